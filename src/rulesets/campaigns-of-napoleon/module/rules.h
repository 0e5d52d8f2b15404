/* Citing the cases of the rulebook and the mechanisms of the base game. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_MODULE_RULES_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_MODULE_RULES_H

#include "rulesets/cases.h"
#include "rulesets/ruleset.h"

/* clang-format off */
enum con_case {
#define CASE CASE_ID
#include "rulesets/campaigns-of-napoleon/cases.def"
#undef CASE
    CON_CASES
};

enum con_mechanism {
#define MECHANISM MECHANISM_ID
#include "rulesets/campaigns-of-napoleon/base.def"
#undef MECHANISM
    CON_MECHANISMS
};
/* clang-format on */

/* rules.c */
extern const struct rule con_cases[CON_CASES];
extern const struct rule con_base[CON_MECHANISMS];

/* Who is asked in each step; ends with {0}. */
extern const struct step_note con_step_notes[];

/* Cites a case: RULE(10_5_7_1h). An unknown number does not compile. */
#define RULE(spelt) (&con_cases[CASE_##spelt])
/* Cites a mechanism of the base game: BASE(march_attrition). */
#define BASE(spelt) (&con_base[MECHANISM_##spelt])

#endif
