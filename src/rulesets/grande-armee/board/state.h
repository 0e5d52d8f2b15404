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
enum leader_state {
    ON_MAP = PIECE_ON_MAP,
    IN_POOL,
    DEAD,
    CAPTURED,
    WOUNDED,
    COMING,       /* with a reinforcement that has not arrived */
    LEADER_UNSEEN /* of a view: nobody knows where */
};
/* A unit is on the map, gone to the force pool, or comes later; a marker of a
 * detachment that nobody uses is gone. */
enum { GONE = ON_MAP + 1, DUE, UNIT_UNSEEN };
/* The place of each list in the stacks: units lie on top. */
enum piece_list { UNIT_LIST, LEADER_LIST };
enum rout { STEADY, ROUT_1, ROUT_2 };
/* What fed a unit in the last supply phase. */
enum fed { FED_NOTHING, FED_LINE, FED_FORAGE, FED_TRAIN, FED_ITSELF };

/* What was ordered for a leader's units, or for a unit under no corps leader,
 * in the command step of the turn. */
struct command {
    int order; /* enum command_order */
    int march; /* enum march_kind */
    int at;    /* the hex of a concentrate order, or 0 */
};

/* What a corps was told to live on, in the supply phase. */
struct source_wish {
    int settlement;     /* to forage from, or 0 */
    const char *source; /* to draw on: a depot, a train or a hex; or NULL */
};

struct leader {
    PIECE;
    const char *unit; /* that he leads, or NULL */
    /* Of a map. */
    struct command command;
    int was;         /* enum command_order of the turn before */
    int points;      /* of command, left this turn */
    bool activated;  /* by himself, this turn */
    bool in_command; /* this turn */
    int wear;        /* hundredths of a point */
    int entered;     /* turn of his arrival, or 0 */
    int wounded;     /* turn in which he was, or 0 */
    bool inside;     /* a fortress */
    /* In no file. */
    int spent; /* MP, when he rides alone */
    const struct leader_card *card;
    struct leader *superior;
    const char *name;
    struct source_wish wish; /* of his corps */
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
    /* Of a map. */
    const char *nation;    /* of a marker; NULL: its card's */
    const char *leader_id; /* with whom it stands; NULL: its card's leader, of a
                              marker nobody */
    struct command command; /* of one that is under no corps leader */
    int was;                /* as a leader's */
    int forced;             /* enum march_kind of its march this turn */
    bool moved;             /* this turn */
    int fed;                /* enum fed */
    bool unsupplied;        /* until the next supply phase */
    bool inside;            /* a fortress */
    bool shares; /* came by a battle into a hex where it may be one too many,
                    until its next movement phase (12.16, 12.74) */
    bool astray; /* its leader's path did not reach it when orders were
                    bought: his order is not its own */
    int wear;    /* of a marker or a garrison, hundredths */
    int entered; /* turn of its arrival, or 0 */
    /* In no file. */
    int spent;    /* MP, in the phases of this step */
    int gained;   /* MP, by its forced march */
    bool halted;  /* it skirmishes no more in this phase */
    bool marched; /* by an order of this phase: it has no other */
    bool crowded; /* it began the phase in a hex with another corps (9.13) */
    struct source_wish wish; /* of a marker for itself */
    const struct unit_card *card;
    const char *name;
    struct leader *leader;   /* its corps leader, or who commands the reserve;
                                NULL: a marker that stands for itself */
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
    const char *built_by; /* nation, of one that was made in play */
    int built_at;         /* its hex, or 0 */
    int cut;              /* supply phases in which it had no link */
    struct place place;
    /* In no file. */
    int hex;
    const struct nation_card *nation;
};

/* A town or city that has a holder. */
struct held {
    int hex;
    int side;     /* NEUTRAL: nobody's */
    int foraged;  /* turn in which its marker was placed; 0: none */
    int depleted; /* markers, 0 to 2 */
    int hidden;   /* 1: its markers are known to their owner alone (19.13c) */
    struct place place;
};

struct siege_order;

/* A fortress, besieged or not. */
struct fort {
    int hex;
    int breach, stores;
    int hungry;   /* turns of the siege at stores 0 */
    int besieged; /* turn in which the siege began; 0: there is none */
    struct place place;
    /* In no file. */
    bool by_train; /* a train inside was eaten up this turn */
    const struct siege_order *siege, *garrison; /* of this turn, or NULL */
};

/* A bridge train that lies over a hexside. */
struct bridge {
    const char *unit;
    int one, other; /* its hexes */
    struct place place;
};

/* A leave to build a depot in a depot city of an ally (14.34a). */
struct permit {
    const char *ally; /* nation that may build */
    int hex;
    struct place place;
};

/* Where a reinforcement comes that is not all there: as its owner chose, or as
 * its cavalry came. */
struct entry {
    const char *id;
    int hex;
    struct place place;
};

/* Of a view alone: what is seen of the enemy's units in a hex. */
struct sighting {
    int hex, side;
    bool foot, horse, detachments; /* outside a fortress */
    bool garrison;                 /* inside one */
    struct place place;
};

/* The leaders without a name of a power. */
struct pool {
    const char *power;
    int generic, dead;
    struct place place;
};

/* The way that a unit has come in this phase. */
struct trail {
    struct unit *unit;
    struct hexes path; /* one of all who went together */
};

enum verdict { UNDECIDED, FRENCH_WIN, COALITION_WINS, FRENCH_DECISIVE, DRAWN };

struct game {
    int kind; /* enum kind: a battle, or a map */
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
    /* Of a map. */
    struct fort *forts;
    struct bridge *bridges;
    struct permit *permits;
    struct entry *entries;
    struct sighting *sightings;
    int ansbach;    /* turn in which its garrison rose, or was asked; 0: not */
    bool commanded; /* the commands of this turn have been played */
    int freed;      /* turn in which the city of an ally was freed; 0: not */
    size_t leaders_count, units_count, depots_count, held_count, pools_count;
    size_t forts_count, bridges_count, permits_count, entries_count;
    size_t sightings_count;

    /* In no file. */
    struct stacks *stacks; /* made by gra_stack() */
    bool crowds_known;     /* unit->crowded is of this phase */
    struct trail *trails;  /* marches of this phase, as they came */
    size_t trails_count;
    bool in_phase;               /* attacks are under way, or foreseen */
    struct hexes targets;        /* of attacks announced in this phase */
    struct hexes fought;         /* those that were fought */
    int first_player;            /* side; made by gra_stack() */
    const struct staged *staged; /* of a scene: what is fought (odds) */
};

#endif
