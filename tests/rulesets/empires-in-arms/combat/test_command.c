/* Who commands, and with what ratings: 10.6.1. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

/* So many corps of a power with ten infantry each join as attackers. */
static void join(struct scene *scene, struct fight *fight,
                 const char *const *corps)
{
    for (; *corps; corps++)
        scene_joins(fight, ATTACKER,
                    scene_corps(scene, *corps, fight->area, "10 infantry"));
}

#define CORPS(...)                                                             \
    (const char *const[])                                                      \
    {                                                                          \
        __VA_ARGS__, NULL                                                      \
    }

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

static bool chosen_by(const struct scene *scene, const struct rule *rule)
{
    return scene_event(scene, EVENT_GROUP, rule) != NULL;
}

static void best_of_the_corps(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    const struct party *party = NULL;

    join(scene, &fight, CORPS("au-1", "ru-1"));
    party = commanded(&fight);
    assert_null(party->commander);
    assert_int_equal(party->strategic, 1); /* Austria 1/1, Russia 1/2 */
    assert_int_equal(party->tactical, 2);
    join(scene, &fight, CORPS("fr-1"));
    party = commanded(&fight);
    assert_int_equal(party->strategic, 2);
    assert_true(rated_by(scene, RULE(10_6_1a)));
    assert_false(rated_by(scene, RULE(10_6_1b)));
}

static void minor_as_its_master(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    join(scene, &fight, CORPS("bavaria-1"));
    assert_int_equal(commanded(&fight)->tactical, 2);
    fight = scene_empty_fight(scene, ULM);
    scene_minor(scene, "bavaria", FREE_STATE, "au");
    join(scene, &fight, CORPS("bavaria-1"));
    assert_int_equal(commanded(&fight)->tactical, 1);
    assert_true(rated_by(scene, RULE(10_6_1b)));
}

static void no_corps_no_rating(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    eia_add_irregular(&fight, ATTACKER, scene_cossack(scene, "ru-k1", ULM));
    assert_int_equal(commanded(&fight)->strategic, 0);
    assert_int_equal(commanded(&fight)->tactical, 0);
    assert_true(rated_by(scene, RULE(10_6_1c)));
    assert_false(rated_by(scene, RULE(10_6_1a)));
}

static void prussia_learns(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, "a287");

    scene_month(scene, "1809-12");
    join(scene, &fight, CORPS("pr-1"));
    assert_int_equal(commanded(&fight)->strategic, 1);
    scene_month(scene, "1810-01");
    assert_int_equal(commanded(&fight)->strategic, 2);
    assert_true(rated_by(scene, RULE(10_6_1d)));
}

static void the_only_leader(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    join(scene, &fight, CORPS("au-1", "au-2", "fr-1"));
    scene_leader(scene, "ney", "fr-1");
    assert_string_equal(commanded(&fight)->commander, "ney");
    assert_true(chosen_by(scene, RULE(10_6_1e)));
    assert_false(chosen_by(scene, RULE(10_6_1f)));
}

static void most_corps(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    join(scene, &fight, CORPS("ru-1", "ru-2", "ru-3", "au-1", "au-2"));
    scene_leader(scene, "charles", "au-1");
    scene_leader(scene, "bagration", "ru-1");
    assert_string_equal(commanded(&fight)->commander, "bagration");
    assert_true(chosen_by(scene, RULE(10_6_1f)));
    assert_false(chosen_by(scene, RULE(10_6_1e)));
    assert_false(chosen_by(scene, RULE(10_6_1h)));
}

static void as_many_corps(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    join(scene, &fight, CORPS("ru-1", "ru-2", "au-1", "au-2"));
    scene_leader(scene, "charles", "au-1");
    scene_leader(scene, "bagration", "ru-1");
    scene_die(scene, "10.6.1g/commander-a320-fr-1-1-attacker/au-1", 3);
    scene_die(scene, "10.6.1g/commander-a320-fr-1-1-attacker/ru-1", 5);
    assert_string_equal(commanded(&fight)->commander, "bagration");
}

static void the_senior(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    const struct battle wish = {.commander = "murat"};

    join(scene, &fight, CORPS("fr-1", "fr-2"));
    scene_leader(scene, "ney", "fr-1");   /* C */
    scene_leader(scene, "soult", "fr-2"); /* B */
    assert_string_equal(commanded(&fight)->commander, "soult");
    scene_leader(scene, "murat", "fr-1"); /* B, and wished for */
    fight.parties[ATTACKER].plan = &wish;
    assert_string_equal(commanded(&fight)->commander, "murat");
    assert_true(chosen_by(scene, RULE(10_6_1h)));
    assert_false(chosen_by(scene, RULE(10_6_1f)));
}

static void arrivals(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    join(scene, &fight, CORPS("fr-1", "fr-2", "au-1"));
    scene_leader(scene, "soult", "fr-1");
    commanded(&fight);
    eia_leader_arrives(&fight, ATTACKER,
                       scene_leader(scene, "charles", "au-1"));
    assert_string_equal(fight.parties[ATTACKER].commander, "soult");
    eia_leader_arrives(&fight, ATTACKER,
                       scene_leader(scene, "napoleon", "fr-2"));
    assert_string_equal(fight.parties[ATTACKER].commander, "napoleon");
}

static void his_alone(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    join(scene, &fight, CORPS("fr-1", "fr-2"));
    scene_leader(scene, "murat", "fr-1");  /* B, tactical 2 */
    scene_leader(scene, "lannes", "fr-2"); /* C, tactical 4 */
    assert_int_equal(commanded(&fight)->tactical, 2);
}

/* In round 2 a stack of two corps tries to join IV Corps, with such a die:
 * Lannes and Ney with the first (C, strategic 3), Bernadotte with the second
 * (B, 2). */
static void a_stack_tries(struct scene *scene, int die)
{
    scene_option(scene, "leader-casualties", "on");
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-4", ULM, "a318", "16 infantry");
    scene_corps(scene, "fr-1", "a318", "10 infantry");
    scene_corps(scene, "fr-2", "a318", "10 infantry");
    scene_leader(scene, "lannes", "fr-1");
    scene_leader(scene, "ney", "fr-1");
    scene_leader(scene, "bernadotte", "fr-2");
    scene_corps(scene, "au-1", ULM, "9 infantry");
    scene_orders(scene, "fr", "L",
                 "<battle at='a320' attack='assault' reinforce='fr-1 fr-2' "
                 "days='1'/>");
    scene_orders(scene, "au", "L", "<battle at='a320' defend='defend'/>");
    scene_die(scene, "round/fire/a320-fr-1-1-defender", 1);
    scene_die(scene, "reinforce/reinforce/a320-fr-1-2-attacker-bernadotte",
              die);
    scene_dice(scene, "12.7b/casualty/a320-fr-attacker", (const int[8]){6, 6});
    scene_die(scene, "12.7b/whom/a320-fr-attacker", 3);
    scene_fight(scene, FRANCE);
}

static void the_senior_of_a_stack(struct scene *scene)
{
    a_stack_tries(scene, 2);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_6_1h),
                                       "reaches the field: die 2, at most 2"));
    assert_non_null(scene_event_saying(scene, EVENT_GROUP, RULE(10_6_1i),
                                       "Bernadotte takes command"));
    /* three of them were there: the third is Ney */
    assert_int_equal(eia_leader(&scene->board, "ney")->state, LEADER_WOUNDED);
}

static void by_his_rating_alone(struct scene *scene)
{
    a_stack_tries(scene, 3);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(reinforce),
                                       "does not come: die 3, at most 2"));
    assert_false(
        scene_thrown(scene, "reinforce/reinforce/a320-fr-1-2-attacker-lannes"));
}

/* Napoleon with that many corps. */
static struct fight under_napoleon(struct scene *scene, int count)
{
    static const char *const all[] = {
        "fr-1", "fr-2", "fr-3",  "fr-4",  "fr-5",  "fr-6",    "fr-7",
        "fr-8", "fr-9", "fr-10", "fr-c1", "fr-c2", "fr-guard"};
    struct fight fight = scene_empty_fight(scene, ULM);

    for (int i = 0; i < count; i++)
        scene_joins(&fight, ATTACKER,
                    scene_corps(scene, all[i], ULM, "2 cavalry"));
    scene_leader(scene, "napoleon", "fr-1");
    return fight;
}

static void too_many(struct scene *scene)
{
    struct fight fight = under_napoleon(scene, 6);

    assert_int_equal(commanded(&fight)->tactical, 5);
    assert_false(rated_by(scene, RULE(10_6_1k)));
    fight = under_napoleon(scene, 7);
    assert_int_equal(commanded(&fight)->tactical, 4);
    fight = under_napoleon(scene, 12);
    assert_int_equal(commanded(&fight)->tactical, 4);
    fight = under_napoleon(scene, 13);
    assert_int_equal(commanded(&fight)->tactical, 3);
    assert_true(rated_by(scene, RULE(10_6_1k)));
    assert_false(rated_by(scene, RULE(10_6_1l)));
}

static void outflankers_count(struct scene *scene)
{
    struct fight fight = under_napoleon(scene, 8);

    for (int i = 5; i < 8; i++)
        fight.parties[ATTACKER].members[i].outflanks = true;
    fight.parties[ATTACKER].split = true;
    assert_int_equal(commanded(&fight)->tactical, 4);
    assert_true(rated_by(scene, RULE(10_6_1l)));
}

static void chart(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    int modifiers[2] = {9, 9};

    fight.parties[ATTACKER].tactical = 4;
    fight.parties[DEFENDER].tactical = 2;
    eia_chart(&fight, modifiers);
    assert_int_equal(modifiers[ATTACKER], 1);
    assert_int_equal(modifiers[DEFENDER], 0);
    fight.parties[ATTACKER].tactical = 5;
    eia_chart(&fight, modifiers);
    assert_int_equal(modifiers[ATTACKER], 1);
    assert_int_equal(modifiers[DEFENDER], -1);
}

static void joined_by_a_seventh(struct scene *scene)
{
    struct fight fight = under_napoleon(scene, 6);
    int modifiers[2];

    assert_int_equal(commanded(&fight)->tactical, 5);
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-7", ULM, "10 infantry"));
    assert_false(rated_by(scene, RULE(10_6_1n)));
    fight.round = 2;
    eia_rate(&fight, ATTACKER);
    eia_chart(&fight, modifiers);
    assert_int_equal(fight.parties[ATTACKER].tactical, 4);
    assert_non_null(scene_event_saying(scene, EVENT_MODIFIER, RULE(10_6_1n),
                                       "tactical 4 against"));
}

/* A pursuit after round 1 by two cavalry factors of that corps; Murat is
 * there. */
static void pursue(struct scene *scene, const char *rider)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    struct corps *horse = scene_corps(scene, rider, ULM, "2 cavalry");

    horse->serves = FRANCE;
    scene_joins(&fight, ATTACKER, horse);
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "10 infantry"));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "pr-1", ULM, "10 infantry"));
    scene_leader(scene, "murat", "fr-1");
    eia_fight_begin(&fight);
    eia_pursue(&fight, ATTACKER);
}

static void murat_rides_with_french(struct scene *scene)
{
    pursue(scene, "fr-c1");
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(10_6_1o),
                                       "class 5, die 4"));
}

static void not_with_austrians(struct scene *scene)
{
    pursue(scene, "au-c1");
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, BASE(pursuit),
                                       "class 5, die 3"));
    assert_null(scene_event(scene, -1, RULE(10_6_1o)));
}

static const struct scene_row rows[] = {
    {"10.6.1a without leader the best of the corps", best_of_the_corps},
    {"10.6.1b a minor country's corps", minor_as_its_master},
    {"10.6.1c no corps, no rating", no_corps_no_rating},
    {"10.6.1d Prussia from 1810", prussia_learns},
    {"10.6.1e the only leader", the_only_leader},
    {"10.6.1f of the power with most corps", most_corps},
    {"10.6.1g as many: the higher roll", as_many_corps},
    {"10.6.1h the highest letter", the_senior},
    {"10.6.1h the senior of a stack brings it", the_senior_of_a_stack},
    {"10.6.1i who takes command on arrival", arrivals},
    {"10.6.1j his ratings alone", his_alone},
    {"10.6.1j and his alone for his stack", by_his_rating_alone},
    {"10.6.1k more corps than he can command", too_many},
    {"10.6.1l outflanking corps count", outflankers_count},
    {"10.6.1m the chart", chart},
    {"10.6.1n a seventh corps joins", joined_by_a_seventh},
    {"10.6.1o Murat rides with French cavalry", murat_rides_with_french},
    {"10.6.1o but not with Austrian cavalry alone", not_with_austrians},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
