/* The table of commands, in the order of help: as a campaign meets them. */
#include "commands/commands.h"

/* One a line, so that two changes of the table do not meet in one. */
/* clang-format off */
const struct command *const commands[] = {
    &keygen_command,
    &module_command,
    &new_command,
    &join_command,
    &consent_command,
    &begin_command,
    &lock_command,
    &answer_command,
    &process_command,
    NULL,
};
/* clang-format on */
