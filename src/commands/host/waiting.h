/* Who is waited for, on the output of commands that end with status 3. */
#ifndef BERTHIER_COMMANDS_HOST_WAITING_H
#define BERTHIER_COMMANDS_HOST_WAITING_H

#include "campaign/open/campaign.h"
#include "commands/command.h"

/* "waiting for anna: sheet, due 2026-11-28T18:00:00Z", one line for each thing
 * owed. */
void print_waiting(const struct call *call, const struct campaign *campaign);

#endif
