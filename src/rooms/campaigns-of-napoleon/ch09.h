/* What the files of chapter 9, forced marches, know of each other. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_CH09_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_CH09_H

#include "rooms/campaigns-of-napoleon/march.h"
#include "rooms/campaigns-of-napoleon/sequence.h"

struct forced_order {
    const char *force;
    struct hexes path;
    int extra; /* points that lower the die */
};

struct guns_order {
    const char *force;
    int group;         /* a hex of the friendly group, or 0: the only one */
    struct hexes path; /* one hex: he joins where he stands */
};

/* ch09-zones.c */
/* Quarters for a step in phase V, or -1: 9a and 9b say whose zones open. */
int con_forced_cost(const struct board *board, const struct mover *mover,
                    int to);
/* Refuses a path that cannot be marched in phase V; *cost in quarters. */
struct forced_path {
    const char *force;
    const struct hexes *path;
    const struct rule *points; /* cited when the points do not last */
};
bool con_check_forced_path(const struct view *view, const struct order *order,
                           const struct forced_path *forced,
                           struct report *report);
/* The cost of a legal path. */
int con_forced_path_cost(const struct board *board, const char *force,
                         const struct hexes *path);
/* Marches it, tells the story under the rule, rolls for attrition. */
void con_forced_march(struct play *play, const char *force,
                      const struct hexes *path, const struct rule *rule);
/* The group that the force belongs to, or NULL. */
struct group *con_group_of(const struct board *board,
                           const struct force *force);
/* Friendly groups that a force ending in the hex could join: next to a member
 * or in the zone of the enemy they face (9.2a). */
size_t con_joinable(const struct board *board, enum side side, int hex,
                    struct group **groups, size_t most);

/* ch09-groups.c */
/* 9.1b after somebody has left. */
void con_leave_groups(struct play *play);
/* 9.2c to 9.2g after a successful march to the guns. */
void con_redefine(struct play *play, struct force *force, int end);

#endif
