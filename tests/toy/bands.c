/* Bands: finding them, and the hexes they stand in. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/names.h"

#include <assert.h>
#include <string.h>

void toy_stack(struct game *game, const struct module *module,
               struct arena *arena)
{
    const struct board board = {.game = game, .module = module};

    for (size_t i = 0; i < game->band_count; i++)
        game->bands[i].side = toy_family(&board, game->bands[i].family);
    game->stacks = stacks_new(arena);
    STACKS_ADD(game->stacks, game->bands, game->band_count);
}

/* A piece of the orchard is a band: it begins with one. */
static struct band *band_of(struct piece *piece)
{
    return (struct band *)piece;
}

struct band *toy_top(const struct board *board, int hex)
{
    return band_of(stack_top(board->game->stacks, hex));
}

struct band *toy_below(const struct band *band)
{
    return band_of(stack_below(&band->piece));
}

struct band *toy_band(const struct board *board, const char *id)
{
    return band_of(piece_named(board->game->stacks, id));
}

const char *toy_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name)
{
    const struct board board = {.game = (struct game *)game, .module = module};
    const struct band *band = toy_band(&board, name);

    (void)kind;
    return band ? band->family : NULL;
}

/* A hint at the band of the family that may be meant, or nothing. */
static const char *near_band(const struct seat *seat, const char *id)
{
    struct names own = {0};

    for (size_t i = 0; i < seat->game->band_count; i++)
        if (strcmp(seat->game->bands[i].family, seat->side) == 0)
            names_add(seat->arena, &own, seat->game->bands[i].id);
    return suggestion(seat->arena, id, &own);
}

struct band *toy_own_band(const struct seat *seat, const struct order *order,
                          const char *id, struct report *report)
{
    struct band *band = toy_band(&seat->board, id);

    if (!band) {
        refuse(report, &order->place, FILE_RULE(unknown_reference),
               "there is no band '%s' in the orchard%s", id,
               near_band(seat, id));
        return NULL;
    }
    if (strcmp(band->family, seat->side) != 0) {
        refuse(report, &order->place, order->kind->rule,
               "band '%s' is not of the %s", id, seat->side);
        return NULL;
    }
    return band;
}

void toy_put(const struct board *board, struct band *band, int hex)
{
    piece_put(board->game->stacks, &band->piece, hex);
}

/* The others move up, so that the list stays without gaps. */
void toy_remove(const struct board *board, struct band *band)
{
    struct game *game = board->game;

    LIST_REMOVE(game->bands, game->band_count, (size_t)(band - game->bands));
    toy_stack(game, board->module, board->arena);
}

int toy_family(const struct board *board, const char *id)
{
    int family = 0;

    while (strcmp(board->module->families[family].id, id) != 0) {
        family++;
        assert(family < FAMILIES);
    }
    return family;
}

struct household *toy_household(const struct board *board, const char *id)
{
    return &board->game->households[toy_family(board, id)];
}

const char *toy_at_go(const struct board *board)
{
    const struct game *game = board->game;

    if (game->turn >= FAMILIES)
        return NULL;
    return board->module->families[(game->first + game->turn) % FAMILIES].id;
}

/* 5.3 what a round came to: strength goes when the beaten holds (5.5) */
void toy_tell_outcome(struct play *play, const struct band *attacker,
                      const struct band *defender)
{
    const struct band *bands[] = {attacker, defender};
    enum party beaten = play->game->scuffles->beaten;

    for (size_t i = 0; i < 2; i++) {
        const struct party_outcome party = {
            .side = bands[i]->family,
            .name = bands[i]->name,
            .strength = bands[i]->strength,
            .won = beaten == (i ? ATTACKER : DEFENDER),
        };

        event_for_all(journal_outcome(play->journal, RULE(5_3), &party));
    }
}
