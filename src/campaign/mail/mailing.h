/* What is mailed to whom. One function makes the letters of each cause, whether
 * it is called by the run that the cause is of or by one that comes after. */
#ifndef BERTHIER_CAMPAIGN_MAIL_MAILING_H
#define BERTHIER_CAMPAIGN_MAIL_MAILING_H

#include "campaign/mail/attach.h"
#include "campaign/mail/new_entry.h"
#include "campaign/mail/outbox.h"
#include "campaign/people/agreement.h"
#include "campaign/people/replaced.h"

#include <stdbool.h>

/* The draft as it stands, to everybody who must consent to it, with what would
 * be played: its module, everybody's file, and from.xml if it begins in the
 * middle and its folder has it. False on trouble. */
bool mail_draft(struct outbox *outbox, const struct campaign *draft);
/* What a document is called in letters as long as it is proposed: whoever saves
 * it beside the files in force has those still. "proposed-roster.xml" */
const char *proposed_file(enum consent_kind kind, struct arena *arena);
/* A document of the next entry, to one whose consent it wants; the cause of
 * the letter, what it says is the caller's. */
void mail_document(struct outbox *outbox, const struct campaign *campaign,
                   enum consent_kind kind, const char *to,
                   const struct bytes *document);
/* effects.c: "waits for the consent of anna and carl, until 1 May 2026, 00:00
 * UTC" */
const char *waits_words(const struct agreement *agreement);
/* "until 20 June 2015, 18:00 UTC", with that word before it; or that it can be
 * one entry alone, which an exchange may be first. */
const char *time_left_words(const struct agreement *agreement,
                            const char *until);
/* effects.c: That who owes to the lock can still send it, a sentence after a
 * blank; "" of who owes nothing, or where no lock is closed. */
const char *may_send_words(const struct agreement *agreement, const char *id);
/* effects.c: To one whom nobody waits for, and who reads it all the same. */
void mail_unasked(struct outbox *outbox, const struct agreement *agreement,
                  const char *id);
/* effects.c: What his silence costs him who loses seat or keys, and how he
 * objects; into the letter that asks him. */
void mail_displaced(struct outbox *outbox, const struct agreement *agreement,
                    const char *id);
/* effects.c: To each whom the document concerns and who is not asked: what it
 * says of him, until when it waits for whom, and what he can do. self is the id
 * of who mails it, and knows. */
void mail_affected(struct outbox *outbox, const struct agreement *agreement,
                   const char *self);
/* replacing.c: That another text takes the place of a document that waited: to
 * everybody who had it but self, who did it (or NULL); of a draft's roster to
 * those who had consented to it. */
void mail_replaced(struct outbox *outbox, const struct campaign *campaign,
                   const struct replaced *replaced, const char *self);
/* What a correction of a closed book hides, to one whose view shows it: into
 * the letter of mail_document(). False after refusals. */
bool mail_hidden(struct outbox *outbox, const struct agreement *agreement,
                 const char *to);
/* The repaired module of an upgrade, if it has one; and which of his own
 * orders, standing or filed, are illegal on it, into the same letter. False on
 * trouble. */
bool mail_repair(struct outbox *outbox, const struct agreement *agreement,
                 const char *to);
/* The lock, to everybody who owes an answer or a sealed sheet, with the desk at
 * which he answers; the host's key signs the views of a closed book. False on
 * trouble. */
bool mail_lock(struct outbox *outbox, const struct campaign *campaign,
               const struct signing_key *key);
/* More time for the sheets of the open exchange, which has an extension: to
 * everybody, with the signed file. False on trouble. */
bool mail_extension(struct outbox *outbox, const struct campaign *campaign);
/* That the entry has ended an extension with its exchange, or NULL. */
const char *extension_lapsed(const struct new_entry *made);
/*
 * An entry, of whatever kind: what became of it, the turn, the log and the next
 * blank sheet, to everybody; of a closed book of his own sides view, report and
 * blank sheet. In an open book the whole history goes with it as
 * campaign.bundle, for git clone and git pull, unless the turn is large and
 * nobody asks; letters of earlier turns and locks that lie there bring no more
 * than it then. False on trouble; who can be called again sends nothing then,
 * for the letters would be other ones.
 */
bool mail_entry(struct outbox *outbox, const struct new_entry *made,
                bool asked);
/* annulling.c: Of the same cause, to those whose participant files are dropped,
 * whether or not they take part. */
void mail_lost_people(struct outbox *outbox, const struct new_entry *made);

/* newcomer.c: the letter that asks somebody to join a campaign that is played,
 * or to go on with new keys: what he takes over, before he consents. */
/* Of one run. Set the upper part, zero the rest. */
struct newcomers {
    struct outbox *outbox;
    const struct agreement *agreement; /* to a roster, prepared */
    const struct signing_key *key;     /* of who gives the command */
    bool asked;                        /* for the history of a large turn */

    /* Made for the first of them. */
    const struct new_entry *head; /* the entry that the campaign stands at */
    struct brought history;       /* as an entry's letters bring it */
};

/*
 * To the newcomer of that id (newcomer_in()): the document and a whole desk, in
 * which it can be consented to. In an open book it is the turn, what a player
 * gets with it, and campaign.bundle by the rule of an entry's letters; in a
 * closed one view, report and page of the sides that newcomer_sees() has, if
 * the key is that of the host, whose signature a view bears. Where there is
 * nothing to show the letter says why, and how he consents all the same. The
 * roster in force keeps its name. False on trouble.
 */
bool mail_newcomer(struct newcomers *newcomers, const char *id);

#endif
