/* How a small scene is read. */
#include "rulesets/campaigns-of-napoleon/odds/scene.h"

/* clang-format off */
static const char *const rank_words[] = {
    "corps", "major-general", "cavalry-major-general", "commander",
    "marshal", NULL};

static const struct field hex_fields[] = {
    FIELD(HEX, struct scene_hex, hex, "hex", FIELD_KEY),
    WORDS(scene_hex, terrain, "terrain", FIELD_OPTIONAL, con_ground_words),
    WORDS(scene_hex, place, "place", FIELD_OPTIONAL, con_place_words),
    FIELD(YES, struct scene_hex, fortified, "fortified", FIELD_OPTIONAL),
    {0}};

static const struct field hexside_fields[] = {
    FIELD(HEX, struct map_hexside, one, "hex-a", FIELD_REQUIRED),
    FIELD(HEX, struct map_hexside, other, "hex-b", FIELD_REQUIRED),
    WORDS(map_hexside, river, "river", FIELD_OPTIONAL, con_river_words),
    FIELD(YES, struct map_hexside, bridge, "bridge", FIELD_OPTIONAL),
    FIELD(HEX, struct map_hexside, crest, "crest", FIELD_OPTIONAL),
    {0}};

static const struct field leader_fields[] = {
    FIELD(NAME, struct scene_leader, id, "id", FIELD_KEY),
    FIELD(HEX, struct scene_leader, hex, "hex", FIELD_REQUIRED),
    FIELD(TEXT, struct scene_leader, name, "name", FIELD_OPTIONAL),
    WORDS(scene_leader, rank, "rank", FIELD_OPTIONAL, rank_words),
    FIELD(COUNT, struct scene_leader, initiative, "initiative", FIELD_OPTIONAL),
    FIELD(COUNT, struct scene_leader, span, "span", FIELD_OPTIONAL),
    FIELD(YES, struct scene_leader, star, "star", FIELD_OPTIONAL),
    FIELD(NAME, struct scene_leader, superior, "superior", FIELD_OPTIONAL),
    {0}};

static const struct field unit_fields[] = {
    FIELD(NAME, struct scene_unit, id, "id", FIELD_KEY),
    FIELD(HEX, struct scene_unit, hex, "hex", FIELD_REQUIRED),
    FIELD(COUNT, struct scene_unit, sp, "sp", FIELD_OPTIONAL),
    FIELD(COUNT, struct scene_unit, art, "art", FIELD_OPTIONAL),
    FIELD(NAME, struct scene_unit, leader, "leader", FIELD_OPTIONAL),
    FIELD(YES, struct scene_unit, demoralized, "demoralized", FIELD_OPTIONAL),
    {0}};

static const struct field troops_fields[] = {
    FIELD(NAME, struct scene_troops, id, "id", FIELD_KEY),
    FIELD(HEX, struct scene_troops, hex, "hex", FIELD_REQUIRED),
    FIELD(COUNT, struct scene_troops, infantry, "infantry", FIELD_OPTIONAL),
    FIELD(COUNT, struct scene_troops, cavalry, "cavalry", FIELD_OPTIONAL),
    FIELD(COUNT, struct scene_troops, artillery, "artillery", FIELD_OPTIONAL),
    FIELD(COUNT, struct scene_troops, units, "units", FIELD_OPTIONAL),
    WORDS(scene_troops, weight, "weight", FIELD_OPTIONAL, con_weight_words),
    FIELD(YES, struct scene_troops, guard, "guard", FIELD_OPTIONAL),
    FIELD(NAME, struct scene_troops, leader, "leader", FIELD_OPTIONAL),
    FIELD(YES, struct scene_troops, demoralized, "demoralized", FIELD_OPTIONAL),
    {0}};

static const struct field party_fields[] = {
    WORDS(scene_party, side, "side", FIELD_KEY, con_side_words),
    FIELD(NAME, struct scene_party, army, "army", FIELD_OPTIONAL),
    WORDS(scene_party, chit, "chit", FIELD_OPTIONAL, con_chit_words),
    FIELD(YES, struct scene_party, forage, "forage", FIELD_OPTIONAL),
    FIELD(YES, struct scene_party, failed_repulse, "failed-repulse",
          FIELD_OPTIONAL),
    {0}};

static const struct field scene_fields[] = {
    WORDS(con_scene, attacker, "attacker", FIELD_REQUIRED, con_side_words),
    WORDS(con_scene, weather, "weather", FIELD_OPTIONAL, con_weather_words),
    {0}};

#define PLACED(element, in, type, fields, children, items, count) \
    {element, sizeof(struct type), fields, children, \
     offsetof(struct in, items), offsetof(struct in, count), NULL, \
     offsetof(struct type, at)}

static const struct record party_children[] = {
    PLACED("leader", scene_party, scene_leader, leader_fields, NULL, leaders,
           leaders_count),
    PLACED("unit", scene_party, scene_unit, unit_fields, NULL, units,
           units_count),
    PLACED("troops", scene_party, scene_troops, troops_fields, NULL, troops,
           troops_count),
    {0}};

static const struct record scene_children[] = {
    PLACED("hex", con_scene, scene_hex, hex_fields, NULL, hexes, hex_count),
    PLACED("hexside", con_scene, map_hexside, hexside_fields, NULL,
           hexsides, hexside_count),
    PLACED("party", con_scene, scene_party, party_fields, party_children,
           parties, parties_count),
    {0}};

const struct record con_scene_record = {
    "campaigns-of-napoleon-scene", sizeof(struct con_scene), scene_fields,
    scene_children, 0, RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */
