/* What the sides get of an entry of a closed book, made again from the book:
 * attach.c. */
#ifndef BERTHIER_CAMPAIGN_MAIL_PAPERS_H
#define BERTHIER_CAMPAIGN_MAIL_PAPERS_H

#include "campaign/exchange/stages.h"
#include "campaign/open/campaign.h"

#include <stdbool.h>

/* Fills the papers of the entry at which the campaign stands, byte by byte as
 * they were mailed; key NULL: the views are unsigned. None if the book lay
 * open. Needs the whole book. False after refusals. */
bool papers_again(struct written *out, const struct campaign *campaign,
                  const struct signing_key *key);
/* Those of a side, or NULL. */
const struct side_papers *papers_of(const struct written *written,
                                    const char *side);

#endif
