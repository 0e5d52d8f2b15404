/* Prints the schema of a room, made from its field tables:
 * ruleset-schema ROOM FOLDER, where FOLDER ("" or with a slash at its end) is
 * the way from the schema to those of the envelopes. Alone: the rooms there
 * are. */
#include "core/arena.h"
#include "core/buffer.h"
#include "core/field.h"
#include "core/order.h"
#include "rulesets/odds.h"
#include "rulesets/ruleset.h"

#include <stdio.h>
#include <string.h>

static const char *const envelopes[] = {"module.xsd", "scene.xsd", "sheet.xsd",
                                        "turn.xsd",   "view.xsd",  NULL};

static void print_head(struct buffer *out, const struct room *room,
                       const char *folder)
{
    buffer_printf(out,
                  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                  "<!-- %s:\n     module, turn, view, sheet and scene, typed "
                  "completely. Made from the room's\n     field tables, and "
                  "renewed by: make update-schemas -->\n"
                  "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n",
                  room->title);
    for (size_t i = 0; envelopes[i]; i++)
        buffer_printf(out, " <xs:include schemaLocation=\"%s%s\"/>\n", folder,
                      envelopes[i]);
    buffer_puts(out, "\n");
}

/* Is it a kind that steps take, too? Then once is enough. */
static bool is_printed(const struct order_kind *const *kinds,
                       const struct order_kind *kind)
{
    for (; kinds && *kinds; kinds++)
        if (*kinds == kind)
            return true;
    return false;
}

static void print_orders(struct buffer *out,
                         const struct order_kind *const *kinds,
                         const struct order_kind *const *before)
{
    for (; kinds && *kinds; kinds++) {
        const struct order_kind *kind = *kinds;

        if (is_printed(before, kind))
            continue;
        buffer_printf(out, "\n <!-- %s -->\n", kind->summary);
        fields_schema(out, kind->name, kind->fields);
    }
}

static void print_rooms(struct buffer *out)
{
    for (const struct room *const *room = rooms(); *room; room++)
        buffer_printf(out, "%s\n", (*room)->name);
}

static void print_schema(struct buffer *out, const struct room *room,
                         const char *folder)
{
    struct arena *arena = arena_new();
    const struct order_kind *const *kinds =
        sequence_kinds(arena, room->sequence);

    print_head(out, room, folder);
    record_schema(out, room->module);
    record_schema(out, room->state);
    if (room->odds)
        record_schema(out, room->odds->scene);
    print_orders(out, kinds, NULL);
    print_orders(out, room->standing, kinds);
    print_orders(out, room->plans, kinds);
    buffer_puts(out, "</xs:schema>\n");
    arena_free(arena);
}

int main(int argc, char **argv)
{
    const struct room *room = argc == 3 ? room_find(argv[1]) : NULL;
    struct buffer out;
    bool written;

    if (argc != 1 && !room) {
        fputs("usage: ruleset-schema [ROOM FOLDER]\n", stderr);
        return 64;
    }
    buffer_init(&out);
    if (room)
        print_schema(&out, room, argv[2]);
    else
        print_rooms(&out);
    written = fwrite(out.bytes, 1, out.length, stdout) == out.length;
    buffer_release(&out);
    return written && fflush(stdout) == 0 ? 0 : 2;
}
