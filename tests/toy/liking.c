/* What a random player likes: to go where bands of the other family stand. */
#include "tests/rulesets/generic/player.h"
#include "tests/toy/game.h"

#include <limits.h>
#include <string.h>

static int liking(const struct seat *seat, const struct order_kind *kind,
                  const void *details)
{
    const struct hexes *path = &((const struct move *)details)->path;
    int nearest = INT_MAX;

    (void)kind;
    if (path->count == 0)
        return 0;
    for (size_t i = 0; i < seat->game->band_count; i++) {
        const struct band *band = &seat->game->bands[i];
        int far = hex_distance(path->items[path->count - 1], band->hex);

        if (strcmp(toy_owner(seat->game, seat->module, NULL, band->id),
                   seat->side) != 0 &&
            far < nearest)
            nearest = far;
    }
    return -nearest;
}

static const struct order_kind *const liked[] = {&toy_move, NULL};

static const struct taste toy_taste = {
    .ruleset = "toy",
    .liking = liking,
    .liked = liked,
};

/* Of this program: the other rulesets of it are played by theirs. */
const struct taste *const tastes[] = {&toy_taste, NULL};
