/* What the commands say whose entries several must agree to: correct, roster,
 * upgrade, end. */
#ifndef BERTHIER_COMMANDS_PEOPLE_AGREED_H
#define BERTHIER_COMMANDS_PEOPLE_AGREED_H

#include "campaign/people/agreement.h"
#include "commands/command.h"
#include "commands/host_session.h"

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

#endif
