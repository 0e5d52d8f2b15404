/*
 * What a wicked player writes, whatever the ruleset: orders offered to others,
 * with wrong values, without what they need, with what nobody asked for. It is
 * well-formed, and must never be more than a finding.
 */
#ifndef BERTHIER_TESTS_GENERIC_NONSENSE_H
#define BERTHIER_TESTS_GENERIC_NONSENSE_H

#include "core/element.h"
#include "core/order.h"

#include <stddef.h>
#include <stdint.h>

struct nonsense {
    uint64_t *state; /* of the stream of chances */
    struct arena *arena;
    const char *const *values; /* ids and the like of the ruleset; NULL ends */
    /* An order of the kind as somebody might think it up. */
    struct element *(*think)(void *whose, const struct order_kind *kind);
    void *whose;
};

/* One of the list, which has some and ends with NULL. */
const struct order_kind *nonsense_kind(const struct nonsense *nonsense,
                                       const struct order_kind *const *kinds);
/* What the kind offers in that seat; thought up if it offers nothing. */
struct element *nonsense_offered(const struct nonsense *nonsense,
                                 const struct seat *seat,
                                 const struct order_kind *kind);
/* Other values, and now and then another form. kinds: of what is put into it.
 */
void nonsense_spoil(const struct nonsense *nonsense, struct element *element,
                    const struct order_kind *const *kinds);
/* An order as it stands in a sheet. */
struct element *element_of_order(struct arena *arena,
                                 const struct order *order);

#endif
