/* The umpire's correction, and the way back to a former turn: entries that
 * change the game where everybody can see it. */
#ifndef BERTHIER_CAMPAIGN_CORRECT_H
#define BERTHIER_CAMPAIGN_CORRECT_H

#include "campaign/agreement.h"

#include <stdint.h>

struct correct_request {
    const struct signing_key *key; /* the host's */
    const char *file;              /* the umpire's draft, or NULL */
    const char *restore;           /* number of a turn, or NULL */
    const char *reason;            /* of a restore */
    int64_t time;
};

/*
 * file or restore draws up inbox/correction.xml, after trying it on the game:
 * the changes are refused at their lines, the game that results by the room.
 * Once enough have consented, the next call (or the same again) commits it.
 */
enum agreed_end campaign_correct(struct agreed *out,
                                 const struct campaign *campaign,
                                 const struct correct_request *request);

/* The kind of consent that a correction wants. */
enum consent_kind correction_consent(const struct correction *correction);
/* Makes the turn, and what is to be committed; key NULL: unsigned. False if
 * the document does not fit the game. */
bool correction_make(struct quiet_entry *out, struct entry *entry,
                     const struct agreed_source *in,
                     const struct signing_key *key);

#endif
