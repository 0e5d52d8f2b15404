/* The loop of an exchange, played with the toy ruleset; the points are those of
 * doc/playing.md. */
#include "tests/toy/scene.h"

/* Two bands that meet, and dice that beat the defender: 5 + 4 + 2 - 3 is 8. */
static void two_that_meet(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 405, 3);
    scene_at(scene, "III", PUSH, SCOUT);
    scene_dice(scene, "5.2/sum/h1-b1/1", "54");
    scene_dice(scene, "5.2/sum/h1-b1/2", "54");
    scene_dice(scene, "5.2/sum/h1-b1/3", "54");
    scene_sheet(scene, "hedgehogs", "III", "<scuffle band='h1' enemy='b1'/>");
}

/* Point 1: an empty section answers. */
static void empty_section_answers(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 409, 3);
    scene_at(scene, "II", PUSH, SCOUT);
    scene_sheet(scene, "hedgehogs", "II", "");
    scene_sheet(scene, "badgers", "II", "");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_string_equal(scene->place.step, "I");
    assert_int_equal(scene_hex(scene, "h1"), 404);
}

/* Point 1: a missing one leaves the question open. */
static void missing_section_asks(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 409, 3);
    scene_at(scene, "II", PUSH, SCOUT);
    scene_sheet(scene, "hedgehogs", "II", "<move band='h1' path='0405'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_string_equal(scene->place.step, "II");
    assert_int_equal(scene_hex(scene, "h1"), 405);
    assert_int_equal(scene_questions(scene).count, 1);
    assert_string_equal(scene_questions(scene).items[0].side, "badgers");
}

/* Point 1: a question about one band is answered by an order naming it; an
 * order about another is none. */
static void named_order_answers(struct scene *scene)
{
    two_that_meet(scene);
    scene_band(scene, "b2", 909, 3);
    scene_sheet(scene, "badgers", "III", "<hold band='b2'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    scene_sheet(scene, "badgers", "III", "<hold band='b1'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_int_equal(scene_strength(scene, "b1"), 2);
    assert_int_equal(scene_questions(scene).items[0].round, 2);
}

/* Point 2: the standing order acts whenever its question comes. */
static void standing_order_acts(struct scene *scene)
{
    two_that_meet(scene);
    scene_standing(scene, "badgers", "<if-beaten value='hold'/>");
    assert_int_equal(scene_play(scene), PLAY_OVER);
    assert_int_equal(scene_events(scene, EVENT_STANDING, RULE(5_8)), 3);
    assert_int_equal(scene_events(scene, EVENT_LOSS, RULE(5_5)), 3);
    assert_int_equal(scene_hex(scene, "b1"), 0);
}

/* Point 2: that of one band goes before that of all; ask stops play. */
static void standing_ask_stops(struct scene *scene)
{
    two_that_meet(scene);
    scene_standing(scene, "badgers", "<if-beaten value='hold'/>");
    scene_standing(scene, "badgers", "<if-beaten band='b1' value='ask'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_int_equal(scene_strength(scene, "b1"), 3);
}

/* Point 2: an order goes before the standing one. */
static void order_before_standing(struct scene *scene)
{
    two_that_meet(scene);
    scene_standing(scene, "badgers", "<if-beaten value='hold'/>");
    scene_sheet(scene, "badgers", "III", "<retreat band='b1' to='0406'/>");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene_hex(scene, "b1"), 406);
    assert_int_equal(scene_events(scene, EVENT_STANDING, RULE(5_8)), 0);
}

/* Point 2: other defaults act for the silent, at questions open at the lock. */
static void fallback_for_the_silent(struct scene *scene)
{
    two_that_meet(scene);
    names_add(scene->arena, &scene->silent, "badgers");
    assert_int_equal(scene_play(scene), PLAY_ASKS); /* was not open then */
    assert_int_equal(scene_play(scene), PLAY_ASKS); /* now it was: holds */
    assert_int_equal(scene_events(scene, EVENT_STANDING, RULE(5_4)), 1);
    assert_int_equal(scene_strength(scene, "b1"), 2);
    assert_int_equal(scene_questions(scene).items[0].round, 2);
    scene->silent.count = 0;
    assert_int_equal(scene_play(scene), PLAY_ASKS); /* not silent: waits */
    assert_int_equal(scene_strength(scene, "b1"), 2);
}

/* Point 5: the enemy came first. What was checked as good lapses, with its
 * case, seen by its side alone. */
static void enemy_came_first(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 406, 3);
    scene_at(scene, "II", PUSH, SCOUT);
    assert_null(
        scene_refusal(scene, "badgers", "<move band='b1' path='0405'/>"));
    scene_sheet(scene, "hedgehogs", "II", "<move band='h1' path='0405'/>");
    scene_sheet(scene, "badgers", "II", "<move band='b1' path='0405'/>");
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "b1"), 406);
    assert_true(scene_lapsed(scene, RULE(2_4a)));
    assert_true(
        event_seen_by(scene_event(scene, EVENT_LAPSE, RULE(2_4a)), "badgers"));
    assert_false(event_seen_by(scene_event(scene, EVENT_LAPSE, RULE(2_4a)),
                               "hedgehogs"));
}

/* Point 6: a lapsed order has answered; the standing order settles the rest,
 * and play does not stop. */
static void lapse_opens_no_question(struct scene *scene)
{
    two_that_meet(scene);
    scene_standing(scene, "badgers", "<if-beaten value='back'/>");
    scene_sheet(scene, "badgers", "III", "<retreat band='b1' to='0404'/>");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_true(scene_lapsed(scene, RULE(5_4a)));
    assert_int_equal(scene_events(scene, EVENT_STANDING, BASE(way_back)), 1);
    assert_int_equal(scene_hex(scene, "b1"), 406);
}

/* Point 6: and where the standing order asks, the default. */
static void lapse_falls_to_the_default(struct scene *scene)
{
    two_that_meet(scene);
    scene_sheet(scene, "badgers", "III", "<retreat band='b1' to='0404'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS); /* of the second round */
    assert_true(scene_lapsed(scene, RULE(5_4a)));
    assert_int_equal(scene_strength(scene, "b1"), 2);
    assert_int_equal(scene_questions(scene).items[0].round, 2);
}

/* Point 7: play stops inside the second scuffle and goes on by mail. */
static void stops_inside_a_combat(struct scene *scene)
{
    two_that_meet(scene);
    scene_band(scene, "h2", 704, 2);
    scene_band(scene, "b2", 705, 3);
    scene_dice(scene, "5.2/sum/h2-b2/1", "55");
    scene->section_count = 0;
    scene->sections = NULL;
    scene_sheet(scene, "hedgehogs", "III",
                "<scuffle band='h1' enemy='b1'/>"
                "<scuffle band='h2' enemy='b2'/>");
    scene_sheet(scene, "badgers", "III", "<retreat band='b1' to='0406'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_int_equal(scene_hex(scene, "b1"), 406);
    assert_string_equal(scene->game->scuffles[0].attacker, "h2");
    assert_string_equal(scene_questions(scene).items[0].subject, "b2");
    scene_sheet(scene, "badgers", "III", "<retreat band='b2' to='0706'/>");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene_hex(scene, "b2"), 706);
}

/* Point 7: rounds are told apart; an answer serves once. */
static void answer_serves_once(struct scene *scene)
{
    two_that_meet(scene);
    scene_round(scene, "badgers", "III", 1, "<hold band='b1'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_int_equal(scene_strength(scene, "b1"), 2);
    scene_round(scene, "badgers", "III", 1, "<hold band='b1'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS); /* the round is 2 */
    assert_int_equal(scene_strength(scene, "b1"), 2);
    scene_round(scene, "badgers", "III", 2, "<hold band='b1'/>");
    scene_round(scene, "badgers", "III", 3, "<retreat band='b1' to='0406'/>");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene_strength(scene, "b1"), 1);
    assert_int_equal(scene_hex(scene, "b1"), 406);
}

/* Point 7: a hidden choice of both is consumed by neither until both speak. */
static void both_or_neither(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 409, 3);
    scene_sheet(scene, "badgers", "I", "<plan value='push'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_null(scene->journal.first);
    assert_int_equal(scene_unserved(scene), 1);
    assert_int_equal(scene->game->households[1].plan, UNPLANNED);
}

/* Point 8: what was spent stays spent, the rest is dropped, and the side may
 * send again without being asked. */
static void rest_is_dropped(struct scene *scene)
{
    two_that_meet(scene);
    scene_band(scene, "h2", 704, 2);
    scene_band(scene, "b2", 705, 3);
    scene->section_count = 0;
    scene->sections = NULL;
    scene_sheet(scene, "hedgehogs", "III",
                "<scuffle band='h1' enemy='b1'/>"
                "<scuffle band='h2' enemy='b2'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_true(scene_find(scene, "h1")->scuffled);
    assert_int_equal(scene_unserved(scene), 1);
    scene_standing(scene, "badgers", "<if-beaten value='back'/>");
    scene_sheet(scene, "badgers", "III", "");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene_events(scene, EVENT_COMBAT, RULE(5_2)), 0);
}

/* Point 8: if the side does send again, it is played. */
static void rest_may_come_again(struct scene *scene)
{
    two_that_meet(scene);
    scene_band(scene, "h2", 704, 2);
    scene_band(scene, "b2", 705, 3);
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    scene_standing(scene, "badgers", "<if-beaten value='back'/>");
    scene_sheet(scene, "hedgehogs", "III", "<scuffle band='h2' enemy='b2'/>");
    scene_dice(scene, "5.2/sum/h2-b2/1", "55");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene_events(scene, EVENT_COMBAT, RULE(5_2)), 1);
    assert_int_equal(scene_hex(scene, "b2"), 706);
}

/* Orders for a step that play does not reach stay unserved. */
static void unreached_steps_stay(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 409, 3);
    scene_at(scene, "II", PUSH, SCOUT);
    scene->game->households[0].apples = 5;
    scene_sheet(scene, "hedgehogs", "IV", "<call band='h1'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_int_equal(scene_unserved(scene), 1);
    assert_null(scene_find(scene, "h1.cousin"));
}

/* One exchange plays as many steps as its sheets answer. */
static void whole_watch_in_one_exchange(struct scene *scene)
{
    const struct event *step;

    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 409, 3);
    scene_sheet(scene, "hedgehogs", "I", "<plan value='scout'/>");
    scene_sheet(scene, "badgers", "I", "<plan value='push'/>");
    scene_sheet(scene, "hedgehogs", "II", "<move band='h1' path='0405'/>");
    scene_sheet(scene, "badgers", "II", "");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    step = scene->journal.first;
    for (const struct step *row = toy_ruleset.sequence; row->id; row++) {
        assert_string_equal(step->text, row->title);
        assert_int_equal(step->kind, EVENT_STEP);
        step = step->next;
    }
    assert_null(step);
    assert_int_equal(scene->game->watch, 2);
}

/* Three apples and a hedgehog who has a cousin: the badgers have neither. */
static void apples_for_a_cousin(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 409, 3);
    scene_at(scene, "IV", PUSH, SCOUT);
    scene->game->households[0].apples = 5;
    scene->game->households[1].apples = 2;
}

/* Point 9: who has something to decide is asked again, nobody else. */
static void silence_is_asked_again(struct scene *scene)
{
    struct questions questions;

    apples_for_a_cousin(scene);
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    questions = scene_questions(scene);
    assert_int_equal(questions.count, 1);
    assert_string_equal(questions.items[0].side, "hedgehogs");
    scene_sheet(scene, "hedgehogs", "IV", "");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
}

/* Point 9: nobody is asked who has nothing legal to say. */
static void nothing_to_decide(struct scene *scene)
{
    apples_for_a_cousin(scene);
    scene_find(scene, "h1")->called = true;
    assert_int_equal(scene_questions(scene).count, 0);
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
}

/* Point 10: a step that is waived is run past, and the log says so. */
static void waived_for_good(struct scene *scene)
{
    const struct event *event;

    apples_for_a_cousin(scene);
    scene_standing(scene, "hedgehogs", "<ask step='IV' value='never'/>");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    event = scene_event(scene, EVENT_STANDING, BASE(asking));
    assert_string_equal(event->text,
                        "Standing order of hedgehogs: IV is not asked");
}

/* Point 10: until it is not. */
static void asked_once_more(struct scene *scene)
{
    apples_for_a_cousin(scene);
    scene_standing(scene, "hedgehogs", "<ask step='IV' value='never'/>");
    scene_standing(scene, "hedgehogs", "<ask step='IV' value='always'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_false(ask_is_waived(&scene->standing[0], "IV"));
}

/* Point 10: an option may begin so. */
static void brisk_waives(struct scene *scene)
{
    apples_for_a_cousin(scene);
    scene_option(scene, "tempo", "brisk");
    for (int i = 0; i < FAMILIES; i++)
        toy_ruleset.begin_standing(&scene->standing[i], &scene->module,
                                   &scene->options, scene->arena);
    assert_true(ask_is_waived(&scene->standing[0], "IV"));
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
}

/* What waits is what neither may stay open nor has a standing order. */
static void standing_order_does_not_wait(struct scene *scene)
{
    struct play play = {.standing = scene->standing,
                        .standing_count = FAMILIES};
    struct questions questions;

    two_that_meet(scene);
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    questions = scene_questions(scene);
    assert_true(play_waits(&play, &questions.items[0]));
    scene_standing(scene, "badgers", "<if-beaten value='hold'/>");
    assert_false(play_waits(&play, &questions.items[0]));
}

static const struct story stories[] = {
    {"point 1: an empty section answers", empty_section_answers},
    {"point 1: a missing section asks", missing_section_asks},
    {"point 1: an order answers by its subject", named_order_answers},
    {"point 2: a standing order acts", standing_order_acts},
    {"point 2: ask stops play", standing_ask_stops},
    {"point 2: an order before the standing one", order_before_standing},
    {"point 2: defaults for the silent", fallback_for_the_silent},
    {"point 5: the enemy came first", enemy_came_first},
    {"point 6: a lapse opens no question", lapse_opens_no_question},
    {"point 6: then the default", lapse_falls_to_the_default},
    {"point 7: stops inside the second combat", stops_inside_a_combat},
    {"point 7: an answer serves once", answer_serves_once},
    {"point 7: both sides or neither", both_or_neither},
    {"point 8: the rest is dropped", rest_is_dropped},
    {"point 8: the rest may come again", rest_may_come_again},
    {"orders for steps not reached stay", unreached_steps_stay},
    {"1.1 a whole watch in one exchange", whole_watch_in_one_exchange},
    {"point 9: silence is asked again", silence_is_asked_again},
    {"point 9: nobody who has nothing to decide", nothing_to_decide},
    {"point 10: waived for good", waived_for_good},
    {"point 10: and asked once more", asked_once_more},
    {"point 10: tempo brisk waives", brisk_waives},
    {"nor does one with a standing order", standing_order_does_not_wait},
};

int main(void)
{
    const struct table tables[] = {TABLE(stories, scene_tell)};

    return run_tables(tables, LENGTH(tables));
}
