/* A contributor's answer: his proof over a lock, after everything that could
 * be wrong with it was looked at. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_ANSWER_H
#define BERTHIER_CAMPAIGN_EXCHANGE_ANSWER_H

#include "campaign/open/campaign.h"

#include <stdbool.h>
#include <stdint.h>

struct answer_request {
    const struct open_lock *lock;
    const char *name; /* of the lock, for findings */
    const struct dice_key *key;
    const char *memory; /* path */
    const char *kept;   /* path where the lock answered is kept: should another
                           come, both together prove the host a cheat; NULL:
                           nowhere */
    const char *sheet;  /* digest of the sheet or seal that the lock shall
                           name, or NULL: what the memory says */
    int64_t now; /* of the clock that the lock is held against; 0: none */
    const char *folder; /* where a proof of cheating is laid; NULL: here */
};

/* Whose dice key is it? NULL, refused, if nobody's. */
const struct campaign_member *dice_owner(const struct campaign *campaign,
                                         const struct dice_key *key);

/*
 * Checks that the lock follows what is remembered and names the last sheet,
 * and that no other lock of this number was answered; keeps the lock, writes
 * its digest to the memory, fsynced; and only then proves. out gets the answer
 * file's bytes, in
 * which stands what was accepted.
 */
bool answer_make(struct bytes *out, const struct campaign *campaign,
                 const struct answer_request *request);

/* After a lock was refused: if it, and what the folder holds and the memory
 * kept, prove the host a cheat, lays the proof out and remarks so. */
void answer_accuse(const struct campaign *campaign,
                   const struct answer_request *request,
                   const struct bytes *lock);

#endif
