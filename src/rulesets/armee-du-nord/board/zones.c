/* [base zoi] the zone of influence of cavalry. */
#include "rulesets/armee-du-nord/board/board.h"

/* qa.charge-3b every cavalry unit has one, whatever it does */
static bool exerts(const void *context, int camp, int hex)
{
    const struct unit *unit = adn_first(context, hex, camp);

    while (unit && unit->card->arm != CAVALRY)
        unit = adn_next(unit);
    return unit != NULL;
}

/* [base zoi] not over an unbridged river, not into forest or town */
static bool crosses(const void *context, int from, int to)
{
    const struct board *board = context;
    const struct map_hex *ground = map_hex(&board->module->map, to);

    return ground && ground->terrain != FOREST && ground->terrain != TOWN &&
           adn_adjacent(board, from, to);
}

bool adn_in_zoi(const struct board *board, int of_camp, int hex)
{
    const struct zone_rule rule = {exerts, crosses, board};

    return zone_covers(&rule, of_camp, hex);
}

/* 9.9c-a, [base zoi] from hex to hex within the zone of one unit */
bool adn_same_zoi(const struct board *board, int of_camp, int from, int to)
{
    const struct zone_rule rule = {exerts, crosses, board};
    int sources[DIRECTIONS];
    int count = zone_sources(&rule, of_camp, from, sources);

    for (int i = 0; i < count; i++)
        if (crosses(board, sources[i], to))
            return true;
    return false;
}
