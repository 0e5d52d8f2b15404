/* Passphrases of keys: from a file, or typed without being shown. */
#ifndef BERTHIER_COMMANDS_PASSPHRASE_H
#define BERTHIER_COMMANDS_PASSPHRASE_H

#include "commands/command.h"

/* Of an encrypted key: the first line of --passphrase-file, else asked for on
 * the terminal. NULL after a refusal. */
const char *passphrase_for(const struct call *call, const char *path);
/* For a key to be made: the same, typed twice; *out NULL if no
 * --passphrase-file was given and the line typed is empty, or nobody sits at a
 * terminal. False after a refusal. */
bool passphrase_new(const struct call *call, const char **out);

#endif
