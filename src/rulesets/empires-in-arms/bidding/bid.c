/* The order that bids for a power, and who is asked for it. [base bidding] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/module/rules.h"

bool eia_bidding(const struct game *game)
{
    return game->bidding;
}

bool eia_bids(const struct game *game, const char *side)
{
    (void)side;
    return game->bidding;
}

/* [base bidding] the number stands for nothing that play could change before it
 * is looked at. */
static void say(const struct seat *seat, const struct order *order,
                struct buffer *out)
{
    const struct power_bid *details = order->details;
    const char *name = eia_power_name(&seat->board, details->power);

    buffer_printf(out,
                  "bid %d for %s: if you have it for that, its target is %d",
                  details->points, name,
                  (eia_plays(seat->module, details->power)
                       ? seat->module->power[details->power]->target
                       : 0) +
                      details->points);
}

static void choose(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        const struct power_bid details = {power, 0};

        if (!eia_plays(seat->module, power))
            continue;
        choice_offer(seat, choices, &eia_power_bid, &details,
                     "%s, target of victory %d, which your number is added to",
                     eia_power_name(&seat->board, details.power),
                     seat->module->power[power]->target);
    }
}

const struct order_kind eia_power_bid = {
    ORDER("bid", BASE(bidding),
          "bids a number of points for a power, before the first month"),
    FIELDS(power_bid,
           FIELD_WORDS_FROM(struct power_bid, power, "power", FIELD_REQUIRED,
                            eia_power_words, AUSTRIA),
           BOUNDED(power_bid, points, "points", 0, MOST_BID)),
    .subject = "power",
    .once = true,
    .say = say,
    .choices = choose,
};

/* [base bidding] all who play; what the house knows to be vacant it does not
 * wait for. */
void eia_ask_bids(const struct play *play, struct questions *questions)
{
    for (enum power other = AUSTRIA; play->game->bidding && other < POWER_END;
         other++) {
        struct question *question;

        if (play->vacant && eia_has_power(play->vacant, other))
            continue;
        question = question_add(questions, eia_power_id(other), BASE(bidding),
                                "bids for the powers");

        question->fallback = "0 is bid for every power";
    }
}

/* [base bidding] what is not said is 0. [ruling 91] */
const char *eia_silence_of_bids(const struct seat *seat,
                                const struct section *section)
{
    struct names unsaid = {NULL, 0};

    for (enum power other = AUSTRIA; other < POWER_END; other++) {
        bool said = false;

        for (size_t j = 0; section && j < section->count; j++)
            said = said ||
                   order_is_about(&section->orders[j], eia_power_id(other));
        if (!said)
            names_add(seat->arena, &unsaid,
                      eia_power_name(&seat->board, other));
    }
    if (unsaid.count == 0)
        return NULL;
    return arena_text(
        seat->arena,
        "you bid 0 for %s, and a power that is dealt for 0 may be yours",
        unsaid.count + 1 == POWER_END ? "every power"
                                      : names_series(&unsaid, seat->arena));
}
