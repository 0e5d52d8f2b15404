/* What the marks of a map of areas mean. */
#include "render/areas/areas.h"

#include "core/arena.h"

/* A side's own land and what it holds besides. */
static void add_sides(struct legend *legend, int column,
                      const struct picture *picture)
{
    const struct chart chart = {.picture = picture};

    for (size_t i = 0; i < picture->side_count; i++) {
        const struct picture_side *side = &picture->sides[i];
        int pattern = chart_pattern(&chart, side->side);
        const struct key keys[] = {
            {arena_text(picture->arena,
                        "<rect class=\"f%d\" x=\"-20\" y=\"-10\" "
                        "width=\"20\" height=\"20\"/><rect class=\"held f%d\" "
                        "x=\"0\" y=\"-10\" width=\"20\" height=\"20\"/>",
                        pattern, pattern),
             side->mark
                 ? arena_text(picture->arena, "%s, %s", side->name, side->mark)
                 : side->name},
            {NULL, NULL}};

        legend_add(legend, column, keys);
    }
    legend_add(
        legend, column,
        (const struct key[]){{"<path class=\"plot\" d=\"M0-10v20\"/>",
                              "left: own land; right: minor countries held"},
                             {NULL, NULL}});
}

static void add_places(struct legend *legend, int column)
{
    static const struct key marks[] = {
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

    legend_add(legend, column, marks);
}

static void add_lands(struct legend *legend, int column)
{
    static const struct key marks[] = {
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

    legend_add(legend, column, marks);
}

static void add_ways(struct legend *legend, int column)
{
    static const struct key marks[] = {
        {"<path class=\"border\" d=\"M-18 0h36\"/>", "border of a power"},
        {"<path class=\"region\" d=\"M-18 0h36\"/>", "of a province"},
        {"<path class=\"river\" d=\"M-18 0h36\"/>", "river"},
        {"<path class=\"crossing\" d=\"M-18 0h36\"/>", "crossing of a strait"},
        {"<path class=\"lane\" d=\"M-18 0h36\"/>", "sea to sea"},
        {"<circle class=\"buoy blockade\" r=\"5\"/>", "blockade box"},
        {NULL, NULL}};

    legend_add(legend, column, marks);
}

static void add_forces(struct legend *legend, int column)
{
    static const struct key marks[] = {
        {"<g class=\"unit s7\" transform=\"translate(-20 -10) "
         "scale(.83)\"><rect "
         "class=\"box\" width=\"48\" height=\"26\"/><path class=\"line\" "
         "d=\"M1 25L47 13M1 13L47 25\"/><path class=\"band\" "
         "d=\"M0 0h48v12h-48z\"/><path class=\"star\" d=\"M49-8l2 4h4l-3 3l1 "
         "5l-4-3l-4 3l1-5l-3-3h4z\"/></g>",
         "corps; star: with a leader"},
        {"<g class=\"unit s7\" transform=\"translate(-20 -10) "
         "scale(.83)\"><rect "
         "class=\"box inside\" width=\"48\" height=\"26\"/><path "
         "class=\"band\" d=\"M0 0h48v12h-48z\"/></g>",
         "in the city or port"},
        {"<g class=\"unit s7\" transform=\"translate(-20 -10) "
         "scale(.83)\"><rect "
         "class=\"box\" width=\"48\" height=\"26\" rx=\"7\"/><path "
         "class=\"line\" d=\"M5 15v5q19 8 38 0v-5\"/><path class=\"band\" "
         "d=\"M0 0h48v12h-48z\"/></g>",
         "fleet"},
        {"<g class=\"note s7\"><circle r=\"8\"/><text y=\"4\">7</text></g>",
         "garrison"},
        {"<g class=\"note s7\"><path d=\"M-8 7l8-15l8 15z\"/></g>", "depot"},
        {"<g class=\"note s7\"><path d=\"M-9 0l9-9l9 9l-9 9z\"/></g>",
         "guerillas"},
        {NULL, NULL}};

    legend_add(legend, column, marks);
}

/* What only a map with its journal shows. */
static void add_happenings(struct legend *legend, int column)
{
    static const struct key marks[] = {
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

    legend_add(legend, column, marks);
}

void area_legend(struct legend *legend, const struct picture *picture)
{
    *legend = (struct legend){.arena = picture->arena, .title = picture->title};
    add_sides(legend, 0, picture);
    add_forces(legend, 1);
    add_places(legend, 2);
    add_lands(legend, 3);
    add_ways(legend, 4);
    add_happenings(legend, 5);
}
