/* The data of one playable game of L'Armee du Nord, read once, never changed.
 * [base scenario]
 *
 * A module is a folder of TSV files, one for each list below; records.c says
 * which column fills which member. adn_open_module() refuses a chart or a
 * setting that a rule would miss in the middle of a battle, and turns what
 * rules ask all the time into numbers and pointers. No rule knows the name of a
 * piece: what is true of one man alone is found once.
 *
 * Boxes of the off-board tracks are hexes beside the map: column 50 + track,
 * row = number of the box, on ground of their own. No step of a march, no
 * sight, zone or radius leads to one.
 *
 * An army is one of the three that have a player turn; a camp is who fights
 * together, French or Allied; a side is who writes a sheet: an army, but with
 * four players the left wing of the French is a side of its own. */
#ifndef BERTHIER_ARMEE_DU_NORD_MODULE_MODULE_H
#define BERTHIER_ARMEE_DU_NORD_MODULE_MODULE_H

#include "core/setting.h"
#include "rulesets/ruleset.h"
#include "wargame/arrivals.h"
#include "wargame/map.h"

#include <stdbool.h>
#include <stddef.h>

/* clang-format off */
/* What a row has of its table: where it is from, and where it stands. */
#define FROM_TABLE const char *provenance; struct place at
/* clang-format on */

/* In the order of their player turns. */
enum army_name { ANGLO_DUTCH, FRENCH, PRUSSIAN, ARMIES };
enum { LEFT_WING = ARMIES, SIDES };
enum camp { FRENCH_CAMP, ALLIED_CAMP, CAMPS };
/* A picquet is infantry to every rule but those of picquets. */
enum arm { INFANTRY, CAVALRY, HORSE_ARTILLERY, FOOT_ARTILLERY, PICQUET };
/* Columns of the movement chart: the arms, and leaders. */
enum { LEADER_CLASS = FOOT_ARTILLERY + 1, CLASSES };
enum rank { ARMY_LEADER, CORPS_LEADER, CAVALRY_LEADER };
/* A box is none that the charts know. */
enum ground_word { CLEAR, WOODS, FOREST, SWAMP, VILLAGE, TOWN, BOX, GROUNDS };
enum river_word { NO_RIVER, STREAM, RIVER };
enum road_word { NO_ROAD, HIGHWAY, ROAD };
enum unit_size { DIVISION, BRIGADE, BATTERY };
enum turn_kind { DAY, NIGHT, RAIN };
enum soil { DRY, MUD };
/* What a throw of attack or charge says. */
enum outcome { AR2, AR, EXC, EX, EX_STAR, DR, DR2 };
enum gunfire { NO_EFFECT, SHAKEN, GUN_LOSS, GUN_DR };

/* Movement points are kept in quarters. */
enum { QUARTERS = 4 };

struct army_card {
    const char *id, *name;
    int auto_turn;
    bool active;
    int strength; /* increments of the whole game: 35 and 50 percent */
    FROM_TABLE;
};

struct leader_card {
    const char *id, *name, *corps_id;
    int army, rank, radius, initiative;
    int start, or_start; /* hex; 0: he arrives, or is not there */
    FROM_TABLE;
    const struct corps_card *corps;        /* made */
    bool bluecher, grouchy, ney, napoleon; /* made, by name */
};

struct corps_card {
    const char *id, *leader_id;
    int army;
    int kind; /* 0 army corps, 1 cavalry corps */
    bool active;
    int marker, marker_default; /* hexes; 0: none */
    bool rolls_first, complete, left_wing;
    FROM_TABLE;
    const struct leader_card *leader; /* made; NULL: not in this game */
    bool of_grouchy;                  /* made: he may command it */
    bool alarmed;                     /* made: wakes in the turn of the alarm */
};

struct unit_card {
    const char *id, *nation, *name, *corps_id, *division;
    int army;
    int printed_arm; /* as the table has it */
    int size;
    bool guard;
    int increments, full, morale, movement, initiative, range;
    int start; /* hex; 0: it arrives */
    const char *parent;
    bool perponcher, left_wing;
    int men, guns;
    FROM_TABLE;
    const struct corps_card *corps; /* made */
    int arm;                        /* made: enum arm but PICQUET */
    bool picquet;                   /* made */
    const struct rule *errata;      /* made: by which it begins; or NULL */
};

/* A box of an off-board track. */
struct box_card {
    int hex; /* its number */
    int army;
    const char *track;
    int number;           /* of the box; 1 is next to the map */
    int entry;            /* hex of the map that box 1 leads to */
    struct hexes links;   /* boxes of the same name */
    struct hexes crosses; /* others that another track crosses it at */
    FROM_TABLE;
};

struct courier_card {
    const char *id;
    const char *from;      /* leader who sends him */
    const char *after;     /* leader who must be active before; or NULL */
    int to;                /* box */
    const char *activates; /* id of a corps or of an army */
    int points;            /* of a turn */
    FROM_TABLE;
};

struct turn_card {
    int turn;
    const char *date;
    int from, to; /* hours */
    int kind;     /* enum turn_kind */
    int soil;     /* enum soil */
    const char *mark, *provenance;
    struct place at;
    bool teste; /* made, by name */
};

struct reinforcement {
    struct arrival_card card;
    FROM_TABLE;
};

enum victory_kind {
    FOR_CONTROL,
    FOR_INCREMENT,
    FOR_BROKEN,
    FOR_LEAVING,  /* a French unit left the map by the hex */
    FOR_STANDING, /* a unit of the side stands there */
    FOR_LEADER    /* a leader fell with his troops */
};

struct victory_card {
    int event; /* enum victory_kind */
    int hex, points, side;
    const char *text, *provenance;
    struct place at;
};

enum { ODDS_COLUMNS = 10, CHARGE_COLUMNS = 7, GUN_COLUMNS = 4 };

struct attack_row {
    int row;
    int cells[ODDS_COLUMNS]; /* enum outcome */
    const char *provenance;
};

struct charge_row {
    int die;
    int cells[CHARGE_COLUMNS]; /* outcome * 2, and 1 more with an asterisk */
    const char *provenance;
};

struct gun_row {
    int row;
    int cells[GUN_COLUMNS]; /* enum gunfire */
    const char *provenance;
};

struct movement_row {
    const char *entering;
    int cost[CLASSES]; /* quarters; 99 points: prohibited */
    const char *provenance;
};

struct terrain_row {
    const char *feature;
    int attack, charge, bombardment; /* added to the die */
    bool charge_allowed;
    const char *provenance;
};

struct module {
    struct hex_map map;
    struct army_card *armies;
    struct corps_card *corps;
    struct unit_card *units;
    struct leader_card *leaders;
    struct turn_card *turns;
    struct reinforcement *reinforcements;
    struct victory_card *victory;
    struct box_card *boxes;
    struct courier_card *couriers;
    struct setting *settings;
    struct attack_row *attack, *attack_optional;
    struct charge_row *charge;
    struct gun_row *guns;
    struct movement_row *movement;
    struct terrain_row *terrain;
    size_t armies_count, corps_count, units_count, leaders_count, turns_count;
    size_t reinforcements_count, victory_count, settings_count;
    size_t attack_count, attack_optional_count, charge_count, guns_count;
    size_t movement_count, terrain_count, boxes_count, couriers_count;

    /* Made by adn_open_module(). */
    struct ruleset_side sides[SIDES];
    int step_cost[GROUNDS][CLASSES]; /* quarters, PROHIBITED */
    int column_cost[3][2][CLASSES];  /* by road_word and soil */
    int stream_cost[CLASSES], mud_cost[CLASSES];
    const struct terrain_row *ground_row[GROUNDS]; /* NULL: clear */
    const struct terrain_row *farm_row, *bridged_river_row, *bridged_stream_row;
    bool *is_farm; /* by hex */
    bool campaign;
    int players; /* 2 to 4 */
#define SETTING(key, member)  int member;
#define CAMPAIGN(key, member) int member;
#include "rulesets/armee-du-nord/module/settings.def"
#undef SETTING
#undef CAMPAIGN

    /* Made by adn_open_campaign(); of a battle NULL. */
    const struct box_card **box_at; /* by hex; NULL: no box */
};

extern const struct record adn_module_record;
extern const char *const adn_army_words[];
extern const char *const adn_outcome_words[];

/* What field tables cannot check, and what is made once. */
bool adn_open_module(struct module *module, struct arena *arena,
                     struct report *report);
/* Expansion rules that all agree on before the game [ruling 71] */
#define RULE_OF_NEY     "rule-ney"
#define RULE_OF_GROUCHY "rule-grouchy"
#define RULE_OF_DEFENCE "rule-combined-defence"
#define RULE_OF_SUPPORT "rule-support-bombard"
bool adn_has_rule(const struct options *options, const char *rule);
/* The value of a setting; NULL: it has none. */
const char *adn_setting(const struct module *module, const char *key);
/* campaign.c: what the campaign alone has. */
bool adn_open_campaign(struct module *module, struct arena *arena,
                       struct report *report);
/* The box of that number; NULL: the hex is none. */
const struct box_card *adn_box(const struct module *module, int hex);
/* The hex by which the French leave the map for points; 0: there is none. */
int adn_exit(const struct module *module);
/* The three armies, and with four players the left wing of the French. */
const struct ruleset_side *adn_sides(const struct module *module,
                                     size_t *count);
/* "the French" */
const char *adn_side_name(const struct module *module, const char *side);
/* enum army_name of a side's id. */
int adn_army_of(const char *side);
/* The sides of an army, in the order in which they are played. */
size_t adn_sides_count(const struct module *module, int army);
const char *adn_side_at(const struct module *module, int army, size_t at);
#define foreach_side(one, module, army)                                        \
    FOREACH_AT(one, adn_sides_count(module, army),                             \
               const char *one = adn_side_at(module, army, one##_at))
/* The side that orders pieces of the army, of its left wing or not. */
const char *adn_side_for(const struct module *module, int army, bool left_wing);
/* enum camp. */
int adn_camp(int army);
/* The row of the calendar; NULL: the turn is none of this game's. */
const struct turn_card *adn_turn(const struct module *module, int turn);
const struct unit_card *adn_unit_card(const struct module *module,
                                      const char *id);
const struct leader_card *adn_leader_card(const struct module *module,
                                          const char *id);
const struct corps_card *adn_corps_card(const struct module *module,
                                        const char *id);
/* charts.c: fills what movement and combat ask of the terrain charts; refuses
 * rows that are missing, of no use, or out of order. A die beyond the first or
 * last row reads that row (table.charge-a, option.crt). */
bool adn_open_charts(struct module *module, struct report *report);

/* What the step costs a class by the printed map, in quarters; PROHIBITED: it
 * may not be taken. column: at the road rate where a road leads. */
int adn_chart_step(const struct module *module, int class, int from, int to,
                   bool column, int soil);
/* Row of the combat chart: of a Grand Farm, else of the ground; NULL: clear. */
const struct terrain_row *adn_combat_row(const struct module *module, int hex);
/* The cell of an attack, and in *row the row that was read. */
enum outcome adn_attack_cell(const struct module *module, bool optional,
                             int column, int total, int *row);
/* Of a charge; differential within the limit. */
enum outcome adn_charge_cell(const struct module *module, int differential,
                             int total, int *row, bool *asterisk);
/* Of a bombardment with so many increments of guns. */
enum gunfire adn_gun_cell(const struct module *module, int guns, int total,
                          int *row);
/* "none", then the columns from "1-5" on */
extern const char *const adn_odds_words[];

#endif
