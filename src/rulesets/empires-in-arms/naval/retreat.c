/* Where beaten fleets go. [base naval-combat], 12.2.3.5 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"

struct haven {
    struct names ports; /* areas */
};

static void say_haven(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct haven *details = order->details;

    buffer_printf(out, "beaten fleets go to");
    foreach_name (port, details->ports)
        buffer_printf(out, " %s", eia_place_name(&seat->board, port));
    buffer_printf(out, "%s", details->ports.count ? ", else to" : "");
    buffer_printf(out, " the nearest port");
}

static void choose_haven(const struct seat *seat, struct choices *choices)
{
    foreach (const struct area_card, area, seat->module->areas) {
        struct haven details = {{NULL, 0}};

        if (!area->port || !eia_own_area(seat, area->id))
            continue;
        names_add(choices->arena, &details.ports, area->id);
        choice_offer(seat, choices, &eia_fleet_retreat, &details, "%s",
                     area->name);
    }
}

const struct order_kind eia_fleet_retreat = {
    ORDER("fleet-retreat", BASE(naval_combat),
          "ports to which beaten fleets go"),
    FIELDS(haven, MAY_REFER(NAMES, haven, ports, "ports", "area")),
    .say = say_haven, .choices = choose_haven,
    .initial = &(const struct haven){{NULL, 0}}};

/* [base naval-combat] a port open to beaten fleets */
static bool open_to(const struct board *board, const struct area_card *area,
                    enum power power)
{
    return area->port && eia_friendly_port(board, power, area->id) &&
           !eia_blockaded(board, area->id);
}

/* Edges from a place to a port: through the seas its box touches. */
static int distance(const struct board *board, const char *from,
                    const struct area_card *port)
{
    const struct area_card *here = eia_area(board->module, from);
    int best = -1;

    foreach_name (id, port->box) {
        size_t starts = here ? here->box.count : 1;

        for (size_t j = 0; j < starts; j++) {
            const char *sea = here ? here->box.items[j] : from;
            int steps = eia_sea_distance(board, sea, id);

            if (steps >= 0 && (best < 0 || steps < best))
                best = steps;
        }
    }
    return best;
}

/* [base naval-combat] the port of the standing order */
static const char *named_port(const struct board *board,
                              const struct haven *haven, enum power power)
{
    foreach_name (port, haven->ports) {
        const struct area_card *area = eia_area(board->module, port);

        if (area && open_to(board, area, power))
            return area->id;
    }
    return NULL;
}

/* [base naval-combat] the nearest port */
static const char *nearest_port(const struct board *board, const char *from,
                                enum power power)
{
    const char *best = NULL;
    int least = -1;

    foreach (const struct area_card, area, board->module->areas) {
        int steps = 0;

        if (!open_to(board, area, power))
            continue;
        steps = distance(board, from, area);
        if (steps >= 0 && (least < 0 || steps < least)) {
            least = steps;
            best = area->id;
        }
    }
    return best;
}

/* [base naval-combat] beside a sea, or before a port. */
static const char *empty_sea(const struct board *board, const char *from,
                             const struct stack *stack)
{
    const struct sea_card *const *way = eia_sea_ways(board->module, from);
    const struct area_card *area = eia_area(board->module, from);

    for (size_t i = 0; area && i < area->box.count; i++)
        if (eia_enemies_at(board, area->box.items[i], stack).count == 0)
            return area->box.items[i];
    for (; *way; way++)
        if (eia_enemies_at(board, (*way)->id, stack).count == 0)
            return (*way)->id;
    return NULL;
}

/* [base naval-combat] the port of the standing order, else the nearest, else an
 * empty sea; NULL: there is none */
static const char *refuge(struct play *play, const char *from,
                          struct fleet *fleet)
{
    const struct stack alone = {&fleet, 1, NULL};
    enum power power = eia_fleet_power(&play->board, fleet);
    const struct haven *haven =
        play_standing(play, eia_power_id(power), &eia_fleet_retreat, NULL);
    const char *port = named_port(&play->board, haven, power);

    if (!port)
        port = nearest_port(&play->board, from, power);
    return port ? arena_text(play->arena, "p%s", port + 1)
                : empty_sea(&play->board, from, &alone);
}

/* 12.2.3.5 a retreat counts no points */
void eia_sea_retreat(struct play *play, const struct stack *stack,
                     const struct sea_battle *battle, bool back)
{
    const struct muster *before = eia_muster(&play->board);
    bool freely = option_is(play->options, "large-fleet-movement", "on");
    struct rules cargo = {NULL, 0};
    const struct change change = {
        .rule = BASE(naval_combat), .troops = &cargo, .why = "no port is near"};

    for (size_t i = 0; i < stack->count; i++) {
        struct fleet *fleet = stack->fleets[i];
        enum power power = eia_fleet_power(&play->board, fleet);
        const char *to = NULL;
        struct event *event = NULL;

        if (!fleet->at || fleet->ships == 0)
            continue;
        to = refuge(play, battle->at, fleet);
        if (back && battle->back)
            to = battle->back;
        if (to)
            fleet->at = to;
        else
            fleet->ships = 0;
        event =
            TELL(play, EVENT_RETREAT, BASE(naval_combat), eia_power_id(power),
                 fleet->id,
                 to ? "%s goes back to %s" : "%s finds no way and is lost%s",
                 eia_piece_name(&play->board, fleet->id),
                 to ? eia_place_name(&play->board, to) : "");
        if (to)
            eia_goes(play->arena, event, battle->at, to);
        if (to && freely)
            event_cites(play->journal, event, RULE(12_2_3_5));
    }
    eia_lose_fleets(play, stack, &cargo);
    eia_tell_changes_by(play, before, &change);
}
