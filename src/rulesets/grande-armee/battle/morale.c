/* [base morale], [base morale-check] */
#include "core/arena.h"
#include "core/shares.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

int gra_unit_morale(const struct module *module, const struct unit *unit)
{
    return unit->card->nation->morale +
           (unit->card->guard || unit->card->grenadier ? module->guard_morale
                                                       : 0);
}

/* The mean by SP, halves upward; more for a line with guard in it, and less for
 * one that is unsupplied. */
static int morale_of(const struct module *module, const struct force *force)
{
    int sum = 0, sp = gra_force_sp(force), more = 0;

    foreach_unit (unit, *force) {
        sum += gra_unit_morale(module, unit) * unit->sp;
        if (unit->card->guard && unit->sp > 0)
            more = module->guard_line_check;
    }
    if (gra_is_hungry(force))
        more += module->days.unsupplied_check;
    return (sp > 0 ? divide_nearest(sum, sp) : 0) + more;
}

/* 12.42 a leader's morale helps a check of his main line, and is no nation's */
static int leader_morale(const struct line *line, enum role role)
{
    int most = 0;

    for (size_t i = 0; i < line->chain_count[role]; i++) {
        const struct officer *one = &line->used[role][i];

        if ((!one->leader || one->leader->state == ON_MAP) &&
            one->morale > most)
            most = one->morale;
    }
    return most;
}

/* What is needed or less; the ends of the die always pass and always fail. */
static bool throw_check(struct battle *battle, const char *name, enum role role,
                        int need, const struct rule *also)
{
    struct play *play = battle->play;
    const struct module *module = play->module;
    struct event *event;
    bool passed;

    if (need < module->check_passes)
        need = module->check_passes;
    if (need >= module->check_fails)
        need = module->check_fails - 1;
    passed = gra_throw(play, BASE(morale_check), "die",
                       arena_text(play->arena, "%s-%d-%s-%s", battle->id,
                                  battle->round, name,
                                  gra_side_words[battle->side[role]]),
                       need);
    event = TELL(battle, EVENT_NOTE, BASE(morale_check), role,
                 "Morale: %d or less was needed; %s %s.", need,
                 gra_side_text(battle, role), passed ? "passed" : "failed");
    if (also)
        event_cites(play->journal, event, also);
    return passed;
}

bool gra_check_line(struct battle *battle, const struct line *line,
                    enum role role)
{
    const struct force left =
        gra_force_left(battle->play->arena, &line->front[role], NULL);
    int less = (int)line->fate - FATE_CHECK;
    int leader = line->group ? 0 : leader_morale(line, role);
    int need = morale_of(battle->play->module, &left) + leader - less;

    return left.count > 0 && throw_check(battle, line->name, role, need,
                                         leader > 0 ? RULE(12_42) : NULL);
}

bool gra_check_reserve(struct battle *battle, enum role role,
                       const struct force *force)
{
    return throw_check(battle, "reserve", role,
                       morale_of(battle->play->module, force), BASE(rout));
}
