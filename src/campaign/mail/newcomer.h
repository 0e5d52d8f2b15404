/* The letter that asks somebody to join a campaign that is played, or to go on
 * with new keys: what he takes over, before he consents. */
#ifndef BERTHIER_CAMPAIGN_MAIL_NEWCOMER_H
#define BERTHIER_CAMPAIGN_MAIL_NEWCOMER_H

#include "campaign/mail/attach.h"
#include "campaign/mail/new_entry.h"
#include "campaign/mail/outbox.h"

#include <stdbool.h>

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
