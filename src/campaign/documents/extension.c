/* More time for the sheets of an open exchange. */
#include "campaign/documents/extension.h"

#include "campaign/documents/internal.h"

#include <string.h>

static const struct field extension_fields[] = {
    FIELD(COUNT, struct extension, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct extension, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct extension, exchange, "exchange", FIELD_REQUIRED),
    FIELD(DIGEST, struct extension, state, "state", FIELD_REQUIRED),
    FIELD(NAME, struct extension, from, "from", FIELD_REQUIRED),
    FIELD(TIME, struct extension, until, "until", FIELD_REQUIRED),
    FIELD(TIME, struct extension, time, "time", FIELD_REQUIRED),
    FIELD(TEXT, struct extension, reason, "reason", FIELD_OPTIONAL),
    {0},
};

static const struct record extension_record = {
    .element = "extension",
    .size = sizeof(struct extension),
    .fields = extension_fields,
    .place = RECORD_NO_PLACE,
};

bool extension_read(struct extension *out, const struct element *root,
                    const char *file, struct arena *arena,
                    struct report *report)
{
    memset(out, 0, sizeof(*out));
    return document_version(root, "extension", file, report) &&
           record_read(out, &extension_record, root, file, arena, report);
}

void extension_write(struct buffer *out, const struct extension *in)
{
    document_write(out, &extension_record, in);
}
