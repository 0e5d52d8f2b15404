/* What people call things, as ids. */
#include "core/known.h"

#include "core/arena.h"
#include "core/displayable.h"

#include <ctype.h>
#include <string.h>

enum { MOST_LISTED = 12 };

/* How a word may be a name, the nearest first. */
enum likeness { SAME, BEGINS, BEGINS_INSIDE, LIKENESSES };

void plain_dashes(char *text)
{
    /* U+2010, U+2011, U+2013, U+2014, U+2212 */
    static const char *const dashes[] = {"\xe2\x80\x90", "\xe2\x80\x91",
                                         "\xe2\x80\x93", "\xe2\x80\x94",
                                         "\xe2\x88\x92", NULL};
    char *at;

    for (int i = 0; dashes[i]; i++)
        while ((at = strstr(text, dashes[i]))) {
            *at = '-';
            memmove(at + 1, at + 3, strlen(at + 3) + 1);
        }
}

/* As it is compared; apostrophes and dashes of mail programs are plain ones. */
static const char *compared(struct arena *arena, const char *name)
{
    char *text = arena_text(arena, "%s", name);
    char *apostrophe = NULL;

    while ((apostrophe = strstr(text, "\xe2\x80\x99"))) {
        *apostrophe = '\'';
        memmove(apostrophe + 1, apostrophe + 3, strlen(apostrophe + 3) + 1);
    }
    plain_dashes(text);
    return folded(text, arena);
}

void known_init(struct known *known, struct arena *arena)
{
    *known = (struct known){.names = {.arena = arena}};
}

void known_add(struct known *known, const char *id, const char *name)
{
    printed_add(&known->names, id, name);
}

void known_close(struct known *known)
{
    struct arena *arena = known->names.arena;
    size_t count = known->names.count;

    known->ids = index_new(arena);
    known->asked = index_new(arena);
    known->folded = ARENA_ARRAY(arena, const char *, count + 1);
    index_reserve(known->ids, count);
    for (size_t i = 0; i < count; i++) {
        const struct printed_name *one = &known->names.items[i];

        index_add(known->ids, one->id, one);
        known->folded[i] = compared(arena, one->name);
    }
}

static bool is_letter_or_digit(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') ||
           ((unsigned char)byte & 0x80);
}

/* Ends the word in a number, be it Roman? */
static bool ends_in_number(const char *word, size_t length, const char *digits)
{
    size_t start = length;

    while (start > 0 && strchr(digits, word[start - 1]))
        start--;
    return start < length &&
           (start == 0 || !is_letter_or_digit(word[start - 1]));
}

/* A beginning that is as long; "i" is none of "ii corps", nor "1" of "12th". */
static bool begins(const char *name, const char *word)
{
    size_t length = strlen(word);

    if (strncmp(name, word, length) != 0)
        return false;
    if (!is_letter_or_digit(name[length]))
        return true;
    return !ends_in_number(word, length, "0123456789") &&
           !ends_in_number(word, length, "ivx");
}

/* Where one of its words begins. */
static bool begins_inside(const char *name, const char *word)
{
    for (const char *at = name; *at; at++)
        if (at > name && !is_letter_or_digit(at[-1]) && begins(at, word))
            return true;
    return false;
}

static bool is_like(const struct known *known, size_t i, const char *word,
                    enum likeness likeness)
{
    const char *id = known->names.items[i].id;
    const char *name = known->folded[i];

    switch (likeness) {
    case SAME:
        return strcmp(id, word) == 0 || strcmp(name, word) == 0;
    case BEGINS:
        return begins(name, word) || begins(id, word);
    case BEGINS_INSIDE:
        return begins_inside(name, word);
    case LIKENESSES:
        break;
    }
    return false;
}

/* Different things that it is like. */
static struct matches all_like(const struct known *known, const char *word,
                               enum likeness likeness)
{
    struct arena *arena = known->names.arena;
    struct matches found = {NULL, 0};

    for (size_t i = 0; i < known->names.count; i++) {
        const struct printed_name *one = &known->names.items[i];
        size_t j = 0;

        if (!is_like(known, i, word, likeness))
            continue;
        while (j < found.count && strcmp(found.items[j].id, one->id) != 0)
            j++;
        if (j == found.count)
            *(struct printed_name *)LIST_ADD(arena, found.items, found.count) =
                *one;
    }
    return found;
}

/* "Blücher" as "Bluecher". */
static const char *without_umlauts(const char *word, struct arena *arena)
{
    static const char *const umlauts[][2] = {
        {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"},
        {"Ä", "ae"}, {"Ö", "oe"}, {"Ü", "ue"},
    };
    const char *text = word;

    for (size_t i = 0; i < sizeof(umlauts) / sizeof(umlauts[0]); i++)
        for (const char *at; (at = strstr(text, umlauts[i][0]));)
            text = arena_text(arena, "%.*s%s%s", (int)(at - text), text,
                              umlauts[i][1], at + strlen(umlauts[i][0]));
    return text;
}

static struct matches search_as(const struct known *known, const char *word)
{
    const char *asked = compared(known->names.arena, word);
    struct matches found = {NULL, 0};

    for (int i = SAME; i < LIKENESSES && *asked && found.count == 0; i++)
        found = all_like(known, asked, (enum likeness)i);
    return found;
}

static struct matches *search(const struct known *known, const char *word)
{
    struct matches *found = ARENA_NEW(known->names.arena, struct matches);
    const char *spelt_out = without_umlauts(word, known->names.arena);

    *found = search_as(known, word);
    if (found->count == 0 && spelt_out != word)
        *found = search_as(known, spelt_out);
    return found;
}

const char *known_name(const struct known *known, const char *id)
{
    const struct printed_name *one = index_find(known->ids, id);
    const struct printed_name *end =
        one ? known->names.items + known->names.count : NULL;

    for (; one && one < end; one++)
        if (strcmp(one->id, id) == 0 && strcmp(one->name, id) != 0)
            return one->name;
    return NULL;
}

const struct matches *known_find(const struct known *known, const char *word)
{
    struct arena *arena = known->names.arena;
    const struct printed_name *exact = index_find(known->ids, word);
    const struct matches *before = index_find(known->asked, word);
    struct matches *found;

    if (before)
        return before;
    if (exact) {
        found = ARENA_NEW(arena, struct matches);
        *(struct printed_name *)LIST_ADD(arena, found->items, found->count) =
            *exact;
    } else
        found = search(known, word);
    index_add(known->asked, arena_text(arena, "%s", word), found);
    return found;
}

bool known_is_name(const struct known *known, const char *word)
{
    return all_like(known, compared(known->names.arena, word), SAME).count == 1;
}

static const char *spelt(const struct printed_name *one, struct arena *arena)
{
    return strcmp(one->id, one->name) == 0
               ? arena_text(arena, "'%s'", one->id)
               : arena_text(arena, "'%s' (%s)", one->name, one->id);
}

const char *matches_text(const struct matches *matches, struct arena *arena)
{
    const char *text = "";

    for (size_t i = 0; i < matches->count && i < MOST_LISTED; i++)
        text = arena_text(arena, "%s%s%s", text, i > 0 ? ", " : "",
                          spelt(&matches->items[i], arena));
    return matches->count <= MOST_LISTED
               ? text
               : arena_text(arena, "%s and %zu more", text,
                            matches->count - MOST_LISTED);
}

const char *known_list(const struct known *known)
{
    const struct matches all = {known->names.items, known->names.count};

    return all.count <= MOST_LISTED ? matches_text(&all, known->names.arena)
                                    : "";
}

/* A hex, whose id is a number, with what the map prints in it. */
static const char *spelt_as_printed(const struct known *known,
                                    const struct printed_name *one)
{
    struct printed_name printed = *one;

    for (size_t i = 0;
         isdigit((unsigned char)*one->id) && i < known->names.count; i++) {
        const struct printed_name *other = &known->names.items[i];

        if (strcmp(other->id, one->id) == 0 &&
            strcmp(other->name, one->id) != 0 &&
            strcmp(other->name, one->name) != 0)
            printed.id = other->name;
    }
    return spelt(&printed, known->names.arena);
}

const char *known_near(const struct known *known, const char *word)
{
    struct arena *arena = known->names.arena;
    struct names candidates = {NULL, 0};
    const char *near;

    for (size_t i = 0; i < known->names.count; i++) {
        names_add(arena, &candidates, known->folded[i]);
        names_add(arena, &candidates, known->names.items[i].id);
    }
    near = nearest_name(compared(arena, word), &candidates);
    for (size_t i = 0; near && i < candidates.count; i++)
        if (candidates.items[i] == near)
            return arena_text(
                arena, "; did you mean %s?",
                spelt_as_printed(known, &known->names.items[i / 2]));
    return "";
}
