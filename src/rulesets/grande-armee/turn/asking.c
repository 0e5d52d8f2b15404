/* Who is asked for attacks. [base sequence] */
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/turn/turn.h"

const struct order_kind *const gra_phase_orders[] = {&gra_attack, NULL};

bool gra_is_first(const struct game *game, const char *side)
{
    return gra_side_of(side) == game->first_player;
}

/* An army that can attack nobody is not asked. */
void gra_ask(const struct play *play, struct questions *questions)
{
    const char *side = gra_side_words[play->module->first_player];
    struct question *question;

    if (!play_offers(play, side, gra_phase_orders))
        return;
    question = question_add(questions, side, BASE(attack),
                            "your attacks, fought in the order of the file");
    question->answers = gra_phase_orders;
    question->fallback = "nobody attacks";
}
