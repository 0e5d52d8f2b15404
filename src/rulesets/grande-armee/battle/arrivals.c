/* How a stack that came joins the battle: 12.7a to 12.7e, 12.77 to 12.79. */
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

struct where {
    const struct battle *battle;
    enum role role;
    int hex;
};

/* The grid alone counts here. */
static bool at_attackers(const struct where *where)
{
    return where->hex == where->battle->from ||
           hex_adjacent(where->hex, where->battle->from);
}

static bool touches_attackers(const struct where *where)
{
    const struct battle *battle = where->battle;

    if (hex_adjacent(where->hex, battle->from))
        return true;
    for (size_t i = 0; i < battle->group_count; i++)
        if (battle->groups[i].role == ATTACKER && !battle->groups[i].gone &&
            hex_adjacent(where->hex, battle->groups[i].hex))
            return true;
    return false;
}

/* A river that the attack has not crossed so far. */
static bool over_new_river(const struct where *where)
{
    const struct board *board = &where->battle->play->board;

    return gra_river(board, where->hex, where->battle->target) &&
           !gra_river(board, where->battle->from, where->battle->target);
}

/* 12.77a, 12.77b beside the attack, but over a river */
static bool joins_over_river(const struct where *where)
{
    return where->role == ATTACKER && at_attackers(where) &&
           where->hex != where->battle->from && over_new_river(where);
}

/* 12.7a, 12.17c beside the attack: they join it, for a later round */
static bool joins_beside(const struct where *where)
{
    return where->role == ATTACKER && at_attackers(where);
}

/* 12.7b, 12.7c from elsewhere */
static bool comes_round(const struct where *where)
{
    return where->role == ATTACKER;
}

/* 12.78a, 12.78b in the hex, or next to both sides */
static bool joins_between(const struct where *where)
{
    return where->hex == where->battle->target ||
           (hex_adjacent(where->hex, where->battle->target) &&
            touches_attackers(where));
}

/* 12.7d next to the defender alone */
static bool joins_behind(const struct where *where)
{
    return hex_adjacent(where->hex, where->battle->target);
}

/* 12.7e, 12.79a next to the attackers alone */
static bool comes_beside_attackers(const struct where *where)
{
    return touches_attackers(where);
}

/* The first row that holds is the one. */
static const struct {
    bool (*holds)(const struct where *where);
    const struct rule *rule, *also;
    enum arrival arrival;
    const char *text;
} rows[] = {
    {joins_over_river, RULE(12_77a), RULE(12_77b), ARRIVES_CROSSING,
     "They come over a river beside the attack."},
    {joins_beside, RULE(12_7a), RULE(12_17c), ARRIVES_JOINED,
     "They join the attack."},
    {comes_round, RULE(12_7b), RULE(12_7c), ARRIVES_FLANKING,
     "They come from another side."},
    {joins_between, RULE(12_78a), NULL, ARRIVES_JOINED,
     "They join the defence."},
    {joins_behind, RULE(12_7d), NULL, ARRIVES_JOINED,
     "They join the defence from behind."},
    {comes_beside_attackers, RULE(12_7e), RULE(12_79a), ARRIVES_OPPOSED,
     "They come beside the attackers, who need a line against them."},
};

void gra_arrive(struct battle *battle, enum role role, int hex,
                const struct force *force)
{
    const struct where where = {battle, role, hex};
    struct journal *journal = battle->play->journal;
    struct group *group;
    size_t row = 0;

    while (row + 1 < sizeof(rows) / sizeof(rows[0]) && !rows[row].holds(&where))
        row++;
    if (battle->group_count == MOST_GROUPS)
        return;
    group = &battle->groups[battle->group_count++];
    *group = (struct group){.role = role,
                            .arrival = rows[row].arrival,
                            .hex = hex,
                            .force = *force};
    for (size_t i = 0; i < force->count; i++)
        force->units[i]->engaged = true;
    battle->strength[role] += gra_force_sp(force);
    if (role == DEFENDER)
        gra_force_join(battle->play->arena, &battle->all_defenders, force);
    if (group->arrival == ARRIVES_JOINED)
        gra_force_join(battle->play->arena, &battle->force[role], force);
    event_cites(journal,
                journal_tell(journal, EVENT_NOTE, rows[row].rule,
                             gra_side_words[battle->side[role]],
                             force->units[0]->id, "%s", rows[row].text),
                rows[row].also ? rows[row].also : rows[row].rule);
}
