/* The parts of the map of hexes. All coordinates are whole: a hex is 60 wide
 * and 52 high, columns stand 45 apart.
 *
 * map.c opens the <svg> element and calls the layers, each of which goes once
 * through the picture and appends to one buffer:
 *
 *   style and patterns (style.c), then the ground of every hex
 *   (svg_ground()), roads, edges with rivers, bridges and crests (svg_roads(),
 *   svg_edges(), lines.c), places, arrows of the journal's marches, retreats
 *   and advances (svg_arrows()), boxes of forces (svg_boxes()), battles; then,
 *   where all that leaves room, the names of forces and of places
 *   (labels_place()), and the legend below.
 *
 * points.c holds the geometry: hex_middle() and hex_corner() turn a hex of
 * four digits into paper, map_width() and map_height() say how large the paper
 * is. Nothing else computes a coordinate of the grid. side_pattern() gives
 * each side one of the patterns, so that a map printed in grey still tells
 * them apart. boxes.c stacks the boxes of one hex and names them. The
 * palette holds dark and light colours; no layer names a colour itself. */
#ifndef BERTHIER_RENDER_HEXES_HEXES_H
#define BERTHIER_RENDER_HEXES_HEXES_H

#include "core/buffer.h"
#include "core/journal.h"
#include "core/picture.h"
#include "render/frame.h"
#include "render/labels.h"
#include "render/legend.h"
#include "render/palette.h"
#include "render/stacks.h"
#include "render/windows.h"

enum {
    HEX_SIDE = 30,
    HEX_HALF = 26,
    COLUMN_STEP = 45,
    ROW_STEP = 52,
    MAP_MARGIN = 12,
    LEGEND_HEIGHT = 150,
    LEGEND_WIDTH = 820
};

/* A map that is being drawn. */
struct hex_sheet {
    const struct picture *picture;
    struct buffer *out;
    struct labels *labels; /* what is taken so far */
    struct palette palette;
};

extern const struct colour hex_colours[];

/* The middle of a hex, and corner 0..5 of it, clockwise from the upper left:
 * side d lies between corners d and d + 1. */
struct point hex_middle(const struct picture *picture, int hex);
struct point hex_corner(const struct picture *picture, int hex, int corner);
int map_width(const struct picture *picture);
int map_height(const struct picture *picture);
/* Which of the side patterns a side has; unknown ones the last. */
int side_pattern(const struct picture *picture, const char *side);

void hex_style(struct buffer *out, const struct palette *palette);
void hex_patterns(struct buffer *out, const struct palette *palette);
void svg_ground(struct hex_sheet *sheet);
void svg_roads(struct buffer *out, const struct picture *picture);
void svg_edges(struct buffer *out, const struct picture *picture);
void svg_places(struct hex_sheet *sheet);
void svg_place_names(struct hex_sheet *sheet);
void svg_boxes(struct hex_sheet *sheet, const struct stacks *stacks);
void svg_box_names(struct hex_sheet *sheet, const struct stacks *stacks);
void svg_box_symbol(struct buffer *out, enum symbol symbol);
/* What tells sides apart besides their colours; drawn into a box. */
void svg_side_corner(struct buffer *out, int pattern, enum symbol symbol);
/* A line from a label to what it names, if that is not beside it. */
void svg_lead(struct buffer *out, struct rectangle label, struct point to);
/* How the arrow of such an event looks; NULL: it is none. */
const char *arrow_class(enum event_kind kind);
void svg_arrows(struct hex_sheet *sheet, const struct journal *journal);
void svg_battles(struct hex_sheet *sheet, const struct journal *journal);
/* What draws the eye: battles, marches, counters. */
void hex_focus(struct focus *focus, const struct picture *picture,
               const struct journal *journal);
void hex_legend(struct legend *legend, const struct picture *picture);
/* All layers, inside an <svg> that map_open() opened; the caller ends it. */
void svg_hex_map(struct buffer *out, const struct picture *picture,
                 const struct journal *journal, enum look look);

#endif
