/* Lines of supply. */
#include "wargame/supply.h"

#include "core/arena.h"
#include "core/path.h"

/* From each source it is looked no farther than what another's line costs. */
struct hexes supply_line(struct arena *arena, const struct way_rule *rule,
                         const struct hexes *sources, int to)
{
    struct path_search search = {.cost = rule->cost,
                                 .context = rule->context,
                                 .limit = rule->limit ? rule->limit : INT_MAX,
                                 .goal = to};
    struct hexes line = {NULL, 0};

    for (size_t i = 0; i < sources->count && search.limit >= 0; i++) {
        size_t count = 0;
        const struct reach *reach =
            path_reach(arena, &search, sources->items[i], &count);
        int cost = path_cost(reach, count, to);

        if (cost == PROHIBITED)
            continue;
        line = path_to(arena, reach, count, to);
        search.limit = cost - 1;
    }
    return line;
}
