/* What the dice of an exchange are worth, by its lock and by the entries before
 * it, whatever the preset says: logs, letters and audits have it from here. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_PROMISE_H
#define BERTHIER_CAMPAIGN_EXCHANGE_PROMISE_H

#include "campaign/open/campaign.h"
#include "core/names.h"

#include <stdbool.h>
#include <stddef.h>

/* An exchange from the same position that was closed without play. */
struct promise_void {
    int entry;
    bool unplayable;       /* else: */
    struct names withheld; /* who is said to have; empty if its document cannot
                              be read */
};

struct promise {
    bool sealed;          /* the lock names seals */
    const char *host;     /* id */
    struct names made;    /* whose answers the seed is made of */
    struct names absent;  /* who was asked for none */
    struct names unasked; /* of the makers: by keys, or in a seat, that he who
                             had them before did not give up */
    struct promise_void *voids;
    size_t voids_count;
    int back; /* the turn to which all had gone back; -1: none */
};

/*
 * Of the exchange of that lock. The campaign is the one that the lock was made
 * in, or the one that the exchange led to: both have the same roster and share
 * the entries before it. Nothing is refused: what history does not tell is not
 * said.
 */
void promise_of(struct promise *out, const struct campaign *campaign,
                const struct lock_text *lock);
/* The sentences. Who answered last is not in any file: said is what the host's
 * program does. */
const char *promise_text(const struct promise *promise, struct arena *arena);

#endif
