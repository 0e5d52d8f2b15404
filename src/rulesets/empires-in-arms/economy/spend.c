/* E5: factors are bought. [base expenditure] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct buy {
    enum factor kind;
    int count;
    const char *nation; /* a free state, or NULL: oneself */
};

/* Whose treasury pays. */
struct budget {
    int *money, *manpower;
    const char *nation;
};

/* [base free-state] the treasury that pays */
static bool find_budget(const struct board *board, enum power power,
                        const char *nation, struct budget *budget)
{
    struct power_state *state = eia_power_state(board, power);
    struct minor_state *minor = nation ? eia_minor(board, nation) : NULL;

    *budget =
        (struct budget){&state->money, &state->manpower, eia_power_id(power)};
    if (!nation || eia_power(nation) == power)
        return true;
    if (!minor || minor->status != FREE_STATE || minor->controller != power)
        return false;
    *budget = (struct budget){&minor->money, &minor->manpower, minor->id};
    return true;
}

/* [base free-state] a treasury of one's own; 10.2.1e */
static bool check_budget(const struct seat *seat, const struct order *order,
                         const char *nation, struct budget *budget,
                         struct report *report)
{
    struct minor_state *minor = nation ? eia_minor(&seat->board, nation) : NULL;

    if (find_budget(&seat->board, eia_power(seat->side), nation, budget))
        return true;
    if (minor && minor->status == CONQUERED)
        return REFUSE(RULE(10_2_1e),
                      "'%s' is conquered: nothing is added to its forces",
                      nation);
    return REFUSE(BASE(free_state), "'%s' is no free state of yours", nation);
}

/* 10.1.3a Turkish purchases limited to four forces */
static bool check_turkish(const struct order *order, struct report *report)
{
    const struct buy *details = order->details;

    if (details->kind == FACTOR_INFANTRY || details->kind == FACTOR_CAVALRY)
        return true;
    return REFUSE(RULE(10_1_3a),
                  "Turkey does not buy '%s': Janissaries, Imperial Cavalry, "
                  "Nizami-Cedid and ships alone",
                  eia_factor_words[details->kind]);
}

/* [base expenditure] of that power, and not of a free state of its */
static bool is_for(const struct seat *seat, const struct buy *details,
                   enum power power)
{
    return eia_power(seat->side) == power &&
           (!details->nation || eia_power(details->nation) == power);
}

/* [base expenditure] how many an Economic Phase */
static int limit_of(const struct price_row *price, const struct seat *seat,
                    const struct buy *details)
{
    return is_for(seat, details, GREAT_BRITAIN) ? price->limit_great_britain
                                                : price->limit;
}

/* [base expenditure] what may be bought, and how many; 12.3.5a */
static bool check_kind(const struct seat *seat, const struct order *order,
                       const struct price_row *price, struct report *report)
{
    const struct buy *details = order->details;

    if (is_for(seat, details, TURKEY) && !check_turkish(order, report))
        return false;
    if (!price)
        return REFUSE(BASE(expenditure), "'%s' factors cannot be bought",
                      eia_factor_words[details->kind]);
    if (price->option && !option_is(seat->options, price->option, "on"))
        return REFUSE(RULE(12_3_5a), "'%s' factors need the option %s",
                      price->item, price->option);
    if (limit_of(price, seat, details) &&
        details->count > limit_of(price, seat, details))
        return REFUSE(BASE(expenditure),
                      "%d %s factor%s: at most %d in an Economic Phase",
                      details->count, price->item, eia_plural_s(details->count),
                      limit_of(price, seat, details));
    return true;
}

/* [base expenditure] what was bought of a kind in this very phase is due at
 * the same time. */
static int bought(const struct board *board, const char *nation,
                  enum factor kind, int due)
{
    int sum = 0;

    foreach (const struct arrival, arrival, board->game->arrivals)
        if (arrival->factor == kind && arrival->due == due &&
            same_name(arrival->nation, nation))
            sum += arrival->count;
    return sum;
}

/* [base expenditure] factors within limit and manpower */
static bool check_buy(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct buy *details = order->details;
    const struct price_row *price =
        eia_price(seat->module, eia_factor_words[details->kind]);
    struct budget budget;

    return check_budget(seat, order, details->nation, &budget, report) &&
           check_kind(seat, order, price, report);
}

static bool check_price(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct buy *details = order->details;
    const struct price_row *price =
        eia_price(seat->module, eia_factor_words[details->kind]);
    struct budget budget;
    int before = 0;

    find_budget(&seat->board, eia_power(seat->side), details->nation, &budget);
    before = bought(&seat->board, budget.nation, details->kind,
                    seat->game->turn + price->months);
    if (limit_of(price, seat, details) &&
        before + details->count > limit_of(price, seat, details))
        return REFUSE(
            BASE(expenditure),
            "%d %s factor%s after %d: at most %d in an Economic Phase",
            details->count, price->item, eia_plural_s(details->count), before,
            limit_of(price, seat, details));
    if ((long long)details->count * price->manpower <= *budget.manpower)
        return true;
    return REFUSE(
        BASE(expenditure), "%d %s factor%s for %lld manpower: there are %d",
        details->count, price->item, eia_plural_s(details->count),
        (long long)details->count * price->manpower, *budget.manpower);
}

/* [base expenditure] as many as the money buys. */
static int buy_some(const struct board *board, const struct buy *details,
                    enum power power)
{
    const struct price_row *price =
        eia_price(board->module, eia_factor_words[details->kind]);
    struct budget budget;
    int count = details->count;

    if (!find_budget(board, power, details->nation, &budget))
        return 0;
    if (price->money && count > *budget.money / price->money)
        count = *budget.money / price->money;
    if (count == 0)
        return 0;
    *budget.money -= count * price->money;
    *budget.manpower -= count * price->manpower;
    eia_arrive(board, budget.nation, details->kind, count,
               board->game->turn + price->months);
    return count;
}

/* [base expenditure] paid, for the orders after it */
static void foresee_buy(const struct seat *seat, const struct order *order)
{
    buy_some(&seat->board, order->details, eia_power(seat->side));
}

/* [base expenditure] factors are bought */
static void carry_out_buy(struct play *play, const char *side,
                          const struct order *order)
{
    const struct buy *details = order->details;
    const struct price_row *price =
        eia_price(play->module, eia_factor_words[details->kind]);
    int count = buy_some(&play->board, details, eia_power(side));
    const struct names *before = eia_tell_purchase(play, eia_power(side));

    event_figures(
        TELL(play, count < details->count ? EVENT_LAPSE : EVENT_ORDER,
             count < details->count ? BASE(mail) : BASE(expenditure), side,
             NULL,
             "%s buys %d %s factor%s of %d for %d money and %d manpower, to "
             "come in %s",
             eia_nation_name(&play->board,
                             details->nation ? details->nation : side),
             count, eia_factor_words[details->kind], eia_plural_s(count),
             details->count, count * price->money, count * price->manpower,
             eia_month_text(play->module, play->game->turn + price->months,
                            play->arena)),
        arena_text(play->arena, "money=%d; manpower=%d", count * price->money,
                   count * price->manpower));
    eia_told(play, before);
}

static void say_buy(const struct seat *seat, const struct order *order,
                    struct buffer *out)
{
    const struct buy *details = order->details;
    const struct price_row *price =
        eia_price(seat->module, eia_factor_words[details->kind]);

    buffer_printf(
        out,
        "buy %d %s factor%s for %lld money and %lld manpower, to come in %s",
        details->count, price->item, eia_plural_s(details->count),
        (long long)details->count * price->money,
        (long long)details->count * price->manpower,
        arena_counted(seat->arena, price->months, "month"));
}

static void choose_buy(const struct seat *seat, struct choices *choices)
{
    for (int kind = 0; kind < FACTOR_COUNT; kind++) {
        const struct buy details = {(enum factor)kind, 1, NULL};
        const struct price_row *price =
            eia_price(seat->module, eia_factor_words[kind]);

        if (price)
            choice_offer(seat, choices, &eia_buy, &details,
                         "%d money, %d manpower, %s", price->money,
                         price->manpower,
                         arena_counted(seat->arena, price->months, "month"));
    }
}

const struct order_kind eia_buy = {
    ORDER("buy", BASE(expenditure), "buys factors"),
    FIELDS(buy, CHOOSE(buy, kind, "kind", eia_factor_words),
           NEEDED(COUNT, buy, count, "n"),
           MAY_REFER(NAME, buy, nation, "for", "minor")),
    .check_order = check_buy,
    .check_world = check_price,
    .foresee = foresee_buy,
    .carry_out = carry_out_buy,
    .say = say_buy,
    .choices = choose_buy,
};
