/* 24.0 of the Anglo-Dutch, in the campaign: another set-up, or Perponcher's
 * initiative. Bijlandt is at Nivelles 0721, Saxe-Weimar at Genappe 2218, the
 * guns at Quatre Bras 2325; Chasse's two brigades and his guns wait in 5403. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static const char chasse[] =
    "<setup rule-23=\"yes\" rule-24=\"setup\" swap=\"ad-detmers ad-aubreme "
    "ad-chasse-art\"/>";
static const char initiative[] = "<setup rule-24=\"perponcher\"/>";

struct refusal_row {
    const char *name, *order, *army;
    enum adn_case rule;
};

#define SWAP(units)                                                            \
    "<setup rule-23=\"yes\" rule-24=\"setup\" swap=\"" units "\"/>"

static const struct refusal_row refusals[] = {
    {"24.0.1a without 23.0",
     "<setup rule-24=\"setup\" swap=\"ad-detmers ad-aubreme ad-chasse-art\"/>",
     "anglo-dutch", CASE_24_0_1a},
    {"24.0.1b two units", SWAP("ad-detmers ad-aubreme"), "anglo-dutch",
     CASE_24_0_1b},
    {"24.0.1b of two divisions", SWAP("ad-detmers ad-ompteda ad-chasse-art"),
     "anglo-dutch", CASE_24_0_1b},
    {"24.0.1b of another corps", SWAP("ad-adam ad-du-plat ad-clinton-art"),
     "anglo-dutch", CASE_24_0_1b},
    {"24.0.1b of his own", SWAP("ad-saxe-weimar ad-bijlandt ad-perponcher-art"),
     "anglo-dutch", CASE_24_0_1b},
    {"24.0.1d a battery for a brigade",
     SWAP("ad-detmers ad-chasse-art ad-aubreme"), "anglo-dutch", CASE_24_0_1d},
    {"24.0.1e the Guards", SWAP("ad-maitland ad-byng ad-cooke-art"),
     "anglo-dutch", CASE_24_0_1e},
    {"24.0.2a with an exchange",
     "<setup rule-23=\"yes\" rule-24=\"perponcher\" swap=\"ad-detmers "
     "ad-aubreme ad-chasse-art\"/>",
     "anglo-dutch", CASE_24_0_2a},
    {"24.0 of others", initiative, "prussian", CASE_24_0},
};

static void refusal_runs(void **state)
{
    const struct refusal_row *row = *state;
    struct scene *scene = scene_of_setup();

    assert_ptr_equal(scene_refusal(scene, row->army, row->order),
                     &adn_cases[row->rule]);
    assert_null(scene_refusal(scene, "anglo-dutch", chasse));
    scene_free(scene);
}

/* A true exchange: who came on a track stands, and the others wait there; the
 * enemy's view has neither. */
static void exchanged(struct scene *scene)
{
    struct board seen = scene->board;

    scene->play.see = adn_see;
    scene_play_order(scene, "anglo-dutch", chasse);
    scene_expect(scene, "0721 ad-detmers 2218 ad-aubreme 2325 ad-chasse-art "
                        "5403 ad-bijlandt ad-saxe-weimar ad-perponcher-art");
    assert_int_equal(scene_unit(scene, "ad-bijlandt")->state, IN_BOX);
    assert_true(scene_told(scene, EVENT_ORDER, RULE(24_0_1f), "Detmers"));
    seen.game = adn_see(scene->game, &scene->module, &scene->options, "french",
                        scene->arena);
    assert_int_equal(adn_unit(&seen, "ad-detmers")->state, UNSEEN);
    assert_int_equal(seen.game->armies[ANGLO_DUTCH].rule_24, NO_RULE_24);
}

/* Three units, whatever the errata have moved. */
static void three_units(struct scene *scene)
{
    size_t count = 0;

    foreach (const struct unit_card, card, scene->module.units)
        count += card->perponcher;
    assert_int_equal(count, 3);
    assert_null(scene_refusal(scene, "anglo-dutch", chasse));
    scene_play_order(scene, "anglo-dutch", chasse);
    assert_true(scene_told(scene, EVENT_ORDER, RULE(24_0_1b), NULL));
}

static void one_of_the_two(struct scene *scene)
{
    scene_play_order(scene, "anglo-dutch", initiative);
    assert_true(scene_told(scene, EVENT_STATE, RULE(24_0), "initiative"));
    scene->game->setting_up = true;
    assert_ptr_equal(scene_refusal(scene, "anglo-dutch", chasse), RULE(24_0));
}

/* ---- 24.0.2 -------------------------------------------------------------- */

/* The courier has been at Quatre Bras, where the guns are: all three wake. */
static void called(struct scene *scene)
{
    scene->game->armies[ANGLO_DUTCH].rule_24 = PERPONCHER;
    hexes_add(scene->arena, &scene->game->couriers[0].passed, 2325);
    adn_call_perponcher(&scene->play);
}

static void declared(struct scene *scene)
{
    called(scene);
    scene_order(scene, "anglo-dutch", "<headquarters hex=\"2325\"/>");
}

static void courier_wakes(struct scene *scene)
{
    called(scene);
    assert_false(scene_unit(scene, "ad-bijlandt")->asleep);
    assert_true(scene_unit(scene, "ad-bijlandt")->special);
    assert_true(scene_unit(scene, "ad-detmers")->asleep);
    assert_true(scene_told(scene, EVENT_STATE, RULE(24_0_2b),
                           "2nd Brigade Saxe-Weimar is active"));
}

/* The guns are awake by contact, and he meets them alone. */
static void courier_meets_who_is_awake(struct scene *scene)
{
    scene_unit(scene, "ad-perponcher-art")->asleep = false;
    courier_wakes(scene);
    assert_true(scene_unit(scene, "ad-perponcher-art")->special);
}

static void courier_elsewhere(struct scene *scene)
{
    scene->game->armies[ANGLO_DUTCH].rule_24 = PERPONCHER;
    hexes_add(scene->arena, &scene->game->couriers[0].passed, 2324);
    adn_call_perponcher(&scene->play);
    assert_true(scene_unit(scene, "ad-bijlandt")->asleep);
}

/* Without headquarters they stand, and it is told; a place of the two. */
static void held_back(struct scene *scene)
{
    const struct seat seat = {
        .board = scene->board, .side = "anglo-dutch", .step = "1"};

    called(scene);
    assert_ptr_equal(
        scene_refusal(scene, "anglo-dutch", "<headquarters hex=\"2218\"/>"),
        RULE(24_0_2e));
    assert_ptr_equal(
        scene_refusal(scene, "anglo-dutch",
                      "<move pieces=\"ad-saxe-weimar\" path=\"2219\"/>"),
        RULE(24_0_2e));
    assert_non_null(strstr(adn_silence(&seat, NULL),
                           "until `headquarters` says where Perponcher is"));
    scene_order(scene, "anglo-dutch",
                "<move pieces=\"ad-perponcher-art\" path=\"2326\"/>");
    scene_play(scene, "anglo-dutch");
    scene_expect(scene, "2325 ad-perponcher-art");
    assert_true(scene_told(scene, EVENT_NOTE, RULE(24_0_2e), "held back"));
}

/* Saxe-Weimar at 2218 is seven hexes from Quatre Bras: he comes nearer, not
 * away; the guns move within three hexes, and no farther. */
static void within_three(struct scene *scene)
{
    declared(scene);
    assert_ptr_equal(
        scene_refusal(scene, "anglo-dutch",
                      "<move pieces=\"ad-saxe-weimar\" path=\"2217\"/>"),
        RULE(24_0_2d));
    scene_order(scene, "anglo-dutch",
                "<move pieces=\"ad-saxe-weimar\" path=\"2219 2220\"/>");
    scene_order(scene, "anglo-dutch",
                "<move pieces=\"ad-perponcher-art\" path=\"2326 2327 2328 "
                "2329\"/>");
    scene_play(scene, "anglo-dutch");
    scene_expect(scene, "2220 ad-saxe-weimar 2328 ad-perponcher-art");
    assert_true(scene_told(scene, EVENT_MOVE, RULE(24_0_2d), NULL));
}

/* Five hexes off he comes to three, and does not attack; two off he does. */
static void attacks_within(struct scene *scene, int from)
{
    declared(scene);
    adn_put(&scene->board, &scene_unit(scene, "ad-saxe-weimar")->piece, from);
    scene_lay(scene, "2321 fr-1=1");
    scene_order(scene, "anglo-dutch",
                arena_text(scene->arena,
                           "<move pieces=\"ad-saxe-weimar\" path=\"%s2322\"/>",
                           from == 2320 ? "2220 2221 " : ""));
    scene_order(scene, "anglo-dutch",
                "<attack target=\"2321\" units=\"ad-saxe-weimar\" "
                "if=\"always\"/>");
    scene_play(scene, "anglo-dutch");
    assert_int_equal(scene_thrown(scene, "attack/die/2321-anglo-dutch-1"),
                     from == 2323);
    if (from == 2320)
        assert_true(scene_told(scene, EVENT_LAPSE, RULE(24_0_2d), NULL));
}

static void from_two(struct scene *scene)
{
    attacks_within(scene, 2323);
}

static void from_five(struct scene *scene)
{
    attacks_within(scene, 2320);
}

/* The marker of the I Corps ends it for all three. */
static void marker_ends_it(struct scene *scene)
{
    declared(scene);
    *scene_marker(scene, "anglo-dutch.i") = 721;
    scene_play(scene, "anglo-dutch");
    assert_false(scene_unit(scene, "ad-saxe-weimar")->special ||
                 scene_unit(scene, "ad-bijlandt")->special);
    assert_true(scene_told(scene, EVENT_STATE, RULE(24_0_2c), "the marker"));
}

/* It comes by itself before anybody is in command: a desk lets nobody move who
 * is out of it then, but for the way back. */
static void marker_will_end_it(struct scene *scene)
{
    declared(scene);
    scene->game->turn = 11;
    adn_open_turn(&scene->play);
    assert_ptr_equal(
        scene_refusal(scene, "anglo-dutch",
                      "<move pieces=\"ad-saxe-weimar\" path=\"2219\"/>"),
        BASE(command));
    assert_null(scene_refusal(scene, "anglo-dutch",
                              "<cam-retreat units=\"ad-saxe-weimar\"/>"));
}

/* Orange, awake beside Saxe-Weimar and commanded by Wellington, ends it for who
 * is near: Bijlandt is far off. So one attacks, though it is five hexes from
 * Quatre Bras. */
static void orange_ends_it(struct scene *scene)
{
    static const char attack[] = "<attack target=\"2321\" "
                                 "units=\"ad-saxe-weimar\" if=\"always\"/>";

    declared(scene);
    scene_lay(scene, "2320 ad-saxe-weimar 2321 fr-1=1");
    scene_lead(scene, "orange", 2320)->asleep = false;
    scene_lead(scene, "wellington", 2320)->asleep = false;
    assert_null(scene_refusal(scene, "anglo-dutch", attack));
    scene_play_order(scene, "anglo-dutch", attack);
    assert_true(scene_thrown(scene, "attack/die/2321-anglo-dutch-1"));
    assert_false(scene_unit(scene, "ad-saxe-weimar")->special);
    assert_true(scene_unit(scene, "ad-bijlandt")->special);
    assert_true(
        scene_told(scene, EVENT_STATE, RULE(24_0_2c), "its corps leader"));
}

static const struct scene_row rows[] = {
    {"24.0.1f exchanged", scene_of_setup, exchanged},
    {"24.0.1c three units", scene_of_setup, three_units},
    {"24.0 one of the two", scene_of_setup, one_of_the_two},
    {"24.0.2b a courier wakes them", scene_of_campaign, courier_wakes},
    {"24.0.2b one is awake", scene_of_campaign, courier_meets_who_is_awake},
    {"24.0.2b elsewhere he does not", scene_of_campaign, courier_elsewhere},
    {"24.0.2e held back", scene_of_campaign, held_back},
    {"24.0.2d within three hexes", scene_of_campaign, within_three},
    {"24.0.2d attacks from two", scene_of_campaign, from_two},
    {"24.0.2d attacks not from five", scene_of_campaign, from_five},
    {"24.0.2c the marker", scene_of_campaign, marker_ends_it},
    {"24.0.2c the marker that comes", scene_of_campaign, marker_will_end_it},
    {"24.0.2c Orange", scene_of_campaign, orange_ends_it},
};

int main(void)
{
    const struct table tables[] = {TABLE(refusals, refusal_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
