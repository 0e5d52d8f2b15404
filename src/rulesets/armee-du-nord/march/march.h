/* How pieces move [base movement]; see README.md, "How the parts go".
 *
 * Units and leaders of one hex move together by one order. walk.c takes them
 * hex by hex (wargame/march.h): one walk for play, for `check` and for the
 * blank sheet, so that a desk foretells what play does. Each piece pays for
 * itself, and all of them stop where one cannot go on. Behind the path may come
 * a charge, a chain of them, and a last path (charge.c).
 *
 * A player turn plays it in two parts (movement-part.c; A: command-part.c): B
 * of who is in command, arrives or comes from a track, C of the others, after
 * their dice. In both who stands by a march goes on (march-on.c). */
#ifndef BERTHIER_ARMEE_DU_NORD_MARCH_MARCH_H
#define BERTHIER_ARMEE_DU_NORD_MARCH_MARCH_H

#include "core/path.h"
#include "rulesets/armee-du-nord/combat/combat.h"
#include "wargame/march.h"

/* Those who move, and how. */
struct mover {
    const struct board *board;
    struct play *play; /* NULL: it is foreseen, and nobody moves */
    struct force units;
    struct leader **leaders;
    size_t leaders_count;
    int army, camp;
    int hex;                  /* where they are */
    bool column, used_column; /* at road rate where they may; and were */
    bool moved;               /* they have taken a step */
    bool stopped;             /* they move no further in this phase */
    bool over_all;   /* a plan takes no notice of who stands in the way */
    bool stops_near; /* [base standing-orders] not next to an enemy */
    bool goes_back;  /* qa.cam-2 to the marker of its corps */
    int *points;     /* quarters left, of the units, then of the leaders */
};

/* Of those who enter: pieces, path and column. */
struct move_order {
    struct names pieces;
    struct hexes path; /* the first is the next hex */
    bool column;
    int charge; /* hex, or 0 */
    struct hexes again, then;
    bool leave; /* off the map, where units leave it for points */
};

struct march_order {
    const char *piece;
    int hex; /* 0: it stands */
    bool column;
};

struct mode_order {
    const char *leader;
    enum mode mode;
    struct names units;
    int if_ney;             /* 0: any; disposition + 1 */
    const char *if_refused; /* leader; NULL: whoever refuses */
};

/* mover.c: who moves. False: they do not stand together on the map. */
bool adn_mover_for(const struct board *board, const struct move_order *order,
                   struct mover *mover);
void adn_mover_of(const struct board *board, const struct counter *counter,
                  struct mover *mover);
/* All of them, the units first. */
size_t adn_mover_count(const struct mover *mover);
struct counter *adn_mover_at(const struct mover *mover, size_t at);
/* Quarters that it has for a move, whole or half. */
int adn_allowance(const struct unit *unit);
/* The same without what it has spent. */
int adn_points_left(const struct unit *unit);
/* What lets the group move: the least of its units; of leaders IN_COMMAND. */
enum leave_to_act adn_leave_of(const struct mover *mover);
/* "12th Division Pecheux and Gerard" */
const char *adn_mover_text(const struct mover *mover, struct arena *arena);
/* They walk, and have moved: at a desk, and in play, where it is told. */
void adn_foresee_march(const struct seat *seat, struct mover *mover,
                       const struct hexes *path);
struct march adn_go(struct play *play, struct mover *mover,
                    const struct hexes *path);

/* walk.c: [base movement] along a path: how far they came, or come. */
struct march adn_walk(struct mover *mover, const struct hexes *path);
/* Tells it, if they moved or were stopped. */
void adn_tell_walk(struct mover *mover, const struct march *march);
void adn_put_mover(struct mover *mover, int hex);
/* move-choices.c: the cheapest way for the group, without its start; where
 * enemies bar all of them, as if they were not there; empty: none. */
struct hexes adn_way(struct mover *mover, int to);

/* charge.c: [base charge] one charge after another, then the last path. */
void adn_charge_on(struct mover *mover, const struct move_order *order);
/* Why the group cannot charge the hex now. */
struct bar adn_cannot_charge(const struct mover *mover, int target);

/* qa.charge-2b does it order no more than one unit in column? */
bool adn_check_column(const struct seat *seat, const struct order *order,
                      struct report *report);
/* order-move.c, order-mode.c, enter.c, standing-march.c */
extern const struct order_kind adn_move;
extern const struct order_kind adn_mode;
extern const struct order_kind adn_enter;
extern const struct order_kind adn_march;
/* deployment.c */
extern const struct order_kind adn_deploy_order;
extern const struct order_kind adn_consolidate_order;
/* Whom the order deploys or consolidates; NULL: it is none such. */
const struct unit *adn_deployer(const struct board *board,
                                const struct order *order);
/* order-mode.c: those of all sides of the army that hang on a refusal, or all
 * others; whose order hangs on a die that fell otherwise is told so. */
void adn_carry_out_modes(struct play *play, int army, bool refused);
bool adn_may_enter(const struct board *board, const char *id);
/* The next reinforcement of the army that may enter now; *at, which begins as
 * 0, keeps the place. NULL: there are no more. */
struct counter *adn_next_due(const struct board *board, int army, size_t *at);
/* The hex where it comes in now; 0: none has room. */
int adn_entry_hex(const struct board *board, const char *id);
/* gate.c: its row of the schedule; NULL: it has none. */
const struct arrival_card *adn_arrival(const struct board *board,
                                       const char *id);
/* The hex where its track begins; 0: it is on none. */
int adn_gate(const struct board *board, const char *id);
/* That hex, or the one of its row; 0: it has neither. */
int adn_listed_hex(const struct board *board, const char *id);
/* It has just come in; gate: the hex where its track begins, or 0. */
void adn_pay_entry(struct mover *mover, size_t piece, int gate);
/* [base reinforcements] those that no order has brought in */
void adn_enter_rest(struct play *play, const char *side);
/* [base standing-orders] [ruling 87] those who stand by a march go on */
void adn_march_on(struct play *play, const char *side);
/* move-choices.c */
void adn_choices_of_move(const struct seat *seat, struct choices *choices);

/* perponcher.c: 24.0.2 where his headquarters is; couriers wake his division;
 * what ends that, and who is held back without headquarters, is told. */
extern const struct order_kind adn_headquarters;
void adn_call_perponcher(struct play *play);
void adn_tell_perponcher(struct play *play, int army);

/* The standing order of the piece. Has it a march that is not at its end? */
const struct march_order *adn_march_of(const struct play *play,
                                       const struct counter *counter);
bool adn_marches(const struct play *play, const struct counter *counter);
/* The same of a unit at a desk, which may move or may yet pass a die. */
bool adn_will_march(const struct seat *seat, const struct unit *unit);
/* march-on.c: one that is alone goes on by its march. */
void adn_march_from(struct play *play, struct mover *mover);

/* tracks.c: [base tracks] */
extern const struct order_kind adn_track;
extern const struct order_kind adn_switch_track;
/* Boxes a turn. */
int adn_track_rate(const struct board *board, const struct counter *one);
/* Why it cannot go on along a track now. */
struct bar adn_track_bar(const struct board *board, const struct counter *one);
/* Boxes that it may still go in this turn, of so many if it has not begun. */
int adn_track_left(const struct board *board, const struct counter *one,
                   int boxes);
/* Those without an order go on one box, by a march as many as they may. */
void adn_track_rest(struct play *play, const char *side);

/* markers.c: [base markers] of the campaign. */
extern const struct order_kind adn_place_cam;
/* Markers that lie nowhere are placed in their usual hexes. */
void adn_place_rest(struct play *play, const char *side);

extern const struct order_kind adn_cam_retreat; /* cam-retreat.c */

/* couriers.c: [base couriers] those who are due start, and all ride on. */
extern const struct order_kind adn_courier_path;
void adn_ride(struct play *play);

/* command-part.c, movement-part.c: parts A to C of a player turn */
void adn_command_part(struct play *play, int army);
void adn_movement_part(struct play *play, int army);

#endif
