/* Units that a force takes without their own leader (ruling 130), on the
 * morning of 15 June. */
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

struct force_details {
    const char *leader;
    struct names members;
};
struct assign_details {
    const char *piece, *to;
};

/* Simmer's is his from now on: with it his span is full. */
static void and_is_the_heads_from_now_on(struct scene *scene)
{
    const char *names[] = {"fr-teste", "fr-simmer"};
    const struct force_details two = {"teste", {names, 2}};
    const struct assign_details third = {"fr-jeanin", "teste"};

    assert_true(scene_carry_out(scene, FRENCH, "I.b2", &con_force_order, &two));
    assert_string_equal(scene_the_unit(scene, "fr-simmer")->leader, "teste");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_assign, &third),
                     BASE(command));
}

/* Teste has a division and a stray; his cavalry comes in from outpost. */
static void and_the_last_leaves_a_full_span(struct scene *scene)
{
    const char *names[] = {"fr-teste", "fr-simmer"};
    const struct force_details two = {"teste", {names, 2}};
    const struct leader *teste = con_leader(&scene->board, "teste");
    struct party party;
    int load = 0;

    assert_true(scene_carry_out(scene, FRENCH, "I.b2", &con_force_order, &two));
    scene_put(scene, "fr-domon", teste->hex);
    scene_assign(scene, "fr-domon", "teste");
    scene_the_unit(scene, "fr-domon")->force = teste->force;
    con_default_forces(&scene->board);
    party =
        con_party_of_force(&scene->board, con_force(&scene->board, "teste"));
    assert_null(con_overloaded(&scene->board, &party, &load));
    assert_int_equal(party.units_count, 2);
}

/* Domon leads cavalry alone (base command). */
static void no_infantry_for_domon(struct scene *scene)
{
    const char *names[] = {"fr-lefol"};
    const struct force_details lefol = {"domon", {names, 1}};

    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_force_order, &lefol),
                     BASE(command));
}

static const struct scene_row rows[] = {
    {"command a stray is the head's from now on", and_is_the_heads_from_now_on},
    {"command the last leaves a full span", and_the_last_leaves_a_full_span},
    {"command no infantry for a general of cavalry", no_infantry_for_domon},
};

static void waterloo_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_of_waterloo();

    row->play(scene);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, waterloo_runs)};

    return run_tables(tables, LENGTH(tables));
}
