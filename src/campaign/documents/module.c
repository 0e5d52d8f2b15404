/* Module and journal: our envelopes around data and events. */
#include "campaign/documents/module.h"

#include "campaign/documents/internal.h"
#include "core/arena.h"
#include "rulesets/ruleset.h"

#include <string.h>

static const struct field module_fields[] = {
    FIELD(COUNT, struct module_document, version, "version", FIELD_REQUIRED),
    FIELD(NAME, struct module_document, name, "name", FIELD_REQUIRED),
    FIELD(TEXT, struct module_document, title, "title", FIELD_REQUIRED),
    FIELD(NAME, struct module_document, ruleset, "room", FIELD_REQUIRED),
    FIELD(TEXT, struct module_document, edition, "edition", FIELD_REQUIRED),
    {0},
};

static const struct field journal_fields[] = {
    FIELD(COUNT, struct journal_document, version, "version", FIELD_REQUIRED),
    FIELD(COUNT, struct journal_document, entry, "entry", FIELD_REQUIRED),
    FIELD(DIGEST, struct journal_document, game, "game", FIELD_REQUIRED),
    FIELD(TEXT, struct journal_document, previous, "previous", FIELD_REQUIRED),
    FIELD(TEXT, struct journal_document, lock, "lock", FIELD_REQUIRED),
    {0},
};

bool module_head_read(struct module_document *out, const struct element *root,
                      const char *file, struct arena *arena,
                      struct report *report)
{
    memset(out, 0, sizeof(*out));
    return document_version(root, "module", file, report) &&
           fields_read(out, module_fields, root, file, arena, report);
}

bool module_data_read(struct module_document *out, const struct element *root,
                      const struct ruleset *ruleset, const char *file,
                      struct arena *arena, struct report *report)
{
    const struct element *data = root->first;

    if (!data || data->next ||
        strcmp(data->name, ruleset->module->element) != 0)
        return refuse(report, &(struct place){file, root->line},
                      FILE_RULE(missing_element),
                      "a module of this rule system holds one '%s'",
                      ruleset->module->element);
    out->data = arena_zeroed(arena, 1, ruleset->module->size);
    return record_read(out->data, ruleset->module, data, file, arena, report);
}

void module_write(struct buffer *out, const struct module_document *in,
                  const struct ruleset *ruleset)
{
    struct writing writing;

    document_begin(&writing, out, "module", module_fields, in);
    record_write(&writing.writer, ruleset->module, in->data);
    document_end(&writing);
}

bool journal_document_read(struct journal_document *out,
                           const struct element *root, const char *file,
                           struct arena *arena, struct report *report)
{
    memset(out, 0, sizeof(*out));
    if (!document_version(root, "journal", file, report) ||
        !fields_read(out, journal_fields, root, file, arena, report))
        return false;
    if (!is_digest_or_none(out->previous))
        return document_value(root, file, "previous", report);
    if (!is_digest_or_none(out->lock))
        return document_value(root, file, "lock", report);
    journal_init(&out->journal, arena);
    return journal_read(&out->journal, root, file, report);
}

void journal_document_write(struct buffer *out,
                            const struct journal_document *in)
{
    struct writing writing;

    document_begin(&writing, out, "journal", journal_fields, in);
    journal_write(&writing.writer, &in->journal);
    document_end(&writing);
}
