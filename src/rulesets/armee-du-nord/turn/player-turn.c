/* A player turn: who is asked, and its four parts. [base sequence] */
#include "rulesets/armee-du-nord/module/rules.h"
#include "rulesets/armee-du-nord/turn/turn.h"

/* An army that has nobody is not asked. */
static bool has_pieces(const struct board *board, int army)
{
    const struct game *game = board->game;

    for (size_t i = 0; i < game->unit_count; i++)
        if (game->units[i].army == army &&
            (game->units[i].state == ON_MAP ||
             adn_may_enter(board, game->units[i].id)))
            return true;
    for (size_t i = 0; i < game->leader_count; i++)
        if (game->leaders[i].army == army &&
            (game->leaders[i].state == ON_MAP ||
             adn_may_enter(board, game->leaders[i].id)))
            return true;
    return false;
}

static void ask_army(const struct play *play, struct questions *questions,
                     int army)
{
    static const struct order_kind *const answers[] = {
        &adn_mode,   &adn_enter,        &adn_move, &adn_bombard,
        &adn_attack, &adn_breakthrough, NULL};
    struct question *question;

    if (!has_pieces(&play->board, army))
        return;
    question = question_add(questions, adn_army_words[army], BASE(sequence),
                            "orders for your player turn");
    question->answers = answers;
    question->fallback = "standing marches go on, arrivals enter, and the rest "
                         "stands and attacks nobody";
}

void adn_ask_anglo_dutch(const struct play *play, struct questions *questions)
{
    ask_army(play, questions, ANGLO_DUTCH);
}

void adn_ask_french(const struct play *play, struct questions *questions)
{
    ask_army(play, questions, FRENCH);
}

void adn_ask_prussian(const struct play *play, struct questions *questions)
{
    ask_army(play, questions, PRUSSIAN);
}

void adn_ask_night(const struct play *play, struct questions *questions)
{
    for (int army = 0; army < ARMIES; army++)
        ask_army(play, questions, army);
}

/* Marks of the player turn end with it, and stand in no file. */
static void play_army(struct play *play, int army)
{
    const char *side = adn_army_words[army];

    if (!has_pieces(&play->board, army))
        return;
    adn_begin_player_turn(play->game, army);
    adn_command_part(play, side);
    adn_movement_part(play, side);
    if (!adn_is_night(&play->board))
        adn_combat_part(play, side);
    adn_begin_player_turn(play->game, army);
    play->game->part = AT_DESK;
}

enum step_end adn_run_anglo_dutch(struct play *play)
{
    play_army(play, ANGLO_DUTCH);
    return STEP_NEXT;
}

enum step_end adn_run_french(struct play *play)
{
    play_army(play, FRENCH);
    return STEP_NEXT;
}

enum step_end adn_run_prussian(struct play *play)
{
    play_army(play, PRUSSIAN);
    return STEP_NEXT;
}

/* [base night-rain] the three player turns, one after the other */
enum step_end adn_run_night(struct play *play)
{
    for (int army = 0; army < ARMIES; army++)
        play_army(play, army);
    return STEP_NEXT;
}
