/* The map's foot: scale, ground, lines and symbols explained. */
#include "render/hexes/hexes.h"

#include "render/markup.h"

static void put_label(struct buffer *out, int x, int y, const char *text)
{
    buffer_printf(out, "<text x=\"%d\" y=\"%d\">", x, y);
    put_escaped(out, text);
    buffer_puts(out, "</text>\n");
}

static void put_grounds(struct buffer *out, int x, int y)
{
    static const struct {
        const char *kind;
        const char *text;
    } grounds[] = {
        {"clear", "clear"},           {"wood", "woods"},  {"hill", "hills"},
        {"woodhill", "wooded hills"}, {"marsh", "marsh"},
    };

    for (size_t i = 0; i < sizeof(grounds) / sizeof(*grounds); i++) {
        int line = y + 20 * (int)i;

        buffer_printf(out,
                      "<rect class=\"hex %s\" x=\"%d\" y=\"%d\" width=\"22\" "
                      "height=\"13\"/>",
                      grounds[i].kind, x, line - 10);
        put_label(out, x + 28, line, grounds[i].text);
    }
}

static void put_lines(struct buffer *out, int x, int y)
{
    static const struct {
        const char *kind;
        const char *text;
    } lines[] = {
        {"major", "primary road"},  {"minor", "secondary road"},
        {"river", "primary river"}, {"stream", "secondary river"},
        {"crest", "crest"},
    };

    for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++) {
        int line = y + 20 * (int)i;

        buffer_printf(out, "<path class=\"%s\" d=\"M%d %dh24\"/>",
                      lines[i].kind, x, line - 4);
        if (i == 0)
            buffer_printf(out, "<path class=\"inside\" d=\"M%d %dh24\"/>", x,
                          line - 4);
        put_label(out, x + 30, line, lines[i].text);
    }
}

static void put_symbols(struct buffer *out, int x, int y)
{
    static const struct {
        enum symbol symbol;
        const char *text;
    } symbols[] = {
        {SYMBOL_INFANTRY, "infantry"},   {SYMBOL_CAVALRY, "cavalry"},
        {SYMBOL_ARTILLERY, "artillery"}, {SYMBOL_HEADQUARTERS, "headquarters"},
        {SYMBOL_VEDETTE, "vedette"},
    };

    for (size_t i = 0; i < sizeof(symbols) / sizeof(*symbols); i++) {
        int line = y + 20 * (int)i;

        buffer_printf(out,
                      "<g class=\"unit s4\" transform=\"translate(%d %d)\">",
                      x + 13, line - 4);
        svg_box_symbol(out, symbols[i].symbol);
        buffer_puts(out, "</g>");
        put_label(out, x + 36, line, symbols[i].text);
    }
}

static void put_sides(struct buffer *out, const struct picture *picture,
                      struct point at)
{
    for (size_t i = 0; i < picture->side_count; i++) {
        const struct picture_side *side = &picture->sides[i];
        int line = at.y + 20 * (int)i;

        buffer_printf(out,
                      "<g class=\"unit s%d\" transform=\"translate(%d %d)\">",
                      side->pattern % 4, at.x + 13, line - 4);
        svg_box_symbol(out, SYMBOL_UNKNOWN);
        buffer_puts(out, "</g>");
        put_label(out, at.x + 36, line, side->name);
    }
    put_label(out, at.x, at.y + 20 * (int)picture->side_count + 2,
              "x xx xxx xxxx: brigade to army");
}

static void put_marks(struct buffer *out, int x, int y)
{
    static const struct {
        const char *kind;
        const char *text;
    } marks[] = {
        {"arrow", "march"},
        {"arrow retreat", "retreat"},
        {"arrow advance", "advance, pursuit"},
    };

    for (size_t i = 0; i < sizeof(marks) / sizeof(*marks); i++) {
        int line = y + 20 * (int)i;

        buffer_printf(out,
                      "<g class=\"s4\"><path class=\"%s\" d=\"M%d %dh24\"/>"
                      "</g>",
                      marks[i].kind, x, line - 4);
        put_label(out, x + 30, line, marks[i].text);
    }
}

/* Ten hexes from north to south are ten times the scale; the bar lies. */
static void put_scale(struct buffer *out, const struct picture *picture,
                      struct point at)
{
    int five = 5 * ROW_STEP;

    if (picture->scale_tenths_of_km <= 0)
        return;
    buffer_printf(out, "<path class=\"bridge\" d=\"M%d %dv-6v3h%dv-3v6\"/>\n",
                  at.x, at.y, five);
    buffer_printf(out, "<text x=\"%d\" y=\"%d\">5 hexes, %d km</text>\n", at.x,
                  at.y - 8, (5 * picture->scale_tenths_of_km + 5) / 10);
}

void svg_legend(struct buffer *out, const struct picture *picture)
{
    int top = map_height(picture) + 34;
    int width = map_width(picture);
    int step = width > 900 ? width / 6 : LEGEND_WIDTH / 5;

    buffer_printf(out,
                  "<g class=\"legend\"><text class=\"h\" x=\"%d\" "
                  "y=\"%d\">",
                  MAP_MARGIN, top - 18);
    put_escaped(out, picture->title ? picture->title : "");
    buffer_puts(out, "</text>\n");
    put_grounds(out, MAP_MARGIN, top);
    put_lines(out, MAP_MARGIN + step, top);
    put_symbols(out, MAP_MARGIN + 2 * step, top);
    put_sides(out, picture, (struct point){MAP_MARGIN + 3 * step, top});
    put_marks(out, MAP_MARGIN + 4 * step, top);
    put_scale(out, picture, (struct point){MAP_MARGIN + 3 * step, top + 95});
    buffer_puts(out, "</g>\n");
}
