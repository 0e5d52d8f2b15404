/* [base rout], 12.51, 13.27 */
#include "core/arena.h"
#include "core/shares.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* The enemy's main hex of the battle. */
static int enemy_hex(const struct battle *battle, enum role role)
{
    return role == DEFENDER ? battle->from : battle->target;
}

static void mark(struct play *play, const struct force *force)
{
    foreach_unit (unit, *force) {
        unit->rout = ROUT_1;
        unit->rout_turn = play->game->turn;
    }
}

/* Each hex by itself: all units of a hex go together. */
static void flee(struct battle *battle, const struct force *force,
                 enum role role)
{
    struct play *play = battle->play;
    const struct retreat retreat = {
        .rule = BASE(rout),
        .side = battle->side[role],
        .enemy_hex = enemy_hex(battle, role),
        .hexes = play->module->rout_hexes,
        .toward = role == DEFENDER ? battle->reaction->toward : 0,
        .routed = true};
    struct force fled = {NULL, 0};

    foreach_unit (unit, *force)
        if (!gra_force_has(&fled, unit) && unit->state == ON_MAP) {
            struct force part = gra_force_in(play->arena, force, unit->hex);

            gra_force_join(play->arena, &fled, &part);
            gra_retreat(play, &retreat, &part);
        }
}

/* A tenth is lost, but of a line of two SP nothing; then each unit has its
 * marker, and goes. */
void gra_rout(struct battle *battle, const struct force *force, enum role role)
{
    struct play *play = battle->play;
    struct force left = gra_force_left(play->arena, force, NULL);
    int sp = gra_force_sp(&left);

    if (left.count == 0)
        return;
    journal_tell(play->journal, EVENT_STATE, BASE(rout),
                 gra_side_words[battle->side[role]], left.units[0]->id,
                 "%s %s.", gra_corps_text(play->arena, &left),
                 left.count > 1 ? "rout" : "routs");
    if (sp > play->module->rout_spared)
        gra_lose(play, BASE(rout), &left,
                 divide_up(sp * play->module->rout_percent, 100),
                 LOST_IN_BATTLE);
    left = gra_force_left(play->arena, &left, NULL);
    mark(play, &left);
    battle->routed |= role == DEFENDER;
    battle->attacker_routed |= role == ATTACKER;
    flee(battle, &left, role);
}

/* 13.27 a routed force that is attacked loses half, and routs again */
static void rout_again(struct battle *battle, const struct force *force)
{
    struct play *play = battle->play;
    struct force left;

    journal_tell(play->journal, EVENT_STATE, RULE(13_27),
                 gra_side_words[battle->side[DEFENDER]], force->units[0]->id,
                 "%s are routed already: they lose half, and rout again.",
                 gra_corps_text(play->arena, force));
    gra_lose(
        play, RULE(13_27), force,
        divide_up(gra_force_sp(force) * play->module->routed_attacked_percent,
                  100),
        LOST_IN_BATTLE);
    left = gra_force_left(play->arena, force, NULL);
    mark(play, &left);
    flee(battle, &left, DEFENDER);
}

bool gra_is_shaken(const struct unit *unit)
{
    return unit->demoralized && unit->rout == STEADY;
}

/* Routed units, those that a battle of this phase has routed hither as well;
 * and who is demoralized, as the last to rout (ruling 47) */
void gra_rout_bystanders(struct battle *battle)
{
    struct arena *arena = battle->play->arena;
    const struct force here =
        gra_force_at(&battle->play->board, battle->target,
                     battle->side[DEFENDER], gra_is_outside);
    const struct force others =
        gra_force_less(arena, &here, &battle->force[DEFENDER]);
    const struct force routed = gra_force_left(arena, &others, gra_is_routed);
    const struct force shaken = gra_force_left(arena, &others, gra_is_shaken);

    if (routed.count > 0)
        rout_again(battle, &routed);
    gra_rout(battle, &shaken, DEFENDER);
}
