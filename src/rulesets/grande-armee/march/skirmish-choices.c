/* Skirmishes that a sheet lists. */
#include "core/arena.h"
#include "rulesets/grande-armee/march/march.h"

/* The shortest way to a hex next to that one; empty: there is none. Those that
 * lie near are tried first: few others can be nearer. */
struct hexes gra_way_beside(const struct mover *mover, int to)
{
    int nearest = hex_distance(mover->hex, to) - 1;
    struct hexes best = {NULL, 0};
    int best_way = DIRECTIONS;

    for (int far = nearest; far <= nearest + 2; far++)
        for (int way = 0; way < DIRECTIONS; way++) {
            int beside = hex_neighbour(to, way);
            size_t bound = (size_t)(far < 0 ? 0 : far) + (way > best_way);
            struct hexes path;

            if (!beside || hex_distance(mover->hex, beside) != far ||
                (best.count > 0 && bound > best.count) ||
                !gra_adjacent(mover->board, beside, to))
                continue;
            path = gra_way(mover, beside);
            if (path.count > 0 &&
                (best.count == 0 || path.count < best.count ||
                 (path.count == best.count && way < best_way))) {
                best = path;
                best_way = way;
            }
        }
    return best;
}

static void offer_skirmish(const struct seat *seat, struct choices *choices,
                           const struct unit *unit, int to)
{
    struct skirmish_order given = {.target = to};
    int far = hex_distance(unit->hex, to);

    if (far > gra_allowance(&seat->board, unit) ||
        gra_no_target(&seat->board, unit->side, to))
        return;
    given.units = gra_with_corps(&seat->board, unit, true);
    if (far > 1) {
        struct mover mover = {.order = NULL};

        if (!gra_mover(&seat->board, NULL, &given.units, &mover))
            return;
        given.path = gra_way_beside(&mover, to);
        if (given.path.count == 0)
            return;
    }
    choice_offer(seat, choices, &gra_skirmish, &given, "against %s",
                 map_name(&seat->module->map, to, seat->arena));
}

void gra_choose_skirmishes(const struct seat *seat, struct choices *choices)
{
    int side = gra_side_of(seat->side);

    if (seat->module->kind != MAP)
        return;
    foreach (const struct unit, unit, seat->game->units) {
        if (unit->state != ON_MAP || unit->side != side || !gra_rides(unit) ||
            !gra_has_order(&seat->board, unit))
            continue;
        foreach (const struct unit, enemy, seat->game->units)
            if (enemy->state == ON_MAP && enemy->side != side &&
                gra_first(&seat->board, enemy->hex, enemy->side) == enemy)
                offer_skirmish(seat, choices, unit, enemy->hex);
        /* [base hidden] where nobody in the hex has a row */
        foreach (const struct sighting, one, seat->game->sightings)
            if (one->side != side &&
                gra_first(&seat->board, one->hex, one->side)->card->unseen)
                offer_skirmish(seat, choices, unit, one->hex);
    }
}
