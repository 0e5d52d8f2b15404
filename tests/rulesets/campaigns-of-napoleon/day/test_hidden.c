/* [base hidden]: what a side sees, and that it sees no more. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/rulesets/campaigns-of-napoleon/hidden_scene.h"
#include "tests/support/test.h"
#include "tests/support/thorough.h"

enum { EXCHANGES = 7, MOST_CHOICES = 24, FEW_CHOICES = 6 };

/* ---- one moment of a game ------------------------------------------------ */

static const struct sighting *sighting_at(const struct game *view, int hex)
{
    for (size_t i = 0; i < view->sightings_count; i++)
        if (view->sightings[i].hex == hex)
            return &view->sightings[i];
    return NULL;
}

/* Nothing is invented: somebody stands at each sighting and is what it says,
 * and whoever stands somewhere is sighted. */
static void the_view_is_true(struct scene *scene, enum side side)
{
    const struct game *view = hidden_view(scene, side);
    enum side enemy = con_enemy(side);

    for (size_t i = 0; i < scene->module.map.hex_count; i++) {
        int hex = scene->module.map.hexes[i].hex;
        const struct sighting *sighting = sighting_at(view, hex);

        assert_int_equal(sighting != NULL,
                         con_stands(&scene->board, enemy, hex));
        if (!sighting || sighting->nature == A_FORCE)
            continue;
        assert_int_equal(sighting->nature == OUTPOSTS,
                         con_vedette_only(&scene->board, enemy, hex));
        assert_int_equal(
            sighting->nature == FIGHTING_TROOPS,
            con_zone_source(&scene->board, enemy, hex, VEDETTES_IGNORED));
    }
}

static void own_pieces_are_whole(struct scene *scene, enum side side)
{
    const struct game *view = hidden_view(scene, side);
    const struct game *game = scene->game;

    for (size_t i = 0; i < game->units_count; i++) {
        if (scene->module.units[i].side != side) {
            assert_int_equal(view->units[i].state, UNSEEN);
            assert_int_equal(view->units[i].sp + view->units[i].hex, 0);
            continue;
        }
        assert_int_equal(view->units[i].state, game->units[i].state);
        assert_int_equal(view->units[i].hex, game->units[i].hex);
        assert_int_equal(view->units[i].sp, game->units[i].sp);
    }
    for (size_t i = 0; i < view->forces_count; i++)
        assert_int_equal(con_army_side(&scene->board, view->forces[i].army),
                         side);
}

static void nothing_hidden_shows(struct scene *scene, enum side side)
{
    struct game *twin = hidden_twin(scene, con_enemy(side));
    const struct game *mine = hidden_view(scene, side);
    const struct game *same =
        con_see(twin, &scene->module, NULL, con_side_id(side), scene->arena);

    assert_string_equal(hidden_text(scene, mine), hidden_text(scene, same));
}

static void looking_twice_changes_nothing(struct scene *scene, enum side side)
{
    const struct game *once = hidden_view(scene, side);
    const struct game *twice =
        con_see(once, &scene->module, NULL, con_side_id(side), scene->arena);

    assert_string_equal(hidden_text(scene, once), hidden_text(scene, twice));
}

static void the_view_opens(struct scene *scene, enum side side)
{
    assert_true(con_open_game(hidden_view(scene, side), &scene->module,
                              scene->arena, "view.xml", scene->report));
}

/* ---- orders on a view ---------------------------------------------------- */

static void names_nobody(struct scene *scene, enum side enemy, const char *text)
{
    if (text && hidden_names(scene, enemy, text))
        fail_msg("betrayed: %s", text);
}

static void said_betrays_nothing(struct scene *scene, const struct seat *seat,
                                 const struct order *order, enum side enemy)
{
    struct buffer said;

    buffer_init(&said);
    if (order->kind->say)
        order->kind->say(seat, order, &said);
    names_nobody(scene, enemy, said.bytes);
    names_nobody(scene, enemy, order_text(scene->arena, order));
    assert_false(hidden_names(scene, enemy, said.bytes ? said.bytes : ""));
    buffer_release(&said);
}

static size_t most_choices(void)
{
    return thorough() ? MOST_CHOICES : FEW_CHOICES;
}

/* What the view offers is fine by the view. */
static void offers_are_fine(struct scene *scene, const struct seat *seat,
                            const struct order_kind *kind, enum side enemy)
{
    struct choices choices = {.arena = scene->arena, .most = most_choices()};

    if (kind->choices)
        kind->choices(seat, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = kind,
                                    .details = choices.items[i].details};
        struct report *report = report_new(scene->arena);

        assert_true(order_check(seat, &order, report));
        said_betrays_nothing(scene, seat, &order, enemy);
        names_nobody(scene, enemy, choices.items[i].comment);
    }
}

/* What is legal in truth is never refused at the desk. */
static void truth_is_not_refused(struct scene *scene, const struct seat *seat,
                                 const struct order_kind *kind)
{
    struct seat truth = *seat;
    struct choices choices = {.arena = scene->arena, .most = most_choices()};

    truth.game = scene->game;
    if (kind->choices)
        kind->choices(&truth, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = kind,
                                    .details = choices.items[i].details};
        struct report *report = report_new(scene->arena);

        if (!order_check(seat, &order, report))
            fail_msg("%s: %s", order_text(scene->arena, &order),
                     report_finding(report, 0)->text);
    }
}

static void orders_betray_nothing(struct scene *scene, enum side side)
{
    const struct step *step = con_sequence;

    for (; step->id; step++) {
        const struct order_kind *const *kind = step->orders;
        const struct seat seat =
            hidden_seat(scene, side, hidden_view(scene, side), step->id);

        for (; kind && *kind; kind++) {
            offers_are_fine(scene, &seat, *kind, con_enemy(side));
            truth_is_not_refused(scene, &seat, *kind);
        }
    }
}

/* Questions about one's own troops do not depend on what is hidden. */
static void questions_of(struct scene *scene, struct game *game, enum side side,
                         const char *at, struct buffer *out)
{
    struct play play = scene->play;
    struct questions questions = {.arena = scene->arena};

    play.game = game;
    play_questions(&play, con_sequence, at, &questions);
    for (size_t i = 0; i < questions.count; i++)
        if (strcmp(questions.items[i].side, con_side_id(side)) == 0)
            buffer_printf(
                out, "%s %s\n", questions.items[i].text,
                questions.items[i].subject ? questions.items[i].subject : "");
}

static void questions_are_the_same(struct scene *scene, enum side side)
{
    const struct step *step = con_sequence;

    for (; step->id; step++) {
        struct buffer truth;
        struct buffer view;

        if (!step->ask)
            continue;
        buffer_init(&truth);
        buffer_init(&view);
        questions_of(scene, scene->game, side, step->id, &truth);
        questions_of(scene, hidden_view(scene, side), side, step->id, &view);
        assert_int_equal(truth.length, view.length);
        if (truth.length > 0)
            assert_string_equal(truth.bytes, view.bytes);
        buffer_release(&truth);
        buffer_release(&view);
    }
}

static void the_picture_names_nobody(struct scene *scene, enum side side)
{
    struct picture picture = {.arena = scene->arena};

    con_draw(scene->game, &scene->module, con_side_id(side), &picture);
    for (size_t i = 0; i < picture.box_count; i++) {
        names_nobody(scene, con_enemy(side), picture.boxes[i].label);
        names_nobody(scene, con_enemy(side), picture.boxes[i].title);
        names_nobody(scene, con_enemy(side), picture.boxes[i].strength);
    }
}

/* ---- what is told -------------------------------------------------------- */

/* Combat opens both groups; scouts, the morale track and the capture of a
 * leader name names by their nature. */
static bool may_name(const struct event *event)
{
    return event->kind == EVENT_COMBAT || event->kind == EVENT_SCOUT ||
           event->rule == BASE(morale_track) ||
           event->rule == BASE(leader_loss);
}

static void events_name_nobody(struct scene *scene, const struct event *event,
                               enum side side)
{
    for (; event; event = event->next) {
        if (!event_seen_by(event, con_side_id(side)) || may_name(event))
            continue;
        names_nobody(scene, con_enemy(side),
                     event_words_for(event, con_side_id(side)));
        events_name_nobody(scene, event->first, side);
    }
}

static void the_log_names_nobody(struct scene *scene, enum side side)
{
    events_name_nobody(scene, scene->journal.first, side);
}

/* ---- a siege that nobody fights out -------------------------------------- */

/* The combat is called off: nothing of the group has been opened (10.5b). */
static void what_is_called_off_stays_shut(void **state)
{
    struct scene *scene = scene_new();
    const struct combat *combat = NULL;
    const struct game *view = NULL;
    const struct troops corps = A_CORPS;

    (void)state;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps);
    combat = scene_duel(scene, FRENCH);
    scene->game->groups[COALITION].besieged = true;
    assert_true(scene_fight(scene));
    assert_int_equal(combat->progress, DONE);
    view = hidden_view(scene, FRENCH);
    assert_int_equal(view->groups[COALITION].chit, NO_CHIT);
    assert_int_equal(view->groups[COALITION].class, NO_CLASS);
    assert_null(view->groups[COALITION].senior);
    assert_int_equal(view->combats[0].sp[COALITION], 0);
    scene_free(scene);
}

static const struct {
    const char *name;
} shut_rows[] = {{"hidden: what is called off stays shut"}};

/* ---- whole days ---------------------------------------------------------- */

static const struct property_row {
    const char *name;
    void (*holds)(struct scene *scene, enum side side);
} property_rows[] = {
    {"hidden: the view is true", the_view_is_true},
    {"hidden: own pieces are whole", own_pieces_are_whole},
    {"hidden: another hidden part, the same bytes", nothing_hidden_shows},
    {"hidden: looking twice changes nothing", looking_twice_changes_nothing},
    {"hidden: the view opens like a turn", the_view_opens},
    {"hidden: orders name nobody, and none is refused that is legal",
     orders_betray_nothing},
    {"hidden: the same questions", questions_are_the_same},
    {"hidden: the picture names nobody", the_picture_names_nobody},
    {"hidden: the log names nobody", the_log_names_nobody},
};

static void it_holds_for_days(void **state)
{
    const struct property_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    uint64_t chance = 7;
    const char *at = "W";

    for (int i = 0; i < EXCHANGES && !scene->play.over; i++) {
        hidden_exchange(scene, &at, &chance);
        for (int side = 0; side < SIDE_COUNT; side++)
            row->holds(scene, (enum side)side);
    }
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(property_rows, it_holds_for_days),
        TABLE(shut_rows, what_is_called_off_stays_shut),
    };

    return run_tables(tables, LENGTH(tables));
}
