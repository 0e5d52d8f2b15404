/* 10.5c: two groups that the enemy's march has joined use one chit. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "tests/support/test.h"

/* B at 0304 faces A at 0303 and D at 0405 faces E at 0406; F of the Coalition
 * stands at 0504. */
static void two_combats(struct scene *scene)
{
    guns_scene(scene);
    scene_put(scene, "c", 311);
    scene_put(scene, "c-1", 311);
    scene_leader(scene, "french", "d", 405);
    scene_infantry(scene, "french", "d-1", 405, 8);
    scene_assign(scene, "d-1", "d");
    scene_leader(scene, "prussian", "e", 406);
    scene_infantry(scene, "prussian", "e-1", 406, 8);
    scene_assign(scene, "e-1", "e");
    scene_leader(scene, "prussian", "f", 504)->initiative = 4;
    scene_infantry(scene, "prussian", "f-1", 504, 8);
    scene_assign(scene, "f-1", "f");
    guns_groups(scene);
    assert_int_equal(scene->game->combats_count, 2);
    scene_group(scene, FRENCH, 304)->chit = CHIT_DIVISION;
    scene_group(scene, FRENCH, 405)->chit = CHIT_ARMY;
}

/* E marches off, and F to the guns, between B and D. */
static void the_enemy_joins_them(struct scene *scene)
{
    static const int away[] = {406, 407, 0};
    static const int between[] = {504, 404, 0};
    const struct forced_order leave = {.force = "e",
                                       .path = scene_path(scene, away)};
    const struct guns_order join = {.force = "f",
                                    .path = scene_path(scene, between)};

    scene_die(scene, "9.2j/march/f", 1);
    assert_true(scene_carry_out(scene, COALITION, "V.b",
                                &con_forced_march_order, &leave));
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene->game->loose_chits_count, 1);
    assert_true(
        scene_carry_out(scene, COALITION, "V.b", &con_march_to_guns, &join));
    assert_ptr_equal(scene_group(scene, FRENCH, 405),
                     scene_group(scene, FRENCH, 304));
}

static const struct choice_row {
    const char *name;
    enum chit_word wish;
    int d; /* strength of D; B has 10 */
    enum chit used;
} choice_rows[] = {
    {"10.5c the later group's", CHIT_LATER, 8, CHIT_ARMY},
    {"10.5c the earlier group's", CHIT_EARLIER, 20, CHIT_DIVISION},
    {"10.5c the stronger group's, the first", CHIT_STRONGER, 8, CHIT_DIVISION},
    {"10.5c the stronger group's, the second", CHIT_STRONGER, 20, CHIT_ARMY},
    {"10.5c as strong, the first", CHIT_STRONGER, 10, CHIT_DIVISION},
};

static void one_chit_is_used(void **state)
{
    const struct choice_row *row = *state;
    const struct chit_choice wish = {row->wish};
    struct scene *scene = scene_new();
    const struct event *said = NULL;

    two_combats(scene);
    scene_the_unit(scene, "d-1")->sp = row->d;
    scene_standing(scene, FRENCH, &con_chit_choice, &wish);
    the_enemy_joins_them(scene);
    assert_int_equal(scene_group(scene, FRENCH, 304)->chit, row->used);
    assert_int_equal(scene->game->loose_chits_count, 0);
    said = scene_event(scene, EVENT_STANDING, RULE(10_5c));
    assert_true(event_seen_by(said, "french"));
    assert_false(event_seen_by(said, "coalition"));
    scene_free(scene);
}

/* The printed example: the owner names Army, and Army is opened. */
static void the_chosen_chit_is_opened(struct scene *scene)
{
    const struct chit_choice wish = {CHIT_LATER};

    two_combats(scene);
    scene_standing(scene, FRENCH, &con_chit_choice, &wish);
    the_enemy_joins_them(scene);
    scene_play(scene, "VI.a0");
    assert_non_null(strstr(scene_event(scene, EVENT_NOTE, RULE(10_5b))->text,
                           "French chit: army"));
}

static void one_chit_is_no_choice(struct scene *scene)
{
    const struct chit_choice wish = {CHIT_EARLIER};

    two_combats(scene);
    scene_standing(scene, FRENCH, &con_chit_choice, &wish);
    scene_group(scene, FRENCH, 304)->chit = NO_CHIT;
    the_enemy_joins_them(scene);
    assert_int_equal(scene_group(scene, FRENCH, 304)->chit, CHIT_ARMY);
}

static void the_evening_clears_the_table(struct scene *scene)
{
    static const int away[] = {406, 407, 0};
    const struct forced_order leave = {.force = "e",
                                       .path = scene_path(scene, away)};

    two_combats(scene);
    assert_true(scene_carry_out(scene, COALITION, "V.b",
                                &con_forced_march_order, &leave));
    assert_int_equal(scene->game->loose_chits_count, 1);
    scene_play(scene, "VI.a0");
    assert_int_equal(scene->game->loose_chits_count, 0);
}

static const struct scene_row scene_rows[] = {
    {"10.5c Army is named and opened", the_chosen_chit_is_opened},
    {"10.5c a single chit leaves no choice", one_chit_is_no_choice},
    {"10.5c no chit outlasts the day", the_evening_clears_the_table},
};

int main(void)
{
    const struct table tables[] = {TABLE(choice_rows, one_chit_is_used),
                                   TABLE(scene_rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
