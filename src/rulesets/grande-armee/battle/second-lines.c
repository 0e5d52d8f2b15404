/* Second front lines: against a group that came from elsewhere, and against
 * defenders who came beside the attacker. [base second-line], [base flank] */
#include "core/arena.h"
#include "core/shares.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

struct line *gra_add_line(struct battle *battle, struct group *group)
{
    struct line *line = &battle->lines[battle->lines_count++];

    *line = (struct line){
        .name = group ? hex_text(battle->play->arena, group->hex) : "main",
        .from = battle->from,
        .hex = battle->target,
        .group = group,
        .river = BATTLE_MODIFIERS};
    if (group && group->role == ATTACKER)
        line->from = group->hex;
    else if (group)
        line->hex = group->hex;
    return line;
}

/* ---- who may form one ---------------------------------------------------- */

/* Somebody must be in front: if all could stand elsewhere, the largest may not.
 * [base frontage] */
static void leave_front(const struct battle *battle,
                        const struct force *fighters, struct force *reserve)
{
    foreach_unit (unit, *fighters)
        if (!gra_force_has(reserve, unit) && !gra_in_line(battle, unit))
            return;
    gra_force_sort(reserve, true);
    if (reserve->count > 0)
        reserve->count--;
}

/* Units that were not in the main front of the last round, and stand in no
 * line of this one; before the first, those that no order puts in front. */
static struct force reserve_of(const struct battle *battle, enum role role)
{
    const struct force fighters = gra_fighters(battle, role);
    const struct names *named = &battle->wishes[role]->front;
    struct force reserve = {NULL, 0};

    foreach_unit (unit, fighters) {
        bool front = battle->front[role].count > 0
                         ? gra_force_has(&battle->front[role], unit)
                         : names_contain(named, unit->id);

        if (!front && !gra_in_line(battle, unit) &&
            (role == DEFENDER || unit->hex == battle->from))
            gra_force_add(battle->play->arena, &reserve, unit);
    }
    leave_front(battle, &fighters, &reserve);
    return reserve;
}

/* Half of the group, up. */
static int enough(const struct battle *battle, int sp)
{
    return divide_up(sp, battle->play->module->second_line_part);
}

/* Those who fit, in their order, until so many SP stand. */
static struct force take(const struct battle *battle, const struct force *from,
                         int most, int until)
{
    struct force taken = {NULL, 0};

    for (size_t i = 0; i < from->count && gra_force_sp(&taken) < until; i++)
        if (gra_force_sp(&taken) + from->units[i]->sp <= most)
            gra_force_add(battle->play->arena, &taken, from->units[i]);
    return taken;
}

/* The smallest first, until half of the enemy is matched. */
static struct force pick(const struct battle *battle, struct force *reserve,
                         int enemy_sp)
{
    gra_force_sort(reserve, true);
    return take(battle, reserve, gra_frontage(battle, battle->target),
                enough(battle, enemy_sp));
}

/* 12.77a the second combat is a crossing, as the defender has chosen: in its
 * first round, or until it has won one. [base river-battle] */
static int river_of_group(const struct battle *battle,
                          const struct group *group)
{
    bool defended =
        battle->choice == DEFEND_RIVER || battle->choice == RIVER_AND_FLANK;

    if (group->role != ATTACKER || group->arrival != ARRIVES_CROSSING ||
        (defended ? group->river_won : group->rounds > 0))
        return BATTLE_MODIFIERS;
    return defended ? RIVER_DEFENDED : RIVER_STAND;
}

/* Of the group what its frontage takes; over a river half of it. */
static struct force group_front(const struct battle *battle,
                                const struct group *group)
{
    struct force fit =
        gra_force_left(battle->play->arena, &group->force, gra_can_fight);
    int most = gra_frontage(battle, group->role == ATTACKER ? battle->target
                                                            : group->hex);

    if (river_of_group(battle, group) != BATTLE_MODIFIERS)
        most = divide_up(most, battle->play->module->river_front_part);
    gra_force_sort(&fit, false);
    return take(battle, &fit, most, most);
}

/* ---- of the defender, against a group ------------------------------------ */

/* 12.77a a line that was beaten at a river was the last */
static bool wants_line(const struct battle *battle, const struct group *group,
                       const struct force *reserve, int group_sp)
{
    int sp = gra_force_sp(reserve);

    if (battle->withdrawal ||
        (group->arrival == ARRIVES_CROSSING && group->line_beaten))
        return false;
    if (battle->choice == RIVER_AND_FLANK && battle->round == 1)
        return sp > 0;
    switch (battle->reaction->second_line) {
    case LINE_NO:
        return false;
    case LINE_YES:
        return sp > 0;
    default:
        return sp > 0 && sp >= enough(battle, group_sp);
    }
}

static const struct rule *rule_of_line(const struct battle *battle,
                                       const struct group *group)
{
    if (group->line_beaten)
        return RULE(12_37a);
    if (battle->choice == RIVER_AND_FLANK && battle->round == 1)
        return RULE(12_91d);
    return group->arrival == ARRIVES_CROSSING ? RULE(12_77a) : RULE(12_7c);
}

/* 12.78b who has just come may stand against a group that flanked before */
static bool has_newcomers(const struct battle *battle, const struct force *line)
{
    foreach (const struct group, group, battle->groups)
        foreach_unit (unit, *line)
            if (group->role == DEFENDER && group->rounds == 0 &&
                gra_force_has(&group->force, unit))
                return true;
    return false;
}

static void form_line(struct battle *battle, struct group *group,
                      const struct force *picked)
{
    struct journal *journal = battle->play->journal;
    struct line *line = gra_add_line(battle, group);
    struct event *event =
        TELL(battle, EVENT_NOTE, rule_of_line(battle, group), DEFENDER,
             "A second line stands against %s: they fight apart.",
             gra_corps_text(battle->play->arena, &group->force));

    line->front[ATTACKER] = group_front(battle, group);
    line->front[DEFENDER] = *picked;
    line->river = river_of_group(battle, group);
    event_cites(journal, event, RULE(12_31b));
    if (has_newcomers(battle, picked))
        event_cites(journal, event, RULE(12_78b));
    group->line_beaten = false;
}

/* 12.7b, 12.77b, 12.37b without a line they join the main combat, and flank */
static void flank(struct battle *battle, struct group *group)
{
    struct line *main = &battle->lines[0];
    const struct rule *rule = RULE(12_7b);

    if (group->arrival == ARRIVES_CROSSING)
        rule = group->line_beaten ? RULE(12_77a) : RULE(12_77b);
    else if (group->line_beaten)
        rule = RULE(12_37b);
    if (rule != RULE(12_77a)) {
        main->flank = true;
        main->flank_rule = rule;
    }
    gra_force_join(battle->play->arena, &battle->force[ATTACKER],
                   &group->force);
    TELL(battle, EVENT_NOTE, rule, ATTACKER,
         rule == RULE(12_77a)
             ? "%s join the main combat."
             : "No line stands against %s: they flank the defender.",
         gra_corps_text(battle->play->arena, &group->force));
}

/* 12.91c, 12.91d wherever it is across */
static bool is_faced_across(const struct battle *battle,
                            const struct group *group)
{
    return (battle->choice == DEFEND_RIVER ||
            battle->choice == RIVER_AND_FLANK) &&
           gra_crosses_otherwise(battle, group);
}

static void face_group(struct battle *battle, struct group *group)
{
    const struct force fit =
        gra_force_left(battle->play->arena, &group->force, gra_can_fight);
    struct force reserve = reserve_of(battle, DEFENDER);
    struct force picked;

    if (fit.count == 0) {
        group->gone = true;
        return;
    }
    if (!hex_adjacent(group->hex, battle->target))
        return;
    if (battle->choice == DEFEND_RIVER &&
        gra_crosses_otherwise(battle, group)) {
        battle->lines[0].flank = true;
        battle->lines[0].flank_rule = RULE(12_91c);
        gra_force_join(battle->play->arena, &battle->force[ATTACKER], &fit);
        return;
    }
    picked = pick(battle, &reserve, gra_force_sp(&fit));
    if (wants_line(battle, group, &reserve, gra_force_sp(&fit)))
        form_line(battle, group, &picked);
    else
        flank(battle, group);
}

/* ---- of the attacker, against who came beside him ------------------------ */

/* 12.79a as long as they touch an attacker; false: nobody is left for it */
static bool oppose(struct battle *battle, struct group *group)
{
    const struct force enemy = group_front(battle, group);
    struct force reserve = reserve_of(battle, ATTACKER);
    struct line *line;

    if (enemy.count == 0 || !gra_next_to_attackers(battle, group->hex))
        return true;
    if (reserve.count == 0)
        return false;
    line = gra_add_line(battle, group);
    line->front[DEFENDER] = enemy;
    line->front[ATTACKER] = pick(battle, &reserve, gra_force_sp(&enemy));
    return true;
}

static bool oppose_all(struct battle *battle)
{
    bool good = true;

    foreach (struct group, group, battle->groups)
        if (group->role == DEFENDER && !group->gone &&
            group->arrival == ARRIVES_OPPOSED)
            good = oppose(battle, group) && good;
    return good;
}

/* A line for each such hex, until all deploy: who stands in one masks nobody
 * (ruling 15). */
bool gra_meet_opposed(struct battle *battle)
{
    battle->lines_count = 0;
    return oppose_all(battle);
}

void gra_second_lines(struct battle *battle)
{
    oppose_all(battle);
    for (size_t i = 1; i < battle->lines_count; i++)
        TELL(battle, EVENT_NOTE, RULE(12_79a), ATTACKER,
             "The attacker forms another line against %s.",
             gra_corps_text(battle->play->arena,
                            &battle->lines[i].front[DEFENDER]));
    foreach (struct group, group, battle->groups)
        if (group->role == ATTACKER && !group->gone &&
            (group->arrival != ARRIVES_JOINED ||
             is_faced_across(battle, group)))
            face_group(battle, group);
    if (battle->counterattack) {
        battle->lines[0].flank = true;
        battle->lines[0].flank_rule = RULE(12_79e);
    }
}
