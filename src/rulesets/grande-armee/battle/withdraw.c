/* [base withdraw], [base withdrawal-battle] all that can fight goes back, each
 * hex by itself. */
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

static bool all_ride(const struct force *force)
{
    foreach_unit (unit, *force)
        if (!gra_is_cavalry(unit->card->type))
            return false;
    return true;
}

/* 12.52a cavalry alone may go farther, where it goes by choice. */
static int hexes_of(const struct battle *battle, const struct force *force,
                    int hexes)
{
    int ridden = battle->play->module->withdraw_cavalry_hexes;

    return battle->withdrawal && all_ride(force) && ridden > hexes ? ridden
                                                                   : hexes;
}

/* [base withdraw] what is inside a fortress is the garrison's (ruling 116) */
void gra_add_trains(const struct board *board, struct force *all)
{
    size_t count = all->count;

    for (size_t i = 0; i < count; i++)
        for (struct unit *unit =
                 gra_first(board, all->units[i]->hex, all->units[i]->side);
             unit; unit = gra_next(unit))
            if (gra_is_train(unit->card->type) && !unit->inside &&
                !gra_force_has(all, unit))
                gra_force_add(board->arena, all, unit);
}

/* The whole force goes, who is demoralized too. Where the main part of it comes
 * to is the next target. */
void gra_withdraw(struct battle *battle, const struct rule *rule, int hexes)
{
    struct play *play = battle->play;
    struct force all = gra_fighters(battle, DEFENDER);
    const struct force shaken =
        gra_force_left(play->arena, &battle->all_defenders, gra_is_shaken);
    struct force gone = {NULL, 0};
    int target = battle->target;

    gra_force_join(play->arena, &all, &shaken);
    gra_add_trains(&play->board, &all);
    foreach_unit (unit, all) {
        int from = unit->hex;
        const struct force stay = gra_force_less(play->arena, &all, &gone);
        const struct force part = gra_force_in(play->arena, &stay, from);
        const struct retreat retreat = {.rule = rule,
                                        .side = battle->side[DEFENDER],
                                        .enemy_hex = battle->from,
                                        .hexes = hexes_of(battle, &part, hexes),
                                        .toward = battle->reaction->toward};

        if (gra_force_has(&gone, unit))
            continue;
        gra_force_join(play->arena, &gone, &part);
        if (gra_retreat(play, &retreat, &part) && from == battle->target)
            foreach_unit (one, part)
                target = one->state == ON_MAP ? one->hex : target;
    }
    battle->stood_off = true;
    battle->target = target;
}
