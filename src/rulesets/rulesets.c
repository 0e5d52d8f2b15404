/* The list of rulesets: one line each, in alphabetical order. */
#include "rulesets/ruleset.h"

extern const struct ruleset armee_du_nord_ruleset;
extern const struct ruleset campaigns_of_napoleon_ruleset;
extern const struct ruleset empires_in_arms_ruleset;
extern const struct ruleset grande_armee_ruleset;

static const struct ruleset *const list[] = {
    &armee_du_nord_ruleset,
    &campaigns_of_napoleon_ruleset,
    &empires_in_arms_ruleset,
    &grande_armee_ruleset,
    NULL,
};

const struct ruleset *const *rulesets(void)
{
    return list;
}
