/* What a turn tells until every commander has seen it: corrections and voids.
 */
#include "campaign/documents/own.h"
#include "campaign/documents/turn.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/writer.h"

#include <string.h>

static const struct field correction_fields[] = {
    FIELD(COUNT, struct told, entry, "entry", FIELD_REQUIRED),
    FIELD(TEXT, struct told, reason, "reason", FIELD_REQUIRED),
    FIELD(NAMES, struct told, waits, "waits", FIELD_REQUIRED),
    {0},
};

static const struct field void_fields[] = {
    FIELD(COUNT, struct told, entry, "entry", FIELD_REQUIRED),
    FIELD(DIGEST, struct told, lock, "lock", FIELD_REQUIRED),
    FIELD(TEXT, struct told, reason, "reason", FIELD_REQUIRED),
    FIELD(NAMES, struct told, waits, "waits", FIELD_REQUIRED),
    FIELD(NAMES, struct told, withheld, "withheld", FIELD_REQUIRED),
    {0},
};

bool told_read(struct told *out, const struct element *element,
               const char *file, struct arena *arena, struct report *report)
{
    out->is_void = strcmp(element->name, "void") == 0;
    return fields_read(out, out->is_void ? void_fields : correction_fields,
                       element, file, arena, report);
}

void told_write(struct writer *writer, const struct told *in)
{
    writer_open(writer, in->is_void ? "void" : "correction");
    fields_write(writer, in->is_void ? void_fields : correction_fields, in);
    writer_close(writer);
}

const char *told_text(const struct told *told, struct arena *arena)
{
    const char *text = arena_text(
        arena, "%s in entry %d: %s", told->is_void ? "Made void" : "Corrected",
        told->entry, displayed_words(told->reason, arena));

    return told->withheld.count > 0
               ? arena_text(arena, "%s; what %s owed did not come", text,
                            names_text(&told->withheld, ", ", arena))
               : text;
}
