/* Battle step 9. [base pursuit], 12.65a to 12.65d */
#include "core/arena.h"
#include "core/shares.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/chart.h"

/* Those who are named, or all cavalry; 12.65c once a turn. */
static struct force pursuers(const struct battle *battle)
{
    const struct names *named = &battle->order->pursue;
    const struct force fighters = gra_fighters(battle, ATTACKER);
    struct force force = {NULL, 0};

    foreach_unit (unit, fighters)
        if (!unit->pursued &&
            (named->count == 0 ? gra_is_cavalry(unit->card->type)
                               : names_contain(named, unit->id)))
            gra_force_add(battle->play->arena, &force, unit);
    return force;
}

/* 12.0d, 12.65a all defenders have routed, and none is left in the hex */
static bool is_possible(const struct battle *battle, struct force *routed)
{
    const struct board *board = &battle->play->board;
    const struct force all =
        gra_force_left(battle->play->arena, &battle->all_defenders, NULL);

    *routed = gra_force_left(battle->play->arena, &battle->all_defenders,
                             gra_is_routed);
    return battle->routed && battle->won && routed->count > 0 &&
           routed->count == all.count &&
           !gra_has_units(board, battle->order->target,
                          battle->side[DEFENDER]) &&
           !gra_has_units(board, battle->target, battle->side[DEFENDER]);
}

static int modifier(const struct battle *battle, const struct force *hunters,
                    const struct force *routed)
{
    const struct board *board = &battle->play->board;
    const struct module *module = board->module;
    int cavalry = gra_force_cavalry(hunters);
    int most = module->pursuit_difference;
    int sum = chart_within(-most, most, cavalry - gra_force_cavalry(routed));

    if (board->game->weather != FAIR_WEATHER ||
        gra_terrain(board, battle->target) != CLEAR)
        sum += module->pursuit_ground;
    return cavalry > 0 ? sum : sum + module->pursuit_no_cavalry;
}

/* 12.65b nobody moves, and no point is spent */
static void hunt(struct battle *battle, const struct force *hunters,
                 const struct force *routed)
{
    struct play *play = battle->play;
    int face = gra_die(play, BASE(pursuit), "die", battle->id, 6);
    int total =
        chart_row(0, MOST_PURSUIT, face + modifier(battle, hunters, routed));
    int percent = play->module->pursuit[total].percent;
    struct event *event = TELL(battle, EVENT_TABLE, BASE(pursuit), ATTACKER,
                               "%s pursue: row %d takes %d percent of %d SP.",
                               gra_corps_text(play->arena, hunters), total,
                               percent, gra_force_sp(routed));

    event_cites(play->journal, event, RULE(12_65a));
    event_cites(play->journal, event, RULE(12_65b));
    event_cites(play->journal, event, RULE(12_65c));
    foreach_unit (unit, *hunters)
        unit->pursued = true;
    gra_lose(play, BASE(pursuit), routed,
             divide_nearest(gra_force_sp(routed) * percent, 100),
             LOST_IN_PURSUIT);
}

void gra_pursue(struct battle *battle)
{
    struct force routed;
    const struct force hunters = pursuers(battle);
    const struct force left =
        gra_force_left(battle->play->arena, &battle->all_defenders, NULL);

    if (!battle->routed || !battle->won || hunters.count == 0 ||
        left.count == 0)
        return;
    if (is_possible(battle, &routed))
        hunt(battle, &hunters, &routed);
    else
        event_cites(battle->play->journal,
                    TELL(battle, EVENT_NOTE, RULE(12_65a), ATTACKER,
                         "No pursuit: some of the defenders stand, or "
                         "went back in order."),
                    RULE(12_0d));
}
