/* From a verified file to a module or a turn that can be played: read by the
 * room's tables, references checked, opened by the room. */
#ifndef BERTHIER_CAMPAIGN_OPEN_OPENING_H
#define BERTHIER_CAMPAIGN_OPEN_OPENING_H

#include "campaign/documents/module.h"
#include "campaign/documents/turn.h"
#include "campaign/open/signed.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;

/* Any signed_file will do whose root, name and kind are set. The room is
 * room_find(out->room) and exists after true. */
bool module_open(struct module_document *out, const struct signed_file *file,
                 struct arena *arena, struct report *report);

/* A turn with the module that it is played on. */
struct turn_source {
    const struct signed_file *file;
    const struct module_document *module; /* opened */
    bool any_revision; /* of another revision of the room, too */
};
bool turn_open(struct turn *out, const struct turn_source *source,
               struct arena *arena, struct report *report);

#endif
