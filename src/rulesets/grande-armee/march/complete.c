/* Destinations become paths, and so does the target of a skirmish. */
#include "core/arena.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/march/march.h"

/* Where enemies bar all ways the check tells so, on the way without them. */
static void lead_way(const struct seat *seat, const struct names *ids,
                     bool alone, struct hexes *path)
{
    struct mover mover = {.alone = alone};
    struct hexes way;

    if (path->count != 1 || !map_hex(&seat->module->map, path->items[0]) ||
        !gra_mover(&seat->board, NULL, ids, &mover) ||
        gra_adjacent(&seat->board, mover.hex, path->items[0]))
        return;
    way = gra_way(&mover, path->items[0]);
    mover.over_all = way.count == 0;
    if (mover.over_all)
        way = gra_way(&mover, path->items[0]);
    if (way.count > 0)
        *path = way;
}

/* 5.0b who arrives marches in the same phase. */
void gra_complete(const struct seat *before, const struct order_kind *kind,
                  void *details)
{
    const struct seat there = gra_seat_with_arrivals(
        before, kind == &gra_skirmish ? CAVALRY_COMES : ALL_COME);
    const struct seat *seat = &there;

    if (kind == &gra_march) {
        struct march_order *order = details;

        lead_way(seat, &order->units, false, &order->path);
    } else if (kind == &gra_skirmish) {
        struct skirmish_order *order = details;
        struct mover mover = {.order = NULL};

        if (order->path.count == 0 &&
            map_hex(&seat->module->map, order->target) &&
            gra_mover(&seat->board, NULL, &order->units, &mover) &&
            !hex_adjacent(mover.hex, order->target))
            order->path = gra_way_beside(&mover, order->target);
        lead_way(seat, &order->units, false, &order->path);
    } else if (kind == &gra_lead) {
        struct lead_order *order = details;
        struct names ids = {NULL, 0};

        names_add(seat->arena, &ids, order->leader);
        lead_way(seat, &ids, true, &order->path);
    }
}
