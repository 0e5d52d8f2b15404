/* The loop of an exchange on sequences made for it; whole games are played in
 * tests/toy. */
#include "core/play.h"

#include "core/arena.h"
#include "tests/support/test.h"

#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* The game counts. */
struct game {
    int runs;
    int carried;
    int looked;
};

struct word {
    const char *about;
};

static const struct rule rule = {.book = "rule", .number = "1"};

static const struct field word_fields[] = {
    FIELD(NAME, struct word, about, "about", FIELD_OPTIONAL),
    {0},
};

static void carry(struct play *play, const char *side,
                  const struct order *order)
{
    assert_string_equal(side, "red");
    assert_true(order->served);
    play->game->carried++;
}

static bool refuse_bad(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct word *word = order->details;

    assert_true(seat->certain);
    if (word->about && strcmp(word->about, "bad") == 0)
        return refuse(report, &order->place, &rule, "it is bad");
    return true;
}

static const struct order_kind deed = {.name = "deed",
                                       .rule = &rule,
                                       .size = sizeof(struct word),
                                       .fields = word_fields,
                                       .subject = "about",
                                       .check_world = refuse_bad,
                                       .carry_out = carry},
                               reply = {.name = "reply",
                                        .rule = &rule,
                                        .size = sizeof(struct word),
                                        .fields = word_fields},
                               named = {.name = "named",
                                        .rule = &rule,
                                        .size = sizeof(struct word),
                                        .fields = word_fields,
                                        .subject = "about"};

static void ask_red(const struct play *play, struct questions *questions)
{
    assert_false(play->running);
    play_order(play, "red", &named, NULL, 0); /* to look is not to take */
    question_add(questions, "red", &rule, "what now?");
}

static enum step_end run_next(struct play *play)
{
    play->game->runs++;
    return STEP_NEXT;
}

static enum step_end run_orders(struct play *play)
{
    play->game->runs++;
    play_section_orders(play, play_section(play, "red", 1));
    return STEP_NEXT;
}

/* Takes the orders named x alone. */
static enum step_end run_looking(struct play *play)
{
    play->game->runs++;
    if (play_order(play, "red", &named, "x", 1))
        play->game->looked++;
    return STEP_NEXT;
}

static enum step_end run_twice(struct play *play)
{
    return ++play->game->runs < 2 ? STEP_AGAIN : STEP_NEXT;
}

static enum step_end run_to_the_end(struct play *play)
{
    play->game->runs++;
    play->over = true;
    return STEP_AGAIN;
}

static enum step_end run_for_ever(struct play *play)
{
    play->game->runs++;
    return STEP_AGAIN;
}

static enum step_end run_leaving_open(struct play *play)
{
    journal_open(play->journal, EVENT_NOTE, &rule, "open");
    return STEP_NEXT;
}

#define STEP(name, asks, runs, ends)                                           \
    {                                                                          \
        .id = name, .rule = &rule, .title = name, .ask = asks, .run = runs,    \
        .ends_game_turn = ends                                                 \
    }

static const struct step quiet[] = {STEP("a", NULL, run_next, false),
                                    STEP("b", NULL, run_next, true),
                                    STEP("c", NULL, run_next, false),
                                    {.id = NULL}};
static const struct step asking[] = {STEP("a", NULL, run_next, false),
                                     STEP("b", ask_red, run_orders, true),
                                     {.id = NULL}};
static const struct step looking[] = {STEP("b", ask_red, run_looking, true),
                                      {.id = NULL}};
static const struct step unasked[] = {STEP("b", NULL, run_next, true),
                                      {.id = NULL}};
static const struct step again[] = {STEP("b", ask_red, run_twice, true),
                                    {.id = NULL}};
static const struct step ending[] = {STEP("a", NULL, run_to_the_end, false),
                                     STEP("b", NULL, run_next, true),
                                     {.id = NULL}};
static const struct step endless[] = {STEP("a", NULL, run_for_ever, true),
                                      {.id = NULL}};
static const struct step careless[] = {STEP("a", NULL, run_leaving_open, true),
                                       {.id = NULL}};

/* A play of red alone, with one section for step b. */
struct table_top {
    struct arena *arena;
    struct play play;
    struct game game;
    struct journal journal;
    struct section section;
    struct order orders[4];
    struct word words[4];
    struct sequence_place place;
};

static void lay(struct table_top *top, const char *step)
{
    memset(top, 0, sizeof(*top));
    top->arena = arena_new();
    journal_init(&top->journal, top->arena);
    top->section =
        (struct section){.side = "red", .step = "b", .orders = top->orders};
    top->play = (struct play){.game = &top->game,
                              .arena = top->arena,
                              .journal = &top->journal,
                              .sections = &top->section,
                              .section_count = 1,
                              .lapsed = report_new(top->arena)};
    top->place.step = step;
}

static void give(struct table_top *top, const struct order_kind *kind,
                 const char *about)
{
    size_t i = top->section.count++;

    top->words[i].about = about;
    top->orders[i] = (struct order){.place = {"sheet.xml", (long)i + 1},
                                    .kind = kind,
                                    .details = &top->words[i]};
}

static void plays_to_the_end_of_a_turn(void)
{
    struct table_top top;

    lay(&top, "a");
    top.play.section_count = 0;
    assert_int_equal(play_exchange(&top.play, quiet, &top.place),
                     PLAY_GAME_TURN);
    /* a and b; then what asks nothing at the head of the next: c and a. */
    assert_int_equal(top.game.runs, 4);
    assert_string_equal(top.place.step, "b");
    assert_int_equal(play_exchange(&top.play, quiet, &top.place),
                     PLAY_GAME_TURN);
    assert_int_equal(top.game.runs, 7);
    assert_string_equal(top.place.step, "b");
    arena_free(top.arena);
}

static void stops_before_what_is_open(void)
{
    struct table_top top;

    lay(&top, "a");
    top.play.section_count = 0;
    assert_int_equal(play_exchange(&top.play, asking, &top.place), PLAY_ASKS);
    assert_int_equal(top.game.runs, 1);
    assert_string_equal(top.place.step, "b");
    assert_string_equal(top.journal.first->text, "a");
    assert_null(top.journal.first->next);
    arena_free(top.arena);
}

static void carries_out_or_lapses(void)
{
    struct table_top top;

    lay(&top, "a");
    give(&top, &deed, "x");
    give(&top, &deed, "bad");
    give(&top, &deed, "y");
    assert_int_equal(play_exchange(&top.play, asking, &top.place),
                     PLAY_GAME_TURN);
    assert_int_equal(top.game.carried, 2);
    assert_true(top.orders[0].served && top.orders[1].served &&
                top.orders[2].served && top.section.served);
    assert_int_equal(report_findings(top.play.lapsed), 1);
    assert_true(report_names(top.play.lapsed, &rule));
    arena_free(top.arena);
}

static const char *called(const struct module *module, const char *side)
{
    assert_null(module);
    assert_string_equal(side, "red");
    return "Red Ones";
}

static const struct event *lapse_in(const struct event *event)
{
    for (; event; event = event->next) {
        const struct event *inside = lapse_in(event->first);

        if (inside || event->kind == EVENT_LAPSE)
            return inside ? inside : event;
    }
    return NULL;
}

/* A log that people read calls a side as people do. */
static void sides_have_names(void)
{
    struct table_top top;

    lay(&top, "a");
    top.play.side_name = called;
    give(&top, &deed, "bad");
    play_exchange(&top.play, asking, &top.place);
    assert_string_equal(lapse_in(top.journal.first)->text,
                        "Order of Red Ones lapses: deed about=bad: it is bad");
    arena_free(top.arena);
}

/* What run takes is served, and what is nothing but an answer of its section;
 * what it only passed by lapses. */
static void serves_what_was_taken(void)
{
    struct table_top top;

    lay(&top, "b");
    give(&top, &named, "y");
    give(&top, &named, "x");
    give(&top, &reply, NULL);
    give(&top, &deed, "z");
    assert_int_equal(play_exchange(&top.play, looking, &top.place),
                     PLAY_GAME_TURN);
    assert_int_equal(top.game.looked, 1);
    assert_int_equal(report_findings(top.play.lapsed), 2);
    assert_int_equal(report_finding(top.play.lapsed, 0)->place.line, 1);
    assert_int_equal(report_finding(top.play.lapsed, 1)->place.line, 4);
    arena_free(top.arena);
}

static void answers_once(void)
{
    struct table_top top;

    lay(&top, "b");
    assert_int_equal(play_exchange(&top.play, again, &top.place), PLAY_ASKS);
    assert_int_equal(top.game.runs, 1);
    assert_true(top.section.served);
    arena_free(top.arena);
}

/* A step that is over takes no more: nothing will ever reach its orders. */
static void closes_what_nobody_asked(void)
{
    struct table_top top;

    lay(&top, "b");
    give(&top, &deed, "x");
    assert_int_equal(play_exchange(&top.play, unasked, &top.place),
                     PLAY_GAME_TURN);
    assert_true(top.section.served);
    assert_true(top.orders[0].served);
    assert_int_equal(top.game.carried, 0);
    assert_true(report_names(top.play.lapsed, &rule));
    assert_string_equal(report_finding(top.play.lapsed, 0)->text,
                        "step b is over and never asked for it");
    arena_free(top.arena);
}

static void ends_with_the_game(void)
{
    struct table_top top;

    lay(&top, "a");
    assert_int_equal(play_exchange(&top.play, ending, &top.place), PLAY_OVER);
    assert_int_equal(top.game.runs, 1);
    assert_string_equal(top.place.step, "a");
    arena_free(top.arena);
}

static const struct good_row {
    const char *name;
    void (*test)(void);
} good_rows[] = {
    {"plays to the end of a game turn", plays_to_the_end_of_a_turn},
    {"stops before what is open", stops_before_what_is_open},
    {"carries out, or lapses", carries_out_or_lapses},
    {"calls sides by their names", sides_have_names},
    {"serves what the run took", serves_what_was_taken},
    {"an answer serves one question once", answers_once},
    {"closes what nobody asked for", closes_what_nobody_asked},
    {"ends with the game", ends_with_the_game},
};

static void it_does(void **state)
{
    const struct good_row *row = *state;

    row->test();
}

static const struct bug_row {
    const char *name;
    const struct step *sequence;
    const char *step;
} bug_rows[] = {
    {"a step that never ends aborts", endless, "a"},
    {"an event left open aborts", careless, "a"},
    {"a place that is no step aborts", quiet, "z"},
};

static void bug_aborts(void **state)
{
    const struct bug_row *row = *state;
    pid_t child;
    int status;

    fflush(stdout);
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        const struct rlimit no_core = {0, 0};
        struct table_top top;

        setrlimit(RLIMIT_CORE, &no_core);
        signal(SIGABRT, SIG_DFL);
        if (!freopen("/dev/null", "w", stderr))
            _exit(1);
        lay(&top, row->step);
        play_exchange(&top.play, row->sequence, &top.place);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
}

int main(void)
{
    const struct table tables[] = {TABLE(good_rows, it_does),
                                   TABLE(bug_rows, bug_aborts)};

    return run_tables(tables, LENGTH(tables));
}
