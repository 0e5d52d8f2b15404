/* The way out of a stall: an exchange is closed without being played, with the
 * consent of all but those who withheld. */
#ifndef BERTHIER_CAMPAIGN_VOID_H
#define BERTHIER_CAMPAIGN_VOID_H

#include "campaign/agreement.h"

#include <stdint.h>

struct void_request {
    const struct signing_key *key; /* the host's */
    const char *reason; /* draws the document up, or up anew; or NULL */
    int64_t time;
};

enum void_end {
    VOID_DONE,
    VOID_WAITS, /* for the consents of missing */
    VOID_REFUSED,
};

struct voided {
    struct bytes document; /* void.xml */
    struct names withheld;
    struct names missing;     /* whose consent is not there yet */
    int64_t due;              /* until then they must consent as well */
    struct quiet_entry entry; /* once it is done */
};

/*
 * The first call draws up inbox/void.xml {lock, who withheld, reason}; when
 * all have consented to it whom void_excused() does not excuse, the next one
 * commits it as an entry that leaves the game as it was. Refused if nobody
 * withholds anything.
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

/* Of an opened document: is it about the open lock? Asks everybody, as before
 * void_due(). */
bool void_ask(struct agreement *agreement);

/* What a void entry is made of. */
struct void_source {
    const struct campaign *campaign; /* as the lock found it */
    const struct open_lock *lock;
    const struct void_document *document;
    const struct agreement *agreement; /* document and consents */
    struct exchange_file *answers;     /* name: as the tree has it */
    size_t answer_count;
    const char *program; /* that the turn shall name */
    int64_t time;
};
/* Makes the turn, and what is to be committed; key NULL: unsigned. */
void void_make(struct quiet_entry *out, struct entry *entry,
               const struct void_source *in, const struct signing_key *key);

#endif
