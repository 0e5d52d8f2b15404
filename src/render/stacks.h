/* What stands where on a picture, place by place: for counters that share a
 * place on the map, and for the list beside it. */
#ifndef BERTHIER_RENDER_STACKS_H
#define BERTHIER_RENDER_STACKS_H

#include "core/picture.h"

#include <stddef.h>

/* All that stands in one hex or area, in the picture's order. */
struct stack {
    int hex;           /* 0: an area */
    const char *place; /* as orders name it: "0812", "a326" */
    const char *name;  /* of the place, or NULL */
    const struct picture_box **boxes;
    size_t box_count;
    const struct picture_note **notes;
    size_t note_count;
};

struct stacks {
    struct stack *items; /* by hex; areas in the picture's order */
    size_t count;
};

/* Lives in the picture's arena. What stands nowhere on the map has no stack. */
struct stacks stacks_of(const struct picture *picture);
/* "Austria"; the id of one who is no side of the picture; "nobody". */
const char *side_words(const struct picture *picture, const char *side);

#endif
