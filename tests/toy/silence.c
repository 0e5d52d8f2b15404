/* What it costs a family that its sheet says no more. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/names.h"

#include <string.h>

/* Has the section an order of that kind, about that subject (NULL: any)? */
static bool says(const struct section *section, const struct order_kind *kind,
                 const char *subject)
{
    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == kind &&
            (!subject || order_is_about(&section->orders[i], subject)))
            return true;
    return false;
}

/* 3.1 who chooses none rests */
const char *toy_silence_of_plans(const struct seat *seat,
                                 const struct section *section)
{
    (void)seat;
    return says(section, &toy_plan, NULL) ? NULL : "no plan: the family rests";
}

/* 4.1 a band without a path stays */
const char *toy_silence_of_moves(const struct seat *seat,
                                 const struct section *section)
{
    const struct game *game = seat->game;
    struct names idle = {0};

    for (size_t i = 0; i < game->band_count; i++)
        if (strcmp(game->bands[i].family, seat->side) == 0 &&
            !says(section, &toy_move, game->bands[i].id))
            names_add(seat->arena, &idle, game->bands[i].name);
    if (idle.count == 0)
        return NULL;
    return arena_text(seat->arena, "no move for %s: %s where %s",
                      names_phrase(&idle, seat->arena),
                      idle.count == 1 ? "the band stays" : "they stay",
                      idle.count == 1 ? "it is" : "they are");
}

/* 5.1 nobody begins by himself */
const char *toy_silence_of_scuffles(const struct seat *seat,
                                    const struct section *section)
{
    static const struct order_kind *const kinds[] = {&toy_scuffle, NULL};

    return !says(section, &toy_scuffle, NULL) && offers_any(seat, kinds)
               ? "no scuffle is begun: enemies in the next hex are left "
                 "in peace"
               : NULL;
}

/* 6.1 apples that could have paid */
const char *toy_silence_of_gathering(const struct seat *seat,
                                     const struct section *section)
{
    static const struct order_kind *const kinds[] = {&toy_call, NULL};

    if (says(section, &toy_call, NULL) || !offers_any(seat, kinds))
        return NULL;
    return arena_text(seat->arena, "no cousin is called: %d apples stay",
                      toy_household(&seat->board, seat->side)->apples);
}
