/* What is refused of a corrected turn, at the umpire's own lines. */
#include "campaign/people/correct.h"
#include "core/arena.h"
#include "core/records.h"

#include <string.h>

/* A record as an element has it. */
struct spelt_record {
    const struct record *table; /* NULL: none of the ruleset's */
    const struct element *element;
};

static bool is_game(const struct corrected_turn *turn,
                    const struct spelt_record *record)
{
    return record->table == turn->state;
}

/* The record that stands in that line. */
static struct spelt_record record_in(const struct corrected_turn *turn,
                                     long line)
{
    const struct element *game = element_child(turn->root, "game");
    const struct element *at = game ? game->first : NULL;
    struct spelt_record found = {NULL, NULL};
    const struct record *in;

    /* Lines ascend: what stands there is the last that begins no later, or
     * stands in that. */
    while (at) {
        while (at->next && at->next->line <= line)
            at = at->next;
        if (at->line == line)
            found.element = at;
        at = at->first;
    }
    if (found.element)
        found.table =
            strcmp(found.element->name, turn->state->element) == 0
                ? turn->state
                : records_table(turn->state, found.element->name, &in);
    return found;
}

/* As record_name() would call it; renamed: the change may have given it one of
 * these words, and names it by the former. */
static struct names words_of(const struct record *table,
                             const struct element *element,
                             const struct edit *renamed, struct arena *arena)
{
    const struct field *fields[MOST_NAMING];
    size_t count = record_naming(table, fields);
    struct names words = {NULL, 0};

    for (size_t i = 0; i < count; i++) {
        const char *value = element_attribute(element, fields[i]->name);

        if (renamed && renamed->field &&
            strcmp(renamed->field, fields[i]->name) == 0 &&
            same_name(value, renamed->to))
            value = renamed->from;
        if (value)
            names_add(arena, &words, value);
    }
    return words;
}

/* Is that record the one which the change puts there? */
static bool adds(const struct edit *edit, const struct spelt_record *record,
                 struct arena *arena)
{
    const struct names there =
        words_of(record->table, record->element, NULL, arena);
    const struct names added =
        words_of(record->table, edit->added, NULL, arena);

    return strcmp(edit->added->name, record->element->name) == 0 &&
           strcmp(names_text(&there, " ", arena),
                  names_text(&added, " ", arena)) == 0;
}

static bool touches(const struct corrected_turn *turn, const struct edit *edit,
                    const struct spelt_record *record)
{
    struct names words;

    if (edit->kind == EDIT_ADD)
        return !is_game(turn, record) && adds(edit, record, turn->arena);
    if (edit->kind != EDIT_CHANGE)
        return false;
    if (!edit->of && !edit->piece)
        return is_game(turn, record);
    if (is_game(turn, record) ||
        (edit->of && strcmp(edit->of, record->element->name) != 0))
        return false;
    words = words_of(record->table, record->element, edit, turn->arena);
    return !edit->piece || record_is_called(&words, edit->piece);
}

/* Do these words stand in the text, each in quotes, as pieces do? */
static bool says_all(const char *text, const struct names *words,
                     struct arena *arena)
{
    for (size_t i = 0; i < words->count; i++)
        if (!strstr(text, arena_text(arena, "'%s'", words->items[i])))
            return false;
    return words->count > 0;
}

/* Does the finding name what the change is about? */
static bool is_named(const struct corrected_turn *turn, const struct edit *edit,
                     const char *text)
{
    const struct record *in, *table = NULL;
    struct names words = {NULL, 0};

    if (edit->kind == EDIT_ADD)
        table = records_table(turn->state, edit->added->name, &in);
    if (table)
        words = words_of(table, edit->added, NULL, turn->arena);
    else if (edit->piece)
        words = names_split(edit->piece, turn->arena);
    return says_all(text, &words, turn->arena);
}

static bool is_part_of_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

/* Does the text say the value that the change puts there, as a word? */
static bool says_value(const char *text, const struct edit *edit)
{
    const char *value = edit->kind == EDIT_CHANGE ? edit->to : NULL;
    size_t length = value ? strlen(value) : 0;

    for (const char *at = text; length > 0 && (at = strstr(at, value)); at++)
        if ((at == text || !is_part_of_word(at[-1])) &&
            !is_part_of_word(at[length]))
            return true;
    return false;
}

/* The last that touches it, and of these one whose value is told. */
static const struct edit *last_touch(const struct corrected_turn *turn,
                                     const struct spelt_record *record,
                                     const char *text)
{
    const struct edit *last = NULL;

    for (size_t i = turn->count; record->table && i > 0; i--) {
        const struct edit *edit = turn->edits[i - 1];

        if (!touches(turn, edit, record))
            continue;
        if (says_value(text, edit))
            return edit;
        if (!last)
            last = edit;
    }
    return last;
}

static const struct edit *blamed(const struct corrected_turn *turn,
                                 const struct spelt_record *record,
                                 const char *text)
{
    const struct edit *edit = last_touch(turn, record, text);

    for (size_t i = turn->count; !edit && i > 0; i--)
        if (is_named(turn, turn->edits[i - 1], text))
            edit = turn->edits[i - 1];
    return edit;
}

/* "army 'french': ", unless the text has it. */
static const char *record_words(const struct corrected_turn *turn,
                                const struct spelt_record *record,
                                const char *text)
{
    struct names words;

    if (!record->table || is_game(turn, record))
        return "";
    words = words_of(record->table, record->element, NULL, turn->arena);
    if (words.count == 0)
        return arena_text(turn->arena, "%s: ", record->element->name);
    if (says_all(text, &words, turn->arena))
        return "";
    return arena_text(turn->arena, "%s '%s': ", record->element->name,
                      names_text(&words, " ", turn->arena));
}

static void tell_at_change(struct finding *finding, const void *context)
{
    const struct corrected_turn *turn = context;
    struct spelt_record record;
    const struct edit *edit;

    if (!finding->place.file || strcmp(finding->place.file, turn->file) != 0)
        return;
    record = record_in(turn, finding->place.line);
    edit = blamed(turn, &record, finding->text);
    if (!edit) {
        edit = turn->edits[0];
        finding->text = arena_text(turn->arena, "%s%s",
                                   record_words(turn, &record, finding->text),
                                   finding->text);
    }
    finding->place = edit->place;
}

void corrected_findings(struct report *report, const struct report *from,
                        const struct corrected_turn *turn)
{
    report_retell(report, from, tell_at_change, turn);
}
