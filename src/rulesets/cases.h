/* How a ruleset makes its rules of cases.tsv (the cases of the rulebook) and
 * base.tsv (the mechanisms of our base game), so that citing an unknown
 * number does not compile. */
#ifndef BERTHIER_RULESETS_CASES_H
#define BERTHIER_RULESETS_CASES_H

#include "core/rule.h"

/*
 * make turns the two tables into cases.def and base.def (cases.awk). A ruleset
 * includes each twice: in module/rules.h (the toy ruleset: game.h) for the
 * names,
 *
 *     enum toy_case_id {
 *     #define CASE CASE_ID
 *     #include "tests/toy/cases.def"
 *     #undef CASE
 *         TOY_CASES
 *     };
 *     extern const struct rule toy_cases[TOY_CASES];
 *     #define RULE(spelt) (&toy_cases[CASE_##spelt])
 *
 * and in module/rules.c (the toy ruleset: its door) for the rows,
 *
 *     const struct rule toy_cases[TOY_CASES] = {
 *     #define CASE CASE_ROW
 *     #include "tests/toy/cases.def"
 *     #undef CASE
 *     };
 *
 * and the same with MECHANISM, MECHANISM_ID, MECHANISM_ROW for base.def and
 * BASE(name). RULE(12_3_4_4) is printed [rule 12.3.4.4]: whatever is neither
 * letter nor digit is spelt as an underscore. BASE(march_attrition) is printed
 * [base march-attrition].
 */
/* clang-format off */
#define CASE_ID(spelt, ...) CASE_##spelt,
#define CASE_ROW(spelt, printed, kind_, played_, same_as_, title_, text) \
    [CASE_##spelt] = {.book = "rule", .number = printed, .title = title_, \
                      .kind = kind_, .played = played_, \
                      .same_as = same_as_, .requirement = text},

#define MECHANISM_ID(spelt, ...) MECHANISM_##spelt,
#define MECHANISM_ROW(spelt, printed, title_, text) \
    [MECHANISM_##spelt] = {.book = "base", .number = printed, \
                           .title = title_, .played = PLAYED_YES, \
                           .requirement = text},
/* clang-format on */

#endif
