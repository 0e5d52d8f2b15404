/* The host's key and campaign. */
#include "commands/host_session.h"

#include "campaign/proof/clock.h"
#include "campaign/proof/histories.h"
#include "commands/command.h"
#include "core/trust_rules.h"
#include "trust/keys.h"

#include <string.h>

bool at_is_near(const struct call *call, const struct campaign *campaign,
                int64_t time)
{
    const bool given = call_option(call, "at") != NULL;
    struct key_files files;

    /* Where test keys play no clock is asked. */
    if (!given && campaign->roster.test)
        return true;
    return call_key_files(call, &files) &&
           (!given || clock_is_near(campaign, time, files.memory)) &&
           (strcmp(call->command->name, "submit") == 0 ||
            clock_goes_on(campaign, time, files.memory));
}

/* For how long a document may wait that is drawn up now. */
static bool read_until(const struct call *call, struct host_session *out)
{
    int64_t until;

    out->until = call_option(call, "until");
    return !out->until ||
           (call_time(call, "until", &until) &&
            (until > out->time ||
             refuse(call->report, &(struct place){"--until", 0}, TRUST(expired),
                    "%s is past: nothing could be entered any more",
                    out->until)));
}

static bool open_for(const struct call *call, enum campaign_access access,
                     struct host_session *out)
{
    memset(out, 0, sizeof(*out));
    if (!call_key_files(call, &out->files) ||
        !call_time(call, "at", &out->time) || !read_until(call, out))
        return false;
    out->key = call_signing_key(call);
    if (!out->key)
        return false;
    out->campaign = folder_open(call, access);
    return out->campaign && at_is_near(call, out->campaign, out->time) &&
           finish_last_run(call, out->campaign, out->key, &out->finished) &&
           (out->campaign->draft ||
            strcmp(call->command->name, "roster") == 0 ||
            host_may_go_on(out->campaign, out->files.memory, false));
}

bool host_session_open(const struct call *call, struct host_session *out)
{
    return open_for(call, CAMPAIGN_WRITE, out);
}

void host_session_close(struct host_session *session)
{
    campaign_close(session->campaign);
    signing_key_release(session->key);
}

enum exit_status host_session_run(struct call *call,
                                  enum campaign_access access,
                                  const struct host_work *of)
{
    enum exit_status status = STATUS_FINDINGS;
    struct host_session session;

    if (open_for(call, access, &session))
        status = session.finished && session.campaign->turn.kind == of->makes
                     ? STATUS_DONE
                     : of->work(call, &session);
    host_session_close(&session);
    return status;
}
