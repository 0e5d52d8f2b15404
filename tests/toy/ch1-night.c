/* 1 The night: its beginning, its watches, its end. */
#include "tests/toy/game.h"

#include "core/arena.h"

#include <string.h>

struct game *toy_begin(const struct module *module,
                       const struct options *options, struct arena *arena)
{
    struct game *game = ARENA_NEW(arena, struct game);

    (void)options;
    game->watch = 1;
    for (size_t i = 0; i < module->family_count; i++) {
        struct household *household =
            LIST_ADD(arena, game->households, game->household_count);

        household->family = module->families[i].id;
    }
    for (size_t i = 0; i < module->heap_count; i++) {
        struct heap *heap = LIST_ADD(arena, game->heaps, game->heap_count);

        *heap = module->heaps[i];
    }
    for (size_t i = 0; i < module->band_count; i++) {
        const struct band_card *card = &module->bands[i];
        struct band *band = LIST_ADD(arena, game->bands, game->band_count);

        *band = (struct band){
            .id = card->id,
            .family = card->family,
            .name = card->name,
            .hex = card->hex,
            .strength = card->strength,
            .pace = card->pace,
        };
    }
    toy_stack(game, module, arena);
    return game;
}

static bool bands_stand_well(const struct game *game,
                             const struct module *module, const char *file,
                             struct report *report)
{
    const struct place place = {file, 0};
    bool good = true;

    for (size_t i = 0; i < game->band_count; i++) {
        const struct band *band = &game->bands[i];

        if (!map_hex(&module->map, band->hex))
            good = refuse(report, &place, FILE_RULE(unknown_reference),
                          "band '%s' stands off the map", band->id);
        if (strcmp(band->family, module->families[0].id) != 0 &&
            strcmp(band->family, module->families[1].id) != 0)
            good = refuse(report, &place, FILE_RULE(unknown_reference),
                          "band '%s' is of no family", band->id);
    }
    return good;
}

/* A scuffle is of two bands that are still there, side by side. */
static bool is_scuffle(const struct board *board, const struct scuffle *scuffle)
{
    const struct band *attacker = toy_band(board, scuffle->attacker);
    const struct band *defender = toy_band(board, scuffle->defender);

    return attacker && defender &&
           strcmp(attacker->family, defender->family) != 0 &&
           hex_adjacent(attacker->hex, defender->hex);
}

static bool scuffles_well(struct game *game, const struct module *module,
                          const char *file, struct report *report)
{
    const struct board board = {.game = game, .module = module};
    const struct place place = {file, 0};
    bool good = true;

    for (size_t i = 0; i < game->scuffle_count; i++)
        if (!is_scuffle(&board, &game->scuffles[i]))
            good =
                refuse(report, &place, FILE_RULE(bad_value),
                       "'%s' and '%s' are no neighbours of two families, "
                       "who could scuffle",
                       game->scuffles[i].attacker, game->scuffles[i].defender);
    return good;
}

bool toy_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file, struct report *report)
{
    const struct place place = {file, 0};

    if (game->household_count != FAMILIES || game->first >= FAMILIES ||
        game->turn > FAMILIES || game->scuffle_count > 1)
        return refuse(report, &place, FILE_RULE(bad_value),
                      "this is no orchard of two families");
    if (!bands_stand_well(game, module, file, report))
        return false;
    toy_stack(game, module, arena);
    return scuffles_well(game, module, file, report);
}

const char *toy_when(const struct game *game, const struct module *module,
                     struct arena *arena)
{
    return arena_text(arena, "watch %d of %d", game->watch, module->watches);
}

static size_t bands_of(const struct board *board, const char *family)
{
    size_t count = 0;

    for (size_t i = 0; i < board->game->band_count; i++)
        if (strcmp(board->game->bands[i].family, family) == 0)
            count++;
    return count;
}

/* 1.2 end of the night */
bool toy_night_is_over(const struct board *board)
{
    if (board->game->watch >= board->module->watches)
        return true;
    for (int i = 0; i < FAMILIES; i++)
        if (bands_of(board, board->module->families[i].id) == 0)
            return true;
    return false;
}
