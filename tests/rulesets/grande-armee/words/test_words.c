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
        assert_true(strlen(*line) <= 78);
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

int main(void)
{
    const struct table tables[] = {TABLE(words_rows, test_words)};

    return run_tables(tables, LENGTH(tables));
}
