/* Who has consented to what waits for consents, and who has not. */
#ifndef BERTHIER_COMMANDS_PEOPLE_PENDING_H
#define BERTHIER_COMMANDS_PEOPLE_PENDING_H

#include "campaign/submit/pending.h"
#include "commands/command.h"
#include "commands/json.h"

void print_pendings(const struct call *call, const struct pendings *pendings);
/* "2 of them are enough, not counting umpire": of those who are missing. */
void say_majority(const struct call *call, size_t wanted,
                  const struct names *aside);
/* An array "consents". */
void json_pendings(struct json *json, const struct call *call,
                   const struct pendings *pendings);

#endif
