/* How the module's tables are read: one record a TSV file. */
#include "rulesets/armee-du-nord/module/module.h"

/* clang-format off */
const char *const adn_army_words[] = {
    "anglo-dutch", "french", "prussian", NULL};
static const char *const arm_words[] = {
    "infantry", "cavalry", "horse-artillery", "foot-artillery", "picquet", NULL};
const char *const adn_outcome_words[] = {
    "ar2", "ar", "exc", "ex", "ex-star", "dr", "dr2", NULL};
/* The first stands for none, the others for columns. */
const char *const adn_odds_words[] = {
    "none", "1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1",
    "6-1", NULL};
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
    "division", "brigade", "battery", "picquet", NULL};
static const char *const ground_words[] = {
    "clear", "woods", "forest", "swamp", "village", "town", "box", NULL};
static const char *const place_words[] = {
    "none", "village", "town", "grand-farm", "landmark", "box", NULL};
static const char *const river_words[] = {"none", "stream", "river", NULL};
static const char *const road_words[] = {"none", "highway", "road", NULL};
static const char *const turn_words[] = {"day", "night", "rain", NULL};
static const char *const soil_words[] = {"dry", "mud", NULL};
static const char *const event_kinds[] = {
    "control", "increment", "broken", "left-map", "stands", "leader", NULL};
static const char *const winner_words[] = {"french", "allied", "both", NULL};

#define ARMY(type) CHOOSE(type, army, "army", adn_army_words)
/* The last column of each table. */
#define SOURCE(type) NEEDED(TEXT, type, provenance, "provenance"), {0}

static const struct field map_fields[] = {
    MAP_SIZE_FIELDS, SOURCE(hex_map)};

static const struct field hex_fields[] = {
    MAP_HEX_FIELDS(ground_words), SOURCE(map_hex)};

static const struct field place_fields[] = {
    MAP_PLACE_FIELDS(place_words),
    MAY(TEXT, map_place, latitude, "lat"),
    MAY(TEXT, map_place, longitude, "lon"),
    SOURCE(map_place)};

static const struct field hexside_fields[] = {
    MAP_HEXSIDE_FIELDS(river_words),
    MAY(TEXT, map_hexside, name, "name"),
    SOURCE(map_hexside)};

static const struct field road_fields[] = {
    MAP_ROAD_FIELDS(road_words), SOURCE(map_road)};

static const struct field army_fields[] = {
    FIELD(NAME, struct army_card, id, "army", FIELD_KEY),
    NEEDED(TEXT, army_card, name, "name"),
    MAY(COUNT, army_card, auto_turn, "auto-turn"),
    NEEDED(YES, army_card, active, "active"),
    BOUNDED(army_card, strength, "strength", 1, 9999),
    SOURCE(army_card)};

static const struct field corps_fields[] = {
    FIELD(NAME, struct corps_card, id, "corps", FIELD_KEY),
    ARMY(corps_card),
    CHOOSE(corps_card, kind, "kind", corps_words),
    MAY_REFER(NAME, corps_card, leader_id, "leader", "leader"),
    NEEDED(YES, corps_card, active, "active"),
    MAY_REFER(HEX, corps_card, marker, "marker", "hex"),
    MAY_REFER(HEX, corps_card, marker_default, "marker-default", "hex"),
    NEEDED(YES, corps_card, rolls_first, "rolls-first"),
    NEEDED(YES, corps_card, complete, "complete"),
    NEEDED(YES, corps_card, left_wing, "left-wing"),
    SOURCE(corps_card)};

static const struct field unit_fields[] = {
    FIELD(NAME, struct unit_card, id, "unit", FIELD_KEY),
    ARMY(unit_card),
    NEEDED(NAME, unit_card, nation, "nation"),
    NEEDED(TEXT, unit_card, name, "name"),
    REFER(NAME, unit_card, corps_id, "corps", "corps"),
    MAY(NAME, unit_card, division, "division"),
    CHOOSE(unit_card, printed_arm, "arm", arm_words),
    CHOOSE(unit_card, size, "size", size_words),
    NEEDED(YES, unit_card, guard, "guard"),
    BOUNDED(unit_card, increments, "increments", 1, 99),
    BOUNDED(unit_card, full, "full", 1, 99),
    BOUNDED(unit_card, morale, "morale", 1, 9),
    BOUNDED(unit_card, movement, "movement", 0, 20),
    BOUNDED(unit_card, initiative, "initiative", 0, 6),
    MAY_COUNT(unit_card, range, "range", 3),
    MAY_REFER(HEX, unit_card, start, "start", "hex"),
    MAY_REFER(NAME, unit_card, parent, "parent", "unit"),
    NEEDED(YES, unit_card, perponcher, "perponcher"),
    NEEDED(YES, unit_card, left_wing, "left-wing"),
    MAY(COUNT, unit_card, men, "men"),
    MAY(COUNT, unit_card, guns, "guns"),
    SOURCE(unit_card)};

static const struct field leader_fields[] = {
    FIELD(NAME, struct leader_card, id, "leader", FIELD_KEY),
    ARMY(leader_card),
    NEEDED(TEXT, leader_card, name, "name"),
    CHOOSE(leader_card, rank, "rank", rank_words),
    MAY_REFER(NAME, leader_card, corps_id, "corps", "corps"),
    BOUNDED(leader_card, radius, "radius", 0, 30),
    BOUNDED(leader_card, initiative, "initiative", 0, 6),
    MAY_REFER(HEX, leader_card, start, "start", "hex"),
    MAY_REFER(HEX, leader_card, or_start, "or-start", "hex"),
    SOURCE(leader_card)};

static const struct field turn_fields[] = {
    FIELD(COUNT, struct turn_card, turn, "turn", FIELD_KEY),
    NEEDED(TEXT, turn_card, date, "date"),
    NEEDED(COUNT, turn_card, from, "from"),
    NEEDED(COUNT, turn_card, to, "to"),
    CHOOSE(turn_card, kind, "kind", turn_words),
    CHOOSE(turn_card, soil, "ground", soil_words),
    MAY(NAME, turn_card, mark, "mark"),
    SOURCE(turn_card)};

static const struct field reinforcement_fields[] = {
    NEEDED(COUNT, reinforcement, card.turn, "turn"),
    FIELD_REFERS(NAME, struct reinforcement, card.piece, "piece", FIELD_KEY,
                 "unit|leader"),
    REFER(HEX, reinforcement, card.hex, "hex", "hex"),
    SOURCE(reinforcement)};

static const struct field victory_fields[] = {
    CHOOSE(victory_card, event, "event", event_kinds),
    MAY_REFER(HEX, victory_card, hex, "hex", "hex"),
    CHOOSE(victory_card, side, "side", winner_words),
    BOUNDED(victory_card, points, "points", 0, 999),
    NEEDED(TEXT, victory_card, text, "text"),
    SOURCE(victory_card)};

static const struct field box_fields[] = {
    FIELD(HEX, struct box_card, hex, "hex", FIELD_KEY),
    ARMY(box_card),
    NEEDED(NAME, box_card, track, "track"),
    BOUNDED(box_card, number, "number", 1, 99),
    REFER(HEX, box_card, entry, "entry", "hex"),
    MAY_REFER(HEXES, box_card, links, "links", "hex"),
    MAY_REFER(HEXES, box_card, crosses, "crosses", "hex"),
    SOURCE(box_card)};

static const struct field courier_fields[] = {
    FIELD(NAME, struct courier_card, id, "courier", FIELD_KEY),
    REFER(NAME, courier_card, from, "from", "leader"),
    MAY_REFER(NAME, courier_card, after, "after", "leader"),
    REFER(HEX, courier_card, to, "to", "hex"),
    REFER(NAME, courier_card, activates, "activates", "corps|army"),
    BOUNDED(courier_card, points, "points", 1, 99),
    SOURCE(courier_card)};

#define CELL(type, at, name, words) CHOOSE(type, cells[at], name, words)

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
    SOURCE(attack_row)};

static const struct field charge_fields[] = {
    FIELD(NUMBER, struct charge_row, die, "die", FIELD_KEY),
    CELL(charge_row, 0, "minus-3", charge_words),
    CELL(charge_row, 1, "minus-2", charge_words),
    CELL(charge_row, 2, "minus-1", charge_words),
    CELL(charge_row, 3, "zero", charge_words),
    CELL(charge_row, 4, "plus-1", charge_words),
    CELL(charge_row, 5, "plus-2", charge_words),
    CELL(charge_row, 6, "plus-3", charge_words),
    SOURCE(charge_row)};

static const struct field gun_fields[] = {
    FIELD(NUMBER, struct gun_row, row, "row", FIELD_KEY),
    CELL(gun_row, 0, "one", gun_words),
    CELL(gun_row, 1, "two-three", gun_words),
    CELL(gun_row, 2, "four-five", gun_words),
    CELL(gun_row, 3, "six", gun_words),
    SOURCE(gun_row)};

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
    SOURCE(movement_row)};

static const struct field terrain_fields[] = {
    FIELD(NAME, struct terrain_row, feature, "feature", FIELD_KEY),
    NEEDED(NUMBER, terrain_row, attack, "attack"),
    NEEDED(NUMBER, terrain_row, charge, "charge"),
    NEEDED(NUMBER, terrain_row, bombardment, "bombardment"),
    NEEDED(YES, terrain_row, charge_allowed, "charge-allowed"),
    SOURCE(terrain_row)};

/* An element and its table, a chart: table-charge.tsv fills charge. */
#define CHART(element, of, items) \
    {element, sizeof(struct of##_row), of##_fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, items##_count), \
     "table-" element, RECORD_NO_PLACE}
/* The same of rows that refusals name: units.tsv becomes elements "unit". */
#define ROWS(element, table, type, of, items) \
    {element, sizeof(struct type), of##_fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, items##_count), \
     table, offsetof(struct type, at)}

static const struct record module_children[] = {
    MAP_SIZE(struct module, map, map_fields),
    MAP_TABLES(struct module, map, hex_fields, place_fields, hexside_fields,
               road_fields),
    ROWS("army", "armies", army_card, army, armies),
    ROWS("corps", "corps", corps_card, corps, corps),
    ROWS("unit", "units", unit_card, unit, units),
    ROWS("leader", "leaders", leader_card, leader, leaders),
    ROWS("turn", "turns", turn_card, turn, turns),
    ROWS("reinforcement", "reinforcements", reinforcement, reinforcement,
         reinforcements),
    ROWS("victory", "victory", victory_card, victory, victory),
    ROWS("box", "boxes", box_card, box, boxes),
    ROWS("courier", "couriers", courier_card, courier, couriers),
    ROWS("setting", "setup", setting, setting, settings),
    CHART("attack", attack, attack),
    CHART("attack-optional", attack, attack_optional),
    CHART("charge", charge, charge),
    CHART("bombardment", gun, guns),
    CHART("movement", movement, movement),
    CHART("combat-terrain", terrain, terrain),
    {0}};

const struct record adn_module_record = {
    "armee-du-nord-module", sizeof(struct module), NULL, module_children, 0,
    RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */
