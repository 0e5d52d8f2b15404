/* The parts of a map that a page shows large: where most of the game is. Each
 * map says what draws the eye on it, and where; windows of one size then take
 * in as much as they can. */
#ifndef BERTHIER_RENDER_WINDOWS_H
#define BERTHIER_RENDER_WINDOWS_H

#include "render/labels.h"

#include <stddef.h>

struct arena;

/* Something that draws the eye, and how much. */
struct spot {
    struct point at;
    int weight;
};

/* A place that people call by a name. */
struct landmark {
    struct point at;
    const char *name;
};

/* What windows are chosen by. */
struct focus {
    struct arena *arena;
    struct point paper;
    struct spot *spots;
    size_t spot_count;
    struct landmark *landmarks;
    size_t landmark_count;
};

enum {
    SPOT_BATTLE = 100,
    SPOT_SIEGE = 30,
    SPOT_MARCH = 8,
    SPOT_COUNTER = 2,
    MOST_WINDOWS = 6
};

void focus_spot(struct focus *focus, struct point at, int weight);
void focus_name(struct focus *focus, struct point at, const char *name);

/* A part of the map, shown large. */
struct window {
    struct rectangle part;
    const char *around; /* name of what is in its midst, or NULL */
};

struct windows {
    struct window items[MOST_WINDOWS];
    size_t count;
};

/* The part with most in it first, until every spot is in one. */
struct windows windows_find(const struct focus *focus, struct point size);

#endif
