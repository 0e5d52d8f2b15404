/* How the state is read and written. */
#include "rulesets/armee-du-nord/board/board.h"

const char *const adn_rule_24_words[] = {"none", "setup", "perponcher", NULL};
static const char *const camp_words[] = {"french", "allied", NULL};
static const char *const state_words[] = {"map", "waits",  "lost", "left",
                                          "box", "unseen", NULL};
static const char *const courier_words[] = {"waits", "rides", "arrived", "done",
                                            NULL};
static const char *const largest_words[] = {"foot", "horse", NULL};
static const char *const verdict_words[] = {"none", "french", "allied", "draw",
                                            NULL};

/* clang-format off */
/* Where it stands. */
#define PLACED(type, member, name) \
    FIELD_REFERS(HEX, struct type, member, name, \
                 FIELD_OPTIONAL | FIELD_PLACE, "hex")

static const struct field army_fields[] = {
    MAY(YES, army, broken, "broken"),
    MAY_COUNT(army, exits, "exits", 999),
    MAY_REFER(HEX, army, headquarters, "headquarters", "hex"),
    MAY(YES, army, halted, "halted"),
    FIELD_REFERS(NAME, struct army, id, "id", FIELD_KEY, "army"),
    MAY_COUNT(army, leaders_lost, "leaders-lost", 99),
    BOUNDED(army, left, "left", 0, 9999),
    BOUNDED(army, lost, "lost", 0, 9999),
    MAY_COUNT(army, recovered, "recovered", 9999),
    MAY_COUNT(army, rule_21, "rule-21", 999),
    MAY_COUNT(army, rule_23, "rule-23", 999),
    MAY_CHOOSE(army, rule_24, "rule-24", adn_rule_24_words),
    {0}};

static const struct field corps_fields[] = {
    MAY(YES, corps, asleep, "asleep"),
    FIELD_REFERS(NAME, struct corps, id, "id", FIELD_KEY, "corps"),
    PLACED(corps, marker, "marker"),
    MAY_COUNT(corps, marker_turn, "marker-turn", 999),
    {0}};

static const struct field unit_fields[] = {
    MAY(YES, unit, asleep, "asleep"),
    MAY_REFER(HEXES, unit, deployed, "deployed", "hex"),
    PLACED(unit, hex, "hex"),
    FIELD_REFERS(NAME, struct unit, id, "id", FIELD_KEY, "unit"),
    FIELD_RANGE(COUNT, struct unit, increments, "increments",
                FIELD_REQUIRED | FIELD_STRENGTH, 0, 99),
    MAY(YES, unit, marched, "marched"),
    MAY(YES, unit, shown, "shown"),
    MAY(YES, unit, special, "special"),
    CHOOSE(unit, state, "state", state_words),
    MAY(YES, unit, veiled, "veiled"),
    {0}};

static const struct field leader_fields[] = {
    MAY(YES, leader, asleep, "asleep"),
    PLACED(leader, hex, "hex"),
    FIELD_REFERS(NAME, struct leader, id, "id", FIELD_KEY, "leader"),
    MAY(YES, leader, replaced, "replaced"),
    CHOOSE(leader, state, "state", state_words),
    MAY_COUNT(leader, woken, "woken", 999),
    {0}};

static const struct field held_fields[] = {
    CHOOSE(held, camp, "camp", camp_words),
    FIELD_REFERS(HEX, struct held, hex, "hex", FIELD_KEY, "hex"),
    {0}};

static const struct field sighting_fields[] = {
    CHOOSE(sighting, camp, "camp", camp_words),
    BOUNDED(sighting, count, "count", 1, 99),
    FIELD_REFERS(HEX, struct sighting, hex, "hex", FIELD_KEY, "hex"),
    CHOOSE(sighting, horse, "largest", largest_words),
    {0}};

static const struct field courier_fields[] = {
    PLACED(courier, hex, "hex"),
    FIELD_REFERS(NAME, struct courier, id, "id", FIELD_KEY, "courier"),
    MAY_REFER(HEXES, courier, passed, "passed", "hex"),
    CHOOSE(courier, state, "state", courier_words),
    MAY_REFER(HEX, courier, to, "to", "hex"),
    {0}};

#define LIST(element, type, fields, items) \
    {element, sizeof(struct type), fields, NULL, \
     offsetof(struct game, items), offsetof(struct game, items##_count), NULL, \
     offsetof(struct type, place)}

static const struct record game_children[] = {
    LIST("army", army, army_fields, armies),
    LIST("corps", corps, corps_fields, corps),
    LIST("unit", unit, unit_fields, units),
    LIST("leader", leader, leader_fields, leaders),
    LIST("held", held, held_fields, held),
    LIST("sighting", sighting, sighting_fields, sightings),
    LIST("courier", courier, courier_fields, couriers),
    {0}};

static const struct field game_fields[] = {
    MAY(YES, game, joint, "joint"),
    MAY(YES, game, setting_up, "setting-up"),
    BOUNDED(game, turn, "turn", 1, 999),
    MAY_CHOOSE(game, verdict, "verdict", verdict_words),
    {0}};

const struct record adn_game_record = {
    "armee-du-nord-game", sizeof(struct game), game_fields, game_children, 0,
    RECORD_SINGLE, NULL, offsetof(struct game, place)};
/* clang-format on */
