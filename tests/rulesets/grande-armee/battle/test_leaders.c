/* Whose bonus counts in a combat, who is at risk for it, and morale of leaders.
 */
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

/* 10 SP without a bonus stand against the French. */
static const char plain_enemy[] = "leader kutuzov russia corps 3 0 0 5236 -\n"
                                  "unit ru-a infantry 10 kutuzov\n"
                                  "depot ru-d1 russia 5438\n";

/* Nobody bids above the least. */
#define FIGHT(more)   "attack hold='0' " more "\nreact choice='stand' hold='0'"
#define ONCE          FIGHT("rounds='1'")
#define WITH(more)    FIGHT("rounds='1' " more)
#define NOT(side, id) "\n" side " <leader-use leader='" id "' use='no'/>"

/* ---- 12.41b to 12.41f: what is added ------------------------------------- */

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

/* What the chain and the cavalry leaders add at last; and whether there are two
 * of a rank, and neither counts. */
#define ADDED(name, pieces, orders, chain, cavalry, then)                    \
    {name, plain_enemy, pieces, orders, "",                                  \
     "last/12.41b=" #chain " last/12.41d=" #cavalry " " then}
#define ONE "!note/12.41f=French_have_2 "
#define TIE "note/12.41f=French_have_2 "

static const struct fight_row bonus_rows[] = {
    /* of equal division leaders the lower id, not the larger unit */
    ADDED("12.41b one of two divisions",
          NAPOLEON "led abel fr-a 1 1\nled zach fr-b 1 1\n", ONCE, 4, 0,
          ONE "group/12.41g=napoleon_(2),_soult_(1)_and_abel_(1)"),
    /* Massena 2 and Soult 1 are more than Napoleon 1 and Soult */
    ADDED("12.41b one of supreme and army",
          "leader napoleon france supreme 5 1 2 5235 -\n"
          "leader massena france army 4 2 1 5235 napoleon\n"
          "leader soult france corps 4 1 1 5235 massena\n"
          "unit fr-a infantry 10 soult\n", ONCE, 3, 0, ONE),
    /* 2 + 2, or 2 + 1 + 3: Abel is not under Lannes */
    ADDED("12.41c the best line of command", NAPOLEON "led abel fr-a 3 1\n"
          "leader lannes france corps 4 2 2 5235 napoleon\n", ONCE, 6, 0, ONE),
    /* Lannes 2 is more than Soult 1, if he has anybody who fights. */
    ADDED("11.3c a corps that is demoralized lends no leader", NAPOLEON
          "leader lannes france corps 4 2 1 5235 napoleon\n"
          "unit fr-c light-cavalry 3 lannes\ndemoralize fr-c\n", ONCE, 3, 0,
          ONE),
    ADDED("11.3c a part of it is not", NAPOLEON
          "leader lannes france corps 4 2 1 5235 napoleon\n"
          "unit fr-c light-cavalry 3 lannes\nunit fr-d infantry 3 lannes\n"
          "demoralize fr-c\n", ONCE, 4, 0, ONE),
    ADDED("12.41b a division in reserve", NAPOLEON "led abel fr-a 3 1\n",
          WITH("keep='fr-a'"), 3, 0, ONE),
    ADDED("12.41a one is named", NAPOLEON, WITH("leaders='soult'"), 1, 0, ONE),
    ADDED("12.41a one is held back", NAPOLEON, ONCE NOT("france", "napoleon"),
          1, 0, ONE),
    /* nobody is risked who adds nothing */
    ADDED("12.41a a corps leader of 0",
          "leader soult france corps 4 0 0 5235 -\n"
          "unit fr-a infantry 10 soult\nled abel fr-a 1 1\n", ONCE, 1, 0,
          ONE "group/12.41g=bonus_of_abel_(1)"),
    ADDED("12.41d two for five points", MURAT,
          WITH("cavalry='zoe bill carl dave'"), 0, 2, ONE),
    ADDED("12.41d two for four points", MURAT,
          WITH("cavalry='zoe carl dave' keep='fr-c2'"), 0, 2, ONE),
    ADDED("12.41d one for three points", MURAT,
          WITH("cavalry='bill carl dave' keep='fr-c1'"), 0, 1, ONE),
    ADDED("12.41d one by silence, the lowest id", MURAT, ONCE, 0, 1,
          ONE "group/12.41g=bill_(1)"),
    ADDED("12.41f two of the highest rank", TWO_CORPS("5034"), ONCE, 0, 1,
          TIE "group/12.41g=bill_(1)"),
    /* 2 + 2, or 2 + 1 + 1: of equal sums the lower id */
    ADDED("12.41f one above them", TWO_CORPS("5235"), ONCE, 4, 1,
          ONE "group/12.41g=napoleon_(2),_lannes_(2)_and_bill_(1)"),
    ADDED("12.41f, 12.41a who is held back counts", TWO_CORPS("5034"),
          ONCE NOT("france", "soult"), 0, 1, TIE),
    ADDED("12.41f two division leaders, one in reserve",
          DIVISIONS "led zach fr-b 1 1\n", WITH("keep='fr-b'"), 0, 0, TIE),
    ADDED("12.41f one division leader", DIVISIONS, WITH("keep='fr-b'"), 1, 0,
          ONE),
};

#define LINES                                                                \
    NAPOLEON "leader massena france army 4 1 1 5235 napoleon\n"              \
    "leader lannes france corps 4 1 1 5235 napoleon\n"                       \
    "unit fr-c infantry 3 lannes\nunit fr-d light-cavalry 2 lannes\n"        \
    "led abel fr-a 1 1\nled baker fr-b 1 1\nled suchet fr-c 1 1\n"           \
    "led treillard fr-d 1 1\nconcentrated soult lannes\n"
#define NAMED(name, leaders, then)                                           \
    {name, plain_enemy, LINES, "attack leaders='" leaders "'", NULL, then}

static const struct fight_row chain_rows[] = {
    NAMED("12.41c a whole chain", "napoleon soult abel", "good"),
    NAMED("12.41c no corps leader", "napoleon suchet", "good"),
    NAMED("12.41c nobody above", "lannes suchet", "good"),
    NAMED("12.41c a division of another corps", "napoleon soult suchet",
          "refused/12.41c"),
    NAMED("12.41c another army", "massena soult", "refused/12.41c"),
    NAMED("12.41b supreme and army", "napoleon massena", "refused/12.41b"),
    NAMED("12.41b two corps", "soult lannes", "refused/12.41b"),
    NAMED("12.41b two divisions", "soult abel baker", "refused/12.41b"),
    NAMED("12.41b an enemy", "kutuzov", "refused/12.41b"),
    NAMED("12.41b a cavalry leader", "lannes treillard", "refused/12.41b"),
};

/* ---- 12.41e -------------------------------------------------------------- */

/* Round 1: 12 v. 12: 0, cavalry leader 2: 2 + 2 + 2 = 6: 12 and 10 percent of
 * 12: 2 and 2. W, (6 + 4 - 1) / 2 = 4 points: he follows, and goes on. Round 2:
 * 10 v. 10. */
static const char riders[] =
    "leader murat france corps 4 0 0 5235 -\n"
    "leader kutuzov russia corps 3 0 0 5236 -\n"
    "unit fr-a infantry 8 murat\nunit fr-c1 heavy-cavalry 2 murat\n"
    "unit fr-c2 light-cavalry 2 murat\nunit ru-a infantry 12 kutuzov\n"
    "depot ru-d1 russia 5438\nled zoe fr-c1 2 0\n";

/* ---- 12.41a, 12.41g ------------------------------------------------------ */

/* Kutuzov 1 over Bagration 2, each with 5 SP, and 15 French: odds +1. */
static const char kutuzov_and_bagration[] =
    "leader soult france corps 4 0 0 5235 -\n"
    "leader kutuzov russia supreme 3 1 2 5236 -\n"
    "leader bagration russia corps 4 2 0 5236 kutuzov\n"
    "leader dokhturov russia corps 4 1 0 5236 kutuzov\n"
    "unit ru-a infantry 5 bagration\nunit ru-b infantry 5 dokhturov\n"
    "depot ru-d1 russia 5438\n";
#define FIFTEEN "unit fr-a infantry 15 soult\n"
#define WITHOUT(id) NOT("coalition", id)

/* ---- 12.42 --------------------------------------------------------------- */

/* 15 v. 10: +1. Row 11: 6 and 14 percent of 10, 1 and 2; R1. */
static const char checked[] =
    "leader soult france corps 4 0 0 5235 -\n"
    "leader kutuzov russia corps 3 1 2 5236 -\n"
    "unit ru-a infantry 10 kutuzov\ndepot ru-d1 russia 5438\n" FIFTEEN;

static const struct fight_row use_rows[] = {
    {"12.41e another in round 2", riders, "led bill fr-c2 1 0\n",
     FIGHT("rounds='2'"), "1-main 2 2, ap/1 6",
     "thrown/2-main adds/12.41d=2 last/12.41d=1"},
    {"12.41e not again in round 2", riders, "", FIGHT("rounds='2'"),
     "1-main 2 2, ap/1 6", "thrown/2-main adds/12.41d=2 times/12.41d=1"},
    /* 12 + 1 - 1 - 1 = 11 with Dokhturov; Bagration, who is held back, adds
     * nothing. With him instead of Dokhturov it would be 10. */
    {"12.41a who is held back adds nothing", kutuzov_and_bagration, FIFTEEN,
     ONCE WITHOUT("bagration"), "1-main 6 6",
     "adds/12.41b=-2 table/crt=Row_11: unthrown/hit/1-coalition-1"},
    /* 12 + 1: L1 with nobody used: nobody is at risk. */
    {"12.41g nobody used, nobody at risk", kutuzov_and_bagration, FIFTEEN,
     ONCE WITHOUT("bagration") WITHOUT("kutuzov") WITHOUT("dokhturov"),
     "1-main 6 6", "table/crt=Row_13: unthrown/hit/1-coalition-1"},
    /* 30 v. 10: +3, leaders -3: 12: L1. Two were used, Kutuzov and Bagration:
     * the second is drawn, and a 3 spares him. */
    {"12.41g one of the used is drawn", kutuzov_and_bagration,
     "unit fr-a infantry 30 soult\n", ONCE, "1-main 6 6, who/1-coalition-1 2",
     "note/12.41g=bagration_was_at_risk bagration:map "
     "unthrown/hit/1-coalition-2"},
    /* Of one candidate no die asks who. 12 + 1 - 1 = 12: a 1 hits, a 3 kills.
     */
    {"12.41g one alone is not drawn", kutuzov_and_bagration, FIFTEEN,
     ONCE WITHOUT("bagration") WITHOUT("dokhturov"),
     "1-main 6 6, hit/1-coalition-1 1",
     "unthrown/who/1-coalition-1 kutuzov:dead leader-vp=10"},
    /* 4 - 1 = 3 without him. */
    {"12.42, 12.41a not of who is held back", checked, "",
     ONCE WITHOUT("kutuzov"), "1-main 5 5, check/1-main-coalition 5",
     "!note/12.42 ru-a:routed"},
};
/* clang-format on */

/* 4 + 2 - 1 = 5 is needed, and thrown; Russia's morale is 4 as before. */
static void leader_helps_a_check(struct scene *scene)
{
    fight_lay(scene, checked, "");
    fight_order(scene, ONCE);
    fight_throw(scene, "1-main 6 5, check/1-main-coalition 5");
    scene_play(scene);
    fight_ends(scene, "note/12.42=5_or_less ru-a:steady");
    assert_int_equal(gra_unit_morale(&scene->module, scene_unit(scene, "ru-a")),
                     4);
    assert_int_equal(gra_nation(&scene->module, "russia")->morale, 4);
}

/* Ruling 29: of a line with R1 and a leader of 2 the main one needs 5, a second
 * one 3. */
static void main_line_alone(struct scene *scene)
{
    static const struct attack_order order = {.from = 5235, .target = 5236};
    struct group group = {.role = DEFENDER};
    struct line line = {.name = "main", .fate = (enum fate)(FATE_CHECK + 1)};
    struct battle battle;

    fight_lay(scene, plain_enemy, NAPOLEON);
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    line.front[DEFENDER] = battle.force[DEFENDER];
    line.used[DEFENDER][0] = (struct officer){
        .leader = scene_leader(scene, "kutuzov"), .rank = CORPS, .morale = 2};
    line.used_count[DEFENDER] = line.chain_count[DEFENDER] = 1;
    fight_throw(scene, "check/0-main-coalition 5, check/0-5137-coalition 4");
    assert_true(gra_check_line(&battle, &line, DEFENDER));
    line.name = "5137";
    line.group = &group;
    assert_false(gra_check_line(&battle, &line, DEFENDER));
}

/* Dupont's division goes from Ney to Lannes: 2 + 1. */
static void where_his_unit_is(struct scene *scene)
{
    struct unit *unit;

    fight_lay(scene, plain_enemy,
              "leader ney france corps 4 2 1 5034 -\n"
              "leader lannes france corps 4 2 1 5235 -\n"
              "unit fr-a infantry 10 ney 5235\nled dupont fr-a 1 1\n");
    unit = scene_unit(scene, "fr-a");
    unit->leader = scene_leader(scene, "lannes");
    unit->leader_id = "lannes";
    fight_order(scene, ONCE);
    scene_play(scene);
    fight_ends(scene, "last/12.41b=3 group/12.41c=lannes_(2)_and_dupont_(1)");
}

/* His own may be held back, and no enemy. */
static bool may_be_withheld(struct scene *scene, const char *id)
{
    const struct leader_use given = {id, false};
    const struct order order = {.kind = &gra_leader_use, .details = &given};
    struct seat seat = {.side = "france", .step = "4"};

    fight_lay(scene, plain_enemy, NAPOLEON);
    seat.board = scene->board;
    return order_check(&seat, &order, report_unread(scene->arena));
}

static void one_of_his(struct scene *scene)
{
    assert_true(may_be_withheld(scene, "soult"));
}

static void one_of_the_enemy(struct scene *scene)
{
    assert_false(may_be_withheld(scene, "kutuzov"));
}

/* As check says beforehand of those who attack. */
static bool is_tied(struct scene *scene, const char *pieces)
{
    struct force force;

    fight_lay(scene, plain_enemy, pieces);
    force = gra_force_at(&scene->board, 5235, FRANCE, gra_can_fight);
    return gra_is_tied(&scene->board, &force);
}

static void nobody_above(struct scene *scene)
{
    assert_true(is_tied(scene, TWO_CORPS("5034")));
}

static void one_above(struct scene *scene)
{
    assert_false(is_tied(scene, TWO_CORPS("5235")));
}

static const struct scene_row rows[] = {
    {"12.41a a leader of his own may be held back", one_of_his},
    {"12.41a an enemy's may not", one_of_the_enemy},
    {"12.41f a tie is foreseen", nobody_above},
    {"12.41f one above them is seen", one_above},
    {"12.41c a division under another corps", where_his_unit_is},
    {"12.42 a leader's morale in a check", leader_helps_a_check},
    {"12.42 the main line alone", main_line_alone},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(bonus_rows, fight_row_runs), TABLE(chain_rows, fight_row_runs),
        TABLE(use_rows, fight_row_runs), TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
