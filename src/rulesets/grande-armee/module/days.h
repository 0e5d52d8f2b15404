/* What a game of days has and a battle has not: markers of detachments, the
 * schedule of reinforcements, weather, forced marches, skirmishes, attrition
 * and the price of commands. Read once, never changed. [base scenario]
 *
 * It is the part `days` of struct module. A module of kind battle leaves all of
 * it empty; one of kind map is refused if a table or a number is missing
 * (gra_open_days()). */
#ifndef BERTHIER_GRANDE_ARMEE_MODULE_DAYS_H
#define BERTHIER_GRANDE_ARMEE_MODULE_DAYS_H

#include "core/setting.h"
#include "rulesets/ruleset.h"

/* What a leader, or a unit under none, may do this turn. */
enum command_order { NO_ORDER, MOVE, CONCENTRATE, TRANSFER, WINTER, ORDERS };
enum march_kind { NORMAL_MARCH, SINGLE_MARCH, DOUBLE_MARCH, MARCHES };

/* A marker that is on the map when the game begins. */
struct detachment_card {
    const char *id, *nation_id, *with;
    int sp, hex;
    const char *provenance;
    struct place at;
};

/* What comes in one turn, leaders and units alike; the first hex is what
 * silence takes. */
struct reinforcement_card {
    const char *id;
    int turn;
    struct names pieces;
    struct hexes hexes;
    bool together;
    const char *provenance;
    struct place at;
};

struct forced_row {
    int kind; /* enum march_kind */
    int die, mp, percent;
    const char *provenance;
};

struct weather_row {
    const char *month;
    int die, weather;
    const char *provenance;
};

struct skirmish_row {
    int total;
    int lost[2], retreat[2]; /* SP, hexes: attacker, defender */
    bool demoralized[2], halts;
    const char *provenance;
};

/* Numbers of setup.tsv that a map needs. */
#define GRA_DAY_NUMBERS(NUMBER)                                                \
    NUMBER("passing-corps-mp", passing_mp)                                     \
    NUMBER("train-captured-die", train_captured)                               \
    NUMBER("trains-a-hex", trains_a_hex)                                       \
    NUMBER("forced-march-initiative", forced_initiative)                       \
    NUMBER("forced-march-initiative-die", forced_initiative_die)               \
    NUMBER("forced-march-mud", forced_mud)                                     \
    NUMBER("forced-march-snow", forced_snow)                                   \
    NUMBER("path-supreme", path[SUPREME])                                      \
    NUMBER("path-army", path[ARMY])                                            \
    NUMBER("path-corps", path[CORPS])                                          \
    NUMBER("path-division", path[DIVISION])                                    \
    NUMBER("path-brigade", path[BRIGADE])                                      \
    NUMBER("path-cavalry", path[CAVALRY])                                      \
    NUMBER("loc-length", loc_length)                                           \
    NUMBER("no-loc-points-part", no_loc_part)                                  \
    NUMBER("no-loc-die", no_loc_die)                                           \
    NUMBER("self-activation-natural", natural_success)                         \
    NUMBER("after-winter-points", after_winter_points)                         \
    NUMBER("skirmish-sp", skirmish_sp)                                         \
    NUMBER("skirmish-mp", skirmish_mp)                                         \
    NUMBER("skirmish-shelter-sp", skirmish_shelter)                            \
    NUMBER("skirmish-difference", skirmish_difference)                         \
    NUMBER("skirmish-ground", skirmish_ground)                                 \
    NUMBER("skirmish-minor-river", skirmish_minor)                             \
    NUMBER("skirmish-major-bridge", skirmish_major)                            \
    NUMBER("supply-hexes", supply_hexes)                                       \
    NUMBER("depot-link-hexes", link_hexes)                                     \
    NUMBER("depot-cut-steps", cut_steps)                                       \
    NUMBER("depot-city-trains", city_trains)                                   \
    NUMBER("depot-trains", depot_trains)                                       \
    NUMBER("forage-hexes", forage_hexes)                                       \
    NUMBER("foragers-most", foragers_most)                                     \
    NUMBER("depleted-most", depleted_most)                                     \
    NUMBER("depot-depleted", depot_depleted)                                   \
    NUMBER("detachment-fed-sp", detachment_fed)                                \
    NUMBER("forage-recovery-week", recovery_week)                              \
    NUMBER("leave-fortress-mp", leave_fortress_mp)                             \
    NUMBER("siege-sp", siege_sp)                                               \
    NUMBER("bombard-guns-part", bombard_part)                                  \
    NUMBER("bombard-strong-part", bombard_strong_part)                         \
    NUMBER("bombard-strong", bombard_strong)                                   \
    NUMBER("breach-1", breach[0])                                              \
    NUMBER("breach-2", breach[1])                                              \
    NUMBER("capitulation", capitulation)                                       \
    NUMBER("capitulation-hungry", capitulation_hungry)                         \
    NUMBER("capitulation-odds-3", capitulation_odds_3)                         \
    NUMBER("capitulation-odds-5", capitulation_odds_5)                         \
    NUMBER("capitulation-crowded", capitulation_crowded)                       \
    NUMBER("capitulation-major", capitulation_major)                           \
    NUMBER("capacity-minor", capacity_minor)                                   \
    NUMBER("capacity-major", capacity_major)                                   \
    NUMBER("assault-front-sp", assault_front)                                  \
    NUMBER("sortie-front-sp", sortie_front)                                    \
    NUMBER("wear-start", wear_start)                                           \
    NUMBER("winter-hexes", winter_hexes)                                       \
    NUMBER("entry-hexes", entry_hexes)                                         \
    NUMBER("sight-hexes", sight_hexes)                                         \
    NUMBER("zone-leave-mp", zone_leave_mp)                                     \
    NUMBER("zone-limited-mp", zone_limited_mp)                                 \
    NUMBER("rout-2-ma-part", rout_2_part)                                      \
    NUMBER("unsupplied-check", unsupplied_check)

/* Rows of table-attrition-modifiers. */
#define GRA_ATTRITION(ROW)                                                     \
    ROW("single-march", WORN_SINGLE)                                           \
    ROW("double-march", WORN_DOUBLE)                                           \
    ROW("foraged", WORN_FORAGED)                                               \
    ROW("unsupplied", WORN_UNSUPPLIED)                                         \
    ROW("mud", WORN_MUD)                                                       \
    ROW("snow", WORN_SNOW)                                                     \
    ROW("rough", WORN_ROUGH)                                                   \
    ROW("depot", WORN_DEPOT)                                                   \
    ROW("stayed", WORN_STAYED)                                                 \
    ROW("winter-quarters", WORN_WINTER)

/* clang-format off */
enum attrition_modifier {
#define ROW(key, name) name,
    GRA_ATTRITION(ROW)
#undef ROW
    ATTRITION_MODIFIERS
};
/* clang-format on */

enum { ALLOWANCES = 12, WEATHERS = 3, LEAST_SKIRMISH = -1 };
/* Places of allowances behind those of the unit types. */
enum { LEADER_ALLOWANCE = 9, DETACHMENT_ALLOWANCE };

struct days {
    struct detachment_card *detachments;
    struct reinforcement_card *reinforcements;
    struct forced_row *forced;
    struct weather_row *weather;
    struct skirmish_row *skirmish;
    struct amount_row *attrition, *attrition_modifiers, *command_costs;
    size_t detachments_count, reinforcements_count, forced_count, weather_count;
    size_t skirmish_count, attrition_count, attrition_modifier_count;
    size_t command_cost_count;

    /* Made by gra_open_days(). */
    int allowance[ALLOWANCES]; /* MP, by unit type and behind them */
    int weather_mp[WEATHERS];  /* by enum weather, none above 0 */
    int unsupplied_mp;
    int leaving_mp; /* 8.24, 9.13 */
    int order_cost[ORDERS], march_cost[MARCHES];
    int corps_points; /* 6.22 */
    int worn[ATTRITION_MODIFIERS];
    int path[8]; /* hexes, by rank */
    int breach[2];
    int passing_mp, train_captured, trains_a_hex, forced_initiative,
        forced_initiative_die, forced_mud, forced_snow, loc_length, no_loc_part,
        no_loc_die, natural_success, after_winter_points, skirmish_sp,
        skirmish_mp, skirmish_shelter, skirmish_difference, skirmish_ground,
        skirmish_minor, skirmish_major, supply_hexes, link_hexes, cut_steps,
        city_trains, depot_trains, forage_hexes, foragers_most, depleted_most,
        depot_depleted, detachment_fed, recovery_week, leave_fortress_mp,
        siege_sp, bombard_part, bombard_strong_part, bombard_strong,
        capitulation, capitulation_hungry, capitulation_odds_3,
        capitulation_odds_5, capitulation_crowded, capitulation_major,
        capacity_minor, capacity_major, assault_front, sortie_front, wear_start,
        winter_hexes, entry_hexes, sight_hexes, zone_leave_mp, zone_limited_mp,
        rout_2_part, unsupplied_check;
};

#endif
