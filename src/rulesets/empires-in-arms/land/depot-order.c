/* La: depots are placed, removed and garrisoned. [base depot] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

enum depot_act { PLACE_DEPOT, REMOVE_DEPOT, GARRISON_DEPOT };
enum depot_troops { DEPOT_INFANTRY, DEPOT_MILITIA, DEPOT_GUERILLA };
enum { GARRISON_MOST = 5 };

struct depot_order {
    const char *at;
    enum depot_act act;
    int factors;
    enum depot_troops troops;
    const char *from; /* corps; NULL: the city's garrison */
};

static const char *const act_words[] = {"place", "remove", "garrison", NULL};
static const char *const troops_words[] = {"infantry", "militia", "guerilla",
                                           NULL};

/* [base depot] depots that a power has */
static int depots_of(const struct board *board, enum power power)
{
    int count = 0;

    foreach (const struct depot, depot, board->game->depots)
        count += depot->owner == power;
    return count;
}

static bool holds_city(const struct board *board, enum power power,
                       const char *area)
{
    const char *holder = eia_city_holder(board, area);

    return holder && eia_player_of(board, holder) == power;
}

/* [base transport] his fleet in that port with a depot of his aboard */
static struct fleet *carrier_at(const struct board *board, enum power power,
                                const char *area)
{
    foreach (struct fleet, fleet, board->game->fleets) {
        const struct depot *depot = eia_depot(board, fleet->depot);

        if (depot && depot->owner == power &&
            eia_place_kind(fleet->at) == PLACE_PORT &&
            strcmp(fleet->at + 1, area + 1) == 0)
            return fleet;
    }
    return NULL;
}

/* [base depot] where a depot may be placed; 10.3.1c, 10.3.1k. [base transport]
 * One aboard goes ashore there for nothing (ruling 157). */
static bool check_place(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct depot_order *details = order->details;
    enum power power = eia_power(seat->side);
    const char *name = eia_place_name(&seat->board, details->at);
    bool lands = carrier_at(&seat->board, power, details->at) != NULL;

    if (!lands &&
        depots_of(&seat->board, power) >= seat->module->power[power]->depots)
        return REFUSE(BASE(depot), "you have %d depot%s: no more",
                      seat->module->power[power]->depots,
                      eia_plural_s(seat->module->power[power]->depots));
    if (eia_depot_at(&seat->board, power, details->at))
        return REFUSE(BASE(depot), "a depot of yours is at %s", name);
    if (!eia_own_corps_in(&seat->board, power, details->at) &&
        !holds_city(&seat->board, power, details->at))
        return REFUSE(BASE(depot),
                      "neither a corps nor a garrison of yours is at %s", name);
    if (eia_enemy_corps_in(&seat->board, power, details->at))
        return REFUSE(BASE(depot), "an enemy corps is at %s", name);
    if (!eia_depot_allowed(&seat->board, power, details->at))
        return REFUSE(eia_no_stay(&seat->board, details->at),
                      "you may have no depot at %s", name);
    if (lands || eia_power_state(&seat->board, power)->money >=
                     eia_price(seat->module, "depot")->money)
        return true;
    return REFUSE(BASE(depot), "a depot costs money");
}

static struct garrison *city_troops(const struct board *board,
                                    const struct depot_order *details,
                                    enum power power)
{
    return eia_garrison(board, details->at, eia_power_id(power));
}

static int *troops_of(const struct board *board,
                      const struct depot_order *details, enum power power)
{
    struct corps *corps = eia_corps(board, details->from);
    struct garrison *garrison = city_troops(board, details, power);

    if (corps)
        return &corps->factors[details->troops == DEPOT_MILITIA
                                   ? FACTOR_MILITIA
                                   : FACTOR_INFANTRY];
    if (!garrison)
        return NULL;
    return details->troops == DEPOT_MILITIA ? &garrison->militia
                                            : &garrison->infantry;
}

static bool check_troops(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct depot_order *details = order->details;
    enum power power = eia_power(seat->side);
    const int *troops = troops_of(&seat->board, details, power);
    const struct depot *depot = eia_depot_at(&seat->board, power, details->at);

    if (depot->infantry + depot->militia + details->factors > GARRISON_MOST)
        return REFUSE(BASE(depot), "a depot has a garrison of 1 to %d factors",
                      GARRISON_MOST);
    if (troops && *troops >= details->factors)
        return true;
    return REFUSE(BASE(depot), "there are not so many factors at %s",
                  eia_place_name(&seat->board, details->at));
}

static bool refuse_corps(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct depot_order *details = order->details;

    return REFUSE(BASE(depot), "'%s' is no corps of yours at %s", details->from,
                  eia_place_name(&seat->board, details->at));
}

static struct shift shift_of(const struct depot_order *details)
{
    bool militia = details->troops == DEPOT_MILITIA;

    return (struct shift){.at = details->at,
                          .with = "depot",
                          .infantry = militia ? 0 : details->factors,
                          .militia = militia ? details->factors : 0};
}

/* [base detach] factors that a corps may give to a depot. From a corps the
 * rules of dropping hold. */
static bool check_garrison(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct depot_order *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->from);
    struct shift shift = shift_of(details);

    if (!check_troops(seat, order, report))
        return false;
    if (!corps)
        return true;
    if (!same_name(corps->at, details->at) || corps->embarked)
        return refuse_corps(seat, order, report);
    return eia_check_drop(&seat->board, corps, &shift, &order->place, report);
}

/* 10.1.1j Guerillas garrison cities, never depots */
static bool check_factors(const struct order *order, struct report *report)
{
    const struct depot_order *details = order->details;

    if (details->troops == DEPOT_GUERILLA)
        return REFUSE(RULE(10_1_1j), "guerillas garrison no depot");
    if (details->factors >= 1 && details->factors <= GARRISON_MOST)
        return true;
    return REFUSE(BASE(depot), "a depot has a garrison of 1 to %d factors",
                  GARRISON_MOST);
}

/* [base depot] a depot may be placed, removed, garrisoned */
static bool check_depot(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct depot_order *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->from);
    struct shift shift = shift_of(details);

    if (!eia_area(seat->module, details->at) ||
        eia_place_kind(details->at) != PLACE_AREA)
        return REFUSE(BASE(depot), "'%s' is no area", details->at);
    if (details->act != GARRISON_DEPOT)
        return true;
    if (details->from && (!corps || !eia_own_corps(seat, corps)))
        return refuse_corps(seat, order, report);
    return check_factors(order, report) &&
           (!corps || eia_check_shift(&seat->board, corps, &shift,
                                      &order->place, report));
}

static bool check_there(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct depot_order *details = order->details;

    if (!eia_may_march(seat, order, report))
        return false;
    if (details->act == PLACE_DEPOT)
        return check_place(seat, order, report);
    if (!eia_depot_at(&seat->board, eia_power(seat->side), details->at))
        return REFUSE(BASE(depot), "no depot of yours is at %s",
                      eia_place_name(&seat->board, details->at));
    return details->act == REMOVE_DEPOT || check_garrison(seat, order, report);
}

/* [base depot] a depot that went to sea keeps its name. */
static const char *name_of(const struct board *board, enum power power,
                           const char *area)
{
    const char *name =
        arena_text(board->arena, "%s-d-%s", eia_power_id(power), area);

    for (int i = 2; eia_depot(board, name); i++)
        name = arena_text(board->arena, "%s-d-%s-%d", eia_power_id(power), area,
                          i);
    return name;
}

/* [base depot] the garrison goes into the city, as far as there is room;
 * [base detach] not past an enemy into his. */
static void remove_depot(const struct board *board, enum power power,
                         const char *area)
{
    struct game *game = board->game;
    struct depot *depot = eia_depot_at(board, power, area);
    int room = eia_capacity(board, area) - eia_city_factors(board, area);

    if (room > 0 && depot->infantry + depot->militia > 0 &&
        eia_garrison_allowed(board, power, area) &&
        !eia_enemy_holds(board, eia_power_id(power), area)) {
        struct garrison *garrison =
            eia_garrison_made(board, area, eia_power_id(power));
        int infantry = depot->infantry < room ? depot->infantry : room;
        int left = room - infantry;

        garrison->infantry += infantry;
        garrison->militia += depot->militia < left ? depot->militia : left;
    }
    LIST_REMOVE(game->depots, game->depots_count,
                (size_t)(depot - game->depots));
}

/* [base depot] placed for money, or [base transport] put ashore */
static void place_depot(const struct board *board, enum power power,
                        const char *area)
{
    struct fleet *fleet = carrier_at(board, power, area);
    const char *id = fleet ? fleet->depot : name_of(board, power, area);
    struct depot *depot = NULL;

    if (fleet) {
        eia_unload_depot(board, id, eia_area(board->module, area));
        fleet->depot = NULL;
        return;
    }
    depot = ADD_TO(board->arena, board->game->depots);
    *depot = (struct depot){
        .id = id, .owner = power, .at = eia_area(board->module, area)->id};
    eia_power_state(board, power)->money -=
        eia_price(board->module, "depot")->money;
}

/* [base depot] placed, removed or garrisoned */
static void act_on_depot(const struct board *board, enum power power,
                         const struct depot_order *details)
{
    struct depot *depot = eia_depot_at(board, power, details->at);
    int *troops = NULL;

    if (details->act == REMOVE_DEPOT) {
        remove_depot(board, power, details->at);
        return;
    }
    if (details->act == PLACE_DEPOT) {
        place_depot(board, power, details->at);
        return;
    }
    troops = troops_of(board, details, power);
    *troops -= details->factors;
    if (details->troops == DEPOT_MILITIA)
        depot->militia += details->factors;
    else
        depot->infantry += details->factors;
}

/* [base depot] done, for the orders after it */
static void foresee_depot(const struct seat *seat, const struct order *order)
{
    act_on_depot(&seat->board, eia_power(seat->side), order->details);
    eia_empty_go(&seat->board);
}

static const char *price_words(const struct board *board, enum power power,
                               const struct depot_order *details)
{
    if (details->act != PLACE_DEPOT)
        return "";
    return carrier_at(board, power, details->at)
               ? " from aboard"
               : arena_text(board->arena, " for %d money",
                            eia_price(board->module, "depot")->money);
}

/* [base depot] La: a depot is placed, removed, garrisoned */
static void carry_out_depot(struct play *play, const char *side,
                            const struct order *order)
{
    static const char *const done[] = {
        "places a depot at", "removes the depot at", "garrisons the depot at"};
    const struct depot_order *details = order->details;
    const struct muster *before = eia_muster(&play->board);
    const char *what = arena_text(
        play->arena, "%s %s %s", eia_power_name(&play->board, eia_power(side)),
        done[details->act], eia_place_name(&play->board, details->at));
    const char *price = price_words(&play->board, eia_power(side), details);
    const struct names *money = eia_tell_treasury(play, eia_power(side));
    const char *why = eia_enemy_holds(&play->board, side, details->at)
                          ? "the enemy holds the city"
                          : "no room in the city";
    struct event *event = NULL;

    act_on_depot(&play->board, eia_power(side), details);
    event = TELL_OPEN(play, EVENT_ORDER, BASE(depot), side, NULL, "%s%s", what,
                      price);
    event_from_outside(play->journal, event, "%s", what);
    eia_told(play, money);
    event->area = details->at;
    eia_has_given(play, &play->board, eia_corps(&play->board, details->from));
    if (details->act != PLACE_DEPOT)
        eia_tell_changes(play, before, BASE(depot), why);
    journal_close(play->journal);
}

static void say_depot(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct depot_order *details = order->details;

    buffer_printf(out, "%s a depot at %s%s", act_words[details->act],
                  eia_place_name(&seat->board, details->at),
                  price_words(&seat->board, eia_power(seat->side), details));
}

static void offer(const struct seat *seat, struct choices *choices,
                  const char *at, enum depot_act act)
{
    const struct depot_order details = {at, act, act == GARRISON_DEPOT,
                                        DEPOT_INFANTRY, NULL};

    choice_offer(seat, choices, &eia_depot_order, &details, NULL);
}

static void choose_depot(const struct seat *seat, struct choices *choices)
{
    foreach (const struct area_card, area, seat->module->areas)
        for (int act = PLACE_DEPOT; act <= GARRISON_DEPOT; act++)
            offer(seat, choices, area->id, (enum depot_act)act);
}

const struct order_kind eia_depot_order = {
    ORDER("depot", BASE(depot), "places, removes or garrisons a depot"),
    FIELDS(depot_order, REFER(NAME, depot_order, at, "at", "area"),
           CHOOSE(depot_order, act, "op", act_words),
           MAY(COUNT, depot_order, factors, "n"),
           MAY_CHOOSE(depot_order, troops, "kind", troops_words),
           MAY(NAME, depot_order, from, "from")),
    .check_order = check_depot,
    .check_world = check_there,
    .foresee = foresee_depot,
    .carry_out = carry_out_depot,
    .say = say_depot,
    .choices = choose_depot,
};
