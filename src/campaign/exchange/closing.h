/* A lock that is closed without being played: by a void, or by the end of a
 * campaign that is abandoned. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_CLOSING_H
#define BERTHIER_CAMPAIGN_EXCHANGE_CLOSING_H

#include "campaign/exchange/stages.h"
#include "campaign/open/entry.h"

#include <stdbool.h>

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
