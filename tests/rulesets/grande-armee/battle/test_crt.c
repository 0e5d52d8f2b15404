/* The roll of a combat, its row, and the bidding of losses. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static const char main_dice[] = "crt/battle/4-5235-5236-1-main";

/* One unit each, and leaders without a bonus. */
static void two_units(struct scene *scene, int attack, int defence)
{
    scene_pieces(scene, arena_text(scene->arena,
                                   "leader soult france corps 4 0 0 5235 -\n"
                                   "leader kutuzov russia corps 3 0 0 5236 -\n"
                                   "unit fr-a infantry %d soult\n"
                                   "unit ru-a infantry %d kutuzov\n"
                                   "depot ru-d1 russia 5438\n"
                                   "depot fr-d1 france 5034\n",
                                   attack, defence));
}

/* What the attacker and the defender say of bids, beside the rest. */
static void fight(struct scene *scene, const char *attack, const char *reaction)
{
    scene_lay(scene);
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from='5235' target='5236' %s/>", attack));
    scene_stand(
        scene, "coalition",
        arena_text(scene->arena, "<reaction choice='stand' %s/>", reaction));
}

static void reads_row(struct scene *scene, int row)
{
    assert_true(scene_told(scene, EVENT_TABLE, BASE(crt),
                           arena_text(scene->arena, "Row %d:", row)));
}

/* A modifier with these words; 0: there was none. */
static int modifier(const struct scene *scene, const char *words)
{
    const struct event *event = journal_first(
        &scene->journal, (struct sought){EVENT_MODIFIER, NULL, words});

    return event ? event->number : 0;
}

/* ---- odds ---------------------------------------------------------------- */

struct odds_row {
    const char *name;
    int attack, defence, value;
};

static void odds_are_added(void **state)
{
    const struct odds_row *row = *state;
    struct scene *scene = scene_begin();

    two_units(scene, row->attack, row->defence);
    fight(scene, "rounds='1'", "");
    scene_play(scene);
    assert_int_equal(modifier(scene, "odds"), row->value);
    reads_row(scene, 6 + row->value);
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

/* ---- ground, guns, withdrawal -------------------------------------------- */

static void on_ground(struct scene *scene, enum terrain_word ground, int value)
{
    scene_ground(scene, 5236, ground);
    two_units(scene, 10, 10);
    fight(scene, "rounds='1'", "");
    scene_play(scene);
    reads_row(scene, 6 + value);
}

static void partial_rough(struct scene *scene)
{
    on_ground(scene, PARTIAL_ROUGH, -1);
    assert_int_equal(modifier(scene, "partially rough"), -1);
}

static void rough(struct scene *scene)
{
    on_ground(scene, ROUGH, -2);
    assert_int_equal(modifier(scene, "ground is rough"), -2);
}

/* The ground of the attacker counts for nothing. */
static void rough_of_the_attacker(struct scene *scene)
{
    scene_ground(scene, 5235, ROUGH);
    on_ground(scene, CLEAR, 0);
}

/* 10 v. 10 SP, of which so many are guns. */
static void with_guns(struct scene *scene, const char *attack,
                      const char *defence, int value)
{
    scene_pieces(scene, arena_text(scene->arena,
                                   "leader soult france corps 4 0 0 5235 -\n"
                                   "leader kutuzov russia corps 3 0 0 5236 -\n"
                                   "depot ru-d1 russia 5438\n%s%s",
                                   attack, defence));
    fight(scene, "rounds='1'", "");
    scene_play(scene);
    assert_int_equal(modifier(scene, "more guns"), value);
    reads_row(scene, 6 + value);
}

static void two_guns_more(struct scene *scene)
{
    with_guns(scene,
              "unit fr-a infantry 7 soult\nunit fr-b artillery 2 soult\n"
              "unit fr-c horse-artillery 1 soult\n",
              "unit ru-a infantry 9 kutuzov\nunit ru-b artillery 1 kutuzov\n",
              1);
}

static void one_gun_more(struct scene *scene)
{
    with_guns(
        scene, "unit fr-a infantry 8 soult\nunit fr-b artillery 2 soult\n",
        "unit ru-a infantry 9 kutuzov\nunit ru-b artillery 1 kutuzov\n", 0);
}

static void two_guns_more_of_the_defender(struct scene *scene)
{
    with_guns(scene, "unit fr-a infantry 10 soult\n",
              "unit ru-a infantry 8 kutuzov\nunit ru-b artillery 2 kutuzov\n",
              -1);
}

static void one_gun_more_of_the_defender(struct scene *scene)
{
    with_guns(scene, "unit fr-a infantry 10 soult\n",
              "unit ru-a infantry 9 kutuzov\nunit ru-b artillery 1 kutuzov\n",
              0);
}

/* The rear guard is his only unit: even, less 2. */
static void rear_guard(struct scene *scene)
{
    two_units(scene, 10, 10);
    fight(scene, "rounds='3'", "");
    scene_stand(scene, "coalition", "<reaction choice='withdraw'/>");
    scene_play(scene);
    assert_int_equal(modifier(scene, "rear guard"), -2);
    reads_row(scene, 4);
}

/* ---- the ends of the table ----------------------------------------------- */

/* 12 + 4. Of 7 SP 5 percent are less than half a point, and free, 20 are 2; R3
 * for who is outbid. */
static void above_the_table(struct scene *scene)
{
    two_units(scene, 28, 7);
    fight(scene, "rounds='1' hold='0'", "hold='0'");
    scene_dice(scene, main_dice, 6, 6);
    scene_play(scene);
    reads_row(scene, 14);
    assert_int_equal(scene_sp(scene, "fr-a"), 28);
    /* 4 - 3 = 1 is needed: a rout, of 5 SP 1 */
    assert_int_equal(scene_sp(scene, "ru-a"), 4);
}

/* 2 - 4. Of 7 SP 20 and 5 percent: 2 and 1. A bid of 3 costs the defender up(3
 * * 5 / 20) = 1, his least loss: he holds, and R3 is checked with 4 - 3. */
static void below_the_table(struct scene *scene)
{
    two_units(scene, 7, 28);
    fight(scene, "rounds='1' hold='0'", "hold='0'");
    scene_dice(scene, main_dice, 1, 1);
    scene_play(scene);
    reads_row(scene, 0);
    assert_true(scene_told(scene, EVENT_NOTE, BASE(morale_check), "1 or less"));
    assert_int_equal(scene_sp(scene, "ru-a"), 27);
    assert_int_equal(scene_sp(scene, "fr-a"), 4);
    assert_int_equal(scene_unit(scene, "fr-a")->rout, ROUT_1);
}

/* ---- bidding ------------------------------------------------------------- */

/* What both pay in round 1 of a fight of two units in the clear. */
struct bid_row {
    const char *name;
    int attack, defence;     /* SP */
    int one, other;          /* dice */
    const char *bids[ROLES]; /* of the order, of the reaction */
    int lost[ROLES];
    bool won; /* by the attacker */
};

static void bids_are_paid(void **state)
{
    const struct bid_row *row = *state;
    struct scene *scene = scene_begin();

    two_units(scene, row->attack, row->defence);
    fight(scene, arena_text(scene->arena, "rounds='1' %s", row->bids[ATTACKER]),
          row->bids[DEFENDER]);
    scene_dice(scene, main_dice, row->one, row->other);
    scene_play(scene);
    assert_int_equal(row->attack - scene_sp(scene, "fr-a"),
                     row->lost[ATTACKER]);
    assert_int_equal(row->defence - scene_sp(scene, "ru-a"),
                     row->lost[DEFENDER]);
    assert_int_equal(scene_thrown(scene, "ap/die/4-5235-5236-1"), row->won);
    scene_free(scene);
}

/* clang-format off */
static const struct bid_row bids[] = {
    /* 7: 10 and 10 percent of 10: M = MD = 1. D bids 2, which costs 2 of
     * up(1.5); 3 are too many for A. He passes R0. */
    {"base.bidding usual", 10, 10, 3, 4, {"", ""}, {1, 2}, false},
    {"base.bidding nothing is held for", 10, 10, 3, 4,
     {"hold='0'", "hold='0'"}, {1, 1}, true},
    /* up(2.0) = 2 is below a bid of 3, up(2.1) is not; a bid of 4 costs 4. */
    {"base.bidding a ceiling of 2", 10, 10, 3, 4, {"hold='20'", ""}, {1, 2},
     false},
    {"base.bidding a ceiling of 3", 10, 10, 3, 4, {"hold='21'", ""}, {3, 2},
     true},
    /* A1 D2 A3 D4; A5 is above a third of 10, up. Of 9 it is 3: D4 is above. */
    {"base.bid-cap a third of 10", 10, 10, 3, 4,
     {"hold='100'", "hold='100'"}, {3, 4}, false},
    {"base.bid-cap a third of 9", 9, 9, 3, 4,
     {"hold='100'", "hold='100'"}, {3, 2}, true},
    /* 9: 8 and 12 percent of 25: M = 2, MD = 3. A bid of 3 costs up(4.5) = 5,
     * which is up(20 % of 25), and more than up(16 %) = 4. */
    {"base.bidding his price", 25, 25, 4, 5,
     {"hold='0'", "hold='20'"}, {2, 5}, false},
    {"base.bidding his price is too high", 25, 25, 4, 5,
     {"hold='0'", "hold='16'"}, {2, 3}, true},
    /* 2: 18 and 6 percent of 10: M = 2, MD = 1. A bid of 3 costs
     * up(18 / 18) = 1: he holds for nothing. R2: 4 - 2 is needed, 3 thrown: of
     * 8 SP that rout 1 is lost. */
    {"base.bidding a price of his least", 10, 10, 1, 1,
     {"hold='0'", "hold='0'"}, {3, 1}, false},
    /* 7 of 30: M = MD = 3. Raised by 5 he bids 6, within up(20 % of 30). */
    {"12.54 a raise of 5 is one of M", 30, 30, 3, 4,
     {"hold='0'", "hold='20' raise='5'"}, {3, 6}, false},
    {"12.54 a raise of 2", 30, 30, 3, 4,
     {"hold='0'", "hold='20' raise='2'"}, {3, 5}, false},
    /* No smaller one is tried: 6 are above up(16 % of 30) = 5. */
    {"12.54 a raise that is too much", 30, 30, 3, 4,
     {"hold='0'", "hold='16' raise='3'"}, {3, 3}, true},
    /* D4 in between; the attacker raises by M as well: A3 D4 A7, D8 > 6. */
    {"12.54 the attacker raises", 30, 30, 3, 4,
     {"hold='30' raise='9'", "hold='20'"}, {7, 4}, true},
    /* 10 percent of 4 is below half a point, of 5 it is not. */
    {"base.small-fight 4 SP", 4, 4, 3, 4, {"hold='0'", "hold='0'"},
     {0, 0}, true},
    {"base.small-fight 5 SP", 5, 5, 3, 4, {"hold='0'", "hold='0'"},
     {1, 1}, true},
    /* D bids 2, which is up(4 / 3), and pays all; the opening bid is free. */
    {"base.small-fight he bids more", 4, 4, 3, 4,
     {"hold='0'", "hold='50'"}, {0, 2}, false},
    /* 9 v. 4: +2. 3 + 2 + 2 = 7. A1 D2 A3: up(9 / 3) = 3; D4 is above 2. */
    {"base.small-fight both bid more", 9, 4, 3, 2,
     {"hold='100'", "hold='50'"}, {3, 2}, true},
    /* 6 v. 6, 3 + 3: 12 percent is 0.72 and costs 1, 10 percent 0.6 and 1. At
     * 4 it is 0.48 and 0.4: both free. */
    {"base.small-fight 48 hundredths", 4, 4, 3, 3,
     {"hold='0'", "hold='0'"}, {0, 0}, true},
    /* 10: 8 and 14 percent of 4: 0.32 is free, 0.56 costs the defender 1. */
    {"base.small-fight of the attacker alone", 4, 4, 4, 6,
     {"hold='0'", "hold='0'"}, {0, 1}, true},
};
/* clang-format on */

static void raise_is_cited(struct scene *scene)
{
    two_units(scene, 30, 30);
    fight(scene, "rounds='1' hold='0'", "hold='20' raise='5'");
    scene_dice(scene, main_dice, 3, 4);
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_TABLE, RULE(12_54), "the last is 6"));
}

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

/* Round 1: A1, D passes: 1 and 1; W. (6 + 4 - 1) / 2 = 4 points: he follows,
 * and goes on. Round 2, 9 v. 9: M = MD = 1. 30 percent of 9 are 3: D2, and A
 * has held for nothing: 1 and 2. He passes R0 with 3 of 4. */
static void holds_in_round_2(struct scene *scene)
{
    two_units(scene, 10, 10);
    fight(scene, "rounds='3' hold='0'", "hold='0 30 0'");
    scene_dice(scene, main_dice, 3, 4);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
    scene_dice(scene, "crt/battle/4-5235-5236-2-main", 3, 4);
    scene_play(scene);
    assert_int_equal(scene_sp(scene, "fr-a"), 8);
    assert_int_equal(scene_sp(scene, "ru-a"), 7);
    assert_false(scene_thrown(scene, "crt/battle/4-5235-5236-3-main"));
}

static const struct scene_row rows[] = {
    {"base.crt partial rough", partial_rough},
    {"base.crt rough", rough},
    {"base.crt the attacker's ground", rough_of_the_attacker},
    {"base.crt two more of guns", two_guns_more},
    {"base.crt one more of guns", one_gun_more},
    {"base.crt two more of the defender", two_guns_more_of_the_defender},
    {"base.crt one more of the defender", one_gun_more_of_the_defender},
    {"base.withdrawal-battle 2 less", rear_guard},
    {"base.crt above 14", above_the_table},
    {"base.crt below 0", below_the_table},
    {"12.54 a raise that is held to M is told", raise_is_cited},
    {"base.bidding hold of each round", hold_of_each_round},
    {"base.bidding hold of round 2", holds_in_round_2},
};

int main(void)
{
    const struct table tables[] = {TABLE(odds, odds_are_added),
                                   TABLE(bids, bids_are_paid),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
