/* Where names and counters stand on a map without hiding each other. */
#include "render/labels.h"

#include "core/arena.h"

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    CELL = 96,  /* of the grid by which is weighed what is in the way */
    STRIP = 16, /* of a cell, in which is found what is near */
    STRIPS = CELL / STRIP,
    MOST_CELLS = 256,
    RING_STEP = 5,
    FARTHEST = 240,
    /* How often is looked at something to find room: once for the map, and for
     * each name. The fullest page of a sample takes half of the first. A
     * map on which all names hide each other would take a hundred times what
     * its bytes do, and nobody could read it the better. */
    LOOKS_OF_MAP = 600000,
    LOOKS_OF_NAME = 100
};

/* The cells, or the strips, that a rectangle lies in. */
struct cells {
    int left, right, top, bottom;
};

struct taken {
    struct rectangle rectangle;
    struct cells strips;
};

struct strip {
    struct taken *taken;
    size_t count;
};

struct labels {
    struct arena *arena;
    struct point size;
    struct strip *strips;
    int columns, rows; /* of cells */
    int64_t looks;     /* that are left */
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
    labels->strips = ARENA_ARRAY(
        arena, struct strip, (size_t)(labels->columns * labels->rows * STRIPS));
    return labels;
}

static int clamp(int number, int end)
{
    if (number < 0)
        return 0;
    return number < end ? number : end - 1;
}

static struct cells strips_of(const struct labels *labels,
                              struct rectangle asked)
{
    const int rows = labels->rows * STRIPS;

    return (struct cells){
        clamp(asked.x / CELL, labels->columns),
        clamp((asked.x + asked.width) / CELL, labels->columns),
        clamp(asked.y / STRIP, rows),
        clamp((asked.y + asked.height) / STRIP, rows),
    };
}

static struct strip *strip_at(const struct labels *labels, int column, int row)
{
    return &labels->strips[(size_t)(row * labels->columns + column)];
}

void labels_take(struct labels *labels, struct rectangle rectangle)
{
    const struct taken taken = {rectangle, strips_of(labels, rectangle)};
    const struct cells *strips = &taken.strips;

    for (int row = strips->top; row <= strips->bottom; row++)
        for (int column = strips->left; column <= strips->right; column++) {
            struct strip *strip = strip_at(labels, column, row);

            *(struct taken *)LIST_ADD(labels->arena, strip->taken,
                                      strip->count) = taken;
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

static int most(int one, int other)
{
    return one > other ? one : other;
}

static int least(int one, int other)
{
    return one < other ? one : other;
}

/* How many cells both lie in: what lies in two cells counts twice, as much as
 * it is in the way. */
static int cells_shared(const struct cells *one, const struct cells *other)
{
    int columns =
        least(one->right, other->right) - most(one->left, other->left);
    int rows = least(one->bottom / STRIPS, other->bottom / STRIPS) -
               most(one->top / STRIPS, other->top / STRIPS);

    return (columns + 1) * (rows + 1);
}

/* A rectangle that is asked for, and one of the strips it lies in. */
struct look {
    struct rectangle rectangle;
    struct cells strips;
    int column, row;
};

/* What lies in more strips is met in the first that both lie in. */
static bool is_met(const struct look *look, const struct cells *strips)
{
    return look->row == most(look->strips.top, strips->top) &&
           look->column == most(look->strips.left, strips->left);
}

/* As overlap(); what came last is nearest, as a rule. */
static int overlap_in(struct labels *labels, const struct look *look, int less)
{
    const struct strip *strip = strip_at(labels, look->column, look->row);
    size_t left = strip->count;
    int sum = 0;

    while (left > 0 && sum < less) {
        const struct taken *taken = &strip->taken[--left];
        int hidden = common(taken->rectangle, look->rectangle);

        if (hidden > 0 && is_met(look, &taken->strips))
            sum += hidden * cells_shared(&look->strips, &taken->strips);
    }
    labels->looks -= 1 + (int64_t)(strip->count - left);
    return sum;
}

/* How much of it is hidden, as far as that is less than so much. */
static int overlap(struct labels *labels, struct rectangle asked, int less)
{
    struct look look = {asked, strips_of(labels, asked), 0, 0};
    int sum = 0;

    for (look.row = look.strips.top; look.row <= look.strips.bottom; look.row++)
        for (look.column = look.strips.left; look.column <= look.strips.right;
             look.column++)
            sum += overlap_in(labels, &look, less - sum);
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
