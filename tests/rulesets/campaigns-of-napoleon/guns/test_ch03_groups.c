/* Chapter 3.1: combat groups. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

struct ring {
    int at;
    int choice; /* 0 join, 1 decline */
    struct hexes with;
};

struct bridge {
    int at;
    int wish; /* 0 decline, 1 fight, 2 fight-if */
    int sp;
};

static void stack(struct scene *scene, const char *army, const char *id,
                  int hex)
{
    scene_infantry(scene, army, id, hex, 5);
}

static void until_scouting(struct scene *scene)
{
    scene_ready(scene);
    scene_play(scene, "III.a0");
}

/* Only the groups, before anything is fought. */
static void groups(struct scene *scene)
{
    const struct board *board = &scene->board;

    scene_ready(scene);
    con_find_bridges(board);
    con_make_groups(&scene->play);
}

/* What a side reads of its group cites the case. */
static bool told(struct scene *scene, const struct rule *rule)
{
    con_tell_groups(&scene->play);
    return scene_event(scene, EVENT_GROUP, rule) != NULL;
}

static bool together(const struct scene *scene, enum side side, int one,
                     int other)
{
    const struct group *group = scene_group(scene, side, one);

    return group && group == scene_group(scene, side, other);
}

/* 0303 and 0305 are both next to 0304; their leaders are of no one army. */
static void command_does_not_matter(struct scene *scene)
{
    stack(scene, "prussian", "p", 303);
    stack(scene, "anglo-allied", "a", 305);
    stack(scene, "french", "f", 304);
    groups(scene);
    assert_true(together(scene, COALITION, 303, 305));
    assert_true(told(scene, RULE(3_1a)));
}

static void bridges_come_first(struct scene *scene)
{
    scene->game->first_player = COALITION;
    assert_int_equal(con_ring_side(&scene->play, 0), COALITION);
    assert_int_equal(con_ring_side(&scene->play, 1), FRENCH);
}

/* French stacks behind 0304, Coalition ones behind 0303: the first player's
 * have chosen before the others are looked at. */
static void first_player_joins_first(struct scene *scene)
{
    stack(scene, "french", "f", 304);
    stack(scene, "french", "s", 305);
    stack(scene, "prussian", "x", 303);
    stack(scene, "prussian", "y", 302);
    until_scouting(scene);
    assert_string_equal(
        scene_event(scene, EVENT_STATE, RULE(3_1g))->seen.items[0], "french");
    assert_string_equal(
        scene_step_of(scene, scene_event(scene, EVENT_STATE, RULE(3_1g))),
        "III.a Combat groups, first choice");
    assert_string_equal(
        scene_step_of(scene, scene_last(scene, EVENT_STATE, RULE(3_1g))),
        "III.a Combat groups, second choice");
}

static void stacks_next_to_one_enemy(struct scene *scene)
{
    stack(scene, "french", "a", 303);
    stack(scene, "french", "b", 305);
    stack(scene, "prussian", "x", 304);
    groups(scene);
    assert_true(together(scene, FRENCH, 303, 305));
    assert_false(told(scene, RULE(3_1j)));
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(3_1f)), 1);
}

/* f at 0304 faces the enemy at 0303; s at 0305 stands behind. */
static void second_ring(struct scene *scene)
{
    stack(scene, "french", "f", 304);
    stack(scene, "french", "s", 305);
    stack(scene, "prussian", "x", 303);
}

static void the_owner_adds_it(struct scene *scene)
{
    second_ring(scene);
    groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_true(together(scene, FRENCH, 304, 305));
}

static void the_owner_declines(struct scene *scene)
{
    const struct ring decline = {.at = 305, .choice = 1};

    second_ring(scene);
    scene_standing(scene, FRENCH, &con_second_ring, &decline);
    groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_null(scene_group(scene, FRENCH, 305));
    assert_true(con_force(&scene->board, "s")->declined_group);
}

static void the_switch_turns_the_order(struct scene *scene)
{
    scene->game->first_player = FRENCH;
    scene->game->initiative_player = FRENCH;
    scene_option(scene, "second-ring-order", "non-initiative");
    assert_int_equal(con_ring_side(&scene->play, 0), COALITION);
}

/* A force in two hexes: only the part in contact is in the group. */
static void part_of_a_force(struct scene *scene)
{
    const struct ring decline = {.choice = 1};

    scene_leader(scene, "french", "reille", 304);
    second_ring(scene);
    scene_assign(scene, "f", "reille");
    scene_ready(scene);
    scene_the_unit(scene, "s")->force = "reille";
    scene_standing(scene, FRENCH, &con_second_ring, &decline);
    groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_non_null(scene_group(scene, FRENCH, 304));
    assert_null(scene_group(scene, FRENCH, 305));
    assert_true(told(scene, RULE(3_1h)));
}

/* a and c would be joined by the vedettes of x between them alone. */
static void vedettes_do_not_link(struct scene *scene)
{
    stack(scene, "french", "a", 302);
    stack(scene, "french", "c", 304);
    stack(scene, "prussian", "xa", 301);
    stack(scene, "prussian", "xc", 305);
    scene_vedette(scene, "prussian", "v", 303);
    groups(scene);
    assert_false(together(scene, FRENCH, 302, 304));
    assert_true(together(scene, COALITION, 303, 301));
    assert_true(told(scene, RULE(3_1i)));
    assert_false(told(scene, RULE(3_1j)));
}

static void groups_facing_one_group(struct scene *scene)
{
    stack(scene, "french", "a", 302);
    stack(scene, "french", "m", 304);
    stack(scene, "french", "b", 306);
    stack(scene, "prussian", "x1", 303);
    stack(scene, "prussian", "x2", 305);
    groups(scene);
    assert_true(together(scene, FRENCH, 302, 306));
    assert_int_equal(scene->game->combats_count, 1);
    assert_true(told(scene, RULE(3_1j)));
}

/* 0121 and 0122 face each other over the Sambre without a bridge. */
static void no_group_across_a_river(struct scene *scene)
{
    static const struct chit_words {
        int at;
        enum chit size;
    } chit = {123, CHIT_DIVISION};

    stack(scene, "french", "f", 123);
    stack(scene, "prussian", "x", 122);
    groups(scene);
    assert_int_equal(scene->game->combats_count, 0);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_chit, &chit),
                     RULE(10_5a));
    assert_true(report_names(scene->refused, RULE(3_1k)));
    {
        struct pontoon_bridge *bridge = LIST_ADD(
            scene->arena, scene->game->pontoons, scene->game->pontoons_count);

        bridge->one = 122;
        bridge->other = 123;
        bridge->unit = "f";
    }
    groups(scene);
    assert_int_equal(scene->game->combats_count, 1);
    assert_null(scene_refusal(scene, FRENCH, &con_chit, &chit));
}

/* Mont-Saint-Jean ridge against La Belle Alliance. */
static void waterloo_is_one_combat(struct scene *scene)
{
    static const int allied[] = {1008, 1109, 1209};
    static const int french[] = {1009, 1110, 1210};

    for (int i = 0; i < 3; i++) {
        stack(scene, "anglo-allied", arena_text(scene->arena, "a%d", i),
              allied[i]);
        stack(scene, "french", arena_text(scene->arena, "f%d", i), french[i]);
    }
    groups(scene);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene->game->groups_count, 2);
    assert_true(told(scene, RULE(3_1j)));
}

/* 1008 is Braine-l'Alleud, 1111 lies behind La Belle Alliance: neither is in
 * contact, and each owner says whether they belong to it. */
static void braine_may_stay_out(struct scene *scene)
{
    const struct ring decline = {.at = 1008, .choice = 1};

    stack(scene, "anglo-allied", "braine", 1008);
    stack(scene, "anglo-allied", "ridge", 1109);
    stack(scene, "french", "inn", 1110);
    stack(scene, "french", "behind", 1111);
    scene_standing(scene, COALITION, &con_second_ring, &decline);
    until_scouting(scene);
    assert_int_equal(scene->game->combats_count, 1);
    assert_true(together(scene, FRENCH, 1110, 1111));
    assert_non_null(scene_group(scene, COALITION, 1109));
    assert_null(scene_group(scene, COALITION, 1008));
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(3_1g)), 2);
}

static void vedettes_behind_stay_out(struct scene *scene)
{
    const struct ring join = {.at = 305};

    stack(scene, "french", "f", 304);
    stack(scene, "prussian", "x", 303);
    scene_vedette(scene, "french", "post", 305);
    groups(scene);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_second_ring, &join),
                     RULE(log_2009_09_25));
    con_second_ring_of(&scene->play, FRENCH);
    assert_null(scene_group(scene, FRENCH, 305));
}

/* Vedettes at 0402 are in contact, the troops at 0502 stand behind them alone:
 * a unit is next to the enemy, and vedettes are none. */
static void behind_vedettes_nobody_joins(struct scene *scene)
{
    stack(scene, "french", "f", 304);
    stack(scene, "french", "s", 502);
    stack(scene, "prussian", "x", 303);
    scene_vedette(scene, "french", "post", 402);
    groups(scene);
    assert_non_null(scene_group(scene, FRENCH, 402));
    con_second_ring_of(&scene->play, FRENCH);
    assert_null(scene_group(scene, FRENCH, 502));
}

/* ---- 4g cavalry that acts as vedettes -------------------------------- */

/* 3.1i as vedettes do: it is a member, links nobody behind it, and disperses
 * at the end of the scouting. */
static void cavalry_on_outpost_links_nobody(struct scene *scene)
{
    scene_cavalry(scene, "french", "hussars", 304, 1, LIGHT);
    scene_infantry(scene, "french", "friend", 305, 5);
    scene_infantry(scene, "prussian", "theirs", 303, 5);
    scene_ready(scene);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    con_make_groups(&scene->play);
    assert_non_null(con_group_at(&scene->board, FRENCH, 304));
    con_second_ring_of(&scene->play, FRENCH);
    assert_null(con_group_at(&scene->board, FRENCH, 305));
    con_run_scouting(&scene->play);
    assert_int_equal(scene_the_unit(scene, "hussars")->hex, 305);
    assert_false(scene_the_unit(scene, "hussars")->acting_vedette);
    assert_int_equal(scene->game->combats_count, 0);
    assert_int_equal(scene->game->groups_count, 0);
}

/* Behind troops it stays out, as vedettes do. */
static void cavalry_on_outpost_does_not_join(struct scene *scene)
{
    stack(scene, "french", "f", 304);
    stack(scene, "prussian", "x", 303);
    scene_cavalry(scene, "french", "hussars", 305, 1, LIGHT);
    scene_ready(scene);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    con_make_groups(&scene->play);
    con_second_ring_of(&scene->play, FRENCH);
    assert_null(scene_group(scene, FRENCH, 305));
    scene_the_unit(scene, "hussars")->acting_vedette = false;
    con_second_ring_of(&scene->play, FRENCH);
    assert_non_null(scene_group(scene, FRENCH, 305));
}

/* When those who stood with it have marched off it holds no combat. */
static void cavalry_on_outpost_holds_no_combat(struct scene *scene)
{
    scene_cavalry(scene, "french", "hussars", 304, 1, LIGHT);
    scene_infantry(scene, "french", "friend", 304, 5);
    scene_infantry(scene, "prussian", "theirs", 303, 5);
    scene_ready(scene);
    con_make_groups(&scene->play);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    con_prune_groups(&scene->play);
    assert_int_equal(scene->game->combats_count, 1);
    scene_put(scene, "friend", 306);
    con_prune_groups(&scene->play);
    assert_int_equal(scene->game->combats_count, 0);
}

static const struct scene_row rows[] = {
    {"3.1a command does not matter", command_does_not_matter},
    {"3.1b the first player decides first", bridges_come_first},
    {"3.1b log.2008-03-24a log.2008-04-12a the first player's are fixed first",
     first_player_joins_first},
    {"3.1f stacks next to one enemy hex are together",
     stacks_next_to_one_enemy},
    {"3.1g a stack behind the line joins", the_owner_adds_it},
    {"3.1g or stays out if its owner says so", the_owner_declines},
    {"3.1g ruling 1: the switch turns the order", the_switch_turns_the_order},
    {"3.1g log.2009-09-25 behind vedettes nobody joins",
     behind_vedettes_nobody_joins},
    {"3.1h a group may hold a part of a force", part_of_a_force},
    {"3.1i vedettes are members and do not link", vedettes_do_not_link},
    {"4g in contact it links nobody, and disperses",
     cavalry_on_outpost_links_nobody},
    {"4g behind the line it does not join", cavalry_on_outpost_does_not_join},
    {"4g left alone it holds no combat", cavalry_on_outpost_holds_no_combat},
    {"3.1j groups facing one group are one", groups_facing_one_group},
    {"3.1k no group across a river, but for a pontoon",
     no_group_across_a_river},
    {"3.1l Waterloo is one combat", waterloo_is_one_combat},
    {"3.1m Braine-l'Alleud may stay out", braine_may_stay_out},
    {"log.2009-09-25 vedettes behind the line stay out",
     vedettes_behind_stay_out},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
