/* Modules as they came with a version of this program. */
#include "campaign/open/shipped.h"

#include "campaign/open/opening.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/records.h"
#include "rulesets/ruleset.h"

#include <string.h>

static const struct shipped {
    const char *name, *digest, *since;
} shipped_modules[] = {
#define SHIPPED(name, digest, since) {name, digest, since},
#include "campaign/open/shipped.def"
#undef SHIPPED
};

static const struct shipped *find(const char *digest)
{
    size_t count = sizeof(shipped_modules) / sizeof(shipped_modules[0]);

    for (size_t i = 0; i < count; i++)
        if (strcmp(shipped_modules[i].digest, digest) == 0)
            return &shipped_modules[i];
    return NULL;
}

const char *shipped_words(const char *digest, struct arena *arena)
{
    const struct shipped *shipped = find(digest);

    if (!shipped)
        return "NOT as shipped: no version of Berthier up to this one came "
               "with it (consent --shipped FILE lists what differs from one "
               "that did)";
    return arena_text(arena, "%s as shipped with %s", shipped->name,
                      shipped->since);
}

bool shipped_differences(struct names *out, const struct shipped_pair *pair,
                         struct arena *arena, struct report *report)
{
    const struct signed_source source = {.kind = DOCUMENT_MODULE};
    const struct place place = {pair->shipped, 0};
    const struct module_document *module = pair->module;
    struct module_document shipped;
    struct signed_file file;

    if (!pair->shipped)
        return true;
    if (!module || !module->data)
        return refuse(report, &place, FILE_RULE(bad_value),
                      "there is no module here to compare it with: save the "
                      "files of the letter in one folder");
    if (!signed_read(&file, pair->shipped, &source, arena, report) ||
        !module_open(&shipped, &file, arena, report))
        return false;
    if (!find(file.digest))
        return refuse(report, &place, FILE_RULE(bad_value), "it is %s",
                      shipped_words(file.digest, arena));
    if (strcmp(shipped.ruleset, module->ruleset) != 0)
        return refuse(report, &place, FILE_RULE(bad_value),
                      "it is a module of '%s', not of '%s'", shipped.ruleset,
                      module->ruleset);
    if (strcmp(shipped.title, module->title) != 0)
        names_say(arena, out, "title '%s', was '%s'",
                  displayed(module->title, arena), shipped.title);
    records_compare(out, &(struct records_pair){shipped.data, module->data},
                    ruleset_find(module->ruleset)->module, arena);
    if (out->count == 0)
        names_add(arena, out, "nothing");
    return true;
}
