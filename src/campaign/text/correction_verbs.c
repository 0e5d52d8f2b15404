/* Changes of one record, and the lines that set its values. */
#include "campaign/text/correction_internal.h"
#include "core/arena.h"
#include "core/field-kind.h"

#include <string.h>

void refuse_usage(struct correcting *correcting, const char *usage,
                  const struct place *place)
{
    refuse(correcting->text->report, place, FILE_RULE(text_line),
           "the line goes: %s", usage);
}

/* ---- changes ------------------------------------------------------------- */

bool correcting_edit(struct correcting *correcting, struct edit *edit)
{
    if (!record_edit(correcting->game, correcting->whole.record, edit,
                     correcting->arena, correcting->text->report))
        return false;
    *(struct edit *)LIST_ADD(correcting->arena, correcting->out->edits,
                             correcting->out->edits_count) = *edit;
    /* Records may have other names now, or lie elsewhere. */
    records_forget(correcting);
    return true;
}

const char *value_now(struct correcting *correcting, struct record_kind *kind,
                      const char *name, const struct field *field)
{
    const void *item = record_at(correcting, kind, name);

    return item ? field_value(field, item, correcting->arena) : NULL;
}

/* As a file would have it: the value is read as it will be, refused as it
 * would be, and spelt in one way. */
static bool one_spelling(const char **out, struct correcting *correcting,
                         const struct value_place *where, const char *value)
{
    struct arena *arena = correcting->arena;
    struct field fields[2] = {*where->field, {0}};
    const struct attribute attribute = {where->field->name, value};
    const struct element element = {.name = where->kind->name,
                                    .attributes = &attribute,
                                    .attribute_count = 1,
                                    .line = where->place->line};
    void *member = arena_zeroed(arena, 1, field_kind(fields[0].type)->size);

    fields[0].offset = 0;
    if (!fields_read(member, fields, &element, where->place->file, arena,
                     correcting->text->report))
        return false;
    *out = field_value(&fields[0], member, arena);
    return true;
}

/* A word of a choice that people call otherwise, misspelt. */
static bool is_choice(struct correcting *correcting,
                      const struct value_place *where, const char *value)
{
    const struct known *known;
    const char *near;

    if (where->field->type != FIELD_CHOICE)
        return true;
    known = text_known(&correcting->reading, &correcting->seat, where);
    near = index_find(known->ids, value) ? "" : known_near(known, value);
    return !*near ||
           refuse(correcting->text->report, where->place, FILE_RULE(bad_value),
                  "%s %s is not known here%s", where->field->name,
                  quoted(correcting->arena, value), near);
}

bool value_of_words(const char **out, struct correcting *correcting,
                    const struct value_place *where,
                    const struct text_words *words)
{
    struct arena *arena = correcting->arena;
    struct text_item item = {.text = joined_words(words, arena)};
    const struct text_word word = {.items = &item, .count = 1};
    const char *value;

    *out = NULL;
    if (words->count == 1 && !words->items[0].items[0].is_quoted &&
        same_word(item.text, UNSET_WORD))
        return (where->field->flags & FIELD_OPTIONAL) ||
               refuse(correcting->text->report, where->place,
                      FILE_RULE(bad_value), "%s must be %s", where->field->name,
                      field_form(arena, where->field));
    value =
        is_list(where->field)
            ? text_list(&correcting->reading, &correcting->seat, where, words)
            : text_value(&correcting->reading, &correcting->seat, where, &word);
    return value && is_choice(correcting, where, value) &&
           one_spelling(out, correcting, where, value);
}

/* ---- set ----------------------------------------------------------------- */

/* One "set" while its words are read. */
struct setting {
    struct correcting *correcting;
    const struct place *place;
    struct record_kind *kind;
    const char *name;
    size_t changes; /* that were made, or refused */
};

static struct edit change_of(const struct setting *setting,
                             const struct field *field)
{
    bool is_whole = setting->kind == &setting->correcting->whole;

    return (struct edit){
        .kind = EDIT_CHANGE,
        .place = *setting->place,
        .of = is_whole ? NULL : setting->kind->name,
        .piece = *setting->name ? setting->name : NULL,
        .field = field->name,
    };
}

static const char *spoken(struct correcting *correcting, const char *value)
{
    return value ? quoted(correcting->arena, value) : UNSET_WORD;
}

/* A field and its value; that it stays is refused unless others change in the
 * same line. */
static void set_field(struct setting *setting, const struct field *field,
                      const struct text_words *words, bool is_alone)
{
    struct correcting *correcting = setting->correcting;
    const struct value_place where = {&setting->kind->kind, field,
                                      setting->place};
    struct edit edit = change_of(setting, field);

    edit.from = value_now(correcting, setting->kind, setting->name, field);
    if (!value_of_words(&edit.to, correcting, &where, words)) {
        setting->changes++;
        return;
    }
    if (same_or_none(edit.to, edit.from)) {
        if (is_alone)
            refuse(
                correcting->text->report, setting->place, FILE_RULE(bad_value),
                "%s of %s is %s already", field->name,
                spoken_record(correcting->arena, setting->kind, setting->name),
                spoken(correcting, edit.from));
        return;
    }
    setting->changes++;
    correcting_edit(correcting, &edit);
}

static const struct field *field_of_word(const struct record_kind *kind,
                                         const char *word)
{
    const struct field *field = kind->record->fields;

    while (field && field->name && !same_word(field->name, word))
        field++;
    return field && field->name ? field : NULL;
}

static void refuse_field(const struct setting *setting, const char *word)
{
    struct correcting *correcting = setting->correcting;
    struct names known = {NULL, 0};
    const struct field *field = setting->kind->record->fields;
    const char *hint;

    for (; field && field->name; field++)
        names_add(correcting->arena, &known, field->name);
    hint = suggestion(correcting->arena, word, &known);
    if (!*hint)
        hint = arena_text(correcting->arena, "; it has %s",
                          names_text(&known, ", ", correcting->arena));
    refuse(correcting->text->report, setting->place,
           FILE_RULE(unknown_attribute), "%s has no %s%s",
           a_kind(correcting->arena, setting->kind),
           quoted(correcting->arena, word), hint);
}

/* How many words of the line, from the third on, name the record: those before
 * a field, and of several such places the one where they name one. */
static size_t name_length(struct correcting *correcting,
                          struct record_kind *kind,
                          const struct text_words *words)
{
    size_t found = 0;
    bool is_found = false;

    for (size_t i = 2; i < words->count; i++) {
        const struct text_word *word = &words->items[i];
        const struct text_words name = some_words(words, 2, i - 2);

        if (!word->name &&
            !field_of_word(kind, word_text(word, correcting->arena)))
            continue;
        if (records_have(correcting, kind, &name))
            return i - 2;
        if (!is_found)
            found = i - 2;
        is_found = true;
        if (word->name)
            break;
    }
    if (is_found)
        return found;
    for (size_t i = words->count; i > 2; i--) {
        const struct text_words name = some_words(words, 2, i - 2);

        if (records_have(correcting, kind, &name))
            return i - 2;
    }
    return words->count > 2;
}

/* "from VALUE" behind the value: what the umpire thinks stands there. */
static bool from_holds(const struct setting *setting, const struct field *field,
                       const struct text_words *words)
{
    struct correcting *correcting = setting->correcting;
    const struct value_place where = {&setting->kind->kind, field,
                                      setting->place};
    const char *now =
        value_now(correcting, setting->kind, setting->name, field);
    const char *said;

    if (!value_of_words(&said, correcting, &where, words))
        return false;
    if (same_or_none(said, now))
        return true;
    return refuse(
        correcting->text->report, setting->place, FILE_RULE(bad_value),
        "%s of %s is %s, not %s", field->name,
        spoken_record(correcting->arena, setting->kind, setting->name),
        spoken(correcting, now), spoken(correcting, said));
}

static bool is_from(const struct text_word *word, struct arena *arena)
{
    return !word->name && !word->items[0].is_quoted &&
           same_word(word_text(word, arena), "from");
}

/* "FIELD VALUE [from VALUE]" from that word on. */
static void set_one(struct setting *setting, const struct text_words *words,
                    size_t first)
{
    struct correcting *correcting = setting->correcting;
    const char *word = word_text(&words->items[first], correcting->arena);
    const struct field *field = field_of_word(setting->kind, word);
    size_t end = first + 1;
    struct text_words value, from;

    if (!field) {
        refuse_field(setting, word);
        return;
    }
    while (end < words->count &&
           !is_from(&words->items[end], correcting->arena))
        end++;
    value = some_words(words, first + 1, end - first - 1);
    from = some_words(words, end + 1,
                      end < words->count ? words->count - end - 1 : 0);
    if (value.count == 0 || (end < words->count && from.count == 0))
        refuse_usage(correcting, SET_USAGE, setting->place);
    else if (end == words->count || from_holds(setting, field, &from))
        set_field(setting, field, &value, true);
}

/* "FIELD=VALUE FIELD=VALUE": those that stay what they are are no changes. */
static void set_several(struct setting *setting, const struct text_words *words,
                        size_t first)
{
    struct correcting *correcting = setting->correcting;

    for (size_t i = first; i < words->count; i++) {
        struct text_word word = words->items[i];
        const struct field *field =
            word.name ? field_of_word(setting->kind, word.name) : NULL;

        if (!word.name) {
            refuse_usage(correcting, SET_USAGE, setting->place);
            return;
        }
        if (!field) {
            refuse_field(setting, word.name);
            setting->changes++;
            continue;
        }
        word.name = NULL;
        set_field(setting, field, &(struct text_words){&word, 1}, false);
    }
    if (setting->changes == 0)
        refuse(correcting->text->report, setting->place, FILE_RULE(bad_value),
               "all that the line says of %s stands so already",
               spoken_record(correcting->arena, setting->kind, setting->name));
}

void read_set_line(struct correcting *correcting,
                   const struct text_words *words, const struct place *place)
{
    struct setting setting = {.correcting = correcting, .place = place};
    struct text_words name;
    size_t length;

    if (words->count < 3) {
        refuse_usage(correcting, SET_USAGE, place);
        return;
    }
    setting.kind = kind_of_word(
        correcting, word_text(&words->items[1], correcting->arena), place);
    if (!setting.kind)
        return;
    length = name_length(correcting, setting.kind, words);
    name = some_words(words, 2, length);
    setting.name = record_named(correcting, setting.kind, &name, place);
    if (!setting.name)
        return;
    if (setting.kind == &correcting->whole && length > 0)
        refuse_field(&setting, word_text(&words->items[2], correcting->arena));
    else if (2 + length >= words->count)
        refuse_usage(correcting, SET_USAGE, place);
    else if (words->items[2 + length].name)
        set_several(&setting, words, 2 + length);
    else
        set_one(&setting, words, 2 + length);
}
