/* Land movement and access. */
#include "rooms/empires-in-arms/board/access.h"
#include "rooms/empires-in-arms/land/land.h"
#include "rooms/empires-in-arms/module/rules.h"
#include "tests/rooms/empires-in-arms/scene.h"
#include "tests/support/test.h"

static struct corps *corps(struct scene *scene, const char *id)
{
    return eia_corps(&scene->europe, id);
}

static void march(struct scene *scene, const char *side, const char *orders)
{
    scene_at(scene, "L");
    scene_orders(scene, side, "L", orders);
    eia_run_marches(&scene->play, eia_power(side));
}

static struct access *grant(struct scene *scene, const char *grantor,
                            const char *grantee)
{
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->access_count);

    access->grantor = grantor;
    access->grantee = grantee;
    access->since = 1;
    return access;
}

static const struct rule *refusal(struct scene *scene, const char *side,
                                  const char *order)
{
    return scene_refusal(scene, side, "L", order);
}

static int box(struct scene *scene, enum power power)
{
    return eia_power_state(&scene->europe, power)->box;
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
    assert_ptr_equal(refusal(scene, "au", INTO_SILESIA), RULE(10_3_1d));
    assert_null(refusal(
        scene, "au", "<move corps='au-1' path='a465 a289' forcible='yes'/>"));
    assert_false(moves_by(scene, RULE(10_3_1a)));
    grant(scene, "pr", "au");
    march(scene, "au", INTO_SILESIA);
    assert_true(moves_by(scene, RULE(10_3_1a)));
}

static void neutral_lands_are_open(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a320", "10 infantry");
    assert_null(
        refusal(scene, "fr", "<move corps='fr-1' path='a320 a325 a326'/>"));
    assert_int_equal(eia_entry(&scene->europe, "fr", "a326"), ENTRY_LIMITED);
    march(scene, "fr", "<move corps='fr-1' path='a320 a325 a326'/>");
    assert_true(moves_by(scene, RULE(10_3_1b)));
}

static void no_garrison_in_a_neutral_city(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a325", "10 infantry");
    assert_ptr_equal(
        refusal(scene, "fr", "<move corps='fr-1' path='a325 a326' drop='2'/>"),
        RULE(10_3_1c));
    assert_false(eia_depot_allowed(&scene->europe, FRANCE, "a326"));
    scene_war(scene, "fr", "bavaria");
    assert_true(eia_depot_allowed(&scene->europe, FRANCE, "a326"));
    assert_null(
        refusal(scene, "fr", "<move corps='fr-1' path='a325 a326' drop='2'/>"));
}

static void three_ways_into_silesia(struct scene *scene)
{
    struct access *access = NULL;

    scene_corps(scene, "au-1", "a465", "10 infantry");
    assert_ptr_equal(refusal(scene, "au", INTO_SILESIA), RULE(10_3_1d));
    scene_war(scene, "au", "pr");
    assert_null(refusal(scene, "au", INTO_SILESIA));
    scene->game->war_count = 0;
    access = grant(scene, "pr", "au");
    assert_null(refusal(scene, "au", INTO_SILESIA));
    access->kind = ACCESS_UNCONDITIONAL;
    assert_null(refusal(scene, "au", INTO_SILESIA));
}

static void those_inside_stay(struct scene *scene)
{
    scene_corps(scene, "ru-1", "a289", "10 infantry");
    scene_corps(scene, "ru-2", "a288", "10 infantry");
    grant(scene, "pr", "ru")->revoked = true;
    assert_null(refusal(scene, "ru", "<move corps='ru-1' path='a289 a286'/>"));
    assert_null(refusal(scene, "ru", "<move corps='ru-2' path='a288 a287'/>"));
    march(scene, "ru", "<move corps='ru-1' path='a289 a286'/>");
    assert_true(moves_by(scene, RULE(10_3_1e)));
    assert_true(moves_by(scene, RULE(10_3_1f)));
}

static void a_second_corps_is_refused(struct scene *scene)
{
    scene_corps(scene, "ru-1", "a289", "10 infantry");
    scene_corps(scene, "ru-2", "a465", "10 infantry");
    grant(scene, "au", "ru");
    grant(scene, "pr", "ru")->revoked = true;
    assert_ptr_equal(
        refusal(scene, "ru", "<move corps='ru-2' path='a465 a289'/>"),
        RULE(10_3_1f));
    assert_null(
        refusal(scene, "ru", "<move corps='ru-1' path='a289' drop='1'/>"));
}

static void the_way_back_is_open(struct scene *scene)
{
    scene_month(scene, "1807-06");
    scene_corps(scene, "ru-1", "a268", "10 infantry");
    grant(scene, "pr", "ru")->revoked = true;
    assert_null(
        refusal(scene, "ru", "<move corps='ru-1' path='a268 a266 a192'/>"));
    march(scene, "ru", "<move corps='ru-1' path='a268 a266 a192'/>");
    assert_true(moves_by(scene, RULE(10_3_1g)));
}

static void bohemia_is_not_moravia(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a467", "10 infantry");
    names_add(scene->arena, &grant(scene, "au", "fr")->provinces, "bohemia");
    assert_null(refusal(scene, "fr", "<move corps='fr-1' path='a467 a465'/>"));
    assert_ptr_equal(
        refusal(scene, "fr", "<move corps='fr-1' path='a467 a471'/>"),
        RULE(10_3_1j));
}

static void conditions_bind(struct scene *scene)
{
    struct access *access = grant(scene, "au", "fr");

    access->no_depots = true;
    assert_false(eia_depot_allowed(&scene->europe, FRANCE, "a467"));
    assert_true(eia_garrison_allowed(&scene->europe, FRANCE, "a467"));
    access->no_garrisons = true;
    scene_corps(scene, "fr-1", "a467", "10 infantry");
    assert_ptr_equal(
        refusal(scene, "fr", "<move corps='fr-1' path='a467' drop='1'/>"),
        RULE(10_3_1k));
    access->kind = ACCESS_UNCONDITIONAL;
    assert_true(eia_depot_allowed(&scene->europe, FRANCE, "a467"));
}

static const struct scene_row access_rows[] = {
    {"10.3.1a without leave nobody enters", no_leave_no_entry},
    {"10.3.1b neutral minor countries are open", neutral_lands_are_open},
    {"10.3.1c no garrison in a neutral city", no_garrison_in_a_neutral_city},
    {"10.3.1d leave, war or C.5", three_ways_into_silesia},
    {"10.3.1e those inside may stay", those_inside_stay},
    {"10.3.1f a second corps is refused", a_second_corps_is_refused},
    {"10.3.1g the way back is open", the_way_back_is_open},
    {"10.3.1j named provinces", bohemia_is_not_moravia},
    {"10.3.1k conditions bind", conditions_bind},
};

/* ---- 10.3.4 ----------------------------------------------------------- */

static void by_force_through_saxony(struct scene *scene)
{
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    march(scene, "fr",
          "<move corps='fr-1' path='a321 a294 a293' forcible='yes'/>");
    assert_string_equal(corps(scene, "fr-1")->at, "a293");
    assert_false(eia_depot_allowed(&scene->europe, FRANCE, "a293"));
    assert_false(eia_garrison_allowed(&scene->europe, FRANCE, "a293"));
}

static void a_point_for_each_power(struct scene *scene)
{
    int before = box(scene, FRANCE);

    scene_minor(scene, "bavaria", CONQUERED, "au");
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_corps(scene, "fr-1", "a320", "10 infantry");
    scene_corps(scene, "fr-2", "a320", "10 infantry");
    march(scene, "fr",
          "<move corps='fr-1 fr-2' path='a320 a322 a321 a294' "
          "forcible='yes'/>");
    assert_string_equal(corps(scene, "fr-2")->at, "a294");
    assert_int_equal(box(scene, FRANCE), before - 2);
}

static void prussia_answers_by_war(struct scene *scene)
{
    int before = box(scene, PRUSSIA);

    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    scene_standing(scene, "pr",
                   "<on-forcible-access power='fr' answer='declare'/>");
    march(scene, "fr", "<move corps='fr-1' path='a321 a294' forcible='yes'/>");
    assert_true(eia_enemies(&scene->europe, PRUSSIA, FRANCE));
    assert_int_equal(box(scene, PRUSSIA), before - 3);
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
    march(scene, "fr", "<move corps='fr-1' path='a321 a294' forcible='yes'/>");
    assert_true(eia_enemies(&scene->europe, PRUSSIA, FRANCE) == false);
    march(scene, "fr", "<move corps='fr-2' path='a321 a294' forcible='yes'/>");
    assert_true(eia_enemies(&scene->europe, PRUSSIA, FRANCE));
    march(scene, "fr", "<move corps='fr-3' path='a321 a294' drop='1'/>");
    assert_int_equal(eia_garrison(&scene->europe, "a294", "fr")->infantry, 1);
    assert_int_equal(box(scene, FRANCE), before - 1);
}

static void russia_is_called(struct scene *scene)
{
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_ally(scene, "pr", "ru");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    scene_standing(scene, "pr", "<on-forcible-access answer='declare'/>");
    scene_standing(scene, "pr", "<call attacked='all' attacking='all'/>");
    scene_standing(scene, "ru", "<answer answer='honour'/>");
    march(scene, "fr", "<move corps='fr-1' path='a321 a294' forcible='yes'/>");
    assert_true(eia_enemies(&scene->europe, RUSSIA, FRANCE));
}

static const struct scene_row forcible_rows[] = {
    {"10.3.4a passage, but no depot and no city", by_force_through_saxony},
    {"10.3.4b a point a month for each power", a_point_for_each_power},
    {"10.3.4c the answer may be war", prussia_answers_by_war},
    {"10.3.4d it is asked after each piece", after_the_second},
    {"10.3.4e allies are called at once", russia_is_called},
};

/* ---- marching --------------------------------------------------------- */

static void it_marches(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a775", "20 infantry 2 cavalry");
    scene_corps(scene, "fr-c1", "a775", "5 cavalry");
    scene_corps(scene, "au-1", "a320", "10 infantry");
    march(scene, "fr", "<move corps='fr-4 fr-c1' path='a775 a318 a320'/>");
    assert_string_equal(corps(scene, "fr-4")->at, "a320");
    assert_string_equal(corps(scene, "fr-4")->from, "a318");
    assert_int_equal(corps(scene, "fr-4")->spent, 2);
    assert_int_equal(corps(scene, "fr-c1")->spent, 2);
    assert_ptr_equal(
        refusal(scene, "fr", "<move corps='fr-4' path='a320 a325'/>"),
        BASE(land_move));
}

static void points_are_counted(struct scene *scene)
{
    scene_corps(scene, "au-1", "a467", "10 infantry");
    assert_null(
        refusal(scene, "au", "<move corps='au-1' path='a467 a466 a468'/>"));
    assert_ptr_equal(
        refusal(scene, "au", "<move corps='au-1' path='a467 a466 a464'/>"),
        BASE(land_move));
    assert_null(refusal(scene, "au",
                        "<move corps='au-1' path='a467 a466 a464' "
                        "forced='yes'/>"));
}

static void a_forced_march_costs(struct scene *scene)
{
    scene_corps(scene, "au-1", "a467", "10 infantry");
    scene_die(scene, "land-move/forced/au-1", 5);
    march(scene, "au",
          "<move corps='au-1' path='a467 a466 a464' forced='yes'/>");
    assert_int_equal(corps(scene, "au-1")->factors[FACTOR_INFANTRY], 9);
    assert_int_equal(corps(scene, "au-1")->spent, 4);
}

static void a_depot_is_swept(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_depot(scene, "au", "a326");
    scene_corps(scene, "fr-1", "a325", "10 infantry");
    march(scene, "fr", "<move corps='fr-1' path='a325 a326'/>");
    assert_int_equal(scene->game->depot_count, 0);
}

/* Corps of theirs keep it until they are beaten. */
static void a_defended_depot_stays(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a325", "10 infantry");
    scene_corps(scene, "au-1", "a326", "10 infantry");
    scene_depot(scene, "au", "a326");
    march(scene, "fr", "<move corps='fr-1' path='a325 a326'/>");
    eia_sweep_depots(&scene->play, FRANCE);
    assert_int_equal(scene->game->depot_count, 1);
    corps(scene, "au-1")->at = "a475";
    eia_sweep_depots(&scene->play, FRANCE);
    assert_int_equal(scene->game->depot_count, 0);
}

/* While a power's battles wait for orders it has marched; others have not. */
static void who_fights_has_marched(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a325", "10 infantry");
    scene_corps(scene, "au-1", "a474", "10 infantry");
    scene_depot(scene, "fr", "a433");
    scene->game->stage = LAND_BATTLES;
    scene->game->acting = FRANCE;
    assert_ptr_equal(
        refusal(scene, "fr", "<move corps='fr-1' path='a325 a326'/>"),
        BASE(sequence));
    assert_ptr_equal(refusal(scene, "fr", "<depot at='a433' op='remove'/>"),
                     BASE(sequence));
    assert_ptr_equal(
        refusal(scene, "fr", "<supply corps='fr-1' policy='forage'/>"),
        BASE(sequence));
    assert_null(refusal(scene, "au", "<move corps='au-1' path='a474 a475'/>"));
}

static void a_march_is_cut(struct scene *scene)
{
    scene_corps(scene, "au-1", "a467", "10 infantry");
    march(scene, "au", "<move corps='au-1' path='a467 a465 a289'/>");
    assert_string_equal(corps(scene, "au-1")->at, "a465");
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(mail)));
}

static void leaders_stay_with_their_corps(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a437", "10 infantry");
    scene_corps(scene, "fr-2", "a448", "10 infantry");
    scene_leader(scene, "napoleon", "fr-1");
    march(scene, "fr",
          "<move corps='fr-1' leaders='napoleon' path='a437 a448'/>");
    assert_ptr_equal(
        refusal(scene, "fr",
                "<move corps='fr-2' leaders='napoleon' path='a448 a437'/>"),
        RULE(10_6_2a));
    assert_string_equal(eia_leader(&scene->europe, "napoleon")->with, "fr-1");
}

static void a_leader_is_not_stranded(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a437", "3 infantry");
    scene_leader(scene, "napoleon", "fr-1");
    assert_ptr_equal(
        refusal(scene, "fr", "<move corps='fr-1' path='a437' drop='3'/>"),
        RULE(10_6c));
}

static void the_channel_arrow(struct scene *scene)
{
    const char *cross = "<move corps='fr-1' path='a433 a019'/>";

    scene_war(scene, "fr", "gb");
    scene_corps(scene, "fr-1", "a433", "10 infantry");
    assert_ptr_equal(refusal(scene, "fr", cross), BASE(land_move));
    scene_option(scene, "channel-arrow", "on");
    assert_null(refusal(scene, "fr", cross));
    march(scene, "fr", cross);
    assert_true(moves_by(scene, RULE(12_2_1_1)));
    scene_corps(scene, "fr-1", "a433", "10 infantry");
    scene_fleet(scene, "gb-f1", "s727", 10);
    scene_next_exchange(scene);
    assert_ptr_equal(refusal(scene, "fr", cross), BASE(crossing));
}

/* The Sound with a British fleet in it. */
static const char *over_the_sound(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_minor(scene, "denmark", CONQUERED, "fr");
    scene_minor(scene, "sweden", CONQUERED, "fr");
    scene_corps(scene, "fr-1", "a295", "10 infantry");
    scene_corps(scene, "fr-2", "a063", "10 infantry");
    scene_fleet(scene, "gb-f1", "s720", 10);
    return "<move corps='fr-1' path='a295 a063'/>";
}

static void danish_arrows_off(struct scene *scene)
{
    assert_ptr_equal(refusal(scene, "fr", over_the_sound(scene)),
                     BASE(crossing));
}

static void both_shores_held(struct scene *scene)
{
    const char *cross = over_the_sound(scene);

    scene_option(scene, "danish-arrows", "on");
    assert_null(refusal(scene, "fr", cross));
    scene_corps(scene, "fr-2", NULL, "");
    assert_ptr_equal(refusal(scene, "fr", cross), BASE(crossing));
    scene_corps(scene, "fr-2", "a063", "10 infantry");
    march(scene, "fr", cross);
    assert_true(moves_by(scene, RULE(12_2_1_2a)));
    assert_true(moves_by(scene, RULE(12_2_1_2b)));
}

static void bavarians_in_breslau(struct scene *scene)
{
    const char *drop = "<move corps='bavaria-1' path='a289' drop='2'/>";

    scene_war(scene, "fr", "pr");
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "bavaria-1", "a289", "5 infantry");
    assert_ptr_equal(refusal(scene, "fr", drop), RULE(12_3_8a));
    scene_option(scene, "detach-minor-factors", "on");
    assert_null(refusal(scene, "fr", drop));
}

static void saxons_take_no_bavarians(struct scene *scene)
{
    scene_war(scene, "fr", "pr");
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_minor(scene, "saxony", FREE_STATE, "fr");
    scene_garrison(scene, "bavaria", "a289", 2, 0);
    scene_garrison(scene, "fr", "a289", 3, 0);
    scene_corps(scene, "saxony-1", "a289", "1 infantry");
    scene_corps(scene, "bavaria-1", "a289", "1 infantry");
    assert_ptr_equal(refusal(scene, "fr",
                             "<move corps='saxony-1' path='a289' take='1' "
                             "take-of='bavaria'/>"),
                     RULE(12_3_8b));
    assert_null(
        refusal(scene, "fr", "<move corps='bavaria-1' path='a289' take='2'/>"));
    march(scene, "fr", "<move corps='bavaria-1' path='a289' take='2'/>");
    assert_int_equal(corps(scene, "bavaria-1")->factors[FACTOR_INFANTRY], 3);
    assert_null(eia_garrison(&scene->europe, "a289", "bavaria"));
}

static const struct scene_row march_rows[] = {
    {"base land-move: example 1, step 1", it_marches},
    {"base land-move: points", points_are_counted},
    {"base land-move: forced march", a_forced_march_costs},
    {"base sequence: who fights has marched", who_fights_has_marched},
    {"base land-move: depots are swept", a_depot_is_swept},
    {"base land-move: defended depots stay", a_defended_depot_stays},
    {"base mail: a march is cut", a_march_is_cut},
    {"10.6.2a a leader goes with one corps", leaders_stay_with_their_corps},
    {"10.6c no leader is stranded", a_leader_is_not_stranded},
    {"12.2.1.1 the channel arrow", the_channel_arrow},
    {"12.2.1.2a Danish arrows: off, fleets block", danish_arrows_off},
    {"12.2.1.2a, 12.2.1.2b held on both shores", both_shores_held},
    {"12.3.8a Bavarians stay at home", bavarians_in_breslau},
    {"12.3.8b each takes his own", saxons_take_no_bavarians},
};

int main(void)
{
    const struct table tables[] = {TABLE(access_rows, scene_row_runs),
                                   TABLE(forcible_rows, scene_row_runs),
                                   TABLE(march_rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
