/* The umpire's correction, and the way back to a former turn: entries that
 * change the game where everybody can see it. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_CORRECT_H
#define BERTHIER_CAMPAIGN_PEOPLE_CORRECT_H

#include "campaign/people/agreement.h"
#include "core/edit.h"

struct report;
struct record;
struct element;
struct arena;

struct correct_request {
    struct agreed_request by;
    const char *file;    /* the umpire's draft, or NULL */
    const char *restore; /* number of a turn, or NULL */
    const char *reason;  /* of a restore */
};

/*
 * file or restore draws up inbox/correction.xml, after trying it on the game:
 * the changes are refused at their lines, the game that results by the ruleset.
 * Once enough have consented, the next call (or the same again) commits it.
 */
enum agreed_end campaign_correct(struct agreed *out,
                                 const struct campaign *campaign,
                                 const struct correct_request *request);

/* The sides that a correction names or whose pieces it does: ids, and what is
 * none beside them. */
struct correction;
/* correct_shown.c: The sides whose view shows that change, as exactly as the
 * change says it; true if these are all. One that goes only together with
 * others counts as not shown. */
struct edit;
bool correction_readers(struct names *out, const struct campaign *campaign,
                        const struct edit *edit);

/* Can it be entered next, as far as the document tells? */
bool correction_fits(const struct agreement *agreement,
                     const struct correction *correction);
/* Which of the two it is. */
enum consent_kind correction_consent(const struct correction *correction);
/* Makes the turn, and what is to be committed; key NULL: unsigned. False if
 * the document does not fit the game. */
bool correction_make(struct plain_entry *out, struct entry *entry,
                     const struct agreed_source *in,
                     const struct signing_key *key);

/* The turn as it would be, and what made it. */
struct corrected_turn {
    const char *file; /* as its findings name it */
    const struct element *root;
    const struct record *state; /* of the ruleset */
    const struct edit *const *edits;
    size_t count; /* at least one */
    struct arena *arena;
};

/*
 * Takes them all. One about a line of that file is told at the last change of
 * the record that stands there, of several one whose value the text has; if
 * there is none, at the last whose record its
 * text names; else at the first, and the text says which record it is. A change
 * stands where its edit has its place.
 */
void corrected_findings(struct report *report, const struct report *from,
                        const struct corrected_turn *turn);

#endif
