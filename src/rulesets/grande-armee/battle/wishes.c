/* What both sides may say of a battle: lines, leaders, and how far they bid. */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

#include <stdlib.h>

enum { USUAL_HOLD = 15 };

int gra_hold(const struct wishes *wishes, int round)
{
    size_t count = wishes->hold.count;
    size_t at = (size_t)round - 1;

    if (count == 0)
        return USUAL_HOLD;
    return atoi(wishes->hold.items[at < count ? at : count - 1]);
}

void gra_say_wishes(const struct wishes *wishes, struct arena *arena,
                    struct buffer *out)
{
    buffer_printf(out, "; it bids up to %d percent of its line in the first",
                  gra_hold(wishes, 1));
    if (wishes->raise > 1)
        buffer_printf(out, ", and raises by up to %d SP", wishes->raise);
    if (wishes->keep.count > 0)
        buffer_printf(out, ". In reserve: %s",
                      names_series(&wishes->keep, arena));
}

/* [base bidding] percentages, one a round */
static bool check_hold(const struct order *order, const struct wishes *wishes,
                       struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < wishes->hold.count; i++) {
        const char *word = wishes->hold.items[i];
        char *end;
        long percent = strtol(word, &end, 10);

        if (*end || percent < 0 || percent > 100)
            good = REFUSE(BASE(bidding),
                          "hold=\"%s\": a percentage from 0 to 100 is wanted, "
                          "one a round, such as \"30 15 0\"",
                          word);
    }
    return good;
}

bool gra_check_own_units(const struct seat *seat, const struct order *order,
                         const struct names *units, const struct rule *rule,
                         struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < units->count; i++) {
        const struct unit_card *unit =
            gra_unit_card(seat->module, units->items[i]);

        if (!unit || unit->nation->side != gra_side_of(seat->side))
            good = REFUSE(rule, "'%s' is no unit of yours", units->items[i]);
    }
    return good;
}

/* 12.31a own units, each in one line */
static bool check_lines(const struct seat *seat, const struct order *order,
                        const struct wishes *wishes, struct report *report)
{
    bool good = gra_check_own_units(seat, order, &wishes->front, BASE(frontage),
                                    report);

    good &=
        gra_check_own_units(seat, order, &wishes->keep, BASE(frontage), report);
    for (size_t i = 0; i < wishes->keep.count; i++)
        if (names_contain(&wishes->front, wishes->keep.items[i]))
            good = REFUSE(RULE(12_31a),
                          "'%s' cannot be in front and kept back: a unit is in "
                          "one line",
                          wishes->keep.items[i]);
    return good;
}

static bool check_cavalry(const struct seat *seat, const struct order *order,
                          const struct wishes *wishes, struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < wishes->cavalry.count; i++) {
        const char *id = wishes->cavalry.items[i];
        const struct leader_card *leader = gra_leader_card(seat->module, id);

        if (!leader || leader->rank != CAVALRY ||
            leader->nation->side != gra_side_of(seat->side))
            good =
                REFUSE(RULE(12_41d), "'%s' is no cavalry leader of yours", id);
    }
    return good;
}

/* 12.41b one of each kind, 12.41c each under every higher one; on a map a
 * transfer may change whose division is whose (ruling 8) */
static bool check_chain(const struct seat *seat, const struct order *order,
                        const struct names *leaders, struct report *report)
{
    const struct leader_card *chain[CHAIN_SLOTS] = {NULL};
    int fixed = seat->module->kind == MAP ? DIVISION_COMMAND : CHAIN_SLOTS;
    bool good = true;

    for (size_t i = 0; i < leaders->count; i++) {
        const struct leader_card *leader =
            gra_leader_card(seat->module, leaders->items[i]);
        int slot = leader ? gra_slot(leader->rank) : -1;

        if (!leader || leader->nation->side != gra_side_of(seat->side) ||
            slot < 0)
            good = REFUSE(RULE(12_41b),
                          "'%s' is no leader of yours whose bonus is used so",
                          leaders->items[i]);
        else if (chain[slot])
            good = REFUSE(RULE(12_41b),
                          "'%s' and '%s' are of one kind: one supreme or army "
                          "leader, one of a corps, one of a division",
                          chain[slot]->id, leader->id);
        else
            chain[slot] = leader;
    }
    for (int low = 1; low < fixed; low++)
        for (int high = 0; high < low; high++)
            if (chain[low] && chain[high] &&
                !gra_is_under(chain[low], chain[high]))
                good = REFUSE(RULE(12_41c), "'%s' is not under '%s'",
                              chain[low]->id, chain[high]->id);
    return good;
}

bool gra_check_wishes(const struct seat *seat, const struct order *order,
                      const struct wishes *wishes, struct report *report)
{
    bool good = check_hold(order, wishes, report);

    good = check_lines(seat, order, wishes, report) && good;
    good = check_cavalry(seat, order, wishes, report) && good;
    return check_chain(seat, order, &wishes->leaders, report) && good;
}
