/* What is mailed to whom. One function makes the letters of each cause, whether
 * it is called by the run that the cause is of or by one that comes after. */
#ifndef BERTHIER_CAMPAIGN_MAIL_MAILING_H
#define BERTHIER_CAMPAIGN_MAIL_MAILING_H

#include "campaign/mail/made.h"
#include "campaign/mail/outbox.h"
#include "campaign/open/position.h"
#include "campaign/people/agreement.h"

/* The draft as it stands, to everybody who must consent to it; position: the
 * turn it begins from, or NULL. */
void mail_draft(struct outbox *outbox, const struct campaign *draft,
                const struct position *position);
/* A document of the next entry, to one whose consent it wants; the cause of
 * the letter, what it says is the caller's. */
void mail_document(struct outbox *outbox, const struct campaign *campaign,
                   enum consent_kind kind, const char *to,
                   const struct bytes *document);
/* What a correction of a closed book hides, to one whose view shows it: into
 * the letter of mail_document(). False after refusals. */
bool mail_hidden(struct outbox *outbox, const struct agreement *agreement,
                 const char *to);
/* The lock, to everybody who owes an answer or a sealed sheet, with the desk at
 * which he answers; the host's key signs the views of a closed book. False on
 * trouble. */
bool mail_lock(struct outbox *outbox, const struct campaign *campaign,
               const struct signing_key *key);
/*
 * An entry, of whatever kind: what became of it, the turn, the log and the next
 * blank sheet, to everybody; of a closed book of his own sides view, report and
 * blank sheet. In an open book the whole history goes with it as
 * campaign.bundle, for git clone and git pull, unless the turn is large and
 * nobody asks; letters of earlier turns and locks are of the past then. False
 * on trouble; who can be called again sends nothing then, for the letters would
 * be other ones.
 */
bool mail_entry(struct outbox *outbox, const struct made_entry *made,
                bool asked);

#endif
