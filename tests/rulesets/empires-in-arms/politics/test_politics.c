/* The political phase: months, wars, calls, alliances, combined movement. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sequence.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static int box(struct scene *scene, enum power power)
{
    return eia_power_state(&scene->board, power)->box;
}

/* What a power paid for a cause, whatever came back later. */
static int paid_for(struct scene *scene, enum power power, const char *cause)
{
    int sum = 0;

    for (size_t i = 0; i < scene->game->lines_count; i++)
        if (scene->game->lines[i].power == power &&
            strcmp(scene->game->lines[i].cause, cause) == 0)
            sum -= scene->game->lines[i].amount;
    return sum;
}

static void war_on_sweden_covers_finland(struct scene *scene)
{
    eia_district(&scene->board, "finland")->apart = RUSSIA;
    scene_answers(scene, "P", "gb", "<dow target='sweden'/>");
    scene_play(scene, "P");
    assert_true(eia_at_war(&scene->board, "gb", "sweden"));
    assert_false(eia_enemies(&scene->board, GREAT_BRITAIN, RUSSIA));
    assert_int_equal(paid_for(scene, GREAT_BRITAIN, "declare-war-minor"), 1);
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(10_4_2b),
                                       "declares war on Sweden"));
}

static void denmark_costs_two(struct scene *scene)
{
    scene_answers(scene, "P", "fr", "<dow target='denmark'/>");
    scene_play(scene, "P");
    assert_int_equal(paid_for(scene, FRANCE, "declare-war-minor"), 2);
}

static void each_district_is_paid_for(struct scene *scene)
{
    denmark_costs_two(scene);
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(10_4a),
                                       "declares war on Denmark"));
    scene_next_exchange(scene);
    scene_answers(scene, "P", "au", "<dow target='saxony'/>");
    scene_play(scene, "P");
    assert_int_equal(scene_count(scene, EVENT_ORDER, RULE(10_4_2c)), 2);
    assert_int_equal(scene_count(scene, EVENT_ORDER, RULE(10_4a)), 1);
}

static void war_on_an_ally_ends_it(struct scene *scene)
{
    int before = box(scene, FRANCE);

    scene_month(scene, "1806-01");
    scene_ally(scene, "fr", "sp");
    scene_answers(scene, "P", "fr", "<dow target='sp'/>");
    scene_play(scene, "P");
    assert_int_equal(box(scene, FRANCE), before - 5);
    assert_false(eia_allied(&scene->board, FRANCE, SPAIN));
}

static void no_war_under_enforced_peace(struct scene *scene)
{
    struct peace *peace =
        LIST_ADD(scene->arena, scene->game->peaces, scene->game->peaces_count);

    *peace = (struct peace){
        .loser = AUSTRIA, .victor = FRANCE, .since = 1, .enforced = 19};
    assert_ptr_equal(scene_refusal(scene, "au", "P", "<dow target='fr'/>"),
                     BASE(declaration));
    scene->game->turn = 19;
    assert_null(scene_refusal(scene, "au", "P", "<dow target='fr'/>"));
}

static void allies_are_called(struct scene *scene)
{
    scene_ally(scene, "ru", "pr");
    scene_answers(scene, "P", "fr", "<dow target='pr'/>");
    scene_play(scene, "P");
    assert_true(eia_enemies(&scene->board, FRANCE, RUSSIA));
    assert_non_null(scene_event(scene, EVENT_STANDING, BASE(call)));
}

static const char no_answer[] = "Without a plan of ru the default acts: "
                                "answer if-attacked";

/* He is called twice and planned nothing: he is told once, and nobody else. */
static void what_was_not_planned_is_told(struct scene *scene)
{
    const struct event *event;

    scene_ally(scene, "ru", "pr");
    scene_answers(scene, "P", "fr", "<dow target='pr'/>");
    scene_answers(scene, "P", "au", "<dow target='pr'/>");
    scene_play(scene, "P");
    assert_int_equal(scene_count(scene, EVENT_STANDING, BASE(call)), 3);
    event = scene_event_saying(scene, EVENT_STANDING, NULL, no_answer);
    assert_non_null(event);
    assert_ptr_equal(event->rule, BASE(call));
    assert_false(event->all_see);
    assert_int_equal(event->seen.count, 1);
    assert_string_equal(event->seen.items[0], "ru");
    for (event = event->next; event; event = event->next)
        assert_string_not_equal(event->text, no_answer);
}

static void what_was_planned_acts(struct scene *scene)
{
    scene_ally(scene, "ru", "pr");
    scene_standing(scene, "ru", "<answer answer='if-attacked'/>");
    scene_answers(scene, "P", "fr", "<dow target='pr'/>");
    scene_play(scene, "P");
    assert_true(eia_enemies(&scene->board, FRANCE, RUSSIA));
    assert_null(scene_event_saying(scene, EVENT_STANDING, NULL, no_answer));
}

static void crossing_declarations(struct scene *scene)
{
    int austria = box(scene, AUSTRIA);
    int france = box(scene, FRANCE);

    scene_answers(scene, "P", "au", "<dow target='fr'/><dow target='fr'/>");
    scene_orders(scene, "fr", "P", "<dow target='au'/>");
    scene_play(scene, "P");
    assert_true(eia_enemies(&scene->board, AUSTRIA, FRANCE));
    assert_int_equal(scene->game->wars_count, 1);
    assert_int_equal(box(scene, AUSTRIA), austria - 3);
    assert_int_equal(box(scene, FRANCE), france - 3);
}

/* Both have declared on France's ally, too, before he could be called. */
static void declared_before_called(struct scene *scene)
{
    scene_ally(scene, "fr", "sp");
    scene_answers(scene, "P", "gb", "<dow target='fr'/><dow target='sp'/>");
    scene_play(scene, "P");
    assert_int_equal(paid_for(scene, GREAT_BRITAIN, "declare-war-major"), 6);
    assert_null(scene_event(scene, EVENT_STANDING, BASE(call)));
}

static void judged_by_what_stood_before(struct scene *scene)
{
    scene_corps(scene, "au-1", "a433", "10 infantry");
    scene_answers(scene, "P", "au", "<dow target='fr'/>");
    scene_orders(scene, "fr", "P", "<dow target='pr'/>");
    scene_play(scene, "P");
    assert_true(eia_enemies(&scene->board, FRANCE, PRUSSIA));
    assert_ptr_equal(scene_refusal(scene, "fr", "P", "<dow target='ru'/>"),
                     BASE(declaration));
}

static void one_war_with_a_minor(struct scene *scene)
{
    int before = box(scene, FRANCE);

    scene_answers(scene, "P", "fr", "<dow target='saxony'/>");
    scene_die(scene, "minor-control/sponsor/saxony-pr-1", 1);
    scene_play(scene, "P");
    assert_int_equal(eia_minor(&scene->board, "saxony")->status, NEUTRAL);
    assert_int_equal(box(scene, FRANCE), before);
    assert_ptr_equal(scene_refusal(scene, "fr", "P", "<dow target='saxony'/>"),
                     BASE(declaration));
}

/* France was paid back in the month before. */
static void paid_back_once(struct scene *scene)
{
    int austria = box(scene, AUSTRIA);
    int france = box(scene, FRANCE);

    scene_war(scene, "fr", "saxony");
    scene->game->turn++;
    scene_answers(scene, "P", "au", "<dow target='saxony'/>");
    scene_play(scene, "P");
    assert_int_equal(box(scene, AUSTRIA), austria);
    assert_int_equal(box(scene, FRANCE), france);
    assert_int_equal(paid_for(scene, FRANCE, "declare-war-unsponsored"), 0);
}

static void refusing_costs_two(struct scene *scene)
{
    int before = box(scene, RUSSIA);

    scene_ally(scene, "ru", "pr");
    scene_standing(scene, "ru", "<answer answer='refuse'/>");
    scene_answers(scene, "P", "fr", "<dow target='pr'/>");
    scene_play(scene, "P");
    assert_false(eia_enemies(&scene->board, FRANCE, RUSSIA));
    assert_false(eia_allied(&scene->board, RUSSIA, PRUSSIA));
    assert_int_equal(box(scene, RUSSIA), before - 2);
}

static void alliances_need_both(struct scene *scene)
{
    int before = box(scene, FRANCE);

    scene_answers(scene, "P", "fr", "<ally with='pr'/><ally with='sp'/>");
    scene_orders(scene, "sp", "P", "<ally with='fr'/>");
    scene_play(scene, "P");
    assert_true(eia_allied(&scene->board, FRANCE, SPAIN));
    assert_false(eia_allied(&scene->board, FRANCE, PRUSSIA));
    assert_int_equal(box(scene, FRANCE), before + 1);
}

/* Two who say the same are served; an offer that nobody takes lapses. */
static void offers_and_agreements(struct scene *scene)
{
    scene_stops(scene);
    scene_ally(scene, "fr", "sp");
    scene_answers(scene, "P", "fr", "<combine with='sp'/><ally with='pr'/>");
    scene_orders(scene, "sp", "P", "<combine with='fr'/>");
    scene_play(scene, "P");
    assert_true(eia_combined(&scene->board, FRANCE, SPAIN));
    assert_int_equal(scene_count(scene, EVENT_LAPSE, BASE(combine)), 0);
    assert_non_null(scene_event_saying(scene, EVENT_LAPSE, BASE(alliance),
                                       "does not say so"));
}

static void breaking_costs_two(struct scene *scene)
{
    int before = box(scene, SPAIN);

    scene_ally(scene, "fr", "sp");
    scene_answers(scene, "P", "sp", "<break-alliance with='fr'/>");
    scene_play(scene, "P");
    assert_false(eia_allied(&scene->board, FRANCE, SPAIN));
    assert_int_equal(box(scene, SPAIN), before - 2);
}

static void allies_move_as_one(struct scene *scene)
{
    scene_stops(scene);
    scene_ally(scene, "fr", "sp");
    scene_answers(scene, "P", "fr", "<combine with='sp'/><slot n='1'/>");
    scene_orders(scene, "sp", "P", "<combine with='fr'/>");
    scene_play(scene, "P");
    assert_true(eia_combined(&scene->board, FRANCE, SPAIN));
    assert_int_equal(eia_power_state(&scene->board, FRANCE)->slot, 1);
    assert_non_null(scene_refusal(scene, "pr", "P", "<slot n='1'/>"));
}

/* Turkey is allied to both Austria and Spain, which are at war. */
static void no_enemy_joins_a_group(struct scene *scene)
{
    scene_stops(scene);
    scene_ally(scene, "au", "tu");
    scene_ally(scene, "sp", "tu");
    scene_war(scene, "au", "sp");
    scene_answers(scene, "P", "tu", "<combine with='au'/><combine with='sp'/>");
    scene_orders(scene, "au", "P", "<combine with='tu'/>");
    scene_orders(scene, "sp", "P", "<combine with='tu'/>");
    scene_play(scene, "P");
    assert_true(eia_combined(&scene->board, AUSTRIA, TURKEY));
    assert_false(eia_combined(&scene->board, SPAIN, TURKEY));
    assert_int_equal(scene_count(scene, EVENT_LAPSE, BASE(combine)), 2);
    assert_null(scene_event_saying(scene, EVENT_LAPSE, BASE(combine),
                                   "does not say so"));
}

static void dominance_is_read_in_january(struct scene *scene)
{
    scene_month(scene, "1806-01");
    for (size_t i = 0; i < scene->module->provinces_count; i++)
        if (scene->module->provinces[i].home == PRUSSIA)
            scene_province(scene, scene->module->provinces[i].id, "au");
    scene_play(scene, "P0");
    assert_true(eia_power_state(&scene->board, AUSTRIA)->dominant);
    assert_non_null(scene_event(scene, EVENT_STATE, BASE(dominance)));
}

static void loans_come_back(struct scene *scene)
{
    struct debt *debt =
        LIST_ADD(scene->arena, scene->game->debts, scene->game->debts_count);

    *debt = (struct debt){.from = SPAIN, .to = FRANCE, .money = 10, .due = 4};
    eia_power_state(&scene->board, SPAIN)->money = 7;
    eia_power_state(&scene->board, FRANCE)->money = 0;
    scene->game->turn = 4;
    scene_play(scene, "P0");
    assert_int_equal(eia_power_state(&scene->board, FRANCE)->money, 7);
    assert_int_equal(scene->game->debts_count, 0);
}

static void offers(struct scene *scene, const struct order_kind *kind,
                   const char *side)
{
    struct choices choices = {.arena = scene->arena, .most = 300};
    const struct seat seat = {.game = scene->game,
                              .module = scene->module,
                              .options = &scene->options,
                              .side = side,
                              .step = "P",
                              .certain = true,
                              .arena = scene->arena};

    if (!kind->choices)
        return;
    kind->choices(&seat, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = kind,
                                    .details = choices.items[i].details};

        assert_non_null(order_text(scene->arena, &order));
        assert_true(order_check(&seat, &order, scene->report));
    }
}

/* What a blank sheet offers can be written, and is lawful. */
static void choices_are_lawful(struct scene *empty)
{
    struct scene *scene = scene_of_1805();

    (void)empty;
    scene_prisoners(scene, "fr", GREAT_BRITAIN, FACTOR_INFANTRY, 2);
    scene_prisoners(scene, "gb", FRANCE, FACTOR_INFANTRY, 2);
    for (int power = NO_POWER + 1; power < POWER_END; power++) {
        for (size_t i = 0; eia_political_orders[i]; i++)
            offers(scene, eia_political_orders[i], eia_power_words[power]);
        for (size_t i = 0; eia_standing[i]; i++)
            offers(scene, eia_standing[i], eia_power_words[power]);
    }
    scene_free(scene);
}

/* A record of a former war is no war, once Spain runs the country itself. */
static void nobody_fights_himself(struct scene *scene)
{
    scene_war(scene, "sp", "bavaria");
    assert_true(eia_at_war(&scene->board, "sp", "bavaria"));
    scene_minor(scene, "bavaria", FREE_STATE, "sp");
    assert_false(eia_at_war(&scene->board, "sp", "bavaria"));
    scene_war(scene, "sp", "sp");
    assert_false(eia_at_war(&scene->board, "sp", "sp"));
}

static const struct scene_row rows[] = {
    {"[base territory] nobody is at war with himself", nobody_fights_himself},
    {"base combine: offers and agreements", offers_and_agreements},
    {"10.4.2b war on Sweden covers Finland", war_on_sweden_covers_finland},
    {"10.4.2c Denmark costs two", denmark_costs_two},
    {"10.4a each district is paid for", each_district_is_paid_for},
    {"base declaration: war on an ally", war_on_an_ally_ends_it},
    {"base declaration: enforced peace", no_war_under_enforced_peace},
    {"base call: allies are called", allies_are_called},
    {"base call: a default for want of a plan is told to its power alone",
     what_was_not_planned_is_told},
    {"base call: a plan acts, and nothing is said of defaults",
     what_was_planned_acts},
    {"base declaration: two declare on each other", crossing_declarations},
    {"base declaration: before anybody is called", declared_before_called},
    {"base declaration: judged by what stood before",
     judged_by_what_stood_before},
    {"base declaration: one war with a minor country", one_war_with_a_minor},
    {"base minor-control: paid back once", paid_back_once},
    {"base call: refusing costs two", refusing_costs_two},
    {"base alliance: both must say so", alliances_need_both},
    {"base alliance: breaking costs two", breaking_costs_two},
    {"base combine: allies move as one", allies_move_as_one},
    {"base combine: no enemy of a group joins it", no_enemy_joins_a_group},
    {"base sequence: choices are lawful", choices_are_lawful},
    {"base dominance: read in January", dominance_is_read_in_january},
    {"base collection: loans come back", loans_come_back},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"10.4.2a no war on Finland alone",
     "ru P",
     {{"", "<dow target='finland'/>", RULE(10_4_2a)},
      {"", "<dow target='sweden'/>", NULL}}},
    {"base declaration: the enemy at home",
     "au P",
     {{"war fr au; corps fr-1 a474 10 infantry", "<dow target='ru'/>",
       BASE(declaration)},
      {"alliance fr ru", "<dow target='ru'/>", NULL}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
