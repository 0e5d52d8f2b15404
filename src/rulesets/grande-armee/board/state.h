/* What changes while the game is played.
 *
 * What has a field table in records.c stands in the turn's file and is all that
 * the next exchange knows. Play never stops inside a combat phase, so lines,
 * rounds, bids and what a unit has done in the phase are in no file: they begin
 * anew with it. A unit and a leader have each a hex of its own; a division
 * leader's is that of his unit. */
#ifndef BERTHIER_GRANDE_ARMEE_BOARD_STATE_H
#define BERTHIER_GRANDE_ARMEE_BOARD_STATE_H

#include "core/order.h"
#include "rulesets/grande-armee/module/module.h"
#include "wargame/stacks.h"

/* Where a leader is. */
enum leader_state { ON_MAP = PIECE_ON_MAP, IN_POOL, DEAD, CAPTURED, WOUNDED };
/* A unit is on the map, or gone to the force pool. */
enum { GONE = ON_MAP + 1 };
/* The place of each list in the stacks: units lie on top. */
enum piece_list { UNIT_LIST, LEADER_LIST };
enum rout { STEADY, ROUT_1, ROUT_2 };

struct leader {
    PIECE;
    const char *unit; /* that he leads, or NULL */
    /* In no file. */
    const struct leader_card *card;
    struct leader *superior;
    const char *name;
    bool used; /* his bonus was added in this battle (12.41e, 12.41g) */
};

struct unit {
    PIECE;
    int sp;
    enum rout rout;
    int rout_turn; /* in which it routed; 0: it is steady */
    bool demoralized;
    bool pursued; /* in this turn (12.65c) */
    bool generic; /* a leader without a name leads it */
    /* In no file. */
    const struct unit_card *card;
    const char *name;
    struct leader *leader;   /* its corps leader, or who commands the reserve */
    struct leader *division; /* who leads it by name, or NULL */
    bool attacked;           /* it has attacked in this phase */
    bool engaged;            /* it has fought in this phase */
    bool rolled;       /* it has rolled for the guns in this phase (12.71) */
    int joins;         /* the target of an attack that it joins (12.17b) */
    bool generic_used; /* its leader without a name was, in this battle */
};

struct depot {
    const char *id;
    bool lost;
    struct place place;
    const struct depot_card *card; /* in no file */
};

/* A town or city that has a holder. */
struct held {
    int hex;
    int side; /* NEUTRAL: nobody's */
    struct place place;
};

/* The leaders without a name of a power. */
struct pool {
    const char *power;
    int generic, dead;
    struct place place;
};

enum verdict { UNDECIDED, FRENCH_WIN, COALITION_WINS };

struct game {
    int turn;
    int weather;
    int lost[SIDES]; /* SP in battle; base vp */
    int leader_vp;   /* points for leaders killed, the French ones less */
    int verdict;     /* enum verdict */
    struct place place;
    struct leader *leaders;
    struct unit *units;
    struct depot *depots;
    struct held *held;
    struct pool *pools;
    size_t leader_count, unit_count, depot_count, held_count, pool_count;

    /* In no file. */
    struct stacks *stacks;       /* made by gra_stack() */
    bool in_phase;               /* attacks are under way, or foreseen */
    struct hexes targets;        /* of attacks announced in this phase */
    struct hexes fought;         /* those that were fought */
    int first_player;            /* side; made by gra_stack() */
    const struct staged *staged; /* of a scene: what is fought (odds) */
};

#endif
