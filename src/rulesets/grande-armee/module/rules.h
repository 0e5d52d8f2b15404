/* Citing the cases of the rulebook and the mechanisms of the base game. */
#ifndef BERTHIER_GRANDE_ARMEE_MODULE_RULES_H
#define BERTHIER_GRANDE_ARMEE_MODULE_RULES_H

#include "rulesets/cases.h"

/* clang-format off */
enum gra_case {
#define CASE CASE_ID
#include "rulesets/grande-armee/cases.def"
#undef CASE
    GRA_CASES
};

enum gra_mechanism {
#define MECHANISM MECHANISM_ID
#include "rulesets/grande-armee/base.def"
#undef MECHANISM
    GRA_MECHANISMS
};
/* clang-format on */

extern const struct rule gra_cases[GRA_CASES];
extern const struct rule gra_base[GRA_MECHANISMS];

#define RULE(spelt) (&gra_cases[CASE_##spelt])
#define BASE(spelt) (&gra_base[MECHANISM_##spelt])

#endif
