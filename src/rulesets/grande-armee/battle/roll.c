/* Battle step 4: the dice of a combat, and the row that they read. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/chart.h"

static void tell_leaders(const struct battle *battle, const struct line *line)
{
    struct play *play = battle->play;

    for (enum role role = ATTACKER; role < ROLES; role++) {
        struct names names = {NULL, 0};
        struct event *event;

        for (size_t i = 0; i < line->used_count[role]; i++)
            names_add(play->arena, &names,
                      arena_text(play->arena, "%s (%d)",
                                 gra_officer_name(&line->used[role][i]),
                                 line->used[role][i].bonus));
        if (names.count == 0)
            continue;
        event =
            TELL(battle, EVENT_GROUP, RULE(12_41g), role,
                 "For %s the bonus of %s counts.", gra_side_text(battle, role),
                 names_series(&names, play->arena));
        if (line->chain_count[role] > 1)
            event_cites(play->journal, event, RULE(12_41c));
        if (line->used_count[role] > line->chain_count[role])
            event_cites(play->journal, event, RULE(12_41e));
    }
}

static void tell_modifiers(struct play *play, const struct line *line)
{
    for (size_t i = 0; i < line->modifiers.count; i++) {
        const struct modifier *one = &line->modifiers.items[i];

        event_number(journal_tell(play->journal, EVENT_MODIFIER, one->rule,
                                  NULL, NULL, "%s", one->reason),
                     one->value);
    }
}

void gra_roll(struct battle *battle, struct line *line)
{
    struct play *play = battle->play;
    struct event *event;
    const struct roll *roll;
    int sum, total;

    tell_leaders(battle, line);
    tell_modifiers(play, line);
    roll = journal_roll(play->journal, play->dice, BASE(crt), "battle",
                        arena_text(play->arena, "%s-%d-%s", battle->id,
                                   battle->round, line->name),
                        2, 6, &event);
    event_for_all(event);
    sum = roll->faces[0] + roll->faces[1] + line->modifiers.sum;
    total = chart_row(0, CRT_ROWS - 1, sum);
    line->row = &play->module->crt[total];
    journal_tell(play->journal, EVENT_TABLE, BASE(crt), NULL, NULL,
                 "Row %d: the attacker loses %d percent of the smaller front "
                 "at least, the defender %d.",
                 total, line->row->percent[ATTACKER],
                 line->row->percent[DEFENDER]);
}
