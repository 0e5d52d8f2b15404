/* E5: ships are built. */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* ---- ships ------------------------------------------------------------ */

struct build {
    int ships;
    const char *port;
    const char *nation;
};

static bool by_port(const struct options *options)
{
    return option_is(options, "ship-building-locations", "on");
}

/* [base expenditure] ships a phase, more for Great Britain */
static int ships_limit(const struct module *module, const char *nation)
{
    const struct price_row *price = eia_price(module, "ship");

    return eia_power(nation) == GREAT_BRITAIN ? price->limit_great_britain
                                              : price->limit;
}

/* [base expenditure] ships ordered in this phase */
static int ships_ordered(const struct board *board, const char *nation, int due)
{
    int sum = 0;

    foreach (const struct ship_build, build, board->game->builds)
        if (build->due == due && same_name(build->nation, nation))
            sum += build->ships;
    return sum;
}

/* 12.1.2a Switch: ship building locations; 12.1.2b Building port named and
 * announced */
static bool check_port(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct build *details = order->details;

    if (!by_port(seat->options))
        return true;
    if (!details->port)
        return REFUSE(RULE(12_1_2a), "%s to be built, but in no port",
                      arena_counted(seat->arena, details->ships, "ship"));
    if (eia_place_kind(details->port) == PLACE_PORT &&
        eia_area(seat->module, details->port) &&
        eia_own_area(seat, details->port))
        return true;
    return REFUSE(RULE(12_1_2b), "'%s' is no port of yours", details->port);
}

/* 10.2.1e nothing is added to what a conquered country has off the map */
static bool check_for(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct build *details = order->details;
    const struct minor_state *minor = eia_minor(&seat->board, details->nation);

    if (!details->nation)
        return true;
    if (!minor || minor->controller != eia_power(seat->side))
        return REFUSE(BASE(free_state), "'%s' is no free state of yours",
                      details->nation);
    if (minor->status != FREE_STATE)
        return REFUSE(RULE(10_2_1e),
                      "'%s' is conquered: no ships are built for it",
                      details->nation);
    return true;
}

/* [base expenditure] ships within limit and manpower */
static bool check_build(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct build *details = order->details;
    const struct price_row *price = eia_price(seat->module, "ship");
    const char *nation = details->nation ? details->nation : seat->side;
    int before =
        ships_ordered(&seat->board, nation, seat->game->turn + price->months);

    if (!check_for(seat, order, report) || !check_port(seat, order, report))
        return false;
    if (details->ships + before > ships_limit(seat->module, nation))
        return REFUSE(
            BASE(expenditure), "%s: at most %d in an Economic Phase",
            arena_counted(seat->arena, details->ships + before, "ship"),
            ships_limit(seat->module, nation));
    return true;
}

static bool check_manpower(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct build *details = order->details;
    const struct price_row *price = eia_price(seat->module, "ship");
    int manpower =
        details->nation
            ? eia_minor(&seat->board, details->nation)->manpower
            : eia_power_state(&seat->board, eia_power(seat->side))->manpower;

    if (details->ships * price->manpower <= manpower)
        return true;
    return REFUSE(BASE(expenditure), "%s for %d manpower: there are %d",
                  arena_counted(seat->arena, details->ships, "ship"),
                  details->ships * price->manpower, manpower);
}

/* [base expenditure] as many ships as the money builds */
static int build_some(const struct board *board, const struct build *details,
                      enum power power)
{
    const struct price_row *price = eia_price(board->module, "ship");
    struct power_state *state = eia_power_state(board, power);
    struct minor_state *minor = eia_minor(board, details->nation);
    int *money = minor ? &minor->money : &state->money;
    int *manpower = minor ? &minor->manpower : &state->manpower;
    int ships = details->ships;
    struct ship_build *build = NULL;

    if (ships > *money / price->money)
        ships = *money / price->money;
    if (ships == 0)
        return 0;
    *money -= ships * price->money;
    *manpower -= ships * price->manpower;
    build = ADD_TO(board->arena, board->game->builds);
    build->nation = minor ? minor->id : eia_power_id(power);
    build->port = by_port(board->options) ? details->port : NULL;
    build->ships = ships;
    build->due = board->game->turn + price->months;
    return ships;
}

/* [base expenditure] paid, for the orders after it */
static void foresee_build(const struct seat *seat, const struct order *order)
{
    build_some(&seat->board, order->details, eia_power(seat->side));
}

/* 12.1.2b, [base expenditure] ships are built */
static void carry_out_build(struct play *play, const char *side,
                            const struct order *order)
{
    const struct build *details = order->details;
    const struct price_row *price = eia_price(play->module, "ship");
    int ships = build_some(&play->board, details, eia_power(side));
    const struct rule *rule =
        by_port(play->options) ? RULE(12_1_2b) : BASE(expenditure);

    const char *what = arena_text(
        play->arena, "%s builds %d ship%s of %d%s%s",
        eia_nation_name(&play->board, details->nation ? details->nation : side),
        ships, eia_plural_s(ships), details->ships, details->port ? " in " : "",
        details->port ? eia_place_name(&play->board, details->port) : "");
    const char *when = eia_month_text(
        play->module, play->game->turn + price->months, play->arena);
    const struct names *before = eia_tell_treasury(play, eia_power(side));
    struct event *event =
        TELL(play, ships < details->ships ? EVENT_LAPSE : EVENT_ORDER,
             ships < details->ships ? BASE(mail) : rule, side, NULL,
             "%s for %d money and %d manpower, to come in %s", what,
             ships * price->money, ships * price->manpower, when);

    event_figures(event,
                  arena_text(play->arena, "money=%d; manpower=%d",
                             ships * price->money, ships * price->manpower));
    event_from_outside(play->journal, event, "%s, to come in %s", what, when);
    eia_told(play, before);
}

static void say_build(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct build *details = order->details;
    const struct price_row *price = eia_price(seat->module, "ship");

    buffer_printf(out, "build %s for %d money, to come in %s",
                  arena_counted(seat->arena, details->ships, "ship"),
                  details->ships * price->money,
                  arena_counted(seat->arena, price->months, "month"));
}

static void choose_build(const struct seat *seat, struct choices *choices)
{
    foreach (const struct area_card, area, seat->module->areas) {
        struct build details = {1, NULL, NULL};

        /* The port matters, and is judged, only under an option. */
        if (!area->port || !eia_own_area(seat, area->id))
            continue;
        details.port = arena_text(choices->arena, "p%s", area->id + 1);
        choice_offer(seat, choices, &eia_build, &details, "%s", area->name);
    }
}

const struct order_kind eia_build = {
    ORDER("build", BASE(expenditure), "builds ships"),
    FIELDS(build, NEEDED(COUNT, build, ships, "ships"),
           MAY(NAME, build, port, "port"),
           MAY_REFER(NAME, build, nation, "for", "minor")),
    .check_order = check_build,
    .check_world = check_manpower,
    .foresee = foresee_build,
    .carry_out = carry_out_build,
    .say = say_build,
    .choices = choose_build,
};
