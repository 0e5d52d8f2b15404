/* Memory of one turn: taken piece by piece, given back all at once. */
#ifndef BERTHIER_CORE_ARENA_H
#define BERTHIER_CORE_ARENA_H

#include <stdarg.h>
#include <stddef.h>

/*
 * Whatever lives as long as the turn comes from here and is never freed
 * singly; arena_free() gives it all back. Nothing here returns NULL: a batch
 * program without memory says so and aborts, and crash safety makes that
 * harmless.
 */
struct arena;

struct arena *arena_new(void);
/* Gives everything back; NULL is allowed. */
void arena_free(struct arena *arena);

/* count * size zeroed bytes, aligned for any type. */
void *arena_zeroed(struct arena *arena, size_t count, size_t size);
/* Takes over memory of malloc(), such as a buffer's bytes, that has grown too
 * large to be copied: it is freed with the arena. */
void arena_adopt(struct arena *arena, void *memory);
/* A copy of size bytes. */
void *arena_copy(struct arena *arena, const void *bytes, size_t size);
/* A copy of length bytes with a NUL behind them. */
char *arena_string(struct arena *arena, const char *bytes, size_t length);
char *arena_text(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
char *arena_vtext(struct arena *arena, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));
/* "1 unit", "2 units" */
const char *arena_counted(struct arena *arena, int count, const char *thing);

#define ARENA_NEW(arena, type) ((type *)arena_zeroed(arena, 1, sizeof(type)))
#define ARENA_ARRAY(arena, type, count)                                        \
    ((type *)arena_zeroed(arena, count, sizeof(type)))

/*
 * Room for one more item in a growing array of the arena: returns the new,
 * zeroed item. The array may move, so keep no pointer to an item while it
 * grows. Start with *items NULL and *count 0; *items points to an array of
 * things of size bytes. Use LIST_ADD, which gets the types right.
 */
void *arena_grow(struct arena *arena, void *items, size_t *count, size_t size);

/* A zeroed array of count items which arena_grow() may grow further; NULL if
 * count is 0. An array made in any other way must not be grown. */
void *arena_list(struct arena *arena, size_t count, size_t size);

#define LIST_ADD(arena, list, count)                                           \
    arena_grow(arena, &(list), &(count), sizeof(*(list)))

/* Takes the item at that place out of an array of things of size bytes; those
 * behind it move up. Use LIST_REMOVE. */
void list_remove(void *items, size_t *count, size_t size, size_t place);

#define LIST_REMOVE(list, count, place)                                        \
    list_remove((list), &(count), sizeof(*(list)), (place))

/* Walks a list whose count bears its name: foreach (struct unit, unit,
 * game->units) looks at game->units_count, and unit is each of them in turn.
 * The list may grow on the way. break and continue do what they say: the inner
 * loop runs once, and is left off by a break alone. */
#define foreach(type, one, list)                                               \
    FOREACH_AT(one, list##_count, type *one = &(list)[one##_at])
/* The same of a list that is a struct of items and count: foreach_item (const
 * struct change, change, *changes). */
#define foreach_item(type, one, list)                                          \
    FOREACH_AT(one, (list).count, type *one = &(list).items[one##_at])
/* The same of any items that are counted; this declares the one at one##_at. */
#define FOREACH_AT(one, number, this)                                          \
    for (size_t one##_at = 0, one##_on = 1; one##_on && one##_at < (number);   \
         one##_at++, one##_on = !one##_on)                                     \
        for (this; one##_on; one##_on = !one##_on)

#endif
