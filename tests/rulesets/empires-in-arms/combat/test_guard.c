/* The guard is committed: 12.3.4. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

/* A French army with five guard factors that came to Ulm against a Russian
 * one with three. */
static void armies(struct scene *scene)
{
    scene_option(scene, "guard-commitment", "on");
    scene_war(scene, "fr", "ru");
    scene_comes(scene, "fr-1", ULM, "a318", "20 infantry");
    scene_comes(scene, "fr-guard", ULM, "a318", "5 guard");
    scene_corps(scene, "ru-1", ULM, "18 infantry 2 cavalry");
    scene_corps(scene, "ru-guard", ULM, "3 guard");
}

#define COMMITS(rounds, level)                                                 \
    "<battle at='a320' attack='assault' guard-rounds='" rounds                 \
    "' guard-level='" level "'/>"
#define COMMITS_OF(corps, level)                                               \
    "<battle at='a320' guard-rounds='1' guard-level='" level                   \
    "' guard-corps='" corps "'/>"
#define DEFENDS "<battle at='a320' defend='counter-attack'/>"

static void play(struct scene *scene, const char *french, const char *russian)
{
    scene_orders(scene, "fr", "L", french);
    scene_orders(scene, "ru", "L", russian);
    scene_fight(scene, FRANCE);
}

/* Refused by which rule, when the combat is listed? */
static const struct rule *refused(struct scene *scene, const char *side,
                                  const char *order)
{
    scene_list(scene, FRANCE);
    return scene_refusal(scene, side, "L", order);
}

static void switched_off(struct scene *scene)
{
    armies(scene);
    scene_option(scene, "guard-commitment", "off");
    assert_ptr_equal(refused(scene, "fr", COMMITS("1", "1")), RULE(12_3_4a));
}

static void announced_before_the_dice(struct scene *scene)
{
    armies(scene);
    play(scene, COMMITS("2", "1"), DEFENDS);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_4b),
                                       "the guard goes in at +1"));
    assert_true(scene_thrown(scene, "12.3.4.4/guard/a320-fr-1-2-attacker"));
    assert_false(scene_thrown(scene, "12.3.4.4/guard/a320-fr-1-1-attacker"));
}

static void only_when_shaken(struct scene *scene)
{
    armies(scene);
    play(scene,
         "<battle at='a320' attack='assault' guard-rounds='1 2 3' "
         "guard-level='1' guard-loss='9.9'/>",
         DEFENDS);
    assert_null(scene_event(scene, EVENT_STATE, RULE(12_3_4b)));
}

static void mixed_guard(struct scene *scene)
{
    armies(scene);
    scene_comes(scene, "pr-guard", ULM, "a318", "3 guard")->serves = FRANCE;
    assert_ptr_equal(refused(scene, "fr", COMMITS("1", "1")), RULE(12_3_4c));
    assert_null(refused(scene, "fr", COMMITS_OF("fr-guard", "1")));
    assert_null(refused(scene, "fr", COMMITS_OF("pr-guard", "1")));
}

/* Russian and Prussian guard defend Ulm together. */
static void allied_guards(struct scene *scene)
{
    armies(scene);
    scene_war(scene, "fr", "pr");
    scene_corps(scene, "pr-guard", ULM, "3 guard");
}

static void of_an_ally(struct scene *scene)
{
    allied_guards(scene);
    assert_ptr_equal(refused(scene, "ru",
                             "<battle at='a320' guard-rounds='1' "
                             "guard-level='1'/>"),
                     RULE(12_3_4c));
}

static void none_unnamed(struct scene *scene)
{
    allied_guards(scene);
    scene_standing(scene, "ru",
                   "<battle-plan defend='counter-attack' guard-rounds='1' "
                   "guard-level='1'/>");
    scene_orders(scene, "fr", "L", "<battle at='a320' attack='assault'/>");
    scene_fight(scene, FRANCE);
    assert_null(scene_event(scene, EVENT_STATE, RULE(12_3_4b)));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_4c),
                                       "no guard goes in"));
}

/* Of the three Prussian factors a six at +1 takes two. */
static void the_named_one_alone(struct scene *scene)
{
    struct corps *guard = NULL;

    allied_guards(scene);
    scene_die(scene, "12.3.4.4/guard/a320-fr-1-1-defender", 6);
    scene_die(scene, "round/fire/a320-fr-1-1-attacker", 1);
    play(scene, "<battle at='a320' attack='assault' days='1'/>",
         "<battle at='a320' defend='counter-attack' guard-rounds='1' "
         "guard-level='1' guard-corps='pr-guard'/>");
    guard = eia_corps(&scene->board, "pr-guard");
    assert_int_equal(guard->factors[FACTOR_GUARD], 1);
    assert_int_equal(
        eia_corps(&scene->board, "ru-guard")->factors[FACTOR_GUARD], 3);
}

static void once_a_day(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    struct battle plan = {.guard_level = 1};
    struct party *party = &fight.parties[ATTACKER];

    armies(scene);
    names_add(scene->arena, &plan.guard_rounds, "1");
    names_add(scene->arena, &plan.guard_rounds, "3");
    scene_joins(&fight, ATTACKER, eia_corps(&scene->board, "fr-guard"));
    party->plan = &plan;
    assert_int_equal(eia_guard_level(&fight, ATTACKER), 1);
    eia_commit_guards(&fight, (const int[2]){1, 0});
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_4d),
                                       "the guard goes in"));
    fight.round = 3;
    assert_int_equal(eia_guard_level(&fight, ATTACKER), 0);
    party->committed = false; /* a new day */
    fight.day = 2;
    fight.round = 1;
    assert_int_equal(eia_guard_level(&fight, ATTACKER), 1);
}

static void both_in_secret(struct scene *scene)
{
    armies(scene);
    play(scene, COMMITS("1", "2"), DEFENDS);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(12_3_4b)), 1);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(12_3_4_1)), 1);
    assert_false(scene_thrown(scene, "12.3.4.4/guard/a320-fr-1-1-defender"));
}

static void both_commit(struct scene *scene)
{
    armies(scene);
    play(scene, COMMITS("1", "2"),
         "<battle at='a320' defend='counter-attack' guard-rounds='1' "
         "guard-level='1'/>");
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(12_3_4b)), 2);
    /* both are told before a die falls */
    assert_ptr_equal(scene_event(scene, EVENT_STATE, RULE(12_3_4b))->next->rule,
                     RULE(12_3_4b));
    assert_true(scene_thrown(scene, "12.3.4.4/guard/a320-fr-1-1-defender"));
}

static void raised_in_that_round(struct scene *scene)
{
    armies(scene);
    scene_die(scene, "12.3.4.4/guard/a320-fr-1-1-attacker", 1);
    play(scene, COMMITS("1", "1"), DEFENDS);
    assert_int_equal(scene_count(scene, EVENT_TABLE, RULE(12_3_4_2)), 1);
    assert_non_null(
        scene_event_saying(scene, EVENT_TABLE, RULE(12_3_4_2), "France"));
}

/* Probe v counter-attack: 3-2 for the defender in round 1. */
static void raised_table(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    fight.parties[ATTACKER].chit = CHIT_PROBE;
    fight.parties[DEFENDER].chit = CHIT_COUNTER_ATTACK;
    assert_string_equal(eia_round_table(&fight, DEFENDER, 2, NULL), "3-4");
    assert_string_equal(eia_round_table(&fight, DEFENDER, 1, NULL), "3-3");
    fight.round = 2;
    assert_string_equal(eia_round_table(&fight, DEFENDER, 0, NULL), "3-2");
    assert_string_equal(eia_table_shifted(&scene->board, "3-4", 0, 2), "3-5");
}

static void needed_factors(struct scene *scene)
{
    scene_option(scene, "guard-commitment", "on");
    scene_war(scene, "fr", "pr");
    scene_war(scene, "fr", "sp");
    scene_comes(scene, "fr-guard", ULM, "a318", "1 guard");
    scene_corps(scene, "pr-guard", ULM, "3 guard");
    scene_corps(scene, "sp-guard", ULM, "3 guard");
    assert_ptr_equal(refused(scene, "fr", COMMITS("1", "2")), RULE(12_3_4_3a));
    assert_ptr_equal(refused(scene, "pr", COMMITS_OF("pr-guard", "2")),
                     RULE(12_3_4_3a));
    assert_null(refused(scene, "pr", COMMITS_OF("pr-guard", "1")));
    assert_ptr_equal(refused(scene, "sp", COMMITS_OF("sp-guard", "1")),
                     RULE(12_3_4_3a));
}

/* Commits the guard of one French corps; returns what is left of it. */
static int after_commitment(struct scene *scene, struct fight *fight,
                            const char *factors, const int level_and_die[2])
{
    static struct battle plan;

    plan = (struct battle){.guard_level = level_and_die[0]};
    *fight = scene_empty_fight(scene, ULM);
    scene_option(scene, "guard-commitment", "on");
    scene_joins(fight, ATTACKER,
                scene_comes(scene, "fr-guard", ULM, "a318", factors));
    scene_joins(fight, DEFENDER,
                scene_corps(scene, "ru-1", ULM, "18 infantry"));
    fight->parties[ATTACKER].plan = &plan;
    fight->parties[ATTACKER].chit = CHIT_ASSAULT;
    fight->parties[DEFENDER].chit = CHIT_COUNTER_ATTACK;
    eia_fight_begin(fight);
    scene_die(scene, "12.3.4.4/guard/a320-fr-1-1-attacker", level_and_die[1]);
    eia_commit_guards(fight, (const int[2]){level_and_die[0], 0});
    return eia_corps(&scene->board, "fr-guard")->factors[FACTOR_GUARD];
}

static void all_are_exposed(struct scene *scene)
{
    struct fight fight;

    /* four of five at the worst die: not only the two that +2 needs */
    assert_int_equal(
        after_commitment(scene, &fight, "5 guard", (const int[]){2, 6}), 1);
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(12_3_4_3b),
                                       "4 guard factors lost"));
}

static void losses_of_the_table(struct scene *scene)
{
    struct fight fight;

    /* +1: 0 0 1 1 2 2 */
    assert_int_equal(
        after_commitment(scene, &fight, "5 guard", (const int[]){1, 5}), 3);
    assert_int_equal(eia_guard_level(&fight, ATTACKER),
                     0); /* committed already */
    assert_true(fight.parties[ATTACKER].forlorn);
}

static void lost_guard_breaks(struct scene *scene)
{
    struct fight fight;

    assert_int_equal(
        after_commitment(scene, &fight, "2 guard", (const int[]){1, 5}), 0);
    assert_true(fight.parties[ATTACKER].broken);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(12_3_4_5)));
}

static void only_the_opponent_rolls(struct scene *scene)
{
    armies(scene);
    scene_corps(scene, "fr-guard", ULM, "2 guard")->from = "a318";
    scene_die(scene, "12.3.4.4/guard/a320-fr-1-1-attacker", 6);
    play(scene, COMMITS("1", "1"), DEFENDS);
    assert_false(scene_thrown(scene, "round/fire/a320-fr-1-1-attacker"));
    assert_true(scene_thrown(scene, "round/fire/a320-fr-1-1-defender"));
}

static void thrown_back(struct scene *scene)
{
    struct fight fight;
    const struct fire fire = {.table = {"1-1", "1-1"}};

    assert_int_equal(
        after_commitment(scene, &fight, "5 guard", (const int[]){1, 3}), 4);
    assert_false(eia_both_fire(&fight, &fire));
    eia_guard_repulsed(&fight);
    assert_true(fight.parties[ATTACKER].broken);
    assert_false(fight.parties[DEFENDER].broken);
}

static const struct scene_row rows[] = {
    {"12.3.4a guard commitment off", switched_off},
    {"12.3.4b announced before the dice", announced_before_the_dice},
    {"12.3.4b only on its condition", only_when_shaken},
    {"12.3.4c guard of two nations", mixed_guard},
    {"12.3.4c and an ally's counts", of_an_ally},
    {"12.3.4c unnamed none goes in", none_unnamed},
    {"12.3.4c the named one alone", the_named_one_alone},
    {"12.3.4d once a day", once_a_day},
    {"12.3.4.1 one commits, the other does not", both_in_secret},
    {"12.3.4.1 both commit", both_commit},
    {"12.3.4.2 a raised table", raised_table},
    {"12.3.4.2 in the round of the commitment", raised_in_that_round},
    {"12.3.4.3a factors that are needed", needed_factors},
    {"12.3.4.3b all are exposed", all_are_exposed},
    {"12.3.4.4 losses of the table", losses_of_the_table},
    {"12.3.4.5 lost guard breaks its side", lost_guard_breaks},
    {"12.3.4.5 and only the opponent rolls", only_the_opponent_rolls},
    {"12.3.4.6 thrown back", thrown_back},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
