/* [base morale], [base morale-check] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

int gra_unit_morale(const struct module *module, const struct unit *unit)
{
    return unit->card->nation->morale +
           (unit->card->guard || unit->card->grenadier ? module->guard_morale
                                                       : 0);
}

/* The mean by SP, halves upward. */
static int mean_of(const struct module *module, const struct force *force)
{
    int sum = 0, sp = 0;

    for (size_t i = 0; i < force->count; i++) {
        sum += gra_unit_morale(module, force->units[i]) * force->units[i]->sp;
        sp += force->units[i]->sp;
    }
    return sp > 0 ? (2 * sum + sp) / (2 * sp) : 0;
}

static bool has_guard(const struct force *force)
{
    for (size_t i = 0; i < force->count; i++)
        if (force->units[i]->card->guard && force->units[i]->sp > 0)
            return true;
    return false;
}

/* 12.42 a leader's morale helps the check of his main line, and is no
 * nation's */
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
    const struct roll *roll;
    int face;

    if (need < module->check_passes)
        need = module->check_passes;
    if (need >= module->check_fails)
        need = module->check_fails - 1;
    dice_asks(play->dice, need + 1);
    roll = journal_roll(play->journal, play->dice, BASE(morale_check), "die",
                        arena_text(play->arena, "%s-%d-%s-%s", battle->id,
                                   battle->round, name,
                                   gra_side_words[battle->side[role]]),
                        1, 6, &event);
    event_for_all(event);
    face = roll->faces[0];
    event = journal_tell(play->journal, EVENT_NOTE, BASE(morale_check),
                         gra_side_words[battle->side[role]], NULL,
                         "Morale: %d or less was needed; %s %s.", need,
                         gra_side_text(battle, role),
                         face <= need ? "passed" : "failed");
    if (also)
        event_cites(play->journal, event, also);
    return face <= need;
}

bool gra_check_line(struct battle *battle, const struct line *line,
                    enum role role)
{
    const struct module *module = battle->play->module;
    const struct force left =
        gra_force_left(battle->play->arena, &line->front[role], NULL);
    int less = (int)line->fate - FATE_CHECK;
    int leader = line->group ? 0 : leader_morale(line, role);
    int need = mean_of(module, &left) + leader - less +
               (has_guard(&left) ? module->guard_line_check : 0);

    if (left.count == 0)
        return false;
    return throw_check(battle, line->name, role, need,
                       leader > 0 ? RULE(12_42) : NULL);
}

bool gra_check_reserve(struct battle *battle, enum role role,
                       const struct force *force)
{
    const struct module *module = battle->play->module;
    int need = mean_of(module, force) +
               (has_guard(force) ? module->guard_line_check : 0);

    return throw_check(battle, "reserve", role, need, BASE(rout));
}
