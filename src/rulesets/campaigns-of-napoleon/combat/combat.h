/* Combats, phase VI, and the repulse of a march: what the files of chapter 10
 * and chapter 7 that move pieces know of each other.
 *
 * day/ calls con_order_combats() in VI.a0: the side with the initiative orders
 * the combats (10a), attackers are named (10.1a), sieges found. Then
 * con_combat_run() (ch10-5-combat.c) plays one combat each time and comes back
 * until none is left; con_combat_ask() asks only for the choice of 10.5k. One
 * combat goes so:
 *
 *   1. con_fight() gathers both groups as they stand now (ch10-5-fight.c); one
 *      that does not meet any more, or a siege nobody begins, is called off;
 *   2. con_reveal() opens the chits (ch10-5-chits.c), con_guess() and
 *      con_meeting() find the type from classes and guesses (ch10-5-types.c);
 *   3. Skirmish, Raid and Ambush throw one die (10.5.1 to 10.5.3), take the
 *      losses of a row, and the smaller group retreats three hexes (10.3a);
 *   4. Battle, Wrongfooted!, Delay and Withdraw are con_resolve_battle():
 *      guns, modifiers, stakes, advantage, table, losses, leaders, retreat and
 *      pursuit, demoralization (10.5.7);
 *   5. con_stranded_leaders() and con_ride_down() tidy the field.
 *
 * A retreat goes stack by stack (ch10-3-retreat.c): con_best_way() searches
 * all ways by the six priorities, con_walk_away() walks one and pays for it;
 * con_follow_up() lets the victor advance or pursue (pursuit.c). Charts that
 * documents give are the .def files beside; numbers.h has the rules that only
 * reckon.
 *
 * combat/ and march/ need each other, and that knot is the rulebook's own: a
 * march may brush a stack aside, which is a skirmish at once (7c, march/ calls
 * con_try_repulse()), and whoever fights takes losses, loses leaders and
 * disperses vedettes by the functions of march/march.h. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_COMBAT_COMBAT_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_COMBAT_COMBAT_H

#include "rulesets/campaigns-of-napoleon/combat/numbers.h"

/*
 * A combat while it is resolved: what stands in the turn (combat) and what was
 * gathered of both sides when it began. The parties stay as they were, though
 * units in them shrink, die and move.
 */
struct fight {
    struct play *play;
    struct board board;
    struct combat *combat;
    const char *where; /* the combat's id: a hex */
    int place;
    struct party parties[SIDE_COUNT];
    struct hexes stood[SIDE_COUNT];   /* where each unit of the party was */
    struct hexes hexes[SIDE_COUNT];   /* where it stands, ascending */
    struct hexes contact[SIDE_COUNT]; /* 10.2 its hexes next to the enemy */
    struct hexes borders[SIDE_COUNT]; /* pairs: own hex, enemy hex */
    struct names forces[SIDE_COUNT];  /* ids, in the order of their units */
    enum size_class size[SIDE_COUNT];
    const char *senior[SIDE_COUNT]; /* leader, or NULL */
    int senior_hex[SIDE_COUNT];     /* his, or the lowest contact hex */
    struct hexes outflanking[SIDE_COUNT];
    enum chit chits[SIDE_COUNT];
    bool besieged[SIDE_COUNT];
    struct event *heading;
    int *chased; /* hexes of pursuit behind each retreat; -1: nobody */
    const struct ways_home **home; /* by army; NULL: nobody has asked yet */
};

/* Says a thing inside the combat; everybody may read it. */
#define SAY(fight, kind, rule, ...)                                            \
    event_for_all(journal_add((fight)->play->journal, kind, rule, __VA_ARGS__))
/* The same, and opens it until journal_close(). */
#define SAY_OPEN(fight, kind, rule, ...)                                       \
    event_for_all(journal_open((fight)->play->journal, kind, rule, __VA_ARGS__))

/* Tells what a side, and its piece or NULL, does or suffers in it. */
#define TELL(fight, kind, rule, side, piece, ...)                              \
    journal_tell((fight)->play->journal, kind, rule, con_side_id(side), piece, \
                 __VA_ARGS__)

/* ch10-5-fight.c */
/* [base hidden] What all are told of a force: its leader, or that it has none.
 */
const char *con_told_name(const struct board *board, const struct force *force);
/* Of a force that nobody leads the enemy reads its side and these words. */
void con_hide_name(const struct fight *fight, struct event *event,
                   const struct force *force, const char *words);
/* Both groups as they stand now. */
struct fight con_fight(struct play *play, struct combat *combat);
/* Fills what follows from parties, hexes and the combat. */
void con_fight_fill(struct fight *fight);
bool con_is_siege(const struct fight *fight);
/* What both sides came with and lost, and whose the day is: when it is over. */
void con_say_outcome(const struct fight *fight, const struct rule *rule);
/* The hex that a combat is called by. */
int con_hex_of(const char *id);
/* "47 infantry, 14 cavalry, 30 artillery" */
const char *con_arms_text(struct arena *arena, const struct arms *arms);
struct arms con_party_arms(const struct party *party);
/* What a throw is for: its case, the word of its label, whose it is (a side,
 * a leader, a force; NULL: the combat's), and its sentence before the faces.
 */
struct throw
{
    const struct rule *rule;
    const char *what;
    const char *whose;
    int count;
    const char *text;
};
/* Throws d6 for the combat and says so; the sum of the faces. */
int con_throw(const struct fight *fight, const struct throw *thrown);
/* A modifier in the log: "French: three leaders ... +1". */
void con_say_modifiers(const struct fight *fight,
                       const struct modifiers *modifiers);
/* "2.5" of 25, "10" of 100 */
const char *con_tenths(struct arena *arena, int tenths);

/* ch10-1-attacker.c: of the ordinals of two entries, 0: none */
enum side con_last_comer(const struct board *board, int french, int coalition);
enum side con_last_mover(const struct board *board,
                         const struct combat *combat);
void con_say_attacker(const struct fight *fight);
/* VI.a0 roles and order of the combats, after con_renew_groups(). */
void con_order_combats(struct play *play);

/* ch10-2-terrain.c */
struct battleground con_ground(const struct fight *fight, enum side side);

/* ch10-5-chits.c: Opens the event of the combat, which the caller closes, opens
 * the chits and finds the type. */
void con_reveal(struct fight *fight);
/* Heads the event with the type, cited by the case that made it. */
void con_head(const struct fight *fight, const struct rule *rule);
/* The chit of a group that has lost its enemy. */
void con_keep_chit(const struct board *board, const struct group *group);
/* An enemy's march draws the stack at hex into the group; if it comes from a
 * group with a chit of its own one of the two is kept. Call it before the hex
 * is added. */
void con_join_chits(struct play *play, struct group *group, int hex);

/* ch10-5-siege.c: marks who is besieged; does somebody begin a combat,
 * and as whose attack (10.5n, 10.5p)? */
void con_find_sieges(const struct board *board);
bool con_siege_begins(const struct fight *fight);

/* ch10-5-3-skirmish.c, and of a repulse (7c): the force, next to the target
 * hex, skirmishes at once with the stack there, which then retreats three
 * hexes. */
void con_resolve_skirmish(struct fight *fight);
void con_repulse_skirmish(struct play *play, const struct mover *mover,
                          int target);

/* ch10-5-1-raid.c: Raid and Ambush */
void con_resolve_raid(struct fight *fight);
/* Throws the die of a small combat and applies the modifiers: the row. */
struct small_die {
    enum side high; /* whose advantages raise the die */
    const struct small_rules *rules;
    struct throw thrown;
};
int con_small_die(const struct fight *fight, const struct small_die *die);
/* Takes the losses of the table, and lets one side retreat. */
void con_small_losses(struct fight *fight, const int losses[SIDE_COUNT],
                      enum side retreats);

/* ch10-5-7-battle.c: Battle, Wrongfooted!, Delay, Withdraw */
void con_resolve_battle(struct fight *fight);

/* What the parts of a battle hand on to each other. */
struct battle {
    struct fight *fight;
    const int *sp;             /* before the guns, of the combat */
    int bombarded[SIDE_COUNT]; /* SP lost to the enemy's guns */
    struct modifiers modifiers[SIDE_COUNT];
    struct stakes stakes[SIDE_COUNT];
    enum side advantaged;
    const struct battle_cell *cell;
    int base;               /* of the percentages of losses */
    int losses[SIDE_COUNT]; /* by the table, guns not counted */
    int tenths[SIDE_COUNT]; /* the percentage of it */
};
/* ch10-5-7-bombardment.c: step 1 */
void con_bombard(struct battle *battle);
/* The cavalry of both groups, and their contact hexes. */
struct cavalry con_cavalry_of(const struct fight *fight);
/* ch10-5-7-1-modifiers.c: what the party counts for the odds of a battle, in
 * quarters of SP, before the guns. */
long con_odds_quarters(const struct board *board, const struct party *party,
                       bool attacks);
/* ch10-5-7-1-modifiers.c, ch10-5-7-1-stakes.c */
void con_add_modifier(struct battle *battle, enum side side,
                      const struct rule *rule, int value, const char *reason);
void con_battle_modifiers(struct battle *battle);
void con_stake_arms(struct battle *battle);
/* ch10-5-7-2-losses.c: after winner and retreat are known */
void con_battle_losses(struct battle *battle);
/* ch10-5-7-3-demoralization.c: after retreat and pursuit */
void con_check_demoralization(const struct battle *battle);

/* ch10-3-retreat.c */
/* Who retreats from a small combat, by 10.3a and 10.3b, and says so. */
enum side con_small_retreat(const struct fight *fight);
/* Those of the side's group in the combat that stand in the hex. */
struct party con_members_in(const struct fight *fight, enum side side, int hex);
/* Who leads a stack of them, or NULL. */
const struct leader *con_stack_leader(const struct fight *fight,
                                      const struct party *party);
/* The whole group of the side retreats so many hexes (base retreat). */
void con_retreat_group(struct fight *fight, enum side side, int hexes);

/* retreat.c: the paths open to one stack. */
struct withdrawal {
    const struct fight *fight;
    enum side side;
    int start;
    int hexes;                    /* to retreat */
    int sp;                       /* of the stack */
    const struct army_card *army; /* whose center counts */
    bool freer;                   /* 10.3e: priorities 5 and 6 are waived */
    int near;            /* 10.5.7.4d where the senior neighbour went, or 0 */
    struct hexes moving; /* own stacks that have still to retreat */
};
struct way {
    struct hexes path; /* start included */
    int zones;         /* hexes of enemy ZOC entered, weak stacks too */
    int bridges;       /* bridged primary rivers crossed */
    bool off_map;
};
/* The way of auto; its path is shorter than ordered if nothing longer is
 * legal. */
struct way con_best_way(const struct withdrawal *withdrawal);
/* The case that forbids the ordered path (start included), or NULL. */
const struct rule *con_forbidden_way(const struct withdrawal *withdrawal,
                                     const struct hexes *path);
/* Does the way begin with the whole path? */
bool con_begins_with(const struct hexes *way, const struct hexes *path);
/* [base retreat] priority 4: may they end there? */
bool con_has_room(const struct withdrawal *withdrawal, int end);
/* Is that beside where the senior neighbour went? Yes if there is none. */
bool con_ends_near(const struct withdrawal *withdrawal, int end);
/* 10.3c a hex where the retreat may stop, as long as it has not gone there. */
bool con_is_shelter(const struct withdrawal *withdrawal, int hex);
/* Does the step lead into a zone of the enemy, or through a weak stack that
 * counts as one (10.3i)? */
bool con_is_zone(const struct withdrawal *withdrawal, int from, int to);

/* ch10-3-walk.c: moves a stack along its way, with the losses of it, and
 * remembers the retreat in the combat. Returns where it ends. */
struct walk {
    const struct withdrawal *withdrawal;
    const struct party *party; /* what stands at its start */
    const struct leader *leader;
    const struct way *way;
};
int con_walk_away(struct fight *fight, const struct walk *walk);
/* Vedettes that stood with troops which have gone. */
void con_vedettes_go_along(const struct board *board, enum side side, int from,
                           int to);

/* pursued.c */
/* The hex whose fresh troops, that were not in the beaten group, have a hex in
 * their zone; or 0. */
int con_held_by(const struct fight *fight, enum side pursuer, int hex);
/* Beyond the beaten stack's path each hex drives it one hex farther, without
 * loss; false if it cannot go or fresh troops stand in its hex. */
bool con_drive_on(struct fight *fight, size_t retreat);

/* pursuit.c: 10.3f, 10.3g */
void con_follow_up(struct fight *fight, enum side winner);

/* ch10-5-orders.c: what the standing orders of a battle say */
enum stake_word { STAKE_NONE, STAKE_GUARD, STAKE_HEAVY, STAKE_BOTH };
enum follow_word { FOLLOW_LARGEST, FOLLOW_GO, FOLLOW_NONE };
enum delay_word { DELAY_BY_RATIO, DELAY_NEVER, DELAY_ASK };
enum siege_word { SIEGE_NONE, SIEGE_ASSAULT, SIEGE_SORTIE };
enum chit_word { CHIT_STRONGER, CHIT_EARLIER, CHIT_LATER };
struct stake_order {
    int at;
    enum stake_word arms;
    bool conditional;
    int lead; /* staked only if the sum is so much above the enemy's */
};
struct delay_order {
    int at;
    enum delay_word when;
    int ratio; /* halves: enemy to own */
};
enum choice_word { CHOOSE_WRONGFOOTED, CHOOSE_DELAY };
struct siege_order {
    int at;
    enum siege_word word;
};
struct delay_choice {
    int at;
    enum choice_word choice;
};
struct retreat_order {
    const char *leader;
    struct hexes path;
};
struct stop_order {
    const char *leader;
    bool shelter;
};
struct follow_order {
    const char *force;
    enum follow_word follow;
    int into;
};
struct loss_order {
    struct names units;
};
struct chit_choice {
    enum chit_word chit;
};
struct combat_order {
    struct hexes hexes;
};
extern const struct order_kind con_delay;
extern const struct order_kind con_combat_order;
extern const struct order_kind con_chit_choice;
/* The subject of the order is a hex of the map, or it has none. */
bool con_check_at(const struct seat *seat, const struct order *order,
                  struct report *report);
extern const struct order_kind con_delay_if;
extern const struct order_kind con_stake;
/* Kinds of orders a section of VI.a1 may hold, NULL at the end. */
extern const struct order_kind *const con_combat_orders[];

/* ch10-5-siege.c */
extern const struct order_kind con_siege;

/* ch10-5-orders-after.c: The standing order of the side about one of the
 * fight's hexes, else the general one. */
const void *con_standing_here(const struct fight *fight, enum side side,
                              const struct order_kind *kind);
extern const struct order_kind con_loss;
extern const struct order_kind con_retreat;
extern const struct order_kind con_stop;
extern const struct order_kind con_advance;
extern const struct order_kind con_pursue;

/* ch07-repulse.c: 7a to 7d against the stack in target, which is
 * adjacent; true if it is gone. Pays one point; a failure stops the mover. */
bool con_try_repulse(struct play *play, struct mover *mover, int target);
bool con_may_repulse(const struct board *board, const struct mover *mover,
                     int target);
/* 4.8: passive - active, between -2 and +2. */
int con_resistance(int active, int passive);
/* Could the strength brush aside the stack (10.3i)? */
bool con_could_repulse(const struct board *board, int sp, enum side enemy,
                       int hex);

/* ch10-5-combat.c: VI.a1, one combat a run. */
void con_combat_ask(const struct play *play, struct questions *questions);
enum step_end con_combat_run(struct play *play);

#endif
