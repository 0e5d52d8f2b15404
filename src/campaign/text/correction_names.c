/* Records of the game by the names that people give them. */
#include "campaign/text/correction_internal.h"
#include "core/arena.h"

#include <string.h>

/* ---- kinds --------------------------------------------------------------- */

static void add_kinds(struct correcting *correcting,
                      const struct record *parent)
{
    const struct record *record = parent->children;

    for (; record && record->element; record++) {
        struct record_kind *kind =
            ARENA_NEW(correcting->arena, struct record_kind);

        kind->name = record->element;
        kind->record = record;
        kind->in = parent;
        kind->kind.name = record->element;
        kind->kind.fields = record->fields;
        *(struct record_kind **)LIST_ADD(correcting->arena,
                                         correcting->kinds.items,
                                         correcting->kinds.count) = kind;
        add_kinds(correcting, record);
    }
}

void correcting_init(struct correcting *out,
                     const struct correction_target *target,
                     struct arena *arena, struct report *report)
{
    const struct record *state = target->ruleset->state;

    *out = (struct correcting){.target = target, .arena = arena};
    out->text = ARENA_NEW(arena, struct text);
    out->text->arena = arena;
    out->text->report = report;
    out->game = record_copy(arena, state, target->turn->play);
    out->turn = *target->turn;
    out->whole = (struct record_kind){
        .name = GAME_WORD,
        .record = state,
        .kind = {.name = GAME_WORD, .fields = state->fields},
    };
    add_kinds(out, state);
    out->desk = (struct desk){.ruleset = target->ruleset,
                              .module = target->module,
                              .turn = target->turn,
                              .arena = arena};
    out->home.desk = &out->desk;
    out->reading = (struct reading){
        .text = out->text, .home = &out->home, .is_everybody = true};
    out->seat = (struct seat){.game = out->game,
                              .module = target->module,
                              .options = &target->turn->options,
                              .side = "",
                              .arena = arena};
}

struct record_kind *kind_of_word(struct correcting *correcting,
                                 const char *word, const struct place *place)
{
    struct arena *arena = correcting->arena;
    struct names known = {NULL, 0};
    const char *hint;

    if (same_word(word, GAME_WORD))
        return &correcting->whole;
    names_add(arena, &known, GAME_WORD);
    for (size_t i = 0; i < correcting->kinds.count; i++) {
        if (same_word(correcting->kinds.items[i]->name, word))
            return correcting->kinds.items[i];
        names_add(arena, &known, correcting->kinds.items[i]->name);
    }
    hint = suggestion(arena, word, &known);
    if (!*hint)
        hint =
            arena_text(arena, ": there is %s", names_text(&known, ", ", arena));
    refuse(correcting->text->report, place, FILE_RULE(unknown_reference),
           "the game has no kind of record %s%s", quoted(arena, word), hint);
    return NULL;
}

/* ---- what people call them ----------------------------------------------- */

/* The field as a ruleset knows it: a key that says nothing of what it names is
 * called as its record. */
static const struct field *asked_field(struct correcting *correcting,
                                       const struct record_kind *kind,
                                       const struct field *field)
{
    struct field *asked;

    if (field->type != FIELD_NAME || field->refers ||
        !(field->flags & FIELD_KEY))
        return field;
    asked = ARENA_NEW(correcting->arena, struct field);
    *asked = *field;
    asked->name = kind->name;
    asked->refers = kind->name;
    return asked;
}

const char *printed_value(struct correcting *correcting,
                          const struct record_kind *kind,
                          const struct field *field, const char *value)
{
    const struct value_place where = {&kind->kind, field, NULL};

    return known_name(
        text_known(&correcting->reading, &correcting->seat, &where), value);
}

/* "France Great Britain" of the war of these, in the words of its fields. */
static const char *printed_words(struct correcting *correcting,
                                 const struct record_kind *kind,
                                 const struct names *words)
{
    const struct field *fields[MOST_NAMING];
    size_t count = record_naming(kind->record, fields);
    struct names printed = {NULL, 0};

    for (size_t i = 0; i < words->count && i < count; i++) {
        const char *name =
            printed_value(correcting, kind, fields[i], words->items[i]);

        names_add(correcting->arena, &printed, name ? name : words->items[i]);
    }
    return names_text(&printed, " ", correcting->arena);
}

/* All that the ruleset calls things of that field. */
static const struct known *names_of_key(struct correcting *correcting,
                                        const struct record_kind *kind)
{
    const struct field *fields[MOST_NAMING];
    const struct value_place where = {
        &kind->kind,
        record_naming(kind->record, fields) > 0
            ? asked_field(correcting, kind, fields[0])
            : NULL,
        NULL};

    return where.field
               ? text_known(&correcting->reading, &correcting->seat, &where)
               : NULL;
}

/* A record of one name bears all that people call it. */
static void add_printed(struct known *out, const struct known *printed,
                        const char *id)
{
    bool is_named = false;

    for (size_t i = 0; printed && i < printed->names.count; i++)
        if (strcmp(printed->names.items[i].id, id) == 0) {
            known_add(out, id, printed->names.items[i].name);
            is_named = true;
        }
    if (!is_named)
        known_add(out, id, NULL);
}

/* How many records of the kind these first words name. */
static size_t count_called(const struct named_records *all, const char *name)
{
    size_t count = 0;

    for (size_t i = 0; i < all->count; i++)
        count += record_is_called(&all->items[i].words, name);
    return count;
}

static const char *short_name(const struct named_records *all,
                              const struct names *words, struct arena *arena)
{
    const char *name = words->count > 0 ? words->items[0] : "";

    for (size_t i = 1; i < words->count && count_called(all, name) > 1; i++)
        name = arena_text(arena, "%s %s", name, words->items[i]);
    return name;
}

static void list_records(struct correcting *correcting,
                         const struct record_kind *kind)
{
    struct arena *arena = correcting->arena;
    struct named_records *named = kind->named;
    struct stored_records all;

    records_list(&all, correcting->game, correcting->whole.record, kind->name,
                 arena);
    named->items = ARENA_ARRAY(arena, struct named_record, all.count + 1);
    named->count = all.count;
    for (size_t i = 0; i < all.count; i++) {
        named->items[i].item = all.items[i].item;
        named->items[i].words =
            record_name(kind->record, all.items[i].item, arena);
    }
    for (size_t i = 0; i < all.count; i++)
        named->items[i].name = short_name(named, &named->items[i].words, arena);
}

/* A record of several names bears them whole as well, and as people say them.
 */
static void add_joined(struct correcting *correcting,
                       const struct record_kind *kind,
                       const struct named_record *one)
{
    struct known *known = &kind->named->known;
    const char *whole = names_text(&one->words, " ", correcting->arena);
    const char *said = printed_words(correcting, kind, &one->words);

    known_add(known, one->name, said);
    if (strcmp(said, whole) != 0 && strcmp(one->name, whole) != 0)
        known_add(known, one->name, whole);
}

const struct named_records *records_of(struct correcting *correcting,
                                       struct record_kind *kind)
{
    struct arena *arena = correcting->arena;
    const struct known *printed;
    struct known *known;

    if (kind->named)
        return kind->named;
    kind->named = ARENA_NEW(arena, struct named_records);
    list_records(correcting, kind);
    known = &kind->named->known;
    known_init(known, arena);
    printed = names_of_key(correcting, kind);
    foreach_item (const struct named_record, one, *kind->named)
        if (one->words.count == 1)
            add_printed(known, printed, one->name);
        else
            add_joined(correcting, kind, one);
    known_close(known);
    return kind->named;
}

void records_forget(struct correcting *correcting)
{
    for (size_t i = 0; i < correcting->kinds.count; i++)
        correcting->kinds.items[i]->named = NULL;
}

/* ---- one of them --------------------------------------------------------- */

/* The game itself, and what stands alone, have no name. */
static bool needs_name(const struct correcting *correcting,
                       const struct record_kind *kind)
{
    return kind != &correcting->whole && kind->record->count != RECORD_SINGLE;
}

const void *record_at(struct correcting *correcting, struct record_kind *kind,
                      const char *name)
{
    const struct named_records *all;

    if (kind == &correcting->whole)
        return correcting->game;
    all = records_of(correcting, kind);
    for (size_t i = 0; i < all->count; i++)
        if (!needs_name(correcting, kind) ||
            strcmp(all->items[i].name, name) == 0)
            return all->items[i].item;
    return NULL;
}

const char *joined_words(const struct text_words *words, struct arena *arena)
{
    struct names parts = {NULL, 0};

    for (size_t i = 0; i < words->count; i++)
        names_add(arena, &parts, word_text(&words->items[i], arena));
    return names_text(&parts, " ", arena);
}

const char *a_kind(struct arena *arena, const struct record_kind *kind)
{
    return arena_text(arena, "a%s %s", strchr("aeiou", *kind->name) ? "n" : "",
                      kind->name);
}

const char *spoken_record(struct arena *arena, const struct record_kind *kind,
                          const char *name)
{
    if (!kind->in)
        return "the game";
    return *name ? arena_text(arena, "%s %s", kind->name, name) : kind->name;
}

struct text_words some_words(const struct text_words *words, size_t first,
                             size_t count)
{
    return (struct text_words){words->items + first, count};
}

bool records_have(struct correcting *correcting, struct record_kind *kind,
                  const struct text_words *words)
{
    const char *name = joined_words(words, correcting->arena);

    if (!needs_name(correcting, kind))
        return words->count == 0;
    return words->count > 0 &&
           known_find(&records_of(correcting, kind)->known, name)->count == 1;
}

/* Of a misspelt word of a longer name: "Foyy" of the 9th Division Foy. */
static const char *near_word(const struct known *known, const char *word,
                             struct arena *arena)
{
    enum { SHORTEST = 3, MOST_MEANT = 3 };
    char *small = arena_string(arena, word, strlen(word));
    struct names words = {NULL, 0};
    const struct matches *found;
    const char *near;

    for (char *at = small; *at; at++)
        if (*at >= 'A' && *at <= 'Z')
            *at = (char)(*at | 0x20);
    for (size_t i = 0; i < known->names.count; i++) {
        const struct names name = names_split(known->folded[i], arena);

        for (size_t j = 0; j < name.count; j++)
            if (strlen(name.items[j]) >= SHORTEST)
                names_add(arena, &words, name.items[j]);
    }
    near = nearest_name(small, &words);
    found = near ? known_find(known, near) : NULL;
    return found && found->count > 0 && found->count <= MOST_MEANT
               ? arena_text(arena, "; did you mean %s?",
                            matches_text(found, arena))
               : "";
}

const char *record_named(struct correcting *correcting,
                         struct record_kind *kind,
                         const struct text_words *words,
                         const struct place *place)
{
    struct arena *arena = correcting->arena;
    struct report *report = correcting->text->report;
    const char *name = joined_words(words, arena);
    const struct known *known;
    const struct matches *found;
    const char *near;

    if (!needs_name(correcting, kind))
        return "";
    known = &records_of(correcting, kind)->known;
    found = known_find(known, name);
    if (found->count == 1)
        return found->items[0].id;
    near = known_near(known, name);
    if (!*near)
        near = near_word(known, name, arena);
    if (!*near && *known_list(known))
        near = arena_text(arena, "; there is %s", known_list(known));
    if (found->count > 1)
        refuse(report, place, FILE_RULE(unknown_reference),
               "%s %s may be %s: write more of it, or the id", kind->name,
               quoted(arena, name), matches_text(found, arena));
    else if (words->count == 0)
        refuse(report, place, FILE_RULE(text_line), "which %s is not said%s",
               kind->name, near);
    else
        refuse(report, place, FILE_RULE(unknown_reference),
               "there is no %s %s%s", kind->name, quoted(arena, name), near);
    return NULL;
}
