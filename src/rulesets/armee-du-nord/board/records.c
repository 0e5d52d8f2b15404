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
static const struct field army_fields[] = {
    FIELD(YES, struct army, broken, "broken", FIELD_OPTIONAL),
    FIELD_RANGE(COUNT, struct army, exits, "exits", FIELD_OPTIONAL, 0, 999),
    FIELD_REFERS(HEX, struct army, headquarters, "headquarters",
                 FIELD_OPTIONAL, "hex"),
    FIELD(YES, struct army, halted, "halted", FIELD_OPTIONAL),
    FIELD_REFERS(NAME, struct army, id, "id", FIELD_KEY, "army"),
    FIELD_RANGE(COUNT, struct army, leaders_lost, "leaders-lost",
                FIELD_OPTIONAL, 0, 99),
    FIELD_RANGE(COUNT, struct army, left, "left", FIELD_REQUIRED, 0, 9999),
    FIELD_RANGE(COUNT, struct army, lost, "lost", FIELD_REQUIRED, 0, 9999),
    FIELD_RANGE(COUNT, struct army, recovered, "recovered", FIELD_OPTIONAL, 0,
                9999),
    FIELD_RANGE(COUNT, struct army, rule_21, "rule-21", FIELD_OPTIONAL, 0, 999),
    FIELD_RANGE(COUNT, struct army, rule_23, "rule-23", FIELD_OPTIONAL, 0, 999),
    FIELD_WORDS(struct army, rule_24, "rule-24", FIELD_OPTIONAL,
                adn_rule_24_words),
    {0}};

static const struct field corps_fields[] = {
    FIELD(YES, struct corps, asleep, "asleep", FIELD_OPTIONAL),
    FIELD_REFERS(NAME, struct corps, id, "id", FIELD_KEY, "corps"),
    FIELD_REFERS(HEX, struct corps, marker, "marker",
                 FIELD_OPTIONAL | FIELD_PLACE, "hex"),
    FIELD_RANGE(COUNT, struct corps, marker_turn, "marker-turn",
                FIELD_OPTIONAL, 0, 999),
    {0}};

static const struct field unit_fields[] = {
    FIELD(YES, struct unit, asleep, "asleep", FIELD_OPTIONAL),
    FIELD_REFERS(HEXES, struct unit, deployed, "deployed", FIELD_OPTIONAL,
                 "hex"),
    FIELD_REFERS(HEX, struct unit, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE,
                 "hex"),
    FIELD_REFERS(NAME, struct unit, id, "id", FIELD_KEY, "unit"),
    FIELD_RANGE(COUNT, struct unit, increments, "increments",
                FIELD_REQUIRED | FIELD_STRENGTH, 0, 99),
    FIELD(YES, struct unit, marched, "marched", FIELD_OPTIONAL),
    FIELD(YES, struct unit, shown, "shown", FIELD_OPTIONAL),
    FIELD(YES, struct unit, special, "special", FIELD_OPTIONAL),
    FIELD_WORDS(struct unit, state, "state", FIELD_REQUIRED, state_words),
    FIELD(YES, struct unit, veiled, "veiled", FIELD_OPTIONAL),
    {0}};

static const struct field leader_fields[] = {
    FIELD(YES, struct leader, asleep, "asleep", FIELD_OPTIONAL),
    FIELD_REFERS(HEX, struct leader, hex, "hex",
                 FIELD_OPTIONAL | FIELD_PLACE, "hex"),
    FIELD_REFERS(NAME, struct leader, id, "id", FIELD_KEY, "leader"),
    FIELD(YES, struct leader, replaced, "replaced", FIELD_OPTIONAL),
    FIELD_WORDS(struct leader, state, "state", FIELD_REQUIRED, state_words),
    FIELD_RANGE(COUNT, struct leader, woken, "woken", FIELD_OPTIONAL, 0, 999),
    {0}};

static const struct field held_fields[] = {
    FIELD_WORDS(struct held, camp, "camp", FIELD_REQUIRED, camp_words),
    FIELD_REFERS(HEX, struct held, hex, "hex", FIELD_KEY, "hex"),
    {0}};

static const struct field sighting_fields[] = {
    FIELD_WORDS(struct sighting, camp, "camp", FIELD_REQUIRED, camp_words),
    FIELD_RANGE(COUNT, struct sighting, count, "count", FIELD_REQUIRED, 1, 99),
    FIELD_REFERS(HEX, struct sighting, hex, "hex", FIELD_KEY, "hex"),
    FIELD_WORDS(struct sighting, horse, "largest", FIELD_REQUIRED,
                largest_words),
    {0}};

static const struct field courier_fields[] = {
    FIELD_REFERS(HEX, struct courier, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE,
                 "hex"),
    FIELD_REFERS(NAME, struct courier, id, "id", FIELD_KEY, "courier"),
    FIELD_REFERS(HEXES, struct courier, passed, "passed", FIELD_OPTIONAL,
                 "hex"),
    FIELD_WORDS(struct courier, state, "state", FIELD_REQUIRED, courier_words),
    FIELD_REFERS(HEX, struct courier, to, "to", FIELD_OPTIONAL, "hex"),
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
    FIELD(YES, struct game, joint, "joint", FIELD_OPTIONAL),
    FIELD(YES, struct game, setting_up, "setting-up", FIELD_OPTIONAL),
    FIELD_RANGE(COUNT, struct game, turn, "turn", FIELD_REQUIRED, 1, 999),
    FIELD_WORDS(struct game, verdict, "verdict", FIELD_OPTIONAL,
                verdict_words),
    {0}};

const struct record adn_game_record = {
    "armee-du-nord-game", sizeof(struct game), game_fields, game_children, 0,
    RECORD_SINGLE, NULL, offsetof(struct game, place)};
/* clang-format on */
