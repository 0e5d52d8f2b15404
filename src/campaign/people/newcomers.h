/* Who joins by a roster that is proposed, comes back to it with new keys, or
 * takes over a side of a closed book,
 * and what he is shown before he consents: nobody takes over what he has not
 * seen. In an open book that is everything, which others read as well; in a
 * closed one the views of his sides alone, and everybody reads that he is. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_NEWCOMERS_H
#define BERTHIER_CAMPAIGN_PEOPLE_NEWCOMERS_H

#include "campaign/people/agreement.h"

/* His row of the roster that is proposed, if that one in force does not have
 * him with these keys, or if he takes over a side of a closed book: the first
 * of his, as commander or deputy, or another, as its commander. NULL: he is no
 * newcomer. */
const struct roster_member *newcomer_in(const struct agreement *agreement,
                                        const char *id);
/* Has he the folder of his last letter, to hold the roster against? */
bool newcomer_has_folder(const struct agreement *agreement,
                         const struct roster_member *newcomer);
/* Is he of the roster in force, with other keys? */
bool newcomer_has_new_keys(const struct agreement *agreement,
                           const struct roster_member *newcomer);
/* The sides whose view he is shown of a closed book: those that he shall have;
 * of who comes back with new keys those among them that are his already, and of
 * who plays already none whose deputy he becomes. */
void newcomer_sees(struct names *out, const struct agreement *agreement,
                   const struct roster_member *newcomer);
/* "carl is shown the view of Badgers before he consents", a sentence for each;
 * none of an open book. */
void newcomers_shown(struct names *out, const struct agreement *agreement);

#endif
