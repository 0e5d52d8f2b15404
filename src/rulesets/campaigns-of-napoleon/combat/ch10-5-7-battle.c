/* 10.5.7 Battle, and its kin: 10.5.4 Wrongfooted!, 10.5.5 Delay, 10.5.6
 * Withdraw. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

/* 10.5.5b, 10.5.6a Delay or Withdraw */
static bool is_minor(enum combat_type type)
{
    return type == DELAY || type == WITHDRAW;
}

/* 10.5.4 like a Battle; 10.5.5b, 10.5.6a without the guns */
static void first_step(struct battle *battle)
{
    const struct fight *fight = battle->fight;
    enum combat_type type = fight->combat->type;

    if (type == WRONGFOOTED)
        SAY(fight, EVENT_NOTE, RULE(10_5_4),
            "Wrongfooted! is fought like a Battle, with 2 for the %s guess.",
            con_side_adjective(fight->combat->favoured));
    if (is_minor(type))
        SAY(fight, EVENT_NOTE, type == DELAY ? RULE(10_5_5b) : RULE(10_5_6a),
            "No bombardment in a %s.", con_type_name(type));
    else
        con_bombard(battle);
}

/* 10.5.7h both sides sum their modifiers */
static void say_sums(const struct battle *battle)
{
    const struct fight *fight = battle->fight;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        event_number(journal_tell_open(
                         fight->play->journal, EVENT_NOTE, RULE(10_5_7h),
                         con_side_id(side), NULL, "%s modifiers sum to %d.",
                         con_side_adjective(side), battle->modifiers[side].sum),
                     battle->modifiers[side].sum);
        con_say_modifiers(fight, &battle->modifiers[side]);
        journal_close(fight->play->journal);
    }
}

/* 10.5.7i advantaged side, 10.5.7j half the difference, odd rounded */
static int advantage(struct battle *battle)
{
    const struct fight *fight = battle->fight;
    int sum[SIDE_COUNT];
    int left[SIDE_COUNT];
    struct advantage found;
    int die = 0;
    int modifier;
    const struct throw thrown = {RULE(10_5_7j), "half", NULL, 1,
                                 "Die for the odd half; 4 to 6 rounds up"};

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        sum[side] = battle->modifiers[side].sum;
        left[side] = battle->sp[side] - battle->bombarded[side];
    }
    found = con_advantage(sum, left);
    battle->advantaged = found.side;
    fight->combat->advantaged = found.side;
    TELL(fight, EVENT_STATE, RULE(10_5_7i), found.side, NULL,
         "The %s side is advantaged, by %d.", con_side_adjective(found.side),
         found.halves);
    if (found.halves % 2 == 1) {
        dice_asks(fight->play->dice, 4);
        die = con_throw(fight, &thrown);
    }
    modifier = con_advantage_modifier(found.halves, die);
    event_number(SAY(fight, EVENT_MODIFIER, RULE(10_5_7j),
                     "half of %d to the die of the advantaged side",
                     found.halves),
                 modifier);
    return modifier;
}

/* 10.5.7k winner and R number of the cell */
static void keep_winner(const struct battle *battle)
{
    struct combat *combat = battle->fight->combat;
    const struct battle_cell *cell = battle->cell;

    combat->drawn = cell->winner == 'O';
    combat->winner = cell->winner == 'D' ? con_enemy(battle->advantaged)
                                         : battle->advantaged;
    combat->r_number = cell->r;
}

static void say_cell(const struct battle *battle, int row, int column)
{
    const struct battle_cell *cell = battle->cell;
    struct arena *arena = battle->fight->board.arena;
    const char *winner = cell->winner == 'A'   ? "Advantaged"
                         : cell->winner == 'D' ? "Disadvantaged"
                                               : "Draw";

    SAY(battle->fight, EVENT_TABLE, RULE(table_battle),
        "Row %d, column %d: %s R%d %s/%s.", row, column, winner, cell->r,
        con_tenths(arena, cell->loss[0]), con_tenths(arena, cell->loss[1]));
}

/* 10.5.7k battle dice pick the cell */
static void read_table(struct battle *battle, int modifier)
{
    const struct fight *fight = battle->fight;
    const struct combat *combat = fight->combat;
    int dice[SIDE_COUNT];
    int row;
    int column;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct throw thrown = {
            RULE(10_5_7k), "battle", con_side_id(side), 1,
            arena_text(fight->board.arena, "%s die", con_side_adjective(side))};

        dice[side] = con_throw(fight, &thrown);
    }
    row = con_battle_row(dice[battle->advantaged] + modifier);
    column = dice[con_enemy(battle->advantaged)];
    battle->cell = con_battle_cell(row, column);
    keep_winner(battle);
    say_cell(battle, row, column);
    if (combat->drawn)
        SAY(fight, EVENT_STATE, RULE(10_5_7_4i), "A drawn battle.");
    else
        TELL(fight, EVENT_STATE, RULE(10_5_7l), combat->winner, NULL,
             "The %s side wins.", con_side_adjective(combat->winner));
}

/* 10.5.7.4a, 10.5.5d, 10.5.6c who has to retreat, known before losses, which
 * hang on it. */
static void settle_retreats(const struct battle *battle)
{
    const struct fight *fight = battle->fight;
    struct combat *combat = fight->combat;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        bool loses = combat->drawn || combat->winner != side;

        /* 10.5.5d, 10.5.6c the corps retreats whoever won */
        if (is_minor(combat->type))
            combat->retreats[side] = fight->size[side] == CORPS;
        else
            combat->retreats[side] = loses && !fight->besieged[side];
    }
}

/* 10.5.7.4i draw: both sides step back, the disadvantaged first */
static void step_back(const struct battle *battle)
{
    struct fight *fight = battle->fight;
    enum side last = battle->advantaged;

    SAY(fight, EVENT_NOTE, RULE(10_5_7_4i),
        "Both sides step back one hex, the %s first; nobody follows.",
        con_side_adjective(con_enemy(last)));
    if (fight->combat->retreats[con_enemy(last)])
        con_retreat_group(fight, con_enemy(last), 1);
    if (fight->combat->retreats[last])
        con_retreat_group(fight, last, 1);
}

static const struct rule *retreat_rule(enum combat_type type)
{
    if (type == DELAY)
        return RULE(10_5_5d);
    return type == WITHDRAW ? RULE(10_5_6c) : RULE(10_5_7_4a);
}

/* 10.5.7.4a loser retreats the R number; 10.3a the corps of a Delay or
 * Withdraw three hexes, also after a draw (ruling 30). */
static void retreat_and_follow(const struct battle *battle)
{
    struct fight *fight = battle->fight;
    const struct combat *combat = fight->combat;
    enum side side = combat->retreats[FRENCH] ? FRENCH : COALITION;
    int hexes = is_minor(combat->type) ? 3 : combat->r_number;

    if (combat->drawn && !is_minor(combat->type)) {
        step_back(battle);
        return;
    }
    /* 10.5q besieged loser does not retreat */
    if (!combat->retreats[side]) {
        SAY(fight, EVENT_NOTE, RULE(10_5q), "The besieged stay in their town.");
        return;
    }
    event_number(SAY(fight, EVENT_NOTE, retreat_rule(combat->type),
                     "The %s side retreats %d hex%s.", con_side_adjective(side),
                     hexes, hexes > 1 ? "es" : ""),
                 hexes);
    con_retreat_group(fight, side, hexes);
    /* 10.3g nobody pursues after a draw, nor advances (10.5.7.4i). */
    if (combat->drawn)
        return;
    con_follow_up(fight, con_enemy(side));
}

/* 10.5.7a a battle in two steps. Losses are percent of 10.5.5c, 10.5.6b twice
 * the corps, 10.5.7l both groups before the guns. */
void con_resolve_battle(struct fight *fight)
{
    const int *sp = fight->combat->sp;
    enum side corps = fight->size[FRENCH] == CORPS ? FRENCH : COALITION;
    struct battle battle = {.fight = fight,
                            .sp = sp,
                            .base = is_minor(fight->combat->type)
                                        ? 2 * sp[corps]
                                        : sp[FRENCH] + sp[COALITION]};

    first_step(&battle);
    con_battle_modifiers(&battle);
    con_stake_arms(&battle);
    say_sums(&battle);
    read_table(&battle, advantage(&battle));
    settle_retreats(&battle);
    con_battle_losses(&battle);
    con_leader_losses(fight);
    retreat_and_follow(&battle);
    con_check_demoralization(&battle);
}
