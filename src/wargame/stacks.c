/* Who stands where: for each hex its pieces, by the order that they were added
 * in. */
#include "wargame/stacks.h"

#include "core/arena.h"
#include "core/names.h"
#include "wargame/map.h"

#include <assert.h>

struct stacks {
    struct piece *top[HEX_NUMBERS];
    struct index *by_id;
    int pieces, lists;
};

struct stacks *stacks_new(struct arena *arena)
{
    struct stacks *stacks = ARENA_NEW(arena, struct stacks);

    stacks->by_id = index_new(arena);
    return stacks;
}

static void insert(struct stacks *stacks, struct piece *piece)
{
    struct piece **at = &stacks->top[piece->hex];

    while (*at && (*at)->order < piece->order)
        at = &(*at)->below;
    piece->below = *at;
    *at = piece;
}

static void take_out(struct stacks *stacks, struct piece *piece)
{
    struct piece **at = &stacks->top[piece->hex];

    while (*at && *at != piece)
        at = &(*at)->below;
    if (*at)
        *at = piece->below;
    piece->below = NULL;
}

static bool is_on_map(const struct piece *piece)
{
    return piece->state == PIECE_ON_MAP && piece->hex > 0 &&
           piece->hex < HEX_NUMBERS;
}

/* From the last to the first: each then goes on top of those of its hex that
 * are below it anyway, and no stack is walked. */
void stacks_add(struct stacks *stacks, void *pieces, size_t count, size_t size)
{
    int first = stacks->pieces;

    stacks->pieces += (int)count;
    index_reserve(stacks->by_id, count);
    for (size_t i = 0; i < count; i++) {
        struct piece *piece = (void *)((char *)pieces + i * size);

        index_add(stacks->by_id, piece->id, piece);
    }
    for (size_t i = count; i > 0; i--) {
        struct piece *piece = (void *)((char *)pieces + (i - 1) * size);

        piece->list = stacks->lists;
        piece->order = first + (int)i - 1;
        piece->below = NULL;
        if (is_on_map(piece))
            insert(stacks, piece);
    }
    stacks->lists++;
}

struct piece *stack_top(const struct stacks *stacks, int hex)
{
    return hex > 0 && hex < HEX_NUMBERS ? stacks->top[hex] : NULL;
}

struct piece *stack_top_of(const struct stacks *stacks, int hex, int side)
{
    struct piece *piece = stack_top(stacks, hex);

    while (piece && piece->side != side)
        piece = piece->below;
    return piece;
}

struct piece *stack_below(const struct piece *piece)
{
    return piece->below;
}

struct piece *stack_below_of(const struct piece *piece)
{
    struct piece *next = piece->below;

    while (next && next->side != piece->side)
        next = next->below;
    return next;
}

struct piece *piece_named(const struct stacks *stacks, const char *id)
{
    const struct piece *const found = id ? index_find(stacks->by_id, id) : NULL;

    return (struct piece *)found;
}

bool piece_is_there(const struct piece *piece, int side)
{
    return piece->state == PIECE_ON_MAP &&
           (side == ANY_SIDE || piece->side == side);
}

void piece_put(struct stacks *stacks, struct piece *piece, int hex)
{
    assert(hex > 0 && hex < HEX_NUMBERS);
    if (is_on_map(piece))
        take_out(stacks, piece);
    piece->state = PIECE_ON_MAP;
    piece->hex = hex;
    insert(stacks, piece);
}

void piece_leave(struct stacks *stacks, struct piece *piece, int state)
{
    assert(state != PIECE_ON_MAP);
    if (is_on_map(piece))
        take_out(stacks, piece);
    piece->state = state;
    piece->hex = 0;
}
