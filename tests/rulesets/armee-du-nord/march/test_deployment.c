/* 21.0: who deploys, what it holds, and how it comes together. Luck, 7
 * increments, stands in 2020, 2021 and 2121 on the plain, worked by hand: 2022
 * lies beside 2021 alone, 2122 beside 2021 and 2121, 2019 beside 2020. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static const char deploys[] = "<deploy unit=\"pr-11\" hexes=\"2021 2121\"/>";

static const struct rule *refused(struct scene *scene, const char *order)
{
    return scene_refusal(scene, "prussian", order);
}

static const struct rule *refused_into(struct scene *scene, int hex)
{
    return refused(scene, arena_text(scene->arena,
                                     "<consolidate unit=\"pr-11\" "
                                     "hexes=\"%04d\"/>",
                                     hex));
}

/* ---- deploying ----------------------------------------------------------- */

static void choose(struct scene *scene, const char *pieces)
{
    scene->game->armies[PRUSSIAN].rule_21 = 15;
    scene_lay_led(scene, pieces);
}

/* 5 points: 3 steps and 2 for deploying, and no step more. */
static void deploys_behind_a_move(struct scene *scene)
{
    choose(scene, "2017 pr-11");
    scene_order(scene, "prussian",
                "<move pieces=\"pr-11\" path=\"2018 2019 2020\"/>");
    scene_play_order(scene, "prussian", deploys);
    assert_true(adn_is_deployed(scene_unit(scene, "pr-11")));
    assert_true(scene_told(scene, EVENT_ORDER, BASE(deployment), "2 points"));
    assert_ptr_equal(adn_first(&scene->board, 2121, ALLIED_CAMP),
                     scene_unit(scene, "pr-11"));
}

static void too_few_points(struct scene *scene)
{
    choose(scene, "2016 pr-11");
    scene_order(scene, "prussian",
                "<move pieces=\"pr-11\" path=\"2017 2018 2019 2020\"/>");
    assert_ptr_equal(refused(scene, deploys), BASE(deployment));
}

static void without_the_rule(struct scene *scene)
{
    scene_lay_led(scene, "2020 pr-11");
    assert_ptr_equal(refused(scene, deploys), RULE(option_consent));
}

/* Rows: what stands there, the order, the case. */
static void not_so(struct scene *scene, const char *pieces)
{
    choose(scene, pieces);
    assert_ptr_equal(refused(scene, deploys), BASE(deployment));
}

static void in_a_zone(struct scene *scene)
{
    choose(scene, "2020 pr-11 2019 fr-c7");
    assert_ptr_equal(refused(scene, deploys), BASE(zoi));
}

static void who_and_where(struct scene *scene)
{
    choose(scene, "2020 pr-11 3030 pr-c1");
    assert_ptr_equal(
        refused(scene, "<deploy unit=\"pr-c1\" hexes=\"3031 3131\"/>"),
        BASE(deployment));
    assert_ptr_equal(refused(scene, "<deploy unit=\"pr-11\" hexes=\"2021\"/>"),
                     BASE(deployment));
    assert_ptr_equal(
        refused(scene, "<deploy unit=\"pr-11\" hexes=\"2021 2022\"/>"),
        BASE(deployment));
    assert_null(refused(scene, deploys));
}

/* ---- what it holds ------------------------------------------------------- */

static void deployed(struct scene *scene, const char *others)
{
    struct hexes hexes = {NULL, 0};

    choose(scene, "2020 pr-11");
    hexes_add(scene->arena, &hexes, 2021);
    hexes_add(scene->arena, &hexes, 2121);
    adn_deploy(&scene->board, scene_unit(scene, "pr-11"), &hexes);
    scene_lay_led(scene, others);
}

static void enemies_stay_out(struct scene *scene)
{
    deployed(scene, "2122 fr-12");
    scene_refuses(scene, "<move pieces=\"fr-12\" path=\"2121\"/>",
                  BASE(stacking));
    assert_true(adn_next_to_enemy(&scene->board, 2122, FRENCH_CAMP));
}

/* Friends go through, and do not stay; nor does one come to its own hex. */
static void friends_pass(struct scene *scene)
{
    deployed(scene, "2122 pr-10");
    assert_null(refused(scene, "<move pieces=\"pr-10\" path=\"2121 2120\"/>"));
    assert_ptr_equal(refused(scene, "<move pieces=\"pr-10\" path=\"2121\"/>"),
                     BASE(stacking));
    assert_ptr_equal(
        refused(scene, "<move pieces=\"pr-10\" path=\"2121 2020\"/>"),
        BASE(stacking));
}

static void moves_not(struct scene *scene)
{
    deployed(scene, "");
    assert_ptr_equal(refused(scene, "<move pieces=\"pr-11\" path=\"2120\"/>"),
                     RULE(qa_spi_2));
    scene_stand(scene, "prussian", "<march piece=\"pr-11\" hex=\"3020\"/>");
    scene_play(scene, "prussian");
    assert_true(adn_is_deployed(scene_unit(scene, "pr-11")));
    assert_true(
        scene_told(scene, EVENT_STANDING, BASE(deployment), "does not march"));
}

static void attacks_not(struct scene *scene)
{
    deployed(scene, "2122 fr-12");
    assert_ptr_equal(
        refused(scene,
                "<attack target=\"2122\" units=\"pr-11\" if=\"always\"/>"),
        RULE(qa_spi_5));
}

/* ---- coming together ----------------------------------------------------- */

/* 1 point into its second hex, and 4 are left: a fifth step is too far. */
static void one_point(struct scene *scene)
{
    deployed(scene, "");
    scene_order(scene, "prussian",
                "<consolidate unit=\"pr-11\" hexes=\"2021\"/>");
    scene_play_order(scene, "prussian",
                     "<move pieces=\"pr-11\" path=\"2022 2023 2024 2025 "
                     "2026\"/>");
    scene_expect(scene, "2025 pr-11");
    assert_false(adn_is_deployed(scene_unit(scene, "pr-11")));
    assert_true(scene_told(scene, EVENT_ORDER, RULE(qa_spi_2), "1 point"));
}

static void any_of_its_three(struct scene *scene)
{
    deployed(scene, "");
    assert_null(refused_into(scene, 2020));
    assert_null(refused_into(scene, 2021));
    assert_null(refused_into(scene, 2121));
    assert_ptr_equal(refused_into(scene, 2120), RULE(qa_spi_2));
}

static void one_hex_in_a_zone(struct scene *scene)
{
    deployed(scene, "2022 fr-c7");
    assert_ptr_equal(refused_into(scene, 2020), RULE(qa_spi_3));
    assert_ptr_equal(refused_into(scene, 2121), RULE(qa_spi_3));
    assert_null(refused_into(scene, 2021));
}

/* One cavalry unit at 2122 holds two hexes; another at 2019 the third. */
static void two_hexes_in_zones(struct scene *scene, const char *cavalry)
{
    deployed(scene, cavalry);
    assert_ptr_equal(refused_into(scene, 2020), RULE(qa_spi_4));
    assert_ptr_equal(refused_into(scene, 2021), RULE(qa_spi_4));
    assert_ptr_equal(refused_into(scene, 2121), RULE(qa_spi_4));
}

/* ---- who chooses it ------------------------------------------------------ */

static void chosen(struct scene *scene)
{
    static const char order[] = "<setup rule-21=\"yes\"/>";

    assert_ptr_equal(scene_refusal(scene, "french", order),
                     RULE(option_consent));
    scene_play_order(scene, "prussian", order);
    assert_int_equal(scene->game->armies[PRUSSIAN].rule_21, 15);
    assert_true(
        scene_told(scene, EVENT_STATE, RULE(option_consent), "from turn 15"));
    scene->game->turn = 16;
    assert_ptr_equal(scene_refusal(scene, "prussian", order),
                     RULE(option_consent));
}

static const struct scene_row rows[] = {
    {"base deployment behind a move", scene_on_plain, deploys_behind_a_move},
    {"base deployment too few points", scene_on_plain, too_few_points},
    {"option.consent not chosen", scene_on_plain, without_the_rule},
    {"option.consent chosen", scene_of_ligny, chosen},
    {"base deployment in a zone", scene_on_plain, in_a_zone},
    {"base deployment who and where", scene_on_plain, who_and_where},
    {"base deployment enemies", scene_on_plain, enemies_stay_out},
    {"base deployment friends", scene_on_plain, friends_pass},
    {"qa.spi-2 moves not before", scene_on_plain, moves_not},
    {"qa.spi-5 attacks not", scene_on_plain, attacks_not},
    {"qa.spi-2 one point", scene_on_plain, one_point},
    {"qa.spi-2 any of its three", scene_on_plain, any_of_its_three},
    {"qa.spi-3 one hex in a zone", scene_on_plain, one_hex_in_a_zone},
};

static const struct scene_text_row texts[] = {
    {"base deployment five increments", not_so, "2020 pr-11=5"},
    {"base deployment not alone", not_so, "2020 pr-11 pr-iii-foot"},
    {"base deployment not empty", not_so, "2020 pr-11 2121 pr-10"},
    {"base deployment not beside an enemy's", not_so, "2020 pr-11 2021 fr-12"},
    {"qa.spi-4 two hexes, one enemy", two_hexes_in_zones, "2122 fr-c7"},
    {"qa.spi-4 two hexes, two enemies", two_hexes_in_zones,
     "2022 fr-c7 2019 fr-c4"},
    {"qa.spi-4 three hexes", two_hexes_in_zones, "2122 fr-c7 2019 fr-c4"},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(texts, scene_text_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
