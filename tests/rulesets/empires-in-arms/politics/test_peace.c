/* Surrender and its terms, and the way home. */
#include "core/buffer.h"
#include "core/writer.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

static enum power holder(struct scene *scene, const char *province)
{
    return eia_province(&scene->board, province)->controller;
}

/* ---- peace -------------------------------------------------------------- */

static void rumelia_is_ceded(struct scene *scene)
{
    scene_war(scene, "au", "tu");
    scene_corps(scene, "tu-fi-rumelia", "a551", "8 feudal");
    scene_corps(scene, "au-1", "a551", "9 infantry");
    scene_standing(scene, "au", "<terms list='b.7' provinces='rumelia'/>");
    scene_standing(scene, "tu", "<a-term list=''/>");
    scene_politics(scene, "tu", "<sue enemy='au' kind='conditional'/>");
    assert_int_equal(holder(scene, "rumelia"), AUSTRIA);
    assert_null(eia_corps(&scene->board, "tu-fi-rumelia")->at);
    assert_int_equal(
        eia_corps_factors(eia_corps(&scene->board, "tu-fi-rumelia")), 0);
    assert_non_null(scene_refusal(scene, "au", "R",
                                  "<place-corps id='tu-fi-rumelia' "
                                  "area='a551'/>"));
    assert_non_null(scene_refusal(scene, "tu", "E",
                                  "<levy unit='tu-fi-rumelia' area='a551'/>"));
    assert_string_equal(eia_corps(&scene->board, "au-1")->at, "a551");
}

static void the_crimea_is_won(struct scene *scene)
{
    scene_at(scene, "P");
    eia_cede(&scene->play, "crimea", TURKEY);
    assert_int_equal(holder(scene, "crimea"), TURKEY);
    assert_null(scene_event(scene, EVENT_LOSS, NULL));
}

static void tyrol_corps_goes(struct scene *scene)
{
    struct corps *corps = NULL;

    for (size_t i = 0; i < scene->module->corps_count && !corps; i++)
        if (scene->module->corps[i].kind == CORPS_TYROL)
            corps = scene_corps(scene, scene->module->corps[i].id, "a478",
                                "5 infantry");
    corps->trigger = FRANCE;
    scene_garrison(scene, "au", "a474", 2, 0);
    scene_war(scene, "fr", "au");
    eia_make_peace(&scene->play, FRANCE, AUSTRIA);
    assert_null(corps->at);
    assert_int_equal(eia_corps_factors(corps), 0);
    assert_int_equal(eia_garrison(&scene->board, "a474", "au")->infantry, 2);
}

static void prussia_must_sue(struct scene *scene)
{
    scene_month(scene, "1805-05");
    scene_war(scene, "fr", "pr");
    scene_war(scene, "gb", "pr");
    scene_standing(scene, "fr", "<peace-answer answer='refuse'/>");
    scene_standing(scene, "gb", "<peace-answer answer='refuse'/>");
    scene_find_power(scene, PRUSSIA)->box = 2;
    eia_points(&scene->play, PRUSSIA, "battle-lost-2", 1);
    assert_true(scene_find_power(scene, PRUSSIA)->must_sue);
    scene_month(scene, "1805-06");
    scene_politics(scene, "pr", "");
    assert_false(eia_at_war_at_all(&scene->board, PRUSSIA));
    assert_int_equal(scene->game->peaces_count, 2);
    assert_int_equal(scene->game->peaces[0].kind, PEACE_CONDITIONAL);
    assert_int_equal(scene->game->peaces[1].kind, PEACE_CONDITIONAL);
}

static void a_suit_may_be_refused(struct scene *scene)
{
    scene_war(scene, "fr", "pr");
    scene_standing(scene, "fr", "<peace-answer answer='unconditional'/>");
    scene_politics(scene, "pr", "<sue enemy='fr' kind='conditional'/>");
    assert_true(eia_enemies(&scene->board, FRANCE, PRUSSIA));
}

static void panel_takes_turns(struct scene *scene)
{
    const struct peace *peaces = NULL;
    int before = 0;

    scene_month(scene, "1805-06");
    scene_stops(scene);
    scene_war(scene, "ru", "pr");
    scene_war(scene, "fr", "pr");
    scene_standing(scene, "ru", "<terms list='c.3 b.3 b.2'/>");
    scene_standing(scene, "fr", "<terms list='c.3 b.3 c.2 c.5'/>");
    before = scene_find_power(scene, PRUSSIA)->box;
    scene_orders(scene, "pr", "P", "<sue enemy='ru' kind='unconditional'/>");
    scene_politics(scene, "pr", "<sue enemy='fr' kind='unconditional'/>");
    peaces = scene->game->peaces;
    assert_int_equal(scene->game->peaces_count, 2);
    assert_int_equal(peaces[0].victor, RUSSIA);
    assert_string_equal(peaces[0].terms.items[0], "c.3");
    assert_string_equal(peaces[1].terms.items[0], "c.2");
    assert_int_equal(peaces[1].no_war, 6 + 36);
    assert_int_equal(peaces[0].enforced, 6 + 18);
    assert_int_equal(scene->game->debts_count, 2);
    assert_int_equal(scene->game->debts[0].due, 6);
    assert_int_equal(scene_find_power(scene, PRUSSIA)->box, before - 5);
}

static void the_loser_is_spared(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_standing(scene, "fr", "<terms list='b.3 b.2 b.6'/>");
    scene_standing(scene, "au", "<a-term list='a.1 a.2'/>");
    scene_politics(scene, "au", "<sue enemy='fr' kind='conditional'/>");
    assert_int_equal(scene->game->debts_count, 0);
    assert_int_equal(scene->game->embargoes_count, 1);
    assert_int_equal(scene->game->peaces[0].no_war, 1 + 24);
}

static void the_loser_names_the_province(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a467", "9 infantry");
    scene_corps(scene, "fr-2", "a478", "9 infantry");
    scene_standing(scene, "fr",
                   "<terms list='b.7 b.2 b.3'"
                   " provinces='bohemia'/>");
    scene_standing(scene, "au", "<a-term list='a.5' province='tyrol'/>");
    scene_politics(scene, "au", "<sue enemy='fr' kind='conditional'/>");
    assert_int_equal(holder(scene, "tyrol"), FRANCE);
    assert_int_equal(holder(scene, "bohemia"), AUSTRIA);
    assert_int_equal(scene->game->debts_count, 0);
}

static void corps_leave_the_map(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "au-1", "a474", "9 infantry");
    scene_corps(scene, "au-2", "a474", "9 infantry");
    scene_corps(scene, "au-3", "a474", "9 infantry");
    scene_die(scene, "peace/corps/au-fr-1", 2);
    scene_standing(scene, "fr", "<terms list='b.1'/>");
    scene_politics(scene, "au", "<sue enemy='fr' kind='conditional'/>");
    assert_true(scene_thrown(scene, "peace/corps/au-fr-1"));
    assert_null(eia_corps(&scene->board, "au-2")->at);
    assert_int_equal(eia_corps(&scene->board, "au-2")->away, 13);
    assert_int_equal(scene_count(scene, EVENT_LOSS, BASE(peace)), 2);
}

static void a_leader_is_dismissed(struct scene *scene)
{
    const struct leader *mack = scene_leader(scene, "mack", NULL);

    scene_war(scene, "fr", "au");
    scene_standing(scene, "fr", "<terms list='c.6 c.5 c.7' leader='mack'/>");
    scene_politics(scene, "au", "<sue enemy='fr' kind='unconditional'/>");
    assert_int_equal(mack->state, LEADER_REMOVED);
    assert_non_null(eia_unconditional(&scene->board, AUSTRIA, FRANCE));
    assert_int_equal(scene->game->shares_count, 0);
}

static void they_go_home(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a475", "9 infantry");
    scene_garrison(scene, "fr", "a475", 3, 1);
    scene_depot(scene, "fr", "a475");
    eia_make_peace(&scene->play, FRANCE, AUSTRIA);
    assert_int_equal(
        eia_controller(&scene->board, eia_corps(&scene->board, "fr-1")->at),
        FRANCE);
    assert_null(eia_garrison(&scene->board, "a475", "fr"));
    assert_null(eia_depot_at(&scene->board, FRANCE, "a475"));
    assert_int_equal(eia_due(&scene->board, "fr", FACTOR_INFANTRY), 3);
    assert_int_equal(eia_due(&scene->board, "fr", FACTOR_MILITIA), 1);
}

/* Out of the border provinces, and with no way home at all, they stand down. */
static void they_stand_down(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_war(scene, "fr", "tu");
    scene_province(scene, "illyria", "fr");
    for (size_t i = 0; i < scene->game->provinces_count; i++)
        if (scene->game->provinces[i].controller == TURKEY)
            scene->game->provinces[i].controller = RUSSIA;
    for (size_t i = 0; i < scene->game->minors_count; i++)
        if (scene->game->minors[i].controller == TURKEY)
            scene_minor(scene, scene->game->minors[i].id, NEUTRAL, "none");
    scene_corps(scene, "au-ins1", "a481", "9 militia");
    scene_corps(scene, "tu-fi-rumelia", "a482", "6 feudal");
    eia_make_peace(&scene->play, FRANCE, AUSTRIA);
    eia_make_peace(&scene->play, FRANCE, TURKEY);
    assert_null(eia_corps(&scene->board, "tu-fi-rumelia")->at);
    assert_int_equal(eia_due(&scene->board, "tu", FACTOR_FEUDAL), 0);
    assert_int_equal(
        eia_corps_factors(eia_corps(&scene->board, "tu-fi-rumelia")), 6);
    assert_int_equal(eia_corps_factors(eia_corps(&scene->board, "au-ins1")), 9);
    assert_int_equal(eia_due(&scene->board, "au", FACTOR_MILITIA), 0);
}

/* Whatever a peace leaves behind can stand in a turn. */
static void it_can_be_written(struct scene *scene)
{
    struct buffer out;
    struct writer writer;

    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a478", "9 infantry");
    scene_standing(scene, "fr", "<terms list='b.6 c.4 c.5'/>");
    scene_politics(scene, "au", "<sue enemy='fr' kind='unconditional'/>");
    buffer_init(&out);
    writer_init(&writer, &out, scene->arena);
    record_write(&writer, &eia_game_record, scene->game);
    assert_non_null(strstr(out.bytes, "terms=\"b.6 c.4 c.5\""));
    assert_non_null(strstr(out.bytes, "kind=\"unconditional\""));
    buffer_release(&out);
}

/* ---- 12.4 --------------------------------------------------------------- */

static void march_1806(struct scene *scene)
{
    scene_option(scene, "limited-access", "on");
    scene_month(scene, "1806-03");
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a467", "6 infantry");
    scene_garrison(scene, "fr", "a475", 3, 0);
    scene_garrison(scene, "fr", "a474", 3, 0);
    eia_make_peace(&scene->play, FRANCE, AUSTRIA);
}

static void deadlines(struct scene *scene, const char *month)
{
    scene_month(scene, month);
    eia_deadlines(&scene->play);
}

static void they_may_walk(struct scene *scene)
{
    march_1806(scene);
    assert_string_equal(eia_corps(&scene->board, "fr-1")->at, "a467");
    assert_int_equal(scene_find_access(scene, "au", ACCESS_LIMITED)->since,
                     scene->game->turn);
    assert_non_null(scene_find_access(scene, "fr", ACCESS_LIMITED));
}

static void garrisons_have_three_months(struct scene *scene)
{
    march_1806(scene);
    deadlines(scene, "1806-05");
    assert_non_null(eia_garrison(&scene->board, "a475", "fr"));
    deadlines(scene, "1806-06");
    assert_null(eia_garrison(&scene->board, "a475", "fr"));
    assert_non_null(scene_event(scene, EVENT_LOSS, RULE(12_4_3)));
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_4_1), "a garrison in"));
}

static void c5_keeps_linz_not_vienna(struct scene *scene)
{
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->accesses_count);

    *access = (struct access){.grantor = "au",
                              .grantee = "fr",
                              .kind = ACCESS_UNCONDITIONAL,
                              .until = 40};
    march_1806(scene);
    deadlines(scene, "1806-06");
    assert_non_null(eia_garrison(&scene->board, "a475", "fr"));
    assert_null(eia_garrison(&scene->board, "a474", "fr"));
    deadlines(scene, "1806-09");
    assert_non_null(eia_corps(&scene->board, "fr-1")->at);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_4_1),
                                       "a garrison in Vienna"));
}

static void corps_have_six_months(struct scene *scene)
{
    march_1806(scene);
    deadlines(scene, "1806-08");
    assert_non_null(eia_corps(&scene->board, "fr-1")->at);
    deadlines(scene, "1806-09");
    assert_null(eia_corps(&scene->board, "fr-1")->at);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_4_2), "fr-1 of France"));
    assert_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_4_2), "a garrison"));
}

static void six_factors_are_disbanded(struct scene *scene)
{
    march_1806(scene);
    scene_month(scene, "1806-09");
    scene_answers(scene, "R", "fr", "");
    scene_play(scene, "R");
    assert_null(eia_corps(&scene->board, "fr-1")->at);
    assert_int_equal(eia_corps_factors(eia_corps(&scene->board, "fr-1")), 0);
    assert_null(scene_find_access(scene, "au", ACCESS_LIMITED));
}

static void a_grant_saves_them(struct scene *scene)
{
    march_1806(scene);
    scene_month(scene, "1806-09");
    scene_politics(scene, "au", "<grant-access to='fr' provinces='bohemia'/>");
    eia_deadlines(&scene->play);
    assert_string_equal(eia_corps(&scene->board, "fr-1")->at, "a467");
}

static const struct scene_row rows[] = {
    {"10.1.3j Rumelia is ceded", rumelia_is_ceded},
    {"10.1.3j who wins a province loses no corps", the_crimea_is_won},
    {"10.1.5f the Tyrol corps goes", tyrol_corps_goes},
    {"10.5.1d Prussia must sue", prussia_must_sue},
    {"base peace: a suit may be refused", a_suit_may_be_refused},
    {"base peace: victors take turns", panel_takes_turns},
    {"base peace: a term is struck", the_loser_is_spared},
    {"base peace: A.5 names the province", the_loser_names_the_province},
    {"base peace: corps leave the map", corps_leave_the_map},
    {"base peace: C.5, C.6, C.7", a_leader_is_dismissed},
    {"base peace: it can be written", it_can_be_written},
    {"base repatriation: they go home", they_go_home},
    {"10.1.3h, 10.1.4g or stand down with all they have", they_stand_down},
    {"12.4a they may walk", they_may_walk},
    {"12.4.1 garrisons have three months", garrisons_have_three_months},
    {"12.4.1 C.5 keeps Linz, not Vienna", c5_keeps_linz_not_vienna},
    {"12.4.2 corps have six months", corps_have_six_months},
    {"12.4.3 six factors are disbanded", six_factors_are_disbanded},
    {"12.4.3 a grant saves them", a_grant_saves_them},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
