/* What a command of the host's opens: his key, and the campaign for the whole
 * run. */
#ifndef BERTHIER_COMMANDS_HOST_SESSION_H
#define BERTHIER_COMMANDS_HOST_SESSION_H

#include "campaign/open/campaign.h"
#include "commands/command.h"

#include <stdbool.h>
#include <stdint.h>

struct host_session {
    struct key_files files;
    struct signing_key *key;
    struct campaign *campaign;
    int64_t time;      /* of --at, or now */
    const char *until; /* --until; NULL: not given */
    bool finished;     /* a dead run was brought to its end */
};

/* The campaign of the first argument, for writing, by the key of --key; what a
 * dead run left undone is brought to its end. False after refusals, trouble or
 * wrong usage; close it in any case. */
bool host_session_open(const struct call *call, struct host_session *out);
/* The same, opened in another way. */
bool host_session_open_for(const struct call *call, enum campaign_access access,
                           struct host_session *out);
/* Was that dead run one of these, which is all that was asked for then? */
bool host_session_has_finished(const struct host_session *session,
                               enum entry_kind kind);
void host_session_close(struct host_session *session);

/* Does --at, if it was given as that time, lie near the clock? And is the time,
 * given or not, before nothing that the host has seen, unless mail comes in? */
bool at_is_near(const struct call *call, const struct campaign *campaign,
                int64_t time);

#endif
