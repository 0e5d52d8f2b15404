/* From text to a correction. */
#include "campaign/documents/citation.h"
#include "campaign/documents/documents.h"
#include "campaign/text/correction_internal.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

/* A line of changes by its first word. */
struct verb {
    const char *word;
    const char *usage;
    bool names_fields; /* words may be FIELD=VALUE */
    void (*read)(struct correcting *correcting, const struct text_words *words,
                 const struct place *place);
};

static const struct verb verbs[] = {
    {"set", SET_USAGE, true, read_set_line},
    {"move", MOVE_USAGE, false, read_move},
    {"strength", STRENGTH_USAGE, false, read_strength},
    {"remove", REMOVE_USAGE, false, read_remove},
    {"add", ADD_USAGE, true, read_add},
    {"standing", "standing SIDE ORDER", true, read_standing_change},
    {0},
};

bool correction_is_text(const char *bytes, size_t length)
{
    size_t at = 0;

    if (length >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0)
        at = 3;
    while (at < length && strchr(" \t\r\n", bytes[at]) && bytes[at])
        at++;
    return at == length || bytes[at] != '<';
}

/* Behind the first word, if it is that one; a colon may stand between. */
static const char *behind(const struct text_line *line, const char *word)
{
    size_t length = strlen(word);
    const char *rest = line->text + length;

    for (size_t i = 0; i < length; i++)
        if ((line->text[i] | 0x20) != word[i])
            return NULL;
    if (*rest == ':')
        rest++;
    else if (*rest && blank_at(rest) == 0)
        return NULL;
    while (blank_at(rest) > 0)
        rest += blank_at(rest);
    return rest;
}

static void refuse_twice(struct correcting *correcting, const char *word,
                         const struct place *place)
{
    refuse(correcting->text->report, place, FILE_RULE(duplicate),
           "'%s' stands twice", word);
}

static void read_reason(struct correcting *correcting, const char *words,
                        const struct place *place)
{
    struct correction *out = correcting->out;

    correcting->is_reason = true;
    if (out->reason)
        refuse_twice(correcting, "reason", place);
    else if (!*words)
        refuse(correcting->text->report, place, FILE_RULE(text_line),
               "the line goes: reason TEXT");
    out->reason = words;
}

static void read_case(struct correcting *correcting, const char *words,
                      const struct place *place)
{
    const struct citation citation = {.words = words,
                                      .ruleset = correcting->target->ruleset,
                                      .place = place,
                                      .arena = correcting->arena,
                                      .report = correcting->text->report};
    const struct rule *rule = citation_case(&citation);

    if (correcting->out->case_number)
        refuse_twice(correcting, "case", place);
    if (rule)
        correcting->out->case_number = rule->number;
}

/* "entry 4": which one is next, so that an old form is not taken for a new
 * one. The document is bound to none: it waits for its consents while exchanges
 * are played. */
static void read_entry(struct correcting *correcting, const char *words,
                       const struct place *place)
{
    int next = correcting->target->turn->number + 1;

    if (read_number(words) == next)
        return;
    if (read_number(words) == 0)
        refuse(correcting->text->report, place, FILE_RULE(text_line),
               "the line goes: entry N");
    else
        refuse(correcting->text->report, place, TRUST(wrong_exchange),
               "the form is for entry %d; entry %d is next: `berthier correct "
               "--form` writes one for it",
               read_number(words), next);
}

static void refuse_verb(struct correcting *correcting, const char *word,
                        const struct place *place)
{
    struct arena *arena = correcting->arena;
    struct names known = {NULL, 0};
    const char *hint;

    for (const struct verb *verb = verbs; verb->word; verb++)
        names_add(arena, &known, verb->word);
    names_add(arena, &known, "reason");
    names_add(arena, &known, "case");
    names_add(arena, &known, "entry");
    hint = suggestion(arena, word, &known);
    refuse(correcting->text->report, place, FILE_RULE(text_line),
           "a line of a correction does not begin with %s%s; it begins with "
           "one of %s",
           quoted(arena, word), hint, names_text(&known, ", ", arena));
}

static bool has_named(const struct text_words *words)
{
    for (size_t i = 0; i < words->count; i++)
        if (words->items[i].name)
            return true;
    return false;
}

static void read_change(struct correcting *correcting,
                        const struct text_line *line, const struct place *place)
{
    const struct verb *verb = verbs;
    struct text_words words = {NULL, 0};
    const char *word;

    if (!text_words(&words, correcting->text, line) || words.count == 0)
        return;
    word = words.items[0].name ? words.items[0].name
                               : word_text(&words.items[0], correcting->arena);
    while (verb->word && !same_word(verb->word, word))
        verb++;
    if (!verb->word || words.items[0].name)
        refuse_verb(correcting, word, place);
    else if (!verb->names_fields && has_named(&words))
        refuse_usage(correcting, verb->usage, place);
    else
        verb->read(correcting, &words, place);
}

static void read_line(struct correcting *correcting,
                      const struct text_line *line)
{
    const struct place place = text_place(correcting->text, line);
    const char *words;

    if (correcting->is_reason && line->indent > 0) {
        correcting->out->reason = arena_text(
            correcting->arena, "%s %s", correcting->out->reason, line->text);
        return;
    }
    correcting->is_reason = false;
    if ((words = behind(line, "reason")))
        read_reason(correcting, words, &place);
    else if ((words = behind(line, "case")))
        read_case(correcting, words, &place);
    else if ((words = behind(line, "entry")))
        read_entry(correcting, words, &place);
    else
        read_change(correcting, line, &place);
}

/* What a correction must say besides. */
static bool is_whole(const struct correcting *correcting)
{
    const struct place place = {correcting->text->file, 0};
    struct report *report = correcting->text->report;
    bool good = true;

    if (!correcting->out->reason)
        good = refuse(report, &place, FILE_RULE(missing_attribute),
                      "the correction says no reason: a line 'reason TEXT'");
    if (correcting->out->edits_count == 0)
        good = refuse(report, &place, FILE_RULE(missing_element),
                      "the correction changes nothing: `berthier correct "
                      "--form` writes what may be said");
    return good;
}

bool correction_text_read(struct correction *out, const struct text_file *file,
                          const struct correction_target *target,
                          struct arena *arena, struct report *report)
{
    size_t before = report_findings(report);
    struct correcting correcting;

    *out = (struct correction){.version = FORMAT_VERSION};
    correcting_init(&correcting, target, arena, report);
    correcting.out = out;
    correcting.text->file = file->name;
    if (!text_split(correcting.text, file->bytes, file->length) &&
        correcting.text->count == 0)
        return false;
    for (size_t i = 0; i < correcting.text->count; i++)
        read_line(&correcting, &correcting.text->lines[i]);
    return report_findings(report) == before && is_whole(&correcting);
}
