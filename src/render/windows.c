/* The parts of a map that a page shows large. */
#include "render/windows.h"

#include "core/arena.h"

enum { RIM = 36 }; /* what is nearer to the edge of a window is not in it */

void focus_spot(struct focus *focus, struct point at, int weight)
{
    struct spot *spot = LIST_ADD(focus->arena, focus->spots, focus->spot_count);

    *spot = (struct spot){at, weight};
}

void focus_name(struct focus *focus, struct point at, const char *name)
{
    struct landmark *landmark =
        LIST_ADD(focus->arena, focus->landmarks, focus->landmark_count);

    *landmark = (struct landmark){at, name};
}

/* ---- windows ---------------------------------------------------------- */

static int within(int from, int length, int end)
{
    if (from + length > end)
        from = end - length;
    return from < 0 ? 0 : from;
}

static struct rectangle window_at(const struct focus *focus, struct point size,
                                  struct point middle)
{
    int width = size.x < focus->paper.x ? size.x : focus->paper.x;
    int height = size.y < focus->paper.y ? size.y : focus->paper.y;

    return (struct rectangle){
        within(middle.x - width / 2, width, focus->paper.x),
        within(middle.y - height / 2, height, focus->paper.y), width, height};
}

/* The paper's own edge cuts nothing off. */
static bool shows(const struct focus *focus, struct rectangle part,
                  struct point at)
{
    int left = part.x > 0 ? RIM : 0;
    int top = part.y > 0 ? RIM : 0;
    int right = part.x + part.width < focus->paper.x ? RIM : 0;
    int bottom = part.y + part.height < focus->paper.y ? RIM : 0;

    return at.x >= part.x + left && at.y >= part.y + top &&
           at.x <= part.x + part.width - right &&
           at.y <= part.y + part.height - bottom;
}

/* ---- the best of them ------------------------------------------------- */

enum { CELL = 96 };

/* All spots at one point: a window shows them together. */
struct heap {
    struct point at;
    int weight;
    bool shown;
    struct heap *next; /* in the cell */
};

/* Heaps in the order of their first spots, and in cells by where they are. */
struct heaps {
    struct heap *items;
    size_t count;
    struct heap **cells;
    int columns, rows;
};

static int cell_of(int at, int end)
{
    if (at < 0)
        return 0;
    return at / CELL < end ? at / CELL : end - 1;
}

static struct heap **cell_at(const struct heaps *heaps, struct point at)
{
    int column = cell_of(at.x, heaps->columns);
    int row = cell_of(at.y, heaps->rows);

    return &heaps->cells[(size_t)row * (size_t)heaps->columns + (size_t)column];
}

static void heap_up(struct heaps *heaps, const struct spot *spot)
{
    struct heap **cell = cell_at(heaps, spot->at);
    struct heap *heap = *cell;

    while (heap && (heap->at.x != spot->at.x || heap->at.y != spot->at.y))
        heap = heap->next;
    if (!heap) {
        heap = &heaps->items[heaps->count++];
        *heap = (struct heap){.at = spot->at, .next = *cell};
        *cell = heap;
    }
    heap->weight += spot->weight;
}

static struct heaps heaps_of(const struct focus *focus)
{
    struct heaps heaps = {
        .items = ARENA_ARRAY(focus->arena, struct heap, focus->spot_count),
        .columns = focus->paper.x / CELL + 1,
        .rows = focus->paper.y / CELL + 1,
    };

    heaps.cells = ARENA_ARRAY(focus->arena, struct heap *,
                              (size_t)heaps.columns * (size_t)heaps.rows);
    for (size_t i = 0; i < focus->spot_count; i++)
        heap_up(&heaps, &focus->spots[i]);
    return heaps;
}

static int weight_of_cell(const struct focus *focus, const struct heap *cell,
                          struct rectangle part)
{
    int sum = 0;

    for (; cell; cell = cell->next)
        if (!cell->shown && shows(focus, part, cell->at))
            sum += cell->weight;
    return sum;
}

static int weight_in(const struct focus *focus, const struct heaps *heaps,
                     struct rectangle part)
{
    const int right = cell_of(part.x + part.width, heaps->columns);
    const int bottom = cell_of(part.y + part.height, heaps->rows);
    int sum = 0;

    for (int row = cell_of(part.y, heaps->rows); row <= bottom; row++)
        for (int column = cell_of(part.x, heaps->columns); column <= right;
             column++)
            sum += weight_of_cell(
                focus,
                *cell_at(heaps, (struct point){column * CELL, row * CELL}),
                part);
    return sum;
}

/* Around each heap that is not shown yet: the first with most. */
static int best_window(const struct focus *focus, const struct heaps *heaps,
                       struct point size, struct rectangle *best)
{
    int most = 0;

    for (size_t i = 0; i < heaps->count; i++) {
        struct rectangle part;
        int weight = 0;

        if (heaps->items[i].shown)
            continue;
        part = window_at(focus, size, heaps->items[i].at);
        weight = weight_in(focus, heaps, part);
        if (weight > most) {
            most = weight;
            *best = part;
        }
    }
    return most;
}

/* ---- what is in one --------------------------------------------------- */

/* The middle of all that the window shows. */
static struct point middle_of(const struct focus *focus, const bool *shown,
                              struct rectangle part)
{
    struct point least = {part.x + part.width, part.y + part.height};
    struct point most = {part.x, part.y};

    for (size_t i = 0; i < focus->spot_count; i++) {
        struct point at = focus->spots[i].at;

        if (shown[i] || !shows(focus, part, at))
            continue;
        least.x = at.x < least.x ? at.x : least.x;
        least.y = at.y < least.y ? at.y : least.y;
        most.x = at.x > most.x ? at.x : most.x;
        most.y = at.y > most.y ? at.y : most.y;
    }
    return (struct point){(least.x + most.x) / 2, (least.y + most.y) / 2};
}

static int distance(struct point one, struct point other)
{
    int x = (one.x - other.x) / 4;
    int y = (one.y - other.y) / 4;

    return x * x + y * y;
}

/* Of the names in the window the one nearest to what weighs most in it. */
static const char *name_of(const struct focus *focus, const bool *shown,
                           struct rectangle part)
{
    const struct spot *heaviest = NULL;
    const struct landmark *nearest = NULL;

    for (size_t i = 0; i < focus->spot_count; i++)
        if (!shown[i] && shows(focus, part, focus->spots[i].at) &&
            (!heaviest || focus->spots[i].weight > heaviest->weight))
            heaviest = &focus->spots[i];
    for (size_t i = 0; heaviest && i < focus->landmark_count; i++)
        if (shows(focus, part, focus->landmarks[i].at) &&
            (!nearest || distance(focus->landmarks[i].at, heaviest->at) <
                             distance(nearest->at, heaviest->at)))
            nearest = &focus->landmarks[i];
    return nearest ? nearest->name : NULL;
}

static void mark_shown(const struct focus *focus, struct heaps *heaps,
                       bool *shown, struct rectangle part)
{
    for (size_t i = 0; i < focus->spot_count; i++)
        shown[i] = shown[i] || shows(focus, part, focus->spots[i].at);
    for (size_t i = 0; i < heaps->count; i++)
        heaps->items[i].shown =
            heaps->items[i].shown || shows(focus, part, heaps->items[i].at);
}

struct windows windows_find(const struct focus *focus, struct point size)
{
    bool *shown = ARENA_ARRAY(focus->arena, bool, focus->spot_count);
    struct heaps heaps = heaps_of(focus);
    struct windows windows = {.count = 0};
    struct rectangle part = {0, 0, 0, 0};

    while (windows.count < MOST_WINDOWS &&
           best_window(focus, &heaps, size, &part) > 0) {
        struct window *window = &windows.items[windows.count++];

        part = window_at(focus, size, middle_of(focus, shown, part));
        *window = (struct window){part, name_of(focus, shown, part)};
        mark_shown(focus, &heaps, shown, part);
    }
    return windows;
}
