/* The cases of the rulebook and the mechanisms of the base game, as lists. */
#include "rulesets/empires-in-arms/module/rules.h"

/* clang-format off */
const struct rule eia_cases[EIA_CASES] = {
#define CASE CASE_ROW
#include "rulesets/empires-in-arms/cases.def"
#undef CASE
};

const struct rule eia_base[EIA_MECHANISMS] = {
#define MECHANISM MECHANISM_ROW
#include "rulesets/empires-in-arms/base.def"
#undef MECHANISM
};
/* clang-format on */
