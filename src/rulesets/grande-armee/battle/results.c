/* Battle step 6: what comes of a round. [base crt], [base withdraw] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* ---- who is outbid ------------------------------------------------------- */

static void check(struct battle *battle, struct line *line)
{
    static const char *const texts[] = {
        [FATE_HOLDS] = "holds", [FATE_WITHDRAWS] = "withdraws"};

    line->passed = true;
    if (line->fate >= FATE_CHECK)
        line->passed = gra_check_line(battle, line, line->outbid);
    else
        TELL(battle, EVENT_NOTE, BASE(crt), line->outbid,
             "%s is outbid, and %s.",
             line->outbid == ATTACKER ? "The attacker" : "The defender",
             texts[line->fate]);
}

/* ---- a rout of the main line --------------------------------------------- */

/* Lines and reserve: groups that fight apart as well. */
static struct force who_still_stands(const struct battle *battle,
                                     enum role role)
{
    struct force rest = gra_fighters(battle, role);

    for (size_t i = 0; i < battle->groups_count; i++) {
        const struct force group = gra_force_left(
            battle->play->arena, &battle->groups[i].force, gra_can_fight);

        if (battle->groups[i].role == role && !battle->groups[i].gone)
            gra_force_join(battle->play->arena, &rest, &group);
    }
    return rest;
}

/* 12.51 the reserve may be told to rout as well; else all that still stand, in
 * lines or in reserve, check once, and hold the hex as front line if they
 * pass */
static void settle_reserve(struct battle *battle, enum role role)
{
    struct play *play = battle->play;
    const struct force rest = who_still_stands(battle, role);

    if (rest.count == 0)
        return;
    if (role == DEFENDER && battle->reaction->rout_reserve) {
        TELL(battle, EVENT_STANDING, RULE(12_51), role,
             "By order the reserve routs with the front.");
        gra_rout(battle, &rest, role);
    } else if (gra_check_reserve(battle, role, &rest)) {
        TELL(battle, EVENT_NOTE, BASE(rout), role, "%s hold on.",
             gra_corps_text(play->arena, &rest));
    } else {
        gra_rout(battle, &rest, role);
    }
}

/* Where the hex is empty after a rout or its losses, others are the force from
 * then on: it is attacked where most of it stands. */
static void find_target(struct battle *battle)
{
    struct force left = gra_fighters(battle, DEFENDER);

    foreach_unit (unit, left)
        if (unit->hex == battle->target)
            return;
    gra_force_sort(&left, false);
    if (left.count > 0)
        battle->target = left.units[0]->hex;
}

/* ---- the main combat ----------------------------------------------------- */

/* 12.52b a Withdraw result ends no battle */
static void beat_main(struct battle *battle, struct line *main)
{
    if (main->outbid == ATTACKER) {
        battle->ap = 0;
        battle->over = true;
    } else {
        battle->won = battle->river_won = true;
    }
    if (!main->passed)
        gra_rout(battle, &main->front[main->outbid], main->outbid);
    else if (main->outbid == DEFENDER && main->fate != FATE_HOLDS &&
             !battle->withdrawal)
        gra_withdraw(battle, RULE(12_52b),
                     battle->play->module->withdraw_hexes);
}

/* ---- other combats ------------------------------------------------------- */

/* A second line that is beaten: 12.37a, 12.37b tell the next round what it
 * means. */
static void beat_second_line(struct battle *battle, struct line *line)
{
    line->group->line_beaten = line->group->river_won = true;
    if (!line->passed)
        gra_rout(battle, &line->front[DEFENDER], DEFENDER);
    else if (line->fate != FATE_HOLDS)
        TELL(battle, EVENT_NOTE, BASE(second_line), DEFENDER,
             "The second line falls back into the reserve.");
    else
        line->group->line_beaten = false;
}

static void beat_group(struct battle *battle, struct line *line)
{
    if (line->passed)
        return;
    gra_rout(battle, &line->front[ATTACKER], ATTACKER);
    line->group->gone =
        gra_force_left(battle->play->arena, &line->group->force, gra_can_fight)
            .count == 0;
}

/* Of defenders beside the attacker: they go back from their own hex. */
static void beat_opposed(struct battle *battle, struct line *line)
{
    struct play *play = battle->play;
    const struct retreat retreat = {.rule = BASE(withdraw),
                                    .side = battle->side[DEFENDER],
                                    .enemy_hex = battle->from,
                                    .hexes = play->module->withdraw_hexes};

    if (!line->passed)
        gra_rout(battle, &line->group->force, DEFENDER);
    else if (line->fate != FATE_HOLDS)
        gra_retreat(play, &retreat, &line->group->force);
    line->group->gone = !line->passed || line->fate != FATE_HOLDS;
}

static void settle(struct battle *battle, struct line *line)
{
    if (!line->group)
        beat_main(battle, line);
    else if (line->outbid == ATTACKER)
        beat_group(battle, line);
    else if (line->group->role == ATTACKER)
        beat_second_line(battle, line);
    else
        beat_opposed(battle, line);
}

/* Behind a rear guard that routs the others go all the same. */
static void after_rout(struct battle *battle, enum role role)
{
    if (role == ATTACKER || !battle->withdrawal)
        settle_reserve(battle, role);
    if (role == DEFENDER && gra_fighters(battle, DEFENDER).count == 0)
        gra_rout_bystanders(battle);
}

/* [base withdrawal-battle] the others go, and the rear guard that held */
static void leave_field(struct battle *battle)
{
    if (battle->withdrawal && gra_fighters(battle, DEFENDER).count > 0)
        gra_withdraw(battle, RULE(12_52a),
                     battle->play->module->withdraw_hexes);
}

void gra_results(struct battle *battle)
{
    foreach (struct line, line, battle->lines)
        check(battle, line);
    for (size_t i = 0; i < battle->lines_count; i++)
        settle(battle, &battle->lines[i]);
    if (!battle->lines[0].passed)
        after_rout(battle, battle->lines[0].outbid);
    leave_field(battle);
    find_target(battle);
}
