/* The journal of the entry at which a campaign stands. */
#ifndef BERTHIER_CAMPAIGN_OPEN_JOURNAL_FILE_H
#define BERTHIER_CAMPAIGN_OPEN_JOURNAL_FILE_H

#include "campaign/open/campaign.h"

#include <stdbool.h>

/* Reads journal.xml, which must have the digest that the turn names [trust
 * tampered]. */
bool journal_of(struct journal_document *out, const struct campaign *campaign);

#endif
