/* The foot of a map of areas: title, sides, marks. */
#include "render/areas/areas.h"

#include "render/markup.h"

enum { LINE_STEP = 30, SWATCH = 44 };

static void put_label(struct chart *chart, int x, int y, const char *text)
{
    buffer_printf(chart->out, "<text x=\"%d\" y=\"%d\">", x, y);
    put_escaped(chart->out, text);
    buffer_puts(chart->out, "</text>\n");
}

/* A side's own land and what it holds besides. */
static void put_sides(struct chart *chart, struct point at)
{
    const struct picture *picture = chart->picture;

    for (size_t i = 0; i < picture->side_count; i++) {
        const struct picture_side *side = &picture->sides[i];
        int x = at.x + 270 * (int)(i / 4);
        int y = at.y + 36 * (int)(i % 4);
        int pattern = chart_pattern(chart, side->side);

        buffer_printf(chart->out,
                      "<rect class=\"f%d\" x=\"%d\" y=\"%d\" width=\"%d\" "
                      "height=\"24\"/><rect class=\"held f%d\" x=\"%d\" "
                      "y=\"%d\" width=\"%d\" height=\"24\"/>",
                      pattern, x, y - 18, SWATCH / 2, pattern, x + SWATCH / 2,
                      y - 18, SWATCH / 2);
        put_label(chart, x + SWATCH + 8, y, side->name);
    }
    put_label(chart, at.x, at.y + 36 * 4,
              "left: own land; right: minor countries held");
}

struct mark {
    const char *drawing;
    const char *text;
};

static void put_marks(struct chart *chart, struct point at,
                      const struct mark *marks)
{
    for (; marks->drawing; marks++, at.y += LINE_STEP) {
        buffer_printf(chart->out, "<g transform=\"translate(%d %d)\">%s</g>",
                      at.x + 20, at.y - 6, marks->drawing);
        put_label(chart, at.x + 50, at.y, marks->text);
    }
}

static void put_places(struct chart *chart, struct point at)
{
    static const struct mark marks[] = {
        {"<path class=\"city\" d=\"M0-9l2 6h7l-5 4l2 7l-6-4l-6 4l2-7l-5-4h7z"
         "\"/>",
         "national capital"},
        {"<path class=\"city\" d=\"M-5-5h10v10h-10z\"/><path class=\"core\" "
         "d=\"M-2-2h4v4h-4z\"/>",
         "capital of a province"},
        {"<path class=\"city\" d=\"M-5-5h10v10h-10z\"/>", "city"},
        {"<circle class=\"port\" r=\"9\"/><path class=\"city\" "
         "d=\"M-5-5h10v10h-10z\"/>",
         "port"},
        {"<path class=\"wall\" d=\"M-7-7h14v14h-14z\"/><path class=\"city\" "
         "d=\"M-5-5h10v10h-10z\"/>",
         "fortress"},
        {"<g class=\"siege\"><circle r=\"11\"/></g>", "siege"},
        {NULL, NULL}};

    put_marks(chart, at, marks);
}

static void put_lands(struct chart *chart, struct point at)
{
    static const struct mark marks[] = {
        {"<rect class=\"hold taken\" x=\"-14\" y=\"-8\" width=\"28\" "
         "height=\"16\" rx=\"8\"/>",
         "conquered minor country"},
        {"<rect class=\"hold\" x=\"-14\" y=\"-8\" width=\"28\" height=\"16\" "
         "rx=\"8\"/>",
         "free state"},
        {"<rect class=\"hold ceded\" x=\"-14\" y=\"-8\" width=\"28\" "
         "height=\"16\" rx=\"8\"/>",
         "ceded province"},
        {"<rect class=\"f7\" x=\"-18\" y=\"-10\" width=\"36\" "
         "height=\"20\"/><path class=\"plot\" d=\"M-18-10h36v20h-36z\"/>",
         "neutral minor country"},
        {"<path class=\"peak\" transform=\"translate(0 10)\" "
         "d=\"M-8-6l5-8l3 5l2-3l5 6z\"/>",
         "mountain"},
        {"<path class=\"tree\" transform=\"translate(0 10)\" "
         "d=\"M0-15l4 7h-8zM0-8v3\"/>",
         "forest"},
        {NULL, NULL}};

    put_marks(chart, at, marks);
}

static void put_ways(struct chart *chart, struct point at)
{
    static const struct mark marks[] = {
        {"<path class=\"border\" d=\"M-18 0h36\"/>", "border of a power"},
        {"<path class=\"region\" d=\"M-18 0h36\"/>", "of a province"},
        {"<path class=\"river\" d=\"M-18 0h36\"/>", "river"},
        {"<path class=\"crossing\" d=\"M-18 0h36\"/>", "crossing of a strait"},
        {"<path class=\"lane\" d=\"M-18 0h36\"/>", "sea to sea"},
        {"<circle class=\"buoy blockade\" r=\"5\"/>", "blockade box"},
        {NULL, NULL}};

    put_marks(chart, at, marks);
}

static void put_forces(struct chart *chart, struct point at)
{
    static const struct mark marks[] = {
        {"<g class=\"unit s7\" transform=\"translate(-20 -11)\"><rect "
         "class=\"box\" width=\"40\" height=\"23\"/><path class=\"line\" "
         "d=\"M1 22L39 12M1 12L39 22\"/><path class=\"band\" "
         "d=\"M0 0h40v11h-40z\"/><path class=\"star\" "
         "d=\"M41-8l2 4h4l-3 3l1 5l-4-3l-4 3l1-5l-3-3h4z\"/></g>",
         "corps; star: with a leader"},
        {"<g class=\"unit s7\" transform=\"translate(-20 -11)\"><rect "
         "class=\"box inside\" width=\"40\" height=\"23\"/><path "
         "class=\"band\" d=\"M0 0h40v11h-40z\"/></g>",
         "in the city or port"},
        {"<g class=\"unit s7\" transform=\"translate(-20 -11)\"><rect "
         "class=\"box\" width=\"40\" height=\"23\" rx=\"7\"/><path "
         "class=\"line\" d=\"M4 14v4q16 7 32 0v-4\"/><path class=\"band\" "
         "d=\"M0 0h40v11h-40z\"/></g>",
         "fleet"},
        {"<g class=\"note s7\"><circle r=\"8\"/><text y=\"4\">7</text></g>",
         "garrison"},
        {"<g class=\"note s7\"><path d=\"M-8 7l8-15l8 15z\"/></g>", "depot"},
        {"<g class=\"note s7\"><path d=\"M-9 0l9-9l9 9l-9 9z\"/></g>",
         "guerillas"},
        {NULL, NULL}};

    put_marks(chart, at, marks);
}

/* What only a map with its journal shows. */
static void put_happenings(struct chart *chart, struct point at)
{
    static const struct mark marks[] = {
        {"<g class=\"s7\"><path class=\"arrow\" d=\"M-18 0h22\"/><path "
         "class=\"tip\" d=\"M18 0l-16-8v16z\"/></g>",
         "march or voyage"},
        {"<g class=\"s7\"><path class=\"arrow retreat\" d=\"M-18 0h22\"/><path "
         "class=\"tip\" d=\"M18 0l-16-8v16z\"/></g>",
         "retreat"},
        {"<g class=\"s7\"><path class=\"arrow advance\" d=\"M-18 0h22\"/><path "
         "class=\"tip\" d=\"M18 0l-16-8v16z\"/></g>",
         "pursuit"},
        {NULL, NULL}};

    put_marks(chart, at, marks);
}

void area_legend(struct chart *chart)
{
    int top = chart->height + 62;

    buffer_printf(chart->out,
                  "<g class=\"legend\"><text class=\"h\" "
                  "x=\"24\" y=\"%d\">",
                  chart->height + 34);
    put_escaped(chart->out, chart->picture->title ? chart->picture->title : "");
    buffer_puts(chart->out, "</text>\n");
    put_sides(chart, (struct point){24, top + 10});
    put_forces(chart, (struct point){600, top});
    put_places(chart, (struct point){930, top});
    put_lands(chart, (struct point){1220, top});
    put_ways(chart, (struct point){1540, top});
    put_happenings(chart, (struct point){1840, top});
    buffer_puts(chart->out, "</g>\n");
}
