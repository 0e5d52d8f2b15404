/* The map as SVG: geometry, style and the order of the layers. */
#include "render/hexes/hexes.h"

#include "render/areas/areas.h"
#include "render/markup.h"
#include "render/render.h"

#include <string.h>

/*
 * Colours are soft so that grey print keeps the difference: woods dotted,
 * hills hatched, the first army dark on light, the second light with a thick
 * border, the third hatched.
 */
static const char style[] =
    "<style>"
    ".map{--paper:#fbf8ef;--ink:#26241f;--grid:#b9b29c;--wood:#d3dfb4;"
    "--hill:#e6d9b4;--marsh:#cfe3de;--water:#b9d6e8;--river:#2f6f9f;"
    "--road:#8a5a2b;--a:#27408b;--b:#8c1d1d;--c:#3d3d3d;--d:#6b5a1e;"
    "--box:#fff;--battle:#c4161c;background:var(--paper);"
    "font-family:\"DejaVu Sans\",Verdana,sans-serif}\n"
    "@media (prefers-color-scheme:dark){.map{--paper:#23231f;--ink:#ece7d8;"
    "--grid:#4c4a40;--wood:#34432b;--hill:#4a4229;--marsh:#2c4541;"
    "--water:#24455c;--river:#6fb3e0;--road:#c79a63;--a:#9db4ff;"
    "--b:#ff9d94;--c:#d0d0d0;--d:#e0cf8a;--box:#2b2b28;"
    "--battle:#ff6b60}}\n"
    ".map text{fill:var(--ink)}.map .hex{stroke:var(--grid);"
    "stroke-width:.8}\n"
    ".map .n{font-size:7px;fill:var(--ink);opacity:.55;text-anchor:middle}\n"
    ".map .t{font-size:9px;font-weight:bold;paint-order:stroke;"
    "stroke:var(--paper);stroke-width:2.5px;text-anchor:middle}\n"
    ".map .clear{fill:var(--paper)}.map .wood{fill:url(#wood)}"
    ".map .hill{fill:url(#hill)}.map .woodhill{fill:url(#woodhill)}"
    ".map .marsh{fill:url(#marsh)}.map .water{fill:var(--water)}\n"
    ".map .river{stroke:var(--river);stroke-width:5;fill:none;"
    "stroke-linecap:round}.map .stream{stroke:var(--river);"
    "stroke-width:2.2;fill:none;stroke-linecap:round}\n"
    ".map .crest{stroke:var(--road);stroke-width:3;fill:none;"
    "stroke-dasharray:1.5 2.5}.map .bridge{stroke:var(--ink);"
    "stroke-width:2.4;fill:none}\n"
    ".map .major{stroke:var(--road);stroke-width:4.4;fill:none;"
    "stroke-linecap:round}.map .inside{stroke:var(--paper);stroke-width:2;"
    "fill:none;stroke-linecap:round}"
    ".map .minor{stroke:var(--road);stroke-width:1.3;fill:none;"
    "stroke-dasharray:5 2.5}\n"
    ".map .place{fill:var(--ink);stroke:var(--paper);stroke-width:1}\n"
    ".map .box{fill:var(--box);stroke-width:1.4}.map .line{fill:none;"
    "stroke-width:1.2}.map .s0{--side:var(--a)}.map .s1{--side:var(--b)}"
    ".map .s2{--side:var(--c)}.map .s3{--side:var(--d)}.map "
    ".s4{--side:var(--ink)}\n"
    ".map .unit .box,.map .unit .line{stroke:var(--side)}"
    ".map .unit .dot{fill:var(--side)}.map .unit text{font-size:7px;"
    "text-anchor:middle;font-weight:bold}.map .unit .m{font-size:6px;"
    "letter-spacing:.5px}.map .unit .l{paint-order:stroke;"
    "stroke:var(--paper);stroke-width:2px}\n"
    ".map .s1 .box{stroke-width:2.6}.map .s2 .box{stroke-dasharray:4 1}\n"
    ".map .arrow{fill:none;stroke:var(--side);stroke-width:2.4;"
    "stroke-linejoin:round;opacity:.85}.map .retreat{stroke-dasharray:"
    "6 4}.map .advance{stroke-width:4}.map .tip{fill:var(--side)}\n"
    ".map .battle{fill:var(--battle);stroke:var(--paper);stroke-width:1}"
    ".map .battle-n{fill:#fff;font-size:9px;font-weight:bold;"
    "text-anchor:middle}.map .legend text{font-size:10px}"
    ".map .legend .h{font-weight:bold;font-size:12px}\n"
    "</style>\n";

void svg_style(struct buffer *out)
{
    buffer_puts(out, style);
}

void svg_patterns(struct buffer *out)
{
    buffer_puts(
        out, "<defs>\n"
             "<pattern id=\"wood\" width=\"10\" height=\"10\" "
             "patternUnits=\"userSpaceOnUse\"><rect width=\"10\" height=\"10\" "
             "style=\"fill:var(--wood)\"/><circle cx=\"3\" cy=\"3\" r=\"1.1\" "
             "style=\"fill:var(--grid)\"/><circle cx=\"8\" cy=\"8\" r=\"1.1\" "
             "style=\"fill:var(--grid)\"/></pattern>\n"
             "<pattern id=\"hill\" width=\"8\" height=\"8\" "
             "patternUnits=\"userSpaceOnUse\"><rect width=\"8\" height=\"8\" "
             "style=\"fill:var(--hill)\"/><path d=\"M0 8L8 0\" "
             "style=\"stroke:var(--grid);stroke-width:.8\"/></pattern>\n"
             "<pattern id=\"woodhill\" width=\"8\" height=\"8\" "
             "patternUnits=\"userSpaceOnUse\"><rect width=\"8\" height=\"8\" "
             "style=\"fill:var(--wood)\"/><path d=\"M0 8L8 0\" "
             "style=\"stroke:var(--grid);stroke-width:.8\"/><circle cx=\"2\" "
             "cy=\"2\" r=\"1\" style=\"fill:var(--grid)\"/></pattern>\n"
             "<pattern id=\"marsh\" width=\"12\" height=\"6\" "
             "patternUnits=\"userSpaceOnUse\"><rect width=\"12\" height=\"6\" "
             "style=\"fill:var(--marsh)\"/><path d=\"M1 3h5\" "
             "style=\"stroke:var(--river);stroke-width:.8\"/></pattern>\n"
             "</defs>\n");
}

static void hex_map(struct buffer *out, const struct picture *picture,
                    const struct journal *journal)
{
    int width =
        map_width(picture) < LEGEND_WIDTH ? LEGEND_WIDTH : map_width(picture);
    int height = map_height(picture) + LEGEND_HEIGHT;

    buffer_printf(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map\" "
                  "role=\"img\" viewBox=\"0 0 %d %d\" width=\"%d\" "
                  "height=\"%d\">\n<title>",
                  width, height, width, height);
    put_escaped(out, picture->title ? picture->title : "Map");
    buffer_puts(out, "</title>\n");
    svg_style(out);
    svg_patterns(out);
    svg_ground(out, picture);
    svg_roads(out, picture);
    svg_edges(out, picture);
    svg_places(out, picture);
    svg_boxes(out, picture);
    if (journal)
        svg_arrows(out, picture, journal);
    svg_legend(out, picture);
    buffer_puts(out, "</svg>\n");
}

void svg_map(struct buffer *out, const struct picture *picture,
             const struct journal *journal)
{
    if (picture->area_count > 0)
        svg_area_map(out, picture, journal);
    else
        hex_map(out, picture, journal);
}

void render_svg(struct buffer *out, const struct picture *picture,
                const struct journal *journal)
{
    buffer_puts(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg_map(out, picture, journal);
}
