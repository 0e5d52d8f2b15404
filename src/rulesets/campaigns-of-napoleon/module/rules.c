/* The cases of the rulebook and the mechanisms of the base game, as lists. */
#include "rulesets/campaigns-of-napoleon/module/rules.h"

/* clang-format off */
const struct rule con_cases[CON_CASES] = {
#define CASE CASE_ROW
#include "rulesets/campaigns-of-napoleon/cases.def"
#undef CASE
};

const struct rule con_base[CON_MECHANISMS] = {
#define MECHANISM MECHANISM_ROW
#include "rulesets/campaigns-of-napoleon/base.def"
#undef MECHANISM
};
/* clang-format on */
