/* The log as HTML: well-formed where it can be checked, self-contained. */
#include "tests/render/story.h"
#include "tests/support/test.h"

static void write_page(struct buffer *out, const char *side)
{
    struct arena *arena = arena_new();
    struct log_head head = story_head;
    struct picture picture;
    struct journal whole, journal;

    head.side = side;
    tell_story(&whole, arena);
    journal_for(&journal, &whole, side, arena);
    draw_story(&picture, arena);
    render_html(out, &head, &journal, &picture);
    arena_free(arena);
}

static void page_is_self_contained(void **state)
{
    struct buffer out;

    (void)state;
    buffer_init(&out);
    write_page(&out, NULL);
    assert_null(strstr(out.bytes, "<script"));
    assert_null(strstr(out.bytes, "src="));
    assert_null(strstr(out.bytes, "@import"));
    assert_null(strstr(out.bytes, "<link"));
    assert_non_null(strstr(out.bytes, "<svg"));
    assert_non_null(strstr(out.bytes, "prefers-color-scheme:dark"));
    assert_non_null(strstr(out.bytes, "@media print"));
    buffer_release(&out);
}

static void words_are_escaped(void **state)
{
    struct buffer out;

    (void)state;
    buffer_init(&out);
    write_page(&out, NULL);
    assert_non_null(strstr(out.bytes, "Story &amp; Sons"));
    assert_non_null(strstr(out.bytes, "Reille &lt;II Corps&gt; marches"));
    buffer_release(&out);
}

static void battle_on_the_map_leads_to_its_paragraph(void **state)
{
    struct buffer out;

    (void)state;
    buffer_init(&out);
    write_page(&out, NULL);
    assert_non_null(strstr(out.bytes, "<a href=\"#combat-1\"><path"));
    assert_non_null(strstr(out.bytes, "<article id=\"combat-1\">"));
    assert_non_null(strstr(out.bytes, "10.5h/battle/0203, bytes 03"));
    buffer_release(&out);
}

static void a_side_sees_no_secrets(void **state)
{
    struct buffer out;

    (void)state;
    buffer_init(&out);
    write_page(&out, "french");
    assert_null(strstr(out.bytes, "a secret"));
    assert_non_null(strstr(out.bytes, "hussars"));
    buffer_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(page_is_self_contained),
        cmocka_unit_test(words_are_escaped),
        cmocka_unit_test(battle_on_the_map_leads_to_its_paragraph),
        cmocka_unit_test(a_side_sees_no_secrets),
    };

    return cmocka_run_group_tests_name("html", tests, NULL, NULL);
}
