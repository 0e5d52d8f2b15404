/* Where names and boxes stand on a map of areas without hiding each other. */
#include "render/areas/areas.h"

#include "render/markup.h"

#include "core/arena.h"

#include <limits.h>
#include <string.h>

struct taken {
    struct rectangle rectangle;
    struct taken *next;
};

static int clamp(int number, int end)
{
    if (number < 0)
        return 0;
    return number < end ? number : end - 1;
}

static struct taken **cell_of(const struct chart *chart, int column, int row)
{
    return &chart->cells[(size_t)(row * chart->columns + column)];
}

void chart_take(struct chart *chart, struct rectangle taken)
{
    int last_row = clamp((taken.y + taken.height) / CELL, chart->rows);
    int last_column = clamp((taken.x + taken.width) / CELL, chart->columns);

    for (int row = clamp(taken.y / CELL, chart->rows); row <= last_row; row++)
        for (int column = clamp(taken.x / CELL, chart->columns);
             column <= last_column; column++) {
            struct taken **cell = cell_of(chart, column, row);
            struct taken *item = ARENA_NEW(chart->picture->arena, struct taken);

            item->rectangle = taken;
            item->next = *cell;
            *cell = item;
        }
}

static int shared(int one, int one_length, int other, int other_length)
{
    int from = one > other ? one : other;
    int to = one + one_length < other + other_length ? one + one_length
                                                     : other + other_length;

    return to > from ? to - from : 0;
}

static int overlap_in(const struct taken *taken, struct rectangle asked)
{
    int sum = 0;

    for (; taken; taken = taken->next) {
        const struct rectangle *there = &taken->rectangle;

        sum += shared(there->x, there->width, asked.x, asked.width) *
               shared(there->y, there->height, asked.y, asked.height);
    }
    return sum;
}

/* What lies in two cells counts twice: as much as it is in the way. */
static int overlap(const struct chart *chart, struct rectangle asked)
{
    int last_row = clamp((asked.y + asked.height) / CELL, chart->rows);
    int last_column = clamp((asked.x + asked.width) / CELL, chart->columns);
    int sum = 0;

    for (int row = clamp(asked.y / CELL, chart->rows); row <= last_row; row++)
        for (int column = clamp(asked.x / CELL, chart->columns);
             column <= last_column; column++)
            sum += overlap_in(*cell_of(chart, column, row), asked);
    return sum;
}

static int inside(int from, int length, int end)
{
    if (from + length > end)
        from = end - length;
    return from < 0 ? 0 : from;
}

/* Of the ways to place something the last are far: only to hide less. */
enum { NEAR = 10, FAR_COSTS = 250 };

struct rectangle chart_place(struct chart *chart, struct point around,
                             struct point size, int gap)
{
    const struct point ways[] = {
        {-size.x / 2, -gap - size.y},
        {-size.x / 2, gap},
        {gap, -size.y / 2},
        {-gap - size.x, -size.y / 2},
        {gap - 4, -gap + 4 - size.y},
        {gap - 4, gap - 4},
        {4 - gap - size.x, gap - 4},
        {4 - gap - size.x, 4 - gap - size.y},
        {-size.x / 2, -2 * gap - size.y},
        {-size.x / 2, 2 * gap},
        {2 * gap, -size.y / 2},
        {-2 * gap - size.x, -size.y / 2},
        {gap, -2 * gap - size.y},
        {gap, 2 * gap},
        {-gap - size.x, 2 * gap},
        {-gap - size.x, -2 * gap - size.y},
    };
    struct rectangle best = {0, 0, size.x, size.y};
    int least = INT_MAX;

    for (size_t i = 0; i < sizeof(ways) / sizeof(*ways) && least > 0; i++) {
        const struct rectangle tried = {
            inside(around.x + ways[i].x, size.x, chart->width),
            inside(around.y + ways[i].y, size.y, chart->height), size.x,
            size.y};
        int hidden = overlap(chart, tried) + (i < NEAR ? 0 : FAR_COSTS);

        if (hidden < least) {
            least = hidden;
            best = tried;
        }
    }
    chart_take(chart, best);
    return best;
}

/* Letters of the font are about two thirds as wide as high. */
int text_width(const char *text, int font)
{
    int letters = 0;

    for (; *text; text++)
        letters += ((unsigned char)*text & 0xc0) != 0x80;
    return (letters * font * 2 + 2) / 3;
}

static void put_name(struct chart *chart, size_t i)
{
    const struct picture_area *area = &chart->picture->areas[i];
    bool sea = area->kind == AREA_SEA;
    int font = area->capital || sea ? 15 : 12;
    const char *number = area->number ? area->number : "";
    struct point size = {
        text_width(area->name, font) + text_width(number, 8) + 6, font + 2};
    struct rectangle at =
        chart_place(chart, chart->points[i], size, sea ? 6 : 9);

    buffer_printf(chart->out, "<text class=\"%s\" x=\"%d\" y=\"%d\">",
                  sea             ? "sn"
                  : area->capital ? "cn"
                                  : "tn",
                  at.x + 1, at.y + font - 1);
    put_escaped(chart->out, area->name);
    if (area->number)
        buffer_printf(chart->out, "<tspan class=\"id\" dx=\"3\">%s</tspan>",
                      area->number);
    buffer_puts(chart->out, "</text>\n");
}

/* Capitals choose first, seas last. */
void area_names(struct chart *chart)
{
    const struct picture *picture = chart->picture;

    buffer_puts(chart->out, "<g>\n");
    for (int turn = 0; turn < 3; turn++)
        for (size_t i = 0; i < picture->area_count; i++) {
            const struct picture_area *area = &picture->areas[i];
            int due = area->kind == AREA_SEA ? 2 : area->capital ? 0 : 1;

            if (area->name && due == turn)
                put_name(chart, i);
        }
    buffer_puts(chart->out, "</g>\n");
}
