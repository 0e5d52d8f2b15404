/* The table of commands, in the order of help: as a campaign meets them. */
#include "commands/commands.h"

/* clang-format off */
const struct command *const commands[] = {
    &keygen_command,
    &module_command,
    &new_command,
    &join_command,
    &consent_command,
    &begin_command,
    &show_command,
    &sheet_command,
    &check_command,
    &sign_command,
    &submit_command,
    &extend_command,
    &lock_command,
    &answer_command,
    &process_command,
    &void_command,
    &correct_command,
    &roster_command,
    &upgrade_command,
    &end_command,
    &disclose_command,
    &verify_command,
    &audit_command,
    &replay_command,
    &log_command,
    &map_command,
    &dice_command,
    &odds_command,
    &rules_command,
    NULL,
};
/* clang-format on */
