/* From a correction back to lines: what it does, for people to read. */
#include "campaign/text/correction_internal.h"
#include "core/arena.h"
#include "core/field-kind.h"
#include "core/records.h"

#include <string.h>

/* ---- words --------------------------------------------------------------- */

static struct record_kind *told_kind(const struct telling *telling,
                                     const char *of)
{
    return telling->correcting && of ? kind_called(telling->correcting, of)
                                     : NULL;
}

/* The only record that these words name, or NULL. */
static const struct named_record *told_record(const struct telling *telling,
                                              struct record_kind *kind,
                                              const char *piece)
{
    const struct named_records *all =
        kind && piece ? records_of(telling->correcting, kind) : NULL;
    const struct named_record *found = NULL;

    for (size_t i = 0; all && i < all->count; i++) {
        if (!record_is_called(&all->items[i].words, piece))
            continue;
        if (found)
            return NULL;
        found = &all->items[i];
    }
    return found;
}

/* "fr-foy (9th Division Foy)"; name NULL, or the same: the id alone. */
static const char *with_name(struct arena *arena, const char *id,
                             const char *name)
{
    return name && !same_word(name, id) ? arena_text(arena, "%s (%s)", id, name)
                                        : id;
}

/* What people call it, or NULL. */
static const char *name_of(const struct telling *telling,
                           struct record_kind *kind, const char *piece)
{
    const struct named_record *one = told_record(telling, kind, piece);

    return one ? known_name(&records_of(telling->correcting, kind)->known,
                            one->name)
               : NULL;
}

const char *told_subject(const struct telling *telling, const struct edit *edit)
{
    const char *piece =
        edit->piece ? with_name(telling->arena, edit->piece,
                                name_of(telling, told_kind(telling, edit->of),
                                        edit->piece))
                    : NULL;

    if (!edit->of)
        return piece ? piece : GAME_WORD;
    return piece ? arena_text(telling->arena, "%s %s", edit->of, piece)
                 : edit->of;
}

const struct field *told_field(const struct telling *telling,
                               const struct edit *edit)
{
    const struct record *in, *table = telling->ruleset->state;

    if (edit->of)
        table = records_table(table, edit->of, &in);
    else if (edit->piece)
        table = NULL;
    return table ? field_find(table->fields, edit->field) : NULL;
}

const char *told_value(const struct telling *telling, const struct edit *edit,
                       const char *value)
{
    const struct field *field = told_field(telling, edit);
    struct record_kind *kind = told_kind(telling, edit->of);
    const char *name = NULL;

    if (!value)
        return UNSET_WORD;
    if (kind && field &&
        (field->type == FIELD_NAME || field->type == FIELD_HEX ||
         field->type == FIELD_CHOICE))
        name = printed_value(telling->correcting, kind, field, value);
    if (field && field->type == FIELD_TEXT)
        return arena_text(telling->arena, "\"%s\"", value);
    return with_name(telling->arena, value, name);
}

/* ---- one change ---------------------------------------------------------- */

static size_t count_strengths(const struct record *table)
{
    size_t count = 0;

    for (const struct field *field = table->fields; field && field->name;
         field++)
        count += (field->flags & FIELD_STRENGTH) != 0;
    return count;
}

/* The verb of the form, what is changed, and how far behind it the value comes.
 */
static const char *change_head(const struct telling *telling,
                               const struct edit *edit)
{
    const struct field *field = told_field(telling, edit);
    const char *about = told_subject(telling, edit);
    const struct record *in;

    if (field && (field->flags & FIELD_PLACE) && edit->to)
        return arena_text(telling->arena, "move %s to", about);
    if (field && (field->flags & FIELD_STRENGTH) && edit->to &&
        count_strengths(
            records_table(telling->ruleset->state, edit->of, &in)) == 1)
        return arena_text(telling->arena, "strength of %s", about);
    return arena_text(telling->arena, "%s %s %s",
                      field && (field->flags & FIELD_STRENGTH) && edit->to
                          ? "strength of"
                          : "set",
                      about, edit->field);
}

/* "add pile 4 0303", and what it goes into. */
static const char *add_line(const struct telling *telling,
                            const struct edit *edit)
{
    const struct record *in;
    const struct record *table =
        records_table(telling->ruleset->state, edit->added->name, &in);
    struct order_kind kind = {.name = edit->added->name};
    struct element element = *edit->added;
    const char *line;

    if (table)
        kind.fields = table->fields;
    element.name = arena_text(telling->arena, "add %s", element.name);
    line = element_as_text(telling->arena, table ? &kind : NULL, &element);
    return edit->of || edit->piece
               ? arena_text(telling->arena, "%s in %s", line,
                            told_subject(telling, edit))
               : line;
}

static const char *standing_line(const struct telling *telling,
                                 const struct edit *edit)
{
    struct element element = *edit->added;

    element.name = arena_text(telling->arena, "standing %s %s", edit->of,
                              edit->added->name);
    return element_as_text(
        telling->arena,
        telling->ruleset->standing
            ? kind_named(telling->ruleset->standing, edit->added->name)
            : NULL,
        &element);
}

static const char *edit_line(const struct telling *telling,
                             const struct edit *edit)
{
    switch (edit->kind) {
    case EDIT_CHANGE:
        return arena_text(telling->arena, "%s %s, was %s",
                          change_head(telling, edit),
                          told_value(telling, edit, edit->to),
                          told_value(telling, edit, edit->from));
    case EDIT_REMOVE:
        return arena_text(telling->arena, "remove %s",
                          told_subject(telling, edit));
    case EDIT_ADD:
        return add_line(telling, edit);
    case EDIT_STANDING:
        return standing_line(telling, edit);
    case EDIT_HIDDEN:
        break;
    }
    return edit_text(edit, telling->arena);
}

/* ---- the whole ----------------------------------------------------------- */

/* Later changes meet the game as the former have made it. */
static void carry_out(const struct telling *telling, const struct edit *edit)
{
    struct edit copy = *edit;

    if (telling->correcting && edit->kind != EDIT_HIDDEN)
        correcting_edit(telling->correcting, &copy);
}

static void tell_all(struct names *out, const struct telling *telling,
                     const struct correction *correction)
{
    for (size_t i = 0; i < correction->edits_count;) {
        const char *line;
        size_t count = told_move(&line, telling, &correction->edits[i],
                                 correction->edits_count - i);

        if (count == 0) {
            line = edit_line(telling, &correction->edits[i]);
            count = 1;
        }
        names_add(telling->arena, out, line);
        for (; count > 0; count--)
            carry_out(telling, &correction->edits[i++]);
    }
}

void correction_lines(struct names *out, const struct correction *correction,
                      const struct correction_target *target,
                      struct arena *arena)
{
    struct correcting correcting;
    struct telling telling = {target->ruleset, NULL, arena};
    struct correction scratch = {0};

    if (target->turn) {
        correcting_init(&correcting, target, arena, report_unread(arena));
        correcting.out = &scratch;
        telling.correcting = &correcting;
    }
    tell_all(out, &telling, correction);
}

const char *correction_line(const struct edit *edit,
                            const struct ruleset *ruleset, struct arena *arena)
{
    const struct telling telling = {ruleset, NULL, arena};

    return edit_line(&telling, edit);
}
