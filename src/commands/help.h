/* Help and manual page, made from the rows of the commands. */
#ifndef BERTHIER_COMMANDS_HELP_H
#define BERTHIER_COMMANDS_HELP_H

#include "commands/command.h"

#include <stdio.h>

/* One screen: every command with its line. */
void help_all(FILE *out);
void help_command(FILE *out, const struct command *command);
/* Says that there is no such command, with a "did you mean". */
enum exit_status help_unknown(const char *name);
/* Text of a manual page: a hyphen that is one, a backslash that is one. */
void help_roff(FILE *out, const char *text);
/* berthier(1) as roff. */
void help_manual(FILE *out);
/* What bash and zsh complete: commands, options, values of short lists. */
void completion_bash(FILE *out);
void completion_zsh(FILE *out);

#endif
