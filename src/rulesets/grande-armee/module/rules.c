/* The cases of the rulebook and the mechanisms of the base game, as lists. */
#include "rulesets/grande-armee/module/rules.h"

#include <stddef.h>

/* clang-format off */
const struct rule gra_cases[GRA_CASES] = {
#define CASE CASE_ROW
#include "rulesets/grande-armee/cases.def"
#undef CASE
};

const struct rule gra_base[GRA_MECHANISMS] = {
#define MECHANISM MECHANISM_ROW
#include "rulesets/grande-armee/base.def"
#undef MECHANISM
};
/* clang-format on */
