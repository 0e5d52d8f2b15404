/* The terms of peace, one by one. [base peace] */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* Austria surrenders to France, which asks for these terms; Austria wants
 * nothing spared that they name. */
static void austria_surrenders(struct scene *scene, const char *kind,
                               const char *terms)
{
    if (!eia_enemies(&scene->board, FRANCE, AUSTRIA))
        scene_war(scene, "fr", "au");
    scene_standing(scene, "fr", arena_text(scene->arena, "<terms %s/>", terms));
    scene_standing(scene, "au",
                   strstr(terms, "b.6") ? "<a-term list='a.1'/>"
                                        : "<a-term list='a.4'/>");
    scene_politics(
        scene, "au",
        arena_text(scene->arena, "<sue enemy='fr' kind='%s'/>", kind));
    assert_false(eia_enemies(&scene->board, FRANCE, AUSTRIA));
}

static bool may_declare(struct scene *scene, const char *side,
                        const char *target, int turn)
{
    scene->game->turn = turn;
    return !scene_refusal(
        scene, side, "P",
        arena_text(scene->arena, "<dow target='%s'/>", target));
}

/* ---- the kinds of peace -------------------------------------------------- */

static void informal_peace(struct scene *scene)
{
    int before = scene_find_power(scene, AUSTRIA)->box;

    scene_war(scene, "fr", "au");
    scene_orders(scene, "fr", "P", "<sue enemy='au' kind='informal'/>");
    scene_orders(scene, "au", "P", "<sue enemy='fr' kind='unconditional'/>");
    scene_politics(scene, "gb", "");
    assert_false(eia_enemies(&scene->board, FRANCE, AUSTRIA));
    assert_int_equal(scene_find_power(scene, AUSTRIA)->box, before);
    assert_int_equal(scene->game->peaces[0].kind, PEACE_INFORMAL);
    assert_true(may_declare(scene, "au", "fr", 2));
}

static void an_informal_offer_alone(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_politics(scene, "au", "<sue enemy='fr' kind='informal'/>");
    assert_true(eia_enemies(&scene->board, FRANCE, AUSTRIA));
}

/* Who has sued is told, and nobody else, as of any offer. */
static void told_to_austria(const struct scene *scene, const char *words)
{
    const struct event *event =
        scene_event_saying(scene, EVENT_LAPSE, BASE(peace), words);

    assert_non_null(event);
    assert_true(event_seen_by(event, "au"));
    assert_false(event_seen_by(event, "fr"));
    assert_false(event_seen_by(event, "ru"));
}

static void an_unanswered_suit_is_told(struct scene *scene)
{
    an_informal_offer_alone(scene);
    told_to_austria(scene, "Austria offers France an informal peace, and "
                           "France does not answer");
}

/* Of two enemies one takes the surrender. */
static void a_refused_suit_is_told(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_war(scene, "ru", "au");
    scene_standing(scene, "fr", "<peace-answer answer='unconditional'/>");
    scene_orders(scene, "au", "P", "<sue enemy='ru' kind='conditional'/>");
    scene_politics(scene, "au", "<sue enemy='fr' kind='conditional'/>");
    assert_true(eia_enemies(&scene->board, FRANCE, AUSTRIA));
    assert_false(eia_enemies(&scene->board, RUSSIA, AUSTRIA));
    told_to_austria(scene, "Austria offers France a conditional surrender, and "
                           "France refuses");
    assert_int_equal(scene_count(scene, EVENT_LAPSE, BASE(peace)), 1);
}

static void conditional_points(struct scene *scene)
{
    int austria = scene_find_power(scene, AUSTRIA)->box;
    int france = scene_find_power(scene, FRANCE)->box;

    austria_surrenders(scene, "conditional", "list='b.2'");
    assert_int_equal(scene_find_power(scene, AUSTRIA)->box, austria - 3);
    assert_int_equal(scene_find_power(scene, FRANCE)->box, france + 2);
}

static void unconditional_points(struct scene *scene)
{
    int austria = scene_find_power(scene, AUSTRIA)->box;
    int france = scene_find_power(scene, FRANCE)->box;

    austria_surrenders(scene, "unconditional", "list='c.2'");
    assert_int_equal(scene_find_power(scene, AUSTRIA)->box, austria - 5);
    assert_int_equal(scene_find_power(scene, FRANCE)->box, france + 4);
}

static void eighteen_months_both_ways(struct scene *scene)
{
    austria_surrenders(scene, "conditional", "list='b.6'");
    assert_false(may_declare(scene, "au", "fr", 18));
    assert_false(may_declare(scene, "fr", "au", 18));
    assert_true(may_declare(scene, "au", "fr", 19));
    assert_true(may_declare(scene, "fr", "au", 19));
}

static void no_hard_terms_on_conditions(struct scene *scene)
{
    austria_surrenders(scene, "conditional", "list='c.3 c.4 b.6'");
    assert_int_equal(scene->game->debts_count, 0);
    assert_int_equal(scene->game->embargoes_count, 1);
}

static void two_count_if_none_is_struck(struct scene *scene)
{
    austria_surrenders(scene, "conditional", "list='b.3 b.2 b.7'");
    assert_int_equal(scene->game->peaces[0].terms.count, 2);
}

/* ---- the terms ----------------------------------------------------------- */

static void b2_two_years(struct scene *scene)
{
    austria_surrenders(scene, "conditional", "list='b.2'");
    assert_false(may_declare(scene, "au", "fr", 24));
    assert_true(may_declare(scene, "au", "fr", 25));
}

static void c2_three_years_and_allies(struct scene *scene)
{
    austria_surrenders(scene, "unconditional", "list='c.2'");
    assert_false(may_declare(scene, "au", "fr", 36));
    assert_true(may_declare(scene, "au", "sp", 36));
    scene_ally(scene, "fr", "sp");
    assert_false(may_declare(scene, "au", "sp", 36));
    assert_true(may_declare(scene, "au", "sp", 37));
}

static void b3_half_at_once(struct scene *scene)
{
    austria_surrenders(scene, "conditional", "list='b.3' at-once='yes'");
    assert_int_equal(scene->game->debts_count, 1);
    assert_int_equal(scene->game->debts[0].money, 33);
    assert_int_equal(scene->game->debts[0].due, 3);
}

static void b3_a_third_twice(struct scene *scene)
{
    austria_surrenders(scene, "conditional", "list='b.3'");
    assert_int_equal(scene->game->debts_count, 2);
    assert_int_equal(scene->game->debts[0].money, 22);
    assert_int_equal(scene->game->debts[1].money, 22);
    assert_int_equal(scene->game->debts[1].due, 6);
}

static void c3_all_at_once(struct scene *scene)
{
    austria_surrenders(scene, "unconditional", "list='c.3' at-once='yes'");
    assert_int_equal(scene->game->debts[0].money, 66);
}

static void b5_a_minor_country(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_minor(scene, "bavaria", FREE_STATE, "au");
    austria_surrenders(scene, "conditional", "list='b.5' minor='bavaria'");
    assert_int_equal(eia_player_of(&scene->board, "bavaria"), FRANCE);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->status, CONQUERED);
    assert_int_equal(eia_player_of(&scene->board, "saxony"), AUSTRIA);
}

static void b6_no_trade(struct scene *scene)
{
    austria_surrenders(scene, "conditional", "list='b.6' trade='american'");
    assert_int_equal(scene->game->embargoes[0].power, AUSTRIA);
    assert_int_equal(scene->game->embargoes[0].until, 19);
    assert_true(eia_trade(&scene->board, AUSTRIA, NULL) < 10);
    scene->game->turn = 19;
    assert_int_equal(eia_trade(&scene->board, AUSTRIA, NULL), 10);
}

static void b7_the_province_he_names(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a478", "5 infantry");
    austria_surrenders(scene, "conditional", "list='b.7' provinces='tyrol'");
    assert_int_equal(eia_province(&scene->board, "tyrol")->controller, FRANCE);
}

static int ceded(const struct scene *scene)
{
    int count = 0;

    for (size_t i = 0; i < scene->game->provinces_count; i++)
        count += eia_is_ceded(&scene->board, scene->game->provinces[i].id);
    return count;
}

static void c4_up_to_three(struct scene *scene)
{
    austria_surrenders(scene, "unconditional", "list='c.4'");
    assert_true(ceded(scene) >= 2 && ceded(scene) <= 3);
    for (size_t i = 0; i < scene->module->provinces_count; i++)
        if (scene->module->provinces[i].national_capital)
            assert_false(
                eia_is_ceded(&scene->board, scene->module->provinces[i].id));
}

static int corps_on_map(const struct scene *scene, const char *owner)
{
    int count = 0;

    for (size_t i = 0; i < scene->game->corps_count; i++) {
        const struct corps *corps = &scene->game->corps[i];

        count += corps->at && same_name(corps->card->owner, owner);
    }
    return count;
}

static void eight_corps(struct scene *scene)
{
    static const char *const ids[] = {"au-1", "au-2", "au-3",  "au-4",
                                      "au-5", "au-6", "au-c1", "au-gren"};

    for (size_t i = 0; i < LENGTH(ids); i++)
        scene_corps(scene, ids[i], "a474", i < 6 ? "5 infantry" : "3 cavalry");
    scene_corps(scene, "au-gren", "a474", "3 guard");
}

/* Of seven that may go, B.1 takes three, C.1 four. */
static void b1_three(struct scene *scene)
{
    eight_corps(scene);
    austria_surrenders(scene, "conditional", "list='b.1'");
    assert_int_equal(corps_on_map(scene, "au"), 5);
    assert_non_null(eia_corps(&scene->board, "au-gren")->at);
}

static void c1_half(struct scene *scene)
{
    eight_corps(scene);
    austria_surrenders(scene, "unconditional", "list='c.1'");
    assert_int_equal(corps_on_map(scene, "au"), 4);
}

static bool nothing_left(const struct scene *scene, const char *term)
{
    return scene_event_saying(
        scene, EVENT_STATE, BASE(peace),
        arena_text(scene->arena, "term %s for Austria: nothing is left to take",
                   term));
}

static void c5_access(struct scene *scene)
{
    austria_surrenders(scene, "unconditional", "list='c.5'");
    assert_non_null(eia_unconditional(&scene->board, AUSTRIA, FRANCE));
    assert_null(eia_unconditional(&scene->board, FRANCE, AUSTRIA));
    assert_int_equal(eia_unconditional(&scene->board, AUSTRIA, FRANCE)->until,
                     19);
}

/* He comes back in no month: the turn can be opened again. */
static void c6_a_wounded_leader(struct scene *scene)
{
    struct leader *mack = scene_leader(scene, "mack", NULL);

    mack->state = LEADER_WOUNDED;
    mack->back = 4;
    austria_surrenders(scene, "unconditional", "list='c.6' leader='mack'");
    assert_int_equal(mack->state, LEADER_REMOVED);
    assert_int_equal(mack->back, 0);
    assert_true(
        eia_coherent(scene->game, scene->module, "turn.xml", scene->report));
}

/* Mack is the last, and two ask for him. */
static void c6_finds_no_leader(struct scene *scene)
{
    const struct peace *peaces = NULL;

    for (size_t i = 0; i < scene->game->leaders_count; i++)
        if (same_name(scene->game->leaders[i].nation, "au"))
            scene->game->leaders[i].state = LEADER_KILLED;
    scene_leader(scene, "mack", NULL)->state = LEADER_OFF;
    scene_war(scene, "fr", "au");
    scene_war(scene, "ru", "au");
    scene_standing(scene, "ru", "<terms list='c.6'/>");
    scene_orders(scene, "au", "P", "<sue enemy='ru' kind='unconditional'/>");
    austria_surrenders(scene, "unconditional", "list='c.6'");
    peaces = scene->game->peaces;
    assert_true(nothing_left(scene, "c.6 of Russia"));
    assert_int_equal(peaces[0].victor, FRANCE);
    assert_int_equal(peaces[0].terms.count, 1);
    assert_int_equal(peaces[1].terms.count, 0);
}

static void excluded_terms(struct scene *scene)
{
    austria_surrenders(scene, "unconditional", "list='c.3 b.3 c.2 b.2 b.6'");
    assert_int_equal(scene->game->peaces[0].terms.count, 3);
    assert_string_equal(scene->game->peaces[0].terms.items[0], "c.3");
    assert_string_equal(scene->game->peaces[0].terms.items[1], "c.2");
    assert_string_equal(scene->game->peaces[0].terms.items[2], "b.6");
}

static const struct scene_row rows[] = {
    {"base peace: informal, when both sue", informal_peace},
    {"base peace: an informal offer alone", an_informal_offer_alone},
    {"base peace: an unanswered suit is told", an_unanswered_suit_is_told},
    {"base peace: a refused suit is told", a_refused_suit_is_told},
    {"base points: a conditional surrender", conditional_points},
    {"base points: an unconditional surrender", unconditional_points},
    {"base declaration: eighteen months both ways", eighteen_months_both_ways},
    {"base peace: no hard terms on conditions", no_hard_terms_on_conditions},
    {"base peace: two count if none is struck", two_count_if_none_is_struck},
    {"base peace: B.1 takes three corps", b1_three},
    {"base peace: B.2 for two years", b2_two_years},
    {"base peace: B.3 half at once", b3_half_at_once},
    {"base peace: B.3 a third twice", b3_a_third_twice},
    {"base peace: B.5 a minor country", b5_a_minor_country},
    {"base peace: B.6 no trade", b6_no_trade},
    {"base cede: B.7 the province he names", b7_the_province_he_names},
    {"base peace: C.1 half of them", c1_half},
    {"base peace: C.2 for three years, and allies", c2_three_years_and_allies},
    {"base peace: C.3 all at once", c3_all_at_once},
    {"base cede: C.4 up to three", c4_up_to_three},
    {"base peace: C.5 access one way", c5_access},
    {"12.7c C.6 takes a wounded leader for good", c6_a_wounded_leader},
    {"base peace: C.6 finds no leader", c6_finds_no_leader},
    {"base peace: excluded terms are skipped", excluded_terms},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
