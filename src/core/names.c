/* Lists of names, look-up from a name to a thing, the words of a user in
 * findings, and "did you mean". */
#include "core/names.h"

#include "core/arena.h"
#include "core/buffer.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_LENGTH = 64, FIRST_SLOTS = 16 };

struct slot {
    const char *name; /* NULL: free */
    const void *thing;
};

struct index {
    struct arena *arena;
    struct slot *slots;
    size_t room; /* a power of two */
    size_t count;
};

/* Most names that are not the same begin otherwise. */
static bool are_same(const char *one, const char *other)
{
    return one[0] == other[0] && strcmp(one, other) == 0;
}

bool names_contain(const struct names *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++)
        if (are_same(names->items[i], name))
            return true;
    return false;
}

void names_add(struct arena *arena, struct names *names, const char *name)
{
    *(const char **)LIST_ADD(arena, names->items, names->count) = name;
}

void printed_add(struct printed_names *names, const char *id, const char *name)
{
    struct printed_name *item =
        LIST_ADD(names->arena, names->items, names->count);

    item->id = id;
    item->name = name ? name : id;
}

void names_say(struct arena *arena, struct names *names, const char *format,
               ...)
{
    va_list args;

    va_start(args, format);
    names_add(arena, names, arena_vtext(arena, format, args));
    va_end(args);
}

void names_add_all(struct arena *arena, struct names *names,
                   const struct names *others)
{
    for (size_t i = 0; i < others->count; i++)
        if (!names_contain(names, others->items[i]))
            names_add(arena, names, others->items[i]);
}

struct names names_split(const char *text, struct arena *arena)
{
    struct names names = {NULL, 0};

    while (*(text += strspn(text, " "))) {
        size_t length = strcspn(text, " ");

        names_add(arena, &names, arena_text(arena, "%.*s", (int)length, text));
        text += length;
    }
    return names;
}

bool same_name(const char *one, const char *other)
{
    return one && other && are_same(one, other);
}

bool same_or_none(const char *one, const char *other)
{
    return same_name(one, other) || (!one && !other);
}

int word_place(const char *const *words, const char *word)
{
    for (int i = 0; word && words[i]; i++)
        if (are_same(words[i], word))
            return i;
    return -1;
}

void *find_named(const void *items, size_t count, const size_t form[2],
                 const char *name)
{
    const char *item = items;

    for (; name && count > 0; count--, item += form[0]) {
        const char *has = NULL;

        memcpy(&has, item + form[1], sizeof(has));
        if (same_name(has, name))
            return (void *)item;
    }
    return NULL;
}

const char *names_text(const struct names *names, const char *between,
                       struct arena *arena)
{
    struct buffer text = {0};

    for (size_t i = 0; i < names->count; i++)
        buffer_printf(&text, "%s%s", i > 0 ? between : "", names->items[i]);
    return buffer_keep(&text, arena);
}

enum { MOST_IN_PHRASE = 8, FIRST_IN_PHRASE = 6 };

const char *names_lines(const struct names *names, const char *indent,
                        struct arena *arena)
{
    const char *text = "";

    for (size_t i = 0; i < names->count; i++)
        text = arena_text(arena, "%s%s%s\n", text, indent, names->items[i]);
    return text;
}

const char *names_series(const struct names *names, struct arena *arena)
{
    struct names before = *names;

    if (names->count < 2)
        return names->count == 1 ? names->items[0] : "";
    before.count--;
    return arena_text(arena, "%s and %s", names_text(&before, ", ", arena),
                      names->items[before.count]);
}

const char *names_phrase(const struct names *names, struct arena *arena)
{
    const struct names shown = {names->items, FIRST_IN_PHRASE};

    if (names->count <= MOST_IN_PHRASE)
        return names_series(names, arena);
    return arena_text(arena, "%s and %zu more", names_text(&shown, ", ", arena),
                      names->count - shown.count);
}

static bool begins_name(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
}

/* Asked of every name that is read or written: no set of letters is searched.
 */
bool is_name(const char *text)
{
    size_t length = 0;

    while (begins_name(text[length]) ||
           (length > 0 && (text[length] == '.' || text[length] == '-')))
        length++;
    return length > 0 && length <= NAME_LENGTH && text[length] == '\0';
}

struct index *index_new(struct arena *arena)
{
    struct index *index = ARENA_NEW(arena, struct index);

    index->arena = arena;
    index->room = FIRST_SLOTS;
    index->slots = ARENA_ARRAY(arena, struct slot, index->room);
    return index;
}

/* FNV-1a. Nothing that anybody sees hangs on it. */
static size_t hash(const char *name)
{
    uint64_t value = 0xcbf29ce484222325u;

    for (; *name; name++)
        value = (value ^ (unsigned char)*name) * 0x100000001b3u;
    return (size_t)(value ^ value >> 32);
}

/* Where the name stands, or the free place where it would. */
static struct slot *slot_of(const struct index *index, const char *name)
{
    size_t i = hash(name) & (index->room - 1);

    while (index->slots[i].name && strcmp(index->slots[i].name, name) != 0)
        i = (i + 1) & (index->room - 1);
    return &index->slots[i];
}

/* Of a name that is not there. */
static struct slot *free_slot_of(const struct index *index, const char *name)
{
    size_t i = hash(name) & (index->room - 1);

    while (index->slots[i].name)
        i = (i + 1) & (index->room - 1);
    return &index->slots[i];
}

static bool is_full(const struct index *index, size_t count)
{
    return count > index->room / 4 * 3;
}

void index_reserve(struct index *index, size_t names)
{
    struct slot *old = index->slots;
    size_t count = index->room;

    while (is_full(index, names))
        index->room *= 2;
    if (index->room == count)
        return;
    index->slots = ARENA_ARRAY(index->arena, struct slot, index->room);
    for (size_t i = 0; i < count; i++)
        if (old[i].name)
            *free_slot_of(index, old[i].name) = old[i];
}

bool index_add(struct index *index, const char *name, const void *thing)
{
    struct slot *slot = slot_of(index, name);

    if (slot->name)
        return false;
    slot->name = name;
    slot->thing = thing;
    index_reserve(index, ++index->count);
    return true;
}

const void *index_find(const struct index *index, const char *name)
{
    return slot_of(index, name)->thing;
}

/* ---- did you mean -------------------------------------------------------- */

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
