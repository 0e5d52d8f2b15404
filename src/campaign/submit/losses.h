/* What waits, tried anew after an entry. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_LOSSES_H
#define BERTHIER_CAMPAIGN_SUBMIT_LOSSES_H

#include "campaign/mail/losses.h"
#include "campaign/open/campaign.h"

/* Of the campaign as an entry has left it, with what lies in its inbox until
 * that is cleared. The same whenever it is asked before that. */
void losses_of(struct losses *out, const struct campaign *reached);
/* Whose sheets and seals are filed for the exchange that is open: an entry
 * without dice drops them. */
void sheets_filed(struct losses *out, const struct campaign *campaign);
/* The same as inbox_clear() wants it. */
void losses_gone(struct names *out, const struct losses *losses,
                 const struct campaign *reached);

#endif
