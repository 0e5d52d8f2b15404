/* What a desk says of a march before it is made, and that it comes so. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "tests/rulesets/campaigns-of-napoleon/hidden_scene.h"
#include "tests/support/test.h"

#include <stdlib.h>

/* ---- the desk ------------------------------------------------------------ */

/* Of who orders ahead: the step is not open yet. */
static struct seat desk(struct scene *scene, const char *step)
{
    enum side side = strcmp(step, "II.a") == 0 ? FRENCH : COALITION;
    struct seat seat = hidden_seat(scene, side, hidden_view(scene, side), step);

    seat.certain = false;
    return seat;
}

static struct move *order_of(struct scene *scene, const char *force,
                             const int *hexes)
{
    struct move *move = ARENA_NEW(scene->arena, struct move);

    move->force = force;
    move->path = scene_path(scene, hexes);
    return move;
}

static void check_says(const struct seat *seat, const struct move *move,
                       const char *text)
{
    const struct order order = {.kind = &con_move, .details = move};
    struct buffer out;

    buffer_init(&out);
    con_move.say(seat, &order, &out);
    if (!strstr(out.bytes, text))
        fail_msg("not '%s' but '%s'", text, out.bytes);
    buffer_release(&out);
}

/* What the desk says of the march, and that play takes the unit there. */
static void says(struct scene *scene, const struct move *move, const char *unit,
                 const char *text)
{
    const struct seat seat = desk(scene, "II.a");
    const char *reaches = NULL;

    check_says(&seat, move, text);
    scene->game->under_way = true;
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, move));
    reaches = strstr(text, "reaches ");
    assert_int_equal(scene_the_unit(scene, unit)->hex,
                     atoi(strchr(reaches ? reaches : "at 0305", ' ')));
}

static void corps(struct scene *scene, const char *leader, const char *unit,
                  int hex, int sp)
{
    scene_leader(scene, "french", leader, hex);
    scene_infantry(scene, "french", unit, hex, sp);
    scene_assign(scene, unit, leader);
    scene_ready(scene);
    con_force(&scene->board, leader)->commanded = COMMAND_PAID;
}

/* ---- one row a reason ---------------------------------------------------- */

static const int east[] = {305, 304, 303, 302, 0};

static void all_the_way(struct scene *scene)
{
    corps(scene, "reille", "f", 305, 10);
    says(scene, order_of(scene, "reille", east), "f",
         ": reaches 0302 today (3 of 5 points)");
}

static void longer_than_a_day(struct scene *scene)
{
    static const int far[] = {308, 307, 306, 305, 304, 303, 302, 0};
    struct move *move = order_of(scene, "reille", far);

    corps(scene, "reille", "f", 308, 10);
    assert_null(scene_refusal(scene, FRENCH, &con_move, move));
    says(scene, move, "f",
         ": reaches 0303 today (5 of 6 points), 0302 tomorrow by another "
         "order");
}

static void no_room(struct scene *scene)
{
    scene_infantry(scene, "french", "g", 302, 41);
    corps(scene, "reille", "f", 305, 10);
    says(scene, order_of(scene, "reille", east), "f",
         ": reaches 0303 today (3 of 5 points), and goes no further: 0302 has "
         "no room for 10 SP beside 41: it holds 50");
}

/* The first of two takes the room: told in the order of play. */
static void no_room_behind_the_first(struct scene *scene)
{
    static const int after[] = {306, 305, 304, 303, 302, 0};
    const struct order first = {.kind = &con_move,
                                .details = order_of(scene, "reille", east)};
    struct move *second = order_of(scene, "derlon", after);
    struct seat seat;

    corps(scene, "reille", "f", 305, 30);
    corps(scene, "derlon", "g", 306, 30);
    seat = desk(scene, "II.a");
    check_says(&seat, second, ": reaches 0302 today (4 of 5 points)");
    order_foresee(&seat, &first);
    check_says(&seat, second,
               ": reaches 0303 today (4 of 5 points), and goes no further: "
               "0302 has no room for 30 SP beside 30: it holds 50");
}

static void unsure_behind_the_first(struct scene *scene)
{
    static const int after[] = {306, 305, 304, 303, 302, 0};
    const struct order first = {.kind = &con_move,
                                .details = order_of(scene, "reille", east)};
    struct seat seat;

    corps(scene, "reille", "f", 305, 30);
    corps(scene, "derlon", "g", 306, 30);
    con_force(&scene->board, "reille")->commanded = NOT_COMMANDED;
    seat = desk(scene, "II.a");
    order_foresee(&seat, &first);
    check_says(
        &seat, order_of(scene, "derlon", after),
        ". It is judged when played from 0302 on: it hangs on the marches "
        "ordered before it");
}

static void without_a_command(struct scene *scene)
{
    corps(scene, "reille", "f", 305, 10);
    con_force(&scene->board, "reille")->commanded = NOT_COMMANDED;
    scene_die(scene, "initiative-test/ii/reille", 1);
    says(scene, order_of(scene, "reille", east), "f",
         ": reaches 0302 today (3 of 5 points). It is judged when played: it "
         "hangs "
         "on the die of his initiative");
}

/* Troops of his next to the enemy have seen who stands there. */
static void an_enemy_in_the_way(struct scene *scene)
{
    scene_infantry(scene, "prussian", "x", 302, 5);
    corps(scene, "derlon", "g", 402, 1);
    corps(scene, "reille", "f", 304, 10);
    says(scene, order_of(scene, "reille", (const int[]){304, 303, 302, 0}), "f",
         ": reaches 0303 today (1 of 5 points), and goes no further: an enemy "
         "stack stands in the way at 0302");
}

static void a_zone(struct scene *scene)
{
    scene_infantry(scene, "prussian", "x", 303, 5);
    corps(scene, "derlon", "g", 402, 1);
    corps(scene, "reille", "f", 306, 10);
    says(scene, order_of(scene, "reille", (const int[]){306, 305, 304, 204, 0}),
         "f",
         ": reaches 0304 today (2 of 5 points), and goes no further: 0304 "
         "lies in a zone of control: the march ends there");
}

/* Nobody has seen what stands at 0301, and it is vedettes. */
static void who_is_unseen(struct scene *scene)
{
    scene_vedette(scene, "prussian", "v", 301);
    corps(scene, "reille", "f", 305, 10);
    says(scene, order_of(scene, "reille", east), "f",
         ": reaches 0302 today (3 of 5 points). It is judged when played from "
         "0302 "
         "on: it hangs on who stands at 0301");
}

static void a_repulse(struct scene *scene)
{
    struct move *move =
        order_of(scene, "reille", (const int[]){305, 304, 303, 302, 0});
    struct seat seat;

    move->repulse = scene_path(scene, (const int[]){303, 0});
    scene_infantry(scene, "prussian", "x", 303, 1);
    corps(scene, "derlon", "g", 403, 10);
    corps(scene, "reille", "f", 305, 20);
    seat = desk(scene, "II.a");
    check_says(
        &seat, move,
        ": reaches 0304 today (1 of 5 points). It is judged when played from "
        "0303 on: it hangs on whether 0303 is brushed aside");
}

static void vedettes_meet(struct scene *scene)
{
    struct seat seat;

    scene_vedette(scene, "prussian", "v", 302);
    scene_vedette(scene, "french", "w", 304);
    corps(scene, "reille", "f", 402, 10);
    seat = desk(scene, "II.a");
    check_says(&seat, order_of(scene, "w", (const int[]){304, 303, 203, 0}),
               ": reaches 0303 today (1 of 9 points), and goes no further: it "
               "disperses with the vedettes at 0302");
}

static void the_enemy_marches_first(struct scene *scene)
{
    struct seat seat;

    scene_leader(scene, "prussian", "yorck", 305);
    scene_infantry(scene, "prussian", "x", 305, 5);
    scene_assign(scene, "x", "yorck");
    scene_ready(scene);
    con_force(&scene->board, "yorck")->commanded = COMMAND_PAID;
    seat = desk(scene, "II.b");
    check_says(
        &seat, order_of(scene, "yorck", east),
        ": reaches 0302 today (3 of 5 points). It is judged when played: it "
        "hangs on the marches of the enemy before it");
}

static void who_moves_first(struct scene *scene)
{
    struct seat seat;

    corps(scene, "reille", "f", 305, 10);
    scene->game->dawn = true;
    seat = desk(scene, "II.a");
    check_says(&seat, order_of(scene, "reille", east),
               ". It is judged when played: it hangs on who moves first");
}

/* The date of their army stands in the module. */
static void before_its_day(struct scene *scene)
{
    const struct seat seat = desk(scene, "II.b");

    check_says(
        &seat, order_of(scene, "perponcher", (const int[]){912, 1012, 0}),
        ": lapses as it looks now: the Anglo-allied army does not march "
        "before game turn 2 [base activation]. It is judged when played: it "
        "hangs on the die of his initiative and the marches of the "
        "enemy before it");
}

/* Between 0820 and 0819 the Sambre has no bridge. */
static void no_bridge(struct scene *scene)
{
    con_force(&scene->board, "reille")->commanded = COMMAND_PAID;
    says(scene, order_of(scene, "reille", (const int[]){722, 821, 820, 819, 0}),
         "fr-foy",
         ": reaches 0820 (Thuin) today (1 1/2 of 5 points), and goes no "
         "further: no bridge leads from 0820 to 0819");
}

/* ---- what a sheet lists first -------------------------------------------- */

/* Today's walk stops before the enemy; nobody stands in Bruxelles yet. */
static void the_likeliest_marches(struct scene *scene)
{
    struct move *move = order_of(scene, "reille", (const int[]){306, 0});
    struct mover mover;
    struct likely likely;

    scene_infantry(scene, "prussian", "x", 302, 5);
    corps(scene, "reille", "f", 306, 10);
    con_army(&scene->board, "french")->center = 312;
    assert_true(con_mover_of(&scene->board, move, &mover));
    likely = con_likely(&scene->board, &mover);
    assert_int_equal(likely.count, 3);
    assert_int_equal(likely.hexes[0], 303);
    assert_string_equal(likely.why[0], "towards the enemy at 0302");
    assert_string_equal(likely.why[1], "on the way to 0903 (Bruxelles)");
    assert_string_equal(likely.why[2], "back to the center at 0312");
    assert_true(hex_distance(306, likely.hexes[2]) > 3);
}

static const struct scene_row rows[] = {
    {"movement all the way", all_the_way},
    {"movement longer than a day", longer_than_a_day},
    {"stacking no room", no_room},
    {"stacking no room behind the first", no_room_behind_the_first},
    {"stacking unsure behind the first", unsure_behind_the_first},
    {"initiative-test without a command", without_a_command},
    {"zoc an enemy in the way", an_enemy_in_the_way},
    {"zoc a zone", a_zone},
    {"hidden who is unseen", who_is_unseen},
    {"repulse whether he is brushed aside", a_repulse},
    {"4e vedettes meet", vedettes_meet},
    {"1c the enemy marches first", the_enemy_marches_first},
    {"2a who moves first", who_moves_first},
    {"morale-track the likeliest marches", the_likeliest_marches},
};

static void waterloo_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_of_waterloo();

    row->play(scene);
    scene_free(scene);
}

static const struct scene_row waterloo_rows[] = {
    {"activation before its day", before_its_day},
    {"adjacency no bridge", no_bridge},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, scene_row_runs),
        TABLE(waterloo_rows, waterloo_runs),
    };

    return run_tables(tables, LENGTH(tables));
}
