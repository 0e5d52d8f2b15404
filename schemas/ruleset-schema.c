/* Prints the schema of a ruleset, made from its field tables:
 * ruleset-schema RULESET FOLDER, where FOLDER ("" or with a slash at its end)
 * is the way from the schema to those of the envelopes. Alone: the rulesets
 * there are. */
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

static void print_head(struct buffer *out, const struct ruleset *ruleset,
                       const char *folder)
{
    buffer_printf(out,
                  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                  "<!-- %s:\n     module, turn, view, sheet and scene, typed "
                  "completely. Made from the ruleset's\n     field tables, and "
                  "renewed by: make update-schemas -->\n"
                  "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n",
                  ruleset->title);
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

static void print_rulesets(struct buffer *out)
{
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        buffer_printf(out, "%s\n", (*ruleset)->name);
}

static void print_schema(struct buffer *out, const struct ruleset *ruleset,
                         const char *folder)
{
    struct arena *arena = arena_new();
    const struct order_kind *const *kinds =
        sequence_kinds(arena, ruleset->sequence);

    print_head(out, ruleset, folder);
    record_schema(out, ruleset->module);
    record_schema(out, ruleset->state);
    if (ruleset->odds)
        record_schema(out, ruleset->odds->scene);
    print_orders(out, kinds, NULL);
    print_orders(out, ruleset->standing, kinds);
    print_orders(out, ruleset->plans, kinds);
    buffer_puts(out, "</xs:schema>\n");
    arena_free(arena);
}

int main(int argc, char **argv)
{
    const struct ruleset *ruleset = argc == 3 ? ruleset_find(argv[1]) : NULL;
    struct buffer out;
    bool written;

    if (argc != 1 && !ruleset) {
        fputs("usage: ruleset-schema [RULESET FOLDER]\n", stderr);
        return 64;
    }
    buffer_init(&out);
    if (ruleset)
        print_schema(&out, ruleset, argv[2]);
    else
        print_rulesets(&out);
    written = fwrite(out.bytes, 1, out.length, stdout) == out.length;
    buffer_release(&out);
    return written && fflush(stdout) == 0 ? 0 : 2;
}
