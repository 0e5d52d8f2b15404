/* The worlds of the source tree. */
#include "campaign/documents/module_build.h"
#include "campaign/open/opening.h"
#include "io/xml.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

#include <stdio.h>

static const char *in_tree(struct arena *arena, const char *path)
{
    const char *top = getenv("srcdir");

    return arena_text(arena, "%s/%s", top ? top : ".", path);
}

static struct names listed(struct arena *arena, const char *path)
{
    struct names names = {0};

    folder_list(&names, in_tree(arena, path), arena, report_new(arena));
    return names;
}

static const struct element *
tree_of(const char *name, const struct bytes *bytes, struct arena *arena)
{
    struct xml_file *file = xml_open(name, bytes->data, bytes->length,
                                     XML_DRAFT, arena, report_new(arena));
    const struct element *root = file ? xml_root(file) : NULL;

    xml_close(file);
    return root;
}

/* A folder of tables whose ruleset this program has. */
static void find_module(struct worlds *out, const char *path)
{
    struct arena *arena = out->arena;
    struct report *report = report_new(arena);
    struct signed_file file = {.name = path, .kind = DOCUMENT_MODULE};
    struct module_document head;
    struct world world = {.name = path};
    struct buffer text;

    if (!file_exists(in_tree(arena, arena_text(arena, "%s/setup.tsv", path))))
        return;
    buffer_init(&text);
    if (module_build(&text, &head, in_tree(arena, path), arena, report)) {
        file.bytes = (struct bytes){
            arena_string(arena, text.bytes, text.length), text.length};
        file.root = tree_of(path, &file.bytes, arena);
        world.ruleset = ruleset_find(head.ruleset);
    }
    buffer_release(&text);
    if (world.ruleset && module_open(&world.module, &file, arena, report))
        *(struct world *)LIST_ADD(arena, out->items, out->count) = world;
}

static void find_modules(struct worlds *out)
{
    struct names names = listed(out->arena, "samples/modules");

    for (size_t i = 0; i < names.count; i++)
        find_module(
            out, arena_text(out->arena, "samples/modules/%s", names.items[i]));
    names = listed(out->arena, "tests");
    for (size_t i = 0; i < names.count; i++)
        find_module(out,
                    arena_text(out->arena, "tests/%s/module", names.items[i]));
}

/* Which of the modules it was played on is not said: it opens on that. */
static void take_turn(struct worlds *out, size_t modules, const char *path,
                      const struct bytes *bytes)
{
    struct arena *arena = out->arena;
    struct signed_file file = {.name = path, .kind = DOCUMENT_TURN};

    for (size_t i = 0; i < modules; i++) {
        struct world world = out->items[i];
        const struct turn_source source = {&file, &world.module, true};
        struct turn turn;

        file.root = tree_of(path, bytes, arena);
        if (!file.root || !turn_open(&turn, &source, arena, report_new(arena)))
            continue;
        world.name = path;
        world.turn = *bytes;
        *(struct world *)LIST_ADD(arena, out->items, out->count) = world;
        return;
    }
}

static void find_turns(struct worlds *out, size_t modules, const char *folder)
{
    struct arena *arena = out->arena;
    const struct names names = listed(arena, folder);

    for (size_t i = 0; i < names.count; i++) {
        const char *path = arena_text(arena, "%s/%s", folder, names.items[i]);
        struct bytes bytes;

        if (folder_exists(in_tree(arena, path)))
            find_turns(out, modules, path);
        else if (strcmp(names.items[i], "turn.xml") == 0 &&
                 file_read(&bytes, in_tree(arena, path), XML_TURN_LIMIT, arena,
                           report_new(arena)))
            take_turn(out, modules, path, &bytes);
    }
}

void worlds_find(struct worlds *out)
{
    *out = (struct worlds){.arena = arena_new()};
    find_modules(out);
    find_turns(out, out->count, "tests/golden");
}

void worlds_of(struct worlds *out, const struct worlds *all,
               const struct ruleset *ruleset)
{
    *out = (struct worlds){.arena = all->arena};
    for (size_t i = 0; i < all->count; i++)
        if (all->items[i].ruleset == ruleset)
            *(struct world *)LIST_ADD(out->arena, out->items, out->count) =
                all->items[i];
}

const char *tests_of(const struct ruleset *ruleset, struct arena *arena)
{
    const char *folder = arena_text(arena, "tests/rulesets/%s", ruleset->name);

    return folder_exists(in_tree(arena, folder))
               ? folder
               : arena_text(arena, "tests/%s", ruleset->name);
}

static void add_kinds(struct kinds *out, const struct order_kind *const *list)
{
    for (; list && *list; list++) {
        size_t i = 0;

        while (i < out->count && out->items[i] != *list)
            i++;
        assert_true(i < MOST_KINDS);
        if (i == out->count)
            out->items[out->count++] = *list;
    }
}

void kinds_of(struct kinds *out, const struct ruleset *ruleset)
{
    *out = (struct kinds){.count = 0};
    for (const struct step *step = ruleset->sequence; step->id; step++)
        add_kinds(out, step->orders);
    add_kinds(out, ruleset->standing);
    add_kinds(out, ruleset->plans);
}
