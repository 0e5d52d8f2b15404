/* What people read and write: names, paths made of destinations, how a piece
 * stands, and the report of a side. */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/armee-du-nord/turn/turn.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

extern const struct ruleset armee_du_nord_ruleset;

static struct seat seat_of(struct scene *scene, const char *army)
{
    return (struct seat){
        .board = scene->board, .side = army, .step = "2", .certain = true};
}

static bool is_named(const struct printed_names *names, const char *id)
{
    for (size_t i = 0; i < names->count; i++)
        if (same_name(names->items[i].id, id))
            return true;
    return false;
}

/* Own units and leaders, and no enemy's; places for hexes. */
static void names_of_pieces(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "french");
    struct printed_names pieces = {.arena = scene->arena};
    struct printed_names places = {.arena = scene->arena};

    for (const struct field *field = adn_move.fields; field->name; field++)
        if (same_name(field->name, "pieces"))
            adn_names(&seat, &adn_move, field, &pieces);
        else if (same_name(field->name, "path"))
            adn_names(&seat, &adn_move, field, &places);
    assert_true(is_named(&pieces, "fr-1"));
    assert_true(is_named(&pieces, "ney"));
    assert_false(is_named(&pieces, "pr-1"));
    assert_true(is_named(&pieces, "3634")); /* "move fr-12 Ligny" */
    assert_true(is_named(&places, "3634"));
}

/* What stands behind the pieces is where they go, by its number. */
static void ends_without_a_word(struct scene *scene)
{
    static const char *const ends[] = {"3635", "3634", "fr-13", "0000"};
    static const int wanted[] = {3635, 3634, 0, 0};
    const struct seat seat = seat_of(scene, "french");

    for (size_t i = 0; i < LENGTH(ends); i++) {
        struct move_order move = {.column = false};

        names_add(scene->arena, &move.pieces, "fr-12");
        names_add(scene->arena, &move.pieces, ends[i]);
        adn_complete(&seat, &adn_move, &move);
        assert_int_equal(move.pieces.count, wanted[i] ? 1 : 2);
        assert_int_equal(move.path.count > 0, wanted[i] > 0);
        if (wanted[i])
            assert_int_equal(move.path.items[move.path.count - 1], wanted[i]);
    }
}

static struct hexes path_of(struct scene *scene, int to)
{
    const struct seat seat = seat_of(scene, "french");
    struct move_order move = {.column = false};

    names_add(scene->arena, &move.pieces, "fr-12");
    hexes_add(scene->arena, &move.path, to);
    adn_complete(&seat, &adn_move, &move);
    return move.path;
}

/* The cheapest way; into a hex of the enemy, the way that leads to it. */
static void destinations(struct scene *scene)
{
    struct hexes path = path_of(scene, 3639);

    assert_int_equal(path.count, 2);
    assert_int_equal(path.items[1], 3639);
    path = path_of(scene, 3634);
    assert_int_equal(path.items[path.count - 1], 3634);
    path = path_of(scene, 3636);
    assert_int_equal(path.count, 1);
}

static void descriptions(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "french");

    assert_string_equal(adn_describe(&seat, &adn_move, "fr-12"),
                        "12th Division Pecheux: 9 increments at 3637, morale "
                        "4, 5 points, in command");
    assert_string_equal(adn_describe(&seat, &adn_mode, "ney"),
                        "Ney at 2230 (Frasnes)");
    assert_null(adn_describe(&seat, &adn_move, "nobody"));
}

static bool has_line(const char *const *lines, const char *words)
{
    for (; *lines; lines++)
        if (strstr(*lines, words))
            return true;
    return false;
}

static void positions(struct scene *scene)
{
    const char *const *lines =
        adn_position(scene->game, &scene->module, "french", scene->arena);

    assert_true(has_line(lines, "Points: French 0, Allied 20."));
    assert_true(has_line(lines, "Your army has lost 0 of 293"));
    assert_true(has_line(lines, "fr-12              3637     9      4"));
    assert_true(has_line(lines, "fr-guard-light     2231"));
    assert_true(has_line(lines, "Without them"));
    assert_false(has_line(lines, "pr-4"));
    for (; *lines; lines++)
        assert_true(strlen(*lines) <= 78);
}

/* Who sleeps stands in the same columns. */
static void positions_of_sleepers(struct scene *scene)
{
    const char *const *lines =
        adn_position(scene->game, &scene->module, "prussian", scene->arena);

    for (; *lines; lines++)
        assert_true((*lines)[0] != ' ' || strlen(*lines) <= 78);
}

/* A standing order of one piece names it. */
static void nobody_marches(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "french");
    const struct march_order march = {NULL, 2020, false};
    const struct order order = {.kind = &adn_march, .details = &march};

    assert_false(adn_march.check_order(&seat, &order, scene->report));
    assert_string_equal(report_finding(scene->report, 0)->text,
                        "'nobody' is no unit and no leader of yours");
}

/* What each kind of order says of itself begins with a name. */
static void sayings(struct scene *scene)
{
    scene_says(scene, "<attack target=\"3634\" units=\"fr-12\" if=\"always\"/>",
               "12th Division Pecheux (9) attacks 3634 (Ligny): 9 against 9, "
               "column 1-1 before shifts");
    scene_says(scene, "<bombard target=\"3634\" batteries=\"fr-iv-12\"/>",
               "IV Corps heavy battery (1) fires at 3634 (Ligny)");
    scene_says(scene, "<mode leader=\"ney\" mode=\"corps\"/>",
               "Ney commands corps leaders");
    assert_non_null(
        strstr(scene_said(scene, "anglo-dutch", "<setup rule-23=\"yes\"/>"),
               "a closed book obscures your units (23.0)"));
    assert_non_null(
        strstr(scene_said(scene, "anglo-dutch", "<enter pieces=\"ad-kempt\"/>"),
               "ad-kempt arrives at 2218 (Genappe)"));
}

/* Allix (8) acts only if his die lets him, and a sheet says that. */
static void offers(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "french");
    struct choices choices = {.arena = scene->arena};

    scene_lay(scene, "2021 fr-1 2020 pr-11");
    adn_begin_player_turn(scene->game, FRENCH);
    adn_attack.choices(&seat, &choices);
    assert_string_equal(choices.items[0].comment,
                        "8 against 7, column 1-1, if the die of initiative "
                        "lets 1st Division Allix (Quiot) act");
}

static const struct scene_row rows[] = {
    {"names", scene_of_ligny, names_of_pieces},
    {"destinations", scene_of_ligny, destinations},
    {"ends without a word", scene_of_ligny, ends_without_a_word},
    {"descriptions", scene_of_ligny, descriptions},
    {"positions", scene_of_ligny, positions},
    {"positions of sleepers", scene_of_campaign, positions_of_sleepers},
    {"nobody marches", scene_of_ligny, nobody_marches},
    {"sayings", scene_of_ligny, sayings},
    {"offers", scene_on_plain, offers},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
