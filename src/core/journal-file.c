/* The element of a journal: its events as they stand in a file. */
#include "core/journal.h"

#include "core/arena.h"
#include "core/element.h"
#include "core/field.h"
#include "core/report.h"
#include "core/writer.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *const event_words[] = {
    [EVENT_STEP] = "step",       [EVENT_ORDER] = "order",
    [EVENT_LAPSE] = "lapse",     [EVENT_STANDING] = "standing",
    [EVENT_MOVE] = "move",       [EVENT_RETREAT] = "retreat",
    [EVENT_ADVANCE] = "advance", [EVENT_COMBAT] = "combat",
    [EVENT_GROUP] = "group",     [EVENT_MODIFIER] = "modifier",
    [EVENT_ROLL] = "roll",       [EVENT_TABLE] = "table",
    [EVENT_LOSS] = "loss",       [EVENT_SCOUT] = "scout",
    [EVENT_STATE] = "state",     [EVENT_NOTE] = "note",
    [EVENT_VERDICT] = "verdict", [EVENT_OUTCOME] = "outcome",
    [EVENT_OUTCOME + 1] = NULL,
};

/* The words of enum news. */
static const char *const news_words[] = {"none", "great", "holding", "small",
                                         NULL};

/* An event as it stands in a file. */
struct event_record {
    struct event event;
    struct names also; /* "rule.10.3.1g", "base.pursuit" */
};

/* The attributes of an event. */
static const struct field event_fields[] = {
    FIELD(NAMES, struct event_record, also, "also", FIELD_OPTIONAL),
    FIELD(TEXT, struct event, area, "area", FIELD_OPTIONAL),
    FIELD(TEXT, struct event, book, "book", FIELD_OPTIONAL),
    FIELD(TEXT, struct event, case_number, "case", FIELD_OPTIONAL),
    FIELD(TEXT, struct event, figures, "figures", FIELD_OPTIONAL),
    FIELD_WORDS(struct event, kind, "kind", FIELD_REQUIRED, event_words),
    FIELD(NAMES, struct event, known, "known", FIELD_OPTIONAL),
    FIELD_WORDS(struct event, news, "news", FIELD_OPTIONAL, news_words),
    FIELD(NUMBER, struct event, number, "number", FIELD_OPTIONAL),
    FIELD(TEXT, struct event, outside, "outside", FIELD_OPTIONAL),
    FIELD(NAMES, struct event, path, "path", FIELD_OPTIONAL),
    FIELD(NAME, struct event, piece, "piece", FIELD_OPTIONAL),
    FIELD(HEX, struct event, place, "place", FIELD_OPTIONAL),
    FIELD(NAMES, struct event, seen, "seen", FIELD_OPTIONAL),
    FIELD(NAME, struct event, side, "side", FIELD_OPTIONAL),
    FIELD(NUMBER, struct event, strength, "strength", FIELD_OPTIONAL),
    FIELD(TEXT, struct event, text, "text", FIELD_REQUIRED),
    FIELD(YES, struct event, won, "won", FIELD_OPTIONAL),
    {0},
};

/* A roll as it stands in a file. */
struct roll_record {
    const char *book;
    const char *bytes;
    const char *case_number;
    struct names faces;
    const char *label;
    int sides;
};

static const struct field roll_fields[] = {
    FIELD(TEXT, struct roll_record, book, "book", FIELD_OPTIONAL),
    FIELD(HEXDATA, struct roll_record, bytes, "bytes", FIELD_REQUIRED),
    FIELD(TEXT, struct roll_record, case_number, "case", FIELD_REQUIRED),
    FIELD(NAMES, struct roll_record, faces, "faces", FIELD_REQUIRED),
    FIELD(TEXT, struct roll_record, label, "label", FIELD_REQUIRED),
    FIELD(COUNT, struct roll_record, sides, "sides", FIELD_REQUIRED),
    {0},
};

static void roll_write(struct writer *writer, const struct event *event)
{
    const struct roll *roll = event->roll;
    struct roll_record record = {
        .book = event->book,
        .bytes = roll->bytes,
        .case_number = roll->case_number,
        .label = roll->label,
        .sides = roll->sides,
    };

    for (size_t i = 0; i < roll->count; i++)
        names_add(writer->arena, &record.faces,
                  arena_text(writer->arena, "%d", roll->faces[i]));
    writer_open(writer, "roll");
    fields_write(writer, roll_fields, &record);
    writer_close(writer);
}

static void event_write(struct writer *writer, const struct event *event)
{
    const char *everybody[] = {"all"};
    struct event_record record = {.event = *event};

    if (event->all_see)
        record.event.seen = (struct names){.items = everybody, .count = 1};
    for (size_t i = 0; i < event->also.count; i++)
        names_add(writer->arena, &record.also,
                  arena_text(writer->arena, "%s.%s", event->also.items[i]->book,
                             event->also.items[i]->number));
    writer_open(writer, "event");
    fields_write(writer, event_fields, &record);
    if (event->has_number && event->number == 0)
        writer_attribute(writer, "number", "0");
    if (event->roll)
        roll_write(writer, event);
    for (const struct event *child = event->first; child; child = child->next)
        event_write(writer, child);
    writer_close(writer);
}

void journal_write(struct writer *writer, const struct journal *journal)
{
    assert(journal->depth == 0);
    for (const struct event *event = journal->first; event; event = event->next)
        event_write(writer, event);
}

/* Where an event is being read. */
struct reading {
    struct journal *journal;
    const char *file;
    struct report *report;
    int depth;
};

/* A face is a whole number from 1 to the sides of the die. */
static bool faces_read(struct reading *reading, struct roll *roll,
                       const struct roll_record *record,
                       const struct place *place)
{
    int *faces = ARENA_ARRAY(reading->journal->arena, int, record->faces.count);

    for (size_t i = 0; i < record->faces.count; i++) {
        const char *word = record->faces.items[i];
        char *end;
        long face = strtol(word, &end, 10);

        if (*end || face < 1 || face > record->sides)
            return refuse(reading->report, place, FILE_RULE(bad_value),
                          "a die of %d sides has no face '%s'", record->sides,
                          word);
        faces[i] = (int)face;
    }
    roll->faces = faces;
    roll->count = record->faces.count;
    return true;
}

static bool roll_read(struct reading *reading, struct event *event,
                      const struct element *element)
{
    const struct place place = {reading->file, element->line};
    struct roll *roll = ARENA_NEW(reading->journal->arena, struct roll);
    struct roll_record record = {0};

    if (!fields_read(&record, roll_fields, element, reading->file,
                     reading->journal->arena, reading->report))
        return false;
    roll->case_number = record.case_number;
    roll->label = record.label;
    roll->sides = record.sides;
    roll->bytes = record.bytes;
    event->roll = roll;
    reading->journal->rolls++;
    return faces_read(reading, roll, &record, &place);
}

/* "rule.10.3.1g": the book, which has no dot, and the number. */
static bool also_read(struct reading *reading, struct event_record *record,
                      const struct place *place)
{
    struct arena *arena = reading->journal->arena;

    for (size_t i = 0; i < record->also.count; i++) {
        const char *word = record->also.items[i];
        const char *dot = strchr(word, '.');
        struct rule *rule = ARENA_NEW(arena, struct rule);

        if (!dot || !dot[1])
            return refuse(reading->report, place, FILE_RULE(bad_value),
                          "'%s' is no book and number of a case", word);
        rule->book = arena_string(arena, word, (size_t)(dot - word));
        rule->number = dot + 1;
        rules_add(arena, &record->event.also, rule);
    }
    return true;
}

static bool events_read(struct reading *reading, struct event *parent,
                        const struct element *element);

static bool event_read(struct reading *reading, struct event *parent,
                       const struct element *element)
{
    const struct place place = {reading->file, element->line};
    struct event_record *record =
        ARENA_NEW(reading->journal->arena, struct event_record);
    struct event *event = &record->event;

    if (reading->depth == JOURNAL_DEEPEST)
        return refuse(reading->report, &place, FILE_RULE(bad_value),
                      "events lie more than %d deep", JOURNAL_DEEPEST);
    if (!fields_read(record, event_fields, element, reading->file,
                     reading->journal->arena, reading->report) ||
        !also_read(reading, record, &place))
        return false;
    event->has_number = element_attribute(element, "number") != NULL;
    event->all_see = names_contain(&event->seen, "all");
    if (event->all_see)
        event->seen = (struct names){0};
    journal_append(reading->journal, parent, event);
    return events_read(reading, event, element);
}

/* A child is an event, or the one roll of its event. */
static bool child_read(struct reading *reading, struct event *parent,
                       const struct element *child)
{
    const struct place place = {reading->file, child->line};

    if (strcmp(child->name, "event") == 0)
        return event_read(reading, parent, child);
    if (parent && !parent->roll && strcmp(child->name, "roll") == 0)
        return roll_read(reading, parent, child);
    return refuse(reading->report, &place, FILE_RULE(unknown_element),
                  "'%s' does not stand here", child->name);
}

static bool events_read(struct reading *reading, struct event *parent,
                        const struct element *element)
{
    bool good = true;

    reading->depth++;
    for (const struct element *child = element->first; child;
         child = child->next)
        good &= child_read(reading, parent, child);
    reading->depth--;
    return good;
}

bool journal_read(struct journal *journal, const struct element *parent,
                  const char *file, struct report *report)
{
    struct reading reading = {
        .journal = journal, .file = file, .report = report, .depth = -1};

    return events_read(&reading, NULL, parent);
}
