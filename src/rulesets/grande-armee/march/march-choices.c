/* Marches that a sheet lists. */
#include "core/arena.h"
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

/* Its corps in the hex; a train goes alone. */
struct names gra_with_corps(const struct board *board, const struct unit *unit,
                            bool riders)
{
    struct names ids = {NULL, 0};

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

static void offer_marches(const struct seat *seat, struct choices *choices,
                          const struct unit *unit)
{
    const struct names ids = gra_with_corps(&seat->board, unit, false);
    struct mover mover = {.order = NULL};

    if (!gra_mover(&seat->board, NULL, &ids, &mover))
        return;
    for (int way = 0; way < DIRECTIONS; way++) {
        int to = hex_neighbour(unit->hex, way);

        if (to)
            offer_to(seat, choices, &mover, &ids, to);
    }
    for (size_t i = 0; i < seat->module->place_count; i++) {
        int to = seat->module->places[i].hex;
        int away = hex_distance(unit->hex, to);

        if (away > 1 && away <= gra_allowance(&seat->board, unit))
            offer_to(seat, choices, &mover, &ids, to);
    }
}

void gra_choose_marches(const struct seat *seat, struct choices *choices)
{
    int side = gra_side_of(seat->side);

    if (seat->module->kind != MAP)
        return;
    for (size_t i = 0; i < seat->game->unit_count; i++) {
        const struct unit *unit = &seat->game->units[i];

        if (unit->state == ON_MAP && unit->side == side &&
            !gra_is_detachment(unit) && may_go(&seat->board, unit) &&
            is_head(&seat->board, unit))
            offer_marches(seat, choices, unit);
    }
}
