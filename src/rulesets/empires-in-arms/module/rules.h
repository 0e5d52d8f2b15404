/* Citing the cases of the rulebook and the mechanisms of the base game. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_MODULE_RULES_H
#define BERTHIER_EMPIRES_IN_ARMS_MODULE_RULES_H

#include "rulesets/cases.h"
#include "rulesets/ruleset.h"

/* clang-format off */
enum eia_case {
#define CASE CASE_ID
#include "rulesets/empires-in-arms/cases.def"
#undef CASE
    EIA_CASES
};

enum eia_mechanism {
#define MECHANISM MECHANISM_ID
#include "rulesets/empires-in-arms/base.def"
#undef MECHANISM
    EIA_MECHANISMS
};
/* clang-format on */

/* rules.c */
extern const struct rule eia_cases[EIA_CASES];
extern const struct rule eia_base[EIA_MECHANISMS];

/* step-notes.c: who is asked in each step; ends with {0} */
extern const struct step_note eia_step_notes[];

/* Cites a case: RULE(10_1_1a). An unknown number does not compile. */
#define RULE(spelt) (&eia_cases[CASE_##spelt])
/* Cites a mechanism of the base game: BASE(land_move). */
#define BASE(spelt) (&eia_base[MECHANISM_##spelt])

#endif
