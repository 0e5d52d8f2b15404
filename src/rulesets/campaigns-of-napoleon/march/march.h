/* Marches of phase II, and what happens to whoever marches: what the order to
 * move and the march itself know of each other.
 *
 * The order `move` (order-move.c) is walked at the desk on what its side sees,
 * as play will walk it: con_walk() (walk.c) is the one walk of both, and
 * foretell.c says how far it comes and what it hangs on, and whether a march of
 * phase V ordered ahead will find its force where it starts. Where the game is
 * certain a march that comes upon an enemy, a river or a full hex is refused;
 * one that is longer than a day is told. When the armies are under way it goes
 * as far as it can. con_march() (march.c) carries it out:
 *
 *   1. a force without a command tests its initiative [base initiative-test];
 *   2. at each hex it may try a repulse that was ordered (chapter 7), and else
 *      takes its next step, con_march_step(), if con_march_cost() allows it
 *      and the points last; who enters a zone of control stops there;
 *   3. each step moves pieces, takes the force's last entry into a zone down,
 *      which makes the attacker (10.1a), lets enemy leaders left alone ride
 *      off, and meets vedettes: they are seen, report and disperse (chapter 4,
 *      ch04-vedettes.c);
 *   4. where there is no room at the end the march is cut back;
 *   5. con_march_attrition() throws for what it cost, if it can cost anything.
 *
 * Forced marches and marches to the guns (guns/) take the same mover and the
 * same step, with zones of their own. Three things that marches share with
 * combats are here, too: con_take_losses() spreads points over arms and units
 * [base losses], leader-loss.c sees to leaders who are hit or left alone [base
 * leader-loss], siege.c to who is shut up in a fortified town and hungers
 * [base siege]. For these combat/ includes this header, and this one includes
 * combat/combat.h, because a repulse is a skirmish in the middle of a march: a
 * knot that is the rulebook's own. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_MARCH_MARCH_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_MARCH_MARCH_H

#include "rulesets/campaigns-of-napoleon/combat/combat.h"

struct move {
    const char *force; /* force, vedette, or leader alone */
    struct hexes path;
    struct hexes repulse;
};

/* walk.c: Who of that id stands ready in the hex; false if nobody does. The
 * same at the start of an ordered path. */
bool con_mover(const struct board *board, const char *id, int hex,
               struct mover *mover);
bool con_mover_of(const struct board *board, const struct move *move,
                  struct mover *mover);

/* walk.c: A leader without troops. */
bool con_is_weightless(const struct mover *mover);
/* Its army does not march yet. */
bool con_before_its_day(const struct board *board, const struct mover *mover);
/* Troops, and not a point of them that acts as a vedette (4g). */
bool con_is_body(const struct mover *mover);
/* Quarters for the step as the board is now, or -1. */
int con_march_cost(const struct board *board, const struct mover *mover,
                   int to);
/* Along the path, whose first hex is the start, until it ends or the march
 * does; the mover says where, why, and what it hangs on. play NULL: at a desk,
 * where nobody moves. */
void con_walk(const struct board *board, struct play *play, struct mover *mover,
              const struct hexes *path);
/* One step that has been decided: pays, enters, meets vedettes. */
void con_march_step(struct play *play, struct mover *mover, int to, int cost);
/* These have come into a zone of the enemy: 10.1a. */
void con_note_entry(const struct board *board, const struct party *party);
/* It hangs on that from the hex on; what was said first is kept. */
void con_doubt(struct mover *mover, const char *hangs_on, int from);

/* order-move.c */
extern const struct order_kind con_move;

/* foretell.c: the walk of an order on the seat's game; false: nobody of it
 * stands at the start. */
bool con_forecast(const struct seat *seat, const struct move *move,
                  struct mover *mover);
/* "reaches 1218 (Charleroi) today (5 of 7 3/4 points), 1212 (Quatre Bras)
 * tomorrow by another order. It is judged when played: it hangs on ..." */
const char *con_foretell(const struct seat *seat, const struct order *order);
/* Of an order ahead for a march of phase V that starts at the hex. A sentence,
 * after a full stop, that the force will not stand there as it looks now, or
 * that its march of phase II decides it; "" if it stands there, or if the seat
 * is certain. */
const char *con_foretell_start(const struct seat *seat, const char *id,
                               int start);

/* Ways that a force or vedettes could march from where they stand: the context
 * of a path_search whose cost is con_ways_cost(). cost is con_march_cost() or
 * con_forced_cost() (guns.h). */
struct march_ways {
    const struct board *board;
    struct mover mover;
    int start;
    int (*cost)(const struct board *board, const struct mover *mover, int to);
};
int con_ways_cost(const void *context, int from, int to);
/* Where they lead within the mover's points; and the rank of such a hex in a
 * list of choices. */
const struct reach *con_march_reach(const struct march_ways *ways,
                                    size_t *count);
int con_rank(const struct board *board, const struct reach *at);
/* The same over the ground, whoever stands there. */
int con_ground_cost(const void *context, int from, int to);

/* likely.c: where today's walk ends towards the nearest enemy, the nearest
 * place that counts, and the center of its army; each hex once, the likeliest
 * first, with why in words. */
enum { LIKELY = 3 };
struct likely {
    int hexes[LIKELY];
    const char *why[LIKELY];
    int count;
};
struct likely con_likely(const struct board *board, const struct mover *mover);

/* march.c: [base initiative-test] the die of a force that marches, in that
 * phase
 * ("ii"), lowered by so many points. The text of its event is the caller's. */
struct initiative_test {
    struct event *event;
    int face, total, needed;
    bool passed;
};
struct initiative_test con_test_initiative(struct play *play,
                                           const struct force *force,
                                           const char *phase, int extra);
/* march.c: "from 0722 by 0821 and 0820 (Thuin) to 1019" */
const char *con_route_text(const struct board *board, const struct hexes *path);
/* Ends the march whose event is open: its path, attrition, and who reads what
 * of it. */
void con_end_march(struct play *play, const struct mover *mover,
                   struct event *event);
/* Marches, tells the story, rolls for attrition. */
void con_march(struct play *play, struct mover *mover,
               const struct hexes *path);

/* attrition.c */
/* Tenths of percent that the chart of attrition says for a total. */
int con_attrition_share(const struct board *board, int total);
void con_march_attrition(struct play *play, const struct mover *mover);

/* ch04-vedettes.c */
/* 4b to 4e, when something has moved or is about to. */
void con_meet_vedettes(struct play *play, struct mover *mover);
void con_disperse_cavalry(struct play *play, struct unit *unit);
/* Disperses vedettes where troops of the enemy have come to stand. */
void con_ride_down(struct play *play, const struct rule *rule);
/* What a report says of a strength: nearest 10, 1 up to 5. */
int con_reported_sp(int sp);
/* 4a: into the regroup box until next turn. */
void con_disperse(struct play *play, struct vedette *vedette,
                  const struct rule *rule);

/* leader-loss.c: Enemy leaders whom troops find alone at a hex ride to the
 * nearest stack of their army within 12 MP, or are captured. */
void con_leaders_left_alone(struct play *play, enum side side, int hex);
void con_leader_losses(struct fight *fight);
/* Leaders left alone where the enemy stands ride to friends or are taken. */
void con_stranded_leaders(struct fight *fight);

/* losses.c: removes points by the cycle, unit by unit as the standing
 * order `loss` says; journals each unit; returns what was really lost. */
int con_take_losses(struct play *play, const struct loss *loss);

/* siege.c: troops of the side in the hex, or a part of the force, are
 * shut up in a fortified town. */
bool con_besieged(const struct board *board, enum side side, int hex);
bool con_force_besieged(const struct board *board, const struct force *force);
/* One more day for the besieged. */
void con_hunger(struct play *play);

#endif
