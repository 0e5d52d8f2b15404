/* What it costs an army that its sheet says no more. */
#include "rulesets/armee-du-nord/turn/turn.h"

/* "2 units have no order to move: they stand"; of none, nothing */
static void add_idle(const struct seat *seat, struct names *costs, int count,
                     const char *thing, const char *what)
{
    if (count > 0)
        names_add(seat->arena, costs,
                  arena_text(seat->arena, "%s %s %s",
                             arena_counted(seat->arena, count, thing),
                             count == 1 ? "has" : "have", what));
}

const char *adn_silence(const struct seat *seat, const struct section *section)
{
    static const struct order_kind *const fights[] = {&adn_attack, NULL};
    static const struct order_kind *const guns[] = {&adn_bombard, NULL};
    bool night = adn_is_night(&seat->board);
    int army = adn_army_of(seat->side), standing = 0, waiting = 0;
    struct names costs = {NULL, 0};
    const struct counter *due;
    int tracks = 0;
    size_t at = 0;

    (void)section;
    for (UNITS_OF(unit, &seat->board, army))
        standing += !unit->moved && !unit->asleep && !unit->card->picquet &&
                    adn_may_order(seat->module, seat->side, &unit->counter);
    for (COUNTERS(one, seat->game))
        tracks += adn_may_order(seat->module, seat->side, one) &&
                  !one->tracked && adn_track_left(&seat->board, one, 1) > 0;
    add_idle(seat, &costs, tracks, "piece",
             "no order on a track: they go on one box, or by a standing march "
             "as far as they may");
    while ((due = adn_next_due(&seat->board, army, &at)) != NULL)
        waiting += adn_may_order(seat->module, seat->side, due);
    add_idle(seat, &costs, standing, "unit",
             "no order to move: they stand, or go on by their standing march");
    add_idle(seat, &costs, waiting, "arrival",
             "no order to enter: they come in and stop");
    if (!night && offers_any(seat, fights))
        names_add(seat->arena, &costs,
                  "units next to an enemy attack nobody without an order");
    if (!night && offers_any(seat, guns))
        names_add(seat->arena, &costs,
                  "batteries in range do not fire without one");
    return costs.count > 0 ? names_text(&costs, "; ", seat->arena) : NULL;
}
