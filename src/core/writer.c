/* Canonical XML, byte by byte. */
#include "core/writer.h"

#include "core/arena.h"

#include <assert.h>
#include <string.h>

void writer_init(struct writer *writer, struct buffer *out, struct arena *arena)
{
    memset(writer, 0, sizeof(*writer));
    writer->out = out;
    writer->arena = arena;
}

/* How exclusive C14N spells a byte of an attribute, or NULL: as it is. */
static const char *in_attribute(char byte)
{
    switch (byte) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '"':
        return "&quot;";
    case '\t':
        return "&#x9;";
    case '\n':
        return "&#xA;";
    case '\r':
        return "&#xD;";
    }
    return NULL;
}

/* The same for text. */
static const char *in_text(char byte)
{
    switch (byte) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '\r':
        return "&#xD;";
    }
    return NULL;
}

/* Writes a text; special lists the bytes that spell() spells otherwise. */
static void escape(struct buffer *out, const char *text, const char *special,
                   const char *(*spell)(char byte))
{
    for (;;) {
        size_t plain = strcspn(text, special);

        buffer_add(out, text, plain);
        text += plain;
        if (!*text)
            return;
        buffer_puts(out, spell(*text++));
    }
}

static void close_tag(struct writer *writer)
{
    struct buffer *out = writer->out;

    if (!writer->tag_open)
        return;
    for (size_t i = 0; i < writer->attribute_count; i++) {
        buffer_add(out, " ", 1);
        buffer_puts(out, writer->attributes[i].name);
        buffer_add(out, "=\"", 2);
        escape(out, writer->attributes[i].value, "&<\"\t\n\r", in_attribute);
        buffer_add(out, "\"", 1);
    }
    buffer_add(out, ">", 1);
    writer->tag_open = false;
    writer->attribute_count = 0;
    writer->scratch_used = 0;
}

/* A line break and the indentation of what stands at this depth. */
static void new_line(struct writer *writer)
{
    buffer_add(writer->out, "\n", 1);
    for (int i = 0; i < writer->depth; i++)
        buffer_add(writer->out, " ", 1);
}

/* Begins an element or a comment inside the one that is open. */
static void begin_child(struct writer *writer)
{
    bool first = writer->depth == 0 && !writer->has_children[0];

    close_tag(writer);
    writer->has_children[writer->depth] = true;
    if (!first && !writer->has_text[writer->depth])
        new_line(writer);
}

void writer_open(struct writer *writer, const char *name)
{
    assert(writer->depth < WRITER_DEPTH);
    begin_child(writer);
    buffer_add(writer->out, "<", 1);
    buffer_puts(writer->out, name);
    writer->names[writer->depth++] = name;
    writer->has_text[writer->depth] = false;
    writer->has_children[writer->depth] = false;
    writer->tag_open = true;
}

/* Room for one more attribute. A foreign tree may have any number. */
static void widen(struct writer *writer)
{
    struct attribute *old = writer->attributes;
    size_t count = writer->attribute_count;

    if (count < writer->attribute_room)
        return;
    writer->attribute_room = count ? 2 * count : 32;
    writer->attributes =
        ARENA_ARRAY(writer->arena, struct attribute, writer->attribute_room);
    if (count > 0)
        memcpy(writer->attributes, old, count * sizeof(*old));
}

void writer_attribute(struct writer *writer, const char *name,
                      const char *value)
{
    size_t i = writer->attribute_count;

    assert(writer->tag_open);
    widen(writer);
    for (; i > 0; i--) {
        int order = strcmp(writer->attributes[i - 1].name, name);

        assert(order != 0);
        if (order < 0)
            break;
        writer->attributes[i] = writer->attributes[i - 1];
    }
    writer->attributes[i].name = name;
    writer->attributes[i].value = value;
    writer->attribute_count++;
}

void writer_text(struct writer *writer, const char *text)
{
    close_tag(writer);
    if (*text)
        writer->has_text[writer->depth] = true;
    escape(writer->out, text, "&<>\r", in_text);
}

void writer_close(struct writer *writer)
{
    bool broken =
        writer->has_children[writer->depth] && !writer->has_text[writer->depth];

    assert(writer->depth > 0);
    close_tag(writer);
    writer->depth--;
    if (broken)
        new_line(writer);
    buffer_add(writer->out, "</", 2);
    buffer_puts(writer->out, writer->names[writer->depth]);
    buffer_add(writer->out, ">", 1);
}

void writer_tree(struct writer *writer, const struct element *element)
{
    const struct element *child;

    writer_open(writer, element->name);
    for (size_t i = 0; i < element->attribute_count; i++)
        writer_attribute(writer, element->attributes[i].name,
                         element->attributes[i].value);
    if (element->text)
        writer_text(writer, element->text);
    for (child = element->first; child; child = child->next)
        writer_tree(writer, child);
    writer_close(writer);
}

void writer_comment(struct writer *writer, const char *text)
{
    begin_child(writer);
    buffer_add(writer->out, "<!-- ", 5);
    for (; *text; text++) {
        buffer_add(writer->out, text, 1);
        if (text[0] == '-' && text[1] == '-')
            buffer_add(writer->out, " ", 1);
    }
    buffer_add(writer->out, " -->", 4);
}

char *writer_room(struct writer *writer, size_t size)
{
    char *room = writer->scratch + writer->scratch_used;

    assert(writer->tag_open);
    if (size > sizeof(writer->scratch) - writer->scratch_used)
        return arena_zeroed(writer->arena, size, 1);
    writer->scratch_used += size;
    return room;
}
