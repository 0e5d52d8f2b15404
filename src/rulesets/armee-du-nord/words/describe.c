/* How a piece stands, in a line for the choices of a sheet. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/words/words.h"

static const char *leave_text(enum leave_to_act leave)
{
    static const char *const texts[] = {[OUT_OF_COMMAND] = "out of command",
                                        [IN_COMMAND] = "in command",
                                        [BY_INITIATIVE] = "acts on its own",
                                        [MAY_MOVE] = "may move and not attack",
                                        [HALF_MOVE] =
                                            "may move half toward its leader"};

    return texts[leave];
}

static const char *unit_line(const struct seat *seat, const struct unit *unit)
{
    adn_foresee_command(seat);
    return arena_text(seat->arena, "%s: %d increments at %s, morale %d, %s, %s",
                      unit->name, unit->increments,
                      map_name(&seat->module->map, unit->hex, seat->arena),
                      adn_morale(&seat->board, unit),
                      adn_points_phrase(seat->arena, adn_allowance(unit)),
                      leave_text(unit->leave));
}

const char *adn_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject)
{
    const struct unit *unit = adn_unit(&seat->board, subject);
    const struct leader *leader = adn_leader(&seat->board, subject);

    (void)kind;
    if (unit && unit->state == ON_MAP)
        return unit_line(seat, unit);
    if (leader && leader->state == ON_MAP)
        return arena_text(
            seat->arena, "%s at %s", leader->name,
            map_name(&seat->module->map, leader->hex, seat->arena));
    return NULL;
}
