/* 10.5.1 to 10.5.3: the dice and tables of Raid, Ambush and Skirmish; 10.3b
 * which of two divisions retreats. */
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/support/test.h"
#include "wargame/chart.h"

/* table.raid as it is printed, and what its rows cost a division. */
static const struct raid_row {
    const char *name;
    int row, sp;
    int percent[2], loss[2];
} raid_rows[] = {
    {"table.raid 0", 0, 6, {50, 0}, {3, 0}},
    {"table.raid 1", 1, 6, {25, 0}, {2, 0}},
    {"table.raid 2", 2, 6, {25, 25}, {2, 2}},
    {"table.raid 3", 3, 6, {50, 50}, {3, 3}},
    {"table.raid 4", 4, 6, {0, 25}, {0, 2}},
    {"table.raid 5 Raider of 6 SP", 5, 6, {25, 50}, {2, 3}},
    {"table.raid 6", 6, 6, {0, 50}, {0, 3}},
    {"table.raid 7", 7, 6, {0, 100}, {0, 6}},
    {"10.5.1a worked: Raider of 8 SP, die 5", 5, 8, {25, 50}, {2, 4}},
    {"10.5.2a Ambushed of 10 SP, die 4", 4, 10, {0, 25}, {0, 3}},
};

static void raid_costs(void **state)
{
    const struct raid_row *row = *state;
    struct small_result result = con_raid_result(row->row, row->sp);

    for (int i = 0; i < 2; i++) {
        assert_int_equal(result.table[i], row->percent[i]);
        assert_int_equal(result.loss[i], row->loss[i]);
    }
}

static const struct skirmish_row {
    const char *name;
    int row, french_sp, coalition_sp;
    int french, coalition;
} skirmish_rows[] = {
    {"table.skirmish 0", 0, 9, 9, 0, 2},
    {"table.skirmish 1", 1, 9, 9, 1, 2},
    {"table.skirmish 2", 2, 9, 9, 0, 1},
    {"table.skirmish 3", 3, 9, 9, 0, 1},
    {"table.skirmish 4", 4, 9, 9, 1, 0},
    {"table.skirmish 5", 5, 9, 9, 1, 0},
    {"table.skirmish 6 die 5 with +1", 6, 9, 9, 2, 1},
    {"table.skirmish 7", 7, 9, 9, 2, 0},
    {"10.5.3b against 1 SP the French lose 1", 7, 9, 1, 1, 0},
    {"10.5.3b against 3 SP they lose 2", 7, 9, 3, 2, 0},
    {"10.5.3b the French of 2 SP take 1", 0, 2, 9, 0, 1},
    {"log.2010-03-05a enemy of 1 SP", 6, 9, 1, 1, 1},
};

static void skirmish_costs(void **state)
{
    const struct skirmish_row *row = *state;
    const int sp[] = {row->french_sp, row->coalition_sp};
    struct small_result result = con_skirmish_result(row->row, sp);

    assert_int_equal(result.loss[FRENCH], row->french);
    assert_int_equal(result.loss[COALITION], row->coalition);
}

/* Both tables turn to their nearest row beyond their ends. */
static const struct clamp_row {
    const char *name;
    int die, row;
} clamp_rows[] = {
    {"table.raid far below", -4, 0},    {"table.raid below", -1, 0},
    {"table.raid first", 0, 0},         {"table.raid last", 7, 7},
    {"table.skirmish above", 8, 7},     {"table.skirmish far above", 11, 7},
    {"10.5.1a die 4 and +1", 4 + 1, 5},
};

static void die_is_clamped(void **state)
{
    const struct clamp_row *row = *state;

    assert_int_equal(chart_row(0, 7, row->die), row->row);
}

/*
 * Modifiers. In a raid the Coalition raids the French here, so that in both
 * tables the Coalition is the one whose advantages raise the die.
 */
static const struct modifier_row {
    const char *name;
    const struct small_rules *rules;
    struct small_side french, coalition;
    int sum;
    const struct rule *rule; /* of the first that applies, NULL: none */
} modifier_rows[] = {
    {"table.raid-mod-demoralized the Raided",
     &con_raid_rules,
     {.demoralized = true},
     {.demoralized = false},
     1,
     RULE(table_raid_mod_demoralized)},
    {"table.raid-mod-demoralized the Raider",
     &con_raid_rules,
     {.demoralized = false},
     {.demoralized = true},
     -1,
     RULE(table_raid_mod_demoralized)},
    {"table.raid-mod-demoralized both cancel",
     &con_raid_rules,
     {.demoralized = true},
     {.demoralized = true},
     0,
     RULE(table_raid_mod_demoralized)},
    {"table.raid-mod-cavalry 1-SP cavalry raids a corps with 3 cavalry SP",
     &con_raid_rules,
     {.cavalry = 3},
     {.cavalry = 1, .all_cavalry = true},
     -1,
     RULE(table_raid_mod_cavalry)},
    {"table.raid-mod-cavalry 3-SP cavalry raids 1-SP cavalry",
     &con_raid_rules,
     {.cavalry = 1, .all_cavalry = true},
     {.cavalry = 3, .all_cavalry = true},
     1,
     RULE(table_raid_mod_cavalry)},
    {"table.raid-mod-cavalry all cavalry against two thirds of it",
     &con_raid_rules,
     {.cavalry = 2},
     {.cavalry = 3, .all_cavalry = true},
     1,
     RULE(table_raid_mod_cavalry)},
    {"table.raid-mod-cavalry any against none",
     &con_raid_rules,
     {.cavalry = 1},
     {.cavalry = 0},
     -1,
     RULE(table_raid_mod_cavalry)},
    {"table.raid-mod-cavalry none on either side",
     &con_raid_rules,
     {.cavalry = 0},
     {.cavalry = 0},
     0,
     NULL},
    {"table.raid-mod-cavalry both all cavalry, 2 to 1",
     &con_raid_rules,
     {.cavalry = 2, .all_cavalry = true},
     {.cavalry = 1, .all_cavalry = true},
     0,
     NULL},
    {"table.raid-mod-terrain the Raided defender in woods",
     &con_raid_rules,
     {.ground.affecting = true},
     {.ground.affecting = false},
     -1,
     RULE(table_raid_mod_terrain)},
    {"table.raid-mod-strong the Raided in a fortified town",
     &con_raid_rules,
     {.ground.fortified = true},
     {.ground.fortified = false},
     -3,
     RULE(table_raid_mod_strong)},
    {"table.raid-mod-limits woods and a secondary river: once",
     &con_raid_rules,
     {.ground.affecting = true, .ground.secondary = true},
     {.ground.affecting = false},
     -1,
     RULE(table_raid_mod_terrain)},
    {"table.raid-mod-limits fortified Raider, Raided behind a secondary river",
     &con_raid_rules,
     {.ground.secondary = true},
     {.ground.fortified = true},
     2,
     RULE(table_raid_mod_terrain)},
    {"table.raid-mod-limits primary river and woods: the lowest",
     &con_raid_rules,
     {.ground.affecting = true, .ground.primary = true},
     {.ground.affecting = false},
     -3,
     RULE(table_raid_mod_strong)},
    {"table.skirmish-mod-demoralized a demoralized Coalition division",
     &con_skirmish_rules,
     {.demoralized = false},
     {.demoralized = true},
     -1,
     RULE(table_skirmish_mod_demoralized)},
    {"table.skirmish-mod-demoralized demoralized French",
     &con_skirmish_rules,
     {.demoralized = true},
     {.demoralized = false},
     1,
     RULE(table_skirmish_mod_demoralized)},
    {"table.skirmish-mod-cavalry 3-SP Coalition against 1-SP French cavalry",
     &con_skirmish_rules,
     {.cavalry = 1, .all_cavalry = true},
     {.cavalry = 3, .all_cavalry = true},
     1,
     RULE(table_skirmish_mod_cavalry)},
    {"table.skirmish-mod-cavalry 1-SP Coalition cavalry, corps with 3",
     &con_skirmish_rules,
     {.cavalry = 3},
     {.cavalry = 1, .all_cavalry = true},
     -1,
     RULE(table_skirmish_mod_cavalry)},
    {"log.2011-01-07 one point of cavalry against a corps with three",
     &con_skirmish_rules,
     {.cavalry = 3},
     {.cavalry = 1, .all_cavalry = true},
     -1,
     RULE(table_skirmish_mod_cavalry)},
    {"table.skirmish-mod-terrain French defend in woods",
     &con_skirmish_rules,
     {.ground.affecting = true},
     {.ground.affecting = false},
     -1,
     RULE(table_skirmish_mod_terrain)},
    {"table.skirmish-mod-strong the Coalition in a fortified town",
     &con_skirmish_rules,
     {.ground.fortified = false},
     {.ground.fortified = true},
     3,
     RULE(table_skirmish_mod_strong)},
    {"log.undated-9 a fortified town gives 3 outside battles",
     &con_skirmish_rules,
     {.ground.fortified = false},
     {.ground.fortified = true},
     3,
     RULE(table_skirmish_mod_strong)},
    {"table.skirmish-mod-limits French behind a secondary river",
     &con_skirmish_rules,
     {.ground.secondary = true},
     {.ground.secondary = false},
     -1,
     RULE(table_skirmish_mod_terrain)},
};

static void modifiers_are_summed(void **state)
{
    const struct modifier_row *row = *state;
    const struct small_side sides[] = {row->french, row->coalition};
    struct modifiers out = {.count = 0};

    con_small_modifiers(sides, COALITION, row->rules, &out);
    assert_int_equal(out.sum, row->sum);
    if (row->rule)
        assert_ptr_equal(out.items[0].rule, row->rule);
    else
        assert_int_equal(out.count, 0);
}

/* The same advantages turned round lower the die. */
static void modifiers_change_sign(void **state)
{
    const struct modifier_row *row = *state;
    const struct small_side sides[] = {row->coalition, row->french};
    struct modifiers out = {.count = 0};

    con_small_modifiers(sides, FRENCH, row->rules, &out);
    assert_int_equal(out.sum, row->sum);
}

static const struct division_row {
    const char *name;
    struct {
        int sp[SIDE_COUNT];
        enum side attacker;
        bool terrain; /* the defender has it */
    } divisions;
    enum side retreats;
} division_rows[] = {
    {"10.3b 9 attack 5 in the open", {{9, 5}, FRENCH, false}, COALITION},
    {"10.3b 9 attack 5 in affecting terrain", {{9, 5}, FRENCH, true}, FRENCH},
    {"10.3b 15 attack 5 in any terrain", {{15, 5}, FRENCH, true}, COALITION},
    {"10.3b 14 attack 5 in terrain", {{14, 5}, FRENCH, true}, FRENCH},
    {"10.3b 5 attack 15", {{5, 15}, FRENCH, false}, FRENCH},
    {"10.3b 5 attack 8", {{5, 8}, FRENCH, false}, FRENCH},
    {"10.3b 15 Coalition attack 10", {{10, 15}, COALITION, false}, FRENCH},
    {"10.3b 14 Coalition attack 10", {{10, 14}, COALITION, false}, COALITION},
    {"log.2008-03-20c 6 attack 5 in the open", {{6, 5}, FRENCH, false}, FRENCH},
};

static void one_division_retreats(void **state)
{
    const struct division_row *row = *state;
    const struct combat combat = {
        .sp = {row->divisions.sp[0], row->divisions.sp[1]},
        .attacker = row->divisions.attacker};
    const char *reason = NULL;
    enum side side =
        con_retreating_division(&combat, row->divisions.terrain, &reason);

    assert_int_equal(side, row->retreats);
    assert_non_null(reason);
}

/* Worked: die 5, the French demoralized, the Coalition defending behind a
 * secondary river. */
static void worked_skirmish(void **state)
{
    const struct small_side sides[] = {{.demoralized = true},
                                       {.ground.secondary = true}};
    const int sp[] = {9, 1};
    struct modifiers out = {.count = 0};
    struct small_result result;

    (void)state;
    con_small_modifiers(sides, COALITION, &con_skirmish_rules, &out);
    assert_int_equal(out.count, 2);
    assert_int_equal(chart_row(0, 7, 5 + out.sum), 7);
    result = con_skirmish_result(7, sp);
    assert_int_equal(result.table[FRENCH], 2);
    assert_int_equal(result.loss[FRENCH], 1);
    assert_int_equal(result.loss[COALITION], 0);
}

static const struct {
    const char *name;
} worked_rows[] = {{"table.skirmish worked: die 5 reads row 7"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(raid_rows, raid_costs),
        TABLE(skirmish_rows, skirmish_costs),
        TABLE(clamp_rows, die_is_clamped),
        TABLE(modifier_rows, modifiers_are_summed),
        TABLE(modifier_rows, modifiers_change_sign),
        TABLE(division_rows, one_division_retreats),
        TABLE(worked_rows, worked_skirmish),
    };
    return run_tables(tables, LENGTH(tables));
}
