/* Who must consent to another roster. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_ROSTER_ASKED_H
#define BERTHIER_CAMPAIGN_PEOPLE_ROSTER_ASKED_H

#include "campaign/documents/dealt.h"
#include "campaign/people/agreement.h"

/* Asks those who stay what they are, as the roster in force says of changes,
 * and whoever has new keys, is given an office, or is needed for what becomes
 * vacant; takes in what the host says who hands his office over. What the turn
 * has dealt asks nobody but the host, who makes the entry: all have agreed to
 * be dealt sides with the first roster, and anybody can tell that it is that.
 */
void roster_ask(struct agreement *agreement, const struct roster *after);

/* What its turn has dealt, and is not in the roster yet. */
struct deal campaign_deal(const struct campaign *campaign);

#endif
