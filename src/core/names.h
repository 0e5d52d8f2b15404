/* Names and ids: look-up, lists, and "did you mean". */
#ifndef BERTHIER_CORE_NAMES_H
#define BERTHIER_CORE_NAMES_H

#include "core/arena.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* A list of names in the order of the file. */
struct names {
    const char **items;
    size_t count;
};

/* Walks them as foreach() does a list: foreach_name (area, order->areas). */
#define foreach_name(one, names)                                               \
    FOREACH_AT(one, (names).count, const char *one = (names).items[one##_at])

bool names_contain(const struct names *names, const char *name);
void names_add(struct arena *arena, struct names *names, const char *name);
/* A sentence more, as arena_text() makes it. */
void names_say(struct arena *arena, struct names *names, const char *format,
               ...) __attribute__((format(printf, 3, 4)));
/* Those of the others that it has not. */
void names_add_all(struct arena *arena, struct names *names,
                   const struct names *others);
/* The words of a text that blanks part. */
struct names names_split(const char *text, struct arena *arena);

/* Are both there, and the same? */
bool same_name(const char *one, const char *other);
/* The same, or is neither there? */
bool same_or_none(const char *one, const char *other);
/* The place of a word in a list that ends with NULL, such as the words of a
 * choice; -1 if it is not there or NULL. */
int word_place(const char *const *words, const char *word);

/* The first of count items, each form[0] bytes long with a const char * at
 * form[1], which has the name; NULL if none has, or name is NULL. Use
 * FIND_NAMED(struct unit, army->units, army->unit_count, id, "guard"), which
 * gets the types right. */
void *find_named(const void *items, size_t count, const size_t form[2],
                 const char *name);
#define FIND_NAMED(type, items, count, member, name)                           \
    ((type *)find_named(                                                       \
        (items), (count),                                                      \
        (const size_t[2]){sizeof(type), offsetof(type, member)}, (name)))

/* The names in one text: "anna, bert". */
const char *names_text(const struct names *names, const char *between,
                       struct arena *arena);

/* Each on a line of its own that begins with indent and ends in LF. */
const char *names_lines(const struct names *names, const char *indent,
                        struct arena *arena);

/* As a sentence has them: "Reille, Foy and Pire". "" of none. */
const char *names_series(const struct names *names, struct arena *arena);
/* The same; of a long list the first and "and 9 more". */
const char *names_phrase(const struct names *names, struct arena *arena);

/* An id: [a-z0-9] followed by at most 63 of [a-z0-9.-]. */
bool is_name(const char *text);

/* Things by their ids, with the names that map and log print for them. */
struct printed_names {
    struct arena *arena;
    struct printed_name {
        const char *id;
        const char *name;
    } * items;
    size_t count;
};

/* Keeps the pointers; name NULL: people have no name for it but the id. */
void printed_add(struct printed_names *names, const char *id, const char *name);

/* Look-up from a name to a thing; lives in the arena. Never walked. */
struct index;
struct index *index_new(struct arena *arena);
/* Returns false, and changes nothing, if the name is there already. */
bool index_add(struct index *index, const char *name, const void *thing);
/* Room for so many names at once; spares those who know the steps between. */
void index_reserve(struct index *index, size_t count);
const void *index_find(const struct index *index, const char *name);

/* The candidate nearest to a misspelt word, or NULL when none is near enough
 * to suggest (at most a third of the letters wrong). Ties: the first. */
const char *nearest_name(const char *word, const struct names *candidates);
/* The same for the end of a finding: "; did you mean 'x'?" in the arena, or
 * an empty string. */
const char *suggestion(struct arena *arena, const char *word,
                       const struct names *candidates);
/* What there is, for the end of a finding: ": au Austria, fr France" of a list
 * that fits a line or two, of a longer one the suggestion, or nothing. */
const char *listing(struct arena *arena, const char *word,
                    const struct printed_names *there);
/* The same of ids alone. */
const char *listing_ids(struct arena *arena, const char *word,
                        const struct names *there);
/* The same of a list of words that ends with NULL, all of them. */
const char *words_listing(struct arena *arena, const char *const *words);
/* The words of a user for a finding: in quotes, and cut if they are long. */
const char *quoted(struct arena *arena, const char *words);

#endif
