/* What only the orders of a section together can tell. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

/* [base sequence] the same piece is ordered twice */
static bool repeats(const struct seat *seat, const struct order *one,
                    const struct order *other)
{
    const char *subject = order_subject(seat->arena, other);

    if (one->kind != other->kind || !subject || !order_is_about(one, subject))
        return false;
    /* Parts of a force march from hexes of their own. */
    if (one->kind == &con_move)
        return ((const struct move *)one->details)->path.items[0] ==
               ((const struct move *)other->details)->path.items[0];
    return one->kind != &con_transfer;
}

/* [base sequence] one piece, one order; no step of a day comes twice, so
 * nothing would ever answer to a later round. */
bool con_check_section(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    bool fine = section->round <= 1 ||
                refuse(report, &section->place, BASE(sequence),
                       "step '%s' has one round, and no round %d",
                       section->step, section->round);

    for (size_t i = 0; i < section->count; i++)
        for (size_t j = 0; j < i; j++)
            if (repeats(seat, &section->orders[j], &section->orders[i]))
                fine = refuse(report, &section->orders[i].place,
                              section->orders[i].kind->rule,
                              "'%s' has an order already, at line %ld",
                              order_subject(seat->arena, &section->orders[i]),
                              section->orders[j].place.line);
    return fine;
}
