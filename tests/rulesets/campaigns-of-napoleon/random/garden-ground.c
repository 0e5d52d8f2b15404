/* Where the two sides of a garden stand, and how many they are. */
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/rulesets/campaigns-of-napoleon/random/garden.h"

enum { NEAR_TRIES = 60 };

bool garden_wants(const struct garden *garden, unsigned once_in)
{
    return chance_once_in(garden->chance, once_in);
}

/* ---- where ------------------------------------------------------------ */

static bool has_room(const struct garden *garden, enum side side, int hex,
                     int sp)
{
    const struct board *board = &garden->board;

    return con_on_map(board, hex) && !con_stands(board, con_enemy(side), hex) &&
           con_stack_sp(board, side, hex) + sp <= board->module->stacking_sp;
}

static int any_hex(const struct garden *garden)
{
    const struct module *module = garden->board.module;

    return module->map.hexes[chance(garden->chance, module->map.hex_count)].hex;
}

static int stroll(const struct garden *garden, int hex, int steps)
{
    for (int i = 0; i < steps; i++) {
        int to = hex_neighbour(hex, (int)chance(garden->chance, 6));

        if (to && con_on_map(&garden->board, to))
            hex = to;
    }
    return hex;
}

/* A hex near the side's middle; NOWHERE if chance finds none. */
int garden_near(const struct garden *garden, enum side side, int sp)
{
    unsigned steps = (unsigned)garden->reach + 1;

    for (int i = 0; i < NEAR_TRIES; i++) {
        int hex = stroll(garden, garden->middle[side],
                         (int)chance(garden->chance, steps));

        if (garden->surrounded)
            hex = stroll(garden, garden->middle[side],
                         side == garden->inside ? 0 : 1);
        if (has_room(garden, side, hex, sp))
            return hex;
    }
    return NOWHERE;
}

static bool bridged(const struct map_hexside *side)
{
    return side->river == RIVER_PRIMARY && side->bridge;
}

static const struct map_hexside *any_bridge(const struct garden *garden)
{
    const struct module *module = garden->board.module;
    size_t at = chance(garden->chance, module->map.hexside_count);

    while (!bridged(&module->map.hexsides[at]))
        at = (at + 1) % module->map.hexside_count;
    return &module->map.hexsides[at];
}

static void meet_at_bridge(struct garden *garden)
{
    const struct map_hexside *bridge = any_bridge(garden);

    garden->middle[FRENCH] = bridge->one;
    garden->middle[COALITION] = bridge->other;
    garden->reach = 1;
}

/* Each has a bridge of his own, and time to work at it. */
static void work_at_bridges(struct garden *garden)
{
    garden->middle[FRENCH] = any_bridge(garden)->one;
    garden->middle[COALITION] = any_bridge(garden)->other;
    garden->reach = 0;
    garden->works = true;
}

static void surround(struct garden *garden)
{
    garden->surrounded = true;
    garden->inside = (enum side)chance(garden->chance, SIDE_COUNT);
    garden->middle[COALITION] = garden->middle[FRENCH];
}

static void meet_at_town(struct garden *garden)
{
    const struct module *module = garden->board.module;
    size_t at = chance(garden->chance, module->map.place_count);

    while (!module->map.places[at].fortified)
        at = (at + 1) % module->map.place_count;
    garden->middle[FRENCH] = garden->middle[COALITION] =
        module->map.places[at].hex;
    surround(garden);
}

static int edge_hex(const struct garden *garden)
{
    const struct module *module = garden->board.module;
    size_t at = chance(garden->chance, module->map.hex_count);

    while (!module->map.hexes[at].edge)
        at = (at + 1) % module->map.hex_count;
    return module->map.hexes[at].hex;
}

void garden_ground(struct garden *garden)
{
    int hex = garden_wants(garden, 5) ? edge_hex(garden) : any_hex(garden);
    int other = hex_neighbour(hex, (int)chance(garden->chance, 6));

    garden->middle[FRENCH] = hex;
    garden->middle[COALITION] =
        other && con_on_map(&garden->board, other) ? other : hex;
    garden->reach = 1 + (int)chance(garden->chance, 2);
    if (garden_wants(garden, 8))
        work_at_bridges(garden);
    else if (garden_wants(garden, 5))
        meet_at_bridge(garden);
    else if (garden_wants(garden, 5))
        meet_at_town(garden);
    else if (garden_wants(garden, 6))
        surround(garden);
}

/* An army meets a corps or a division: they have most to choose. */
static void choose_unequal_sizes(struct garden *garden)
{
    enum side army = (enum side)chance(garden->chance, SIDE_COUNT);
    enum side other = con_enemy(army);

    garden->small[army] = false;
    garden->corps[army] = 4;
    garden->small[other] = garden_wants(garden, 3);
    garden->corps[other] = 1;
    if (garden_wants(garden, 4))
        return;
    garden->match->characters[army] = FAIR;
    garden->match->characters[other] = BOLD;
}

/* A division, a corps of one or two leaders, an army of more. */
void garden_sizes(struct garden *garden)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        unsigned size = chance(garden->chance, 3);

        garden->small[side] = size == 0;
        garden->corps[side] = size == 2 ? 3 + (int)chance(garden->chance, 3)
                                        : 1 + (int)chance(garden->chance, 2);
    }
    if (garden->surrounded)
        garden->corps[con_enemy(garden->inside)] += 3;
    if (garden_wants(garden, 2))
        choose_unequal_sizes(garden);
}
