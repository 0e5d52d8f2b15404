/* Destinations become paths. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/words/words.h"

/* The cheapest path to the place, start included; empty: no way leads there.
 * Points are no limit here: the check tells what lacks. */
static struct hexes cheapest(const struct seat *seat,
                             const struct march_ways *way, int to,
                             int (*cost)(const void *context, int from, int to))
{
    const struct way_rule rule = {.cost = cost, .context = way};

    return way_to(seat->arena, &rule, way->start, to);
}

static void lead(const struct seat *seat, const struct march_ways *way,
                 struct hexes *path)
{
    int to = path->items[0];
    struct hexes found;

    if (to == way->start || !con_on_map(way->board, to))
        return;
    found = cheapest(seat, way, to, con_ways_cost);
    if (found.count == 0)
        found = cheapest(seat, way, to, con_ground_cost);
    if (found.count > 1)
        *path = found;
}

/* Where the force or the vedette stands; 0: nowhere on the map. */
static int place_of(const struct board *board, const char *id)
{
    const struct force *force = con_force(board, id);
    const struct vedette *vedette = con_vedette(board, id);

    if (force)
        return con_force_hex(board, force);
    return vedette && vedette->state == ON_MAP ? vedette->hex : 0;
}

static void complete_move(const struct seat *seat, struct move *move)
{
    struct march_ways way = {.board = &seat->board,
                             .start = place_of(&seat->board, move->force),
                             .cost = con_march_cost};

    if (move->path.count == 1 && way.start != 0 &&
        con_mover(&seat->board, move->force, way.start, &way.mover))
        lead(seat, &way, &move->path);
}

/* A march of phase V. */
static void complete_forced(const struct seat *seat, const char *id,
                            struct hexes *path)
{
    const struct force *force = con_force(&seat->board, id);
    const struct leader *leader =
        force ? con_leader(&seat->board, force->leader) : NULL;
    struct march_ways way = {.board = &seat->board, .cost = con_forced_cost};

    if (path->count != 1 || !leader || leader->state != ON_MAP)
        return;
    way.start = leader->hex;
    if (con_forced_mover(&seat->board, id, way.start, &way.mover))
        lead(seat, &way, path);
}

void con_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details)
{
    struct forced_order *forced = details;
    struct guns_order *guns = details;

    if (kind == &con_move)
        complete_move(seat, details);
    else if (kind == &con_forced_march_order)
        complete_forced(seat, forced->force, &forced->path);
    else if (kind == &con_march_to_guns)
        complete_forced(seat, guns->force, &guns->path);
}
