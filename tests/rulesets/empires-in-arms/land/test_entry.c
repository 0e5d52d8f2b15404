/* Who may enter an area as he marches: 10.3.1, and by force 10.3.4. */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static struct access *grant(struct scene *scene, const char *grantor,
                            const char *grantee)
{
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->accesses_count);

    access->grantor = grantor;
    access->grantee = grantee;
    access->since = 1;
    return access;
}

static int box(struct scene *scene, enum power power)
{
    return eia_power_state(&scene->board, power)->box;
}

/* The case is cited where a march is told. */
static bool moves_by(const struct scene *scene, const struct rule *rule)
{
    return scene_event_saying(scene, EVENT_MOVE, rule, "marches from") != NULL;
}

/* ---- 10.3.1 ----------------------------------------------------------- */

#define INTO_SILESIA "<move corps='au-1' path='a465 a289'/>"

static void no_leave_no_entry(struct scene *scene)
{
    scene_corps(scene, "au-1", "a465", "10 infantry");
    assert_ptr_equal(scene_refusal(scene, "au", "L", INTO_SILESIA),
                     RULE(10_3_1d));
    assert_null(
        scene_refusal(scene, "au", "L",
                      "<move corps='au-1' path='a465 a289' forcible='yes'/>"));
    assert_false(moves_by(scene, RULE(10_3_1a)));
    grant(scene, "pr", "au");
    scene_march(scene, "au", INTO_SILESIA);
    assert_true(moves_by(scene, RULE(10_3_1a)));
}

static void neutral_lands_are_open(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a320", "10 infantry");
    assert_null(scene_refusal(scene, "fr", "L",
                              "<move corps='fr-1' path='a320 a325 a326'/>"));
    assert_int_equal(eia_entry(&scene->board, "fr", "a326"), ENTRY_LIMITED);
    scene_march(scene, "fr", "<move corps='fr-1' path='a320 a325 a326'/>");
    assert_true(moves_by(scene, RULE(10_3_1b)));
}

static void no_garrison_in_a_neutral_city(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a325", "10 infantry");
    assert_ptr_equal(
        scene_refusal(scene, "fr", "L",
                      "<move corps='fr-1' path='a325 a326' drop='2'/>"),
        RULE(10_3_1c));
    assert_false(eia_depot_allowed(&scene->board, FRANCE, "a326"));
    scene_war(scene, "fr", "bavaria");
    assert_true(eia_depot_allowed(&scene->board, FRANCE, "a326"));
    assert_null(scene_refusal(
        scene, "fr", "L", "<move corps='fr-1' path='a325 a326' drop='2'/>"));
}

/* Nobody holds Vienna: who leaves a factor there has entered it, once a war. */
static void vienna_is_entered(struct scene *scene)
{
    int austria = box(scene, AUSTRIA), france = box(scene, FRANCE);

    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a475", "5 infantry");
    scene_march(scene, "fr", "<move corps='fr-1' path='a475 a474' drop='1'/>");
    assert_int_equal(box(scene, FRANCE), france + 1);
    assert_int_equal(box(scene, AUSTRIA), austria - 1);
    scene_next_exchange(scene);
    scene_march(scene, "fr", "<move corps='fr-1' path='a474' drop='1'/>");
    assert_int_equal(box(scene, FRANCE), france + 1);
}

static void those_inside_stay(struct scene *scene)
{
    scene_corps(scene, "ru-1", "a289", "10 infantry");
    scene_corps(scene, "ru-2", "a288", "10 infantry");
    grant(scene, "pr", "ru")->revoked = true;
    assert_null(scene_refusal(scene, "ru", "L",
                              "<move corps='ru-1' path='a289 a286'/>"));
    assert_null(scene_refusal(scene, "ru", "L",
                              "<move corps='ru-2' path='a288 a287'/>"));
    scene_march(scene, "ru", "<move corps='ru-1' path='a289 a286'/>");
    assert_true(moves_by(scene, RULE(10_3_1e)));
    assert_true(moves_by(scene, RULE(10_3_1f)));
}

static void the_way_back_is_open(struct scene *scene)
{
    scene_month(scene, "1807-06");
    scene_corps(scene, "ru-1", "a268", "10 infantry");
    grant(scene, "pr", "ru")->revoked = true;
    assert_null(scene_refusal(scene, "ru", "L",
                              "<move corps='ru-1' path='a268 a266 a192'/>"));
    scene_march(scene, "ru", "<move corps='ru-1' path='a268 a266 a192'/>");
    assert_true(moves_by(scene, RULE(10_3_1g)));
}

static void bohemia_is_not_moravia(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a467", "10 infantry");
    names_add(scene->arena, &grant(scene, "au", "fr")->provinces, "bohemia");
    assert_null(scene_refusal(scene, "fr", "L",
                              "<move corps='fr-1' path='a467 a465'/>"));
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<move corps='fr-1' path='a467 a471'/>"),
                     RULE(10_3_1j));
}

static void conditions_bind(struct scene *scene)
{
    struct access *access = grant(scene, "au", "fr");

    access->no_depots = true;
    assert_false(eia_depot_allowed(&scene->board, FRANCE, "a467"));
    assert_true(eia_garrison_allowed(&scene->board, FRANCE, "a467"));
    access->no_garrisons = true;
    scene_corps(scene, "fr-1", "a467", "10 infantry");
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<move corps='fr-1' path='a467' drop='1'/>"),
                     RULE(10_3_1k));
    access->kind = ACCESS_UNCONDITIONAL;
    assert_true(eia_depot_allowed(&scene->board, FRANCE, "a467"));
}

/* Prussia runs Saxony, which France attacks, and is at peace. */
static void at_war_with_saxony_alone(struct scene *scene)
{
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_war(scene, "fr", "saxony");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    scene_march(scene, "fr", "<move corps='fr-1' path='a321 a294' drop='1'/>");
    assert_int_equal(eia_garrison(&scene->board, "a294", "fr")->infantry, 1);
    assert_true(eia_depot_allowed(&scene->board, FRANCE, "a293"));
    assert_int_equal(eia_entry(&scene->board, "fr", "a289"), ENTRY_REFUSED);
    assert_int_equal(eia_entry(&scene->board, "au", "a294"), ENTRY_REFUSED);
}

/* Norway is Spain's, and no part of the war on Denmark. */
static void what_is_held_apart_is_at_peace(struct scene *scene)
{
    scene_minor(scene, "denmark", CONQUERED, "ru");
    eia_district(&scene->board, "norway")->apart = SPAIN;
    scene_war(scene, "fr", "denmark");
    assert_int_equal(eia_entry(&scene->board, "fr", "a295"), ENTRY_FREE);
    assert_int_equal(eia_entry(&scene->board, "fr", "a042"), ENTRY_REFUSED);
}

/* They made peace with 12.4 in play, and then Austria lets France in. */
static void leave_goes_before_the_way_home(struct scene *scene)
{
    grant(scene, "au", "fr")->kind = ACCESS_LIMITED;
    assert_false(eia_depot_allowed(&scene->board, FRANCE, "a467"));
    grant(scene, "au", "fr");
    assert_true(eia_depot_allowed(&scene->board, FRANCE, "a467"));
    assert_true(eia_garrison_allowed(&scene->board, FRANCE, "a467"));
}

/* A French corps of five foot is dissolved there. */
static const struct garrison *dissolved_at(struct scene *scene,
                                           const char *area)
{
    scene_corps(scene, "fr-1", area, "5 infantry");
    scene_answers(scene, "R", "fr", "<remove-corps id='fr-1'/>");
    scene_play(scene, "R");
    assert_null(scene_find_corps(scene, "fr-1")->at);
    return eia_garrison(&scene->board, area, "fr");
}

static void none_is_left_in_neutral_munich(struct scene *scene)
{
    assert_null(dissolved_at(scene, "a326"));
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(10_3_1c),
                                       "loses 5 infantry"));
}

static void five_are_left_in_munich_at_war(struct scene *scene)
{
    scene_war(scene, "fr", "bavaria");
    assert_int_equal(dissolved_at(scene, "a326")->infantry, 5);
}

static const struct scene_row access_rows[] = {
    {"10.3.1a without leave nobody enters", no_leave_no_entry},
    {"10.3.1b neutral minor countries are open", neutral_lands_are_open},
    {"base points: Vienna is entered", vienna_is_entered},
    {"10.3.1c no garrison in a neutral city", no_garrison_in_a_neutral_city},
    {"10.3.1c nor when a corps is dissolved", none_is_left_in_neutral_munich},
    {"10.3.1c but in one at war", five_are_left_in_munich_at_war},
    {"10.3.1c war with a country that a power at peace runs",
     at_war_with_saxony_alone},
    {"10.3.1c but not with what another holds apart",
     what_is_held_apart_is_at_peace},
    {"10.3.1e those inside may stay", those_inside_stay},
    {"10.3.1g the way back is open", the_way_back_is_open},
    {"10.3.1j named provinces", bohemia_is_not_moravia},
    {"10.3.1j leave goes before the way home", leave_goes_before_the_way_home},
    {"10.3.1k conditions bind", conditions_bind},
};

/* ---- 10.3.4 ----------------------------------------------------------- */

static void by_force_through_saxony(struct scene *scene)
{
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    scene_march(scene, "fr",
                "<move corps='fr-1' path='a321 a294 a293' forcible='yes'/>");
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a293");
    assert_false(eia_depot_allowed(&scene->board, FRANCE, "a293"));
    assert_false(eia_garrison_allowed(&scene->board, FRANCE, "a293"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_3_4a),
                                       "through land of Prussia by force"));
}

/* His depots are two areas off; all land between is Prussian, and he stays. */
static void he_is_fed_through_saxony(struct scene *scene)
{
    const struct corps *corps =
        scene_corps(scene, "fr-1", "a321", "9 infantry");

    scene_minor(scene, "bavaria", CONQUERED, "fr");
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_minor(scene, "duchies", CONQUERED, "pr");
    scene_depot(scene, "fr", "a321");
    scene_depot(scene, "fr", "a322");
    scene_march(scene, "fr",
                "<move corps='fr-1' path='a321 a294 a293' forcible='yes'/>");
    assert_string_equal(corps->at, "a293");
    assert_true(eia_chain_feeds(&scene->board, corps));
    scene->game->turn++;
    assert_true(eia_chain_feeds(&scene->board, corps));
}

static void none_is_left_by_force(struct scene *scene)
{
    scene_minor(scene, "saxony", CONQUERED, "pr");
    grant(scene, "pr", "fr")->kind = ACCESS_FORCIBLE;
    assert_null(dissolved_at(scene, "a294"));
}

static void a_point_for_each_power(struct scene *scene)
{
    int before = box(scene, FRANCE);

    scene_minor(scene, "bavaria", CONQUERED, "au");
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_corps(scene, "fr-1", "a320", "10 infantry");
    scene_corps(scene, "fr-2", "a320", "10 infantry");
    scene_march(scene, "fr",
                "<move corps='fr-1 fr-2' path='a320 a322 a321 a294' "
                "forcible='yes'/>");
    assert_string_equal(scene_find_corps(scene, "fr-2")->at, "a294");
    assert_int_equal(box(scene, FRANCE), before - 2);
}

static void prussia_answers_by_war(struct scene *scene)
{
    int before = box(scene, PRUSSIA);

    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    scene_standing(scene, "pr",
                   "<on-forcible-access power='fr' answer='declare'/>");
    scene_march(scene, "fr",
                "<move corps='fr-1' path='a321 a294' forcible='yes'/>");
    assert_true(eia_enemies(&scene->board, PRUSSIA, FRANCE));
    assert_int_equal(box(scene, PRUSSIA), before - 3);
    assert_null(scene_event(scene, EVENT_STANDING, RULE(10_3_4d)));
    assert_null(scene_event(scene, -1, RULE(10_3_4e)));
}

static void after_the_second(struct scene *scene)
{
    int before = box(scene, FRANCE);

    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    scene_corps(scene, "fr-2", "a321", "10 infantry");
    scene_corps(scene, "fr-3", "a321", "10 infantry");
    scene_standing(
        scene, "pr",
        "<on-forcible-access power='fr' answer='declare-after' n='2'/>");
    scene_march(scene, "fr",
                "<move corps='fr-1' path='a321 a294' forcible='yes'/>");
    assert_true(eia_enemies(&scene->board, PRUSSIA, FRANCE) == false);
    scene_march(scene, "fr",
                "<move corps='fr-2' path='a321 a294' forcible='yes'/>");
    assert_true(eia_enemies(&scene->board, PRUSSIA, FRANCE));
    scene_march(scene, "fr", "<move corps='fr-3' path='a321 a294' drop='1'/>");
    assert_int_equal(eia_garrison(&scene->board, "a294", "fr")->infantry, 1);
    assert_int_equal(box(scene, FRANCE), before - 1);
    assert_non_null(scene_event_saying(scene, EVENT_STANDING, RULE(10_3_4d),
                                       "answers forcible access"));
}

static void russia_is_called(struct scene *scene)
{
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_ally(scene, "pr", "ru");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    scene_standing(scene, "pr", "<on-forcible-access answer='declare'/>");
    scene_standing(scene, "pr", "<call attacked='all' attacking='all'/>");
    scene_standing(scene, "ru", "<answer answer='honour'/>");
    scene_march(scene, "fr",
                "<move corps='fr-1' path='a321 a294' forcible='yes'/>");
    assert_true(eia_enemies(&scene->board, RUSSIA, FRANCE));
    assert_non_null(scene_event_saying(scene, EVENT_STANDING, RULE(10_3_4e),
                                       "calls Russia"));
}

/* Prussia let France in and has revoked it; then one comes all the same. */
static void force_revives_no_leave(struct scene *scene)
{
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    grant(scene, "pr", "fr")->revoked = true;
    scene_march(scene, "fr",
                "<move corps='fr-1' path='a321 a294 a293' forcible='yes'/>");
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a293");
    assert_false(moves_by(scene, RULE(10_3_1e)));
    assert_false(eia_depot_allowed(&scene->board, FRANCE, "a293"));
    assert_false(eia_garrison_allowed(&scene->board, FRANCE, "a293"));
    scene->game->turn++;
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<move corps='fr-1' path='a293 a294'/>"),
                     RULE(10_3_1f));
}

static const struct scene_row forcible_rows[] = {
    {"10.3.4a passage, but no depot and no city", by_force_through_saxony},
    {"10.3.4a nor by dissolving a corps", none_is_left_by_force},
    {"10.3.4a he is fed through the land", he_is_fed_through_saxony},
    {"10.3.4a force revives no leave", force_revives_no_leave},
    {"10.3.4b a point a month for each power", a_point_for_each_power},
    {"10.3.4c the answer may be war", prussia_answers_by_war},
    {"10.3.4d it is asked after each piece", after_the_second},
    {"10.3.4e allies are called at once", russia_is_called},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"10.3.1d by leave",
     "au L",
     {{"corps au-1 a465 10 infantry", INTO_SILESIA, RULE(10_3_1d)},
      {"access pr au", INTO_SILESIA, NULL}}},
    {"10.3.1d by war",
     "au L",
     {{"corps au-1 a465 10 infantry; war au pr", INTO_SILESIA, NULL}}},
    {"10.3.1d by C.5",
     "au L",
     {{"corps au-1 a465 10 infantry; access pr au unconditional", INTO_SILESIA,
       NULL}}},
    {"10.3.1f a second corps is refused",
     "ru L",
     {{"corps ru-1 a289 10 infantry; corps ru-2 a465 10 infantry; access au "
       "ru; access pr ru revoked",
       "<move corps='ru-2' path='a465 a289'/>", RULE(10_3_1f)},
      {"", "<move corps='ru-1' path='a289' drop='1'/>", NULL}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(access_rows, scene_row_runs),
                                   TABLE(forcible_rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
