/* A participant's memory: one line a fact, appended and never changed. */
#include "trust/memory.h"

#include "core/arena.h"
#include "core/names.h"
#include "trust/digest.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const char heading[] = "berthier-memory/1\n";

/* What a line of each kind holds behind word, game and number. */
static const struct shape {
    const char *word;
    bool has_sequence;
    bool has_other;
    bool has_id; /* in place of the digest */
    bool has_time;
} shapes[] = {
    [MEMORY_SHEET] = {"sheet", true, true, false, false},
    [MEMORY_SEAL] = {"seal", true, true, false, false},
    [MEMORY_ANSWER] = {"answer", false, false, false, false},
    [MEMORY_LOCK] = {"lock", false, false, false, false},
    [MEMORY_STATE] = {"state", false, false, false, false},
    [MEMORY_HOST] = {"host", false, false, true, false},
    [MEMORY_HANDOVER] = {"handover", false, true, false, false},
    [MEMORY_SEEN] = {"seen", false, false, false, true},
    [MEMORY_ACCEPT] = {"accept", false, false, true, false},
};

enum { KINDS = sizeof(shapes) / sizeof(shapes[0]), NUMBER_MOST = 9 };

void memory_line(struct buffer *out, const struct memory_fact *fact)
{
    const struct shape *shape = &shapes[fact->kind];

    buffer_printf(out, "%s %s %d", shape->word, fact->game, fact->exchange);
    if (shape->has_sequence)
        buffer_printf(out, " %d", fact->sequence);
    buffer_printf(out, " %s", shape->has_id ? fact->id : fact->digest);
    if (shape->has_other)
        buffer_printf(out, " %s", fact->other);
    if (shape->has_time)
        buffer_printf(out, " %s", fact->time);
    buffer_puts(out, "\n");
}

/* The next word of a line; "" at its end. Words are cut by single blanks. */
static const char *next_word(char **line)
{
    char *word = *line;
    char *blank = strchr(word, ' ');

    if (!blank) {
        *line = word + strlen(word);
        return word;
    }
    *blank = '\0';
    *line = blank + 1;
    return word;
}

static bool take_digest(char **line, const char **out)
{
    uint8_t digest[DIGEST_SIZE];

    *out = next_word(line);
    return hex_decode(*out, digest, sizeof(digest));
}

static bool take_id(char **line, const char **out)
{
    *out = next_word(line);
    return is_name(*out);
}

/* A time's digits and letters; who reads it as one looks closer. */
static bool take_time(char **line, const char **out)
{
    static const char form[] = "####-##-##T##:##:##Z";
    size_t i = 0;

    *out = next_word(line);
    while ((*out)[i] && (form[i] == '#' ? (*out)[i] >= '0' && (*out)[i] <= '9'
                                        : (*out)[i] == form[i]))
        i++;
    return i == sizeof(form) - 1 && !(*out)[i];
}

static bool take_number(char **line, int *out)
{
    const char *word = next_word(line);
    size_t length = strlen(word);

    if (length == 0 || length > NUMBER_MOST ||
        strspn(word, "0123456789") != length || (word[0] == '0' && length > 1))
        return false;
    *out = atoi(word);
    return true;
}

static bool take_kind(char **line, enum memory_kind *out)
{
    const char *word = next_word(line);

    for (int i = 0; i < KINDS; i++) {
        if (strcmp(word, shapes[i].word) == 0) {
            *out = (enum memory_kind)i;
            return true;
        }
    }
    return false;
}

static bool take_fact(char *line, struct memory_fact *out)
{
    const struct shape *shape;

    if (!take_kind(&line, &out->kind))
        return false;
    shape = &shapes[out->kind];
    return take_digest(&line, &out->game) &&
           take_number(&line, &out->exchange) &&
           (!shape->has_sequence || take_number(&line, &out->sequence)) &&
           (shape->has_id ? take_id(&line, &out->id)
                          : take_digest(&line, &out->digest)) &&
           (!shape->has_other || take_digest(&line, &out->other)) &&
           (!shape->has_time || take_time(&line, &out->time)) && !*line;
}

/* Reading forgives nothing: what is read must be what would be written. */
static bool same_line(const struct memory_fact *fact, const char *line,
                      size_t length)
{
    struct buffer again;
    bool same;

    buffer_init(&again);
    memory_line(&again, fact);
    same = again.length == length && memcmp(again.bytes, line, length) == 0;
    buffer_release(&again);
    return same;
}

/* Length of what ends in LF: a line without was torn when the machine died. */
static size_t whole_lines(const char *text, size_t length)
{
    while (length > 0 && text[length - 1] != '\n')
        length--;
    return length;
}

static bool take_heading(const char *text, size_t length)
{
    return length >= strlen(heading) &&
           memcmp(text, heading, strlen(heading)) == 0;
}

bool memory_read(struct memory *out, const char *name, const char *text,
                 size_t length, struct arena *arena, struct report *report)
{
    struct place place = {name, 1};
    size_t at = strlen(heading);

    memset(out, 0, sizeof(*out));
    length = whole_lines(text, length);
    if (length == 0)
        return true;
    if (!take_heading(text, length))
        return refuse(report, &place, FILE_RULE(version),
                      "not a memory that this program wrote: put a copy of it "
                      "back, or look whether --key is right");
    while (at < length) {
        const char *end = memchr(text + at, '\n', length - at);
        size_t size = (size_t)(end - (text + at));
        char *line = arena_string(arena, text + at, size);
        struct memory_fact *fact = LIST_ADD(arena, out->facts, out->count);

        place.line++;
        if (!take_fact(line, fact) || !same_line(fact, text + at, size + 1))
            return refuse(
                report, &place, FILE_RULE(bad_value),
                "not a fact that this program wrote: put a copy of the "
                "memory back");
        at += size + 1;
    }
    return true;
}

const struct memory_fact *memory_last(const struct memory *memory,
                                      enum memory_kind kind, const char *game,
                                      int exchange)
{
    for (size_t i = memory->count; i-- > 0;) {
        const struct memory_fact *fact = &memory->facts[i];

        if (fact->kind == kind && strcmp(fact->game, game) == 0 &&
            fact->exchange == exchange)
            return fact;
    }
    return NULL;
}

bool memory_accepted(const struct memory *memory, const char *game,
                     int exchange, const char *id)
{
    for (size_t i = 0; i < memory->count; i++) {
        const struct memory_fact *fact = &memory->facts[i];

        if (fact->kind == MEMORY_ACCEPT && fact->exchange == exchange &&
            strcmp(fact->game, game) == 0 && strcmp(fact->id, id) == 0)
            return true;
    }
    return false;
}
