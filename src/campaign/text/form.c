/* What stands without a name in the line of an order, and how such a line
 * goes. */
#include "campaign/text/internal.h"
#include "campaign/text/text.h"
#include "core/buffer.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

bool is_list(const struct field *field)
{
    return field->type == FIELD_NAMES || field->type == FIELD_HEXES;
}

static bool is_subject(const struct order_kind *kind, const struct field *field)
{
    return kind->subject && strcmp(field->name, kind->subject) == 0;
}

static void add(struct text_form *form, const struct field *field)
{
    assert(form->count < MOST_PLACES);
    form->places[form->count++] = field;
}

static const struct field *subject_of(const struct order_kind *kind)
{
    const struct field *field = kind->fields;

    while (field && field->name && !is_subject(kind, field))
        field++;
    return field && field->name ? field : NULL;
}

struct text_form text_form(const struct order_kind *kind)
{
    const struct field *subject = subject_of(kind);
    struct text_form form = {.count = 0};
    const struct field *field = kind->fields;

    if (subject)
        add(&form, subject);
    for (; field && field->name; field++)
        if (!(field->flags & FIELD_OPTIONAL) && field != subject)
            add(&form, field);
    form.ends_in_list = form.count > 0 && is_list(form.places[form.count - 1]);
    form.may_lack_first = subject && (subject->flags & FIELD_OPTIONAL);
    /* Nobody could tell such a subject from the first of the list. */
    if (form.may_lack_first && form.ends_in_list) {
        memmove(form.places, form.places + 1,
                --form.count * sizeof(form.places[0]));
        form.may_lack_first = false;
    }
    return form;
}

bool text_form_has(const struct text_form *form, const char *name)
{
    for (size_t i = 0; i < form->count; i++)
        if (strcmp(form->places[i]->name, name) == 0)
            return true;
    return false;
}

/* ---- how such a line goes ------------------------------------------------ */

static void put_upper(struct buffer *out, const char *name)
{
    for (; *name; name++)
        buffer_printf(out, "%c", toupper((unsigned char)*name));
}

/* The words that a file may say: "first|second|ask". */
static void put_words(struct buffer *out, const struct field *field)
{
    int least = field->least || field->most ? field->least : 0;

    for (int i = least; field->words[i]; i++)
        buffer_printf(out, "%s%s", i > least ? "|" : "", field->words[i]);
}

static void put_value(struct buffer *out, const struct field *field)
{
    static const char *const words[] = {
        [FIELD_TEXT] = "TEXT",   [FIELD_NAME] = "ID",
        [FIELD_NAMES] = "IDS",   [FIELD_COUNT] = "N",
        [FIELD_NUMBER] = "N",    [FIELD_YES] = "yes",
        [FIELD_HEX] = "HEX",     [FIELD_HEXES] = "HEXES",
        [FIELD_DECIMAL] = "N",   [FIELD_DIGEST] = "DIGEST",
        [FIELD_HEXDATA] = "HEX", [FIELD_BASE64] = "BASE64",
        [FIELD_TIME] = "TIME",
    };

    if (field->type == FIELD_CHOICE)
        put_words(out, field);
    else
        buffer_puts(out, words[field->type]);
}

/* A line is told by the names of its fields or, for who has none to look at, by
 * what may stand in them. */
static void put_place(struct buffer *out, const struct text_form *form,
                      size_t place, bool is_full)
{
    const struct field *field = form->places[place];
    bool is_rest = place + 1 == form->count && form->ends_in_list;
    bool may_lack = place == 0 && form->may_lack_first;

    buffer_puts(out, may_lack ? " [" : " ");
    if (is_full && field->type == FIELD_CHOICE)
        put_words(out, field);
    else if (is_full)
        put_upper(out, field->name);
    else
        buffer_puts(out, field->name);
    buffer_printf(out, "%s%s", is_rest ? "..." : "", may_lack ? "]" : "");
}

static const char *usage_of(struct arena *arena, const struct order_kind *kind,
                            bool is_full)
{
    const struct text_form form = text_form(kind);
    const struct field *field = kind->fields;
    struct buffer out = {0};

    buffer_puts(&out, kind->name);
    for (size_t i = 0; i < form.count; i++)
        put_place(&out, &form, i, is_full);
    for (; field && field->name; field++) {
        if (text_form_has(&form, field->name))
            continue;
        buffer_printf(&out, " [%s=", field->name);
        if (is_full)
            put_value(&out, field);
        buffer_puts(&out, "]");
    }
    return buffer_keep(&out, arena);
}

const char *text_usage(struct arena *arena, const struct order_kind *kind)
{
    return usage_of(arena, kind, false);
}

const char *order_usage(struct arena *arena, const struct order_kind *kind)
{
    return kind->form ? kind->form : usage_of(arena, kind, true);
}
