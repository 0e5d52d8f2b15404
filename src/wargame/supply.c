/* Lines of supply. */
#include "wargame/supply.h"

#include "core/arena.h"

struct hexes supply_line(struct arena *arena, const struct way_rule *rule,
                         const struct hexes *sources, int to)
{
    struct hexes line = {NULL, 0};
    int least = INT_MAX;

    for (size_t i = 0; i < sources->count; i++) {
        int from = sources->items[i];
        int cost = way_price(arena, rule, from, to);

        if (cost == PROHIBITED || cost >= least)
            continue;
        least = cost;
        line = way_to(arena, rule, from, to);
    }
    return line;
}
