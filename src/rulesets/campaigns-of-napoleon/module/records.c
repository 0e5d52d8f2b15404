/* How the module's tables are read: one record a TSV file. */
#include "rulesets/campaigns-of-napoleon/module/module.h"

/* clang-format off */
const char *const con_weather_words[] = {
    "clear", "rain", "mud", "snow", "blizzard", NULL};
static const char *const arm_words[] = {
    "infantry", "cavalry", "artillery", "pontoon", NULL};
static const char *const rank_words[] = {
    "commander", "marshal", "corps", "major-general",
    "cavalry-major-general", NULL};
const char *const con_weight_words[] = {
    "none", "light", "medium", "heavy", NULL};
const char *const con_ground_words[] = {
    "clear", "woods", "hills", "woods-hills", "marsh", NULL};
static const char *const terrain_words[] = {
    "clear", "woods", "hills", "woods-hills", "marsh", "village", "town",
    "center", "fortified", NULL};
const char *const con_river_words[] = {"none", "primary", "secondary", NULL};
static const char *const road_words[] = {"none", "primary", "secondary", NULL};
const char *const con_place_words[] = {
    "none", "village", "town", "center", NULL};
static const char *const affecting_words[] = {"no", "yes", "strong", NULL};
static const char *const supply_words[] = {
    "source", "center", "depot-town", NULL};
static const char *const arrival_words[] = {"unit", "leader", NULL};
static const char *const victory_words[] = {
    "battle-army", "battle-corps", "hold", "retake", "lost", "hit", NULL};

#define SOURCE(type) NEEDED(TEXT, type, provenance, "provenance")

static const struct field map_fields[] = {
    MAP_SIZE_FIELDS, SOURCE(hex_map), {0}};

static const struct field hex_fields[] = {
    MAP_HEX_FIELDS(con_ground_words), SOURCE(map_hex), {0}};

static const struct field place_fields[] = {
    MAP_PLACE_FIELDS(con_place_words),
    NEEDED(YES, map_place, fortified, "fortified"),
    MAY(TEXT, map_place, latitude, "lat"),
    MAY(TEXT, map_place, longitude, "lon"),
    SOURCE(map_place), {0}};

static const struct field hexside_fields[] = {
    MAP_HEXSIDE_FIELDS(con_river_words),
    MAY_REFER(HEX, map_hexside, crest, "crest", "hex"),
    MAY(TEXT, map_hexside, name, "name"),
    SOURCE(map_hexside), {0}};

static const struct field road_fields[] = {
    MAP_ROAD_FIELDS(road_words), SOURCE(map_road), {0}};

static const struct field army_card_fields[] = {
    FIELD(NAME, struct army_card, id, "id", FIELD_KEY),
    CHOOSE(army_card, side, "side", con_side_words),
    NEEDED(TEXT, army_card, name, "name"),
    REFER(NAME, army_card, commander, "commander", "leader"),
    NEEDED(COUNT, army_card, start_ap, "start-ap"),
    NEEDED(COUNT, army_card, activation, "activation"),
    SOURCE(army_card), {0}};

static const struct field unit_card_fields[] = {
    FIELD(NAME, struct unit_card, id, "id", FIELD_KEY),
    CHOOSE(unit_card, side, "side", con_side_words),
    REFER(NAME, unit_card, army, "army", "army"),
    NEEDED(NAME, unit_card, nation, "nation"),
    NEEDED(TEXT, unit_card, name, "name"),
    MAY(TEXT, unit_card, corps, "corps"),
    CHOOSE(unit_card, arm, "arm", arm_words),
    NEEDED(YES, unit_card, guard, "guard"),
    MAY_CHOOSE(unit_card, weight, "weight", con_weight_words),
    NEEDED(COUNT, unit_card, sp, "sp"),
    NEEDED(COUNT, unit_card, art, "art"),
    NEEDED(COUNT, unit_card, mp, "mp"),
    SCALED(unit_card, subordination, "subordination", 2),
    MAY_REFER(NAME, unit_card, leader, "leader", "leader"),
    MAY(COUNT, unit_card, vedettes, "vedettes"),
    MAY(YES, unit_card, outpost, "acting-vedette"),
    MAY_REFER(HEX, unit_card, start, "start", "hex"),
    MAY(COUNT, unit_card, men, "men"),
    MAY(COUNT, unit_card, guns, "guns"),
    SOURCE(unit_card), {0}};

static const struct field leader_card_fields[] = {
    FIELD(NAME, struct leader_card, id, "id", FIELD_KEY),
    CHOOSE(leader_card, side, "side", con_side_words),
    REFER(NAME, leader_card, army, "army", "army"),
    NEEDED(TEXT, leader_card, name, "name"),
    CHOOSE(leader_card, rank, "rank", rank_words),
    NEEDED(COUNT, leader_card, span, "span"),
    NEEDED(COUNT, leader_card, initiative, "initiative"),
    NEEDED(YES, leader_card, star, "star"),
    SCALED(leader_card, command_value, "command-value", 2),
    MAY_REFER(NAME, leader_card, superior, "superior", "leader"),
    MAY_REFER(HEX, leader_card, start, "start", "hex"),
    SOURCE(leader_card), {0}};

static const struct field vedette_card_fields[] = {
    FIELD(NAME, struct vedette_card, id, "id", FIELD_KEY),
    REFER(NAME, vedette_card, army, "army", "army"),
    REFER(NAME, vedette_card, unit, "unit", "unit"),
    REFER(HEX, vedette_card, hex, "hex", "hex"),
    SOURCE(vedette_card), {0}};

static const struct field arrival_fields[] = {
    NEEDED(COUNT, arrival, turn, "turn"),
    REFER(NAME, arrival, army, "army", "army"),
    CHOOSE(arrival, kind, "kind", arrival_words),
    FIELD_REFERS(NAME, struct arrival, piece, "id", FIELD_KEY, "unit|leader"),
    MAY_REFER(HEX, arrival, entry, "entry", "hex"),
    MAY_REFER(NAME, arrival, with, "with", "leader"),
    SOURCE(arrival), {0}};

static const struct field supply_point_fields[] = {
    CHOOSE(supply_point, kind, "kind", supply_words),
    REFER(NAME, supply_point, army, "army", "army"),
    REFER(HEX, supply_point, hex, "hex", "hex"),
    NEEDED(TEXT, supply_point, name, "name"),
    NEEDED(YES, supply_point, active, "active"),
    SOURCE(supply_point), {0}};

static const struct field turn_card_fields[] = {
    NEEDED(COUNT, turn_card, turn, "turn"),
    NEEDED(TEXT, turn_card, date, "date"),
    CHOOSE(turn_card, weather, "weather", con_weather_words),
    MAY(TEXT, turn_card, note, "note"),
    SOURCE(turn_card), {0}};

static const struct field victory_event_fields[] = {
    FIELD(NAME, struct victory_event, id, "id", FIELD_KEY),
    CHOOSE(victory_event, kind, "kind", victory_words),
    CHOOSE(victory_event, side, "side", con_side_words),
    MAY(COUNT, victory_event, r_from, "r-from"),
    MAY(COUNT, victory_event, r_to, "r-to"),
    MAY_REFER(HEX, victory_event, hex, "hex", "hex"),
    MAY_REFER(NAME, victory_event, army, "army", "army"),
    MAY_REFER(NAME, victory_event, leader, "leader", "leader"),
    MAY(COUNT, victory_event, percent, "percent"),
    NEEDED(NUMBER, victory_event, shift, "shift"),
    NEEDED(TEXT, victory_event, text, "text"),
    SOURCE(victory_event), {0}};

static const struct field ap_fields[] = {
    NEEDED(COUNT, band, from, "length-from"),
    NEEDED(COUNT, band, to, "length-to"),
    NEEDED(COUNT, band, gives, "ap"),
    SOURCE(band), {0}};

static const struct field attrition_column_fields[] = {
    NEEDED(COUNT, attrition_column, from, "unspent-ap-from"),
    NEEDED(COUNT, attrition_column, to, "unspent-ap-to"),
    NEEDED(TEXT, attrition_column, column, "column"),
    NEEDED(NUMBER, attrition_column, modifier, "modifier"),
    SOURCE(attrition_column), {0}};

static const struct field attrition_fields[] = {
    NEEDED(NUMBER, band, from, "total-from"),
    NEEDED(NUMBER, band, to, "total-to"),
    SCALED(band, gives, "loss-percent", 10),
    SOURCE(band), {0}};

static const struct field differential_row_fields[] = {
    SCALED(differential_row, from, "ratio-from", 4),
    MAY_SCALED(differential_row, below, "ratio-below", 4),
    NEEDED(COUNT, differential_row, modifier, "modifier"),
    SOURCE(differential_row), {0}};

static const struct field movement_row_fields[] = {
    FIELD(NAME, struct movement_row, step, "step", FIELD_KEY),
    SCALED(movement_row, normal, "up-to-30-sp", 4),
    SCALED(movement_row, column, "above-30-sp", 4),
    SOURCE(movement_row), {0}};

static const struct field pursuit_fields[] = {
    NEEDED(COUNT, band, from, "total-from"),
    NEEDED(COUNT, band, to, "total-to"),
    NEEDED(COUNT, band, gives, "hexes"),
    SOURCE(band), {0}};

static const struct field terrain_row_fields[] = {
    CHOOSE(terrain_row, terrain, "terrain", terrain_words),
    NEEDED(YES, terrain_row, clear_for_cavalry, "clear-for-cavalry"),
    CHOOSE(terrain_row, affecting, "affecting", affecting_words),
    NEEDED(YES, terrain_row, good_against_infantry, "good-against-infantry"),
    MAY(TEXT, terrain_row, class_of, "similar-class"),
    SOURCE(terrain_row), {0}};

static const struct field weather_row_fields[] = {
    CHOOSE(weather_row, weather, "weather", con_weather_words),
    NEEDED(NUMBER, weather_row, mp, "mp"),
    SCALED(weather_row, secondary_road, "secondary-road", 4),
    NEEDED(COUNT, weather_row, off_road, "off-road-extra"),
    NEEDED(NUMBER, weather_row, bombardment, "bombardment"),
    NEEDED(NUMBER, weather_row, initiative, "initiative-die"),
    NEEDED(NUMBER, weather_row, pursuit, "pursuit-die"),
    NEEDED(COUNT, weather_row, effort, "attrition-effort"),
    SCALED(weather_row, loss, "loss-points", 10),
    SOURCE(weather_row), {0}};

/* A table of the module, and one of bands, each with fields of its own. */
#define TABLE(element, table, type, items) \
    LISTED(element, table, module, type, type##_fields, NULL, items, at)
#define BANDS(element, table, fields, items) \
    LISTED(element, table, module, band, fields, NULL, items, at)

static const struct record children[] = {
    MAP_SIZE(struct module, map, map_fields),
    TABLE("setting", "setup", setting, settings),
    TABLE("army", "armies", army_card, armies),
    TABLE("leader", "leaders", leader_card, leaders),
    TABLE("unit", "units", unit_card, units),
    TABLE("vedette", "vedettes", vedette_card, vedettes),
    TABLE("arrival", "reinforcements", arrival, arrivals),
    TABLE("supply", "supply", supply_point, supplies),
    TABLE("day", "turns", turn_card, turns),
    TABLE("victory", "victory", victory_event, victories),
    BANDS("ap-row", "table-ap", ap_fields, ap),
    TABLE("attrition-column", "table-attrition-column", attrition_column,
          attrition_columns),
    BANDS("attrition-row", "table-attrition", attrition_fields, attrition),
    TABLE("differential-row", "table-cavalry-differential", differential_row,
          differentials),
    TABLE("movement-row", "table-movement", movement_row, movement),
    BANDS("pursuit-row", "table-pursuit", pursuit_fields, pursuit),
    TABLE("terrain-row", "table-terrain", terrain_row, terrain),
    TABLE("weather-row", "table-weather", weather_row, weather),
    MAP_TABLES(struct module, map, hex_fields, place_fields, hexside_fields,
               road_fields),
    {0}};

const struct record con_module_record = {
    "campaigns-of-napoleon-module", sizeof(struct module), NULL, children, 0,
    RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */
