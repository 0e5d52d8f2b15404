/* Where names and counters stand on a map without hiding each other.
 *
 * What is drawn takes its place (labels_take()); for each thing that may stand
 * here or there labels_place() finds the nearest place around its point that is
 * free, so that the order of the calls says who goes first. How long is looked
 * for is counted in things looked at, so many for a map and so many more for
 * each name: a map that is full costs no more than its names. All is reckoned
 * in whole numbers: the same picture is the same everywhere. */
#ifndef BERTHIER_RENDER_LABELS_H
#define BERTHIER_RENDER_LABELS_H

#include <stdbool.h>

struct arena;

struct point {
    int x, y;
};

struct rectangle {
    int x, y, width, height;
};

struct labels;

/* For a map of that size; what is placed stays inside. */
struct labels *labels_new(struct arena *arena, struct point size);
void labels_take(struct labels *labels, struct rectangle taken);
/* Below, above and beside the point, gap away from it; else around it, ever
 * farther. Takes it. What finds no room stands where it hides least of all
 * places that were looked at. */
struct rectangle labels_place(struct labels *labels, struct point around,
                              struct point size, int gap);

/* A thing of that size is to stand around a point. */
struct wish {
    struct point around;
    struct point size;
    int gap;   /* at least so far from it */
    int reach; /* and about so far at most */
};
/* Whether there is room; if so takes it. */
bool labels_find(struct labels *labels, const struct wish *wish,
                 struct rectangle *found);

/* Whether the two share more than a border. */
bool overlapping(struct rectangle one, struct rectangle other);
/* The point of the rectangle that is nearest. */
struct point nearest_point(struct rectangle rectangle, struct point to);
/* How wide a text in bold letters is, a little more than less. */
int text_width(const char *text, int font);

#endif
