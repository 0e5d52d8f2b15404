/* What is added to the dice, each with its case. [base crt] */
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

static void add(struct line *line, const struct rule *rule, int value,
                const char *reason)
{
    const struct modifier one = {rule, value, 0, reason};

    modifiers_add(&line->modifiers, &one);
}

/* What the stronger side has for its odds; against none as the setting says. */
static int odds_of(const struct module *module, int strong, int weak)
{
    if (weak == 0)
        return strong > 0 ? module->odds_against_none : 0;
    if (strong >= 4 * weak)
        return module->modifiers[ODDS_4];
    if (strong >= 3 * weak)
        return module->modifiers[ODDS_3];
    if (strong >= 2 * weak)
        return module->modifiers[ODDS_2];
    return 2 * strong >= 3 * weak ? module->modifiers[ODDS_3_2] : 0;
}

static void by_odds(const struct module *module, struct line *line)
{
    int attack = gra_force_sp(&line->front[ATTACKER]);
    int defence = gra_force_sp(&line->front[DEFENDER]);

    add(line, BASE(crt),
        attack >= defence ? odds_of(module, attack, defence)
                          : -odds_of(module, defence, attack),
        "the odds of the fronts");
}

static int sum_of(const struct line *line, enum role role, size_t from,
                  size_t to)
{
    int sum = 0;

    for (size_t i = from; i < to; i++)
        sum += line->used[role][i].bonus;
    return sum;
}

/* 12.41b to 12.41d the chains, and the cavalry leaders */
static void by_leaders(struct line *line)
{
    const size_t *chain = line->chain_count, *all = line->used_count;

    add(line, RULE(12_41b),
        sum_of(line, ATTACKER, 0, chain[ATTACKER]) -
            sum_of(line, DEFENDER, 0, chain[DEFENDER]),
        "the leaders of both sides");
    add(line, RULE(12_41d),
        sum_of(line, ATTACKER, chain[ATTACKER], all[ATTACKER]) -
            sum_of(line, DEFENDER, chain[DEFENDER], all[DEFENDER]),
        "the cavalry leaders of both sides");
}

static void by_ground(const struct board *board, struct line *line)
{
    int ground = gra_terrain(board, line->hex);

    if (ground == PARTIAL_ROUGH)
        add(line, BASE(crt), board->module->modifiers[IN_PARTIAL_ROUGH],
            "the defender's ground is partially rough");
    if (ground == ROUGH)
        add(line, BASE(crt), board->module->modifiers[IN_ROUGH],
            "the defender's ground is rough");
}

/* The side with two SP of guns more in front. */
static void by_guns(const struct module *module, struct line *line)
{
    int more = gra_force_guns(&line->front[ATTACKER]) -
               gra_force_guns(&line->front[DEFENDER]);

    if (more >= module->guns_advantage)
        add(line, BASE(crt), module->modifiers[GUNS],
            "the attacker has more guns in front");
    if (-more >= module->guns_advantage)
        add(line, BASE(crt), -module->modifiers[GUNS],
            "the defender has more guns in front");
}

/* 12.7b, 12.37b, 12.77b, 12.79e, 12.91c who flanks; [base river-battle] */
static void by_position(const struct battle *battle, struct line *line)
{
    const int *values = battle->play->module->modifiers;

    if (line->flank)
        add(line, line->flank_rule, values[FLANK],
            "the defender's line is flanked");
    if (line->river != BATTLE_MODIFIERS)
        add(line, BASE(river_battle), values[line->river],
            line->river == RIVER_STAND ? "the attacker crosses a river"
                                       : "the river is defended");
    if (battle->withdrawal && !line->group)
        add(line, BASE(withdrawal_battle), values[WITHDRAWAL],
            "the attacker fights a rear guard");
}

/* Of a front more than half has eaten nothing. */
bool gra_is_hungry(const struct force *front)
{
    int sp = 0;

    foreach_unit (unit, *front)
        if (unit->unsupplied)
            sp += unit->sp;
    return 2 * sp > gra_force_sp(front);
}

/* [base unsupplied] */
static void by_supply(const struct module *module, struct line *line)
{
    if (gra_is_hungry(&line->front[ATTACKER]))
        add(line, BASE(unsupplied), module->modifiers[HUNGRY_ATTACKER],
            "the attacker is unsupplied");
    if (gra_is_hungry(&line->front[DEFENDER]))
        add(line, BASE(unsupplied), module->modifiers[HUNGRY_DEFENDER],
            "the defender is unsupplied");
}

void gra_add_modifiers(struct battle *battle, struct line *line)
{
    by_odds(battle->play->module, line);
    by_leaders(line);
    by_ground(&battle->play->board, line);
    by_guns(battle->play->module, line);
    by_supply(battle->play->module, line);
    by_position(battle, line);
}
