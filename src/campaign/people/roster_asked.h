/* Who must consent to another roster. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_ROSTER_ASKED_H
#define BERTHIER_CAMPAIGN_PEOPLE_ROSTER_ASKED_H

#include "campaign/documents/dealt.h"
#include "campaign/people/agreement.h"

/* Asks those who stay what they are, as the roster in force says of changes,
 * and whoever has new keys, is given an office, or surrenders. Who leaves,
 * loses an office or gets new keys is asked too, by the keys that he has, until
 * the open exchange is due and he has had as long for it as for a sheet: after
 * that nobody waits for him, unless a sheet or an objection of his is filed.
 * Whose sheet the entry would drop is asked.
 * Takes in what the host says who hands his office
 * over. What the turn has dealt asks nobody but the host, who makes the entry:
 * all have agreed to be dealt sides with the first roster, and anybody can tell
 * that it is that.
 */
void roster_ask(struct agreement *agreement, const struct roster *after);

/* The same before it is due, as the document stands. */
void roster_ask_early(struct agreement *agreement, const struct roster *after);
/* Of a roster whose consents are collected: who of it has keys, or a side, of
 * which he who had them before has not said that he gives them up; by this
 * entry, or by one before. */
void roster_unasked(struct names *out, const struct agreement *agreement);

/* Does it give the sides to their players, as they were dealt? */
bool roster_gives_dealt(const struct agreement *agreement);
/* What its turn has dealt, and is not in the roster yet. */
struct deal campaign_deal(const struct campaign *campaign);

#endif
