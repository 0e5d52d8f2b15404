/* Where a piece may go, nearest first. */
#include "rulesets/empires-in-arms/board/trails.h"

#include <string.h>

static bool is_named(const struct board *board, const char *at)
{
    const struct area_card *area = eia_area(board->module, at);

    return !area || area->city;
}

void eia_trail_leads(struct trails *trails, const struct trail *trail,
                     const char *to, int cost)
{
    struct trail *longer = NULL;

    if (trail->cost + cost > trails->limit ||
        names_contain(&trails->reached, to))
        return;
    longer = ADD_TO(trails->board->arena, trails->open);
    longer->cost = trail->cost + cost;
    longer->named = is_named(trails->board, to);
    foreach_name (place, trail->path)
        names_add(trails->board->arena, &longer->path, place);
    names_add(trails->board->arena, &longer->path, to);
}

/* Cheapest, then named, then shortest, then by the ids of the ends. */
static bool comes_first(const struct trail *one, const struct trail *other)
{
    if (one->cost != other->cost)
        return one->cost < other->cost;
    if (one->named != other->named)
        return one->named;
    if (one->path.count != other->path.count)
        return one->path.count < other->path.count;
    return strcmp(eia_trail_end(one), eia_trail_end(other)) < 0;
}

static struct trail take_first(struct trails *trails)
{
    struct trail first = {{NULL, 0}, 0, false};
    size_t found = 0;

    for (size_t i = 1; i < trails->open_count; i++)
        if (comes_first(&trails->open[i], &trails->open[found]))
            found = i;
    first = trails->open[found];
    LIST_REMOVE(trails->open, trails->open_count, found);
    return first;
}

void eia_trails(struct trails *trails, const char *from)
{
    struct trail start = {{NULL, 0}, 0, false};

    names_add(trails->board->arena, &start.path, from);
    names_add(trails->board->arena, &trails->reached, from);
    trails->next(trails, &start);
    while (trails->open_count > 0 && !trails->full) {
        const struct trail trail = take_first(trails);
        const char *end = eia_trail_end(&trail);

        if (names_contain(&trails->reached, end) ||
            !trails->may_go(trails, &trail))
            continue;
        names_add(trails->board->arena, &trails->reached, end);
        trails->next(trails, &trail);
    }
}
