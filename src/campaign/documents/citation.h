/* What is printed in square brackets, taken apart again: "[rule 10.5.7k, base
 * pursuit]", "7c", "base:forage", "I.b2". */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_CITATION_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_CITATION_H

#include "core/report.h"
#include "core/rule.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct ruleset;

/* Where a citation is read. */
struct citation {
    const char *words;
    const struct ruleset *ruleset; /* NULL: what no ruleset has */
    const struct place *place;     /* of findings; NULL: each at its own word */
    struct arena *arena;
    struct report *report;
};

/* Adds the cases that it names; a step of the sequence is the case that it is
 * played by. Refused: a number that nobody has, with those near it, and words
 * that name none. */
bool citation_rules(struct rules *out, const struct citation *citation);
/* The one case of the ruleset's rulebook or base game that it names; NULL after
 * refusals. */
const struct rule *citation_case(const struct citation *citation);
/* Does it begin with a book that all rulesets share? */
bool citation_is_shared(const char *words, struct arena *arena);

/* The i-th of all, a ruleset's own first, in the order in which it prints them;
 * NULL behind the last. ruleset NULL: what no ruleset has. */
const struct rule *rulebook_at(const struct ruleset *ruleset, size_t i);

#endif
