/* What is mailed to whom after a lock, an exchange or a void. */
#ifndef BERTHIER_CAMPAIGN_MAILING_H
#define BERTHIER_CAMPAIGN_MAILING_H

#include "campaign/agreement.h"
#include "campaign/outbox.h"
#include "campaign/process.h"

/* The lock, to everybody who owes an answer or a sealed sheet. */
void mail_lock(struct outbox *outbox, const struct campaign *campaign);
/* The turn, the log and the next blank sheet, to everybody; of a closed book
 * the lock, and of his own sides view, report and blank sheet. campaign is the
 * one that was played on. */
void mail_exchange(struct outbox *outbox, const struct campaign *campaign,
                   const struct processed *processed);
/* The letters of the head once more, byte by byte, when the run that made it
 * did not come to lay them out; asked as in mail_history(). The host's key
 * signs views. False on trouble. */
bool mail_again(struct outbox *outbox, const struct campaign *campaign,
                const struct signing_key *key, bool asked);
/* Roster, module and participants: with a turn or a view they make a folder
 * that a player's commands take. */
void mail_folder(struct outbox *outbox, const struct campaign *campaign,
                 const char *to);
/* An entry to which several have agreed: correction, roster, end. campaign is
 * the one with the roster of the entry. */
void mail_agreed(struct outbox *outbox, const struct campaign *campaign,
                 const struct quiet_entry *entry);
/* The turn reached without play, or the views of it, and blank sheets that
 * answer it. */
void mail_turn(struct outbox *outbox, const struct campaign *campaign,
               const struct turn *next, const struct written *written);
/* The history up to this entry, as campaign.bundle for git clone and git pull,
 * to everybody who gets a letter already. Of large turns only if asked, of a
 * closed book never. False on trouble; who can be called again sends nothing
 * then, for the letters would be other ones. */
bool mail_history(struct outbox *outbox, const struct campaign *campaign,
                  const struct written *written, bool asked);

#endif
