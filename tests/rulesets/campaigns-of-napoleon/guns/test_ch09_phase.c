/* Chapters 1 and 3 in phase V: who marches when, and joins when. */
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "tests/support/test.h"

static size_t place_of(const struct scene *scene, const char *label)
{
    size_t count = 0;
    const struct roll *const *rolls = dice_rolls(scene->play.dice, &count);
    size_t i = 0;

    while (i < count && strcmp(rolls[i]->label, label) != 0)
        i++;
    assert_true(i < count);
    return i;
}

/* Both have marches to the guns: the French dice come first. */
static void the_first_player_first(struct scene *scene)
{
    static const int path[] = {301, 302, 0};
    struct guns_order order;

    guns_scene(scene);
    scene_leader(scene, "prussian", "x", 301);
    scene_infantry(scene, "prussian", "x-1", 301, 5);
    scene_assign(scene, "x-1", "x");
    guns_groups(scene);
    order = guns_order_along(scene, path);
    order.force = "x";
    scene_order(scene, COALITION, "V.b", &con_march_to_guns, &order);
    order = guns_order_along(scene, guns_to_b);
    scene_order(scene, FRENCH, "V.a", &con_march_to_guns, &order);
    scene_play(scene, "V.a");
    assert_true(place_of(scene, "9.2j/march/c") <
                place_of(scene, "9.2j/march/x"));
}

static void strength_counts_from_phase_six(struct scene *scene)
{
    struct party party;

    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&party), 10);
    con_join_marchers(&scene->play);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&party), 18);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(3_1c)));
}

/* Only S1 of the group S1 and S2 goes. */
static void a_part_of_the_group_goes(struct scene *scene)
{
    static const int path[] = {305, 306, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_die(scene, "initiative-test/v/c", 1);
    assert_true(forced_march(scene, "c", path));
    assert_null(scene_group(scene, FRENCH, 305));
    assert_non_null(scene_group(scene, FRENCH, 304));
    assert_string_equal(scene_event(scene, EVENT_MOVE, RULE(3_1d))->piece, "c");
}

struct make {
    const char *leader;
    struct names members;
};

static void forces_are_made_at_the_time(struct scene *scene)
{
    static const int path[] = {307, 308, 0};
    static const struct make make = {"d", {NULL, 0}};

    guns_one_force(scene);
    assert_ptr_equal(forced_refusal(scene, "d", path), RULE(3_1e));
    assert_true(scene_carry_out(scene, FRENCH, "V.a", &con_force_order, &make));
    assert_null(forced_refusal(scene, "d", path));
}

static void who_cannot_command_makes_none(struct scene *scene)
{
    static const struct make make = {"d", {NULL, 0}};

    guns_one_force(scene);
    scene->module.leaders[3].span = 0;
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_force_order, &make),
                     BASE(command));
}

/* C failed; under D his troops have had their attempt all the same. */
static void a_new_force_is_not_fresh(struct scene *scene)
{
    static const struct make make = {"d", {NULL, 0}};
    struct guns_order order;

    guns_one_force(scene);
    scene_die(scene, "9.2j/march/c", 6);
    assert_false(guns_march(scene, guns_to_b));
    assert_true(scene_carry_out(scene, FRENCH, "V.a", &con_force_order, &make));
    order = guns_order_along(scene, guns_to_b);
    order.force = "d";
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_march_to_guns, &order),
                     RULE(9_2j));
}

/* C failed, and makes his force anew without D, who has had his attempt. */
static void nor_is_who_is_left_out(struct scene *scene)
{
    static const char *const alone[] = {"c"};
    static const struct make make = {"c", {(const char **)alone, 1}};
    struct guns_order order;

    guns_one_force(scene);
    scene_die(scene, "9.2j/march/c", 6);
    assert_false(guns_march(scene, guns_to_b));
    assert_true(scene_carry_out(scene, FRENCH, "V.a", &con_force_order, &make));
    order = guns_order_along(scene, guns_to_b);
    order.force = "d";
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_march_to_guns, &order),
                     RULE(9_2j));
}

/* D stands beside the group, in none, and so does who takes over his men. */
static void who_is_apart_stays_so(struct scene *scene)
{
    static const struct make make = {"d", {NULL, 0}};
    struct group *group;

    guns_one_force(scene);
    group = scene_group(scene, FRENCH, 304);
    con_set_apart(&scene->board, group, "c", 307);
    assert_true(scene_carry_out(scene, FRENCH, "V.a", &con_force_order, &make));
    assert_true(con_is_apart(scene_group(scene, FRENCH, 304), "d", 307));
}

static void more(struct scene *scene, const char *leader, const char *id)
{
    scene_infantry(scene, "french", id, con_leader(&scene->board, leader)->hex,
                   2);
    scene_assign(scene, id, leader);
}

static bool guesses_corps(const struct group *group)
{
    const struct guess_made made = {.chit = CHIT_CORPS, .enemy = group->class};

    return con_guess(&made).right;
}

/* B is joined by C and D: an army, and the chit Corps is wrong now. */
static void three_leaders_make_an_army(struct scene *scene)
{
    struct guns_order order;

    guns_scene(scene);
    scene_leader(scene, "french", "d", 307);
    more(scene, "b", "b-2");
    more(scene, "c", "c-2");
    more(scene, "d", "d-1");
    more(scene, "d", "d-2");
    guns_groups(scene);
    assert_true(guesses_corps(scene_group(scene, FRENCH, 304)));
    con_leader(&scene->board, "d")->force = NULL;
    scene_the_unit(scene, "d-1")->force = NULL;
    scene_the_unit(scene, "d-2")->force = NULL;
    scene_put(scene, "d", 206);
    scene_put(scene, "d-1", 206);
    scene_put(scene, "d-2", 206);
    con_default_forces(&scene->board);
    scene_die(scene, "9.2j/march/c", 1);
    scene_die(scene, "9.2j/march/d", 1);
    assert_true(guns_march(scene, guns_to_b));
    order = (struct guns_order){.force = "d", .path = {NULL, 0}};
    order.path = scene_path(scene, (const int[]){206, 205, 204, 0});
    assert_true(
        scene_carry_out(scene, FRENCH, "V.a", &con_march_to_guns, &order));
    assert_true(guesses_corps(scene_group(scene, FRENCH, 304)));
    con_join_marchers(&scene->play);
    assert_int_equal(scene_group(scene, FRENCH, 304)->class, ARMY);
    assert_false(guesses_corps(scene_group(scene, FRENCH, 304)));
}

/* In a hex of the group, too, he is of it from phase VI on only. */
static void in_its_hex_no_sooner(struct scene *scene)
{
    static const int path[] = {307, 306, 305, 304, 0};
    struct party party;

    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, path));
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&party), 10);
    con_join_marchers(&scene->play);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&party), 18);
}

static const struct scene_row rows[] = {
    {"1f the first player marches first", the_first_player_first},
    {"3.1c a marcher's strength counts from phase VI",
     strength_counts_from_phase_six},
    {"3.1d a part of a group may go", a_part_of_the_group_goes},
    {"3.1c in a hex of the group no sooner", in_its_hex_no_sooner},
    {"3.1e a force is made at the time", forces_are_made_at_the_time},
    {"3.1e not by who cannot command it", who_cannot_command_makes_none},
    {"9.2j a new force is not fresh", a_new_force_is_not_fresh},
    {"9.2j nor is who is left out", nor_is_who_is_left_out},
    {"9.1a who is apart stays so under another", who_is_apart_stays_so},
    {"3.2f a third leader makes an army", three_leaders_make_an_army},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
