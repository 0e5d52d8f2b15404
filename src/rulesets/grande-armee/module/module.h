/* The data of one battle of La Grande Armee: map, nations, the organization
 * chart, units, and the charts. Read once, never changed. [base scenario]
 *
 * A module is a folder of TSV files, one for each list below; records.c says
 * which column fills which member. Its columns are those of the maps and the
 * campaign to come, so that a battle, a map and a campaign are one form; what a
 * battle needs none of is read and stays. open_module() refuses what a rule
 * would miss in the middle of a battle, and turns what rules ask all the time
 * into numbers and pointers: a unit's leader, a leader's superior, settings by
 * name. errata.c refuses a row that has the value which the errata correct.
 *
 * The organization chart is part of the leaders' cards: who is under whom, and
 * how many units of which kind stand with him (7.76). A division leader has a
 * unit in place of a superior: he is under that unit's leader.
 *
 * Two words are used in one sense each. A side is France or the coalition, and
 * writes a sheet; a nation is whose a unit is, and fights for a side. */
#ifndef BERTHIER_GRANDE_ARMEE_MODULE_MODULE_H
#define BERTHIER_GRANDE_ARMEE_MODULE_MODULE_H

#include "core/arena.h"
#include "core/setting.h"
#include "rulesets/grande-armee/module/days.h"
#include "rulesets/grande-armee/module/scenario.h"
#include "rulesets/ruleset.h"
#include "wargame/map.h"

#include <stdbool.h>
#include <stddef.h>

enum { FRANCE, COALITION, SIDES, NEUTRAL = SIDES };
enum kind { BATTLE, MAP, CAMPAIGN };
/* In the order of the chart, highest first. */
enum rank { SUPREME, ARMY, CORPS, DIVISION, BRIGADE, CAVALRY, STAFF, RANKS };
enum unit_type {
    INFANTRY,
    LIGHT_CAVALRY,
    HEAVY_CAVALRY,
    DRAGOON,
    MAMELUKE,
    ARTILLERY,
    HORSE_ARTILLERY,
    SUPPLY_TRAIN,
    BRIDGE_TRAIN,
    UNIT_TYPES
};
enum unit_size { NO_SIZE, DIVISION_SIZE, BRIGADE_SIZE };
enum terrain_word { CLEAR, PARTIAL_ROUGH, ROUGH, ALPINE, TERRAINS };
enum river_word { NO_RIVER, MINOR, MAJOR };
enum settlement_word { NO_SETTLEMENT, TOWN, CITY, DEPOT_CITY };
enum fortress_word { NO_FORTRESS, MINOR_FORTRESS, MAJOR_FORTRESS };
enum weather { FAIR_WEATHER, MUD, SNOW };
/* What the table says of the side that is outbid: it holds, stays, withdraws,
 * or checks its morale with so much less. */
enum fate {
    FATE_HOLDS,
    FATE_WITHDRAWS,
    FATE_CHECK,
    FATE_WORST = FATE_CHECK + 3
};

struct nation_card {
    const char *id, *name, *power;
    int side;
    int morale;
    bool forage;
    const char *supply_as; /* whose sources serve it; NULL: its own */
    struct hexes loc;      /* where its lines of communication may end */
    int markers;
    const char *provenance;
    struct place at;
};

struct leader_card {
    const char *id, *name, *nation_id, *superior_id, *unit_id;
    const char *army; /* which he belongs to, for people; or NULL */
    int rank;
    int initiative, bonus, morale; /* an initiative of 0: he has none */
    int points, path;
    int boxes, bottom_boxes;
    struct names takes; /* nations */
    bool reserve;       /* his units are Army Reserve */
    int start;          /* hex; 0: with his superior or his unit */
    int seniority;      /* 0: behind all who have one */
    bool pool;          /* in the leader pool when the game begins */
    const char *provenance;
    struct place at;
    const struct nation_card *nation; /* made */
    const struct leader_card *superior;
};

struct unit_card {
    const char *id, *name, *nation_id, *leader_id;
    int number, type, size;
    int sp, most;
    bool inherent; /* its strength is its own point: it needs no marker */
    struct names flags;
    int start; /* hex; 0: with its leader */
    int turn;
    const char *provenance;
    struct place at;
    const struct nation_card *nation; /* made */
    const struct leader_card *leader;
    bool guard, grenadier, reserve;
    bool detachment; /* made for a marker: the module has no row of it */
    bool unseen;     /* made for a sighting of a view */
};

struct depot_card {
    const char *id, *nation_id;
    int hex;
    const char *provenance;
    struct place at;
    const struct nation_card *nation; /* made */
};

struct place_card {
    int hex;
    const char *name;
    int settlement, fortress;
    int capacity, walls, stores;
    const char *depot_city_of;
    int start; /* side, or NEUTRAL */
    int vp;
    const char *latitude, *longitude, *provenance;
    struct place at;
};

struct province_card {
    const char *id, *name, *owner;
    int start;
    int resources[3]; /* of a campaign: home, conquered, annexed */
    const char *entry, *provenance;
    struct place at;
};

struct turn_card {
    int turn;
    const char *name, *month, *dates;
    int year, week;
    const char *provenance;
};

/* Leaders without a name, by power. */
struct pool_card {
    const char *power;
    int generic, bonus, morale;
    const char *provenance;
    struct place at;
};

struct crt_row {
    int total;
    int percent[2]; /* the least loss: of the attacker, of the defender */
    int fate[2];    /* enum fate, if he is outbid; a check with -n is
                       FATE_CHECK + n */
    int leader;     /* 0: none; 1, 2: of the attacker; 3, 4: of the defender */
    const char *provenance;
};

struct amount_row { /* a chart of one number by a key */
    const char *key;
    int amount;
    const char *word; /* of a second column, or NULL */
    const char *provenance;
};

struct frontage_row {
    int terrain;
    int front, stack;
    const char *provenance;
};

struct pursuit_row {
    int total, percent;
    const char *provenance;
};

struct errata_row {
    const char *number, *table, *piece, *field, *printed, *after;
    struct names scope; /* scenarios, or parts of the game */
    const char *note, *provenance;
    struct place at;
};

/* Numbers of setup.tsv, by their keys. */
#define GRA_NUMBERS(NUMBER)                                                    \
    NUMBER("first-turn", first_turn)                                           \
    NUMBER("last-turn", last_turn)                                             \
    NUMBER("start-vp", start_vp)                                               \
    NUMBER("held-hex", held_hex)                                               \
    NUMBER("held-rounds", held_rounds)                                         \
    NUMBER("zone-sp", zone_sp)                                                 \
    NUMBER("zone-rout-sp", zone_rout_sp)                                       \
    NUMBER("zone-retreat-sp", zone_retreat_sp)                                 \
    NUMBER("front-part", front_part)                                           \
    NUMBER("rear-guard-percent", rear_guard_percent)                           \
    NUMBER("mask-part", mask_part)                                             \
    NUMBER("lone-depot-sp", lone_depot_sp)                                     \
    NUMBER("overrun-odds", overrun_odds)                                       \
    NUMBER("rounds-most", rounds_most)                                         \
    NUMBER("bid-cap-part", bid_cap_part)                                       \
    NUMBER("small-fight", small_fight)                                         \
    NUMBER("guns-advantage-sp", guns_advantage)                                \
    NUMBER("odds-against-none", odds_against_none)                             \
    NUMBER("second-line-part", second_line_part)                               \
    NUMBER("river-front-part", river_front_part)                               \
    NUMBER("cavalry-leader-sp", cavalry_leader_sp)                             \
    NUMBER("killed-l1", killed_l1)                                             \
    NUMBER("killed-l2", killed_l2)                                             \
    NUMBER("corps-leader-dead", corps_leader_dead)                             \
    NUMBER("acting-leader-initiative", acting_initiative)                      \
    NUMBER("no-leader-initiative", no_leader_initiative)                       \
    NUMBER("guard-morale", guard_morale)                                       \
    NUMBER("guard-line-check", guard_line_check)                               \
    NUMBER("check-passes", check_passes)                                       \
    NUMBER("check-fails", check_fails)                                         \
    NUMBER("rout-percent", rout_percent)                                       \
    NUMBER("rout-spared-sp", rout_spared)                                      \
    NUMBER("rout-hexes", rout_hexes)                                           \
    NUMBER("rout-shelter-hex", rout_shelter_hex)                               \
    NUMBER("routed-attacked-percent", routed_attacked_percent)                 \
    NUMBER("withdraw-hexes", withdraw_hexes)                                   \
    NUMBER("withdraw-cavalry-hexes", withdraw_cavalry_hexes)                   \
    NUMBER("ap-part", ap_part)                                                 \
    NUMBER("round-ap", round_ap)                                               \
    NUMBER("pursuit-difference", pursuit_difference)                           \
    NUMBER("pursuit-ground", pursuit_ground)                                   \
    NUMBER("pursuit-no-cavalry", pursuit_no_cavalry)                           \
    NUMBER("guns-mp", guns_mp)                                                 \
    NUMBER("guns-cavalry-mp", guns_cavalry_mp)                                 \
    NUMBER("counterattack-rounds", counterattack_rounds)                       \
    NUMBER("divisions-a-corps", divisions_a_corps)                             \
    NUMBER("brigades-a-division", brigades_a_division)                         \
    NUMBER("vp-sp", vp_sp)                                                     \
    NUMBER("leader-walks-hexes", leader_walks)

/* Rows of table-battle-modifiers, by their keys. */
#define GRA_MODIFIERS(MODIFIER)                                                \
    MODIFIER("odds-4", ODDS_4)                                                 \
    MODIFIER("odds-3", ODDS_3)                                                 \
    MODIFIER("odds-2", ODDS_2)                                                 \
    MODIFIER("odds-3-2", ODDS_3_2)                                             \
    MODIFIER("partial-rough", IN_PARTIAL_ROUGH)                                \
    MODIFIER("rough", IN_ROUGH)                                                \
    MODIFIER("flank", FLANK)                                                   \
    MODIFIER("river-stand", RIVER_STAND)                                       \
    MODIFIER("river-defended", RIVER_DEFENDED)                                 \
    MODIFIER("withdrawal", WITHDRAWAL)                                         \
    MODIFIER("guns", GUNS)                                                     \
    MODIFIER("attacker-unsupplied", HUNGRY_ATTACKER)                           \
    MODIFIER("defender-unsupplied", HUNGRY_DEFENDER)                           \
    MODIFIER("wall", WALL)

/* clang-format off */
enum battle_modifier {
#define MODIFIER(key, name) name,
    GRA_MODIFIERS(MODIFIER)
#undef MODIFIER
    BATTLE_MODIFIERS
};
/* clang-format on */

enum { CRT_ROWS = 15, MOST_PURSUIT = 8, NO_ENTRY = 99 };

struct module {
    struct hex_map map;
    struct nation_card *nations;
    struct province_card *provinces;
    struct leader_card *leaders;
    struct unit_card *units;
    struct depot_card *depots;
    struct place_card *places;
    struct turn_card *turns;
    struct pool_card *pool;
    struct setting *settings;
    struct crt_row *crt;
    struct amount_row *modifier_rows, *terrain_rows, *movement_rows, *vp_rows;
    struct frontage_row *frontage;
    struct pursuit_row *pursuit;
    struct errata_row *errata;
    size_t nations_count, provinces_count, leaders_count, units_count,
        depots_count;
    size_t places_count, turns_count, pools_count, settings_count, crt_count;
    size_t modifiers_count, terrain_count, movement_count, vp_count;
    size_t frontage_count, pursuit_count, errata_count;
    struct days days;
    struct scenario scenario;

    /* Made by gra_open_module(). */
    struct ruleset_side sides[SIDES];
    int kind; /* enum kind */
    int first_player;
    int weather;
    int held_winner;
    struct names concentrated;          /* corps that may attack together */
    const struct place_card **place_at; /* by hex */
    int enter[TERRAINS];                /* points; NO_ENTRY */
    int enter_from_rough; /* partial rough, from it or from rough */
    int cross[3][2];      /* by river_word and bridge */
    int modifiers[BATTLE_MODIFIERS];
    int front[TERRAINS], stack[TERRAINS]; /* SP; 9.12 */
    int leader_vp[RANKS];
#define NUMBER(key, member) int member;
    GRA_NUMBERS(NUMBER)
#undef NUMBER
};

extern const struct record gra_module_record;
extern const char *const gra_side_words[];
extern const char *const gra_rank_words[];
extern const char *const gra_type_words[];
extern const char *const gra_weather_words[];
extern const char *const gra_march_words[];
extern const char *const gra_order_words[];
extern const char *const gra_fate_words[];
extern const struct step_note gra_step_notes[];
/* What acts in that step, one of the notes', if a side says nothing. */
const char *gra_usual(const char *step);

/* What field tables cannot check, and what is made once. */
bool gra_open_module(struct module *module, struct arena *arena,
                     struct report *report);
/* errata.c: refuses by its case each value that the errata correct. */
bool gra_check_errata(const struct module *module, struct arena *arena,
                      struct report *report);
/* organization.c: 7.76a, 7.76b a box for each unit. */
bool gra_check_boxes(const struct module *module, struct report *report);
/* charts.c: fills what battles ask of the charts. */
bool gra_open_charts(struct module *module, struct report *report);
/* The number of a row; refused, and 0, if the table has none of that key. */
int gra_amount(const struct amount_row *rows, size_t count, const char *table,
               const char *key, struct report *report);
/* days.c: the same of what a game of days needs; a battle needs none. */
bool gra_open_days(struct module *module, struct report *report);
/* The value of a setting as it stands; NULL: there is none. */
const char *gra_setting(const struct module *module, const char *key);
/* The row of a forced march; the weather of a month and a die. */
const struct forced_row *gra_forced_row(const struct module *module, int kind,
                                        int die);
int gra_weather_of(const struct module *module, const char *month, int die);
/* The row of a total, held within the chart. */
const struct skirmish_row *gra_skirmish_row(const struct module *module,
                                            int total);
int gra_attrition_percent(const struct module *module, int total);
const struct ruleset_side *gra_sides(const struct module *module,
                                     size_t *count);
/* "the French" */
const char *gra_side_name(const struct module *module, const char *side);
/* FRANCE or COALITION of a side's id. */
int gra_side_of(const char *side);
/* The row of the calendar; NULL: the turn is none of this game's. */
const struct turn_card *gra_turn(const struct module *module, int turn);
const struct nation_card *gra_nation(const struct module *module,
                                     const char *id);
const struct leader_card *gra_leader_card(const struct module *module,
                                          const char *id);
const struct unit_card *gra_unit_card(const struct module *module,
                                      const char *id);
const struct pool_card *gra_pool_card(const struct module *module,
                                      const char *power);
/* The hex in which a leader begins; 0: in none. */
int gra_leader_start(const struct leader_card *leader);
bool gra_is_cavalry(int type);
bool gra_is_guns(int type);
bool gra_is_train(int type);

#endif
