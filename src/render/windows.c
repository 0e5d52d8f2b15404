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

static int weight_in(const struct focus *focus, const bool *shown,
                     struct rectangle part)
{
    int sum = 0;

    for (size_t i = 0; i < focus->spot_count; i++)
        if (!shown[i] && shows(focus, part, focus->spots[i].at))
            sum += focus->spots[i].weight;
    return sum;
}

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

/* Around each spot that is not shown yet: the first with most. */
static int best_window(const struct focus *focus, const bool *shown,
                       struct point size, struct rectangle *best)
{
    int most = 0;

    for (size_t i = 0; i < focus->spot_count; i++) {
        struct rectangle part;
        int weight = 0;

        if (shown[i])
            continue;
        part = window_at(focus, size, focus->spots[i].at);
        weight = weight_in(focus, shown, part);
        if (weight > most) {
            most = weight;
            *best = part;
        }
    }
    return most;
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

struct windows windows_find(const struct focus *focus, struct point size)
{
    bool *shown = ARENA_ARRAY(focus->arena, bool, focus->spot_count);
    struct windows windows = {.count = 0};
    struct rectangle part = {0, 0, 0, 0};

    while (windows.count < MOST_WINDOWS &&
           best_window(focus, shown, size, &part) > 0) {
        struct window *window = &windows.items[windows.count++];

        part = window_at(focus, size, middle_of(focus, shown, part));
        *window = (struct window){part, name_of(focus, shown, part)};
        for (size_t i = 0; i < focus->spot_count; i++)
            shown[i] = shown[i] || shows(focus, part, focus->spots[i].at);
    }
    return windows;
}
