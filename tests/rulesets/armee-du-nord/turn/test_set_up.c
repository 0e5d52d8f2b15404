/* How the campaign begins: step 0, and who stands where. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

extern const struct ruleset armee_du_nord_ruleset;

static const struct rule *refused(struct scene *scene, const char *order)
{
    return scene_refusal(scene, "prussian", order);
}

/* Fleurus is 3439, Charleroi 2250; Ligny, 3634, is neither. */
static void ziethen_chooses(struct scene *scene)
{
    assert_null(refused(scene, "<setup ziethen=\"2250\"/>"));
    assert_ptr_equal(refused(scene, "<setup ziethen=\"3634\"/>"),
                     RULE(setup_campaign_ziethen));
    assert_non_null(strstr(report_finding(scene->refused, 0)->text,
                           "2250 (Charleroi) or 3439 (Fleurus)"));
    scene_play_order(scene, "prussian", "<setup ziethen=\"3439\"/>");
    assert_int_equal(scene_hex(scene, "ziethen"), 3439);
    assert_false(scene->game->setting_up);
    assert_true(scene_told(scene, EVENT_STATE, RULE(setup_campaign_ziethen),
                           "Ziethen begins in 3439 (Fleurus)."));
}

/* Genappe is 2218, Quatre Bras 2325. */
static void saxe_weimar(struct scene *scene)
{
    assert_string_equal(map_place(&scene->module.map, 2218)->name, "Genappe");
    scene_play(scene, "prussian");
    assert_int_equal(scene_hex(scene, "ad-saxe-weimar"), 2218);
    assert_true(scene_told(scene, EVENT_STATE, RULE(setup_campaign_saxe_weimar),
                           "begins in 2218 (Genappe)."));
    assert_ptr_equal(adn_first(&scene->board, 2325, ALLIED_CAMP),
                     scene_unit(scene, "ad-perponcher-art"));
    assert_null(adn_next(adn_first(&scene->board, 2325, ALLIED_CAMP)));
}

/* By track 10 the IV Corps waits in 6015, its last box, with Buelow, and the
 * courier goes there. */
static void fourth_corps(struct scene *scene)
{
    assert_int_equal(scene_hex(scene, "pr-13"), 5610);
    assert_ptr_equal(refused(scene, "<setup fourth-corps=\"7\"/>"),
                     BASE(scenario));
    scene_play_order(scene, "prussian", "<setup fourth-corps=\"10\"/>");
    assert_int_equal(scene_hex(scene, "pr-13"), 6015);
    assert_int_equal(scene_hex(scene, "buelow"), 6015);
    assert_int_equal(scene_unit(scene, "pr-13")->state, IN_BOX);
    assert_int_equal(scene->game->couriers[3].to, 6015);
    assert_int_equal(scene->game->couriers[1].to, 0);
}

/* The Prussians are asked, and once; the Anglo-Dutch may speak. A battle has no
 * such step. */
static void who_is_asked(struct scene *scene)
{
    struct questions questions = {.arena = scene->arena};
    struct scene *battle = scene_of_ligny();
    const struct step *step =
        sequence_find(armee_du_nord_ruleset.sequence, "0");

    play_questions(&scene->play, armee_du_nord_ruleset.sequence, "0",
                   &questions);
    assert_int_equal(questions.count, 2);
    assert_true(questions.items[1].optional);
    assert_string_equal(questions.items[0].side, "prussian");
    assert_string_equal(questions.items[0].fallback,
                        "Ziethen begins in 2250 (Charleroi), and the IV Corps "
                        "on track 6");
    assert_true(step_stands(step, scene->game));
    assert_false(step_stands(step, battle->game));
    battle->game->setting_up = true;
    assert_false(armee_du_nord_ruleset.open_game(battle->game, &battle->module,
                                                 battle->arena, "turn",
                                                 report_new(battle->arena)));
    scene_play(scene, "prussian");
    assert_false(step_stands(step, scene->game));
    scene_free(battle);
}

/* Everybody but the French is asleep; boxes are no part of the map. */
static void who_is_where(struct scene *scene)
{
    const struct unit *allix = scene_unit(scene, "fr-1");

    assert_false(allix->asleep);
    assert_int_equal(allix->state, IN_BOX);
    assert_int_equal(allix->hex, 6106);
    assert_null(adn_first(&scene->board, 6106, FRENCH_CAMP));
    assert_true(scene_unit(scene, "pr-2")->asleep);
    assert_true(adn_leader(&scene->board, "wellington")->asleep);
    assert_false(adn_leader(&scene->board, "napoleon")->asleep);
    assert_true(adn_prohibited(&scene->board, INFANTRY, 6106));
    assert_int_equal(scene_unit(scene, "pr-picquet-1")->class, INFANTRY);
    assert_true(armee_du_nord_ruleset.coherent(scene->game, &scene->module,
                                               "turn", scene->report));
}

/* Play waits for the Prussians alone: no sheet promises the Anglo-Dutch that
 * they are asked again. */
static void waits_for_prussians(struct scene *scene)
{
    const struct step *step = sequence_find(adn_sequence, "0");

    for (int army = 0; army < ARMIES; army++) {
        const struct seat seat = {.board = scene->board,
                                  .side = adn_army_words[army]};

        assert_int_equal(step->waits_for(&seat), army == PRUSSIAN);
    }
}

/* Four units and d'Erlon of 6106 are drawn, and boxes bear their names. */
static void picture(struct scene *scene)
{
    struct picture drawn = {.arena = scene->arena};
    int named = 0;

    adn_draw(scene->game, &scene->module, NULL, &drawn);
    for (size_t i = 0; i < drawn.hex_count; i++) {
        /* A part of the map is called after one: an empty name is none. */
        assert_false(drawn.hexes[i].place && !drawn.hexes[i].place[0]);
        named += (drawn.hexes[i].hex == 6001 &&
                  same_name(drawn.hexes[i].place, "track 10: Namur")) ||
                 (drawn.hexes[i].hex == 5305 &&
                  same_name(drawn.hexes[i].place, "Enghien"));
    }
    assert_int_equal(named, 2);
    for (size_t i = 0; i < drawn.box_count; i++)
        named += drawn.boxes[i].hex == 6106;
    assert_int_equal(named, 2 + 5);
}

static const struct scene_row rows[] = {
    {"setup.campaign-ziethen", scene_of_setup, ziethen_chooses},
    {"setup.campaign-saxe-weimar", scene_of_setup, saxe_weimar},
    {"base scenario the IV Corps", scene_of_setup, fourth_corps},
    {"base scenario who is asked", scene_of_setup, who_is_asked},
    {"base scenario who is waited for", scene_of_setup, waits_for_prussians},
    {"base tracks the picture", scene_of_setup, picture},
    {"base tracks who is where", scene_of_setup, who_is_where},
};

static const struct scene_script scripts[] = {
    /* Silence is Charleroi, and it is told. */
    {"setup.campaign-ziethen silence",
     "on setup; play prussian; expect 2250 ziethen; "
     "told state setup.campaign-ziethen Ziethen begins in 2250 (Charleroi)."},
    /* The other choice is no other army's, and no battle has it. */
    {"setup.campaign-ziethen others",
     "on setup; refuses french setup.campaign-ziethen <setup "
     "ziethen='2250'/>"},
    {"setup.campaign-ziethen in a battle",
     "on ligny; refuses prussian setup.campaign-ziethen <setup "
     "ziethen='2250'/>"},
    /* The (3) of the print means nothing here: Anderlues is 0251. */
    {"setup.campaign-steinmetz",
     "on setup; play prussian; expect 0251 pr-1; "
     "told state setup.campaign-steinmetz 1st Brigade Steinmetz begins in 0251 "
     "(Anderlues)."},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
