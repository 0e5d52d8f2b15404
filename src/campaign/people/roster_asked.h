/* Who must consent to another roster. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_ROSTER_ASKED_H
#define BERTHIER_CAMPAIGN_PEOPLE_ROSTER_ASKED_H

#include "campaign/people/agreement.h"

/* Asks those who stay what they are, as the roster in force says of changes,
 * and whoever has new keys, is given an office, or is needed for what becomes
 * vacant; takes in what the host says who hands his office over. */
void roster_ask(struct agreement *agreement, const struct roster *after);

#endif
