/* What stands where on a picture, place by place. */
#include "render/stacks.h"

#include "core/arena.h"
#include "core/hex.h"
#include "core/names.h"

#include <stdlib.h>
#include <string.h>

const char *side_words(const struct picture *picture, const char *side)
{
    const struct picture_side *found = FIND_NAMED(
        struct picture_side, picture->sides, picture->side_count, side, side);

    if (found)
        return found->name;
    return side ? side : "nobody";
}

static int compare_stacks(const void *one, const void *other)
{
    const struct stack *a = one;
    const struct stack *b = other;

    return (a->hex > b->hex) - (a->hex < b->hex);
}

static void add_box(struct arena *arena, struct stack *stack,
                    const struct picture_box *box)
{
    const struct picture_box **place =
        LIST_ADD(arena, stack->boxes, stack->box_count);

    *place = box;
}

/* ---- hexes ------------------------------------------------------------ */

/* Where in the list the stack of each hex stands, and one more. */
enum { HEXES = 10000 };

static struct stack *stack_at(const struct picture *picture,
                              struct stacks *stacks, size_t *places, int hex)
{
    struct stack *stack = NULL;

    if (places[hex] > 0)
        return &stacks->items[places[hex] - 1];
    stack = LIST_ADD(picture->arena, stacks->items, stacks->count);
    stack->hex = hex;
    stack->place = hex_text(picture->arena, hex);
    places[hex] = stacks->count;
    return stack;
}

static struct stacks stacks_on_hexes(const struct picture *picture)
{
    size_t *places = ARENA_ARRAY(picture->arena, size_t, HEXES);
    struct stacks stacks = {NULL, 0};

    for (size_t i = 0; i < picture->box_count; i++) {
        const struct picture_box *box = &picture->boxes[i];

        if (box->hex > 0 && box->hex < HEXES)
            add_box(picture->arena,
                    stack_at(picture, &stacks, places, box->hex), box);
    }
    for (size_t i = 0; i < picture->hex_count; i++) {
        const struct picture_hex *hex = &picture->hexes[i];

        if (hex->hex > 0 && hex->hex < HEXES && places[hex->hex] > 0)
            stacks.items[places[hex->hex] - 1].name = hex->place;
    }
    if (stacks.count > 0)
        qsort(stacks.items, stacks.count, sizeof(*stacks.items),
              compare_stacks);
    return stacks;
}

/* ---- areas ------------------------------------------------------------ */

static void name_area(struct stack *stack, const struct picture_area *area)
{
    stack->place = area->number ? area->number : area->id;
    stack->name = area->name;
    if (!stack->name && area->kind == AREA_BLOCKADE)
        stack->name = area->title;
}

/* One for each area and alias, by id. */
static const struct index *index_areas(const struct picture *picture,
                                       struct stack *stacks)
{
    struct index *index = index_new(picture->arena);

    for (size_t i = 0; i < picture->area_count; i++) {
        name_area(&stacks[i], &picture->areas[i]);
        index_add(index, picture->areas[i].id, &stacks[i]);
    }
    for (size_t i = 0; i < picture->alias_count; i++) {
        const void *at = index_find(index, picture->aliases[i].at);

        if (at)
            index_add(index, picture->aliases[i].id, at);
    }
    return index;
}

static struct stack *stack_in(struct stack *all, const struct index *index,
                              const char *id)
{
    const struct stack *found = id ? index_find(index, id) : NULL;

    return found ? &all[found - all] : NULL;
}

static void add_note(struct arena *arena, struct stack *stack,
                     const struct picture_note *note)
{
    const struct picture_note **place =
        LIST_ADD(arena, stack->notes, stack->note_count);

    *place = note;
}

static struct stacks stacks_in_areas(const struct picture *picture)
{
    struct arena *arena = picture->arena;
    struct stack *all = ARENA_ARRAY(arena, struct stack, picture->area_count);
    const struct index *index = index_areas(picture, all);
    struct stacks stacks = {all, 0};

    for (size_t i = 0; i < picture->box_count; i++) {
        struct stack *stack = stack_in(all, index, picture->boxes[i].at);

        if (stack)
            add_box(arena, stack, &picture->boxes[i]);
    }
    for (size_t i = 0; i < picture->note_count; i++) {
        struct stack *stack = stack_in(all, index, picture->notes[i].at);

        if (stack)
            add_note(arena, stack, &picture->notes[i]);
    }
    for (size_t i = 0; i < picture->area_count; i++)
        if (all[i].box_count + all[i].note_count > 0)
            all[stacks.count++] = all[i];
    return stacks;
}

struct stacks stacks_of(const struct picture *picture)
{
    return picture->area_count > 0 ? stacks_in_areas(picture)
                                   : stacks_on_hexes(picture);
}
