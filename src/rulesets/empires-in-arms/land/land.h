/* The land phase: step L, one power after the other, those at peace first.
 *
 * Powers that move as one act as one, in the slot of the last of them.
 * land.c keeps in the game who acts, who has acted, and in which of its two
 * parts the acting group stands, because play may stop between march and
 * battle:
 *
 *   LAND_MOVES    eia_ask_land() asks who comes next; the tempo says how many
 *                 at once: one group, a wave of those who are no enemies, all.
 *     La, Lb      eia_run_marches(): depots first, then leaders (10.6.2),
 *                 then marches, landings, guerillas and corps that stand down
 *                 or come back (phase.c)
 *     Lc          eia_run_feeding(): supply and hunger (supply/)
 *     Ld1         eia_list_combats() (combat/)
 *   LAND_BATTLES  the parties are asked, if the tempo is sequential (Ld2)
 *     Ld3         eia_run_battles(), then eia_sweep_depots()
 *     Ld4         eia_run_sieges() (siege/)
 *     Le          eia_run_guerilla_step() (10.1.1)
 *
 * When all have acted, Lf: eia_run_conquest() looks at every capital, and the
 * phase is over. [base conquest], 10.2
 *
 * A march is checked whole at the desk, path, points, stops and access
 * (move-check.c), and carried out step by step (march.c): each step asks for
 * leave again, may take forcible access (10.3.4), sweeps empty depots, may
 * call up insurrection corps (10.1.4), and drops or takes factors (detach.c).
 * An enemy who has come to stand on the way ends it; a march that its check
 * now refuses is shortened first (phase.c, [base mail]). eia_march() without
 * a play only moves pieces: so the orders that follow in a sheet are judged.
 */
#ifndef BERTHIER_EMPIRES_IN_ARMS_LAND_LAND_H
#define BERTHIER_EMPIRES_IN_ARMS_LAND_LAND_H

#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/mover.h"

#include <stdbool.h>

/* move-order.c: the order as it stands in sheets. A path begins where
 * the pieces stand. */
struct shift {        /* of factors, at an area of the path */
    const char *at;   /* NULL: where the path ends */
    const char *with; /* city, depot or a corps; NULL: city */
    const char *of;   /* nation of garrison factors; NULL: the corps' */
    int infantry, militia;
};
struct move {
    struct names pieces, path, leaders;
    struct shift drop, take;
    bool forced, forcible, into_city;
};
extern const struct order_kind eia_move;
/* move-check.c: what no play can change, and the rest. */
bool eia_check_move(const struct seat *seat, const struct order *order,
                    struct report *report);
bool eia_check_march(const struct seat *seat, const struct order *order,
                     struct report *report);
/* reach.c: every march that a piece may make from where it stands, by rank and
 * then nearest first. A piece that stays has the rank of forced ones. */
enum march_rank { TO_ENEMY, INTO_HIS_LAND, TO_CITY, ELSEWHERE, FORCED, RANKS };
void eia_offer_marches(const struct seat *seat, struct choices *choices,
                       const char *id, const char *at);
/* A march whose path is but a place that is not next to where its first piece
 * stands gets the cheapest way there that all may go, or else the shortest on
 * the map, of which the check says what lacks. */
void eia_complete_march(const struct seat *seat, struct move *move);
/* Cuts a march that is refused to the longest part of its way that is not, to
 * an area at least, on the game of a certain seat; what was to be done at its
 * end is not. False: it does not set out. */
bool eia_march_as_far(const struct seat *seat, struct move *move);
/* march.c: carries a move out; with play NULL only on the map. */
void eia_march(struct play *play, const struct board *board,
               const struct move *move);

/* detach.c: may the corps ever leave factors with that, or take them;
 * and now? */
bool eia_check_shift(const struct board *board, const struct corps *corps,
                     const struct shift *shift, const struct place *place,
                     struct report *report);
bool eia_check_drop(const struct board *board, const struct corps *corps,
                    const struct shift *shift, const struct place *place,
                    struct report *report);
bool eia_check_take(const struct board *board, const struct corps *corps,
                    const struct shift *shift, const struct place *place,
                    struct report *report);
void eia_drop(struct play *play, const struct board *board, struct corps *corps,
              const struct shift *shift);
void eia_take(struct play *play, const struct board *board, struct corps *corps,
              const struct shift *shift);
/* Who has no factors left leaves the map; leaders of that corps, or NULL, go to
 * another. */
void eia_has_given(struct play *play, const struct board *board,
                   const struct corps *giver);

/* ch10-6-2-leaders.c: a leader named with a corps before it marches, or told
 * to stay. */
extern const struct order_kind eia_lead;
/* May the corps march, with all that are named, for those who stay? */
bool eia_check_staying(const struct board *board, const char *corps,
                       const struct names *marching, const struct place *place,
                       struct report *report);
/* It marches, and they go to one that stays; play NULL: only on the map. */
void eia_leave_leaders(struct play *play, const struct board *board,
                       const char *corps, const struct names *marching);

/* phase.c */
void eia_run_marches(struct play *play, enum power power);

/* depot-order.c, disembark.c */
extern const struct order_kind eia_depot_order;
extern const struct order_kind eia_disembark;

/* ch10-1-1-guerilla-step.c */
void eia_run_guerilla_step(struct play *play, enum power power); /* Le */

/* conquest.c */
void eia_run_conquest(struct play *play); /* Lf */

/* land.c: L, the land phase, power after power */
void eia_ask_land(const struct play *play, struct questions *questions);
enum step_end eia_run_land(struct play *play);

/* march.c: depots that its corps stand on, nobody keeping them away. */
void eia_sweep_depots(struct play *play, enum power power);

/* phase.c */
void eia_run_feeding(struct play *play, enum power power); /* Lc */

#endif
