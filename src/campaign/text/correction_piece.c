/* The lines of a form for a correction, and what it says of one record. */
#include "campaign/text/correction_internal.h"
#include "core/arena.h"

#include <stdarg.h>
#include <string.h>

enum { FORM_WIDTH = 78 };

/* Long ones go on in lines that are indented. */
void form_explain(struct form_page *page, const char *format, ...)
{
    va_list args;
    const char *words;
    size_t used = 0;

    va_start(args, format);
    words = arena_vtext(page->arena, format, args);
    va_end(args);
    buffer_puts(page->out, "##");
    for (; *words; words += strspn(words, " ")) {
        size_t length = strcspn(words, " ");

        if (used > 0 && used + length + 4 > FORM_WIDTH) {
            buffer_puts(page->out, "\n##    ");
            used = 4;
        }
        buffer_puts(page->out, " ");
        buffer_add(page->out, words, length);
        used += length + 1;
        words += length;
    }
    buffer_puts(page->out, "\n");
}

void form_offer(struct form_page *page, const char *line, const char *words)
{
    if (words)
        buffer_printf(page->out, "# %s   # %s\n", line, words);
    else
        buffer_printf(page->out, "# %s\n", line);
}

/* "Reille", if people call it otherwise than the files. */
static const char *called(struct form_page *page, struct record_kind *kind,
                          const struct named_record *one)
{
    return known_name(&records_of(page->correcting, kind)->known, one->name);
}

static bool is_key(const struct field *field)
{
    return field->flags & FIELD_KEY;
}

void form_set(struct form_page *page, const struct record_kind *kind,
              const struct named_record *one)
{
    struct arena *arena = page->arena;
    struct element line = {.name =
                               arena_text(arena, "set %s%s%s", kind->name,
                                          *one->name ? " " : "", one->name)};
    struct attribute *attributes =
        ARENA_ARRAY(arena, struct attribute, MOST_PLACES);
    const char *name;

    for (const struct field *field = kind->record->fields; field && field->name;
         field++) {
        const char *value = field_value(field, one->item, arena);

        if (value && !is_key(field))
            attributes[line.attribute_count++] =
                (struct attribute){field->name, value};
    }
    line.attributes = attributes;
    name = kind == &page->correcting->whole
               ? NULL
               : called(page, (struct record_kind *)kind, one);
    if (line.attribute_count > 0)
        form_offer(page, element_as_text(arena, NULL, &line), name);
    else
        form_explain(page, "set %s %s ...: nothing stands in it", kind->name,
                     one->name);
}

bool form_move(struct form_page *page, struct record_kind *kind,
               const struct named_record *one)
{
    struct correcting *correcting = page->correcting;
    struct piece_moves moves;

    if (!move_pieces(&moves, correcting, kind, one->name))
        return false;
    foreach_item (const struct piece_move, move, moves) {
        struct record_kind *moved = kind_called(correcting, move->kind);
        const struct field *field = marked_field(moved->record, FIELD_PLACE);
        const char *at =
            move->field ? NULL : value_now(correcting, moved, move->id, field);

        if (!at)
            continue;
        form_offer(page,
                   arena_text(page->arena, "move %s %s to %s", kind->name,
                              one->name, at),
                   printed_value(correcting, moved, field, at));
        return true;
    }
    return false;
}

bool form_strength(struct form_page *page, const struct record_kind *kind,
                   const struct named_record *one)
{
    const struct field *field = kind->record->fields;
    size_t strengths = 0;

    for (; field && field->name; field++)
        strengths += (field->flags & FIELD_STRENGTH) != 0;
    for (field = kind->record->fields; field && field->name; field++) {
        const char *value = field_value(field, one->item, page->arena);

        if (!value || !(field->flags & FIELD_STRENGTH))
            continue;
        form_offer(page,
                   arena_text(page->arena, "strength of %s %s%s%s %s",
                              kind->name, one->name, strengths > 1 ? " " : "",
                              strengths > 1 ? field->name : "", value),
                   NULL);
        return true;
    }
    return false;
}

bool may_be_removed(struct form_page *page, const struct record_kind *kind,
                    const struct named_record *one)
{
    const struct correction_target *target = page->correcting->target;
    const struct ruleset *ruleset = target->ruleset;
    const struct edit edit = {
        .kind = EDIT_REMOVE, .of = kind->name, .piece = one->name};
    struct arena *arena = arena_new();
    struct game *game = record_copy(arena, ruleset->state, target->turn->play);
    bool good =
        record_edit(game, ruleset->state, &edit, arena, report_unread(arena)) &&
        (!ruleset->open_game || ruleset->open_game(game, target->module, arena,
                                                   "", report_unread(arena)));

    arena_free(arena);
    return good;
}

void form_remove(struct form_page *page, const struct record_kind *kind,
                 const struct named_record *one)
{
    form_offer(page,
               arena_text(page->arena, "remove %s %s", kind->name, one->name),
               NULL);
}

/* A field with what it may say, a line each. */
static void put_fields(struct form_page *page, const struct record_kind *kind,
                       const struct named_record *one)
{
    struct arena *arena = page->arena;

    for (const struct field *field = kind->record->fields; field && field->name;
         field++) {
        const char *value = field_value(field, one->item, arena);
        const struct attribute attribute = {field->name, value};
        const struct element line = {
            .name = arena_text(arena, "set %s%s%s", kind->name,
                               *one->name ? " " : "", one->name),
            .attributes = &attribute,
            .attribute_count = 1,
        };

        if (value)
            form_offer(page, element_as_text(arena, NULL, &line),
                       field_form(arena, field));
        else
            form_explain(page, "%s %s=...: %s; unset now", line.name,
                         field->name, field_form(arena, field));
    }
}

void form_record(struct form_page *page, struct record_kind *kind,
                 const struct named_record *one)
{
    const char *name =
        kind == &page->correcting->whole ? NULL : called(page, kind, one);

    form_explain(page, "%s%s%s%s", kind->name, *one->name ? " " : "", one->name,
                 name ? arena_text(page->arena, ", %s", name) : "");
    if (kind != &page->correcting->whole) {
        form_move(page, kind, one);
        form_strength(page, kind, one);
    }
    put_fields(page, kind, one);
    if (kind != &page->correcting->whole && may_be_removed(page, kind, one))
        form_remove(page, kind, one);
}
