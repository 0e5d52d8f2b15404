/* The rows of a module's charts. They are the base game's, and an owner may
 * replace them. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_MODULE_CHARTS_H
#define BERTHIER_EMPIRES_IN_ARMS_MODULE_CHARTS_H

#include "rulesets/empires-in-arms/module/cards.h"

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

/* What a footnote of the chart of chits changes: a rating, morale in tenths, a
 * die; or, with the value 1, what is not done at all. */
enum chit_effect {
    NOTE_ARRIVAL,       /* the rating that outflankers come by */
    NOTE_WITHDRAWAL,    /* the rating that a defender gets away by */
    NOTE_MORALE,        /* of a day */
    NOTE_DIE,           /* of a round's fire */
    NOTE_OUTFLANKERS,   /* how often more they count when they have come */
    NOTE_NO_COMMANDERS, /* the chart of commanders is not used */
    NOTE_NO_SPLIT,      /* nobody goes round the flank */
    NOTE_EFFECTS
};
enum note_side { NOTE_EITHER, NOTE_ATTACKER, NOTE_DEFENDER };

/* A footnote: for whom it holds, of which pairs, and what it gives. */
struct chit_note {
    const char *note;
    enum chit_effect effect;
    struct names attacker, defender; /* chits; none: whichever */
    enum note_side side;             /* whom it is for */
    enum power commander;            /* of that nation; NO_POWER: whoever */
    int after;                       /* rounds of the day; 0: always */
    int value;
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
