/* module: a folder of tables becomes module.xml. */
#include "campaign/documents/module_build.h"

#include "campaign/open/opening.h"
#include "campaign/open/signed.h"
#include "campaign/people/game_words.h"
#include "commands/command.h"
#include "commands/next.h"
#include "core/arena.h"
#include "io/files.h"
#include "rooms/room.h"
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
    option_words(&words, room_find(module->room), NULL, call->arena);
    for (size_t i = 0; i < words.count; i++)
        fprintf(call->out, "  %s\n", words.items[i]);
}

static void write_module(const struct call *call, const struct buffer *made,
                         const struct module_document *head)
{
    const char *path = call_option(call, "out");
    struct module_document module;
    char digest[DIGEST_TEXT];

    if (!path)
        path = arena_text(call->arena, "%s/module.xml", call->arguments[0]);
    if (!check_again(call, made, path, &module) ||
        !file_write(path, made->bytes, made->length, call->report))
        return;
    sha256_text(made->bytes, made->length, digest);
    fprintf(call->out, "%s: %s (%s), %zu bytes\n%s\n", path, head->title,
            head->room, made->length, digest);
    print_words(call, &module);
}

static enum exit_status run_module(struct call *call)
{
    struct module_document head;
    struct buffer made;

    buffer_init(&made);
    if (module_build(&made, &head, call->arguments[0], call->arena,
                     call->report))
        write_module(call, &made, &head);
    buffer_release(&made);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"out", "FILE", "where to write (default: FOLDER/module.xml)", false},
    {0},
};

const struct command module_command = {
    .name = "module",
    .arguments = "FOLDER [--out FILE]",
    .summary = "build and check module.xml from a folder of tables",
    .about = "Reads setup.tsv, whose keys name, room, title and edition are "
             "those of the module, and the tables that the room knows, checks "
             "all of it, and writes FOLDER/module.xml. Prints its digest, by "
             "which rosters and turns name it.",
    .example = "berthier module samples/modules/waterloo-1815",
    .options = options,
    .least = 1,
    .most = 1,
    .run = run_module,
    .next = next_module,
};
