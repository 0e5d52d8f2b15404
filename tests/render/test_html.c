/* The log as HTML: well-formed where it can be checked, self-contained. */
#include "tests/render/story.h"
#include "tests/support/test.h"

#include <stdio.h>

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
    assert_non_null(strstr(out.bytes, "10.5h/battle/0203</td>"));
    buffer_release(&out);
}

/* The page tells in the same order as the text; the table of combats leads to
 * the articles, and what sentences reckon is a table. */
static void news_come_before_the_map(void **state)
{
    static const char *const words[] = {
        "<h2>The news</h2>",
        "<a href=\"#combat-1\">Battle at 0203. Victory: French.",
        "<h2>Combats</h2>",
        "<a href=\"#combat-1\">1. Battle at 0203</a>",
        "<th scope=\"row\">French</th><td class=\"num\">29</td>"
        "<td class=\"num\">3</td><td>victory</td>",
        "<th scope=\"row\">Coalition &lt;1&gt;</th>",
        "<h2>Who holds what now</h2>",
        "<svg",
        "What happened</h2>",
        "<article id=\"combat-1\">",
        "<th scope=\"col\">money</th><th scope=\"col\">man power</th>",
        "<td class=\"num\">71</td><td class=\"num\">27</td>",
        "<td class=\"num\">5</td><td class=\"num\">0</td>",
        "<h2>Where the dice come from</h2>",
        "10.5h/battle/0203</td>",
        "pbem-lock/1",
        "<footer>",
        NULL};
    struct buffer out;
    const char *at;

    (void)state;
    buffer_init(&out);
    write_page(&out, NULL);
    at = out.bytes;
    for (size_t i = 0; words[i]; i++) {
        const char *found = strstr(at, words[i]);

        if (!found)
            fail_msg("'%s' is missing, or too early", words[i]);
        at = found + strlen(words[i]);
    }
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

/* What a phone of 390 pixels leaves between the page's margins. */
enum { PHONE = 356 };

/* Parts of the map are shown large, the first with the battle; an id is nine
 * pixels high on a phone. */
static void windows_can_be_read_on_a_phone(void **state)
{
    struct buffer out;
    const char *window = NULL;
    const char *number = NULL;
    int left, top, width, height, size;

    (void)state;
    buffer_init(&out);
    write_page(&out, NULL);
    number = strstr(out.bytes, ".hexes .n{font-size:");
    assert_non_null(number);
    assert_int_equal(sscanf(number, ".hexes .n{font-size:%dpx", &size), 1);
    window = strstr(out.bytes, "<div class=\"windows\">");
    assert_non_null(window);
    assert_non_null(strstr(window, "<b>A</b> Around Namur"));
    assert_non_null(strstr(window, "<use href=\"#map-drawn\"/>"));
    assert_non_null(strstr(window, "<g id=\"map-drawn\""));
    window = strstr(window, "viewBox=\"");
    assert_int_equal(
        sscanf(window, "viewBox=\"%d %d %d %d\"", &left, &top, &width, &height),
        4);
    assert_true(size * PHONE >= 9 * width);
    buffer_release(&out);
}

static void what_stands_where_is_told(void **state)
{
    struct buffer out;

    (void)state;
    buffer_init(&out);
    write_page(&out, NULL);
    assert_non_null(strstr(
        out.bytes, "<tr><th scope=\"rowgroup\" rowspan=\"1\">0102 Ligny</th>"
                   "<td>French</td><td>Reille</td><td>29</td>"
                   "<td>Reille &amp; staff</td></tr>"));
    buffer_release(&out);
}

/* Nothing of the page has the id of something else. */
static void ids_are_given_once(void **state)
{
    struct buffer out;

    (void)state;
    buffer_init(&out);
    write_page(&out, NULL);
    for (const char *id = out.bytes; (id = strstr(id, " id=\"")) != NULL;
         id++) {
        char name[64];

        assert_int_equal(sscanf(id, " id=\"%60[^\"]", name), 1);
        strcat(name, "\"");
        for (const char *c = id + 1; (c = strstr(c, " id=\"")) != NULL; c++)
            assert_true(strncmp(c + 5, name, strlen(name)) != 0);
    }
    buffer_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(page_is_self_contained),
        cmocka_unit_test(words_are_escaped),
        cmocka_unit_test(battle_on_the_map_leads_to_its_paragraph),
        cmocka_unit_test(news_come_before_the_map),
        cmocka_unit_test(a_side_sees_no_secrets),
        cmocka_unit_test(windows_can_be_read_on_a_phone),
        cmocka_unit_test(what_stands_where_is_told),
        cmocka_unit_test(ids_are_given_once),
    };

    return cmocka_run_group_tests_name("html", tests, NULL, NULL);
}
