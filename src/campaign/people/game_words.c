/* What is to be played, in words. */
#include "campaign/people/game_words.h"

#include "campaign/documents/module.h"
#include "campaign/documents/module_build.h"
#include "campaign/documents/offices.h"
#include "campaign/documents/roster.h"
#include "core/arena.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* Where the numbers of a chart come from, by the words of its rows. */
enum source {
    SOURCE_HOUSE,
    SOURCE_PARTLY,
    SOURCE_OWNER,
    SOURCE_DOCUMENTS,
    SOURCE_HISTORY,
    SOURCE_PUBLIC,
    SOURCE_OTHER,
    SOURCES
};

static const char *const source_words[SOURCES] = {
    [SOURCE_HOUSE] = "are our own (house)",
    [SOURCE_PARTLY] = "are partly our own",
    [SOURCE_OWNER] = "are typed by an owner of the game",
    [SOURCE_DOCUMENTS] = "follow the rulebook's documents",
    [SOURCE_HISTORY] = "follow history",
    [SOURCE_PUBLIC] = "come from public sources",
    [SOURCE_OTHER] = "name another source",
};

static enum source foreign_source(const char *text)
{
    if (strncmp(text, OWNER, strlen(OWNER)) == 0)
        return SOURCE_OWNER;
    if (strstr(text, "documents"))
        return SOURCE_DOCUMENTS;
    if (strstr(text, "history"))
        return SOURCE_HISTORY;
    return strstr(text, "public") ? SOURCE_PUBLIC : SOURCE_OTHER;
}

/* A chart of which every row says "house" is our own, whatever else guided us
 * there. */
static enum source source_of(const struct sourced_rows *rows)
{
    size_t own = 0;

    for (size_t i = 0; i < rows->count; i++)
        own += strstr(source_of_row(rows, i), "house") != NULL;
    if (own == rows->count)
        return SOURCE_HOUSE;
    return own > 0 ? SOURCE_PARTLY : foreign_source(source_of_row(rows, 0));
}

static void add_charts(struct names *out, const struct ruleset *ruleset,
                       const struct module *module, struct arena *arena)
{
    size_t of[SOURCES] = {0};
    size_t charts = 0;
    const char *text = "";

    for (const struct record *record = ruleset->module->children;
         record && record->element; record++) {
        const struct sourced_rows rows = sourced_rows(module, record);

        if (rows.count == 0 || !rows.provenance ||
            strncmp(record->table, "table-", strlen("table-")) != 0)
            continue;
        of[source_of(&rows)]++;
        charts++;
    }
    for (int i = 0; i < SOURCES; i++)
        if (of[i] > 0)
            text = arena_text(arena, "%s%s%zu %s", text, *text ? ", " : "",
                              of[i], source_words[i]);
    if (charts > 0)
        names_say(arena, out, "%sof %zu charts %s",
                  of[SOURCE_HOUSE] + of[SOURCE_PARTLY] > 0
                      ? "you are not playing the printed numbers: "
                      : "",
                  charts, text);
}

static const char *beginning(const struct ruleset *ruleset,
                             const struct module *module, struct arena *arena)
{
    struct options options;

    options_of(&options, NULL, ruleset, arena);
    return arena_text(
        arena, "it begins: %s",
        ruleset->when(ruleset->begin(module, &options, arena), module, arena));
}

void game_words(struct names *out, const struct module_document *module,
                const char *begins, struct arena *arena)
{
    const struct ruleset *ruleset = ruleset_find(module->ruleset);
    struct names names = {0};

    names_say(arena, out, "%s, by %s, edition %s; %s", module->title,
              ruleset->title, ruleset->edition,
              begins ? begins : beginning(ruleset, module->data, arena));
    foreach_game_side (side, ruleset, module->data)
        names_say(arena, &names, "%s (%s)", side->id, side->name);
    names_say(arena, out, "sides: %s", names_text(&names, ", ", arena));
    add_charts(out, ruleset, module->data, arena);
}

/* "off (default)" */
static const char *marked(const struct ruleset *ruleset,
                          const struct option *option, const char *value,
                          struct arena *arena)
{
    return strcmp(value, option_default(ruleset, option)) == 0
               ? arena_text(arena, "%s (default)", value)
               : value;
}

static const char *others_of(const struct ruleset *ruleset,
                             const struct option *option, const char *value,
                             struct arena *arena)
{
    struct names others = {0};

    for (size_t i = 0; option->values[i]; i++)
        if (strcmp(option->values[i], value) != 0)
            names_add(arena, &others,
                      marked(ruleset, option, option->values[i], arena));
    return names_text(&others, ", ", arena);
}

void option_words(struct names *out, const struct ruleset *ruleset,
                  const struct roster *roster, struct arena *arena)
{
    struct options options;
    size_t usual = 0, count = 0;

    options_of(&options, roster, ruleset, arena);
    for (; ruleset->options && ruleset->options[count].name; count++) {
        const struct option *option = &ruleset->options[count];
        const char *found = option_value(&options, option->name);
        const char *value = found ? found : option->values[0];
        const char *others = others_of(ruleset, option, value, arena);

        /* A default that is new is worth a word. */
        if (roster && strcmp(value, option->values[0]) == 0 &&
            option_default(ruleset, option) == option->values[0])
            usual++;
        else
            names_say(arena, out, "option %s is %s%s%s: %s", option->name,
                      marked(ruleset, option, value, arena),
                      *others ? "; or " : "", others, option->text);
    }
    if (usual > 0)
        names_say(arena, out,
                  "%zu of %zu options stand at their default (berthier rules "
                  "%s --options)",
                  usual, count, ruleset->name);
}
