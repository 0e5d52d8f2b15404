/* What it costs an army that its sheet says no more. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/turn/turn.h"

/* Units that could act and have no order to move. */
static int standing_units(const struct seat *seat)
{
    int army = adn_army_of(seat->side), count = 0;
    const struct unit *unit = NULL;

    while ((unit = adn_unit_after(&seat->board, army, unit)) != NULL)
        count += !unit->moved;
    return count;
}

static int waiting_pieces(const struct seat *seat)
{
    int count = 0;

    for (size_t i = 0; i < seat->module->reinforcement_count; i++) {
        const char *id = seat->module->reinforcements[i].card.piece;

        count += adn_may_enter(&seat->board, id) &&
                 same_name(adn_owner(seat->game, seat->module, NULL, id),
                           seat->side);
    }
    return count;
}

const char *adn_silence(const struct seat *seat, const struct section *section)
{
    static const struct order_kind *const fights[] = {&adn_attack, NULL};
    static const struct order_kind *const guns[] = {&adn_bombard, NULL};
    int standing = standing_units(seat), waiting = waiting_pieces(seat);
    const char *text = "";

    (void)section;
    if (standing > 0)
        text = arena_text(
            seat->arena,
            "%s no order to move: they stand, or go on by their "
            "standing march",
            standing == 1 ? "1 unit has"
                          : arena_text(seat->arena, "%d units have", standing));
    if (waiting > 0)
        text =
            arena_text(seat->arena,
                       "%s%s%s no order to enter: they come in "
                       "and stop",
                       text, *text ? "; " : "",
                       waiting == 1 ? "1 arrival has"
                                    : arena_text(seat->arena,
                                                 "%d arrivals have", waiting));
    if (!adn_is_night(&seat->board) && offers_any(seat, fights))
        text = arena_text(seat->arena,
                          "%s%sunits next to an enemy attack "
                          "nobody without an order",
                          text, *text ? "; " : "");
    if (!adn_is_night(&seat->board) && offers_any(seat, guns))
        text = arena_text(seat->arena,
                          "%s%sbatteries in range do not fire without one",
                          text, *text ? "; " : "");
    return *text ? text : NULL;
}
