/* The kinds of change that several must agree to, one row each: who is asked,
 * what is said, what is lost. A row stands at the end of the file that draws
 * its document up: roster_change.c, correct_asked.c (a correction and the way
 * back to a former turn), void.c, upgrade.c, disclose.c, end.c. Everything
 * that handles such documents alike, from the host's inbox to the audit, reads
 * the row and knows no kind by name. A new kind is a value of enum
 * consent_kind, a document in open/inbox.c, and a row here. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_CHANGE_KIND_H
#define BERTHIER_CAMPAIGN_PEOPLE_CHANGE_KIND_H

#include "campaign/people/affected.h"
#include "campaign/people/agreement.h"

#include <stdbool.h>

struct change_kind {
    enum consent_kind consent;
    enum entry_kind entry; /* that its document becomes */
    const char *command;   /* that makes the entry: "roster" */
    const char *again;     /* how it is drawn up anew: "berthier roster DIR";
                              NULL: it is of one exchange alone */
    const char *title;     /* "another roster" */
    const char *dies;      /* what ends one that may follow any entry: "the
                              campaign ends before" */

    /* Is the document what its kind says? False after refusals. */
    bool (*reads)(const struct signed_file *document, struct arena *arena,
                  struct report *report);
    /* Does it close a lock, as the document says? NULL: never. */
    bool (*closes)(const struct agreement *agreement);
    /* May its entry follow now? Not asked of what closes a lock. */
    bool (*follows)(const struct campaign *campaign);

    /* Of an opened document: is it one that can be agreed to here and now, and
     * by whom? Calls agreement_ask(). False after refusals. By the host who
     * makes the entry, and by everybody who makes it anew. */
    bool (*ask)(struct agreement *agreement);
    /* The same while it waits, NULL: as ask(); at the desk of who consents,
     * NULL: as look() does; and in the audit of an entry that is not made anew,
     * since another revision plays it, NULL: as ask(). */
    bool (*look)(struct agreement *agreement);
    bool (*ask_at_desk)(struct agreement *agreement);
    bool (*ask_unmade)(struct agreement *agreement);
    /* Does the game take it? NULL: what ask() has seen is all. Where the folder
     * cannot show what it leads to (is_unseen, NULL: it always can), nobody
     * tries. */
    bool (*is_unseen)(const struct agreement *agreement);
    bool (*try)(const struct agreement *agreement);
    /* Makes the turn, and what is to be committed; key NULL: unsigned. False
     * if the document does not fit the game. */
    bool (*make)(struct plain_entry *out, struct entry *entry,
                 const struct agreed_source *in, const struct signing_key *key);

    /* What an opened document says, lines that end in LF. */
    const char *(*say)(const struct agreement *agreement);
    /* Whom it concerns; NULL: all alike, and all are asked. */
    void (*affect)(const struct effect_list *list);
    /* What is lost by it, for who consents: a text, or what lose() says;
     * campaign NULL: he has no folder. Both NULL: the sheets that are filed. */
    const char *lost;
    const char *(*lose)(const struct campaign *campaign, struct arena *arena);
};

extern const struct change_kind roster_change;
extern const struct change_kind correction_change;
extern const struct change_kind void_change;
extern const struct change_kind restoration_change;
extern const struct change_kind upgrade_change;
extern const struct change_kind disclosure_change;
extern const struct change_kind end_change;

const struct change_kind *change_kind(enum consent_kind consent);
/* The kind of the document that has become the entry at which the campaign
 * stands; *out NULL: that is a beginning or an exchange. False on trouble. */
bool change_entered(const struct change_kind **out,
                    const struct campaign *entered);

/* The kind of consent that a document asks for and the game it belongs to; the
 * digest is the document's. False if nobody consents to such a file. */
bool consent_about(struct consent *out, const struct signed_file *document,
                   struct arena *arena, struct report *report);
/*
 * Of a document that change_kind.ask() has found fit, whether it waits or
 * has become the entry agreement->entered: the same list. Of a roster, campaign
 * must stand before it; of a correction too. What a correction of a closed
 * book seals is not told.
 */
void agreement_affected(struct affected *out,
                        const struct agreement *agreement);
/* As change_kind.say() of its kind; "" of what cannot be read. */
const char *agreement_words(const struct agreement *agreement);

#endif
