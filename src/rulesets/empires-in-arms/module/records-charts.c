/* How the charts of the base game are read; an owner may put his own in. */
#include "rulesets/empires-in-arms/module/records.h"

/* clang-format off */
const char *const eia_zone_words[] = {
    "fiasco", "instability", "neutral", "dominant", NULL};
const char *const eia_chit_words[] = {
    "none", "assault", "escalated-assault", "echelon", "probe", "outflank",
    "defend", "counter-attack", "escalated-counter-attack", "cordon",
    "cordon-river", "withdraw", NULL};

/* In the order of their enums. */
const char *const eia_effect_words[] = {
    "arrival", "withdrawal", "morale", "die", "outflankers",
    "no-commanders", "no-split", NULL};
static const char *const side_words[] = {
    "either", "attacker", "defender", NULL};

#define OF(number) \
    FIELD(COUNT, struct casualty_row, of[number], "f" #number, FIELD_REQUIRED)

#define DIE(kind, in, member, face) \
    NEEDED(kind, in, member[face], "die-" #face)
/* A column a face. */
#define DICE(kind, in, member) \
    DIE(kind, in, member, 1), DIE(kind, in, member, 2), \
    DIE(kind, in, member, 3), DIE(kind, in, member, 4), \
    DIE(kind, in, member, 5), DIE(kind, in, member, 6)

const struct field eia_casualty_fields[] = {
    FIELD(COUNT, struct casualty_row, percent, "percent", FIELD_KEY),
    OF(1), OF(2), OF(3), OF(4), OF(5), OF(6), OF(7), OF(8), OF(9), OF(10),
    OF(11), OF(12), OF(13), OF(14), OF(15), OF(16), OF(17), OF(18), OF(19),
    OF(20),
    SOURCE(casualty_row),
    {0}};

const struct field eia_chit_fields[] = {
    FIELD_WORDS(struct chit_row, attacker, "attacker", FIELD_KEY, eia_chit_words),
    FIELD_WORDS(struct chit_row, defender, "defender", FIELD_KEY, eia_chit_words),
    NEEDED(NAMES, chit_row, attacker_rounds, "attacker-rounds"),
    NEEDED(NAMES, chit_row, defender_rounds, "defender-rounds"),
    MAY(NAMES, chit_row, attacker_arrived, "attacker-after-arrival"),
    MAY(NAMES, chit_row, defender_arrived, "defender-after-arrival"),
    SOURCE(chit_row),
    {0}};

const struct field eia_chit_note_fields[] = {
    FIELD(NAME, struct chit_note, note, "note", FIELD_KEY),
    CHOOSE(chit_note, effect, "effect", eia_effect_words),
    MAY(NAMES, chit_note, attacker, "attacker"),
    MAY(NAMES, chit_note, defender, "defender"),
    CHOOSE(chit_note, side, "side", side_words),
    ANY_POWER(chit_note, commander, "commander", FIELD_OPTIONAL),
    MAY_COUNT(chit_note, after, "after-round", 2),
    FIELD_RANGE(NUMBER, struct chit_note, value, "value", FIELD_REQUIRED,
                -50, 50),
    SOURCE(chit_note),
    {0}};

const struct field eia_city_fields[] = {
    FIELD(COUNT, struct city_row, spires, "spires", FIELD_KEY),
    NEEDED(COUNT, city_row, capacity, "capacity"),
    NEEDED(COUNT, city_row, under_garrisoned, "under-garrisoned-below"),
    SOURCE(city_row),
    {0}};

const struct field eia_combat_fields[] = {
    FIELD(NAME, struct combat_row, table, "table", FIELD_KEY),
    DIE(TEXT, combat_row, die, 0),
    DICE(TEXT, combat_row, die),
    DIE(TEXT, combat_row, die, 7),
    SOURCE(combat_row),
    {0}};

const struct field eia_commander_fields[] = {
    FIELD(COUNT, struct commander_row, attacker, "attacker-rating", FIELD_KEY),
    FIELD(COUNT, struct commander_row, defender, "defender-rating", FIELD_KEY),
    NEEDED(NUMBER, commander_row, attacker_modifier, "attacker-modifier"),
    NEEDED(NUMBER, commander_row, defender_modifier, "defender-modifier"),
    SOURCE(commander_row),
    {0}};

const struct field eia_forage_fields[] = {
    FIELD(NAME, struct forage_row, modifier, "modifier", FIELD_KEY),
    NEEDED(NUMBER, forage_row, value, "value"),
    NEEDED(TEXT, forage_row, text, "text"),
    SOURCE(forage_row),
    {0}};

const struct field eia_guard_fields[] = {
    FIELD(COUNT, struct guard_row, shift, "shift", FIELD_KEY),
    DICE(COUNT, guard_row, losses),
    SOURCE(guard_row),
    {0}};

const struct field eia_manipulation_fields[] = {
    ANY_POWER(manipulation_row, power, "power", FIELD_KEY),
    FIELD(NUMBER, struct manipulation_row, square, "square", FIELD_KEY),
    NEEDED(NUMBER, manipulation_row, psa, "psa"),
    NEEDED(NUMBER, manipulation_row, money, "money"),
    NEEDED(NUMBER, manipulation_row, manpower, "manpower"),
    SOURCE(manipulation_row),
    {0}};

const struct field eia_naval_fields[] = {
    FIELD(COUNT, struct naval_row, die, "modified-die", FIELD_KEY),
    NEEDED(COUNT, naval_row, percent, "percent"),
    SOURCE(naval_row),
    {0}};

const struct field eia_peace_fields[] = {
    FIELD(TEXT, struct peace_row, term, "term", FIELD_KEY),
    NEEDED(NAME, peace_row, chooser, "chooser"),
    NEEDED(TEXT, peace_row, text, "content"),
    MAY(TEXT, peace_row, excludes, "excludes"),
    SOURCE(peace_row),
    {0}};

const struct field eia_points_fields[] = {
    FIELD(NAME, struct points_row, cause, "cause", FIELD_KEY),
    NEEDED(NUMBER, points_row, points, "points"),
    MAY(TEXT, points_row, text, "note"),
    SOURCE(points_row),
    {0}};

const struct field eia_price_fields[] = {
    FIELD(NAME, struct price_row, item, "item", FIELD_KEY),
    NEEDED(COUNT, price_row, money, "money"),
    NEEDED(COUNT, price_row, manpower, "manpower"),
    NEEDED(COUNT, price_row, months, "months"),
    MAY(COUNT, price_row, limit, "limit"),
    MAY(COUNT, price_row, limit_great_britain, "limit-great-britain"),
    MAY(NAME, price_row, option, "option"),
    SOURCE(price_row),
    {0}};

const struct field eia_pursuit_fields[] = {
    FIELD(COUNT, struct pursuit_row, class, "class", FIELD_KEY),
    DICE(COUNT, pursuit_row, percent),
    DIE(COUNT, pursuit_row, percent, 7),
    SOURCE(pursuit_row),
    {0}};

const struct field eia_siege_fields[] = {
    FIELD(NAME, struct siege_row, wall, "wall", FIELD_KEY),
    NEEDED(NAME, siege_row, attacker_table, "attacker-table"),
    NEEDED(NAME, siege_row, defender_table, "defender-table"),
    SOURCE(siege_row),
    {0}};

const struct field eia_status_fields[] = {
    FIELD(COUNT, struct status_row, box, "box", FIELD_KEY),
    CHOOSE(status_row, zone, "zone", eia_zone_words),
    NEEDED(NUMBER, status_row, modifier, "status-modifier"),
    NEEDED(COUNT, status_row, victory_points, "victory-points"),
    NEEDED(NUMBER, status_row, drift, "drift"),
    MAY(COUNT, status_row, economic_loss, "economic-loss"),
    SOURCE(status_row),
    {0}};

const struct field eia_terrain_fields[] = {
    FIELD_WORDS(struct terrain_row, terrain, "terrain", FIELD_KEY, eia_terrain_words),
    NEEDED(COUNT, terrain_row, cost, "move-cost"),
    NEEDED(NUMBER, terrain_row, attacker_casualty, "attacker-casualty"),
    NEEDED(NUMBER, terrain_row, attacker_morale, "attacker-morale"),
    NEEDED(NUMBER, terrain_row, defender_casualty, "defender-casualty"),
    NEEDED(NUMBER, terrain_row, defender_morale, "defender-morale"),
    NEEDED(NUMBER, terrain_row, arrival, "arrival"),
    SOURCE(terrain_row),
    {0}};

const struct field eia_ump_fields[] = {
    ANY_POWER(ump_row, bidder, "bidder", FIELD_KEY),
    ANY_POWER(ump_row, power, "power", FIELD_KEY),
    NEEDED(NUMBER, ump_row, modifier, "modifier"),
    SOURCE(ump_row),
    {0}};

/* clang-format on */
