/* Ratings of commanders as options have them: 12.3.7. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

/* Who commands is said, and what his ratings make of the dice. */
static const struct party *commanded(struct fight *fight)
{
    int modifiers[2];

    eia_set_commander(fight, ATTACKER);
    eia_chart(fight, modifiers);
    return &fight->parties[ATTACKER];
}

/* The case is cited where the ratings are told. */
static bool rated_by(const struct scene *scene, const struct rule *rule)
{
    return scene_event(scene, EVENT_MODIFIER, rule) != NULL;
}

static void leaderless(struct scene *scene, const char *value, int count,
                       int tactical)
{
    static const char *const all[] = {"fr-1", "fr-2", "fr-3"};
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_option(scene, "corps-leaders", value);
    for (int i = 0; i < count; i++)
        scene_joins(&fight, ATTACKER,
                    scene_corps(scene, all[i], ULM, "10 infantry"));
    assert_int_equal(commanded(&fight)->tactical, tactical);
}

static void leaderless_off(struct scene *scene)
{
    leaderless(scene, "off", 3, 2);
    assert_false(rated_by(scene, RULE(12_3_7_1a)));
    leaderless(scene, "on", 3, 0);
    assert_true(rated_by(scene, RULE(12_3_7_1a)));
}

static void leaderless_on(struct scene *scene)
{
    leaderless(scene, "on", 1, 2);
    assert_false(rated_by(scene, RULE(12_3_7_1b)));
    leaderless(scene, "on", 3, 0);
    leaderless(scene, "on", 2, 1);
    assert_true(rated_by(scene, RULE(12_3_7_1b)));
}

static void each_rolls_to_withdraw(struct scene *scene)
{
    scene_option(scene, "corps-leaders", "on");
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-1", ULM, "a318", "20 infantry");
    scene_corps(scene, "au-1", ULM, "5 infantry");
    scene_corps(scene, "au-2", ULM, "5 infantry");
    scene_corps(scene, "au-3", ULM, "5 infantry");
    scene_orders(scene, "fr", "L", "<battle at='a320' attack='assault'/>");
    scene_orders(scene, "au", "L", "<battle at='a320' defend='withdraw'/>");
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-au-2", 1);
    scene_fight(scene, FRANCE);
    assert_true(
        scene_thrown(scene, "withdraw/withdraw/a320-fr-1-1-defender-au-1"));
    assert_true(
        scene_thrown(scene, "withdraw/withdraw/a320-fr-1-1-defender-au-3"));
    assert_int_equal(eia_corps_factors(eia_corps(&scene->board, "au-2")), 5);
    assert_string_not_equal(eia_corps(&scene->board, "au-2")->at, ULM);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_7_1c),
                                       "au-2 withdraws: die 1"));
}

static void reduced(struct scene *scene, const char *value, int corps,
                    int tactical)
{
    static const char *const all[] = {"fr-1", "fr-2", "fr-3", "fr-4",
                                      "fr-5", "fr-6", "fr-7"};
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_option(scene, "tactical-reduction-ext", value);
    for (int i = 0; i < corps; i++)
        scene_joins(&fight, ATTACKER,
                    scene_corps(scene, all[i], ULM, "10 infantry"));
    scene_leader(scene, "lannes", "fr-1"); /* tactical 4, maximum 2 */
    assert_int_equal(commanded(&fight)->tactical, tactical);
}

static void further_reductions(struct scene *scene)
{
    reduced(scene, "off", 7, 2);
    reduced(scene, "on", 6, 2);
    assert_false(rated_by(scene, RULE(12_3_7_2)));
    reduced(scene, "on", 7, 1);
    reduced(scene, "inclusive", 6, 1);
    assert_true(rated_by(scene, RULE(12_3_7_2)));
}

static void napoleon(struct scene *scene, const char *area, const char *month,
                     const int ratings[2])
{
    struct fight fight = scene_empty_fight(scene, area);

    scene_month(scene, month);
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", area, "10 infantry"));
    scene_leader(scene, "napoleon", "fr-1");
    assert_int_equal(commanded(&fight)->strategic, ratings[0]);
    assert_int_equal(commanded(&fight)->tactical, ratings[1]);
}

static void ever_young(struct scene *scene)
{
    napoleon(scene, "a287", "1813-03", (const int[]){5, 5});
    assert_false(rated_by(scene, RULE(12_3_7_3a)));
    scene_option(scene, "napoleon-ratings", "on");
    napoleon(scene, "a287", "1813-03", (const int[]){4, 4});
    assert_true(rated_by(scene, RULE(12_3_7_3a)));
}

static void he_ages(struct scene *scene)
{
    scene_option(scene, "napoleon-ratings", "on");
    napoleon(scene, "a287", "1808-12", (const int[]){5, 5});
    assert_false(rated_by(scene, RULE(12_3_7_3b)));
    napoleon(scene, "a287", "1809-01", (const int[]){5, 4});
    napoleon(scene, "a287", "1812-01", (const int[]){4, 4});
    assert_true(rated_by(scene, RULE(12_3_7_3b)));
}

/* In that month Napoleon tries to join IV Corps at Ulm with a five. */
static void napoleon_comes(struct scene *scene, const char *month)
{
    scene_option(scene, "napoleon-ratings", "on");
    scene_month(scene, month);
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-4", ULM, "a318", "16 infantry");
    scene_corps(scene, "fr-1", "a318", "10 infantry");
    scene_leader(scene, "napoleon", "fr-1");
    scene_corps(scene, "au-1", ULM, "9 infantry");
    scene_orders(
        scene, "fr", "L",
        "<battle at='a320' attack='assault' reinforce='fr-1' days='1'/>");
    scene_orders(scene, "au", "L", "<battle at='a320' defend='defend'/>");
    scene_die(scene, "round/fire/a320-fr-1-1-defender", 1);
    scene_die(scene, "reinforce/reinforce/a320-fr-1-2-attacker-napoleon", 5);
    scene_fight(scene, FRANCE);
}

static void he_comes_in_1811(struct scene *scene)
{
    napoleon_comes(scene, "1811-12");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(reinforce),
                                       "reaches the field: die 5, at most 5"));
}

static void he_does_not_in_1812(struct scene *scene)
{
    napoleon_comes(scene, "1812-01");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_7_3b),
                                       "does not come: die 5, at most 4"));
}

static void but_not_in_france(struct scene *scene)
{
    scene_option(scene, "napoleon-ratings", "on");
    napoleon(scene, "a438", "1814-02", (const int[]){5, 5});
    assert_true(rated_by(scene, RULE(12_3_7_3c)));
    assert_false(rated_by(scene, RULE(12_3_7_3b)));
}

static const struct scene_row option_rows[] = {
    {"12.3.7.1a corps leaders off", leaderless_off},
    {"12.3.7.1b a maximum of one", leaderless_on},
    {"12.3.7.1c each rolls to withdraw", each_rolls_to_withdraw},
    {"12.3.7.2 further reductions", further_reductions},
    {"12.3.7.3a Napoleon does not age", ever_young},
    {"12.3.7.3b Napoleon ages", he_ages},
    {"12.3.7.3b till 1811 he comes with a five", he_comes_in_1811},
    {"12.3.7.3b he does not from 1812 on", he_does_not_in_1812},
    {"12.3.7.3c but not in France", but_not_in_france},
};

int main(void)
{
    const struct table tables[] = {TABLE(option_rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
