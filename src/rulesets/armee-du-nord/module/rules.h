/* Citing the cases of the rulebook and the mechanisms of the base game. */
#ifndef BERTHIER_ARMEE_DU_NORD_MODULE_RULES_H
#define BERTHIER_ARMEE_DU_NORD_MODULE_RULES_H

#include "rulesets/cases.h"

/* clang-format off */
enum adn_case {
#define CASE CASE_ID
#include "rulesets/armee-du-nord/cases.def"
#undef CASE
    ADN_CASES
};

enum adn_mechanism {
#define MECHANISM MECHANISM_ID
#include "rulesets/armee-du-nord/base.def"
#undef MECHANISM
    ADN_MECHANISMS
};
/* clang-format on */

extern const struct rule adn_cases[ADN_CASES];
extern const struct rule adn_base[ADN_MECHANISMS];

#define RULE(spelt) (&adn_cases[CASE_##spelt])
#define BASE(spelt) (&adn_base[MECHANISM_##spelt])

#endif
