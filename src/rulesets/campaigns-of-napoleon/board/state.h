/* The state of a game of this ruleset: what a turn file holds. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_BOARD_STATE_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_BOARD_STATE_H

#include "rulesets/campaigns-of-napoleon/module/module.h"
#include "wargame/stacks.h"

enum piece_state {
    ON_MAP = PIECE_ON_MAP,
    ENTERING, /* comes later */
    REGROUP,  /* vedettes in the box of their army */
    OUT,      /* eliminated, hit, captured */
    UNSEEN    /* in a view: the enemy's, and nothing is known of it */
};
/* Free on the day of its entry, which needs no command. */
enum commanded { NOT_COMMANDED, COMMAND_PAID, COMMAND_TESTED, COMMAND_FREE };
enum size_class { NO_CLASS, DIVISION, CORPS, ARMY };
enum chit { NO_CHIT, CHIT_DIVISION, CHIT_CORPS, CHIT_ARMY };
enum guess { NOT_TESTED, GUESSED_RIGHT, GUESSED_WRONG };
enum bridge_answer { BRIDGE_OPEN, BRIDGE_DECLINED, BRIDGE_FIGHT };
enum combat_type {
    NO_TYPE,
    SKIRMISH,
    RAID,
    AMBUSH,
    BATTLE,
    WRONGFOOTED,
    DELAY,
    WITHDRAW,
    DELAY_OR_WRONGFOOTED /* the corps' owner has still to choose */
};
/* How far a combat is; play may stop behind REVEALED. */
enum combat_progress { PENDING, REVEALED, FOUGHT, RETREATED, DONE };
enum verdict { UNDECIDED, FRENCH_WIN, COALITION_WINS, DRAWN };

/* The lists of pieces, as they lie in a stack from its top. */
enum pieces { UNITS, LEADERS, VEDETTES };

/* What units, leaders and vedettes have in common. */
/* clang-format off */
#define COUNTER_MEMBERS \
    PIECE; \
    const char *force; /* moves with, or NULL; a vedette with nobody */ \
    /* Made by con_make_stacks(), in no file. */ \
    const char *name;          /* on its card */ \
    const struct army_card *of /* its army */

struct counter { COUNTER_MEMBERS; };

#define COUNTER union { struct counter counter; struct { COUNTER_MEMBERS; }; }
/* clang-format on */

/* A combat unit. Units stand in the module's order. Strength on the map is
 * sp + art. */
struct unit {
    COUNTER;
    const struct unit_card *card; /* made by con_make_stacks(), in no file */
    int sp, art;
    const char *leader; /* assigned to, or NULL */
    int vedettes_out;
    int zoc_entry;       /* ordinal of its last entry into an enemy ZOC, or 0 */
    bool acting_vedette; /* 4g one point of cavalry on outpost */
    bool revealed;       /* the enemy knows that it is */
    bool demoralized;
};

/* Leaders stand in the module's order as well. */
struct leader {
    COUNTER;
    const struct leader_card *card; /* made by con_make_stacks(), in no file */
};

/* An outpost: no strength, half a point of light cavalry for scouting. */
struct vedette {
    COUNTER;
    const char *army;
    const char *parent; /* cavalry unit it came from, or NULL */
    int back;           /* turn it may return from the regroup box, or 0 */
    bool revealed;      /* the enemy knows that it is vedettes */
    bool moved;
};

/* One body that moves together. Its id is that of its leader, or of its only
 * unit when nobody leads it. */
struct force {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    const char *army;
    const struct army_card *of; /* that one; in no file */
    const char *leader;         /* NULL: a unit without leader */
    enum commanded commanded;
    bool second_day; /* of a command for two days: switch admin-march */
    bool forage;
    bool moved;       /* has had its move of phase II */
    bool ordered;     /* made by an order, not by default */
    int spent;        /* quarters of MP in this phase */
    int bridge_work;  /* quarters of MP spent at a bridge in this phase */
    int entry_of_all; /* read from turns of revision 7 alone: of its units */
    bool failed_repulse;
    bool tried_guns; /* 9.2j one attempt a day */
    bool marched_to_guns;
    const char *joins; /* group it marched to, or NULL */
    bool forced_march;
    bool declined_group; /* stayed out of a group in III.a */
    int outflanking;     /* hex, or 0 */
    struct hexes path;   /* of this turn, start included */
    struct hexes parts;  /* where its parts started and ended */
};

struct army {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    const struct army_card *card; /* made by con_make_stacks(), in no file */
    int ap;
    int received;      /* in I.a1 of this turn */
    int center;        /* hex, or 0 */
    int length;        /* of the line of communications, or -1: none */
    struct hexes line; /* from the source to the center */
    struct hexes depots;
    bool center_moved; /* in this turn */
    int start_sp, arrived_sp, lost_sp;
};

/* 9.2d, 9.2e those of a force who stand in that hex of a group and are not in
 * it. Others of the force may be. */
struct apart {
    struct place place; /* in the turn's file; of a new one none */
    const char *force;
    int hex;
};

/* A combat group is the stacks of one side in these hexes. Its id is
 * "french-1415" after its lowest contact hex; both groups of a combat are in
 * that combat. */
struct group {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;
    enum side side;
    struct hexes hexes;   /* ascending */
    struct hexes contact; /* those adjacent to the enemy group */
    enum size_class class;
    enum size_class reported;   /* the class that the enemy's cavalry has
                                   reported of it (5d), NO_CLASS: none has */
    const char *senior;         /* leader, or NULL */
    const char *initial_senior; /* before any march to the guns */
    int zoc_entry;              /* ordinal of the last entry by a part */
    struct hexes outflanking;   /* hexes won by outflanking marches */
    enum chit chit;
    enum guess guess;
    struct apart *apart;
    size_t apart_count;
    struct names apart_wholly; /* read from turns of revision 7 alone */
    bool besieged;
};

/* The chit of a group whose enemy has marched off in phase V. An enemy who
 * marches against its stacks thereafter joins them to another group: 10.5c. */
struct loose_chit {
    struct place place; /* in the turn's file; of a new one none */
    enum side side;
    struct hexes hexes;
    enum chit chit;
};

struct retreat { /* of one leader with his troops, or of leaderless troops */
    struct place place; /* in the turn's file; of a new one none */
    const char *leader; /* NULL: nobody leads */
    enum side side;
    struct hexes path; /* start included; longer if pursuit drove it on */
    int hexes;         /* of its own retreat */
    bool through_zoc, over_primary;
};

struct combat {
    struct place place; /* in the turn's file; of a new one none */
    const char *id;     /* hex, the lowest contact hex of the defender */
    const char *groups[SIDE_COUNT];
    enum side attacker;
    bool role_fixed; /* by 3.1o or 10.5p, not by the last entry */
    enum combat_type type;
    enum combat_progress progress;
    enum side favoured;   /* raider, ambusher, who guessed right */
    enum side advantaged; /* of a battle type */
    bool drawn;
    enum side winner; /* of the table, if fought and not drawn */
    int r_number;
    int sp[SIDE_COUNT]; /* when the combat began */
    int losses[SIDE_COUNT];
    bool retreats[SIDE_COUNT];
    bool staked_guard[SIDE_COUNT], staked_heavy[SIDE_COUNT];
    int pursued;             /* hexes of the longest pursuit */
    struct retreat *retreat; /* recorded, for pursuit and checks */
    size_t retreat_count;
};

/* A pair of neighbours with what the turn has made of their hexside. */
struct bridge_decision {
    struct place place; /* in the turn's file; of a new one none */
    int one, other;     /* one: where the attacker stands */
    enum side attacker;
    enum bridge_answer attack, defence;
    bool blocked; /* 3.1p: no ZOC across it this turn */
};

struct pontoon_bridge {
    struct place place; /* in the turn's file; of a new one none */
    int one, other;
    const char *unit; /* NULL in a view: a train of the enemy */
};

struct broken_bridge {  /* of the map: switch bridge-demolition */
    struct place place; /* in the turn's file; of a new one none */
    int one, other;
};

struct held_place {
    struct place place; /* in the turn's file; of a new one none */
    int hex;
    enum side side;
    bool was_french; /* at some VI.b */
    int besieged;    /* evenings on end that its troops were shut up */
};

/* What a side sees of an enemy stack: in a view alone, never in a turn. */
enum nature {
    A_FORCE,        /* somebody is there */
    OUTPOSTS,       /* vedettes and nothing else */
    FIGHTING_TROOPS /* infantry or cavalry with a point at least */
};
struct sighting {
    struct place place; /* in the turn's file; of a new one none */
    int hex;
    enum side side;
    enum nature nature;
    bool demoralized; /* 8a: a part of it bears the marker */
};

struct happened {       /* victory events that count once */
    struct place place; /* in the turn's file; of a new one none */
    const char *event;
};

struct ways_home;

struct game {
    struct place place; /* in the turn's file; of a new one none */
    int turn;
    enum weather weather;
    enum side first_player, initiative_player;
    int track; /* morale track, + is good for the French */
    enum verdict verdict;
    int entries; /* ZOC entries so far in this turn */
    bool dawn;   /* phase I lies ahead: nothing but own orders changes it */
    bool groups_made;
    bool under_way;                /* while phase II runs; in no file */
    bool made_up;                  /* a scene of a combat; in no file */
    struct stacks *stacks;         /* con_make_stacks(); in no file */
    const struct ways_home **home; /* by army, of a combat that is played over
                                      and over, or NULL; in no file */
    struct hexes occupied;         /* by troops, when phase V began */
    struct hexes repulses;         /* stacks tried in this half of phase II */
    struct hexes unsure;       /* at a desk, in no file: where marches begin and
                                  end that only play can tell */
    struct hexes combat_order; /* ids as hexes, in the order to be fought */
    struct army *armies;
    struct unit *units;
    struct leader *leaders;
    struct vedette *vedettes;
    struct force *forces;
    struct group *groups;
    struct combat *combats;
    struct bridge_decision *bridges;
    struct pontoon_bridge *pontoons;
    struct broken_bridge *broken;
    struct held_place *held;
    struct happened *happened;
    struct loose_chit *loose_chits;
    struct sighting *sightings;
    size_t armies_count, units_count, leaders_count, vedettes_count,
        forces_count, groups_count, combats_count, bridges_count,
        pontoons_count, broken_count, held_count, happened_count,
        loose_chits_count, sightings_count;
};

#endif
