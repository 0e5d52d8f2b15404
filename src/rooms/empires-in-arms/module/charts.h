/* The rows of a module's charts. They are the base game's, and an owner may
 * replace them. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_MODULE_CHARTS_H
#define BERTHIER_EMPIRES_IN_ARMS_MODULE_CHARTS_H

#include "rooms/empires-in-arms/module/cards.h"

#include <stdbool.h>

struct casualty_row {
    int percent;
    int of[21]; /* by factors 1..20 */
    const char *provenance;
    struct place at;
};

/* A pair of chits: tables by round. */
struct chit_row {
    enum chit attacker, defender;
    struct names attacker_rounds, defender_rounds;   /* 1, 2, 3 */
    struct names attacker_arrived, defender_arrived; /* 2, 3 */
    const char *provenance;
    struct place at;
};

struct city_row {
    int spires, capacity, under_garrisoned;
    const char *provenance;
    struct place at;
};

struct combat_row {
    const char *table;         /* 2-4 */
    const char *die[8];        /* "15/3.2": percent / morale loss */
    int percent[8], morale[8]; /* filled when the module is opened */
    const char *provenance;
    struct place at;
};

struct commander_row {
    int attacker, defender; /* tactical ratings */
    int attacker_modifier, defender_modifier;
    const char *provenance;
    struct place at;
};

struct forage_row {
    const char *modifier;
    int value;
    const char *text;
    const char *provenance;
    struct place at;
};

struct guard_row {
    int shift;
    int losses[7]; /* by die 1..6 */
    const char *provenance;
    struct place at;
};

struct manipulation_row {
    enum power power;
    int square, psa, money, manpower;
    const char *provenance;
    struct place at;
};

struct naval_row {
    int die, percent;
    const char *provenance;
    struct place at;
};

struct peace_row {
    const char *term; /* B.7 */
    const char *chooser;
    const char *text;
    const char *excludes;  /* terms, or NULL */
    struct names excluded; /* the same, filled when the module is opened */
    const char *provenance;
    struct place at;
};

struct points_row {
    const char *cause;
    int points;
    const char *text;
    const char *provenance;
    struct place at;
};

struct price_row {
    const char *item;
    int money, manpower, months;
    int limit, limit_great_britain; /* an Economic Phase; 0: none */
    const char *option;             /* or NULL */
    const char *provenance;
    struct place at;
};

struct pursuit_row {
    int class;
    int percent[8]; /* by die 1..7 */
    const char *provenance;
    struct place at;
};

struct siege_row {
    const char *wall; /* breached, unbreached */
    const char *attacker_table, *defender_table;
    const char *provenance;
    struct place at;
};

struct status_row {
    int box;
    enum zone zone;
    int modifier, victory_points, drift;
    int economic_loss; /* 0: none */
    const char *provenance;
    struct place at;
};

struct terrain_row {
    enum terrain terrain;
    int cost;
    int attacker_casualty, attacker_morale, defender_casualty, defender_morale,
        arrival;
    const char *provenance;
    struct place at;
};

struct ump_row {
    enum power bidder, power;
    int modifier;
    const char *provenance;
    struct place at;
};

#endif
