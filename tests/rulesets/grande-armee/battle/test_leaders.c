/* Whose bonus counts in a combat, who is at risk for it, and morale of leaders.
 */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* An attack from 5235 on 5236 in which nobody bids above the least. */
static void fight(struct scene *scene, const char *more)
{
    scene_lay(scene);
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from='5235' target='5236' hold='0' "
                           "%s/>",
                           more));
    scene_stand(scene, "coalition", "<reaction choice='stand' hold='0'/>");
}

static void withhold(struct scene *scene, const char *side, const char *id)
{
    scene_stand(
        scene, side,
        arena_text(scene->arena, "<leader-use leader='%s' use='no'/>", id));
}

/* What the last round's combat had of that case; 0: nothing. */
static int last_modifier(const struct scene *scene, const struct rule *rule)
{
    const struct event *event = journal_last(
        &scene->journal, (struct sought){EVENT_MODIFIER, rule, NULL});

    return event ? event->number : 0;
}

/* 10 SP without a bonus stand against the French. */
static void plain_enemy(struct scene *scene)
{
    scene_pieces(scene, "leader kutuzov russia corps 3 0 0 5236 -\n"
                        "unit ru-a infantry 10 kutuzov\n"
                        "depot ru-d1 russia 5438\n");
}

/* ---- 12.41b to 12.41f: what is added ------------------------------------- */

struct bonus_row {
    const char *name, *pieces, *more; /* of the French; of the order */
    const char *withheld;             /* or NULL */
    int chain, cavalry;               /* modifiers */
    const char *told;                 /* who counts, or NULL */
    bool tie;
};

static void bonus_is_added(void **state)
{
    const struct bonus_row *row = *state;
    struct scene *scene = scene_begin();

    plain_enemy(scene);
    scene_pieces(scene, row->pieces);
    fight(scene, arena_text(scene->arena, "rounds='1' %s", row->more));
    if (row->withheld)
        withhold(scene, "france", row->withheld);
    scene_play(scene);
    assert_int_equal(last_modifier(scene, RULE(12_41b)), row->chain);
    assert_int_equal(last_modifier(scene, RULE(12_41d)), row->cavalry);
    if (row->told)
        assert_true(scene_told(scene, EVENT_GROUP, RULE(12_41g), row->told));
    assert_int_equal(
        scene_told(scene, EVENT_NOTE, RULE(12_41f), "French have 2"), row->tie);
    scene_free(scene);
}

/* clang-format off */
#define NAPOLEON                                                             \
    "leader napoleon france supreme 5 2 2 5235 -\n"                          \
    "leader soult france corps 4 1 1 5235 napoleon\n"                        \
    "unit fr-a infantry 4 soult\nunit fr-b infantry 6 soult\n"
/* 2, 1, 1 and 1 SP of cavalry */
#define MURAT                                                                \
    "leader murat france corps 4 0 0 5235 -\n"                               \
    "unit fr-a infantry 6 murat\nunit fr-c1 heavy-cavalry 2 murat\n"         \
    "unit fr-c2 light-cavalry 1 murat\nunit fr-c3 dragoon 1 murat\n"         \
    "unit fr-c4 mameluke 1 murat\nled zoe fr-c1 1 0\nled bill fr-c2 1 0\n"   \
    "led carl fr-c3 1 0\nled dave fr-c4 1 0\n"
#define TWO_CORPS(hex)                                                       \
    "leader napoleon france supreme 5 2 2 " hex " -\n"                       \
    "leader soult france corps 4 1 1 5235 napoleon\n"                        \
    "leader lannes france corps 4 2 1 5235 napoleon\n"                       \
    "unit fr-a infantry 5 soult\nunit fr-b infantry 3 lannes\n"              \
    "unit fr-c light-cavalry 2 lannes\n"                                     \
    "led abel fr-a 1 1\nled bill fr-c 1 0\n"
#define DIVISIONS                                                            \
    "leader soult france corps 4 1 1 5034 -\n"                               \
    "unit fr-a infantry 8 soult 5235\nunit fr-b infantry 3 soult 5235\n"     \
    "led abel fr-a 1 1\n"

static const struct bonus_row bonuses[] = {
    /* of equal division leaders the lower id, not the larger unit */
    {"12.41b one of two divisions", NAPOLEON "led abel fr-a 1 1\n"
     "led zach fr-b 1 1\n", "", NULL, 4, 0,
     "napoleon (2), soult (1) and abel (1)", false},
    /* Massena 2 and Soult 1 are more than Napoleon 1 and Soult */
    {"12.41b one of supreme and army",
     "leader napoleon france supreme 5 1 2 5235 -\n"
     "leader massena france army 4 2 1 5235 napoleon\n"
     "leader soult france corps 4 1 1 5235 massena\n"
     "unit fr-a infantry 10 soult\n", "", NULL, 3, 0, NULL, false},
    /* 2 + 2, or 2 + 1 + 3: Abel is not under Lannes */
    {"12.41c the best line of command", NAPOLEON "led abel fr-a 3 1\n"
     "leader lannes france corps 4 2 2 5235 napoleon\n", "", NULL, 6, 0, NULL,
     false},
    {"12.41b a division in reserve", NAPOLEON "led abel fr-a 3 1\n",
     "keep='fr-a'", NULL, 3, 0, NULL, false},
    {"12.41a one is named", NAPOLEON, "leaders='soult'", NULL, 1, 0, NULL,
     false},
    {"12.41a one is held back", NAPOLEON, "", "napoleon", 1, 0, NULL, false},
    /* nobody is risked who adds nothing */
    {"12.41a a corps leader of 0",
     "leader soult france corps 4 0 0 5235 -\nunit fr-a infantry 10 soult\n"
     "led abel fr-a 1 1\n", "", NULL, 1, 0, "bonus of abel (1)", false},
    {"12.41d two for five points", MURAT, "cavalry='zoe bill carl dave'", NULL,
     0, 2, NULL, false},
    {"12.41d two for four points", MURAT,
     "cavalry='zoe carl dave' keep='fr-c2'", NULL, 0, 2, NULL, false},
    {"12.41d one for three points", MURAT,
     "cavalry='bill carl dave' keep='fr-c1'", NULL, 0, 1, NULL, false},
    {"12.41d one by silence, the lowest id", MURAT, "", NULL, 0, 1, "bill (1)",
     false},
    {"12.41f two of the highest rank", TWO_CORPS("5034"), "", NULL, 0, 1,
     "bill (1)", true},
    /* 2 + 2, or 2 + 1 + 1: of equal sums the lower id */
    {"12.41f one above them", TWO_CORPS("5235"), "", NULL, 4, 1,
     "napoleon (2), lannes (2) and bill (1)", false},
    {"12.41f, 12.41a who is held back counts", TWO_CORPS("5034"), "", "soult",
     0, 1, NULL, true},
    {"12.41f two division leaders, one in reserve",
     DIVISIONS "led zach fr-b 1 1\n", "keep='fr-b'", NULL, 0, 0, NULL, true},
    {"12.41f one division leader", DIVISIONS, "keep='fr-b'", NULL, 1, 0, NULL,
     false},
};
/* clang-format on */

static void wants(struct scene *scene, const struct rule *rule,
                  const char *leaders)
{
    assert_ptr_equal(
        scene_refusal(scene, "france",
                      arena_text(scene->arena,
                                 "<attack from='5235' target='5236' "
                                 "leaders='%s'/>",
                                 leaders)),
        rule);
}

static void chains_that_are_named(struct scene *scene)
{
    plain_enemy(scene);
    scene_pieces(scene,
                 NAPOLEON "leader massena france army 4 1 1 5235 napoleon\n"
                          "leader lannes france corps 4 1 1 5235 napoleon\n"
                          "unit fr-c infantry 3 lannes\n"
                          "unit fr-d light-cavalry 2 lannes\n"
                          "led abel fr-a 1 1\n"
                          "led baker fr-b 1 1\n"
                          "led suchet fr-c 1 1\n"
                          "led treillard fr-d 1 1\n");
    scene_concentrated(scene, "soult lannes");
    scene_lay(scene);
    wants(scene, NULL, "napoleon soult abel");
    wants(scene, NULL, "napoleon suchet");
    wants(scene, NULL, "lannes suchet");
    wants(scene, RULE(12_41c), "napoleon soult suchet");
    wants(scene, RULE(12_41c), "massena soult");
    wants(scene, RULE(12_41b), "napoleon massena");
    wants(scene, RULE(12_41b), "soult lannes");
    wants(scene, RULE(12_41b), "soult abel baker");
    wants(scene, RULE(12_41b), "kutuzov");
    wants(scene, RULE(12_41b), "lannes treillard");
}

/* ---- 12.41e -------------------------------------------------------------- */

/* Round 1: 12 v. 12: 0, cavalry leader 2: 2 + 2 + 2 = 6: 12 and 10 percent of
 * 12: 2 and 2. W, (6 + 4 - 1) / 2 = 4 points: he follows, and goes on. Round 2:
 * 10 v. 10. */
static void two_rounds_with_cavalry(struct scene *scene, const char *more)
{
    scene_pieces(scene, "leader murat france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 0 0 5236 -\n"
                        "unit fr-a infantry 8 murat\n"
                        "unit fr-c1 heavy-cavalry 2 murat\n"
                        "unit fr-c2 light-cavalry 2 murat\n"
                        "unit ru-a infantry 12 kutuzov\n"
                        "depot ru-d1 russia 5438\n"
                        "led zoe fr-c1 2 0\n");
    scene_pieces(scene, more);
    fight(scene, "rounds='2'");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 2, 2);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
    scene_play(scene);
    assert_true(scene_thrown(scene, "crt/battle/4-5235-5236-2-main"));
    assert_true(scene_modifies(scene, RULE(12_41d), 2));
}

static void another_in_round_2(struct scene *scene)
{
    two_rounds_with_cavalry(scene, "led bill fr-c2 1 0\n");
    assert_int_equal(last_modifier(scene, RULE(12_41d)), 1);
}

static void nobody_in_round_2(struct scene *scene)
{
    two_rounds_with_cavalry(scene, "");
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(12_41d)), 1);
}

/* ---- 12.41a, 12.41g ------------------------------------------------------ */

/* Kutuzov 1 over Bagration 2, each with 5 SP, and 15 French: odds +1. */
static void kutuzov_and_bagration(struct scene *scene, const char *french)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia supreme 3 1 2 5236 -\n"
                        "leader bagration russia corps 4 2 0 5236 kutuzov\n"
                        "leader dokhturov russia corps 4 1 0 5236 kutuzov\n"
                        "unit ru-a infantry 5 bagration\n"
                        "unit ru-b infantry 5 dokhturov\n"
                        "depot ru-d1 russia 5438\n");
    scene_pieces(scene, french);
    fight(scene, "rounds='1'");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 6, 6);
}

/* 12 + 1 - 1 - 1 = 11 with Dokhturov; Bagration, who is held back, adds
 * nothing. With him instead of Dokhturov it would be 10. */
static void withheld_adds_nothing(struct scene *scene)
{
    kutuzov_and_bagration(scene, "unit fr-a infantry 15 soult\n");
    withhold(scene, "coalition", "bagration");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41b), -2));
    assert_true(scene_told(scene, EVENT_TABLE, BASE(crt), "Row 11:"));
    assert_false(
        scene_thrown(scene, "leader-loss/hit/4-5235-5236-1-coalition-1"));
}

/* 12 + 1: L1 with nobody used: nobody is at risk. */
static void nobody_used(struct scene *scene)
{
    kutuzov_and_bagration(scene, "unit fr-a infantry 15 soult\n");
    withhold(scene, "coalition", "bagration");
    withhold(scene, "coalition", "kutuzov");
    withhold(scene, "coalition", "dokhturov");
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_TABLE, BASE(crt), "Row 13:"));
    assert_false(
        scene_thrown(scene, "leader-loss/hit/4-5235-5236-1-coalition-1"));
}

/* 30 v. 10: +3, leaders -3: 12: L1. Two were used, Kutuzov and Bagration: the
 * second is drawn, and a 3 spares him. */
static void drawn_of_the_used(struct scene *scene)
{
    kutuzov_and_bagration(scene, "unit fr-a infantry 30 soult\n");
    scene_dice(scene, "leader-loss/who/4-5235-5236-1-coalition-1", 2, 0);
    scene_play(scene);
    assert_true(
        scene_told(scene, EVENT_NOTE, RULE(12_41g), "bagration was at risk"));
    assert_int_equal(scene_leader(scene, "bagration")->state, ON_MAP);
    assert_false(
        scene_thrown(scene, "leader-loss/hit/4-5235-5236-1-coalition-2"));
}

/* Of one candidate no die asks who. 12 + 1 - 1 = 12: a 1 hits, a 3 kills. */
static void one_at_risk(struct scene *scene)
{
    kutuzov_and_bagration(scene, "unit fr-a infantry 15 soult\n");
    withhold(scene, "coalition", "bagration");
    withhold(scene, "coalition", "dokhturov");
    scene_dice(scene, "leader-loss/hit/4-5235-5236-1-coalition-1", 1, 0);
    scene_play(scene);
    assert_false(
        scene_thrown(scene, "leader-loss/who/4-5235-5236-1-coalition-1"));
    assert_int_equal(scene_leader(scene, "kutuzov")->state, DEAD);
    assert_int_equal(scene->game->leader_vp, 10);
}

/* ---- 12.42 --------------------------------------------------------------- */

/* 15 v. 10: +1. Row 11: 6 and 14 percent of 10, 1 and 2; R1. */
static void checked_at(struct scene *scene, int one, int other, bool withheld)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 1 2 5236 -\n"
                        "unit fr-a infantry 15 soult\n"
                        "unit ru-a infantry 10 kutuzov\n"
                        "depot ru-d1 russia 5438\n");
    fight(scene, "rounds='1'");
    if (withheld)
        withhold(scene, "coalition", "kutuzov");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", one, other);
    scene_dice(scene, "morale-check/die/4-5235-5236-1-main-coalition", 5, 0);
    scene_play(scene);
}

/* 4 + 2 - 1 = 5 is needed, and thrown; Russia's morale is 4 as before. */
static void leader_helps_a_check(struct scene *scene)
{
    checked_at(scene, 6, 5, false);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_42), "5 or less"));
    assert_int_equal(scene_unit(scene, "ru-a")->rout, STEADY);
    assert_int_equal(gra_unit_morale(&scene->module, scene_unit(scene, "ru-a")),
                     4);
    assert_int_equal(gra_nation(&scene->module, "russia")->morale, 4);
}

/* 4 - 1 = 3 without him. */
static void withheld_helps_no_check(struct scene *scene)
{
    checked_at(scene, 5, 5, true);
    assert_false(scene_told(scene, EVENT_NOTE, RULE(12_42), NULL));
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
}

/* Ruling 29: of a line with R1 and a leader of 2 the main one needs 5, a second
 * one 3. */
static void main_line_alone(struct scene *scene)
{
    static const struct attack_order order = {.from = 5235, .target = 5236};
    struct group group = {.role = DEFENDER};
    struct line line = {.name = "main", .fate = (enum fate)(FATE_CHECK + 1)};
    struct battle battle;

    plain_enemy(scene);
    scene_pieces(scene, NAPOLEON);
    scene_lay(scene);
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    line.front[DEFENDER] = battle.force[DEFENDER];
    line.used[DEFENDER][0] = (struct officer){
        .leader = scene_leader(scene, "kutuzov"), .rank = CORPS, .morale = 2};
    line.used_count[DEFENDER] = line.chain_count[DEFENDER] = 1;
    scene_dice(scene, "morale-check/die/4-5235-5236-0-main-coalition", 5, 0);
    scene_dice(scene, "morale-check/die/4-5235-5236-0-5137-coalition", 4, 0);
    assert_true(gra_check_line(&battle, &line, DEFENDER));
    line.name = "5137";
    line.group = &group;
    assert_false(gra_check_line(&battle, &line, DEFENDER));
}

static const struct scene_row rows[] = {
    {"12.41c chains that are named", chains_that_are_named},
    {"12.41e another in round 2", another_in_round_2},
    {"12.41e not again in round 2", nobody_in_round_2},
    {"12.41a who is held back adds nothing", withheld_adds_nothing},
    {"12.41g nobody used, nobody at risk", nobody_used},
    {"12.41g one of the used is drawn", drawn_of_the_used},
    {"12.41g one alone is not drawn", one_at_risk},
    {"12.42 a leader's morale in a check", leader_helps_a_check},
    {"12.42, 12.41a not of who is held back", withheld_helps_no_check},
    {"12.42 the main line alone", main_line_alone},
};

int main(void)
{
    const struct table tables[] = {TABLE(bonuses, bonus_is_added),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
