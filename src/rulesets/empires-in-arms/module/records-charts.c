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

const struct field eia_casualty_fields[] = {
    FIELD(COUNT, struct casualty_row, percent, "percent", FIELD_KEY),
    OF(1), OF(2), OF(3), OF(4), OF(5), OF(6), OF(7), OF(8), OF(9), OF(10),
    OF(11), OF(12), OF(13), OF(14), OF(15), OF(16), OF(17), OF(18), OF(19),
    OF(20),
    SOURCE(casualty_row),
    {0}};

const struct field eia_chit_fields[] = {
    CHOICE(chit_row, attacker, "attacker", FIELD_KEY, eia_chit_words),
    CHOICE(chit_row, defender, "defender", FIELD_KEY, eia_chit_words),
    FIELD(NAMES, struct chit_row, attacker_rounds, "attacker-rounds",
          FIELD_REQUIRED),
    FIELD(NAMES, struct chit_row, defender_rounds, "defender-rounds",
          FIELD_REQUIRED),
    FIELD(NAMES, struct chit_row, attacker_arrived, "attacker-after-arrival",
          FIELD_OPTIONAL),
    FIELD(NAMES, struct chit_row, defender_arrived, "defender-after-arrival",
          FIELD_OPTIONAL),
    SOURCE(chit_row),
    {0}};

const struct field eia_chit_note_fields[] = {
    FIELD(NAME, struct chit_note, note, "note", FIELD_KEY),
    CHOICE(chit_note, effect, "effect", FIELD_REQUIRED, eia_effect_words),
    FIELD(NAMES, struct chit_note, attacker, "attacker", FIELD_OPTIONAL),
    FIELD(NAMES, struct chit_note, defender, "defender", FIELD_OPTIONAL),
    CHOICE(chit_note, side, "side", FIELD_REQUIRED, side_words),
    ANY_POWER(chit_note, commander, "commander", FIELD_OPTIONAL),
    FIELD_RANGE(COUNT, struct chit_note, after, "after-round", FIELD_OPTIONAL,
                0, 2),
    FIELD_RANGE(NUMBER, struct chit_note, value, "value", FIELD_REQUIRED,
                -50, 50),
    SOURCE(chit_note),
    {0}};

const struct field eia_city_fields[] = {
    FIELD(COUNT, struct city_row, spires, "spires", FIELD_KEY),
    FIELD(COUNT, struct city_row, capacity, "capacity", FIELD_REQUIRED),
    FIELD(COUNT, struct city_row, under_garrisoned, "under-garrisoned-below",
          FIELD_REQUIRED),
    SOURCE(city_row),
    {0}};

const struct field eia_combat_fields[] = {
    FIELD(NAME, struct combat_row, table, "table", FIELD_KEY),
    FIELD(TEXT, struct combat_row, die[0], "die-0", FIELD_REQUIRED),
    FIELD(TEXT, struct combat_row, die[1], "die-1", FIELD_REQUIRED),
    FIELD(TEXT, struct combat_row, die[2], "die-2", FIELD_REQUIRED),
    FIELD(TEXT, struct combat_row, die[3], "die-3", FIELD_REQUIRED),
    FIELD(TEXT, struct combat_row, die[4], "die-4", FIELD_REQUIRED),
    FIELD(TEXT, struct combat_row, die[5], "die-5", FIELD_REQUIRED),
    FIELD(TEXT, struct combat_row, die[6], "die-6", FIELD_REQUIRED),
    FIELD(TEXT, struct combat_row, die[7], "die-7", FIELD_REQUIRED),
    SOURCE(combat_row),
    {0}};

const struct field eia_commander_fields[] = {
    FIELD(COUNT, struct commander_row, attacker, "attacker-rating", FIELD_KEY),
    FIELD(COUNT, struct commander_row, defender, "defender-rating", FIELD_KEY),
    FIELD(NUMBER, struct commander_row, attacker_modifier,
          "attacker-modifier", FIELD_REQUIRED),
    FIELD(NUMBER, struct commander_row, defender_modifier,
          "defender-modifier", FIELD_REQUIRED),
    SOURCE(commander_row),
    {0}};

const struct field eia_forage_fields[] = {
    FIELD(NAME, struct forage_row, modifier, "modifier", FIELD_KEY),
    FIELD(NUMBER, struct forage_row, value, "value", FIELD_REQUIRED),
    FIELD(TEXT, struct forage_row, text, "text", FIELD_REQUIRED),
    SOURCE(forage_row),
    {0}};

const struct field eia_guard_fields[] = {
    FIELD(COUNT, struct guard_row, shift, "shift", FIELD_KEY),
    FIELD(COUNT, struct guard_row, losses[1], "die-1", FIELD_REQUIRED),
    FIELD(COUNT, struct guard_row, losses[2], "die-2", FIELD_REQUIRED),
    FIELD(COUNT, struct guard_row, losses[3], "die-3", FIELD_REQUIRED),
    FIELD(COUNT, struct guard_row, losses[4], "die-4", FIELD_REQUIRED),
    FIELD(COUNT, struct guard_row, losses[5], "die-5", FIELD_REQUIRED),
    FIELD(COUNT, struct guard_row, losses[6], "die-6", FIELD_REQUIRED),
    SOURCE(guard_row),
    {0}};

const struct field eia_manipulation_fields[] = {
    ANY_POWER(manipulation_row, power, "power", FIELD_KEY),
    FIELD(NUMBER, struct manipulation_row, square, "square", FIELD_KEY),
    FIELD(NUMBER, struct manipulation_row, psa, "psa", FIELD_REQUIRED),
    FIELD(NUMBER, struct manipulation_row, money, "money", FIELD_REQUIRED),
    FIELD(NUMBER, struct manipulation_row, manpower, "manpower",
          FIELD_REQUIRED),
    SOURCE(manipulation_row),
    {0}};

const struct field eia_naval_fields[] = {
    FIELD(COUNT, struct naval_row, die, "modified-die", FIELD_KEY),
    FIELD(COUNT, struct naval_row, percent, "percent", FIELD_REQUIRED),
    SOURCE(naval_row),
    {0}};

const struct field eia_peace_fields[] = {
    FIELD(TEXT, struct peace_row, term, "term", FIELD_KEY),
    FIELD(NAME, struct peace_row, chooser, "chooser", FIELD_REQUIRED),
    FIELD(TEXT, struct peace_row, text, "content", FIELD_REQUIRED),
    FIELD(TEXT, struct peace_row, excludes, "excludes", FIELD_OPTIONAL),
    SOURCE(peace_row),
    {0}};

const struct field eia_points_fields[] = {
    FIELD(NAME, struct points_row, cause, "cause", FIELD_KEY),
    FIELD(NUMBER, struct points_row, points, "points", FIELD_REQUIRED),
    FIELD(TEXT, struct points_row, text, "note", FIELD_OPTIONAL),
    SOURCE(points_row),
    {0}};

const struct field eia_price_fields[] = {
    FIELD(NAME, struct price_row, item, "item", FIELD_KEY),
    FIELD(COUNT, struct price_row, money, "money", FIELD_REQUIRED),
    FIELD(COUNT, struct price_row, manpower, "manpower", FIELD_REQUIRED),
    FIELD(COUNT, struct price_row, months, "months", FIELD_REQUIRED),
    FIELD(COUNT, struct price_row, limit, "limit", FIELD_OPTIONAL),
    FIELD(COUNT, struct price_row, limit_great_britain,
          "limit-great-britain", FIELD_OPTIONAL),
    FIELD(NAME, struct price_row, option, "option", FIELD_OPTIONAL),
    SOURCE(price_row),
    {0}};

const struct field eia_pursuit_fields[] = {
    FIELD(COUNT, struct pursuit_row, class, "class", FIELD_KEY),
    FIELD(COUNT, struct pursuit_row, percent[1], "die-1", FIELD_REQUIRED),
    FIELD(COUNT, struct pursuit_row, percent[2], "die-2", FIELD_REQUIRED),
    FIELD(COUNT, struct pursuit_row, percent[3], "die-3", FIELD_REQUIRED),
    FIELD(COUNT, struct pursuit_row, percent[4], "die-4", FIELD_REQUIRED),
    FIELD(COUNT, struct pursuit_row, percent[5], "die-5", FIELD_REQUIRED),
    FIELD(COUNT, struct pursuit_row, percent[6], "die-6", FIELD_REQUIRED),
    FIELD(COUNT, struct pursuit_row, percent[7], "die-7", FIELD_REQUIRED),
    SOURCE(pursuit_row),
    {0}};

const struct field eia_siege_fields[] = {
    FIELD(NAME, struct siege_row, wall, "wall", FIELD_KEY),
    FIELD(NAME, struct siege_row, attacker_table, "attacker-table",
          FIELD_REQUIRED),
    FIELD(NAME, struct siege_row, defender_table, "defender-table",
          FIELD_REQUIRED),
    SOURCE(siege_row),
    {0}};

const struct field eia_status_fields[] = {
    FIELD(COUNT, struct status_row, box, "box", FIELD_KEY),
    CHOICE(status_row, zone, "zone", FIELD_REQUIRED, eia_zone_words),
    FIELD(NUMBER, struct status_row, modifier, "status-modifier",
          FIELD_REQUIRED),
    FIELD(COUNT, struct status_row, victory_points, "victory-points",
          FIELD_REQUIRED),
    FIELD(NUMBER, struct status_row, drift, "drift", FIELD_REQUIRED),
    FIELD(COUNT, struct status_row, economic_loss, "economic-loss",
          FIELD_OPTIONAL),
    SOURCE(status_row),
    {0}};

const struct field eia_terrain_fields[] = {
    CHOICE(terrain_row, terrain, "terrain", FIELD_KEY, eia_terrain_words),
    FIELD(COUNT, struct terrain_row, cost, "move-cost", FIELD_REQUIRED),
    FIELD(NUMBER, struct terrain_row, attacker_casualty, "attacker-casualty",
          FIELD_REQUIRED),
    FIELD(NUMBER, struct terrain_row, attacker_morale, "attacker-morale",
          FIELD_REQUIRED),
    FIELD(NUMBER, struct terrain_row, defender_casualty, "defender-casualty",
          FIELD_REQUIRED),
    FIELD(NUMBER, struct terrain_row, defender_morale, "defender-morale",
          FIELD_REQUIRED),
    FIELD(NUMBER, struct terrain_row, arrival, "arrival", FIELD_REQUIRED),
    SOURCE(terrain_row),
    {0}};

const struct field eia_ump_fields[] = {
    ANY_POWER(ump_row, bidder, "bidder", FIELD_KEY),
    ANY_POWER(ump_row, power, "power", FIELD_KEY),
    FIELD(NUMBER, struct ump_row, modifier, "modifier", FIELD_REQUIRED),
    SOURCE(ump_row),
    {0}};

/* clang-format on */
