/* Changes that are those of one "move" of the form, told as that. */
#include "campaign/text/correction_internal.h"
#include "core/arena.h"
#include "core/field-kind.h"

#include <string.h>

/* Changes from one on that may be one "move". */
struct run {
    const struct telling *telling;
    const struct edit *edits;
    size_t count;
    const struct edit *first; /* that says a place */
};

/* Is it among so many of them? */
static bool has_change(const struct run *run, const struct edit *wanted,
                       size_t most)
{
    for (size_t i = 0; i < most; i++) {
        const struct edit *edit = &run->edits[i];

        if (edit->kind == EDIT_CHANGE && same_name(edit->of, wanted->of) &&
            same_name(edit->piece, wanted->piece) &&
            same_name(edit->field, wanted->field) &&
            same_or_none(edit->to, wanted->to))
            return true;
    }
    return false;
}

/* What moving that piece changes; it stands so already: to is what stands. */
static struct edit change_by(const struct run *run,
                             const struct piece_move *piece)
{
    struct correcting *correcting = run->telling->correcting;
    struct record_kind *kind = kind_called(correcting, piece->kind);
    const struct field *field =
        piece->field ? field_find(kind->record->fields, piece->field)
                     : marked_field(kind->record, FIELD_PLACE);

    return (struct edit){
        .kind = EDIT_CHANGE,
        .of = piece->kind,
        .piece = piece->id,
        .field = field->name,
        .from = value_now(correcting, kind, piece->id, field),
        .to = piece->field ? piece->to : run->first->to,
    };
}

/* How many changes are those of a "move" of that record, and no others; 0: not
 * so many. */
static size_t moved_by(const struct run *run, const struct record_kind *kind,
                       const struct named_record *one)
{
    struct piece_moves moves;
    struct names pieces = {NULL, 0};
    size_t count = 0;

    if (!move_pieces(&moves, run->telling->correcting, kind, one->name))
        return 0;
    for (size_t i = 0; i < moves.count; i++) {
        const struct edit change = change_by(run, &moves.items[i]);
        const char *piece =
            arena_text(run->telling->arena, "%s %s", change.of, change.piece);

        if (!names_contain(&pieces, piece))
            names_add(run->telling->arena, &pieces, piece);
        count += !same_or_none(change.from, change.to);
    }
    if (pieces.count < 2 || count < 2 || count > run->count)
        return 0;
    for (size_t i = 0; i < moves.count; i++) {
        const struct edit change = change_by(run, &moves.items[i]);

        if (!same_or_none(change.from, change.to) &&
            !has_change(run, &change, count))
            return 0;
    }
    return count;
}

/* Where they were, each place once. */
static const char *former_places(const struct run *run, size_t count)
{
    struct names places = {NULL, 0};

    for (size_t i = 0; i < count; i++) {
        const struct edit *edit = &run->edits[i];
        const struct field *field = told_field(run->telling, edit);
        const char *place = told_value(run->telling, edit, edit->from);

        if (field && (field->flags & FIELD_PLACE) &&
            !names_contain(&places, place))
            names_add(run->telling->arena, &places, place);
    }
    return names_series(&places, run->telling->arena);
}

/* The record whose "move" makes the most of these changes. */
static size_t find_mover(const struct edit **out, const struct run *run)
{
    struct correcting *correcting = run->telling->correcting;
    size_t most = 0;

    for (size_t i = 0; i < correcting->kinds.count; i++) {
        struct record_kind *kind = correcting->kinds.items[i];
        const struct named_records *all = records_of(correcting, kind);

        for (size_t j = 0; j < all->count; j++) {
            size_t count = moved_by(run, kind, &all->items[j]);
            struct edit *mover;

            if (count <= most)
                continue;
            mover = ARENA_NEW(run->telling->arena, struct edit);
            *mover =
                (struct edit){.of = kind->name, .piece = all->items[j].name};
            *out = mover;
            most = count;
        }
    }
    return most;
}

/* Up to the first that is no change. */
static struct run run_of(const struct telling *telling,
                         const struct edit *edits, size_t count)
{
    struct run run = {telling, edits, 0, NULL};

    for (; run.count < count && edits[run.count].kind == EDIT_CHANGE;
         run.count++) {
        const struct field *field = told_field(telling, &edits[run.count]);

        if (!run.first && field && (field->flags & FIELD_PLACE))
            run.first = &edits[run.count];
    }
    return run;
}

size_t told_move(const char **line, const struct telling *telling,
                 const struct edit *edits, size_t count)
{
    const struct run run = run_of(telling, edits, count);
    const struct edit *mover = NULL;
    size_t moved =
        telling->correcting && run.first ? find_mover(&mover, &run) : 0;

    if (moved > 0)
        *line =
            arena_text(telling->arena, "move %s and all with it to %s, was %s",
                       told_subject(telling, mover),
                       told_value(telling, run.first, run.first->to),
                       former_places(&run, moved));
    return moved;
}
