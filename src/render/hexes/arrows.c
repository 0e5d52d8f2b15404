/* What happened on the map: marches and retreats as arrows, battles marked
 * and linked to their paragraph in the log. */
#include "render/hexes/hexes.h"

#include "render/markup.h"

/* The tip is a triangle that points the way of the last step. */
static void put_tip(struct buffer *out, struct point from, struct point to)
{
    int dx = (to.x - from.x) / 4;
    int dy = (to.y - from.y) / 4;

    buffer_printf(out, "<path class=\"tip\" d=\"M%d %dL%d %dL%d %dz\"/>", to.x,
                  to.y, to.x - dx - dy / 2, to.y - dy + dx / 2,
                  to.x - dx + dy / 2, to.y - dy - dx / 2);
}

/* Ends before what stands in the last hex. */
static void put_arrow(struct hex_sheet *sheet, const struct event *event)
{
    const struct names *path = &event->path;
    struct buffer *out = sheet->out;
    struct point from = {0, 0};
    struct point to = {0, 0};

    buffer_printf(out, "<g class=\"s%d\"><path class=\"%s\" d=\"",
                  side_pattern(sheet->picture, event->side),
                  arrow_class(event->kind));
    for (size_t i = 0; i < path->count; i++) {
        from = to;
        to = hex_middle(sheet->picture, hex_from_text(path->items[i]));
        if (i + 1 == path->count && i > 0)
            to = (struct point){from.x + (to.x - from.x) * 5 / 8,
                                from.y + (to.y - from.y) * 5 / 8};
        buffer_printf(out, "%c%d %d", i == 0 ? 'M' : 'L', to.x, to.y);
    }
    buffer_puts(out, "\"><title>");
    put_escaped(out, event->text);
    buffer_puts(out, "</title></path>");
    put_tip(out, from, to);
    buffer_puts(out, "</g>\n");
}

void svg_arrows(struct hex_sheet *sheet, const struct journal *journal)
{
    struct walk walk;
    const struct event *event = walk_first(&walk, journal);

    buffer_puts(sheet->out, "<g>\n");
    for (; event; event = walk_next(&walk))
        if (arrow_class(event->kind) && event->path.count > 1)
            put_arrow(sheet, event);
    buffer_puts(sheet->out, "</g>\n");
}

/* At the right of what stands in the hex; in a page it leads to its account. */
static void put_battle(struct hex_sheet *sheet, const struct event *event,
                       int number)
{
    struct point at = hex_middle(sheet->picture, event->place);
    bool page = sheet->palette.look == LOOK_PAGE;

    if (page)
        buffer_printf(sheet->out, "<a href=\"#combat-%d\">", number);
    else
        buffer_puts(sheet->out, "<g>");
    buffer_printf(sheet->out,
                  "<path class=\"battle\" d=\"M%d %d"
                  "l4-7l3 6l7-4l-3 7l8 1l-7 5l5 6l-8-1l0 8l-6-6l-5 6l-1-8"
                  "l-8 2l4-7l-7-4l8-2l-3-7z\"/><text class=\"battle-n\" "
                  "x=\"%d\" y=\"%d\">%d</text><title>",
                  at.x + 27, at.y - 17, at.x + 31, at.y - 6, number);
    put_escaped(sheet->out, event->text);
    buffer_printf(sheet->out, "</title>%s\n", page ? "</a>" : "</g>");
    labels_take(sheet->labels,
                (struct rectangle){at.x + 16, at.y - 25, 31, 31});
}

void svg_battles(struct hex_sheet *sheet, const struct journal *journal)
{
    struct walk walk;
    const struct event *event = walk_first(&walk, journal);
    int battles = 0;

    buffer_puts(sheet->out, "<g>\n");
    for (; event; event = walk_next(&walk)) {
        if (event->kind != EVENT_COMBAT)
            continue;
        battles++;
        if (event->place)
            put_battle(sheet, event, battles);
    }
    buffer_puts(sheet->out, "</g>\n");
}
