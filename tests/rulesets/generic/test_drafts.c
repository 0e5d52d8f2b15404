/* Every draft of the samples and golden campaigns becomes text, and XML again,
 * to the byte. They are read on the set-up of their module: what a text names
 * by its id is the same at every turn. */
#include "campaign/exchange/desk.h"
#include "campaign/text/text.h"
#include "io/xml.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

#include <stdio.h>

/* Where drafts lie, and the module that they are for. */
static const struct folder_row {
    const char *name;
    const char *module;
    size_t least; /* so many drafts at least */
} folder_rows[] = {
    {"samples/waterloo/drafts", "waterloo-1815", 19},
    {"tests/golden/waterloo-days/drafts", "waterloo-1815", 60},
    {"tests/golden/europe-months/drafts", "europe-1805", 77},
};

static const char *in_tree(struct arena *arena, const char *path)
{
    const char *top = getenv("srcdir");

    return arena_text(arena, "%s/%s", top ? top : ".", path);
}

/* With digests in the places of those that scripts fill in. */
static const char *filled(struct trial *trial, const char *draft)
{
    static const struct {
        const char *hole, *value;
    } holes[] = {{"\"EXCHANGE\"", "\"1\""},
                 {"\"GAME\"", "\"" DIGEST_OF_NOTHING "\""},
                 {"\"STATE\"", "\"" DIGEST_OF_NOTHING "\""}};

    for (size_t i = 0; i < LENGTH(holes); i++) {
        const char *hole = strstr(draft, holes[i].hole);

        if (hole)
            draft =
                arena_text(trial->arena, "%.*s%s%s", (int)(hole - draft), draft,
                           holes[i].value, hole + strlen(holes[i].hole));
    }
    return draft;
}

static const char *written(struct trial *trial, const struct element *root,
                           struct sheet *sheet)
{
    MUST(trial, sheet_read(sheet, root, "sheet", trial->arena, trial->report),
         "no sheet");
    return sheet_as_xml(trial, sheet);
}

static const struct element *tree(struct trial *trial, const char *xml)
{
    struct xml_file *file = xml_open("draft.xml", xml, strlen(xml), XML_DRAFT,
                                     trial->arena, trial->report);
    const struct element *root = file ? xml_root(file) : NULL;

    xml_close(file);
    MUST(trial, root, "no XML");
    return root;
}

static void there_and_back(struct trial *trial, const char *draft)
{
    struct sheet sheet;
    const char *xml = written(trial, tree(trial, filled(trial, draft)), &sheet);
    struct desk desk;
    const char *text;
    const struct text_home home = {.desk = &desk,
                                   .module = trial->world->module.name,
                                   .game = DIGEST_OF_NOTHING,
                                   .state = DIGEST_OF_NOTHING,
                                   .exchange = sheet.exchange};
    struct text_file file = {.name = "orders.txt"};
    struct text *open;
    const struct element *root;

    campaign_desk(&desk, &trial->campaign, &trial->member);
    text = sheet_as_text(trial, &desk, &sheet);
    file.bytes = text;
    file.length = strlen(text);
    open = text_open(&file, trial->arena, trial->report);
    root = open ? text_read(open, &home) : NULL;
    MUST(trial, root && report_clean(trial->report), "not read again:\n%s",
         text);
    MUST(trial, strcmp(written(trial, root, &sheet), xml) == 0,
         "another sheet:\n%s\n%s\n%s", xml, text, written(trial, root, &sheet));
}

static const struct world *set_up_of(const struct worlds *worlds,
                                     const char *module)
{
    for (size_t i = 0; i < worlds->count; i++)
        if (!worlds->items[i].turn.data &&
            strcmp(worlds->items[i].module.name, module) == 0)
            return &worlds->items[i];
    fail_msg("there is no module %s", module);
    return NULL;
}

static void drafts_come_back(void **state)
{
    const struct folder_row *row = *state;
    struct ledger *ledger = calloc(1, sizeof(*ledger));
    struct worlds worlds;
    struct trial trial = {.ledger = ledger};
    struct names names = {NULL, 0};
    size_t count = 0;

    worlds_find(&worlds);
    trial.world = set_up_of(&worlds, row->module);
    kinds_of(&trial.kinds, trial.world->ruleset);
    trial_begin(&trial);
    folder_list(&names, in_tree(worlds.arena, row->name), worlds.arena,
                report_new(worlds.arena));
    assert_true(trial_open(&trial, &trial.turn));
    for (size_t i = 0; i < names.count; i++, count++) {
        const char *path =
            arena_text(worlds.arena, "%s/%s", row->name, names.items[i]);
        struct bytes bytes;

        trial_does(&trial, "%s", path);
        assert_true(file_read(&bytes, in_tree(worlds.arena, path),
                              XML_LOCK_LIMIT, worlds.arena, trial.report));
        there_and_back(&trial, bytes.data);
    }
    trial_close(&trial);
    assert_true(count >= row->least);
    trial_end(&trial);
    arena_free(worlds.arena);
    free(ledger);
}

int main(void)
{
    const struct table tables[] = {TABLE(folder_rows, drafts_come_back)};

    return run_tables(tables, LENGTH(tables));
}
