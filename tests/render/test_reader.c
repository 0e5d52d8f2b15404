/* What a reader may not see leaves no trace in what is rendered for him: the
 * same bytes come of a journal in which it never was. BERTHIER_LONG draws many
 * journals, BERTHIER_SEED=N that one alone. */
#include "tests/render/story.h"
#include "tests/support/test.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

enum { QUICK = 400, MANY = 40000, MOST_CHILDREN = 5, DEEPEST = 4 };

/* A journal that is drawn; without: what the reader may not see is not told at
 * all. */
struct drawing {
    uint64_t state;
    struct journal *journal;
    const char *reader;
    bool without;
    int told, unseen;
};

static unsigned chance(struct drawing *drawing, unsigned among)
{
    uint64_t mixed = drawing->state += 0x9e3779b97f4a7c15ULL;

    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
    return (unsigned)((mixed ^ (mixed >> 31)) % among);
}

static const char *a_side(struct drawing *drawing)
{
    return chance(drawing, 2) ? "french" : "coalition";
}

/* A march, a loss, a roll or whatever else a renderer looks at. */
static struct event draw_event(struct drawing *drawing, int depth)
{
    static const enum event_kind kinds[] = {
        EVENT_ORDER,   EVENT_LAPSE,    EVENT_MOVE, EVENT_RETREAT,
        EVENT_COMBAT,  EVENT_MODIFIER, EVENT_LOSS, EVENT_ROLL,
        EVENT_ADVANCE, EVENT_MODIFIER, EVENT_LOSS, EVENT_GROUP};
    static int hexes[] = {102, 203, 101};
    struct journal *journal = drawing->journal;
    const struct hexes path = {hexes, 2 + chance(drawing, 2)};
    struct event event = {
        .kind = depth == 0 ? EVENT_STEP : kinds[chance(drawing, LENGTH(kinds))],
        .rule = &story_march,
        .side = a_side(drawing),
        .text = arena_text(journal->arena, "event %u", chance(drawing, 1000)),
    };

    if (chance(drawing, 2))
        event_number(&event, (int)chance(drawing, 9) - 4);
    if (chance(drawing, 2))
        event_path(journal, &event, &path);
    if (chance(drawing, 3) == 0)
        event_for_all(&event);
    else if (chance(drawing, 2))
        event_for(journal, &event, a_side(drawing));
    if (chance(drawing, 3) == 0)
        event_outside(&event, "somebody does something");
    return event;
}

/* It has a child at least if it is a step: a step without any is not told, and
 * so has no trace either. */
static void draw_events(struct drawing *drawing, struct event *parent,
                        int depth, bool told)
{
    unsigned count = depth == DEEPEST ? 0 : chance(drawing, MOST_CHILDREN + 1);

    for (unsigned i = 0; i < count; i++) {
        struct event drawn = draw_event(drawing, depth);
        struct event *event =
            arena_copy(drawing->journal->arena, &drawn, sizeof(drawn));
        bool seen = event_seen_by(event, drawing->reader);
        bool tells = told && (seen || !drawing->without);

        drawing->told++;
        drawing->unseen += !seen;
        if (tells)
            journal_append(drawing->journal, parent, event);
        draw_events(drawing, event, depth + 1, tells);
    }
}

/* All renderings in one. */
static void render(struct buffer *out, struct drawing *drawing)
{
    struct arena *arena = arena_new();
    struct log_head head = story_head;
    struct picture picture;
    struct journal whole, journal;

    journal_init(&whole, arena);
    drawing->journal = &whole;
    draw_events(drawing, NULL, 0, true);
    journal_for(&journal, &whole, drawing->reader, arena);
    head.side = drawing->reader;
    draw_story(&picture, arena);
    render_text(out, &head, &journal);
    render_html(out, &head, &journal, &picture);
    render_svg(out, &picture, &journal);
    arena_free(arena);
}

static void compare(uint64_t seed, int *unseen)
{
    struct drawing with = {.state = seed, .reader = "french"};
    struct drawing without = {
        .state = seed, .reader = "french", .without = true};
    struct buffer one, other;

    buffer_init(&one);
    buffer_init(&other);
    render(&one, &with);
    render(&other, &without);
    if (strcmp(one.bytes, other.bytes) != 0)
        fail_msg("seed %" PRIu64 ": what is not seen leaves a trace:\n%s\n"
                 "---- without it:\n%s",
                 seed, one.bytes, other.bytes);
    assert_int_equal(with.told, without.told);
    *unseen += with.unseen;
    buffer_release(&one);
    buffer_release(&other);
}

static void unseen_events_leave_no_trace(void **state)
{
    const char *one = getenv("BERTHIER_SEED");
    uint64_t many = getenv("BERTHIER_LONG") ? MANY : QUICK;
    int unseen = 0;

    (void)state;
    if (one)
        compare(strtoull(one, NULL, 10), &unseen);
    for (uint64_t seed = 1; !one && seed <= many; seed++)
        compare(seed, &unseen);
    print_message("%d unseen events left no trace\n", unseen);
    assert_true(one || unseen > (int)many);
}

/* A table whose only row is another's, behind a march: the reader of today's
 * log must not count boxes. */
static void tell_hidden_losses(struct journal *journal, struct arena *arena,
                               bool hidden)
{
    journal_init(journal, arena);
    event_for_all(journal_open(journal, EVENT_STEP, &story_step, "Marches"));
    event_for_all(
        journal_open(journal, EVENT_MOVE, &story_march, "a force moves"));
    if (hidden)
        event_for(journal,
                  event_number(journal_add(journal, EVENT_LOSS, &story_march,
                                           "stragglers"),
                               1),
                  "coalition");
    journal_close(journal);
    journal_close(journal);
}

static void a_march_with_hidden_losses_has_no_box(void **state)
{
    struct arena *arena = arena_new();
    struct buffer pages[2];

    (void)state;
    for (int hidden = 0; hidden < 2; hidden++) {
        struct journal whole, journal;

        tell_hidden_losses(&whole, arena, hidden);
        journal_for(&journal, &whole, "french", arena);
        buffer_init(&pages[hidden]);
        render_html(&pages[hidden], &story_head, &journal, NULL);
    }
    assert_string_equal(pages[0].bytes, pages[1].bytes);
    assert_null(strstr(pages[1].bytes, "class=\"in\""));
    buffer_release(&pages[0]);
    buffer_release(&pages[1]);
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_march_with_hidden_losses_has_no_box),
        cmocka_unit_test(unseen_events_leave_no_trace),
    };

    return cmocka_run_group_tests_name("reader", tests, NULL, NULL);
}
