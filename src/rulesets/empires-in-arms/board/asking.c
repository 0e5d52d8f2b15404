/* Who is asked again: what a power may waive for good. [base asking] */
#include "rulesets/ask.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* All that ask; orders of battles are waived by plans. */
static const char *const steps[] = {"P", "R", "N", "L", "E", NULL};

static const struct field fields[] = ASK_FIELDS(steps);

const struct order_kind eia_ask = ASK_KIND(BASE(asking), fields);

/* [base asking] who could order something, and nobody else, is waited for */
struct question *eia_ask_side(const struct play *play,
                              struct questions *questions, const char *side,
                              const struct order_kind *const *kinds)
{
    struct question *question = NULL;

    if (!eia_plays(play->module, eia_power(side)) ||
        !play_offers(play, side, kinds))
        return NULL;
    question = question_add(questions, side, BASE(asking), "");
    ask_waivable(play, question, &eia_ask);
    return question;
}
