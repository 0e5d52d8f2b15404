/* A piece that marches: a corps, or a cossack or freikorps. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_MOVER_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_MOVER_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

struct mover {
    const char *id;
    const char *nation; /* whose wars and leave it has: eia_corps_flag() */
    enum power player;
    struct corps *corps;         /* or NULL */
    struct irregular *irregular; /* or NULL */
};

/* False if there is no such piece. */
bool eia_mover(const struct board *board, const char *id, struct mover *mover);
const char *eia_mover_at(const struct mover *mover);
int eia_mover_spent(const struct mover *mover);
/* Movement points a turn, without a forced march. */
int eia_mover_points(const struct board *board, const struct mover *mover);
bool eia_is_cavalry_corps(const struct corps_card *card);
/* 10.1.4f: an insurrection corps may be in the border provinces alone, not at
 * sea or in port; of other corps true. at: any place. */
bool eia_in_zone(const struct board *board, const struct corps *corps,
                 const char *at);
/* The case by which a corps does not move this turn, since it was placed in it:
 * 10.1.3g, 10.1.4h, 10.1.5b; NULL: it may. */
const struct rule *eia_placed_to_stay(const struct board *board,
                                      const struct corps *corps);
/* Points to enter an area over an edge. */
int eia_step_cost(const struct board *board, const struct edge_card *edge,
                  const char *area);
/* The leader with a corps, best strategic rating first; NULL: none. */
const struct leader *eia_leader_with(const struct board *board,
                                     const char *corps);
/* The first corps beside the leader that is not among those that leave; NULL:
 * there is none. */
const struct corps *eia_corps_staying(const struct board *board,
                                      const struct leader *leader,
                                      const struct names *leaving);
/* Corps in the area, unbesieged, with whom it is at war. */
bool eia_meets_enemy(const struct board *board, const struct mover *mover,
                     const char *area);
/* A corps has come to where it must stand and fight. why, or NULL, gets the
 * cases by which enemies there do not stop it. */
bool eia_must_stop(const struct board *board, const struct mover *mover,
                   const char *area, struct rules *why);
/* La and Lb. Refuses what comes when the side has marched this
 * month; at the desk, where its battles are asked for. */
bool eia_may_march(const struct seat *seat, const struct order *order,
                   struct report *report);

#endif
