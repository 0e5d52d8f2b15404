/* Battle step 1: what may be announced, and by what case it is refused. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* What a row wants of one order: its case, or NULL for a good one. */
static void wants(struct scene *scene, const struct rule *rule,
                  const char *order)
{
    assert_ptr_equal(scene_refusal(scene, "france", order), rule);
}

static void wants_section(struct scene *scene, const struct rule *rule)
{
    assert_ptr_equal(scene_section_refusal(scene, "france"), rule);
}

/* Soult with 10, 6, 2 and a gun in 5235; Davout in 5237; both next to 5236 and
 * Soult next to 5336 as well. */
static void soult_and_davout(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "leader davout france corps 4 1 1 5237 -\n"
                        "leader kutuzov russia corps 3 1 1 5236 -\n"
                        "unit fr-a infantry 10 soult\n"
                        "unit fr-b infantry 6 soult\n"
                        "unit fr-c infantry 2 soult\n"
                        "unit fr-art artillery 1 soult\n"
                        "unit fr-d infantry 7 davout\n"
                        "unit ru-a infantry 8 kutuzov\n");
}

/* Bagration with 5 in 5336 besides. */
static void two_stacks(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "leader bagration russia corps 4 0 0 5336 -\n"
                        "unit ru-b infantry 5 bagration\n");
    scene_lay(scene);
}

/* ---- base attack --------------------------------------------------------- */

static void adjacent_enemies_alone(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    wants(scene, NULL, "<attack from=\"5235\" target=\"5236\"/>");
    wants(scene, BASE(attack), "<attack from=\"5235\" target=\"5237\"/>");
    wants(scene, BASE(attack), "<attack from=\"5235\" target=\"5335\"/>");
    wants(scene, BASE(attack), "<attack from=\"5235\" target=\"9999\"/>");
    wants(scene, BASE(attack), "<attack from=\"5136\" target=\"5236\"/>");
}

static void major_river_without_bridge(struct scene *scene)
{
    soult_and_davout(scene);
    scene_river(scene, 5235, 5236, MAJOR, false);
    scene_river(scene, 5236, 5237, MAJOR, true);
    scene_lay(scene);
    wants(scene, BASE(attack), "<attack from=\"5235\" target=\"5236\"/>");
    wants(scene, NULL, "<attack from=\"5237\" target=\"5236\"/>");
}

static void minor_river_without_bridge(struct scene *scene)
{
    soult_and_davout(scene);
    scene_river(scene, 5235, 5236, MINOR, false);
    scene_lay(scene);
    wants(scene, NULL, "<attack from=\"5235\" target=\"5236\"/>");
}

static void unfit_units(struct scene *scene)
{
    static const char *const b =
        "<attack from=\"5235\" target=\"5236\" units=\"fr-b\"/>";

    soult_and_davout(scene);
    scene_lay(scene);
    wants(scene, NULL, b);
    scene_unit(scene, "fr-b")->rout = ROUT_1;
    wants(scene, BASE(attack), b);
    scene_unit(scene, "fr-b")->rout = STEADY;
    scene_unit(scene, "fr-b")->demoralized = true;
    wants(scene, BASE(attack), b);
    wants(scene, NULL, "<attack from=\"5235\" target=\"5236\"/>");
    for (const char **id = (const char *[]){"fr-a", "fr-c", "fr-art", NULL};
         *id; id++)
        scene_unit(scene, *id)->demoralized = true;
    wants(scene, BASE(attack), "<attack from=\"5235\" target=\"5236\"/>");
}

static void guns_alone(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    wants(scene, BASE(attack),
          "<attack from=\"5235\" target=\"5236\" units=\"fr-art\"/>");
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" units=\"fr-art fr-c\"/>");
}

static void own_units(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    wants(scene, BASE(attack),
          "<attack from=\"5235\" target=\"5236\" units=\"fr-a ru-a\"/>");
    wants(scene, BASE(attack),
          "<attack from=\"5235\" target=\"5236\" units=\"fr-x\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" front=\"fr-a ru-a\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" keep=\"ru-a\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" units=\"fr-a\" "
          "front=\"fr-a fr-b\"/>");
    wants(scene, RULE(12_41d),
          "<attack from=\"5235\" target=\"5236\" cavalry=\"kutuzov\"/>");
}

static void hold_words(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" hold=\"100 15 0\"/>");
    wants(scene, BASE(bidding),
          "<attack from=\"5235\" target=\"5236\" hold=\"101\"/>");
    wants(scene, BASE(bidding),
          "<attack from=\"5235\" target=\"5236\" hold=\"30 5x\"/>");
    wants(scene, BASE(bidding),
          "<attack from=\"5235\" target=\"5236\" hold=\"much\"/>");
}

/* ---- 12.17a -------------------------------------------------------------- */

static void unit_of_another_hex(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    wants(scene, RULE(12_17a),
          "<attack from=\"5235\" target=\"5236\" units=\"fr-a fr-d\"/>");
    assert_non_null(
        strstr(report_finding(scene->refused, 0)->text, "march to the guns"));
}

static void second_attack_on_a_hex(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    scene_order(scene, "france", "<attack from=\"5235\" target=\"5236\"/>");
    wants_section(scene, NULL);
    wants(scene, RULE(12_17a), "<attack from=\"5237\" target=\"5236\"/>");
    scene_order(scene, "france", "<attack from=\"5237\" target=\"5236\"/>");
    wants_section(scene, RULE(12_17a));
}

/* Ruling 16: two attacks from one hex on one are refused as well. */
static void second_attack_from_one_hex(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" units=\"fr-a\"/>");
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" units=\"fr-b\"/>");
    wants_section(scene, RULE(12_17a));
}

/* ---- 12.31a, 12.31b ------------------------------------------------------ */

static void unit_in_two_lines(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    wants(scene, RULE(12_31a),
          "<attack from=\"5235\" target=\"5236\" front=\"fr-a fr-b\" "
          "keep=\"fr-b\"/>");
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" front=\"fr-a\" "
          "keep=\"fr-b\"/>");
}

static void unit_in_two_attacks(struct scene *scene)
{
    two_stacks(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" units=\"fr-a fr-b\"/>");
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5336\" units=\"fr-c fr-b\"/>");
    wants_section(scene, RULE(12_31a));
}

static void units_in_an_attack_each(struct scene *scene)
{
    two_stacks(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" units=\"fr-a\"/>");
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5336\" units=\"fr-c fr-b\"/>");
    wants_section(scene, NULL);
}

/* Of 18 SP of one corps 10 are in front and lose; the 8 behind lose nothing.
 * 10 v. 8: 0, leaders 1 - 1. 3 + 3: M = up(0.96) = 1, MD = up(0.8) = 1. */
static void corps_in_two_lines(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" front=\"fr-a\" "
                "keep=\"fr-b fr-c fr-art\" hold=\"0\" rounds=\"1\"/>");
    scene_stand(scene, "coalition", "<reaction choice=\"stand\" hold=\"0\"/>");
    scene_play(scene);
    assert_int_equal(scene_sp(scene, "fr-a"), 9);
    assert_int_equal(scene_sp(scene, "fr-b"), 6);
    assert_true(scene_told(scene, EVENT_GROUP, BASE(frontage), "10 SP."));
}

/* ---- 12.12 --------------------------------------------------------------- */

/* Half of Bagration's 5 SP are 3, up; behind the front stand fr-c and the gun
 * with 3. Of those without the gun 2 are too few. */
static void masked_by_half(struct scene *scene)
{
    two_stacks(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" front=\"fr-a fr-b\"/>");
    wants_section(scene, NULL);
}

static void masked_by_too_few(struct scene *scene)
{
    two_stacks(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" "
                "front=\"fr-a fr-b fr-art\" hold=\"0\"/>");
    wants_section(scene, RULE(12_12));
}

/* Routed units of the other stack need no mask: of 5 SP 2 are left steady. */
static void masked_but_the_routed(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "leader bagration russia corps 4 0 0 5336 -\n"
                        "unit ru-b infantry 3 bagration\n"
                        "unit ru-c infantry 2 bagration\n");
    scene_lay(scene);
    scene_unit(scene, "ru-b")->rout = ROUT_1;
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" "
                "front=\"fr-a fr-b fr-c\"/>");
    wants_section(scene, NULL);
}

static void both_attacked(struct scene *scene)
{
    two_stacks(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" units=\"fr-a\" "
                "front=\"fr-a\"/>");
    wants_section(scene, RULE(12_12));
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5336\" "
                "units=\"fr-b fr-c fr-art\"/>");
    wants_section(scene, NULL);
}

/* A major river without a bridge parts Soult from Bagration. */
static void barred_by_a_river(struct scene *scene)
{
    scene_river(scene, 5235, 5336, MAJOR, false);
    two_stacks(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" "
                "front=\"fr-a fr-b fr-c fr-art\"/>");
    wants_section(scene, NULL);
}

/* One SP masks one stack: of 10, 6, 2 and 1 with the larger two in front the 3
 * mask Bagration, and nobody is left for Miloradovich. */
static void nobody_masks_twice(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "leader bagration russia corps 4 0 0 5336 -\n"
                        "leader miloradovich russia corps 4 0 0 5335 -\n"
                        "unit ru-b infantry 5 bagration\n"
                        "unit ru-c infantry 1 miloradovich\n");
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" front=\"fr-a fr-b\"/>");
    wants_section(scene, RULE(12_12));
}

/* Silence: the smallest mask, gun and fr-c, and the rest are in front: 16 v. 8.
 */
static void silence_masks(struct scene *scene)
{
    two_stacks(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" rounds=\"1\"/>");
    wants_section(scene, NULL);
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_GROUP, BASE(frontage), "16 SP."));
}

/* Davout has one unit: it cannot mask and attack. */
static void masking_leaves_a_front(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "leader bagration russia corps 4 0 0 5337 -\n"
                        "unit ru-b infantry 1 bagration\n");
    scene_lay(scene);
    scene_order(scene, "france", "<attack from=\"5237\" target=\"5236\"/>");
    wants_section(scene, RULE(12_12));
}

/* ---- 12.12 depots -------------------------------------------------------- */

static void beside_a_lone_depot(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "depot ru-d1 russia 5336\n");
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" "
                "front=\"fr-a fr-b fr-c fr-art\"/>");
    wants_section(scene, RULE(12_12));
}

/* The gun's one SP is half of one, up. */
static void lone_depot_masked(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "depot ru-d1 russia 5336\n");
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" "
                "front=\"fr-a fr-b fr-c\"/>");
    wants_section(scene, NULL);
}

/* Beside 2 SP the depot adds none: 1 masks them. */
static void depot_beside_units(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "leader bagration russia corps 4 0 0 5336 -\n"
                        "unit ru-b infantry 2 bagration\n"
                        "depot ru-d1 russia 5336\n");
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" "
                "front=\"fr-a fr-b fr-c\"/>");
    wants_section(scene, NULL);
}

/* It is destroyed without dice, and gives no advance point. */
static void lone_depot_attacked(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "depot ru-d1 russia 5336\n");
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5336\" units=\"fr-b\"/>");
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" "
                "units=\"fr-a fr-c fr-art\" rounds=\"1\"/>");
    wants_section(scene, NULL);
    scene_play(scene);
    assert_true(scene->game->depots[0].lost);
    assert_false(scene_thrown(scene, "crt/battle/4-5235-5336-1-main"));
    assert_false(scene_thrown(scene, "ap/die/4-5235-5336-1"));
    assert_int_equal(scene_hex(scene, "fr-b"), 5235);
}

/* ---- base frontage ------------------------------------------------------- */

static void front_of(struct scene *scene, enum terrain_word ground)
{
    scene_ground(scene, 5236, ground);
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "leader kutuzov russia corps 3 1 1 5236 -\n"
                        "unit fr-a infantry 9 soult\n"
                        "unit fr-b infantry 9 soult\n"
                        "unit fr-c infantry 6 soult\n"
                        "unit fr-d infantry 6 soult\n"
                        "unit fr-e infantry 4 soult\n"
                        "unit fr-f infantry 1 soult\n"
                        "unit ru-a infantry 8 kutuzov\n");
    scene_lay(scene);
}

/* Of 35 SP at most 30 fight in clear: 30 and 10 in front are right. */
static void front_in_clear(struct scene *scene)
{
    front_of(scene, CLEAR);
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" "
          "front=\"fr-a fr-b fr-c fr-d\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" "
          "front=\"fr-a fr-b fr-c fr-d fr-f\"/>");
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" front=\"fr-a fr-f\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" front=\"fr-a\"/>");
}

/* 24 and 8; 7 are too few. */
static void front_in_partial_rough(struct scene *scene)
{
    front_of(scene, PARTIAL_ROUGH);
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" "
          "front=\"fr-a fr-b fr-c\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" "
          "front=\"fr-a fr-b fr-c fr-f\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" front=\"fr-c fr-f\"/>");
}

/* 15 and 5; of 13 SP that attack at least 5, and 4 are too few. */
static void front_in_rough(struct scene *scene)
{
    front_of(scene, ROUGH);
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" front=\"fr-a fr-c\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" front=\"fr-a fr-c fr-f\"/>");
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" units=\"fr-a fr-e\" "
          "front=\"fr-a\"/>");
    wants(scene, BASE(frontage),
          "<attack from=\"5235\" target=\"5236\" units=\"fr-a fr-e\" "
          "front=\"fr-e\"/>");
}

/* ---- 12.92 --------------------------------------------------------------- */

/* Soult, and units right under Napoleon. */
static void under_napoleon(struct scene *scene, const char *more)
{
    scene_pieces(scene, "leader napoleon france supreme 5 2 2 5235 -\n"
                        "leader soult france corps 4 1 1 5235 napoleon\n"
                        "leader lannes france corps 4 1 1 5235 napoleon\n"
                        "leader kutuzov russia corps 3 1 1 5236 -\n"
                        "unit fr-a infantry 3 soult\n"
                        "unit ru-a infantry 8 kutuzov\n");
    scene_pieces(scene, more);
}

static int corps(struct scene *scene)
{
    const struct force all =
        gra_force_at(&scene->board, 5235, FRANCE, gra_can_fight);

    return gra_corps_in(&scene->module, &all);
}

/* One organized, and 4 divisions: 2. */
static void corps_and_four_divisions(struct scene *scene)
{
    under_napoleon(scene, "unit fr-1 infantry 2 napoleon\n"
                          "unit fr-2 infantry 2 napoleon\n"
                          "unit fr-3 infantry 2 napoleon\n"
                          "unit fr-4 infantry 2 napoleon\n"
                          "unit fr-5 infantry 2 soult\n");
    scene_concentrated(scene, "lannes");
    scene_lay(scene);
    assert_int_equal(corps(scene), 2);
    wants(scene, RULE(12_92), "<attack from=\"5235\" target=\"5236\"/>");
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" units=\"fr-a fr-5\"/>");
}

/* 4 divisions and a brigade are 4 1/2: 2 equivalents. */
static void half_a_division_more(struct scene *scene)
{
    under_napoleon(scene, "unit fr-1 infantry 2 napoleon\n"
                          "unit fr-2 infantry 2 napoleon\n"
                          "unit fr-3 infantry 2 napoleon\n"
                          "unit fr-4 infantry 2 napoleon\n"
                          "unit fr-5 light-cavalry 1 napoleon brigade\n");
    scene_lay(scene);
    assert_int_equal(corps(scene), 3);
}

/* Two corps of which one has no order to concentrate. */
static void two_corps(struct scene *scene)
{
    under_napoleon(scene, "unit fr-1 infantry 2 lannes\n");
    scene_concentrated(scene, "soult");
    scene_lay(scene);
    assert_int_equal(corps(scene), 2);
    wants(scene, RULE(12_92), "<attack from=\"5235\" target=\"5236\"/>");
    wants(scene, NULL,
          "<attack from=\"5235\" target=\"5236\" units=\"fr-a\"/>");
}

static void two_corps_concentrated(struct scene *scene)
{
    under_napoleon(scene, "unit fr-1 infantry 2 lannes\n");
    scene_concentrated(scene, "soult lannes");
    scene_lay(scene);
    wants(scene, NULL, "<attack from=\"5235\" target=\"5236\"/>");
}

/* The Army Reserve needs no order. */
static void corps_and_reserve(struct scene *scene)
{
    under_napoleon(scene, "unit fr-1 infantry 2 lannes army-reserve\n");
    scene_concentrated(scene, "-");
    scene_lay(scene);
    wants(scene, NULL, "<attack from=\"5235\" target=\"5236\"/>");
}

static const struct scene_row rows[] = {
    {"base.attack next to it, and an enemy there", adjacent_enemies_alone},
    {"base.attack a major river without a bridge", major_river_without_bridge},
    {"base.attack a minor river", minor_river_without_bridge},
    {"base.attack routed, demoralized", unfit_units},
    {"base.attack guns alone", guns_alone},
    {"base.attack own units", own_units},
    {"base.bidding words of hold", hold_words},
    {"12.17a a unit of another hex", unit_of_another_hex},
    {"12.17a a second attack on the hex", second_attack_on_a_hex},
    {"12.17a a second attack from one hex", second_attack_from_one_hex},
    {"12.31a in front and kept back", unit_in_two_lines},
    {"12.31a in two attacks", unit_in_two_attacks},
    {"12.31a an attack each", units_in_an_attack_each},
    {"12.31b a corps in two lines", corps_in_two_lines},
    {"12.12 masked by half, up", masked_by_half},
    {"12.12 masked by too few", masked_by_too_few},
    {"12.12 routed units need no mask", masked_but_the_routed},
    {"12.12 both attacked", both_attacked},
    {"12.12 behind a major river", barred_by_a_river},
    {"12.12 nobody masks twice", nobody_masks_twice},
    {"12.12 silence masks with the smallest", silence_masks},
    {"12.12 who masks does not attack", masking_leaves_a_front},
    {"12.12 a lone depot", beside_a_lone_depot},
    {"12.12 a lone depot masked", lone_depot_masked},
    {"12.12 a depot beside units", depot_beside_units},
    {"12.12 a lone depot attacked", lone_depot_attacked},
    {"base.frontage clear", front_in_clear},
    {"base.frontage partial rough", front_in_partial_rough},
    {"base.frontage rough", front_in_rough},
    {"12.92 a corps and four divisions", corps_and_four_divisions},
    {"12.92 half a division more", half_a_division_more},
    {"12.92 two corps, one order", two_corps},
    {"12.92 two corps, two orders", two_corps_concentrated},
    {"12.92 a corps and the Army Reserve", corps_and_reserve},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
