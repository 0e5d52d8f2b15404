/* Destinations become paths. */
#include "rulesets/armee-du-nord/words/words.h"

void adn_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details)
{
    struct move_order *move = details;
    struct mover mover;
    struct hexes way;

    if (kind != &adn_move || move->path.count != 1 ||
        !adn_mover(&seat->board, &move->pieces, &mover) ||
        hex_adjacent(mover.hex, move->path.items[0]) ||
        !map_hex(&seat->module->map, move->path.items[0]))
        return;
    mover.column = move->column;
    way = adn_way(&mover, move->path.items[0]);
    if (way.count > 0)
        move->path = way;
}
