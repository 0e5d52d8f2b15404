/* An attack from its order to its outcome. [base attack] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* 12.17b who won elsewhere and stepped next to this target */
static void add_joiners(struct battle *battle)
{
    struct game *game = battle->play->game;

    foreach (struct unit, unit, game->units) {
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

static void tell_outcome(const struct battle *battle)
{
    struct play *play = battle->play;
    bool won = battle->won && !battle->cancelled;

    for (enum role role = ATTACKER; role < ROLES; role++) {
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
    const struct leader *ranking =
        gra_ranking_at(&play->board, hex, battle->side[role]);

    if (force->count == 0)
        return "nobody who can fight";
    return arena_text(play->arena, "%d SP%s%s", gra_force_sp(force),
                      ranking ? " under " : "", ranking ? ranking->name : "");
}

/* 9.5d is an Army Reserve among them that has no order? */
static bool reserve_joins(const struct battle *battle)
{
    const struct force *force = &battle->force[ATTACKER];

    foreach_unit (unit, *force)
        if (gra_is_reserve(unit) && !gra_has_order(&battle->play->board, unit))
            return true;
    return false;
}

static void open_battle(struct battle *battle)
{
    struct play *play = battle->play;
    struct event *event;

    event =
        event_at(journal_tell_open(play->journal, EVENT_COMBAT, BASE(attack),
                                   gra_side_words[battle->side[ATTACKER]], NULL,
                                   "Battle of %s: %s against %s.",
                                   gra_hex_name(play, battle->target),
                                   force_text(battle, ATTACKER),
                                   force_text(battle, DEFENDER)),
                 battle->target);
    if (reserve_joins(battle))
        event_cites(play->journal, event, RULE(9_5d));
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
    gra_fight_out(battle);
    tell_outcome(battle);
    journal_close(play->journal);
}
