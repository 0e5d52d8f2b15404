/* What a closed book tells of money, with hidden-treasuries and without, and of
 * a combat to who has no part in it: rulings 72 and 76. */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#include <string.h>

static void hidden(struct scene *scene)
{
    scene->play.see = eia_see;
    scene_option(scene, "hidden-treasuries", "on");
}

/* Does the side read these words of what was told so far? */
static bool among(const struct event *event, const char *side,
                  const char *words)
{
    for (; event; event = event->next)
        if (event_seen_by(event, side) &&
            (strstr(event_words_for(event, side), words) ||
             among(event->first, side, words)))
            return true;
    return false;
}

static bool reads(const struct scene *scene, const char *side,
                  const char *words)
{
    return among(scene->journal.first, side, words);
}

/* A corps is fed a link away from its depot. */
static void supply(struct scene *scene)
{
    scene_depot(scene, "fr", "a775");
    scene_corps(scene, "fr-1", "a318", "10 infantry");
    eia_power_state(&scene->board, FRANCE)->money = 10;
    scene_at(scene, "L");
    eia_run_supply(&scene->play, FRANCE);
    assert_true(reads(scene, "fr", "pays 1 money for supply"));
}

static void supply_is_its_own(struct scene *scene)
{
    hidden(scene);
    supply(scene);
    assert_false(reads(scene, "tu", "money"));
}

static void supply_lies_open(struct scene *scene)
{
    scene->play.see = eia_see;
    supply(scene);
    assert_true(reads(scene, "tu", "pays 1 money for supply"));
}

/* The depot is seen, its price is not. */
static void a_depot_is_seen(struct scene *scene)
{
    hidden(scene);
    scene_corps(scene, "fr-1", "a775", "10 infantry");
    eia_power_state(&scene->board, FRANCE)->money = 10;
    scene_at(scene, "L");
    scene_orders(scene, "fr", "L", "<depot at='a775' op='place'/>");
    eia_run_marches(&scene->play, FRANCE);
    assert_true(reads(scene, "fr", "places a depot at Strasbourg (a775) for "));
    assert_true(reads(scene, "tu", "places a depot at Strasbourg"));
    assert_false(reads(scene, "tu", "money"));
}

/* Inside a siege, too: the besieger learns that it is fed. */
static void a_fed_city_is_seen(struct scene *scene)
{
    hidden(scene);
    scene_war(scene, "fr", "au");
    scene_garrison(scene, "au", "a474", 5, 0);
    scene_corps(scene, "fr-1", "a474", "10 infantry");
    scene_depot(scene, "au", "a474");
    eia_city_made(&scene->board, "a474")->besieger = FRANCE;
    eia_power_state(&scene->board, AUSTRIA)->money = 10;
    scene_at(scene, "L");
    eia_besieged_supply(&scene->play, AUSTRIA);
    assert_true(reads(scene, "au", "pays 1 money for the depot in Vienna"));
    assert_true(reads(scene, "fr", "the depot in Vienna (a474) feeds"));
    assert_false(reads(scene, "fr", "money"));
}

/* March: Britain gives, lends and builds, France buys. */
static void the_quarter(struct scene *scene)
{
    hidden(scene);
    eia_power_state(&scene->board, GREAT_BRITAIN)->money = 90;
    eia_power_state(&scene->board, FRANCE)->money = 90;
    eia_power_state(&scene->board, FRANCE)->manpower = 90;
    scene_month(scene, "1806-03");
    scene_at(scene, "E");
    scene_answers(scene, "E", "gb",
                  "<lend to='au' money='10' gift='yes'/>"
                  "<lend to='pr' money='7' due='18'/>");
    scene_orders(scene, "fr", "E", "<buy kind='infantry' n='2'/>");
    scene_play(scene, "E");
}

static void gifts_are_between_two(struct scene *scene)
{
    the_quarter(scene);
    assert_true(reads(scene, "gb", "gives Austria 10 money"));
    assert_true(reads(scene, "au", "gives Austria 10 money"));
    assert_true(reads(scene, "pr", "lends Prussia 7 money"));
    assert_false(reads(scene, "au", "lends"));
    assert_false(reads(scene, "tu", "gives"));
    assert_false(reads(scene, "tu", "lends"));
}

static void debts_are_between_two(struct scene *scene)
{
    struct debt *debt =
        LIST_ADD(scene->arena, scene->game->debts, scene->game->debts_count);

    hidden(scene);
    *debt = (struct debt){.from = PRUSSIA, .to = GREAT_BRITAIN, .money = 7};
    eia_power_state(&scene->board, PRUSSIA)->money = 20;
    eia_pay_debts(&scene->play);
    assert_true(reads(scene, "gb", "repays 7 money of 7"));
    assert_true(reads(scene, "pr", "repays 7 money of 7"));
    assert_false(reads(scene, "tu", "repays"));
}

/* Though strengths lie open: who reads what was bought reads what it cost. */
static void purchases_are_its_own(struct scene *scene)
{
    scene_option(scene, "hidden-strengths", "off");
    the_quarter(scene);
    assert_true(reads(scene, "fr", "buys 2 infantry"));
    assert_false(reads(scene, "tu", "buys 2 infantry"));
}

/* How a party of the one combat came out of it, as the side reads it. */
static const struct event *outcome(const struct scene *scene, const char *side,
                                   const char *party)
{
    struct journal cut;
    const struct event *event = NULL;

    journal_for(&cut, &scene->journal, side, scene->arena);
    for (event = cut.first; event && event->kind != EVENT_COMBAT;)
        event = event->next;
    assert_non_null(event);
    for (event = event->first; event; event = event->next)
        if (event->kind == EVENT_OUTCOME &&
            strncmp(event->text, party, strlen(party)) == 0)
            return event;
    return NULL;
}

/* Three to one at Ulm: Turkey reads who won, and no number. */
static void a_bystander_reads_who_won(struct scene *scene)
{
    scene->play.see = eia_see;
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-1", ULM, "a318", "20 infantry");
    scene_comes(scene, "fr-2", ULM, "a318", "20 infantry");
    scene_corps(scene, "au-1", ULM, "6 infantry");
    scene_fight(scene, FRANCE);
    assert_int_equal(outcome(scene, "fr", "France")->strength, 40);
    assert_true(outcome(scene, "fr", "France")->won);
    assert_true(outcome(scene, "tu", "France")->won);
    assert_false(outcome(scene, "tu", "Austria")->won);
    assert_int_equal(outcome(scene, "tu", "France")->strength, 0);
    assert_false(outcome(scene, "tu", "France")->has_number);
    assert_string_equal(outcome(scene, "tu", "France")->text,
                        "France: the day is theirs.");
}

static const struct scene_row rows[] = {
    {"base hidden: supply is paid unseen", supply_is_its_own},
    {"base hidden: or seen, where money lies open", supply_lies_open},
    {"base hidden: a depot is seen, not its price", a_depot_is_seen},
    {"base hidden: so is a depot that feeds a city", a_fed_city_is_seen},
    {"base hidden: gifts and loans are between two", gifts_are_between_two},
    {"base hidden: and so are debts", debts_are_between_two},
    {"base hidden: a bystander reads who won", a_bystander_reads_who_won},
    {"base hidden: purchases with their price", purchases_are_its_own},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
