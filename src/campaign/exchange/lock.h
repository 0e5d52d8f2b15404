/* Closes an exchange: from here on no order can change. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_LOCK_H
#define BERTHIER_CAMPAIGN_EXCHANGE_LOCK_H

#include "campaign/open/campaign.h"

#include <stdbool.h>
#include <stdint.h>

struct lock_request {
    const struct signing_key *key; /* the host's */
    const char *memory;            /* path of his memory */
    int64_t time;
    struct names absent; /* whom the host wants to lock as absent */
};

enum lock_end {
    LOCK_CLOSED,  /* campaign->lock is the lock */
    LOCK_WAITS,   /* for sheets that must come */
    LOCK_REFUSED, /* findings or trouble in the report */
};

/*
 * Makes the lock of the open exchange of what is filed, writes inbox/lock.xml
 * and then notes it in the host's memory. With a lock open already: the same
 * lock again, whatever is asked.
 */
enum lock_end exchange_lock(struct campaign *campaign,
                            const struct lock_request *request);

bool is_hosts_key(const struct campaign *campaign,
                  const struct signing_key *key);
/* Is it the host's key? Refused [trust not-his-office] if not. */
bool host_signs(const struct campaign *campaign, const struct signing_key *key);

/* Is the open lock, if there is one, the one that the host remembers? Refused
 * [trust second-lock] if not: somebody has replaced it. A memory that is there
 * and knows none of this exchange notes it: the run that wrote it has died. */
bool lock_is_mine(const struct campaign *campaign, const char *memory);
/* L of the open exchange as the memory has it while no lock lies in the inbox:
 * the file is lost. NULL: none is. */
const char *lock_missing(const struct campaign *campaign, const char *memory);

#endif
