/* Orders of the land phase about cities: besiege, storm, sally. */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"

static const char *const siege_words[] = {"announce", "raise", NULL};
/* The first is what happens without an order. */
static const char *const assault_words[] = {"strong", "never", "breach",
                                            "always", NULL};

/* [base siege] a city that may be besieged, [base assault] or stormed */
static bool check_city(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct siege_order *details = order->details;

    if (!eia_is_city(seat, details->city))
        return REFUSE(BASE(siege), "'%s' has no city", details->city);
    return details->op == SIEGE_RAISE || details->when == ASSAULT_NEVER ||
           eia_may_attack_at(&seat->board, eia_power(seat->side), details->city,
                             &order->place, report);
}

/* [base siege] whoever began a siege and stands there orders it alone */
static bool check_whose(const struct seat *seat, const struct order *order,
                        const char *area, struct report *report)
{
    const struct city_state *city = eia_city(&seat->board, area);
    struct names besiegers = {NULL, 0};

    if (!city || city->besieger == NO_POWER ||
        city->besieger == eia_power(seat->side))
        return true;
    besiegers = eia_besiegers(&seat->board, city->besieger, area);
    if (!eia_has_power(&besiegers, city->besieger))
        return true;
    return REFUSE(BASE(siege), "%s besieges %s, and orders that siege alone",
                  eia_power_name(&seat->board, city->besieger),
                  eia_place_name(&seat->board, area));
}

/* [base siege] an enemy city with an own corps before it, which no combat
 * before the sieges can change; 10.1.1n */
static bool check_besieger(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const char *area = ORDERED(siege_order, order)->city;
    enum power power = eia_power(seat->side);

    if (!eia_is_enemy_city(&seat->board, power, area))
        return REFUSE(BASE(siege),
                      eia_city_holder(&seat->board, area)
                          ? "%s is held by no enemy of yours"
                          : "nobody is in %s: there is nothing to besiege",
                      eia_place_name(&seat->board, area));
    if (eia_besiegers(&seat->board, power, area).count)
        return check_whose(seat, order, area, report);
    if (power == SPAIN && eia_guerillas(&seat->board, area, false))
        return REFUSE(RULE(10_1_1n),
                      "guerillas alone besiege nothing: no corps is at %s",
                      eia_place_name(&seat->board, area));
    return REFUSE(BASE(siege), "no corps of yours stands before %s",
                  eia_place_name(&seat->board, area));
}

/* Cities before which the side has corps: in an uncertain view, too, those
 * that it could besiege now are offered. */
static struct names prey(const struct seat *seat)
{
    struct names areas = {NULL, 0};

    foreach (const struct corps, corps, seat->game->corps)
        if (eia_own_corps(seat, corps) && corps->at &&
            eia_stands_before(corps, corps->at) &&
            eia_is_city(seat, corps->at) && !names_contain(&areas, corps->at) &&
            eia_is_enemy_city(&seat->board, eia_power(seat->side), corps->at))
            names_add(seat->arena, &areas, corps->at);
    return areas;
}

/* ---- siege: [base siege] ------------------------------------------------ */

static void say_siege(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct siege_order *details = order->details;

    buffer_printf(
        out, details->op == SIEGE_ANNOUNCE ? "besiege %s" : "do not besiege %s",
        eia_place_name(&seat->board, details->city));
}

static void choose_siege(const struct seat *seat, struct choices *choices)
{
    struct names areas = prey(seat);

    foreach_name (area, areas)
        for (int op = SIEGE_ANNOUNCE; op <= SIEGE_RAISE; op++)
            choice_offer(seat, choices, &eia_siege,
                         &(const struct siege_order){.city = area,
                                                     .op = (enum siege_wish)op},
                         "%s, %s inside", eia_place_name(&seat->board, area),
                         arena_counted(seat->arena,
                                       eia_city_factors(&seat->board, area),
                                       "factor"));
}

const struct order_kind eia_siege = {
    ORDER("siege", BASE(siege),
          "announces or raises a siege when the combats are over"),
    FIELDS(siege_order, REFER(NAME, siege_order, city, "city", "area"),
           CHOOSE(siege_order, op, "op", siege_words)),
    .subject = "city",
    .once = true,
    .check_order = check_city,
    .check_world = check_besieger,
    .say = say_siege,
    .choices = choose_siege,
};

/* ---- assault: [base assault] -------------------------------------------- */

static void say_assault(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    static const char *const texts[] = {
        "storm it if breached and you are twice as many", "do not storm it",
        "storm it if it is breached", "storm it, breached or not"};
    const struct siege_order *details = order->details;

    buffer_printf(out, "%s: %s", eia_place_name(&seat->board, details->city),
                  texts[details->when]);
}

static void choose_assault(const struct seat *seat, struct choices *choices)
{
    struct names areas = prey(seat);

    foreach_name (area, areas)
        for (int when = ASSAULT_STRONG; when <= ASSAULT_ALWAYS; when++)
            choice_offer(seat, choices, &eia_assault,
                         &(const struct siege_order){
                             .city = area, .when = (enum assault_wish)when},
                         NULL);
}

const struct order_kind eia_assault = {
    ORDER("assault", BASE(assault), "when a besieged city is stormed"),
    FIELDS(siege_order, REFER(NAME, siege_order, city, "city", "area"),
           CHOOSE(siege_order, when, "when", assault_words)),
    .subject = "city",
    .once = true,
    .check_order = check_city,
    .check_world = check_besieger,
    .say = say_assault,
    .choices = choose_assault,
};
