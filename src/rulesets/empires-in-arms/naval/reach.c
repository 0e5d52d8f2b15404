/* Where a voyage may lead: every legal one as a choice, and the way to a place
 * that is but named. [base fleet-move] */
#include "rulesets/empires-in-arms/board/trails.h"
#include "rulesets/empires-in-arms/naval/naval.h"

enum { ANY_DISTANCE = 1000 };

struct voyage_search {
    struct trails trails; /* first: what the walk hands back */
    struct board board;
    const struct seat *seat;
    const struct order_kind *kind;
    struct choices *choices;   /* to offer into; or NULL */
    struct fleet_order *order; /* with the path that is tried */
    bool unlikely;             /* offers what no fleet is likely to do */
    const char *wanted;        /* to complete: where it leads; or NULL */
    bool anyhow;               /* whether it is legal or not */
    bool found;
};

static void lead_to(struct trails *trails, const struct trail *trail,
                    const char *to)
{
    int cost = eia_sea_step(trails->board, eia_trail_end(trail), to);

    if (cost >= 0)
        eia_trail_leads(trails, trail, to, cost);
}

/* A port or its box, whichever the trail has not reached. */
static void other_side(struct trails *trails, const struct trail *trail)
{
    const char *at = eia_trail_end(trail);
    const char *kind = eia_place_kind(at) == PLACE_PORT ? "b" : "p";

    lead_to(trails, trail,
            arena_text(trails->board->arena, "%s%s", kind, at + 1));
}

static void into_ports(struct trails *trails, const struct trail *trail)
{
    foreach (const struct area_card, area, trails->board->module->areas) {
        if (!area->port || !names_contain(&area->box, eia_trail_end(trail)))
            continue;
        lead_to(trails, trail,
                arena_text(trails->board->arena, "p%s", area->id + 1));
        lead_to(trails, trail,
                arena_text(trails->board->arena, "b%s", area->id + 1));
    }
}

static void next_places(struct trails *trails, const struct trail *trail)
{
    const char *at = eia_trail_end(trail);
    const struct area_card *area = eia_area(trails->board->module, at);
    const struct sea_card *const *way = NULL;

    if (area) {
        other_side(trails, trail);
        foreach_name (sea, area->box)
            lead_to(trails, trail, sea);
        return;
    }
    for (way = eia_sea_ways(trails->board->module, at); *way; way++)
        lead_to(trails, trail, (*way)->id);
    into_ports(trails, trail);
}

/* Whom an attack would meet where the way ends. */
static bool meets_enemies(const struct voyage_search *search, const char *at)
{
    const struct board *board = &search->board;
    const struct stack stack = eia_stack_of(board, &search->order->fleets);
    const char *target = eia_place_kind(at) == PLACE_BOX
                             ? arena_text(board->arena, "p%s", at + 1)
                             : at;

    return eia_enemies_at(board, target, &stack).count > 0;
}

/* To lie off a port is of use where an enemy holds it or lies in it. Of all
 * others the sheet says it last. */
static bool is_likely(const struct voyage_search *search, const char *end)
{
    const struct board *board = &search->board;
    enum power power = eia_power(search->seat->side);
    const struct area_card *area = eia_area(board->module, end);

    return !area || eia_place_kind(end) != PLACE_BOX ||
           eia_fights(board, power, eia_land_nation(board, area->id)) ||
           meets_enemies(search, end);
}

/* In an uncertain world, too, no port is offered that is shut today. */
static bool is_shut(const struct voyage_search *search, const char *end)
{
    return eia_place_kind(end) == PLACE_PORT &&
           !eia_friendly_port(&search->board, eia_power(search->seat->side),
                              eia_area(search->board.module, end)->id);
}

static bool offer(struct voyage_search *search, const struct trail *trail)
{
    const char *end = eia_trail_end(trail);
    const char *name = eia_place_name(&search->board, end);
    bool offered = false;

    if (is_shut(search, end))
        return false;
    if (is_likely(search, end) == search->unlikely)
        return order_fits(search->seat, search->kind, search->order);
    offered = choice_offer(search->seat, search->choices, search->kind,
                           search->order, "%s, %d point%s", name, trail->cost,
                           eia_plural_s(trail->cost));
    if (offered && meets_enemies(search, end)) {
        search->order->attack = true;
        choice_offer(search->seat, search->choices, search->kind, search->order,
                     "%s, attacking", name);
        search->order->attack = false;
    }
    search->trails.full = choices_full(search->choices);
    return offered;
}

static bool may_sail(struct trails *trails, const struct trail *trail)
{
    struct voyage_search *search = (struct voyage_search *)trails;
    bool legal = false;

    search->order->path = trail->path;
    if (search->choices)
        return offer(search, trail);
    legal =
        search->anyhow || order_fits(search->seat, search->kind, search->order);
    search->found = legal && same_name(eia_trail_end(trail), search->wanted);
    trails->full = search->found;
    return legal;
}

/* Points that all of the fleets have left. */
static int points_of(const struct voyage_search *search)
{
    const struct stack stack =
        eia_stack_of(&search->board, &search->order->fleets);
    int least = 0;

    for (size_t i = 0; i < stack.count; i++) {
        struct rules why = {NULL, 0};
        int points = eia_fleet_points(&search->board, stack.fleets[i], &why) -
                     (search->seat->certain ? stack.fleets[i]->spent : 0);

        if (i == 0 || points < least)
            least = points;
    }
    return least;
}

static void walk(struct voyage_search *search, const char *from)
{
    search->trails = (struct trails){.next = next_places, .may_go = may_sail};
    search->trails.board = &search->board;
    search->trails.limit = search->anyhow ? ANY_DISTANCE : points_of(search);
    eia_trails(&search->trails, from);
}

void eia_offer_voyages(const struct seat *seat, struct choices *choices,
                       const struct order_kind *kind, const struct fleet *fleet)
{
    struct fleet_order order = {{NULL, 0}, {NULL, 0}, false, false};
    struct voyage_search search = {.board = seat->board,
                                   .seat = seat,
                                   .kind = kind,
                                   .choices = choices,
                                   .order = &order};

    names_add(choices->arena, &order.fleets, fleet->id);
    if (meets_enemies(&search, fleet->at)) {
        order.attack = true;
        choice_offer(seat, choices, kind, &order, "attack from where it lies");
        order.attack = false;
    }
    for (int pass = 0; pass < 2 && !choices_full(choices); pass++) {
        search.unlikely = pass == 1;
        walk(&search, fleet->at);
    }
}

void eia_complete_voyage(const struct seat *seat, const struct order_kind *kind,
                         struct fleet_order *order)
{
    struct fleet_order trying = {order->fleets, {NULL, 0}, false, false};
    struct voyage_search search = {
        .board = seat->board, .seat = seat, .kind = kind, .order = &trying};
    const struct stack stack = eia_stack_of(&search.board, &order->fleets);
    const char *at = stack.count ? stack.fleets[0]->at : NULL;

    if (!at || order->path.count != 1 || same_name(order->path.items[0], at) ||
        eia_sea_step(&search.board, at, order->path.items[0]) >= 0)
        return;
    search.wanted = order->path.items[0];
    walk(&search, at);
    if (!search.found) { /* the check then says what lacks */
        search.anyhow = true;
        walk(&search, at);
    }
    if (search.found)
        order->path = trying.path;
}
