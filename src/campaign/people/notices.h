/* What a turn tells again and again ends as well: with who should acknowledge
 * it, with the entry that it is about, and with the campaign. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_NOTICES_H
#define BERTHIER_CAMPAIGN_PEOPLE_NOTICES_H

#include "campaign/people/agreement.h"

/*
 * Of an entry in the making that gives the game to the people of that roster:
 * who has left it, or commands nothing any more, is waited for by no notice;
 * one that waits for nobody else ends, which is told in the journal. Who takes
 * a side over read of it in the letter with which he did.
 */
void notices_prune(struct plain_entry *out, const struct roster *roster);
/* Those of entries behind that one end, whoever has not acknowledged them: the
 * game stands as if they had not been; which is told too. */
void notices_take_back(struct plain_entry *out, int last);
/* All of them end: nobody sends a sheet any more that could acknowledge. */
void notices_end(struct plain_entry *out);

#endif
