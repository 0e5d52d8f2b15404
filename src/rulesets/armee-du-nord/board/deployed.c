/* Hexes in which somebody is without a counter that lies there. [base
 * deployment] 21.0: a unit that stands in three hexes; the game knows two of
 * them by a list, which is empty in almost all games. [base obscured] and what
 * a view has of units that are not shown. */
#include "rulesets/armee-du-nord/board/board.h"

struct unit *adn_deployed_at(const struct board *board, int hex, int camp)
{
    const struct game *game = board->game;

    for (size_t i = 0; i < game->spread_count; i++)
        if (game->spreads[i].hex == hex && game->spreads[i].unit->side == camp)
            return game->spreads[i].unit;
    return NULL;
}

void adn_spread(struct game *game, struct arena *arena)
{
    game->spreads = NULL;
    game->spread_count = 0;
    for (EACH(struct unit, unit, game->units))
        for (HEXES_IN(hex, &unit->deployed)) {
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

/* From the lowest. */
struct hexes adn_hexes_of(struct arena *arena, const struct unit *unit)
{
    struct hexes hexes = {NULL, 0};

    hexes_add(arena, &hexes, unit->hex);
    for (size_t i = 0; i < unit->deployed.count; i++) {
        int hex = unit->deployed.items[i];

        hexes_add(arena, &hexes, hex);
        for (size_t j = i + 1; j > 0 && hexes.items[j - 1] > hex; j--) {
            hexes.items[j] = hexes.items[j - 1];
            hexes.items[j - 1] = hex;
        }
    }
    return hexes;
}

/* To the nearest of its hexes. */
int adn_far_from(const struct unit *unit, int hex)
{
    int least = hex_distance(unit->hex, hex);

    for (HEXES_IN(other, &unit->deployed))
        if (hex_distance(other, hex) < least)
            least = hex_distance(other, hex);
    return least;
}

bool adn_sighted(const struct board *board, int hex, int camp)
{
    const struct game *game = board->game;

    for (EACH(struct sighting, sighting, game->sightings))
        if (sighting->hex == hex && sighting->camp == camp)
            return true;
    return false;
}
