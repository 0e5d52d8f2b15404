/* The log for mail. */
#include "tests/render/story.h"
#include "tests/support/test.h"

static void tell(struct buffer *out, const char *side)
{
    struct arena *arena = arena_new();
    struct log_head head = story_head;
    struct journal whole, journal;

    head.side = side;
    tell_story(&whole, arena);
    journal_for(&journal, &whole, side, arena);
    render_text(out, &head, &journal);
    arena_free(arena);
}

static void book_tells_all(void **state)
{
    struct buffer out;

    (void)state;
    buffer_init(&out);
    tell(&out, NULL);
    assert_non_null(strstr(out.bytes, "TEST KEYS"));
    assert_non_null(
        strstr(out.bytes,
               "Reille <II Corps> marches from 0102 to 0203 [base movement]"));
    assert_non_null(strstr(out.bytes, "hussars of Piré"));
    assert_non_null(strstr(out.bytes, "+1 a star [rule 10.5h]"));
    assert_non_null(strstr(out.bytes, "1d6 = 4 10.5h/battle/0203, bytes 03"));
    assert_non_null(strstr(out.bytes, "a secret"));
    assert_non_null(strstr(out.bytes, "pbem-lock/1\n"));
    buffer_release(&out);
}

/* Each stands behind the one before it. */
static void expect_order(const char *text, const char *const *words)
{
    for (; *words; words++) {
        const char *found = strstr(text, *words);

        if (!found)
            fail_msg("'%s' is missing, or too early, in:\n%s", *words, text);
        text = found + strlen(*words);
    }
}

static const char *const whole_log[] = {
    "TEST KEYS",
    "Story & Sons\n",
    "The news\n--------\n",
    "* Battle at 0203. Victory: French. Lost: French 3 of 29, Coalition "
    "<1> 6 of 18\n",
    "* The French now hold Ligny.\n",
    "Combats",
    "came  lost\n",
    "1. Battle at 0203\n",
    "   French                            29     3  victory\n",
    "   Coalition <1>                     18     6\n",
    "Who holds what now\n",
    "* The French now hold Ligny.\n",
    "What is asked now\n",
    "French: your plan (step I)\nUntil 20 June 2026, 18:00 UTC.\n",
    "How you stand\n",
    "Treasury: 3 money\n",
    "What happened\n=============\n",
    "First player moves\n",
    "Battle at 0203: French attack [rule 10.5h]",
    "Where the dice come from\n",
    "Nobody could choose them.\n",
    "1d6 = 4 10.5h/battle/0203, bytes 03\n",
    "pbem-lock/1\n",
    "state 5a5a5a\n",
    "written by berthier 0\n",
    NULL};

/* News, combats, holdings, what is asked and until when; then the detail; dice
 * and digests at the end. */
static void news_come_first(void **state)
{
    static const char *const asked[] = {"French: your plan (step I)", NULL};
    static const char *const lines[] = {"Treasury: 3 money", NULL};
    struct arena *arena = arena_new();
    struct log_head head = story_head;
    struct journal journal;
    struct buffer out;

    (void)state;
    head.position = lines;
    head.next = asked;
    tell_story(&journal, arena);
    buffer_init(&out);
    render_text(&out, &head, &journal);
    expect_order(out.bytes, whole_log);
    assert_null(strstr(strstr(out.bytes, "bytes 03") + 1, "bytes 03"));
    buffer_release(&out);
    arena_free(arena);
}

/* Never more than six lines; a quiet day says that it was one. */
static void news_are_few(void **state)
{
    struct arena *arena = arena_new();
    struct journal journal;
    struct buffer out;

    (void)state;
    journal_init(&journal, arena);
    event_for_all(journal_add(&journal, EVENT_MOVE, &story_march, "a march"));
    buffer_init(&out);
    render_text(&out, &story_head, &journal);
    assert_non_null(strstr(out.bytes, "* No combat, and nothing changes hands; "
                                      "1 march to be seen.\n"));
    assert_null(strstr(out.bytes, "Combats"));
    buffer_release(&out);
    event_for_all(event_news(
        journal_add(&journal, EVENT_STATE, &story_march, "small"), NEWS_SMALL));
    for (int i = 0; i < 7; i++)
        event_for_all(event_news(
            journal_add(&journal, EVENT_STATE, &story_march, "war %d", i),
            NEWS_GREAT));
    buffer_init(&out);
    render_text(&out, &story_head, &journal);
    assert_non_null(strstr(out.bytes, "* war 5\n  and 2 more below\n"));
    assert_null(strstr(out.bytes, "* small"));
    buffer_release(&out);
    arena_free(arena);
}

/* A combat that goes on in the next exchange has no winner yet. */
static void a_combat_may_go_on(void **state)
{
    struct arena *arena = arena_new();
    struct journal journal;
    struct buffer out;

    (void)state;
    journal_init(&journal, arena);
    event_for_all(journal_open(&journal, EVENT_COMBAT, &story_battle,
                               "Combat at 0203: who knows"));
    journal_close(&journal);
    buffer_init(&out);
    render_text(&out, &story_head, &journal);
    assert_non_null(strstr(out.bytes, "* Combat at 0203: who knows\n"));
    assert_non_null(strstr(out.bytes, "1. Combat at 0203\n   not decided yet"));
    buffer_release(&out);
    arena_free(arena);
}

/* A bystander knows who won, and not with how many. */
static void an_outcome_from_outside(void **state)
{
    const struct party_outcome party = {"french", "French", 25, 3, true};
    struct arena *arena = arena_new();
    struct journal journal, cut;
    struct names few = {NULL, 0};
    struct buffer out;

    (void)state;
    names_add(arena, &few, "french");
    journal_init(&journal, arena);
    event_for_all(journal_open(&journal, EVENT_COMBAT, &story_battle,
                               "Combat at 0203: who knows"));
    journal_among(&journal, &few);
    event_from_outside(&journal,
                       journal_outcome(&journal, &story_battle, &party),
                       "French: the day is theirs.");
    journal_among(&journal, NULL);
    journal_close(&journal);
    journal_for(&cut, &journal, "coalition", arena);
    buffer_init(&out);
    render_text(&out, &story_head, &cut);
    assert_non_null(strstr(out.bytes, "* Combat at 0203. Victory: French\n"));
    assert_non_null(strstr(out.bytes, "?     ?  victory\n"));
    assert_null(strstr(out.bytes, "25"));
    render_html(&out, &story_head, &cut, NULL);
    assert_non_null(
        strstr(out.bytes, "<td class=\"num\">?</td><td>victory</td>"));
    buffer_release(&out);
    arena_free(arena);
}

static void a_side_reads_how_it_stands(void **state)
{
    static const char *const lines[] = {"Treasury: 3 money", NULL};
    struct arena *arena = arena_new();
    struct log_head head = story_head;
    struct journal journal;
    struct buffer out;

    (void)state;
    head.side = "french";
    head.position = lines;
    tell_story(&journal, arena);
    buffer_init(&out);
    render_text(&out, &head, &journal);
    assert_non_null(strstr(out.bytes, "How you stand\n-------------\n"
                                      "Treasury: 3 money\n"));
    buffer_release(&out);
    arena_free(arena);
}

static void a_side_reads_what_it_may_see(void **state)
{
    struct buffer out;

    (void)state;
    buffer_init(&out);
    tell(&out, "french");
    assert_non_null(strstr(out.bytes, "hussars"));
    assert_null(strstr(out.bytes, "a secret"));
    assert_null(strstr(out.bytes, "Secret step"));
    assert_non_null(strstr(out.bytes, "Report to: french"));
    buffer_release(&out);
    buffer_init(&out);
    tell(&out, "coalition");
    assert_null(strstr(out.bytes, "hussars"));
    assert_non_null(strstr(out.bytes, "a secret"));
    buffer_release(&out);
}

/* Long sentences are broken between words at 78 columns; letters of two bytes
 * count once. */
static void lines_fit_a_mail(void **state)
{
    struct arena *arena = arena_new();
    struct journal journal;
    struct buffer out;
    int column = 0;

    (void)state;
    journal_init(&journal, arena);
    for (int i = 0; i < 40; i++)
        event_for_all(journal_add(&journal, EVENT_NOTE, &story_march,
                                  "%.*sé marches with éé and ééééé and again "
                                  "with ééé over the bridges of the Sambre",
                                  i,
                                  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"));
    buffer_init(&out);
    render_text(&out, &story_head, &journal);
    for (const char *c = out.bytes; *c; c++) {
        if (*c == '\n')
            column = 0;
        else if (((unsigned char)*c & 0xc0) != 0x80)
            column++;
        assert_true(column <= 78);
    }
    buffer_release(&out);
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(book_tells_all),
        cmocka_unit_test(news_come_first),
        cmocka_unit_test(news_are_few),
        cmocka_unit_test(a_combat_may_go_on),
        cmocka_unit_test(an_outcome_from_outside),
        cmocka_unit_test(a_side_reads_how_it_stands),
        cmocka_unit_test(a_side_reads_what_it_may_see),
        cmocka_unit_test(lines_fit_a_mail),
    };

    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
