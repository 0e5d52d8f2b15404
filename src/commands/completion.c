/* Completion for shells, made from the rows of the commands. */
#include "commands/commands.h"

#include <string.h>

/* Options with a short list of values, which their row has in words alone. */
static const struct fixed_values {
    const char *command;
    const char *option;
    const char *values;
} fixed[] = {
    {"new", "preset", "duel umpire table"},
    {"new", "book", "open closed"},
    {"new", "changes", "all most"},
    {"new", "missing", "wait absent=1 absent=2"},
    {"roster", "changes", "all most"},
    {"roster", "missing", "wait absent=1 absent=2"},
};

enum { FIXED = sizeof(fixed) / sizeof(fixed[0]) };

static void put_names(FILE *out)
{
    for (const struct command *const *each = commands; *each; each++)
        fprintf(out, "%s%s", each == commands ? "" : " ", (*each)->name);
}

static void put_options(FILE *out, const struct command *command)
{
    const struct command_option *option = command->options;

    fputs("--help", out);
    for (; option && option->name; option++)
        fprintf(out, " --%s", option->name);
}

/* Does it take a value of which the shell knows nothing but that it may be the
 * name of a file? */
static bool takes_file(const struct command *command,
                       const struct command_option *option)
{
    for (size_t i = 0; i < FIXED; i++)
        if (!strcmp(fixed[i].command, command->name) &&
            !strcmp(fixed[i].option, option->name))
            return false;
    return option->value != NULL;
}

static void bash_values(FILE *out)
{
    for (size_t i = 0; i < FIXED; i++)
        fprintf(out, "    %s:--%s) words='%s' ;;\n", fixed[i].command,
                fixed[i].option, fixed[i].values);
}

void completion_bash(FILE *out)
{
    fputs(
        "# Completion of berthier for bash, made from the table of commands.\n"
        "_berthier()\n{\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} words\n"
        "    COMPREPLY=()\n"
        "    if [ \"$COMP_CWORD\" = 1 ] ||\n"
        "        { [ \"$COMP_CWORD\" = 2 ] && [ \"${COMP_WORDS[1]}\" = help ]; "
        "}; then\n"
        "        words='",
        out);
    put_names(out);
    fputs(" help'\n"
          "        COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
          "        return\n"
          "    fi\n"
          "    case ${COMP_WORDS[1]}:${COMP_WORDS[COMP_CWORD-1]} in\n",
          out);
    bash_values(out);
    fputs("    *) words= ;;\n    esac\n"
          "    if [ -z \"$words\" ] && [ \"${word#--}\" != \"$word\" ]; then\n"
          "        case ${COMP_WORDS[1]} in\n",
          out);
    for (const struct command *const *each = commands; *each; each++) {
        fprintf(out, "        %s) words='", (*each)->name);
        put_options(out, *each);
        fputs("' ;;\n", out);
    }
    fputs("        esac\n    fi\n"
          "    if [ -n \"$words\" ]; then\n"
          "        COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
          "    else\n"
          "        COMPREPLY=($(compgen -f -- \"$word\"))\n"
          "    fi\n}\n"
          "complete -o filenames -F _berthier berthier\n",
          out);
}

/* Text in single quotes and brackets of zsh. */
static void put_quoted(FILE *out, const char *text)
{
    for (; *text; text++) {
        if (strchr("[]:\\", *text))
            fputc('\\', out);
        if (*text == '\'')
            fputs("'\\''", out);
        else
            fputc(*text, out);
    }
}

static void zsh_option(FILE *out, const struct command *command,
                       const struct command_option *option)
{
    fprintf(out, "            '%s--%s%s[", option->many ? "*" : "",
            option->name, option->value ? "=" : "");
    put_quoted(out, option->text);
    fputs("]", out);
    if (takes_file(command, option))
        fprintf(out, ":%s:_files", option->value);
    for (size_t i = 0; i < FIXED; i++)
        if (!strcmp(fixed[i].command, command->name) &&
            !strcmp(fixed[i].option, option->name))
            fprintf(out, ":%s:(%s)", option->value, fixed[i].values);
    fputs("' \\\n", out);
}

void completion_zsh(FILE *out)
{
    fputs("#compdef berthier\n"
          "# Completion of berthier for zsh, made from the table of commands.\n"
          "local -a names\nnames=(\n",
          out);
    for (const struct command *const *each = commands; *each; each++) {
        fprintf(out, "    '%s:", (*each)->name);
        put_quoted(out, (*each)->summary);
        fputs("'\n", out);
    }
    fputs("    'help:say more of a command'\n)\n"
          "if ((CURRENT == 2)) || { ((CURRENT == 3)) && [[ $words[2] == help "
          "]]; }; then\n    _describe command names\n    return\nfi\n"
          "local name=$words[2]\nshift words\n((CURRENT--))\n"
          "case $name in\n",
          out);
    for (const struct command *const *each = commands; *each; each++) {
        const struct command_option *option = (*each)->options;

        fprintf(out, "    %s)\n        _arguments \\\n", (*each)->name);
        for (; option && option->name; option++)
            zsh_option(out, *each, option);
        fputs("            '*:file:_files' ;;\n", out);
    }
    fputs("esac\n", out);
}
