/* Chapter 9.2: the roll of marching to the guns, and what follows. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "tests/support/test.h"

/* Every step by fields costs that many quarters. */
static void fields_cost(struct scene *scene, int quarters)
{
    for (size_t i = 0; i < scene->module.movement_count; i++)
        if (strcmp(scene->module.movement[i].step, "leaving-zoc") != 0)
            scene->module.movement[i].normal = quarters;
}

static int leader_of(const struct scene *scene, const char *id)
{
    for (size_t i = 0; i < scene->module.leaders_count; i++)
        if (strcmp(scene->module.leaders[i].id, id) == 0)
            return (int)i;
    abort();
}

static void initiatives(struct scene *scene, int b, int c, int a)
{
    scene->module.leaders[leader_of(scene, "b")].initiative = b;
    scene->module.leaders[leader_of(scene, "c")].initiative = c;
    scene->module.leaders[leader_of(scene, "a")].initiative = a;
}

/* ---- 9.2 the roll -------------------------------------------------------- */

/* Limit 4 + 3 = 7; mean 4 against 5: resistance +1; two points of way. */
static const struct roll_row {
    const char *name;
    int step; /* quarters, of two steps */
    int die;
    int total;
    bool comes;
} roll_rows[] = {
    {"9.2j 3, way 2, resistance 1: 6 of 7", 4, 3, 6, true},
    {"9.2j 5, way 2, resistance 1: 8 of 7", 4, 5, 8, false},
    {"9.2j way of 1.5, resistance 1, die 4: 7 of 7", 3, 4, 7, true},
    {"9.2j way of 1.5, resistance 1, die 5: 8 of 7", 3, 5, 8, false},
    {"9.2k six never comes", 3, 6, 9, false},
};

static void rolls(void **state)
{
    const struct roll_row *row = *state;
    struct scene *scene = scene_new();

    guns_scene(scene);
    fields_cost(scene, row->step);
    initiatives(scene, 4, 3, 5);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", row->die);
    assert_int_equal(guns_march(scene, guns_to_b), row->comes);
    assert_int_equal(scene_event(scene, EVENT_ROLL, RULE(9_2j))->number,
                     row->total);
    assert_int_equal(scene_count(scene, EVENT_ROLL, RULE(9_2k)), row->die == 6);
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, row->comes ? 305 : 307);
    assert_int_equal(scene_group(scene, FRENCH, 304)->hexes.count, 1);
    con_join_marchers(&scene->play);
    assert_int_equal(scene_group(scene, FRENCH, 305) != NULL, row->comes);
    scene_free(scene);
}

static void more_than_both_fails(struct scene *scene)
{
    guns_scene(scene);
    scene->module.leaders[1].initiative = 5;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 5);
    assert_false(guns_march(scene, guns_to_b));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 307);
    assert_false(scene_thrown(scene, "march-attrition/v/c-0307"));
    assert_ptr_equal(guns_refusal(scene, guns_to_b), RULE(9_2j));
}

/* Initiatives 9 and 3, no modifiers: limit 12. */
static void six_never_comes(struct scene *scene)
{
    static const int stay[] = {305, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    initiatives(scene, 9, 3, 6);
    guns_groups(scene);
    con_force(&scene->board, "c")->declined_group = true;
    scene_die(scene, "9.2j/march/c", 6);
    assert_false(guns_march(scene, stay));
    assert_int_equal(scene_event(scene, EVENT_ROLL, RULE(9_2k))->number, 6);
}

/* Initiatives 1 and 1: limit 2; way 5, resistance 2, outside command 2: 9. */
static void one_always_comes(struct scene *scene)
{
    guns_scene(scene);
    fields_cost(scene, 10);
    initiatives(scene, 1, 1, 5);
    scene->module.leaders[leader_of(scene, "b")].span = 1;
    scene->module.leaders[leader_of(scene, "c")].span = 1;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
    assert_int_equal(scene_event(scene, EVENT_ROLL, RULE(9_2k))->number, 1 + 9);
}

/* Two steps of five quarters are two and a half: three. */
static void the_way_is_rounded_up(struct scene *scene)
{
    guns_scene(scene);
    fields_cost(scene, 5);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2l))->number, 3);
}

static void three_against_four(struct scene *scene)
{
    assert_int_equal(con_resistance(3, 4), 1);
    assert_int_equal(con_resistance(5, 2), -2);
    guns_scene(scene);
    scene->module.leaders[0].initiative = 3;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2m))->number, 1);
}

/* Marcher 3, initial senior 4: 3.5 is 4; the enemy has 5. */
static void the_mean_is_rounded_up(struct scene *scene)
{
    guns_scene(scene);
    scene->module.leaders[1].initiative = 5;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2n))->number,
                     5 - 4);
}

/* D, of initiative 2, comes from behind and leads the group: the mean of his
 * 2 and the marcher's 3 is 3, where that of B's 4 is 4. A has 4. */
static void the_second_ring_may_lead(struct scene *scene)
{
    static const int to_d[] = {307, 306, 0};
    struct leader_card *senior;
    struct guns_order order;

    guns_scene(scene);
    senior = scene_leader(scene, "french", "d", 305);
    senior->initiative = 2;
    senior->span = 9;
    scene_infantry(scene, "french", "d-1", 305, 6);
    scene_assign(scene, "d-1", "d");
    scene_ready(scene);
    scene_section(scene, FRENCH, "III.c");
    scene_section(scene, COALITION, "III.c");
    order = guns_order_along(scene, to_d);
    scene_order(scene, FRENCH, "V.a", &con_march_to_guns, &order);
    scene_die(scene, "9.2j/march/c", 1);
    scene_play(scene, "III.a0");
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2n))->number,
                     4 - 3);
}

/* Who marches there first, and leads from then on, is not the initial one. */
static void nor_who_marched_there(struct scene *scene)
{
    guns_scene(scene);
    scene_leader(scene, "french", "d", 308)->span = 9;
    scene_infantry(scene, "french", "d-1", 308, 6);
    scene_assign(scene, "d-1", "d");
    guns_groups(scene);
    scene_put(scene, "d", 304);
    scene_put(scene, "d-1", 304);
    con_renew_groups(&scene->play);
    assert_string_equal(scene_group(scene, FRENCH, 304)->senior, "d");
    assert_string_equal(scene_group(scene, FRENCH, 304)->initial_senior, "b");
}

/* D, initiative 1, leads the group when C marches; the day's fighting began
 * under B, initiative 4. The mean of 3 and 4 is 4 against the enemy's 5; the
 * limit is 3 + 1. */
static void who_led_first_and_who_leads_now(struct scene *scene)
{
    struct group *group = NULL;

    guns_scene(scene);
    scene_leader(scene, "french", "d", 304)->initiative = 1;
    initiatives(scene, 4, 3, 5);
    guns_groups(scene);
    group = scene_group(scene, FRENCH, 304);
    group->initial_senior = "b";
    group->senior = "d";
    scene_die(scene, "9.2j/march/c", 2);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2n))->number,
                     5 - 4);
    assert_non_null(
        strstr(scene_event(scene, EVENT_ROLL, RULE(9_2j))->text, "at most 4:"));
}

static const int flank[] = {305, 204, 203, 0};

static void on_the_flank(struct scene *scene, int french, int prussian)
{
    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    if (french) {
        scene_cavalry(scene, "french", "c-2", 305, french, LIGHT);
        scene_assign(scene, "c-2", "c");
    }
    if (prussian) {
        scene_cavalry(scene, "prussian", "a-2", 303, prussian, LIGHT);
        scene_assign(scene, "a-2", "a");
    }
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
}

static void cavalry_never_helps_him(struct scene *scene)
{
    on_the_flank(scene, 6, 2);
    assert_true(guns_march(scene, flank));
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2o))->number, 0);
}

static void cavalry_screens_the_flank(struct scene *scene)
{
    on_the_flank(scene, 2, 6);
    assert_true(guns_march(scene, flank));
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2o))->number, 2);
}

static void none_in_a_reinforcing_march(struct scene *scene)
{
    guns_scene(scene);
    scene_cavalry(scene, "prussian", "a-2", 303, 6, LIGHT);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_null(scene_event(scene, EVENT_MODIFIER, RULE(9_2o)));
}

/* The same cavalry of the enemy: it screens his flank, and nothing else. */
static void on_the_flank_alone(struct scene *scene)
{
    struct scene *line = scene_new();

    on_the_flank(scene, 2, 6);
    assert_true(guns_march(scene, flank));
    assert_non_null(scene_event(scene, EVENT_MODIFIER, RULE(9_2o)));
    guns_scene(line);
    scene_cavalry(line, "french", "c-2", 307, 2, LIGHT);
    scene_assign(line, "c-2", "c");
    scene_cavalry(line, "prussian", "a-2", 303, 6, LIGHT);
    guns_groups(line);
    scene_die(line, "9.2j/march/c", 1);
    assert_true(guns_march(line, guns_to_b));
    assert_null(scene_event(line, EVENT_MODIFIER, RULE(9_2o)));
    scene_free(line);
}

/* Two corps leaders cannot lead each other: neither outranks by span. */
static void strangers_pay_two(struct scene *scene)
{
    guns_scene(scene);
    scene->module.leaders[0].span = 1;
    scene->module.leaders[2].span = 1;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2p))->number, 2);
}

/* Nobody leads the Prussians at 0303; G of that army comes from 0401. */
static const struct event *come(struct scene *scene, const char *army)
{
    struct guns_order order = {.force = "g"};

    guns_scene(scene);
    scene_take(scene, "a", OUT);
    scene_leader(scene, army, "g", 401);
    scene_infantry(scene, army, "g-1", 401, 5);
    scene_assign(scene, "g-1", "g");
    guns_groups(scene);
    scene_die(scene, "9.2j/march/g", 1);
    order.path = scene_path(scene, (const int[]){401, 302, 0});
    scene_carry_out(scene, COALITION, "V.b", &con_march_to_guns, &order);
    return scene_event(scene, EVENT_MODIFIER, RULE(9_2p));
}

static void leaderless_strangers_pay(struct scene *scene)
{
    assert_int_equal(come(scene, "anglo-allied")->number, 2);
}

static void their_own_do_not(struct scene *scene)
{
    assert_null(come(scene, "prussian"));
}

/* Capacity 4: two steps of 2 1/2 are too much, of 2 are not. */
static void no_farther_than_his_points(struct scene *scene)
{
    guns_scene(scene);
    scene->module.units[2].mp = 4;
    guns_groups(scene);
    fields_cost(scene, 10);
    assert_ptr_equal(guns_refusal(scene, guns_to_b), RULE(9_2q));
    fields_cost(scene, 8);
    assert_null(guns_refusal(scene, guns_to_b));
}

/* What a force marched in phase II does not count. */
static void attrition_like_a_forced_march(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    con_army(&scene->board, "french")->ap = 0;
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_true(scene_thrown(scene, "march-attrition/v/c-0307"));
}

static void an_empty_hex_in_a_zone(struct scene *scene)
{
    on_the_flank(scene, 0, 0);
    assert_true(guns_march(scene, flank));
    assert_int_equal(con_force(&scene->board, "c")->outflanking, 203);
    con_join_marchers(&scene->play);
    assert_true(
        hexes_contain(&scene_group(scene, FRENCH, 304)->outflanking, 203));
}

/* The force before his in the list has gone when he comes, others follow. */
static void he_is_named_who_comes(struct scene *scene)
{
    scene_infantry(scene, "french", "a-0", 507, 1);
    scene_infantry(scene, "french", "d-0", 407, 1);
    on_the_flank(scene, 0, 0);
    scene_take(scene, "a-0", OUT);
    assert_true(guns_march(scene, flank));
    assert_null(con_force(&scene->board, "a-0"));
    assert_string_equal(scene_event(scene, EVENT_STATE, RULE(9_2r))->text,
                        "c appears on the enemy's flank at 0203.");
}

static void a_held_hex_is_no_flank(struct scene *scene)
{
    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    hexes_add(scene->arena, &scene->game->occupied, 203);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, flank));
    assert_int_equal(con_force(&scene->board, "c")->outflanking, 0);
}

static const struct scene_row rows[] = {
    {"9.2j log.2009-02-22c more than both fails, once a day",
     more_than_both_fails},
    {"9.2k six never comes", six_never_comes},
    {"9.2k one always comes", one_always_comes},
    {"9.2l the way in points", the_way_is_rounded_up},
    {"9.2m three against four resists by one", three_against_four},
    {"9.2n log.2008-03-11 the mean is rounded up", the_mean_is_rounded_up},
    {"9.2n the second ring may lead initially", the_second_ring_may_lead},
    {"9.2n who comes later does not", nor_who_marched_there},
    {"9.2n 9.2j the initial senior resists, the senior of now sets the limit",
     who_led_first_and_who_leads_now},
    {"9.2o log.2009-10-20 cavalry never helps the marcher",
     cavalry_never_helps_him},
    {"9.2o log.undated-1 cavalry screens the flank", cavalry_screens_the_flank},
    {"9.2o none in a reinforcing march", none_in_a_reinforcing_march},
    {"9.2o log.undated-6 on the flank alone", on_the_flank_alone},
    {"9.2p strangers pay two", strangers_pay_two},
    {"9.2p and to troops without a leader", leaderless_strangers_pay},
    {"9.2p but not to those of his own army", their_own_do_not},
    {"9.2q no farther than his points", no_farther_than_his_points},
    {"9.2q attrition like a forced march", attrition_like_a_forced_march},
    {"9.2r an empty hex in a zone is a flank", an_empty_hex_in_a_zone},
    {"9.2r who comes is named", he_is_named_who_comes},
    {"9.2r a held hex is none", a_held_hex_is_no_flank},
};

int main(void)
{
    const struct table tables[] = {TABLE(roll_rows, rolls),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
