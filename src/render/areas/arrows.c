/* What happened on a map of areas: marches, voyages and retreats as arrows,
 * battles marked and linked to their paragraph in the log. */
#include "render/areas/areas.h"

#include "render/markup.h"

#include "core/arena.h"

#include <stdlib.h>
#include <string.h>

enum { TIP = 16, MARK_FONT = 10 };

/* ---- arrows ----------------------------------------------------------- */

/* One arrow for all of a side that went the same way. */
struct trail {
    const struct event *event;
    const char *words; /* of each that went, for a tooltip */
};

struct trails {
    struct trail *items;
    size_t count;
};

static bool same_way(const struct event *one, const struct event *other)
{
    if (one->kind != other->kind || one->path.count != other->path.count ||
        !same_name(one->side, other->side))
        return false;
    for (size_t i = 0; i < one->path.count; i++)
        if (strcmp(one->path.items[i], other->path.items[i]) != 0)
            return false;
    return true;
}

static void note_trail(const struct chart *chart, struct trails *trails,
                       const struct event *event)
{
    struct arena *arena = chart->picture->arena;
    struct trail *trail = NULL;

    for (size_t i = 0; i < trails->count && !trail; i++)
        if (same_way(trails->items[i].event, event))
            trail = &trails->items[i];
    if (trail) {
        trail->words = arena_text(arena, "%s; %s", trail->words, event->text);
        return;
    }
    trail = LIST_ADD(arena, trails->items, trails->count);
    trail->event = event;
    trail->words = event->text;
}

/* Sides that go the same way go beside each other. */
static struct point beside(const struct chart *chart, const struct event *event,
                           struct point at)
{
    int lane = chart_pattern(chart, event->side);

    return (struct point){at.x + lane % 4 * 4 - 6, at.y + lane / 4 * 8 - 4};
}

/* From the one towards the other, in eighths of the way: arrows leave what
 * stands in an area free. */
static struct point towards(struct point one, struct point other, int eighths)
{
    return (struct point){one.x + (other.x - one.x) * eighths / 8,
                          one.y + (other.y - one.y) * eighths / 8};
}

/* About how far that is, without a root. */
static int length_of(int dx, int dy)
{
    int one = abs(dx);
    int other = abs(dy);

    return (one > other ? one + other * 3 / 8 : other + one * 3 / 8) + 1;
}

/* A triangle at the end, as large whatever the way there. */
static void put_tip(struct buffer *out, struct point from, struct point to)
{
    int length = length_of(to.x - from.x, to.y - from.y);
    int dx = (to.x - from.x) * TIP / length;
    int dy = (to.y - from.y) * TIP / length;

    buffer_printf(out, "<path class=\"tip\" d=\"M%d %dl%d %dl%d %dz\"/>",
                  to.x + dx, to.y + dy, -dx - dy / 2, -dy + dx / 2, dy, -dx);
}

/* The areas of the path that are drawn. */
static size_t find_points(const struct chart *chart, const struct event *event,
                          struct point *points)
{
    size_t count = 0;
    int last = -1;

    for (size_t i = 0; i < event->path.count; i++) {
        int area = chart_find(chart, event->path.items[i]);

        if (area < 0 || area == last)
            continue;
        points[count++] = beside(chart, event, chart->points[area]);
        last = area;
    }
    return count;
}

/* Boxes and names keep off the tip and the middle of each step. */
static void keep_clear(struct chart *chart, const struct point *points,
                       size_t count)
{
    const struct point tip = points[count - 1];

    for (size_t i = 1; i < count; i++) {
        struct point middle = towards(points[i - 1], points[i], 4);

        labels_take(chart->labels,
                    (struct rectangle){middle.x - 6, middle.y - 6, 12, 12});
    }
    labels_take(chart->labels,
                (struct rectangle){tip.x - TIP, tip.y - TIP, 2 * TIP, 2 * TIP});
}

/* Whose arrow it is, for those who do not tell the colours apart. */
static void put_mark(struct chart *chart, const struct event *event,
                     struct point middle)
{
    const struct picture_side *side = chart_side(chart, event->side);
    struct wish wish = {.around = middle, .gap = 4, .reach = 14};
    struct rectangle at;

    if (!side || !side->mark)
        return;
    wish.size = (struct point){text_width(side->mark, MARK_FONT), MARK_FONT};
    if (labels_find(chart->labels, &wish, &at))
        buffer_printf(chart->out,
                      "<text class=\"by\" x=\"%d\" y=\"%d\">%s</text>", at.x,
                      at.y + MARK_FONT - 1, side->mark);
}

static void put_arrow(struct chart *chart, const struct trail *trail)
{
    const struct event *event = trail->event;
    struct buffer *out = chart->out;
    struct point *points =
        ARENA_ARRAY(chart->picture->arena, struct point, event->path.count);
    size_t count = find_points(chart, event, points);

    if (count < 2)
        return;
    points[0] = towards(points[0], points[1], 1);
    points[count - 1] = towards(points[count - 2], points[count - 1], 6);
    buffer_printf(out, "<g class=\"s%d\"><path class=\"%s\" d=\"",
                  chart_pattern(chart, event->side), arrow_class(event->kind));
    for (size_t i = 0; i < count; i++)
        buffer_printf(out, "%c%d %d", i == 0 ? 'M' : 'L', points[i].x,
                      points[i].y);
    buffer_puts(out, "\"><title>");
    put_escaped(out, trail->words);
    buffer_puts(out, "</title></path>");
    put_tip(out, points[count - 2], points[count - 1]);
    keep_clear(chart, points, count);
    put_mark(chart, event, towards(points[count - 2], points[count - 1], 4));
    buffer_puts(out, "</g>\n");
}

void area_arrows(struct chart *chart, const struct journal *journal)
{
    struct trails trails = {NULL, 0};
    struct walk walk;
    const struct event *event = walk_first(&walk, journal);

    for (; event; event = walk_next(&walk))
        if (arrow_class(event->kind) && event->path.count > 1)
            note_trail(chart, &trails, event);
    buffer_puts(chart->out, "<g>\n");
    for (size_t i = 0; i < trails.count; i++)
        put_arrow(chart, &trails.items[i]);
    buffer_puts(chart->out, "</g>\n");
}

/* ---- battles ---------------------------------------------------------- */

/* In a page it leads to its account. */
static void put_battle(struct chart *chart, const struct event *event,
                       int number)
{
    bool page = chart->palette.look == LOOK_PAGE;
    int area = chart_find(chart, event->area);
    struct point at;

    if (area < 0)
        return;
    at = chart->points[area];
    if (page)
        buffer_printf(chart->out, "<a href=\"#combat-%d\">", number);
    else
        buffer_puts(chart->out, "<g>");
    buffer_printf(chart->out,
                  "<path class=\"battle\" d=\"M%d %d"
                  "l5-11l4 9l11-6l-5 11l12 2l-11 7l8 9l-12-1l0 12l-9-9l-8 9"
                  "l-1-12l-12 3l6-11l-11-6l12-3l-4-11z\"/><text "
                  "class=\"battle-n\" x=\"%d\" y=\"%d\">%d</text><title>",
                  at.x - 22, at.y - 14, at.x - 18, at.y + 1, number);
    put_escaped(chart->out, event->text);
    buffer_printf(chart->out, "</title>%s\n", page ? "</a>" : "</g>");
    labels_take(chart->labels,
                (struct rectangle){at.x - 40, at.y - 26, 42, 42});
}

void area_battles(struct chart *chart, const struct journal *journal)
{
    struct walk walk;
    const struct event *event = walk_first(&walk, journal);
    int battles = 0;

    buffer_puts(chart->out, "<g>\n");
    for (; event; event = walk_next(&walk)) {
        if (event->kind != EVENT_COMBAT)
            continue;
        battles++;
        put_battle(chart, event, battles);
    }
    buffer_puts(chart->out, "</g>\n");
}
