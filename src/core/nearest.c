/* The words of a user in findings, and "did you mean". */
#include "core/names.h"

#include "core/arena.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 64, QUOTED = 60, LISTED = 20 };

/* The row being filled and the two above it: row[i][j] is the distance of the
 * first letters of the word to the first j of the candidate. */
struct rows {
    int row[3][LONGEST + 1];
};

static int smaller(int one, int other)
{
    return one < other ? one : other;
}

/* One letter of the word more; i counts from 1. */
static int fill_row(struct rows *rows, const char *word, int i,
                    const char *other)
{
    int *now = rows->row[i % 3];
    const int *above = rows->row[(i + 2) % 3];
    const int *twice = rows->row[(i + 1) % 3];
    int least = i;

    now[0] = i;
    for (int j = 1; other[j - 1]; j++) {
        bool same = word[i - 1] == other[j - 1];

        now[j] = smaller(above[j], now[j - 1]) + 1;
        now[j] = smaller(now[j], above[j - 1] + !same);
        if (i > 1 && j > 1 && word[i - 1] == other[j - 2] &&
            word[i - 2] == other[j - 1])
            now[j] = smaller(now[j], twice[j - 2] + 1);
        least = smaller(least, now[j]);
    }
    return least;
}

/*
 * Damerau-Levenshtein: letters missing, too many, wrong, or two neighbours
 * changed over. Says only "more than most" once that is certain.
 */
static int distance(const char *word, const char *other, int most)
{
    int length = (int)strlen(word);
    int width = (int)strlen(other);
    struct rows rows;

    if (abs(length - width) > most)
        return most + 1;
    for (int j = 0; j <= width; j++)
        rows.row[0][j] = j;
    for (int i = 1; i <= length; i++)
        if (fill_row(&rows, word, i, other) > most)
            return most + 1;
    return rows.row[length % 3][width];
}

const char *nearest_name(const char *word, const struct names *candidates)
{
    const char *nearest = NULL;
    size_t length = strlen(word);
    int best = LONGEST;

    if (length > LONGEST)
        return NULL;
    for (size_t i = 0; i < candidates->count; i++) {
        size_t width = strlen(candidates->items[i]);
        int most = (int)(width > length ? width : length) / 3;
        int found;

        if (width > LONGEST)
            continue;
        most = smaller(most, best - 1);
        found = distance(word, candidates->items[i], most);
        if (found > most)
            continue;
        best = found;
        nearest = candidates->items[i];
    }
    return nearest;
}

const char *suggestion(struct arena *arena, const char *word,
                       const struct names *candidates)
{
    const char *nearest = nearest_name(word, candidates);

    return nearest ? arena_text(arena, "; did you mean '%s'?", nearest) : "";
}

const char *listing(struct arena *arena, const char *word,
                    const struct printed_names *there)
{
    struct names ids = {0};
    const char *text = "";

    for (size_t i = 0; i < there->count; i++)
        names_add(arena, &ids, there->items[i].id);
    if (there->count > LISTED)
        return suggestion(arena, word, &ids);
    for (size_t i = 0; i < there->count; i++) {
        const struct printed_name *item = &there->items[i];
        const bool is_named = strcmp(item->id, item->name) != 0;

        text =
            arena_text(arena, "%s%s%s%s%s", text, i > 0 ? ", " : ": ", item->id,
                       is_named ? " " : "", is_named ? item->name : "");
    }
    return text;
}

const char *listing_ids(struct arena *arena, const char *word,
                        const struct names *there)
{
    struct printed_names printed = {.arena = arena};

    for (size_t i = 0; i < there->count; i++)
        printed_add(&printed, there->items[i], NULL);
    return listing(arena, word, &printed);
}

const char *words_listing(struct arena *arena, const char *const *words)
{
    const char *text = "";

    for (size_t i = 0; words[i]; i++)
        text = arena_text(arena, "%s%s%s", text, i > 0 ? ", " : ": ", words[i]);
    return text;
}

const char *quoted(struct arena *arena, const char *words)
{
    int length = QUOTED;

    if (strlen(words) <= QUOTED)
        return arena_text(arena, "'%s'", words);
    /* Not in the middle of a character. */
    while (length > 0 && ((unsigned char)words[length] & 0xc0) == 0x80)
        length--;
    return arena_text(arena, "'%.*s...'", length, words);
}
