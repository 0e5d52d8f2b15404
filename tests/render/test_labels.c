/* What all maps share: labels, colours, windows, stacks. */
#include "render/areas/areas.h"
#include "render/hexes/hexes.h"
#include "tests/render/story.h"
#include "tests/support/test.h"

#include <time.h>

/* What took minutes while each thing was held against all others. */
static void assert_soon(clock_t start)
{
    assert_true((clock() - start) / CLOCKS_PER_SEC < 5);
}

/* ---- labels ----------------------------------------------------------- */

/* Thirty names around one point and three hundred on a small map: as long as
 * there is room none hides another, and all stay on the paper. */
static const struct room_row {
    const char *name;
    int count, step;
} room_rows[] = {
    {"many names of one point", 30, 0},
    {"points that stand in a row", 60, 7},
    {"a map full of names", 300, 131},
};

static void labels_keep_apart(void **state)
{
    const struct room_row *row = *state;
    struct arena *arena = arena_new();
    const struct point paper = {1200, 900};
    struct labels *labels = labels_new(arena, paper);
    struct rectangle placed[300];

    for (int i = 0; i < row->count; i++) {
        const struct point around = {(300 + i * row->step) % paper.x,
                                     (300 + i * row->step / 3) % paper.y};
        const struct point size = {20 + i * 13 % 50, 11};

        placed[i] = labels_place(labels, around, size, 8);
        assert_true(placed[i].x >= 0 && placed[i].x + size.x <= paper.x);
        assert_true(placed[i].y >= 0 && placed[i].y + size.y <= paper.y);
        for (int j = 0; j < i; j++)
            assert_false(overlapping(placed[i], placed[j]));
    }
    arena_free(arena);
}

/* Below, then above, then beside; at the edge of the paper along it. */
static void the_nearest_place_is_taken(void **state)
{
    struct arena *arena = arena_new();
    struct labels *labels = labels_new(arena, (struct point){192, 192});
    const struct point around = {96, 96};
    const struct point size = {40, 20};
    struct rectangle first = labels_place(labels, around, size, 10);
    struct rectangle second = labels_place(labels, around, size, 10);
    struct rectangle third = labels_place(labels, around, size, 10);
    struct rectangle edge =
        labels_place(labels, (struct point){0, 180}, size, 10);

    (void)state;
    assert_int_equal(first.y, 96 + 10);
    assert_int_equal(second.y, 96 - 10 - 20);
    assert_int_equal(third.x, 96 + 10);
    assert_int_equal(edge.x, 0);
    assert_int_equal(edge.y, 192 - 20);
    arena_free(arena);
}

/* More names than the paper has room for: none is far from its point for that,
 * none beyond the edge, and nobody waits for it. */
static void a_full_map_is_soon_drawn(void **state)
{
    struct arena *arena = arena_new();
    const struct point paper = {1200, 900};
    const struct point size = {100, 11};
    struct labels *labels = labels_new(arena, paper);
    clock_t start = clock();
    struct rectangle last = {0, 0, 0, 0};
    struct point around = {0, 0};

    (void)state;
    for (int i = 0; i < 10000; i++) {
        around = (struct point){300 + i * 131 % 600, 300 + i * 37 % 300};
        last = labels_place(labels, around, size, 8);
        assert_true(last.x >= 0 && last.x + size.x <= paper.x);
        assert_true(last.y >= 0 && last.y + size.y <= paper.y);
    }
    assert_true(abs(last.x + size.x / 2 - around.x) <= size.x);
    assert_true(abs(last.y + size.y / 2 - around.y) <= 4 * size.y);
    assert_soon(start);
    arena_free(arena);
}

/* ---- colours ---------------------------------------------------------- */

/* x to the power of 2.4, as colours are made linear. */
static double power(double x)
{
    double root = 1;

    if (x <= 0)
        return 0;
    for (int i = 0; i < 60; i++)
        root -= (root * root * root * root * root - x * x) /
                (5 * root * root * root * root);
    return x * x * root;
}

static double luminance(const char *colour)
{
    static const double shares[] = {0.2126, 0.7152, 0.0722};
    double sum = 0;

    assert_int_equal(strlen(colour), 7);
    for (int i = 0; i < 3; i++) {
        const char pair[] = {colour[1 + 2 * i], colour[2 + 2 * i], '\0'};

        sum += shares[i] *
               power(((double)strtol(pair, NULL, 16) / 255 + 0.055) / 1.055);
    }
    return sum;
}

static double contrast(const char *one, const char *other)
{
    double a = luminance(one);
    double b = luminance(other);

    return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

static const struct colour *colour_named(const struct colour *colours,
                                         const char *name)
{
    while (colours->name && strcmp(colours->name, name) != 0)
        colours++;
    assert_non_null(colours->name);
    return colours;
}

/* What is written in one colour on another, by light and in the dark. */
static const struct ink_row {
    const char *name;
    const struct colour *colours;
    const char *ink;
    const char *grounds[9];
} ink_rows[] = {
    {"numbers of hexes",
     hex_colours,
     "soft",
     {"paper", "wood", "hill", "marsh", "water"}},
    {"names of places", hex_colours, "ink", {"paper"}},
    {"names of the first army", hex_colours, "a", {"paper"}},
    {"names of the second army", hex_colours, "b", {"paper"}},
    {"names of the third army", hex_colours, "c", {"paper"}},
    {"names of the fourth army", hex_colours, "d", {"paper"}},
    {"numbers of battles", hex_colours, "on-battle", {"battle"}},
    {"ids and names of areas",
     area_colours,
     "ink",
     {"paper", "t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7"}},
    {"names of seas", area_colours, "seaname", {"sea"}},
    {"ids of seas", area_colours, "ink", {"sea", "box"}},
    {"names of forces",
     area_colours,
     "on-side",
     {"s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"}},
    {"numbers of battles in areas", area_colours, "on-battle", {"battle"}},
};

static void writing_can_be_read(void **state)
{
    const struct ink_row *row = *state;
    const struct colour *ink = colour_named(row->colours, row->ink);

    for (size_t i = 0; i < LENGTH(row->grounds) && row->grounds[i]; i++) {
        const struct colour *ground =
            colour_named(row->colours, row->grounds[i]);

        if (contrast(ink->light, ground->light) < 4.5 ||
            contrast(ink->dark, ground->dark) < 4.5)
            fail_msg("%s on %s: %.2f by light, %.2f in the dark", ink->name,
                     ground->name, contrast(ink->light, ground->light),
                     contrast(ink->dark, ground->dark));
    }
}

/* ---- windows ---------------------------------------------------------- */

static bool is_in(struct rectangle part, struct point at)
{
    return at.x >= part.x && at.x <= part.x + part.width && at.y >= part.y &&
           at.y <= part.y + part.height;
}

static void windows_show_where_the_game_is(void **state)
{
    static const struct point far[] = {{150, 150}, {1900, 150}, {1000, 1900}};
    struct arena *arena = arena_new();
    struct focus focus = {.arena = arena, .paper = {2000, 2000}};
    struct windows windows;

    (void)state;
    focus_spot(&focus, far[0], SPOT_COUNTER);
    focus_spot(&focus, far[1], SPOT_COUNTER);
    focus_spot(&focus, far[2], SPOT_BATTLE);
    focus_spot(&focus, (struct point){1100, 1850}, SPOT_COUNTER);
    focus_name(&focus, (struct point){1040, 1880}, "Ligny");
    windows = windows_find(&focus, (struct point){400, 400});
    assert_int_equal(windows.count, 3);
    assert_true(is_in(windows.items[0].part, far[2]));
    assert_true(is_in(windows.items[0].part, (struct point){1100, 1850}));
    assert_string_equal(windows.items[0].around, "Ligny");
    assert_null(windows.items[1].around);
    for (size_t i = 0; i < windows.count; i++) {
        struct rectangle part = windows.items[i].part;

        assert_true(part.x >= 0 && part.x + part.width <= focus.paper.x);
        assert_true(part.y >= 0 && part.y + part.height <= focus.paper.y);
        assert_int_equal(part.width, 400);
    }
    arena_free(arena);
}

static void an_empty_map_has_no_window(void **state)
{
    struct arena *arena = arena_new();
    struct focus focus = {.arena = arena, .paper = {300, 300}};

    (void)state;
    assert_int_equal(windows_find(&focus, (struct point){400, 400}).count, 0);
    focus_spot(&focus, (struct point){0, 0}, SPOT_COUNTER);
    assert_int_equal(
        windows_find(&focus, (struct point){400, 400}).items[0].part.width,
        300);
    arena_free(arena);
}

/* A thousand points, each with as many spots as it has weight, or with one. */
static struct focus crowd(struct arena *arena, bool apart)
{
    struct focus focus = {.arena = arena, .paper = {4000, 4000}};

    for (int i = 0; i < 1000; i++) {
        const struct point at = {i * 7919 % 4000, i * 104729 % 3989};
        int weight = 1 + i * 31 % 199;

        for (int j = 0; apart && j < weight; j++)
            focus_spot(&focus, at, 1);
        if (!apart)
            focus_spot(&focus, at, weight);
    }
    return focus;
}

static void spots_of_one_point_count_together(void **state)
{
    struct arena *arena = arena_new();
    clock_t start = clock();
    const struct point size = {390, 440};
    const struct focus apart = crowd(arena, true);
    const struct focus together = crowd(arena, false);
    const struct windows one = windows_find(&apart, size);
    const struct windows other = windows_find(&together, size);

    (void)state;
    assert_int_equal(one.count, MOST_WINDOWS);
    assert_int_equal(other.count, MOST_WINDOWS);
    for (size_t i = 0; i < one.count; i++)
        assert_memory_equal(&one.items[i].part, &other.items[i].part,
                            sizeof(one.items[i].part));
    assert_soon(start);
    arena_free(arena);
}

/* ---- names in a stack ------------------------------------------------- */

static const struct crowd_row {
    const char *name;
    const char *labels[4];
    const char *there[3];
    const char *not_there;
} crowd_rows[] = {
    {"two that share a hex are both named",
     {"Reille", "Ney"},
     {">Reille 7</text>", ">Ney 7</text>"},
     "more</text>"},
    {"and so are three",
     {"Reille", "Ney", "Gérard"},
     {">Reille 7</text>", ">Ney 7</text>", ">Gérard 7</text>"},
     "more</text>"},
    {"of four it is said how many more there are",
     {"Reille", "Ney", "Gérard", "Pajol"},
     {">Reille 7</text>", ">Ney 7</text>", ">and 2 more</text>"},
     ">Pajol"},
    {"a long name ends before its strength",
     {"II Corps Reserve Artillery Roehl"},
     {">II Corps Reserve\xe2\x80\xa6 7</text>"},
     ">II Corps Reserve Artillery Roehl"},
};

static void counters_are_named(void **state)
{
    const struct crowd_row *row = *state;
    struct arena *arena = arena_new();
    struct picture_box boxes[4];
    struct picture picture;
    struct buffer out;

    memset(boxes, 0, sizeof(boxes));
    draw_story(&picture, arena);
    picture.boxes = boxes;
    picture.box_count = 0;
    for (size_t i = 0; i < 4 && row->labels[i]; i++) {
        boxes[i] = (struct picture_box){.hex = 102,
                                        .side = "french",
                                        .label = row->labels[i],
                                        .strength = "7"};
        picture.box_count++;
    }
    buffer_init(&out);
    render_svg(&out, &picture, NULL);
    for (size_t i = 0; i < LENGTH(row->there) && row->there[i]; i++)
        assert_non_null(strstr(out.bytes, row->there[i]));
    assert_null(strstr(out.bytes, row->not_there));
    buffer_release(&out);
    arena_free(arena);
}

/* ---- alone ------------------------------------------------------------ */

/* File viewers and librsvg know no variables. */
static void a_map_alone_has_colours(void **state)
{
    struct arena *arena = arena_new();
    struct picture picture;
    struct journal journal;
    struct buffer out;

    (void)state;
    tell_story(&journal, arena);
    draw_story(&picture, arena);
    buffer_init(&out);
    render_svg(&out, &picture, &journal);
    assert_null(strstr(out.bytes, "var("));
    assert_null(strstr(out.bytes, "--"));
    assert_null(strstr(out.bytes, "href"));
    assert_non_null(strstr(out.bytes, "#27408b"));
    buffer_release(&out);
    arena_free(arena);
}

static const struct plain_row {
    const char *name;
} near_rows[] = {{"the nearest place is taken"}},
  full_rows[] = {{"a full map is soon drawn"}},
  heap_rows[] = {{"spots of one point count together"}},
  window_rows[] = {{"windows show where the game is"}},
  empty_rows[] = {{"an empty map has no window"}},
  alone_rows[] = {{"a map alone has colours"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(room_rows, labels_keep_apart),
        TABLE(near_rows, the_nearest_place_is_taken),
        TABLE(full_rows, a_full_map_is_soon_drawn),
        TABLE(ink_rows, writing_can_be_read),
        TABLE(window_rows, windows_show_where_the_game_is),
        TABLE(heap_rows, spots_of_one_point_count_together),
        TABLE(empty_rows, an_empty_map_has_no_window),
        TABLE(crowd_rows, counters_are_named),
        TABLE(alone_rows, a_map_alone_has_colours),
    };

    return run_tables(tables, LENGTH(tables));
}
