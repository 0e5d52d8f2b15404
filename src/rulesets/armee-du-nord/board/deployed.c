/* Who fills a hex. [base deployment] 21.0: a unit that stands in three, two of
 * them by a list that is mostly empty. [base stacking] how much room there is.
 */
#include "rulesets/armee-du-nord/board/board.h"

void adn_spread(struct game *game, struct arena *arena)
{
    game->spreads = NULL;
    game->spread_count = 0;
    foreach (struct unit, unit, game->units)
        foreach_hex (hex, unit->deployed) {
            struct spread *spread =
                LIST_ADD(arena, game->spreads, game->spread_count);

            spread->hex = hex;
            spread->unit = unit;
        }
}

bool adn_is_deployed(const struct unit *unit)
{
    return unit->deployed.count > 0;
}

void adn_sort_in(struct arena *arena, struct hexes *hexes, int hex)
{
    if (hexes_contain(hexes, hex))
        return;
    hexes_add(arena, hexes, hex);
    for (size_t i = hexes->count - 1; i > 0 && hexes->items[i - 1] > hex; i--) {
        hexes->items[i] = hexes->items[i - 1];
        hexes->items[i - 1] = hex;
    }
}

struct hexes adn_hexes_of(struct arena *arena, const struct unit *unit)
{
    struct hexes hexes = {NULL, 0};

    adn_sort_in(arena, &hexes, unit->hex);
    foreach_hex (hex, unit->deployed)
        adn_sort_in(arena, &hexes, hex);
    return hexes;
}

int adn_far_from(const struct unit *unit, int hex)
{
    int least = hex_distance(unit->hex, hex);

    foreach_hex (other, unit->deployed)
        if (hex_distance(other, hex) < least)
            least = hex_distance(other, hex);
    return least;
}

/* [base deployment] with a deployed unit nobody is stacked */
bool adn_has_room(const struct board *board, int hex, int camp, int units,
                  int increments)
{
    const struct unit *first = adn_first(board, hex, camp);

    if (first && adn_is_deployed(first))
        return units == 0;
    for (const struct unit *unit = first; unit; unit = adn_next(unit)) {
        units++;
        increments += unit->veiled ? 0 : unit->increments;
    }
    return units <= board->module->stacking_units &&
           increments <= board->module->stacking_increments;
}

/* 6.3a the limit of road column lasts as long as the Movement Phase */
bool adn_column_at(const struct board *board, int hex, int camp)
{
    for (UNITS_AT(unit, board, hex, camp))
        if (unit->column && board->game->part != PART_D)
            return true;
    return false;
}
