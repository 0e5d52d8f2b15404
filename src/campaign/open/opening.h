/* From a verified file to a module or a turn that can be played: read by the
 * ruleset's tables, references checked, opened by the ruleset. */
#ifndef BERTHIER_CAMPAIGN_OPEN_OPENING_H
#define BERTHIER_CAMPAIGN_OPEN_OPENING_H

#include "campaign/documents/module.h"
#include "campaign/documents/turn.h"
#include "campaign/open/signed.h"
#include "core/report.h"
#include "io/files.h"
#include "trust/digest.h"

#include <stdbool.h>

struct arena;
struct game;
struct module;
struct ruleset;

/* Any signed_file will do whose root, name and kind are set. The ruleset is
 * ruleset_find(out->ruleset) and exists after true. */
bool module_open(struct module_document *out, const struct signed_file *file,
                 struct arena *arena, struct report *report);

/* What a game that was read, or set up, stands in and on. */
struct game_source {
    const struct ruleset *ruleset;
    const struct module *module;
    const char *file;
};
/* The ruleset opens it and looks whether its parts agree: all that must hold of
 * a turn before anybody plays it or is asked about it. */
bool game_open(struct game *game, const struct game_source *source,
               struct arena *arena, struct report *report);

/* A turn with the module that it is played on. */
struct turn_source {
    const struct signed_file *file;
    const struct module_document *module; /* opened */
    bool any_revision; /* of another revision of the ruleset, too */
};
bool turn_open(struct turn *out, const struct turn_source *source,
               struct arena *arena, struct report *report);
/* Writes a turn and reads it again on that module, which may be another than it
 * stood on and has its element, as everybody will: what must hold between its
 * records and the module is seen then, at the lines of a file of that name. The
 * game of the turn becomes the one that was read. */
bool turn_again(struct turn *turn, const struct module_document *module,
                const char *name, struct arena *arena, struct report *report);

/* position.c: a turn that is taken from a file, whoever wrote it: where play
 * with a given seed starts, or a campaign that begins in the middle. */
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
