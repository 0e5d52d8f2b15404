/* [base victory]: points, and who has won. */
#include "rulesets/armee-du-nord/turn/turn.h"

/* The points of one event, 0: the module has none of it. */
static int worth(const struct module *module, enum victory_kind event)
{
    for (size_t i = 0; i < module->victory_count; i++)
        if (module->victory[i].event == (int)event)
            return module->victory[i].points;
    return 0;
}

int adn_points_of_places(const struct board *board, int camp)
{
    const struct module *module = board->module;
    int points = 0;

    for (size_t i = 0; i < module->victory_count; i++) {
        const struct victory_card *card = &module->victory[i];
        const struct held *held = adn_held(board, card->hex);

        if (card->event == FOR_CONTROL && held && held->camp == camp &&
            (card->side == CAMPS || card->side == camp))
            points += card->points;
    }
    return points;
}

/* An increment counts for the enemy; of units that left the map one half. */
int adn_points_of_losses(const struct board *board, int camp)
{
    int count = 0;

    for (int army = 0; army < ARMIES; army++)
        if (adn_camp(army) != camp)
            count +=
                board->game->armies[army].lost + board->game->armies[army].left;
    return count * worth(board->module, FOR_INCREMENT);
}

int adn_points_of_broken(const struct board *board, int camp)
{
    int count = 0;

    for (int army = 0; army < ARMIES; army++)
        count += adn_camp(army) != camp && board->game->armies[army].broken;
    return count * worth(board->module, FOR_BROKEN);
}

int adn_points_of(const struct board *board, int camp)
{
    return adn_points_of_places(board, camp) +
           adn_points_of_losses(board, camp) +
           adn_points_of_broken(board, camp);
}

enum verdict adn_verdict(const struct board *board)
{
    int net =
        adn_points_of(board, FRENCH_CAMP) - adn_points_of(board, ALLIED_CAMP);

    if (net >= board->module->french_win)
        return FRENCH_WIN;
    return net <= board->module->allied_win ? ALLIED_WIN : DRAWN;
}
