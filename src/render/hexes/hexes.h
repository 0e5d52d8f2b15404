/* The parts of the map of hexes. All coordinates are whole: a hex is 60 wide
 * and 52 high, columns stand 45 apart.
 *
 * svg.c of the folder above opens the <svg> element and calls the layers, each
 * of which goes once through the picture and appends to one buffer:
 *
 *   style and patterns, then the ground of every hex (svg_ground()), roads,
 *   edges with rivers, bridges and crests (svg_roads(), svg_edges(), lines.c),
 *   places with their names, boxes of forces (svg_boxes()), arrows of the
 *   journal's marches, retreats and advances (svg_arrows()), and the legend
 *   below.
 *
 * points.c holds the geometry: hex_middle() and hex_corner() turn a hex of
 * four digits into paper, map_width() and map_height() say how large the paper
 * is. Nothing else computes a coordinate of the grid. side_pattern() gives
 * each side one of the patterns, so that a map printed in grey still tells
 * them apart. boxes.c stacks the boxes of one hex; arrows.c lets those who go
 * the same way share an arrow. The style holds dark and light colours; no
 * layer names a colour itself. */
#ifndef BERTHIER_RENDER_HEXES_HEXES_H
#define BERTHIER_RENDER_HEXES_HEXES_H

#include "core/buffer.h"
#include "core/journal.h"
#include "core/picture.h"

enum {
    HEX_SIDE = 30,
    HEX_HALF = 26,
    COLUMN_STEP = 45,
    ROW_STEP = 52,
    MAP_MARGIN = 12,
    LEGEND_HEIGHT = 150,
    LEGEND_WIDTH = 820
};

struct point {
    int x, y;
};

/* The middle of a hex, and corner 0..5 of it, clockwise from the upper left:
 * side d lies between corners d and d + 1. */
struct point hex_middle(int hex);
struct point hex_corner(int hex, int corner);
int map_width(const struct picture *picture);
int map_height(const struct picture *picture);
/* Which of the side patterns a side has; unknown ones the last. */
int side_pattern(const struct picture *picture, const char *side);

void svg_style(struct buffer *out);
void svg_patterns(struct buffer *out);
void svg_ground(struct buffer *out, const struct picture *picture);
void svg_roads(struct buffer *out, const struct picture *picture);
void svg_edges(struct buffer *out, const struct picture *picture);
void svg_places(struct buffer *out, const struct picture *picture);
void svg_boxes(struct buffer *out, const struct picture *picture);
void svg_box_symbol(struct buffer *out, enum symbol symbol);
/* How the arrow of such an event looks; NULL: it is none. */
const char *arrow_class(enum event_kind kind);
void svg_arrows(struct buffer *out, const struct picture *picture,
                const struct journal *journal);
void svg_legend(struct buffer *out, const struct picture *picture);
/* The whole <svg> element, for a file of its own or inside HTML. */
void svg_map(struct buffer *out, const struct picture *picture,
             const struct journal *journal);

#endif
