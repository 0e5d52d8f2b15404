/* Chapter 9.2: combat groups made anew by marches to the guns. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "tests/support/test.h"

static const struct ring {
    int at, choice;
    struct hexes with;
} stay_out = {.choice = 1};

/* C comes to 0203, next to A at 0303 and to E at 0202, who is in no group; D
 * stands ready at 0105. */
static void flank_scene(struct scene *scene)
{
    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    scene_infantry(scene, "prussian", "e", 202, 3);
    scene_leader(scene, "french", "d", 105);
    scene_infantry(scene, "french", "d-1", 105, 6);
    scene_assign(scene, "d-1", "d");
    guns_groups(scene);
    con_second_ring_of(&scene->play, COALITION);
    scene_die(scene, "9.2j/march/c", 1);
}

static const int to_flank[] = {305, 204, 203, 0};

static void an_enemy_is_drawn_in(struct scene *scene)
{
    scene_standing(scene, COALITION, &con_second_ring, &stay_out);
    flank_scene(scene);
    assert_null(scene_group(scene, COALITION, 202));
    assert_true(guns_march(scene, to_flank));
    assert_ptr_equal(scene_group(scene, COALITION, 202),
                     scene_group(scene, COALITION, 303));
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(9_2c)));
}

/* E declined in III; an enemy came next to it. */
static void unless_an_enemy_comes(struct scene *scene)
{
    scene_standing(scene, COALITION, &con_second_ring, &stay_out);
    flank_scene(scene);
    assert_true(con_force(&scene->board, "e")->declined_group);
    assert_true(guns_march(scene, to_flank));
    assert_non_null(scene_group(scene, COALITION, 202));
    assert_int_equal(scene_event(scene, EVENT_STATE, RULE(9_2d))->place, 202);
    assert_true(event_seen_by(scene_event(scene, EVENT_STATE, RULE(9_2d)),
                              "coalition"));
    assert_false(
        event_seen_by(scene_event(scene, EVENT_STATE, RULE(9_2d)), "french"));
}

/* E stands at 0103: next to C alone, not to A. It stays drawn in whoever else
 * leaves. */
static void drawn_in_he_stays(struct scene *scene)
{
    static const int away[] = {105, 106, 0};

    flank_scene(scene);
    scene_put(scene, "e", 103);
    con_make_groups(&scene->play);
    assert_true(guns_march(scene, to_flank));
    assert_non_null(scene_group(scene, COALITION, 103));
    scene_die(scene, "initiative-test/v/d", 1);
    assert_true(forced_march(scene, "d", away));
    assert_non_null(scene_group(scene, COALITION, 103));
}

/* B leaves when C has come: C faces A alone. */
static void he_takes_their_place(struct scene *scene)
{
    static const int away[] = {304, 404, 505, 0};

    flank_scene(scene);
    assert_true(guns_march(scene, to_flank));
    scene_die(scene, "initiative-test/v/b", 1);
    assert_true(forced_march(scene, "b", away));
    assert_null(scene_group(scene, FRENCH, 304));
    assert_non_null(scene_group(scene, FRENCH, 203));
    con_join_marchers(&scene->play);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene_group(scene, FRENCH, 203)->outflanking.count, 1);
}

/* S2 declined in III; C marches next to it: S2 stays out. */
static void refusals_stand(struct scene *scene)
{
    static const int path[] = {307, 306, 405, 404, 0};

    guns_scene(scene);
    scene_infantry(scene, "french", "s2", 305, 4);
    scene_standing(scene, FRENCH, &con_second_ring, &stay_out);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, path));
    con_join_marchers(&scene->play);
    assert_null(scene_group(scene, FRENCH, 305));
    assert_non_null(scene_group(scene, FRENCH, 404));
}

/* Idle F stands at 0306, next to 0305 where C goes. */
static void an_idle_friend_stays_idle(struct scene *scene)
{
    guns_scene(scene);
    scene_infantry(scene, "french", "f-1", 306, 4);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
    con_join_marchers(&scene->play);
    assert_non_null(scene_group(scene, FRENCH, 305));
    assert_null(scene_group(scene, FRENCH, 306));
}

/* C comes next to E, an enemy, and to idle F at 0104. */
static void an_enemy_links_and_a_friend_does_not(struct scene *scene)
{
    scene_infantry(scene, "french", "f-1", 104, 4);
    scene_standing(scene, COALITION, &con_second_ring, &stay_out);
    flank_scene(scene);
    assert_true(guns_march(scene, to_flank));
    con_join_marchers(&scene->play);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(9_2e)), 1);
    assert_int_equal(scene_event(scene, EVENT_STATE, RULE(9_2e))->place, 202);
    assert_non_null(scene_group(scene, FRENCH, 203));
    assert_null(scene_group(scene, FRENCH, 104));
}

/* C marches into the very hex of idle F. */
static void friends_do_not_link(struct scene *scene)
{
    struct party party;

    guns_scene(scene);
    scene_leader(scene, "french", "f", 305);
    scene_infantry(scene, "french", "f-1", 305, 4);
    scene_assign(scene, "f-1", "f");
    scene_standing(scene, FRENCH, &con_second_ring, &stay_out);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
    con_join_marchers(&scene->play);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&party), 10 + 8);
}

/* 0204 lies next to members of two groups, 0304 and 0105. */
static void he_must_name_one(struct scene *scene)
{
    static const int path[] = {205, 204, 0};
    struct guns_order order;

    guns_scene(scene);
    scene_infantry(scene, "french", "e-1", 105, 6);
    scene_infantry(scene, "prussian", "x-1", 104, 6);
    scene_put(scene, "c", 205);
    scene_put(scene, "c-1", 205);
    guns_groups(scene);
    assert_int_equal(scene->game->combats_count, 2);
    order = guns_order_along(scene, path);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_march_to_guns, &order),
                     RULE(9_2f));
    order.group = 105;
    assert_null(scene_refusal(scene, FRENCH, &con_march_to_guns, &order));
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(
        scene_carry_out(scene, FRENCH, "V.a", &con_march_to_guns, &order));
    con_join_marchers(&scene->play);
    assert_int_equal(scene->game->combats_count, 2);
    assert_ptr_equal(scene_group(scene, FRENCH, 204),
                     scene_group(scene, FRENCH, 105));
}

/* D's path to 0103 leads into the zone of E alone. */
static void later_marches_may_use_it(struct scene *scene)
{
    static const int path[] = {105, 104, 103, 0};
    struct guns_order order = {.force = "d"};

    scene_standing(scene, COALITION, &con_second_ring, &stay_out);
    flank_scene(scene);
    order.path = scene_path(scene, path);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_march_to_guns, &order),
                     RULE(9a));
    assert_true(guns_march(scene, to_flank));
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(9_2g)));
    assert_null(scene_refusal(scene, FRENCH, &con_march_to_guns, &order));
}

/* A hex where somebody fights already is of one combat. */
static void a_hex_fights_once(struct scene *scene)
{
    static const int path[] = {205, 105, 0};
    struct guns_order order;

    guns_scene(scene);
    scene_infantry(scene, "french", "e-1", 105, 6);
    scene_infantry(scene, "prussian", "x-1", 104, 6);
    scene_infantry(scene, "french", "b-2", 204, 6);
    scene_put(scene, "c", 205);
    scene_put(scene, "c-1", 205);
    scene_put(scene, "b-2", 304);
    guns_groups(scene);
    order = guns_order_along(scene, path);
    order.group = 304;
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_march_to_guns, &order),
                     RULE(9_2a));
    order.group = 105;
    assert_null(scene_refusal(scene, FRENCH, &con_march_to_guns, &order));
}

/* 0402 is next to A, and to no friend. */
static void c_joins_b(struct scene *scene)
{
    static const int path[] = {503, 402, 0};

    guns_scene(scene);
    scene_put(scene, "c", 503);
    scene_put(scene, "c-1", 503);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, path));
    assert_null(scene_group(scene, FRENCH, 402));
    con_join_marchers(&scene->play);
    assert_ptr_equal(scene_group(scene, FRENCH, 402),
                     scene_group(scene, FRENCH, 304));
    assert_string_equal(scene_event(scene, EVENT_STATE, RULE(9_2h))->piece,
                        "c");
}

static int group_sp(struct scene *scene)
{
    const struct party party =
        con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));

    return con_party_sp(&party);
}

/* F stands idle at 0305 with 4 SP, and with 5 in the line at 0304: those 5 stay
 * in the combat when C comes to 0305. */
static void the_rest_of_his_force_stays_in(struct scene *scene)
{
    guns_scene(scene);
    scene_leader(scene, "french", "f", 305);
    scene_infantry(scene, "french", "f-1", 305, 4);
    scene_infantry(scene, "french", "f-2", 305, 5);
    scene_assign(scene, "f-1", "f");
    scene_assign(scene, "f-2", "f");
    scene_ready(scene);
    scene_put(scene, "f-2", 304);
    scene_standing(scene, FRENCH, &con_second_ring, &stay_out);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_int_equal(group_sp(scene), 10 + 5);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
    con_join_marchers(&scene->play);
    assert_int_equal(group_sp(scene), 10 + 5 + 8);
}

/* F, whom nobody follows, is at 0305 when C comes there. */
static void nor_a_leader_alone(struct scene *scene)
{
    struct party party;

    guns_scene(scene);
    scene_leader(scene, "french", "f", 305);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
    con_join_marchers(&scene->play);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(party.leaders_count, 2);
}

/* D follows C to the flank: it is one hex. */
static void two_in_a_hex_are_one_flank(struct scene *scene)
{
    static const int after[] = {105, 204, 203, 0};
    const struct guns_order order = {.force = "d",
                                     .path = scene_path(scene, after)};

    flank_scene(scene);
    assert_true(guns_march(scene, to_flank));
    scene_die(scene, "9.2j/march/d", 1);
    assert_true(
        scene_carry_out(scene, FRENCH, "V.a", &con_march_to_guns, &order));
    assert_int_equal(con_force(&scene->board, "d")->outflanking, 203);
    con_join_marchers(&scene->play);
    assert_int_equal(scene_group(scene, FRENCH, 203)->outflanking.count, 1);
}

static void behind_b(struct scene *scene)
{
    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    scene_die(scene, "9.2j/march/c", 1);
}

static void without_moving(struct scene *scene)
{
    static const int stay[] = {305, 0};

    behind_b(scene);
    scene_standing(scene, FRENCH, &con_second_ring, &stay_out);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_true(guns_march(scene, stay));
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2l))->number, 0);
    assert_non_null(scene_event(scene, EVENT_MODIFIER, RULE(9_2i)));
    assert_null(scene_event(scene, EVENT_MOVE, NULL));
    con_join_marchers(&scene->play);
    assert_non_null(scene_group(scene, FRENCH, 305));
}

/* Nobody asked it in III: it must march. */
static void who_did_not_decline_marches(struct scene *scene)
{
    static const int stay[] = {305, 0};

    behind_b(scene);
    guns_groups(scene);
    assert_ptr_equal(guns_refusal(scene, stay), RULE(9_2i));
}

static const struct scene_row rows[] = {
    {"9.2c an enemy next to the marcher is drawn in", an_enemy_is_drawn_in},
    {"9.2c who was drawn in stays so", drawn_in_he_stays},
    {"9.1b who came takes the place of who leaves", he_takes_their_place},
    {"9.2d earlier refusals stand", refusals_stand},
    {"9.2d unless an enemy comes next to them", unless_an_enemy_comes},
    {"9.2e an idle friend next to him stays idle", an_idle_friend_stays_idle},
    {"9.2e an enemy links, a friend does not",
     an_enemy_links_and_a_friend_does_not},
    {"9.2e friends do not link each other in", friends_do_not_link},
    {"9.2d who of their force faces the enemy stays in",
     the_rest_of_his_force_stays_in},
    {"9.2e nor do they link a leader alone", nor_a_leader_alone},
    {"9.2r two forces in a hex are one flank", two_in_a_hex_are_one_flank},
    {"9.2f log.undated-5 of two combats he names one", he_must_name_one},
    {"9.2f a hex fights in one combat", a_hex_fights_once},
    {"9.2g later marches may use it", later_marches_may_use_it},
    {"9.2h log.2009-02-08a C joins B", c_joins_b},
    {"9.2i log.2008-03-25 without moving the distance is 0", without_moving},
    {"9.2i who did not decline must march", who_did_not_decline_marches},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
