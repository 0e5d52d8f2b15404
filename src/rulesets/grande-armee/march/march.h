/* Marches and skirmishes. [base moving]
 *
 * Units and leaders of one hex march together by one order. mover.c gathers
 * them and counts their points, ways.c prices a step, walk.c takes them hex by
 * hex (wargame/march.h): one walk for play, for `check` and for the blank
 * sheet. Each unit pays for itself, and all stop where one cannot go on. A
 * forced march throws its die first (forced.c); at a desk the best gain is
 * walked, and the march says that it hangs on the die. What a march drops and
 * picks up is in detachments.c.
 *
 * A player turn skirmishes first (skirmish.c, order-skirmish.c). Then
 * movement.c plays routs, transfers (transfer.c), marches (order-march.c),
 * leaders alone (order-lead.c), stacking (stacking.c), depots and bridges
 * (train-orders.c). path.c has the ways by which leaders command, and their
 * lines of communications. */
#ifndef BERTHIER_GRANDE_ARMEE_MARCH_MARCH_H
#define BERTHIER_GRANDE_ARMEE_MARCH_MARCH_H

#include "rulesets/grande-armee/board/board.h"
#include "wargame/march.h"

extern const struct order_kind gra_skirmish;
extern const struct order_kind gra_transfer;
extern const struct order_kind gra_march;
extern const struct order_kind gra_lead;
extern const struct order_kind gra_build_depot;
extern const struct order_kind gra_lay_bridge;
extern const struct order_kind gra_lift_bridge;

struct mover;

struct march_order {
    struct names units; /* and leaders */
    struct hexes path;  /* the first is the next hex */
    struct names drop;  /* SP HEX [MARKER] [UNIT], and again */
    struct names pick;  /* detachments on the way */
    bool inside;        /* into the fortress at its end */
};

enum after { AFTER_HOLD, AFTER_GO_ON };

struct skirmish_order {
    struct names units;
    struct hexes path;
    int target; /* hex, or 0 */
    int march;  /* enum march_kind */
    int after;  /* enum after */
};

struct lead_order {
    const char *leader;
    struct hexes path;
    struct names with; /* leaders who ride along */
};

/* order-march.c: own units and leaders, each once. */
bool gra_check_pieces(const struct seat *seat, const struct order *order,
                      const struct names *ids, struct report *report);
/* may-march.c: gathers those of an order. */
bool gra_gather(const struct board *board, struct play *play,
                const struct march_order *given, struct mover *mover);
/* Refuses who may not march, or not with the others. */
bool gra_may_march(const struct seat *seat, const struct order *order,
                   const struct mover *mover, struct report *report);
/* Is one of them without an order to move, as far as orders are bought? */
bool gra_lacks_order(const struct mover *mover);
/* march-choices.c */
void gra_choose_marches(const struct seat *seat, struct choices *choices);
/* The unit's corps in its hex, or a train alone; riders: its cavalry. */
struct names gra_with_corps(const struct board *board, const struct unit *unit,
                            bool riders);
/* skirmish-choices.c */
/* Places that he and his units may march to, nearest to the enemy first, for
 * who is to command him; NULL: there are none. */
const char *gra_goals_text(const struct seat *seat,
                           const struct leader *leader);
/* The shortest way to a hex next to that one; empty: there is none. */
struct hexes gra_way_beside(const struct mover *mover, int to);
void gra_choose_skirmishes(const struct seat *seat, struct choices *choices);

/* ---- movement.c ---------------------------------------------------------- */

/* Clears what is of one player turn: points spent and gained. */
void gra_begin_marches(struct game *game, int side);
/* Step 4b, 7b. */
void gra_skirmish_phase(struct play *play, int side);
/* Steps 5a, 5c to 5f. */
void gra_movement_phase(struct play *play, int side);
bool gra_check_marches(const struct seat *seat, const struct section *section,
                       struct report *report);

/* ---- path.c -------------------------------------------------------------- */

/* [base command-path] hexes of the shortest line that no enemy bars, at most so
 * many; -1: there is none. */
int gra_line_length(const struct board *board, int side, int from, int to,
                    int limit);
/* Where he is, or who acts for him; 0: nobody leads. */
int gra_leader_hex(const struct board *board, struct leader *leader);
bool gra_in_path(const struct board *board, struct leader *leader, int hex);
/* [base in-command] a unit of a nation that he takes, in his path, and no
 * besieged wall between them. */
bool gra_commands(const struct board *board, struct leader *leader,
                  const struct unit *unit);
/* The next above him who is on the map, or NULL. */
struct leader *gra_commander(const struct board *board,
                             const struct leader *leader);
/* [base in-command], 6.42 as the game stands. */
bool gra_in_command(const struct board *board, struct leader *leader);
/* [base loc] has he a line of communications? */
bool gra_has_loc(const struct board *board, struct leader *leader);

/* ---- mover.c ------------------------------------------------------------- */

/* Those who march, and what they have. */
struct mover {
    const struct board *board;
    struct play *play; /* NULL: it is foreseen, and nobody moves */
    struct force units;
    struct leader **leaders;
    size_t leaders_count;
    int side;
    int hex, start;
    bool alone;        /* leaders who ride without their units */
    bool over_all;     /* a way takes no notice of who stands on it */
    bool forces;       /* it throws for a forced march, if one was bought */
    int *points;       /* left, of the units, then of the leaders */
    int doubt;         /* of these, what hangs on the die of a forced march */
    bool moved;        /* they have taken a step */
    bool crowded;      /* one of them has paid to leave a shared hex */
    struct hexes been; /* where they have dropped what they were to drop */
    const struct march_order *order; /* with its drops; or NULL */
};

/* Gathers them, and keeps of the mover what its order says (alone, forces,
 * order);
 * false: one is not on the map, or they do not stand in one hex. */
bool gra_mover(const struct board *board, struct play *play,
               const struct names *ids, struct mover *mover);
/* Counts their points anew: after a forced march, or losses. */
void gra_count_points(struct mover *mover);
/* [base ma] MP of a unit in this turn, without what it has gained and spent;
 * 0: it does not move. */
int gra_allowance(const struct board *board, const struct unit *unit);
/* enum rout as it is when its owner's marches begin (5.0c). */
int gra_rout_for_march(const struct board *board, const struct unit *unit);
/* What was bought for the unit, or for its leader's units. */
const struct command *gra_command_of(const struct unit *unit);
/* MP gained by a forced march of the kind: the most, the least. */
int gra_best_gain(const struct module *module, int march);
int gra_least_gain(const struct module *module, int march);
/* [base concentrate] Can a unit of the leader, or the unit, come there by such
 * a march, enemies ignored? */
bool gra_may_reach(const struct board *board, const struct leader *leader,
                   const struct unit *unit, int march, int to);
/* "Soult with 29 SP"; without a leader "Soult's 29 SP". */
const char *gra_mover_text(const struct mover *mover, struct arena *arena);
/* Does it count as a corps in its hex, and are both of two corps? 9.3c, 9.5a
 */
bool gra_is_of_a_corps(const struct unit *unit);
bool gra_is_apart(const struct unit *unit, const struct unit *other);
/* Does somebody of another corps than the unit's stand in the hex? */
bool gra_meets_corps(const struct board *board, const struct unit *unit,
                     int hex);
/* The same of the hex where it began the phase (9.13). */
bool gra_is_crowded(const struct board *board, const struct unit *unit);
/* Marks it for all units of the side: as the phase begins. */
void gra_mark_crowds(const struct board *board, int side);

/* ---- ways.c -------------------------------------------------------------- */

/* What the step costs the piece, all included; PROHIBITED. */
int gra_piece_cost(const struct mover *mover, size_t piece, int to);
/* Why the step may not be taken, or its cost. */
struct march_step gra_next_step(struct mover *mover, int to);

/* ---- walk.c -------------------------------------------------------------- */

struct march gra_walk(struct mover *mover, const struct hexes *path);
void gra_tell_walk(struct mover *mover, const struct march *march,
                   const struct rule *rule);
/* All of them stand there from now on, in play and on a desk's scratch game.
 * Leaders whose last unit has left the start go along. */
void gra_arrive_all(struct mover *mover, const struct march *march);
/* The cheapest way over which no enemy stands, the start not in it; empty:
 * there is none. */
struct hexes gra_way(const struct mover *mover, int to);
/* "5 MP" */
const char *gra_mp_text(struct arena *arena, int points);
/* complete.c: a path that is a mere destination becomes the cheapest way. */
void gra_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details);

/* ---- forced.c ------------------------------------------------------------ */

/* Throws for those who have not thrown in this turn, and takes their losses;
 * false: nobody of them is left. */
bool gra_force_march(struct mover *mover, int march, const char *phase);

/* ---- detachments.c ------------------------------------------------------- */

/* What the order drops and picks up in the hex where they are. */
void gra_drop_and_pick(struct mover *mover);
/* Who is no longer on the map is none of them, with his points. */
void gra_keep_left(struct mover *mover);
/* transfer.c: 7.76b may the unit have a point more, with a box for its marker?
 */
bool gra_may_grow(const struct board *board, const struct unit *unit);
/* transfer.c: 12.64b a corps leader whose last unit has left is free again. */
void gra_free_leader(struct play *play, struct leader *from);
/* ", and leaves 2 SP at B3106" */
void gra_say_drops(const struct seat *seat, const struct march_order *given,
                   struct buffer *out);
/* Do the words of its drops make any? */
bool gra_check_drop_words(const struct seat *seat, const struct order *order,
                          struct report *report);
bool gra_check_detachments(const struct seat *seat, const struct order *order,
                           struct report *report);
/* 8.15b, 8.15f of a whole section: has each unit that drops name so many SP for
 * all of them, and the nation of the march so many markers? */
bool gra_check_sums(const struct seat *seat, const struct order *order,
                    struct report *report);

/* ---- stacking.c ---------------------------------------------------------- */

/* At the end of steps 4b and 5e: who came last goes back. */
void gra_settle_stacks(struct play *play, int side);
/* The case that a side's stack breaks, or NULL. */
const struct rule *gra_overfull(const struct board *board, int side, int hex);
/* Of a march that ends where too many stand then: ". Another corps stands
 * there: who came last goes back, unless ..."; else nothing. */
void gra_say_crowd(const struct seat *seat, const struct order *order,
                   struct buffer *out);

/* ---- skirmish.c ---------------------------------------------------------- */

/* Cavalry of the mover attacks the hex. True: it may go on. */
bool gra_fight_skirmish(struct mover *mover, int target);
/* Why nobody can skirmish with that hex; NULL: it can be. */
const char *gra_no_target(const struct board *board, int side, int target);

#endif
