/* The way out of a stall: an exchange is closed without being played, with the
 * consent of all but those who withheld, and never by the host alone. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_VOID_H
#define BERTHIER_CAMPAIGN_PEOPLE_VOID_H

#include "campaign/people/agreement.h"

#include <stdint.h>

struct void_request {
    const struct signing_key *key; /* the host's */
    const char *reason; /* draws the document up, or up anew; or NULL */
    bool unplayable;    /* because the program dies of it */
    int64_t time;
    const char *until; /* the document that is drawn up holds; or NULL */
};

enum void_end {
    VOID_DONE,
    VOID_WAITS, /* for the consents of missing */
    VOID_REFUSED,
};

struct voided {
    struct bytes document; /* void.xml */
    struct names withheld;
    const char *reason;                 /* as in the document */
    const char *unplayable;             /* as in the document; then: */
    long line;                          /* of that sheet; 0: of none */
    struct names accused;               /* of it: told, if not asked */
    const struct exchange_files *files; /* all that is tried */
    struct names missing;               /* whose consent is waited for */
    struct names witnesses;     /* one of these must consent, whoever is waited
                                   for; empty: somebody who is, or has */
    int64_t due;                /* until then they must consent as well */
    struct agreement agreement; /* document, who is asked, who has consented */
    struct plain_entry entry;   /* once it is done */
};

/*
 * The first call draws up inbox/void.xml {lock, who withheld, reason}; when
 * all have consented to it whom void_consents() asks, and one who can bear it
 * out, the next one commits it as an entry that leaves the game as it was; the
 * inbox is cleared by him who has laid out the letters. Refused if nobody
 * withholds anything; of an unplayable one, as unplayable_find() and each time
 * anew.
 */
enum void_end exchange_void(struct voided *out, const struct campaign *campaign,
                            const struct void_request *request);

/*
 * When what is owed after a lock is withheld: when it has been owed for as
 * long as a sheet may be. Until then those who withhold must consent as well:
 * a host who has read the sheets, or reckoned dice that he does not like, must
 * not void an exchange by himself.
 */
int64_t void_due(const struct campaign *campaign, const struct lock *lock);

/* What hangs upon a lock that is closed without play. */
struct void_case {
    const struct lock_text *lock;
    const struct names *accused; /* by the document */
    bool due;                    /* they are not waited for any more */
};

/*
 * Who must consent, in the one place where it is decided. Everybody, but who
 * is accused once it is due, and who was locked absent: he counts as silent,
 * is never waited for, and is heard if he speaks. Among them must be a witness,
 * so that no host throws again alone: somebody who is neither the host, nor
 * commands a side with him, nor is accused. Where nobody of that kind is left
 * who is not absent, only one of the accused can bear it out, or an absent who
 * comes back: they are the witnesses of the agreement.
 */
void void_consents(struct agreement *agreement, const struct void_case *of);
/* Has the lock him absent? */
bool is_locked_absent(const struct lock_text *lock, const char *id);
/* Is he the host, or does he command a side that the host commands? */
bool is_of_hosts_party(const struct roster *roster, const char *id);

/* Whom the document accuses: those who withheld, or the author of the sheet of
 * which the program died. */
void void_accused(struct names *out, const struct void_document *document,
                  struct arena *arena);
/* Are they not waited for any more at that time? Whoever is accused of having
 * killed an exchange owes nothing to it. */
bool void_is_due(const struct void_document *document,
                 const struct campaign *campaign, const struct lock *lock,
                 int64_t time);

/* Of an opened document: is it about the open lock? Asks as before
 * void_due(). */
bool void_ask(struct agreement *agreement);

/* What a void entry is made of. */
struct void_source {
    const struct campaign *campaign; /* as the lock found it */
    const struct closing *closing;
    const struct void_document *document;
    const struct agreement *agreement; /* document and consents */
    const char *program;               /* that the turn shall name */
    int64_t time;
};
/* Makes the turn, and what is to be committed; key NULL: unsigned. */
void void_make(struct plain_entry *out, struct entry *entry,
               const struct void_source *in, const struct signing_key *key);

#endif
