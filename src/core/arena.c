/* Memory of one turn: chunks that are filled from both ends. */
#include "core/arena.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK_SIZE = 64 * 1024, ALIGNMENT = _Alignof(max_align_t) };

/*
 * Things that need alignment grow from the start of a chunk and strings from
 * its end, so that a string of five bytes costs five bytes. Chunks come zeroed
 * and nothing is given back before the end: what is free is still zero.
 */
struct chunk {
    struct chunk *next;
    char *low;  /* first free byte */
    char *high; /* first byte behind the free ones */
    _Alignas(max_align_t) char bytes[];
};

/* Memory of the heap that is freed with the arena. */
struct adopted {
    struct adopted *next;
    void *memory;
};

struct arena {
    struct chunk *chunks; /* the first is the one being filled */
    struct adopted *adopted;
};

static void *zeroed_or_abort(size_t size)
{
    void *memory = calloc(1, size);

    if (!memory) {
        fputs("berthier: out of memory\n", stderr);
        abort();
    }
    return memory;
}

struct arena *arena_new(void)
{
    return zeroed_or_abort(sizeof(struct arena));
}

void arena_free(struct arena *arena)
{
    struct chunk *chunk;

    if (!arena)
        return;
    for (const struct adopted *each = arena->adopted; each; each = each->next)
        free(each->memory);
    while ((chunk = arena->chunks)) {
        arena->chunks = chunk->next;
        free(chunk);
    }
    free(arena);
}

/* A chunk with that much room; a big one is put behind the chunk in use, for
 * it will be full at once. */
static struct chunk *chunk_add(struct arena *arena, size_t size)
{
    size_t room = size > CHUNK_SIZE / 4 ? size : CHUNK_SIZE;
    struct chunk *chunk;

    assert(size < SIZE_MAX / 2);
    chunk = zeroed_or_abort(sizeof(*chunk) + room);
    chunk->low = chunk->bytes;
    chunk->high = chunk->bytes + room;
    if (room != CHUNK_SIZE && arena->chunks) {
        chunk->next = arena->chunks->next;
        arena->chunks->next = chunk;
        return chunk;
    }
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    return chunk;
}

static struct chunk *chunk_with_room(struct arena *arena, size_t size)
{
    struct chunk *chunk = arena->chunks;

    if (chunk && (size_t)(chunk->high - chunk->low) >= size)
        return chunk;
    return chunk_add(arena, size);
}

void *arena_zeroed(struct arena *arena, size_t count, size_t size)
{
    struct chunk *chunk;
    void *memory;

    assert(size == 0 || count < SIZE_MAX / 4 / size);
    size = (count * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    chunk = chunk_with_room(arena, size);
    memory = chunk->low;
    chunk->low += size;
    return memory;
}

void arena_adopt(struct arena *arena, void *memory)
{
    struct adopted *adopted = ARENA_NEW(arena, struct adopted);

    adopted->memory = memory;
    adopted->next = arena->adopted;
    arena->adopted = adopted;
}

void *arena_copy(struct arena *arena, const void *bytes, size_t size)
{
    void *copy = arena_zeroed(arena, 1, size);

    if (size > 0)
        memcpy(copy, bytes, size);
    return copy;
}

/* Room for a string of that many bytes and its NUL. */
static char *string_room(struct arena *arena, size_t length)
{
    struct chunk *chunk = chunk_with_room(arena, length + 1);

    chunk->high -= length + 1;
    return chunk->high;
}

char *arena_string(struct arena *arena, const char *bytes, size_t length)
{
    char *copy = string_room(arena, length);

    if (length > 0)
        memcpy(copy, bytes, length);
    copy[length] = '\0';
    return copy;
}

char *arena_text(struct arena *arena, const char *format, ...)
{
    va_list args;
    char *text;

    va_start(args, format);
    text = arena_vtext(arena, format, args);
    va_end(args);
    return text;
}

/* Most texts are short, and spelt once. */
char *arena_vtext(struct arena *arena, const char *format, va_list args)
{
    char brief[256];
    va_list again;
    char *text;
    int length;

    va_copy(again, args);
    length = vsnprintf(brief, sizeof(brief), format, args);
    assert(length >= 0);
    text = string_room(arena, (size_t)length);
    if ((size_t)length < sizeof(brief))
        memcpy(text, brief, (size_t)length + 1);
    else
        vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    return text;
}

const char *arena_counted(struct arena *arena, int count, const char *thing)
{
    return arena_text(arena, "%d %s%s", count, thing, count == 1 ? "" : "s");
}

/* The smallest power of two that is not less. */
static size_t list_room(size_t count)
{
    size_t room = 1;

    while (room < count)
        room *= 2;
    return room;
}

void *arena_list(struct arena *arena, size_t count, size_t size)
{
    if (count == 0)
        return NULL;
    return arena_zeroed(arena, list_room(count), size);
}

void *arena_grow(struct arena *arena, void *items, size_t *count, size_t size)
{
    char *list;

    /* The caller's pointer has a type that is not known here. */
    memcpy(&list, items, sizeof(list));
    if (list_room(*count) == *count || *count == 0) {
        char *bigger = arena_list(arena, *count + 1, size);

        if (*count > 0)
            memcpy(bigger, list, *count * size);
        list = bigger;
        memcpy(items, &list, sizeof(list));
    }
    /* The list may have been longer before. */
    memset(list + size * *count, 0, size);
    return list + size * (*count)++;
}

void list_remove(void *items, size_t *count, size_t size, size_t place)
{
    char *item = (char *)items + place * size;

    assert(place < *count);
    (*count)--;
    memmove(item, item + size, (*count - place) * size);
}
