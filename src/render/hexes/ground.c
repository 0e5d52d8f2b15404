/* The map's lowest layer: hexes with their ground and number. */
#include "render/hexes/hexes.h"

#include "render/markup.h"

static const char *ground_class(enum ground ground)
{
    switch (ground) {
    case GROUND_CLEAR:
        return "clear";
    case GROUND_WOODS:
        return "wood";
    case GROUND_HILLS:
        return "hill";
    case GROUND_WOODED_HILLS:
        return "woodhill";
    case GROUND_MARSH:
        return "marsh";
    case GROUND_WATER:
        return "water";
    case GROUND_MOUNTAIN:
        return "hill";
    case GROUND_DESERT:
        return "clear";
    }
    return "clear";
}

void svg_ground(struct buffer *out, const struct picture *picture)
{
    buffer_puts(out, "<g>\n");
    for (size_t i = 0; i < picture->hex_count; i++) {
        const struct picture_hex *hex = &picture->hexes[i];
        struct point middle = hex_middle(hex->hex);

        buffer_printf(out,
                      "<path class=\"hex %s\" d=\"M%d %dh30l15 26l-15 26h-30"
                      "l-15-26z\"/><text class=\"n\" x=\"%d\" y=\"%d\">%04d"
                      "</text>\n",
                      ground_class(hex->ground), middle.x - 15,
                      middle.y - HEX_HALF, middle.x, middle.y - 18, hex->hex);
    }
    buffer_puts(out, "</g>\n");
}

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

void svg_places(struct buffer *out, const struct picture *picture)
{
    buffer_puts(out, "<g>\n");
    for (size_t i = 0; i < picture->hex_count; i++) {
        const struct picture_hex *hex = &picture->hexes[i];
        struct point at = hex_middle(hex->hex);

        if (hex->settlement == SETTLEMENT_NONE && !hex->fortified)
            continue;
        put_symbol(out, hex, at);
        if (!hex->place)
            continue;
        buffer_printf(out, "<text class=\"t\" x=\"%d\" y=\"%d\">", at.x,
                      at.y + 22);
        put_escaped(out, hex->place);
        buffer_puts(out, "</text>\n");
    }
    buffer_puts(out, "</g>\n");
}
