/* E3: what Great Britain and its enemies do to trade, from the next quarter
 * on. [base trade] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"

struct deny {
    enum power power;
    bool deny;
};

/* [base trade] */
static bool check_deny(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct deny *details = order->details;

    if (eia_power(seat->side) != GREAT_BRITAIN)
        return REFUSE(BASE(trade), "only Great Britain denies American trade");
    if (details->power == NO_POWER || details->power == GREAT_BRITAIN)
        return REFUSE(BASE(trade), "'%s' has no trade that you could deny",
                      eia_power_id(details->power));
    if (details->deny &&
        eia_power_state(&seat->board, GREAT_BRITAIN)->american_war >
            seat->game->turn)
        return REFUSE(BASE(trade), "you are at war with the United States");
    return true;
}

static void carry_out_deny(struct play *play, const char *side,
                           const struct order *order)
{
    const struct deny *details = order->details;
    struct power_state *britain = eia_power_state(&play->board, GREAT_BRITAIN);
    struct names denied = {NULL, 0};
    const char *id = eia_power_id(details->power);

    foreach_name (name, britain->denied)
        if (!same_name(name, id))
            names_add(play->arena, &denied, name);
    if (details->deny)
        names_add(play->arena, &denied, id);
    britain->denied = denied;
    TELL(play, EVENT_ORDER, BASE(trade), side, NULL,
         "Great Britain %s the American trade of %s",
         details->deny ? "denies" : "allows",
         eia_power_name(&play->board, details->power));
}

static void say_deny(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct deny *details = order->details;

    buffer_printf(out, "%s the American trade of %s from next quarter on",
                  details->deny ? "deny" : "allow",
                  eia_power_name(&seat->board, details->power));
}

static void choose_deny(const struct seat *seat, struct choices *choices)
{
    if (!eia_plays(seat->module, GREAT_BRITAIN))
        return;
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        const struct deny details = {
            power, !names_contain(
                       &eia_power_state(&seat->board, GREAT_BRITAIN)->denied,
                       eia_power_id(power))};

        choice_offer(seat, choices, &eia_deny_american, &details, "%s",
                     eia_power_name(&seat->board, power));
    }
}

const struct order_kind eia_deny_american = {
    ORDER("deny-american", BASE(trade),
          "Great Britain denies a power its American trade"),
    FIELDS(deny, ANY_POWER(deny, power, "power", FIELD_REQUIRED),
           NEEDED(YES, deny, deny, "deny")),
    .check_order = check_deny,
    .carry_out = carry_out_deny,
    .say = say_deny,
    .choices = choose_deny,
};

struct close {
    bool closed;
};

static bool check_close(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    if (eia_power(seat->side) != GREAT_BRITAIN)
        return true;
    return REFUSE(BASE(trade), "Great Britain does not close ports to itself");
}

static void carry_out_close(struct play *play, const char *side,
                            const struct order *order)
{
    const struct close *details = order->details;

    eia_power_state(&play->board, eia_power(side))->closed_british =
        details->closed;
    TELL(play, EVENT_ORDER, BASE(trade), side, NULL,
         "%s %s its ports to British trade",
         eia_power_name(&play->board, eia_power(side)),
         details->closed ? "closes" : "opens");
}

static void say_close(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    (void)seat;
    buffer_printf(out, "%s your ports to British trade from next quarter on",
                  ORDERED(close, order)->closed ? "close" : "open");
}

static void choose_close(const struct seat *seat, struct choices *choices)
{
    const struct close details = {
        !eia_power_state(&seat->board, eia_power(seat->side))->closed_british};

    choice_offer(seat, choices, &eia_close_british, &details, NULL);
}

const struct order_kind eia_close_british = {
    ORDER("close-british", BASE(trade),
          "closes or opens the own ports to British trade"),
    FIELDS(close, NEEDED(YES, close, closed, "closed")),
    .check_order = check_close,
    .carry_out = carry_out_close,
    .say = say_close,
    .choices = choose_close,
};
