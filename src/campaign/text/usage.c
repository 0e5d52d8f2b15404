/* How an order of a kind is written, for who has none to look at. */
#include "campaign/text/blank.h"
#include "campaign/text/internal.h"

#include <ctype.h>
#include <string.h>

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

/* What stands without a name is called by the name of its field. */
static void put_place(struct buffer *out, const struct text_form *form,
                      size_t place)
{
    const struct field *field = form->places[place];
    bool is_optional = place == 0 && form->may_lack_first;
    bool takes_rest = form->ends_in_list && place + 1 == form->count;

    buffer_puts(out, is_optional ? " [" : " ");
    if (field->type == FIELD_CHOICE)
        put_words(out, field);
    else
        put_upper(out, field->name);
    buffer_puts(out, takes_rest ? "..." : "");
    buffer_puts(out, is_optional ? "]" : "");
}

const char *order_usage(struct arena *arena, const struct order_kind *kind)
{
    const struct text_form form = text_form(kind);
    const struct field *field = kind->fields;
    struct buffer out = {0};

    if (kind->form)
        return kind->form;
    buffer_puts(&out, kind->name);
    for (size_t i = 0; i < form.count; i++)
        put_place(&out, &form, i);
    for (; field && field->name; field++) {
        if (text_form_has(&form, field->name))
            continue;
        buffer_printf(&out, " [%s=", field->name);
        put_value(&out, field);
        buffer_puts(&out, "]");
    }
    return buffer_keep(&out, arena);
}
