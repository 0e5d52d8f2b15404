/* [base retreat]: the ways back of the units of a hex, and going one. */
#include "wargame/retreat.h"
#include "core/arena.h"
#include "rulesets/armee-du-nord/combat/combat.h"
#include "rulesets/armee-du-nord/module/rules.h"

struct beaten {
    const struct board *board;
    const struct retreat *retreat;
    const struct force *force;
    int camp;
};

/* ---- which steps are legal ----------------------------------------------- */

/* The distance to everybody whom it just fought must not fall. */
static bool comes_nearer(const struct force *victors, int from, int to)
{
    for (size_t i = 0; i < victors->count; i++) {
        int hex = victors->units[i]->hex;

        if (victors->units[i]->state == ON_MAP &&
            hex_distance(to, hex) < hex_distance(from, hex))
            return true;
    }
    return false;
}

static bool prohibited_to(const struct beaten *beaten, int hex)
{
    for (size_t i = 0; i < beaten->force->count; i++)
        if (adn_prohibited(beaten->board, beaten->force->units[i]->card->arm,
                           hex))
            return true;
    return false;
}

/* 9.9c-b a zone alone bars no first hex; 9.9c-a who has come into one does not
 * leave it. */
static bool legal(const void *context, const struct hexes *way, int to)
{
    const struct beaten *beaten = context;
    const struct board *board = beaten->board;
    int last = way->items[way->count - 1];
    int enemy = adn_enemy(beaten->camp);

    if (to == way->items[0] || !adn_adjacent(board, last, to) ||
        prohibited_to(beaten, to) || adn_has_units(board, to, enemy) ||
        comes_nearer(beaten->retreat->victors, last, to) ||
        adn_column_at(board, to, beaten->camp, NULL))
        return false;
    return way->count == 1 || !adn_in_zoi(board, enemy, last);
}

static bool room_at(const struct beaten *beaten, int hex)
{
    return adn_has_room(beaten->board, hex, beaten->camp,
                        (int)beaten->force->count,
                        adn_force_strength(beaten->force));
}

/* ---- what a way costs ---------------------------------------------------- */

static int distance_to(const struct force *victors, int hex, bool *beside)
{
    int sum = 0;

    *beside = false;
    for (size_t i = 0; i < victors->count; i++) {
        int far;

        if (victors->units[i]->state != ON_MAP)
            continue;
        far = hex_distance(hex, victors->units[i]->hex);
        sum += far;
        *beside |= far < 2;
    }
    return sum;
}

/* qa.retreat-1 beside a victor costs one, beside others nothing; 9.9c-c one
 * for a second hex that is not gone. */
static void add_way(const struct beaten *beaten, struct way_back **ways,
                    size_t *count, const struct way_back *given)
{
    struct way_back way = *given;
    int last = way.hexes[way.count - 1];
    struct way_back *added;
    bool beside;

    if (!room_at(beaten, last))
        return;
    way.distance = distance_to(beaten->retreat->victors, last, &beside);
    way.increments = beaten->retreat->hexes - (int)way.count + beside;
    added = LIST_ADD(beaten->board->arena, *ways, *count);
    *added = way;
}

/* Where a hex is that is not beside a victor, those that are do not count. */
static void drop_beside(const struct force *victors, struct way_back *ways,
                        size_t *count)
{
    bool beside, any = false;
    size_t kept = 0;

    for (size_t i = 0; i < *count; i++) {
        distance_to(victors, ways[i].hexes[ways[i].count - 1], &beside);
        any |= !beside;
    }
    for (size_t i = 0; i < *count; i++) {
        distance_to(victors, ways[i].hexes[ways[i].count - 1], &beside);
        if (!any || !beside)
            ways[kept++] = ways[i];
    }
    *count = kept;
}

/* A second hex is gone where one is legal. */
static void add_seconds(const struct beaten *beaten,
                        const struct retreat_rule *rule, int first,
                        struct way_back **ways, size_t *count)
{
    struct arena *arena = beaten->board->arena;
    struct way_back way = {.hexes = {first, 0}, .count = 1};
    struct hexes gone = {NULL, 0}, seconds = {NULL, 0};
    size_t before = *count;

    hexes_add(arena, &gone, beaten->retreat->from);
    hexes_add(arena, &gone, first);
    if (beaten->retreat->hexes == 2)
        seconds = retreat_steps(arena, rule, &gone);
    for (size_t i = 0; i < seconds.count; i++) {
        way.hexes[1] = seconds.items[i];
        way.count = 2;
        add_way(beaten, ways, count, &way);
    }
    way.hexes[1] = 0;
    way.count = 1;
    if (*count == before)
        add_way(beaten, ways, count, &way);
}

struct way_back *adn_ways_back(const struct board *board,
                               const struct retreat *retreat,
                               const struct force *force, size_t *count)
{
    const struct beaten beaten = {board, retreat, force, force->units[0]->side};
    const struct retreat_rule rule = {.legal = legal, .context = &beaten};
    struct way_back *ways = NULL;
    struct hexes start = {NULL, 0}, firsts;

    *count = 0;
    hexes_add(board->arena, &start, retreat->from);
    firsts = retreat_steps(board->arena, &rule, &start);
    for (size_t i = 0; i < firsts.count; i++)
        add_seconds(&beaten, &rule, firsts.items[i], &ways, count);
    drop_beside(retreat->victors, ways, count);
    return ways;
}

/* ---- which one is gone --------------------------------------------------- */

struct weighed {
    const struct board *board;
    const struct unit *lead;
};

/* Fewest increments, then farthest from the victors, then the shortest way
 * home, then the lowest last hex, then the lowest first. */
static bool better(const struct weighed *by, const struct way_back *one,
                   const struct way_back *other)
{
    int home, than;

    if (one->increments != other->increments)
        return one->increments < other->increments;
    if (one->distance != other->distance)
        return one->distance > other->distance;
    home = adn_way_home(by->board, by->lead, one->hexes[one->count - 1]);
    than = adn_way_home(by->board, by->lead, other->hexes[other->count - 1]);
    if (home != than)
        return home < than;
    if (one->hexes[one->count - 1] != other->hexes[other->count - 1])
        return one->hexes[one->count - 1] < other->hexes[other->count - 1];
    return one->hexes[0] < other->hexes[0];
}

static bool is_ordered(const struct retreat_path *path,
                       const struct way_back *way)
{
    for (size_t i = 0; i < way->count; i++)
        if (i >= path->path.count || path->path.items[i] != way->hexes[i])
            return false;
    return true;
}

/* 9.9c-a, [base retreat] its owner learns why it goes another way */
static void tell_other_way(struct play *play, const struct unit *lead,
                           const struct retreat_path *path)
{
    bool zone =
        path->path.count == 2 &&
        adn_in_zoi(&play->board, adn_enemy(lead->side), path->path.items[0]);

    journal_tell(play->journal, EVENT_STANDING,
                 zone ? RULE(9_9c_a) : BASE(retreat),
                 adn_army_words[lead->army], lead->id,
                 zone ? "%s does not go the way ordered: it leads through a "
                        "zone."
                      : "%s does not go the way ordered: it is barred, or "
                        "costs more.",
                 lead->name);
}

/* [base retreat] the owner's path if it costs no more increments than the
 * cheapest way */
static const struct way_back *choose_way(struct play *play,
                                         const struct force *force,
                                         const struct way_back *ways,
                                         size_t count)
{
    const struct unit *lead = adn_lead(&play->board, force);
    const struct weighed by = {&play->board, lead};
    const struct retreat_path *path = play_standing(
        play, adn_army_words[lead->army], &adn_retreat_path, lead->id);
    const struct way_back *best = &ways[0];

    for (size_t i = 1; i < count; i++)
        if (better(&by, &ways[i], best))
            best = &ways[i];
    for (size_t i = 0; path->unit && i < count; i++)
        if (is_ordered(path, &ways[i]) &&
            ways[i].increments <= best->increments)
            return &ways[i];
    if (path->unit)
        tell_other_way(play, lead, path);
    return best;
}

/* ---- going it ------------------------------------------------------------ */

/* 9.9c-a a way may begin and end in a zone; 9.9c-b it bars no first hex */
static void cite_zones(struct play *play, struct event *event, int camp,
                       const struct hexes *path)
{
    int enemy = adn_enemy(camp);
    int last = path->items[path->count - 1];

    if (adn_in_zoi(&play->board, enemy, path->items[0]) ||
        adn_in_zoi(&play->board, enemy, last))
        event_cites(play->journal, event, RULE(9_9c_a));
    if (adn_in_zoi(&play->board, enemy, path->items[1]))
        event_cites(play->journal, event, RULE(9_9c_b));
}

static void tell_retreat(struct play *play, const struct retreat *retreat,
                         const struct force *force, const struct way_back *way)
{
    struct hexes path = {NULL, 0};
    int last = way->hexes[way->count - 1];
    const char *side = adn_army_words[force->units[0]->army];
    struct event *event;

    hexes_add(play->arena, &path, retreat->from);
    for (size_t i = 0; i < way->count; i++)
        hexes_add(play->arena, &path, way->hexes[i]);
    event = journal_tell(
        play->journal, EVENT_RETREAT, retreat->rule, side, force->units[0]->id,
        "%s %s back to %s.", adn_force_text(play->arena, force),
        force->count == 1 ? "goes" : "go", adn_hex_name(&play->board, last));
    event_path(play->journal, event_cites(play->journal, event, BASE(retreat)),
               &path);
    cite_zones(play, event, force->units[0]->side, &path);
}

/* 9.9c-c, qa.retreat-1 what the way costs, paid by those who go it */
static void pay(struct play *play, const struct retreat *retreat,
                const struct force *force, const struct way_back *way)
{
    int short_by = retreat->hexes - (int)way->count;

    if (short_by > 0) {
        journal_tell(play->journal, EVENT_NOTE, RULE(9_9c_c), NULL, NULL,
                     "The second hex is barred: it costs an increment "
                     "instead.");
        adn_lose(play, RULE(9_9c_c), force, short_by);
    }
    if (way->increments > short_by) {
        journal_tell(play->journal, EVENT_NOTE, RULE(qa_retreat_1), NULL, NULL,
                     "No way leads out of reach of the victors: it costs an "
                     "increment.");
        adn_lose(play, RULE(qa_retreat_1), force, way->increments - short_by);
    }
}

static void go(struct play *play, const struct retreat *retreat,
               const struct force *force, const struct way_back *way)
{
    tell_retreat(play, retreat, force, way);
    for (size_t step = 0; step < way->count; step++)
        for (size_t i = 0; i < force->count; i++)
            adn_enter_hex(play, force->units[i], way->hexes[step]);
    if (retreat->leaders_go && adn_force_has(force, retreat->lead))
        adn_leaders_follow(play, retreat->from, retreat->lead);
    pay(play, retreat, force, way);
}

/* [base retreat] over its own edge, where no hex is legal: out of play, and
 * half of it counts */
static bool leave_map(struct play *play, const struct retreat *retreat,
                      struct unit *unit)
{
    struct army *army = adn_army(&play->board, unit->army);

    if (!adn_own_edge(&play->board, unit->army, retreat->from))
        return false;
    army->left += unit->increments / 2;
    journal_tell(play->journal, EVENT_STATE, BASE(retreat), army->id, unit->id,
                 "%s leaves the map with %d increments: half of them count for "
                 "the enemy.",
                 unit->name, unit->increments);
    adn_remove(&play->board, &unit->piece, LEFT_MAP);
    if (!adn_has_units(&play->board, retreat->from, unit->side))
        adn_leaders_without_troops(play, retreat->from, unit->side);
    return true;
}

/* Each alone, in order of id. */
static void go_alone(struct play *play, struct retreat *retreat,
                     const struct force *force)
{
    bool *done = ARENA_ARRAY(play->arena, bool, force->count);

    for (size_t round = 0; round < force->count; round++) {
        struct force alone = {NULL, 0};
        const struct way_back *ways;
        size_t next = force->count, count;

        for (size_t i = 0; i < force->count; i++)
            if (!done[i] &&
                (next == force->count ||
                 adn_id_before(force->units[i]->id, force->units[next]->id)))
                next = i;
        done[next] = true;
        adn_force_add(play->arena, &alone, force->units[next]);
        ways = adn_ways_back(&play->board, retreat, &alone, &count);
        if (count > 0)
            go(play, retreat, &alone, choose_way(play, &alone, ways, count));
        else if (!leave_map(play, retreat, force->units[next]))
            adn_force_add(play->arena, &retreat->stay, force->units[next]);
    }
}

void adn_retreat(struct play *play, struct retreat *retreat,
                 const struct force *force)
{
    size_t count;
    const struct way_back *ways =
        adn_ways_back(&play->board, retreat, force, &count);

    retreat->lead = adn_lead(&play->board, force);
    if (count > 0)
        go(play, retreat, force, choose_way(play, force, ways, count));
    else
        go_alone(play, retreat, force);
}
