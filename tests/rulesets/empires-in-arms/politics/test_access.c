/* Access to one's territory, as far as it is granted. */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

/* The month's political phase again: what was sent is forgotten. */
static void again(struct scene *scene)
{
    memset(scene->sections, 0, sizeof(scene->sections));
    scene->play.section_count = 0;
}

static void bohemia_only(struct scene *scene)
{
    const struct access *access = NULL;

    assert_ptr_equal(
        scene_refusal(scene, "au", "P",
                      "<grant-access to='fr' provinces='silesia'/>"),
        RULE(10_3_1j));
    scene_politics(scene, "au",
                   "<grant-access to='fr' provinces='bohemia' no-depots='yes' "
                   "until='1805-06' text='while at war with Prussia'/>");
    access = scene_find_access(scene, "au", ACCESS_VOLUNTARY);
    assert_non_null(access);
    assert_true(names_contain(&access->provinces, "bohemia"));
    assert_true(access->no_depots);
    assert_false(access->no_garrisons);
    assert_int_equal(access->until, 6);
    assert_null(scene_event(scene, EVENT_ORDER, RULE(10_3_1h)));
    assert_string_equal(access->text, "while at war with Prussia");
}

static void revoking_keeps_the_record(struct scene *scene)
{
    scene_politics(scene, "pr", "<grant-access to='ru'/>");
    again(scene);
    scene_politics(scene, "pr", "<revoke-access to='ru'/>");
    assert_true(scene_find_access(scene, "pr", ACCESS_VOLUNTARY)->revoked);
    assert_ptr_equal(
        scene_refusal(scene, "pr", "P", "<revoke-access to='ru'/>"),
        RULE(10_3_1e));
}

static void war_ends_access(struct scene *scene)
{
    scene_politics(scene, "pr", "<grant-access to='ru'/>");
    again(scene);
    scene_politics(scene, "pr", "<dow target='ru'/>");
    assert_null(scene_find_access(scene, "pr", ACCESS_VOLUNTARY));
    assert_ptr_equal(scene_refusal(scene, "pr", "P", "<grant-access to='ru'/>"),
                     RULE(10_3_1d));
}

static void no_condition_under_c5(struct scene *scene)
{
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->accesses_count);

    *access = (struct access){.grantor = "au",
                              .grantee = "fr",
                              .kind = ACCESS_UNCONDITIONAL,
                              .since = 1,
                              .until = 19};
    assert_ptr_equal(scene_refusal(scene, "au", "P",
                                   "<grant-access to='fr' no-depots='yes'/>"),
                     RULE(10_3_1l));
    assert_null(scene_refusal(scene, "au", "P", "<grant-access to='fr'/>"));
}

static void to_allies_only(struct scene *scene)
{
    const char *grant = "<grant-access to='fr' provinces='silesia'/>";

    assert_null(scene_refusal(scene, "pr", "P", grant));
    scene_option(scene, "allied-access-only", "on");
    assert_ptr_equal(scene_refusal(scene, "pr", "P", grant), RULE(12_8));
    scene_ally(scene, "pr", "fr");
    assert_null(scene_refusal(scene, "pr", "P", grant));
}

static void left_without_leave(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a478", "5 infantry");
    scene_politics(scene, "fr", "");
    assert_string_not_equal(eia_corps(&scene->board, "fr-1")->at, "a478");
    assert_int_equal(
        eia_controller(&scene->board, eia_corps(&scene->board, "fr-1")->at),
        FRANCE);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_3_1i)));
}

static void a_treaty_lets_them_stay(struct scene *scene)
{
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->accesses_count);

    *access = (struct access){.grantor = "au",
                              .grantee = "fr",
                              .kind = ACCESS_UNCONDITIONAL,
                              .since = 1,
                              .until = 19};
    scene_corps(scene, "fr-1", "a478", "5 infantry");
    scene_politics(scene, "fr", "");
    assert_string_equal(eia_corps(&scene->board, "fr-1")->at, "a478");
}

/* Prussian Tyrol comes back to Austria while a French corps is there. */
static void tyrol_comes_back(struct scene *scene)
{
    const char *grant = "<grant-access to='fr' no-depots='yes'/>";

    scene_corps(scene, "fr-1", "a478", "5 infantry");
    scene_province(scene, "tyrol", "au");
    assert_null(scene_refusal(scene, "au", "P", grant));
    scene_politics(scene, "au", grant);
    assert_string_equal(eia_corps(&scene->board, "fr-1")->at, "a478");
    assert_true(scene_find_access(scene, "au", ACCESS_VOLUNTARY)->no_depots);
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(10_3_1h),
                                       "Austria grants France access"));
}

static void they_walk_with_12_4(struct scene *scene)
{
    scene_option(scene, "limited-access", "on");
    scene_corps(scene, "fr-1", "a478", "5 infantry");
    scene_politics(scene, "fr", "");
    assert_string_equal(eia_corps(&scene->board, "fr-1")->at, "a478");
    assert_non_null(scene_find_access(scene, "au", ACCESS_LIMITED));
}

static void a_month_opens(struct scene *scene, const char *month)
{
    scene_next_exchange(scene);
    scene_month(scene, month);
    scene_answers(scene, "P", NULL, NULL);
    scene_play(scene, "P0");
}

/* Who ends his march in Breslau stays there as in neutral land: no depot, and
 * a step farther takes force again. */
static void into_breslau_by_force(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "au-1", "a465", "5 infantry");
    const char *on = "<move corps='au-1' path='a289 a286'/>";

    scene_march(scene, "au",
                "<move corps='au-1' path='a465 a289' forcible='yes'/>");
    a_month_opens(scene, "1805-02");
    assert_string_equal(corps->at, "a289");
    assert_null(scene_event(scene, EVENT_STATE, RULE(10_3_1i)));
    assert_false(eia_depot_allowed(&scene->board, AUSTRIA, "a289"));
    assert_ptr_equal(scene_refusal(scene, "au", "L", on), RULE(10_3_1d));
    corps->at = "a465";
    a_month_opens(scene, "1805-03");
    assert_null(scene_find_access(scene, "pr", ACCESS_FORCIBLE));
}

static void a_cossack_in_breslau(struct scene *scene)
{
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->accesses_count);
    const struct irregular *cossack = scene_cossack(scene, "ru-k2", "a289");

    *access = (struct access){.grantor = "pr",
                              .grantee = "ru",
                              .kind = ACCESS_FORCIBLE,
                              .since = 1,
                              .until = 1};
    a_month_opens(scene, "1805-02");
    assert_string_equal(cossack->at, "a289");
}

static const struct scene_row rows[] = {
    {"10.3.1j Bohemia only", bohemia_only},
    {"10.3.1e revoking keeps the record", revoking_keeps_the_record},
    {"10.3.1e war ends access", war_ends_access},
    {"10.3.1l no condition under C.5", no_condition_under_c5},
    {"12.8 access to allies only", to_allies_only},
    {"10.3.1i left without leave", left_without_leave},
    {"10.3.1h new conditions without one", tyrol_comes_back},
    {"10.3.1i with 12.4 they walk", they_walk_with_12_4},
    {"10.3.4a into Breslau by force", into_breslau_by_force},
    {"10.3.4a a cossack in Breslau", a_cossack_in_breslau},
    {"10.3.1h a treaty lets them stay", a_treaty_lets_them_stay},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
