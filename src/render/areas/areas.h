/* The parts of a map of areas. All coordinates are whole: two of the picture
 * for one of the room's.
 *
 * svg_area_map() (areas.c) opens a chart: ids are indexed, the points of all
 * areas put on paper, and a grid of cells made that remembers what is drawn
 * where. Then the layers append to the buffer, each after those that it must
 * not hide:
 *
 *   1. area_land(): fields around the points of areas, borders of regions,
 *      rivers and ways (land.c);
 *   2. area_nodes(): cities, ports, numbers, sieges;
 *   3. area_arrows(): marches and voyages of the journal (arrows.c);
 *   4. area_notes() and area_boxes(): garrisons and depots, then forces
 *      (boxes.c);
 *   5. area_names() (labels.c): names, where room is left;
 *   6. area_battles(): combats of the journal, and the legend.
 *
 * What is drawn takes its place: chart_take() marks a rectangle in the cells,
 * and chart_place() finds for a thing the side of its point that overlaps
 * least what is taken already, so that the order of the layers also says who
 * goes first. An id of the journal that is no area of its own, a port or the
 * box off it, is drawn at the area that the picture's aliases say. Colours and
 * patterns are style.c's. */
#ifndef BERTHIER_RENDER_AREAS_AREAS_H
#define BERTHIER_RENDER_AREAS_AREAS_H

#include "core/buffer.h"
#include "core/journal.h"
#include "core/picture.h"
#include "render/hexes/hexes.h"

enum {
    AREA_SCALE = 2,
    AREA_MARGIN = 70,
    AREA_LEGEND = 250,
    AREA_SIDES = 8, /* patterns; the last is anybody else's */
    CELL = 96       /* of the grid that finds what is near */
};

struct rectangle {
    int x, y, width, height;
};

struct taken; /* what is drawn in a cell of the grid */

/* A picture with what its layers look up. */
struct chart {
    const struct picture *picture;
    struct buffer *out;
    struct index *ids;
    struct point *points; /* of the areas, on paper */
    int width, height;    /* of the map without its legend */
    struct taken **cells;
    int columns, rows;
};

/* The area's place in the picture's list; -1 if there is none of that id. */
int chart_find(const struct chart *chart, const char *id);
/* 0 to AREA_SIDES - 1; nobody's and unknown ones the last. */
int chart_pattern(const struct chart *chart, const char *side);
const struct picture_side *chart_side(const struct chart *chart,
                                      const char *side);
void put_title(struct buffer *out, const char *title);

/* labels.c: keeps names and boxes apart. */
void chart_take(struct chart *chart, struct rectangle taken);
/* The first of the ways to stand around a point, above, below and beside it,
 * that overlaps least what is taken; takes it. gap: from the point. */
struct rectangle chart_place(struct chart *chart, struct point around,
                             struct point size, int gap);
int text_width(const char *text, int font);
void area_names(struct chart *chart);

void area_style(struct buffer *out);
void area_patterns(struct buffer *out);
void area_land(struct chart *chart);  /* fields, borders, rivers, ways */
void area_nodes(struct chart *chart); /* cities, numbers, sieges */
void area_boxes(struct chart *chart); /* forces */
void area_notes(struct chart *chart); /* garrisons and depots */
void area_arrows(struct chart *chart, const struct journal *journal);
void area_battles(struct chart *chart, const struct journal *journal);
void area_legend(struct chart *chart);

/* The whole <svg> element of a map of areas. */
void svg_area_map(struct buffer *out, const struct picture *picture,
                  const struct journal *journal);

#endif
