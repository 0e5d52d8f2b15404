/* The roll of a combat, its row, and the bidding of losses. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

/* Leaders without a bonus. */
static const char two[] = "leader soult france corps 4 0 0 5235 -\n"
                          "leader kutuzov russia corps 3 0 0 5236 -\n"
                          "depot ru-d1 russia 5438\ndepot fr-d1 france 5034\n";
#define UNITS(french, russians)                                                \
    "unit fr-a infantry " french " soult\nunit ru-a infantry " russians        \
    " kutuzov\n"
/* What the attacker and the defender say of bids. */
#define FIGHT(attack, reaction)                                                \
    "attack " attack "\nreact choice='stand' " reaction
#define ONCE FIGHT("rounds='1'", "")

/* ---- odds ---------------------------------------------------------------- */

struct odds_row {
    const char *name;
    int attack, defence, value;
};

static void odds_are_added(void **state)
{
    const struct odds_row *row = *state;
    struct scene *scene = scene_begin();

    fight_lay(
        scene, two,
        arena_text(scene->arena, UNITS("%d", "%d"), row->attack, row->defence));
    fight_order(scene, ONCE);
    scene_play(scene);
    fight_ends(scene, arena_text(scene->arena, "by/odds=%d table/crt=Row_%d:",
                                 row->value, 6 + row->value));
    scene_free(scene);
}

/* 3 + 3 are thrown, and nothing else is added. */
static const struct odds_row odds[] = {
    {"base.crt even", 10, 10, 0},    {"base.crt below 3 to 2", 14, 10, 0},
    {"base.crt 3 to 2", 15, 10, 1},  {"base.crt below 2 to 1", 19, 10, 1},
    {"base.crt 2 to 1", 20, 10, 2},  {"base.crt below 3 to 1", 29, 10, 2},
    {"base.crt 3 to 1", 30, 10, 3},  {"base.crt below 4 to 1", 27, 7, 3},
    {"base.crt 4 to 1", 28, 7, 4},   {"base.crt above 2 to 3", 10, 14, 0},
    {"base.crt 2 to 3", 10, 15, -1}, {"base.crt above 1 to 2", 10, 19, -1},
    {"base.crt 1 to 2", 10, 20, -2}, {"base.crt above 1 to 3", 10, 29, -2},
    {"base.crt 1 to 3", 10, 30, -3}, {"base.crt above 1 to 4", 7, 27, -3},
    {"base.crt 1 to 4", 7, 28, -4},
};

/* clang-format off */
/* ---- ground, guns, withdrawal, the ends of the table --------------------- */

#define TEN UNITS("10", "10")
/* 10 v. 10 SP, of which so many are guns. */
#define ALONE "unit fr-a infantry 10 soult\n"
#define RUSSIAN(foot, guns)                                                  \
    "unit ru-a infantry " foot " kutuzov\n"                                  \
    "unit ru-b artillery " guns " kutuzov\n"
#define LEAST FIGHT("rounds='1' hold='0'", "hold='0'")

static const struct fight_row ground_rows[] = {
    {"base.crt partial rough", two, TEN "partly 5236\n", ONCE, "",
     "by/partially_rough=-1 table/crt=Row_5:"},
    {"base.crt rough", two, TEN "rough 5236\n", ONCE, "",
     "by/ground_is_rough=-2 table/crt=Row_4:"},
    /* The ground of the attacker counts for nothing. */
    {"base.crt the attacker's ground", two, TEN "rough 5235\n", ONCE, "",
     "table/crt=Row_6:"},
    {"base.crt two more of guns", two,
     "unit fr-a infantry 7 soult\nunit fr-b artillery 2 soult\n"
     "unit fr-c horse-artillery 1 soult\n" RUSSIAN("9", "1"), ONCE, "",
     "by/more_guns=1 table/crt=Row_7:"},
    {"base.crt one more of guns", two,
     "unit fr-a infantry 8 soult\nunit fr-b artillery 2 soult\n"
     RUSSIAN("9", "1"), ONCE, "", "by/more_guns=0 table/crt=Row_6:"},
    {"base.crt two more of the defender", two, ALONE RUSSIAN("8", "2"), ONCE,
     "", "by/more_guns=-1 table/crt=Row_5:"},
    {"base.crt one more of the defender", two, ALONE RUSSIAN("9", "1"), ONCE,
     "", "by/more_guns=0 table/crt=Row_6:"},
    /* The rear guard is his only unit: even, less 2. */
    {"base.withdrawal-battle 2 less", two, TEN,
     "attack rounds='3'\nreact choice='withdraw'", "",
     "adds/withdrawal-battle=-2 by/rear_guard=-2 table/crt=Row_4:"},
    /* 12 + 4. Of 7 SP 5 percent are less than half a point, and free, 20 are 2;
     * R3 for who is outbid. 4 - 3 = 1 is needed: a rout, of 5 SP 1. */
    {"base.crt above 14", two, UNITS("28", "7"), LEAST, "1-main 6 6",
     "table/crt=Row_14: fr-a=28 ru-a=4"},
    /* 2 - 4. Of 7 SP 20 and 5 percent: 2 and 1. A bid of 3 costs the defender
     * up(3 * 5 / 20) = 1, his least loss: he holds, and R3 is checked with 4 -
     * 3. */
    {"base.crt below 0", two, UNITS("7", "28"), LEAST, "1-main 1 1",
     "table/crt=Row_0: note/morale-check=1_or_less ru-a=27 fr-a=4 fr-a:routed"},
    {"12.54 a raise that is held to M is told", two, UNITS("30", "30"),
     FIGHT("rounds='1' hold='0'", "hold='20' raise='5'"), "1-main 3 4",
     "table/12.54=the_last_is_6"},
    /* Round 1: A1, D passes: 1 and 1; W. (6 + 4 - 1) / 2 = 4 points: he
     * follows, and goes on. Round 2, 9 v. 9: M = MD = 1. 30 percent of 9 are 3:
     * D2, and A has held for nothing: 1 and 2. He passes R0 with 3 of 4. */
    {"base.bidding hold of round 2", two, TEN,
     FIGHT("rounds='3' hold='0'", "hold='0 30 0'"),
     "1-main 3 4, ap/1 6, 2-main 3 4", "fr-a=8 ru-a=7 unthrown/3-main"},
};

/* ---- bidding ------------------------------------------------------------- */

/* What both pay in round 1 of a fight of two units in the clear; who wins as
 * attacker throws for points. */
#define BID(name, french, russians, dice, bids, replies, then)               \
    {name, two, UNITS(french, russians), FIGHT("rounds='1' " bids, replies), \
     "1-main " dice, then}

static const struct fight_row bid_rows[] = {
    /* 7: 10 and 10 percent of 10: M = MD = 1. D bids 2, which costs 2 of
     * up(1.5); 3 are too many for A. He passes R0. */
    BID("base.bidding usual", "10", "10", "3 4", "", "",
        "lost=1/2 unthrown/ap/1"),
    BID("base.bidding nothing is held for", "10", "10", "3 4", "hold='0'",
        "hold='0'", "lost=1/1 thrown/ap/1"),
    /* up(2.0) = 2 is below a bid of 3, up(2.1) is not; a bid of 4 costs 4. */
    BID("base.bidding a ceiling of 2", "10", "10", "3 4", "hold='20'", "",
        "lost=1/2 unthrown/ap/1"),
    BID("base.bidding a ceiling of 3", "10", "10", "3 4", "hold='21'", "",
        "lost=3/2 thrown/ap/1"),
    /* A1 D2 A3 D4; A5 is above a third of 10, up. Of 9 it is 3: D4 is above. */
    BID("base.bid-cap a third of 10", "10", "10", "3 4", "hold='100'",
        "hold='100'", "lost=3/4 unthrown/ap/1"),
    BID("base.bid-cap a third of 9", "9", "9", "3 4", "hold='100'",
        "hold='100'", "lost=3/2 thrown/ap/1"),
    /* 9: 8 and 12 percent of 25: M = 2, MD = 3. A bid of 3 costs up(4.5) = 5,
     * which is up(20 % of 25), and more than up(16 %) = 4. */
    BID("base.bidding his price", "25", "25", "4 5", "hold='0'", "hold='20'",
        "lost=2/5 unthrown/ap/1"),
    BID("base.bidding his price is too high", "25", "25", "4 5", "hold='0'",
        "hold='16'", "lost=2/3 thrown/ap/1"),
    /* 2: 18 and 6 percent of 10: M = 2, MD = 1. A bid of 3 costs
     * up(18 / 18) = 1: he holds for nothing. R2: 4 - 2 is needed, 3 thrown: of
     * 8 SP that rout 1 is lost. */
    BID("base.bidding a price of his least", "10", "10", "1 1", "hold='0'",
        "hold='0'", "lost=3/1 unthrown/ap/1"),
    /* 7 of 30: M = MD = 3. Raised by 5 he bids 6, within up(20 % of 30). */
    BID("12.54 a raise of 5 is one of M", "30", "30", "3 4", "hold='0'",
        "hold='20' raise='5'", "lost=3/6 unthrown/ap/1"),
    BID("12.54 a raise of 2", "30", "30", "3 4", "hold='0'",
        "hold='20' raise='2'", "lost=3/5 unthrown/ap/1"),
    /* 6 are above up(16 % of 30) = 5: he bids these. */
    BID("12.54 a raise that is too much", "30", "30", "3 4", "hold='0'",
        "hold='16' raise='3'", "lost=3/5 unthrown/ap/1"),
    /* D4 costs 4, up(10 % of 30) are his 3. */
    BID("12.54 no raise is within his hold", "30", "30", "3 4", "hold='0'",
        "hold='10' raise='3'", "lost=3/3 thrown/ap/1"),
    /* D4 in between; the attacker raises by M as well: A3 D4 A7, D8 > 6. */
    BID("12.54 the attacker raises", "30", "30", "3 4", "hold='30' raise='9'",
        "hold='20'", "lost=7/4 thrown/ap/1"),
    /* 10 percent of 4 is below half a point, of 5 it is not. */
    BID("base.small-fight 4 SP", "4", "4", "3 4", "hold='0'", "hold='0'",
        "lost=0/0 thrown/ap/1"),
    BID("base.small-fight 5 SP", "5", "5", "3 4", "hold='0'", "hold='0'",
        "lost=1/1 thrown/ap/1"),
    /* D bids 2, which is up(4 / 3), and pays all; the opening bid is free. */
    BID("base.small-fight he bids more", "4", "4", "3 4", "hold='0'",
        "hold='50'", "lost=0/2 unthrown/ap/1"),
    /* 9 v. 4: +2. 3 + 2 + 2 = 7. A1 D2 A3: up(9 / 3) = 3; D4 is above 2. */
    BID("base.small-fight both bid more", "9", "4", "3 2", "hold='100'",
        "hold='50'", "lost=3/2 thrown/ap/1"),
    /* 6 v. 6, 3 + 3: 12 percent is 0.72 and costs 1, 10 percent 0.6 and 1. At
     * 4 it is 0.48 and 0.4: both free. */
    BID("base.small-fight 48 hundredths", "4", "4", "3 3", "hold='0'",
        "hold='0'", "lost=0/0 thrown/ap/1"),
    /* 10: 8 and 14 percent of 4: 0.32 is free, 0.56 costs the defender 1. */
    BID("base.small-fight of the attacker alone", "4", "4", "4 6", "hold='0'",
        "hold='0'", "lost=0/1 thrown/ap/1"),
};
/* clang-format on */

static void hold_of_each_round(struct scene *scene)
{
    struct wishes wishes = {.raise = 0};

    (void)scene;
    assert_int_equal(gra_hold(&wishes, 1), 15);
    wishes.hold = names_split("30 20 0", scene->arena);
    assert_int_equal(gra_hold(&wishes, 1), 30);
    assert_int_equal(gra_hold(&wishes, 2), 20);
    assert_int_equal(gra_hold(&wishes, 3), 0);
    assert_int_equal(gra_hold(&wishes, 4), 0);
}

static const struct scene_row rows[] = {
    {"base.bidding hold of each round", hold_of_each_round},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(odds, odds_are_added), TABLE(ground_rows, fight_row_runs),
        TABLE(bid_rows, fight_row_runs), TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
