/* Off-board tracks: who goes how far, who changes them, and how he comes onto
 * the map; corps assembly markers, and the way back to them. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* The army wakes on that turn; markers come by themselves. */
static void wake(struct scene *scene, int turn)
{
    scene->game->turn = turn;
    adn_open_turn(&scene->play);
}

/* A player turn with dice that nobody has thrown yet. */
static void play(struct scene *scene, const char *army)
{
    scene_new_dice(scene);
    scene_play(scene, army);
}

/* Active by contact, pr-c4a has no marker of its corps; a corps asleep has
 * none either. */
static void needs_a_marker(struct scene *scene)
{
    assert_ptr_equal(scene_refusal(scene, "prussian",
                                   "<track units=\"pr-c4a\" boxes=\"2\"/>"),
                     RULE(10_0b));
    scene_unit(scene, "pr-c4a")->asleep = false;
    assert_ptr_equal(scene_refusal(scene, "prussian",
                                   "<track units=\"pr-c4a\" boxes=\"1\"/>"),
                     RULE(10_0b));
    assert_non_null(strstr(report_finding(scene->refused, 0)->text,
                           "waits for the marker of its corps"));
    play(scene, "prussian");
    assert_int_equal(scene_hex(scene, "pr-c4a"), 5610);
    wake(scene, 11);
    play(scene, "prussian");
    assert_int_equal(*scene_marker(scene, "prussian.iv"), 4002);
    assert_int_equal(scene_hex(scene, "pr-c4a"), 5609);
}

/* ---- crossings ----------------------------------------------------------- */

/* From Liege, 5610 and 6015, a unit leaves the last box of track 6 in the tenth
 * turn and that of track 10 in the fifteenth. Over the crossings of Hannut and
 * Namur, which cost nothing, it would be two: 5610, 5609 = 5706 = 6001, the
 * map.
 */
static void distances(struct scene *scene)
{
    const struct module *module = &scene->module;
    const struct box_card *hannut = adn_box(module, 5609);

    assert_int_equal(adn_box(module, 5610)->number, 10);
    assert_int_equal(adn_box(module, 6015)->number, 15);
    assert_true(hexes_contain(&adn_box(module, 5610)->links, 6015));
    assert_true(hexes_contain(&hannut->links, 5706));
    assert_true(hexes_contain(&adn_box(module, 5706)->crosses, 6001));
    assert_int_equal(1 + adn_box(module, 6001)->number, 2);
    wake(scene, 11);
    for (int day = 0; day < 9; day++)
        play(scene, "prussian");
    assert_int_equal(scene_hex(scene, "pr-13"), 5601);
    play(scene, "prussian");
    assert_int_equal(scene_unit(scene, "pr-13")->state, ON_MAP);
}

/* ---- onto the map -------------------------------------------------------- */

/* 1601 is forest: guns come by its highway, in column, for half a point. */
static void guns_by_the_road(struct scene *scene)
{
    struct unit *unit = scene_unit(scene, "ad-picton-art");

    wake(scene, 10);
    scene->game->turn = 11;
    adn_put_in_box(&scene->board, &unit->piece, 5101);
    assert_true(adn_prohibited(&scene->board, FOOT_ARTILLERY, 1601));
    scene_play_order(scene, "anglo-dutch",
                     "<enter pieces=\"ad-picton-art\" column=\"yes\" "
                     "path=\"1602 1603 1604\"/>");
    scene_expect(scene, "1604 ad-picton-art");
}

/* Who stands by a march goes as many boxes as he may, and on from where he came
 * in; it asks nobody. */
static void marches_in(struct scene *scene)
{
    wake(scene, 11);
    scene_stand(scene, "prussian",
                "<march piece=\"pr-c2a\" hex=\"4232\" column=\"yes\"/>");
    play(scene, "prussian");
    assert_int_equal(scene_hex(scene, "pr-c2a"), 5804);
    assert_int_equal(scene_hex(scene, "pr-c2b"), 5805);
    play(scene, "prussian");
    play(scene, "prussian");
    assert_int_equal(scene_unit(scene, "pr-c2a")->state, ON_MAP);
    assert_int_not_equal(scene_hex(scene, "pr-c2a"), 4619);
}

/* ---- markers ------------------------------------------------------------- */

/* By day a marker stays; it moves once in a night of two turns. */
static void moved_by_night(struct scene *scene)
{
    static const char *const order =
        "<place-cam corps=\"prussian.i\" hex=\"4033\"/>";

    wake(scene, 2);
    assert_ptr_equal(scene_refusal(scene, "prussian", order), BASE(markers));
    scene->game->turn = 9;
    scene_play_order(scene, "prussian", order);
    assert_int_equal(*scene_marker(scene, "prussian.i"), 4033);
    scene->game->turn = 10;
    assert_ptr_equal(
        scene_refusal(scene, "prussian",
                      "<place-cam corps=\"prussian.i\" hex=\"4031\"/>"),
        BASE(markers));
    scene->game->turn = 19;
    scene->section_count = 0;
    assert_null(scene_refusal(
        scene, "prussian", "<place-cam corps=\"prussian.i\" hex=\"4031\"/>"));
}

static const struct scene_row rows[] = {
    {"10.0b", scene_of_campaign, needs_a_marker},
    {"qa.obmt-1c", scene_of_campaign, distances},
    {"base tracks guns by the road", scene_of_campaign, guns_by_the_road},
    {"base tracks by a march", scene_of_campaign, marches_in},
    {"base markers by night", scene_of_campaign, moved_by_night},
};

static const struct scene_script scripts[] = {
    /* Two boxes for cavalry of track 6, one for the foot. */
    {"10.0a two boxes",
     "on campaign; wake 11; "
     "refuses prussian - <track units='pr-c4a' boxes='2'/>; "
     "refuses prussian 10.0a <track units='pr-13' boxes='2'/>; "
     "because 'pr-13' goes 1 box a turn at most; "
     "refuses prussian base.tracks <track units='pr-13 pr-13' boxes='1'/>; "
     "play prussian <track units='pr-c4a pr-iv-horse' boxes='2'/>; "
     "expect 5608 pr-c4a pr-iv-horse 5609 pr-13 pr-c4b; "
     "told move 10.0a goes on to 5608"},
    /* French cavalry goes one box, and so do their leaders. */
    {"10.0a the French",
     "on campaign; "
     "refuses french 10.0a <track units='fr-c4' boxes='2'/>; "
     "again french; expect 6202 fr-c4 fr-c5 6105 fr-1; "
     "expect 6203 napoleon"},
    /* Of corps that fail Napoleon takes along whom he names, within two boxes
     * of him; Reille's corps stays, and d'Erlon's goes on. */
    {"30.0 on the track",
     "on campaign; die 30.0/die/french.ii 1; "
     "die 30.0/die/french.guard 2; "
     "refuses french base.command <mode leader='napoleon' "
     "mode='tactical' units='fr-c11'/>; "
     "order french <mode leader='napoleon' mode='tactical' "
     "units='fr-young-guard fr-grenadiers'/>; again french; "
     "expect 6103 fr-5 6105 fr-1; "
     "expect 6204 fr-young-guard 6205 fr-grenadiers 6206 fr-chasseurs; "
     "expect 6103 reille; "
     "told order base.command Napoleon commands 2 units himself."},
    /* Grouchy's command does not lift the ban. */
    {"30.0 not by Grouchy",
     "on campaign; die 30.0/die/french.ii-cavalry 2; "
     "order french <mode leader='grouchy' mode='tactical' units='fr-c9 "
     "fr-c10'/>; again french; expect 6205 fr-c9 fr-c10"},
    /* At night nobody goes on. */
    {"base tracks by night",
     "on campaign; wake 10; "
     "refuses french base.tracks <enter pieces='fr-5'/>; again french; "
     "expect 6106 fr-1"},
    /* Hannut is a box of tracks 6, 7 and 8: a Prussian stays where he is. */
    {"qa.obmt-1a",
     "on campaign; wake 11; box 5609 pr-13; "
     "refuses prussian qa.obmt-1a <switch-track units='pr-13' to='5706'/>"},
    /* Enghien is 5305 and 5204: Maitland changes, and goes on one box by his
     * new track. */
    {"qa.obmt-1b",
     "on campaign; wake 11; "
     "refuses anglo-dutch qa.obmt-1b <switch-track units='ad-maitland' "
     "to='5206'/>; "
     "order anglo-dutch <switch-track units='ad-maitland' to='5204'/>; "
     "again anglo-dutch; expect 5203 ad-maitland 5304 ad-byng; "
     "told move qa.obmt-1b changes to 5204 (Enghien"},
    /* Bachelu of box 1 comes in at 1654 for 1 point and goes on: 4 are left. */
    {"base tracks onto the map",
     "on campaign; wake 2; refuses french base.tracks <enter pieces='fr-5'/>; "
     "box 6101 fr-5; play french <enter pieces='fr-5' path='1653'/>; "
     "expect 1653 fr-5; "
     "told move base.tracks 5th Division Bachelu arrives at 1654"},
    {"qa.charge-2b leaders come in with a column",
     "on campaign; wake 2; box 6101 fr-5; box 6101 fr-6; box 6101 reille; "
     "refuses french - <enter pieces='reille fr-5' column='yes'/>; "
     "refuses french qa.charge-2b <enter pieces='fr-5 fr-6' column='yes'/>"},
    /* With an enemy in 1654 he comes in by the nearest hex of that edge, for a
     * point more: 2 of 5 are gone, and 3 take him on. */
    {"base tracks another hex",
     "on campaign; wake 2; box 6101 fr-5; lay 1654 pr-3; "
     "order french <enter pieces='fr-5' path='1553 1653 1753 1853'/>; "
     "again french; told move base.tracks arrives at 1554; "
     "expect 1753 fr-5"},
    /* The French next to it are nothing to a marker; in its hex they are. */
    {"17.2",
     "on campaign; wake 2; lay 4032 fr-1; again prussian; "
     "lies 4031 prussian.i; marker prussian.i 0; "
     "refuses prussian 17.2 <place-cam corps='prussian.i' hex='4032'/>; "
     "refuses prussian - <place-cam corps='prussian.i' hex='4033'/>; "
     "again prussian; lies 4031 prussian.i; "
     "told state base.markers prussian.i lies in 4031 (Sombreffe), its "
     "usual hex."},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
