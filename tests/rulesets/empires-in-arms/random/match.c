/* A campaign of random players, exchange by exchange. */
#include "core/buffer.h"
#include "core/writer.h"
#include "io/xml.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/tally.h"
#include "tests/support/chance.h"
#include "tests/support/test.h"

#include <stdarg.h>
#include <stdio.h>

enum { MOST_EXCHANGES = 60 }; /* of a month */

/* ---- chance ------------------------------------------------------------- */

unsigned chance(struct match *match, size_t among)
{
    return chance_from(&match->state, among);
}

bool once_in(struct match *match, unsigned times)
{
    return chance(match, times) == 0;
}

static void random_block(const void *context, const char *label, unsigned block,
                         uint8_t out[32])
{
    const struct match *match = context;
    uint64_t state = match->seed + (uint64_t)match->exchanges * 1000 +
                     (uint64_t)match->turn_before * 1000000 + block;

    for (; *label; label++)
        state = chance_mixed(state + (unsigned char)*label);
    for (int i = 0; i < 32; i++) {
        state = chance_mixed(state + 1);
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

static const char *taken(struct buffer *out, struct arena *arena)
{
    buffer_add(out, "", 1);
    arena_adopt(arena, out->bytes);
    return out->bytes;
}

const char *match_bytes(const struct game *game, struct arena *arena)
{
    struct buffer out;
    struct writer writer;

    buffer_init(&out);
    writer_init(&writer, &out, arena);
    record_write(&writer, &eia_game_record, game);
    return taken(&out, arena);
}

static const char *journal_bytes(const struct journal *journal,
                                 struct arena *arena)
{
    struct buffer out;
    struct writer writer;

    buffer_init(&out);
    writer_init(&writer, &out, arena);
    writer_open(&writer, "journal");
    journal_write(&writer, journal);
    writer_close(&writer);
    return taken(&out, arena);
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
        eia_open_game(game, match->scene->module, arena, "turn.xml", report) &&
        eia_coherent(game, match->scene->module, "turn.xml", report);

    if (file)
        xml_close(file);
    if (!fine) {
        report_print(report, stderr);
        match_fail(match, "the turn file cannot be read");
    }
    return game;
}

struct game *match_copy(const struct match *match)
{
    return read_again(match, match_bytes(match->scene->game, match->arena),
                      match->arena);
}

static void set_game(struct scene *scene, struct game *game,
                     struct arena *arena)
{
    scene->game = game;
    scene->board = (struct board){game, scene->module, &scene->options, arena};
    scene->play.game = game;
    scene->play.arena = arena;
}

/* Reading what was written and writing it again changes no byte. */
static void renew(struct match *match)
{
    struct arena *arena = arena_new();
    const char *bytes = match_bytes(match->scene->game, arena);
    struct game *game = read_again(match, bytes, arena);

    MUST(match, strcmp(bytes, match_bytes(game, arena)) == 0,
         "the turn file is not what was written");
    set_game(match->scene, game, arena);
    if (match->arena)
        arena_free(match->arena);
    match->arena = arena;
    match->questions = (struct questions){.arena = arena};
}

/* ---- campaigns ---------------------------------------------------------- */

static void choose_options(struct match *match)
{
    const struct option *option = empires_in_arms_ruleset.options;

    for (; option->name; option++) {
        size_t count = 0;

        if (strcmp(option->name, "set-up") == 0)
            continue; /* see match_begin() */
        while (option->values[count])
            count++;
        scene_option(match->scene, option->name,
                     option->values[chance(match, count)]);
    }
}

void match_begin(struct match *match, uint64_t seed)
{
    *match =
        (struct match){.seed = seed, .state = chance_mixed(seed), .at = "P0"};
    match->scene = scene_of_1805();
    match->arena = NULL;
    if (seed > 1) {
        choose_options(match);
        eia_unite(&match->scene->board);
        garden_lay_out(match);
    }
    if (seed % 16 == 3) {
        match->scene->game->bidding = true;
        match->at = "B";
    }
    if (seed % 16 == 13) {
        match->scene->game->setting_up = true;
        match->at = "S";
    }
    renew(match);
}

void match_end(struct match *match)
{
    arena_free(match->arena);
    scene_free(match->scene);
}

/* ---- exchanges ---------------------------------------------------------- */

void match_ask(struct match *match)
{
    match->questions = (struct questions){.arena = match->arena};
    play_questions(&match->scene->play, empires_in_arms_ruleset.sequence,
                   match->at, &match->questions);
}

static void set_table(struct match *match, const struct dice_source *source)
{
    struct scene *scene = match->scene;

    scene->report = report_new(match->arena);
    scene->play.lapsed = scene->report;
    scene->play.dice = dice_new(match->arena, source);
    journal_init(&scene->journal, match->arena);
}

/* The sections as nobody has looked at them yet. */
static void copy_sections(struct arena *arena, struct section *to,
                          const struct scene *scene)
{
    for (size_t i = 0; i < scene->play.section_count; i++) {
        to[i] = scene->sections[i];
        if (to[i].count > 0)
            to[i].orders = arena_copy(arena, to[i].orders,
                                      to[i].count * sizeof(*to[i].orders));
    }
}

/* Nothing but its input makes an exchange what it is. */
static void play_again(struct match *match, const struct section *sections,
                       const struct dice_source *source, const char *before)
{
    struct scene *scene = match->scene;
    struct journal journal = scene->journal;
    struct section served[SCENE_SECTIONS];
    struct game *game = scene->game;
    struct report *report = scene->report;
    const char *at = NULL;

    memcpy(served, scene->sections, sizeof(served));
    memcpy(scene->sections, sections, sizeof(served));
    set_game(scene, read_again(match, before, match->arena), match->arena);
    set_table(match, source);
    at = scene_play(scene, match->step_before);
    MUST(match, strcmp(at, match->at) == 0, "played twice, another step");
    MUST(match,
         strcmp(match_bytes(game, match->arena),
                match_bytes(scene->game, match->arena)) == 0,
         "played twice, another turn");
    MUST(match,
         strcmp(journal_bytes(&journal, match->arena),
                journal_bytes(&scene->journal, match->arena)) == 0,
         "played twice, another journal");
    memcpy(scene->sections, served, sizeof(served));
    scene->journal = journal;
    scene->report = report;
    scene->play.lapsed = report;
    set_game(scene, game, match->arena);
}

static void write_sheets(struct match *match)
{
    struct names silent = {NULL, 0};

    for (int i = NO_POWER + 1; i < POWER_END; i++)
        names_add(match->arena, &silent, eia_power_words[i]);
    match->scene->play.silent =
        arena_copy(match->arena, &silent, sizeof(silent));
    if (match->wicked)
        wicked_write(match);
    else
        players_write(match);
}

static void count_exchange(struct match *match, int turn)
{
    if (match->tally)
        tally_exchange(match->tally, match);
    match->exchanges++;
    if (match->scene->game->turn != turn) {
        match->exchanges = 0;
        if (match->tally)
            match->tally->months++;
    }
    MUST(match, match->exchanges < MOST_EXCHANGES, "the month does not end");
}

void match_exchange(struct match *match)
{
    struct scene *scene = match->scene;
    const struct dice_source source = {random_block, match};
    struct section sections[SCENE_SECTIONS];
    int turn = scene->game->turn;
    const char *before = match_bytes(scene->game, match->arena);

    memset(sections, 0, sizeof(sections));
    match->step_before = match->at;
    books_of(&match->before, scene);
    write_sheets(match);
    MUST(match, strcmp(before, match_bytes(scene->game, match->arena)) == 0,
         "looking at orders changed the game");
    copy_sections(match->arena, sections, scene);
    set_table(match, &source);
    match->turn_before = turn;
    match->at = scene_play(scene, match->at);
    MUST(match, scene->journal.depth == 0, "the journal is left open");
    if (once_in(match, 3))
        play_again(match, sections, &source, before);
    all_is_well(match);
    orders_are_settled(match);
    books_balance(match);
    count_exchange(match, turn);
    renew(match);
}
