/* The parts of a map of areas. All coordinates are whole: two of the picture
 * for one of the ruleset's.
 *
 * svg_area_map() (areas.c) opens a chart: ids are indexed, the points of all
 * areas put on paper, and labels made that remember what is drawn where. Then
 * the layers append to the buffer, each after those that it must not hide:
 *
 *   1. area_land(): fields around the points of areas, borders of regions,
 *      rivers and ways (land.c);
 *   2. area_nodes(): cities, ports, numbers, sieges;
 *   3. area_arrows(): marches and voyages of the journal (arrows.c);
 *   4. area_notes() and area_boxes(): garrisons and depots, then forces
 *      (boxes.c);
 *   5. area_names() (names.c): names, where room is left;
 *   6. area_battles(): combats of the journal, and the legend.
 *
 * What is drawn takes its place (labels_take()), and labels_place() finds for a
 * thing the nearest place around its point that is free, so that the order of
 * the layers also says who goes first; what had to go far has a line to it. An
 * id of the journal that is no area of its own, a port or the box off it, is
 * drawn at the area that the picture's aliases say. Colours and patterns are
 * style.c's. */
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
    AREA_LEGEND_MORE = 185, /* for columns below the first ones */
    AREA_SIDES = 8          /* patterns; the last is anybody else's */
};

/* A picture with what its layers look up. */
struct chart {
    const struct picture *picture;
    struct buffer *out;
    struct index *ids;
    struct point *points; /* of the areas, on paper */
    int width, height;    /* of the map without its legend */
    struct labels *labels;
    struct palette palette;
};

extern const struct colour area_colours[];

/* Ids, points and size; nothing is drawn. */
void chart_open(struct chart *chart);
/* The area's place in the picture's list; -1 if there is none of that id. */
int chart_find(const struct chart *chart, const char *id);
/* 0 to AREA_SIDES - 1; nobody's and unknown ones the last. */
int chart_pattern(const struct chart *chart, const char *side);
const struct picture_side *chart_side(const struct chart *chart,
                                      const char *side);
void put_title(struct buffer *out, const char *title);

void area_style(struct buffer *out, const struct palette *palette);
void area_patterns(struct buffer *out, const struct palette *palette);
void area_land(struct chart *chart);  /* fields, borders, rivers, ways */
void area_nodes(struct chart *chart); /* cities, numbers, sieges */
void area_boxes(struct chart *chart); /* forces */
void area_notes(struct chart *chart); /* garrisons and depots */
void area_names(struct chart *chart);
/* A line from a label to what it is of, if that is not beside it. */
void area_lead(struct chart *chart, struct rectangle label, struct point to);
void area_arrows(struct chart *chart, const struct journal *journal);
void area_battles(struct chart *chart, const struct journal *journal);
void area_legend(struct legend *legend, const struct picture *picture);
/* What draws the eye: battles, sieges, marches, counters. */
void area_focus(struct focus *focus, const struct picture *picture,
                const struct journal *journal);

/* All layers, inside an <svg> that map_open() opened; the caller ends it. */
void svg_area_map(struct buffer *out, const struct picture *picture,
                  const struct journal *journal, enum look look);

#endif
