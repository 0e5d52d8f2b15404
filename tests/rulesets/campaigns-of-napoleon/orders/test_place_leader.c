/* place-leader: a leader without troops of his own rides to others. */
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

struct place_details {
    const char *leader;
    int hex;
};

/* The morning of 15 June. */
static void leaders_ride_to_their_troops(void **state)
{
    struct scene *scene = scene_of_waterloo();
    const struct place_details orange = {"orange", 912};
    const struct place_details far = {"orange", 2216};
    const struct place_details prussians = {"orange", 1018};
    const struct place_details reille = {"reille", 823};

    (void)state;
    assert_true(
        scene_carry_out(scene, COALITION, "I.b1", &con_place_leader, &orange));
    assert_int_equal(con_leader(&scene->board, "orange")->hex, 912);
    assert_ptr_equal(scene_refusal(scene, COALITION, &con_place_leader, &far),
                     BASE(organization));
    assert_ptr_equal(
        scene_refusal(scene, COALITION, &con_place_leader, &prussians),
        BASE(organization));
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_place_leader, &reille),
                     BASE(organization));
    scene_free(scene);
}

/* Ney at 1908 rides over two hexes of open country to 1910; the foe's zone
 * is one hex wide. */
static const struct zone_row {
    const char *name;
    int foe;
    bool rides;
} zone_rows[] = {
    {"organization nobody is near", 2015, true},
    {"organization he rides to engaged troops", 1911, true},
    {"organization he leaves no zone", 1907, false},
};

static void ney_rides(void **state)
{
    static const struct place_details place = {"ney", 1910};
    const struct zone_row *row = *state;
    struct scene *scene = scene_new();
    const struct rule *refusal;

    scene_leader(scene, "french", "ney", 1908);
    scene_infantry(scene, "french", "lost", 1910, 4);
    scene_infantry(scene, "prussian", "foe", row->foe, 5);
    scene_ready(scene);
    refusal = scene_refusal(scene, FRENCH, &con_place_leader, &place);
    assert_ptr_equal(refusal, row->rides ? NULL : BASE(organization));
    scene_free(scene);
}

/* The only way to 1910 leads by own troops at 1908 through an outpost. */
static void not_through_an_outpost(void **state)
{
    static const struct place_details place = {"ney", 1910};
    struct scene *scene = scene_new();

    (void)state;
    scene_leader(scene, "french", "ney", 1907);
    scene_infantry(scene, "french", "friend", 1908, 4);
    scene_infantry(scene, "french", "lost", 1910, 4);
    scene_vedette(scene, "prussian", "post", 1909);
    foreach_neighbour (hex, 1910)
        if (hex != 1909)
            scene_gorge(scene, 1910, hex);
    scene_ready(scene);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_place_leader, &place),
                     BASE(organization));
    scene_free(scene);
}

/* Napoleon's span of 2 has a division and Grouchy, who has Pajol and Exelmans.
 * When Grouchy rides off, there is room for one of the two. */
static void who_has_no_room_forms_a_force(void **state)
{
    static const struct place_details place = {"gro", 1909};
    static const char *const under[] = {"nap", "paj", "exe"};
    struct scene *scene = scene_new();
    struct leader_card *napoleon = scene_leader(scene, "french", "nap", 1910);

    (void)state;
    napoleon->rank = COMMANDER;
    napoleon->span = 2;
    scene_leader(scene, "french", "gro", 1910)->superior = "nap";
    scene_leader(scene, "french", "paj", 1910)->superior = "gro";
    scene_leader(scene, "french", "exe", 1910)->superior = "gro";
    for (size_t i = 0; i < LENGTH(under); i++) {
        const char *unit = arena_text(scene->arena, "%s-1", under[i]);

        scene_infantry(scene, "french", unit, 1910, 4);
        scene_assign(scene, unit, under[i]);
    }
    scene_infantry(scene, "french", "far", 1909, 4);
    scene_ready(scene);
    assert_string_equal(con_leader(&scene->board, "exe")->force, "nap");
    assert_true(
        scene_carry_out(scene, FRENCH, "I.b1", &con_place_leader, &place));
    assert_string_equal(con_leader(&scene->board, "paj")->force, "nap");
    assert_string_equal(con_leader(&scene->board, "exe")->force, "exe");
    assert_string_equal(scene_the_unit(scene, "exe-1")->force, "exe");
    scene_free(scene);
}

static const struct {
    const char *name;
} outpost_rows[] = {{"organization he rides through no outpost"}},
  span_rows[] = {{"command who has no room forms a force"}},
  morning_rows[] = {{"organization leaders ride to their troops"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(morning_rows, leaders_ride_to_their_troops),
        TABLE(zone_rows, ney_rides),
        TABLE(outpost_rows, not_through_an_outpost),
        TABLE(span_rows, who_has_no_room_forms_a_force),
    };

    return run_tables(tables, LENGTH(tables));
}
