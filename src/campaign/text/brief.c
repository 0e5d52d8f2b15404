/* An order by its destination alone. */
#include "campaign/text/text.h"
#include "core/arena.h"

#include <string.h>

/* The field of a path that an order must have, or NULL. */
static const struct field *path_field(const struct order_kind *kind)
{
    const struct field *field = kind->fields;

    while (field && field->name &&
           (field->type != FIELD_HEXES || strcmp(field->name, "path") != 0 ||
            (field->flags & FIELD_OPTIONAL)))
        field++;
    return field && field->name ? field : NULL;
}

/* The order with nothing of its path but the end; NULL: it has no such path. */
static struct order cut_short(struct arena *arena, const struct order *order)
{
    const struct field *field = path_field(order->kind);
    struct order shorter = {.kind = order->kind};
    const struct hexes *path;
    struct hexes *last;
    char *details;

    if (!field)
        return shorter;
    details = arena_copy(arena, order->details, order->kind->size);
    path = (const void *)((const char *)order->details + field->offset);
    last = (void *)(details + field->offset);
    if (path->count < 2)
        return shorter;
    *last = (struct hexes){NULL, 0};
    hexes_add(arena, last, path->items[path->count - 1]);
    shorter.details = details;
    return shorter;
}

const char *order_in_brief(const struct desk *desk, const struct seat *seat,
                           const struct order *order)
{
    struct arena *arena = seat->arena;
    const struct ruleset *ruleset = desk->ruleset;
    const char *line = order_as_printed(arena, desk, order);
    struct order shorter = cut_short(arena, order);
    const char *brief;
    void *details;

    if (!ruleset->complete || !shorter.details)
        return line;
    brief = order_as_printed(arena, desk, &shorter);
    details = arena_copy(arena, shorter.details, order->kind->size);
    ruleset->complete(seat, order->kind, details);
    shorter.details = details;
    return strcmp(order_as_printed(arena, desk, &shorter), line) ? line : brief;
}
