/* The sheet: sections of orders, standing orders, plans, words to the others.
 */
#include "campaign/documents/sheet.h"

#include "campaign/documents/internal.h"
#include "core/arena.h"
#include "core/displayable.h"

#include <string.h>

static const struct field sheet_fields[] = {
    FIELD(COUNT, struct sheet, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct sheet, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct sheet, exchange, "exchange", FIELD_REQUIRED),
    FIELD(DIGEST, struct sheet, state, "state", FIELD_REQUIRED),
    FIELD(NAME, struct sheet, from, "from", FIELD_REQUIRED),
    FIELD(COUNT, struct sheet, sequence, "sequence", FIELD_OPTIONAL),
    FIELD(DIGEST, struct sheet, salt, "salt", FIELD_OPTIONAL),
    FIELD(TIME, struct sheet, made, "made", FIELD_OPTIONAL),
    FIELD(TEXT, struct sheet, answered, "answered", FIELD_OPTIONAL),
    FIELD(NAMES, struct sheet, accepts, "accepts", FIELD_OPTIONAL),
    {0},
};

static const struct field orders_fields[] = {
    FIELD(NAME, struct sheet_section, side, "side", FIELD_REQUIRED),
    FIELD(TEXT, struct sheet_section, step, "step", FIELD_REQUIRED),
    FIELD(COUNT, struct sheet_section, round, "round", FIELD_OPTIONAL),
    {0},
};

static const struct field standing_fields[] = {
    FIELD(NAME, struct sheet_section, side, "side", FIELD_REQUIRED),
    {0},
};

static const struct field note_fields[] = {
    FIELD(NAME, struct sheet_note, to, "to", FIELD_REQUIRED),
    {0},
};

/* Where a sheet is read from and to. */
struct reading {
    struct sheet *sheet;
    const char *file;
    struct arena *arena;
    struct report *report;
};

static bool read_section(const struct reading *reading,
                         const struct element *element,
                         const struct field *fields)
{
    struct sheet *sheet = reading->sheet;
    struct sheet_section *section =
        LIST_ADD(reading->arena, sheet->sections, sheet->section_count);

    section->element = element;
    if (!fields_read(section, fields, element, reading->file, reading->arena,
                     reading->report)) {
        memset(section, 0, sizeof(*section));
        sheet->section_count--;
        return false;
    }
    if (section->step && section->round == 0)
        section->round = 1;
    return true;
}

static bool read_plans(const struct reading *reading,
                       const struct element *element)
{
    struct sheet *sheet = reading->sheet;

    if (!read_section(reading, element, standing_fields))
        return false;
    sheet->sections[sheet->section_count - 1].plans = true;
    return true;
}

static bool read_note(const struct reading *reading,
                      const struct element *element)
{
    const struct place place = {reading->file, element->line};
    struct sheet *sheet = reading->sheet;
    struct sheet_note *note =
        LIST_ADD(reading->arena, sheet->notes, sheet->note_count);

    const char *hidden;

    note->text =
        single_blanks(element->text ? element->text : "", reading->arena);
    hidden = undisplayable(note->text, reading->arena);
    if (element->first)
        return refuse(reading->report, &place, FILE_RULE(unknown_element),
                      "'%s' does not stand in a note", element->first->name);
    if (!fields_read(note, note_fields, element, reading->file, reading->arena,
                     reading->report))
        return false;
    return !hidden ||
           refuse(reading->report, &place, FILE_RULE(bad_value),
                  "the note has %s, which nobody sees as what it is", hidden);
}

static bool read_part(const struct reading *reading,
                      const struct element *element)
{
    if (strcmp(element->name, "orders") == 0)
        return read_section(reading, element, orders_fields);
    if (strcmp(element->name, "standing") == 0)
        return read_section(reading, element, standing_fields);
    if (strcmp(element->name, "plans") == 0)
        return read_plans(reading, element);
    if (strcmp(element->name, "note") == 0)
        return read_note(reading, element);
    return refuse(
        reading->report, &(struct place){reading->file, element->line},
        FILE_RULE(unknown_element),
        "'%s' does not stand in a sheet; orders, standing, plans and note do",
        element->name);
}

bool sheet_read(struct sheet *out, const struct element *root, const char *file,
                struct arena *arena, struct report *report)
{
    const struct reading reading = {out, file, arena, report};
    bool good;

    memset(out, 0, sizeof(*out));
    if (!document_version(root, "sheet", file, report))
        return false;
    good = fields_read(out, sheet_fields, root, file, arena, report) &&
           document_accepts(root, file, &out->accepts, report);
    if (out->answered && !is_digest_or_none(out->answered))
        good = document_value(root, file, "answered", report);
    if (!good)
        out->from = NULL;
    for (const struct element *part = root->first; part; part = part->next)
        good &= read_part(&reading, part);
    return good;
}

bool sheet_is_whole(const struct sheet *sheet, const struct place *place,
                    struct report *report)
{
    const struct {
        const char *value;
        const char *what;
    } own[] = {
        {sheet->salt, "a salt"},
        {sheet->made, "the time it was made at"},
        {sheet->answered, "the lock answered last"},
    };
    bool whole = true;

    for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++)
        if (!own[i].value)
            whole = refuse(report, place, FILE_RULE(missing_attribute),
                           "a signed sheet has %s", own[i].what);
    return whole;
}

static void write_section(struct writer *writer,
                          const struct sheet_section *section)
{
    struct sheet_section head = *section;

    if (head.round == 1)
        head.round = 0;
    writer_open(writer, section->step    ? "orders"
                        : section->plans ? "plans"
                                         : "standing");
    fields_write(writer, section->step ? orders_fields : standing_fields,
                 &head);
    for (const struct element *order = section->element->first; order;
         order = order->next)
        writer_tree(writer, order);
    writer_close(writer);
}

void sheet_write(struct buffer *out, const struct sheet *in)
{
    struct writing writing;

    document_begin(&writing, out, "sheet", sheet_fields, in);
    for (size_t i = 0; i < in->section_count; i++)
        write_section(&writing.writer, &in->sections[i]);
    for (size_t i = 0; i < in->note_count; i++) {
        writer_open(&writing.writer, "note");
        fields_write(&writing.writer, note_fields, &in->notes[i]);
        writer_text(&writing.writer, in->notes[i].text);
        writer_close(&writing.writer);
    }
    document_end(&writing);
}
