/* 3.1g troops behind two groups: which they join, and whether there is one
 * combat or several. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

struct ring {
    int at, choice; /* 0 join */
    struct hexes with;
};

static bool together(const struct scene *scene, enum side side, int one,
                     int other)
{
    const struct group *group = scene_group(scene, side, one);

    return group && group == scene_group(scene, side, other);
}

/* a at 0303 faces x at 0302, c at 0305 faces y at 0306: two combats. s at 0304
 * stands behind both, and joins as its order says. */
static void between_two(struct scene *scene, const int with[])
{
    const struct ring join = {.at = 304, .with = scene_path(scene, with)};

    scene_infantry(scene, "french", "a", 303, 5);
    scene_infantry(scene, "french", "s", 304, 5);
    scene_infantry(scene, "french", "c", 305, 5);
    scene_infantry(scene, "prussian", "x", 302, 5);
    scene_standing(scene, FRENCH, &con_second_ring, &join);
    scene_ready(scene);
    con_make_groups(&scene->play);
    assert_int_equal(scene->game->combats_count, 2);
    con_second_ring_of(&scene->play, FRENCH);
}

static void it_joins_the_lower(struct scene *scene)
{
    static const int none[] = {0};

    scene_infantry(scene, "prussian", "y", 306, 5);
    between_two(scene, none);
    assert_true(together(scene, FRENCH, 303, 304));
    assert_int_equal(scene->game->combats_count, 2);
}

static void it_joins_whom_it_names(struct scene *scene)
{
    static const int with[] = {305, 0};

    scene_infantry(scene, "prussian", "y", 306, 5);
    between_two(scene, with);
    assert_true(together(scene, FRENCH, 304, 305));
    assert_false(together(scene, FRENCH, 303, 304));
    assert_int_equal(scene->game->combats_count, 2);
}

static void it_makes_one_of_two(struct scene *scene)
{
    static const int with[] = {305, 303, 0};

    scene_infantry(scene, "prussian", "y", 306, 5);
    between_two(scene, with);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene->game->groups_count, 2);
    assert_true(together(scene, FRENCH, 303, 304));
    assert_true(together(scene, FRENCH, 303, 305));
    assert_true(together(scene, COALITION, 302, 306));
    assert_int_equal(scene_group(scene, COALITION, 302)->contact.count, 2);
    con_tell_groups(&scene->play);
    assert_non_null(scene_event(scene, EVENT_GROUP, RULE(3_1j)));
}

/* To the evening: one combat, in which all five stacks are. */
static void it_is_fought_as_one(struct scene *scene)
{
    static const int with[] = {303, 305, 0};

    scene_infantry(scene, "prussian", "y", 306, 5);
    between_two(scene, with);
    scene_section(scene, FRENCH, "III.c");
    scene_section(scene, COALITION, "III.c");
    scene_play(scene, "III.a0");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, NULL), 1);
    assert_string_equal(scene_event(scene, EVENT_COMBAT, NULL)->text,
                        "Battle at 0302: French corps of 15 SP attacks "
                        "Coalition corps of 10 SP");
}

/* The enemy at 0306 is an outpost, which disperses before anybody fights. */
static void it_links_no_outposts(struct scene *scene)
{
    static const int with[] = {303, 305, 0};

    scene_vedette(scene, "prussian", "v", 306);
    between_two(scene, with);
    assert_int_equal(scene->game->combats_count, 2);
    assert_false(together(scene, FRENCH, 303, 305));
}

/* a faces an outpost alone, which disperses before anybody fights. */
static void it_joins_who_faces_troops(struct scene *scene)
{
    scene_infantry(scene, "french", "a", 303, 5);
    scene_infantry(scene, "french", "s", 304, 5);
    scene_infantry(scene, "french", "c", 305, 5);
    scene_vedette(scene, "prussian", "v", 302);
    scene_infantry(scene, "prussian", "y", 306, 5);
    scene_ready(scene);
    con_make_groups(&scene->play);
    con_second_ring_of(&scene->play, FRENCH);
    assert_true(together(scene, FRENCH, 304, 305));
    assert_false(together(scene, FRENCH, 303, 304));
}

/* f at 0304 faces x at 0303, s at 0305 is behind him; an outpost touches s. */
static void touched_by_an_outpost(struct scene *scene, int outpost)
{
    scene_infantry(scene, "french", "f", 304, 5);
    scene_infantry(scene, "french", "s", 305, 5);
    scene_infantry(scene, "prussian", "x", 303, 5);
    scene_vedette(scene, "prussian", "v", outpost);
    scene_ready(scene);
    con_make_groups(&scene->play);
    assert_int_equal(scene->game->combats_count, 2);
    con_second_ring_of(&scene->play, FRENCH);
    assert_true(together(scene, FRENCH, 304, 305));
}

static void an_outpost_keeps_nobody_out(struct scene *scene)
{
    touched_by_an_outpost(scene, 306);
    assert_true(together(scene, COALITION, 303, 306));
    assert_int_equal(scene->game->combats_count, 1);
}

/* t stands behind s. */
static void an_outpost_opens_no_third_ring(struct scene *scene)
{
    scene_infantry(scene, "french", "t", 205, 5);
    touched_by_an_outpost(scene, 405);
    assert_null(scene_group(scene, FRENCH, 205));
}

/* The only enemy has marched off: f waits for who marches to him. */
static void a_group_without_contact_has_a_place(struct scene *scene)
{
    const struct group *group = NULL;

    scene_infantry(scene, "french", "f", 304, 5);
    scene_infantry(scene, "prussian", "x", 303, 5);
    scene_ready(scene);
    con_make_groups(&scene->play);
    scene_group(scene, COALITION, 303)->hexes.items[0] = 808;
    con_renew_groups(&scene->play);
    group = scene_group(scene, FRENCH, 304);
    assert_int_equal(group->contact.count, 0);
    assert_int_equal(con_group_place(group), 304);
    assert_non_null(con_group_name(&scene->board, group));
}

static const struct scene_row rows[] = {
    {"3.1g 3.1i an outpost keeps nobody out", an_outpost_keeps_nobody_out},
    {"3.1g 3.1i nor does it bring in a third ring",
     an_outpost_opens_no_third_ring},
    {"3.1h a group without contact has a place",
     a_group_without_contact_has_a_place},
    {"3.1g behind two groups it joins the lower", it_joins_the_lower},
    {"3.1g 3.1i that which faces troops", it_joins_who_faces_troops},
    {"3.1g or that which it names", it_joins_whom_it_names},
    {"3.1g or makes one combat of them", it_makes_one_of_two},
    {"3.1g to the end of the day", it_is_fought_as_one},
    {"3.1g 3.1i but not by an outpost of the enemy", it_links_no_outposts},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
