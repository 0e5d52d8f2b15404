/* 2 Bands and the ground: pace, costs, and what ends a move. */
#include "tests/toy/game.h"

#include "wargame/march.h"
#include "wargame/zones.h"

/* 2.2 ground */
const struct terrain *toy_ground(const struct board *board, int hex)
{
    const struct map_hex *found = map_hex(&board->module->map, hex);

    return found ? &board->module->grounds[found->terrain] : NULL;
}

/* 2.2a closed ground */
bool toy_open(const struct board *board, int hex)
{
    const struct terrain *ground = toy_ground(board, hex);

    return ground && !ground->closed;
}

int toy_cost(const struct board *board, const struct hexes *path, size_t steps)
{
    int cost = 0;

    for (size_t i = 0; i < steps; i++)
        cost += toy_ground(board, path->items[i])->cost;
    return cost;
}

/* Bands of the other family: those that stop, or those that are too weak
 * (2.3a). */
struct holders {
    const struct board *board;
    const struct band *but; /* is not counted */
    bool weak;
};

static bool holds(const void *context, int side, int hex)
{
    const struct holders *holders = context;
    const struct band *band = toy_top(holders->board, hex);

    for (; band; band = toy_below(band))
        if (band->side == side && band != holders->but &&
            (band->strength == 1) == holders->weak)
            return true;
    return false;
}

/* Nothing lies between two hexes of the orchard. */
static bool reaches(const void *context, int from, int to)
{
    (void)context;
    (void)from;
    (void)to;
    return true;
}

static int enemy_of(int side)
{
    return FAMILIES - 1 - side;
}

static bool beside(const struct holders *holders, int side, int hex)
{
    const struct zone_rule zones = {holds, reaches, holders};

    return zone_covers(&zones, enemy_of(side), hex);
}

/* 2.3 beside an enemy */
bool toy_beside_enemy(const struct board *board, int side, int hex,
                      const struct band *but)
{
    const struct holders holders = {board, but, false};

    return beside(&holders, side, hex);
}

/* 2.3a too weak to stop anybody */
static bool passes_weak(const struct board *board, int side, int hex)
{
    const struct holders holders = {board, NULL, true};

    return beside(&holders, side, hex);
}

/* 2.5 room in a hex */
bool toy_has_room(const struct board *board, int side, int hex)
{
    const struct band *band = toy_top(board, hex);
    int friends = 0;

    for (; band; band = toy_below(band), friends++)
        if (band->side != side)
            return false;
    return friends < board->module->stacking;
}

/* ---- 2.4 as far as it goes ----------------------------------------------- */

struct going {
    const struct board *board;
    const struct band *band;
    bool passed;
};

static struct march_step may_enter(void *context, const struct march *march,
                                   int to)
{
    const struct going *going = context;
    const struct terrain *ground = toy_ground(going->board, to);

    (void)march;
    if (!ground || ground->closed)
        return (struct march_step){-1, RULE(2_2a), "nobody enters", NULL};
    if (stack_top_of(going->board->game->stacks, to,
                     enemy_of(going->band->side)))
        return (struct march_step){-1, RULE(2_4), "an enemy holds it", NULL};
    return (struct march_step){.cost = ground->cost};
}

static const struct rule *stops(void *context, const struct march *march,
                                const char **why)
{
    struct going *going = context;
    int side = going->band->side;

    if (toy_beside_enemy(going->board, side, march->hex, NULL)) {
        *why = "an enemy stands beside it";
        return RULE(2_3);
    }
    going->passed |= passes_weak(going->board, side, march->hex);
    return NULL;
}

/* The last hex of the walk must have room; those on the way need none. */
static bool has_room(void *context, int hex)
{
    const struct going *going = context;

    return toy_has_room(going->board, going->band->side, hex);
}

struct walk toy_walk(const struct board *board, const struct band *band,
                     const struct hexes *path)
{
    struct going going = {board, band, false};
    const struct march_rule rule = {.may_enter = may_enter,
                                    .stops = stops,
                                    .has_room = has_room,
                                    .stacking = RULE(2_5),
                                    .context = &going};
    struct march march = march_from(board->arena, band->hex, band->pace);

    march_along(board->arena, &rule, path, &march);
    return (struct walk){march.passed, march.rule, going.passed};
}
