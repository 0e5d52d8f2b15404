/* What the marks of a map of hexes mean. */
#include "render/hexes/hexes.h"

#include "core/arena.h"

static void add_grounds(struct legend *legend, int column,
                        const struct picture *picture)
{
    static const char *const kinds[] = {"clear", "wood", "hill", "woodhill",
                                        "marsh"};
    static const char *const usual[] = {"clear", "woods", "hills",
                                        "wooded hills", "marsh"};
    const char *const *words =
        picture->ground_words ? picture->ground_words : usual;

    for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++) {
        const struct key keys[] = {
            {arena_text(legend->arena,
                        "<rect class=\"hex %s\" x=\"-14\" y=\"-7\" "
                        "width=\"28\" height=\"14\"/>",
                        kinds[i]),
             words[i]},
            {NULL, NULL}};

        if (words[i])
            legend_add(legend, column, keys);
    }
}

static void add_lines(struct legend *legend, int column,
                      const struct picture *picture)
{
    static const char *const marks[] = {
        ("<path class=\"major\" d=\"M-14 0h28\"/>"
         "<path class=\"inside\" d=\"M-14 0h28\"/>"),
        "<path class=\"minor\" d=\"M-14 0h28\"/>",
        "<path class=\"river\" d=\"M-14 0h28\"/>",
        "<path class=\"stream\" d=\"M-14 0h28\"/>",
        "<path class=\"crest\" d=\"M-14 0h28\"/>"};
    static const char *const usual[] = {"primary road",  "secondary road",
                                        "primary river", "secondary river",
                                        "crest",         NULL};
    const char *const *words =
        picture->line_words ? picture->line_words : usual;

    for (size_t i = 0; words[i]; i++) {
        const struct key keys[] = {{marks[i], words[i]}, {NULL, NULL}};

        if (*words[i])
            legend_add(legend, column, keys);
    }
}

/* A box as it stands on the map. */
static const char *box_text(struct arena *arena, int pattern,
                            enum symbol symbol)
{
    struct buffer out;

    buffer_init(&out);
    buffer_printf(&out, "<g class=\"unit s%d\">", pattern);
    svg_box_symbol(&out, symbol);
    svg_side_corner(&out, pattern, symbol);
    buffer_puts(&out, "</g>");
    return buffer_keep(&out, arena);
}

static void add_symbols(struct legend *legend, int column)
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
        const struct key keys[] = {
            {box_text(legend->arena, 4, symbols[i].symbol), symbols[i].text},
            {NULL, NULL}};

        legend_add(legend, column, keys);
    }
}

static void add_sides(struct legend *legend, int column,
                      const struct picture *picture)
{
    static const struct key sizes[] = {
        {"<g><text class=\"m\" y=\"-2\">x xx</text><text class=\"m\" y=\"8\">"
         "xxx xxxx</text></g>",
         "brigade, division, corps, army"},
        {NULL, NULL}};

    for (size_t i = 0; i < picture->side_count; i++) {
        const struct picture_side *side = &picture->sides[i];
        const struct key keys[] = {
            {box_text(legend->arena, side_pattern(picture, side->side),
                      SYMBOL_UNKNOWN),
             side->name},
            {NULL, NULL}};

        legend_add(legend, column, keys);
    }
    legend_add(legend, column, sizes);
}

/* What only a map with its journal shows. */
static void add_marks(struct legend *legend, int column)
{
    static const struct key marks[] = {
        {"<g class=\"s4\"><path class=\"arrow\" d=\"M-14 0h28\"/></g>",
         "march"},
        {"<g class=\"s4\"><path class=\"arrow retreat\" d=\"M-14 0h28\"/></g>",
         "retreat"},
        {"<g class=\"s4\"><path class=\"arrow advance\" d=\"M-14 0h28\"/></g>",
         "advance, pursuit"},
        {NULL, NULL}};

    legend_add(legend, column, marks);
}

void hex_legend(struct legend *legend, const struct picture *picture)
{
    *legend = (struct legend){.arena = picture->arena, .title = picture->title};
    if (picture->scale_tenths_of_km > 0)
        legend->scale = arena_text(picture->arena, "5 hexes, %d km",
                                   (5 * picture->scale_tenths_of_km + 5) / 10);
    add_grounds(legend, 0, picture);
    add_lines(legend, 1, picture);
    add_symbols(legend, 2);
    add_sides(legend, 3, picture);
    add_marks(legend, 4);
}
