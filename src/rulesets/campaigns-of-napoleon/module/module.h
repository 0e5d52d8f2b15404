/* The data of one playable game: map, charts, pieces, set-up. Read once, never
 * changed; charts are the base game's and an owner may replace them.
 * [base scenario]
 *
 * Every list of struct module is one TSV file, and records.c says how its rows
 * are read. When the house has read them it calls con_open_module()
 * (module.c), which does what columns alone can not:
 *
 *   1. the charts that every day needs have rows, so that none is missed in
 *      the middle of a turn;
 *   2. settings are read into plain numbers, with the base game's value where
 *      the module says nothing;
 *   3. the map is opened (wargame/map.h): it has a size, hexsides and roads
 *      join neighbours, and a rule finds ground, river, bridge, crest and road
 *      of a hexside at once;
 *   4. each unit is of the side of its army, and the side that the scenario
 *      gives the first initiative (2e) exists.
 *
 * A fault is refused at its row. Cards are the printed counters: what a unit
 * or leader is by nature stands here, what has become of it in board/state.h,
 * and both lists have the same order: con_make_stacks() gives each piece its
 * card by the place in its list. rules.h makes the
 * enum of cases from cases.tsv and of mechanisms from base.tsv. This is the
 * lowest folder of the ruleset: it knows neither a game nor an order. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_MODULE_MODULE_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_MODULE_MODULE_H

#include "core/setting.h"
#include "wargame/map.h"

/* Movement points are counted in quarters throughout, subordination and
 * command values in halves, percentages in tenths of a percent. */

enum side { FRENCH, COALITION, SIDE_COUNT };
enum arm { INFANTRY, CAVALRY, ARTILLERY, PONTOON };
enum weight { WEIGHT_NONE, LIGHT, MEDIUM, HEAVY };
enum rank {
    COMMANDER,
    MARSHAL,
    CORPS_LEADER,
    MAJOR_GENERAL,
    CAVALRY_MAJOR_GENERAL
};
enum ground_kind {
    CLEAR,
    WOODS,
    HILLS,
    WOODS_HILLS,
    MARSH,
    /* only in the terrain chart: what a place makes of its hex */
    VILLAGE,
    TOWN,
    CENTER,
    FORTIFIED
};
enum river { RIVER_NONE, RIVER_PRIMARY, RIVER_SECONDARY };
enum road { ROAD_NONE, ROAD_PRIMARY, ROAD_SECONDARY };
/* Rows of the movement chart; the first are ground, by its kind. */
enum step_row {
    STEP_CLEAR = CLEAR,
    STEP_RIVER = MARSH + 1,
    STEP_PRIMARY_ROAD,
    STEP_SECONDARY_ROAD,
    STEP_LEAVING_ZOC,
    STEP_REPULSE,
    STEP_ROWS
};
enum place_size { PLACE_NONE, PLACE_VILLAGE, PLACE_TOWN, PLACE_CENTER };
enum weather { WEATHER_CLEAR, RAIN, MUD, SNOW, BLIZZARD };
enum affecting { AFFECTS_NOT, AFFECTS, AFFECTS_STRONGLY };
enum supply_kind { SUPPLY_SOURCE, SUPPLY_CENTER, SUPPLY_DEPOT_TOWN };
enum arrival_kind { ARRIVES_UNIT, ARRIVES_LEADER };
enum victory_kind {
    VICTORY_BATTLE_ARMY,  /* a battle with an army-sized group in it */
    VICTORY_BATTLE_CORPS, /* a battle of corps against corps */
    VICTORY_HOLD,         /* a combat unit of side stands on hex */
    VICTORY_RETAKE,       /* the same after the enemy held the hex */
    VICTORY_LOST,         /* army has lost percent of its strength */
    VICTORY_HIT,          /* leader was hit */
};

struct ruleset_side;

/* What a row has of its table: where it is from, and where it stands. */
/* clang-format off */
#define FROM_TABLE const char *provenance; struct place at
/* clang-format on */

/* What stands on the counter of a combat unit; its state is struct unit. */
struct unit_card {
    const char *id;
    enum side side;
    const char *army;
    const char *nation;
    const char *name;
    const char *corps;
    enum arm arm;
    bool guard;
    enum weight weight; /* of cavalry */
    int sp, art;        /* at the start */
    int mp;             /* whole points */
    int subordination;  /* halves */
    const char *leader; /* assigned at the start, or NULL */
    int vedettes;       /* how many it may have out */
    bool outpost;       /* 4g a point of it may act as a vedette */
    int start;          /* hex, or 0: arrives later */
    int men, guns;
    FROM_TABLE;
};

struct leader_card {
    const char *id;
    enum side side;
    const char *army;
    const char *name;
    enum rank rank;
    int span; /* whole points */
    int initiative;
    bool star;
    int command_value; /* halves */
    const char *superior;
    int start;
    FROM_TABLE;
};

struct vedette_card { /* out at the start */
    const char *id;
    const char *army;
    const char *unit; /* the cavalry it came from */
    int hex;
    FROM_TABLE;
};

struct army_card {
    const char *id;
    enum side side;
    const char *name;
    const char *commander;
    int start_ap;
    int activation; /* the first turn it may move */
    FROM_TABLE;
};

struct arrival {
    int turn;
    const char *army;
    enum arrival_kind kind;
    const char *piece;
    int entry;        /* hex, or 0 */
    const char *with; /* leader he comes with, or NULL */
    FROM_TABLE;
};

struct supply_point {
    enum supply_kind kind;
    const char *army;
    int hex;
    const char *name;
    bool active;
    FROM_TABLE;
};

struct turn_card {
    int turn;
    const char *date; /* 1815-06-15 */
    enum weather weather;
    const char *note;
    FROM_TABLE;
};

struct victory_event {
    const char *id;
    enum victory_kind kind;
    enum side side; /* the winner, or who stands there */
    int r_from, r_to;
    int hex;
    const char *army, *leader;
    int percent;
    int shift; /* of the morale track, + is good for the French */
    const char *text;
    FROM_TABLE;
};

/* A row of a chart that gives one number for a band of others: administrative
 * points for the length of a line, attrition in tenths of a percent for a
 * total, hexes of pursuit for a total. */
struct band {
    int from, to, gives;
    FROM_TABLE;
};

struct attrition_column {
    int from, to; /* unspent administrative points */
    const char *column;
    int modifier;
    FROM_TABLE;
};

struct differential_row {
    int from, below; /* quarters of the ratio; below 0: no end */
    int modifier;
    FROM_TABLE;
};

struct movement_row {
    const char *step;
    int normal, column; /* quarters; column: above the long-column strength */
    FROM_TABLE;
};

struct terrain_row {
    enum ground_kind terrain;
    bool clear_for_cavalry;
    enum affecting affecting;
    bool good_against_infantry;
    const char *class_of; /* class of terrains with similar effect, or NULL */
    FROM_TABLE;
};

struct weather_row {
    enum weather weather;
    int mp;
    int secondary_road; /* quarters, force of ordinary length */
    int off_road;       /* whole points extra */
    int bombardment, initiative, pursuit, effort;
    int loss; /* tenths of a percent added to battle losses */
    FROM_TABLE;
};

struct module {
    struct hex_map map;
    struct army_card *armies;
    struct unit_card *units;
    struct leader_card *leaders;
    struct vedette_card *vedettes;
    struct arrival *arrivals;
    struct supply_point *supplies;
    struct turn_card *turns;
    struct victory_event *victories;
    struct setting *settings;
    struct band *ap;
    struct attrition_column *attrition_columns;
    struct band *attrition;
    struct differential_row *differentials;
    struct movement_row *movement;
    struct band *pursuit;
    struct terrain_row *terrain;
    struct weather_row *weather;
    size_t armies_count, units_count, leaders_count, vedettes_count,
        arrivals_count, supplies_count, turns_count, victories_count,
        settings_count, ap_count, attrition_columns_count, attrition_count,
        differentials_count, movement_count, pursuit_count, terrain_count,
        weather_count;

    /* Filled when the module is opened. */
    const struct movement_row *step_rows[STEP_ROWS]; /* NULL: it has none */
    int first_turn, last_turn, invasion_turn;
    enum side invader; /* has the initiative on the invasion turn */
    int ap_cap, stacking_sp, long_column_sp, supply_range, dispatch_mp,
        fortified_multiplier, track_start, track_low, track_high;
};

/* module.c */
bool con_open_module(struct module *module, struct arena *arena,
                     struct report *report);
bool con_is_heavy(const struct unit_card *card); /* 10.4a */
/* What the band gives that the number falls into; 0: there is none. */
int con_band(const struct band *bands, size_t count, int number);
const struct army_card *con_army_card(const struct module *module,
                                      const char *army);

/* sides.c: how files and sentences call the two sides. */
const struct ruleset_side *con_sides(const struct module *module,
                                     size_t *count);
enum side con_side(const char *id);             /* SIDE_COUNT: none */
const char *con_side_id(enum side side);        /* "french" */
const char *con_side_adjective(enum side side); /* "French" */
const char *con_side_name(enum side side);      /* "the French" */
const char *con_some_force(enum side side);     /* "A French force" */
const char *con_side_troops(enum side side);    /* "The French" */
extern const char *const con_side_words[];
extern const char *const con_verdict_words[];

/* clang-format off */
/* Decimal fields (core/field.h), of which the second may be left out. */
#define SCALED(in, member, name, scale) \
    FIELD_SCALED(struct in, member, name, FIELD_REQUIRED, scale)
#define MAY_SCALED(in, member, name, scale) \
    FIELD_SCALED(struct in, member, name, FIELD_OPTIONAL, scale)
/* A list in a struct, with a count that bears its name; at is the place of each
 * in its file. */
#define LISTED(element, table, in, type, fields, children, items, at) \
    {element, sizeof(struct type), fields, children, \
     offsetof(struct in, items), offsetof(struct in, items##_count), table, \
     offsetof(struct type, at)}
/* clang-format on */

/* records.c */
extern const struct record con_module_record;
extern const char *const con_ground_words[];
extern const char *const con_place_words[];
extern const char *const con_river_words[];
extern const char *const con_weight_words[];
extern const char *const con_weather_words[];

#endif
