/* Battle step 2: the defender chooses; attacks that need no dice. */
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/module/rules.h"

/* ---- his choice ---------------------------------------------------------- */

/* [base defender-choice] withdraw, if the attackers are so strong, or from such
 * a round on */
static bool wants_to_go(const struct battle *battle)
{
    const struct reaction *reaction = battle->reaction;
    const struct force attackers = gra_fighters(battle, ATTACKER);
    const struct force defenders = gra_fighters(battle, DEFENDER);

    if (reaction->choice == WITHDRAW)
        return true;
    if (reaction->withdraw_after && battle->round >= reaction->withdraw_after)
        return true;
    return reaction->withdraw_if &&
           gra_force_sp(&attackers) * 100 >=
               reaction->withdraw_if * gra_force_sp(&defenders);
}

static bool main_crosses(const struct battle *battle)
{
    return gra_river(&battle->play->board, battle->from, battle->target);
}

bool gra_crosses_otherwise(const struct battle *battle,
                           const struct group *group)
{
    return battle->round == 1 && group->role == ATTACKER && !group->gone &&
           gra_river(&battle->play->board, group->hex, battle->target) !=
               main_crosses(battle);
}

/* Does a group of the attackers cross a river now, or one that crosses none? */
static bool some_group(const struct battle *battle, bool crosses)
{
    foreach (const struct group, group, battle->groups)
        if (group->role == ATTACKER && !group->gone &&
            gra_river(&battle->play->board, group->hex, battle->target) ==
                crosses)
            return true;
    return false;
}

/* 12.91a, 12.91b, 12.91c, 12.91d his choices where some cross a river and
 * others have crossed it */
static const struct rule *rule_of_choice(const struct battle *battle)
{
    const struct rule *const mixed[] = {
        [STAND] = RULE(12_91b),
        [WITHDRAW] = RULE(12_91a),
        [DEFEND_RIVER] = RULE(12_91c),
        [RIVER_AND_FLANK] = RULE(12_91d),
    };

    if (battle->round == 1 && some_group(battle, !main_crosses(battle)))
        return mixed[battle->choice];
    if (battle->choice == WITHDRAW)
        return RULE(12_52a);
    return battle->choice == STAND ? BASE(defender_choice) : BASE(river_battle);
}

/* 15.44b outside the walls of his fortress he may go, or defend a river */
static void tell_choice(const struct battle *battle, const char *does)
{
    struct play *play = battle->play;
    const struct place_card *card = play->module->place_at[battle->target];
    struct event *event =
        TELL(battle, EVENT_STANDING, rule_of_choice(battle), DEFENDER, "%s %s.",
             gra_side_start(battle, DEFENDER), does);

    if (card && card->fortress != NO_FORTRESS && battle->choice != STAND)
        event_cites(play->journal, event, RULE(15_44b));
}

/* A river that nobody of the attackers crosses is not defended. */
void gra_choose(struct battle *battle)
{
    static const char *const does[] = {"stand", "withdraw", "defend the river",
                                       "defend the river, and the flank"};
    const struct force defenders = gra_fighters(battle, DEFENDER);

    battle->choice = (enum stance)battle->reaction->choice;
    if (wants_to_go(battle))
        battle->choice = gra_has_retreat(battle, &defenders, battle->from)
                             ? WITHDRAW
                             : STAND;
    else if (battle->choice != STAND && !main_crosses(battle) &&
             !some_group(battle, true))
        battle->choice = STAND;
    battle->withdrawal = battle->choice == WITHDRAW;
    tell_choice(battle, does[battle->choice]);
}

/* ---- without dice -------------------------------------------------------- */

/* Nobody there fights: [base 12.12] a depot alone falls, all others rout */
bool gra_attack_helpless(struct battle *battle)
{
    struct play *play = battle->play;
    int enemy = battle->side[DEFENDER];

    if (gra_fighters(battle, DEFENDER).count > 0)
        return false;
    if (!gra_has_units(&play->board, battle->target, enemy)) {
        gra_take_depot(play, battle->target, enemy, "alone: it is");
        return battle->won = battle->over = true;
    }
    gra_rout_bystanders(battle);
    battle->routed = battle->won = battle->river_won = true;
    return true;
}

/* [base overrun] a front of eight times all that stands in the hex, and all who
 * have joined it (12.78a) */
bool gra_overrun(struct battle *battle)
{
    struct play *play = battle->play;
    struct force all = gra_force_at(&play->board, battle->target,
                                    battle->side[DEFENDER], gra_is_outside);
    const struct force fighters = gra_fighters(battle, DEFENDER);
    const struct line *main = &battle->lines[0];
    int front = gra_force_sp(&main->front[ATTACKER]), sp;

    gra_force_join(play->arena, &all, &fighters);
    sp = gra_force_sp(&all);
    if (battle->withdrawal || battle->lines_count > 1 ||
        gra_is_own_fortress(&play->board, battle->side[DEFENDER],
                            battle->target) ||
        main->river != BATTLE_MODIFIERS || main_crosses(battle) ||
        front < play->module->overrun_odds * sp)
        return false;
    TELL(battle, EVENT_TABLE, BASE(overrun), ATTACKER,
         "%d SP overrun %d without dice.", front, sp);
    gra_lose(play, BASE(overrun), &all, sp, LOST_IN_BATTLE);
    battle->routed = battle->won = battle->river_won = true;
    return true;
}
