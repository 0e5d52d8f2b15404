/* What each power knows of a closed book, thing by thing: by hand from 2.4.2
 * and rulings 65 to 71. Area a326 is Munich, a320 Ulm, a340 Mantua, a474
 * Vienna. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

static struct board seen_by(struct scene *scene, const char *side)
{
    struct board seen = scene->board;

    seen.game = eia_see(scene->game, scene->module, &scene->options, side,
                        scene->arena);
    return seen;
}

/* How many counters from behind stand there. */
static size_t backs_at(const struct board *seen, const char *at)
{
    size_t count = 0;

    for (size_t i = seen->module->corps_count; i < seen->game->corps_count; i++)
        count += same_name(seen->game->corps[i].at, at);
    return count;
}

static bool knows(const struct board *seen, const char *id)
{
    const struct corps *corps = eia_corps(seen, id);

    return corps->at && eia_corps_factors(corps) > 0;
}

static bool is_coherent(struct scene *scene, const struct board *seen)
{
    struct report *report = report_new(scene->arena);

    eia_coherent(seen->game, seen->module, "view.xml", report);
    return report_size(report) == 0;
}

/* ---- corps --------------------------------------------------------------- */

static void two_armies(struct scene *scene)
{
    scene_war(scene, "au", "fr");
    scene_corps(scene, "fr-1", "a320", "20 infantry 2 cavalry");
    scene_corps(scene, "fr-c1", "a320", "6 cavalry");
    scene_corps(scene, "au-1", "a326", "12 infantry");
}

static void others_see_backs(struct scene *scene)
{
    struct board seen;

    two_armies(scene);
    seen = seen_by(scene, "au");
    assert_false(knows(&seen, "fr-1"));
    assert_false(knows(&seen, "fr-c1"));
    assert_true(knows(&seen, "au-1"));
    assert_int_equal(backs_at(&seen, "a320"), 2);
    assert_int_equal(backs_at(&seen, "a326"), 0);
    /* 4 and 5 movement points are on the backs, factors are not. */
    assert_int_equal(eia_corps(&seen, "fr-infantry-1")->card->move, 4);
    assert_int_equal(eia_corps(&seen, "fr-cavalry-1")->card->move, 5);
    assert_int_equal(eia_corps_factors(eia_corps(&seen, "fr-infantry-1")), 1);
    assert_true(is_coherent(scene, &seen));
    seen = seen_by(scene, "fr");
    assert_true(knows(&seen, "fr-1"));
    assert_false(knows(&seen, "au-1"));
}

/* Two truths that differ in nothing that is seen make one view. */
static void who_they_are_is_not_in_it(struct scene *scene)
{
    struct scene *other = scene_new();
    const char *one = NULL, *two = NULL;

    two_armies(scene);
    scene_corps(scene, "fr-2", "a437", "3 infantry");
    scene_war(other, "au", "fr");
    scene_corps(other, "fr-5", "a320", "1 infantry");
    scene_corps(other, "fr-c2", "a320", "2 cavalry");
    scene_corps(other, "fr-1", "a437", "18 infantry");
    scene_corps(other, "au-1", "a326", "12 infantry");
    scene->game = seen_by(scene, "au").game;
    other->game = seen_by(other, "au").game;
    one = scene_bytes(scene);
    two = scene_bytes(other);
    assert_string_equal(one, two);
    scene_free(other);
}

static void off_the_map_is_nothing(struct scene *scene)
{
    struct board seen;

    scene_corps(scene, "fr-3", NULL, "7 infantry");
    seen = seen_by(scene, "pr");
    assert_int_equal(eia_corps_factors(eia_corps(&seen, "fr-3")), 0);
    assert_int_equal(seen.game->backs_count, 0);
    seen = seen_by(scene, "fr");
    assert_int_equal(eia_corps_factors(eia_corps(&seen, "fr-3")), 7);
}

static void a_combat_lays_open(struct scene *scene)
{
    struct combat *combat = NULL;
    struct board seen;

    two_armies(scene);
    scene_corps(scene, "fr-2", "a326", "9 infantry");
    combat = LIST_ADD(scene->arena, scene->game->combats,
                      scene->game->combats_count);
    *combat = (struct combat){.area = "a326"};
    names_add(scene->arena, &combat->attackers, "fr");
    names_add(scene->arena, &combat->defenders, "au");
    seen = seen_by(scene, "au");
    assert_true(knows(&seen, "fr-2"));
    assert_false(knows(&seen, "fr-1")); /* it stands elsewhere */
    seen = seen_by(scene, "fr");
    assert_true(knows(&seen, "au-1"));
    seen = seen_by(scene, "pr"); /* a bystander */
    assert_false(knows(&seen, "fr-2"));
    assert_false(knows(&seen, "au-1"));
    scene->game->combats_count = 0; /* it is over */
    seen = seen_by(scene, "au");
    assert_false(knows(&seen, "fr-2"));
}

static void a_corps_on_loan_is_both_s(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "pr-1", "a320", "10 infantry");
    struct board seen;

    corps->serves = FRANCE;
    corps->loan_ends = 6;
    seen = seen_by(scene, "fr");
    assert_true(knows(&seen, "pr-1"));
    seen = seen_by(scene, "pr");
    assert_true(knows(&seen, "pr-1"));
    seen = seen_by(scene, "au");
    assert_false(knows(&seen, "pr-1"));
}

static void a_free_state_is_its_power_s(struct scene *scene)
{
    struct board seen;

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "bavaria-1", "a326", "8 infantry");
    seen = seen_by(scene, "fr");
    assert_true(knows(&seen, "bavaria-1"));
    seen = seen_by(scene, "au");
    assert_false(knows(&seen, "bavaria-1"));
}

/* ---- garrisons, leaders -------------------------------------------------- */

static void a_garrison_is_there(struct scene *scene)
{
    const struct garrison *garrison = NULL;
    struct board seen;

    scene_garrison(scene, "au", "a474", 5, 2);
    seen = seen_by(scene, "fr");
    garrison = eia_garrison(&seen, "a474", "au");
    assert_true(garrison->hidden);
    assert_int_equal(garrison->infantry + garrison->militia, 1);
    assert_true(is_coherent(scene, &seen));
    seen = seen_by(scene, "au");
    assert_false(eia_garrison(&seen, "a474", "au")->hidden);
}

static void a_siege_lays_open(struct scene *scene)
{
    struct board seen;

    scene_war(scene, "au", "fr");
    scene_garrison(scene, "au", "a474", 5, 2);
    scene_corps(scene, "fr-1", "a474", "20 infantry");
    eia_city_made(&scene->board, "a474")->besieger = FRANCE;
    seen = seen_by(scene, "fr");
    assert_int_equal(eia_garrison(&seen, "a474", "au")->infantry, 5);
    seen = seen_by(scene, "au");
    assert_true(knows(&seen, "fr-1"));
    seen = seen_by(scene, "pr");
    assert_true(eia_garrison(&seen, "a474", "au")->hidden);
    assert_false(knows(&seen, "fr-1"));
}

static void leaders_are_somewhere(struct scene *scene)
{
    const struct leader *leader = NULL;
    struct board seen;

    two_armies(scene);
    scene_leader(scene, "soult", "fr-1");
    seen = seen_by(scene, "au");
    leader = eia_leader(&seen, "soult");
    assert_null(leader->with);
    assert_string_equal(leader->at, "a320");
    seen = seen_by(scene, "fr");
    assert_string_equal(eia_leader(&seen, "soult")->with, "fr-1");
}

/* ---- money, and books that hide nothing ---------------------------------- */

static void money_by_option(struct scene *scene)
{
    struct board seen;

    scene_find_power(scene, FRANCE)->money = 40;
    seen = seen_by(scene, "au");
    assert_int_equal(eia_power_state(&seen, FRANCE)->money, 40);
    scene_option(scene, "hidden-treasuries", "on");
    seen = seen_by(scene, "au");
    assert_int_equal(eia_power_state(&seen, FRANCE)->money, 0);
    seen = seen_by(scene, "fr");
    assert_int_equal(eia_power_state(&seen, FRANCE)->money, 40);
}

static void switched_off_all_is_there(struct scene *scene)
{
    struct board seen;

    two_armies(scene);
    scene_option(scene, "hidden-strengths", "off");
    seen = seen_by(scene, "au");
    assert_true(knows(&seen, "fr-1"));
    assert_int_equal(seen.game->backs_count, 0);
    assert_int_equal(seen.game->seen_by, NO_POWER);
}

static void seen_twice_is_seen_once(struct scene *scene)
{
    const char *once = NULL;

    two_armies(scene);
    scene->game = seen_by(scene, "au").game;
    once = scene_bytes(scene);
    scene->game = seen_by(scene, "au").game;
    assert_string_equal(once, scene_bytes(scene));
}

/* What who consents to such a book reads of it. */
static void it_says_what_it_gives_away(struct scene *scene)
{
    assert_non_null(strstr(eia_closed_book(&scene->options),
                           "Marches are told one by one. The set-up is "
                           "public"));
    scene_option(scene, "set-up", "sealed");
    assert_non_null(strstr(eia_closed_book(&scene->options),
                           "Marches are told one by one. The set-up is "
                           "sealed"));
    scene_option(scene, "hidden-strengths", "off");
    assert_null(strstr(eia_closed_book(&scene->options), "set-up"));
    scene_option(scene, "hidden-treasuries", "on");
    assert_non_null(strstr(eia_closed_book(&scene->options),
                           "what is paid, given and lent"));
}

static const struct scene_row rows[] = {
    {"base hidden: others see backs", others_see_backs},
    {"base hidden: two truths, one view", who_they_are_is_not_in_it},
    {"base hidden: off the map", off_the_map_is_nothing},
    {"base hidden: parties of a combat know", a_combat_lays_open},
    {"base hidden: a corps on loan", a_corps_on_loan_is_both_s},
    {"base hidden: a free state's corps", a_free_state_is_its_power_s},
    {"base hidden: a garrison is there", a_garrison_is_there},
    {"base hidden: both sides of a siege know", a_siege_lays_open},
    {"base hidden: leaders lie open", leaders_are_somewhere},
    {"base hidden: money by option", money_by_option},
    {"base hidden: switched off", switched_off_all_is_there},
    {"base hidden: a view of a view", seen_twice_is_seen_once},
    {"base hidden: what it gives away is said", it_says_what_it_gives_away},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
