/* Chapter 8: recovery from demoralization. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

extern const struct order_kind con_rally;

struct rally_details {
    const char *force;
    int extra;
};

/* Reille, initiative 3, with 5 of 10 SP demoralized; 6 points in the pool. */
static void beaten(struct scene *scene, int hex)
{
    scene_leader(scene, "french", "reille", hex);
    scene_infantry(scene, "french", "a", hex, 5);
    scene_infantry(scene, "french", "b", hex, 5);
    scene_assign(scene, "a", "reille");
    scene_assign(scene, "b", "reille");
    scene_ready(scene);
    scene_the_unit(scene, "a")->demoralized = true;
    con_army(&scene->board, "french")->ap = 6;
    scene->play.step = sequence_find(scene->play.step, "IV");
}

static bool rallies(struct scene *scene, int extra)
{
    const struct rally_details details = {"reille", extra};

    scene_carry_out(scene, FRENCH, "IV", &con_rally, &details);
    return !scene_the_unit(scene, "a")->demoralized;
}

static void half_is_enough(struct scene *scene)
{
    const struct rally_details details = {"reille", 0};
    struct party party;

    beaten(scene, 304);
    party = con_party_of_hex(&scene->board, FRENCH, 304);
    assert_true(con_party_is_demoralized(&party));
    assert_null(scene_refusal(scene, FRENCH, &con_rally, &details));
    scene_the_unit(scene, "a")->sp = 4;
    scene_the_unit(scene, "b")->sp = 6;
    assert_false(con_party_is_demoralized(&party));
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_rally, &details),
                     RULE(8c));
}

/* Nobody leads a alone: an initiative of 1 (ruling 56), and 2 less 1 is 1. */
static void nobody_leads(struct scene *scene)
{
    const struct rally_details details = {"a", 1};

    scene_infantry(scene, "french", "a", 304, 5);
    scene_ready(scene);
    scene_the_unit(scene, "a")->demoralized = true;
    con_army(&scene->board, "french")->ap = 6;
    scene->play.step = sequence_find(scene->play.step, "IV");
    scene_die(scene, "8f/rally/a", 2);
    assert_true(scene_carry_out(scene, FRENCH, "IV", &con_rally, &details));
    assert_false(scene_the_unit(scene, "a")->demoralized);
}

/* 1425 Philippeville is fortified. */
static void free_in_a_fortress(struct scene *scene)
{
    beaten(scene, 304);
    scene_put(scene, "b", 1425);
    rallies(scene, 0);
    assert_int_equal(con_army(&scene->board, "french")->ap, 6);
}

static void a_point_elsewhere(struct scene *scene)
{
    beaten(scene, 304);
    rallies(scene, 0);
    assert_int_equal(con_army(&scene->board, "french")->ap, 5);
}

static void at_most_the_initiative(struct scene *scene)
{
    beaten(scene, 304);
    scene_die(scene, "8f/rally/reille", 3);
    assert_true(rallies(scene, 0));
}

static void more_than_the_initiative(struct scene *scene)
{
    beaten(scene, 304);
    scene_die(scene, "8f/rally/reille", 4);
    assert_false(rallies(scene, 0));
}

static void six_never(struct scene *scene)
{
    beaten(scene, 304);
    scene_die(scene, "8f/rally/reille", 6);
    assert_false(rallies(scene, 3));
}

/* Star, two points more, a zone: 5 - 1 - 2 + 1 = 3. */
static void all_modifiers(struct scene *scene)
{
    scene_infantry(scene, "prussian", "x", 303, 3);
    beaten(scene, 304);
    scene->module.leaders[0].star = true;
    scene_die(scene, "8f/rally/reille", 5);
    assert_true(rallies(scene, 2));
}

static void the_guard_needs_no_die(struct scene *scene)
{
    beaten(scene, 304);
    scene->module.units[0].guard = true;
    scene->module.units[1].guard = true;
    assert_true(rallies(scene, 0));
    assert_false(scene_thrown(scene, "8f/rally/reille"));
}

static void before_any_forced_march(struct scene *scene)
{
    const struct rally_details details = {"reille", 0};

    beaten(scene, 304);
    scene_order(scene, FRENCH, "IV", &con_rally, &details);
    scene_play(scene, "IV");
    assert_false(scene_the_unit(scene, "a")->demoralized);
    assert_non_null(scene_event(scene, EVENT_ORDER, RULE(8e)));
}

static size_t questions_of_phase_iv(struct scene *scene)
{
    struct questions questions = {.arena = scene->arena};

    con_ask_rally(&scene->play, &questions);
    return questions.count;
}

static void empty_without_the_switch(struct scene *scene)
{
    const struct rally_details details = {"reille", 0};

    beaten(scene, 304);
    assert_int_equal(questions_of_phase_iv(scene), 1); /* Reille's alone */
    scene_option(scene, "morale", "off");
    assert_int_equal(questions_of_phase_iv(scene), 0);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_rally, &details),
                     RULE(8a));
}

static const struct scene_row rows[] = {
    {"1e phase IV is where forces recover", before_any_forced_march},
    {"1e it is empty without the switch", empty_without_the_switch},
    {"8c half of the strength is enough", half_is_enough},
    {"8e free in a fortified town", free_in_a_fortress},
    {"8e a point elsewhere", a_point_elsewhere},
    {"8f at most the leader's initiative", at_most_the_initiative},
    {"8f more than it fails", more_than_the_initiative},
    {"8f six never succeeds", six_never},
    {"table.morale star, points and zone", all_modifiers},
    {"8f without a leader by an initiative of 1", nobody_leads},
    {"table.morale the Guard needs no die", the_guard_needs_no_die},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
