/* R2: corps are placed. [base army-reinforcement] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct place_corps {
    const char *id;
    const char *area;
    int factors[FACTOR_COUNT];
};

#define WITH(factor, name)                                                     \
    FIELD(COUNT, struct place_corps, factors[factor], name, FIELD_OPTIONAL)

/* [base army-reinforcement] corps placed this month */
static int placed_now(const struct board *board, enum power power)
{
    int count = 0;

    foreach (struct corps, corps, board->game->corps)
        if (corps->placed == board->game->turn &&
            eia_corps_power(board, corps) == power)
            count++;
    return count;
}

/* [base army-reinforcement] corps that this order never brings: they have
 * rules of their own. */
bool eia_comes_by_itself(const struct corps_card *card)
{
    return eia_is_feudal(card) || card->kind == CORPS_INSURRECTION ||
           card->kind == CORPS_TYROL;
}

/* [base army-reinforcement] which corps may be placed; 12.3.5a */
static bool check_card(const struct seat *seat, const struct order *order,
                       const struct corps_card *card, struct report *report)
{
    const struct corps *corps = card ? eia_corps(&seat->board, card->id) : NULL;

    if (!corps || !eia_own_nation(seat, eia_corps_nation(corps)))
        return REFUSE(BASE(army_reinforcement), "'%s' is no corps of yours",
                      card ? card->id : "?");
    if (eia_comes_by_itself(card))
        return REFUSE(BASE(army_reinforcement),
                      "'%s' comes by its own rule, not so", card->id);
    if (card->option && !option_is(seat->options, card->option, "on"))
        return REFUSE(card->kind == CORPS_ARTILLERY ? RULE(12_3_5a)
                                                    : BASE(army_reinforcement),
                      "'%s' needs the option %s", card->id, card->option);
    if (eia_turn_of(seat->module, card->available) > seat->game->turn)
        return REFUSE(BASE(army_reinforcement), "'%s' is available from %s on",
                      card->id, card->available);
    return true;
}

/* [base army-reinforcement] a city area of its nation, no enemy */
static bool check_area(const struct seat *seat, const struct order *order,
                       const char *nation, struct report *report)
{
    const struct place_corps *details = order->details;

    if (!eia_own_area(seat, details->area))
        return REFUSE(BASE(army_reinforcement), "%s is not in your hands",
                      eia_place_name(&seat->board, details->area));
    if (eia_enemy_holds(&seat->board, nation, details->area))
        return REFUSE(BASE(army_reinforcement), "the enemy holds %s",
                      eia_place_name(&seat->board, details->area));
    if (eia_foes_in(&seat->board, nation, details->area))
        return REFUSE(BASE(army_reinforcement), "an enemy corps is at %s",
                      eia_place_name(&seat->board, details->area));
    return true;
}

/* [base army-reinforcement] factors that came, in its room */
static bool check_strength(const struct seat *seat, const struct order *order,
                           const char *nation, struct report *report)
{
    const struct place_corps *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->id);
    int sum = eia_corps_factors(corps);

    for (int i = 0; i < FACTOR_COUNT; i++) {
        sum += details->factors[i];
        if (details->factors[i] > eia_due(&seat->board, nation, (enum factor)i))
            return REFUSE(BASE(army_reinforcement),
                          "%d %s factor%s: only %d came", details->factors[i],
                          eia_factor_words[i],
                          eia_plural_s(details->factors[i]),
                          eia_due(&seat->board, nation, (enum factor)i));
        if (details->factors[i] > eia_corps_room(corps, (enum factor)i))
            return REFUSE(BASE(army_reinforcement),
                          "%d %s factor%s: more than '%s' holds",
                          details->factors[i], eia_factor_words[i],
                          eia_plural_s(details->factors[i]), details->id);
    }
    if (sum > 0)
        return true;
    return REFUSE(BASE(army_reinforcement), "'%s' would have no factor",
                  details->id);
}

/* [base army-reinforcement] a corps that may be placed */
static bool check_place_corps(const struct seat *seat,
                              const struct order *order, struct report *report)
{
    const struct place_corps *details = order->details;
    const struct corps_card *card = eia_corps_card(seat->module, details->id);
    const struct area_card *area = eia_area(seat->module, details->area);
    const char *nation = NULL;

    if (!check_card(seat, order, card, report))
        return false;
    nation = eia_corps_nation(eia_corps(&seat->board, card->id));
    if (area && area->city &&
        same_name(eia_home_of(&seat->board, details->area), nation))
        return true;
    return REFUSE(BASE(army_reinforcement), "%s is no city area of '%s'",
                  eia_place_name(&seat->board, details->area), nation);
}

static bool check_placing(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct place_corps *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->id);
    const char *nation = eia_corps_nation(corps);
    const struct minor_state *minor = eia_minor(&seat->board, nation);
    int most = eia_setting_number(seat->module, "corps-placed-a-month");

    if (minor && minor->status != FREE_STATE)
        return REFUSE(BASE(free_state), "'%s' is no free state", nation);
    if (!check_area(seat, order, nation, report))
        return false;
    if (corps->at || corps->away > seat->game->turn)
        return REFUSE(BASE(army_reinforcement),
                      corps->at ? "'%s' is on the map"
                                : "'%s' is away by a treaty",
                      details->id);
    if (!seat->game->setting_up &&
        placed_now(&seat->board, eia_power(seat->side)) >= most)
        return REFUSE(BASE(army_reinforcement),
                      "'%s': at most %d corps are placed in a month",
                      details->id, most);
    return check_strength(seat, order, nation, report);
}

/* [base army-reinforcement] a corps is on the map with factors */
static void place_it(const struct board *board,
                     const struct place_corps *details)
{
    struct corps *corps = eia_corps(board, details->id);
    const char *owner = eia_corps_nation(corps);

    corps->at = eia_area(board->module, details->area)->id;
    corps->placed = board->game->turn;
    for (int i = 0; i < FACTOR_COUNT; i++) {
        corps->factors[i] += details->factors[i];
        eia_take_due(board, owner, (enum factor)i, details->factors[i]);
    }
}

/* [base army-reinforcement] for the orders after it */
static void foresee_place_corps(const struct seat *seat,
                                const struct order *order)
{
    place_it(&seat->board, order->details);
}

/* [base army-reinforcement] a corps is formed */
static void carry_out_place_corps(struct play *play, const char *side,
                                  const struct order *order)
{
    const struct place_corps *details = order->details;
    const struct corps *corps = eia_corps(&play->board, details->id);
    const struct names *before = eia_tell_power(play, eia_power(side));
    struct event *event = NULL;

    place_it(&play->board, details);
    event = TELL(
        play, EVENT_ORDER, BASE(army_reinforcement), side, details->id,
        "%s is formed at %s with %s", eia_piece_name(&play->board, details->id),
        eia_place_name(&play->board, details->area),
        arena_counted(play->arena, eia_corps_factors(corps), "factor"));
    if (!play->game->setting_up) /* ruling 118 */
        event_from_outside(play->journal, event, "%s is formed at %s",
                           eia_seen_corps(&play->board, corps),
                           eia_place_name(&play->board, details->area));
    eia_told(play, before);
}

static void say_place_corps(const struct seat *seat, const struct order *order,
                            struct buffer *out)
{
    const struct place_corps *details = order->details;

    buffer_printf(out, "form '%s' at %s", details->id,
                  eia_place_name(&seat->board, details->area));
    order_say_lapse(seat, order, out);
}

static void offer_corps(const struct seat *seat, struct choices *choices,
                        const struct corps *corps, const char *area)
{
    struct place_corps details = {corps->id, area, {0}};
    const char *owner = eia_corps_nation(corps);

    for (int i = 0; i < FACTOR_COUNT; i++)
        if (eia_due(&seat->board, owner, (enum factor)i) > 0 &&
            eia_corps_room(corps, (enum factor)i) > 0) {
            details.factors[i] = 1;
            break;
        }
    choice_offer(seat, choices, &eia_place_corps, &details, "%s",
                 eia_place_name(&seat->board, area));
}

static void choose_place_corps(const struct seat *seat, struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct corps, corps, seat->game->corps) {
        /* Every corps in every city would be thousands. */
        if (corps->at || !eia_own_corps(seat, corps))
            continue;
        foreach (const struct area_card, area, seat->module->areas)
            if (area->city && area->capital != CAPITAL_NONE)
                offer_corps(&now, choices, corps, area->id);
    }
}

const struct order_kind eia_place_corps = {
    ORDER("place-corps", BASE(army_reinforcement),
          "forms a corps of factors that have come"),
    FIELDS(place_corps, REFER(NAME, place_corps, id, "id", "corps"),
           REFER(NAME, place_corps, area, "area", "area"),
           WITH(FACTOR_INFANTRY, "infantry"), WITH(FACTOR_MILITIA, "militia"),
           WITH(FACTOR_CAVALRY, "cavalry"), WITH(FACTOR_GUARD, "guard"),
           WITH(FACTOR_ARTILLERY, "artillery")),
    .subject = "id",
    .check_order = check_place_corps,
    .check_world = check_placing,
    .foresee = foresee_place_corps,
    .carry_out = carry_out_place_corps,
    .say = say_place_corps,
    .choices = choose_place_corps,
};
