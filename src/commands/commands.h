/* The rows of all commands, each in the file of its name. */
#ifndef BERTHIER_COMMANDS_COMMANDS_H
#define BERTHIER_COMMANDS_COMMANDS_H

#include "commands/command.h"

#include <stdio.h>

extern const struct command keygen_command;
extern const struct command module_command;
extern const struct command new_command;
extern const struct command join_command;
extern const struct command consent_command;
extern const struct command begin_command;
extern const struct command show_command;
extern const struct command sheet_command;
extern const struct command check_command;
extern const struct command sign_command;
extern const struct command submit_command;
extern const struct command extend_command;
extern const struct command lock_command;
extern const struct command answer_command;
extern const struct command process_command;
extern const struct command void_command;
extern const struct command correct_command;
extern const struct command roster_command;
extern const struct command upgrade_command;
extern const struct command end_command;
extern const struct command audit_command;
extern const struct command disclose_command;
extern const struct command replay_command;
extern const struct command verify_command;
extern const struct command log_command;
extern const struct command map_command;
extern const struct command dice_command;
extern const struct command odds_command;
extern const struct command rules_command;

/* help.c and completion.c: help and manual page, made from these rows. */
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
