/* Towns and villages, and their names where there is room. */
#include "render/hexes/hexes.h"

#include "render/markup.h"

enum { NAME_FONT = 10, FAR = 18 };

static void put_symbol(struct buffer *out, const struct picture_hex *hex,
                       struct point at)
{
    if (hex->fortified)
        buffer_printf(out,
                      "<path class=\"place\" d=\"M%d %dl3 6l6 3l-6 3l-3 6"
                      "l-3-6l-6-3l6-3z\"/>\n",
                      at.x, at.y - 9);
    else if (hex->settlement == SETTLEMENT_CITY)
        buffer_printf(out,
                      "<path class=\"place\" d=\"M%d %dh14v9h-14z"
                      "m3-4h8v4h-8z\"/>\n",
                      at.x - 7, at.y - 4);
    else if (hex->settlement == SETTLEMENT_TOWN)
        buffer_printf(out,
                      "<rect class=\"place\" x=\"%d\" y=\"%d\" width=\"9\" "
                      "height=\"9\"/>\n",
                      at.x - 4, at.y - 4);
    else
        buffer_printf(out,
                      "<circle class=\"place\" cx=\"%d\" cy=\"%d\" "
                      "r=\"3\"/>\n",
                      at.x, at.y);
}

static bool has_symbol(const struct picture_hex *hex)
{
    return hex->settlement != SETTLEMENT_NONE || hex->fortified;
}

void svg_places(struct hex_sheet *sheet)
{
    const struct picture *picture = sheet->picture;

    buffer_puts(sheet->out, "<g>\n");
    for (size_t i = 0; i < picture->hex_count; i++) {
        const struct picture_hex *hex = &picture->hexes[i];
        struct point at = hex_middle(sheet->picture, hex->hex);

        if (!has_symbol(hex))
            continue;
        put_symbol(sheet->out, hex, at);
        labels_take(sheet->labels,
                    (struct rectangle){at.x - 6, at.y - 6, 12, 12});
    }
    buffer_puts(sheet->out, "</g>\n");
}

void svg_lead(struct buffer *out, struct rectangle label, struct point to)
{
    struct point from = nearest_point(label, to);
    int dx = from.x - to.x;
    int dy = from.y - to.y;

    if (dx * dx + dy * dy > FAR * FAR)
        buffer_printf(out, "<path class=\"lead\" d=\"M%d %dL%d %d\"/>\n",
                      from.x, from.y, to.x, to.y);
}

static void put_name(struct hex_sheet *sheet, const struct picture_hex *hex)
{
    const struct point size = {text_width(hex->place, NAME_FONT),
                               NAME_FONT + 1};
    struct point middle = hex_middle(sheet->picture, hex->hex);
    struct rectangle at = labels_place(sheet->labels, middle, size, 7);

    svg_lead(sheet->out, at, middle);
    buffer_printf(sheet->out, "<text class=\"t\" x=\"%d\" y=\"%d\">",
                  at.x + at.width / 2, at.y + 9);
    put_escaped(sheet->out, hex->place);
    buffer_puts(sheet->out, "</text>\n");
}

/* The larger choose first. */
void svg_place_names(struct hex_sheet *sheet)
{
    const struct picture *picture = sheet->picture;

    buffer_puts(sheet->out, "<g>\n");
    for (int size = SETTLEMENT_CITY; size >= SETTLEMENT_NONE; size--)
        for (size_t i = 0; i < picture->hex_count; i++) {
            const struct picture_hex *hex = &picture->hexes[i];

            if (hex->place && has_symbol(hex) && (int)hex->settlement == size)
                put_name(sheet, hex);
        }
    buffer_puts(sheet->out, "</g>\n");
}
