/* Bytes that grow: files and texts on their way out. */
#ifndef BERTHIER_CORE_BUFFER_H
#define BERTHIER_CORE_BUFFER_H

#include <stdarg.h>
#include <stddef.h>

struct arena;

/* Heap memory, because a turn of megabytes must not stay in the arena twice.
 * There is always a NUL behind the last byte; of one that was set to zero, and
 * not by buffer_init(), once something was added. Aborts without memory. */
struct buffer {
    char *bytes;
    size_t length;
    size_t room;
};

void buffer_init(struct buffer *buffer);
void buffer_release(struct buffer *buffer);
/* Releases it too: its text lives on in the arena. */
const char *buffer_keep(struct buffer *buffer, struct arena *arena);

void buffer_add(struct buffer *buffer, const void *bytes, size_t length);
void buffer_puts(struct buffer *buffer, const char *text);
void buffer_printf(struct buffer *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void buffer_vprintf(struct buffer *buffer, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

#endif
