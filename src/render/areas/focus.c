/* What draws the eye on a map of areas. */
#include "render/areas/areas.h"

#include "render/markup.h"

static void look_at(const struct chart *chart, struct focus *focus,
                    const char *id, int weight)
{
    int area = chart_find(chart, id);

    if (area >= 0)
        focus_spot(focus, chart->points[area], weight);
}

static void look_at_journal(const struct chart *chart, struct focus *focus,
                            const struct journal *journal)
{
    struct walk walk;

    for (const struct event *event = walk_first(&walk, journal); event;
         event = walk_next(&walk)) {
        const struct names *path = &event->path;

        if (event->kind == EVENT_COMBAT)
            look_at(chart, focus, event->area, SPOT_BATTLE);
        if (arrow_class(event->kind) && path->count > 1)
            look_at(chart, focus, path->items[path->count - 1], SPOT_MARCH);
    }
}

void area_focus(struct focus *focus, const struct picture *picture,
                const struct journal *journal)
{
    struct chart chart = {.picture = picture};

    chart_open(&chart);
    focus->paper = (struct point){chart.width, chart.height};
    for (size_t i = 0; i < picture->area_count; i++) {
        const struct picture_area *area = &picture->areas[i];

        if (area->name)
            focus_name(focus, chart.points[i], area->name);
        if (area->besieger)
            focus_spot(focus, chart.points[i], SPOT_SIEGE);
    }
    if (journal)
        look_at_journal(&chart, focus, journal);
    for (size_t i = 0; i < picture->box_count; i++)
        look_at(&chart, focus, picture->boxes[i].at, SPOT_COUNTER);
}
