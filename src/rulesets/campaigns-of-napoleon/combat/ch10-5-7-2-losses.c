/* 10.5.7.2 the losses of a battle: percentages, stakes, then arm by arm. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

/* 10.5.7l which figure of the cell is the side's: the advantaged one's is
 * the first, or, by option, the larger one's. */
static int printed_loss(const struct battle *battle, enum side side)
{
    const int *sp = battle->sp;
    enum side first = battle->advantaged;

    if (option_is(battle->fight->board.options, "loss-pair", "size") &&
        sp[FRENCH] != sp[COALITION])
        first = sp[FRENCH] > sp[COALITION] ? FRENCH : COALITION;
    return battle->cell->loss[side == first ? 0 : 1];
}

static void say_tenths(const struct battle *battle, const struct rule *rule,
                       enum side side, int tenths)
{
    TELL(battle->fight, EVENT_MODIFIER, rule, side, NULL, "%s losses: +%s%%",
         con_side_adjective(side),
         con_tenths(battle->fight->board.arena, tenths));
}

/* 10.5.7m rounding of battle losses: once, after all points are added;
 * 10.5.7.2a snow and blizzard raise losses */
static void find_loss(struct battle *battle, enum side side)
{
    const struct fight *fight = battle->fight;
    const struct stakes *stakes = &battle->stakes[side];
    int weather = con_weather(&fight->board)->loss;
    const struct combat *combat = fight->combat;
    int penalty = con_stake_penalty(stakes);
    int tenths = printed_loss(battle, side);

    if (weather) {
        say_tenths(battle, RULE(10_5_7_2a), side, weather);
        tenths += weather;
    }
    /* 10.5.7.1p who has lost the battle pays for his stakes */
    if (penalty && !combat->drawn && combat->winner != side) {
        say_tenths(battle,
                   stakes->guard && stakes->heavy ? RULE(10_5_7_1q)
                                                  : RULE(10_5_7_1p),
                   side, penalty);
        tenths += penalty;
    }
    battle->tenths[side] = tenths;
    battle->losses[side] = percent_of(battle->base, tenths);
    event_number(TELL(fight, EVENT_NOTE, RULE(10_5_7m), side, NULL,
                      "%s losses: %s%% of %d: %d SP.", con_side_adjective(side),
                      con_tenths(fight->board.arena, tenths), battle->base,
                      battle->losses[side]),
                 battle->losses[side]);
}

/* 10.5.7.1o units of a staked arm */
static struct party part_of(const struct fight *fight, enum side side,
                            bool guard)
{
    const struct party *party = &fight->parties[side];
    struct party part = {.side = side};

    foreach_unit (unit, *party)
        if (guard ? unit->card->guard : con_is_heavy(unit->card))
            con_party_add(fight->board.arena, &part, &unit->counter);
    return part;
}

/* 10.5.7.1o staked arm takes first losses, 10.5.7.1q both in turn */
static int take_stakes(const struct battle *battle, enum side side,
                       enum loss_cycle cycle)
{
    const struct fight *fight = battle->fight;
    const struct stakes *stakes = &battle->stakes[side];
    const struct rule *rule =
        stakes->guard && stakes->heavy ? RULE(10_5_7_1q) : RULE(10_5_7_1o);
    struct stake_losses first =
        con_stake_losses(stakes, battle->base, battle->tenths[side]);
    struct party guard = part_of(fight, side, true);
    struct party heavy = part_of(fight, side, false);
    const struct loss guards = {
        .party = &guard, .points = first.guard, .cycle = cycle, .rule = rule};
    const struct loss riders = {
        .party = &heavy,
        .points = first.heavy,
        .cycle = cycle,
        .only_cavalry = true,
        .rule = rule,
    };
    int taken = 0;

    if (first.guard + first.heavy == 0)
        return 0;
    SAY(fight, EVENT_NOTE, rule,
        "%s first losses fall on what was staked: Guard %d, heavy cavalry %d "
        "SP.",
        con_side_adjective(side), first.guard, first.heavy);
    taken = con_take_losses(fight->play, &guards);
    return taken + con_take_losses(fight->play, &riders);
}

/* 10.5.7.2c, 10.5.7.2d, 10.5.7.2e what a side removes. Losses to the guns
 * are removed together with the others (ruling 12). */
static void take_losses(const struct battle *battle, enum side side)
{
    const struct fight *fight = battle->fight;
    struct combat *combat = fight->combat;
    enum loss_cycle cycle = combat->retreats[side] && !combat->drawn
                                ? CYCLE_RETREATS
                                : CYCLE_STANDS;
    int points = battle->losses[side] + battle->bombarded[side];
    struct loss due = {.party = &fight->parties[side],
                       .cycle = cycle,
                       .rule = combat->drawn             ? RULE(10_5_7_2e)
                               : cycle == CYCLE_RETREATS ? RULE(10_5_7_2d)
                                                         : RULE(10_5_7_2c)};

    if (points > battle->sp[side])
        points = battle->sp[side];
    journal_tell_open(
        fight->play->journal, EVENT_NOTE, due.rule, con_side_id(side), NULL,
        "%s losses to remove: %d SP, %d of them by the guns; %s goes first.",
        con_side_adjective(side), points, battle->bombarded[side],
        cycle == CYCLE_RETREATS ? "artillery" : "infantry");
    combat->losses[side] = take_stakes(battle, side, cycle);
    due.points = points - combat->losses[side];
    combat->losses[side] += con_take_losses(fight->play, &due);
    journal_close(fight->play->journal);
}

/* 10.5.7l of which strength losses are percent; 10.5.7.2b Losses on
 * pre-bombardment strength */
static void say_base(const struct battle *battle)
{
    const struct fight *fight = battle->fight;
    enum combat_type type = fight->combat->type;

    if (type == DELAY || type == WITHDRAW) {
        SAY(fight, EVENT_NOTE, type == DELAY ? RULE(10_5_5c) : RULE(10_5_6b),
            "Losses are percent of twice the corps: %d.", battle->base);
        return;
    }
    SAY(fight, EVENT_NOTE, RULE(10_5_7l),
        "Losses are percent of both groups: %d + %d = %d.", battle->sp[FRENCH],
        battle->sp[COALITION], battle->base);
    if (battle->bombarded[FRENCH] + battle->bombarded[COALITION] > 0)
        SAY(fight, EVENT_NOTE, RULE(10_5_7_2b),
            "That is the strength before the guns, whose losses come on top.");
}

/* 10.5.7l, 10.5.7m losses of both sides */
void con_battle_losses(struct battle *battle)
{
    say_base(battle);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        find_loss(battle, side);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        take_losses(battle, side);
}
