/* The roster changes in the middle: newcomers, those who go, new keys, another
 * host, deputies, due times, policies, switches of the rulebook. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_ROSTER_CHANGE_H
#define BERTHIER_CAMPAIGN_PEOPLE_ROSTER_CHANGE_H

#include "campaign/people/agreement.h"

/* Who shall do what for a side from now on. */
struct office_change {
    const char *who; /* id */
    const char *side;
    enum office { OFFICE_COMMANDER, OFFICE_DEPUTY, OFFICE_NONE } office;
};

struct roster_request {
    struct agreed_request by;
    const char *memory; /* path: of whoever makes the entry */
    bool dealt;         /* what the turn has dealt, and nothing else */
    bool draws_up;      /* anew from the roster in force; else what waits */
    struct names join;  /* participant files: newcomers, or new keys */
    struct names leave; /* ids */
    struct office_change *offices;
    size_t office_count;
    struct roster_vacant *vacant; /* sides whose commander and deputies go */
    size_t vacant_count;
    const char *surrenders; /* side, or NULL: its commander gives it up for
                               good, and with its deputies goes, if that is all
                               he has */
    const char *reason;     /* his, or NULL */
    const char *host;       /* id, or NULL: as it is */
    const char *due;        /* the same */
    /* What stands in it counts if it is asked for. */
    struct roster terms;
    bool missing;
    bool changes;
};

/*
 * Draws up inbox/roster.xml, which names game and the roster it follows; those
 * who consent to it are those whom roster_ask() says. The host who hands over
 * is heard: where most are enough, they are for another host with his consent
 * alone, and all are asked without it. The key that makes the entry is the new
 * roster's host's.
 */
enum agreed_end campaign_change_roster(struct agreed *out,
                                       const struct campaign *campaign,
                                       const struct roster_request *request);
/* Gives back what the agreement holds of a new roster. */
void roster_change_close(struct agreed *agreed);

/* What the roster changes, one sentence each, lower case: "carl joins". */
void roster_differences(struct names *out, const struct roster *before,
                        const struct roster *after, struct arena *arena);

/* The same in the log of its entry, with who surrenders and who did not say
 * that he gives up what others have by it. */
void roster_tell(struct journal *journal, const struct agreement *agreement);

/* All that a roster says, one sentence each. */
void roster_terms(struct names *out, const struct roster *roster,
                  struct arena *arena);

/* How many consents a roster says are enough for later changes: a paragraph for
 * people, before they consent to it. NULL: all. */
const char *changes_text(const struct roster *roster, struct arena *arena);

/* roster_draft.c: Is it his key who hosts the campaign, or will by the roster
 * that waits? */
bool may_become_host(const struct campaign *campaign,
                     const struct signing_key *key);

#endif
