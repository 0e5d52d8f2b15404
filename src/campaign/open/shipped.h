/* Modules as they came with a version of this program: what calls itself
 * Waterloo 1815 may have other numbers, by whoever made it. shipped.def has a
 * row for each digest that a version ever came with
 * (tests/samples/shipped.sh). */
#ifndef BERTHIER_CAMPAIGN_OPEN_SHIPPED_H
#define BERTHIER_CAMPAIGN_OPEN_SHIPPED_H

#include <stdbool.h>

struct arena;
struct module_document;
struct names;
struct report;

/* "waterloo-1815 as shipped with 0.1.0", or "NOT as shipped: ..." */
const char *shipped_words(const char *digest, struct arena *arena);

struct shipped_pair {
    const struct module_document *module; /* opened; NULL: none is here */
    const char *shipped; /* path of one that is as shipped; NULL: none */
};
/* What the module has otherwise than the shipped one, a line for each record;
 * no line if there is none. Refused if that one is not as shipped itself, or of
 * another rule system. */
bool shipped_differences(struct names *out, const struct shipped_pair *pair,
                         struct arena *arena, struct report *report);

#endif
