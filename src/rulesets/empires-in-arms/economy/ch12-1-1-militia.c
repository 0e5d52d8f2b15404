/* Militia is made into regulars. 12.1.1 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct convert {
    int militia;
    const char *at;
};

/* 12.1.1b a corps of the power in the area: one at sea is in none; 10.1.4l none
 * leave an insurrection corps (ruling 161) */
static bool is_there(const struct corps *corps, const char *area,
                     enum power power)
{
    return same_name(corps->at, area) && !corps->embarked &&
           corps->card->kind != CORPS_INSURRECTION &&
           same_name(eia_corps_nation(corps), eia_power_id(power));
}

/* 12.1.1b militia in an area */
static int militia_at(const struct board *board, enum power power,
                      const char *area)
{
    const struct garrison *garrison =
        eia_garrison(board, area, eia_power_id(power));
    int sum = garrison ? garrison->militia : 0;

    foreach (const struct corps, corps, board->game->corps)
        if (is_there(corps, area, power))
            sum += corps->factors[FACTOR_MILITIA];
    return sum;
}

static int take(int *from, int wanted)
{
    int taken = *from < wanted ? *from : wanted;

    *from -= taken;
    return taken;
}

/* 12.1.1b of the garrison, then of the corps */
static void take_militia(const struct board *board,
                         const struct convert *details, enum power power)
{
    struct garrison *garrison =
        eia_garrison(board, details->at, eia_power_id(power));
    int rest = details->militia;

    if (garrison)
        rest -= take(&garrison->militia, rest);
    foreach (struct corps, corps, board->game->corps)
        if (is_there(corps, details->at, power))
            rest -= take(&corps->factors[FACTOR_MILITIA], rest);
}

/* The game with corps and garrisons of its own, to try what would be left. */
static struct game trial_of(const struct board *board)
{
    struct game game = *board->game;

    game.corps = arena_copy(board->arena, game.corps,
                            game.corps_count * sizeof(*game.corps));
    game.garrisons = arena_copy(board->arena, game.garrisons,
                                game.garrisons_count * sizeof(*game.garrisons));
    return game;
}

/* 10.6c a corps with a leader that would be used up, with all those beside it;
 * or NULL. */
static const char *stranded(const struct board *board,
                            const struct convert *details, enum power power)
{
    struct game game = trial_of(board);
    struct board then = *board;

    then.game = &game;
    take_militia(&then, details, power);
    foreach (const struct corps, corps, game.corps)
        if (is_there(corps, details->at, power) &&
            eia_corps_factors(corps) == 0 &&
            eia_strands_leader(&then, corps->id))
            return corps->id;
    return NULL;
}

/* 12.1.1a Switch: militia conversion; 12.1.1b Converting militia to regulars */
static bool check_convert(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct convert *details = order->details;

    if (!option_is(seat->options, "militia-conversion", "on"))
        return REFUSE(RULE(12_1_1a), "option not in play: militia-conversion");
    if (details->militia == 0)
        return REFUSE(RULE(12_1_1b), "of no militia no regulars are made");
    if (eia_at_war_at_all(&seat->board, eia_power(seat->side)))
        return REFUSE(RULE(12_1_1b), "you are at war with a major power");
    if (!same_name(eia_home_of(&seat->board, details->at), seat->side) ||
        !eia_own_area(seat, details->at))
        return REFUSE(RULE(12_1_1b), "%s is not home territory of yours",
                      eia_place_name(&seat->board, details->at));
    return true;
}

static bool check_militia(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct convert *details = order->details;
    enum power power = eia_power(seat->side);
    const struct price_row *price = eia_price(seat->module, "conversion");
    const char *left = NULL;

    if (militia_at(&seat->board, power, details->at) < details->militia)
        return REFUSE(RULE(12_1_1b), "%s holds %d militia of yours, not %d",
                      eia_place_name(&seat->board, details->at),
                      militia_at(&seat->board, power, details->at),
                      details->militia);
    left = stranded(&seat->board, details, power);
    if (left)
        return REFUSE(RULE(10_6c), "'%s' has a leader, who would be left alone",
                      left);
    if (details->militia * price->money <=
        eia_power_state(&seat->board, power)->money)
        return true;
    return REFUSE(RULE(12_1_1b), "%d militia cost %d money, you have %d",
                  details->militia, details->militia * price->money,
                  eia_power_state(&seat->board, power)->money);
}

/* 12.1.1c Converted militia return as infantry */
static void convert_some(const struct board *board,
                         const struct convert *details, enum power power)
{
    const struct price_row *price = eia_price(board->module, "conversion");

    take_militia(board, details, power);
    eia_empty_go(board);
    eia_power_state(board, power)->money -= details->militia * price->money;
    eia_arrive(board, eia_power_id(power), FACTOR_INFANTRY, details->militia,
               board->game->turn +
                   eia_price(board->module, "infantry")->months);
}

/* 12.1.1b converted, for the orders after it */
static void foresee_convert(const struct seat *seat, const struct order *order)
{
    convert_some(&seat->board, order->details, eia_power(seat->side));
}

/* 12.1.1b militia becomes regular */
static void carry_out_convert(struct play *play, const char *side,
                              const struct order *order)
{
    const struct convert *details = order->details;
    const struct names *before = eia_tell_purchase(play, eia_power(side));

    convert_some(&play->board, details, eia_power(side));
    event_cites(
        play->journal,
        TELL(play, EVENT_ORDER, RULE(12_1_1b), side, NULL,
             "%s makes regulars of %d militia at %s for %d money",
             eia_power_name(&play->board, eia_power(side)), details->militia,
             eia_place_name(&play->board, details->at),
             details->militia * eia_price(play->module, "conversion")->money),
        RULE(12_1_1c));
    eia_told(play, before);
}

static void say_convert(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct convert *details = order->details;

    buffer_printf(out, "%d militia at %s become infantry", details->militia,
                  eia_place_name(&seat->board, details->at));
}

static void choose_convert(const struct seat *seat, struct choices *choices)
{
    foreach (const struct area_card, area, seat->module->areas)
        if (area->city)
            choice_offer(seat, choices, &eia_convert,
                         &(const struct convert){1, area->id}, "%s",
                         area->name);
}

const struct order_kind eia_convert = {
    ORDER("convert", RULE(12_1_1b), "makes militia regulars"),
    FIELDS(convert, NEEDED(COUNT, convert, militia, "militia"),
           REFER(NAME, convert, at, "at", "area")),
    .check_order = check_convert,
    .check_world = check_militia,
    .foresee = foresee_convert,
    .carry_out = carry_out_convert,
    .say = say_convert,
    .choices = choose_convert,
};
