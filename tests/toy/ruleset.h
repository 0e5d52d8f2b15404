/* The toy ruleset's door. */
#ifndef BERTHIER_TESTS_TOY_RULESET_H
#define BERTHIER_TESTS_TOY_RULESET_H

#include "rulesets/ruleset.h"

extern const struct ruleset toy_ruleset;

#endif
