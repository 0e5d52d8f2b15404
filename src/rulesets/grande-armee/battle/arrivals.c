/* How a stack that came joins the battle: 12.7a to 12.7e, 12.77 to 12.79. */
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* 12.7a, 12.17c with the attack, or beside it: they join it, for a later round.
 * The grid alone counts here. */
static bool at_attackers(const struct battle *battle, int hex)
{
    return hex == battle->from || hex_adjacent(hex, battle->from);
}

/* 12.77a, 12.77b beside the attack, but over a river that it has not crossed */
static bool over_new_river(const struct battle *battle, int hex)
{
    const struct board *board = &battle->play->board;

    return hex != battle->from && at_attackers(battle, hex) &&
           gra_river(board, hex, battle->target) &&
           !gra_river(board, battle->from, battle->target);
}

/* 12.78a, 12.78b in the hex, or next to both sides */
static bool joins_between(const struct battle *battle, int hex)
{
    return hex == battle->target || (hex_adjacent(hex, battle->target) &&
                                     gra_next_to_attackers(battle, hex));
}

/* 12.7d next to the defender alone */
static bool joins_behind(const struct battle *battle, int hex)
{
    return hex_adjacent(hex, battle->target);
}

/* 12.7b, 12.7c of the attacker, 12.7e, 12.79a of the defender: the last row of
 * a side holds for whoever comes from elsewhere, the first that holds is the
 * one. */
static const struct {
    enum role role;
    bool (*holds)(const struct battle *battle, int hex); /* NULL: always */
    const struct rule *rule, *also;
    enum arrival arrival;
    const char *text;
} rows[] = {
    {ATTACKER, over_new_river, RULE(12_77a), RULE(12_77b), ARRIVES_CROSSING,
     "They come over a river beside the attack."},
    {ATTACKER, at_attackers, RULE(12_7a), RULE(12_17c), ARRIVES_JOINED,
     "They join the attack."},
    {ATTACKER, NULL, RULE(12_7b), RULE(12_7c), ARRIVES_FLANKING,
     "They come from another side."},
    {DEFENDER, joins_between, RULE(12_78a), NULL, ARRIVES_JOINED,
     "They join the defence."},
    {DEFENDER, joins_behind, RULE(12_7d), NULL, ARRIVES_JOINED,
     "They join the defence from behind."},
    {DEFENDER, NULL, RULE(12_7e), RULE(12_79a), ARRIVES_OPPOSED,
     "They come beside the attackers, who need a line against them."},
};

/* 12.79a, 12.7c one line for a hex: who comes to others that fight apart there
 * is of their group (ruling 13). False: there are too many. */
static bool put_in_group(struct battle *battle, const struct group *given)
{
    foreach (struct group, group, battle->groups)
        if (group->role == given->role && group->hex == given->hex &&
            !group->gone && group->arrival != ARRIVES_JOINED &&
            given->arrival != ARRIVES_JOINED) {
            gra_force_join(battle->play->arena, &group->force, &given->force);
            return true;
        }
    if (battle->groups_count == MOST_GROUPS)
        return false;
    battle->groups[battle->groups_count++] = *given;
    return true;
}

void gra_arrive(struct battle *battle, enum role role, int hex,
                const struct force *force)
{
    struct journal *journal = battle->play->journal;
    struct group group = {.role = role, .hex = hex, .force = *force};
    size_t row = 0;

    while (rows[row].role != role ||
           (rows[row].holds && !rows[row].holds(battle, hex)))
        row++;
    group.arrival = rows[row].arrival;
    if (!put_in_group(battle, &group))
        return;
    foreach_unit (unit, *force)
        unit->engaged = true;
    battle->strength[role] += gra_force_sp(force);
    if (role == DEFENDER)
        gra_force_join(battle->play->arena, &battle->all_defenders, force);
    if (group.arrival == ARRIVES_JOINED)
        gra_force_join(battle->play->arena, &battle->force[role], force);
    event_cites(journal,
                journal_tell(journal, EVENT_NOTE, rows[row].rule,
                             gra_side_words[battle->side[role]],
                             force->units[0]->id, "%s", rows[row].text),
                rows[row].also ? rows[row].also : rows[row].rule);
}
