/* What stands without a name in the line of an order. */
#include "campaign/text/internal.h"
#include "core/buffer.h"

#include <assert.h>
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

/* "path..." of a list that comes last, "path" of anything else. */
static void put_place(struct buffer *out, const struct text_form *form,
                      size_t place)
{
    bool is_rest = place + 1 == form->count && form->ends_in_list;
    bool may_lack = place == 0 && form->may_lack_first;

    buffer_printf(out, " %s%s%s%s", may_lack ? "[" : "",
                  form->places[place]->name, is_rest ? "..." : "",
                  may_lack ? "]" : "");
}

bool text_form_has(const struct text_form *form, const char *name)
{
    for (size_t i = 0; i < form->count; i++)
        if (strcmp(form->places[i]->name, name) == 0)
            return true;
    return false;
}

const char *text_usage(struct arena *arena, const struct order_kind *kind)
{
    const struct text_form form = text_form(kind);
    struct buffer out = {0};

    buffer_puts(&out, kind->name);
    for (size_t i = 0; i < form.count; i++)
        put_place(&out, &form, i);
    for (const struct field *field = kind->fields; field && field->name;
         field++)
        if (!text_form_has(&form, field->name))
            buffer_printf(&out, " [%s=]", field->name);
    return buffer_keep(&out, arena);
}
