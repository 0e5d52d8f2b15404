/* Documents that several must agree to, and how each is read and written. */
#include "campaign/documents/agreed.h"

#include "campaign/documents/documents.h"
#include "campaign/documents/internal.h"
#include "core/arena.h"

#include <stdlib.h>
#include <string.h>

const char *const result_words[] = {
    [RESULT_OVER] = "over",
    [RESULT_SURRENDER] = "surrender",
    [RESULT_DRAW] = "draw",
    [RESULT_ABANDONED] = "abandoned",
    NULL,
};

static const struct field correction_fields[] = {
    FIELD(COUNT, struct correction, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct correction, game, "game", FIELD_OPTIONAL),
    FIELD(COUNT, struct correction, entry, "entry", FIELD_OPTIONAL),
    FIELD(DIGEST, struct correction, state, "state", FIELD_OPTIONAL),
    FIELD(TIME, struct correction, until, "until", FIELD_OPTIONAL),
    FIELD(TEXT, struct correction, reason, "reason", FIELD_REQUIRED),
    FIELD(TEXT, struct correction, case_number, "case", FIELD_OPTIONAL),
    FIELD(TEXT, struct correction, restore, "restore", FIELD_OPTIONAL),
    {0},
};

static const struct field change_fields[] = {
    FIELD(TEXT, struct edit, field, "field", FIELD_REQUIRED),
    FIELD(TEXT, struct edit, from, "from", FIELD_OPTIONAL),
    FIELD(NAME, struct edit, of, "of", FIELD_OPTIONAL),
    FIELD(TEXT, struct edit, piece, "piece", FIELD_OPTIONAL),
    FIELD(TEXT, struct edit, to, "to", FIELD_OPTIONAL),
    {0},
};

static const struct field remove_fields[] = {
    FIELD(NAME, struct edit, of, "of", FIELD_OPTIONAL),
    FIELD(TEXT, struct edit, piece, "piece", FIELD_REQUIRED),
    {0},
};

static const struct field add_fields[] = {
    FIELD(NAME, struct edit, of, "of", FIELD_OPTIONAL),
    FIELD(TEXT, struct edit, piece, "piece", FIELD_OPTIONAL),
    {0},
};

static const struct field standing_fields[] = {
    FIELD(NAME, struct edit, of, "side", FIELD_REQUIRED),
    {0},
};

static const struct field hidden_fields[] = {
    FIELD(DIGEST, struct edit, digest, "digest", FIELD_REQUIRED),
    {0},
};

static const struct edit_form {
    const char *element;
    const struct field *fields;
} edit_forms[] = {
    [EDIT_CHANGE] = {"change", change_fields},
    [EDIT_REMOVE] = {"remove", remove_fields},
    [EDIT_ADD] = {"add", add_fields},
    [EDIT_STANDING] = {"standing", standing_fields},
    [EDIT_HIDDEN] = {"hidden", hidden_fields},
};

enum { EDIT_KINDS = sizeof(edit_forms) / sizeof(edit_forms[0]) };

static const struct field hidden_document_fields[] = {
    FIELD(COUNT, struct hidden_document, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct hidden_document, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct hidden_document, entry, "entry", FIELD_OPTIONAL),
    FIELD(DIGEST, struct hidden_document, salt, "salt", FIELD_REQUIRED),
    {0},
};

static const struct field end_fields[] = {
    FIELD(COUNT, struct end_document, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct end_document, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct end_document, entry, "entry", FIELD_OPTIONAL),
    FIELD(DIGEST, struct end_document, state, "state", FIELD_OPTIONAL),
    FIELD(TIME, struct end_document, until, "until", FIELD_OPTIONAL),
    FIELD(DIGEST, struct end_document, lock, "lock", FIELD_OPTIONAL),
    FIELD(NAMES, struct end_document, owe_answer, "owe-answer", FIELD_OPTIONAL),
    FIELD(NAMES, struct end_document, owe_sheet, "owe-sheet", FIELD_OPTIONAL),
    FIELD_WORDS(struct end_document, result, "result", FIELD_REQUIRED,
                result_words),
    FIELD(NAME, struct end_document, side, "side", FIELD_OPTIONAL),
    FIELD(TEXT, struct end_document, reason, "reason", FIELD_OPTIONAL),
    {0},
};

static const struct record end_record =
    DOCUMENT("end", struct end_document, end_fields, NULL);

/* Changes as they are read. */
struct reading {
    struct correction *correction; /* or NULL: one change alone */
    const char *file;
    struct arena *arena;
    struct report *report;
};

/* An added record is the one child; the others have none. */
static bool read_added(const struct reading *reading, struct edit *edit,
                       const struct element *element)
{
    bool adds = edit->kind == EDIT_ADD || edit->kind == EDIT_STANDING;
    size_t wanted = adds ? 1 : 0;

    edit->added = element->first;
    return element_children(element) == wanted ||
           refuse(reading->report,
                  &(struct place){reading->file, element->line},
                  FILE_RULE(unknown_element),
                  "%zu elements stand in <%s>, not %zu",
                  element_children(element), element->name, wanted);
}

static bool read_edit(const struct reading *reading, struct edit *edit,
                      const struct element *element)
{
    const struct place place = {reading->file, element->line};
    int kinds = reading->correction ? EDIT_KINDS : EDIT_HIDDEN;
    int kind = 0;

    while (kind < kinds && strcmp(edit_forms[kind].element, element->name) != 0)
        kind++;
    if (kind == kinds)
        return refuse(reading->report, &place, FILE_RULE(unknown_element),
                      "'%s' does not stand in a correction; change, remove, "
                      "add and standing do",
                      element->name);
    edit->kind = (enum edit_kind)kind;
    edit->place = place;
    return fields_read(edit, edit_forms[kind].fields, element, reading->file,
                       reading->arena, reading->report) &&
           read_added(reading, edit, element);
}

/* It changes something, or it goes back to a turn. */
static bool check_correction(const struct reading *reading,
                             const struct element *root)
{
    const struct place place = {reading->file, root->line};
    const struct correction *correction = reading->correction;
    const char *restore = correction->restore;

    if (!restore)
        return correction->edits_count > 0 ||
               refuse(reading->report, &place, FILE_RULE(missing_element),
                      "the correction changes nothing");
    if (strlen(restore) > 9 ||
        strspn(restore, "0123456789") != strlen(restore) ||
        (restore[0] == '0' && restore[1]))
        return document_value(root, reading->file, "restore", reading->report);
    return correction->edits_count == 0 ||
           refuse(reading->report, &place, FILE_RULE(unknown_element),
                  "what goes back to a former turn changes nothing besides");
}

bool correction_read(struct correction *out, const struct element *root,
                     const char *file, struct arena *arena,
                     struct report *report)
{
    const struct reading reading = {out, file, arena, report};
    bool good;

    memset(out, 0, sizeof(*out));
    if (!document_version(root, "correction", file, report))
        return false;
    good = fields_read(out, correction_fields, root, file, arena, report);
    for (const struct element *each = root->first; each; each = each->next)
        good = read_edit(&reading,
                         LIST_ADD(arena, out->edits, out->edits_count), each) &&
               good;
    return good && check_correction(&reading, root);
}

int correction_restores(const struct correction *correction)
{
    return correction->restore ? (int)strtol(correction->restore, NULL, 10)
                               : -1;
}

static void write_edit(struct writer *writer, const struct edit *edit)
{
    const struct edit_form *form = &edit_forms[edit->kind];

    writer_open(writer, form->element);
    fields_write(writer, form->fields, edit);
    if (edit->added)
        writer_tree(writer, edit->added);
    writer_close(writer);
}

void correction_write(struct buffer *out, const struct correction *in)
{
    struct writing writing;

    document_begin(&writing, out, "correction", correction_fields, in);
    for (size_t i = 0; i < in->edits_count; i++)
        write_edit(&writing.writer, &in->edits[i]);
    document_end(&writing);
}

bool hidden_read(struct hidden_document *out, const struct element *root,
                 const char *file, struct arena *arena, struct report *report)
{
    const struct reading reading = {NULL, file, arena, report};

    memset(out, 0, sizeof(*out));
    if (!document_version(root, "hidden", file, report) ||
        !fields_read(out, hidden_document_fields, root, file, arena, report))
        return false;
    if (element_children(root) != 1)
        return refuse(report, &(struct place){file, root->line},
                      FILE_RULE(missing_element),
                      "%zu changes stand in <hidden>, not 1",
                      element_children(root));
    return read_edit(&reading, &out->edit, root->first);
}

void hidden_write(struct buffer *out, const struct hidden_document *in)
{
    struct writing writing;

    document_begin(&writing, out, "hidden", hidden_document_fields, in);
    write_edit(&writing.writer, &in->edit);
    document_end(&writing);
}

/* Who abandons a campaign says why, under which lock, and who owes to it. */
static bool check_abandoned(const struct end_document *document,
                            const struct place *place, struct report *report)
{
    bool owes = document->owe_answer.count > 0 || document->owe_sheet.count > 0;

    if (document->result != RESULT_ABANDONED)
        return (!document->lock && !owes) ||
               refuse(report, place, FILE_RULE(unknown_attribute),
                      "a lock and who owes to it stand where a campaign is "
                      "abandoned, and nowhere else");
    return (document->lock && owes && document->reason) ||
           refuse(report, place, FILE_RULE(missing_attribute),
                  "a campaign is abandoned under a lock, for a reason, and "
                  "somebody owes to it");
}

bool end_read(struct end_document *out, const struct element *root,
              const char *file, struct arena *arena, struct report *report)
{
    const struct place place = {file, root->line};

    if (!document_read(out, &end_record, root, file, arena, report))
        return false;
    if (!out->side != (out->result != RESULT_SURRENDER))
        return refuse(report, &place, FILE_RULE(missing_attribute),
                      "a side stands in a surrender, and in nothing else");
    return check_abandoned(out, &place, report);
}

void end_write(struct buffer *out, const struct end_document *in)
{
    document_write(out, &end_record, in);
}

/* ---- upgrades ------------------------------------------------------------ */

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
    DOCUMENT_LIST("revision", struct revision_said, revision_fields, NULL,
                  struct upgrade, revisions, revisions_count),
    {0},
};

static const struct record upgrade_record =
    DOCUMENT("upgrade", struct upgrade, upgrade_fields, upgrade_children);

/* Only of what lies between the two, in their order. */
static bool check_revisions(const struct upgrade *upgrade,
                            const struct element *root, const char *file,
                            struct report *report)
{
    const struct element *element = root->first;
    int before = upgrade->from + 1;
    bool good = true;

    for (size_t i = 0; i < upgrade->revisions_count; i++) {
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
    if (!document_read(out, &upgrade_record, root, file, arena, report))
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

/* ---- disclosures --------------------------------------------------------- */

static const struct field disclose_fields[] = {
    FIELD(COUNT, struct disclose_document, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct disclose_document, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct disclose_document, entry, "entry", FIELD_OPTIONAL),
    FIELD(DIGEST, struct disclose_document, state, "state", FIELD_OPTIONAL),
    FIELD(TIME, struct disclose_document, until, "until", FIELD_OPTIONAL),
    {0},
};

static const struct record disclose_record =
    DOCUMENT("disclose", struct disclose_document, disclose_fields, NULL);

bool disclose_read(struct disclose_document *out, const struct element *root,
                   const char *file, struct arena *arena, struct report *report)
{
    return document_read(out, &disclose_record, root, file, arena, report);
}

void disclose_write(struct buffer *out, const struct disclose_document *in)
{
    document_write(out, &disclose_record, in);
}
