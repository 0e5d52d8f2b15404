/* Tests of the memory: facts come back, a torn line is left out. */
#include "trust/memory.h"

#include "tests/trust/scene.h"

#define G    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define H    "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
#define D    "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
#define HEAD "berthier-memory/1\n"

static const struct fact_row {
    const char *name;
    struct memory_fact fact;
    const char *line;
} fact_rows[] = {
    {"sheet",
     {MEMORY_SHEET, G, 4, 2, D, H, NULL, NULL},
     "sheet " G " 4 2 " D " " H "\n"},
    {"seal",
     {MEMORY_SEAL, G, 4, 2, D, H, NULL, NULL},
     "seal " G " 4 2 " D " " H "\n"},
    {"answer",
     {MEMORY_ANSWER, G, 4, 0, D, NULL, NULL, NULL},
     "answer " G " 4 " D "\n"},
    {"lock",
     {MEMORY_LOCK, G, 4, 0, D, NULL, NULL, NULL},
     "lock " G " 4 " D "\n"},
    {"state",
     {MEMORY_STATE, G, 0, 0, D, NULL, NULL, NULL},
     "state " G " 0 " D "\n"},
    {"seen",
     {MEMORY_SEEN, G, 4, 0, D, NULL, NULL, "2026-11-21T18:00:00Z"},
     "seen " G " 4 " D " 2026-11-21T18:00:00Z\n"},
    {"accept",
     {MEMORY_ACCEPT, G, 4, 0, NULL, NULL, "no-memory-4", NULL},
     "accept " G " 4 no-memory-4\n"},
};

static bool same_text(const char *one, const char *other)
{
    return one == other || (one && other && strcmp(one, other) == 0);
}

static void fact_comes_back(void **state)
{
    const struct fact_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct memory memory;
    struct buffer text;

    buffer_init(&text);
    buffer_puts(&text, HEAD);
    memory_line(&text, &row->fact);
    assert_string_equal(text.bytes + strlen(HEAD), row->line);
    assert_true(memory_read(&memory, "anna.memory", text.bytes, text.length,
                            arena, report));
    assert_int_equal(memory.count, 1);
    assert_int_equal(memory.facts[0].kind, row->fact.kind);
    assert_int_equal(memory.facts[0].exchange, row->fact.exchange);
    assert_int_equal(memory.facts[0].sequence, row->fact.sequence);
    assert_string_equal(memory.facts[0].game, row->fact.game);
    assert_true(same_text(memory.facts[0].digest, row->fact.digest));
    assert_true(same_text(memory.facts[0].id, row->fact.id));
    assert_true(same_text(memory.facts[0].time, row->fact.time));
    assert_true(same_text(memory.facts[0].other, row->fact.other));
    buffer_release(&text);
    arena_free(arena);
}

static const struct refused_row {
    const char *name;
    const char *text;
    bool heading; /* is it the heading that is refused? */
} refused_rows[] = {
    {"no heading", "answer " G " 4 " D "\n", true},
    {"another heading", "berthier-memory/2\n", true},
    {"an unknown word", HEAD "word " G " 4 " D "\n", false},
    {"a word too many", HEAD "answer " G " 4 " D " " D "\n", false},
    {"a word too few", HEAD "sheet " G " 4 2 " D "\n", false},
    {"an empty line", HEAD "\n", false},
    {"a blank at the end", HEAD "answer " G " 4 " D " \n", false},
    {"two blanks", HEAD "answer  " G " 4 " D "\n", false},
    {"a leading zero", HEAD "answer " G " 04 " D "\n", false},
    {"a number too long", HEAD "answer " G " 1234567890 " D "\n", false},
    {"a short digest", HEAD "answer " G " 4 abc\n", false},
    {"an id that is none", HEAD "accept " G " 4 No\n", false},
    {"no time", HEAD "seen " G " 4 " D "\n", false},
    {"a time that is none", HEAD "seen " G " 4 " D " 2026-11-21\n", false},
    {"a time with more behind it",
     HEAD "seen " G " 4 " D " 2026-11-21T18:00:00ZZ\n", false},
    {"a time of letters", HEAD "seen " G " 4 " D " 2026-11-21T18:0o:00Z\n",
     false},
    {"no id", HEAD "accept " G " 4\n", false},
    {"CR before LF", HEAD "answer " G " 4 " D "\r\n", false},
    {"two facts glued", HEAD "answer " G "answer " G " 4 " D "\n", false},
};

static void text_is_refused(void **state)
{
    const struct refused_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct memory memory;

    assert_false(memory_read(&memory, "anna.memory", row->text,
                             strlen(row->text), arena, report));
    assert_true(report_names(report, row->heading ? FILE_RULE(version)
                                                  : FILE_RULE(bad_value)));
    arena_free(arena);
}

/* Wherever the machine dies while a line is written, the facts before it are
 * remembered and the torn one is not. */
static void torn_line_is_left_out(void)
{
    static const char text[] = HEAD "lock " G " 1 " D "\nlock " G " 2 " D "\n";
    static const char one[] = HEAD "lock " G " 1 " D "\n";
    size_t length = sizeof(text) - 1;

    for (size_t cut = 0; cut <= length; cut++) {
        struct arena *arena = arena_new();
        struct memory memory;
        int facts = (cut >= strlen(one)) + (cut >= length);

        assert_true(memory_read(&memory, "anna.memory", text, cut, arena,
                                report_new(arena)));
        assert_int_equal(memory.count, facts);
        arena_free(arena);
    }
}

static void zero_byte_is_refused(void)
{
    static const char text[] = HEAD "lock " G " 1 " D "\0\n";
    struct arena *arena = arena_new();
    struct memory memory;

    assert_false(memory_read(&memory, "anna.memory", text, sizeof(text) - 1,
                             arena, report_new(arena)));
    arena_free(arena);
}

static void last_fact_counts(void)
{
    static const char text[] =
        HEAD "state " G " 3 " D "\nstate " G " 5 " D "\nstate " H " 9 " D "\n"
             "lock " G " 3 " D "\nlock " G " 3 " H "\n";
    struct arena *arena = arena_new();
    struct memory memory;
    const struct memory_fact *fact;

    assert_true(memory_read(&memory, "anna.memory", text, strlen(text), arena,
                            report_new(arena)));
    fact = memory_last(&memory, MEMORY_LOCK, G, 3);
    assert_string_equal(fact->digest, H);
    assert_null(memory_last(&memory, MEMORY_LOCK, G, 4));
    assert_null(memory_last(&memory, MEMORY_LOCK, H, 3));
    assert_null(memory_last(&memory, MEMORY_ANSWER, G, 3));
    fact = memory_last(&memory, MEMORY_STATE, G, 5);
    assert_string_equal(fact->digest, D);
    arena_free(arena);
}

static const struct single singles[] = {
    {"a torn line is left out", torn_line_is_left_out},
    {"a zero byte is refused", zero_byte_is_refused},
    {"the last fact counts", last_fact_counts},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(fact_rows, fact_comes_back),
        TABLE(refused_rows, text_is_refused),
        TABLE(singles, run_single),
    };

    return run_tables(tables, LENGTH(tables));
}
