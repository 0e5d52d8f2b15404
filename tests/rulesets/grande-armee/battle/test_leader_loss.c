/* 12.55/12.56: leaders at risk who fall, who takes their place, and who acts.
 */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static const char combat[] = "crt/battle/4-5235-5236-1-main";
static const char hit_1[] = "leader-loss/hit/4-5235-5236-1-coalition-1";
static const char hit_2[] = "leader-loss/hit/4-5235-5236-1-coalition-2";
static const char fate_1[] = "leader-loss/fate/4-5235-5236-1-coalition-1";

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

static struct pool *russian_pool(struct scene *scene)
{
    return FIND_NAMED(struct pool, scene->game->pools, scene->game->pool_count,
                      power, "russia");
}

/* What the last round's combat had of that case; 0: nothing. */
static int last_modifier(const struct scene *scene, const struct rule *rule)
{
    const struct event *event = journal_last(
        &scene->journal, (struct sought){EVENT_MODIFIER, rule, NULL});

    return event ? event->number : 0;
}

/* ---- 12.55/12.56 --------------------------------------------------------- */

/* Odds of so many to 10; Dokhturov 1 leads ru-a, and no one else has a bonus:
 * with 30 it is 12 + 3 - 1 = 14, L2, with 15 it is 12: L1. */
static void dokhturov_at_risk(struct scene *scene, int french, const char *more)
{
    scene_pieces(scene, arena_text(scene->arena,
                                   "leader soult france corps 4 0 0 5235 -\n"
                                   "leader kutuzov russia corps 3 0 0 5236 -\n"
                                   "unit fr-a infantry %d soult\n"
                                   "unit ru-a infantry 10 kutuzov\n"
                                   "led dokhturov ru-a 1 0\n"
                                   "depot ru-d1 russia 5438\n%s",
                                   french, more));
    fight(scene, "rounds='1'");
    scene_dice(scene, combat, 6, 6);
}

struct hit_row {
    const char *name;
    int french, generic, dead; /* SP; of the Russian pool, before */
    int die, state, leader_vp;
    bool led; /* one without a name takes his place */
    int generic_left, dead_left;
};

/* No corps leader, no second die; there is one, so no second hit. */
static void dokhturov_is_hit(void **state)
{
    const struct hit_row *row = *state;
    struct scene *scene = scene_begin();

    dokhturov_at_risk(scene, row->french, "");
    russian_pool(scene)->generic = row->generic;
    russian_pool(scene)->dead = row->dead;
    scene_dice(scene, hit_1, row->die, 0);
    scene_play(scene);
    assert_int_equal(scene_leader(scene, "dokhturov")->state, row->state);
    assert_int_equal(scene->game->leader_vp, row->leader_vp);
    assert_int_equal(scene_unit(scene, "ru-a")->generic, row->led);
    assert_int_equal(russian_pool(scene)->generic, row->generic_left);
    assert_int_equal(russian_pool(scene)->dead, row->dead_left);
    assert_int_equal(scene_told(scene, EVENT_STATE, RULE(12_55_12_56), NULL),
                     row->dead > row->dead_left);
    assert_false(scene_thrown(scene, fate_1));
    assert_false(scene_thrown(scene, hit_2));
    scene_free(scene);
}

/* clang-format off */
static const struct hit_row hits[] = {
    {"base.leader-loss L1 kills on 2", 15, 6, 0, 2, DEAD, 1, true, 5, 0},
    {"base.leader-loss L1 spares on 3", 15, 6, 0, 3, ON_MAP, 0, false, 6, 0},
    {"base.leader-loss L2 kills on 3", 30, 6, 0, 3, DEAD, 1, true, 5, 0},
    {"base.leader-loss L2 spares on 4", 30, 6, 0, 4, ON_MAP, 0, false, 6, 0},
    {"12.55/12.56 the pool before the dead", 15, 1, 3, 1, DEAD, 1, true, 0, 3},
    {"12.55/12.56 one of three dead", 15, 0, 3, 1, DEAD, 1, true, 0, 2},
    {"12.55/12.56 nobody is left", 15, 0, 0, 1, DEAD, 1, false, 0, 0},
};
/* clang-format on */

static void named_before_generic(struct scene *scene)
{
    dokhturov_at_risk(scene, 15,
                      "leader uvarov russia cavalry 0 1 0 0 -\n"
                      "leader kolowrat austria division 0 1 0 0 -\n"
                      "leader langeron russia division 0 1 0 0 -\n");
    assert_int_equal(scene_leader(scene, "langeron")->state, IN_POOL);
    scene_dice(scene, hit_1, 1, 0);
    scene_play(scene);
    assert_ptr_equal(scene_unit(scene, "ru-a")->division,
                     scene_leader(scene, "langeron"));
    assert_int_equal(scene_leader(scene, "langeron")->state, ON_MAP);
    assert_int_equal(scene_hex(scene, "langeron"), scene_hex(scene, "ru-a"));
    assert_false(scene_unit(scene, "ru-a")->generic);
    assert_int_equal(russian_pool(scene)->generic, 6);
}

/* One without a name is worth nothing, and gives 1: 12 + 1 - 1. */
static void generic_falls(struct scene *scene)
{
    dokhturov_at_risk(scene, 15, "");
    gra_remove_leader(&scene->board, scene_leader(scene, "dokhturov"), IN_POOL);
    scene_leader(scene, "dokhturov")->state = CAPTURED;
    scene_unit(scene, "ru-a")->generic = true;
    scene_dice(scene, hit_1, 1, 0);
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_TABLE, BASE(crt), "Row 12:"));
    assert_int_equal(russian_pool(scene)->dead, 1);
    assert_int_equal(russian_pool(scene)->generic, 5);
    assert_int_equal(scene->game->leader_vp, 0);
}

/* Kutuzov 1 with 15 v. 10: 12. He is hit, and his second die tells. */
static void corps_leader_hit(struct scene *scene, int fate)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 1 0 5236 -\n"
                        "unit fr-a infantry 15 soult\n"
                        "unit ru-a infantry 10 kutuzov\n"
                        "depot ru-d1 russia 5438\n");
    fight(scene, "rounds='1'");
    scene_dice(scene, combat, 6, 6);
    scene_dice(scene, hit_1, 1, 0);
    scene_dice(scene, fate_1, fate, 0);
    scene_play(scene);
}

static void corps_leader_killed(struct scene *scene)
{
    corps_leader_hit(scene, 3);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, DEAD);
    assert_int_equal(scene->game->leader_vp, 3);
    assert_int_equal(russian_pool(scene)->generic, 6);
}

static void corps_leader_wounded(struct scene *scene)
{
    corps_leader_hit(scene, 4);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, WOUNDED);
    assert_int_equal(scene->game->leader_vp, 0);
}

/* 30 v. 10: +3, Kutuzov 1 and Dokhturov 1: 12 + 3 - 2 = 13 is L1; with guns it
 * is 14: L2. The second of two is drawn first and dies; Kutuzov is left, no die
 * asks for him, and he dies of 3 and 3. */
static void two_leaders_of_l2(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 1 0 5236 -\n"
                        "unit fr-a infantry 28 soult\n"
                        "unit fr-b artillery 2 soult\n"
                        "unit ru-a infantry 10 kutuzov\n"
                        "led dokhturov ru-a 1 0\n"
                        "depot ru-d1 russia 5438\n");
    fight(scene, "rounds='1'");
    scene_dice(scene, combat, 6, 6);
    scene_dice(scene, "leader-loss/who/4-5235-5236-1-coalition-1", 2, 0);
    scene_dice(scene, hit_1, 3, 0);
    scene_dice(scene, hit_2, 3, 0);
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_TABLE, BASE(crt), "Row 14:"));
    assert_int_equal(scene_leader(scene, "dokhturov")->state, DEAD);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, DEAD);
    assert_false(scene_thrown(scene, fate_1));
    assert_false(
        scene_thrown(scene, "leader-loss/who/4-5235-5236-1-coalition-2"));
    assert_int_equal(scene->game->leader_vp, 4);
}

/* 7 v. 28: -4, Soult 1: 1 + 2 - 4 + 1 = 0: L2 of the attacker alone. */
static void loss_of_the_attacker(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 1 0 5235 -\n"
                        "leader kutuzov russia corps 3 0 0 5236 -\n"
                        "unit fr-a infantry 7 soult\n"
                        "unit ru-a infantry 28 kutuzov\n"
                        "depot fr-d1 france 5034\n");
    fight(scene, "rounds='1'");
    scene_dice(scene, combat, 1, 2);
    scene_dice(scene, "leader-loss/hit/4-5235-5236-1-france-1", 3, 0);
    scene_play(scene);
    assert_int_equal(scene_leader(scene, "soult")->state, DEAD);
    assert_int_equal(scene->game->leader_vp, -3);
}

/* ---- who acts for a corps leader ----------------------------------------- */

static void kutuzov_falls(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 1 0 5236 -\n"
                        "unit fr-a infantry 30 soult\n"
                        "unit ru-a infantry 6 kutuzov\n"
                        "unit ru-b infantry 4 kutuzov\n"
                        "depot ru-d1 russia 5438\n"
                        "led dokhturov ru-a 2 1\n"
                        "led langeron ru-b 1 0\n");
    fight(scene, "rounds='2'");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 6, 6);
    scene_dice(scene, "leader-loss/who/4-5235-5236-1-coalition-1", 1, 0);
    scene_dice(scene, "leader-loss/hit/4-5235-5236-1-coalition-1", 2, 0);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
    scene_dice(scene, "crt/battle/4-5235-5236-2-main", 6, 6);
    scene_dice(scene, "leader-loss/who/4-5235-5236-2-coalition-1", 1, 0);
    scene_dice(scene, "leader-loss/hit/4-5235-5236-2-coalition-1", 1, 0);
    scene_dice(scene, "leader-loss/fate/4-5235-5236-2-coalition-1", 4, 0);
}

/* Round 1: 30 v. 10: +3, leaders - 1 - 2: 12: 1 and 2 SP, L1: Kutuzov is dead,
 * 3 points. 4 + 1 of Dokhturov - 2 = 3 is needed and thrown: W.
 *
 * Round 2: 29 v. 8: +3. Dokhturov acts with his own 2, and leads no division
 * besides; Langeron is under him: 3. Row 12: L1. Dokhturov is of a corps' rank:
 * his second die wounds him. */
static void division_leader_acts(struct scene *scene)
{
    kutuzov_falls(scene);
    scene_play(scene);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, DEAD);
    assert_int_equal(scene->game->leader_vp, 3);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(12_41b)), 2);
    assert_int_equal(last_modifier(scene, RULE(12_41b)), -3);
    assert_int_equal(scene_leader(scene, "dokhturov")->state, WOUNDED);
}

/* His initiative is 2; that of a division leader under a living one counts as
 * nobody's. */
static void acting_initiative(struct scene *scene)
{
    kutuzov_falls(scene);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 3);
    gra_put_leader(&scene->board, scene_leader(scene, "kutuzov"), 5337);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 1);
    gra_remove_leader(&scene->board, scene_leader(scene, "kutuzov"), WOUNDED);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 2);
}

static const struct scene_row rows[] = {
    {"12.55/12.56 one with a name first", named_before_generic},
    {"12.55/12.56 one without a name falls", generic_falls},
    {"base.leader-loss a corps leader is killed", corps_leader_killed},
    {"base.leader-loss a corps leader is wounded", corps_leader_wounded},
    {"base.leader-loss two of an L2", two_leaders_of_l2},
    {"base.leader-loss of the attacker", loss_of_the_attacker},
    {"base.leader-loss a division leader acts", division_leader_acts},
    {"base.leader-loss the initiative of who acts", acting_initiative},
};

int main(void)
{
    const struct table tables[] = {TABLE(hits, dokhturov_is_hit),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
