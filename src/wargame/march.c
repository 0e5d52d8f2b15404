/* One walk along a path. */
#include "wargame/march.h"

#include "core/arena.h"
#include "wargame/map.h"

struct march march_from(struct arena *arena, int hex, int points)
{
    struct march march = {.hex = hex, .left = points};

    hexes_add(arena, &march.path, hex);
    return march;
}

static void note_unsure(struct march *march, const struct march_step *step,
                        int to)
{
    if (!step->hangs_on || march->hangs_on)
        return;
    march->hangs_on = step->hangs_on;
    march->unsure_from = to;
}

/* False: the march has ended where it is. */
static bool take_step(struct arena *arena, const struct march_rule *rule,
                      struct march *march, int to)
{
    const struct march_step step = rule->may_enter(rule->context, march, to);

    if (step.cost < 0) {
        march->rule = step.rule;
        march->why = step.why;
        return false;
    }
    if (step.cost > march->left) {
        march->out_of_points = true;
        march->why = "the points do not last";
        return false;
    }
    note_unsure(march, &step, to);
    march->left -= step.cost;
    march->spent += step.cost;
    march->hex = to;
    march->passed++;
    hexes_add(arena, &march->path, to);
    if (rule->entered)
        rule->entered(rule->context, march, step.cost);
    return true;
}

static void cut_back(const struct march_rule *rule, struct march *march)
{
    while (rule->has_room && march->path.count > 1 &&
           !rule->has_room(rule->context, march->hex)) {
        march->path.count--;
        march->hex = march->path.items[march->path.count - 1];
        march->rule = rule->stacking;
        march->why = "the hex is full";
        if (march->passed > 0)
            march->passed--;
        if (rule->cut_back)
            rule->cut_back(rule->context, march);
    }
}

int march_along(struct arena *arena, const struct march_rule *rule,
                const struct hexes *path, struct march *march)
{
    int before = march->spent;

    for (size_t i = 0; i < path->count; i++) {
        if (!take_step(arena, rule, march, path->items[i]))
            break;
        if (i + 1 == path->count || !rule->stops)
            continue;
        march->rule = rule->stops(rule->context, march, &march->why);
        if (march->rule)
            break;
    }
    cut_back(rule, march);
    return march->spent - before;
}

const char *march_forecast(struct arena *arena, const struct hex_map *map,
                           const struct march *march,
                           const char *(*points)(struct arena *arena,
                                                 int points))
{
    const char *text = arena_text(
        arena, "%s %s, %s of %s",
        march->path.count > 1 ? "reaches" : "stays at",
        map_name(map, march->hex, arena), points(arena, march->spent),
        points(arena, march->spent + march->left));

    if (march->why)
        text =
            arena_text(arena, "%s, and goes no further: %s", text, march->why);
    if (march->hangs_on && march->unsure_from == march->path.items[0])
        return arena_text(arena, "%s. It is judged when played: it hangs on %s",
                          text, march->hangs_on);
    if (march->hangs_on)
        text = arena_text(
            arena, "%s. It is judged when played from %s on: it hangs on %s",
            text, map_name(map, march->unsure_from, arena), march->hangs_on);
    return text;
}
