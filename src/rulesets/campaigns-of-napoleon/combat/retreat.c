/* [base retreat] the ways open to one retreating stack, by the six priorities
 * of retreat, and the best of them. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

#include <string.h>

enum { LONGEST = 8 };

struct search {
    const struct withdrawal *withdrawal;
    const struct board *board;
    int path[LONGEST + 1];
    int length;  /* hexes in path, start included */
    size_t full; /* hexes of a way that is as long as it should be */
    struct way *ways;
    size_t count;
};

/* [base retreat] an enemy stack stands there; 4h */
static bool enemy_stands(const struct withdrawal *withdrawal, int hex)
{
    return con_more_than_vedettes(&withdrawal->fight->board,
                                  con_enemy(withdrawal->side), hex);
}

/* 10.3i to break through a weak stack counts as one zone, so that the zone of
 * the stack just passed is not counted once more. */
bool con_is_zone(const struct withdrawal *withdrawal, int from, int hex)
{
    int passed = enemy_stands(withdrawal, from) ? from : 0;

    if (enemy_stands(withdrawal, hex))
        return true;
    foreach_neighbour (near, hex)
        if (near != passed &&
            con_controls(&withdrawal->fight->board, con_enemy(withdrawal->side),
                         near, hex, VEDETTES_IGNORED))
            return true;
    return false;
}

/* [base retreat] priorities 1 and 2: a passable hexside, no enemy stack but
 * by 10.3i a weak one, no hex twice, one hex farther from the start with each
 * step. */
static bool step_is_legal(const struct search *search, int to)
{
    const struct withdrawal *withdrawal = search->withdrawal;
    int from = search->path[search->length - 1];

    return con_adjacent(search->board, from, to) &&
           hex_distance(withdrawal->start, to) == search->length &&
           (!enemy_stands(withdrawal, to) ||
            con_could_repulse(search->board, withdrawal->sp,
                              con_enemy(withdrawal->side), to));
}

/* [base retreat] priority 3: no step nearer to the enemy's senior leader if
 * another is there. Fills the steps that are left. */
static int legal_steps(const struct search *search, int steps[DIRECTIONS])
{
    int from = search->path[search->length - 1];
    int leader = search->withdrawal->fight
                     ->senior_hex[con_enemy(search->withdrawal->side)];
    int away = 0;
    int count = 0;
    int all[DIRECTIONS];

    foreach_neighbour (to, from) {
        if (!step_is_legal(search, to))
            continue;
        all[count++] = to;
        if (!leader || hex_distance(to, leader) >= hex_distance(from, leader))
            steps[away++] = to;
    }
    if (away > 0)
        return away;
    memcpy(steps, all, sizeof(all));
    return count;
}

/* [base retreat] what lies on the way of a path */
static struct way way_along(const struct search *search, const int *path,
                            size_t length)
{
    struct way way = {.off_map = false};

    for (size_t i = 0; i < length; i++) {
        hexes_add(search->board->arena, &way.path, path[i]);
        if (i == 0)
            continue;
        way.zones += con_is_zone(search->withdrawal, path[i - 1], path[i]);
        way.bridges += con_bridged_primary(search->board, path[i - 1], path[i]);
    }
    return way;
}

/* [base retreat] a way that was found */
static void keep(struct search *search, bool off_map)
{
    struct way *way =
        LIST_ADD(search->board->arena, search->ways, search->count);

    *way = way_along(search, search->path, (size_t)search->length);
    way->off_map = off_map;
}

/* [base retreat] priority 1: off the map only if nothing else remains. */
static bool at_the_edge(const struct search *search)
{
    int from = search->path[search->length - 1];

    for (int i = 0; i < DIRECTIONS; i++)
        if (!con_on_map(search->board, hex_neighbour(from, i)))
            return true;
    return false;
}

/* [base retreat] all ways that go on so */
static void extend(struct search *search)
{
    int steps[DIRECTIONS] = {0};
    int count;

    if (search->length == (int)search->full) {
        keep(search, false);
        return;
    }
    count = legal_steps(search, steps);
    if (count == 0 &&
        !enemy_stands(search->withdrawal, search->path[search->length - 1]))
        keep(search, at_the_edge(search));
    for (int i = 0; i < count; i++) {
        search->path[search->length++] = steps[i];
        extend(search);
        search->length--;
    }
}

/* [base retreat] priority 4: the stacking limit holds at the end, and no enemy
 * stands there. Who has still to retreat does not count. */
bool con_has_room(const struct withdrawal *withdrawal, int end)
{
    const struct board *board = &withdrawal->fight->board;
    int there = con_stack_sp(board, withdrawal->side, end);

    if (enemy_stands(withdrawal, end))
        return false;
    if (hexes_contain(&withdrawal->moving, end))
        there = 0;
    return there + withdrawal->sp <= board->module->stacking_sp;
}

static bool room_at_end(const struct search *search, const struct way *way)
{
    return con_has_room(search->withdrawal, con_last_hex(&way->path));
}

/* 10.5.7.4d adjacent leaders keep together */
bool con_ends_near(const struct withdrawal *withdrawal, int end)
{
    return !withdrawal->near || hex_distance(end, withdrawal->near) <= 1;
}

static bool keeps_together(const struct search *search, const struct way *way)
{
    return con_ends_near(search->withdrawal, con_last_hex(&way->path));
}

/* [base retreat] priority 5 */
static bool avoids_zones(const struct search *search, const struct way *way)
{
    (void)search;
    return way->zones == 0;
}

/* What it costs home from the hex. */
static int cost_home(const struct search *search, int hex)
{
    const struct army_card *army = search->withdrawal->army;
    const struct ways_home **home =
        &search->withdrawal->fight->home[army - search->board->module->armies];

    if (!*home)
        *home = con_ways_home(search->board, army);
    return (*home)->cost[hex];
}

/* [base retreat] priority 6: not farther from home */
static bool nears_home(const struct search *search, const struct way *way)
{
    return cost_home(search, con_last_hex(&way->path)) <=
           cost_home(search, search->withdrawal->start);
}

/* [base retreat] a priority binds if any way can keep it. Keeps the ways
 * that pass, unless none does; whether any did. */
static bool narrow(struct search *search,
                   bool (*passes)(const struct search *, const struct way *))
{
    size_t kept = 0;

    for (size_t i = 0; i < search->count; i++)
        if (passes(search, &search->ways[i])) {
            struct way way = search->ways[i];

            search->ways[i] = search->ways[kept];
            search->ways[kept++] = way;
        }
    if (kept > 0)
        search->count = kept;
    return kept > 0;
}

/* [base retreat] priority 1: the edge of the map is the last choice (ruling
 * 99) */
static bool stays_on_map(const struct search *search, const struct way *way)
{
    (void)search;
    return !way->off_map;
}

/* [base retreat] as long as it should be */
static bool is_full(const struct search *search, const struct way *way)
{
    return way->path.count == search->full;
}

/* [base retreat] all ways that do not go farther than so many hexes */
static struct search all_ways(const struct withdrawal *withdrawal, int hexes)
{
    struct search search = {.withdrawal = withdrawal,
                            .board = &withdrawal->fight->board,
                            .path = {withdrawal->start},
                            .length = 1,
                            .full = (size_t)hexes + 1};

    extend(&search);
    if (search.count == 0)
        keep(&search, false);
    return search;
}

/* [base retreat] those of so many hexes, or the longest that there are. */
static struct search find_ways(const struct withdrawal *withdrawal, int hexes)
{
    struct search search = all_ways(withdrawal, hexes);

    narrow(&search, stays_on_map);
    narrow(&search, is_full);
    return search;
}

/* [base retreat] the hexes really to go: one more as long as every end is
 * full, but not off the map. */
static struct search legal_ways(const struct withdrawal *withdrawal)
{
    struct search search = {.withdrawal = withdrawal};

    for (int more = 0; withdrawal->hexes + more <= LONGEST && more < 3;
         more++) {
        struct search farther = find_ways(withdrawal, withdrawal->hexes + more);

        if (more > 0 && farther.ways[0].off_map)
            break;
        search = farther;
        if (search.ways[0].path.count < (size_t)withdrawal->hexes + 1)
            break;
        if (narrow(&search, room_at_end))
            break;
    }
    return search;
}

/* [base retreat] of the ways that are left */
static bool better(const struct search *search, const struct way *one,
                   const struct way *other)
{
    int further;
    size_t i = 0;

    if (one->path.count != other->path.count)
        return one->path.count > other->path.count;
    if (one->zones != other->zones)
        return one->zones < other->zones;
    if (one->bridges != other->bridges)
        return one->bridges < other->bridges;
    further = cost_home(search, con_last_hex(&one->path)) -
              cost_home(search, con_last_hex(&other->path));
    if (further != 0)
        return further < 0;
    while (i + 1 < one->path.count &&
           one->path.items[i] == other->path.items[i])
        i++;
    return one->path.items[i] < other->path.items[i];
}

/* [base retreat] the best way */
struct way con_best_way(const struct withdrawal *withdrawal)
{
    struct search search = legal_ways(withdrawal);
    size_t best = 0;

    narrow(&search, keeps_together);
    if (search.ways[0].path.count > (size_t)withdrawal->hexes) {
        narrow(&search, avoids_zones);
        if (search.count > 1)
            narrow(&search, nears_home);
    }
    for (size_t i = 1; i < search.count; i++)
        if (better(&search, &search.ways[i], &search.ways[best]))
            best = i;
    return search.ways[best];
}

bool con_begins_with(const struct hexes *way, const struct hexes *path)
{
    for (size_t i = 0; i < path->count; i++)
        if (i >= way->count || way->items[i] != path->items[i])
            return false;
    return true;
}

static bool among(const struct search *search, const struct hexes *path)
{
    for (size_t i = 0; i < search->count; i++)
        if (con_begins_with(&search->ways[i].path, path))
            return true;
    return false;
}

static bool is_short(const struct withdrawal *withdrawal,
                     const struct hexes *path)
{
    return path->count < (size_t)withdrawal->hexes + 1;
}

/* 10.3c, 10.3d a path that is too short must end at shelter. */
static const struct rule *too_short(const struct withdrawal *withdrawal,
                                    const struct hexes *path)
{
    if (!is_short(withdrawal, path))
        return NULL;
    if (path->count == 1 &&
        con_fortified(&withdrawal->fight->board, withdrawal->start))
        return RULE(10_3d);
    return con_is_shelter(withdrawal, con_last_hex(path)) ? NULL : RULE(10_3c);
}

/* [base retreat] the path keeps a priority, or no way does: 10.3c of one that
 * ends at shelter its own hexes and end count */
static bool keeps(struct search *search,
                  bool (*passes)(const struct search *, const struct way *),
                  const struct way *path)
{
    return !narrow(search, passes) || passes(search, path);
}

/* [base retreat] why an ordered path is not allowed */
const struct rule *con_forbidden_way(const struct withdrawal *withdrawal,
                                     const struct hexes *path)
{
    const struct rule *rule = too_short(withdrawal, path);
    struct search search, open;
    struct way way;

    if (rule)
        return rule;
    open = search = legal_ways(withdrawal);
    if (is_short(withdrawal, path))
        open = all_ways(withdrawal, withdrawal->hexes);
    if (!among(&open, path))
        return BASE(retreat);
    way = way_along(&search, path->items, path->count);
    if (!keeps(&search, room_at_end, &way))
        return BASE(retreat);
    if (!keeps(&search, keeps_together, &way))
        return RULE(10_5_7_4d);
    /* 10.3e freer retreat for successful small force */
    if (withdrawal->freer)
        return NULL;
    return keeps(&search, avoids_zones, &way) &&
                   keeps(&search, nears_home, &way)
               ? NULL
               : BASE(retreat);
}
