/* What waits, tried anew after an entry. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_ANNULLED_H
#define BERTHIER_CAMPAIGN_SUBMIT_ANNULLED_H

#include "campaign/mail/annulled.h"
#include "campaign/open/campaign.h"

/* Of the campaign as an entry has left it, with what lies in its inbox until
 * that is cleared. The same whenever it is asked before that. */
void list_annulled(struct annulled *out, const struct campaign *after);
/* Whose sheets and seals are filed for the exchange that is open: an entry
 * without dice drops them. */
void sheets_filed(struct annulled *out, const struct campaign *campaign);
/* The same as inbox_clear() wants it. */
void annulled_files(struct names *out, const struct annulled *annulled,
                    const struct campaign *after);

#endif
