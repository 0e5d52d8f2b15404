/* What powers give and send back: countries, leaders, prisoners. */
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void tyrol_is_not_given(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    assert_ptr_equal(
        scene_refusal(scene, "au", "P", "<give-minor minor='tyrol' to='fr'/>"),
        RULE(10_2_2c));
}

static void bavaria_is_given(struct scene *scene)
{
    const char *gift = "<give-minor minor='bavaria' to='pr'/>";

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_option(scene, "no-ceding", "on");
    assert_ptr_equal(scene_refusal(scene, "fr", "P", gift), RULE(12_3_9));
    scene_option(scene, "no-ceding", "off");
    scene_orders(scene, "pr", "P", "<accept-minor minor='bavaria'/>");
    scene_politics(scene, "fr", gift);
    assert_int_equal(eia_player_of(&scene->board, "bavaria"), PRUSSIA);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->status, FREE_STATE);
}

/* Davout leads Bavarians who become Prussia's. */
static const struct leader *with_bavarians(struct scene *scene)
{
    const struct leader *davout = NULL;

    scene_corps(scene, "bavaria-1", "a326", "5 infantry");
    davout = scene_leader(scene, "davout", "bavaria-1");
    bavaria_is_given(scene);
    return davout;
}

static void davout_is_left(struct scene *scene)
{
    assert_int_equal(with_bavarians(scene)->state, LEADER_OFF);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_6d)));
}

static void davout_goes_to_frenchmen(struct scene *scene)
{
    scene_corps(scene, "fr-3", "a326", "5 infantry");
    assert_string_equal(with_bavarians(scene)->with, "fr-3");
}

/* The sheet and check know who could give a country, not whether he will. */
static void a_gift_hangs_on_the_giver(struct scene *scene)
{
    const char *accept = "<accept-minor minor='bavaria'/>";

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    assert_true(scene_offers_ahead(scene, "pr", "P", accept));
    assert_string_equal(scene_says(scene, "pr", "P", accept),
                        "accept Bavaria as a gift, if France gives it");
    scene_war(scene, "fr", "au");
    scene_corps(scene, "au-1", "a326", "5 infantry");
    assert_false(scene_offers_ahead(scene, "pr", "P", accept));
    assert_string_equal(scene_says(scene, "pr", "P", accept),
                        "accept Bavaria as a gift; as the board stands nobody "
                        "may give it, and the order lapses");
}

static void a_gift_must_be_accepted(struct scene *scene)
{
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_politics(scene, "fr", "<give-minor minor='bavaria' to='pr'/>");
    assert_int_equal(eia_player_of(&scene->board, "bavaria"), FRANCE);
}

/* Britain has Norway, and is given Denmark: they are one again. */
static void denmark_is_given_to_norway(struct scene *scene)
{
    eia_district(&scene->board, "norway")->apart = GREAT_BRITAIN;
    scene_minor(scene, "denmark", CONQUERED, "fr");
    scene_orders(scene, "gb", "P", "<accept-minor minor='denmark'/>");
    scene_politics(scene, "fr", "<give-minor minor='denmark' to='gb'/>");
    assert_int_equal(eia_player_of(&scene->board, "denmark"), GREAT_BRITAIN);
    assert_int_equal(eia_district(&scene->board, "norway")->apart, NO_POWER);
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(10_4_3a),
                                       "France gives Denmark"));
    assert_true(
        eia_coherent(scene->game, scene->module, "turn.xml", scene->report));
}

static void bavaria_by_peace(struct scene *scene)
{
    scene_option(scene, "no-ceding", "on");
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_war(scene, "fr", "pr");
    scene_standing(scene, "pr", "<terms list='b.5' minor='bavaria'/>");
    scene_politics(scene, "fr", "<sue enemy='pr' kind='conditional'/>");
    assert_int_equal(eia_player_of(&scene->board, "bavaria"), PRUSSIA);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->status, CONQUERED);
}

/* France attacks Austrian Saxony, and is given it. */
static void saxony_is_given(struct scene *scene, const char *besides)
{
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_war(scene, "fr", "saxony");
    scene->game->wars[0].since = 0;
    scene_orders(
        scene, "fr", "P",
        arena_text(scene->arena, "<accept-minor minor='saxony'/>%s", besides));
    scene_politics(scene, "au", "<give-minor minor='saxony' to='fr'/>");
    assert_null(eia_war(&scene->board, "fr", "saxony"));
    assert_int_equal(eia_player_of(&scene->board, "saxony"), FRANCE);
    assert_int_equal(eia_minor(&scene->board, "saxony")->status, FREE_STATE);
}

static void no_war_is_left_to_lapse(struct scene *scene)
{
    scene_prisoners(scene, "fr", AUSTRIA, FACTOR_INFANTRY, 2);
    saxony_is_given(scene, "<lapse minor='saxony'/>");
    assert_int_equal(eia_due(&scene->board, "fr", FACTOR_INFANTRY), 2);
    assert_null(scene_event(scene, EVENT_STATE, BASE(lapse)));
}

static void other_wars_go_on(struct scene *scene)
{
    scene_war(scene, "pr", "saxony");
    saxony_is_given(scene, "");
    assert_non_null(eia_war(&scene->board, "pr", "saxony"));
}

static struct leader *captured_mack(struct scene *scene)
{
    struct leader *mack = scene_leader(scene, "mack", NULL);

    mack->state = LEADER_CAPTURED;
    mack->holder = "ru";
    return mack;
}

static void mack_is_set_free(struct scene *scene)
{
    const struct leader *mack = captured_mack(scene);

    scene_month(scene, "1805-04");
    assert_ptr_equal(
        scene_refusal(scene, "fr", "P", "<free-leader id='mack'/>"),
        RULE(10_6_3d));
    scene_politics(scene, "ru", "<free-leader id='mack'/>");
    assert_int_equal(mack->state, LEADER_OFF);
    scene_month(scene, "1805-05");
    scene_corps(scene, "au-1", "a474", "5 infantry");
    assert_null(scene_refusal(scene, "au", "R",
                              "<place-leader id='mack' with='au-1'/>"));
}

static void mack_comes_home_at_peace(struct scene *scene)
{
    const struct leader *mack = captured_mack(scene);

    scene_war(scene, "ru", "au");
    scene_orders(scene, "ru", "P", "<sue enemy='au' kind='informal'/>");
    scene_politics(scene, "au", "<sue enemy='ru' kind='informal'/>");
    assert_false(eia_enemies(&scene->board, RUSSIA, AUSTRIA));
    assert_int_equal(mack->state, LEADER_OFF);
    assert_null(mack->holder);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_6_3c)));
}

static void prisoners_one_for_one(struct scene *scene)
{
    scene_prisoners(scene, "ru", AUSTRIA, FACTOR_INFANTRY, 5);
    scene_prisoners(scene, "au", RUSSIA, FACTOR_CAVALRY, 2);
    scene_orders(scene, "ru", "P", "<exchange-prisoners with='au'/>");
    scene_politics(scene, "au", "<exchange-prisoners with='ru'/>");
    assert_int_equal(eia_prisoners_of(&scene->board, AUSTRIA, "ru"), 3);
    assert_int_equal(eia_due(&scene->board, "au", FACTOR_CAVALRY), 2);
    assert_int_equal(eia_due(&scene->board, "ru", FACTOR_INFANTRY), 2);
}

static const struct scene_row rows[] = {
    {"10.2.2c Tyrol is not given", tyrol_is_not_given},
    {"12.3.9 Bavaria is given, or not", bavaria_is_given},
    {"10.6d Davout is left by Bavarians", davout_is_left},
    {"10.6a or goes to a corps beside them", davout_goes_to_frenchmen},
    {"base give-minor: it must be accepted", a_gift_must_be_accepted},
    {"base give-minor: accepted if it is given", a_gift_hangs_on_the_giver},
    {"10.4.3a Denmark is given to who has Norway", denmark_is_given_to_norway},
    {"base give-minor: to an enemy of it", no_war_is_left_to_lapse},
    {"base give-minor: other wars go on", other_wars_go_on},
    {"12.3.9 Bavaria by peace", bavaria_by_peace},
    {"10.6.3d Mack is set free", mack_is_set_free},
    {"10.6.3c Mack comes home at peace", mack_comes_home_at_peace},
    {"base prisoners: one for one", prisoners_one_for_one},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
