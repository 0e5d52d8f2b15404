/* Closes an exchange: from here on no order can change. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_LOCK_H
#define BERTHIER_CAMPAIGN_EXCHANGE_LOCK_H

#include "campaign/exchange/stages.h"
#include "campaign/open/campaign.h"
#include "campaign/open/entry.h"
#include "campaign/open/extension.h"

#include <stdbool.h>
#include <stdint.h>

struct verified_exchange;

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

/* extend.c: more time for the sheets of the open exchange. */
struct extend_request {
    const struct signing_key *key; /* the host's */
    const char *memory;            /* path of his memory */
    int64_t time;
    const char *until;
    const char *reason; /* or NULL */
};

/*
 * Signs it and writes inbox/extension.xml, in place of an earlier one, which
 * ended before; what is filed stands, and nobody is asked. The same again is
 * the one that lies there. False after refusals: [trust not-his-office,
 * lock-open], [exchange ended, game-over, extended].
 */
bool exchange_extend(struct campaign *campaign,
                     const struct extend_request *request);

struct verified_exchange;

/* That its sheets had longer, a sentence for the log, or NULL. */
const char *exchange_extended(const struct verified_exchange *exchange);
/* extension_words() of the entry at which the campaign stands, whose history
 * it has; NULL: its time was not extended. */
bool extension_words_again(const char **out, const struct campaign *campaign);

/* closing.c: a lock that is closed without being played: by a void, or by the
 * end of a campaign that is abandoned. */
struct closing {
    struct exchange_files files;
    struct verified_exchange exchange; /* lock and answers */
    struct open_lock lock;
    struct names answers; /* who owes his answer; never the host, who stalls
                             nobody but himself */
    struct names sheets;  /* who has not opened what he sealed; of an entry,
                             which does not show those, everybody sealed */
};

/* Of the open lock (after NULL), or of the one that an entry closed. False
 * after refusals. */
bool closing_read(struct closing *out, const struct campaign *before,
                  const struct campaign *after);
/* Does he owe anything? */
bool closing_owes(const struct closing *closing, const char *id);
/* Into the tree of the entry: the lock, its extension, and the answers, which
 * prove who did not withhold. Sheets that were not played stay with the host.
 */
void closing_add(const struct closing *closing, struct entry *entry);

#endif
