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
        cmocka_unit_test(a_side_reads_how_it_stands),
        cmocka_unit_test(a_side_reads_what_it_may_see),
        cmocka_unit_test(lines_fit_a_mail),
    };

    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
