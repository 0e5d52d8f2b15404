/* Whose player turn it is, and who is asked for orders of it: nobody who has
 * nothing to decide. [base sequence] */
#include "rulesets/armee-du-nord/turn/turn.h"

/* In a battle all act from the start; in the campaign courier and track go on
 * without a word. */
bool adn_is_go_of(const struct play *play, int army)
{
    const struct step *step = play->step;
    size_t at = 0;

    if (step->may_order && !step->may_order(play->game, adn_army_words[army]))
        return false;
    return play->module->campaign ||
           adn_counter_after(&play->board, army, NULL) ||
           adn_next_due(&play->board, army, &at);
}

/* An active corps whose marker cannot come into its usual hex. */
static bool wants_marker(const struct board *board, int army)
{
    for (EACH(struct corps, corps, board->game->corps))
        if (corps->card->army == army && army != FRENCH && !corps->asleep &&
            adn_wants_marker(board, corps))
            return true;
    return false;
}

/* On the map who does not march on, or is out of command; of a track who comes
 * onto the map with no march to go on by. */
static bool wants_order(const struct play *play, const struct board *foreseen,
                        const struct counter *one)
{
    const struct unit *unit = adn_unit(foreseen, one->id);

    if (one->asleep || (unit && unit->card->picquet))
        return false;
    if (one->state == IN_BOX)
        return !adn_marches(play, one) &&
               adn_box(play->module, one->hex)->number <=
                   adn_track_left(foreseen, one, 1);
    return one->state == ON_MAP &&
           !(adn_marches(play, one) && (!unit || unit->leave == IN_COMMAND));
}

/* [base players] in a battle who has a piece there, or one that is due */
static bool has_any(const struct play *play, const char *side)
{
    int army = adn_army_of(side);
    const struct counter *due;
    size_t at = 0;

    for (COUNTERS_OF(one, &play->board, army))
        if (adn_may_order(play->module, side, one))
            return true;
    while ((due = adn_next_due(&play->board, army, &at)) != NULL)
        if (adn_may_order(play->module, side, due))
            return true;
    return false;
}

/* [base sequence] 30.0 Napoleon's help is ordered before the dice of the first
 * turn */
bool adn_is_asked(const struct play *play, const char *side)
{
    struct board foreseen = play->board;
    int army = adn_army_of(side);

    if (!adn_is_go_of(play, army))
        return false;
    if (!play->module->campaign)
        return has_any(play, side);
    foreseen.game = adn_copy(&play->board);
    adn_begin_player_turn(foreseen.game, army);
    adn_settle_command(&foreseen, army);
    if (army == FRENCH && play->game->turn == play->module->first_turn)
        return true;
    for (COUNTERS(one, foreseen.game))
        if (adn_may_order(play->module, side, one) &&
            wants_order(play, &foreseen, one))
            return true;
    return wants_marker(&foreseen, army);
}
