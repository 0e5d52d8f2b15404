/* How a family stands. */
#include "tests/toy/game.h"

#include "core/arena.h"

#include <string.h>

static const char *band_line(const struct band *band, struct arena *arena)
{
    return arena_text(arena, " %-20s %04d %8d  %s", band->name, band->hex,
                      band->strength, band->tired ? "tired" : "");
}

const char *const *toy_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena)
{
    struct names lines = {NULL, 0};
    int apples = 0;

    (void)module;
    for (size_t i = 0; i < game->household_count; i++)
        if (strcmp(game->households[i].family, side) == 0)
            apples = game->households[i].apples;
    names_add(arena, &lines,
              arena_text(arena, "%d apples at home. Your bands:", apples));
    names_add(arena, &lines,
              arena_text(arena, " %-20s %4s %8s", "Band", "At", "Strength"));
    for (size_t i = 0; i < game->band_count; i++)
        if (strcmp(game->bands[i].family, side) == 0)
            names_add(arena, &lines, band_line(&game->bands[i], arena));
    names_add(arena, &lines, NULL);
    return lines.items;
}
