/* The look of a map of areas. Each side has a tint with lines of its own
 * direction, so that grey print keeps the difference, and a strong colour for
 * what stands there. */
#include "render/areas/areas.h"

#include <stdio.h>

const struct colour area_colours[] = {
    {"paper", "#fdfbf4", "#26251f"},
    {"ink", "#22201b", "#f1ecdd"},
    {"soft", "#6a6456", "#aaa391"},
    {"sea", "#d7e6ee", "#1b2f3b"},
    {"river", "#2f6f9f", "#6fb3e0"},
    {"seaname", "#215a86", "#8cc4ea"},
    {"box", "#fffefa", "#1f1e1a"},
    {"battle", "#c4161c", "#ff6b60"},
    {"on-battle", "#ffffff", "#1d1d1a"},
    {"on-side", "#ffffff", "#12110e"},
    {"t0", "#efe3ea", "#4a3a46"},
    {"t1", "#b9cdf0", "#293a63"},
    {"t2", "#f3bdb6", "#5e2b28"},
    {"t3", "#c3c6ca", "#44474b"},
    {"t4", "#bfdcae", "#2f4a29"},
    {"t5", "#f5e19a", "#5a4c19"},
    {"t6", "#e4bd93", "#5a3d20"},
    {"t7", "#fdfbf4", "#33312a"},
    {"s0", "#7a3b68", "#c889b6"},
    {"s1", "#1f3f94", "#7fa0f2"},
    {"s2", "#a31d1d", "#ee7f77"},
    {"s3", "#2f3338", "#a3aab2"},
    {"s4", "#2e6b2a", "#74c06d"},
    {"s5", "#7d5b00", "#d3aa35"},
    {"s6", "#8a4510", "#dc925a"},
    {"s7", "#6a6456", "#aaa391"},
    {0},
};

static const char *const style[] = {
    ".areas{font-family:\"DejaVu Sans\",Verdana,sans-serif}"
    ".areas .sheet{fill:var(--paper)}.areas .lead{stroke:var(--ink);"
    "stroke-width:1;fill:none}",
    ".areas text{fill:var(--ink)}.areas .sea{fill:var(--sea)}",
    ".areas .disc,.areas .arms{fill:none;stroke-width:46}.areas .disc{"
    "stroke-linecap:round}.areas .arms{stroke-width:40}.areas .field{"
    "stroke:none}",
    ".areas .plot{stroke:var(--soft);stroke-width:.6;opacity:.5;fill:none}"
    ".areas .region{stroke:var(--soft);stroke-width:1.3;fill:none;"
    "stroke-dasharray:6 3}.areas .border{stroke:var(--ink);"
    "stroke-width:2.4;fill:none;stroke-linecap:round}",
    ".areas .river{stroke:var(--river);stroke-width:3.4;fill:none;"
    "stroke-linecap:round;stroke-linejoin:round}",
    ".areas .way,.areas .lane{fill:none}.areas "
    ".way{stroke:var(--soft);stroke-width:.8;opacity:.55}"
    ".areas .crossing{stroke:var(--battle);stroke-width:2.2;"
    "stroke-dasharray:7 4}.areas .strait{stroke:var(--ink);"
    "stroke-width:2.2}.areas .lane{stroke:var(--river);stroke-width:1;"
    "stroke-dasharray:2 6;opacity:.8}",
    ".areas .n{font-size:11px;text-anchor:middle;paint-order:stroke;"
    "stroke:var(--paper);stroke-width:2px}.areas .tn,.areas .cn{"
    "font-size:12px;font-weight:bold;paint-order:stroke;"
    "stroke:var(--paper);stroke-width:3px;stroke-linejoin:round}"
    ".areas .cn{font-size:15px}.areas .sn{font-size:15px;"
    "font-style:italic;fill:var(--seaname);paint-order:stroke;"
    "stroke:var(--sea);stroke-width:3px}.areas .id{font-size:11px;"
    "font-weight:normal;font-style:normal;fill:var(--ink)}",
    ".areas .by{font-size:10px;font-weight:bold;paint-order:stroke;"
    "stroke:var(--paper);stroke-width:2.5px}"
    ".areas .tree,.areas .peak{fill:var(--soft);stroke:var(--soft)}"
    ".areas .peak{fill:var(--paper)}.areas .reed{stroke:var(--river);"
    "stroke-width:1.4}.areas .sand{stroke:var(--soft);stroke-width:2;"
    "stroke-linecap:round}",
    ".areas .hold{fill:none;stroke:var(--ink);stroke-width:1.4}"
    ".areas .taken{stroke-dasharray:3 3}.areas .ceded{stroke-width:3}",
    ".areas .city{fill:var(--ink);stroke:var(--paper);stroke-width:1}"
    ".areas .core{fill:var(--paper)}.areas .port{fill:var(--sea);"
    "stroke:var(--river);stroke-width:1.8}.areas .wall{fill:none;"
    "stroke:var(--ink);stroke-width:1.4}",
    ".areas .buoy{fill:none;stroke:var(--river);stroke-width:1.4}"
    ".areas .blockade{stroke:var(--battle);stroke-dasharray:3 2}",
    ".areas .siege{fill:none;stroke:var(--battle);stroke-width:4;"
    "stroke-dasharray:5 3}",
    ".areas .note circle,.areas .note path{fill:currentColor;"
    "stroke:var(--paper);stroke-width:1}.areas .note text{fill:var(--on-side);"
    "font-size:10px;font-weight:bold;text-anchor:middle}",
    ".areas .box{fill:var(--box);stroke:currentColor;stroke-width:2}"
    ".areas .inside{stroke-dasharray:4 2}.areas .line{fill:none;"
    "stroke:currentColor;stroke-width:1;opacity:.45}.areas .dot,"
    ".areas .band{fill:currentColor}.areas .unit text{text-anchor:middle;"
    "font-weight:bold}.areas .u{font-size:10px}.areas .unit .u{"
    "fill:var(--on-side)}.areas .p{font-size:12px;paint-order:stroke;"
    "stroke:var(--box);stroke-width:2px}.areas .star{fill:#f6c915;"
    "stroke:#22201b;stroke-width:.8}",
    ".areas .arrow{fill:none;stroke:currentColor;stroke-width:5;"
    "stroke-linejoin:round;stroke-linecap:round;opacity:.85}"
    ".areas .retreat{stroke-dasharray:9 7}.areas .advance{stroke-width:8}"
    ".areas .tip{fill:currentColor;stroke:var(--paper);stroke-width:.8}",
    ".areas .battle{fill:var(--battle);stroke:var(--paper);"
    "stroke-width:1}.areas .battle-n{fill:var(--on-battle);font-size:12px;"
    "font-weight:bold;text-anchor:middle}",
    ".areas .legend text{font-size:17px}.areas .legend .h{font-size:26px;"
    "font-weight:bold}.areas .legend .note text{font-size:10px}"
    ".areas .legend .n{font-size:8.5px}",
};

void area_style(struct buffer *out, const struct palette *palette)
{
    buffer_puts(out, "<style>");
    put_variables(out, palette, ".areas");
    for (size_t i = 0; i < sizeof(style) / sizeof(*style); i++) {
        put_coloured(out, palette, style[i]);
        buffer_puts(out, "\n");
    }
    for (int i = 0; i < AREA_SIDES; i++) {
        char side[64];

        buffer_printf(out,
                      ".areas .f%d{fill:url(#own%d);stroke:url(#own%d)}"
                      ".areas .held.f%d{fill:url(#held%d);"
                      "stroke:url(#held%d)}",
                      i, i, i, i, i, i);
        snprintf(side, sizeof(side), ".areas .s%d{color:var(--s%d)}\n", i, i);
        put_coloured(out, palette, side);
    }
    buffer_puts(out, ".areas .disc,.areas .arms{fill:none}"
                     ".areas .field{stroke:none}</style>\n");
}

static void put_pattern(struct buffer *out, const char *name, int side,
                        const char *lines)
{
    buffer_printf(out,
                  "<pattern id=\"%s%d\" width=\"12\" height=\"12\" "
                  "patternUnits=\"userSpaceOnUse\"><rect width=\"12\" "
                  "height=\"12\" style=\"fill:var(--t%d)\"/><path d=\"%s\" "
                  "style=\"fill:none;stroke:var(--s%d);stroke-width:%s;"
                  "opacity:%s\"/></pattern>\n",
                  name, side, side, lines, side, name[0] == 'o' ? "1" : "2.6",
                  name[0] == 'o' ? ".42" : ".32");
}

/* What is held and not a home has the same lines, broad. */
void area_patterns(struct buffer *out, const struct palette *palette)
{
    static const char *const lines[AREA_SIDES] = {
        "M6 0v2M6 6v2M0 3v2M0 9v2M12 3v2M12 9v2", /* dashes */
        "M-1 1L1-1M0 12L12 0M11 13L13 11",        /* rising */
        "M0 6h12",                                /* level */
        "M0 6h12M6 0v12",                         /* squares */
        "M3 3h1M9 9h1M3 9h1M9 3h1",               /* dots */
        "M6 0v12",                                /* upright */
        "M11-1L13 1M0 0L12 12M-1 11L1 13",        /* falling */
        "M0 0",                                   /* nobody's: plain */
    };

    struct buffer patterns;

    buffer_init(&patterns);
    for (int i = 0; i < AREA_SIDES; i++) {
        put_pattern(&patterns, "own", i, lines[i]);
        put_pattern(&patterns, "held", i, lines[i]);
    }
    buffer_puts(out, "<defs>\n");
    put_coloured(out, palette, patterns.bytes);
    buffer_puts(out, "</defs>\n");
    buffer_release(&patterns);
}
