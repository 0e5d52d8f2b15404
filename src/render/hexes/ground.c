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

/* A number stands at the top of its hex, below its border. */
static void take_number(struct hex_sheet *sheet, struct point middle)
{
    labels_take(sheet->labels,
                (struct rectangle){middle.x - 14, middle.y - 25, 28, 10});
}

void svg_ground(struct hex_sheet *sheet)
{
    const struct picture *picture = sheet->picture;
    struct buffer *out = sheet->out;

    buffer_puts(out, "<g>\n");
    for (size_t i = 0; i < picture->hex_count; i++) {
        const struct picture_hex *hex = &picture->hexes[i];
        struct point middle = hex_middle(picture, hex->hex);
        const char *number =
            hex->printed ? hex->printed : hex_text(picture->arena, hex->hex);

        buffer_printf(out,
                      "<path class=\"hex %s\" d=\"M%d %dh30l15 26l-15 26h-30"
                      "l-15-26z\"/><text class=\"n\" x=\"%d\" y=\"%d\">%s"
                      "</text>\n",
                      ground_class(hex->ground), middle.x - 15,
                      middle.y - HEX_HALF, middle.x, middle.y - 17, number);
        take_number(sheet, middle);
    }
    buffer_puts(out, "</g>\n");
}
