/* 10.5: guesses, and the type of combat for all 36 pairs of classes and
 * guesses. */
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/support/test.h"

static const struct guess_row {
    const char *name;
    struct guess_made guess;
    bool right;
    const struct rule *rule;
} guess_rows[] = {
    {"10.5a no chit is a wrong guess",
     {NO_CHIT, ARMY, false, false},
     false,
     RULE(10_5a)},
    {"10.5b Corps said, the group is a corps",
     {CHIT_CORPS, CORPS, false, false},
     true,
     RULE(10_5b)},
    {"10.5b Corps said, the group became an army by a march to the guns",
     {CHIT_CORPS, ARMY, false, false},
     false,
     RULE(10_5b)},
    {"10.5b Division said, the group is a division",
     {CHIT_DIVISION, DIVISION, false, false},
     true,
     RULE(10_5b)},
    {"10.5b Army said, the group is an army",
     {CHIT_ARMY, ARMY, false, false},
     true,
     RULE(10_5b)},
    {"10.5d in forage a correct chit is wrong",
     {CHIT_CORPS, CORPS, true, false},
     false,
     RULE(10_5d)},
    {"10.5d a wrong chit is wrong by itself: of forage nothing is told",
     {CHIT_CORPS, ARMY, true, false},
     false,
     RULE(10_5b)},
    {"10.5d nor without a chit",
     {NO_CHIT, CORPS, true, false},
     false,
     RULE(10_5a)},
    {"7d after a failed repulse a correct chit is wrong",
     {CHIT_CORPS, CORPS, false, true},
     false,
     RULE(7d)},
};

static void guess_is_judged(void **state)
{
    const struct guess_row *row = *state;
    struct guess_result result = con_guess(&row->guess);

    assert_int_equal(result.right, row->right);
    assert_ptr_equal(result.rule, row->rule);
}

/* The French stand for A, the Coalition for B. */
static const struct type_row {
    const char *name;
    enum size_class a, b;
    bool a_right, b_right;
    enum combat_type type;
    enum side favoured;
    const struct rule *rule;
} type_rows[] = {
#define R      true
#define W      false
#define NOT    SIDE_COUNT
#define A      FRENCH
#define B      COALITION
#define CHOICE DELAY_OR_WRONGFOOTED
    {"10.5e 1", DIVISION, DIVISION, R, R, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5f 2", DIVISION, DIVISION, R, W, RAID, A, RULE(10_5f)},
    {"10.5f 3", DIVISION, DIVISION, W, R, RAID, B, RULE(10_5f)},
    {"10.5e 4", DIVISION, DIVISION, W, W, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5e 5", DIVISION, CORPS, R, R, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5f 6", DIVISION, CORPS, R, W, RAID, A, RULE(10_5f)},
    {"10.5g 7", DIVISION, CORPS, W, R, AMBUSH, B, RULE(10_5g)},
    {"10.5e 8", DIVISION, CORPS, W, W, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5e 9", DIVISION, ARMY, R, R, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5f 10", DIVISION, ARMY, R, W, RAID, A, RULE(10_5f)},
    {"10.5g 11", DIVISION, ARMY, W, R, AMBUSH, B, RULE(10_5g)},
    {"10.5e 12", DIVISION, ARMY, W, W, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5e 13", CORPS, DIVISION, R, R, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5g 14", CORPS, DIVISION, R, W, AMBUSH, A, RULE(10_5g)},
    {"10.5f 15", CORPS, DIVISION, W, R, RAID, B, RULE(10_5f)},
    {"10.5e 16", CORPS, DIVISION, W, W, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5h 17", CORPS, CORPS, R, R, BATTLE, NOT, RULE(10_5h)},
    {"10.5i 18", CORPS, CORPS, R, W, WRONGFOOTED, A, RULE(10_5i)},
    {"10.5i 19", CORPS, CORPS, W, R, WRONGFOOTED, B, RULE(10_5i)},
    {"10.5h 20", CORPS, CORPS, W, W, BATTLE, NOT, RULE(10_5h)},
    {"10.5j 21", CORPS, ARMY, R, R, WITHDRAW, NOT, RULE(10_5j)},
    {"10.5k 22", CORPS, ARMY, R, W, CHOICE, A, RULE(10_5k)},
    {"10.5l 23", CORPS, ARMY, W, R, WRONGFOOTED, B, RULE(10_5l)},
    {"10.5j 24", CORPS, ARMY, W, W, WITHDRAW, NOT, RULE(10_5j)},
    {"10.5e 25", ARMY, DIVISION, R, R, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5g 26", ARMY, DIVISION, R, W, AMBUSH, A, RULE(10_5g)},
    {"10.5f 27", ARMY, DIVISION, W, R, RAID, B, RULE(10_5f)},
    {"10.5e 28", ARMY, DIVISION, W, W, SKIRMISH, NOT, RULE(10_5e)},
    {"10.5j 29", ARMY, CORPS, R, R, WITHDRAW, NOT, RULE(10_5j)},
    {"10.5l 30", ARMY, CORPS, R, W, WRONGFOOTED, A, RULE(10_5l)},
    {"10.5k 31", ARMY, CORPS, W, R, CHOICE, B, RULE(10_5k)},
    {"10.5j 32", ARMY, CORPS, W, W, WITHDRAW, NOT, RULE(10_5j)},
    {"10.5h 33", ARMY, ARMY, R, R, BATTLE, NOT, RULE(10_5h)},
    {"10.5i 34", ARMY, ARMY, R, W, WRONGFOOTED, A, RULE(10_5i)},
    {"10.5i 35", ARMY, ARMY, W, R, WRONGFOOTED, B, RULE(10_5i)},
    {"10.5h 36", ARMY, ARMY, W, W, BATTLE, NOT, RULE(10_5h)},
#undef R
#undef W
#undef NOT
#undef A
#undef B
#undef CHOICE
};

static void type_is_found(void **state)
{
    const struct type_row *row = *state;
    const struct meeting meeting = {
        {row->a, row->b}, {row->a_right, row->b_right}, false};
    struct meeting_result result = con_meeting(&meeting);

    assert_int_equal(result.type, row->type);
    assert_int_equal(result.favoured, row->favoured);
    assert_ptr_equal(result.rule, row->rule);
}

/* 10.5m whatever sizes and guesses are, a siege is fought as a Battle. */
static const struct siege_row {
    const char *name;
    struct meeting meeting;
} siege_rows[] = {
    {"10.5m besieged division right against corps wrong",
     {{DIVISION, CORPS}, {true, false}, true}},
    {"10.5m besieged corps wrong against army right",
     {{CORPS, ARMY}, {false, true}, true}},
};

static void siege_is_a_battle(void **state)
{
    const struct siege_row *row = *state;
    struct meeting_result result = con_meeting(&row->meeting);

    assert_int_equal(result.type, BATTLE);
    assert_int_equal(result.favoured, SIDE_COUNT);
    assert_ptr_equal(result.rule, RULE(10_5m));
}

int main(void)
{
    const struct table tables[] = {
        TABLE(guess_rows, guess_is_judged),
        TABLE(type_rows, type_is_found),
        TABLE(siege_rows, siege_is_a_battle),
    };
    return run_tables(tables, LENGTH(tables));
}
