/* A player turn: who is asked, and its four parts. [base sequence] */
#include "rulesets/armee-du-nord/module/rules.h"
#include "rulesets/armee-du-nord/turn/turn.h"

/* An army that has nobody is not asked. */
static bool has_pieces(const struct board *board, int army)
{
    size_t at = 0;

    return adn_counter_after(board, army, NULL) ||
           adn_next_due(board, army, &at);
}

/* [base night-rain] at night all of them, one after the other */
static bool is_go_of(const struct play *play, int army)
{
    const struct step *step = play->step;

    return (!step->may_order ||
            step->may_order(play->game, adn_army_words[army])) &&
           has_pieces(&play->board, army);
}

static void ask_army(struct questions *questions, int army)
{
    struct question *question =
        question_add(questions, adn_army_words[army], BASE(sequence),
                     "orders for your player turn");

    question->answers = adn_day_orders;
    question->fallback = "standing marches go on, arrivals enter, and the rest "
                         "stands and attacks nobody";
}

void adn_ask(const struct play *play, struct questions *questions)
{
    for (int army = 0; army < ARMIES; army++)
        if (is_go_of(play, army))
            ask_army(questions, army);
}

/* Marks of the player turn end with it, and stand in no file. */
static void play_army(struct play *play, int army)
{
    const char *side = adn_army_words[army];

    adn_begin_player_turn(play->game, army);
    adn_command_part(play, side);
    adn_movement_part(play, side);
    if (!adn_is_night(&play->board))
        adn_combat_part(play, side);
    adn_begin_player_turn(play->game, army);
    play->game->part = AT_DESK;
}

enum step_end adn_run(struct play *play)
{
    for (int army = 0; army < ARMIES; army++)
        if (is_go_of(play, army))
            play_army(play, army);
    return STEP_NEXT;
}
