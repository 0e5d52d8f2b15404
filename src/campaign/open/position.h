/* A turn that is taken from a file, whoever wrote it: where play with a given
 * seed starts, or a campaign that begins in the middle. */
#ifndef BERTHIER_CAMPAIGN_OPEN_POSITION_H
#define BERTHIER_CAMPAIGN_OPEN_POSITION_H

#include "campaign/documents/module.h"
#include "campaign/documents/turn.h"
#include "core/report.h"
#include "io/files.h"
#include "trust/digest.h"

#include <stdbool.h>

struct arena;

struct position {
    struct turn turn; /* its game is open */
    struct bytes bytes;
    char state[DIGEST_TEXT]; /* of the turn, signed or not */
};

struct position_source {
    const char *path;
    struct bytes bytes;                   /* data NULL: what lies at path */
    const struct module_document *module; /* opened */
    const char *rules;                    /* digest that the turn must name */
};
/* Reads, validates and opens the turn. Who signed it is not asked. Refuses the
 * turn of a game that is over and one of other rules or another module. */
bool position_read(struct position *out, const struct position_source *source,
                   struct arena *arena, struct report *report);

#endif
