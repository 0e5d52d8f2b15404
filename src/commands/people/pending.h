/* Who has consented to what waits for consents, and who has not. */
#ifndef BERTHIER_COMMANDS_PEOPLE_PENDING_H
#define BERTHIER_COMMANDS_PEOPLE_PENDING_H

#include "campaign/submit/pending.h"
#include "commands/command.h"
#include "io/json.h"

void print_pendings(const struct call *call, const struct pendings *pendings);
/* "2 of them are enough, not counting umpire": of so many who are missing;
 * "2 of their 4 votes" where somebody commands more than one side. */
struct majority {
    size_t missing; /* people */
    size_t votes;   /* of theirs */
    size_t wanted;  /* of these */
};
void say_majority(const struct call *call, const struct majority *majority,
                  const struct names *aside);
/* ", or until 2026-01-09T00:00:00Z" of who is excused then; "" of others. */
const char *or_until(const struct names *excused, const char *id, int64_t due,
                     struct arena *arena);
/* Of whom one must consent, whoever is waited for, unless one has. */
void say_witnesses(const struct call *call, const struct agreement *agreement);
/* "concerns bert, who is not asked: he leaves the campaign", each. */
void say_whom(const struct call *call, const struct agreement *agreement);
/* An array "consents". */
void json_pendings(struct json *json, const struct call *call,
                   const struct pendings *pendings);

#endif
