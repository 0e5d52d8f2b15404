/* What a turn tells until every commander has seen it: corrections and voids.
 */
#include "campaign/documents/internal.h"
#include "campaign/documents/turn.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/writer.h"

#include <string.h>

static const struct field correction_fields[] = {
    FIELD(COUNT, struct notice, entry, "entry", FIELD_REQUIRED),
    FIELD(TEXT, struct notice, reason, "reason", FIELD_REQUIRED),
    FIELD(NAMES, struct notice, waits, "waits", FIELD_REQUIRED),
    {0},
};

static const struct field void_fields[] = {
    FIELD(COUNT, struct notice, entry, "entry", FIELD_REQUIRED),
    FIELD(DIGEST, struct notice, lock, "lock", FIELD_REQUIRED),
    FIELD(TEXT, struct notice, reason, "reason", FIELD_REQUIRED),
    FIELD(NAMES, struct notice, waits, "waits", FIELD_REQUIRED),
    FIELD(NAMES, struct notice, withheld, "withheld", FIELD_REQUIRED),
    {0},
};

bool notice_read(struct notice *out, const struct element *element,
                 const char *file, struct arena *arena, struct report *report)
{
    out->is_void = strcmp(element->name, "void") == 0;
    return fields_read(out, out->is_void ? void_fields : correction_fields,
                       element, file, arena, report);
}

void notice_write(struct writer *writer, const struct notice *in)
{
    writer_open(writer, in->is_void ? "void" : "correction");
    fields_write(writer, in->is_void ? void_fields : correction_fields, in);
    writer_close(writer);
}

const char *notice_text(const struct notice *notice, struct arena *arena)
{
    const char *text =
        arena_text(arena, "%s in entry %d: %s",
                   notice->is_void ? "Made void" : "Corrected", notice->entry,
                   displayed_words(notice->reason, arena));

    return notice->withheld.count > 0
               ? arena_text(arena, "%s; what %s owed did not come", text,
                            names_text(&notice->withheld, ", ", arena))
               : text;
}
