/* What changes while the game is played.
 *
 * What has a field table in records.c stands in the turn's file and is all that
 * the next exchange knows. Play never stops inside a player turn, so the marks
 * that end with one are in no file: adn_begin_player_turn() clears them. A copy
 * of a game keeps them, so that a desk can foresee order by order. */
#ifndef BERTHIER_ARMEE_DU_NORD_BOARD_STATE_H
#define BERTHIER_ARMEE_DU_NORD_BOARD_STATE_H

#include "core/hex.h"
#include "core/order.h"
#include "rulesets/armee-du-nord/module/module.h"
#include "wargame/stacks.h"

/* Where a piece is: on the map, not yet come, eliminated, gone over the edge
 * (or a picquet that has fallen back), in a box beside the map. */
enum piece_state {
    ON_MAP = PIECE_ON_MAP,
    WAITS,
    GONE,
    LEFT_MAP,
    IN_BOX,
    UNSEEN /* in a view: somewhere, or nowhere */
};
/* The place of each list of pieces in the stacks: units lie on top. */
enum piece_list { UNIT_LIST, LEADER_LIST };

/* How an order to move or fight is allowed. */
enum leave_to_act {
    OUT_OF_COMMAND, /* neither commanded, nor has he passed his die */
    IN_COMMAND,
    BY_INITIATIVE, /* he passed his die, or his leader did */
    MAY_MOVE,      /* French in a battle who failed: he moves, and no more */
    HALF_MOVE,     /* Allied: half his points, toward his leader */
    FROZEN         /* qa.command-1a his leader failed: he stands */
};

/* What units and leaders have both. The id is that of the card, the side the
 * camp; class is a column of the movement chart. */
/* clang-format off */
#define COUNTER_MEMBERS \
    PIECE; \
    bool asleep; /* not active yet: of the campaign alone */ \
    /* In no file. */ \
    const char *name; \
    int army, class; \
    struct corps *corps; /* NULL: of an army leader */ \
    bool left_wing; /* of Ney's, which is a side with four players */ \
    enum leave_to_act leave; \
    bool moved; \
    bool tracked; /* it has gone on along its track, or stayed */ \
    int spare     /* boxes that it may go yet, of box 1 */

struct counter { COUNTER_MEMBERS; };

#define COUNTER union { struct counter counter; struct { COUNTER_MEMBERS; }; }
/* clang-format on */

struct unit {
    COUNTER;
    const struct unit_card *card;
    int increments;
    bool shown;   /* in a closed book: enemies know it until the turn ends */
    bool veiled;  /* in a view: its increments are those that it began with */
    bool special; /* 24.0.2b active by a courier, under Perponcher's rule */
    bool distant; /* 24.0.2d beyond his radius as the turn began; in no file */
    bool bound;   /* 24.0.2c to that radius, this turn; in no file */
    struct hexes deployed; /* 21.0: two more hexes in which it stands */
    bool marched;          /* it moved in the night that is not over */
    /* In no file. */
    bool column, charged, advanced, attacked, fired, shaken;
    bool broke_through, followed; /* followed: it advanced behind guns alone */
    bool goes_back; /* qa.cam-3 out of command, to the marker of its corps */
    bool free;      /* not pinned: it began the phase beside friendly cavalry */
    bool unsure;    /* foreseen only in part: where it ends hangs on a die */
    struct hexes charges; /* hexes that it has charged */
    int spent; /* quarters of its points, before its move or for deploying */
};

enum mode { MODE_CORPS, MODE_TACTICAL };
/* exp.ney-b what the die of the turn leaves to Ney; all others are free */
enum disposition { FREE, TACTICAL_ALONE, COMMANDS_NOBODY };

struct leader {
    COUNTER;
    const struct leader_card *card;
    bool replaced; /* another man under his counter */
    int woken;     /* the turn in which he became active; 0: he was */
    /* In no file. */
    enum mode mode;
    struct names tactical; /* the units that he commands himself */
    enum disposition disposition;
    bool asked, refused; /* exp.grouchy-b he has thrown; he obeys not */
};

struct corps {
    const char *id;
    int marker;      /* hex, or 0 */
    int marker_turn; /* in which it was placed; 0: never, or at the start */
    bool asleep;     /* its leader is not active, and it has no marker */
    struct place place;
    const struct corps_card *card; /* in no file */
    bool held;                     /* 30.0 it failed its die; in no file */
};

/* 24.0 what the Anglo-Dutch have chosen of it. */
enum rule_24 { NO_RULE_24, OTHER_SETUP, PERPONCHER };

struct army {
    const char *id;
    int lost;         /* increments, ever */
    int left;         /* half the increments of units that left the map */
    bool broken;      /* -1 morale for good */
    bool halted;      /* it attacks and charges no more */
    int recovered;    /* increments that came back */
    int exits;        /* units that left the map for points */
    int leaders_lost; /* that fell with their troops, where that counts */
    /* Turns in which it chose 21.0 and 23.0; 0: not. */
    int rule_21, rule_23;
    enum rule_24 rule_24;
    int headquarters; /* 24.0.2e Perponcher's, a hex; 0: not declared */
    struct place place;
};

/* A hex in which a deployed unit stands besides its own. */
struct spread {
    int hex;
    struct unit *unit;
};

/* What a view has of a hex with units that are not shown. */
struct sighting {
    int hex;
    int camp, count;
    int horse; /* the largest is: 1, or 0 */
    struct place place;
};

struct held {
    int hex;
    int camp; /* enum camp */
    struct place place;
    bool changed; /* since it was told; in no file */
};

/* Where a courier is: not started, under way, at his box, or needed no more. */
enum courier_state { NOT_STARTED, RIDES, ARRIVED, NOT_NEEDED };

struct courier {
    const char *id;
    enum courier_state state;
    int hex;             /* or box, while he is under way or has arrived */
    int to;              /* box, where it is not that of his card; or 0 */
    struct hexes passed; /* all hexes of the map that he was in, in order */
    struct place place;
    const struct courier_card *card; /* in no file */
};

/* A player turn has four parts; orders of all lie in one section. */
enum part { AT_DESK, PART_A, PART_B, PART_C, PART_D };

enum verdict { UNDECIDED, FRENCH_WIN, ALLIED_WIN, DRAWN };

struct game {
    int turn;
    bool joint;      /* a night turn that is one exchange */
    bool setting_up; /* nobody has moved: armies may choose their set-up */
    enum verdict verdict;
    struct place place;
    struct army *armies;
    struct corps *corps;
    struct unit *units;
    struct leader *leaders;
    struct held *held;
    struct courier *couriers;
    struct sighting *sightings; /* of a view alone */
    size_t armies_count, corps_count, units_count, leaders_count, held_count;
    size_t sightings_count, couriers_count;

    /* In no file. */
    struct stacks *stacks;  /* made by adn_stack() */
    struct spread *spreads; /* the same */
    size_t spread_count;
    int army;       /* whose player turn it is */
    enum part part; /* of it; AT_DESK: play is not under way */
    bool settled;   /* it is known who is in command, of that army */
    bool marched;   /* one of its pieces was foreseen to move */
    struct hexes bombarded, attacked, thrown;
    const struct staged *staged; /* of a scene: what is fought (odds) */
};

#endif
