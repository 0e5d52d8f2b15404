/* The roster changes in the middle: newcomers, those who go, new keys, another
 * host, deputies, due times, policies, switches of the rulebook. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_ROSTER_CHANGE_H
#define BERTHIER_CAMPAIGN_PEOPLE_ROSTER_CHANGE_H

#include "campaign/documents/dealt.h"
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
    size_t offices_count;
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

struct roster_draft {
    const struct campaign *campaign;
    struct roster roster;
    struct folder_file *people; /* of those who join, by their paths in the
                                   inbox; they lie nowhere yet */
    size_t people_count;
};

/* The roster in force with the changes that are asked for, naming it. Writes
 * nothing. False after refusals. */
bool roster_draft_make(struct roster_draft *draft,
                       const struct roster_request *request);

/* Asks those who stay what they are, as the roster in force says of changes,
 * and whoever has new keys, is given an office, or surrenders. Who leaves,
 * loses an office or gets new keys is asked too, by the keys that he has, until
 * the open exchange is due and he has had as long for it as for a sheet: after
 * that nobody waits for him, unless a sheet or an objection of his is filed.
 * Whose sheet the entry would drop is asked.
 * Takes in what the host says who hands his office
 * over. What the turn has dealt asks nobody but the host, who makes the entry:
 * all have agreed to be dealt sides with the first roster, and anybody can tell
 * that it is that.
 */
void roster_ask(struct agreement *agreement, const struct roster *after);

/* The same before it is due, as the document stands. */
void roster_ask_early(struct agreement *agreement, const struct roster *after);
/* Of a roster whose consents are collected: who of it has keys, or a side, of
 * which he who had them before has not said that he gives them up; by this
 * entry, or by one before. */
void roster_unasked(struct names *out, const struct agreement *agreement);

/* Does it give the sides to their players, as they were dealt? */
bool roster_gives_dealt(const struct agreement *agreement);
/* What its turn has dealt, and is not in the roster yet. */
struct deal campaign_deal(const struct campaign *campaign);

#endif
