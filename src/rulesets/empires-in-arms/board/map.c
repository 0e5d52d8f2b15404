/* Areas, seas, ports and boxes, and the ways between them. */
#include "rulesets/empires-in-arms/board/board.h"

const struct way *eia_ways(const struct module *module, const char *area)
{
    static const struct way none = {NULL, NULL};
    const struct way *ways = module->ways[eia_place_number(area)];

    return ways ? ways : &none;
}

/* 12.2.1.1 an arrow of an option is there when it is on */
bool eia_edge_open(const struct board *board, const struct edge_card *edge)
{
    return !edge->option || option_is(board->options, edge->option, "on");
}

const struct edge_card *eia_edge(const struct board *board, const char *one,
                                 const char *other)
{
    const struct way *way = eia_ways(board->module, one);

    for (; way->to; way++)
        if (same_name(way->to->id, other) && eia_edge_open(board, way->edge))
            return way->edge;
    return NULL;
}

const struct sea_card *const *eia_sea_ways(const struct module *module,
                                           const char *sea)
{
    static const struct sea_card *const none[] = {NULL};
    const struct sea_card **ways = module->sea_ways[eia_place_number(sea)];

    return ways ? ways : none;
}

/* ---- distances over the numbers of places ------------------------------- */

static int next_area(const void *context, int from, int way)
{
    const struct board *board = context;
    const struct way *ways = board->module->ways[from];

    if (!ways || !ways[way].to)
        return -1;
    return eia_edge_open(board, ways[way].edge)
               ? eia_place_number(ways[way].to->id)
               : 0;
}

static int next_sea(const void *context, int from, int way)
{
    const struct board *board = context;
    const struct sea_card **ways = board->module->sea_ways[from];

    return ways && ways[way] ? eia_place_number(ways[way]->id) : -1;
}

/* Each step counts the same. */
static int step_cost(const void *context, int from, int to)
{
    (void)context;
    (void)from;
    (void)to;
    return 1;
}

static const struct reach *
reach_from(const struct board *board, const char *from,
           int (*next)(const void *context, int from, int way), size_t *count)
{
    const struct path_search search = {
        .cost = step_cost,
        .context = board,
        .limit = PLACE_NUMBERS,
        .next = next,
        .places = PLACE_NUMBERS,
    };

    if (eia_place_number(from) == 0)
        return NULL;
    return path_reach(board->arena, &search, eia_place_number(from), count);
}

int *eia_area_distances(const struct board *board, const char *from)
{
    const struct module *module = board->module;
    int *distances = ARENA_ARRAY(board->arena, int, module->areas_count);
    size_t count = 0;
    const struct reach *reach = reach_from(board, from, next_area, &count);

    for (size_t i = 0; i < module->areas_count; i++)
        distances[i] =
            path_cost(reach, count, eia_place_number(module->areas[i].id));
    return distances;
}

int eia_sea_distance(const struct board *board, const char *from,
                     const char *to)
{
    size_t count = 0;
    const struct reach *reach = reach_from(board, from, next_sea, &count);

    return path_cost(reach, count, eia_place_number(to));
}

const char *eia_place_name(const struct board *board, const char *at)
{
    const struct area_card *area = eia_area(board->module, at);
    const struct sea_card *sea = eia_sea(board->module, at);

    if (sea)
        return arena_text(board->arena, "%s (%s)", sea->name, at);
    if (!area)
        return at ? at : "off the map";
    if (eia_place_kind(at) == PLACE_PORT)
        return arena_text(board->arena, "the port of %s (%s)", area->name, at);
    if (eia_place_kind(at) == PLACE_BOX)
        return arena_text(board->arena, "off %s (%s)", area->name, at);
    return arena_text(board->arena, "%s (%s)", area->name, at);
}

struct event *eia_goes(struct arena *arena, struct event *event,
                       const char *from, const char *to)
{
    struct names way = {NULL, 0};

    names_add(arena, &way, from);
    names_add(arena, &way, to);
    return event_way(event, &way);
}
