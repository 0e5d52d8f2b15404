/* Which lines of two texts differ. */
#include "campaign/audit/replay.h"

#include "core/arena.h"

#include <stdint.h>
#include <string.h>

/* Beyond so many pairs of lines the texts are shown one after the other: they
 * have little in common then, or are too long to be read anyway. */
enum { MOST_PAIRS = 25000000 };

static void split(struct names *out, const struct bytes *text,
                  struct arena *arena)
{
    const char *at = text->data, *end = text->data + text->length;

    *out = (struct names){0};
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);

        names_add(arena, out, arena_string(arena, at, length));
        at += length + 1;
    }
}

/* Two texts without the lines that they begin and end with in common. */
struct pair {
    const char **one, **other;
    size_t one_count, other_count;
};

static void trim(struct pair *pair)
{
    while (pair->one_count > 0 && pair->other_count > 0 &&
           strcmp(*pair->one, *pair->other) == 0) {
        pair->one++;
        pair->other++;
        pair->one_count--;
        pair->other_count--;
    }
    while (pair->one_count > 0 && pair->other_count > 0 &&
           strcmp(pair->one[pair->one_count - 1],
                  pair->other[pair->other_count - 1]) == 0) {
        pair->one_count--;
        pair->other_count--;
    }
}

static void say(struct names *out, char sign, const char *line,
                struct arena *arena)
{
    names_say(arena, out, "%c %s", sign, line);
}

/* common[i * width + j]: the most lines that the texts have in common from
 * line i of one and j of the other on. */
static uint32_t *count_common(const struct pair *pair, struct arena *arena)
{
    size_t width = pair->other_count + 1;
    uint32_t *common =
        ARENA_ARRAY(arena, uint32_t, (pair->one_count + 1) * width);

    for (size_t i = pair->one_count; i-- > 0;)
        for (size_t j = pair->other_count; j-- > 0;) {
            uint32_t down = common[(i + 1) * width + j];
            uint32_t right = common[i * width + j + 1];

            common[i * width + j] = strcmp(pair->one[i], pair->other[j]) == 0
                                        ? common[(i + 1) * width + j + 1] + 1
                                    : down > right ? down
                                                   : right;
        }
    return common;
}

static void walk(struct names *out, const struct pair *pair,
                 const uint32_t *common, struct arena *arena)
{
    size_t i = 0, j = 0, width = pair->other_count + 1;

    while (i < pair->one_count || j < pair->other_count) {
        bool ends = i == pair->one_count;

        if (!ends && j < pair->other_count &&
            strcmp(pair->one[i], pair->other[j]) == 0) {
            i++;
            j++;
        } else if (!ends &&
                   (j == pair->other_count ||
                    common[(i + 1) * width + j] >= common[i * width + j + 1])) {
            say(out, '-', pair->one[i++], arena);
        } else {
            say(out, '+', pair->other[j++], arena);
        }
    }
}

void lines_apart(struct names *out, const struct bytes *one,
                 const struct bytes *other, struct arena *arena)
{
    struct arena *own = arena_new();
    struct names left, right;
    struct pair pair;
    uint32_t *common = NULL;

    *out = (struct names){0};
    split(&left, one, own);
    split(&right, other, own);
    pair = (struct pair){left.items, right.items, left.count, right.count};
    trim(&pair);
    if (pair.one_count > 0 && pair.other_count > MOST_PAIRS / pair.one_count) {
        for (size_t i = 0; i < pair.one_count; i++)
            say(out, '-', pair.one[i], arena);
        for (size_t j = 0; j < pair.other_count; j++)
            say(out, '+', pair.other[j], arena);
    } else {
        common = count_common(&pair, own);
        walk(out, &pair, common, arena);
    }
    arena_free(own);
}
