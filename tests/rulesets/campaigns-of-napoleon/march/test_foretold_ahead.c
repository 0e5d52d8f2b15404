/* What a desk says of orders for phases III and V before phase II is over. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "tests/rulesets/campaigns-of-napoleon/hidden_scene.h"
#include "tests/support/test.h"

/* Of who orders ahead: phase II is not open yet. */
static struct seat desk(struct scene *scene)
{
    struct seat seat =
        hidden_seat(scene, FRENCH, hidden_view(scene, FRENCH), "II.a");

    seat.certain = false;
    return seat;
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

static void check_said(const struct seat *seat, const struct order *order,
                       const char *text)
{
    struct buffer out;

    buffer_init(&out);
    order->kind->say(seat, order, &out);
    if (!strstr(out.bytes, text))
        fail_msg("not '%s' but '%s'", text, out.bytes);
    buffer_release(&out);
}

static const int east[] = {305, 304, 303, 302, 0};
static const int from_305[] = {305, 304, 0}, from_302[] = {302, 301, 0};
static const char *const good = "if his initiative allows";
static const char *const hangs =
    "allows. It is judged when played: it hangs on where his march of phase "
    "II ends";

/* What the desk says of both orders of phase V: the same end. */
static void says_of_v(struct scene *scene, const struct seat *seat,
                      const int *path, const char *text)
{
    struct forced_order forced = {.force = "reille",
                                  .path = scene_path(scene, path)};
    struct guns_order guns = {.force = "reille",
                              .path = scene_path(scene, path)};
    const struct order order = {.kind = &con_forced_march_order,
                                .details = &forced};
    const struct order other = {.kind = &con_march_to_guns, .details = &guns};
    const char *sentence = strchr(text, '.');
    struct buffer out;

    check_said(seat, &order, text);
    buffer_init(&out);
    con_march_to_guns.say(seat, &other, &out);
    if (sentence ? !strstr(out.bytes, sentence) : !!strchr(out.bytes, '.'))
        fail_msg("not '%s' but '%s'", text, out.bytes);
    con_forced_march_order.say(seat, &order, &out);
    if (!sentence && strchr(out.bytes, '.'))
        fail_msg("'%s'", out.bytes);
    buffer_release(&out);
}

/* The desk, once it has read his march of phase II. */
static struct seat after_march(struct scene *scene, const int *repulse)
{
    struct move march = {.force = "reille", .path = scene_path(scene, east)};
    const struct order order = {.kind = &con_move, .details = &march};
    const struct seat seat = desk(scene);

    if (repulse)
        march.repulse = scene_path(scene, repulse);
    order_foresee(&seat, &order);
    return seat;
}

static void from_where_he_stands(struct scene *scene)
{
    struct seat seat;

    corps(scene, "reille", "f", 305, 10);
    seat = desk(scene);
    says_of_v(scene, &seat, from_305, good);
    says_of_v(scene, &seat, from_302,
              "allows. As it looks now it lapses: reille stands at 0305");
    seat.certain = true;
    says_of_v(scene, &seat, from_302, good);
}

static void from_where_his_march_ends(struct scene *scene)
{
    struct seat seat;

    corps(scene, "reille", "f", 305, 10);
    seat = after_march(scene, NULL);
    says_of_v(scene, &seat, from_302, good);
    says_of_v(scene, &seat, from_305,
              "allows. As it looks now it lapses: the march of reille in phase "
              "II ends at 0302");
}

/* He may fail, and stand where he stood. */
static void from_where_a_die_takes_him(struct scene *scene)
{
    struct seat seat;

    corps(scene, "reille", "f", 305, 10);
    con_force(&scene->board, "reille")->commanded = NOT_COMMANDED;
    seat = after_march(scene, NULL);
    says_of_v(scene, &seat, from_302, hangs);
    says_of_v(scene, &seat, from_305, hangs);
    says_of_v(scene, &seat, (const int[]){308, 307, 0},
              "allows. As it looks now it lapses: the march of reille in phase "
              "II ends at 0302");
}

static void from_behind_a_repulse(struct scene *scene)
{
    struct seat seat;

    scene_infantry(scene, "prussian", "x", 303, 1);
    corps(scene, "derlon", "g", 403, 10);
    corps(scene, "reille", "f", 305, 20);
    seat = after_march(scene, (const int[]){303, 0});
    says_of_v(scene, &seat, from_302, hangs);
}

static void without_troops(struct scene *scene)
{
    struct seat seat;

    corps(scene, "reille", "f", 305, 10);
    scene_put(scene, "f", 302);
    seat = desk(scene);
    says_of_v(scene, &seat, from_305,
              "allows. As it looks now it lapses: no troops of reille stand at "
              "0305");
    says_of_v(scene, &seat, from_302, good);
}

/* Who marched in play, and may have gone on since, stands where he stands. */
static void after_phase_ii(struct scene *scene)
{
    const struct move march = {.force = "reille",
                               .path = scene_path(scene, east)};
    struct seat seat;

    corps(scene, "reille", "f", 305, 10);
    scene->game->under_way = true;
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, &march));
    scene->game->groups_made = true;
    seat = desk(scene);
    says_of_v(scene, &seat, from_302, good);
    says_of_v(scene, &seat, from_305,
              "allows. As it looks now it lapses: reille stands at 0302");
}

static void who_leads_no_force(struct scene *scene)
{
    struct seat seat;

    corps(scene, "reille", "f", 305, 10);
    corps(scene, "derlon", "g", 305, 10);
    con_leader(&scene->board, "reille")->force = "derlon";
    scene_the_unit(scene, "f")->force = "derlon";
    con_tidy_forces(&scene->board);
    seat = desk(scene);
    says_of_v(scene, &seat, from_305,
              "allows. As it looks now it lapses: 'reille' leads no force of "
              "his own");
}

/* Groups are made in phase III, of who stands there then. */
static void a_chit_ahead(struct scene *scene)
{
    struct {
        int at, size;
    } chit = {305, CHIT_CORPS};
    const struct order order = {.kind = &con_chit, .details = &chit};
    struct seat seat;

    corps(scene, "reille", "f", 305, 10);
    seat = desk(scene);
    check_said(&seat, &order,
               "a corps. It is judged when played: it hangs on a group of "
               "yours there");
    chit.at = 302;
    check_said(&seat, &order,
               "it hangs on a group of yours there, and as it looks now none "
               "of your troops stand there");
    seat = after_march(scene, NULL);
    chit.at = 305;
    check_said(&seat, &order, "none of your troops stand there");
}

static const struct scene_row rows[] = {
    {"forced-march from where he stands", from_where_he_stands},
    {"forced-march from where his march ends", from_where_his_march_ends},
    {"forced-march from where a die takes him", from_where_a_die_takes_him},
    {"forced-march from behind a repulse", from_behind_a_repulse},
    {"force a forced march without troops", without_troops},
    {"forced-march after phase II", after_phase_ii},
    {"3.1e who leads no force", who_leads_no_force},
    {"10.5a a chit ahead", a_chit_ahead},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
