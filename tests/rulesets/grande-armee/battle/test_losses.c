/* Who loses points, leaders who fall, and what both are worth. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static const char combat[] = "crt/battle/4-5235-5236-1-main";

static void lose(struct scene *scene, int sp, enum loss_cause cause)
{
    const struct force all = gra_force_at(&scene->board, 5236, COALITION, NULL);

    assert_int_equal(gra_lose(&scene->play, BASE(loss_order), &all, sp, cause),
                     sp);
}

static void fight(struct scene *scene, const char *more)
{
    scene_lay(scene);
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from='5235' target='5236' hold='0' "
                           "rounds='1' %s/>",
                           more));
    scene_stand(scene, "coalition", "<reaction choice='stand' hold='0'/>");
}

static struct pool *russian_pool(struct scene *scene)
{
    return FIND_NAMED(struct pool, scene->game->pools, scene->game->pool_count,
                      power, "russia");
}

/* ---- base loss-order ----------------------------------------------------- */

static void all_kinds(struct scene *scene)
{
    scene_pieces(scene, "leader kutuzov russia corps 3 0 0 5236 -\n"
                        "unit ru-a infantry 6 kutuzov\n"
                        "unit ru-b infantry 4 kutuzov grenadier\n"
                        "unit ru-c light-cavalry 3 kutuzov\n"
                        "unit ru-d horse-artillery 2 kutuzov\n"
                        "unit ru-e artillery 1 kutuzov guard\n"
                        "unit ru-g infantry 7 kutuzov guard\n");
    scene_lay(scene);
}

/* 6 to 5, 5 to 4; of 4 and 4 the lower id to 3. */
static void largest_first(struct scene *scene)
{
    all_kinds(scene);
    lose(scene, 3, LOST_IN_BATTLE);
    assert_int_equal(scene_sp(scene, "ru-a"), 3);
    assert_int_equal(scene_sp(scene, "ru-b"), 4);
    lose(scene, 1, LOST_IN_BATTLE);
    assert_int_equal(scene_sp(scene, "ru-b"), 3);
    assert_int_equal(scene_sp(scene, "ru-g"), 7);
}

/* 13 of the line with the grenadiers, 2 of the guns, then the guard with its
 * guns: the larger. */
static void guns_then_guard(struct scene *scene)
{
    all_kinds(scene);
    lose(scene, 13, LOST_IN_BATTLE);
    assert_int_equal(scene_unit(scene, "ru-a")->state, GONE);
    assert_int_equal(scene_unit(scene, "ru-b")->state, GONE);
    assert_int_equal(scene_unit(scene, "ru-c")->state, GONE);
    assert_int_equal(scene_sp(scene, "ru-d"), 2);
    lose(scene, 2, LOST_IN_BATTLE);
    assert_int_equal(scene_sp(scene, "ru-d"), 0);
    assert_int_equal(scene_sp(scene, "ru-g"), 7);
    lose(scene, 6, LOST_IN_BATTLE);
    assert_int_equal(scene_sp(scene, "ru-g"), 1);
    assert_int_equal(scene_sp(scene, "ru-e"), 1);
    assert_int_equal(scene->game->lost[COALITION], 21);
    assert_int_equal(gra_points(&scene->board), 10);
}

/* By order the guard's guns, then the cavalry; then as ever. */
static void owner_says(struct scene *scene)
{
    all_kinds(scene);
    scene_stand(scene, "coalition", "<losses units='ru-e ru-c'/>");
    lose(scene, 3, LOST_IN_BATTLE);
    assert_int_equal(scene_unit(scene, "ru-e")->state, GONE);
    assert_int_equal(scene_sp(scene, "ru-c"), 1);
    lose(scene, 2, LOST_IN_BATTLE);
    assert_int_equal(scene_unit(scene, "ru-c")->state, GONE);
    assert_int_equal(scene_sp(scene, "ru-a"), 5);
}

/* ---- 12.64a, 12.64b, 18.2 ------------------------------------------------ */

/* A commander with two corps, of which Bagration's has one unit, led by name.
 */
static void kutuzovs_army(struct scene *scene)
{
    scene_pieces(scene, "leader kutuzov russia supreme 3 1 0 5236 -\n"
                        "leader bagration russia corps 4 0 0 5236 kutuzov\n"
                        "leader dokhturov russia corps 2 0 0 5236 kutuzov\n"
                        "unit ru-a infantry 5 bagration\n"
                        "unit ru-b infantry 4 dokhturov\n"
                        "unit ru-c infantry 1 dokhturov 5337\n"
                        "led ulanius ru-a 0 0\n"
                        "led langeron ru-b 0 0\n");
    scene_stand(scene, "coalition", "<losses units='ru-a'/>");
    scene_lay(scene);
}

struct command_row {
    const char *name;
    int sp;
    enum loss_cause cause;
    bool gathered; /* all stand in 5236 */
    int ulanius, bagration, langeron, dokhturov, kutuzov;
    int leader_vp, points;
};

static void command_is_lost(void **state)
{
    const struct command_row *row = *state;
    struct scene *scene = scene_begin();

    kutuzovs_army(scene);
    if (row->gathered)
        gra_put(&scene->board, scene_unit(scene, "ru-c"), 5236);
    lose(scene, row->sp, row->cause);
    assert_int_equal(scene_leader(scene, "ulanius")->state, row->ulanius);
    assert_int_equal(scene_leader(scene, "bagration")->state, row->bagration);
    assert_int_equal(scene_leader(scene, "langeron")->state, row->langeron);
    assert_int_equal(scene_leader(scene, "dokhturov")->state, row->dokhturov);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, row->kutuzov);
    assert_int_equal(scene->game->leader_vp, row->leader_vp);
    assert_int_equal(gra_points(&scene->board), row->points);
    assert_int_equal(scene_told(scene, EVENT_LOSS, RULE(18_2), NULL),
                     row->leader_vp > 0);
    scene_free(scene);
}

/* clang-format off */
static const struct command_row commands[] = {
    {"12.64a all but the last point", 4, LOST_IN_BATTLE, false,
     ON_MAP, ON_MAP, ON_MAP, ON_MAP, ON_MAP, 0, 2},
    {"12.64a, 18.2 the last point: 1 + 3", 5, LOST_IN_BATTLE, false,
     DEAD, DEAD, ON_MAP, ON_MAP, ON_MAP, 4, 6},
    {"12.64a a unit stands elsewhere", 9, LOST_IN_BATTLE, false,
     DEAD, DEAD, DEAD, ON_MAP, ON_MAP, 5, 9},
    {"12.64a the whole army: 10 more", 10, LOST_IN_BATTLE, true,
     DEAD, DEAD, DEAD, DEAD, DEAD, 18, 23},
    {"12.64b, 12.65d, 18.2 by a pursuit", 5, LOST_IN_PURSUIT, false,
     IN_POOL, IN_POOL, ON_MAP, ON_MAP, ON_MAP, 0, 2},
    {"base.retreat by surrender", 5, LOST_BY_SURRENDER, false,
     CAPTURED, CAPTURED, ON_MAP, ON_MAP, ON_MAP, 0, 2},
};
/* clang-format on */

/* A leader without a name goes where one with a name would. */
static void generic_with_his_unit(struct scene *scene)
{
    kutuzovs_army(scene);
    gra_put(&scene->board, scene_unit(scene, "ru-c"), 5236);
    scene_unit(scene, "ru-c")->generic = true;
    scene_stand(scene, "coalition", "<losses units='ru-c'/>");
    lose(scene, 1, LOST_IN_BATTLE);
    assert_int_equal(russian_pool(scene)->dead, 1);
    assert_int_equal(russian_pool(scene)->generic, 6);
    assert_int_equal(scene->game->leader_vp, 0);
}

static void generic_in_a_pursuit(struct scene *scene)
{
    kutuzovs_army(scene);
    scene_unit(scene, "ru-a")->generic = true;
    lose(scene, 5, LOST_IN_PURSUIT);
    assert_int_equal(russian_pool(scene)->dead, 0);
    assert_int_equal(russian_pool(scene)->generic, 7);
}

/* 25 v. 25, 4 + 5: M = 2, MD = 3, and 3 for a bid of 3 would be 5. The order of
 * losses takes the division of 2 first. France has 3 / 2 + 1 - 2 / 2. */
static void division_of_two(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 0 0 5236 -\n"
                        "unit fr-a infantry 25 soult\n"
                        "unit ru-a infantry 23 kutuzov\n"
                        "unit ru-b infantry 2 kutuzov\n"
                        "led langeron ru-b 0 0\n"
                        "depot ru-d1 russia 5438\n");
    fight(scene, "");
    scene_stand(scene, "coalition", "<losses units='ru-b'/>");
    scene_dice(scene, combat, 4, 5);
    scene_play(scene);
    assert_int_equal(scene_leader(scene, "langeron")->state, DEAD);
    assert_int_equal(scene_sp(scene, "ru-a"), 22);
    assert_int_equal(gra_points(&scene->board), 1);
}

/* A leader of France costs her points. */
static void french_leader(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "unit fr-a infantry 1 soult\n");
    scene_lay(scene);
    gra_kill_leader(&scene->play, scene_leader(scene, "soult"), RULE(12_64a));
    assert_int_equal(gra_points(&scene->board), -3);
}

/* 8 v. 4 and all of them routed: 2 are lost, of ru-b, and the rest flees. 5 SP
 * v. none of cavalry: 6 + 2: 40 percent of 2, half up: 1, of ru-a, the lower id
 * of equals. Bagration and Ulanius are in the pool; 3 SP are 1 point. */
static void pursued_to_the_last(struct scene *scene)
{
    scene_pieces(scene, "leader murat france corps 4 0 0 5235 -\n"
                        "leader bagration russia corps 4 0 0 5236 -\n"
                        "leader dokhturov russia corps 2 0 0 5236 -\n"
                        "unit fr-a infantry 3 murat\n"
                        "unit fr-c light-cavalry 5 murat\n"
                        "unit ru-a infantry 1 bagration\n"
                        "unit ru-b infantry 3 dokhturov\n"
                        "led ulanius ru-a 0 0\n"
                        "depot ru-d1 russia 5438\n");
    fight(scene, "");
    for (const char **id = (const char *[]){"ru-a", "ru-b", NULL}; *id; id++)
        scene_unit(scene, *id)->rout = scene_unit(scene, *id)->rout_turn = 1;
    scene_dice(scene, "pursuit/die/4-5235-5236", 6, 0);
    scene_play(scene);
    assert_int_equal(scene_unit(scene, "ru-a")->state, GONE);
    assert_int_equal(scene_sp(scene, "ru-b"), 1);
    assert_int_equal(scene_leader(scene, "ulanius")->state, IN_POOL);
    assert_int_equal(scene_leader(scene, "bagration")->state, IN_POOL);
    assert_int_equal(gra_points(&scene->board), 1);
}

/* Without cavalry: 6 - 2 = 4: 10 percent of 8 is 1; only who is named. */
static void infantry_pursues(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "unit fr-a infantry 9 soult\n"
                        "unit ru-a infantry 16 kutuzov\n"
                        "depot ru-d1 russia 5438\n");
    fight(scene, "pursue='fr-a'");
    scene_unit(scene, "ru-a")->rout = scene_unit(scene, "ru-a")->rout_turn = 1;
    scene_dice(scene, "pursuit/die/4-5235-5236", 6, 0);
    scene_play(scene);
    assert_int_equal(scene_sp(scene, "ru-a"), 7);
    assert_true(scene_unit(scene, "fr-a")->pursued);
}

static const struct scene_row rows[] = {
    {"base.loss-order the largest first", largest_first},
    {"base.loss-order guns, then guard", guns_then_guard},
    {"base.loss-order by its owner", owner_says},
    {"12.64a one without a name", generic_with_his_unit},
    {"12.64b one without a name", generic_in_a_pursuit},
    {"12.64a a division of two", division_of_two},
    {"18.2 a leader of France", french_leader},
    {"12.64b, 12.65d pursued to the last", pursued_to_the_last},
    {"base.pursuit infantry that is named", infantry_pursues},
};

int main(void)
{
    const struct table tables[] = {TABLE(commands, command_is_lost),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
