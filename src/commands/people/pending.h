/* Who has consented to what waits for consents, and who has not. */
#ifndef BERTHIER_COMMANDS_PEOPLE_PENDING_H
#define BERTHIER_COMMANDS_PEOPLE_PENDING_H

#include "campaign/submit/pending.h"
#include "commands/command.h"
#include "commands/json.h"

void print_pendings(const struct call *call, const struct pendings *pendings);
/* An array "consents". */
void json_pendings(struct json *json, const struct call *call,
                   const struct pendings *pendings);

#endif
