/* Lines of a correction that say where something is, and how strong. */
#include "campaign/text/correction_internal.h"
#include "core/arena.h"
#include "core/edit.h"
#include "core/field-kind.h"

#include <string.h>

const struct field *marked_field(const struct record *record, unsigned mark)
{
    const struct field *field = record->fields;

    while (field && field->name && !(field->flags & mark))
        field++;
    return field && field->name ? field : NULL;
}

/* ---- move ---------------------------------------------------------------- */

/* One "move" while it is carried out. */
struct moving {
    struct correcting *correcting;
    const struct place *place;
    const char *to; /* the new place, spelt */
    size_t changes;
};

struct record_kind *kind_called(const struct correcting *correcting,
                                const char *name)
{
    for (size_t i = 0; i < correcting->kinds.count; i++)
        if (strcmp(correcting->kinds.items[i]->name, name) == 0)
            return correcting->kinds.items[i];
    return NULL;
}

bool move_pieces(struct piece_moves *out, struct correcting *correcting,
                 const struct record_kind *kind, const char *name)
{
    const struct ruleset *ruleset = correcting->target->ruleset;

    *out = (struct piece_moves){.arena = correcting->arena};
    if (ruleset->move_with)
        ruleset->move_with(correcting->game, correcting->target->module,
                           kind->name, name, out);
    if (out->count == 0 && !out->refused &&
        marked_field(kind->record, FIELD_PLACE))
        piece_moves_add(out, kind->name, name);
    return out->count > 0 && !out->refused;
}

/* Where things are that have a place. */
static const char *kinds_with_place(const struct correcting *correcting)
{
    struct names kinds = {NULL, 0};

    for (size_t i = 0; i < correcting->kinds.count; i++)
        if (marked_field(correcting->kinds.items[i]->record, FIELD_PLACE))
            names_add(correcting->arena, &kinds,
                      correcting->kinds.items[i]->name);
    return names_text(&kinds, ", ", correcting->arena);
}

/* The field that the place of the first of them is read for. */
static struct value_place place_of(const struct correcting *correcting,
                                   const struct piece_moves *moves,
                                   const struct place *place)
{
    for (size_t i = 0; i < moves->count; i++) {
        const struct record_kind *kind =
            kind_called(correcting, moves->items[i].kind);

        if (!moves->items[i].field)
            return (struct value_place){
                &kind->kind, marked_field(kind->record, FIELD_PLACE), place};
    }
    return (struct value_place){NULL, NULL, place};
}

static bool move_one(struct moving *moving, const struct piece_move *piece)
{
    struct correcting *correcting = moving->correcting;
    struct record_kind *kind = kind_called(correcting, piece->kind);
    const struct field *field = marked_field(kind->record, FIELD_PLACE);
    struct edit edit = {.kind = EDIT_CHANGE,
                        .place = *moving->place,
                        .of = piece->kind,
                        .piece = piece->id,
                        .to = piece->field ? piece->to : moving->to};

    if (piece->field)
        field = field_find(kind->record->fields, piece->field);
    edit.field = field->name;
    edit.from = value_now(correcting, kind, piece->id, field);
    if (same_or_none(edit.from, edit.to))
        return true;
    moving->changes++;
    return correcting_edit(correcting, &edit);
}

static void move_all(struct correcting *correcting, struct record_kind *kind,
                     const char *name, const struct text_words *to,
                     const struct place *place)
{
    struct moving moving = {.correcting = correcting, .place = place};
    struct report *report = correcting->text->report;
    struct piece_moves moves;
    struct value_place where;

    if (!move_pieces(&moves, correcting, kind, name)) {
        if (moves.refused)
            refuse(report, place, FILE_RULE(text_line), "%s", moves.refused);
        else
            refuse(report, place, FILE_RULE(text_line),
                   "%s has no place that it could move to; what has one: %s",
                   a_kind(correcting->arena, kind),
                   kinds_with_place(correcting));
        return;
    }
    where = place_of(correcting, &moves, place);
    if (!value_of_words(&moving.to, correcting, &where, to))
        return;
    for (size_t i = 0; i < moves.count; i++)
        if (!move_one(&moving, &moves.items[i]))
            return;
    if (moving.changes == 0)
        refuse(report, place, FILE_RULE(bad_value), "%s %s is at %s already",
               kind->name, name, moving.to ? moving.to : "no place");
}

/* The kind that the second word names, and not the game; NULL after refusals.
 */
static struct record_kind *kind_said(struct correcting *correcting,
                                     const struct text_words *words,
                                     const char *usage,
                                     const struct place *place)
{
    struct record_kind *kind = NULL;

    if (words->count >= 3) {
        kind = kind_of_word(
            correcting, word_text(&words->items[1], correcting->arena), place);
        if (!kind)
            return NULL;
    }
    if (kind && kind != &correcting->whole)
        return kind;
    refuse_usage(correcting, usage, place);
    return NULL;
}

void read_move(struct correcting *correcting, const struct text_words *words,
               const struct place *place)
{
    size_t to = words->count;
    struct record_kind *kind;
    struct text_words name, where;
    const char *id;

    while (
        to > 2 &&
        (words->items[to - 1].name ||
         !same_word(word_text(&words->items[to - 1], correcting->arena), "to")))
        to--;
    if (to <= 3 || to == words->count) {
        refuse_usage(correcting, MOVE_USAGE, place);
        return;
    }
    kind = kind_said(correcting, words, MOVE_USAGE, place);
    if (!kind)
        return;
    name = some_words(words, 2, to - 3);
    where = some_words(words, to, words->count - to);
    id = record_named(correcting, kind, &name, place);
    if (id)
        move_all(correcting, kind, id, &where, place);
}

/* ---- strength ------------------------------------------------------------ */

static struct names strengths_of(const struct record *record,
                                 struct arena *arena)
{
    struct names names = {NULL, 0};

    for (const struct field *field = record->fields; field && field->name;
         field++)
        if (field->flags & FIELD_STRENGTH)
            names_add(arena, &names, field->name);
    return names;
}

/* Which strength: the only one, or the one that the last word names. NULL
 * after refusals; then *length is that of the name alone. */
static const struct field *strength_of(struct correcting *correcting,
                                       const struct record_kind *kind,
                                       const struct text_words *name,
                                       size_t *length,
                                       const struct place *place)
{
    struct arena *arena = correcting->arena;
    const struct names fields = strengths_of(kind->record, arena);
    const char *last = word_text(&name->items[name->count - 1], arena);
    const struct field *field = kind->record->fields;

    *length = name->count;
    if (names_contain(&fields, last)) {
        --*length;
        while (strcmp(field->name, last) != 0)
            field++;
        return field;
    }
    if (fields.count == 1)
        return marked_field(kind->record, FIELD_STRENGTH);
    refuse(correcting->text->report, place, FILE_RULE(text_line),
           fields.count == 0 ? "%s has no strength%s%s"
                             : "%s has several strengths: strength of KIND ID "
                               "FIELD N, where FIELD is one of %s%s",
           a_kind(arena, kind), names_text(&fields, ", ", arena),
           suggestion(arena, last, &fields));
    return NULL;
}

void read_strength(struct correcting *correcting,
                   const struct text_words *words, const struct place *place)
{
    size_t first =
        words->count > 1 &&
                same_word(word_text(&words->items[1], correcting->arena), "of")
            ? 2
            : 1;
    struct text_words name, set;
    struct text_word *line;
    struct record_kind *kind;
    const struct field *field;
    size_t length;

    if (words->count < first + 3) {
        refuse_usage(correcting, STRENGTH_USAGE, place);
        return;
    }
    kind = kind_of_word(
        correcting, word_text(&words->items[first], correcting->arena), place);
    name = some_words(words, first + 1, words->count - first - 2);
    field = kind ? strength_of(correcting, kind, &name, &length, place) : NULL;
    if (!field)
        return;
    /* The same as "set KIND ID FIELD N". */
    line = ARENA_ARRAY(correcting->arena, struct text_word, length + 4);
    line[0] = words->items[0];
    line[1] = words->items[first];
    memcpy(line + 2, name.items, length * sizeof(*line));
    line[length + 2].items = ARENA_NEW(correcting->arena, struct text_item);
    line[length + 2].items->text = field->name;
    line[length + 2].count = 1;
    line[length + 3] = words->items[words->count - 1];
    set = (struct text_words){line, length + 4};
    read_set_line(correcting, &set, place);
}

/* ---- add and remove ------------------------------------------------------ */

void read_remove(struct correcting *correcting, const struct text_words *words,
                 const struct place *place)
{
    struct edit edit = {.kind = EDIT_REMOVE, .place = *place};
    struct record_kind *kind;
    struct text_words name;

    kind = kind_said(correcting, words, REMOVE_USAGE, place);
    if (!kind)
        return;
    name = some_words(words, 2, words->count - 2);
    edit.of = kind->name;
    edit.piece =
        *kind->name ? record_named(correcting, kind, &name, place) : NULL;
    if (edit.piece)
        correcting_edit(correcting, &edit);
}

/* Where the words "in KIND ID" begin that say what a record goes into; all of
 * them if it stands in the game itself. */
static size_t before_in(const struct correcting *correcting,
                        const struct record_kind *kind,
                        const struct text_words *words)
{
    if (kind->in == correcting->whole.record)
        return words->count;
    for (size_t i = words->count; i > 2; i--) {
        const struct text_word *word = &words->items[i - 1];

        if (!word->name && same_word(word_text(word, correcting->arena), "in"))
            return i - 1;
    }
    return words->count;
}

/* The record that it goes into; false after refusals. */
static bool read_in(struct edit *edit, struct correcting *correcting,
                    const struct record_kind *kind,
                    const struct text_words *words)
{
    struct record_kind *in;
    struct text_words name;

    if (kind->in == correcting->whole.record)
        return true;
    if (words->count < 3)
        return refuse(correcting->text->report, &edit->place,
                      FILE_RULE(text_line),
                      "a %s stands in a %s: add %s ... in %s ID", kind->name,
                      kind->in->element, kind->name, kind->in->element);
    in =
        kind_of_word(correcting, word_text(&words->items[1], correcting->arena),
                     &edit->place);
    name = some_words(words, 2, words->count - 2);
    if (!in)
        return false;
    edit->of = in->name;
    edit->piece = record_named(correcting, in, &name, &edit->place);
    return edit->piece != NULL;
}

void read_add(struct correcting *correcting, const struct text_words *words,
              const struct place *place)
{
    struct edit edit = {.kind = EDIT_ADD, .place = *place};
    struct record_kind *kind;
    struct text_words said, in;
    size_t end;

    kind = kind_said(correcting, words, ADD_USAGE, place);
    if (!kind)
        return;
    end = before_in(correcting, kind, words);
    said = some_words(words, 1, end - 1);
    in = some_words(words, end, words->count - end);
    edit.added = text_order(&correcting->reading, &correcting->seat,
                            &kind->kind, &said, place);
    if (read_in(&edit, correcting, kind, &in) && edit.added)
        correcting_edit(correcting, &edit);
}
