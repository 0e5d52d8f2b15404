/* module: a folder of tables becomes module.xml. */
#include "campaign/documents/module.h"
#include "campaign/documents/module_build.h"

#include "campaign/open/opening.h"
#include "campaign/open/signed.h"
#include "campaign/people/game_words.h"
#include "commands/command.h"
#include "commands/next.h"
#include "core/arena.h"
#include "io/files.h"
#include "rulesets/ruleset.h"
#include "trust/digest.h"

/* Reads back what was made, as new and process will. */
static bool check_again(const struct call *call, const struct buffer *made,
                        const char *path, struct module_document *module)
{
    const struct signed_source source = {
        .name = path,
        .bytes = {made->bytes, made->length},
        .kind = DOCUMENT_MODULE,
    };
    struct signed_file file;

    return signed_open(&file, &source, call->arena, call->report) &&
           module_open(module, &file, call->arena, call->report);
}

/* What one would play by it, before anybody is asked. */
static void print_words(const struct call *call,
                        const struct module_document *module)
{
    struct names words = {0};

    game_words(&words, module, NULL, call->arena);
    option_words(&words, ruleset_find(module->ruleset), NULL, call->arena);
    for (size_t i = 0; i < words.count; i++)
        fprintf(call->out, "  %s\n", words.items[i]);
}

/* How much of it is nobody's but ours, and each row of that if he asks. */
static void print_sources(const struct call *call,
                          const struct module_document *head)
{
    const char *word = call_option(call, "provenance");
    const struct module_sources sources = module_sources(head);
    struct names lines = {0};

    if (sources.rows > 0)
        fprintf(call->out,
                "  of %zu rows %zu are house numbers, wholly or in part, and "
                "%zu an owner's%s\n",
                sources.rows, sources.house, sources.owner,
                sources.house > 0 && !word ? " (--provenance house lists them)"
                                           : "");
    if (!word)
        return;
    lines = module_rows_from(head, word, call->arena);
    for (size_t i = 0; i < lines.count; i++)
        fprintf(call->out, "%s\n", lines.items[i]);
    fprintf(call->out, "%zu rows have the provenance '%s'\n", lines.count,
            word);
}

/* Never over a module that somebody else's folder holds. */
static const char *out_path(const struct call *call)
{
    const char *path = call_option(call, "out");
    const char *over = call_option(call, "over");

    return path ? path
                : arena_text(call->arena, "%s/module.xml",
                             over ? over : call->arguments[0]);
}

static void write_module(const struct call *call, const struct buffer *made,
                         const struct module_document *head)
{
    const char *path = out_path(call);
    struct module_document module;
    char digest[DIGEST_TEXT];

    if (!check_again(call, made, path, &module) ||
        !file_write(path, made->bytes, made->length, call->report))
        return;
    sha256_text(made->bytes, made->length, digest);
    fprintf(call->out, "%s: %s (%s), %zu bytes\n%s\n", path, head->title,
            head->ruleset, made->length, digest);
    print_words(call, &module);
    print_sources(call, head);
}

static enum exit_status run_module(struct call *call)
{
    struct module_document head;
    struct buffer made = {0};

    if (module_build_over(&made, &head, call->arguments[0],
                          call_option(call, "over"), call->arena, call->report))
        write_module(call, &made, &head);
    buffer_release(&made);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"over", "MINE", "a folder of your own tables, laid over FOLDER's", false},
    {"out", "FILE", "write it there (default: into MINE or FOLDER)", false},
    {"provenance", "WORD", "list the rows that come from there: house", false},
    {0},
};

const struct command module_command = {
    .name = "module",
    .arguments = "FOLDER [--over MINE] [--out FILE] [--provenance WORD]",
    .summary = "build and check module.xml from a folder of tables",
    .about = "module reads setup.tsv and the tables of the rule system from "
             "FOLDER, and checks all of it. It writes module.xml and prints "
             "its digest, by which rosters and turns name it. With --over a "
             "row of MINE replaces the row with its keys, and a table without "
             "keys the whole table. FOLDER stays as it is.",
    .example = "berthier module samples/modules/waterloo-1815\n"
               "berthier module samples/modules/europe-1805 --over mine",
    .options = options,
    .takes = {.least = 1, .most = 1},
    .run = run_module,
    .next = next_module,
};
