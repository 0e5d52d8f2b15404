/* What the campaign has besides: who stands after a failed roll, the way back
 * to a marker, who leaves the map, what comes back at night, and its points. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- back to the marker: Henckel at 4141, Sombreffe 4031 ---------------- */

/* Henckel is at 4141, his marker at Sombreffe, 4031; nobody commands him. */
static struct scene *scene_of_henckel(void)
{
    struct scene *scene = scene_of_campaign();

    scene->game->turn = 2;
    adn_open_turn(&scene->play);
    scene_play(scene, "prussian");
    assert_int_equal(*scene_marker(scene, "prussian.i"), 4031);
    scene->game->turn = 3;
    scene_new_dice(scene);
    return scene;
}

static const struct rule *refused(struct scene *scene, const char *order)
{
    return scene_refusal(scene, "prussian", order);
}

/* By the road over 4140 it is 35 quarters; none, some or all of 5 points. */
static void any_part_of_it(struct scene *scene)
{
    static const char *const good[] = {"", "4140", "4140 4139",
                                       "4140 4139 4138 4137 4136"};

    for (size_t i = 0; i < LENGTH(good); i++)
        assert_null(refused(
            scene,
            arena_text(scene->arena,
                       "<cam-retreat units=\"pr-4\" path=\"%s\"/>", good[i])));
    assert_ptr_equal(
        refused(scene, "<cam-retreat units=\"pr-4\" path=\"4040\"/>"),
        RULE(qa_cam_2));
    scene_play_order(scene, "prussian",
                     "<cam-retreat units=\"pr-4\" path=\"4140 4139 4138\"/>");
    scene_expect(scene, "4138 pr-4");
    assert_true(scene_told(scene, EVENT_ORDER, RULE(qa_cam_2),
                           "goes back toward the marker at 4031 (Sombreffe)."));
}

/* qa.spi-2 he consolidates first; [ruling 60] the other order is for when
 * Ziethen passes. */
static void or_otherwise(struct scene *scene)
{
    static const char back[] = "<cam-retreat units=\"pr-4\" path=\"4140\"/>",
                      move[] = "<move pieces=\"pr-4\" path=\"4241\"/>";
    struct unit *unit = scene_unit(scene, "pr-4");

    scene->game->armies[PRUSSIAN].rule_21 = 1;
    adn_deploy(&scene->board, unit, &(struct hexes){(int[]){4142, 4242}, 2});
    assert_ptr_equal(refused(scene, back), RULE(qa_cam_2));
    adn_deploy(&scene->board, unit, &(struct hexes){NULL, 0});
    scene_lead(scene, "ziethen", 4143);
    scene_die(scene, "allied-out-of-command/die/ziethen", 1);
    scene_order(scene, "prussian", back);
    assert_null(refused(scene, move));
    scene_play_order(scene, "prussian", move);
    scene_expect(scene, "4241 pr-4");
}

/* In command he needs no way back, and the French have no marker. */
static void who_goes_back(struct scene *scene)
{
    scene_lay(scene, "4141 bluecher ziethen");
    adn_leader(&scene->board, "bluecher")->asleep = false;
    assert_ptr_equal(
        refused(scene, "<cam-retreat units=\"pr-4\" path=\"4140\"/>"),
        RULE(qa_cam_2));
    assert_ptr_equal(
        scene_refusal(scene, "french", "<cam-retreat units=\"fr-1\"/>"),
        RULE(qa_cam_2));
}

/* ---- off the map --------------------------------------------------------- */

/* Forest costs 3 of 5, one more is left to go: 3 points a unit. The Prussians
 * leave nowhere, and nobody leaves by 1602. */
static void leaves_the_map(struct scene *scene)
{
    scene->game->turn = 30;
    scene_lay_led(scene, "1602 fr-1 napoleon derlon");
    scene_refuses(scene,
                  "<move pieces=\"fr-1\" path=\"1601 1602\" leave=\"yes\"/>",
                  BASE(tracks));
    assert_int_equal(adn_points_of(&scene->board, FRENCH_CAMP).places, 0);
    scene_play_order(scene, "french",
                     "<move pieces=\"fr-1\" path=\"1601\" leave=\"yes\"/>");
    assert_int_equal(scene_unit(scene, "fr-1")->state, LEFT_MAP);
    assert_int_equal(adn_points_of(&scene->board, FRENCH_CAMP).places, 3);
    assert_int_equal(scene->game->armies[FRENCH].left, 0);
}

/* ---- the night ----------------------------------------------------------- */

/* Turns 9 and 10 are a night. Pirch II rests beside Ziethen, 13 of 15; Jagow
 * marches in turn 9, Roeder may not go near the enemy; Henckel is not near
 * him. A 5 brings one back. */
static void recovery(struct scene *scene)
{
    scene->game->turn = 9;
    scene->game->joint = true;
    scene_lay(scene, "3031 ziethen pr-2=13 3131 pr-3=10 pr-c1=5 4141 pr-4=5");
    scene_lay(scene, "3031 bluecher 3133 fr-1");
    scene_die(scene, "increments/die/recovery-pr-2", 5);
    scene_order(scene, "prussian", "<move pieces=\"pr-3\" path=\"3130\"/>");
    scene_order(scene, "prussian", "<move pieces=\"pr-c1\" path=\"3132\"/>");
    scene_play_turn(scene);
    scene_expect(scene, "3130 pr-3");
    assert_int_equal(scene_increments(scene, "pr-2"), 13);
    scene_play_turn(scene);
    assert_int_equal(scene->game->turn, 11);
    assert_false(scene->game->joint);
    scene_expect(scene, "pr-2=14 pr-3=10 pr-4=5");
    assert_false(scene_thrown(scene, "increments/die/recovery-pr-3"));
    assert_false(scene_thrown(scene, "increments/die/recovery-pr-4"));
    assert_true(scene_thrown(scene, "increments/die/recovery-pr-c1"));
    assert_int_equal(scene->game->armies[PRUSSIAN].recovered, 1);
    assert_int_equal(scene->game->armies[PRUSSIAN].lost, 2 + 4 + 4 + 1);
    assert_false(scene_unit(scene, "pr-3")->marched);
}

/* 24 increments fill a hex: none comes back in turn 10, a night's last. */
static void no_room_to_recover(struct scene *scene)
{
    scene->game->turn = 10;
    scene->game->joint = true;
    scene_lay(scene, "3031 ziethen pr-2=13 pr-3=10 pr-c1=1");
    scene_die(scene, "increments/die/recovery-pr-2", 5);
    scene_play_turn(scene);
    scene_expect(scene, "pr-2=13");
}

/* ---- points -------------------------------------------------------------- */

/* The picquet of Charleroi is 10 for the Allies, places are for the French
 * alone; a leader lost is 2. */
static void points(struct scene *scene)
{
    assert_int_equal(adn_points_of(&scene->board, ALLIED_CAMP).sum, 10);
    adn_remove(&scene->board, &scene_unit(scene, "pr-picquet-3")->piece,
               LEFT_MAP);
    assert_int_equal(adn_points_of(&scene->board, ALLIED_CAMP).sum, 0);
    scene_put(scene, "fr-1", 2326, 0);
    adn_put(&scene->board, &scene_unit(scene, "fr-1")->piece, 1706);
    assert_int_equal(adn_points_of(&scene->board, FRENCH_CAMP).sum, 15);
    scene->game->armies[PRUSSIAN].leaders_lost = 1;
    assert_int_equal(adn_points_of(&scene->board, FRENCH_CAMP).sum, 17);
    scene->game->armies[PRUSSIAN].lost = 2;
    assert_int_equal(adn_verdict(&scene->board), DRAWN);
    scene->game->armies[PRUSSIAN].lost = 3;
    assert_int_equal(adn_verdict(&scene->board), FRENCH_WIN);
    scene->game->armies[FRENCH].lost = 20;
    assert_int_equal(adn_verdict(&scene->board), ALLIED_WIN);
}

static const struct scene_row rows[] = {
    {"qa.cam-2", scene_of_henckel, any_part_of_it},
    {"qa.cam-2 who goes back", scene_of_henckel, who_goes_back},
    {"qa.cam-2 or otherwise", scene_of_henckel, or_otherwise},
    {"base victory leaving the map", scene_of_campaign, leaves_the_map},
    {"base increments recovery", scene_of_campaign, recovery},
    {"base stacking no room to recover", scene_of_campaign, no_room_to_recover},
    {"base victory points of the campaign", scene_of_campaign, points},
};

#define HENCKEL "on campaign; wake 2; play prussian; turn 3; "

static const struct scene_script scripts[] = {
    /* Friant at 4239 is next to 4140. */
    {"qa.cam-1", HENCKEL
     "lay 4239 fr-1; "
     "refuses prussian qa.cam-1 <cam-retreat units='pr-4' path='4140'/>"},
    /* Without a path he goes the whole way, as far as his 5 points last: by
     * 4140, 4139, 4138 and 4137 to 4136. */
    {"qa.cam-2 the whole way", HENCKEL
     "says prussian <cam-retreat units='pr-4'/> | toward the marker reaches "
     "4136, 5 of 5; order prussian <cam-retreat units='pr-4'/>; "
     "again prussian; expect 4136 pr-4; told move base.movement to 4136, 5 "
     "points"},
    /* A destination is the end of a way, his own hex no step at all. */
    {"qa.cam-2 some of the way", HENCKEL
     "order prussian <cam-retreat units='pr-4' path='4138'/>; again prussian; "
     "expect 4138 pr-4"},
    {"qa.cam-2 none of the way", HENCKEL
     "order prussian <cam-retreat units='pr-4' path='4141'/>; again prussian; "
     "expect 4141 pr-4; told order qa.cam-2 stands on its way toward"},
    {"qa.charge-2b nor does a stack go back in column",
     HENCKEL "lay 4141 pr-3; refuses prussian qa.charge-2b <cam-retreat "
             "units='pr-4 pr-3' column='yes'/>"},
    /* In command he would not go back; a desk that orders ahead says so. */
    {"qa.cam-2 ahead", HENCKEL
     "ahead; lay 4139 pr-4; says prussian <cam-retreat units='pr-4' "
     "path='4141'/> | as the board stands it lapses: it does not leave 4139"},
    /* Steinmetz at 0251 is far beyond the six hexes of Ziethen at Charleroi,
     * who alone would throw for him. */
    {"base command no leader's die",
     HENCKEL "refuses prussian base.command <move pieces='pr-1' path='0250'/>; "
             "because no die lets it move"},
    /* Out of command guns fire if they are on their way back. */
    {"qa.cam-3", HENCKEL
     "lay 4141 pr-i-foot 4143 fr-1; "
     "refuses prussian base.command <bombard target='4143' "
     "batteries='pr-i-foot'/>; "
     "order prussian <cam-retreat units='pr-i-foot' path='4141'/>; "
     "refuses prussian - <bombard target='4143' batteries='pr-i-foot'/>; "
     "order prussian <bombard target='4143' batteries='pr-i-foot'/>; "
     "again prussian; told state qa.cam-3 Bombardment of 4143"},
    /* D'Erlon alone at 2040, radius 5, no army leader: he fails. Allix beside
     * him may not try, Marcognet ten hexes off does, and moves. */
    {"qa.command-1a",
     "on campaign; turn 5; lay 2040 derlon fr-1 2030 fr-3 fr-4; "
     "die french-initiative/die/derlon 4; "
     "die french-initiative/die/fr-3 2; "
     "die french-initiative/die/fr-4 3; "
     "order french <move pieces='fr-1' path='2039'/>; "
     "order french <move pieces='fr-3' path='2029'/>; "
     "order french <move pieces='fr-4' path='2029'/>; play french; "
     "expect 2040 fr-1 2029 fr-3 2030 fr-4; "
     "not thrown french-initiative/die/fr-1; "
     "told state qa.command-1a With Drouet d'Erlon stand, and try "
     "nothing: 1st Division Allix (Quiot).; told lapse qa.command-1a"},
    /* The French have woken the guns at Quatre Bras; Orange is on his track,
     * and throws no die for them. */
    {"base command nobody's die",
     "on campaign; turn 2; led 2328 fr-1; "
     "play french <move pieces='fr-1' path='2327 2326'/>; "
     "not asleep ad-perponcher-art; "
     "refuses anglo-dutch base.command <move pieces='ad-perponcher-art' "
     "path='2324'/>; because no die lets it move"},
    {"base tracks who leaves the map charges nobody",
     "on campaign; refuses french base.tracks <move pieces='fr-c3' path='1601' "
     "leave='yes' charge='1702'/>; because charges nobody"},
    /* After turn 57 it is over, and the lead is told. */
    {"base victory the campaign ends",
     "on campaign; turn 57; play all; over; "
     "told state base.victory The French lead is -10: from 20 on; "
     "told verdict base.victory The Allies win."},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
