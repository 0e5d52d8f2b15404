/* 21.0: who deploys, what it holds, and how it comes together. Luck, 7
 * increments, stands in 2020, 2021 and 2121 on the plain, worked by hand: 2022
 * lies beside 2021 alone, 2122 beside 2021 and 2121, 2019 beside 2020. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static const char deploys[] = "<deploy unit=\"pr-11\" hexes=\"2021 2121\"/>";

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

static const struct scene_row rows[] = {
    {"base deployment behind a move", scene_on_plain, deploys_behind_a_move},
    {"base deployment enemies", scene_on_plain, enemies_stay_out},
};

/* Rows: what stands there, the order, the case. */
#define NOT_SO(pieces)                                                         \
    "rule-21 15; led " pieces "; "                                             \
    "refuses prussian base.deployment <deploy unit='pr-11' hexes='2021 "       \
    "2121'/>; "

/* One cavalry unit at 2122 holds two hexes; another at 2019 the third. */
#define TWO_HEXES_IN_ZONES(cavalry)                                            \
    "deploy pr-11 2020 2021 2121; led " cavalry "; "                           \
    "refuses prussian qa.spi-4 <consolidate unit='pr-11' hexes='2020'/>; "     \
    "refuses prussian qa.spi-4 <consolidate unit='pr-11' hexes='2021'/>; "     \
    "refuses prussian qa.spi-4 <consolidate unit='pr-11' hexes='2121'/>; "

static const struct scene_script scripts[] = {
    {"base deployment too few points",
     "rule-21 15; led 2016 pr-11; "
     "order prussian <move pieces='pr-11' path='2017 2018 2019 2020'/>; "
     "refuses prussian base.deployment <deploy unit='pr-11' hexes='2021 "
     "2121'/>"},
    {"option.consent chosen",
     "on ligny; refuses french option.consent <setup rule-21='yes'/>; "
     "play prussian <setup rule-21='yes'/>; "
     "told state option.consent from turn 15; "
     "refuses prussian - <deploy unit='pr-4' hexes='3535 3635'/>; turn 16; "
     "refuses prussian option.consent <setup rule-21='yes'/>"},
    {"option.consent not chosen",
     "led 2020 pr-11; "
     "refuses prussian option.consent <deploy unit='pr-11' hexes='2021 "
     "2121'/>"},
    {"base deployment not from a box",
     "on campaign; rule-21 1; wake 11; "
     "refuses prussian base.deployment <deploy unit='pr-13' hexes='2021 "
     "2121'/>; because is not on the map"},
    {"base deployment in a zone",
     "rule-21 15; led 2020 pr-11 2019 fr-c7; "
     "refuses prussian base.zoi <deploy unit='pr-11' hexes='2021 2121'/>"},
    {"base deployment who and where",
     "rule-21 15; led 2020 pr-11 3030 pr-c1; "
     "refuses prussian base.deployment <deploy unit='pr-c1' hexes='3031 "
     "3131'/>; "
     "refuses prussian base.deployment <deploy unit='pr-11' "
     "hexes='2021'/>; "
     "refuses prussian base.deployment <deploy unit='pr-11' hexes='2021 "
     "2022'/>; "
     "refuses prussian - <deploy unit='pr-11' hexes='2021 2121'/>"},
    /* Friends go through, and do not stay; nor does one come to its own hex. */
    {"base deployment friends",
     "deploy pr-11 2020 2021 2121; led 2122 pr-10; "
     "refuses prussian - <move pieces='pr-10' path='2121 2120'/>; "
     "refuses prussian base.stacking <move pieces='pr-10' path='2121'/>; "
     "refuses prussian base.stacking <move pieces='pr-10' path='2121 "
     "2020'/>"},
    {"qa.spi-2 moves not before",
     "deploy pr-11 2020 2021 2121; led ; "
     "refuses prussian qa.spi-2 <move pieces='pr-11' path='2120'/>; "
     "stand prussian <march piece='pr-11' hex='3020'/>; play prussian; "
     "deployed pr-11; told standing base.deployment does not march"},
    {"qa.spi-5 attacks not",
     "deploy pr-11 2020 2021 2121; led 2122 fr-12; "
     "refuses prussian qa.spi-5 <attack target='2122' units='pr-11' "
     "if='always'/>"},
    /* 1 point into its second hex, and 4 are left: a fifth step is too far. */
    {"qa.spi-2 one point",
     "deploy pr-11 2020 2021 2121; led ; "
     "order prussian <consolidate unit='pr-11' hexes='2021'/>; "
     "play prussian <move pieces='pr-11' path='2022 2023 2024 2025 "
     "2026'/>; expect 2025 pr-11; not deployed pr-11; "
     "told order qa.spi-2 1 point"},
    {"qa.spi-2 any of its three",
     "deploy pr-11 2020 2021 2121; led ; "
     "refuses prussian - <consolidate unit='pr-11' hexes='2020'/>; "
     "refuses prussian - <consolidate unit='pr-11' hexes='2021'/>; "
     "refuses prussian - <consolidate unit='pr-11' hexes='2121'/>; "
     "refuses prussian qa.spi-2 <consolidate unit='pr-11' hexes='2120'/>"},
    {"qa.spi-3 one hex in a zone",
     "deploy pr-11 2020 2021 2121; led 2022 fr-c7; "
     "refuses prussian qa.spi-3 <consolidate unit='pr-11' "
     "hexes='2020'/>; "
     "refuses prussian qa.spi-3 <consolidate unit='pr-11' "
     "hexes='2121'/>; "
     "refuses prussian - <consolidate unit='pr-11' hexes='2021'/>"},
    /* Fr-1 in 3033 is next to 3032 alone, and the night ends. */
    {"base increments next to the enemy by one hex of three",
     "on campaign; turn 10; deploy pr-2=13 3031 3032 3132; lay 3031 ziethen "
     "3033 fr-1; play all; not thrown increments/die/recovery-pr-2"},
    {"base deployment five increments", NOT_SO("2020 pr-11=5")},
    {"base deployment not alone", NOT_SO("2020 pr-11 pr-iii-foot")},
    {"base deployment not empty", NOT_SO("2020 pr-11 2121 pr-10")},
    {"base deployment not beside an enemy's", NOT_SO("2020 pr-11 2021 fr-12")},
    {"qa.spi-4 two hexes, one enemy", TWO_HEXES_IN_ZONES("2122 fr-c7")},
    {"qa.spi-4 two hexes, two enemies",
     TWO_HEXES_IN_ZONES("2022 fr-c7 2019 fr-c4")},
    {"qa.spi-4 three hexes", TWO_HEXES_IN_ZONES("2122 fr-c7 2019 fr-c4")},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
