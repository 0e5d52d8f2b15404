/* The map: geometry, layers, and that it is well-formed XML. */
#include "render/hexes/hexes.h"

#include "tests/render/story.h"
#include "tests/support/test.h"

#include <libxml/parser.h>

/* The side between two neighbours is the same seen from either of them. */
static void neighbours_share_their_side(void **state)
{
    const struct picture picture = {.columns = 9};

    (void)state;
    for (int direction = 0; direction < 6; direction++) {
        for (int hex = 505; hex <= 605; hex += 100) {
            int other = hex_neighbour(hex, direction);
            struct point from = hex_corner(&picture, hex, direction);
            struct point to = hex_corner(&picture, hex, direction + 1);
            struct point back = hex_corner(&picture, other, direction + 3);
            struct point forth = hex_corner(&picture, other, direction + 4);

            assert_int_equal(from.x, forth.x);
            assert_int_equal(from.y, forth.y);
            assert_int_equal(to.x, back.x);
            assert_int_equal(to.y, back.y);
        }
    }
}

/* A strip of a larger map has no paper for the rest of it. */
static void strips_begin_at_their_first_hex(void **state)
{
    const struct picture whole = {.columns = 2, .rows = 3};
    const struct picture strip = {
        .columns = 52, .rows = 36, .first_column = 51, .first_row = 34};

    (void)state;
    for (int hex = 101; hex <= 201; hex += 100) {
        const struct point one = hex_middle(&whole, hex);
        const struct point other = hex_middle(&strip, hex + 5033);

        assert_int_equal(one.x, other.x);
        assert_int_equal(one.y, other.y);
    }
    assert_int_equal(map_width(&whole), map_width(&strip));
    assert_int_equal(map_height(&whole), map_height(&strip));
}

static void map_is_well_formed(void **state)
{
    struct arena *arena = arena_new();
    struct picture picture;
    struct journal journal;
    struct buffer out;
    xmlDocPtr doc;

    (void)state;
    tell_story(&journal, arena);
    draw_story(&picture, arena);
    buffer_init(&out);
    render_svg(&out, &picture, &journal);
    doc = xmlReadMemory(out.bytes, (int)out.length, "map.svg", NULL, 0);
    assert_non_null(doc);
    xmlFreeDoc(doc);
    assert_non_null(strstr(out.bytes, ">0102</text>"));
    assert_non_null(strstr(out.bytes, ">Ligny</text>"));
    assert_non_null(strstr(out.bytes, "class=\"river\""));
    assert_non_null(strstr(out.bytes, "class=\"bridge\""));
    assert_non_null(strstr(out.bytes, ">xxx</text>"));
    assert_non_null(strstr(out.bytes, "Reille &amp; staff"));
    assert_non_null(strstr(out.bytes, "5 hexes, 16 km"));
    buffer_release(&out);
    arena_free(arena);
}

/* A heap of counters is drawn three deep however high it is. */
static void heaps_stay_cheap(void **state)
{
    struct arena *arena = arena_new();
    struct picture_box boxes[50];
    struct picture picture;
    struct buffer out;
    int drawn = 0;

    (void)state;
    draw_story(&picture, arena);
    for (size_t i = 0; i < LENGTH(boxes); i++)
        boxes[i] = picture.boxes[0];
    picture.boxes = boxes;
    picture.box_count = LENGTH(boxes);
    buffer_init(&out);
    render_svg(&out, &picture, NULL);
    for (const char *c = out.bytes; (c = strstr(c, "Reille &amp; staff")); c++)
        drawn++;
    assert_int_equal(drawn, 3);
    assert_non_null(strstr(out.bytes, ">and 48 more</text>"));
    buffer_release(&out);
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_share_their_side),
        cmocka_unit_test(strips_begin_at_their_first_hex),
        cmocka_unit_test(map_is_well_formed),
        cmocka_unit_test(heaps_stay_cheap),
    };

    return cmocka_run_group_tests_name("svg", tests, NULL, NULL);
}
