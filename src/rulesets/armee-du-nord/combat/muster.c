/* Those whom an order names: which of them are fit for it, and which can do it
 * now. */
#include "rulesets/armee-du-nord/combat/muster.h"
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"

bool adn_check_named(const struct seat *seat, const struct order *order,
                     const struct muster *muster, struct report *report)
{
    bool good = muster->ids->count > 0 ||
                refuse(report, &order->place, muster->rule, "no unit is named");

    for (size_t i = 0; i < muster->ids->count; i++) {
        const char *id = muster->ids->items[i];
        const struct unit *unit =
            adn_own_unit(seat, order, id, muster->rule, report);

        good &= unit != NULL;
        if (unit && !muster->fits(unit))
            good = refuse(report, &order->place, muster->rule, "'%s' %s", id,
                          muster->unfit);
    }
    return good;
}

struct force adn_able(const struct board *board, const struct muster *muster)
{
    struct force force = {NULL, 0};
    const struct rule *rule;

    for (size_t i = 0; i < muster->ids->count; i++) {
        struct unit *unit = adn_unit(board, muster->ids->items[i]);

        if (!muster->cannot(board, unit, muster->target, &rule))
            adn_force_add(board->arena, &force, unit);
    }
    return force;
}

/* At a desk each unit is judged; in play the order goes on with those that
 * can. What is foreseen only in part is judged when it is played. */
bool adn_check_each(const struct seat *seat, const struct order *order,
                    const struct muster *muster, struct report *report)
{
    bool at_desk = seat->game->part == AT_DESK;
    bool good = true;

    if (!at_desk && adn_able(&seat->board, muster).count > 0)
        return true;
    for (size_t i = 0; i < muster->ids->count; i++) {
        const struct unit *unit = adn_unit(&seat->board, muster->ids->items[i]);
        const struct rule *rule;
        const char *why =
            muster->cannot(&seat->board, unit, muster->target, &rule);

        if (why && !(at_desk && unit->unsure))
            good = refuse(report, &order->place, rule, "'%s' %s: %04d",
                          unit->id, why, muster->target);
    }
    return good;
}

void adn_tell_dropped(struct play *play, const char *side,
                      const struct muster *muster)
{
    for (size_t i = 0; i < muster->ids->count; i++) {
        const struct unit *unit = adn_unit(&play->board, muster->ids->items[i]);
        const struct rule *rule;
        const char *why =
            muster->cannot(&play->board, unit, muster->target, &rule);

        if (why)
            journal_tell(play->journal, EVENT_NOTE, rule, side, unit->id,
                         "%s takes no part against %04d: it %s.", unit->name,
                         muster->target, why);
    }
}

struct force adn_named(const struct board *board, const struct names *ids)
{
    struct force force = {NULL, 0};

    for (size_t i = 0; i < ids->count; i++)
        adn_force_add(board->arena, &force, adn_unit(board, ids->items[i]));
    return force;
}

struct names adn_able_of(const struct seat *seat, int target,
                         bool (*fits)(const struct unit *unit),
                         cannot_function *cannot)
{
    struct names able = {NULL, 0};
    const struct rule *rule;

    for (size_t i = 0; i < seat->game->unit_count; i++) {
        const struct unit *unit = &seat->game->units[i];

        if (unit->army == adn_army_of(seat->side) && fits(unit) &&
            !cannot(&seat->board, unit, target, &rule))
            names_add(seat->arena, &able, unit->id);
    }
    return able;
}

void adn_each_target(const struct seat *seat, struct choices *choices,
                     void (*offer)(const struct seat *seat, int target,
                                   struct choices *choices))
{
    int camp = (int)adn_camp(adn_army_of(seat->side));

    adn_foresee_command(seat);
    for (size_t i = 0; i < seat->game->unit_count && !choices_full(choices);
         i++) {
        const struct unit *unit = &seat->game->units[i];

        if (unit->side != camp && unit->state == ON_MAP &&
            adn_first(&seat->board, unit->hex, unit->side) == unit)
            offer(seat, unit->hex, choices);
    }
}

bool adn_check_target(const struct seat *seat, const struct order *order,
                      const struct muster *muster, struct report *report)
{
    int enemy = (int)adn_enemy((int)adn_camp(adn_army_of(seat->side)));

    adn_foresee_command(seat);
    if (adn_is_night(&seat->board))
        return refuse(report, &order->place, BASE(night_rain),
                      "nobody attacks or bombards at night");
    return adn_has_units(&seat->board, muster->target, enemy) ||
           refuse(report, &order->place, muster->rule,
                  "no enemy stands at %04d", muster->target);
}
