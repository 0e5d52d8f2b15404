/* How a piece stands, in a line for the choices of a sheet. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/words/words.h"

const char *adn_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject)
{
    static const char *const leaves[] = {[OUT_OF_COMMAND] = "out of command",
                                         [IN_COMMAND] = "in command",
                                         [BY_INITIATIVE] = "acts on its own",
                                         [MAY_MOVE] = "may move and not attack",
                                         [HALF_MOVE] =
                                             "may move half toward its leader"};
    const struct unit *unit = adn_unit(&seat->board, subject);
    const struct counter *one = adn_counter(&seat->board, subject);
    const char *at;

    (void)kind;
    if (!one || one->state != ON_MAP)
        return NULL;
    at = adn_hex_name(&seat->board, one->hex);
    if (!unit)
        return arena_text(seat->arena, "%s at %s", one->name, at);
    adn_foresee_command(seat);
    return arena_text(seat->arena, "%s: %d increments at %s, morale %d, %s, %s",
                      unit->name, unit->increments, at,
                      adn_morale(&seat->board, unit),
                      adn_points_phrase(seat->arena, adn_allowance(unit)),
                      leaves[unit->leave]);
}
