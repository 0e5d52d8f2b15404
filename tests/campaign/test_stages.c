/* Stages 5 and 6 on golden turns of the toy ruleset: play is a pure function,
 * and digests chain as they should. */
#include "campaign/exchange/stages.h"
#include "tests/campaign/table.h"

#define MORNING "toy-2-stop-inside-a-scuffle/turn.xml"

/* Both families' orders for the watch; the scuffle may stop it. */
#define WATCH                                                                  \
    "<orders side='hedgehogs' step='I'><plan value='push'/></orders>"          \
    "<orders side='badgers' step='I'><plan value='rest'/></orders>"            \
    "<orders side='hedgehogs' step='II'>"                                      \
    "<move band='h2' path='0502'/></orders>"                                   \
    "<orders side='badgers' step='II'/>"                                       \
    "<orders side='hedgehogs' step='III'>"                                     \
    "<scuffle band='h2' enemy='b3'/></orders>"                                 \
    "<orders side='badgers' step='III'/>"                                      \
    "<orders side='hedgehogs' step='IV'><call band='h1'/></orders>"            \
    "<orders side='badgers' step='IV'/>"

/* Everything of one play. */
struct scene {
    struct laid_table table;
    struct exchange_orders orders;
    struct exchange_seed seed;
    struct outcome outcome;
    struct written written;
};

static const char state[] =
    "1111111111111111111111111111111111111111111111111111111111111111";

static void write_out(struct scene *scene)
{
    const struct laid_table *table = &scene->table;
    const struct write_input input = {
        .ruleset = table->desk.ruleset,
        .module = &table->module,
        .before = &table->turn,
        .state = state,
        .roster = table->turn.roster,
        .rules = table->turn.rules,
        .program = "berthier 0",
    };

    stage_write(&scene->written, &scene->outcome, &input, table->arena);
}

static void play(struct scene *scene, const char *sections, uint8_t seed)
{
    struct laid_table *table = &scene->table;
    const struct play_input input = {&table->desk, &scene->orders,
                                     &scene->seed};
    struct judged_sheet judged;

    memset(scene, 0, sizeof(*scene));
    lay_table(table, MORNING, "hedgehogs badgers");
    assert_true(judge_sheet(table, &judged, sections));
    scene->orders.voided = report_new(table->arena);
    scene->orders.sections = judged.sections;
    scene->orders.section_count = judged.section_count;
    memset(scene->seed.bytes, seed, sizeof(scene->seed.bytes));
    stage_play(&scene->outcome, &input);
    write_out(scene);
}

static struct bytes bytes_of(const struct laid_table *table)
{
    struct buffer text;
    struct bytes bytes;

    buffer_init(&text);
    turn_write(&text, &table->turn, table->desk.ruleset);
    bytes.data = arena_string(table->arena, text.bytes, text.length);
    bytes.length = text.length;
    buffer_release(&text);
    return bytes;
}

static void same_input_same_bytes(void **unused)
{
    (void)unused;
    for (uint8_t seed = 0; seed < 40; seed++) {
        struct scene one, other;

        play(&one, WATCH, seed);
        play(&other, WATCH, seed);
        assert_string_equal(one.written.turn.data, other.written.turn.data);
        assert_string_equal(one.written.journal.data,
                            other.written.journal.data);
        assert_string_equal(one.written.log_html.data,
                            other.written.log_html.data);
        clear_table(&one.table);
        clear_table(&other.table);
    }
}

static void play_leaves_its_turn_alone(void **unused)
{
    struct laid_table fresh;
    struct scene scene;

    (void)unused;
    lay_table(&fresh, MORNING, "");
    play(&scene, WATCH, 3);
    assert_string_equal(bytes_of(&scene.table).data, bytes_of(&fresh).data);
    for (size_t i = 0; i < scene.orders.section_count; i++)
        assert_false(scene.orders.sections[i].served);
    clear_table(&scene.table);
    clear_table(&fresh);
}

/* 3, 8: whatever stops play, each order was reached or is offered again. */
static void no_order_is_lost(void **unused)
{
    size_t stopped = 0;

    (void)unused;
    for (uint8_t seed = 0; seed < 40; seed++) {
        struct scene scene;
        const struct turn *next = &scene.outcome.next;

        play(&scene, WATCH, seed);
        if (scene.outcome.end == PLAY_GAME_TURN) {
            assert_int_equal(next->dropped_count, 0);
        } else {
            stopped++;
            assert_string_equal(next->step, "III");
            assert_int_equal(next->dropped_count, 1);
            assert_string_equal(next->dropped[0].side, "hedgehogs");
            assert_string_equal(next->dropped[0].step, "IV");
            assert_string_equal(next->dropped[0].orders[0].kind->name, "call");
        }
        clear_table(&scene.table);
    }
    assert_in_range(stopped, 1, 39);
}

/* What stands in the log's head, and what in the page's. */
static void assert_headed(const struct scene *scene, const char *text,
                          const char *page)
{
    if (!strstr(scene->written.log_text.data, text))
        fail_msg("not headed '%s'", text);
    if (!strstr(scene->written.log_html.data, page))
        fail_msg("the page is not headed '%s'", page);
}

/* A log is headed by all that it tells of: the watch that was played and,
 * where it ended, the one that begins. */
static void a_log_is_headed_by_its_days(void **unused)
{
    size_t ended = 0;

    (void)unused;
    for (uint8_t seed = 0; seed < 40; seed++) {
        struct scene scene;

        play(&scene, WATCH, seed);
        ended += scene.outcome.end == PLAY_GAME_TURN;
        if (scene.outcome.end == PLAY_GAME_TURN)
            assert_headed(&scene,
                          "\nFrom watch 2 of 4, to watch 3 of 4, turn 2\n",
                          ">From watch 2 of 4, to watch 3 of 4, turn 2<");
        else
            assert_headed(&scene, "\nwatch 2 of 4, turn 2\n",
                          ">watch 2 of 4, turn 2<");
        clear_table(&scene.table);
    }
    assert_in_range(ended, 1, 39);
}

static void digests_chain(void **unused)
{
    char digest[DIGEST_TEXT];
    struct scene scene;
    const struct turn *next = &scene.outcome.next;
    const struct bytes *journal = &scene.written.journal;

    (void)unused;
    play(&scene, WATCH, 5);
    sha256_text(journal->data, journal->length, digest);
    assert_string_equal(next->journal, digest);
    assert_string_equal(next->previous, state);
    assert_string_equal(next->lock, "-");
    assert_true(next->given_seed);
    assert_int_equal(next->number, scene.table.turn.number + 1);
    assert_string_equal(
        next->salt, next_salt(scene.table.arena, scene.table.turn.salt, state));
    sha256_text(scene.written.turn.data, scene.written.turn.length, digest);
    assert_string_equal(scene.written.state, digest);
    assert_null(strstr(scene.written.journal.data, scene.written.state));
    clear_table(&scene.table);
}

/* By hand: head -c 64 /dev/zero | sha256sum. */
static void salt_is_over_raw_bytes(void **unused)
{
    static const char zeros[] =
        "0000000000000000000000000000000000000000000000000000000000000000";
    struct arena *arena = arena_new();

    (void)unused;
    assert_string_equal(
        next_salt(arena, zeros, zeros),
        "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b");
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        {"4 the same input gives the same bytes", same_input_same_bytes, NULL,
         NULL, NULL},
        {"4 play leaves its turn alone", play_leaves_its_turn_alone, NULL, NULL,
         NULL},
        {"3 no order is lost", no_order_is_lost, NULL, NULL, NULL},
        {"8 a log is headed by its days", a_log_is_headed_by_its_days, NULL,
         NULL, NULL},
        {"18 digests chain", digests_chain, NULL, NULL, NULL},
        {"18 a salt is over raw bytes", salt_is_over_raw_bytes, NULL, NULL,
         NULL},
    };
    int failed;

    xml_start();
    failed = cmocka_run_group_tests_name("stages", tests, NULL, NULL);
    xml_stop();
    return failed;
}
