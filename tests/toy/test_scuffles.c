/* 5 Scuffles, case by case. */
#include "tests/toy/scene.h"

#include <stdio.h>

static void meet(struct scene *scene, int attackers, int defenders)
{
    scene_band(scene, "h1", 404, attackers);
    scene_band(scene, "b1", 405, defenders);
    scene_at(scene, "III", SCOUT, SCOUT);
}

static enum play_end scuffle(struct scene *scene, const char *faces)
{
    for (int round = 1; round <= 3; round++)
        scene_dice(scene, arena_text(scene->arena, "5.2/sum/h1-b1/%d", round),
                   faces);
    scene_sheet(scene, "hedgehogs", "III", "<scuffle band='h1' enemy='b1'/>");
    return scene_play(scene);
}

static int sum_of(struct scene *scene, const char *faces)
{
    scuffle(scene, faces);
    return scene_event(scene, EVENT_TABLE, RULE(5_3))->number;
}

static void who_may_begin(struct scene *scene)
{
    static const char order[] = "<scuffle band='h1' enemy='b1'/>";

    meet(scene, 3, 3);
    assert_null(scene_refusal(scene, "hedgehogs", order));
    scene_find(scene, "h1")->tired = true;
    assert_ptr_equal(scene_refusal(scene, "hedgehogs", order), RULE(5_1));
    scene_find(scene, "h1")->tired = false;
    scene_find(scene, "h1")->scuffled = true;
    assert_ptr_equal(scene_refusal(scene, "hedgehogs", order), RULE(5_1));
}

static void with_whom(struct scene *scene)
{
    meet(scene, 3, 3);
    scene_band(scene, "b2", 406, 3);
    scene_band(scene, "h2", 403, 3);
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<scuffle band='h1' enemy='b2'/>"),
        RULE(5_1));
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<scuffle band='h1' enemy='h2'/>"),
        RULE(5_1));
}

static void sum(struct scene *scene)
{
    meet(scene, 4, 2);
    assert_int_equal(sum_of(scene, "34"), 9);
    assert_int_equal(scene_events(scene, EVENT_MODIFIER, RULE(5_2a)), 0);
}

static void push(struct scene *scene)
{
    meet(scene, 4, 2);
    scene_at(scene, "III", PUSH, SCOUT);
    assert_int_equal(sum_of(scene, "34"), 10);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(5_2a))->number, 1);
}

static void shelter(struct scene *scene)
{
    meet(scene, 4, 2);
    scene_ground(scene, 405, "brambles");
    assert_int_equal(sum_of(scene, "34"), 8);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(5_2b))->number,
                     -1);
}

static void friends(struct scene *scene)
{
    meet(scene, 4, 2);
    scene_band(scene, "h2", 304, 1);
    scene_band(scene, "h3", 305, 1);
    scene_band(scene, "h4", 406, 1);
    assert_int_equal(sum_of(scene, "34"), 11);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(5_2c))->number, 2);
}

static void tired(struct scene *scene)
{
    meet(scene, 4, 2);
    scene_find(scene, "b1")->tired = true;
    assert_int_equal(sum_of(scene, "34"), 10);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(5_2d))->number, 1);
}

static void nobody_is_beaten(struct scene *scene)
{
    meet(scene, 3, 3);
    scene_sheet(scene, "badgers", "III", "");
    assert_int_equal(scuffle(scene, "34"), PLAY_GAME_TURN);
    assert_int_equal(scene->game->scuffle_count, 0);
    assert_int_equal(scene_strength(scene, "b1"), 3);
}

static void defender_is_beaten(struct scene *scene)
{
    meet(scene, 3, 3);
    assert_int_equal(scuffle(scene, "44"), PLAY_ASKS);
    assert_int_equal(scene->game->scuffles[0].beaten, DEFENDER);
}

static void attacker_is_beaten(struct scene *scene)
{
    meet(scene, 3, 3);
    assert_int_equal(scuffle(scene, "14"), PLAY_ASKS);
    assert_int_equal(scene->game->scuffles[0].beaten, ATTACKER);
    assert_string_equal(scene_questions(scene).items[0].side, "hedgehogs");
}

/* Play stops inside the scuffle; the next exchange goes on with the answer. */
static void beaten_answers_by_mail(struct scene *scene)
{
    meet(scene, 3, 3);
    assert_int_equal(scuffle(scene, "44"), PLAY_ASKS);
    assert_string_equal(scene_questions(scene).items[0].subject, "b1");
    scene_sheet(scene, "badgers", "III", "<retreat band='b1' to='0406'/>");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene_hex(scene, "b1"), 406);
    assert_true(scene_find(scene, "b1")->tired);
    assert_int_equal(scene->game->scuffle_count, 0);
    assert_int_equal(scene_events(scene, EVENT_COMBAT, RULE(5_2)), 0);
}

static void where_to_retreat(struct scene *scene)
{
    meet(scene, 3, 3);
    scene_band(scene, "h2", 507, 2);
    scene_ground(scene, 505, "pond");
    scene_band(scene, "b2", 305, 2);
    scuffle(scene, "44");
    assert_ptr_equal(
        scene_refusal(scene, "badgers", "<retreat band='b1' to='0406'/>"),
        RULE(5_4a)); /* beside h2 */
    assert_ptr_equal(
        scene_refusal(scene, "badgers", "<retreat band='b1' to='0305'/>"),
        RULE(5_4a)); /* full */
    assert_ptr_equal(
        scene_refusal(scene, "badgers", "<retreat band='b1' to='0407'/>"),
        RULE(5_4a)); /* too far */
    assert_ptr_equal(
        scene_refusal(scene, "badgers", "<retreat band='b1' to='0505'/>"),
        RULE(2_2a));
    assert_null(
        scene_refusal(scene, "badgers", "<retreat band='b1' to='0306'/>"));
}

/* Ponds all around: the first round and the next are one exchange. */
static void no_way_out(struct scene *scene)
{
    meet(scene, 3, 3);
    for (int direction = 0; direction < 6; direction++)
        if (hex_neighbour(405, direction) != 404)
            scene_ground(scene, hex_neighbour(405, direction), "pond");
    assert_int_equal(scuffle(scene, "55"), PLAY_OVER);
    assert_int_equal(scene_events(scene, EVENT_NOTE, RULE(5_4b)), 3);
    assert_int_equal(scene_hex(scene, "b1"), 0);
}

static void third_round_is_the_last(struct scene *scene)
{
    meet(scene, 3, 9);
    scene_dice(scene, "5.2/sum/h1-b1/1", "66");
    scene->game->scuffle_count = 0;
    *(struct scuffle *)LIST_ADD(scene->arena, scene->game->scuffles,
                                scene->game->scuffle_count) =
        (struct scuffle){"h1", "b1", 3, DEFENDER};
    scene_round(scene, "badgers", "III", 3, "<hold band='b1'/>");
    scene_sheet(scene, "hedgehogs", "III", "");
    scene_sheet(scene, "badgers", "III", "");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene_strength(scene, "b1"), 8);
    assert_true(scene_find(scene, "b1")->tired);
    assert_int_equal(scene->game->scuffle_count, 0);
}

static void gone_home(struct scene *scene)
{
    meet(scene, 3, 1);
    scene_band(scene, "b2", 909, 1);
    scene_sheet(scene, "badgers", "III", "<hold band='b1'/>");
    assert_int_equal(scuffle(scene, "44"), PLAY_GAME_TURN);
    assert_int_equal(scene_hex(scene, "b1"), 0);
    assert_int_equal(scene_hex(scene, "b2"), 909);
    assert_int_equal(scene->game->scuffle_count, 0);
    assert_int_equal(scene_events(scene, EVENT_LOSS, RULE(5_6)), 1);
}

static void chase(struct scene *scene)
{
    meet(scene, 3, 3);
    scene_option(scene, "chase", "on");
    scene_standing(scene, "hedgehogs", "<chase value='yes'/>");
    scene_sheet(scene, "badgers", "III", "<retreat band='b1' to='0406'/>");
    scuffle(scene, "44");
    assert_int_equal(scene_hex(scene, "h1"), 405);
    assert_int_equal(scene_events(scene, EVENT_ADVANCE, RULE(5_7)), 1);
}

/* Neither without the option nor without the family's word. */
static void no_chase(struct scene *scene)
{
    meet(scene, 3, 3);
    scene_standing(scene, "hedgehogs", "<chase value='yes'/>");
    scene_sheet(scene, "badgers", "III", "<retreat band='b1' to='0406'/>");
    scuffle(scene, "44");
    assert_int_equal(scene_hex(scene, "h1"), 404);
}

static void no_chase_unless_told(struct scene *scene)
{
    meet(scene, 3, 3);
    scene_option(scene, "chase", "on");
    scene_sheet(scene, "badgers", "III", "<retreat band='b1' to='0406'/>");
    scuffle(scene, "44");
    assert_int_equal(scene_hex(scene, "h1"), 404);
}

static void standing_hold(struct scene *scene)
{
    meet(scene, 3, 9);
    scene_standing(scene, "badgers", "<if-beaten value='hold'/>");
    scene_sheet(scene, "badgers", "III", "");
    scene_dice(scene, "5.2/sum/h1-b1/1", "66");
    scene_find(scene, "b1")->strength = 7;
    assert_int_equal(scuffle(scene, "66"), PLAY_GAME_TURN);
    assert_int_equal(scene_strength(scene, "b1"), 4);
    assert_int_equal(scene_events(scene, EVENT_STANDING, RULE(5_8)), 3);
}

/* Nearest the burrow in 0909 that is free of enemies. */
static void standing_back(struct scene *scene)
{
    meet(scene, 3, 3);
    scene_standing(scene, "badgers", "<if-beaten band='b1' value='back'/>");
    assert_int_equal(scuffle(scene, "44"), PLAY_GAME_TURN);
    assert_int_equal(scene_hex(scene, "b1"), 406);
}

/* The option tempo sets a first value and nothing else. */
static void tempo(struct scene *scene)
{
    const struct if_beaten *first;

    assert_ptr_equal(
        standing_details(&scene->standing[0], &toy_if_beaten, "h1"),
        toy_if_beaten.initial);
    scene_option(scene, "tempo", "brisk");
    toy_ruleset.begin_standing(&scene->standing[0], &scene->module,
                               &scene->options, scene->arena);
    first = standing_details(&scene->standing[0], &toy_if_beaten, "h1");
    assert_int_equal(first->value, BEATEN_HOLD);
}

static const struct story stories[] = {
    {"5.1 who may begin", who_may_begin},
    {"5.1 with whom", with_whom},
    {"5.2 sum of a scuffle", sum},
    {"5.2a push", push},
    {"5.2b shelter", shelter},
    {"5.2c friends, at most two", friends},
    {"5.2d tired", tired},
    {"5.3 nobody is beaten at 7", nobody_is_beaten},
    {"5.3 the defender is beaten at 8", defender_is_beaten},
    {"5.3 the attacker is beaten at 5", attacker_is_beaten},
    {"5.4 the beaten answers by mail", beaten_answers_by_mail},
    {"5.4a where to retreat", where_to_retreat},
    {"5.4b no way out", no_way_out},
    {"5.5 the third round is the last", third_round_is_the_last},
    {"5.6 gone home", gone_home},
    {"5.7 chase", chase},
    {"5.7 no chase without the option", no_chase},
    {"5.7 no chase unless told", no_chase_unless_told},
    {"5.8 standing answer hold", standing_hold},
    {"5.8 standing answer back", standing_back},
    {"5.8 the option tempo sets the first value", tempo},
};

int main(void)
{
    const struct table tables[] = {TABLE(stories, scene_tell)};

    return run_tables(tables, LENGTH(tables));
}
