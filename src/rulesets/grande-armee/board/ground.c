/* What ground and rivers do to a step. [base terrain] */
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/ways.h"

int gra_terrain(const struct board *board, int hex)
{
    const struct map_hex *there = map_hex(&board->module->map, hex);

    return there ? there->terrain : ALPINE;
}

/* [base bridges] a bridge train that lies over the hexside, in one of its
 * hexes */
static bool is_laid(const struct board *board, int one, int other)
{
    foreach (const struct bridge, bridge, board->game->bridges) {
        const struct unit *train = gra_unit(board, bridge->unit);

        if (((bridge->one == one && bridge->other == other) ||
             (bridge->one == other && bridge->other == one)) &&
            train && train->state == ON_MAP &&
            (train->hex == one || train->hex == other))
            return true;
    }
    return false;
}

/* Printed, or laid in play. */
bool gra_is_bridged(const struct board *board, int one, int other)
{
    return map_bridge(&board->module->map, one, other) ||
           is_laid(board, one, other);
}

/* 8.32b over a major river there is no way but a bridge */
static bool is_barred(const struct board *board, int one, int other)
{
    const struct hex_map *map = &board->module->map;
    int river = map_river(map, one, other);

    return board->module->cross[river][gra_is_bridged(board, one, other)] >=
           NO_ENTRY;
}

bool gra_adjacent(const struct board *board, int one, int other)
{
    return map_adjacent(&board->module->map, one, other) &&
           !is_barred(board, one, other);
}

bool gra_river(const struct board *board, int one, int other)
{
    return map_river(&board->module->map, one, other) != NO_RIVER;
}

/* 8.32a partial rough from partial rough or rough is cheaper; 8.32c, 8.32d,
 * 8.32e a river, or the bridge over it, costs more */
int gra_step_cost(const struct board *board, int from, int to)
{
    const struct module *module = board->module;
    int ground, cost;

    if (!gra_adjacent(board, from, to))
        return PROHIBITED;
    ground = gra_terrain(board, to);
    cost = module->enter[ground];
    if (ground == PARTIAL_ROUGH && (gra_terrain(board, from) == PARTIAL_ROUGH ||
                                    gra_terrain(board, from) == ROUGH))
        cost = module->enter_from_rough;
    if (cost >= NO_ENTRY)
        return PROHIBITED;
    return cost + module->cross[map_river(&module->map, from, to)]
                               [gra_is_bridged(board, from, to)];
}

/* The cases by which gra_step_cost() has priced a step. */
void gra_cite_step(struct journal *journal, struct event *event,
                   const struct board *board, int from, int to)
{
    const struct rule *const river[][2] = {
        [NO_RIVER] = {NULL, NULL},
        [MINOR] = {RULE(8_32d), RULE(8_32e)},
        [MAJOR] = {NULL, RULE(8_32c)},
    };
    const struct hex_map *map = &board->module->map;
    const struct rule *rule =
        river[map_river(map, from, to)][gra_is_bridged(board, from, to)];

    if (gra_terrain(board, to) == PARTIAL_ROUGH)
        event_cites(journal, event, RULE(8_32a));
    if (rule)
        event_cites(journal, event, rule);
}
