/* Who is asked for what. [base sequence] */
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/siege/siege.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "rulesets/grande-armee/turn/turn.h"

const struct order_kind *const gra_command_orders[] = {
    &gra_produce_train, &gra_raze_depot, &gra_permit,
    &gra_choose_entry,  &gra_command,    NULL};
const struct order_kind *const gra_phase_orders[] = {
    &gra_skirmish,   &gra_transfer,    &gra_march,  &gra_lead, &gra_build_depot,
    &gra_lay_bridge, &gra_lift_bridge, &gra_attack, NULL};
const struct order_kind *const gra_siege_orders[] = {
    &gra_siege, &gra_garrison, &gra_forage, &gra_draw_order, NULL};

bool gra_is_first(const struct game *game, const char *side)
{
    return gra_side_of(side) == game->first_player;
}

/* Between step 2 and the first player's turn nothing is the enemy's: with his
 * commands he may send his marches, so that a turn takes two exchanges. */
bool gra_settled(const struct game *game, const char *step)
{
    return game->kind == MAP && same_name(step, "4");
}

/* An army that has nothing to order is not asked. */
static void ask(const struct play *play, struct questions *questions, int side,
                const struct order_kind *const *kinds, const char *text,
                const char *fallback)
{
    struct question *question;

    if (!play_offers(play, gra_side_words[side], kinds))
        return;
    question =
        question_add(questions, gra_side_words[side], BASE(sequence), text);
    question->answers = kinds;
    question->fallback = fallback;
}

void gra_ask_command(const struct play *play, struct questions *questions)
{
    for (int side = FRANCE; side < SIDES; side++)
        ask(play, questions, side, gra_command_orders,
            "trains, entries, and what each corps may do this turn",
            gra_usual("2"));
}

static void ask_player(const struct play *play, struct questions *questions,
                       int side)
{
    struct question *question;

    if (play->game->kind == MAP) {
        ask(play, questions, side, gra_phase_orders,
            "your player turn: skirmishes, marches, attacks", gra_usual("7"));
        return;
    }
    if (!play_offers(play, gra_side_words[side], gra_phase_orders))
        return;
    question = question_add(questions, gra_side_words[side], BASE(attack),
                            "your attacks, fought in the order of the file");
    question->answers = gra_phase_orders;
    question->fallback = gra_usual("4");
}

void gra_ask_first(const struct play *play, struct questions *questions)
{
    ask_player(play, questions, play->module->first_player);
}

void gra_ask_second(const struct play *play, struct questions *questions)
{
    ask_player(play, questions, gra_enemy(play->module->first_player));
}

/* What it asks has a usual answer: play never waits for it. */
void gra_ask_siege(const struct play *play, struct questions *questions)
{
    for (int side = FRANCE; side < SIDES; side++) {
        size_t before = questions->count;

        ask(play, questions, side, gra_siege_orders,
            "sieges, and who is fed by what", gra_usual("10"));
        if (questions->count > before)
            questions->items[before].optional = true;
    }
}
