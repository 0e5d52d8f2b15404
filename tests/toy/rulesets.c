/* The rulesets of the program berthier-toy: the toy ruleset beside the real
 * ones. */
#include "tests/toy/ruleset.h"

extern const struct ruleset campaigns_of_napoleon_ruleset;

static const struct ruleset *const list[] = {
    &toy_ruleset,
    &campaigns_of_napoleon_ruleset,
    NULL,
};

const struct ruleset *const *rulesets(void)
{
    return list;
}
