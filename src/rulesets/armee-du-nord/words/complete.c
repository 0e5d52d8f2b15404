/* Destinations become paths. */
#include "rulesets/armee-du-nord/words/words.h"

/* The cheapest way; where enemies bar all of them the check tells so, on the
 * way that would lead there without them. */
static void lead(const struct seat *seat, struct mover *mover, bool column,
                 struct hexes *path)
{
    struct hexes way;
    int to = path->items[0];

    if (hex_adjacent(mover->hex, to) || !map_hex(&seat->module->map, to))
        return;
    mover->column = column;
    way = adn_way(mover, to);
    if (way.count == 0) {
        mover->over_all = true;
        way = adn_way(mover, to);
    }
    if (way.count > 0)
        *path = way;
}

/* Who arrives goes on from the hex where he comes in. */
static bool arriving(const struct seat *seat, const struct names *pieces,
                     struct mover *mover)
{
    const char *id = pieces->count > 0 ? pieces->items[0] : NULL;

    if (!adn_may_enter(&seat->board, id))
        return false;
    adn_mover_of(&seat->board, adn_counter(&seat->board, id), mover);
    mover->hex = adn_entry_hex(&seat->board, id);
    return mover->hex != 0;
}

void adn_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details)
{
    struct move_order *move = details;
    struct mover mover;

    if ((kind == &adn_move && move->path.count == 1 &&
         adn_mover(&seat->board, &move->pieces, &mover)) ||
        (kind == &adn_enter && move->path.count == 1 &&
         arriving(seat, &move->pieces, &mover)))
        lead(seat, &mover, move->column, &move->path);
}
