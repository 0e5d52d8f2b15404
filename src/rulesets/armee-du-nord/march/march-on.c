/* [base standing-orders]: who goes on by a march, and how far. */
#include "rulesets/armee-du-nord/march/march.h"

/* [base deployment] who is deployed marches nowhere, and its owner is told */
static bool stays_deployed(struct play *play, const struct counter *counter)
{
    const struct unit *unit = adn_unit(&play->board, counter->id);

    if (!unit || !adn_is_deployed(unit))
        return false;
    if (adn_march_of(play, counter)->hex != 0)
        TELL_BY(play, EVENT_STANDING, BASE(deployment),
                adn_side_of(play->module, counter), unit->id,
                "%s is deployed and does not march: consolidate first.",
                unit->name);
    return true;
}

void adn_march_from(struct play *play, struct mover *mover)
{
    const struct march_order *given =
        adn_march_of(play, adn_mover_at(mover, 0));
    struct hexes path;

    if (given->hex == 0 || given->hex == mover->hex)
        return;
    mover->column = given->column;
    mover->stops_near = true;
    path = adn_way(mover, given->hex);
    if (path.count == 0)
        TELL(play, EVENT_STANDING, BASE(standing_orders), mover->army,
             "%s finds no way to %04d.", adn_mover_text(mover, play->arena),
             given->hex);
    adn_go(play, mover, &path);
}

void adn_march_on(struct play *play, const char *side)
{
    const struct board *board = &play->board;

    foreach_counter_of (counter, board, adn_army_of(side)) {
        struct mover mover;

        if (counter->moved || counter->asleep ||
            !adn_may_order(board->module, side, counter) ||
            (counter->list == UNIT_LIST &&
             (counter->leave == OUT_OF_COMMAND || counter->leave == FROZEN)) ||
            stays_deployed(play, counter))
            continue;
        adn_mover_of(board, counter, &mover);
        adn_march_from(play, &mover);
    }
}
