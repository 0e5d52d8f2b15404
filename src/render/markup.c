/* What the renderings share: escaping, citations, walking the combats. */
#include "render/markup.h"

#include <assert.h>

static const char *escape_of(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    default:
        return NULL;
    }
}

void put_escaped(struct buffer *out, const char *text)
{
    const char *from = text;

    for (; *text; text++) {
        const char *escape = escape_of(*text);

        if (!escape)
            continue;
        buffer_add(out, from, (size_t)(text - from));
        buffer_puts(out, escape);
        from = text + 1;
    }
    buffer_add(out, from, (size_t)(text - from));
}

void put_some_escaped(struct buffer *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        const char one[] = {text[i], '\0'};

        put_escaped(out, one);
    }
}

bool put_citation(struct buffer *out, const struct event *event)
{
    const char *book = event->rule ? event->rule->book : event->book;
    const char *number = event->rule ? event->rule->number : event->case_number;

    if (!book || !number)
        return false;
    citation_put(out, book, number, &event->also);
    return true;
}

const struct event *walk_first(struct walk *walk, const struct journal *journal)
{
    walk->depth = 0;
    walk->path[0] = journal->first;
    return journal->first;
}

const struct event *walk_next(struct walk *walk)
{
    const struct event *event = walk->path[walk->depth];

    if (event->first) {
        walk->depth++;
        assert(walk->depth < (int)(sizeof(walk->path) / sizeof(*walk->path)));
        return walk->path[walk->depth] = event->first;
    }
    while (!walk->path[walk->depth]->next) {
        if (walk->depth == 0)
            return NULL;
        walk->depth--;
    }
    return walk->path[walk->depth] = walk->path[walk->depth]->next;
}
