/* Battle plans with conditions: which of them is used. */
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sequence.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#define RIVER "a322" /* Nuremberg: a river lies between it and a324 */

/* 20 Frenchmen attack 10 Austrians, coming from there. */
static void attack(struct scene *scene, const char *area, const char *from)
{
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-1", area, from, "20 infantry");
    scene_corps(scene, "au-1", area, "10 infantry");
    scene_fight(scene, FRANCE);
}

static void at_ulm(struct scene *scene)
{
    attack(scene, ULM, "a318");
}

static void expect_chit(const struct scene *scene, const char *words)
{
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(chit), words));
}

static void fr(struct scene *scene, const char *order)
{
    scene_standing(scene, "fr", order);
}

static void the_first_that_fits(struct scene *scene)
{
    fr(scene, "<battle-plan attack='probe'/>");
    fr(scene, "<battle-case id='a' when-ratio-min='2.1' attack='assault'/>");
    fr(scene, "<battle-case id='b' when-ratio-min='2' attack='echelon'/>");
    fr(scene, "<battle-case id='c' attack='escalated-assault'/>");
    at_ulm(scene);
    expect_chit(scene, "France: the chit echelon");
}

static void else_the_plan(struct scene *scene)
{
    fr(scene, "<battle-plan attack='probe'/>");
    fr(scene, "<battle-case id='a' when-ratio-max='1.9' attack='assault'/>");
    fr(scene, "<battle-case id='b' role='defend' attack='assault'/>");
    fr(scene, "<battle-case id='c' at='a325' attack='assault'/>");
    fr(scene, "<battle-case id='d' when-leader='yes' attack='assault'/>");
    fr(scene, "<battle-case id='e' when-river='yes' attack='assault'/>");
    fr(scene,
       "<battle-case id='f' when-terrain='marsh forest' attack='assault'/>");
    at_ulm(scene);
    expect_chit(scene, "France: the chit probe");
}

/* An order that was refused, and is kept: no pair has such chits. */
static void no_chit_of_the_enemys(struct scene *scene)
{
    scene_orders(scene, "fr", "L", "<battle at='a320' attack='defend'/>");
    scene_orders(scene, "au", "L", "<battle at='a320' defend='assault'/>");
    at_ulm(scene);
    expect_chit(scene, "France: the chit echelon");
    expect_chit(scene, "Austria: the chit withdraw");
}

/* Where the tempo asks nobody for battles, nothing else says what acted. */
static void plan_of_the_unasked(struct scene *scene)
{
    scene_option(scene, "tempo", "brisk");
    fr(scene, "<battle-plan attack='probe'/>");
    at_ulm(scene);
    assert_non_null(scene_event_saying(scene, EVENT_STANDING, BASE(chit),
                                       "Plan of fr about a320: battle-plan"));
    assert_non_null(scene_event_saying(
        scene, EVENT_STANDING, BASE(chit),
        "Without a plan of au about a320, the usual chit acts"));
}

static void with_all_conditions(struct scene *scene)
{
    fr(scene, "<battle-case id='a' role='attack' at='a320' when-ratio-min='2' "
              "when-ratio-max='2' when-leader='yes' when-river='no' "
              "when-terrain='marsh clear' attack='assault'/>");
    scene_corps(scene, "fr-1", ULM, "20 infantry");
    scene_leader(scene, "ney", "fr-1");
    at_ulm(scene);
    expect_chit(scene, "France: the chit assault");
}

static void the_defender_sees_the_river(struct scene *scene)
{
    scene_standing(scene, "au",
                   "<battle-case id='a' role='defend' when-river='yes' "
                   "defend='cordon'/>");
    attack(scene, RIVER, "a324");
    expect_chit(scene, "Austria: the chit cordon");
}

static void the_river_behind_him(struct scene *scene)
{
    scene_standing(scene, "au",
                   "<battle-case id='a' role='defend' when-river='yes' "
                   "defend='cordon'/>");
    attack(scene, RIVER, "a321");
    assert_null(scene_event_saying(scene, EVENT_STATE, BASE(chit),
                                   "Austria: the chit cordon"));
}

static void one_that_is_off(struct scene *scene)
{
    fr(scene, "<battle-plan attack='probe'/>");
    fr(scene, "<battle-case id='a' attack='assault'/>");
    fr(scene, "<battle-case id='a' off='yes'/>");
    at_ulm(scene);
    expect_chit(scene, "France: the chit probe");
}

static void an_order_goes_first(struct scene *scene)
{
    fr(scene, "<battle-case id='a' attack='assault'/>");
    scene_orders(scene, "fr", "L", "<battle at='a320' attack='probe'/>");
    at_ulm(scene);
    expect_chit(scene, "France: the chit probe");
}

/* Whether play waits for his orders. */
/* The log says which, to the power whose case it is. */
static void the_log_says_which(struct scene *scene)
{
    const struct event *event = NULL;

    fr(scene, "<battle-plan attack='probe'/>");
    fr(scene, "<battle-case id='b' when-ratio-min='2' attack='echelon'/>");
    at_ulm(scene);
    event = scene_event_saying(scene, EVENT_STANDING, BASE(chit),
                               "about a320: battle-case b when-ratio-min=2 "
                               "attack=echelon");
    assert_non_null(event);
    assert_true(event_seen_by(event, "fr"));
    assert_false(event_seen_by(event, "au"));
}

static void no_case_is_told(struct scene *scene)
{
    fr(scene, "<battle-plan attack='probe'/>");
    fr(scene, "<battle-case id='b' when-ratio-min='3' attack='echelon'/>");
    at_ulm(scene);
    assert_null(
        scene_event_saying(scene, EVENT_STANDING, BASE(chit), "battle-case"));
}

static bool waits_for(struct scene *scene, const char *side)
{
    struct questions questions = {.arena = scene->arena};

    play_questions(&scene->play, eia_sequence, "L", &questions);
    for (size_t i = 0; i < questions.count; i++)
        if (same_name(questions.items[i].side, side))
            return play_waits(&scene->play, &questions.items[i]);
    fail();
    return false;
}

static void it_spares_the_fire(struct scene *scene)
{
    fr(scene, "<battle-case id='a' when-ratio-min='3' attack='assault'/>");
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-1", ULM, "a318", "20 infantry");
    scene_corps(scene, "au-1", ULM, "10 infantry");
    scene_list(scene, FRANCE);
    assert_true(waits_for(scene, "fr"));
    fr(scene, "<battle-case id='b' when-ratio-min='2' attack='assault'/>");
    assert_false(waits_for(scene, "fr"));
    assert_true(waits_for(scene, "au"));
}

static const struct rule *says(struct scene *scene, const char *side,
                               const char *order)
{
    return scene_refusal(scene, side, "L", order);
}

static void each_its_own_chits(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-1", ULM, "a318", "20 infantry");
    scene_corps(scene, "au-1", ULM, "10 infantry");
    scene_list(scene, FRANCE);
    assert_ptr_equal(says(scene, "fr", "<battle at='a320' defend='defend'/>"),
                     BASE(chit));
    assert_ptr_equal(says(scene, "au", "<battle at='a320' attack='assault'/>"),
                     BASE(chit));
    assert_null(says(scene, "fr", "<battle at='a320' attack='assault'/>"));
    assert_null(says(scene, "au", "<battle at='a320' defend='defend'/>"));
    assert_null(says(scene, "fr",
                     "<battle at='a320' attack='assault' defend='defend'/>"));
    assert_null(says(scene, "au", "<battle at='a320'/>"));
}

static void no_such_terrain(struct scene *scene)
{
    struct report *report = report_new(scene->arena);
    const struct seat seat = {.game = scene->game,
                              .module = scene->module,
                              .options = &scene->options,
                              .side = "fr",
                              .arena = scene->arena};

    fr(scene, "<battle-case id='a' when-terrain='swamp'/>");
    assert_false(
        order_check(&seat, &scene->standing[FRANCE - 1].orders[0], report));
    assert_ptr_equal(report_finding(report, 0)->rule, BASE(terrain));
}

static const struct scene_row rows[] = {
    {"chit: the first case that fits", the_first_that_fits},
    {"chit: else the plan", else_the_plan},
    {"chit: the usual for one of the other side", no_chit_of_the_enemys},
    {"base chit what acted for the unasked", plan_of_the_unasked},
    {"chit: the log says which case", the_log_says_which},
    {"chit: and no case that does not fit", no_case_is_told},
    {"chit: with all conditions", with_all_conditions},
    {"chit: over a river", the_defender_sees_the_river},
    {"chit: not over the river", the_river_behind_him},
    {"chit: a case that is off", one_that_is_off},
    {"chit: an order goes first", an_order_goes_first},
    {"chit: a case spares the fire", it_spares_the_fire},
    {"chit: each side its own", each_its_own_chits},
    {"chit: no such terrain", no_such_terrain},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
