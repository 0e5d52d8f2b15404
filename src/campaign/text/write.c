/* From orders to text. */
#include "campaign/text/internal.h"
#include "campaign/text/text.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/field-kind.h"
#include "core/hex.h"

#include <string.h>

enum { NOTE_WIDTH = 76 };

/* Words of these alone need no quotes. */
static const char plain[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:+/";

static void put_word(struct buffer *out, const char *word)
{
    if (*word && word[strspn(word, plain)] == '\0') {
        buffer_puts(out, word);
        return;
    }
    buffer_puts(out, "\"");
    for (; *word; word++)
        buffer_add(out, *word == '"' ? "\"\"" : word, *word == '"' ? 2 : 1);
    buffer_puts(out, "\"");
}

/* Words with one blank between: only such a list can be taken apart and put
 * together again. */
static bool is_plain_list(const char *value)
{
    size_t length = strlen(value);

    return length > 0 && value[0] != ' ' && value[length - 1] != ' ' &&
           !strstr(value, "  ");
}

static void put_items(struct buffer *out, const char *value,
                      const char *between)
{
    struct arena *arena = arena_new();
    const struct names items = names_split(value, arena);

    for (size_t i = 0; i < items.count; i++) {
        buffer_puts(out, i > 0 ? between : "");
        put_word(out, items.items[i]);
    }
    arena_free(arena);
}

/* A value that is one word. */
static void put_value(struct buffer *out, const struct field *field,
                      const char *value)
{
    if (field && is_list(field) && is_plain_list(value))
        put_items(out, value, ",");
    else
        put_word(out, value);
}

/* Are all there that stand without a name? Else a word would be taken for
 * another. */
static bool has_all(const struct text_form *form, const struct element *element)
{
    for (size_t i = form->may_lack_first; i < form->count; i++)
        if (!element_attribute(element, form->places[i]->name))
            return false;
    return true;
}

/* One word, or at the end of the line one for each of a list. */
static void put_place(struct buffer *out, const struct text_form *form,
                      size_t place, const char *value)
{
    const struct field *field = form->places[place];
    bool is_last = place + 1 == form->count;

    buffer_puts(out, " ");
    if (!is_last || !form->ends_in_list)
        put_value(out, field, value);
    else if (is_plain_list(value))
        put_items(out, value, " ");
    else {
        buffer_printf(out, "%s=", field->name);
        put_word(out, value);
    }
}

static void put_line(struct buffer *out, const struct order_kind *kind,
                     const struct element *element)
{
    static const struct order_kind none = {0};
    struct text_form form = text_form(kind ? kind : &none);

    buffer_puts(out, element->name);
    if (!has_all(&form, element))
        form.count = 0;
    for (size_t i = 0; i < form.count; i++) {
        const char *value = element_attribute(element, form.places[i]->name);

        if (value)
            put_place(out, &form, i, value);
    }
    for (size_t i = 0; i < element->attribute_count; i++) {
        const struct attribute *attribute = &element->attributes[i];

        if (text_form_has(&form, attribute->name))
            continue;
        buffer_printf(out, " %s=", attribute->name);
        put_value(out, field_find(kind ? kind->fields : NULL, attribute->name),
                  attribute->value);
    }
}

const char *element_as_text(struct arena *arena, const struct order_kind *kind,
                            const struct element *element)
{
    struct buffer line = {0};
    const char *text;

    put_line(&line, kind, element);
    /* What nobody sees is refused, however it is spelt. */
    text = displayed(arena_string(arena, line.bytes, line.length), arena);
    buffer_release(&line);
    return text;
}

const char *order_as_text(struct arena *arena, const struct order *order)
{
    const struct order_kind *kind = order->kind;

    return element_as_text(
        arena, kind,
        fields_element(arena, kind->name, kind->fields, order->details));
}

static const char *hexes_printed(struct arena *arena, const struct desk *desk,
                                 const char *value)
{
    struct names hexes = names_split(value, arena);

    for (size_t i = 0; i < hexes.count; i++) {
        const char *printed = desk->ruleset->hex_printed(
            desk->module, hex_from_text(hexes.items[i]));

        if (printed)
            hexes.items[i] = printed;
    }
    return names_text(&hexes, " ", arena);
}

const char *order_as_printed(struct arena *arena, const struct desk *desk,
                             const struct order *order)
{
    const struct order_kind *kind = order->kind;
    struct element *element;
    struct attribute *attributes;

    if (!desk->ruleset->hex_printed)
        return order_as_text(arena, order);
    element = fields_element(arena, kind->name, kind->fields, order->details);
    attributes = arena_copy(arena, element->attributes,
                            element->attribute_count * sizeof(*attributes));
    for (size_t i = 0; i < element->attribute_count; i++) {
        const struct field *field =
            field_find(kind->fields, attributes[i].name);

        if (field->type == FIELD_HEX || field->type == FIELD_HEXES)
            attributes[i].value =
                hexes_printed(arena, desk, attributes[i].value);
    }
    element->attributes = attributes;
    return element_as_text(arena, kind, element);
}

void text_put_head(struct buffer *out, const struct text_head *head)
{
    buffer_printf(out, "berthier %s exchange %d %s\n", head->module,
                  head->exchange, head->from);
}

void text_put_section(struct buffer *out, const char *step, int round,
                      const char *side)
{
    put_word(out, step);
    if (round > 1)
        buffer_printf(out, " round %d", round);
    buffer_printf(out, side ? " %s\n" : "\n", side);
}

void text_put_order(struct buffer *out, const char *line)
{
    buffer_printf(out, "  %s\n", line);
}

void text_put_choice(struct buffer *out, const char *line, const char *words)
{
    /* The words are still a comment once the first sign is away. */
    if (words)
        buffer_printf(out, "  # %s   # %s\n", line, words);
    else
        buffer_printf(out, "  # %s\n", line);
}

void text_put_beside(struct buffer *out, const char *part, const char *side,
                     const char *line)
{
    buffer_puts(out, part);
    if (side)
        buffer_printf(out, " %s", side);
    if (line)
        buffer_printf(out, " %s", line);
    buffer_puts(out, "\n");
}

/* How many bytes of the words fill a line that has so many columns left; a
 * longer word is not broken, and no line begins as a comment does. */
static size_t fitting(const char *words, size_t columns)
{
    size_t end = strcspn(words, " ");

    while (words[end]) {
        size_t next = end + 1 + strcspn(words + end + 1, " ");

        if (next > columns && words[end + 1] != '#')
            break;
        end = next;
    }
    return end;
}

void text_put_note(struct buffer *out, const char *to, const char *words)
{
    size_t used = strlen("note : ") + strlen(to);
    size_t length;

    buffer_printf(out, "note %s:", to);
    for (; *words; words += length, used = 2) {
        words += strspn(words, " ");
        length = fitting(words, used < NOTE_WIDTH ? NOTE_WIDTH - used : 0);
        buffer_puts(out, used == 2 ? "\n  " : " ");
        buffer_add(out, words, length);
    }
    buffer_puts(out, "\n");
}

void text_put_comment(struct buffer *out, bool is_indented, const char *words)
{
    for (;;) {
        size_t length = strcspn(words, "\n");

        buffer_puts(out, is_indented ? "  #" : "#");
        buffer_puts(out, length > 0 ? " " : "");
        buffer_add(out, words, length);
        buffer_puts(out, "\n");
        if (!words[length])
            return;
        words += length + 1;
    }
}
