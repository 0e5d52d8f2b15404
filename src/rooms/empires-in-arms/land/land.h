/* The land phase without its combats, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_LAND_LAND_H
#define BERTHIER_EMPIRES_IN_ARMS_LAND_LAND_H

#include "rooms/empires-in-arms/politics/politics.h"
#include "rooms/empires-in-arms/reinforcement/reinforcement.h"

/* A piece that marches: a corps, or a cossack or freikorps. */
struct mover {
    const char *id;
    const char *nation; /* whose it is */
    enum power player;
    struct corps *corps;         /* or NULL */
    struct irregular *irregular; /* or NULL */
};

/* board/mover.c: false if there is no such piece. */
bool eia_mover(const struct europe *europe, const char *id,
               struct mover *mover);
const char *eia_mover_at(const struct mover *mover);
int eia_mover_spent(const struct mover *mover);
/* Movement points a turn, without a forced march. */
int eia_mover_points(const struct europe *europe, const struct mover *mover);
bool eia_is_cavalry_corps(const struct corps_card *card);
bool eia_is_feudal(const struct corps_card *card);
/* Points to enter an area over an edge. */
int eia_step_cost(const struct europe *europe, const struct edge_card *edge,
                  const char *area);
/* The leader with a corps, best strategic rating first; NULL: none. */
const struct leader *eia_leader_with(const struct europe *europe,
                                     const char *corps);
/* A corps has come to where it must stand and fight. */
bool eia_must_stop(const struct europe *europe, const struct mover *mover,
                   const char *area);

/* land/move-order.c: the order as it stands in sheets. A path begins where
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
/* land/move-check.c: what no play can change, and the rest. */
bool eia_check_move(const struct view *view, const struct order *order,
                    struct report *report);
bool eia_check_march(const struct view *view, const struct order *order,
                     struct report *report);
/* land/march.c: carries a move out; with play NULL only on the map. */
void eia_march(struct play *play, const struct europe *europe,
               const struct move *move);

/* land/detach.c: may the corps ever leave factors with that, or take them;
 * and now? */
bool eia_check_shift(const struct europe *europe, const struct corps *corps,
                     const struct shift *shift, const struct place *place,
                     struct report *report);
bool eia_check_drop(const struct europe *europe, const struct corps *corps,
                    const struct shift *shift, const struct place *place,
                    struct report *report);
bool eia_check_take(const struct europe *europe, const struct corps *corps,
                    const struct shift *shift, const struct place *place,
                    struct report *report);
void eia_drop(struct play *play, const struct europe *europe,
              struct corps *corps, const struct shift *shift);
void eia_take(struct play *play, const struct europe *europe,
              struct corps *corps, const struct shift *shift);

/* board/ch10-3-access.c: access as a piece that stands somewhere has it. */
struct passage {
    const char *nation;
    const char *from, *to;
    bool forcible; /* would take it */
};
enum entry eia_passage(const struct europe *europe,
                       const struct passage *passage, bool *forced);
/* Refuses with the case. */
bool eia_check_passage(const struct europe *europe,
                       const struct passage *passage, const struct place *place,
                       struct report *report);

/* politics/ch10-3-4-forcible.c: a piece of the power has passed by force
 * through land of the other; points, his answer, perhaps war. */
extern const struct order_kind eia_on_forcible_access;
void eia_used_force(struct play *play, enum power power, enum power other);

/* land/ch10-1-4-insurrection.c: an enemy of Austria's came to the area. */
extern const struct order_kind eia_insurrection;
void eia_insurrection_test(struct play *play, const struct mover *mover,
                           const char *from, const char *to);

/* land/phase.c: La and Lb. Refuses what comes when the side has marched this
 * month; at the desk, where its battles are asked for. */
bool eia_may_march(const struct view *view, const struct order *order,
                   struct report *report);
void eia_run_marches(struct play *play, enum power power);

/* land/depot-order.c, land/disembark.c */
extern const struct order_kind eia_depot_order;
extern const struct order_kind eia_disembark;

#endif
