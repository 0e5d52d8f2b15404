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
const char *const con_river_words[] = {
    "none", "primary", "secondary", NULL};
static const char *const road_words[] = {
    "none", "primary", "secondary", NULL};
const char *const con_place_words[] = {
    "none", "village", "town", "center", NULL};
static const char *const affecting_words[] = {"no", "yes", "strong", NULL};
static const char *const supply_words[] = {
    "source", "center", "depot-town", NULL};
static const char *const arrival_words[] = {"unit", "leader", NULL};
static const char *const victory_words[] = {
    "battle-army", "battle-corps", "hold", "retake", "lost", "hit", NULL};

#define SOURCE(type) \
    FIELD(TEXT, struct type, provenance, "provenance", FIELD_REQUIRED)

static const struct field map_fields[] = {
    MAP_SIZE_FIELDS, SOURCE(hex_map), {0}};

static const struct field hex_fields[] = {
    MAP_HEX_FIELDS(con_ground_words), SOURCE(map_hex), {0}};

static const struct field place_fields[] = {
    MAP_PLACE_FIELDS(con_place_words),
    FIELD(YES, struct map_place, fortified, "fortified", FIELD_REQUIRED),
    FIELD(TEXT, struct map_place, latitude, "lat", FIELD_OPTIONAL),
    FIELD(TEXT, struct map_place, longitude, "lon", FIELD_OPTIONAL),
    SOURCE(map_place),
    {0}};

static const struct field hexside_fields[] = {
    MAP_HEXSIDE_FIELDS(con_river_words),
    REFERS(HEX, map_hexside, crest, "crest", FIELD_OPTIONAL, "hex"),
    FIELD(TEXT, struct map_hexside, name, "name", FIELD_OPTIONAL),
    SOURCE(map_hexside),
    {0}};

static const struct field road_fields[] = {
    MAP_ROAD_FIELDS(road_words), SOURCE(map_road), {0}};

static const struct field army_fields[] = {
    FIELD(NAME, struct army_card, id, "id", FIELD_KEY),
    WORDS(army_card, side, "side", FIELD_REQUIRED, con_side_words),
    FIELD(TEXT, struct army_card, name, "name", FIELD_REQUIRED),
    REFERS(NAME, army_card, commander, "commander", FIELD_REQUIRED, "leader"),
    FIELD(COUNT, struct army_card, start_ap, "start-ap", FIELD_REQUIRED),
    FIELD(COUNT, struct army_card, activation, "activation", FIELD_REQUIRED),
    SOURCE(army_card),
    {0}};

static const struct field unit_fields[] = {
    FIELD(NAME, struct unit_card, id, "id", FIELD_KEY),
    WORDS(unit_card, side, "side", FIELD_REQUIRED, con_side_words),
    REFERS(NAME, unit_card, army, "army", FIELD_REQUIRED, "army"),
    FIELD(NAME, struct unit_card, nation, "nation", FIELD_REQUIRED),
    FIELD(TEXT, struct unit_card, name, "name", FIELD_REQUIRED),
    FIELD(TEXT, struct unit_card, corps, "corps", FIELD_OPTIONAL),
    WORDS(unit_card, arm, "arm", FIELD_REQUIRED, arm_words),
    FIELD(YES, struct unit_card, guard, "guard", FIELD_REQUIRED),
    WORDS(unit_card, weight, "weight", FIELD_OPTIONAL, con_weight_words),
    FIELD(COUNT, struct unit_card, sp, "sp", FIELD_REQUIRED),
    FIELD(COUNT, struct unit_card, art, "art", FIELD_REQUIRED),
    FIELD(COUNT, struct unit_card, mp, "mp", FIELD_REQUIRED),
    SCALED(unit_card, subordination, "subordination", FIELD_REQUIRED, 2),
    REFERS(NAME, unit_card, leader, "leader", FIELD_OPTIONAL, "leader"),
    FIELD(COUNT, struct unit_card, vedettes, "vedettes", FIELD_OPTIONAL),
    FIELD(YES, struct unit_card, outpost, "acting-vedette", FIELD_OPTIONAL),
    REFERS(HEX, unit_card, start, "start", FIELD_OPTIONAL, "hex"),
    FIELD(COUNT, struct unit_card, men, "men", FIELD_OPTIONAL),
    FIELD(COUNT, struct unit_card, guns, "guns", FIELD_OPTIONAL),
    SOURCE(unit_card),
    {0}};

static const struct field leader_fields[] = {
    FIELD(NAME, struct leader_card, id, "id", FIELD_KEY),
    WORDS(leader_card, side, "side", FIELD_REQUIRED, con_side_words),
    REFERS(NAME, leader_card, army, "army", FIELD_REQUIRED, "army"),
    FIELD(TEXT, struct leader_card, name, "name", FIELD_REQUIRED),
    WORDS(leader_card, rank, "rank", FIELD_REQUIRED, rank_words),
    FIELD(COUNT, struct leader_card, span, "span", FIELD_REQUIRED),
    FIELD(COUNT, struct leader_card, initiative, "initiative", FIELD_REQUIRED),
    FIELD(YES, struct leader_card, star, "star", FIELD_REQUIRED),
    SCALED(leader_card, command_value, "command-value", FIELD_REQUIRED, 2),
    REFERS(NAME, leader_card, superior, "superior", FIELD_OPTIONAL, "leader"),
    REFERS(HEX, leader_card, start, "start", FIELD_OPTIONAL, "hex"),
    SOURCE(leader_card),
    {0}};

static const struct field vedette_fields[] = {
    FIELD(NAME, struct vedette_card, id, "id", FIELD_KEY),
    REFERS(NAME, vedette_card, army, "army", FIELD_REQUIRED, "army"),
    REFERS(NAME, vedette_card, unit, "unit", FIELD_REQUIRED, "unit"),
    REFERS(HEX, vedette_card, hex, "hex", FIELD_REQUIRED, "hex"),
    SOURCE(vedette_card),
    {0}};

static const struct field arrival_fields[] = {
    FIELD(COUNT, struct arrival, turn, "turn", FIELD_REQUIRED),
    REFERS(NAME, arrival, army, "army", FIELD_REQUIRED, "army"),
    WORDS(arrival, kind, "kind", FIELD_REQUIRED, arrival_words),
    REFERS(NAME, arrival, piece, "id", FIELD_KEY, "unit|leader"),
    REFERS(HEX, arrival, entry, "entry", FIELD_OPTIONAL, "hex"),
    REFERS(NAME, arrival, with, "with", FIELD_OPTIONAL, "leader"),
    SOURCE(arrival),
    {0}};

static const struct field supply_fields[] = {
    WORDS(supply_point, kind, "kind", FIELD_REQUIRED, supply_words),
    REFERS(NAME, supply_point, army, "army", FIELD_REQUIRED, "army"),
    REFERS(HEX, supply_point, hex, "hex", FIELD_REQUIRED, "hex"),
    FIELD(TEXT, struct supply_point, name, "name", FIELD_REQUIRED),
    FIELD(YES, struct supply_point, active, "active", FIELD_REQUIRED),
    SOURCE(supply_point),
    {0}};

static const struct field turn_fields[] = {
    FIELD(COUNT, struct turn_card, turn, "turn", FIELD_REQUIRED),
    FIELD(TEXT, struct turn_card, date, "date", FIELD_REQUIRED),
    WORDS(turn_card, weather, "weather", FIELD_REQUIRED, con_weather_words),
    FIELD(TEXT, struct turn_card, note, "note", FIELD_OPTIONAL),
    SOURCE(turn_card),
    {0}};

static const struct field victory_fields[] = {
    FIELD(NAME, struct victory_event, id, "id", FIELD_KEY),
    WORDS(victory_event, kind, "kind", FIELD_REQUIRED, victory_words),
    WORDS(victory_event, side, "side", FIELD_REQUIRED, con_side_words),
    FIELD(COUNT, struct victory_event, r_from, "r-from", FIELD_OPTIONAL),
    FIELD(COUNT, struct victory_event, r_to, "r-to", FIELD_OPTIONAL),
    REFERS(HEX, victory_event, hex, "hex", FIELD_OPTIONAL, "hex"),
    REFERS(NAME, victory_event, army, "army", FIELD_OPTIONAL, "army"),
    REFERS(NAME, victory_event, leader, "leader", FIELD_OPTIONAL, "leader"),
    FIELD(COUNT, struct victory_event, percent, "percent", FIELD_OPTIONAL),
    FIELD(NUMBER, struct victory_event, shift, "shift", FIELD_REQUIRED),
    FIELD(TEXT, struct victory_event, text, "text", FIELD_REQUIRED),
    SOURCE(victory_event),
    {0}};

static const struct field ap_fields[] = {
    FIELD(COUNT, struct band, from, "length-from", FIELD_REQUIRED),
    FIELD(COUNT, struct band, to, "length-to", FIELD_REQUIRED),
    FIELD(COUNT, struct band, gives, "ap", FIELD_REQUIRED),
    SOURCE(band),
    {0}};

static const struct field column_fields[] = {
    FIELD(COUNT, struct attrition_column, from, "unspent-ap-from",
          FIELD_REQUIRED),
    FIELD(COUNT, struct attrition_column, to, "unspent-ap-to", FIELD_REQUIRED),
    FIELD(TEXT, struct attrition_column, column, "column", FIELD_REQUIRED),
    FIELD(NUMBER, struct attrition_column, modifier, "modifier",
          FIELD_REQUIRED),
    SOURCE(attrition_column),
    {0}};

static const struct field attrition_fields[] = {
    FIELD(NUMBER, struct band, from, "total-from", FIELD_REQUIRED),
    FIELD(NUMBER, struct band, to, "total-to", FIELD_REQUIRED),
    SCALED(band, gives, "loss-percent", FIELD_REQUIRED, 10),
    SOURCE(band),
    {0}};

static const struct field differential_fields[] = {
    SCALED(differential_row, from, "ratio-from", FIELD_REQUIRED, 4),
    SCALED(differential_row, below, "ratio-below", FIELD_OPTIONAL, 4),
    FIELD(COUNT, struct differential_row, modifier, "modifier", FIELD_REQUIRED),
    SOURCE(differential_row),
    {0}};

static const struct field movement_fields[] = {
    FIELD(NAME, struct movement_row, step, "step", FIELD_KEY),
    SCALED(movement_row, normal, "up-to-30-sp", FIELD_REQUIRED, 4),
    SCALED(movement_row, column, "above-30-sp", FIELD_REQUIRED, 4),
    SOURCE(movement_row),
    {0}};

static const struct field pursuit_fields[] = {
    FIELD(COUNT, struct band, from, "total-from", FIELD_REQUIRED),
    FIELD(COUNT, struct band, to, "total-to", FIELD_REQUIRED),
    FIELD(COUNT, struct band, gives, "hexes", FIELD_REQUIRED),
    SOURCE(band),
    {0}};

static const struct field terrain_fields[] = {
    WORDS(terrain_row, terrain, "terrain", FIELD_REQUIRED, terrain_words),
    FIELD(YES, struct terrain_row, clear_for_cavalry, "clear-for-cavalry",
          FIELD_REQUIRED),
    WORDS(terrain_row, affecting, "affecting", FIELD_REQUIRED, affecting_words),
    FIELD(YES, struct terrain_row, good_against_infantry,
          "good-against-infantry", FIELD_REQUIRED),
    FIELD(TEXT, struct terrain_row, class_of, "similar-class", FIELD_OPTIONAL),
    SOURCE(terrain_row),
    {0}};

static const struct field weather_fields[] = {
    WORDS(weather_row, weather, "weather", FIELD_REQUIRED, con_weather_words),
    FIELD(NUMBER, struct weather_row, mp, "mp", FIELD_REQUIRED),
    SCALED(weather_row, secondary_road, "secondary-road", FIELD_REQUIRED, 4),
    FIELD(COUNT, struct weather_row, off_road, "off-road-extra",
          FIELD_REQUIRED),
    FIELD(NUMBER, struct weather_row, bombardment, "bombardment",
          FIELD_REQUIRED),
    FIELD(NUMBER, struct weather_row, initiative, "initiative-die",
          FIELD_REQUIRED),
    FIELD(NUMBER, struct weather_row, pursuit, "pursuit-die", FIELD_REQUIRED),
    FIELD(COUNT, struct weather_row, effort, "attrition-effort",
          FIELD_REQUIRED),
    SCALED(weather_row, loss, "loss-points", FIELD_REQUIRED, 10),
    SOURCE(weather_row),
    {0}};

#define PLACED(element, table, type, fields, items, count) \
    {element, sizeof(struct type), fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, count), table, \
     offsetof(struct type, at)}
#define ROWS(element, table, type, fields, items, count) \
    {element, sizeof(struct type), fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, count), table, \
     RECORD_NO_PLACE}

static const struct record children[] = {
    MAP_SIZE(struct module, map, map_fields),
    PLACED("setting", "setup", setting, setting_fields, settings,
         settings_count),
    PLACED("army", "armies", army_card, army_fields, armies, armies_count),
    PLACED("leader", "leaders", leader_card, leader_fields, leaders,
           leaders_count),
    PLACED("unit", "units", unit_card, unit_fields, units, units_count),
    PLACED("vedette", "vedettes", vedette_card, vedette_fields, vedettes,
           vedettes_count),
    PLACED("arrival", "reinforcements", arrival, arrival_fields, arrivals,
           arrivals_count),
    PLACED("supply", "supply", supply_point, supply_fields, supplies,
           supplies_count),
    ROWS("day", "turns", turn_card, turn_fields, turns, turns_count),
    PLACED("victory", "victory", victory_event, victory_fields, victories,
           victories_count),
    ROWS("ap-row", "table-ap", band, ap_fields, ap, ap_count),
    ROWS("attrition-column", "table-attrition-column", attrition_column,
         column_fields, attrition_columns, attrition_columns_count),
    ROWS("attrition-row", "table-attrition", band, attrition_fields,
         attrition, attrition_count),
    ROWS("differential-row", "table-cavalry-differential", differential_row,
         differential_fields, differentials, differentials_count),
    ROWS("movement-row", "table-movement", movement_row, movement_fields,
         movement, movement_count),
    ROWS("pursuit-row", "table-pursuit", band, pursuit_fields, pursuit,
         pursuit_count),
    ROWS("terrain-row", "table-terrain", terrain_row, terrain_fields, terrain,
         terrain_count),
    ROWS("weather-row", "table-weather", weather_row, weather_fields,
         weather, weather_count),
    MAP_TABLES(struct module, map, hex_fields, place_fields, hexside_fields,
               road_fields),
    {0}};
/* clang-format on */

const struct record con_module_record = {
    "campaigns-of-napoleon-module",
    sizeof(struct module),
    NULL,
    children,
    0,
    RECORD_SINGLE,
    NULL,
    RECORD_NO_PLACE,
};
