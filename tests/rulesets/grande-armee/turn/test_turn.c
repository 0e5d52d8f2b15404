/* The attacks of a section together, and the evening. */
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* Soult in 5335 has one enemy before him in 5336, another in 5334. */
static void between_two(struct scene *scene, const char *other)
{
    scene_pieces(scene, "leader soult france corps 4 1 1 5335 -\n"
                        "unit fr-inf-04 infantry 6 soult\n"
                        "unit fr-inf-05 infantry 5 soult\n"
                        "unit fr-inf-06 infantry 2 soult\n"
                        "leader schwarzenberg austria corps 3 1 1 5336 -\n"
                        "unit au-inf-01 infantry 4 schwarzenberg\n"
                        "leader riesch austria corps 2 0 0 5334 -\n");
    scene_pieces(scene, other);
    scene_lay(scene);
}

/* Half of 5 SP is 3: the unit of 2 that is not in front is too small. */
static void refuses_an_unmasked_enemy(struct scene *scene)
{
    between_two(scene, "unit au-inf-03 infantry 5 riesch\n");
    scene_order(scene, "france",
                "<attack from=\"5335\" target=\"5336\" front=\"fr-inf-04 "
                "fr-inf-05\"/>");
    assert_ptr_equal(scene_section_refusal(scene, "france"), RULE(12_12));
}

/* Of 4 SP half is 2. */
static void lets_who_masks_attack(struct scene *scene)
{
    between_two(scene, "unit au-inf-03 infantry 4 riesch\n");
    scene_order(scene, "france",
                "<attack from=\"5335\" target=\"5336\" front=\"fr-inf-04 "
                "fr-inf-05\"/>");
    assert_null(scene_section_refusal(scene, "france"));
}

/* What is attacked itself needs no mask. */
static void lets_two_targets_be_attacked(struct scene *scene)
{
    between_two(scene, "unit au-inf-03 infantry 5 riesch\n");
    scene_order(scene, "france",
                "<attack from=\"5335\" target=\"5336\" units=\"fr-inf-04\"/>");
    scene_order(scene, "france",
                "<attack from=\"5335\" target=\"5334\" units=\"fr-inf-05 "
                "fr-inf-06\"/>");
    assert_null(scene_section_refusal(scene, "france"));
}

/* ---- the evening --------------------------------------------------------- */

static void far_apart(struct scene *scene)
{
    scene_place(scene, 5235, TOWN, FRANCE, 0);
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "unit fr-inf-04 infantry 6 soult\n"
                        "leader riesch austria corps 2 0 1 5439 -\n"
                        "unit au-inf-03 infantry 5 riesch\n"
                        "unit au-inf-04 infantry 5 riesch\n");
    scene_lay(scene);
}

static void ends_demoralized(struct scene *scene)
{
    far_apart(scene);
    scene_unit(scene, "fr-inf-04")->demoralized = true;
    scene_play_turn(scene);
    assert_false(scene_unit(scene, "fr-inf-04")->demoralized);
    assert_true(scene_told(scene, EVENT_STATE, RULE(5_0d), "No longer"));
}

static void rout(struct scene *scene, const char *id, enum rout rout)
{
    scene_unit(scene, id)->rout = rout;
    scene_unit(scene, id)->rout_turn = 1;
}

/* Austrians have 3, and Riesch 1: 4 rallies, 5 does not. Rout 1 throws no
 * die. */
static void rallies_by_morale_and_leader(struct scene *scene)
{
    far_apart(scene);
    rout(scene, "au-inf-03", ROUT_2);
    rout(scene, "au-inf-04", ROUT_2);
    rout(scene, "fr-inf-04", ROUT_1);
    scene_dice(scene, "rally/die/au-inf-03", 4, 0);
    scene_dice(scene, "rally/die/au-inf-04", 5, 0);
    scene_play_turn(scene);
    assert_int_equal(scene_unit(scene, "au-inf-03")->rout, STEADY);
    assert_int_equal(scene_unit(scene, "au-inf-03")->rout_turn, 0);
    assert_int_equal(scene_unit(scene, "au-inf-04")->rout, ROUT_2);
    assert_int_equal(scene_unit(scene, "fr-inf-04")->rout, ROUT_1);
    assert_false(scene_thrown(scene, "rally/die/fr-inf-04"));
}

/* Austerlitz is French, and nobody attacks. */
static void judges_who_holds(struct scene *scene)
{
    far_apart(scene);
    scene_play_turn(scene);
    assert_int_equal(scene->game->verdict, FRENCH_WIN);
}

static void judges_who_does_not_hold(struct scene *scene)
{
    far_apart(scene);
    scene->game->held[0].side = COALITION;
    scene_play_turn(scene);
    assert_int_equal(scene->game->verdict, COALITION_WINS);
}

/* Who is routed to the last unit has lost, whatever he holds. */
static void judges_who_is_routed(struct scene *scene)
{
    far_apart(scene);
    scene->game->held[0].side = COALITION;
    rout(scene, "au-inf-03", ROUT_1);
    rout(scene, "au-inf-04", ROUT_1);
    scene_play_turn(scene);
    assert_int_equal(scene->game->verdict, FRENCH_WIN);
}

static const struct scene_row rows[] = {
    {"12.12 an enemy who is not masked", refuses_an_unmasked_enemy},
    {"12.12 an enemy who is masked", lets_who_masks_attack},
    {"12.12 two targets", lets_two_targets_be_attacked},
    {"5.0d Demoralized ends", ends_demoralized},
    {"rally", rallies_by_morale_and_leader},
    {"victory: the hex is held", judges_who_holds},
    {"victory: the hex is not held", judges_who_does_not_hold},
    {"victory: an army routed to the last", judges_who_is_routed},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
