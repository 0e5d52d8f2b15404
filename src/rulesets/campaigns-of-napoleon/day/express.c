/* What express play does not wait for. */
#include "rulesets/campaigns-of-napoleon/day/day.h"

/* [base sequence] in express play nobody waits for what a standing order or a
 * default answers; without it each of these is an exchange of its own. */
void con_express(const struct play *play, struct question *question)
{
    question->optional = !option_is(play->options, "express", "off");
    if (question->optional)
        return;
    question->standing = NULL;
    question->fallback = "the standing order";
}
