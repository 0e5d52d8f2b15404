/* Sides that nobody commands, in words for people. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_VACANT_H
#define BERTHIER_CAMPAIGN_EXCHANGE_VACANT_H

#include "campaign/open/campaign.h"

/* Of each vacant side what is done for it, and how it can be had: "Austria is
 * vacant: nothing waits for it ...; whoever would command it sends his
 * participant file to umpire". Sentences without an end. */
void vacant_words(struct names *out, const struct campaign *campaign);

#endif
