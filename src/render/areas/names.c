/* Names of cities and seas, where a map of areas has room for them. */
#include "render/areas/areas.h"

#include "render/markup.h"

enum { CAPITAL_FONT = 15, CITY_FONT = 12, ID_FONT = 11, FAR = 24 };

void area_lead(struct chart *chart, struct rectangle label, struct point to)
{
    struct point from = nearest_point(label, to);
    int dx = from.x - to.x;
    int dy = from.y - to.y;

    if (dx * dx + dy * dy > FAR * FAR)
        buffer_printf(chart->out, "<path class=\"lead\" d=\"M%d %dL%d %d\"/>\n",
                      from.x, from.y, to.x, to.y);
}

static const char *class_of(const struct picture_area *area)
{
    if (area->kind == AREA_SEA)
        return "sn";
    return area->capital ? "cn" : "tn";
}

static void put_name(struct chart *chart, size_t i)
{
    const struct picture_area *area = &chart->picture->areas[i];
    bool sea = area->kind == AREA_SEA;
    int font = area->capital || sea ? CAPITAL_FONT : CITY_FONT;
    const char *number = area->number ? area->number : "";
    struct point size = {text_width(area->name, font) +
                             text_width(number, ID_FONT) + 6,
                         font + 2};
    struct rectangle at =
        labels_place(chart->labels, chart->points[i], size, sea ? 6 : 11);

    area_lead(chart, at, chart->points[i]);
    buffer_printf(chart->out, "<text class=\"%s\" x=\"%d\" y=\"%d\">",
                  class_of(area), at.x + 1, at.y + font - 1);
    put_escaped(chart->out, area->name);
    if (area->number)
        buffer_printf(chart->out, "<tspan class=\"id\" dx=\"3\">%s</tspan>",
                      area->number);
    buffer_puts(chart->out, "</text>\n");
}

/* Capitals choose first, seas last. */
void area_names(struct chart *chart)
{
    const struct picture *picture = chart->picture;

    buffer_puts(chart->out, "<g>\n");
    for (int turn = 0; turn < 3; turn++)
        for (size_t i = 0; i < picture->area_count; i++) {
            const struct picture_area *area = &picture->areas[i];
            int due = area->kind == AREA_SEA ? 2 : area->capital ? 0 : 1;

            if (area->name && due == turn)
                put_name(chart, i);
        }
    buffer_puts(chart->out, "</g>\n");
}
