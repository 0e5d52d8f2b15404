/* What happened on the map: marches and retreats as arrows, battles marked
 * and linked to their paragraph in the log. */
#include "render/hexes/hexes.h"

#include "render/markup.h"

/* The tip is a triangle that points the way of the last step. */
static void put_tip(struct buffer *out, struct point from, struct point to)
{
    int dx = (to.x - from.x) / 6;
    int dy = (to.y - from.y) / 6;

    buffer_printf(out, "<path class=\"tip\" d=\"M%d %dL%d %dL%d %dz\"/>", to.x,
                  to.y, to.x - dx - dy / 2, to.y - dy + dx / 2,
                  to.x - dx + dy / 2, to.y - dy - dx / 2);
}

static void put_arrow(struct buffer *out, const struct picture *picture,
                      const struct event *event)
{
    const struct names *path = &event->path;
    struct point from = {0, 0};
    struct point to = {0, 0};

    buffer_printf(out, "<g class=\"s%d\"><path class=\"%s\" d=\"",
                  side_pattern(picture, event->side), arrow_class(event->kind));
    for (size_t i = 0; i < path->count; i++) {
        from = to;
        to = hex_middle(hex_from_text(path->items[i]));
        buffer_printf(out, "%c%d %d", i == 0 ? 'M' : 'L', to.x, to.y + 6);
    }
    buffer_puts(out, "\"><title>");
    put_escaped(out, event->text);
    buffer_puts(out, "</title></path>");
    put_tip(out, (struct point){from.x, from.y + 6},
            (struct point){to.x, to.y + 6});
    buffer_puts(out, "</g>\n");
}

static void put_battle(struct buffer *out, const struct event *event,
                       int number)
{
    struct point at = hex_middle(event->place);

    buffer_printf(out,
                  "<a href=\"#combat-%d\"><path class=\"battle\" d=\"M%d %d"
                  "l4-7l3 6l7-4l-3 7l8 1l-7 5l5 6l-8-1l0 8l-6-6l-5 6l-1-8"
                  "l-8 2l4-7l-7-4l8-2l-3-7z\"/><text class=\"battle-n\" "
                  "x=\"%d\" y=\"%d\">%d</text><title>",
                  number, at.x + 15, at.y - 17, at.x + 19, at.y - 7, number);
    put_escaped(out, event->text);
    buffer_puts(out, "</title></a>\n");
}

void svg_arrows(struct buffer *out, const struct picture *picture,
                const struct journal *journal)
{
    struct walk walk;
    const struct event *event = walk_first(&walk, journal);
    int battles = 0;

    buffer_puts(out, "<g>\n");
    for (; event; event = walk_next(&walk)) {
        if (arrow_class(event->kind) && event->path.count > 1)
            put_arrow(out, picture, event);
        if (event->kind == EVENT_COMBAT) {
            battles++;
            if (event->place)
                put_battle(out, event, battles);
        }
    }
    buffer_puts(out, "</g>\n");
}
