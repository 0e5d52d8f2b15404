/* What people call things, as ids: a name in other letters, its beginning, or
 * one of its words is enough where it means one thing. */
#ifndef BERTHIER_CORE_KNOWN_H
#define BERTHIER_CORE_KNOWN_H

#include "core/names.h"

#include <stdbool.h>
#include <stddef.h>

/* Things that a word may mean. */
struct known {
    struct printed_names names;
    const char **folded; /* their names, as they are compared */
    struct index *ids;
    struct index *asked; /* what each word that was looked up has found */
};

/* Makes hyphens of the long dashes that telephones write. */
void plain_dashes(char *text);

void known_init(struct known *known, struct arena *arena);
void known_add(struct known *known, const char *id, const char *name);
/* To be called before the first look-up, and after the last name. */
void known_close(struct known *known);

/* Those that a word may mean: none, one, or several that must be told apart. */
struct matches {
    struct printed_name *items;
    size_t count;
};

/* The thing of that id; else those that people call so; else those whose name
 * or id it begins, where a number is not cut. */
const struct matches *known_find(const struct known *known, const char *word);
/* What people call the thing of that id, the first of its names; NULL: they
 * have none but the id. */
const char *known_name(const struct known *known, const char *id);
/* Does one thing have it as its whole name? */
bool known_is_name(const struct known *known, const char *word);
/* "'Schwarzenberg' (au-1), 'Schuster' (au-7)". */
const char *matches_text(const struct matches *matches, struct arena *arena);
/* All of them the same way; "" of a long list. */
const char *known_list(const struct known *known);
/* "; did you mean 'Quatre Bras' (1514)?", in brackets what the map prints there
 * if it is not the id; or an empty string. */
const char *known_near(const struct known *known, const char *word);

#endif
