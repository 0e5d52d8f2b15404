/* The document of an upgrade: another revision of the ruleset, another module.
 */
#include "campaign/documents/agreed.h"

#include "campaign/documents/internal.h"
#include "core/arena.h"

#include <string.h>

static const struct field upgrade_fields[] = {
    FIELD(COUNT, struct upgrade, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct upgrade, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct upgrade, entry, "entry", FIELD_OPTIONAL),
    FIELD(DIGEST, struct upgrade, state, "state", FIELD_OPTIONAL),
    FIELD(TIME, struct upgrade, until, "until", FIELD_OPTIONAL),
    FIELD(COUNT, struct upgrade, from, "from", FIELD_REQUIRED),
    FIELD(COUNT, struct upgrade, to, "to", FIELD_REQUIRED),
    FIELD(TEXT, struct upgrade, reason, "reason", FIELD_REQUIRED),
    FIELD(TEXT, struct upgrade, program, "program", FIELD_REQUIRED),
    FIELD(DIGEST, struct upgrade, module, "module", FIELD_OPTIONAL),
    FIELD(DIGEST, struct upgrade, roster, "roster", FIELD_REQUIRED),
    {0},
};

static const struct field revision_fields[] = {
    FIELD(COUNT, struct revision_said, number, "number", FIELD_REQUIRED),
    FIELD(TEXT, struct revision_said, plays, "plays", FIELD_REQUIRED),
    {0},
};

static const struct record upgrade_children[] = {
    {
        .element = "revision",
        .size = sizeof(struct revision_said),
        .fields = revision_fields,
        .items = offsetof(struct upgrade, revisions),
        .count = offsetof(struct upgrade, revision_count),
        .place = RECORD_NO_PLACE,
    },
    {0},
};

static const struct record upgrade_record = {
    .element = "upgrade",
    .size = sizeof(struct upgrade),
    .fields = upgrade_fields,
    .children = upgrade_children,
    .place = RECORD_NO_PLACE,
};

/* Only of what lies between the two, in their order. */
static bool check_revisions(const struct upgrade *upgrade,
                            const struct element *root, const char *file,
                            struct report *report)
{
    const struct element *element = root->first;
    int before = upgrade->from + 1;
    bool good = true;

    for (size_t i = 0; i < upgrade->revision_count; i++) {
        const int number = upgrade->revisions[i].number;

        if (number < before || number > upgrade->to)
            good = document_value(element, file, "number", report);
        else
            before = number;
        element = element->next;
    }
    return good;
}

bool upgrade_read(struct upgrade *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report)
{
    memset(out, 0, sizeof(*out));
    if (!document_version(root, "upgrade", file, report) ||
        !record_read(out, &upgrade_record, root, file, arena, report))
        return false;
    if (out->from >= out->to && !(out->from == out->to && out->module))
        return refuse(report, &(struct place){file, root->line},
                      FILE_RULE(bad_value), "it leads from revision %d to %d%s",
                      out->from, out->to,
                      out->from == out->to ? ", and repairs no module" : "");
    return check_revisions(out, root, file, report);
}

void upgrade_write(struct buffer *out, const struct upgrade *in)
{
    document_write(out, &upgrade_record, in);
}
