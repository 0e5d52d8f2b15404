/* What the scenes of every ruleset share. */
#include "tests/support/scenes.h"

#include "core/arena.h"
#include "core/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the module ------------------------------------------------------- */

enum { LONGEST_TABLE = 1 << 20 };

/* NULL: the module has no such table, which may be; what it must have is
 * refused when it is opened. */
static char *slurp(struct arena *arena, const char *name, size_t *length)
{
    FILE *file = fopen(name, "rb");
    char *bytes = NULL;

    if (!file)
        return NULL;
    bytes = malloc(LONGEST_TABLE);
    if (!bytes)
        abort();
    arena_adopt(arena, bytes);
    *length = fread(bytes, 1, LONGEST_TABLE, file);
    fclose(file);
    return bytes;
}

static void read_file(struct module *module, const struct module_tables *tables,
                      const struct record *record, struct report *report)
{
    const char *top = getenv("srcdir");
    struct record wrap[3];
    struct table_source source = {
        .file = arena_text(tables->arena, "%s/%s/%s.tsv", top ? top : ".",
                           tables->folder, record->table)};
    const struct element *rows = NULL;

    source.text = slurp(tables->arena, source.file, &source.length);
    if (!source.text)
        return;
    rows = table_read(&source, record, tables->arena, report);
    table_wrap(wrap, record);
    if (rows)
        record_read(module, wrap, rows, source.file, tables->arena, report);
}

void scenes_read_module(struct module *module,
                        const struct module_tables *tables,
                        struct report *report)
{
    const struct record *record = tables->record->children;

    for (; record->element; record++)
        read_file(module, tables, record, report);
}

void scenes_options(struct options *options, struct option_value *items,
                    const struct option *table)
{
    options->items = items;
    options->count = 0;
    for (; table->name; table++)
        items[options->count++] = (struct option_value){
            .name = table->name, .value = table->values[0]};
}

/* ---- the dice --------------------------------------------------------- */

static void loaded_block(const void *context, const char *label, unsigned block,
                         uint8_t out[32])
{
    const struct loaded_dice *dice = context;

    (void)block;
    memset(out, 2, 32);
    for (size_t i = 0; i < dice->count; i++) {
        const struct loaded_die *die = &dice->items[i];

        if (strcmp(die->label, label) != 0)
            continue;
        for (int j = 0; j < 8 && die->faces[j]; j++)
            out[j] = (uint8_t)(die->faces[j] - 1);
    }
}

void dice_load(struct arena *arena, struct loaded_dice *dice, const char *label,
               const int faces[8])
{
    struct loaded_die *die = LIST_ADD(arena, dice->items, dice->count);

    die->label = label;
    memcpy(die->faces, faces, sizeof(die->faces));
}

struct dice_source dice_loaded(const struct loaded_dice *dice)
{
    return (struct dice_source){loaded_block, dice};
}

bool dice_thrown(const struct dice *dice, const char *label)
{
    size_t count = 0;
    const struct roll *const *rolls = dice_rolls(dice, &count);

    for (size_t i = 0; i < count; i++)
        if (strcmp(rolls[i]->label, label) == 0)
            return true;
    return false;
}

/* ---- the journal ------------------------------------------------------ */

struct search {
    struct sought sought;
    const struct event *first, *last;
    size_t count;
};

static bool fits(const struct event *event, const struct sought *sought)
{
    return (sought->kind < 0 || (int)event->kind == sought->kind) &&
           (!sought->rule || event_names(event, sought->rule)) &&
           (!sought->words || strstr(event->text, sought->words));
}

static void look(const struct event *event, struct search *search)
{
    for (; event; event = event->next) {
        if (fits(event, &search->sought)) {
            search->first = search->first ? search->first : event;
            search->last = event;
            search->count++;
        }
        look(event->first, search);
    }
}

static struct search searched(const struct journal *journal,
                              struct sought sought)
{
    struct search search = {.sought = sought};

    look(journal->first, &search);
    return search;
}

const struct event *journal_first(const struct journal *journal,
                                  struct sought sought)
{
    return searched(journal, sought).first;
}

const struct event *journal_last(const struct journal *journal,
                                 struct sought sought)
{
    return searched(journal, sought).last;
}

size_t journal_count(const struct journal *journal, struct sought sought)
{
    return searched(journal, sought).count;
}
