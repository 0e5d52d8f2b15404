/* Those whom an order names: which of them are fit for it, and which can do it
 * now. */
#include "rulesets/armee-du-nord/combat/muster.h"

static const struct muster *muster_of(const struct order *order)
{
    static const struct muster *const all[] = {&adn_attackers, &adn_batteries};

    for (size_t i = 0; i < sizeof(all) / sizeof(*all); i++)
        if (all[i]->kind == order->kind)
            return all[i];
    return &adn_cavalry;
}

/* [base command] */
struct bar adn_out_of_command(const struct unit *unit)
{
    bool acts = unit->leave == IN_COMMAND || unit->leave == BY_INITIATIVE;

    return (struct bar){BASE(command), acts ? NULL : "is out of command"};
}

bool adn_check_named(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    const struct attack_order *given = order->details;
    const struct muster *muster = muster_of(order);
    const struct rule *rule = order->kind->rule;
    bool good = given->units.count > 0 ||
                refuse(report, &order->place, rule, "no unit is named");

    for (size_t i = 0; i < given->units.count; i++) {
        const struct unit *unit =
            adn_own_unit(seat, order, given->units.items[i], rule, report);

        good &= unit != NULL;
        if (unit && !muster->fits(unit))
            good = refuse(report, &order->place, rule, "'%s' %s", unit->id,
                          muster->unfit);
    }
    return good;
}

struct force adn_named(const struct board *board, const struct names *ids)
{
    struct force force = {NULL, 0};

    for (size_t i = 0; i < ids->count; i++)
        adn_force_add(board->arena, &force, adn_unit(board, ids->items[i]));
    return force;
}

struct force adn_able(const struct board *board,
                      const struct attack_order *given,
                      const struct muster *muster)
{
    struct force named = adn_named(board, &given->units), able = {NULL, 0};

    for (size_t i = 0; i < named.count; i++)
        if (!muster->cannot(board, named.units[i], given->target).why)
            adn_force_add(board->arena, &able, named.units[i]);
    return able;
}

/* At a desk each unit is judged; in play the order goes on with those that
 * can. What is foreseen only in part is judged when it is played. */
static bool check_each(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct muster *muster = muster_of(order);
    const struct attack_order *given = order->details;
    struct force named = adn_named(&seat->board, &given->units);
    bool at_desk = seat->game->part == AT_DESK;
    bool good = true;

    if (!at_desk && adn_able(&seat->board, given, muster).count > 0)
        return true;
    for (size_t i = 0; i < named.count; i++) {
        const struct unit *unit = named.units[i];
        const struct bar bar =
            muster->cannot(&seat->board, unit, given->target);

        if (bar.why && !(at_desk && unit->unsure))
            good = refuse(report, &order->place, bar.rule, "'%s' %s: %04d",
                          unit->id, bar.why, given->target);
    }
    return good;
}

void adn_tell_dropped(struct play *play, const char *side,
                      const struct attack_order *given,
                      const struct muster *muster)
{
    struct force named = adn_named(&play->board, &given->units);

    for (size_t i = 0; i < named.count; i++) {
        const struct unit *unit = named.units[i];
        const struct bar bar =
            muster->cannot(&play->board, unit, given->target);

        if (bar.why)
            journal_tell(play->journal, EVENT_NOTE, bar.rule, side, unit->id,
                         "%s takes no part against %04d: it %s.", unit->name,
                         given->target, bar.why);
    }
}

static struct names able_of(const struct seat *seat, int target,
                            const struct muster *muster)
{
    struct names able = {NULL, 0};
    const struct unit *unit = NULL;
    int army = adn_army_of(seat->side);

    while ((unit = adn_unit_after(&seat->board, army, unit)) != NULL)
        if (muster->fits(unit) &&
            !muster->cannot(&seat->board, unit, target).why)
            names_add(seat->arena, &able, unit->id);
    return able;
}

void adn_offer_targets(const struct seat *seat, struct choices *choices,
                       const struct muster *muster)
{
    int enemy = adn_enemy(adn_camp(adn_army_of(seat->side)));
    const struct unit *unit = NULL;

    adn_foresee_command(seat);
    while ((unit = adn_stack_after(&seat->board, enemy, unit)) != NULL &&
           !choices_full(choices)) {
        const struct attack_order given = {
            .target = unit->hex, .units = able_of(seat, unit->hex, muster)};

        if (given.units.count > 0)
            choice_offer(seat, choices, muster->kind, &given, "%s",
                         muster->comment(seat, &given));
    }
}

bool adn_check_target(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct attack_order *given = order->details;
    int enemy = adn_enemy(adn_camp(adn_army_of(seat->side)));

    adn_foresee_command(seat);
    if (adn_is_night(&seat->board))
        return refuse(report, &order->place, BASE(night_rain),
                      "nobody attacks or bombards at night");
    return adn_has_units(&seat->board, given->target, enemy) ||
           refuse(report, &order->place, order->kind->rule,
                  "no enemy stands at %04d", given->target);
}

bool adn_check_strike(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    return adn_check_target(seat, order, report) &&
           check_each(seat, order, report);
}
