/* The switches, on and off; each defaults to what the rulings say. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

enum { SOUTH_BANK = 1019, NORTH_BANK = 1018 };

/* ---- in battle ----------------------------------------------------------- */

static void a_star(struct scene *scene)
{
    scene->module.leaders[0].star = true;
}

static void a_stranger(struct scene *scene)
{
    scene_leader(scene, "anglo-allied", "picton", NORTH_HEX);
    scene_infantry(scene, "anglo-allied", "picton-1", NORTH_HEX, 1);
    scene_assign(scene, "picton-1", "picton");
}

static void a_fortress(struct scene *scene)
{
    scene_place(scene, NORTH_HEX, PLACE_TOWN, true);
}

static void nothing_else(struct scene *scene)
{
    (void)scene;
}

/* 30 SP of the French attack 10. */
static const struct battle_option_row {
    const char *name;
    const char *option, *value;
    void (*with)(struct scene *scene);
    const struct rule *rule;
    int number; /* of the modifier; 0: there is none */
} battle_option_rows[] = {
    {"10.5.7.1e star-value 1", "star-value", "1", a_star, RULE(10_5_7_1e), 1},
    {"10.5.7.1e star-value 2", "star-value", "2", a_star, RULE(10_5_7_1e), 2},
    {"10.5.7.1e star-value 0", "star-value", "0", a_star, RULE(10_5_7_1e), 0},
    {"10.5.7.1g additional-force-value -1", "additional-force-value", "-1",
     a_stranger, RULE(10_5_7_1g), -1},
    {"10.5.7.1g additional-force-value 1", "additional-force-value", "1",
     a_stranger, RULE(10_5_7_1g), 1},
    {"10.5.7.1g additional-force-value 0", "additional-force-value", "0",
     a_stranger, RULE(10_5_7_1g), 0},
    {"10.5.7.1m fortified-multiplier of the module", "fortified-multiplier",
     "module", a_fortress, RULE(10_5_7_1a), 2},
    {"10.5.7.1m fortified-multiplier 1", "fortified-multiplier", "1",
     a_fortress, RULE(10_5_7_1a), 4},
    {"10.5.7.1m fortified-multiplier 3", "fortified-multiplier", "3",
     a_fortress, RULE(10_5_7_1a), 0},
};

static struct scene *battle_with(const char *option, const char *value,
                                 void (*with)(struct scene *scene))
{
    const struct troops many = {CORPS, .infantry = 30};
    const struct troops few = {CORPS, .infantry = 10};
    struct scene *scene = scene_new();

    scene_option(scene, option, value);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &many);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &few);
    with(scene);
    scene_duel(scene, FRENCH);
    scene_fight(scene);
    return scene;
}

static void a_modifier_has_its_value(void **state)
{
    const struct battle_option_row *row = *state;
    struct scene *scene = battle_with(row->option, row->value, row->with);
    const struct event *event = scene_event(scene, EVENT_MODIFIER, row->rule);

    if (row->number == 0)
        assert_null(event);
    else
        assert_int_equal(event->number, row->number);
    scene_free(scene);
}

static const struct leader_row {
    const char *name;
    const char *value;
    bool thrown;
} leader_rows[] = {
    {"leader-loss leader-casualties on", "on", true},
    {"leader-loss leader-casualties off", "off", false},
};

static void leaders_are_under_fire(void **state)
{
    const struct leader_row *row = *state;
    struct scene *scene =
        battle_with("leader-casualties", row->value, nothing_else);

    assert_int_equal(scene_event(scene, EVENT_NOTE, RULE(10_5_7_2g)) != NULL,
                     row->thrown);
    scene_free(scene);
}

/* The French, with 20 SP against 24 and right alone, are advantaged; row 4,
 * column 1 says 0 and 5 percent of 44 SP. */
static const struct pair_row {
    const char *name;
    const char *value;
    int french, coalition;
} pair_rows[] = {
    {"10.5.7l loss-pair advantage", "advantage", 0, 2},
    {"10.5.7l loss-pair size", "size", 2, 0},
};

static void the_pair_is_read(void **state)
{
    const struct pair_row *row = *state;
    const struct troops fewer = {CORPS, .infantry = 20};
    const struct troops more = {CORPS, .infantry = 24};
    struct scene *scene = scene_new();
    struct combat *combat = NULL;

    scene_option(scene, "loss-pair", row->value);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &fewer);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &more);
    combat = scene_duel(scene, FRENCH);
    scene_chits(scene, scene->game->groups[FRENCH].chit, CHIT_DIVISION);
    scene_battle_dice(scene, combat, 4, 1);
    assert_true(scene_fight(scene));
    assert_int_equal(scene->game->combats[0].losses[FRENCH], row->french);
    assert_int_equal(scene->game->combats[0].losses[COALITION], row->coalition);
    scene_free(scene);
}

/* ---- administrative points ----------------------------------------------- */

static void each_army_has_its_pool(struct scene *scene)
{
    int before = con_army(&scene->board, "anglo-allied")->ap;

    scene_play(scene, "I.a1");
    assert_true(con_army(&scene->board, "anglo-allied")->ap >= before);
    assert_ptr_equal(con_pool(&scene->board, "anglo-allied"),
                     con_army(&scene->board, "anglo-allied"));
}

static void the_coalition_shares_one(struct scene *scene)
{
    const struct army *prussian = con_army(&scene->board, "prussian");
    const struct army *allied = con_army(&scene->board, "anglo-allied");
    int before = prussian->ap + allied->ap;

    scene_option(scene, "coalition-ap", "joint");
    scene_play(scene, "I.a1");
    assert_ptr_equal(con_pool(&scene->board, "anglo-allied"),
                     con_pool(&scene->board, "prussian"));
    assert_int_equal(con_pool(&scene->board, "prussian")->ap,
                     before + prussian->received + allied->received);
    assert_int_equal(prussian->ap == 0 || allied->ap == 0, true);
    assert_ptr_equal(con_pool(&scene->board, "french"),
                     con_army(&scene->board, "french"));
}

static void evening(struct scene *scene)
{
    scene_play(scene, "VI.b");
}

static void a_command_lasts_a_day(struct scene *scene)
{
    struct force *force = con_force(&scene->board, "reille");

    force->commanded = COMMAND_PAID;
    evening(scene);
    assert_int_equal(con_force(&scene->board, "reille")->commanded,
                     NOT_COMMANDED);
}

static void a_command_lasts_two_days(struct scene *scene)
{
    scene_option(scene, "admin-march", "on");
    con_force(&scene->board, "reille")->commanded = COMMAND_PAID;
    evening(scene);
    assert_int_equal(con_force(&scene->board, "reille")->commanded,
                     COMMAND_PAID);
    evening(scene);
    assert_int_equal(con_force(&scene->board, "reille")->commanded,
                     NOT_COMMANDED);
}

/* A march of his own accord was no command. */
static void a_test_lasts_a_day(struct scene *scene)
{
    scene_option(scene, "admin-march", "on");
    con_force(&scene->board, "reille")->commanded = COMMAND_TESTED;
    evening(scene);
    assert_int_equal(con_force(&scene->board, "reille")->commanded,
                     NOT_COMMANDED);
}

/* Nor was that he needed none on the day of his entry. */
static void a_free_march_lasts_a_day(struct scene *scene)
{
    scene_option(scene, "admin-march", "on");
    con_force(&scene->board, "reille")->commanded = COMMAND_FREE;
    evening(scene);
    assert_int_equal(con_force(&scene->board, "reille")->commanded,
                     NOT_COMMANDED);
}

/* ---- exchanges ----------------------------------------------------------- */

/* Reille and Ziethen face each other across the bridge. */
static void across_a_bridge(struct scene *scene)
{
    scene_leader(scene, "french", "reille", SOUTH_BANK);
    scene_infantry(scene, "french", "a", SOUTH_BANK, 8);
    scene_assign(scene, "a", "reille");
    scene_leader(scene, "prussian", "ziethen", NORTH_BANK);
    scene_infantry(scene, "prussian", "b", NORTH_BANK, 8);
    scene_assign(scene, "b", "ziethen");
    scene_ready(scene);
}

static void nobody_is_waited_for(struct scene *scene)
{
    across_a_bridge(scene);
    assert_string_equal(scene_play(scene, "III.a0"), "I.a2");
}

static void both_are_waited_for(struct scene *scene)
{
    across_a_bridge(scene);
    scene_option(scene, "express", "off");
    assert_string_equal(scene_play(scene, "III.a0"), "III.a0");
}

static const struct scene_row bare_rows[] = {
    {"sequence express on", nobody_is_waited_for},
    {"sequence express off", both_are_waited_for},
};

static const struct scene_row waterloo_rows[] = {
    {"ap coalition-ap separate", each_army_has_its_pool},
    {"ap coalition-ap joint", the_coalition_shares_one},
    {"ap admin-march off", a_command_lasts_a_day},
    {"ap admin-march on", a_command_lasts_two_days},
    {"ap admin-march a test is no command", a_test_lasts_a_day},
    {"reinforcement admin-march an entry is none", a_free_march_lasts_a_day},
};

static void waterloo_row_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_of_waterloo();

    row->play(scene);
    scene_free(scene);
}

/* Every switch has a case or mechanism, words and a default. */
static void options_are_declared(void **state)
{
    const struct option *option = campaigns_of_napoleon_ruleset.options;

    (void)state;
    for (; option->name; option++) {
        assert_non_null(option->rule);
        assert_true(*option->text);
        assert_non_null(option->values[0]);
    }
}

static const struct plain_row {
    const char *name;
} plain_rows[] = {{"options are declared"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(battle_option_rows, a_modifier_has_its_value),
        TABLE(leader_rows, leaders_are_under_fire),
        TABLE(pair_rows, the_pair_is_read),
        TABLE(bare_rows, scene_row_runs),
        TABLE(waterloo_rows, waterloo_row_runs),
        TABLE(plain_rows, options_are_declared)};

    return run_tables(tables, LENGTH(tables));
}
