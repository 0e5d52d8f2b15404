/* Fuzz target: a module, opened by its ruleset and begun. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/roster.h"
#include "rulesets/ruleset.h"

static void begin(const struct module_document *module, struct fuzz *fuzz)
{
    const struct ruleset *ruleset = ruleset_find(module->ruleset);
    const struct roster roster = {0};
    struct options options;
    struct game *game;

    options_of(&options, &roster, ruleset, fuzz->arena);
    game = ruleset->begin(module->data, &options, fuzz->arena);
    (void)ruleset->when(game, module->data, fuzz->arena);
}

void fuzz_target(struct fuzz *fuzz)
{
    const struct element *root = fuzz_root(fuzz, DOCUMENT_MODULE);
    const struct signed_file file = {
        .name = "input", .kind = DOCUMENT_MODULE, .root = root};
    struct module_document module;

    if (root && module_open(&module, &file, fuzz->arena, fuzz->report))
        begin(&module, fuzz);
}
