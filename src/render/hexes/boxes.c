/* What stands on the map: the usual boxes with size marks and strength. */
#include "render/hexes/hexes.h"

#include "render/markup.h"

#include "core/arena.h"

#include <stdlib.h>
#include <string.h>

enum { BOXES_IN_A_HEX = 3 };

/* Drawn in a box from -13,-8 to 13,8. */
void svg_box_symbol(struct buffer *out, enum symbol symbol)
{
    static const char box[] =
        "<rect class=\"box\" x=\"-13\" y=\"-8\" width=\"26\" height=\"16\"/>";

    switch (symbol) {
    case SYMBOL_INFANTRY:
        buffer_printf(out,
                      "%s<path class=\"line\" d=\"M-13-8L13 8M-13 8"
                      "L13-8\"/>",
                      box);
        return;
    case SYMBOL_CAVALRY:
        buffer_printf(out, "%s<path class=\"line\" d=\"M-13 8L13-8\"/>", box);
        return;
    case SYMBOL_ARTILLERY:
        buffer_printf(out, "%s<circle class=\"dot\" r=\"3.5\"/>", box);
        return;
    case SYMBOL_HEADQUARTERS:
        buffer_printf(out, "%s<path class=\"line\" d=\"M-13 8v6M-13-2h26\"/>",
                      box);
        return;
    case SYMBOL_VEDETTE:
        buffer_puts(out, "<rect class=\"box\" x=\"-9\" y=\"-6\" width=\"18\" "
                         "height=\"12\" stroke-dasharray=\"3 2\"/>"
                         "<path class=\"line\" d=\"M-9 6L9-6\"/>");
        return;
    case SYMBOL_ENGINEERS:
        buffer_printf(out, "%s<path class=\"line\" d=\"M-7 5v-7h14v7M0-2v7\"/>",
                      box);
        return;
    case SYMBOL_UNKNOWN:
    case SYMBOL_FLEET:
        buffer_puts(out, box);
        return;
    }
}

static const char *size_text(enum size_mark size)
{
    switch (size) {
    case SIZE_NONE:
        return NULL;
    case SIZE_BRIGADE:
        return "x";
    case SIZE_DIVISION:
        return "xx";
    case SIZE_CORPS:
        return "xxx";
    case SIZE_ARMY:
        return "xxxx";
    }
    return NULL;
}

static void put_text(struct buffer *out, const char *kind, int y,
                     const char *text)
{
    if (!text)
        return;
    buffer_printf(out, "<text class=\"%s\" x=\"0\" y=\"%d\">", kind, y);
    put_escaped(out, text);
    buffer_puts(out, "</text>");
}

static void put_strength(struct buffer *out, const char *strength)
{
    if (!strength)
        return;
    buffer_puts(out, "<text class=\"l\" x=\"20\" y=\"3\">");
    put_escaped(out, strength);
    buffer_puts(out, "</text>");
}

static void put_box(struct buffer *out, const struct picture *picture,
                    const struct picture_box *box, int nth)
{
    struct point at = hex_middle(box->hex);

    buffer_printf(out, "<g class=\"unit s%d\" transform=\"translate(%d %d)\">",
                  side_pattern(picture, box->side), at.x - 3 + 4 * nth,
                  at.y - 5 - 4 * nth);
    if (box->title) {
        buffer_puts(out, "<title>");
        put_escaped(out, box->title);
        buffer_puts(out, "</title>");
    }
    svg_box_symbol(out, box->symbol);
    put_text(out, "m", -9, size_text(box->size));
    if (nth == 0) {
        put_strength(out, box->strength);
        put_text(out, "l", 16, box->label);
    }
    buffer_puts(out, "</g>\n");
}

/* Where a box stands in the picture's order, for a sort by hex that keeps it
 * inside a hex. */
struct placed {
    const struct picture_box *box;
    size_t order;
};

static int compare(const void *one, const void *other)
{
    const struct placed *a = one;
    const struct placed *b = other;

    if (a->box->hex != b->box->hex)
        return a->box->hex < b->box->hex ? -1 : 1;
    return a->order < b->order ? -1 : 1;
}

static struct placed *by_hex(const struct picture *picture)
{
    struct placed *placed =
        ARENA_ARRAY(picture->arena, struct placed, picture->box_count + 1);

    for (size_t i = 0; i < picture->box_count; i++)
        placed[i] = (struct placed){&picture->boxes[i], i};
    qsort(placed, picture->box_count, sizeof(*placed), compare);
    return placed;
}

/* How many boxes of the i-th one's hex come before it, as far as it matters. */
static int boxes_before(const struct placed *placed, size_t i)
{
    int before = 0;

    while (i > 0 && before < BOXES_IN_A_HEX &&
           placed[i - 1].box->hex == placed[i].box->hex) {
        before++;
        i--;
    }
    return before;
}

/* From the bottom of each heap to its top, which is drawn last. */
void svg_boxes(struct buffer *out, const struct picture *picture)
{
    const struct placed *placed = by_hex(picture);

    buffer_puts(out, "<g>\n");
    for (size_t i = picture->box_count; i > 0; i--) {
        int before = boxes_before(placed, i - 1);

        if (before < BOXES_IN_A_HEX)
            put_box(out, picture, placed[i - 1].box, before);
    }
    buffer_puts(out, "</g>\n");
}
