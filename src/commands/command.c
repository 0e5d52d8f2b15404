/* From the arguments of main() to a command, and from its report to the
 * status of the process. */
#include "commands/command.h"

#include "campaign/open/campaign.h"
#include "commands/commands.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/field-kind.h"
#include "core/names.h"
#include "io/json.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"
#include "trust/digest.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <string.h>

static const struct command *command_find(const char *name)
{
    for (const struct command *const *each = commands; *each; each++)
        if (strcmp((*each)->name, name) == 0)
            return *each;
    return NULL;
}

static const struct command_option *option_find(const struct command *command,
                                                const char *name, size_t length)
{
    for (const struct command_option *option = command->options;
         option && option->name; option++)
        if (strlen(option->name) == length &&
            strncmp(option->name, name, length) == 0)
            return option;
    return NULL;
}

static enum exit_status usage(const char *format, const char *name)
{
    fputs("berthier: ", stderr);
    fprintf(stderr, format, name);
    fputs("\n", stderr);
    return STATUS_USAGE;
}

/* The arguments that are still to be read. */
struct words {
    char **next;
    size_t left;
    bool options_ended; /* by "--" */
};

/* --name VALUE, --name=VALUE or --name; false after a word to the user. */
static bool read_option(struct call *call, struct words *words)
{
    const char *name = *words->next + 2;
    size_t length = strcspn(name, "=");
    const struct command_option *option =
        option_find(call->command, name, length);
    struct given_option *given;

    if (!option) {
        usage("'%s' is no option of this command", *words->next);
        return false;
    }
    if (!option->value && name[length]) {
        usage("'--%s' takes no value", option->name);
        return false;
    }
    if (option->value && !name[length] && words->left < 2) {
        usage("'--%s' needs a value", option->name);
        return false;
    }
    given = LIST_ADD(call->arena, call->options, call->options_count);
    given->name = option->name;
    given->value = name[length] ? name + length + 1 : "";
    if (option->value && !name[length]) {
        words->next++;
        words->left--;
        given->value = *words->next;
    }
    return true;
}

/* One word: an option with its value, or an argument. */
static bool read_word(struct call *call, struct words *words,
                      struct names *arguments)
{
    const char *word = *words->next;

    if (words->options_ended || strncmp(word, "--", 2) != 0) {
        names_add(call->arena, arguments, word);
        return true;
    }
    if (strcmp(word, "--") == 0) {
        words->options_ended = true;
        return true;
    }
    return read_option(call, words);
}

static bool check_once(const struct call *call)
{
    for (size_t i = 0; i < call->options_count; i++) {
        const char *name = call->options[i].name;

        if (option_find(call->command, name, strlen(name))->many)
            continue;
        for (size_t j = 0; j < i; j++) {
            if (strcmp(call->options[j].name, name) != 0)
                continue;
            usage("'--%s' is given twice", name);
            return false;
        }
    }
    return true;
}

static bool read_words(struct call *call, struct words *words)
{
    struct names arguments = {0};
    const struct command *command = call->command;

    for (; words->left > 0; words->next++, words->left--)
        if (!read_word(call, words, &arguments))
            return false;
    folder_here(call, &arguments);
    call->arguments = arguments.items;
    call->argument_count = arguments.count;
    if (!check_once(call))
        return false;
    if (arguments.count >= command->takes.least &&
        arguments.count <= command->takes.most)
        return true;
    if (command->takes.dir && arguments.count < command->takes.least)
        fputs("berthier: no DIR is named, and the folder you stand in holds no "
              "campaign\n",
              stderr);
    fprintf(stderr, "usage: berthier %s %s\n", command->name,
            command->arguments);
    return false;
}

/* What the report holds decides before what the command says. */
static enum exit_status status_of(const struct call *call,
                                  enum exit_status status)
{
    if (*call->misused)
        return STATUS_USAGE;
    if (report_troubles(call->report) > 0)
        return STATUS_TROUBLE;
    if (report_findings(call->report) > 0)
        return STATUS_FINDINGS;
    return status;
}

static void begin_json(struct call *call, struct json *json)
{
    if (!call->command->fills_json || !call_switch(call, "json"))
        return;
    *json = (struct json){.out = call->out};
    call->json = json;
    json_open(json, NULL, '{');
    json_number(json, "version", JSON_VERSION);
    json_text(json, "command", call->command->name);
}

/* The object has an end however the command ended. */
static void end_json(const struct call *call, enum exit_status status)
{
    if (!call->json)
        return;
    json_number(call->json, "status", status_of(call, status));
    json_report(call->json, call->report);
    json_close(call->json, '}');
}

static enum exit_status conclude(const struct call *call,
                                 enum exit_status status)
{
    report_unasked(call->report);
    end_json(call, status);
    if (fflush(call->out) != 0 || ferror(call->out))
        trouble(call->report, "standard output", "cannot be written");
    report_print(call->report, stderr);
    return status_of(call, status);
}

/* What is free is kept for what comes next: a page that goes back to the system
 * is asked for and cleared anew, which took a third of an audit. Really big
 * blocks go back, or glibc would keep ever bigger ones. */
static void keep_some_memory(void)
{
#ifdef M_MMAP_THRESHOLD
    enum { MEBIBYTE = 1024 * 1024 };

    mallopt(M_MMAP_THRESHOLD, MEBIBYTE);
    mallopt(M_TRIM_THRESHOLD, 4 * MEBIBYTE);
    mallopt(M_TOP_PAD, MEBIBYTE);
#endif
}

static void take_accepted(const struct call *call)
{
    const char *id;

    for (size_t i = 0; (id = call_each(call, "accept", i)) != NULL; i++)
        report_accept(call->report, id);
}

/* Words that others will read are refused where they are written. */
static bool check_texts(const struct call *call)
{
    bool good = true;

    foreach (const struct given_option, given, call->options) {
        const struct command_option *option =
            option_find(call->command, given->name, strlen(given->name));
        const struct place place = {
            arena_text(call->arena, "--%s", given->name), 0};
        const char *hidden = undisplayable(given->value, call->arena);

        if (same_name(option->value, "TEXT") && !is_text(given->value))
            good = refuse(
                call->report, &place, FILE_RULE(bad_value),
                "%s is not 1 to 1000 characters in UTF-8 that can be seen%s%s",
                quoted(call->arena, given->value), hidden ? ": it has " : "",
                hidden ? hidden : "");
    }
    return good;
}

/* After the command's own lines, if there is nothing to mend first. */
static void say_next(const struct call *call, enum exit_status status)
{
    if (call->command->next &&
        (status == STATUS_DONE || status == STATUS_WAITING) &&
        !*call->misused && report_troubles(call->report) == 0 &&
        (report_findings(call->report) == 0 || call->made->next_too) &&
        !call_switch(call, "json"))
        call->command->next(call);
}

static enum exit_status run(struct call *call)
{
    enum exit_status status;
    struct json json;

    keep_some_memory();
    begin_json(call, &json);
    xml_start();
    trust_start();
    take_accepted(call);
    status = check_texts(call) ? call->command->run(call) : STATUS_FINDINGS;
    say_next(call, status);
    campaign_close(call->made->stands);
    status = conclude(call, status);
    xml_stop();
    return status;
}

static enum exit_status call_command(const struct command *command,
                                     struct words *words)
{
    struct arena *arena = arena_new();
    bool misused = false;
    struct made_file made = {0};
    struct call call = {
        .command = command,
        .arena = arena,
        .report = report_new(arena),
        .out = stdout,
        .made = &made,
        .misused = &misused,
    };
    enum exit_status status = STATUS_USAGE;

    if (read_words(&call, words))
        status = run(&call);
    arena_free(arena);
    return status;
}

static bool asks_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

/* After help: was there anybody to read it? */
static enum exit_status helped(void)
{
    return fflush(stdout) == 0 && !ferror(stdout) ? STATUS_DONE
                                                  : STATUS_TROUBLE;
}

/* help alone, or of the command that it names. */
static enum exit_status help(const struct words *words)
{
    const struct command *command;

    if (words->left == 0) {
        help_all(stdout);
        return helped();
    }
    command = command_find(words->next[0]);
    if (!command)
        return help_unknown(words->next[0]);
    help_command(stdout, command);
    return helped();
}

/* Programs are told apart by version, and what they play by the revisions of
 * their rulesets. */
static enum exit_status say_version(void)
{
    puts(PACKAGE_STRING);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        printf("plays %s by revision %d\n", (*ruleset)->name,
               (*ruleset)->revision);
    return helped();
}

enum exit_status command_main(int argc, char **argv)
{
    struct words words = {argv + 2, argc > 2 ? (size_t)argc - 2 : 0, false};
    const struct command *command;

    if (argc < 2) {
        help_all(stderr);
        return STATUS_USAGE;
    }
    if (asks_help(argv[1]) || strcmp(argv[1], "help") == 0)
        return help(&words);
    if (strcmp(argv[1], "--version") == 0)
        return say_version();
    command = command_find(argv[1]);
    if (!command)
        return help_unknown(argv[1]);
    if (words.left > 0 && asks_help(words.next[0])) {
        help_command(stdout, command);
        return helped();
    }
    return call_command(command, &words);
}
