/* What a closed book shows of an enemy, with 23.0 and without, on the plain:
 * Steinmetz (12 of 17) stands alone in 2020, Roeder's horse and a battery in
 * 2024, all Prussian; Pecheux (5 of 9) is French. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static struct board seen_by(const struct scene *scene, const char *side,
                            const struct game *game)
{
    struct board board = scene->board;

    board.game = adn_see(game ? game : scene->game, &scene->module,
                         &scene->options, side, scene->arena);
    return board;
}

static void lay(struct scene *scene, bool obscured, const char *french)
{
    scene->play.see = adn_see;
    scene->game->armies[PRUSSIAN].rule_23 = obscured ? 15 : 0;
    scene_lay(scene, "2020 pr-1=12 ziethen 2024 pr-c1 pr-i-foot bluecher");
    scene_lay(scene, french);
    scene->game->armies[PRUSSIAN].lost = 5;
    scene->game->armies[FRENCH].lost = 4;
    *scene_marker(scene, "prussian.i") = 2024;
}

static const char far_off[] = "3030 fr-12=5", touching[] = "2021 fr-12=5";

/* 23.0 off: who stands where, what it began with; next to us what it has. */
static void increments(struct scene *scene, const char *french, bool known)
{
    struct board board;

    lay(scene, false, french);
    board = seen_by(scene, "french", NULL);
    assert_int_equal(adn_unit(&board, "pr-1")->hex, 2020);
    assert_int_equal(adn_unit(&board, "pr-1")->increments, known ? 12 : 17);
    assert_int_equal(adn_unit(&board, "pr-1")->veiled, !known);
    assert_int_equal(adn_leader(&board, "bluecher")->hex, 2024);
    assert_int_equal(adn_unit(&board, "fr-12")->increments, 5);
    assert_int_equal(board.game->sightings_count, 0);
}

/* 12 of 17 and 10 of 14 have room in a hex, and their view holds; what came
 * back is not in it. */
static void far_increments(struct scene *scene)
{
    struct board board;

    increments(scene, far_off, false);
    scene_lay(scene, "2020 pr-5=10");
    scene->game->armies[PRUSSIAN].lost += 4;
    scene->game->armies[PRUSSIAN].recovered = 1;
    board = seen_by(scene, "french", NULL);
    assert_int_equal(board.game->armies[PRUSSIAN].recovered, 0);
    assert_true(
        adn_coherent(board.game, board.module, "view.xml", scene->report));
}

static void near_increments(struct scene *scene)
{
    increments(scene, touching, true);
}

/* 23.0 on: a number a hex, and horse or foot; its leaders and marker not. */
static void obscured(struct scene *scene)
{
    struct board board;

    lay(scene, true, far_off);
    board = seen_by(scene, "french", NULL);
    assert_int_equal(adn_unit(&board, "pr-c1")->state, UNSEEN);
    assert_int_equal(adn_leader(&board, "bluecher")->state, UNSEEN);
    assert_int_equal(*scene_marker(scene, "prussian.i"), 2024);
    assert_int_equal(
        adn_corps(&board, adn_corps_card(&scene->module, "prussian.i"))->marker,
        0);
    assert_int_equal(board.game->sightings_count, 2);
    assert_int_equal(board.game->sightings[0].count, 1);
    assert_int_equal(board.game->sightings[0].horse, 0);
    assert_int_equal(board.game->sightings[1].count, 2);
    assert_int_equal(board.game->sightings[1].horse, 1);
    assert_true(adn_has_units(&board, 2020, ALLIED_CAMP));
    assert_true(
        adn_coherent(board.game, &scene->module, "view.xml", scene->report));
}

/* What is next to us is as if it were off, with the leader in its hex. */
static void obscured_and_near(struct scene *scene)
{
    struct board board;

    lay(scene, true, touching);
    board = seen_by(scene, "french", NULL);
    assert_int_equal(adn_unit(&board, "pr-1")->increments, 12);
    assert_int_equal(adn_leader(&board, "ziethen")->hex, 2020);
    assert_int_equal(adn_leader(&board, "bluecher")->state, UNSEEN);
    assert_int_equal(board.game->sightings_count, 1);
}

/* Of a deployed brigade each hex shows that somebody stands there. */
static void deployed(struct scene *scene)
{
    struct hexes hexes = {NULL, 0};

    lay(scene, true, far_off);
    hexes_add(scene->arena, &hexes, 2021);
    hexes_add(scene->arena, &hexes, 2121);
    adn_deploy(&scene->board, scene_unit(scene, "pr-1"), &hexes);
    assert_int_equal(seen_by(scene, "french", NULL).game->sightings_count, 4);
}

/* Of what is not shown nobody sees of which Allied army it is. */
static void drawn_as_allies(struct scene *scene)
{
    struct picture drawn = {.arena = scene->arena};
    int unknown = 0;

    lay(scene, true, far_off);
    adn_draw(seen_by(scene, "french", NULL).game, &scene->module, "french",
             &drawn);
    for (size_t i = 0; i < drawn.box_count; i++) {
        assert_false(same_name(drawn.boxes[i].side, "prussian"));
        unknown += same_name(drawn.boxes[i].side, "allies");
    }
    assert_int_equal(unknown, 2);
    assert_string_equal(drawn.sides[ARMIES].name, "Allies, obscured");
}

/* The Allies see each other whole, and a view of a view is that view. */
static void own_camp(struct scene *scene)
{
    struct board board;

    lay(scene, true, far_off);
    board = seen_by(scene, "anglo-dutch", NULL);
    assert_int_equal(adn_unit(&board, "pr-1")->increments, 12);
    board = seen_by(scene, "french", NULL);
    board = seen_by(scene, "french", board.game);
    assert_int_equal(adn_unit(&board, "pr-1")->state, UNSEEN);
    assert_int_equal(board.game->sightings_count, 2);
}

/* Guns show who fires and who is fired at, until the turn ends. */
static void fire_shows(struct scene *scene)
{
    lay(scene, true, "2022 fr-iv-foot fr-12=5");
    scene_all_in_command(scene);
    scene_play_order(scene, "french",
                     "<bombard target=\"2020\" batteries=\"fr-iv-foot\"/>");
    assert_true(scene_unit(scene, "pr-1")->shown);
    assert_true(scene_unit(scene, "fr-iv-foot")->shown);
    assert_false(scene_unit(scene, "pr-c1")->shown);
    adn_end_turn(&scene->play);
    assert_false(scene_unit(scene, "pr-1")->shown);
}

/* What the French read of a Prussian player turn: the fight, not the march. */
static void read_by_the_enemy(struct scene *scene, bool closed)
{
    struct journal french, english;

    lay(scene, true, "2021 fr-12=5");
    scene->play.see = closed ? adn_see : NULL;
    scene_all_in_command(scene);
    scene_order(scene, "prussian", "<move pieces=\"pr-c1\" path=\"2025\"/>");
    scene_play_order(scene, "prussian",
                     "<attack target=\"2021\" units=\"pr-1\"/>");
    journal_for(&french, &scene->journal, "french", scene->arena);
    journal_for(&english, &scene->journal, "anglo-dutch", scene->arena);
    assert_int_equal(
        journal_count(&french, (struct sought){EVENT_MOVE, NULL, NULL}),
        closed ? 0 : 1);
    assert_int_equal(
        journal_count(&english, (struct sought){EVENT_MOVE, NULL, NULL}), 1);
    assert_int_equal(
        journal_count(&french, (struct sought){EVENT_COMBAT, NULL, NULL}), 1);
    assert_int_equal(scene_unit(scene, "pr-1")->shown, closed);
}

static void closed_log(struct scene *scene)
{
    read_by_the_enemy(scene, true);
}

static void open_log(struct scene *scene)
{
    read_by_the_enemy(scene, false);
}

static bool reads(struct scene *scene, const char *side, const char *words)
{
    struct journal journal;

    journal_for(&journal, &scene->journal, side, scene->arena);
    return journal_first(&journal, (struct sought){-1, NULL, words}) != NULL;
}

/* Turn 10 ends a night. Pirch II, 13 of 15, recovers by Ziethen; Bluecher, upon
 * whom the French come, flies to him. Of that they read less. */
static void whither(struct scene *scene)
{
    static const char *const told[] = {"has an increment back", "die: 5",
                                       "flies to 2nd Brigade Pirch II at 3031"};

    scene->play.see = adn_see;
    scene->game->armies[PRUSSIAN].rule_23 = 1;
    scene->game->turn = 10;
    scene_lay(scene, "3031 ziethen pr-2=13 3028 bluecher");
    scene_die(scene, "increments/die/recovery-pr-2", 5);
    adn_enter_hex(&scene->play, scene_unit(scene, "fr-1"), 3028);
    adn_end_turn(&scene->play);
    for (size_t i = 0; i < LENGTH(told); i++) {
        assert_true(reads(scene, "prussian", told[i]));
        assert_false(reads(scene, "french", told[i]));
    }
    assert_true(reads(scene, "french", "Bluecher flies."));
}

/* A desk refuses what the view shows, and what it does not is let through; guns
 * two hexes off are told so. */
static void at_a_desk(struct scene *scene)
{
    struct seat seat = {.side = "french", .step = "2", .certain = true};

    lay(scene, true, "2022 fr-12 fr-c7 fr-iv-foot 2027 fr-c4");
    scene_all_in_command(scene);
    scene->board = seen_by(scene, "french", NULL);
    scene->game = scene->board.game;
    scene_refuses(scene, "<move pieces=\"fr-12\" path=\"2021 2020\"/>", NULL);
    scene_refuses(scene, "<move pieces=\"fr-c4\" path=\"2026 2025 2024\"/>",
                  NULL);
    scene_order(scene, "french", "<move pieces=\"fr-12\" path=\"2021\"/>");
    scene_refuses(scene, "<attack target=\"2020\" units=\"fr-12\"/>", NULL);
    scene_refuses(scene, "<attack target=\"2120\" units=\"fr-12\"/>",
                  BASE(attack));
    scene_refuses(
        scene, "<move pieces=\"fr-c7\" path=\"2021\" charge=\"2020\"/>", NULL);
    seat.board = scene->board;
    assert_non_null(strstr(adn_silence(&seat, NULL), "do not fire"));
}

static void chosen(struct scene *scene)
{
    static const char order[] = "<setup rule-23=\"yes\"/>";

    assert_ptr_equal(scene_refusal(scene, "french", order),
                     RULE(option_consent));
    scene_play_order(scene, "prussian", order);
    assert_int_equal(scene->game->armies[PRUSSIAN].rule_23, 15);
    assert_int_equal(scene->game->armies[ANGLO_DUTCH].rule_23, 0);
}

static const struct scene_row rows[] = {
    {"base obscured increments far", scene_on_plain, far_increments},
    {"base obscured increments near", scene_on_plain, near_increments},
    {"base obscured 23.0", scene_on_plain, obscured},
    {"base obscured 23.0 near", scene_on_plain, obscured_and_near},
    {"base obscured deployed", scene_on_plain, deployed},
    {"base obscured drawn as Allies", scene_on_plain, drawn_as_allies},
    {"base obscured own camp", scene_on_plain, own_camp},
    {"base obscured fire shows", scene_on_plain, fire_shows},
    {"base obscured closed log", scene_on_plain, closed_log},
    {"base obscured open log", scene_on_plain, open_log},
    {"base obscured whither they go", scene_of_campaign, whither},
    {"base obscured at a desk", scene_on_plain, at_a_desk},
    {"option.consent 23.0", scene_of_ligny, chosen},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
