/* What a command of the host's opens: his key, and the campaign for the whole
 * run. */
#ifndef BERTHIER_COMMANDS_HOST_SESSION_H
#define BERTHIER_COMMANDS_HOST_SESSION_H

#include "campaign/mail/new_entry.h"
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
void host_session_close(struct host_session *session);

/* The whole run of a command that makes an entry of that kind: opens a session,
 * has nothing left to do where a dead run has made that entry, and else calls
 * work(). */
struct host_work {
    enum entry_kind makes;
    enum exit_status (*work)(const struct call *call,
                             const struct host_session *session);
};
enum exit_status host_session_run(struct call *call,
                                  enum campaign_access access,
                                  const struct host_work *of);

/* Does --at, if it was given as that time, lie near the clock? And is the time,
 * given or not, before nothing that the host has seen, unless mail comes in? */
bool at_is_near(const struct call *call, const struct campaign *campaign,
                int64_t time);

/* finish.c: what a command does once its entry is made, and what it left undone
 * that died before. */
/* Says what the entry has reached, lays out its letters, and last of all clears
 * the inbox of what it has taken in, which tells until then that they are
 * missing. False on trouble. */
bool finish_entry(const struct call *call, const struct new_entry *made);

/* The same of the head, by the next command of the host's, if the run that made
 * it did not come that far; *finished says whether there was anything to do.
 * The key is the host's, which signs the views of a closed book. False after
 * refusals or on trouble.
 */
bool finish_last_run(const struct call *call, const struct campaign *campaign,
                     const struct signing_key *key, bool *finished);

/* Says which document another text has taken the place of, if one has, and lays
 * out the letters to those who had it: in the run that drew the other one up,
 * or in the next if that died. self is the id of who runs it; NULL: he gets
 * the letter as well. False on trouble. */
bool finish_replaced(const struct call *call, const struct campaign *campaign,
                     const char *self);

#endif
