/* What people read and write: names, how a hex or a leader stands, and the
 * report of a side. */
#include "core/arena.h"
#include "rulesets/grande-armee/words/words.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static struct seat seat_of(struct scene *scene, const char *side)
{
    return (struct seat){
        .board = scene->board, .side = side, .step = "4", .certain = true};
}

static struct printed_names names_for(struct scene *scene, const char *word)
{
    const struct seat seat = seat_of(scene, "france");
    struct printed_names names = {.arena = scene->arena};

    for (const struct field *field = gra_attack_fields; field->name; field++)
        if (same_name(field->name, word))
            gra_names(&seat, &gra_attack, field, &names);
    return names;
}

static bool is_named(const struct printed_names *names, const char *id,
                     const char *name)
{
    for (size_t i = 0; i < names->count; i++)
        if (same_name(names->items[i].id, id) &&
            (!name || same_name(names->items[i].name, name)))
            return true;
    return false;
}

/* The map prints B5202 in 5235; and Austerlitz lies there. */
static void names_of_hexes(struct scene *scene)
{
    const struct printed_names names = names_for(scene, "target");

    assert_true(is_named(&names, "5235", "B5202"));
    assert_true(is_named(&names, "5235", "Austerlitz"));
    assert_true(is_named(&names, "5233", "A5233"));
    assert_false(is_named(&names, "5202", NULL));
    assert_string_equal(gra_hex_printed(&scene->module, 5235), "B5202");
    assert_null(gra_hex_printed(&scene->module, 9999));
}

/* Own units and leaders, and no enemy's. */
static void names_of_pieces(struct scene *scene)
{
    const struct printed_names units = names_for(scene, "front");
    const struct printed_names leaders = names_for(scene, "leaders");
    const struct printed_names cavalry = names_for(scene, "cavalry");
    const struct printed_names pursue = names_for(scene, "pursue");

    assert_true(is_named(&units, "fr-inf-04", NULL));
    assert_false(is_named(&units, "ru-inf-05", NULL));
    assert_true(is_named(&leaders, "soult", "Soult"));
    assert_false(is_named(&leaders, "kutuzov", NULL));
    assert_true(is_named(&cavalry, "nansouty", "Nansouty"));
    assert_false(is_named(&cavalry, "soult", NULL));
    assert_true(is_named(&pursue, "none", NULL));
}

/* Of an attack the enemy's hex, of a standing order the leader. */
static void describes(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "coalition");

    assert_string_equal(gra_describe(&seat, &gra_attack, "5235"),
                        "B5202 (Austerlitz): 52 SP under Napoleon");
    scene_unit(scene, "fr-inf-04")->rout = ROUT_1;
    assert_string_equal(gra_describe(&seat, &gra_attack, "5235"),
                        "B5202 (Austerlitz): 52 SP under Napoleon, 5 SP "
                        "routed");
    assert_string_equal(gra_describe(&seat, &gra_attack, "5135"),
                        "B5102 (Brunn): a depot alone");
    assert_null(gra_describe(&seat, &gra_attack, "5236"));
    assert_string_equal(gra_describe(&seat, &gra_reaction, "bagration"),
                        "Bagration at B5303: 9 SP under him");
    assert_null(gra_describe(&seat, &gra_reaction, "nobody"));
}

static bool has_line(const char *const *lines, const char *words)
{
    for (; *lines; lines++)
        if (strstr(*lines, words))
            return true;
    return false;
}

static const char *const *position(struct scene *scene, const char *side)
{
    const char *const *lines =
        gra_position(scene->game, &scene->module, side, scene->arena);

    for (const char *const *line = lines; *line; line++)
        assert_true(**line != ' ' || strlen(*line) <= 78);
    return lines;
}

/* A side reads of its own men, and how the battle is won. */
static void position_of_a_side(struct scene *scene)
{
    const char *const *french = position(scene, "france");
    const char *const *allied = position(scene, "coalition");

    assert_true(has_line(french, "Points of victory, all France's: 0"));
    assert_true(has_line(french, "B5202 (Austerlitz)"));
    assert_true(has_line(french, "you order nothing but what stands"));
    assert_false(has_line(allied, "you order nothing but what stands"));
    assert_true(has_line(french, "fr-inf-04"));
    assert_false(has_line(french, "ru-inf-05"));
    assert_true(has_line(allied, "ru-inf-05"));
}

static void position_of_a_beaten_side(struct scene *scene)
{
    const char *const *lines;

    scene_unit(scene, "fr-inf-04")->rout = ROUT_2;
    scene_unit(scene, "fr-inf-05")->demoralized = true;
    gra_put(&scene->board, scene_unit(scene, "fr-inf-06"), 5135);
    gra_kill_leader(&scene->play, scene_leader(scene, "lannes"), NULL);
    scene->game->verdict = COALITION_WINS;
    lines = position(scene, "france");
    assert_true(has_line(lines, "Rout 2"));
    assert_true(has_line(lines, "demoralized"));
    assert_true(has_line(lines, "at B5102 (Brunn)"));
    assert_true(has_line(lines, "dead; Caffarelli acts"));
    assert_true(has_line(lines, "The Coalition has won."));
}

struct words_row {
    const char *name;
    void (*look)(struct scene *scene);
};

static const struct words_row words_rows[] = {
    {"names of hexes, as printed", names_of_hexes},
    {"names of pieces", names_of_pieces},
    {"descriptions", describes},
    {"a side's position", position_of_a_side},
    {"a beaten side's position", position_of_a_beaten_side},
};

static void test_words(void **state)
{
    const struct words_row *row = *state;
    struct scene *scene = scene_of_austerlitz();

    row->look(scene);
    scene_free(scene);
}

/* ---- a map --------------------------------------------------------------- */

/* What a side commands, what is to come and what the enemy shows. */
static void position_of_days(struct scene *scene)
{
    const char *const *french = position(scene, "france");
    const char *const *allied = position(scene, "coalition");

    assert_true(has_line(french, "Turn 1 of 5. Points of victory"));
    assert_true(has_line(french, "From 25 on France wins, from 35"));
    assert_true(has_line(french, "If it ended now: The Coalition wins."));
    assert_true(has_line(french, "Without an order a corps stays"));
    assert_true(has_line(french, "Ney, corps 4-1-2, at B2406 (Lauterbourg): 17 "
                                 "SP"));
    assert_true(has_line(french, "at B3001 (Wurzburg): by-inf-02 6"));
    assert_true(has_line(french, "Detachments: france-1 2 at B2308"));
    assert_true(has_line(french, "Depots: fr-d1 at B2504 (Mannheim)"));
    assert_true(has_line(french, "To come: bernadotte at A2932 (Bruckenau)"));
    assert_true(has_line(french, "The enemy: B3008 (Ulm) 6 SP Mack"));
    assert_false(has_line(french, "au-inf-01"));
    assert_true(has_line(allied, "au-inf-01 4, au-inf-02 3"));
    assert_false(has_line(allied, "Bernadotte"));
}

/* What was ordered, and how units are. */
static void position_of_the_ordered(struct scene *scene)
{
    const char *const *lines;
    struct leader *ney = scene_leader(scene, "ney");

    ney->command = (struct command){CONCENTRATE, DOUBLE_MARCH, 2740};
    ney->in_command = ney->activated = true;
    ney->points = 3;
    scene_unit(scene, "fr-inf-10")->rout = ROUT_1;
    scene_unit(scene, "fr-inf-11")->unsupplied = true;
    scene->game->ansbach = 1;
    scene->game->depots[0].cut = 1;
    lines = position(scene, "france");
    assert_true(has_line(lines, "concentrate, double forced march at B2707 "
                                "(Stuttgart), in command"));
    assert_true(has_line(lines, "fr-inf-10 5 (Rout 1), fr-inf-11 5 "
                                "(unsupplied)"));
    assert_true(has_line(lines, "events -1)"));
    assert_true(has_line(lines, "fr-d1 at B2504 (Mannheim), cut off"));
}

static void describes_days(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "france");

    scene_leader(scene, "ney")->command.order = MOVE;
    scene_leader(scene, "ney")->command.march = SINGLE_MARCH;
    assert_string_equal(gra_describe(&seat, &gra_reaction, "ney"),
                        "Ney at B2406 (Lauterbourg): 17 SP under him, to move, "
                        "single forced march");
    assert_string_equal(gra_describe(&seat, &gra_losses, "fr-hcd-01"),
                        "Murat's 1st heavy cavalry division at B2308 "
                        "(Strasbourg): 3 SP");
}

/* Before its step is open an order of a form that is none is refused, and one
 * that nobody of his may carry out. */
static bool is_good_ahead(struct scene *scene, const char *side,
                          const char *step, const char *order)
{
    struct seat seat = seat_of(scene, side);
    const struct section *section;

    seat.arena = scene->arena;
    seat.certain = false;
    scene_order_in(scene, side, step, order);
    section = &scene->sections[scene->section_count - 1];
    return order_check(&seat, &section->orders[section->count - 1],
                       report_unread(scene->arena));
}

static void orders_ahead(struct scene *scene)
{
    assert_true(
        is_good_ahead(scene, "france", "4",
                      "<march units='ney' path='2440' drop='2 2440'/>"));
    assert_false(
        is_good_ahead(scene, "france", "4",
                      "<march units='ney' path='2440' drop='fr-inf-10'/>"));
    assert_true(is_good_ahead(scene, "france", "10",
                              "<forage corps='ney' settlement='2537'/>"));
    assert_false(is_good_ahead(scene, "coalition", "10",
                               "<forage corps='jellacic' settlement='3041'/>"));
}

/* Wurttemberg and Baden come in with turn 2. */
static void position_of_the_late(struct scene *scene)
{
    assert_true(has_line(position(scene, "france"),
                         "Before turn 2 men of Wurttemberg and Baden march"));
    assert_false(has_line(position(scene, "coalition"), "Before turn"));
    scene->game->turn = 2;
    assert_false(has_line(position(scene, "france"), "Before turn"));
}

static const struct words_row day_rows[] = {
    {"8.15b, 14.43a orders ahead", orders_ahead},
    {"base.scenario who comes in late", position_of_the_late},
    {"a side's position on a map", position_of_days},
    {"a position of who is ordered", position_of_the_ordered},
    {"descriptions on a map", describes_days},
};

static void test_days(void **state)
{
    const struct words_row *row = *state;
    struct scene *scene = scene_of_ulm();

    row->look(scene);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(words_rows, test_words),
                                   TABLE(day_rows, test_days)};

    return run_tables(tables, LENGTH(tables));
}
