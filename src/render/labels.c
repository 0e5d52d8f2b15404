/* Where names and counters stand on a map without hiding each other. */
#include "render/labels.h"

#include "core/arena.h"

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    CELL = 96, /* of the grid that finds what is near */
    MOST_CELLS = 256,
    RING_STEP = 5,
    FARTHEST = 240,
    /* How many things are looked at to find room: once for the map, and for
     * each name. The fullest page of a sample takes a sixtieth of the first. A
     * map on which all names hide each other would take a hundred times what
     * its bytes do, and nobody could read it the better. */
    LOOKS_OF_MAP = 3000000,
    LOOKS_OF_NAME = 1000
};

struct cell {
    struct rectangle *taken;
    size_t count;
};

struct labels {
    struct arena *arena;
    struct point size;
    struct cell *cells;
    int columns, rows;
    int64_t looks; /* that are left */
};

/* A huge map has larger cells, as it were: the last take what is beyond. */
struct labels *labels_new(struct arena *arena, struct point size)
{
    struct labels *labels = ARENA_NEW(arena, struct labels);

    labels->arena = arena;
    labels->size = size;
    labels->looks = LOOKS_OF_MAP;
    labels->columns = size.x / CELL + 1;
    labels->rows = size.y / CELL + 1;
    if (labels->columns > MOST_CELLS)
        labels->columns = MOST_CELLS;
    if (labels->rows > MOST_CELLS)
        labels->rows = MOST_CELLS;
    labels->cells = ARENA_ARRAY(arena, struct cell,
                                (size_t)(labels->columns * labels->rows));
    return labels;
}

static int clamp(int number, int end)
{
    if (number < 0)
        return 0;
    return number < end ? number : end - 1;
}

/* The cells that a rectangle lies in. */
struct cells {
    int left, right, top, bottom;
};

static struct cells cells_of(const struct labels *labels,
                             struct rectangle asked)
{
    return (struct cells){
        clamp(asked.x / CELL, labels->columns),
        clamp((asked.x + asked.width) / CELL, labels->columns),
        clamp(asked.y / CELL, labels->rows),
        clamp((asked.y + asked.height) / CELL, labels->rows),
    };
}

static struct cell *cell_of(const struct labels *labels, int column, int row)
{
    return &labels->cells[(size_t)(row * labels->columns + column)];
}

void labels_take(struct labels *labels, struct rectangle taken)
{
    const struct cells cells = cells_of(labels, taken);

    for (int row = cells.top; row <= cells.bottom; row++)
        for (int column = cells.left; column <= cells.right; column++) {
            struct cell *cell = cell_of(labels, column, row);

            *(struct rectangle *)LIST_ADD(labels->arena, cell->taken,
                                          cell->count) = taken;
        }
}

static int shared(int one, int one_length, int other, int other_length)
{
    int from = one > other ? one : other;
    int to = one + one_length < other + other_length ? one + one_length
                                                     : other + other_length;

    return to > from ? to - from : 0;
}

static int common(struct rectangle one, struct rectangle other)
{
    return shared(one.x, one.width, other.x, other.width) *
           shared(one.y, one.height, other.y, other.height);
}

bool overlapping(struct rectangle one, struct rectangle other)
{
    return common(one, other) > 0;
}

/* As overlap(); what came last is nearest, as a rule. */
static int overlap_in(struct labels *labels, const struct cell *cell,
                      struct rectangle asked, int less)
{
    size_t left = cell->count;
    int sum = 0;

    while (left > 0 && sum < less)
        sum += common(cell->taken[--left], asked);
    labels->looks -= (int64_t)(cell->count - left);
    return sum;
}

/* How much of it is hidden, as far as that is less than so much. What lies in
 * two cells counts twice: as much as it is in the way. */
static int overlap(struct labels *labels, struct rectangle asked, int less)
{
    const struct cells cells = cells_of(labels, asked);
    int sum = 0;

    for (int row = cells.top; row <= cells.bottom; row++)
        for (int column = cells.left; column <= cells.right; column++)
            sum += overlap_in(labels, cell_of(labels, column, row), asked,
                              less - sum);
    return sum;
}

static int inside(int from, int length, int end)
{
    if (from + length > end)
        from = end - length;
    return from < 0 ? 0 : from;
}

/* What is looked for, and the best place so far. */
struct search {
    struct labels *labels;
    struct point around;
    struct point size;
    struct rectangle best;
    int least;
};

static bool may_look(const struct search *search)
{
    return search->labels->looks > 0 || search->least == INT_MAX;
}

/* Whether the place with that corner, from the point, is free. */
static bool try_place(struct search *search, struct point way)
{
    struct labels *labels = search->labels;
    const struct rectangle tried = {
        inside(search->around.x + way.x, search->size.x, labels->size.x),
        inside(search->around.y + way.y, search->size.y, labels->size.y),
        search->size.x, search->size.y};
    int hidden = overlap(labels, tried, search->least);

    if (hidden < search->least) {
        search->least = hidden;
        search->best = tried;
    }
    return hidden == 0;
}

/* Below and above, beside, at the corners. */
static bool try_near(struct search *search, int gap)
{
    const struct point size = search->size;
    const struct point ways[] = {
        {-size.x / 2, gap},
        {-size.x / 2, -gap - size.y},
        {gap, -size.y / 2},
        {-gap - size.x, -size.y / 2},
        {gap - 4, gap - 4},
        {4 - gap - size.x, gap - 4},
        {gap - 4, 4 - gap - size.y},
        {4 - gap - size.x, 4 - gap - size.y},
        {4 - gap, gap},
        {gap - 4 - size.x, gap},
        {4 - gap, -gap - size.y},
        {gap - 4 - size.x, -gap - size.y},
    };

    for (size_t i = 0; i < sizeof(ways) / sizeof(*ways); i++)
        if (try_place(search, ways[i]))
            return true;
    return false;
}

/* Along a frame that far around the point, and as far along it in steps. */
static bool try_ring(struct search *search, int gap)
{
    const struct point size = search->size;

    for (int along = 0; along <= gap + size.x; along += RING_STEP)
        for (int sign = -1; sign <= 1; sign += 2) {
            int x = sign * along - size.x / 2;

            if (x > gap || x + size.x < -gap)
                continue;
            if (try_place(search, (struct point){x, gap}) ||
                try_place(search, (struct point){x, -gap - size.y}))
                return true;
        }
    for (int along = 0; along <= gap + size.y; along += RING_STEP)
        for (int sign = -1; sign <= 1; sign += 2) {
            int y = sign * along - size.y / 2;

            if (y > gap || y + size.y < -gap)
                continue;
            if (try_place(search, (struct point){gap, y}) ||
                try_place(search, (struct point){-gap - size.x, y}))
                return true;
        }
    return false;
}

static bool look_for(struct search *search, int gap, int reach)
{
    bool found = try_near(search, gap);

    for (; !found && may_look(search) && gap <= reach; gap += RING_STEP)
        found = try_ring(search, gap);
    return found;
}

static struct search search_of(struct labels *labels, struct point around,
                               struct point size)
{
    labels->looks += LOOKS_OF_NAME;
    return (struct search){
        labels, around, size, {0, 0, size.x, size.y}, INT_MAX};
}

struct rectangle labels_place(struct labels *labels, struct point around,
                              struct point size, int gap)
{
    struct search search = search_of(labels, around, size);

    look_for(&search, gap, FARTHEST);
    labels_take(labels, search.best);
    return search.best;
}

bool labels_find(struct labels *labels, const struct wish *wish,
                 struct rectangle *found)
{
    struct search search = search_of(labels, wish->around, wish->size);

    if (!look_for(&search, wish->gap, wish->reach))
        return false;
    *found = search.best;
    labels_take(labels, search.best);
    return true;
}

struct point nearest_point(struct rectangle rectangle, struct point to)
{
    struct point at = to;

    if (at.x < rectangle.x)
        at.x = rectangle.x;
    if (at.x > rectangle.x + rectangle.width)
        at.x = rectangle.x + rectangle.width;
    if (at.y < rectangle.y)
        at.y = rectangle.y;
    if (at.y > rectangle.y + rectangle.height)
        at.y = rectangle.y + rectangle.height;
    return at;
}

/* In hundredths of the font's height, as the broad letters of the map's fonts
 * are; a letter of more bytes counts once. */
static int letter_width(unsigned char letter)
{
    if ((letter & 0xc0) == 0x80)
        return 0;
    if (strchr("mMwW@%", letter))
        return 106;
    if (letter >= 'A' && letter <= 'Z')
        return letter == 'I' || letter == 'J' ? 38 : 84;
    if (strchr("ijl'.,:;|!", letter))
        return 39;
    if (strchr("frt- ()\"/", letter))
        return 50;
    return 72;
}

int text_width(const char *text, int font)
{
    int sum = 0;

    for (; *text; text++)
        sum += letter_width((unsigned char)*text);
    return (sum * font + 99) / 100;
}
