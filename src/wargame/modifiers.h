/* Modifiers of a die, a column or a sum, each with its case.
 *
 * A rule adds what it finds to apply, with its reason in words. What is 0 is
 * not kept. The ruleset tells them, for it knows whether the reason is said of
 * a side or of the ground; each is cited by its case where it is told. */
#ifndef BERTHIER_WARGAME_MODIFIERS_H
#define BERTHIER_WARGAME_MODIFIERS_H

#include <stddef.h>

struct rule;

enum { MOST_MODIFIERS = 24 };

struct modifier {
    const struct rule *rule;
    int value;
    int side; /* whose doing it is, or what the ruleset has for neither */
    const char *reason; /* of a side "stands in woods", else a phrase */
};

struct modifiers {
    struct modifier items[MOST_MODIFIERS];
    size_t count;
    int sum;
};

/* Adds one; a value of 0 is left out. More than MOST_MODIFIERS are a mistake of
 * the ruleset, and abort. */
void modifiers_add(struct modifiers *modifiers, const struct modifier *one);

#endif
