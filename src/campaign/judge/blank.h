/* A blank sheet: what is asked, what may be said, and what was dropped, as a
 * draft to be edited. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_BLANK_H
#define BERTHIER_CAMPAIGN_JUDGE_BLANK_H

#include "campaign/open/campaign.h"
#include "core/buffer.h"

/*
 * Writes a draft for the participant. Open questions are sections with their
 * legal choices as comments, later steps stand as comments, standing orders
 * with the values in force, and orders that the last exchange did not reach
 * where they belong, as far as they are still legal. So are those of a sheet
 * that was not played, if there is one. The draft is itself good.
 */
void blank_sheet(struct buffer *out, const struct campaign *campaign,
                 const struct roster_member *member,
                 const struct sheet *unplayed);

/* The participant's own sheet at that path, if the head is the void of the
 * exchange that it was for; else NULL. */
const struct sheet *unplayed_sheet(const struct campaign *campaign,
                                   const struct roster_member *member,
                                   const char *path);

#endif
