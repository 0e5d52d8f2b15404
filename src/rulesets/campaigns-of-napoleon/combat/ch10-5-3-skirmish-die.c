/* 10.5.3 Skirmish: modifiers and table; 10.3b which of two divisions
 * retreats. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

#include <assert.h>

/* table.skirmish-mod-demoralized, table.skirmish-mod-cavalry,
 * table.skirmish-mod-terrain, table.skirmish-mod-strong */
const struct small_rules con_skirmish_rules = {
    .demoralized = RULE(table_skirmish_mod_demoralized),
    .cavalry = RULE(table_skirmish_mod_cavalry),
    .terrain = RULE(table_skirmish_mod_terrain),
    .strong = RULE(table_skirmish_mod_strong),
};

/* table.skirmish */
static const struct {
    int die;
    int loss[SIDE_COUNT];
} skirmish_table[] = {
#define ROW(die, french, coalition) {die, {french, coalition}},
#include "rulesets/campaigns-of-napoleon/combat/ch10-skirmish-table.def"
#undef ROW
};

/* 10.5.3b the table takes at most half the enemy's SP, rounded up. */
static int capped(int loss, int enemy_sp)
{
    int most = divide_up(enemy_sp, 2);

    return loss < most ? loss : most;
}

/* table.skirmish losses of a row; 10.5.3b capped */
struct skirmish_result con_skirmish_result(int row, const int sp[SIDE_COUNT])
{
    struct skirmish_result result = {{0, 0}, {0, 0}};

    assert(skirmish_table[row].die == row);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        result.table[side] = skirmish_table[row].loss[side];
        result.loss[side] = capped(result.table[side], sp[con_enemy(side)]);
    }
    return result;
}

/* 10.3b retreat between two divisions: the first reason that fits; strengths
 * are those at the start of the combat, and the odds named suffice (ruling
 * 24). */
enum side con_retreating_division(const struct divisions *divisions,
                                  const char **reason)
{
    enum side attacker = divisions->attacker;
    enum side defender = con_enemy(attacker);
    int attack = divisions->sp[attacker];
    int defence = divisions->sp[defender];

    *reason = "is outnumbered three to one";
    if (attack >= 3 * defence)
        return defender;
    if (defence >= 3 * attack)
        return attacker;
    *reason = "attacked troops favoured by the terrain";
    if (divisions->defender_has_terrain)
        return attacker;
    *reason = "is outnumbered three to two";
    if (2 * attack >= 3 * defence)
        return defender;
    if (2 * defence >= 3 * attack)
        return attacker;
    *reason = "attacked";
    return attacker;
}
