/* The host's key and campaign. */
#include "commands/office.h"

#include "commands/finish.h"
#include "trust/keys.h"

#include <string.h>

bool office_open(const struct call *call, struct office *out)
{
    return office_open_for(call, CAMPAIGN_WRITE, out);
}

bool office_open_for(const struct call *call, enum campaign_access access,
                     struct office *out)
{
    memset(out, 0, sizeof(*out));
    if (!call_key_files(call, &out->files) ||
        !call_time(call, "at", &out->time))
        return false;
    out->key = call_signing_key(call);
    if (!out->key)
        return false;
    out->campaign =
        campaign_open(call->arguments[0], access, call->arena, call->report);
    return out->campaign &&
           finish_last_run(call, out->campaign, out->key, &out->finished);
}

bool office_has_finished(const struct office *office, enum entry_kind kind)
{
    return office->finished && office->campaign->turn.kind == kind;
}

void office_close(struct office *office)
{
    campaign_close(office->campaign);
    signing_key_release(office->key);
}
