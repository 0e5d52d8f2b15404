/* The one walk on the strip: on foot, 2 points a hex and 1 by the road. An
 * enemy stands at 0303; his zone lies on 0302, 0402, 0403 and 0304 and holds
 * who comes into it. */
#include "tests/wargame/strip.h"
#include "wargame/march.h"
#include "wargame/ways.h"

static const struct rule stack_case = {.number = "2", .title = "stacks"};
static const struct rule zone_case = {.number = "3", .title = "zones"};
static const struct rule full_case = {.number = "4", .title = "room"};

enum { ENEMY = 303, MOST_PATH = 9 };

struct table_top {
    const struct hex_map *map;
    int full;       /* a hex without room, or 0 */
    int unseen;     /* a hex that nobody looks into, or 0 */
    int piece;      /* where play has put the piece that marches */
    size_t entered; /* steps that play was told of */
};

static struct march_step may_enter(void *context, const struct march *march,
                                   int to)
{
    static const int terrain[] = {2, 2, 6}, road[] = {0, 1}, river[] = {0, 2};
    const struct step_chart chart = {1, terrain, road, river};
    const struct table_top *top = context;

    if (to == ENEMY)
        return (struct march_step){PROHIBITED, &stack_case,
                                   "an enemy stands at 0303", NULL};
    return (struct march_step){
        .cost = chart_step_cost(top->map, &chart, 0, march->hex, to),
        .rule = &strip_case,
        .why = "no way leads there",
        .hangs_on = to == top->unseen ? "who stands there unseen" : NULL};
}

static const struct rule *stops(void *context, const struct march *march,
                                const char **why)
{
    (void)context;
    if (!hex_adjacent(march->hex, ENEMY) || march->hex < 300)
        return NULL;
    *why = "an enemy zone of control holds it";
    return &zone_case;
}

static bool has_room(void *context, int hex)
{
    return hex != ((const struct table_top *)context)->full;
}

static void entered(void *context, struct march *march, int cost)
{
    struct table_top *top = context;

    assert_true(cost > 0);
    top->piece = march->hex;
    top->entered++;
}

static void cut_back(void *context, struct march *march)
{
    ((struct table_top *)context)->piece = march->hex;
}

static const char *points(struct arena *arena, int count)
{
    return arena_text(arena, "%d points", count);
}

static const struct march_row {
    const char *name;
    const char *path;
    int given, full, unseen;
    int hex, spent;
    size_t steps; /* that play was told of */
    const struct rule *rule;
    const char *forecast;
} march_rows[] = {
    {"to the end of its path", "0102 0202", 8, 0, 0, 202, 3, 2, NULL,
     "reaches 0202, 3 points of 8 points"},
    {"a zone holds it", "0102 0202 0302 0402", 8, 0, 0, 302, 4, 3, &zone_case,
     "reaches 0302 (Ligny), 4 points of 8 points, and goes no further: an "
     "enemy zone of control holds it"},
    {"at the end of its path a zone is nothing", "0102 0202 0302", 8, 0, 0, 302,
     4, 3, NULL, "reaches 0302 (Ligny), 4 points of 8 points"},
    {"the points do not last", "0102 0202 0302", 3, 0, 0, 202, 3, 2, NULL,
     "reaches 0202, 3 points of 3 points, and goes no further: the points do "
     "not last"},
    {"a stack in its way", "0203 0303", 9, 0, 0, 203, 2, 1, &stack_case,
     "reaches 0203, 2 points of 9 points, and goes no further: an enemy stands "
     "at 0303"},
    {"cut back to where there is room", "0102 0202", 8, 202, 0, 102, 3, 2,
     &full_case,
     "reaches 0102 (Fleurus), 3 points of 8 points, and goes no further: the "
     "hex is full"},
    {"the first step too dear", "0102", 1, 0, 0, 103, 0, 0, NULL,
     "stays at 0103, 0 points of 1 points, and goes no further: the points do "
     "not last"},
    {"what nobody has seen is unsure", "0102 0202 0302", 8, 0, 202, 302, 4, 3,
     NULL,
     "reaches 0302 (Ligny), 4 points of 8 points. It is judged when played "
     "from 0202 "
     "on: it hangs on who stands there unseen"},
};

static struct march_rule rules(struct table_top *top)
{
    return (struct march_rule){.may_enter = may_enter,
                               .entered = entered,
                               .stops = stops,
                               .has_room = has_room,
                               .cut_back = cut_back,
                               .stacking = &full_case,
                               .context = top};
}

/* Play and desk come to the same hex, by the same words. */
static void marches(void **state)
{
    const struct march_row *row = *state;
    struct arena *arena = arena_new();
    struct table_top top = {strip_map(arena), row->full, row->unseen, 103, 0};
    struct march_rule rule = rules(&top);
    const struct hexes path = strip_path(arena, row->path);
    struct march played = march_from(arena, 103, row->given);
    struct march foreseen = march_from(arena, 103, row->given);

    assert_int_equal(march_along(arena, &rule, &path, &played), row->spent);
    assert_int_equal(played.hex, row->hex);
    assert_int_equal(top.piece, row->hex);
    assert_int_equal(top.entered, row->steps);
    assert_ptr_equal(played.rule, row->rule);
    assert_int_equal(played.left, row->given - row->spent);
    rule.entered = NULL;
    rule.cut_back = NULL;
    march_along(arena, &rule, &path, &foreseen);
    assert_string_equal(march_forecast(arena, top.map, &foreseen, points),
                        row->forecast);
    assert_int_equal(top.entered, row->steps);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {TABLE(march_rows, marches)};

    return run_tables(tables, LENGTH(tables));
}
