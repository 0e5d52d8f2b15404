/* What makes a folder of a letter in which a player's commands work. */
#ifndef BERTHIER_CAMPAIGN_MAIL_ATTACH_H
#define BERTHIER_CAMPAIGN_MAIL_ATTACH_H

#include "campaign/exchange/stages.h"
#include "campaign/mail/outbox.h"
#include "campaign/open/campaign.h"

/* Roster, module, everybody's file, and the turn that was written with journal
 * and log; of a closed book view and report of each of his sides, nothing of
 * the others. False on trouble. */
bool attach_desk(struct outbox *outbox, const struct campaign *campaign,
                 const struct written *written,
                 const struct roster_member *member);
/* The log as a page with the map, or his sides' reports; not what is too large
 * for mail. */
void attach_pages(struct outbox *outbox, const struct written *written,
                  const struct roster_member *member);

#endif
