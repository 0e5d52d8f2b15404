/* The rooms of the program berthier-next: those of berthier, each by the
 * revision that follows, so that a campaign can be upgraded to it. */
#include "rulesets/ruleset.h"

extern const struct room campaigns_of_napoleon_room;
extern const struct room empires_in_arms_room;

enum { ROOMS = 2 };

const struct room *const *rooms(void)
{
    static struct room next[ROOMS];
    static const struct room *list[ROOMS + 1];

    if (!list[0]) {
        next[0] = campaigns_of_napoleon_room;
        next[1] = empires_in_arms_room;
        for (int i = 0; i < ROOMS; i++) {
            next[i].revision++;
            list[i] = &next[i];
        }
    }
    return list;
}
