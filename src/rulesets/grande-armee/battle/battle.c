/* A battle from its announcement to its end. [base sequence] */
#include "rulesets/grande-armee/battle/battle.h"
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"

const char *gra_hex_name(const struct play *play, int hex)
{
    return map_name(&play->module->map, hex, play->arena);
}

const char *gra_side_text(const struct battle *battle, enum role role)
{
    return battle->side[role] == FRANCE ? "the French" : "the Coalition";
}

struct force gra_fighters(const struct battle *battle, enum role role)
{
    return gra_force_left(battle->play->arena, &battle->force[role],
                          gra_can_fight);
}

struct hexes gra_attacked_hexes(const struct battle *battle)
{
    const struct hexes *targets = &battle->play->game->targets;
    struct arena *arena = battle->play->arena;
    struct hexes all = {NULL, 0};

    for (size_t i = 0; i < targets->count; i++)
        hexes_add(arena, &all, targets->items[i]);
    for (size_t i = 0; i < battle->all_defenders.count; i++)
        hexes_add(arena, &all, battle->all_defenders.units[i]->hex);
    return all;
}

/* ---- the beginning ------------------------------------------------------- */

static const struct leader *ranking_at(struct play *play, int hex, int side)
{
    const struct leader *ranking = NULL;

    for (struct leader *leader = gra_first_leader(&play->board, hex, side);
         leader; leader = gra_next_leader(leader))
        if (!ranking || gra_outranks(leader, ranking))
            ranking = leader;
    return ranking;
}

/* The reaction of who leads in the hex, else of the army. */
static const struct reaction *reaction_at(struct play *play, int hex, int side)
{
    const struct leader *ranking = ranking_at(play, hex, side);

    return play_standing(play, gra_side_words[side], &gra_reaction,
                         ranking ? ranking->id : NULL);
}

static void engage(const struct force *force)
{
    for (size_t i = 0; i < force->count; i++)
        force->units[i]->engaged = true;
}

/* 12.41e a cavalry leader's bonus counts once a battle */
static void rest_leaders(struct game *game)
{
    for (size_t i = 0; i < game->leader_count; i++)
        game->leaders[i].used = false;
    for (size_t i = 0; i < game->unit_count; i++)
        game->units[i].generic_used = false;
}

/* 12.17b who won elsewhere and stepped next to this target */
static void add_joiners(struct battle *battle)
{
    struct game *game = battle->play->game;

    for (size_t i = 0; i < game->unit_count; i++) {
        struct unit *unit = &game->units[i];
        struct force force = {NULL, 0};

        if (unit->joins != battle->target || !gra_can_fight(unit) ||
            unit->state != ON_MAP)
            continue;
        for (struct unit *one =
                 gra_first(&battle->play->board, unit->hex, unit->side);
             one; one = gra_next(one))
            if (one->joins == battle->target && gra_can_fight(one)) {
                one->joins = 0;
                gra_force_add(battle->play->arena, &force, one);
            }
        journal_tell(battle->play->journal, EVENT_NOTE, RULE(12_17b),
                     gra_side_words[unit->side], unit->id,
                     "%s won next to this battle, and join the attack.",
                     gra_corps_text(battle->play->arena, &force));
        gra_arrive(battle, ATTACKER, unit->hex, &force);
    }
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
    battle->all_defenders =
        gra_force_at(&play->board, order->target, battle->side[DEFENDER], NULL);
    battle->vacated = battle->target;
    battle->reaction = reaction_at(play, order->target, battle->side[DEFENDER]);
    battle->wishes[ATTACKER] = &order->wishes;
    battle->wishes[DEFENDER] = &battle->reaction->wishes;
    for (int role = ATTACKER; role < ROLES; role++) {
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

    for (size_t i = 0; i < battle->line_count; i++) {
        struct line *line = &battle->lines[i];

        gra_use_leaders(battle, line);
        gra_add_modifiers(battle, line);
        gra_roll(battle, line);
        gra_bid(battle, line);
    }
    for (size_t i = 0; i < battle->line_count; i++)
        for (int role = ATTACKER; role < ROLES; role++)
            gra_lose(play,
                     battle->line_count > 1 ? RULE(12_79b) : BASE(bidding),
                     &battle->lines[i].front[role],
                     battle->lines[i].price[role], LOST_IN_BATTLE);
    for (size_t i = 0; i < battle->line_count; i++)
        gra_risk_leaders(battle, &battle->lines[i]);
    gra_results(battle);
}

/* Steps 2 to 6 are a round. */
static void play_round(struct battle *battle)
{
    struct play *play = battle->play;

    battle->round++;
    battle->won = false;
    journal_tell_open(play->journal, EVENT_NOTE,
                      battle->round > 1 ? RULE(12_0a) : BASE(sequence), NULL,
                      NULL, "Round %d", battle->round);
    if (!gra_attack_helpless(battle)) {
        gra_choose(battle);
        gra_deploy(battle);
        if (!gra_overrun(battle))
            fight_round(battle);
    }
    journal_close(play->journal);
}

/* 12.0c a battle ends when one side has chosen to go, has nobody left who
 * fights, or the attacker may not or does not go on */
static void tell_end(const struct battle *battle)
{
    struct play *play = battle->play;

    if (battle->withdrawal)
        journal_tell(play->journal, EVENT_NOTE, RULE(12_52a), NULL, NULL,
                     "The defender chose to withdraw: this was the last "
                     "round.");
    else if (battle->cancelled)
        return;
    else if (gra_fighters(battle, DEFENDER).count == 0)
        journal_tell(play->journal, EVENT_NOTE, RULE(12_0c), NULL, NULL,
                     "Nobody of %s is left to fight: the battle is over.",
                     gra_side_text(battle, DEFENDER));
    else
        journal_tell(play->journal, EVENT_NOTE, RULE(12_0c), NULL, NULL,
                     "The attack does not go on: the battle is over.");
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
        if (battle->round == battle->play->module->held_rounds)
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

/* ---- an attack ----------------------------------------------------------- */

static void tell_outcome(const struct battle *battle)
{
    struct play *play = battle->play;
    bool won = battle->won && !battle->cancelled;

    for (int role = ATTACKER; role < ROLES; role++) {
        const struct party_outcome party = {
            .side = gra_side_words[battle->side[role]],
            .name = gra_side_text(battle, role),
            .strength = battle->strength[role],
            .lost = play->game->lost[battle->side[role]] - battle->lost[role],
            .won = (role == ATTACKER) == won};

        event_for_all(journal_outcome(play->journal, BASE(vp), &party));
    }
}

/* "47 SP under Kutuzov" */
static const char *force_text(const struct battle *battle, enum role role)
{
    struct play *play = battle->play;
    const struct force *force = &battle->force[role];
    int hex = role == ATTACKER ? battle->from : battle->target;
    const struct leader *ranking = ranking_at(play, hex, battle->side[role]);

    if (force->count == 0)
        return "nobody who can fight";
    return arena_text(play->arena, "%d SP%s%s", gra_force_sp(force),
                      ranking ? " under " : "", ranking ? ranking->name : "");
}

static void open_battle(struct battle *battle)
{
    struct play *play = battle->play;

    event_at(journal_tell_open(play->journal, EVENT_COMBAT, BASE(attack),
                               gra_side_words[battle->side[ATTACKER]], NULL,
                               "Battle of %s: %s against %s.",
                               gra_hex_name(play, battle->target),
                               force_text(battle, ATTACKER),
                               force_text(battle, DEFENDER)),
             battle->target);
}

void gra_play_attack(struct play *play, int side,
                     const struct attack_order *order)
{
    struct battle *battle = ARENA_NEW(play->arena, struct battle);

    gra_begin_battle(battle, play, side, order);
    open_battle(battle);
    for (size_t i = 0; i < battle->force[ATTACKER].count; i++)
        battle->force[ATTACKER].units[i]->attacked = true;
    hexes_add(play->arena, &play->game->fought, order->target);
    add_joiners(battle);
    gra_play_battle(battle);
    tell_outcome(battle);
    journal_close(play->journal);
}
