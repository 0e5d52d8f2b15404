/* What the commands say whose entries several must agree to: correct, roster,
 * upgrade, end. */
#ifndef BERTHIER_COMMANDS_PEOPLE_AGREED_H
#define BERTHIER_COMMANDS_PEOPLE_AGREED_H

#include "campaign/documents/roster.h"
#include "campaign/people/agreement.h"
#include "campaign/submit/pending.h"
#include "commands/command.h"
#include "commands/host_session.h"
#include "io/json.h"

#include <stdbool.h>

/* One such run. */
struct agreed_run {
    const struct call *call;
    const struct campaign *campaign; /* as the entry found it */
    const struct agreed *agreed;
    const char *self; /* id of who gives the command; NULL: the host */
    const struct signing_key *key; /* his; of a roster alone */
};

/* Who is waited for and what is mailed to whom; or what the entry has reached,
 * and its letters, after which the inbox is cleared. The status of the
 * command. */
enum exit_status agreed_tell(const struct agreed_run *run, enum agreed_end end);
/* The same where the host gave the command. */
enum exit_status agreed_by_host(const struct call *call,
                                const struct host_session *session,
                                const struct agreed *agreed,
                                enum agreed_end end);
/* What the session says of the document that the command draws up. */
struct agreed_request session_request(const struct host_session *session);

/* pending.c: who has consented to what waits for consents, and who has not. */
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

/* terms.c: the terms of a roster, as the options of new and roster say them.
 * What was not given stays as the roster has it. */
/* A word of a table as its number; the first if the option was not given. */
bool terms_word(const struct call *call, const char *option,
                const char *const *words, int *out);
/* --missing wait, or absent=2. */
bool terms_missing(const struct call *call, struct roster *roster);
/* --option NAME=VALUE, each added. */
bool terms_options(const struct call *call, struct roster *roster);
/* --vacant SIDE or SIDE=CARETAKER, each added. */
bool terms_vacant(const struct call *call, struct roster *roster);
/* --due P7D, which is the default. */
bool terms_due(const struct call *call, struct roster *roster);

#endif
