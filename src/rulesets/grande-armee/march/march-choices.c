/* Marches that a sheet lists. */
#include "core/arena.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/march/march.h"

/* Is it the first of those in its hex who go by the same orders? */
static bool is_head(const struct board *board, const struct unit *unit)
{
    for (struct unit *one = gra_first(board, unit->hex, unit->side); one;
         one = gra_next(one))
        if (one->leader == unit->leader &&
            gra_is_train(one->card->type) == gra_is_train(unit->card->type))
            return one == unit;
    return false;
}

/* Its leader stands for his corps, if he is there and all of it can march. */
static bool stands_for_all(const struct board *board, const struct unit *unit)
{
    const struct leader *leader = unit->leader;

    if (!leader || leader->state != ON_MAP || leader->hex != unit->hex ||
        leader->inside != unit->inside || gra_is_train(unit->card->type))
        return false;
    for (struct unit *one = gra_first(board, unit->hex, unit->side); one;
         one = gra_next(one))
        if (one->leader == leader && !gra_is_train(one->card->type) &&
            (one->rout != unit->rout || gra_allowance(board, one) == 0))
            return false;
    return true;
}

/* Its corps in the hex; a train goes alone. */
struct names gra_with_corps(const struct board *board, const struct unit *unit,
                            bool riders)
{
    struct names ids = {NULL, 0};

    if (!riders && stands_for_all(board, unit)) {
        names_add(board->arena, &ids, unit->leader->id);
        return ids;
    }
    for (struct unit *one = gra_first(board, unit->hex, unit->side); one;
         one = gra_next(one)) {
        bool train = gra_is_train(one->card->type);

        if (one == unit || (!train && !gra_is_train(unit->card->type) &&
                            one->leader == unit->leader &&
                            !gra_is_detachment(one) && one->rout == unit->rout))
            if (!riders || gra_rides(one))
                names_add(board->arena, &ids, one->id);
    }
    return ids;
}

/* [base command] who has no order would be listed everywhere. */
static bool may_go(const struct board *board, const struct unit *unit)
{
    return gra_has_order(board, unit) || gra_is_train(unit->card->type);
}

static void offer_to(const struct seat *seat, struct choices *choices,
                     const struct mover *mover, const struct names *ids, int to)
{
    const struct march_order given = {.units = *ids,
                                      .path = gra_way(mover, to)};

    if (given.path.count > 0)
        choice_offer(seat, choices, &gra_march, &given, "to %s",
                     map_name(&seat->module->map, to, seat->arena));
}

/* Where they stand at a fortress of their own. */
static void offer_walls(const struct seat *seat, struct choices *choices,
                        const struct unit *unit, const struct names *ids)
{
    const struct march_order given = {.units = *ids, .inside = true};

    if (gra_fort_at(&seat->board, unit->hex) && !unit->inside)
        choice_offer(seat, choices, &gra_march, &given, "go inside");
}

/* Places near the enemy are listed first. */
enum { FARTHEST = 40 };

static int from_enemy(const struct board *board, int side, int hex)
{
    int nearest = FARTHEST - 1;

    foreach (const struct unit, unit, board->game->units)
        if (unit->state == ON_MAP && unit->side != side &&
            hex_distance(unit->hex, hex) < nearest)
            nearest = hex_distance(unit->hex, hex);
    foreach (const struct sighting, one, board->game->sightings)
        if (one->side != side && hex_distance(one->hex, hex) < nearest)
            nearest = hex_distance(one->hex, hex);
    return nearest;
}

static const int *distances(const struct board *board, int side)
{
    const struct module *module = board->module;
    int *fars = ARENA_ARRAY(board->arena, int, module->places_count + 1);

    for (size_t i = 0; i < module->places_count; i++)
        fars[i] = from_enemy(board, side, module->places[i].hex);
    return fars;
}

static void offer_marches(const struct seat *seat, struct choices *choices,
                          const struct unit *unit, const int *fars)
{
    const struct names ids = gra_with_corps(&seat->board, unit, false);
    struct mover mover = {.order = NULL};

    if (!gra_mover(&seat->board, NULL, &ids, &mover))
        return;
    offer_walls(seat, choices, unit, &ids);
    for (int far = 0; far < FARTHEST; far++)
        for (size_t i = 0; i < seat->module->places_count; i++) {
            int to = seat->module->places[i].hex;
            int away = hex_distance(unit->hex, to);

            if (fars[i] == far && away > 0 &&
                away <= gra_allowance(&seat->board, unit))
                offer_to(seat, choices, &mover, &ids, to);
        }
}

/* Before commands are played nobody has one: their choices name goals. */
void gra_choose_marches(const struct seat *seat, struct choices *choices)
{
    int side = gra_side_of(seat->side);
    const int *fars;

    if (seat->module->kind != MAP)
        return;
    fars = distances(&seat->board, side);
    foreach (const struct unit, unit, seat->game->units)
        if (unit->state == ON_MAP && unit->side == side &&
            !gra_is_detachment(unit) && may_go(&seat->board, unit) &&
            is_head(&seat->board, unit))
            offer_marches(seat, choices, unit, fars);
}

/* ---- goals for a command ------------------------------------------------- */

/* Does the walk of the check come there? */
static bool is_goal(const struct seat *seat, const struct names *ids, int to)
{
    struct mover mover = {.order = NULL};
    struct hexes way;
    int away;

    if (!gra_mover(&seat->board, NULL, ids, &mover) || mover.units.count == 0)
        return false;
    away = hex_distance(mover.hex, to);
    if (away == 0 || away > gra_allowance(&seat->board, mover.units.units[0]))
        return false;
    way = gra_way(&mover, to);
    return way.count > 0 && gra_walk(&mover, &way).hex == to;
}

/* Of how many goals a command's choice speaks. */
enum { GOALS = 3 };

const char *gra_goals_text(const struct seat *seat, const struct leader *leader)
{
    const int *fars = distances(&seat->board, leader->side);
    struct names ids = {NULL, 0}, goals = {NULL, 0};

    names_add(seat->arena, &ids, leader->id);
    for (int far = 0; far < FARTHEST && goals.count < GOALS; far++)
        for (size_t i = 0; i < seat->module->places_count; i++)
            if (fars[i] == far && goals.count < GOALS &&
                is_goal(seat, &ids, seat->module->places[i].hex))
                names_add(seat->arena, &goals, seat->module->places[i].name);
    return goals.count > 0 ? names_series(&goals, seat->arena) : NULL;
}
