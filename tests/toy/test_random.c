/* Properties of whole games, played by two who choose at random among what is
 * offered to them. */
#include "tests/toy/scene.h"

#include "core/buffer.h"
#include "core/writer.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { GAMES = 150, MOST_EXCHANGES = 200, MOST_ORDERS = 4 };

struct player {
    struct scene *scene;
    uint32_t state; /* of his own chance */
};

static uint32_t chance(struct player *player, uint32_t below)
{
    player->state = player->state * 1664525u + 1013904223u;
    return (player->state >> 8) % below;
}

/* An orchard with ponds, brambles, heaps and seven bands, the same for each
 * seed. */
static void plant(struct scene *scene, uint32_t seed)
{
    struct player gardener = {scene, seed};

    scene->seed = seed;
    scene->module.watches = 6;
    for (int i = 0; i < 12; i++) {
        int hex =
            (int)(100 * (1 + chance(&gardener, 9)) + 1 + chance(&gardener, 9));

        if (hex != 101 && hex != 201 && hex != 909 && hex % 100 != 4 &&
            hex % 100 != 6)
            scene_ground(scene, hex, i % 2 ? "pond" : "brambles");
    }
    for (int i = 0; i < 4; i++)
        scene_heap(scene, 202 + 101 * i, 3 + i);
    scene_band(scene, "h1", 304, 4);
    scene_band(scene, "h2", 404, 3);
    scene_band(scene, "h3", 504, 1);
    scene_band(scene, "h4", 201, 2);
    scene_band(scene, "b1", 306, 5);
    scene_band(scene, "b2", 406, 3);
    scene_band(scene, "b3", 506, 2);
    scene_option(scene, "chase", seed % 2 ? "on" : "off");
}

static struct seat seat_of(struct scene *scene, struct game *game,
                           const char *side)
{
    return (struct seat){
        .game = game,
        .module = &scene->module,
        .options = &scene->options,
        .side = side,
        .step = scene->place.step,
        .certain = true,
        .arena = scene->arena,
    };
}

static struct game *scratch_of(struct scene *scene)
{
    struct game *copy =
        record_copy(scene->arena, &toy_game_record, scene->game);

    toy_stack(copy, &scene->module, scene->arena);
    return copy;
}

/* One of the legal orders of that kind; false if there is none. It must be
 * one that the checker accepts. */
static bool choose(struct player *player, const struct seat *seat,
                   const struct order_kind *kind, struct order *out)
{
    struct choices choices = {.arena = seat->arena};
    struct report *report = report_new(seat->arena);

    kind->choices(seat, &choices);
    if (choices.count == 0)
        return false;
    *out = (struct order){
        .kind = kind,
        .details =
            choices.items[chance(player, (uint32_t)choices.count)].details};
    assert_true(order_check(seat, out, report));
    return true;
}

static struct section *section_for(struct scene *scene,
                                   const struct question *question)
{
    int round = question->round ? question->round : 1;
    struct section *section;

    for (size_t i = 0; i < scene->section_count; i++)
        if (scene->sections[i].round == round &&
            strcmp(scene->sections[i].side, question->side) == 0)
            return &scene->sections[i];
    section = LIST_ADD(scene->arena, scene->sections, scene->section_count);
    section->side = question->side;
    section->step = scene->place.step;
    section->round = round;
    return section;
}

/* Adds orders to the section, each legal after the ones before it. */
static void answer(struct player *player, const struct question *question)
{
    struct scene *scene = player->scene;
    const struct seat seat = seat_of(scene, scratch_of(scene), question->side);
    struct section *section = section_for(scene, question);
    uint32_t kinds = 0;

    while (question->answers[kinds])
        kinds++;
    for (int i = 0; i < (question->subject ? 1 : MOST_ORDERS); i++) {
        const struct order_kind *kind =
            question->answers[chance(player, kinds)];
        struct order order;

        if (kind == &toy_plan && i > 0)
            break;
        if (!choose(player, &seat, kind, &order))
            continue;
        order_foresee(&seat, &order);
        *(struct order *)LIST_ADD(scene->arena, section->orders,
                                  section->count) = order;
    }
}

static void answer_all(struct player *player)
{
    struct questions questions = scene_questions(player->scene);

    for (size_t i = 0; i < questions.count; i++)
        answer(player, &questions.items[i]);
}

static int sum_of(const struct event *event, enum event_kind kind,
                  const struct rule *rule)
{
    int sum = 0;

    for (; event; event = event->next) {
        if (event->kind == kind && event->rule == rule)
            sum += event->number;
        sum += sum_of(event->first, kind, rule);
    }
    return sum;
}

static int apples_of(const struct game *game)
{
    int apples = 0;

    for (size_t i = 0; i < game->heap_count; i++)
        apples += game->heaps[i].apples;
    for (size_t i = 0; i < game->household_count; i++)
        apples += game->households[i].apples;
    return apples;
}

static int strength_of(const struct game *game)
{
    int strength = 0;

    for (size_t i = 0; i < game->band_count; i++)
        strength += game->bands[i].strength;
    return strength;
}

/* Apples come by wind alone and go for cousins alone; strength goes by holding
 * and comes by cousins. */
static void nothing_is_lost(struct scene *scene, int apples, int strength)
{
    const struct event *first = scene->journal.first;
    int winds = sum_of(first, EVENT_TABLE, BASE(wind_chart));
    int cousins = (int)scene_events(scene, EVENT_STATE, RULE(6_1));
    int heaps = (int)scene->game->heap_count;

    assert_int_equal(apples_of(scene->game),
                     apples + winds * heaps - COUSIN_PRICE * cousins);
    assert_int_equal(strength_of(scene->game),
                     strength - sum_of(first, EVENT_LOSS, RULE(5_5)) +
                         COUSIN_STRENGTH * cousins);
}

static void agrees(struct scene *scene, const struct game *game)
{
    struct report *report = report_new(scene->arena);

    if (toy_coherent(game, &scene->module, "turn.xml", report))
        return;
    report_print(report, stderr);
    fail();
}

/* The game agrees with itself, and so does what each family sees of it. */
static void everybody_stands_well(struct scene *scene)
{
    const struct board board = {scene->game, &scene->module, NULL,
                                scene->arena};

    agrees(scene, scene->game);
    for (int i = 0; i < FAMILIES; i++)
        agrees(scene, toy_see(scene->game, &scene->module, NULL,
                              scene->module.families[i].id, scene->arena));
    for (size_t i = 0; i < scene->game->band_count; i++)
        assert_true(toy_open(&board, scene->game->bands[i].hex));
}

/* The orders of a good section are carried out but where the enemy or another
 * round came between; none is refused as nonsense. */
static void only_lapses_of_the_game(const struct scene *scene)
{
    for (size_t i = 0; i < report_size(scene->lapsed); i++)
        assert_string_equal(report_finding(scene->lapsed, i)->rule->book,
                            "rule");
}

/* How many scuffles were fought. */
static size_t play_game(uint32_t seed)
{
    struct scene *scene = scene_new();
    struct player player = {scene, seed * 7919u + 1};
    enum play_end end = PLAY_ASKS;
    size_t scuffles = 0;
    int exchanges = 0;

    plant(scene, seed);
    for (; end != PLAY_OVER; exchanges++) {
        int apples = apples_of(scene->game);
        int strength = strength_of(scene->game);

        assert_true(exchanges < MOST_EXCHANGES);
        answer_all(&player);
        end = scene_play(scene);
        nothing_is_lost(scene, apples, strength);
        everybody_stands_well(scene);
        only_lapses_of_the_game(scene);
        scuffles += scene_events(scene, EVENT_COMBAT, RULE(5_2));
    }
    scene_free(scene);
    return scuffles;
}

/* They must also be games worth the name. */
static void games_end(void **state)
{
    size_t scuffles = 0;

    (void)state;
    for (uint32_t seed = 0; seed < GAMES; seed++)
        scuffles += play_game(seed);
    assert_true(scuffles > GAMES);
}

static const char *bytes_of(struct scene *scene)
{
    struct buffer bytes;
    struct writer writer;
    const char *text;

    buffer_init(&bytes);
    writer_init(&writer, &bytes, scene->arena);
    writer_open(&writer, "turn");
    record_write(&writer, &toy_game_record, scene->game);
    journal_write(&writer, &scene->journal);
    writer_close(&writer);
    text = arena_string(scene->arena, bytes.bytes, bytes.length);
    buffer_release(&bytes);
    return text;
}

/* Twice the same bytes, whatever the heap looks like. */
static void same_game_same_bytes(void **state)
{
    (void)state;
    for (uint32_t seed = 0; seed < 20; seed++) {
        struct scene *one = scene_new();
        struct scene *other = scene_new();
        struct player first = {one, seed};
        struct player second = {other, seed};

        plant(one, seed);
        plant(other, seed);
        for (int i = 0; i < 6; i++) {
            answer_all(&first);
            answer_all(&second);
            if (scene_play(one) == PLAY_OVER)
                break;
            scene_play(other);
            assert_string_equal(bytes_of(one), bytes_of(other));
        }
        scene_free(other);
        scene_free(one);
    }
}

/* An order that lapses leaves no trace but its lapse: the game of the others
 * is the same. */
static void lapses_change_nothing(void **state)
{
    (void)state;
    for (uint32_t seed = 0; seed < 60; seed++) {
        struct scene *with = scene_new();
        struct scene *without = scene_new();

        for (int i = 0; i < 2; i++) {
            struct scene *scene = i ? with : without;
            struct player player = {scene, seed};

            plant(scene, seed);
            scene_at(scene, "II", SCOUT, PUSH);
            answer_all(&player);
        }
        scene_sheet(without, "badgers", "II", "<move band='b2' path='0407'/>");
        scene_sheet(with, "badgers", "II",
                    "<move band='b1' path='0304'/>"
                    "<move band='b2' path='0407'/>"
                    "<move band='b7' path='0407'/>");
        scene_play(with);
        scene_play(without);
        assert_true(report_findings(with->lapsed) >=
                    2 + report_findings(without->lapsed));
        assert_int_equal(with->game->band_count, without->game->band_count);
        for (size_t i = 0; i < with->game->band_count; i++)
            assert_int_equal(with->game->bands[i].hex,
                             without->game->bands[i].hex);
        scene_free(without);
        scene_free(with);
    }
}

static const struct plain_row {
    const char *name;
} games_row[] = {{"random games end and lose nothing"}},
  bytes_row[] = {{"the same game twice gives the same bytes"}},
  lapse_row[] = {{"a lapse changes nothing else"}};

/* Scenes come and go by hundreds: what one gives back the next takes, without
 * asking the system each time, which costs more than the games. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, 1 << 28);
    mallopt(M_MMAP_THRESHOLD, 1 << 25);
#endif
}

int main(void)
{
    const struct table tables[] = {
        TABLE(games_row, games_end),
        TABLE(bytes_row, same_game_same_bytes),
        TABLE(lapse_row, lapses_change_nothing),
    };

    keep_memory();
    return run_tables(tables, LENGTH(tables));
}
