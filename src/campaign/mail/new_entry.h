/* An entry that is made, as its letters and the words about it want it. */
#ifndef BERTHIER_CAMPAIGN_MAIL_NEW_ENTRY_H
#define BERTHIER_CAMPAIGN_MAIL_NEW_ENTRY_H

#include "campaign/exchange/process.h"
#include "campaign/mail/annulled.h"
#include "campaign/people/affected.h"
#include "campaign/people/agreement.h"
#include "campaign/people/begin.h"

#include <stdbool.h>

/* By the run that has made it out of what it has at hand, by the next one, if
 * that died, out of the history. Both have the same bytes. */
struct new_entry {
    const struct campaign *campaign; /* with roster, people and module of the
                                        entry; its turn may be the one before */
    const struct turn *next;         /* that the entry leads to */
    const struct written *written;
    struct bytes lock; /* lock.xml of an exchange */
    const char *commit;
    const char *words; /* what its document says, lines that end in LF */
    struct affected affected;
    const struct roster *before;     /* that a roster has changed; or NULL */
    const struct annulled *annulled; /* or NULL */
};

/* The campaign as it stands after the entry, without reading it again. */
struct campaign campaign_after(const struct new_entry *made);

/* Turn 0, an exchange, an entry without dice. */
void made_begun(struct new_entry *out, const struct campaign *draft,
                const struct begun *begun);
void made_processed(struct new_entry *out, const struct campaign *campaign,
                    const struct processed *processed);
void made_plain(struct new_entry *out, const struct plain_entry *entry,
                const struct agreement *agreement);
/* The entry at which the campaign stands. The host's key signs views. False on
 * trouble. */
bool made_again(struct new_entry *out, const struct campaign *campaign,
                const struct signing_key *key);

/* agreement_words() as long as it waits: with what others are shown meanwhile.
 */
const char *proposed_words(const struct agreement *agreement);

#endif
