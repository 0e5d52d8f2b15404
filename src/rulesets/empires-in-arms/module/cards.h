/* The words and cards of a module: areas, seas, countries, counters, set-up.
 * Read once, never changed. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_MODULE_CARDS_H
#define BERTHIER_EMPIRES_IN_ARMS_MODULE_CARDS_H

#include "core/arena.h"
#include "core/names.h"
#include "core/report.h"

#include <stdbool.h>

/* Morale and morale loss are counted in tenths throughout. A month is a turn;
 * turn 1 is the module's first month. */

/* Takes the one that is walked to out of the list, and goes on behind it. */
#define DROP(one, list) LIST_REMOVE(list, list##_count, one##_at--)
/* Room for one more. */
#define ADD_TO(arena, list) LIST_ADD(arena, list, list##_count)
/* The first with that name, or NULL. */
#define FIND_IN(type, list, member, name)                                      \
    FIND_NAMED(type, list, list##_count, member, name)

/* In the order of dice and ties. */
enum power {
    NO_POWER,
    AUSTRIA,
    FRANCE,
    GREAT_BRITAIN,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    TURKEY,
    POWER_END
};
enum terrain { CLEAR, FOREST, MOUNTAIN, DESERT, MARSH, TERRAIN_COUNT };
enum capital { CAPITAL_NONE, CAPITAL_PROVINCE, CAPITAL_NATIONAL };
enum way_kind { OVER_LAND, OVER_RIVER, OVER_CROSSING, OVER_STRAIT };
enum district_rank { DISTRICT_MAJOR, DISTRICT_SECONDARY };
enum minor_status { NEUTRAL, CONQUERED, FREE_STATE };
enum zone { FIASCO, INSTABILITY, NEUTRAL_ZONE, DOMINANT };
enum corps_kind {
    CORPS_INFANTRY,
    CORPS_CAVALRY,
    CORPS_GUARD,
    CORPS_GRENADIER,
    CORPS_ARTILLERY,
    CORPS_FEUDAL_INFANTRY,
    CORPS_FEUDAL_CAVALRY,
    CORPS_INSURRECTION,
    CORPS_TYROL,
    CORPS_MINOR
};
enum militia_room { MILITIA_NO, MILITIA_YES, MILITIA_ONLY };
enum seniority { SENIOR_NONE, SENIOR_A, SENIOR_B, SENIOR_C, SENIOR_D };
enum start_kind {
    START_CORPS,
    START_GARRISON,
    START_DEPOT,
    START_FLEET,
    START_LEADER,
    START_COSSACK,
    START_WAR,
    START_ALLIANCE,
    START_ARRIVAL
};
enum factor {
    FACTOR_INFANTRY,
    FACTOR_MILITIA,
    FACTOR_CAVALRY,
    FACTOR_GUARD,
    FACTOR_ARTILLERY,
    FACTOR_FEUDAL,
    FACTOR_COUNT
};
enum chit {
    NO_CHIT,
    /* of an attacker */
    CHIT_ASSAULT,
    CHIT_ESCALATED_ASSAULT,
    CHIT_ECHELON,
    CHIT_PROBE,
    /* of either */
    CHIT_OUTFLANK,
    /* of a defender */
    CHIT_DEFEND,
    CHIT_COUNTER_ATTACK,
    CHIT_ESCALATED_COUNTER_ATTACK,
    CHIT_CORDON,
    CHIT_CORDON_RIVER, /* in the chart alone: what cordon becomes */
    CHIT_WITHDRAW,
    CHIT_COUNT
};

struct province_card;
struct district_card;
struct minor_card;

struct area_card {
    const char *id; /* a320 */
    const char *name;
    enum terrain terrain;
    int forage;
    const char *province; /* id of a province or a district */
    const char *nation;   /* a power, or "minor" */
    const char *city;     /* name, or NULL: no city */
    int spires, fletches;
    enum capital capital;
    bool port;
    int american, british; /* trade */
    int guns;
    struct names box; /* seas that the port's blockade box touches */
    struct names coast;
    int x, y; /* of the picture, in its own units; 0 0: not placed */
    const char *provenance, *note;
    struct place at;

    /* The same as province says, filled when the module is opened: the one or
     * the other two, for whose an area is, is asked at each step of a walk. */
    const struct province_card *in_province;
    const struct district_card *in_district;
    const struct minor_card *in_minor;
};

struct edge_card { /* of two areas, one < other */
    const char *one, *other;
    enum way_kind kind;
    struct names seas;  /* that block a crossing */
    const char *option; /* switch without which it is not there, or NULL */
    const char *name;
    const char *provenance;
    struct place at;
    bool narrow; /* 12.2.1.2b; named.c */
};

struct sea_card {
    const char *id; /* s735 */
    const char *name;
    bool near_great_britain, ice;
    int x, y;
    const char *provenance;
    struct place at;
};

struct sea_edge {
    const char *one, *other;
    const char *kind;
    const char *provenance;
    struct place at;
};

struct province_card {
    const char *id, *name;
    enum power home;
    int money, manpower;
    const char *capital; /* area */
    const char *capital_city;
    int guerilla; /* Spain's; 0: none */
    bool cossack, polish, insurrection, national_capital;
    const char *provenance;
    struct place at;
};

struct district_card {
    const char *id, *name;
    const char *minor;
    enum district_rank rank;
    int money, manpower;
    const char *capital; /* area */
    const char *capital_city;
    const char *provenance;
    struct place at;
};

struct minor_card {
    const char *id, *name;
    struct names districts;
    const char *capital; /* area */
    enum minor_status status;
    enum power controller;
    struct names corps;
    const char *fleet; /* or NULL */
    int ships;
    int infantry_morale, cavalry_morale;
    int lean[POWER_END];
    bool free_state;    /* has units and may become one */
    bool exempt;        /* 10.5.2d does not free it */
    const char *option; /* switch without which it is never founded, or NULL:
                           it is there from the start and has districts */
    const char *provenance;
    struct place at;
    bool trainable; /* 12.3.2; named.c */
    bool bare;      /* 10.4.4b */
};

/* Minor countries that an option of chapter 11 makes one: 10.4.1b. */
struct union_card {
    const char *option;
    const char *country;    /* minor; its district is the major one */
    struct names districts; /* that are its secondary ones */
    enum power holder;      /* who may have some of them at the start, besides
                               nobody; NO_POWER: who has the country */
    int infantry_morale, cavalry_morale; /* of its corps; 0: as printed */
    struct names apart; /* corps that go with a secondary district which is
                           apart: 10.4.4b */
    const char *provenance;
    struct place at;
};

struct power_card {
    enum power power;
    const char *name;
    int political_order, land_order, naval_order, naval_reinforcement_order,
        army_reinforcement_order;
    int box, target, money, manpower;
    int infantry_morale, cavalry_morale, feudal_infantry_morale,
        feudal_cavalry_morale, dominant_infantry_morale,
        dominant_cavalry_morale, dominant_feudal_morale;
    bool dominant; /* at the start */
    int dominance_gain, dominance_lose;
    int strategic, tactical, strategic_1810, tactical_1810;
    int depots, cossacks, freikorps;
    struct names capitals; /* areas */
    const char *provenance;
    struct place at;
};

struct corps_card {
    const char *id;
    const char *owner; /* a power or a minor */
    const char *name;
    enum corps_kind kind;
    int most[FACTOR_COUNT]; /* infantry's is militia's, too, as militia says */
    enum militia_room militia;
    int move;
    bool cavalry_symbol;
    const char *home;      /* province, or NULL */
    const char *available; /* 1805-01, tyrol, ceded */
    const char *option;    /* or NULL */
    const char *provenance;
    struct place at;
};

struct leader_card {
    const char *id;
    const char *nation;
    const char *name;
    int strategic, tactical, maximum; /* 0 0 0: no ratings (Nelson) */
    enum seniority seniority;
    bool cavalry;
    const char *arrival;   /* 1805-01 */
    const char *departure; /* 1810-08, or NULL */
    const char *provenance;
    struct place at;
    const char *called_to; /* 10.6.5b: a minor, or NULL; named.c */
    bool ages;             /* 12.3.7.3b */
};

struct fleet_card {
    const char *id;
    const char *owner;
    const char *name;
    int most; /* ships */
    const char *provenance;
    struct place at;
};

/* A place that counts for who holds it, in mode=scenario (ruling 107). */
struct objective_row {
    const char *area;
    int points; /* victory points, set against the target of the card */
    const char *provenance;
    struct place at;
};

struct start_row {
    enum start_kind kind;
    const char *id;
    const char *owner;
    const char *where; /* area, port p427, box b427, off-map, corps, power; of
                          an arrival the month, 1805-10 */
    int factors[FACTOR_COUNT];
    int ships;
    const char *note;
    const char *provenance;
    struct place at;
};

#endif
