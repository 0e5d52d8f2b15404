/* [base hidden]: the same dice, another hidden part: the other side reads the
 * same words and sees the same view. */
#include "core/buffer.h"
#include "render/render.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/hidden_scene.h"
#include "tests/support/test.h"

static void tell(struct buffer *out, const struct event *event,
                 const char *side)
{
    for (; event; event = event->next) {
        if (!event_seen_by(event, side))
            continue;
        buffer_printf(out, "%04d %s\n", event->place,
                      event_words_for(event, side));
        for (size_t i = 0; event->roll && i < event->roll->count; i++)
            buffer_printf(out, "die %d\n", event->roll->faces[i]);
        for (size_t i = 0; i < event->path.count; i++)
            buffer_printf(out, "by %s\n", event->path.items[i]);
        tell(out, event->first, side);
    }
}

/* Everything that the side learns of the scene. */
static char *learned(struct scene *scene, enum side side)
{
    const struct log_head head = {.campaign = "A day",
                                  .side = con_side_id(side)};
    struct journal journal;
    struct buffer out;

    buffer_init(&out);
    tell(&out, scene->journal.first, con_side_id(side));
    journal_for(&journal, &scene->journal, con_side_id(side), scene->arena);
    render_html(&out, &head, &journal, NULL);
    buffer_puts(&out, hidden_text(scene, hidden_view(scene, side)));
    return out.bytes;
}

/* The Coalition's corps at 0502, the French at 0305; `more` is what differs. */
static void corps(struct scene *scene, int more)
{
    struct leader_card *leader = NULL;

    scene_leader(scene, "french", "ney", 305);
    scene_infantry(scene, "french", "f", 305, 12);
    scene_assign(scene, "f", "ney");
    leader = scene_leader(scene, "prussian", more ? "blue" : "pale", 502);
    scene_infantry(scene, "prussian", "x", 502, 10 + 4 * more);
    scene_infantry(scene, "prussian", "y", 502, 3);
    scene_assign(scene, "x", leader->id);
    scene_assign(scene, "y", leader->id);
    scene_ready(scene);
    con_army(&scene->board, "prussian")->ap = 6 + more;
    con_force(&scene->board, leader->id)->commanded = COMMAND_PAID;
}

static const char *corps_id(int more)
{
    return more ? "blue" : "pale";
}

/* He marches up to the French, and both are a combat group. */
static void marches_up(struct scene *scene, int more)
{
    static const int path[] = {502, 402, 303, 304, 0};
    struct move move = {.force = corps_id(more)};

    corps(scene, more);
    move.path = scene_path(scene, path);
    scene_order(scene, COALITION, "II.b", &con_move, &move);
    assert_string_equal(scene_play(scene, "II.b"), "III.c");
    assert_int_equal(scene->game->combats_count, 1);
}

/* He marches where nobody stands. */
static void marches_by(struct scene *scene, int more)
{
    static const int path[] = {502, 501, 0};
    struct move move = {.force = corps_id(more)};

    corps(scene, more);
    move.path = scene_path(scene, path);
    assert_true(scene_carry_out(scene, COALITION, "II.b", &con_move, &move));
}

/* The French cannot brush him aside, be he 13 or 17 strong. */
static void is_not_brushed_aside(struct scene *scene, int more)
{
    static const int path[] = {305, 0};
    static const int target[] = {304, 0};
    struct move move = {.force = "ney"};

    corps(scene, more);
    scene_put(scene, corps_id(more), 304);
    scene_put(scene, "x", 304);
    scene_put(scene, "y", 304);
    con_force(&scene->board, "ney")->commanded = COMMAND_PAID;
    move.path = scene_path(scene, path);
    move.repulse = scene_path(scene, target);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, &move));
    assert_true(con_force(&scene->board, "ney")->failed_repulse);
}

/* A chit is laid, and another one. */
static void lays_a_chit(struct scene *scene, int more)
{
    static const struct chit_words { /* as `chit` reads it */
        int at, size;
    } chits[] = {{304, CHIT_CORPS}, {304, CHIT_ARMY}};

    corps(scene, more);
    scene_put(scene, corps_id(more), 304);
    scene_put(scene, "x", 304);
    scene_put(scene, "y", 304);
    con_make_groups(&scene->play);
    assert_true(
        scene_carry_out(scene, COALITION, "III.c", &con_chit, &chits[more]));
    assert_int_equal(scene_group(scene, COALITION, 304)->chit,
                     chits[more].size);
}

/* He drives his men on, be it with a point of the pool or without. */
static void force_marches(struct scene *scene, int more)
{
    static const int path[] = {502, 501, 0};
    struct forced_order march = {.force = corps_id(more), .extra = more};

    corps(scene, more);
    march.path = scene_path(scene, path);
    scene_die(scene, more ? "initiative-test/v/blue" : "initiative-test/v/pale",
              1);
    assert_true(scene_carry_out(scene, COALITION, "V.b",
                                &con_forced_march_order, &march));
    assert_non_null(scene_event(scene, EVENT_MOVE, RULE(9_1a)));
}

/* The way on is closed by cavalry, be it on outpost or not: the order lapses,
 * and says no more than that. The book says why. */
static void finds_the_way_closed(struct scene *scene, int more)
{
    static const int path[] = {305, 304, 303, 0};
    struct forced_order march = {.force = "ney"};
    const struct event *lapse, *truth;

    corps(scene, 0);
    scene_cavalry(scene, "prussian", "z", 402, 1, LIGHT);
    scene_ready(scene);
    scene_the_unit(scene, "z")->acting_vedette = !more;
    scene->play.see = con_see;
    march.path = scene_path(scene, path);
    assert_false(
        scene_carry_out(scene, FRENCH, "V.a", &con_forced_march_order, &march));
    lapse = scene_event(scene, EVENT_LAPSE, RULE(9_1a));
    assert_non_null(lapse);
    assert_non_null(strstr(lapse->text, ": the way is closed at 0303"));
    truth = scene_event(scene, EVENT_LAPSE, more ? RULE(9a) : RULE(9b));
    assert_ptr_equal(truth, lapse->first);
    assert_non_null(strstr(truth->text, "In truth: "));
    assert_false(event_seen_by(truth, "french"));
    assert_false(event_seen_by(truth, "coalition"));
}

/* What his view forbids is told as his view says it. */
static void finds_the_way_shut(struct scene *scene, int more)
{
    static const int path[] = {305, 304, 303, 402, 0};
    struct forced_order march = {.force = "ney"};
    const struct event *lapse;

    corps(scene, 0);
    scene_cavalry(scene, "prussian", "z", 304, 1 + more, LIGHT);
    scene_ready(scene);
    scene->play.see = con_see;
    march.path = scene_path(scene, path);
    assert_false(
        scene_carry_out(scene, FRENCH, "V.a", &con_forced_march_order, &march));
    lapse = scene_event(scene, EVENT_LAPSE, BASE(zoc));
    assert_non_null(strstr(lapse->text, "an enemy stack stands in the way"));
    assert_null(lapse->first);
}

/* Ney would march to the guns against a class that nobody has reported. */
static void marches_against_a_class(struct scene *scene, int more)
{
    static const char *classes[] = {"division", "corps"};
    static const int path[] = {307, 306, 305, 0};
    const struct march_order when = {"ney", MARCH_IF_CLASS, {classes, 2}};
    struct guns_order march = {.force = "ney"};

    corps(scene, more);
    scene_put(scene, "ney", 307);
    scene_put(scene, "f", 307);
    scene_infantry(scene, "french", "g", 304, 10);
    scene_put(scene, corps_id(more), 303);
    scene_put(scene, "x", 303);
    scene_put(scene, "y", 303);
    scene_ready(scene);
    con_make_groups(&scene->play);
    scene_group(scene, COALITION, 303)->class = more ? ARMY : CORPS;
    scene->play.see = con_see;
    scene_standing(scene, FRENCH, &con_march_when, &when);
    march.path = scene_path(scene, path);
    assert_false(
        scene_carry_out(scene, FRENCH, "V.a", &con_march_to_guns, &march));
    assert_non_null(strstr(scene_event(scene, EVENT_LAPSE, RULE(9_2a))->text,
                           "nobody has reported that"));
}

/* He is as strong as he is across the bridge: the French go by themselves. */
static void stands_across_the_bridge(struct scene *scene, int more)
{
    static const struct bridge_words { /* as `bridge-fight` reads it */
        int at, wish, sp;
    } fight = {1019, 2, 5};

    scene_infantry(scene, "french", "f", 1019, 5);
    scene_infantry(scene, "prussian", "x", 1018, 3 + 20 * more);
    scene_ready(scene);
    scene_standing(scene, FRENCH, &con_bridge_fight, &fight);
    scene_play(scene, "III.a0");
    assert_int_equal(scene->game->bridges[0].attack == BRIDGE_FIGHT ||
                         scene->game->bridges[0].defence == BRIDGE_FIGHT,
                     true);
}

/* Cavalry rides by, on outpost or as troops, who lose on the way. */
static void rides_by(struct scene *scene, int more)
{
    static const int path[] = {502, 501, 0};
    struct move move = {.force = "z"};

    corps(scene, 0);
    scene_cavalry(scene, "prussian", "z", 502, 1, LIGHT);
    scene_ready(scene);
    scene_the_unit(scene, "z")->acting_vedette = !more;
    con_force(&scene->board, "z")->commanded = COMMAND_PAID;
    con_force(&scene->board, "z")->forage = true;
    con_force(&scene->board, "z")->bridge_work = 4;
    move.path = scene_path(scene, path);
    assert_true(scene_carry_out(scene, COALITION, "II.b", &con_move, &move));
    assert_int_equal(
        scene_event(scene, EVENT_ROLL, BASE(march_attrition)) != NULL, more);
}

static const struct secret_row {
    const char *name;
    void (*play)(struct scene *scene, int more);
} secret_rows[] = {
    {"hidden: who marches by", marches_by},
    {"hidden: who marches up", marches_up},
    {"hidden: who is not brushed aside", is_not_brushed_aside},
    {"hidden: which chit is laid", lays_a_chit},
    {"hidden: who marches on", force_marches},
    {"hidden: whether troops ride by", rides_by},
    {"hidden: who closes the way on", finds_the_way_closed},
    {"hidden: who stands in the way", finds_the_way_shut},
    {"hidden: what the guns are fired by", marches_against_a_class},
    {"hidden: how strong he is across the bridge", stands_across_the_bridge},
};

static void the_french_learn_the_same(void **state)
{
    const struct secret_row *row = *state;
    struct scene *one = scene_new();
    struct scene *other = scene_new();
    char *first = NULL;
    char *second = NULL;

    row->play(one, 0);
    row->play(other, 1);
    first = learned(one, FRENCH);
    second = learned(other, FRENCH);
    /* The order of the pieces is the module's, which is no secret: only the
     * leader's name differs in it. */
    for (char *at = strstr(second, "\"blue\""); at; at = strstr(at, "\"blue\""))
        memcpy(at, "\"pale\"", 6);
    assert_string_equal(first, second);
    free(first);
    free(second);
    scene_free(one);
    scene_free(other);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(secret_rows, the_french_learn_the_same)};

    return run_tables(tables, LENGTH(tables));
}
