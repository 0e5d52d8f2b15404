/* The marches that a sheet lists first. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

#include <limits.h>

/* The nearer of two hexes, the lower of equals; 0 is none. */
static int nearer(int from, int one, int other)
{
    int to_one = one ? hex_distance(from, one) : INT_MAX;
    int to_other = other ? hex_distance(from, other) : INT_MAX;

    if (to_one == to_other)
        return one < other ? one : other;
    return to_one < to_other ? one : other;
}

/* [base hidden] a stack of the enemy, or somebody who may be one */
static int nearest_enemy(const struct board *board, const struct mover *mover)
{
    enum side enemy = con_enemy(mover->march.side);
    const struct hexes stacks = con_stacks(board, enemy);
    int best = 0;

    foreach_hex (hex, stacks)
        if (con_more_than_vedettes(board, enemy, hex))
            best = nearer(mover->hex, best, hex);
    foreach (struct sighting, sighting, board->game->sightings)
        if (con_unknown(board, enemy, sighting->hex))
            best = nearer(mover->hex, best, sighting->hex);
    return best;
}

/* [base morale-track] a place that counts, where none of ours stand yet */
static int nearest_object(const struct board *board, const struct mover *mover)
{
    int best = 0;

    foreach (const struct victory_event, event, board->module->victories)
        if (event->side == mover->march.side && event->hex &&
            !con_has_happened(board->game, event->id) &&
            !con_troops(board, event->side, event->hex))
            best = nearer(mover->hex, best, event->hex);
    return best;
}

static bool is_there(const struct likely *likely, int hex)
{
    for (int i = 0; i < likely->count; i++)
        if (likely->hexes[i] == hex)
            return true;
    return false;
}

/* [base movement] one day of the way there, as it would be walked */
static void add_way(const struct board *board, const struct mover *mover,
                    int target, const char *why, struct likely *likely)
{
    struct march_ways way = {.board = board, .mover = *mover};
    const struct way_rule rule = {.cost = con_ground_cost, .context = &way};
    struct mover walker = *mover;
    struct hexes path;

    if (target == 0 || target == mover->hex)
        return;
    path = way_to(board->arena, &rule, mover->hex, target);
    walker.path = (struct hexes){NULL, 0};
    hexes_add(board->arena, &walker.path, mover->hex);
    if (path.count > 1)
        con_walk(board, NULL, &walker, &path);
    if (walker.path.count < 2 || is_there(likely, walker.hex))
        return;
    likely->hexes[likely->count] = walker.hex;
    likely->why[likely->count++] =
        arena_text(board->arena, "%s %s", why, con_hex_name(board, target));
}

struct likely con_likely(const struct board *board, const struct mover *mover)
{
    const struct army *army = con_army(board, mover->march.of->id);
    struct likely likely = {.count = 0};

    if (!con_is_weightless(mover))
        add_way(board, mover, nearest_enemy(board, mover),
                "towards the enemy at", &likely);
    add_way(board, mover, nearest_object(board, mover), "on the way to",
            &likely);
    add_way(board, mover, army ? army->center : 0, "back to the center at",
            &likely);
    return likely;
}
