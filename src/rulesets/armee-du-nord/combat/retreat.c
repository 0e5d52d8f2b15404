/* [base retreat]: the ways back of the units of a hex, and going one. */
#include "wargame/retreat.h"
#include "rulesets/armee-du-nord/combat/combat.h"

/* One way back. */
struct way_back {
    struct hexes path; /* the start included */
    int last;          /* hex of it */
    int distance;      /* sum of those from the victors */
    int barred;        /* hexes that are not gone: each costs an increment */
    bool beside;       /* a victor: that costs one, too */
};

struct ways {
    struct way_back *items;
    size_t items_count;
};

/* ---- which steps are legal ----------------------------------------------- */

/* The distance to everybody whom it just fought must not fall; 9.9c-b a zone
 * alone bars no first hex; 9.9c-a who came into one stays there; 6.3a who is
 * in column comes into no other's hex [ruling 85]. */
static bool legal(const void *context, const struct hexes *way, int to)
{
    const struct retreat *retreat = context;
    const struct board *board = retreat->board;
    int last = way->items[way->count - 1];

    if (to == way->items[0] || !adn_adjacent(board, last, to) ||
        adn_has_enemy(board, to, retreat->camp) ||
        adn_column_at(board, to, retreat->camp))
        return false;
    foreach_unit (victor, *retreat->victors)
        if (victor->state == ON_MAP &&
            adn_far_from(victor, to) < adn_far_from(victor, last))
            return false;
    foreach_unit (unit, retreat->force)
        if (adn_prohibited(board, unit->card->arm, to) ||
            adn_is_bound(board, unit->card->arm, last, to) ||
            (unit->column && board->game->part != PART_D &&
             !adn_is_empty(board, to)))
            return false;
    return way->count == 1 || !adn_in_zoi(board, last, retreat->camp);
}

/* ---- what a way costs ---------------------------------------------------- */

/* qa.retreat-1 beside a victor costs one, beside others nothing; 9.9c-c one
 * for a second hex that is not gone. */
static void add_way(const struct retreat *retreat, const struct hexes *path,
                    struct ways *ways)
{
    const struct force *victors = retreat->victors;
    struct way_back way = {.path = *path,
                           .last = path->items[path->count - 1],
                           .barred = retreat->hexes - (int)path->count + 1};
    struct way_back *added;

    if (!adn_has_room(retreat->board, way.last, retreat->camp,
                      (int)retreat->force.count,
                      adn_force_strength(&retreat->force)))
        return;
    foreach_unit (unit, *victors)
        if (unit->state == ON_MAP) {
            int far = adn_far_from(unit, way.last);

            way.distance += far;
            way.beside |= far < 2;
        }
    added = LIST_ADD(retreat->board->arena, ways->items, ways->items_count);
    *added = way;
}

static struct hexes longer(struct arena *arena, const struct hexes *path,
                           int hex)
{
    struct hexes longer = {NULL, 0};

    foreach_hex (before, *path)
        hexes_add(arena, &longer, before);
    hexes_add(arena, &longer, hex);
    return longer;
}

/* All legal ways on; a second hex is gone where one is. False: there is none.
 */
static bool add_ways(const struct retreat *retreat, const struct hexes *path,
                     struct ways *ways)
{
    const struct retreat_rule rule = {.legal = legal, .context = retreat};
    struct arena *arena = retreat->board->arena;
    size_t before = ways->items_count;
    struct hexes steps = {NULL, 0};

    if ((int)path->count <= retreat->hexes)
        steps = retreat_steps(arena, &rule, path);
    foreach_hex (hex, steps) {
        const struct hexes way = longer(arena, path, hex);

        if (!add_ways(retreat, &way, ways))
            add_way(retreat, &way, ways);
    }
    return ways->items_count > before;
}

/* In no order. [base retreat] */
static struct ways ways_back(const struct retreat *retreat)
{
    struct hexes start = {NULL, 0};
    struct ways ways = {NULL, 0};

    hexes_add(retreat->board->arena, &start, retreat->from);
    add_ways(retreat, &start, &ways);
    return ways;
}

/* ---- which one is gone --------------------------------------------------- */

static int price_of(const struct way_back *way)
{
    return way->barred + way->beside;
}

/* Fewest increments, then farthest from the victors, then the shortest way
 * home, then the lowest last hex, then the lowest first. */
static bool better(const struct board *board, const struct unit *lead,
                   const struct way_back *one, const struct way_back *other)
{
    int home, than;

    if (price_of(one) != price_of(other))
        return price_of(one) < price_of(other);
    if (one->distance != other->distance)
        return one->distance > other->distance;
    home = adn_way_home(board, lead, one->last);
    than = adn_way_home(board, lead, other->last);
    if (home != than)
        return home < than;
    if (one->last != other->last)
        return one->last < other->last;
    return one->path.items[1] < other->path.items[1];
}

/* The best way from there; NULL: there is none. Where one
 * does not end beside a victor, those that do are left out. */
static const struct way_back *best_of(const struct board *board,
                                      const struct unit *lead,
                                      const struct ways *ways)
{
    const struct way_back *best = NULL;

    foreach (const struct way_back, way, ways->items)
        if (!best || way->beside < best->beside ||
            (way->beside == best->beside && better(board, lead, way, best)))
            best = way;
    return best;
}

static bool is_ordered(const struct retreat_path *path,
                       const struct way_back *way)
{
    for (size_t i = 1; i < way->path.count; i++)
        if (i > path->path.count ||
            path->path.items[i - 1] != way->path.items[i])
            return false;
    return true;
}

/* 9.9c-a, [base retreat] its owner learns why it goes another way */
static void tell_other_way(struct play *play, const struct unit *lead,
                           const struct retreat_path *path)
{
    bool zone = path->path.count == 2 &&
                adn_in_zoi(&play->board, path->path.items[0], lead->side);
    const struct names *before = adn_tell_camp(play, lead->army);

    TELL_BY(play, EVENT_STANDING, zone ? RULE(9_9c_a) : BASE(retreat),
            adn_side_of(play->module, &lead->counter), lead->id,
            "%s does not go the way ordered: it %s.", lead->name,
            zone ? "leads through a zone" : "is barred, or costs more");
    adn_tell_among(play, before);
}

/* [base retreat] the owner's path if it costs no more than the cheapest way */
static const struct way_back *
choose_way(struct play *play, const struct unit *lead, const struct ways *ways)
{
    const struct retreat_path *path =
        play_standing(play, adn_side_of(play->module, &lead->counter),
                      &adn_retreat_path, lead->id);
    const struct way_back *best = best_of(&play->board, lead, ways);

    if (!path->unit)
        return best;
    foreach (const struct way_back, way, ways->items)
        if (is_ordered(path, way) && way->beside <= best->beside &&
            price_of(way) <= price_of(best))
            return way;
    tell_other_way(play, lead, path);
    return best;
}

/* ---- going it ------------------------------------------------------------ */

/* 9.9c-a a way may begin and end in a zone; 9.9c-b it bars no first hex */
static void cite_zones(struct play *play, struct event *event, int camp,
                       const struct hexes *path)
{
    int last = path->items[path->count - 1];

    if (adn_in_zoi(&play->board, path->items[0], camp) ||
        adn_in_zoi(&play->board, last, camp))
        event_cites(play->journal, event, RULE(9_9c_a));
    if (adn_in_zoi(&play->board, path->items[1], camp))
        event_cites(play->journal, event, RULE(9_9c_b));
}

static void tell_retreat(struct play *play, const struct retreat *retreat,
                         const struct way_back *way)
{
    const struct force *force = &retreat->force;
    const struct unit *first = force->units[0];
    struct event *event = TELL_OF(
        play, EVENT_RETREAT, retreat->rule, first, "%s %s back to %s.",
        adn_force_text(play->arena, force), force->count == 1 ? "goes" : "go",
        adn_hex_name(&play->board, way->last));

    event_path(play->journal, event_cites(play->journal, event, BASE(retreat)),
               &way->path);
    cite_zones(play, event, first->side, &way->path);
}

/* What the way costs, paid by those who go it. */
static void pay(struct play *play, const struct rule *rule,
                const struct force *force, int increments, const char *why)
{
    if (increments == 0)
        return;
    TELL_ALL(play, EVENT_NOTE, rule, "%s", why);
    adn_lose(play, rule, force, increments);
}

/* [base attack] of attackers none but who rides with a charge */
static void take_leaders(struct play *play, const struct retreat *retreat)
{
    const struct fight *charge = retreat->charge;

    if (retreat->leaders_go)
        adn_leaders_follow(play, retreat->from, retreat->lead);
    for (size_t i = 0; charge && i < charge->leaders_count; i++)
        if (charge->leaders[i]->hex == retreat->from)
            adn_put(&play->board, &charge->leaders[i]->piece,
                    retreat->lead->hex);
}

/* 9.9c-c pays for a second hex, qa.retreat-1 beside a victor. False: no way. */
static bool go(struct play *play, const struct retreat *retreat)
{
    const struct force *force = &retreat->force;
    const struct ways ways = ways_back(retreat);
    const struct way_back *way;

    if (ways.items_count == 0)
        return false;
    way = choose_way(play, adn_lead(&play->board, force), &ways);
    tell_retreat(play, retreat, way);
    for (size_t step = 1; step < way->path.count; step++)
        foreach_unit (unit, *force)
            adn_enter_hex(play, unit, way->path.items[step]);
    if (adn_force_has(force, retreat->lead))
        take_leaders(play, retreat);
    pay(play, RULE(9_9c_c), force, way->barred,
        "The second hex is barred: it costs an increment instead.");
    pay(play, RULE(qa_retreat_1), force, way->beside,
        "No way leads out of reach of the victors: it costs an increment.");
    return true;
}

/* [base retreat] over its own edge, where no hex is legal: half of it counts */
static bool leave_map(struct play *play, const struct retreat *retreat,
                      struct unit *unit)
{
    if (!adn_own_edge(&play->board, unit->army, retreat->from))
        return false;
    adn_army(&play->board, unit->army)->left += unit->increments / 2;
    TELL_OF(play, EVENT_STATE, BASE(retreat), unit,
            "%s leaves the map with %d increments: the enemy counts half.",
            unit->name, unit->increments);
    adn_remove(&play->board, &unit->piece, LEFT_MAP);
    adn_leaders_without_troops(play, retreat->from, unit->side);
    return true;
}

/* Each alone, in order of id. */
static void go_alone(struct play *play, struct retreat *retreat)
{
    struct force left = adn_force_in(play->arena, &retreat->force, 0);

    while (left.count > 0) {
        size_t next = 0;
        struct unit *unit;

        for (size_t i = 1; i < left.count; i++)
            if (adn_id_before(left.units[i]->id, left.units[next]->id))
                next = i;
        unit = left.units[next];
        LIST_REMOVE(left.units, left.count, next);
        retreat->force = (struct force){&unit, 1};
        if (!go(play, retreat) && !leave_map(play, retreat, unit))
            adn_force_add(play->arena, &retreat->stay, unit);
    }
}

/* [base deployment] a deployed unit comes together where the way back costs
 * least, in the lowest hex of equals */
static void come_together(struct play *play, struct retreat *retreat)
{
    struct unit *unit = retreat->force.units[0];
    const struct hexes hexes = adn_hexes_of(play->arena, unit);
    const struct way_back *best = NULL;
    int from = unit->hex, to = hexes.items[0];

    if (!adn_is_deployed(unit))
        return;
    foreach_hex (hex, hexes) {
        struct ways ways;
        const struct way_back *way;

        retreat->from = hex;
        adn_put(&play->board, &unit->piece, retreat->from);
        ways = ways_back(retreat);
        way = best_of(&play->board, unit, &ways);
        if (way && (!best || better(&play->board, unit, way, best))) {
            best = way;
            to = retreat->from;
        }
    }
    retreat->from = to;
    adn_put(&play->board, &unit->piece, to);
    if (from != to)
        adn_leaders_follow(play, from, unit);
    TELL_BY(play, EVENT_STATE, BASE(deployment),
            adn_side_of(play->module, &unit->counter), unit->id,
            "%s consolidates at %s before it goes back.", unit->name,
            adn_hex_name(&play->board, to));
}

/* [base picquets] they never retreat: whoever is told to is lost */
static struct force without_picquets(struct play *play,
                                     const struct force *force)
{
    struct force picquets = {NULL, 0};

    foreach_unit (unit, *force)
        if (unit->card->picquet)
            adn_force_add(play->arena, &picquets, unit);
    if (picquets.count > 0)
        adn_lose(play, BASE(picquets), &picquets,
                 adn_force_strength(&picquets));
    return adn_force_in(play->arena, force, 0);
}

void adn_retreat(struct play *play, struct retreat *retreat)
{
    retreat->board = &play->board;
    retreat->force = without_picquets(play, &retreat->force);
    if (retreat->force.count == 0)
        return;
    retreat->camp = retreat->force.units[0]->side;
    come_together(play, retreat);
    retreat->lead = adn_lead(&play->board, &retreat->force);
    if (!go(play, retreat))
        go_alone(play, retreat);
}
