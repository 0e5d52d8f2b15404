/* Bytes that grow. */
#include "core/buffer.h"

#include "core/arena.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 64 };

/* Makes room for that many more bytes and a NUL. */
static void make_room(struct buffer *buffer, size_t more)
{
    size_t room = buffer->room ? buffer->room : FIRST_ROOM;
    char *bytes;

    if (more < buffer->room - buffer->length)
        return;
    assert(more < SIZE_MAX / 4 - buffer->length);
    while (room - buffer->length <= more)
        room *= 2;
    bytes = realloc(buffer->bytes, room);
    if (!bytes) {
        fputs("berthier: out of memory\n", stderr);
        abort();
    }
    buffer->bytes = bytes;
    buffer->room = room;
}

void buffer_init(struct buffer *buffer)
{
    memset(buffer, 0, sizeof(*buffer));
    make_room(buffer, 1);
    buffer->bytes[0] = '\0';
}

void buffer_release(struct buffer *buffer)
{
    free(buffer->bytes);
    memset(buffer, 0, sizeof(*buffer));
}

const char *buffer_keep(struct buffer *buffer, struct arena *arena)
{
    const char *text =
        buffer->bytes ? arena_string(arena, buffer->bytes, buffer->length) : "";

    buffer_release(buffer);
    return text;
}

void buffer_add(struct buffer *buffer, const void *bytes, size_t length)
{
    make_room(buffer, length);
    if (length > 0)
        memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    buffer->bytes[buffer->length] = '\0';
}

void buffer_puts(struct buffer *buffer, const char *text)
{
    buffer_add(buffer, text, strlen(text));
}

void buffer_printf(struct buffer *buffer, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    buffer_vprintf(buffer, format, args);
    va_end(args);
}

void buffer_vprintf(struct buffer *buffer, const char *format, va_list args)
{
    size_t left;
    va_list again;
    int length;

    make_room(buffer, 1);
    left = buffer->room - buffer->length;
    va_copy(again, args);
    length = vsnprintf(buffer->bytes + buffer->length, left, format, args);
    assert(length >= 0);
    if ((size_t)length >= left) {
        make_room(buffer, (size_t)length);
        vsnprintf(buffer->bytes + buffer->length, (size_t)length + 1, format,
                  again);
    }
    buffer->length += (size_t)length;
    va_end(again);
}
