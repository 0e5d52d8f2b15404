/* Findings, remarks and trouble, kept until somebody prints them
 * (report-print.c). */
#include "core/report.h"

#include "core/arena.h"
#include "core/names.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Kinds come in the order of printing: trouble stands below the rest. */
enum kind { KIND_SAID, KIND_TROUBLE };

struct entry {
    struct finding finding;
    enum kind kind;
    unsigned file;   /* when its file was first named; 0: no file */
    unsigned number; /* when it was said */
};

/* The entries as they are printed, made when somebody asks. */
struct sorted {
    const struct entry **items;
    size_t count;
};

/* What the user of a run goes on in spite of. */
struct acceptance {
    struct arena *arena;
    struct names given;
    struct names used; /* of those, what a warning asked for */
};

struct report {
    struct arena *arena;
    struct acceptance *acceptance; /* shared by the reports of a run */
    struct entry *entries;
    size_t count;
    const char **files;
    size_t file_count;
    size_t findings;
    size_t troubles;
    struct sorted *sorted;
    bool unread;
    bool counted; /* nobody asks what is refused, only whether */
};

const struct rule file_rules[FILE_RULE_COUNT] = {
#define DEFINED(name, printed, sentence)                                       \
    [FILE_##name] = {                                                          \
        .book = "file",                                                        \
        .number = (printed),                                                   \
        .title = (sentence),                                                   \
        .played = PLAYED_YES,                                                  \
    },
    FILE_RULES(DEFINED)
#undef DEFINED
};

struct report *report_new(struct arena *arena)
{
    struct report *report = ARENA_NEW(arena, struct report);

    report->arena = arena;
    report->sorted = ARENA_NEW(arena, struct sorted);
    report->acceptance = ARENA_NEW(arena, struct acceptance);
    report->acceptance->arena = arena;
    return report;
}

struct report *report_like(struct arena *arena, const struct report *of)
{
    struct report *report = report_new(arena);

    report->acceptance = of->acceptance;
    return report;
}

struct report *report_unread(struct arena *arena)
{
    struct report *report = report_new(arena);

    report->unread = true;
    return report;
}

struct report *report_counted(struct arena *arena)
{
    struct report *report = report_unread(arena);

    report->counted = true;
    return report;
}

static void cite(const struct report *report, const struct rule *rule)
{
    if (rule && !report->unread)
        rule_cited(rule);
}

/* The number of a file, counted from 1, and our own copy of its name. */
static unsigned file_number(struct report *report, const char **name)
{
    if (!*name)
        return 0;
    /* The last is asked first: findings come file by file. */
    for (size_t i = report->file_count; i > 0; i--) {
        if (strcmp(report->files[i - 1], *name) != 0)
            continue;
        *name = report->files[i - 1];
        return (unsigned)i;
    }
    *name = arena_string(report->arena, *name, strlen(*name));
    *(const char **)LIST_ADD(report->arena, report->files, report->file_count) =
        *name;
    return (unsigned)report->file_count;
}

static void say(struct report *report, enum kind kind,
                const struct finding *finding)
{
    struct entry *entry =
        LIST_ADD(report->arena, report->entries, report->count);

    entry->finding = *finding;
    entry->kind = kind;
    entry->number = (unsigned)report->count;
    entry->file = file_number(report, &entry->finding.place.file);
    if (kind == KIND_TROUBLE)
        report->troubles++;
    else if (!finding->is_remark)
        report->findings++;
}

static bool finding_names(const struct finding *finding,
                          const struct rule *rule)
{
    return finding->rule == rule ||
           (finding->also && rules_contain(finding->also, rule));
}

bool refuse(struct report *report, const struct place *place,
            const struct rule *rule, const char *format, ...)
{
    struct finding finding = {.rule = rule};
    va_list args;

    assert(rule);
    cite(report, rule);
    if (report->counted && ++report->findings)
        return false;
    if (place)
        finding.place = *place;
    va_start(args, format);
    finding.text = arena_vtext(report->arena, format, args);
    va_end(args);
    say(report, KIND_SAID, &finding);
    return false;
}

bool refusal_cites(struct report *report, const struct rule *rule)
{
    struct finding *last;
    struct rules *also;

    if (report->counted)
        return false;
    last = &report->entries[report->count - 1].finding;
    also = ARENA_NEW(report->arena, struct rules);
    assert(report->count > 0 && last->rule);
    cite(report, rule);
    if (finding_names(last, rule))
        return false;
    for (size_t i = 0; last->also && i < last->also->count; i++)
        rules_add(report->arena, also, last->also->items[i]);
    rules_add(report->arena, also, rule);
    last->also = also;
    return false;
}

bool refusal_outside(struct report *report, const char *format, ...)
{
    va_list args;

    if (report->counted)
        return false;
    assert(report->count > 0);
    va_start(args, format);
    report->entries[report->count - 1].finding.outside =
        arena_vtext(report->arena, format, args);
    va_end(args);
    return false;
}

/* Ids outlive him who gave them. */
static void add_once(struct acceptance *acceptance, struct names *names,
                     const char *id)
{
    if (!names_contain(names, id))
        names_add(acceptance->arena, names,
                  arena_string(acceptance->arena, id, strlen(id)));
}

bool warn(struct report *report, const struct place *place,
          const struct rule *rule, const char *id, const char *format, ...)
{
    struct acceptance *acceptance = report->acceptance;
    const char *text;
    va_list args;

    assert(is_name(id));
    va_start(args, format);
    text = arena_vtext(report->arena, format, args);
    va_end(args);
    if (!names_contain(&acceptance->given, id))
        return refuse(report, place, rule,
                      "%s. --accept %s goes on in spite of it", text, id);
    add_once(acceptance, &acceptance->used, id);
    remark(report, place, "accepted: %s", text);
    return true;
}

void report_accept(struct report *report, const char *id)
{
    add_once(report->acceptance, &report->acceptance->given, id);
}

const struct names *report_accepted(const struct report *report)
{
    return &report->acceptance->used;
}

void report_unasked(struct report *report)
{
    static const struct place place = {"--accept", 0};
    const struct acceptance *acceptance = report->acceptance;

    for (size_t i = 0; i < acceptance->given.count; i++)
        if (!names_contain(&acceptance->used, acceptance->given.items[i]))
            remark(report, &place, "nothing asked for '%s'",
                   acceptance->given.items[i]);
}

bool trouble(struct report *report, const char *what, const char *format, ...)
{
    struct finding finding = {.place = {what, 0}};
    va_list args;

    va_start(args, format);
    finding.text = arena_vtext(report->arena, format, args);
    va_end(args);
    say(report, KIND_TROUBLE, &finding);
    return false;
}

void remark(struct report *report, const struct place *place,
            const char *format, ...)
{
    struct finding finding = {.is_remark = true};
    va_list args;

    if (place)
        finding.place = *place;
    va_start(args, format);
    finding.text = arena_vtext(report->arena, format, args);
    va_end(args);
    say(report, KIND_SAID, &finding);
}

size_t report_findings(const struct report *report)
{
    return report->findings;
}

size_t report_troubles(const struct report *report)
{
    return report->troubles;
}

bool report_clean(const struct report *report)
{
    return report->findings == 0 && report->troubles == 0;
}

bool report_names(const struct report *report, const struct rule *rule)
{
    for (size_t i = 0; i < report->count; i++)
        if (finding_names(&report->entries[i].finding, rule))
            return true;
    return false;
}

bool report_cites(const struct report *report, const char *book,
                  const char *number)
{
    for (size_t i = 0; i < report->count; i++) {
        const struct finding *finding = &report->entries[i].finding;
        const struct rule rule = {.book = book, .number = number};

        if (finding->rule && ((strcmp(finding->rule->book, book) == 0 &&
                               strcmp(finding->rule->number, number) == 0) ||
                              finding_names(finding, &rule)))
            return true;
    }
    return false;
}

size_t report_size(const struct report *report)
{
    return report->count;
}

static int compare_sizes(size_t one, size_t other)
{
    return (one > other) - (one < other);
}

/* By file, then by line, then as they were said. */
static int compare_entries(const void *left, const void *right)
{
    const struct entry *one = *(const struct entry *const *)left;
    const struct entry *other = *(const struct entry *const *)right;

    if (one->kind != other->kind)
        return one->kind < other->kind ? -1 : 1;
    if (one->kind == KIND_TROUBLE)
        return compare_sizes(one->number, other->number);
    if (one->file != other->file)
        return compare_sizes(one->file, other->file);
    if (one->finding.place.line != other->finding.place.line)
        return one->finding.place.line < other->finding.place.line ? -1 : 1;
    return compare_sizes(one->number, other->number);
}

static const struct entry *sorted_entry(const struct report *report, size_t i)
{
    struct sorted *sorted = report->sorted;

    assert(i < report->count);
    if (sorted->count == report->count)
        return sorted->items[i];
    sorted->items =
        ARENA_ARRAY(report->arena, const struct entry *, report->count);
    for (size_t j = 0; j < report->count; j++)
        sorted->items[j] = &report->entries[j];
    sorted->count = report->count;
    qsort(sorted->items, sorted->count, sizeof(*sorted->items),
          compare_entries);
    return sorted->items[i];
}

const struct finding *report_finding(const struct report *report, size_t i)
{
    return &sorted_entry(report, i)->finding;
}

/* A copy in the arena of the report. */
static const struct rules *taken(struct report *report,
                                 const struct rules *also)
{
    struct rules *copy;

    if (!also)
        return NULL;
    copy = ARENA_NEW(report->arena, struct rules);
    for (size_t i = 0; i < also->count; i++) {
        cite(report, also->items[i]);
        rules_add(report->arena, copy, also->items[i]);
    }
    return copy;
}

void report_retell(struct report *report, const struct report *from,
                   retelling *retell, const void *context)
{
    for (size_t i = 0; i < from->count; i++) {
        struct finding finding = from->entries[i].finding;

        retell(&finding, context);
        /* The two may live in different arenas. */
        finding.text =
            arena_string(report->arena, finding.text, strlen(finding.text));
        finding.also = taken(report, finding.also);
        cite(report, finding.rule);
        say(report, from->entries[i].kind, &finding);
    }
}

static void tell_the_same(struct finding *finding, const void *context)
{
    (void)finding;
    (void)context;
}

void report_take(struct report *report, const struct report *from)
{
    report_retell(report, from, tell_the_same, NULL);
}
