/* Where a march may lead: every legal one as a choice, and the way to a place
 * that is but named. [base land-move] */
#include "rulesets/empires-in-arms/board/trails.h"
#include "rulesets/empires-in-arms/land/land.h"

#include <stddef.h>

enum { ANY_DISTANCE = 1000 };

struct reach_search {
    struct trails trails; /* first: what the walk hands back */
    struct board board;
    const struct seat *seat;
    struct choices *choices; /* to offer into; or NULL */
    struct move *move;       /* with the path that is tried */
    int offered_from;        /* what is cheaper was offered before */
    const char *wanted;      /* to complete: where it leads; or NULL */
    bool anyhow;             /* whether it is legal or not */
    bool found;
};

static void next_areas(struct trails *trails, const struct trail *trail)
{
    const struct board *board = trails->board;
    const struct way *way = eia_ways(board->module, eia_trail_end(trail));

    for (; way->to; way++)
        if (eia_edge_open(board, way->edge))
            eia_trail_leads(trails, trail, way->to->id,
                            eia_step_cost(board, way->edge, way->to->id));
}

/* What is likely to be wanted: the enemy, his land, a city. */
static int rank_of(const struct reach_search *search, const char *area)
{
    const struct board *board = &search->board;
    enum power power = eia_power(search->seat->side);

    if (search->move->forced)
        return FORCED;
    if (eia_enemy_corps_in(board, power, area))
        return TO_ENEMY;
    if (eia_fights(board, power, eia_land_nation(board, area)))
        return INTO_HIS_LAND;
    return eia_area(board->module, area)->city ? TO_CITY : ELSEWHERE;
}

/* Offered with its price, unless a march without being forced leads there. */
static bool offer(struct reach_search *search, const struct trail *trail)
{
    bool offered = false;

    if (trail->cost < search->offered_from)
        return order_fits(search->seat, &eia_move, search->move);
    search->choices->rank = rank_of(search, eia_trail_end(trail));
    offered = choice_offer(search->seat, search->choices, &eia_move,
                           search->move, "%s, %d point%s%s",
                           eia_place_name(&search->board, eia_trail_end(trail)),
                           trail->cost, eia_plural_s(trail->cost),
                           search->move->forced ? ", a forced march" : "");
    search->trails.full = choices_full(search->choices);
    return offered;
}

static bool may_march(struct trails *trails, const struct trail *trail)
{
    struct reach_search *search = (struct reach_search *)trails;

    search->move->path = trail->path;
    if (search->choices)
        return offer(search, trail);
    if (!search->anyhow && !order_fits(search->seat, &eia_move, search->move))
        return false;
    search->found = same_name(eia_trail_end(trail), search->wanted);
    trails->full = search->found;
    return true;
}

/* Points that all of the pieces have left. */
static int points_of(const struct reach_search *search)
{
    int least = 0;

    for (size_t i = 0; i < search->move->pieces.count; i++) {
        struct mover mover;
        int points = 0;

        if (!eia_mover(&search->board, search->move->pieces.items[i], &mover))
            continue;
        points = eia_mover_points(&search->board, &mover) -
                 (search->seat->certain ? eia_mover_spent(&mover) : 0);
        if (i == 0 || points < least)
            least = points;
    }
    return least;
}

static struct reach_search search_for(const struct seat *seat,
                                      struct move *move)
{
    return (struct reach_search){
        .trails = {.next = next_areas, .may_go = may_march},
        .board = seat->board,
        .seat = seat,
        .move = move};
}

static void walk(struct reach_search *search, int limit, const char *from)
{
    search->trails.board = &search->board;
    search->trails.limit = limit;
    eia_trails(&search->trails, from);
}

void eia_offer_marches(const struct seat *seat, struct choices *choices,
                       const char *id, const char *at)
{
    struct move move = {.forced = false};
    struct reach_search search = search_for(seat, &move);
    int points = 0;

    names_add(choices->arena, &move.pieces, id);
    search.choices = choices;
    points = points_of(&search);
    walk(&search, points, at);
    move.path = (struct names){NULL, 0};
    names_add(choices->arena, &move.path, at);
    move.into_city = true;
    choices->rank = FORCED;
    choice_offer(seat, choices, &eia_move, &move, "into the city");
    choices->rank = 0;
    if (choices_full(choices))
        return;
    move.into_city = false;
    move.forced = true;
    search = search_for(seat, &move);
    search.choices = choices;
    search.offered_from = points + 1;
    walk(&search, points + 1, at);
    choices->rank = 0;
}

/* A place that is no neighbour of where they stand: the whole way. */
static const char *destination(const struct board *board,
                               const struct move *move, const char *at)
{
    const struct names *path = &move->path;
    const char *end = path->count ? path->items[path->count - 1] : NULL;

    if (!end || path->count > 2 || same_name(end, at) ||
        !eia_area(board->module, end))
        return NULL;
    if (path->count == 1)
        return end;
    return same_name(path->items[0], at) && !eia_edge(board, at, end) ? end
                                                                      : NULL;
}

void eia_complete_march(const struct seat *seat, struct move *move)
{
    struct move trying = {.pieces = move->pieces,
                          .leaders = move->leaders,
                          .forced = move->forced,
                          .forcible = move->forcible};
    struct reach_search search = search_for(seat, &trying);
    struct mover mover;
    const char *at = NULL;

    if (move->pieces.count == 0 ||
        !eia_mover(&seat->board, move->pieces.items[0], &mover))
        return;
    at = eia_mover_at(&mover);
    search.wanted = at ? destination(&seat->board, move, at) : NULL;
    if (!search.wanted)
        return;
    walk(&search, points_of(&search) + move->forced, at);
    if (!search.found) { /* the check then says what lacks */
        search.anyhow = true;
        search.trails.reached = (struct names){NULL, 0};
        walk(&search, ANY_DISTANCE, at);
    }
    if (search.found)
        move->path = trying.path;
}

bool eia_march_as_far(const struct seat *seat, struct move *move)
{
    move->drop = move->take = (struct shift){NULL, NULL, NULL, 0, 0};
    move->into_city = false;
    while (move->path.count > 2) {
        move->path.count--;
        if (order_fits(seat, &eia_move, move))
            return true;
    }
    return false;
}
