/* A battle from its announcement to its end. [base sequence] */
#include "rulesets/grande-armee/battle/battle.h"
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"

/* ---- the beginning ------------------------------------------------------- */

static void engage(const struct force *force)
{
    foreach_unit (unit, *force)
        unit->engaged = true;
}

/* 12.41e a cavalry leader's bonus counts once a battle */
static void rest_leaders(struct game *game)
{
    foreach (struct leader, leader, game->leaders)
        leader->used = false;
    foreach (struct unit, unit, game->units)
        unit->generic_used = false;
}

void gra_begin_battle(struct battle *battle, struct play *play, int attacker,
                      const struct attack_order *order)
{
    *battle = (struct battle){.play = play,
                              .side = {attacker, gra_enemy(attacker)},
                              .order = order,
                              .from = order->from,
                              .target = order->target};
    battle->id = arena_text(play->arena, "%s-%04d-%04d",
                            play->step ? play->step->id : "4", order->from,
                            order->target);
    battle->force[ATTACKER] = gra_attackers(&play->board, attacker, order);
    battle->force[DEFENDER] = gra_force_at(
        &play->board, order->target, battle->side[DEFENDER], gra_can_fight);
    battle->all_defenders = gra_force_at(
        &play->board, order->target, battle->side[DEFENDER], gra_is_outside);
    battle->vacated = battle->target;
    battle->reaction = gra_standing_at(play, &gra_reaction, order->target,
                                       battle->side[DEFENDER]);
    battle->wishes[ATTACKER] = &order->wishes;
    battle->wishes[DEFENDER] = &battle->reaction->wishes;
    for (enum role role = ATTACKER; role < ROLES; role++) {
        battle->strength[role] = gra_force_sp(&battle->force[role]);
        battle->lost[role] = play->game->lost[battle->side[role]];
        engage(&battle->force[role]);
    }
    rest_leaders(play->game);
}

/* ---- rounds -------------------------------------------------------------- */

/* Steps 3 to 6. [base crt], 12.79b all are rolled before any SP is lost */
static void fight_round(struct battle *battle)
{
    struct play *play = battle->play;

    foreach (struct line, line, battle->lines) {
        gra_use_leaders(battle, line);
        gra_add_modifiers(battle, line);
        gra_roll(battle, line);
        gra_bid(battle, line);
    }
    for (size_t i = 0; i < battle->lines_count; i++)
        for (enum role role = ATTACKER; role < ROLES; role++)
            gra_lose(play,
                     battle->lines_count > 1 ? RULE(12_79b) : BASE(bidding),
                     &battle->lines[i].front[role],
                     battle->lines[i].price[role], LOST_IN_BATTLE);
    for (size_t i = 0; i < battle->lines_count; i++)
        gra_risk_leaders(battle, &battle->lines[i]);
    gra_results(battle);
}

/* Steps 2 to 6 are a round. */
static void play_round(struct battle *battle)
{
    struct play *play = battle->play;

    battle->round++;
    battle->won = false;
    battle->at_risk[ATTACKER] = battle->at_risk[DEFENDER] = 0;
    journal_tell_open(play->journal, EVENT_NOTE,
                      battle->round > 1 ? RULE(12_0a) : BASE(sequence), NULL,
                      NULL, "Round %d", battle->round);
    if (!gra_attack_helpless(battle)) {
        gra_choose(battle);
        gra_deploy(battle);
        if (!gra_overrun(battle))
            fight_round(battle);
        battle->lines_count = 0;
    }
    journal_close(play->journal);
}

/* Why the attacker does not go on. */
static const char *why_over(const struct battle *battle)
{
    if (battle->withdrawal)
        return "The defender chose to withdraw: this was the last round.";
    if (gra_fighters(battle, DEFENDER).count == 0)
        return "No defender is left to fight: the battle is over.";
    if (!battle->won)
        return "The attacker was outbid: the battle is over.";
    if (battle->ap < battle->play->module->round_ap)
        return "The attacker has no point for another round: the battle is "
               "over.";
    return "The attacker has fought his rounds, or is too weak, or too far "
           "off: the battle is over.";
}

/* 12.0c a battle ends when one side has chosen to go, has nobody left who
 * fights, or the attacker may not or does not go on */
static void tell_end(const struct battle *battle)
{
    if (!battle->cancelled)
        journal_tell(battle->play->journal, EVENT_NOTE,
                     battle->withdrawal ? RULE(12_52a) : RULE(12_0c), NULL,
                     NULL, "%s", why_over(battle));
}

/* [base victory] the hex that decides is judged after so many rounds for it */
static bool is_judged(const struct battle *battle)
{
    const struct module *module = battle->play->module;

    return battle->round == module->held_rounds && !battle->counterattack &&
           battle->order->target == module->held_hex;
}

void gra_play_battle(struct battle *battle)
{
    for (;;) {
        if (gra_dice_stand(battle))
            return;
        play_round(battle);
        gra_advance(battle);
        if (!gra_another_round(battle))
            break;
        if (is_judged(battle))
            gra_judge_hex(battle->play);
        /* 12.0b step 8 lies between any two rounds */
        if (!battle->counterattack)
            gra_march_to_guns(battle);
        if (battle->over || !gra_may_go_on(battle))
            break;
    }
    tell_end(battle);
    if (!battle->cancelled)
        gra_pursue(battle);
    gra_end_advance(battle);
}
