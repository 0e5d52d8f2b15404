/* A campaign of random players, exchange by exchange. */
#include "tests/rooms/empires-in-arms/random/random.h"

#include "core/buffer.h"
#include "core/writer.h"
#include "io/xml.h"
#include "tests/support/test.h"

#include <stdarg.h>
#include <stdio.h>

enum { MOST_EXCHANGES = 60 }; /* of a month */

/* ---- chance ------------------------------------------------------------- */

static uint64_t mixed(uint64_t state)
{
    state ^= state >> 33;
    state *= 0xff51afd7ed558ccdULL;
    state ^= state >> 33;
    return state * 0xc4ceb9fe1a85ec53ULL;
}

unsigned chance(struct match *match, size_t among)
{
    match->state = mixed(match->state + 0x9e3779b97f4a7c15ULL);
    return (unsigned)((match->state >> 20) % among);
}

static void random_block(const void *context, const char *label, unsigned block,
                         uint8_t out[32])
{
    const struct match *match = context;
    uint64_t state = match->seed + (uint64_t)match->exchanges * 1000 +
                     (uint64_t)match->scene->game->turn * 1000000 + block;

    for (; *label; label++)
        state = mixed(state + (unsigned char)*label);
    for (int i = 0; i < 32; i++) {
        state = mixed(state + 1);
        out[i] = (uint8_t)(state >> 24);
    }
}

void match_fail(const struct match *match, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fprintf(stderr,
            "seed %u, turn %d, exchange %d, step %s: ", (unsigned)match->seed,
            match->scene->game->turn, match->exchanges, match->at);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    if (getenv("RANDOM_JOURNAL"))
        scene_print(match->scene);
    fail();
    abort();
}

/* ---- the turn file ------------------------------------------------------ */

static char *written(const struct game *game, struct arena *arena)
{
    struct buffer out;
    struct writer writer;

    buffer_init(&out);
    writer_init(&writer, &out, arena);
    record_write(&writer, &eia_game_record, game);
    buffer_add(&out, "", 1);
    arena_adopt(arena, out.bytes);
    return out.bytes;
}

static struct game *read_again(const struct match *match, const char *bytes,
                               struct arena *arena)
{
    struct report *report = report_new(arena);
    struct xml_file *file =
        xml_open("turn.xml", bytes, strlen(bytes), XML_DRAFT, arena, report);
    struct game *game = ARENA_NEW(arena, struct game);
    bool fine =
        file &&
        record_read(game, &eia_game_record, xml_root(file), "turn.xml", arena,
                    report) &&
        eia_open_game(game, match->scene->module, arena, "turn.xml", report);

    if (file)
        xml_close(file);
    if (!fine) {
        report_print(report, stderr);
        match_fail(match, "the turn file cannot be read");
    }
    return game;
}

static void move_to(struct match *match, struct arena *arena, struct game *game)
{
    struct scene *scene = match->scene;

    scene->game = game;
    scene->europe =
        (struct europe){game, scene->module, &scene->options, arena};
    scene->play.game = game;
    scene->play.arena = arena;
    if (match->arena)
        arena_free(match->arena);
    match->arena = arena;
}

/* Reading what was written and writing it again changes no byte. */
static void renew(struct match *match)
{
    struct arena *arena = arena_new();
    const char *bytes = written(match->scene->game, arena);
    struct game *game = read_again(match, bytes, arena);

    MUST(match, strcmp(bytes, written(game, arena)) == 0,
         "the turn file is not what was written");
    move_to(match, arena, game);
}

/* ---- exchanges ---------------------------------------------------------- */

static void quarrel(struct match *match)
{
    for (int i = 0; i < 3; i++) {
        int one = 1 + (int)chance(match, 7);
        int other = 1 + (int)chance(match, 7);

        if (one != other &&
            !eia_enemies(&match->scene->europe, (enum power)one,
                         (enum power)other) &&
            !eia_allied(&match->scene->europe, (enum power)one,
                        (enum power)other))
            scene_war(match->scene, eia_power_words[one],
                      eia_power_words[other]);
    }
}

static void choose_options(struct match *match)
{
    const struct option *option = empires_in_arms_room.options;

    for (; option->name; option++) {
        size_t count = 0;

        while (option->values[count])
            count++;
        if (chance(match, 2))
            scene_option(match->scene, option->name,
                         option->values[chance(match, count)]);
    }
}

void match_begin(struct match *match, uint64_t seed)
{
    *match = (struct match){.seed = seed, .state = mixed(seed), .at = "P0"};
    match->scene = scene_of_1805();
    if (seed > 1) {
        choose_options(match);
        quarrel(match);
    }
    renew(match);
}

void match_end(struct match *match)
{
    arena_free(match->arena);
    scene_free(match->scene);
}

void match_exchange(struct match *match)
{
    struct scene *scene = match->scene;
    const struct dice_source source = {random_block, match};
    struct names silent = {NULL, 0};
    int turn = scene->game->turn;

    for (int i = NO_POWER + 1; i < POWER_END; i++)
        names_add(match->arena, &silent, eia_power_words[i]);
    scene->play.silent = &silent;
    scene->report = report_new(match->arena);
    scene->play.lapsed = scene->report;
    scene->play.dice = dice_new(match->arena, &source);
    journal_init(&scene->journal, match->arena);
    players_write(match);
    books_of(&match->before, scene);
    match->step_before = match->at;
    match->at = scene_play(scene, match->at);
    MUST(match, scene->journal.depth == 0, "the journal is left open");
    all_is_well(match);
    books_balance(match);
    renew(match);
    match->exchanges++;
    if (match->scene->game->turn != turn)
        match->exchanges = 0;
    MUST(match, match->exchanges < MOST_EXCHANGES, "the month does not end");
}
