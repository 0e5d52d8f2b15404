/* The cases of the rulebook and the mechanisms of the base game, as lists, and
 * who is asked in each step, in general words for the reference. */
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

const struct step_note con_step_notes[] = {
    {"I.a2", "both sides", "no center moves, no depot is placed"},
    {"I.b1", "both sides",
     "nobody changes his leader, no vedettes go out or come in"},
    {"I.b2", "both sides",
     "forces stay as they are, the rest forms default forces; nobody forages"},
    {"I.b3",
     "each side with a force that may be commanded and a point to pay for it",
     "a force without a command marches only if its leader's initiative is "
     "thrown"},
    {"II.a", "the first player", "none of his forces marches"},
    {"II.b", "the second player", "none of his forces marches"},
    {"III.a0",
     "with express=off, who would have to attack across a bridge over a "
     "primary river",
     "the standing order bridge-fight acts"},
    {"III.a1", "with express=off, who chooses first for troops behind the line",
     "the standing order second-ring acts"},
    {"III.a2",
     "with express=off, who chooses second for troops behind the line",
     "the standing order second-ring acts"},
    {"III.c", "each side for each of its combat groups",
     "a group without a chit counts as one that guessed wrong"},
    {"IV", "each side with a demoralized force that may try to recover",
     "it does not try"},
    {"V.a", "the first player, if a force of his may march on",
     "none of his forces marches on"},
    {"V.b", "the second player, if a force of his may march on",
     "none of his forces marches on"},
    {"VI.a1",
     "a side whose corps guessed right, if its standing order delay-if says "
     "ask",
     "Wrongfooted!"},
    {0}};
