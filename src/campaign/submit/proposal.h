/* A document that wants consents, held against somebody's own folder: what it
 * would do there in the program's words, whatever the letter said that brought
 * it, and whether it could be entered at all. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_PROPOSAL_H
#define BERTHIER_CAMPAIGN_SUBMIT_PROPOSAL_H

#include "campaign/people/agreement.h"

#include <stdbool.h>

struct proposal {
    struct agreement agreement; /* kind, document, campaign; who is asked once
                                   it is judged */
    struct consent about;       /* game and entry, as the document has them */
    struct roster roster;       /* of a roster */
    const char *until;          /* as the document has it, or NULL */
    bool is_first;              /* the roster that begins a campaign */
    bool is_beside;     /* it lies in the folder that it is held against */
    const char *begins; /* of the first roster: where it begins; NULL: as the
                           module sets it up */
    bool asks_unknown;  /* who is asked cannot be said: the lock is not there */
    bool untried;       /* the folder cannot show what it would lead to */
};

/* Reads the document, wherever it lies. False after refusals, also if nobody
 * consents to such a file. */
bool proposal_open(struct proposal *out, const char *path, struct arena *arena,
                   struct report *report);
/*
 * Holds it against a campaign, or the draft of one, at that time (0: no time
 * is asked), by the checks that its entry would make. Refused if it could never
 * be entered there: of another game, entry or state, past its time, while a
 * lock is open that takes the entry, changes that do not fit the game.
 */
bool proposal_judge(struct proposal *out, const struct campaign *campaign,
                    int64_t time);
/* Is his consent asked for? Refused if not. Of a document that was held against
 * nothing, but for a roster, nobody can say. */
bool proposal_asks(const struct proposal *proposal, const char *id,
                   struct arena *arena, struct report *report);

/* What changes, one sentence each: of the campaign it was held against; if of
 * none, all that the document says. */
void proposal_changes(struct names *out, const struct proposal *proposal,
                      struct arena *arena);
/* What of a correction a closed book hides: each change that
 * lies beside the document as his letter brought it, and how many do not. False
 * after refusals [trust other-text] if one there is not what the document
 * seals. */
bool proposal_hidden(struct names *out, const struct proposal *proposal);
/* When the consent counts, until when, and what is lost by it. */
void proposal_follows(struct names *out, const struct proposal *proposal,
                      struct arena *arena);
/* "a correction for entry 4, which follows state 0123456789ab" */
const char *proposal_title(const struct proposal *proposal,
                           struct arena *arena);
/* The digest of his participant file by the roster that counts, or NULL. */
const char *proposal_keys(const struct proposal *proposal, const char *id);

#endif
