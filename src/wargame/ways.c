/* Ways over the map. */
#include "wargame/ways.h"

#include "core/arena.h"
#include "core/path.h"

#include <string.h>

enum { SHORT_WAY = 6 };

int chart_step_cost(const struct hex_map *map, const struct step_chart *chart,
                    int class, int from, int to)
{
    int road = map_road(map, from, to);
    int ground;
    int over = 0;

    if (!map_adjacent(map, from, to))
        return PROHIBITED;
    if (road > 0 && chart->road[road * chart->classes + class] != PROHIBITED)
        return chart->road[road * chart->classes + class];
    ground = chart->terrain[map_hex(map, to)->terrain * chart->classes + class];
    if (!map_bridge(map, from, to))
        over = chart->river[map_river(map, from, to) * chart->classes + class];
    return ground == PROHIBITED || over == PROHIBITED ? PROHIBITED
                                                      : ground + over;
}

static const struct reach *reach_from(struct arena *arena,
                                      const struct way_rule *rule, int from,
                                      int goal, size_t *count)
{
    const struct path_search search = {.cost = rule->cost,
                                       .context = rule->context,
                                       .limit =
                                           rule->limit ? rule->limit : INT_MAX,
                                       .goal = goal};

    return path_reach(arena, &search, from, count);
}

struct hexes way_to(struct arena *arena, const struct way_rule *rule, int from,
                    int to)
{
    size_t count = 0;
    const struct reach *reach = reach_from(arena, rule, from, to, &count);

    return path_to(arena, reach, count, to);
}

int way_price(struct arena *arena, const struct way_rule *rule, int from,
              int to)
{
    size_t count = 0;
    const struct reach *reach = reach_from(arena, rule, from, to, &count);

    return path_cost(reach, count, to);
}

int way_nearest(struct arena *arena, const struct way_rule *rule, int from,
                bool (*ends)(const void *context, int hex))
{
    size_t count = 0;
    const struct reach *reach = reach_from(arena, rule, from, 0, &count);
    const struct reach *best = NULL;

    for (size_t i = 0; i < count; i++)
        if (ends(rule->context, reach[i].at) &&
            (!best || reach[i].cost < best->cost))
            best = &reach[i];
    return best ? best->at : 0;
}

/* A step of a way that is searched from its end. */
static int step_back(const void *context, int from, int to)
{
    const struct way_rule *rule = context;

    return rule->cost(rule->context, to, from);
}

void ways_to(struct arena *arena, const struct way_rule *rule, int to,
             int costs[HEX_NUMBERS])
{
    const struct way_rule back = {step_back, rule, rule->limit};
    size_t count = 0;
    const struct reach *reach = reach_from(arena, &back, to, 0, &count);

    for (size_t i = 0; i < count; i++)
        if (reach[i].cost < costs[reach[i].at])
            costs[reach[i].at] = reach[i].cost;
}

/* "; did you mean B2606 (Ulm)?": of a map that prints a letter before numbers
 * of its own, those hexes; or "". */
static const char *printed_so(const struct hex_map *map, int number,
                              struct arena *arena)
{
    const char *digits = hex_text(arena, number);
    struct names like = {NULL, 0};

    for (size_t i = 0; i < map->hex_count; i++) {
        const char *printed = map->hexes[i].printed;

        if (printed && *printed && strcmp(printed + 1, digits) == 0)
            names_add(arena, &like, map_name(map, map->hexes[i].hex, arena));
    }
    return like.count > 0 ? arena_text(arena, "; did you mean %s?",
                                       names_text(&like, " or ", arena))
                          : "";
}

/* What the map prints in it. */
static const char *printed_number(const struct hex_map *map, int hex,
                                  struct arena *arena)
{
    const char *printed = map_hex(map, hex)->printed;

    return printed ? printed : hex_text(arena, hex);
}

static bool refuse_hex(const struct hex_map *map, const struct hexes *path,
                       size_t i, const struct place *place,
                       const struct rule *rule, struct report *report)
{
    struct arena *arena = arena_new();
    int to = path->items[i];

    if (!map_hex(map, to))
        refuse(report, place, rule, "%04d is no hex of the map%s", to,
               printed_so(map, to, arena));
    else
        refuse(report, place, rule, "%s and %s are not neighbours",
               printed_number(map, path->items[i - 1], arena),
               printed_number(map, to, arena));
    arena_free(arena);
    return false;
}

bool way_is_connected(const struct hex_map *map, const struct hexes *path,
                      const struct place *place, const struct rule *rule,
                      struct report *report)
{
    for (size_t i = 0; i < path->count; i++)
        if (!map_hex(map, path->items[i]) ||
            (i > 0 && !hex_adjacent(path->items[i - 1], path->items[i])))
            return refuse_hex(map, path, i, place, rule, report);
    return true;
}

/* Of a long way only the places with a name are told. */
static struct hexes stations(const struct hex_map *map,
                             const struct hexes *path, struct arena *arena)
{
    struct hexes told = {NULL, 0};

    for (size_t i = 1; i + 1 < path->count; i++)
        if (path->count <= SHORT_WAY || map_place(map, path->items[i]))
            hexes_add(arena, &told, path->items[i]);
    return told;
}

const char *way_story(const struct hex_map *map, const struct hexes *path,
                      struct arena *arena)
{
    const char *text =
        arena_text(arena, "from %s", map_name(map, path->items[0], arena));
    const struct hexes told = stations(map, path, arena);

    for (size_t i = 0; i < told.count; i++)
        text = arena_text(arena, "%s%s%s", text,
                          i == 0                ? " by "
                          : i + 1 == told.count ? " and "
                                                : ", ",
                          map_name(map, told.items[i], arena));
    return arena_text(arena, "%s to %s", text,
                      map_name(map, path->items[path->count - 1], arena));
}

const char *quarters_text(struct arena *arena, int quarters)
{
    static const char *const parts[] = {"", "1/4", "1/2", "3/4"};
    int whole = quarters / 4;
    const char *part = parts[quarters % 4];

    if (whole == 0 && *part)
        return part;
    return arena_text(arena, "%d%s%s", whole, *part ? " " : "", part);
}
