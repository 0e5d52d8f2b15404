/* What the parts that know of two histories share. */
#ifndef BERTHIER_CAMPAIGN_PROOF_HISTORIES_INTERNAL_H
#define BERTHIER_CAMPAIGN_PROOF_HISTORIES_INTERNAL_H

#include "campaign/proof/histories.h"

/* The last fact of that kind, of none later than that entry, that binds; NULL:
 * none. */
const struct memory_fact *fact_last_binding(const struct memory *memory,
                                            enum memory_kind kind,
                                            const char *game, int entry);
/* The last consent to another host that binds; NULL: none. */
const struct memory_fact *handover_given(const struct memory *memory,
                                         const char *game);
/* Who hosts by the roster that was kept; "another host" if it was not. */
const char *handover_host(const struct campaign *campaign, const char *path);
/* Is its entry in the campaign the one that hands over, or still to come? */
bool handover_made(const struct campaign *campaign, const char *path,
                   const struct memory_fact *given);

#endif
