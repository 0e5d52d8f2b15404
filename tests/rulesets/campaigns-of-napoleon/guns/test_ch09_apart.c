/* Chapters 3.1 and 9: who stands in a hex of a group and is not of it, and the
 * parts of a force that do not march with it. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "tests/support/test.h"

/* The order `force`. */
struct make {
    const char *leader;
    struct names members;
};

static const struct ring {
    int at, choice;
    struct hexes with;
} stay_out = {.choice = 1};

static void corps(struct scene *scene, const char *army, const char *leader,
                  int hex, int sp)
{
    const char *unit = arena_text(scene->arena, "%s-1", leader);

    scene_leader(scene, army, leader, hex);
    scene_infantry(scene, army, unit, hex, sp);
    scene_assign(scene, unit, leader);
}

/* S stands at 0305 behind B, and stays out of his combat or not; X at 0505 is
 * of the Coalition, D at 0308 of the French. */
static void s_behind_b(struct scene *scene, bool out)
{
    guns_scene(scene);
    corps(scene, "french", "s", 305, 4);
    corps(scene, "prussian", "x", 505, 6);
    corps(scene, "french", "d", 308, 6);
    if (out)
        scene_standing(scene, FRENCH, &con_second_ring, &stay_out);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    con_note_first_leaders(&scene->play);
}

static bool march_on(struct scene *scene, const char *force, const int *path)
{
    scene_die(scene, arena_text(scene->arena, "initiative-test/v/%s", force),
              1);
    return forced_march(scene, force, path);
}

static bool to_the_guns(struct scene *scene, enum side side, const char *force,
                        const int *path)
{
    const struct guns_order order = {.force = force,
                                     .path = scene_path(scene, path)};

    scene_die(scene, arena_text(scene->arena, "9.2j/march/%s", force), 1);
    return scene_carry_out(scene, side, side == FRENCH ? "V.a" : "V.b",
                           &con_march_to_guns, &order) &&
           con_force(&scene->board, force)->marched_to_guns;
}

/* X comes to 0404, next to 0305. */
static void x_comes(struct scene *scene)
{
    static const int path[] = {505, 404, 0};

    assert_true(to_the_guns(scene, COALITION, "x", path));
}

static int group_sp(struct scene *scene)
{
    const struct party party =
        con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));

    return con_party_sp(&party);
}

/* ---- 9.2d, 9.2e an enemy comes next to them ------------------------------ */

static void who_stayed_out_is_in(struct scene *scene)
{
    s_behind_b(scene, false);
    assert_true(march_on(scene, "c", guns_to_b));
    assert_int_equal(group_sp(scene), 10 + 4);
    x_comes(scene);
    assert_int_equal(group_sp(scene), 10 + 4 + 8);
    assert_false(event_seen_by(scene_event(scene, EVENT_STATE, RULE(9_2d)),
                               "coalition"));
    assert_null(scene_event(scene, EVENT_STATE, RULE(9_2c)));
}

/* C has come to idle S when X does: S is in now, and C in phase VI. */
static void who_is_beside_a_marcher_is_in(struct scene *scene)
{
    s_behind_b(scene, true);
    assert_true(to_the_guns(scene, FRENCH, "c", guns_to_b));
    x_comes(scene);
    assert_int_equal(group_sp(scene), 10 + 4);
    con_join_marchers(&scene->play);
    assert_int_equal(group_sp(scene), 10 + 4 + 8);
}

/* ---- 9.1b, 9.2c somebody leaves ------------------------------------------ */

/* S leaves, and C, who stayed out beside him, is no member to be joined. */
static void nobody_joins_beside_him(struct scene *scene)
{
    static const int away[] = {305, 205, 206, 0};
    static const int beside[] = {308, 307, 306, 0};
    const struct guns_order order = {
        .force = "d", .group = 304, .path = scene_path(scene, beside)};

    s_behind_b(scene, false);
    assert_true(march_on(scene, "c", guns_to_b));
    assert_true(march_on(scene, "s", away));
    assert_null(scene_group(scene, FRENCH, 305));
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_march_to_guns, &order),
                     RULE(9_2a));
}

/* C marches into B's own hex, and B leaves: C is the group. */
static void he_is_the_group(struct scene *scene)
{
    static const int into[] = {307, 306, 305, 304, 0};
    static const int away[] = {304, 204, 205, 0};

    s_behind_b(scene, true);
    assert_true(to_the_guns(scene, FRENCH, "c", into));
    assert_true(march_on(scene, "b", away));
    assert_int_equal(group_sp(scene), 8);
    assert_string_equal(scene_group(scene, FRENCH, 304)->senior, "c");
}

/* ---- orders of phase V --------------------------------------------------- */

static const struct rule *made(struct scene *scene, const char *leader,
                               const char *member)
{
    const struct make order = {leader, {&member, 1}};

    return scene_refusal(scene, FRENCH, &con_force_order, &order);
}

static void no_roll_is_shared(struct scene *scene)
{
    s_behind_b(scene, true);
    assert_true(to_the_guns(scene, FRENCH, "c", guns_to_b));
    assert_ptr_equal(made(scene, "c", "s"), RULE(9_2j));
}

/* Q, without troops, has come with C: no more does he bring S a roll. K, whose
 * unit is C's only one, stays behind. */
static void not_by_a_leader(struct scene *scene)
{
    s_behind_b(scene, true);
    scene_leader(scene, "french", "q", 307);
    scene_ready(scene);
    con_leader(&scene->board, "q")->force = "c";
    con_tidy_forces(&scene->board);
    assert_true(to_the_guns(scene, FRENCH, "c", guns_to_b));
    assert_int_equal(con_leader(&scene->board, "q")->hex, 305);
    assert_ptr_equal(made(scene, "s", "q"), RULE(9_2j));
    assert_ptr_equal(made(scene, "c", "s-1"), RULE(9_2j));
}

/* H's own unit stands a hex behind. */
static void nor_from_the_next_hex(struct scene *scene)
{
    static const char *units[] = {"c-1", "s-1"};
    static const struct make order = {"h", {units, 2}};

    s_behind_b(scene, false);
    assert_true(march_on(scene, "c", guns_to_b));
    corps(scene, "french", "h", 306, 1);
    scene_ready(scene);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_force_order, &order),
                     RULE(9_1b));
}

static void no_wish_leaves_a_group(struct scene *scene)
{
    s_behind_b(scene, false);
    assert_true(march_on(scene, "c", guns_to_b));
    assert_ptr_equal(made(scene, "c", "s"), RULE(9_1b));
    assert_ptr_equal(made(scene, "s", "c-1"), RULE(9_1b));
}

/* H, of C's force and without troops, is out of the group as C is. */
static void a_leader_stays_out(struct scene *scene)
{
    static const char *units[] = {"c-1"};
    static const struct make order = {"c", {units, 1}};

    s_behind_b(scene, false);
    scene_leader(scene, "french", "h", 307);
    scene_ready(scene);
    assert_string_equal(con_leader(&scene->board, "h")->force, "h");
    con_leader(&scene->board, "h")->force = "c";
    con_tidy_forces(&scene->board);
    assert_true(march_on(scene, "c", guns_to_b));
    assert_true(
        scene_carry_out(scene, FRENCH, "V.a", &con_force_order, &order));
    assert_string_equal(con_leader(&scene->board, "h")->force, "h");
    assert_true(con_is_apart(scene_group(scene, FRENCH, 304), "h", 305));
}

/* ---- 3.1e those who march ------------------------------------------------ */

/* C leads four units, and three of G stand with him, G a hex aside. Of these he
 * takes one: his span is 5. */
static void his_span_holds(struct scene *scene)
{
    static const int path[] = {307, 407, 0};
    static const char *const units[] = {"c-2", "c-3", "c-4",
                                        "g-1", "g-2", "g-3"};
    int his = 0;

    guns_scene(scene);
    scene_leader(scene, "french", "g", 307);
    for (size_t i = 0; i < LENGTH(units); i++) {
        scene_infantry(scene, "french", units[i], 307, 2);
        scene_assign(scene, units[i], *units[i] == 'c' ? "c" : "g");
    }
    guns_groups(scene);
    assert_string_equal(con_leader(&scene->board, "g")->force, "c");
    scene_put(scene, "g", 308);
    assert_true(march_on(scene, "c", path));
    for (size_t i = 0; i < LENGTH(units); i++)
        his += scene_the_unit(scene, units[i])->hex == 407;
    assert_int_equal(his, 3 + 1);
    assert_string_equal(scene_the_unit(scene, "g-1")->leader, "c");
    assert_string_equal(scene_the_unit(scene, "g-2")->leader, "g");
}

/* His infantry, 5 points, stands next door; his cavalry has 9. */
static void he_has_the_points_of_who_marches(struct scene *scene)
{
    static const int path[] = {307, 308, 309, 310, 311, 312, 313, 314, 0};

    guns_scene(scene);
    scene_cavalry(scene, "french", "k", 307, 4, LIGHT)->mp = 9;
    scene_assign(scene, "k", "c");
    guns_groups(scene);
    assert_ptr_equal(forced_refusal(scene, "c", path), BASE(forced_march));
    scene_put(scene, "c-1", 306);
    assert_null(forced_refusal(scene, "c", path));
}

static const struct scene_row rows[] = {
    {"9.2d who stayed out is in when an enemy comes", who_stayed_out_is_in},
    {"9.2e who stands beside a marcher is in, too",
     who_is_beside_a_marcher_is_in},
    {"9.2a who stayed out is no member", nobody_joins_beside_him},
    {"9.2c in their own hex he takes their place", he_is_the_group},
    {"9.2j no order shares a roll", no_roll_is_shared},
    {"9.2j nor does one of a leader without troops", not_by_a_leader},
    {"9.1b no order leaves a group", no_wish_leaves_a_group},
    {"9.1b nor does one from the next hex", nor_from_the_next_hex},
    {"9.1a a leader who is alone stays out", a_leader_stays_out},
    {"3.1e his span holds whom he takes", his_span_holds},
    {"9.2q points are those of who marches", he_has_the_points_of_who_marches},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
