/* Who may march, and with whom. [base command] */
#include "core/arena.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"

bool gra_gather(const struct board *board, struct play *play,
                const struct march_order *given, struct mover *mover)
{
    *mover = (struct mover){.order = given, .forces = true};
    return gra_mover(board, play, &given->units, mover);
}

static bool needs_order(const struct unit *unit)
{
    return !gra_is_train(unit->card->type);
}

/* 5.0c Rout 1 stays, 11.3b so does who is demoralized; [base fortress] a
 * besieged garrison leaves by a sortie alone */
static bool check_state(const struct seat *seat, const struct order *order,
                        const struct unit *unit, struct report *report)
{
    if (gra_rout_for_march(&seat->board, unit) == ROUT_1)
        return REFUSE(RULE(5_0c), "'%s' was routed in this turn, and stays",
                      unit->id);
    if (unit->demoralized)
        return REFUSE(RULE(11_3b), "'%s' is demoralized, and stays", unit->id);
    if (FIND_NAMED(const struct bridge, seat->game->bridges,
                   seat->game->bridges_count, unit, unit->id))
        return REFUSE(BASE(bridges),
                      "'%s' lies in the river: its bridge is lifted first",
                      unit->id);
    return !unit->inside || !gra_is_invested(&seat->board, unit->hex) ||
           REFUSE(BASE(fortress),
                  "'%s' is shut in: it leaves by a sortie alone", unit->id);
}

static bool is_led(const struct mover *mover, const struct unit *unit)
{
    for (size_t i = 0; i < mover->leaders_count; i++)
        if (mover->leaders[i] == unit->leader)
            return true;
    return false;
}

/* [base command] who has no order stays, once orders are bought; 8.15a a
 * detachment goes with the leader that it is attached to */
static bool check_leave(const struct seat *seat, const struct order *order,
                        const struct mover *mover, const struct unit *unit,
                        struct report *report)
{
    if (gra_is_detachment(unit))
        return is_led(mover, unit) ||
               REFUSE(RULE(8_15a),
                      "'%s' is a detachment: it marches with its leader alone",
                      unit->id);
    return !needs_order(unit) || !seat->game->commanded ||
           gra_has_order(&seat->board, unit) ||
           REFUSE(BASE(command), "'%s' has no order to move in this turn",
                  unit->id);
}

/* What is not bought yet may be: then the march is good, and says so. */
bool gra_lacks_order(const struct mover *mover)
{
    foreach_unit (unit, mover->units)
        if (needs_order(unit) && !gra_is_detachment(unit) &&
            !gra_has_order(mover->board, unit))
            return true;
    return false;
}

/* A march is one: who is to go otherwise goes by an order of his own. */
static bool check_kinds(const struct order *order, const struct mover *mover,
                        struct report *report)
{
    int kind = -1;

    foreach_unit (unit, mover->units) {
        if (!needs_order(unit) || gra_is_detachment(unit))
            continue;
        if (kind >= 0 && kind != gra_command_of(unit)->march)
            return REFUSE(BASE(forced_march),
                          "'%s' has another kind of march than those before "
                          "it: give it an order of its own",
                          unit->id);
        kind = gra_command_of(unit)->march;
    }
    return true;
}

/* 7.36a, 7.36b cavalry goes by a double forced march with infantry that does,
 * the same way */
static bool check_double(const struct seat *seat, const struct order *order,
                         const struct mover *mover, struct report *report)
{
    bool rides = false;

    foreach_unit (unit, mover->units) {
        if (!needs_order(unit) || gra_is_detachment(unit) ||
            gra_command_of(unit)->march != DOUBLE_MARCH)
            continue;
        if (!gra_rides(unit))
            return true;
        rides = true;
    }
    if (!rides)
        return true;
    for (struct unit *unit = gra_first(&seat->board, mover->hex, mover->side);
         unit; unit = gra_next(unit))
        if (needs_order(unit) && !gra_rides(unit) && !gra_is_detachment(unit) &&
            gra_command_of(unit)->march == DOUBLE_MARCH)
            return REFUSE(RULE(7_36b),
                          "cavalry makes no double forced march to a separate "
                          "destination: name it with its infantry");
    return REFUSE(RULE(7_36a),
                  "cavalry makes a double forced march with infantry alone");
}

/* 9.15 several corps go by one order if each has one to concentrate */
static bool check_corps(const struct order *order, const struct mover *mover,
                        struct report *report)
{
    foreach_unit (unit, mover->units) {
        bool apart = false;

        for (size_t j = 0; j < mover->units.count; j++)
            apart |= gra_is_apart(unit, mover->units.units[j]);
        if (apart && gra_command_of(unit)->order != CONCENTRATE)
            return REFUSE(RULE(9_15),
                          "'%s' has no order to concentrate: several corps "
                          "march as one stack if all have it",
                          unit->id);
    }
    return true;
}

bool gra_may_march(const struct seat *seat, const struct order *order,
                   const struct mover *mover, struct report *report)
{
    if (mover->units.count == 0)
        return REFUSE(BASE(lead),
                      "no unit marches: who rides alone does so by 'lead'");
    foreach_unit (unit, mover->units) {
        if (unit->marched ||
            (unit->moved && unit->spent > 0 && !gra_rides(unit)))
            return REFUSE(BASE(moving), "'%s' has marched already", unit->id);
        if (!check_state(seat, order, unit, report) ||
            !check_leave(seat, order, mover, unit, report))
            return false;
    }
    return check_kinds(order, mover, report) &&
           check_double(seat, order, mover, report) &&
           check_corps(order, mover, report);
}
