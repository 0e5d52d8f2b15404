/* 10.5.1 Raid and 10.5.2 Ambush: the modifiers of the die and the table. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

#include <assert.h>

/* table.raid-mod-demoralized, table.raid-mod-cavalry, table.raid-mod-terrain,
 * table.raid-mod-strong */
const struct small_rules con_raid_rules = {
    .demoralized = RULE(table_raid_mod_demoralized),
    .cavalry = RULE(table_raid_mod_cavalry),
    .terrain = RULE(table_raid_mod_terrain),
    .strong = RULE(table_raid_mod_strong),
};

/* table.raid-mod-demoralized, table.skirmish-mod-demoralized: a demoralized
 * side helps the other, so that both cancel. */
static void add_demoralized(const struct small_side sides[SIDE_COUNT],
                            enum side high, const struct small_rules *rules,
                            struct modifiers *out)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct modifier one = {rules->demoralized, side == high ? -1 : +1,
                                     (int)side, "is demoralized"};

        if (sides[side].demoralized)
            modifiers_add(out, &one);
    }
}

/* table.raid-mod-cavalry, table.skirmish-mod-cavalry any cavalry against
 * none is three to one (ruling 26); none never is. */
static bool three_to_one(const struct small_side *own,
                         const struct small_side *enemy)
{
    return own->cavalry > 0 && own->cavalry >= 3 * enemy->cavalry;
}

/* table.raid-mod-cavalry, table.skirmish-mod-cavalry: one side only, once;
 * three to one comes before being all cavalry. */
static void add_cavalry(const struct small_side sides[SIDE_COUNT],
                        enum side high, const struct small_rules *rules,
                        struct modifiers *out)
{
    const struct small_side *french = &sides[FRENCH];
    const struct small_side *coalition = &sides[COALITION];
    struct modifier one = {rules->cavalry, 0, SIDE_COUNT, NULL};

    if (three_to_one(french, coalition))
        one.side = FRENCH;
    else if (three_to_one(coalition, french))
        one.side = COALITION;
    one.reason = "has three times the cavalry";
    if (one.side == SIDE_COUNT &&
        french->all_cavalry != coalition->all_cavalry) {
        one.side = french->all_cavalry ? FRENCH : COALITION;
        one.reason = "is all cavalry";
    }
    if (one.side == SIDE_COUNT)
        return;
    one.value = one.side == (int)high ? +1 : -1;
    modifiers_add(out, &one);
}

/* table.raid-mod-limits, table.skirmish-mod-limits of the terrain of one
 * side only the strongest counts. */
static struct modifier terrain_of(const struct small_side *own,
                                  const struct small_rules *rules)
{
    if (own->fortified)
        return (struct modifier){rules->strong, 3, SIDE_COUNT,
                                 "stands in a fortified town"};
    if (own->primary)
        return (struct modifier){rules->strong, 3, SIDE_COUNT,
                                 "stands behind a bridged primary river"};
    if (own->affecting)
        return (struct modifier){rules->terrain, 1, SIDE_COUNT,
                                 "stands in affecting terrain"};
    if (own->secondary)
        return (struct modifier){rules->terrain, 1, SIDE_COUNT,
                                 "stands behind a secondary river"};
    return (struct modifier){rules->terrain, 0, SIDE_COUNT, NULL};
}

/* table.raid-mod-limits, table.skirmish-mod-limits: one positive and one
 * negative terrain may stand together, and each sign belongs to one side. */
static void add_terrain(const struct small_side sides[SIDE_COUNT],
                        enum side high, const struct small_rules *rules,
                        struct modifiers *out)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        struct modifier one = terrain_of(&sides[side], rules);

        one.side = (int)side;
        if (side != high)
            one.value = -one.value;
        modifiers_add(out, &one);
    }
}

/* table.raid-mod-limits, table.skirmish-mod-limits all of them */
void con_small_modifiers(const struct small_side sides[SIDE_COUNT],
                         enum side high, const struct small_rules *rules,
                         struct modifiers *out)
{
    add_demoralized(sides, high, rules, out);
    add_cavalry(sides, high, rules, out);
    add_terrain(sides, high, rules, out);
}

/* table.raid */
static const struct {
    int die;
    int percent[2];
} raid_table[] = {
#define ROW(die, raider, raided) {die, {raider, raided}},
#include "rulesets/campaigns-of-napoleon/combat/ch10-raid-table.def"
#undef ROW
};

/* table.raid losses of a row */
struct raid_result con_raid_result(int row, int division_sp)
{
    struct raid_result result = {{0, 0}, {0, 0}};

    assert(raid_table[row].die == row);
    for (int i = 0; i < 2; i++) {
        result.percent[i] = raid_table[row].percent[i];
        result.loss[i] = percent_of(division_sp, 10 * result.percent[i]);
    }
    return result;
}
