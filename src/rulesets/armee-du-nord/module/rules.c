/* The cases of the rulebook and the mechanisms of the base game, as lists. */
#include "rulesets/armee-du-nord/module/rules.h"

#include <stddef.h>

/* clang-format off */
const struct rule adn_cases[ADN_CASES] = {
#define CASE CASE_ROW
#include "rulesets/armee-du-nord/cases.def"
#undef CASE
};

const struct rule adn_base[ADN_MECHANISMS] = {
#define MECHANISM MECHANISM_ROW
#include "rulesets/armee-du-nord/base.def"
#undef MECHANISM
};
/* clang-format on */
