/* How the module's tables are read: one record a TSV file. */
#include "rulesets/grande-armee/module/records.h"

/* clang-format off */
const char *const gra_side_words[] = {"france", "coalition", "neutral", NULL};
const char *const gra_rank_words[] = {
    "supreme", "army", "corps", "division", "brigade", "cavalry", "staff",
    NULL};
const char *const gra_type_words[] = {
    "infantry", "light-cavalry", "heavy-cavalry", "dragoon", "mameluke",
    "artillery", "horse-artillery", "supply-train", "bridge-train", NULL};
const char *const gra_weather_words[] = {"fair", "mud", "snow", NULL};
const char *const gra_march_words[] = {"normal", "single", "double", NULL};
const char *const gra_order_words[] = {
    "none", "move", "concentrate", "transfer", "winter-quarters", NULL};
/* A side that is outbid; "s" of an attacker is "h" of a defender. */
const char *const gra_fate_words[] = {
    "h", "w", "r0", "r1", "r2", "r3", NULL};
static const char *const attacker_fates[] = {
    "s", "w", "r0", "r1", "r2", "r3", NULL};
static const char *const loss_words[] = {
    "-", "attacker-l1", "attacker-l2", "defender-l1", "defender-l2", NULL};
static const char *const size_words[] = {"-", "division", "brigade", NULL};
static const char *const terrain_words[] = {
    "clear", "partial-rough", "rough", "alpine", NULL};
static const char *const river_words[] = {"none", "minor", "major", NULL};
static const char *const settlement_words[] = {
    "none", "town", "city", "depot-city", NULL};
static const char *const fortress_words[] = {"none", "minor", "major", NULL};


static const struct field map_fields[] = {
    NEEDED(COUNT, hex_map, columns, "columns"),
    NEEDED(COUNT, hex_map, rows, "rows"),
    FIELD_SCALED(struct hex_map, scale_tenths_of_km, "scale", FIELD_REQUIRED,
                 10),
    SOURCE(hex_map), {0}};

static const struct field hex_fields[] = {
    FIELD(HEX, struct map_hex, hex, "hex", FIELD_KEY),
    MAY(TEXT, map_hex, printed, "printed"),
    CHOOSE(map_hex, terrain, "terrain", terrain_words),
    MAY_REFER(NAME, map_hex, region, "province", "province"),
    MAY(TEXT, map_hex, latitude, "lat"),
    MAY(TEXT, map_hex, longitude, "lon"),
    SOURCE(map_hex), {0}};

static const struct field hexside_fields[] = {
    MAP_HEXSIDE_FIELDS(river_words),
    MAY(TEXT, map_hexside, name, "name"),
    MAY(TEXT, map_hexside, bridge_name, "bridge-name"),
    SOURCE(map_hexside), {0}};

static const struct field nation_fields[] = {
    FIELD(NAME, struct nation_card, id, "nation", FIELD_KEY),
    NEEDED(TEXT, nation_card, name, "name"),
    CHOOSE(nation_card, side, "side", gra_side_words),
    MAY(NAME, nation_card, power, "power"),
    BOUNDED(nation_card, morale, "morale", 0, 9),
    MAY(YES, nation_card, forage, "forage"),
    MAY_REFER(NAME, nation_card, supply_as, "supply-as", "nation"),
    MAY_REFER(HEXES, nation_card, loc, "loc", "hex"),
    MAY(COUNT, nation_card, markers, "markers"),
    SOURCE(nation_card), {0}};

static const struct field province_fields[] = {
    FIELD(NAME, struct province_card, id, "province", FIELD_KEY),
    NEEDED(TEXT, province_card, name, "name"),
    MAY(NAME, province_card, owner, "owner"),
    CHOOSE(province_card, start, "start", gra_side_words),
    MAY(NAME, province_card, entry, "entry"),
    MAY(COUNT, province_card, resources[0], "resources-home"),
    MAY(COUNT, province_card, resources[1], "resources-conquered"),
    MAY(COUNT, province_card, resources[2], "resources-annexed"),
    SOURCE(province_card), {0}};

static const struct field leader_fields[] = {
    FIELD(NAME, struct leader_card, id, "leader", FIELD_KEY),
    NEEDED(TEXT, leader_card, name, "name"),
    REFER(NAME, leader_card, nation_id, "nation", "nation"),
    CHOOSE(leader_card, rank, "rank", gra_rank_words),
    MAY_REFER(NAME, leader_card, superior_id, "superior", "leader"),
    MAY(TEXT, leader_card, army, "army"),
    MAY_COUNT(leader_card, initiative, "initiative", 6),
    BOUNDED(leader_card, bonus, "bonus", 0, 9),
    BOUNDED(leader_card, morale, "morale", 0, 9),
    MAY(COUNT, leader_card, points, "points"),
    MAY(COUNT, leader_card, path, "path"),
    MAY(COUNT, leader_card, boxes, "boxes"),
    MAY(COUNT, leader_card, bottom_boxes, "bottom-boxes"),
    MAY_REFER(NAMES, leader_card, takes, "takes", "nation"),
    MAY(YES, leader_card, reserve, "reserve"),
    MAY_REFER(NAME, leader_card, unit_id, "unit", "unit"),
    MAY_REFER(HEX, leader_card, start, "start", "hex"),
    MAY(COUNT, leader_card, seniority, "seniority"),
    MAY(YES, leader_card, pool, "pool"),
    SOURCE(leader_card), {0}};

static const struct field unit_fields[] = {
    FIELD(NAME, struct unit_card, id, "unit", FIELD_KEY),
    NEEDED(TEXT, unit_card, name, "name"),
    MAY(COUNT, unit_card, number, "number"),
    CHOOSE(unit_card, type, "type", gra_type_words),
    MAY_CHOOSE(unit_card, size, "size", size_words),
    REFER(NAME, unit_card, nation_id, "nation", "nation"),
    MAY_REFER(NAME, unit_card, leader_id, "leader", "leader"),
    BOUNDED(unit_card, sp, "sp", 0, 99),
    BOUNDED(unit_card, most, "most", 0, 99),
    MAY(YES, unit_card, inherent, "inherent"),
    MAY(NAMES, unit_card, flags, "flags"),
    MAY_REFER(HEX, unit_card, start, "start", "hex"),
    MAY(COUNT, unit_card, turn, "turn"),
    SOURCE(unit_card), {0}};

static const struct field depot_fields[] = {
    FIELD(NAME, struct depot_card, id, "depot", FIELD_KEY),
    REFER(NAME, depot_card, nation_id, "nation", "nation"),
    REFER(HEX, depot_card, hex, "hex", "hex"),
    SOURCE(depot_card), {0}};

static const struct field place_fields[] = {
    FIELD_REFERS(HEX, struct place_card, hex, "hex", FIELD_KEY, "hex"),
    NEEDED(TEXT, place_card, name, "name"),
    CHOOSE(place_card, settlement, "settlement", settlement_words),
    MAY_CHOOSE(place_card, fortress, "fortress", fortress_words),
    MAY(COUNT, place_card, capacity, "capacity"),
    MAY(COUNT, place_card, walls, "walls"),
    MAY(COUNT, place_card, stores, "stores"),
    MAY_REFER(NAME, place_card, depot_city_of, "depot-city-of", "nation"),
    CHOOSE(place_card, start, "start", gra_side_words),
    MAY(COUNT, place_card, vp, "vp"),
    MAY(TEXT, place_card, latitude, "lat"),
    MAY(TEXT, place_card, longitude, "lon"),
    SOURCE(place_card), {0}};

static const struct field turn_fields[] = {
    FIELD(COUNT, struct turn_card, turn, "turn", FIELD_KEY),
    NEEDED(TEXT, turn_card, name, "name"),
    NEEDED(COUNT, turn_card, year, "year"),
    NEEDED(NAME, turn_card, month, "month"),
    NEEDED(COUNT, turn_card, week, "week"),
    MAY(TEXT, turn_card, dates, "dates"),
    SOURCE(turn_card), {0}};

static const struct field pool_fields[] = {
    FIELD(NAME, struct pool_card, power, "power", FIELD_KEY),
    NEEDED(COUNT, pool_card, generic, "generic"),
    NEEDED(COUNT, pool_card, bonus, "bonus"),
    NEEDED(COUNT, pool_card, morale, "morale"),
    SOURCE(pool_card), {0}};

static const struct field crt_fields[] = {
    FIELD(COUNT, struct crt_row, total, "total", FIELD_KEY),
    BOUNDED(crt_row, percent[0], "attacker-percent", 0, 100),
    CHOOSE(crt_row, fate[0], "attacker-if-outbid", attacker_fates),
    BOUNDED(crt_row, percent[1], "defender-percent", 0, 100),
    CHOOSE(crt_row, fate[1], "defender-if-outbid", gra_fate_words),
    MAY_CHOOSE(crt_row, leader, "leader-loss", loss_words),
    SOURCE(crt_row), {0}};

/* The same with a word in between. */
#define WORDED(name, word_column, number_column) \
    static const struct field name[] = { \
        FIELD(NAME, struct amount_row, key, "case", FIELD_KEY), \
        FIELD(NUMBER, struct amount_row, amount, number_column, \
              FIELD_REQUIRED), \
        FIELD(NAME, struct amount_row, word, word_column, FIELD_REQUIRED), \
        SOURCE(amount_row), {0}}

WORDED(modifier_fields, "side", "modifier");
WORDED(terrain_fields, "kind", "mp");
static AMOUNTS(movement_fields, "type", "ma");
static AMOUNTS(vp_fields, "rank", "vp");

static const struct field frontage_fields[] = {
    FIELD_WORDS(struct frontage_row, terrain, "terrain", FIELD_KEY,
                terrain_words),
    NEEDED(COUNT, frontage_row, front, "front-sp"),
    NEEDED(COUNT, frontage_row, stack, "stack-sp"),
    SOURCE(frontage_row), {0}};

static const struct field pursuit_fields[] = {
    FIELD(COUNT, struct pursuit_row, total, "total", FIELD_KEY),
    BOUNDED(pursuit_row, percent, "percent", 0, 100),
    SOURCE(pursuit_row), {0}};

static const struct field errata_fields[] = {
    NEEDED(TEXT, errata_row, number, "case"),
    NEEDED(NAMES, errata_row, scope, "scope"),
    NEEDED(NAME, errata_row, table, "table"),
    MAY(NAME, errata_row, piece, "piece"),
    NEEDED(NAME, errata_row, field, "field"),
    MAY(TEXT, errata_row, printed, "printed"),
    MAY(TEXT, errata_row, after, "after"),
    MAY(TEXT, errata_row, note, "note"),
    SOURCE(errata_row), {0}};

/* An element and its table: nations.tsv becomes elements "nation". */
#define ROWS(element, table, type, fields, items, count) \
    {element, sizeof(struct type), fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, count), table, \
     RECORD_NO_PLACE}
/* The same of rows that refusals name. */
#define PLACED(element, table, type, fields, items, count) \
    {element, sizeof(struct type), fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, count), table, \
     offsetof(struct type, at)}

static const struct record module_children[] = {
    MAP_SIZE(struct module, map, map_fields),
    MAP_TABLE("hex", "hexes", map_hex, hex_fields, struct module, map, hexes,
              hex_count),
    MAP_TABLE("hexside", "hexsides", map_hexside, hexside_fields,
              struct module, map, hexsides, hexside_count),
    PLACED("place", "places", place_card, place_fields, places, places_count),
    PLACED("province", "provinces", province_card, province_fields,
           provinces, provinces_count),
    PLACED("nation", "nations", nation_card, nation_fields, nations,
           nations_count),
    PLACED("leader", "leaders", leader_card, leader_fields, leaders,
           leaders_count),
    PLACED("unit", "units", unit_card, unit_fields, units, units_count),
    PLACED("depot", "depots", depot_card, depot_fields, depots, depots_count),
    ROWS("turn", "turns", turn_card, turn_fields, turns, turns_count),
    PLACED("pool", "pool", pool_card, pool_fields, pool, pools_count),
    PLACED("setting", "setup", setting, setting_fields, settings,
           settings_count),
    ROWS("crt", "table-crt", crt_row, crt_fields, crt, crt_count),
    ROWS("battle-modifier", "table-battle-modifiers", amount_row,
         modifier_fields, modifier_rows, modifiers_count),
    ROWS("movement", "table-movement", amount_row, movement_fields,
         movement_rows, movement_count),
    ROWS("terrain", "table-terrain", amount_row, terrain_fields,
         terrain_rows, terrain_count),
    ROWS("frontage", "table-frontage", frontage_row, frontage_fields,
         frontage, frontage_count),
    ROWS("leader-vp", "table-leader-vp", amount_row, vp_fields, vp_rows,
         vp_count),
    ROWS("pursuit", "table-pursuit", pursuit_row, pursuit_fields, pursuit,
         pursuit_count),
    PLACED("errata", "table-errata", errata_row, errata_fields, errata,
           errata_count),
    PLACED("detachment", "detachments", detachment_card,
           gra_detachment_fields, days.detachments, days.detachments_count),
    PLACED("reinforcement", "reinforcements", reinforcement_card,
           gra_reinforcement_fields, days.reinforcements,
           days.reinforcements_count),
    ROWS("forced-march", "table-forced-march", forced_row, gra_forced_fields,
         days.forced, days.forced_count),
    ROWS("weather", "table-weather", weather_row, gra_weather_fields,
         days.weather, days.weather_count),
    ROWS("skirmish", "table-skirmish", skirmish_row, gra_skirmish_fields,
         days.skirmish, days.skirmish_count),
    ROWS("attrition", "table-attrition", amount_row, gra_attrition_fields,
         days.attrition, days.attrition_count),
    ROWS("attrition-modifier", "table-attrition-modifiers", amount_row,
         gra_attrition_modifier_fields, days.attrition_modifiers,
         days.attrition_modifier_count),
    ROWS("command-cost", "table-command-cost", amount_row,
         gra_command_cost_fields, days.command_costs,
         days.command_cost_count),
    {0}};

const struct record gra_module_record = {
    "grande-armee-module", sizeof(struct module), NULL, module_children, 0,
    RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */
