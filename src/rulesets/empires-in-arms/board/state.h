/* The state of a game of this ruleset: what a turn file holds. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_STATE_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_STATE_H

#include "rulesets/empires-in-arms/module/cards.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Places are ids: an area "a320", a sea "s735", a port "p427" (of area a427),
 * its blockade box "b427". NULL is off the map. Nations are ids: a power "fr"
 * or a minor country "bavaria". Turns are months from 1; 0 is never. Lists
 * grow and shrink through the functions of board/pieces.c alone.
 *
 * What a record is a state of, its card in the module, is found once, when a
 * game is begun, opened or made a view: eia_resolve(). A copy keeps it.
 */

enum leader_state {
    LEADER_OFF, /* not on the map: not arrived, retired, or waiting */
    LEADER_ON,
    LEADER_CAPTURED,
    LEADER_WOUNDED,
    LEADER_KILLED,
    LEADER_REMOVED /* by peace term C.6 */
};
enum access_kind {
    ACCESS_VOLUNTARY,
    ACCESS_UNCONDITIONAL,
    ACCESS_LIMITED,  /* after a peace, to leave: 12.4 */
    ACCESS_FORCIBLE, /* taken: 10.3.4 */
    ACCESS_DARDANELLES
};
enum irregular_kind { COSSACK, FREIKORPS };
enum combat_kind { FIELD_COMBAT, LIMITED_FIELD_COMBAT, TRIVIAL_COMBAT };
enum peace_kind { PEACE_INFORMAL, PEACE_CONDITIONAL, PEACE_UNCONDITIONAL };
/* How far the land phase of the acting power is; play may stop before
 * BATTLES. */
enum land_part { LAND_MOVES, LAND_BATTLES };
enum trade { TRADE_AMERICAN, TRADE_BRITISH, TRADE_BOTH };

struct power_state {
    struct place place; /* in the turn's file; of a new one none */
    enum power power;
    int box;       /* of the status display, 1 to 40 */
    bool must_sue; /* forced off the low end: 10.5.1d */
    int victory;   /* points */
    int money, manpower;
    bool dominant;
    int low_quarters;     /* Economic Phases running in boxes 1 to 4 */
    int disorder;         /* turn civil disorder began, or 0 */
    int manipulation;     /* square that is set, -3 to 3 */
    int american_war;     /* turn it ends, or 0 */
    struct names denied;  /* powers Great Britain denies American trade */
    bool closed_british;  /* closes its ports to British trade */
    int alliance_quarter; /* turn of the last alliance that gave a point */
    int slot;             /* place in the order named in P9, or 0 */
    enum power caretaker; /* of a power without a player */
    int silent;           /* months running without a sheet */
    int scuttled;         /* ships given up this month */
    enum power seat;      /* from which its player has come by the bids */
    int bid;              /* his, which its target of victory is raised by */
    bool bankrupt;        /* in this Economic Phase */
    bool reduced;         /* in this Economic Phase, turned points against
                             somebody; while the step runs, not in the file */
};

struct province_state {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    const struct province_card *card; /* see eia_resolve() */
    enum power controller;
    enum power occupier; /* of its capital at the last Conquest Step */
    int occupied;        /* turn of that step, or 0 */
    int hunted;          /* turn of the last operation against guerillas */
    const char *country; /* the minor country it was made part of, or NULL:
                            it is a province [base poland] */
    enum power hunter;   /* whose it was */
};

struct minor_state {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    const struct minor_card *card; /* see eia_resolve() */
    enum minor_status status;
    enum power controller; /* or NO_POWER */
    int since;             /* turn it became what it is */
    int ships;             /* of its fleet while off the map */
    int money, manpower;   /* treasury of a free state */
    int quiet;             /* Conquest Steps without an attacker near */
};

struct district_state {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    const struct district_card *card; /* see eia_resolve() */
    const char *country; /* minor country that it is a secondary district of
                            by an option, NULL: that of its card */
    enum power apart;    /* a secondary district held apart from its minor
                            country, or NO_POWER: 10.4.3c */
    enum power occupier;
    int occupied;
};

/* What is in a city, and who sits before it. Areas without anything in or
 * before their city have no record. */
struct city_state {
    struct place place; /* in the turn's file; of a new one none */
    const char *area;
    enum power besieger; /* or NO_POWER */
    int siege;           /* Ld4 steps of this siege so far */
    bool breached;
};

struct garrison {
    struct place place; /* in the turn's file; of a new one none */
    const char *area;
    const char *nation;
    int infantry, militia;
    bool hidden; /* in a view: it is there, how strong is not known; it bears
                    as few factors as it must have, mostly 1 */
};

/* In a view: what is printed on the back of a counter. The corps of that id,
 * the first behind those of the module and so on, is one that the reader does
 * not know; it bears one factor, of infantry, for the number that he does not
 * know either. */
struct back {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;     /* fr-infantry-2; of no card */
    const char *nation;
    enum corps_kind kind;
    int move;
};

struct corps {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    const struct corps_card *card; /* see eia_resolve() */
    const char *nation; /* whose it is by an option, NULL: its counter's */
    const char *at;     /* area; NULL: off the map, factors may be recorded */
    bool in_city;
    int factors[FACTOR_COUNT];
    const char *embarked; /* fleet, or NULL */
    const char *from;     /* area it last entered its place from, this turn; the
                             sea or port of its fleet if it landed */
    enum way_kind by;     /* over what */
    int spent;            /* movement points this turn */
    bool forced;          /* forced march this turn */
    bool fought;          /* in a land combat of this Land Combat Step */
    int placed;           /* turn it was placed on the map, or 0 */
    int away;             /* turn before which it may not be placed, or 0 */
    enum power serves;    /* on loan by term B.4 until loan_ends */
    int loan_ends;
    enum power trigger; /* of the Tyrol corps: the war it was placed for */
};

struct guerilla {
    struct place place; /* in the turn's file; of a new one none */
    const char *area;
    int factors;
    int moved;    /* of them this turn */
    bool in_city; /* part of its garrison */
};

struct irregular {      /* a cossack or freikorps counter: one factor */
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    enum power owner;
    enum irregular_kind kind;
    const char *at;
    bool in_city;
    int spent;
    int raised; /* turn, or 0: at the start */
};

struct leader {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    const struct leader_card *card; /* see eia_resolve() */
    const char *nation;
    enum leader_state state;
    const char *with;   /* corps or fleet, on the map */
    const char *at;     /* in a view, with a corps that its reader does not
                           know: where; then with is NULL */
    const char *holder; /* power that captured him */
    int back;           /* turn a wounded one returns */
    bool stays;         /* told so for the marches of this step; while it runs,
                           not in the file */
    int retired;        /* turn in which he was, while he is not placed again */
};

struct fleet {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    const struct fleet_card *card; /* see eia_resolve() */
    const char *nation;            /* whose it is: 12.1.2.2c may change it */
    const char *at;                /* sea, port or box; NULL: off the map */
    int ships;
    int spent;
    const char *began; /* where it began the naval phase, and with whom; NULL:
                          where it is; while the step runs, not in the file */
    const char *depot; /* id it carries, or NULL */
};

struct ship_build {
    struct place place; /* in the turn's file; of a new one none */
    const char *nation;
    const char *port; /* p415, or NULL: any */
    int ships;
    int due;
    enum power captor; /* of the port, who has decided: 12.1.2.2a */
};

struct depot {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;     /* fr-d-a433 */
    enum power owner;
    const char *at;
    int infantry, militia;
    int users;   /* this month, of all who move as one: 12.3.1b; while the step
                    runs, not in the file */
    bool hidden; /* in a view: as of a garrison */
};

/* Factors that arrive in the owner's Army Reinforcement Step. */
struct arrival {
    struct place place; /* in the turn's file; of a new one none */
    const char *nation;
    enum factor factor;
    int count;
    int due;
};

struct war {
    struct place place;      /* in the turn's file; of a new one none */
    const char *one, *other; /* nations, one declared */
    int since;
    struct names capitals; /* national ones entered in this war */
};

struct alliance {
    struct place place; /* in the turn's file; of a new one none */
    enum power one, other;
    int since;
    int ended; /* turn it was broken, or 0: in force */
};

struct peace {
    struct place place;       /* in the turn's file; of a new one none */
    enum power loser, victor; /* of an informal one: in order */
    enum peace_kind kind;
    struct names terms;
    int since, enforced; /* turn enforced peace ends */
    int no_war;          /* turn B.2 or C.2 ends, or 0 */
};

struct access {
    struct place place;            /* in the turn's file; of a new one none */
    const char *grantor, *grantee; /* nations */
    enum access_kind kind;
    struct names provinces; /* none: all */
    bool no_depots, no_garrisons;
    int since, until; /* 0: until revoked; of a forcible one: the turn it was
                         last used */
    int pieces;       /* that used a forcible one in that turn */
    bool revoked;     /* binds nobody who is inside: 10.3.1e */
    const char *text; /* conditions in words, or NULL */
};

struct prisoner {
    struct place place; /* in the turn's file; of a new one none */
    const char *nation;
    enum power holder;
    enum factor factor;
    int count;
};

struct combination {
    struct place place;  /* in the turn's file; of a new one none */
    struct names powers; /* that move as one this month */
};

struct debt {           /* a loan or reparations */
    struct place place; /* in the turn's file; of a new one none */
    enum power from, to;
    int money, due;
};

struct embargo {        /* of the ports of a power, by term B.6 */
    struct place place; /* in the turn's file; of a new one none */
    enum power power;
    enum trade trade;
    int until;
};

struct colonial_share { /* by term C.7 */
    struct place place; /* in the turn's file; of a new one none */
    enum power to;
    int until;
};

/* A combat that waits for the orders of its parties. */
struct combat {
    struct place place; /* in the turn's file; of a new one none */
    const char *area;
    enum combat_kind kind;
    struct names attackers, defenders; /* powers, or neutral minor countries */
    struct names besieged; /* powers whose besieged corps attack with them */
    int guerillas;         /* that attack with them: 10.1.1k */
};

struct record_line {    /* 12.6: of this quarter and the one before */
    struct place place; /* in the turn's file; of a new one none */
    int turn;
    enum power power;
    int amount;
    const char *cause;
};

struct game {
    struct place place; /* in the turn's file; of a new one none */
    int turn;
    enum power acting; /* in step L; NO_POWER: not begun */
    enum land_part land_part;
    struct names acted; /* powers whose land phase is over */
    enum power winner;
    enum power seen_by; /* of a view in which something is hidden: its reader;
                           of a turn NO_POWER */
    bool finished;
    bool scenario;           /* of mode=scenario: nobody speaks in P and E */
    bool bidding;            /* powers are still to be bid for, in step B */
    bool setting_up;         /* forces are still to be set up, in step S */
    bool bernadotte_settled; /* 10.6.5: his claim was handed over or lost */
    struct power_state *powers;
    struct province_state *provinces;
    struct minor_state *minors;
    struct district_state *districts;
    struct city_state *cities;
    struct garrison *garrisons;
    struct back *backs;
    struct corps *corps;
    struct guerilla *guerillas;
    struct irregular *irregulars;
    struct leader *leaders;
    struct fleet *fleets;
    struct ship_build *builds;
    struct depot *depots;
    struct arrival *arrivals;
    struct war *wars;
    struct alliance *alliances;
    struct peace *peaces;
    struct access *accesses;
    struct prisoner *prisoners;
    struct combination *combinations;
    struct debt *debts;
    struct embargo *embargoes;
    struct colonial_share *shares;
    struct combat *combats;
    struct record_line *lines;
    size_t powers_count, provinces_count, minors_count, districts_count,
        cities_count, garrisons_count, backs_count, corps_count,
        guerillas_count, irregulars_count, leaders_count, fleets_count,
        builds_count, depots_count, arrivals_count, wars_count, alliances_count,
        peaces_count, accesses_count, prisoners_count, combinations_count,
        debts_count, embargoes_count, shares_count, combats_count, lines_count;
};

#endif
