/* The map of areas as SVG: what it looks up, its nodes, the order of its
 * layers. */
#include "render/areas/areas.h"

#include "render/markup.h"

#include "core/arena.h"
#include "core/names.h"

#include <limits.h>
#include <string.h>

enum { MOST_SIDE = 1 << 20 }; /* units: keeps all sums in an int */

/* ---- nodes ------------------------------------------------------------ */

static void put_ground(struct buffer *out, enum ground ground)
{
    switch (ground) {
    case GROUND_CLEAR:
    case GROUND_WATER:
        return;
    case GROUND_WOODS:
        buffer_puts(out, "<path class=\"tree\" d=\"M0-15l4 7h-8zM0-8v3\"/>");
        return;
    case GROUND_HILLS:
    case GROUND_WOODED_HILLS:
    case GROUND_MOUNTAIN:
        buffer_puts(out, "<path class=\"peak\" d=\"M-8-6l5-8l3 5l2-3l5 6z\"/>");
        return;
    case GROUND_MARSH:
        buffer_puts(out, "<path class=\"reed\" d=\"M-8-8h6M-3-11h6M2-8h6\"/>");
        return;
    case GROUND_DESERT:
        buffer_puts(out, "<path class=\"sand\" d=\"M-7-8h0M0-8h0M7-8h0"
                         "M-3-12h0M4-12h0\"/>");
        return;
    }
}

/* Land that is no home of its side: held one way or the other. */
static void put_hold(struct buffer *out, const struct picture_area *area)
{
    int half = area->name ? 11 : 17;

    if (area->hold == HOLD_HOME || area->hold == HOLD_NEUTRAL)
        return;
    buffer_printf(out,
                  "<rect class=\"hold %s\" x=\"%d\" y=\"-8\" width=\"%d\" "
                  "height=\"16\" rx=\"8\"/>",
                  area->hold == HOLD_FREE        ? "free"
                  : area->hold == HOLD_CONQUERED ? "taken"
                                                 : "ceded",
                  -half, 2 * half);
}

static void put_city(struct buffer *out, const struct picture_area *area)
{
    if (area->port)
        buffer_puts(out, "<circle class=\"port\" r=\"9\"/>");
    if (area->fortified)
        buffer_puts(out, "<path class=\"wall\" d=\"M-7-7h14v14h-14z\"/>");
    if (area->capital)
        buffer_puts(out, "<path class=\"city\" d=\"M0-9l2 6h7l-5 4l2 7l-6-4"
                         "l-6 4l2-7l-5-4h7z\"/>");
    else
        buffer_puts(out, "<path class=\"city\" d=\"M-5-5h10v10h-10z\"/>");
    if (area->settlement == SETTLEMENT_CITY && !area->capital)
        buffer_puts(out, "<path class=\"core\" d=\"M-2-2h4v4h-4z\"/>");
}

static void put_siege(struct chart *chart, const struct picture_area *area)
{
    const struct picture_side *side = chart_side(chart, area->besieger);

    if (!area->besieger)
        return;
    buffer_puts(chart->out, "<g class=\"siege\"><circle r=\"14\"/>");
    buffer_puts(chart->out, "<title>besieged by ");
    put_escaped(chart->out, side ? side->name : area->besieger);
    buffer_puts(chart->out, "</title></g>");
}

/* A number is broader than a city, and a siege than both. */
static void take_node(struct chart *chart, const struct picture_area *area,
                      struct point at)
{
    int half = area->kind == AREA_LAND && !area->name ? 16 : 11;

    if (area->besieger)
        half = 16;
    labels_take(chart->labels,
                (struct rectangle){at.x - half, at.y - (half < 16 ? 11 : 9),
                                   2 * half, half < 16 ? 22 : 18});
}

static void put_node(struct chart *chart, size_t i)
{
    const struct picture_area *area = &chart->picture->areas[i];
    struct point at = chart->points[i];
    struct buffer *out = chart->out;

    buffer_printf(out, "<g transform=\"translate(%d %d)\">", at.x, at.y);
    put_title(out, area->title);
    if (area->kind == AREA_SEA)
        buffer_puts(out, "<circle class=\"buoy\" r=\"3\"/>");
    else if (area->kind == AREA_BLOCKADE)
        buffer_puts(out, "<circle class=\"buoy blockade\" r=\"5\"/>");
    else {
        put_hold(out, area);
        put_ground(out, area->ground);
        if (area->settlement != SETTLEMENT_NONE)
            put_city(out, area);
        else if (area->number)
            buffer_printf(out, "<text class=\"n\" y=\"4\">%s</text>",
                          area->number);
        put_siege(chart, area);
    }
    buffer_puts(out, "</g>\n");
    take_node(chart, area, at);
}

void area_nodes(struct chart *chart)
{
    buffer_puts(chart->out, "<g>\n");
    for (size_t i = 0; i < chart->picture->area_count; i++)
        put_node(chart, i);
    buffer_puts(chart->out, "</g>\n");
}

/* ---- the whole -------------------------------------------------------- */

static int within(int number)
{
    if (number < -MOST_SIDE)
        return -MOST_SIDE;
    return number > MOST_SIDE ? MOST_SIDE : number;
}

/* Cuts the paper to what there is. */
static void lay_out(struct chart *chart)
{
    const struct picture *picture = chart->picture;
    struct point least = {INT_MAX, INT_MAX};

    for (size_t i = 0; i < picture->area_count; i++) {
        int x = AREA_SCALE * within(picture->areas[i].x);
        int y = AREA_SCALE * within(picture->areas[i].y);

        chart->points[i] = (struct point){x, y};
        least.x = x < least.x ? x : least.x;
        least.y = y < least.y ? y : least.y;
    }
    for (size_t i = 0; i < picture->area_count; i++) {
        struct point *at = &chart->points[i];

        at->x += AREA_MARGIN - least.x;
        at->y += AREA_MARGIN - least.y;
        if (at->x + AREA_MARGIN > chart->width)
            chart->width = at->x + AREA_MARGIN;
        if (at->y + AREA_MARGIN > chart->height)
            chart->height = at->y + AREA_MARGIN;
    }
}

void chart_open(struct chart *chart)
{
    const struct picture *picture = chart->picture;

    chart->ids = index_new(picture->arena);
    chart->points =
        ARENA_ARRAY(picture->arena, struct point, picture->area_count);
    for (size_t i = 0; i < picture->area_count; i++)
        index_add(chart->ids, picture->areas[i].id, &picture->areas[i]);
    for (size_t i = 0; i < picture->alias_count; i++) {
        int area = chart_find(chart, picture->aliases[i].at);

        if (area >= 0)
            index_add(chart->ids, picture->aliases[i].id,
                      &picture->areas[area]);
    }
    lay_out(chart);
    chart->labels =
        labels_new(picture->arena, (struct point){chart->width, chart->height});
}

/* A narrow map has its legend in pairs of columns, one below the other. */
static int legend_across(const struct chart *chart)
{
    enum { LEAST = 220 };

    return chart->width - 24 >= LEAST * LEGEND_COLUMNS ? LEGEND_COLUMNS
                                                       : LEGEND_COLUMNS / 3;
}

static void put_head(struct chart *chart)
{
    struct buffer *out = chart->out;
    const struct map_frame frame = {
        .kind = "areas",
        .title = chart->picture->title,
        .size = {chart->width,
                 chart->height +
                     (chart->palette.look == LOOK_PAGE
                          ? 0
                          : AREA_LEGEND +
                                (LEGEND_COLUMNS / legend_across(chart) - 1) *
                                    AREA_LEGEND_MORE)},
        .look = chart->palette.look,
    };

    map_open(out, &frame);
    area_style(out, &chart->palette);
    area_patterns(out, &chart->palette);
    map_drawn(out, frame.kind);
    buffer_printf(out,
                  "<rect class=\"sheet\" width=\"%d\" height=\"%d\"/>"
                  "<rect class=\"sea\" width=\"%d\" height=\"%d\"/>\n",
                  frame.size.x, frame.size.y, chart->width, chart->height);
}

void svg_area_map(struct buffer *out, const struct picture *picture,
                  const struct journal *journal, enum look look)
{
    struct chart chart = {
        .picture = picture, .out = out, .palette = {area_colours, look}};

    chart_open(&chart);
    put_head(&chart);
    area_land(&chart);
    area_nodes(&chart);
    if (journal)
        area_arrows(&chart, journal);
    area_notes(&chart);
    area_boxes(&chart);
    if (journal)
        area_battles(&chart, journal);
    area_names(&chart);
    if (look != LOOK_PAGE) {
        struct legend legend;

        area_legend(&legend, picture);
        legend_svg(
            out, &legend,
            &(struct legend_form){{24, chart.height + 64},
                                  30,
                                  (chart.width - 24) / legend_across(&chart),
                                  6,
                                  legend_across(&chart)});
    }
    buffer_puts(out, "</g>\n");
}
