/* Lc: how corps are fed. [base supply], [base forage] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/supply/supply.h"

static const char *const policy_words[] = {"depot-first", "forage-first",
                                           "forage", NULL};

static bool check_corps(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct supply_wish *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->corps);

    if (!details->corps || (corps && eia_own_corps(seat, corps)))
        return true;
    return REFUSE(BASE(supply), "'%s' is no corps of yours", details->corps);
}

/* [base supply] an own corps, and depots that one may use */
static bool check_supply(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    enum power power = eia_power(seat->side);

    if (!eia_may_march(seat, order, report))
        return false;
    foreach_name (place, ORDERED(supply_wish, order)->chain) {
        const struct depot *depot = eia_depot(&seat->board, place);

        if (!depot || !eia_combined(&seat->board, power, depot->owner))
            return REFUSE(BASE(supply), "'%s' is no depot that you may use",
                          place);
    }
    return true;
}

static void say_supply(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct supply_wish *details = order->details;

    buffer_printf(out, "feed %s: %s",
                  details->corps ? details->corps : "every corps",
                  policy_words[details->policy]);
    if (details->chain.count)
        buffer_printf(out, " by %s",
                      names_text(&details->chain, ", ", seat->arena));
}

static void offer(const struct seat *seat, struct choices *choices,
                  const struct order_kind *kind, const char *corps)
{
    for (int i = DEPOT_FIRST; i <= FORAGE_ONLY; i++) {
        const struct supply_wish details = {
            corps, (enum supply_policy)i, {NULL, 0}};

        choice_offer(seat, choices, kind, &details, NULL);
    }
}

static void choose_supply(const struct seat *seat, struct choices *choices)
{
    /* In an uncertain view too, those that are on the map now. */
    foreach (const struct corps, corps, seat->game->corps)
        if (corps->at)
            offer(seat, choices, &eia_supply_order, corps->id);
}

static void choose_policy(const struct seat *seat, struct choices *choices)
{
    offer(seat, choices, &eia_supply_policy, NULL);
}

const struct order_kind eia_supply_order = {
    ORDER("supply", BASE(supply), "how a corps is fed"),
    FIELDS(supply_wish, NEEDED(NAME, supply_wish, corps, "corps"),
           MAY_CHOOSE(supply_wish, policy, "policy", policy_words),
           MAY(NAMES, supply_wish, chain, "chain")),
    .subject = "corps",
    .once = true,
    .check_order = check_corps,
    .check_world = check_supply,
    .say = say_supply,
    .choices = choose_supply,
};

const struct order_kind eia_supply_policy = {
    ORDER("supply-policy", BASE(supply), "how corps are fed without an order"),
    FIELDS(supply_wish, MAY(NAME, supply_wish, corps, "corps"),
           CHOOSE(supply_wish, policy, "policy", policy_words)),
    .subject = "corps",
    .check_order = check_corps,
    .say = say_supply,
    .choices = choose_policy,
    .initial = &(const struct supply_wish){NULL, DEPOT_FIRST, {NULL, 0}}};
