/* A void that says of somebody that he withheld what his memory knows he
 * answered. */
#ifndef BERTHIER_CAMPAIGN_PROOF_ACCUSED_H
#define BERTHIER_CAMPAIGN_PROOF_ACCUSED_H

#include "campaign/open/campaign.h"
#include "trust/memory.h"

#include <stdbool.h>

/* Who looks at it, with what he knows. */
struct accused {
    const struct campaign *campaign;
    const struct memory *memory;
    const char *path;   /* of the memory */
    const char *folder; /* where a proof is laid; NULL: here */
    const char *id;
};

/*
 * Of each void that the head tells and he has not acknowledged yet: if it
 * accuses him of withholding from a lock that he has answered, his answer, the
 * host's word and a receipt, if one lies beside the memory or in the folder of
 * the campaign, are laid out as a proof or claim, and he is warned [trust
 * accused]: a sheet acknowledges the void. False if he does not accept that.
 */
bool accused_acknowledges(const struct accused *accused, int exchange);

/*
 * Do receipts in the folder of the campaign or of the memory (NULL: none), or
 * more time that was given, contradict what the host has signed since? The
 * proof is laid out, and remarked. Without a history campaign.bundle is read.
 */
void accused_look(const struct accused *accused);

/* A document that asks for consents. */
struct accusing {
    const char *name; /* for findings */
    const struct void_document *document;
    const char *id; /* who is asked */
};
/* The same warning, before he consents. */
bool accused_consents(const struct accusing *accusing,
                      const struct memory *memory, struct arena *arena,
                      struct report *report);

#endif
