/* 2 Bands and the ground: pace, costs, and what ends a move. */
#include "tests/toy/game.h"

#include <string.h>

/* 2.2 ground */
const struct terrain *toy_ground(const struct board *board, int hex)
{
    const struct map_hex *found =
        hex > 0 && hex < MAP_SIZE ? board->module->at[hex] : NULL;

    return found ? found->under : NULL;
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

/* Bands of other families beside the hex: those that stop, or those that are
 * too weak (2.3a). but is not counted. */
static int enemies_beside(const struct board *board, const char *family,
                          int hex, const struct band *but, bool weak)
{
    int count = 0;

    for (int direction = 0; direction < 6; direction++) {
        int next = hex_neighbour(hex, direction);
        const struct band *band = next ? board->game->stacks[next] : NULL;

        for (; band; band = band->below)
            if (band != but && strcmp(band->family, family) != 0 &&
                (band->strength == 1) == weak)
                count++;
    }
    return count;
}

/* 2.3 beside an enemy */
bool toy_beside_enemy(const struct board *board, const char *family, int hex,
                      const struct band *but)
{
    return enemies_beside(board, family, hex, but, false) > 0;
}

/* 2.3a too weak to stop anybody */
static bool passes_weak(const struct board *board, const char *family, int hex)
{
    return enemies_beside(board, family, hex, NULL, true) > 0;
}

/* 2.5 room in a hex */
bool toy_has_room(const struct board *board, const char *family, int hex)
{
    const struct band *band = board->game->stacks[hex];
    int friends = 0;

    for (; band; band = band->below, friends++)
        if (strcmp(band->family, family) != 0)
            return false;
    return friends < board->module->stacking;
}

static bool is_enemys(const struct board *board, const char *family, int hex)
{
    const struct band *band = board->game->stacks[hex];

    return band && strcmp(band->family, family) != 0;
}

/* The last hex of the walk must have room; those on the way need none. */
static void find_room(const struct board *board, const struct band *band,
                      const struct hexes *path, struct walk *walk)
{
    while (walk->steps > 0 &&
           !toy_has_room(board, band->family, path->items[walk->steps - 1])) {
        walk->steps--;
        walk->stopped_by = RULE(2_5);
    }
}

/* 2.4 as far as it goes */
struct walk toy_walk(const struct board *board, const struct band *band,
                     const struct hexes *path)
{
    struct walk walk = {0};

    while (walk.steps < path->count && !walk.stopped_by) {
        int hex = path->items[walk.steps];

        if (is_enemys(board, band->family, hex)) {
            walk.stopped_by = RULE(2_4);
            break;
        }
        walk.steps++;
        if (walk.steps == path->count)
            break;
        if (toy_beside_enemy(board, band->family, hex, NULL))
            walk.stopped_by = RULE(2_3);
        else if (passes_weak(board, band->family, hex))
            walk.passed = true;
    }
    find_room(board, band, path, &walk);
    return walk;
}
