/* How the module's tables are read: one record a TSV file. */
#include "rulesets/armee-du-nord/module/module.h"

/* clang-format off */
const char *const adn_army_words[] = {
    "anglo-dutch", "french", "prussian", NULL};
const char *const adn_arm_words[] = {
    "infantry", "cavalry", "horse-artillery", "foot-artillery", NULL};
const char *const adn_outcome_words[] = {
    "ar2", "ar", "exc", "ex", "ex-star", "dr", "dr2", NULL};
static const char *const charge_words[] = {
    "ar2", "ar2-s", "ar", "ar-s", "exc", "exc-s", "ex", "ex-s",
    "ex-star", "ex-star-s", "dr", "dr-s", "dr2", "dr2-s", NULL};
static const char *const gun_words[] = {
    "none", "shaken", "loss", "dr", NULL};
static const char *const rank_words[] = {
    "army", "army-corps", "cavalry-corps", NULL};
static const char *const corps_words[] = {
    "army-corps", "cavalry-corps", NULL};
static const char *const size_words[] = {
    "division", "brigade", "battery", NULL};
static const char *const ground_words[] = {
    "clear", "woods", "forest", "swamp", "village", "town", NULL};
static const char *const place_words[] = {
    "none", "village", "town", "grand-farm", "landmark", NULL};
static const char *const river_words[] = {"none", "stream", "river", NULL};
static const char *const road_words[] = {"none", "highway", "road", NULL};
static const char *const turn_words[] = {"day", "night", "rain", NULL};
static const char *const soil_words[] = {"dry", "mud", NULL};
static const char *const event_kinds[] = {
    "control", "increment", "broken", NULL};
static const char *const winner_words[] = {"french", "allied", "both", NULL};

#define SOURCE(type) \
    FIELD(TEXT, struct type, provenance, "provenance", FIELD_REQUIRED)

static const struct field map_fields[] = {
    MAP_SIZE_FIELDS, SOURCE(hex_map), {0}};

static const struct field hex_fields[] = {
    MAP_HEX_FIELDS(ground_words), SOURCE(map_hex), {0}};

static const struct field place_fields[] = {
    MAP_PLACE_FIELDS(place_words),
    FIELD(TEXT, struct map_place, latitude, "lat", FIELD_OPTIONAL),
    FIELD(TEXT, struct map_place, longitude, "lon", FIELD_OPTIONAL),
    SOURCE(map_place),
    {0}};

static const struct field hexside_fields[] = {
    MAP_HEXSIDE_FIELDS(river_words),
    FIELD(TEXT, struct map_hexside, name, "name", FIELD_OPTIONAL),
    SOURCE(map_hexside),
    {0}};

static const struct field road_fields[] = {
    MAP_ROAD_FIELDS(road_words), SOURCE(map_road), {0}};

static const struct field army_fields[] = {
    FIELD(NAME, struct army_card, id, "army", FIELD_KEY),
    FIELD(TEXT, struct army_card, name, "name", FIELD_REQUIRED),
    FIELD(COUNT, struct army_card, auto_turn, "auto-turn", FIELD_OPTIONAL),
    FIELD(YES, struct army_card, active, "active", FIELD_REQUIRED),
    FIELD_RANGE(COUNT, struct army_card, strength, "strength",
                FIELD_REQUIRED, 1, 9999),
    SOURCE(army_card),
    {0}};

static const struct field corps_fields[] = {
    FIELD(NAME, struct corps_card, id, "corps", FIELD_KEY),
    FIELD_WORDS(struct corps_card, army, "army", FIELD_REQUIRED,
                adn_army_words),
    FIELD_WORDS(struct corps_card, kind, "kind", FIELD_REQUIRED, corps_words),
    FIELD_REFERS(NAME, struct corps_card, leader_id, "leader",
                 FIELD_OPTIONAL, "leader"),
    FIELD(YES, struct corps_card, active, "active", FIELD_REQUIRED),
    FIELD_REFERS(HEX, struct corps_card, marker, "marker", FIELD_OPTIONAL,
                 "hex"),
    FIELD_REFERS(HEX, struct corps_card, marker_default, "marker-default",
                 FIELD_OPTIONAL, "hex"),
    FIELD(YES, struct corps_card, rolls_first, "rolls-first",
          FIELD_REQUIRED),
    FIELD(YES, struct corps_card, complete, "complete", FIELD_REQUIRED),
    FIELD(YES, struct corps_card, left_wing, "left-wing", FIELD_REQUIRED),
    SOURCE(corps_card),
    {0}};

static const struct field unit_fields[] = {
    FIELD(NAME, struct unit_card, id, "unit", FIELD_KEY),
    FIELD_WORDS(struct unit_card, army, "army", FIELD_REQUIRED,
                adn_army_words),
    FIELD(NAME, struct unit_card, nation, "nation", FIELD_REQUIRED),
    FIELD(TEXT, struct unit_card, name, "name", FIELD_REQUIRED),
    FIELD_REFERS(NAME, struct unit_card, corps_id, "corps", FIELD_REQUIRED,
                 "corps"),
    FIELD(NAME, struct unit_card, division, "division", FIELD_OPTIONAL),
    FIELD_WORDS(struct unit_card, arm, "arm", FIELD_REQUIRED, adn_arm_words),
    FIELD_WORDS(struct unit_card, size, "size", FIELD_REQUIRED, size_words),
    FIELD(YES, struct unit_card, guard, "guard", FIELD_REQUIRED),
    FIELD_RANGE(COUNT, struct unit_card, increments, "increments",
                FIELD_REQUIRED, 1, 99),
    FIELD_RANGE(COUNT, struct unit_card, full, "full", FIELD_REQUIRED, 1, 99),
    FIELD_RANGE(COUNT, struct unit_card, morale, "morale", FIELD_REQUIRED, 1,
                9),
    FIELD_RANGE(COUNT, struct unit_card, movement, "movement",
                FIELD_REQUIRED, 0, 20),
    FIELD_RANGE(COUNT, struct unit_card, initiative, "initiative",
                FIELD_REQUIRED, 0, 6),
    FIELD_RANGE(COUNT, struct unit_card, range, "range", FIELD_OPTIONAL, 0,
                3),
    FIELD_REFERS(HEX, struct unit_card, start, "start", FIELD_OPTIONAL,
                 "hex"),
    FIELD_REFERS(NAME, struct unit_card, parent, "parent", FIELD_OPTIONAL,
                 "unit"),
    FIELD(YES, struct unit_card, perponcher, "perponcher", FIELD_REQUIRED),
    FIELD(YES, struct unit_card, left_wing, "left-wing", FIELD_REQUIRED),
    FIELD(COUNT, struct unit_card, men, "men", FIELD_OPTIONAL),
    FIELD(COUNT, struct unit_card, guns, "guns", FIELD_OPTIONAL),
    SOURCE(unit_card),
    {0}};

static const struct field leader_fields[] = {
    FIELD(NAME, struct leader_card, id, "leader", FIELD_KEY),
    FIELD_WORDS(struct leader_card, army, "army", FIELD_REQUIRED,
                adn_army_words),
    FIELD(TEXT, struct leader_card, name, "name", FIELD_REQUIRED),
    FIELD_WORDS(struct leader_card, rank, "rank", FIELD_REQUIRED,
                rank_words),
    FIELD_REFERS(NAME, struct leader_card, corps_id, "corps", FIELD_OPTIONAL,
                 "corps"),
    FIELD_RANGE(COUNT, struct leader_card, radius, "radius", FIELD_REQUIRED,
                0, 30),
    FIELD_RANGE(COUNT, struct leader_card, initiative, "initiative",
                FIELD_REQUIRED, 0, 6),
    FIELD_REFERS(HEX, struct leader_card, start, "start", FIELD_OPTIONAL,
                 "hex"),
    FIELD_REFERS(HEX, struct leader_card, or_start, "or-start",
                 FIELD_OPTIONAL, "hex"),
    SOURCE(leader_card),
    {0}};

static const struct field turn_fields[] = {
    FIELD(COUNT, struct turn_card, turn, "turn", FIELD_KEY),
    FIELD(TEXT, struct turn_card, date, "date", FIELD_REQUIRED),
    FIELD(COUNT, struct turn_card, from, "from", FIELD_REQUIRED),
    FIELD(COUNT, struct turn_card, to, "to", FIELD_REQUIRED),
    FIELD_WORDS(struct turn_card, kind, "kind", FIELD_REQUIRED, turn_words),
    FIELD_WORDS(struct turn_card, soil, "ground", FIELD_REQUIRED,
                soil_words),
    FIELD(NAME, struct turn_card, mark, "mark", FIELD_OPTIONAL),
    SOURCE(turn_card),
    {0}};

static const struct field reinforcement_fields[] = {
    FIELD(COUNT, struct reinforcement, card.turn, "turn", FIELD_REQUIRED),
    FIELD_REFERS(NAME, struct reinforcement, card.piece, "piece", FIELD_KEY,
                 "unit|leader"),
    FIELD_REFERS(HEX, struct reinforcement, card.hex, "hex", FIELD_REQUIRED,
                 "hex"),
    SOURCE(reinforcement),
    {0}};

static const struct field victory_fields[] = {
    FIELD_WORDS(struct victory_card, event, "event", FIELD_REQUIRED,
                event_kinds),
    FIELD_REFERS(HEX, struct victory_card, hex, "hex", FIELD_OPTIONAL,
                 "hex"),
    FIELD_WORDS(struct victory_card, side, "side", FIELD_REQUIRED,
                winner_words),
    FIELD_RANGE(COUNT, struct victory_card, points, "points", FIELD_REQUIRED,
                0, 999),
    FIELD(TEXT, struct victory_card, text, "text", FIELD_REQUIRED),
    SOURCE(victory_card),
    {0}};

#define CELL(type, at, name, words) \
    FIELD_WORDS(struct type, cells[at], name, FIELD_REQUIRED, words)

static const struct field attack_fields[] = {
    FIELD(NUMBER, struct attack_row, row, "row", FIELD_KEY),
    CELL(attack_row, 0, "odds-1-5", adn_outcome_words),
    CELL(attack_row, 1, "odds-1-4", adn_outcome_words),
    CELL(attack_row, 2, "odds-1-3", adn_outcome_words),
    CELL(attack_row, 3, "odds-1-2", adn_outcome_words),
    CELL(attack_row, 4, "odds-1-1", adn_outcome_words),
    CELL(attack_row, 5, "odds-2-1", adn_outcome_words),
    CELL(attack_row, 6, "odds-3-1", adn_outcome_words),
    CELL(attack_row, 7, "odds-4-1", adn_outcome_words),
    CELL(attack_row, 8, "odds-5-1", adn_outcome_words),
    CELL(attack_row, 9, "odds-6-1", adn_outcome_words),
    SOURCE(attack_row),
    {0}};

static const struct field charge_fields[] = {
    FIELD(NUMBER, struct charge_row, die, "die", FIELD_KEY),
    CELL(charge_row, 0, "minus-3", charge_words),
    CELL(charge_row, 1, "minus-2", charge_words),
    CELL(charge_row, 2, "minus-1", charge_words),
    CELL(charge_row, 3, "zero", charge_words),
    CELL(charge_row, 4, "plus-1", charge_words),
    CELL(charge_row, 5, "plus-2", charge_words),
    CELL(charge_row, 6, "plus-3", charge_words),
    SOURCE(charge_row),
    {0}};

static const struct field gun_fields[] = {
    FIELD(NUMBER, struct gun_row, row, "row", FIELD_KEY),
    CELL(gun_row, 0, "one", gun_words),
    CELL(gun_row, 1, "two-three", gun_words),
    CELL(gun_row, 2, "four-five", gun_words),
    CELL(gun_row, 3, "six", gun_words),
    SOURCE(gun_row),
    {0}};

#define COST(class, name) \
    FIELD_SCALED(struct movement_row, cost[class], name, FIELD_REQUIRED, \
                 QUARTERS)

static const struct field movement_fields[] = {
    FIELD(NAME, struct movement_row, entering, "entering", FIELD_KEY),
    COST(INFANTRY, "infantry"),
    COST(CAVALRY, "cavalry"),
    COST(HORSE_ARTILLERY, "horse-artillery"),
    COST(FOOT_ARTILLERY, "foot-artillery"),
    COST(LEADER_CLASS, "leader"),
    SOURCE(movement_row),
    {0}};

static const struct field terrain_fields[] = {
    FIELD(NAME, struct terrain_row, feature, "feature", FIELD_KEY),
    FIELD(NUMBER, struct terrain_row, attack, "attack", FIELD_REQUIRED),
    FIELD(NUMBER, struct terrain_row, charge, "charge", FIELD_REQUIRED),
    FIELD(NUMBER, struct terrain_row, bombardment, "bombardment",
          FIELD_REQUIRED),
    FIELD(YES, struct terrain_row, charge_allowed, "charge-allowed",
          FIELD_REQUIRED),
    SOURCE(terrain_row),
    {0}};

/* An element and its table: armies.tsv becomes elements "army". */
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
    MAP_TABLES(struct module, map, hex_fields, place_fields, hexside_fields,
               road_fields),
    PLACED("army", "armies", army_card, army_fields, armies, army_count),
    PLACED("corps", "corps", corps_card, corps_fields, corps, corps_count),
    PLACED("unit", "units", unit_card, unit_fields, units, unit_count),
    PLACED("leader", "leaders", leader_card, leader_fields, leaders,
           leader_count),
    PLACED("turn", "turns", turn_card, turn_fields, turns, turn_count),
    PLACED("reinforcement", "reinforcements", reinforcement,
           reinforcement_fields, reinforcements, reinforcement_count),
    PLACED("victory", "victory", victory_card, victory_fields, victory,
           victory_count),
    PLACED("setting", "setup", setting, setting_fields, settings,
           setting_count),
    ROWS("attack", "table-attack", attack_row, attack_fields, attack,
         attack_count),
    ROWS("attack-optional", "table-attack-optional", attack_row,
         attack_fields, attack_optional, attack_optional_count),
    ROWS("charge", "table-charge", charge_row, charge_fields, charge,
         charge_count),
    ROWS("bombardment", "table-bombardment", gun_row, gun_fields, guns,
         gun_count),
    ROWS("movement", "table-movement", movement_row, movement_fields,
         movement, movement_count),
    ROWS("combat-terrain", "table-combat-terrain", terrain_row,
         terrain_fields, terrain, terrain_count),
    {0}};

const struct record adn_module_record = {
    "armee-du-nord-module", sizeof(struct module), NULL, module_children, 0,
    RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */
