/* How a small scene is read. */
#include "rulesets/campaigns-of-napoleon/odds/scene.h"

/* clang-format off */
static const char *const rank_words[] = {
    "corps", "major-general", "cavalry-major-general", "commander",
    "marshal", NULL};

static const struct field scene_hex_fields[] = {
    FIELD(HEX, struct scene_hex, hex, "hex", FIELD_KEY),
    MAY_CHOOSE(scene_hex, terrain, "terrain", con_ground_words),
    MAY_CHOOSE(scene_hex, place, "place", con_place_words),
    MAY(YES, scene_hex, fortified, "fortified"),
    {0}};

static const struct field map_hexside_fields[] = {
    NEEDED(HEX, map_hexside, one, "hex-a"),
    NEEDED(HEX, map_hexside, other, "hex-b"),
    MAY_CHOOSE(map_hexside, river, "river", con_river_words),
    MAY(YES, map_hexside, bridge, "bridge"),
    MAY(HEX, map_hexside, crest, "crest"),
    {0}};

static const struct field scene_leader_fields[] = {
    FIELD(NAME, struct scene_leader, id, "id", FIELD_KEY),
    NEEDED(HEX, scene_leader, hex, "hex"),
    MAY(TEXT, scene_leader, name, "name"),
    MAY_CHOOSE(scene_leader, rank, "rank", rank_words),
    MAY(COUNT, scene_leader, initiative, "initiative"),
    MAY(COUNT, scene_leader, span, "span"),
    MAY(YES, scene_leader, star, "star"),
    MAY(NAME, scene_leader, superior, "superior"),
    {0}};

static const struct field scene_unit_fields[] = {
    FIELD(NAME, struct scene_unit, id, "id", FIELD_KEY),
    NEEDED(HEX, scene_unit, hex, "hex"),
    MAY(COUNT, scene_unit, sp, "sp"),
    MAY(COUNT, scene_unit, art, "art"),
    MAY(NAME, scene_unit, leader, "leader"),
    MAY(YES, scene_unit, demoralized, "demoralized"),
    {0}};

static const struct field scene_troops_fields[] = {
    FIELD(NAME, struct scene_troops, id, "id", FIELD_KEY),
    NEEDED(HEX, scene_troops, hex, "hex"),
    MAY(COUNT, scene_troops, infantry, "infantry"),
    MAY(COUNT, scene_troops, cavalry, "cavalry"),
    MAY(COUNT, scene_troops, artillery, "artillery"),
    MAY(COUNT, scene_troops, units, "units"),
    MAY_CHOOSE(scene_troops, weight, "weight", con_weight_words),
    MAY(YES, scene_troops, guard, "guard"),
    MAY(NAME, scene_troops, leader, "leader"),
    MAY(YES, scene_troops, demoralized, "demoralized"),
    {0}};

static const struct field scene_party_fields[] = {
    FIELD_WORDS(struct scene_party, side, "side", FIELD_KEY, con_side_words),
    MAY(NAME, scene_party, army, "army"),
    MAY_CHOOSE(scene_party, chit, "chit", con_chit_words),
    MAY(YES, scene_party, forage, "forage"),
    MAY(YES, scene_party, failed_repulse, "failed-repulse"),
    {0}};

static const struct field scene_fields[] = {
    CHOOSE(con_scene, attacker, "attacker", con_side_words),
    MAY_CHOOSE(con_scene, weather, "weather", con_weather_words),
    {0}};

#define LIST(element, in, type, children, items) \
    LISTED(element, NULL, in, type, type##_fields, children, items, at)

static const struct record party_children[] = {
    LIST("leader", scene_party, scene_leader, NULL, leaders),
    LIST("unit", scene_party, scene_unit, NULL, units),
    LIST("troops", scene_party, scene_troops, NULL, troops),
    {0}};

static const struct record scene_children[] = {
    LIST("hex", con_scene, scene_hex, NULL, hexes),
    LIST("hexside", con_scene, map_hexside, NULL, hexsides),
    LIST("party", con_scene, scene_party, party_children, parties),
    {0}};

const struct record con_scene_record = {
    "campaigns-of-napoleon-scene", sizeof(struct con_scene), scene_fields,
    scene_children, 0, RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */
