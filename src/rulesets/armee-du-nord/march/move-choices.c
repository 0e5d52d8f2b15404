/* Where a group may come to, and what a sheet offers for moves. */
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

/* What a step costs the piece of the group to which it is dearest. */
static int dearest(const struct mover *mover, int from, int to)
{
    bool alone = mover->units.count == 0 || adn_is_empty(mover->board, to);
    int most = 0;

    for (size_t i = 0; i < adn_mover_count(mover) && most >= 0; i++) {
        int cost = adn_step_cost(mover->board, adn_mover_at(mover, i)->class,
                                 from, to, mover->column && alone);

        most = cost < 0 || cost > most ? cost : most;
    }
    return most < 0 ? PROHIBITED : most;
}

/* A path goes round enemies, and out of a zone only where it begins. */
static int plan_cost(const void *context, int from, int to)
{
    const struct mover *mover = context;
    bool held = from != mover->hex && mover->units.count > 0 &&
                adn_in_zoi(mover->board, from, mover->camp);

    if (!adn_adjacent(mover->board, from, to) ||
        (!mover->over_all &&
         (held || adn_has_enemy(mover->board, to, mover->camp))))
        return PROHIBITED;
    return dearest(mover, from, to);
}

struct hexes adn_way(struct mover *mover, int to)
{
    const struct way_rule rule = {.cost = plan_cost, .context = mover};
    struct arena *arena = mover->board->arena;
    struct hexes way = way_to(arena, &rule, mover->hex, to);

    mover->over_all = way.count == 0;
    if (mover->over_all)
        way = way_to(arena, &rule, mover->hex, to);
    return adn_without_start(way);
}

/* What a search has reached: hexes with what they cost. */
struct span {
    const struct reach *reach;
    size_t count;
};

static struct span reach_of(const struct mover *mover)
{
    struct path_search search = {.cost = plan_cost, .context = mover};
    struct span span;

    search.limit = mover->points[0];
    for (size_t i = 1; i < mover->units.count; i++)
        if (mover->points[i] < search.limit)
            search.limit = mover->points[i];
    span.reach =
        path_reach(mover->board->arena, &search, mover->hex, &span.count);
    return span;
}

/* Charges from where the path ends, of cavalry. */
static void offer_charges(const struct seat *seat, const struct mover *mover,
                          const struct move_order *path, int from,
                          struct choices *choices)
{
    struct move_order move = *path;

    foreach_neighbour (target, from) {
        move.charge = target;
        if (adn_has_enemy(&seat->board, target, mover->camp))
            choice_offer(seat, choices, &adn_move, &move, "a charge on %s",
                         adn_hex_name(&seat->board, target));
    }
}

/* The hexes nearest to the enemy and to a place of victory not its own. */
enum { LIKELY = 2 };
struct likely {
    int hex;
    const char *why;
};

static int nearer(int from, int one, int other)
{
    return one && hex_distance(from, one) <= hex_distance(from, other) ? one
                                                                       : other;
}

/* The nearest hex to it that is nearer than the start, or the cheapest. */
static int towards(const struct mover *mover, const struct span *span,
                   int target)
{
    const struct reach *best = NULL;
    int least = target ? hex_distance(mover->hex, target) : 0;

    for (size_t i = 0; i < span->count; i++) {
        const struct reach *at = &span->reach[i];
        int distance = target ? hex_distance(at->at, target) : 0;

        if (distance < least ||
            (distance == least && (!best || at->cost < best->cost))) {
            best = at;
            least = distance;
        }
    }
    return best ? best->at : 0;
}

static void find_likely(const struct mover *mover, const struct span *span,
                        struct likely likely[LIKELY])
{
    static const char *const words[LIKELY] = {"towards the enemy at",
                                              "on the way to"};
    int targets[LIKELY] = {0, 0};

    foreach_stack_of (unit, mover->board, adn_enemy(mover->camp))
        targets[0] = nearer(mover->hex, targets[0], unit->hex);
    foreach (struct victory_card, card, mover->board->module->victory) {
        const struct held *held = adn_held(mover->board, card->hex);

        if (card->hex && !(held && held->camp == mover->camp))
            targets[1] = nearer(mover->hex, targets[1], card->hex);
    }
    for (int i = 0; i < LIKELY; i++)
        likely[i] =
            (struct likely){towards(mover, span, targets[i]),
                            arena_text(mover->board->arena, ", %s %s", words[i],
                                       adn_hex_name(mover->board, targets[i]))};
}

/* A hex that a group reaches, by the way that costs least. */
static void offer_hex(const struct seat *seat, const struct mover *mover,
                      const char *id, const struct span *reached,
                      const struct reach *at, const char *why,
                      struct choices *choices)
{
    struct move_order move = {
        .column = mover->column,
        .path = adn_without_start(
            path_to(seat->arena, reached->reach, reached->count, at->at))};

    names_add(seat->arena, &move.pieces, id);
    if (adn_has_arm(&mover->units, CAVALRY) && !mover->column)
        offer_charges(seat, mover, &move, at->at, choices);
    if (at->at != mover->hex)
        choice_offer(seat, choices, &adn_move, &move, "%s, %s%s",
                     adn_hex_name(&seat->board, at->at),
                     adn_points_phrase(seat->arena, at->cost), why);
}

/* Places with a name come first, then what is next to an enemy. but: what it
 * reaches otherwise, and is not offered again; or NULL. */
static struct span offer_moves(const struct seat *seat,
                               const struct mover *mover, const char *id,
                               const struct span *but, struct choices *choices)
{
    const struct span reached = reach_of(mover);
    struct likely likely[LIKELY];

    find_likely(mover, &reached, likely);
    for (size_t i = 0; i < reached.count && !choices_full(choices); i++) {
        int hex = reached.reach[i].at;
        const char *why = "";

        choices->rank = reached.reach[i].cost;
        if (!map_place(&seat->module->map, hex))
            choices->rank += adn_next_to_enemy(&seat->board, hex, mover->camp)
                                 ? RANK_UNNAMED / 2
                                 : RANK_UNNAMED;
        for (int j = LIKELY - 1; j >= 0; j--)
            if (likely[j].hex == hex) {
                choices->rank = j - LIKELY;
                why = likely[j].why;
            }
        if (!but || path_cost(but->reach, but->count, hex) < 0)
            offer_hex(seat, mover, id, &reached, &reached.reach[i], why,
                      choices);
    }
    choices->rank = 0;
    return reached;
}

/* Pieces of the side that have not moved; a unit in column too. */
void adn_choices_of_move(const struct seat *seat, struct choices *choices)
{
    adn_foresee_command(seat);
    foreach_counter_of (counter, &seat->board, adn_army_of(seat->side)) {
        struct mover mover;
        struct span reached;

        if (choices_full(choices) || counter->moved ||
            !adn_may_order(seat->module, seat->side, counter))
            continue;
        adn_mover_of(&seat->board, counter, &mover);
        reached = offer_moves(seat, &mover, counter->id, NULL, choices);
        mover.column = counter->list == UNIT_LIST;
        if (mover.column)
            offer_moves(seat, &mover, counter->id, &reached, choices);
    }
}
