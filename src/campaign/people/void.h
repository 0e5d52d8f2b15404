/* The way out of a stall: an exchange is closed without being played, with the
 * consent of all but those who withheld, and never by the host alone. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_VOID_H
#define BERTHIER_CAMPAIGN_PEOPLE_VOID_H

#include "campaign/people/agreement.h"

#include <stdint.h>

struct void_request {
    struct agreed_request by;
    const char *reason; /* draws the document up, or up anew; or NULL */
    bool unplayable;    /* because the program dies of it */
};

/*
 * The first call draws up inbox/void.xml {lock, who withheld, reason}; when
 * all have consented to it whom void_consents() asks, and one who can bear it
 * out, the next one commits it as an entry that leaves the game as it was.
 * Refused if nobody withholds anything; of an unplayable one, as
 * unplayable_find() and each time anew.
 */
enum agreed_end exchange_void(struct agreed *out,
                              const struct campaign *campaign,
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

/* Whom the document accuses: those who withheld, or the author of the sheet of
 * which the program died. */
void void_accused(struct names *out, const struct void_document *document,
                  struct arena *arena);

/* See struct change_kind. void_entry.c */
bool void_make(struct plain_entry *out, struct entry *entry,
               const struct agreed_source *in, const struct signing_key *key);
const char *void_say(const struct agreement *agreement);
/* The same for who consents to it: each a line, the lock among them. */
void void_say_closely(struct names *out, const struct agreement *agreement,
                      struct arena *arena);
struct effect_list;
void void_affect(const struct effect_list *list);
const char *void_lose(const struct campaign *campaign, struct arena *arena);

#endif
