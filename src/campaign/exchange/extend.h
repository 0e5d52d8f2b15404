/* More time for the sheets of the open exchange. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_EXTEND_H
#define BERTHIER_CAMPAIGN_EXCHANGE_EXTEND_H

#include "campaign/open/extension.h"

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

#endif
