/* Where chains of supply may go. [base supply] */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/supply/supply.h"

static size_t index_of(const struct board *board, const char *area)
{
    return (size_t)(eia_area(board->module, area) - board->module->areas);
}

static void close_area(const struct board *board, bool *closed,
                       const char *area)
{
    if (eia_place_kind(area) == PLACE_AREA)
        closed[index_of(board, area)] = true;
}

/* 10.1.1m Guerillas block supply; 10.1.2n so do cossacks and freikorps */
static void close_irregulars(const struct board *board, const char *flag,
                             bool *closed)
{
    foreach (const struct guerilla, guerilla, board->game->guerillas)
        if (eia_at_war(board, flag, eia_power_id(SPAIN)) &&
            !guerilla->in_city && guerilla->factors > 0)
            close_area(board, closed, guerilla->area);
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (eia_at_war(board, flag, eia_power_id(irregular->owner)) &&
            !irregular->in_city)
            close_area(board, closed, irregular->at);
}

/* [base supply] by the enemy who stands there. */
static void close_occupied(const struct board *board, const char *flag,
                           bool *closed)
{
    foreach (struct corps, corps, board->game->corps)
        if (eia_unbesieged(board, corps) &&
            eia_at_war(board, flag, eia_corps_flag(corps)))
            close_area(board, closed, corps->at);
    close_irregulars(board, flag, closed);
}

/* [base supply] no chain where the power may not be */
static bool is_refused(const struct board *board, enum power power, size_t area)
{
    return eia_entry(board, eia_power_id(power),
                     board->module->areas[area].id) == ENTRY_REFUSED;
}

/* [base supply] areas that no chain goes into */
bool *eia_closed_areas(const struct board *board, enum power power,
                       const char *flag)
{
    size_t count = board->module->areas_count;
    bool *closed = ARENA_ARRAY(board->arena, bool, count);

    for (size_t i = 0; i < count; i++)
        closed[i] = is_refused(board, power, i);
    close_occupied(board, flag, closed);
    return closed;
}

/* A walk over areas, nearest first. */
struct walk {
    const struct supply *supply;
    bool asks;  /* at each area whether it is refused: closed does not say */
    int *steps; /* 1 + edges; 0: not reached */
    size_t *queue;
    size_t first, last;
};

static bool is_closed(const struct walk *walk, size_t area)
{
    const struct supply *supply = walk->supply;

    return supply->closed[area] ||
           (walk->asks && is_refused(&supply->board, supply->power, area));
}

/* 10.1.1m, 10.1.2n the chain meets guerillas, or cossacks and freikorps, of an
 * enemy */
static void note_cut(const struct supply *supply, const char *area)
{
    const struct board *board = &supply->board;

    foreach (const struct guerilla, guerilla, board->game->guerillas)
        if (same_name(guerilla->area, area) && !guerilla->in_city &&
            guerilla->factors > 0 &&
            eia_at_war(board, supply->flag, eia_power_id(SPAIN)))
            rules_add(board->arena, supply->cut, RULE(10_1_1m));
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (same_name(irregular->at, area) && !irregular->in_city &&
            eia_at_war(board, supply->flag, eia_power_id(irregular->owner)))
            rules_add(board->arena, supply->cut, RULE(10_1_2n));
}

/* [base supply] may the chain go into the area, or end there */
static bool may_enter(const struct walk *walk, size_t area, const char *goal)
{
    const char *id = walk->supply->board.module->areas[area].id;

    if (same_name(id, goal) || !is_closed(walk, area))
        return true;
    if (walk->supply->cut)
        note_cut(walk->supply, id);
    return false;
}

/* [base supply] edges that a chain may go over */
static void spread(struct walk *walk, const char *goal, int most)
{
    const struct board *board = &walk->supply->board;
    size_t here = walk->queue[walk->first++];
    const struct way *way =
        eia_ways(board->module, board->module->areas[here].id);

    for (; walk->steps[here] <= most && way->to; way++) {
        size_t there = (size_t)(way->to - board->module->areas);

        if (walk->steps[there] || !eia_edge_open(board, way->edge) ||
            !eia_crossing_open(board, walk->supply->power, way->edge, NULL) ||
            !may_enter(walk, there, goal))
            continue;
        walk->steps[there] = walk->steps[here] + 1;
        walk->queue[walk->last++] = there;
    }
}

/* [base supply] edges between two areas of a chain */
int eia_supply_edges(const struct supply *supply, const char *from,
                     const char *to, int most)
{
    const struct board *board = &supply->board;
    size_t count = board->module->areas_count;
    struct walk walk = {
        supply,
        false,
        ARENA_ARRAY(board->arena, int, count),
        ARENA_ARRAY(board->arena, size_t, count),
        0,
        1,
    };
    size_t goal = index_of(board, to);

    walk.queue[0] = index_of(board, from);
    walk.steps[walk.queue[0]] = 1;
    while (walk.first < walk.last && !walk.steps[goal])
        spread(&walk, to, most);
    return walk.steps[goal] - 1;
}

/* [base supply] Where the power's troops could be supplied: its nearest source;
 * if there is none, its nearest city. Ties: the lowest id, by the order of the
 * module. */
static bool is_haven(const struct board *board, const struct supply *supply,
                     const char *area)
{
    const char *holder = NULL;

    foreach (const struct post, post, supply->posts)
        if (post->source && same_name(post->at, area))
            return true;
    if (supply->posts_count > 0 || !eia_area(board->module, area)->city ||
        eia_controller(board, area) != supply->power)
        return false;
    holder = eia_city_holder(board, area);
    return !(holder && eia_at_war(board, holder, eia_land_nation(board, area)));
}

/* [base supply] the nearest area where troops could be fed. Areas come out
 * of the walk by their distance: it ends behind the first haven and those as
 * near. */
const char *eia_supply_source(const struct board *board, enum power power,
                              const char *flag, const char *from, int *distance)
{
    size_t count = board->module->areas_count;
    struct supply supply = {.board = *board,
                            .power = power,
                            .flag = flag,
                            .closed = ARENA_ARRAY(board->arena, bool, count)};
    struct walk walk = {&supply,
                        true,
                        ARENA_ARRAY(board->arena, int, count),
                        ARENA_ARRAY(board->arena, size_t, count),
                        0,
                        1};
    size_t best = count;

    *distance = 0;
    if (!eia_area(board->module, from))
        return NULL;
    eia_add_posts(&supply);
    close_occupied(board, flag, supply.closed);
    walk.queue[0] = index_of(board, from);
    walk.steps[walk.queue[0]] = 1;
    while (walk.first < walk.last) {
        size_t here = walk.queue[walk.first];

        if (best < count && walk.steps[here] - 1 > *distance)
            break;
        if (here < best &&
            is_haven(board, &supply, board->module->areas[here].id)) {
            best = here;
            *distance = walk.steps[here] - 1;
        }
        spread(&walk, NULL, (int)count);
    }
    return best < count ? board->module->areas[best].id : NULL;
}
