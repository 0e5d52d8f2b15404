/* The table of commands, in the order of help: as a campaign meets them. */
#include "commands/commands.h"

const struct command *const commands[] = {
    &keygen_command, &lock_command, &answer_command, &process_command, NULL,
};
