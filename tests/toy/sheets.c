/* Two orders of a section that cannot both be. */
#include "tests/toy/game.h"

#include <string.h>

/* What one order forbids another to be. A family has one plan; a band has one
 * order of a kind, and one answer when it is beaten. */
static bool is_answer(const struct order_kind *kind)
{
    return kind == &toy_retreat || kind == &toy_hold;
}

static bool excludes(const struct order *one, const struct order *other,
                     struct arena *arena)
{
    if (one->kind != other->kind &&
        !(is_answer(one->kind) && is_answer(other->kind)))
        return false;
    return order_is_about(one, order_subject(arena, other));
}

bool toy_check_section(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    bool good = true;

    for (size_t i = 1; i < section->count; i++) {
        const struct order *order = &section->orders[i];

        for (size_t j = 0; j < i; j++) {
            if (!excludes(&section->orders[j], order, seat->arena))
                continue;
            good = refuse(report, &order->place, order->kind->rule,
                          "this is ordered a second time: %s",
                          order_text(seat->arena, order));
            break;
        }
    }
    return good;
}
