/* Who is waited for, on the output of commands that end with status 3. */
#ifndef BERTHIER_COMMANDS_HOST_WAITING_H
#define BERTHIER_COMMANDS_HOST_WAITING_H

#include "campaign/open/campaign.h"
#include "commands/command.h"
#include "io/json.h"

/* "waiting for anna: sheet, due 2026-11-28T18:00:00Z", one line for each thing
 * owed. */
void print_waiting(const struct call *call, const struct campaign *campaign);
/* Whose sheet is superseded, and by whose, one line for each. */
void print_set_aside(const struct call *call, const struct campaign *campaign);
/* What is done for sides that nobody commands, and how they can be had. */
void print_vacant(const struct call *call, const struct campaign *campaign);
/* The same, as arrays "aside" and "vacant". */
void json_set_aside(struct json *json, const struct campaign *campaign);
void json_vacant(struct json *json, const struct campaign *campaign);

#endif
