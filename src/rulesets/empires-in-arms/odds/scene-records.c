/* How a small scene is read. */
#include "rulesets/empires-in-arms/odds/odds.h"
#include "rulesets/empires-in-arms/odds/scene.h"

/* clang-format off */
static const char *const role_words[] = {"attacker", "defender", NULL};
static const char *const river_words[] = {"open", "no", "yes", NULL};

#define FACTORS(factor, name) \
    FIELD(COUNT, struct scene_corps, factors[factor], name, FIELD_OPTIONAL)

static const struct field minor_fields[] = {
    FIELD(NAME, struct scene_minor, id, "id", FIELD_KEY),
    ANY_POWER(scene_minor, power, "power", FIELD_REQUIRED),
    {0}};

static const struct field corps_fields[] = {
    FIELD(NAME, struct scene_corps, id, "id", FIELD_KEY),
    FACTORS(FACTOR_INFANTRY, "infantry"),
    FACTORS(FACTOR_MILITIA, "militia"),
    FACTORS(FACTOR_CAVALRY, "cavalry"),
    FACTORS(FACTOR_GUARD, "guard"),
    FACTORS(FACTOR_ARTILLERY, "artillery"),
    FACTORS(FACTOR_FEUDAL, "feudal"),
    MAY(NAME, scene_corps, area, "at"),
    MAY(NAME, scene_corps, from, "from"),
    {0}};

static const struct field leader_fields[] = {
    FIELD(NAME, struct scene_leader, id, "id", FIELD_KEY),
    NEEDED(NAME, scene_leader, with, "with"),
    {0}};

static const struct field party_fields[] = {
    FIELD_WORDS(struct scene_party, role, "role", FIELD_KEY, role_words),
    {0}};

static const struct field scene_fields[] = {
    NEEDED(NAME, eia_scene, area, "area"),
    MAY(NAME, eia_scene, month, "month"),
    MAY(NAME, eia_scene, terrain, "terrain"),
    MAY_CHOOSE(eia_scene, river, "river", river_words),
    MAY(NAMES, eia_scene, dominant, "dominant"),
    {0}};

#define PLACED(element, in, type, fields, children, items, count) \
    {element, sizeof(struct type), fields, children, \
     offsetof(struct in, items), offsetof(struct in, count), NULL, \
     offsetof(struct type, at)}

static const struct record party_children[] = {
    PLACED("corps", scene_party, scene_corps, corps_fields, NULL, corps,
           corps_count),
    PLACED("leader", scene_party, scene_leader, leader_fields, NULL, leaders,
           leaders_count),
    {0}};

static const struct record scene_children[] = {
    PLACED("minor", eia_scene, scene_minor, minor_fields, NULL, minors,
           minors_count),
    PLACED("party", eia_scene, scene_party, party_fields, party_children,
           parties, party_count),
    {0}};

const struct record eia_scene_record = {
    "empires-in-arms-scene", sizeof(struct eia_scene), scene_fields,
    scene_children, 0, RECORD_SINGLE, NULL, offsetof(struct eia_scene, at)};
/* clang-format on */
