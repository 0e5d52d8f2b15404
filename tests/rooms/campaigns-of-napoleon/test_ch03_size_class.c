/* Chapter 3.2: size class and senior leader. */
#include "rooms/campaigns-of-napoleon/board/board.h"
#include "tests/rooms/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

static enum size_class class_at(struct scene *scene, int hex)
{
    struct party party;

    scene_ready(scene);
    party = con_party_of_hex(&scene->board, FRENCH, hex);
    return con_size_class(&scene->board, &party);
}

/* count units of subordination 1 under the leader */
static void units_of(struct scene *scene, const char *leader, int count)
{
    for (int i = 0; i < count; i++) {
        const char *id = arena_text(scene->arena, "%s-%d", leader, i);

        scene_infantry(scene, "french", id, 304, 2);
        scene_assign(scene, id, leader);
    }
}

static struct leader_card *commander(struct scene *scene, const char *id,
                                     enum rank rank, int span)
{
    struct leader_card *card = scene_leader(scene, "french", id, 304);

    card->rank = rank;
    card->span = span;
    return card;
}

static void small_units_under_a_marshal(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    units_of(scene, "ney", 2);
    scene->module.units[1].subordination = 1;
    assert_int_equal(class_at(scene, 304), DIVISION);
}

static void two_leaders(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "ney", 1);
    units_of(scene, "reille", 5);
    assert_int_equal(class_at(scene, 304), CORPS);
}

static void three_leaders(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    scene_leader(scene, "french", "derlon", 304);
    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "ney", 1);
    units_of(scene, "derlon", 5);
    units_of(scene, "reille", 5);
    assert_int_equal(class_at(scene, 304), ARMY);
}

static void vedettes_do_not_count(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    units_of(scene, "ney", 2);
    scene->module.units[1].subordination = 1;
    scene_vedette(scene, "french", "v-1", 304);
    scene_vedette(scene, "french", "v-2", 304);
    scene_vedette(scene, "french", "v-3", 306);
    assert_int_equal(class_at(scene, 304), DIVISION);
    assert_int_equal(class_at(scene, 306), NO_CLASS);
}

static void largest_span_is_senior(struct scene *scene)
{
    struct party party;

    commander(scene, "old", MARSHAL, 8)->initiative = 2;
    scene_leader(scene, "french", "keen", 304)->initiative = 5;
    units_of(scene, "keen", 3);
    scene_ready(scene);
    party = con_party_of_hex(&scene->board, FRENCH, 304);
    assert_string_equal(con_senior(&scene->board, &party, NULL)->id, "old");
}

static void owner_chooses_among_equals(struct scene *scene)
{
    const char *names[] = {"slow"};
    const struct seniority list = {{names, 1}};
    struct party party;

    scene_leader(scene, "french", "slow", 304)->initiative = 2;
    scene_leader(scene, "french", "keen", 304)->initiative = 5;
    scene_ready(scene);
    party = con_party_of_hex(&scene->board, FRENCH, 304);
    assert_string_equal(con_senior(&scene->board, &party, NULL)->id, "keen");
    assert_string_equal(con_senior(&scene->board, &party, &list)->id, "slow");
}

static void cole_is_a_division(struct scene *scene)
{
    scene_major_general(scene, "french", "cole", 304);
    units_of(scene, "cole", 2);
    assert_int_equal(class_at(scene, 304), DIVISION);
}

static void reille_is_a_corps(struct scene *scene)
{
    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "reille", 2);
    assert_int_equal(class_at(scene, 304), CORPS);
    con_unit(&scene->board, "reille-1")->state = OUT;
    assert_int_equal(class_at(scene, 304), DIVISION);
}

static void cole_does_not_count(struct scene *scene)
{
    commander(scene, "wellington", COMMANDER, 9);
    scene_leader(scene, "french", "hill", 304);
    scene_major_general(scene, "french", "cole", 304);
    units_of(scene, "wellington", 1);
    units_of(scene, "cole", 2);
    units_of(scene, "hill", 3);
    assert_int_equal(class_at(scene, 304), CORPS);
}

static void ney_counts_through_others(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    scene_leader(scene, "french", "derlon", 304);
    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "derlon", 5);
    units_of(scene, "reille", 5);
    assert_int_equal(class_at(scene, 304), ARMY);
}

/* Bluecher is of another army, so that the two stay two forces. */
static void wellington_and_bluecher(struct scene *scene)
{
    struct party party;

    scene_leader(scene, "anglo-allied", "wellington", 304)->rank = COMMANDER;
    scene_leader(scene, "anglo-allied", "hill", 304);
    scene_major_general(scene, "anglo-allied", "cole", 304);
    scene_leader(scene, "prussian", "bluecher", 304)->rank = COMMANDER;
    for (int i = 0; i < 6; i++) {
        const char *const leaders[] = {"hill", "cole", "bluecher"};
        const char *id = arena_text(scene->arena, "unit-%d", i);

        scene_infantry(scene, i / 2 == 2 ? "prussian" : "anglo-allied", id, 304,
                       3);
        scene_assign(scene, id, leaders[i / 2]);
    }
    scene_ready(scene);
    party = con_party_of_hex(&scene->board, COALITION, 304);
    assert_int_equal(con_size_class(&scene->board, &party), ARMY);
}

static const struct scene_row rows[] = {
    {"3.2a subordination 1.5 under a Marshal: Division",
     small_units_under_a_marshal},
    {"3.2b two leaders who command: Corps", two_leaders},
    {"3.2c three leaders who command: Army", three_leaders},
    {"3.2d vedettes do not count", vedettes_do_not_count},
    {"3.2e the largest span is senior", largest_span_is_senior},
    {"3.2e the owner chooses among equals", owner_chooses_among_equals},
    {"3.2g Cole alone with two units: Division", cole_is_a_division},
    {"3.2h Reille with two units: Corps, with one: Division",
     reille_is_a_corps},
    {"3.2i Ney with one and Reille with five: Corps", two_leaders},
    {"3.2j Wellington, Cole and Hill: Corps", cole_does_not_count},
    {"3.2k Ney over d'Erlon and Reille: Army", ney_counts_through_others},
    {"3.2l Wellington, Hill, Cole and Bluecher: Army", wellington_and_bluecher},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
