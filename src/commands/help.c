/* Help, made from the rows of the commands. */
#include "commands/commands.h"

#include "core/arena.h"
#include "core/names.h"

#include <string.h>

void help_all(FILE *out)
{
    fputs("usage: berthier COMMAND [ARGUMENT...] [--OPTION...]\n"
          "Referee of play-by-email wargames.\n\n",
          out);
    for (const struct command *const *each = commands; *each; each++)
        fprintf(out, "  %-8s %s\n", (*each)->name, (*each)->summary);
    fputs("\nDIR is the folder of a campaign; who stands in it leaves it out.\n"
          "berthier help COMMAND says more, with an example. Exit status: 0 "
          "done,\n1 findings in a file, 2 trouble of the machine, 3 waiting "
          "for somebody,\n64 wrong usage.\n",
          out);
}

/* The next " | " that parts two ways to call it, not two options in brackets;
 * or NULL. */
static const char *way_end(const char *way)
{
    int depth = 0;

    for (; *way; way++) {
        depth += (*way == '[') - (*way == ']');
        if (depth == 0 && strncmp(way, " | ", 3) == 0)
            return way;
    }
    return NULL;
}

/* "A | B": each way to call it on a line. */
static void print_usage(FILE *out, const struct command *command)
{
    const char *way = command->arguments;
    const char *next;

    for (; (next = way_end(way)); way = next + 3)
        fprintf(out, "%s berthier %s %.*s\n",
                way == command->arguments ? "usage:" : "      ", command->name,
                (int)(next - way), way);
    fprintf(out, "%s berthier %s %s\n",
            way == command->arguments ? "usage:" : "      ", command->name,
            way);
}

void help_command(FILE *out, const struct command *command)
{
    print_usage(out, command);
    fprintf(out, "%s\n", command->summary);
    if (command->options && command->options->name)
        fputs("\n", out);
    for (const struct command_option *option = command->options;
         option && option->name; option++) {
        int width =
            fprintf(out, "  --%s%s%s", option->name, option->value ? " " : "",
                    option->value ? option->value : "");

        fprintf(out, "%*s%s%s\n", width < 26 ? 26 - width : 1, "", option->text,
                option->many ? " (may be repeated)" : "");
    }
    fprintf(out, "\nexample: %s\n", command->example);
}

enum exit_status help_unknown(const char *name)
{
    struct arena *arena = arena_new();
    struct names all = {0};
    const char *near;

    for (const struct command *const *each = commands; *each; each++)
        names_add(arena, &all, (*each)->name);
    near = nearest_name(name, &all);
    fprintf(stderr, "berthier: there is no command '%s'", name);
    if (near)
        fprintf(stderr, "; did you mean '%s'?", near);
    fputs("\n", stderr);
    arena_free(arena);
    return STATUS_USAGE;
}

void help_roff(FILE *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '-' || *text == '\\')
            fputs(*text == '-' ? "\\-" : "\\e", out);
        else
            fputc(*text, out);
    }
}

static void manual_option(FILE *out, const struct command_option *option)
{
    fputs(".TP\n.B \\-\\-", out);
    help_roff(out, option->name);
    if (option->value)
        fprintf(out, " \\fI%s\\fR", option->value);
    fputs("\n", out);
    help_roff(out, option->text);
    fputs(option->many ? " (may be repeated)\n" : "\n", out);
}

static void manual_command(FILE *out, const struct command *command)
{
    fprintf(out, ".SS %s ", command->name);
    help_roff(out, command->arguments);
    fputs("\n", out);
    help_roff(out, command->about);
    fputs("\n", out);
    for (const struct command_option *option = command->options;
         option && option->name; option++)
        manual_option(out, option);
    fputs(".PP\n.EX\n", out);
    help_roff(out, command->example);
    fputs("\n.EE\n", out);
}

void help_manual(FILE *out)
{
    fputs(".TH BERTHIER 1 \"\" \"" PACKAGE_STRING "\"\n"
          ".SH NAME\nberthier \\- referee of play\\-by\\-email wargames\n"
          ".SH SYNOPSIS\n.B berthier\n.I COMMAND\n[ARGUMENT...] "
          "[\\-\\-OPTION...]\n.SH DESCRIPTION\n"
          "Signed order sheets go in; the next turn, a log and a commit come "
          "out.\n.SH COMMANDS\n",
          out);
    for (const struct command *const *each = commands; *each; each++)
        manual_command(out, *each);
    fputs(
        ".SH WARNINGS\n"
        "A refusal that ends with \\-\\-accept ID is a warning: you may go on "
        "by giving that option, once for each ID. What you accepted is told "
        "again and remembered in NAME.memory. It stands in the sheet, consent "
        "or answer: the journal tells it of a sheet, audit counts it. A "
        "warning is for a person; a robot never accepts one.\n"
        ".SH FOLDERS\n"
        "DIR is the folder of a campaign: the host\\(aqs, with its history, "
        "a clone of it, or what came by mail. Who stands in one leaves it "
        "out: the first argument is DIR only if it is such a folder itself.\n"
        ".SH EXIT STATUS\n"
        ".TP\n.B 0\ndone\n"
        ".TP\n.B 1\nfindings in a file: each is printed with file, line and "
        "the rule it breaks\n"
        ".TP\n.B 2\ntrouble of the machine: nothing was written\n"
        ".TP\n.B 3\nwaiting for somebody: who and for what is printed\n"
        ".TP\n.B 64\nwrong usage\n"
        ".SH ENVIRONMENT\n"
        ".TP\n.B BERTHIER_KEY\nthe signing key where no \\-\\-key says it\n",
        out);
}
