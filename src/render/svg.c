/* The map as SVG: of hexes or of areas. */
#include "render/areas/areas.h"
#include "render/hexes/hexes.h"
#include "render/render.h"

void svg_open_map(struct buffer *out, const struct picture *picture,
                  const struct journal *journal, enum look look)
{
    if (picture->area_count > 0)
        svg_area_map(out, picture, journal, look);
    else
        svg_hex_map(out, picture, journal, look);
}

static void put_file(struct buffer *out, const struct picture *picture,
                     const struct journal *journal, enum look look)
{
    buffer_puts(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg_open_map(out, picture, journal, look);
    buffer_puts(out, "</svg>\n");
}

void render_svg(struct buffer *out, const struct picture *picture,
                const struct journal *journal)
{
    put_file(out, picture, journal, LOOK_LIGHT);
}

void render_dark_svg(struct buffer *out, const struct picture *picture,
                     const struct journal *journal)
{
    put_file(out, picture, journal, LOOK_DARK);
}
