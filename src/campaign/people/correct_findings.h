/* What is refused of the turn that a correction makes, told at the changes that
 * made it so. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_CORRECT_FINDINGS_H
#define BERTHIER_CAMPAIGN_PEOPLE_CORRECT_FINDINGS_H

#include "core/edit.h"

struct arena;
struct element;
struct record;
struct report;

/* The turn as it would be, and what made it. */
struct corrected_turn {
    const char *file; /* as its findings name it */
    const struct element *root;
    const struct record *state; /* of the ruleset */
    const struct edit *const *edits;
    size_t count; /* at least one */
    struct arena *arena;
};

/*
 * Takes them all. One about a line of that file is told at the last change of
 * the record that stands there, of several one whose value the text has; if
 * there is none, at the last whose record its
 * text names; else at the first, and the text says which record it is. A change
 * stands where its edit has its place.
 */
void corrected_findings(struct report *report, const struct report *from,
                        const struct corrected_turn *turn);

#endif
