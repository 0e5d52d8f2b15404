/* The look of a map of hexes. Colours are soft so that grey print keeps the
 * difference: woods dotted, hills hatched; a side's counters have a border and
 * a corner of their own besides its colour. */
#include "render/hexes/hexes.h"

const struct colour hex_colours[] = {
    {"paper", "#fbf8ef", "#23231f"},     {"ink", "#26241f", "#ece7d8"},
    {"soft", "#565041", "#c4bdab"},      {"grid", "#b9b29c", "#4c4a40"},
    {"wood", "#d3dfb4", "#34432b"},      {"hill", "#e6d9b4", "#4a4229"},
    {"marsh", "#cfe3de", "#2c4541"},     {"water", "#b9d6e8", "#24455c"},
    {"river", "#2f6f9f", "#6fb3e0"},     {"road", "#8a5a2b", "#c79a63"},
    {"a", "#27408b", "#9db4ff"},         {"b", "#8c1d1d", "#ff9d94"},
    {"c", "#3d3d3d", "#d0d0d0"},         {"d", "#6b5a1e", "#e0cf8a"},
    {"box", "#ffffff", "#2b2b28"},       {"battle", "#c4161c", "#ff6b60"},
    {"on-battle", "#ffffff", "#1d1d1a"}, {0},
};

static const char *const style[] = {
    ".hexes{font-family:\"DejaVu Sans\",Verdana,sans-serif}"
    ".hexes .sheet{fill:var(--paper)}.hexes text{fill:var(--ink)}"
    ".hexes .hex{stroke:var(--grid);stroke-width:.8}",
    ".hexes .n{font-size:10px;fill:var(--soft);text-anchor:middle}"
    ".hexes .t{font-size:10px;font-weight:bold;paint-order:stroke;"
    "stroke:var(--paper);stroke-width:2.5px;text-anchor:middle}",
    ".hexes .clear{fill:var(--paper)}.hexes .wood{fill:url(#wood)}"
    ".hexes .hill{fill:url(#hill)}.hexes .woodhill{fill:url(#woodhill)}"
    ".hexes .marsh{fill:url(#marsh)}.hexes .water{fill:var(--water)}",
    ".hexes .river{stroke:var(--river);stroke-width:5;fill:none;"
    "stroke-linecap:round}.hexes .stream{stroke:var(--river);"
    "stroke-width:2.2;fill:none;stroke-linecap:round}",
    ".hexes .crest{stroke:var(--road);stroke-width:3;fill:none;"
    "stroke-dasharray:1.5 2.5}.hexes .bridge{stroke:var(--ink);"
    "stroke-width:2.4;fill:none}",
    ".hexes .major{stroke:var(--road);stroke-width:4.4;fill:none;"
    "stroke-linecap:round}.hexes .inside{stroke:var(--paper);stroke-width:2;"
    "fill:none;stroke-linecap:round}.hexes .minor{stroke:var(--road);"
    "stroke-width:1.3;fill:none;stroke-dasharray:5 2.5}",
    ".hexes .place{fill:var(--ink);stroke:var(--paper);stroke-width:1}",
    ".hexes .s0{color:var(--a)}.hexes .s1{color:var(--b)}"
    ".hexes .s2{color:var(--c)}.hexes .s3{color:var(--d)}"
    ".hexes .s4{color:var(--ink)}",
    ".hexes .box{fill:var(--box);stroke-width:1.4}.hexes .line{fill:none;"
    "stroke-width:1.2}.hexes .unit .box,.hexes .unit .line{"
    "stroke:currentColor}.hexes .unit .dot,.hexes .unit .corner{"
    "fill:currentColor}.hexes .m{font-size:6px;font-weight:bold;"
    "letter-spacing:.5px;text-anchor:middle}",
    ".hexes .s1 .box{stroke-width:2.6}.hexes .s2 .box{stroke-dasharray:4 1}",
    ".hexes .l{font-size:10px;font-weight:bold;text-anchor:middle;"
    "fill:currentColor;paint-order:stroke;stroke:var(--paper);"
    "stroke-width:2.5px}.hexes .lead{stroke:var(--ink);stroke-width:.8;"
    "fill:none}",
    ".hexes .arrow{fill:none;stroke:currentColor;stroke-width:2.4;"
    "stroke-linejoin:round;opacity:.85}.hexes .retreat{stroke-dasharray:"
    "6 4}.hexes .advance{stroke-width:4}.hexes .tip{fill:currentColor;"
    "stroke:currentColor}.hexes .s1 .tip{fill:var(--box);stroke-width:1.6}"
    ".hexes .s2 .tip{fill:var(--box);stroke-width:1.6;stroke-dasharray:3 1}",
    ".hexes .battle{fill:var(--battle);stroke:var(--paper);stroke-width:1}"
    ".hexes .battle-n{fill:var(--on-battle);font-size:10px;"
    "font-weight:bold;text-anchor:middle}.hexes .legend text{"
    "font-size:10px}.hexes .legend .h{font-weight:bold;font-size:12px}",
};

void hex_style(struct buffer *out, const struct palette *palette)
{
    buffer_puts(out, "<style>");
    put_variables(out, palette, ".hexes");
    for (size_t i = 0; i < sizeof(style) / sizeof(*style); i++) {
        put_coloured(out, palette, style[i]);
        buffer_puts(out, "\n");
    }
    buffer_puts(out, "</style>\n");
}

void hex_patterns(struct buffer *out, const struct palette *palette)
{
    static const char *const patterns[] = {
        "<pattern id=\"wood\" width=\"10\" height=\"10\" "
        "patternUnits=\"userSpaceOnUse\"><rect width=\"10\" height=\"10\" "
        "style=\"fill:var(--wood)\"/><circle cx=\"3\" cy=\"3\" r=\"1.1\" "
        "style=\"fill:var(--grid)\"/><circle cx=\"8\" cy=\"8\" r=\"1.1\" "
        "style=\"fill:var(--grid)\"/></pattern>\n",
        "<pattern id=\"hill\" width=\"8\" height=\"8\" "
        "patternUnits=\"userSpaceOnUse\"><rect width=\"8\" height=\"8\" "
        "style=\"fill:var(--hill)\"/><path d=\"M0 8L8 0\" "
        "style=\"stroke:var(--grid);stroke-width:.8\"/></pattern>\n",
        "<pattern id=\"woodhill\" width=\"8\" height=\"8\" "
        "patternUnits=\"userSpaceOnUse\"><rect width=\"8\" height=\"8\" "
        "style=\"fill:var(--wood)\"/><path d=\"M0 8L8 0\" "
        "style=\"stroke:var(--grid);stroke-width:.8\"/><circle cx=\"2\" "
        "cy=\"2\" r=\"1\" style=\"fill:var(--grid)\"/></pattern>\n",
        "<pattern id=\"marsh\" width=\"12\" height=\"6\" "
        "patternUnits=\"userSpaceOnUse\"><rect width=\"12\" height=\"6\" "
        "style=\"fill:var(--marsh)\"/><path d=\"M1 3h5\" "
        "style=\"stroke:var(--river);stroke-width:.8\"/></pattern>\n",
    };

    buffer_puts(out, "<defs>\n");
    for (size_t i = 0; i < sizeof(patterns) / sizeof(*patterns); i++)
        put_coloured(out, palette, patterns[i]);
    buffer_puts(out, "</defs>\n");
}
