/* 10.5.7.1i Guard and heavy cavalry staked; 10.5.7.1n what may be. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

/* 10.4b heavy cavalry of a side */
static int heavy_sp(const struct fight *fight, enum side side)
{
    int sp = 0;

    foreach_unit (unit, fight->parties[side])
        if (con_is_heavy(unit->card))
            sp += unit->sp;
    return sp;
}

/* 10.5.7.1n minimum size of a stake (ruling 92) */
static bool big_enough(const struct battle *battle, enum side side, int sp,
                       const char *arm)
{
    if (con_may_stake(sp, battle->sp[side]))
        return true;
    con_tell_own(battle->fight->play->journal, EVENT_LAPSE, RULE(10_5_7_1n),
                 con_side_id(side), NULL,
                 "%s may not stake the %s: %d of %d SP is less than a tenth.",
                 con_side_adjective(side), arm, sp, battle->sp[side]);
    return false;
}

/* 10.5.7.1i what a side would stake */
static struct stakes wanted(const struct battle *battle, enum side side)
{
    const struct stake_order *order =
        con_standing_here(battle->fight, side, &con_stake);
    int lead =
        battle->modifiers[side].sum - battle->modifiers[con_enemy(side)].sum;
    struct stakes stakes = {
        order->arms == STAKE_GUARD || order->arms == STAKE_BOTH,
        order->arms == STAKE_HEAVY || order->arms == STAKE_BOTH};

    if (order->conditional && lead < order->lead)
        return (struct stakes){false, false};
    return stakes;
}

/* 10.5.7.1i, 10.5.7.1n what a side stakes */
static void stake_side(struct battle *battle, enum side side,
                       struct stakes stakes)
{
    const struct fight *fight = battle->fight;
    struct arena *arena = fight->board.arena;
    int guard = con_party_guard(&fight->parties[side]);
    int heavy = heavy_sp(fight, side);

    stakes.guard = stakes.guard && big_enough(battle, side, guard, "Guard");
    stakes.heavy =
        stakes.heavy && big_enough(battle, side, heavy, "heavy cavalry");
    battle->stakes[side] = stakes;
    fight->combat->staked_guard[side] = stakes.guard;
    fight->combat->staked_heavy[side] = stakes.heavy;
    if (stakes.guard)
        con_add_modifier(battle, side, RULE(10_5_7_1i), 1,
                         arena_text(arena, "Guard staked, %d of %d SP", guard,
                                    battle->sp[side]));
    if (!stakes.heavy)
        return;
    SAY(fight, EVENT_NOTE, RULE(10_4a), "%s heavy cavalry: %d SP.",
        con_side_adjective(side), heavy);
    con_add_modifier(battle, side, RULE(10_5_7_1i), 1,
                     arena_text(arena, "heavy cavalry staked, %d of %d SP",
                                heavy, battle->sp[side]));
}

/* 10.5.7.1i both sides name their stakes in secret: conditions look at the
 * sums before anything is staked. */
void con_stake_arms(struct battle *battle)
{
    const struct stakes both[SIDE_COUNT] = {wanted(battle, FRENCH),
                                            wanted(battle, COALITION)};

    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        stake_side(battle, side, both[side]);
}
