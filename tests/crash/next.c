/* The rulesets of the program berthier-next: those of berthier, each by the
 * revision that follows, so that a campaign can be upgraded to it. */
#include "rulesets/ruleset.h"

extern const struct ruleset campaigns_of_napoleon_ruleset;
extern const struct ruleset empires_in_arms_ruleset;

enum { RULESETS = 2 };

const struct ruleset *const *rulesets(void)
{
    static struct ruleset next[RULESETS];
    static const struct ruleset *list[RULESETS + 1];

    if (!list[0]) {
        next[0] = campaigns_of_napoleon_ruleset;
        next[1] = empires_in_arms_ruleset;
        for (int i = 0; i < RULESETS; i++) {
            next[i].revision++;
            list[i] = &next[i];
        }
    }
    return list;
}
