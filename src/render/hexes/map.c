/* The map of hexes as SVG: the order of its layers. */
#include "render/hexes/hexes.h"

static void put_head(const struct hex_sheet *sheet, struct point size)
{
    struct buffer *out = sheet->out;

    map_open(out, &(struct map_frame){.kind = "hexes",
                                      .size = size,
                                      .title = sheet->picture->title,
                                      .look = sheet->palette.look});
    hex_style(out, &sheet->palette);
    hex_patterns(out, &sheet->palette);
    map_drawn(out, "hexes");
    buffer_printf(out, "<rect class=\"sheet\" width=\"%d\" height=\"%d\"/>\n",
                  size.x, size.y);
}

static void put_layers(struct hex_sheet *sheet, const struct journal *journal)
{
    const struct stacks stacks = stacks_of(sheet->picture);

    svg_ground(sheet);
    svg_roads(sheet->out, sheet->picture);
    svg_edges(sheet->out, sheet->picture);
    svg_places(sheet);
    if (journal)
        svg_arrows(sheet, journal);
    svg_boxes(sheet, &stacks);
    if (journal)
        svg_battles(sheet, journal);
    svg_box_names(sheet, &stacks);
    svg_place_names(sheet);
}

void svg_hex_map(struct buffer *out, const struct picture *picture,
                 const struct journal *journal, enum look look)
{
    const struct point map = {map_width(picture), map_height(picture)};
    struct hex_sheet sheet = {
        .picture = picture,
        .out = out,
        .labels = labels_new(picture->arena, map),
        .palette = {hex_colours, look},
    };
    struct point size = map;

    if (look != LOOK_PAGE) {
        size.x = map.x < LEGEND_WIDTH ? LEGEND_WIDTH : map.x;
        size.y += LEGEND_HEIGHT;
    }
    put_head(&sheet, size);
    put_layers(&sheet, journal);
    if (look != LOOK_PAGE) {
        struct legend legend;

        hex_legend(&legend, picture);
        legend_svg(
            out, &legend,
            &(struct legend_form){
                {MAP_MARGIN, map.y + 38}, 20, (size.x - MAP_MARGIN) / 5, 4, 0});
    }
    buffer_puts(out, "</g>\n");
}
