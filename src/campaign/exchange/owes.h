/* Who owes what since when: one source for show, lock and process. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_OWES_H
#define BERTHIER_CAMPAIGN_EXCHANGE_OWES_H

#include "campaign/judge/desk.h"
#include "campaign/open/campaign.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum owed_kind {
    OWED_SHEET,
    OWED_SEAL,   /* in preset table, before the sheet */
    OWED_OPENED, /* the sheet that was sealed */
    OWED_ANSWER,
};

extern const char *const owed_words[]; /* sheet, seal, ... */

struct owed {
    const char *who;
    enum owed_kind kind;
    bool must;  /* play or lock waits for it */
    bool filed; /* it has come */
};

struct owing {
    struct owed *items; /* in the roster's order */
    size_t count;
    bool locked;   /* a lock is open: answers are asked for */
    int64_t since; /* 0: unknown */
    int64_t due;   /* 0: unknown; of sheets and seals */
    bool waits;    /* something that must come is not filed */
};

/* Looks at the open questions, the lock and the inbox. False on trouble. */
bool owing_of(struct owing *out, const struct campaign *campaign);

/* Must it come, and has not; and is it not of him whose id is but? */
bool owes_still(const struct owed *owed, const char *but);
/* Who still owes what must come: "anna and bert owe a sheet; carl owes an
 * answer", without him whose id is but, if it is not NULL; NULL if nobody
 * does. */
const char *owing_words(const struct owing *owing, const char *but,
                        struct arena *arena);
/* ", due 20 June 2015, 18:00 UTC", or ", asked ..." of an open lock; "" if
 * nothing is known. */
const char *owing_until(const struct owing *owing, struct arena *arena);
/* Until when sheets are due that answer an entry of that time, for people;
 * NULL: unknown, or the roster names no time. */
const char *sheets_due(const struct campaign *campaign, int64_t entry);

/* Has anybody who commands the side filed a sheet or seal? */
bool side_has_sent(const struct campaign *campaign, const char *side);
/* Is it a digest? */
bool lock_has_sheet(const char *value);
/* Has the lock a sheet for every side that must be answered for, as far as the
 * turn or view at hand shows, but for who is absent? No honest host makes
 * another; refused [trust missing-sheet]. */
bool lock_serves(const struct campaign *campaign, const struct lock_text *text,
                 const char *name);
/* "orders/anna.xml" or "seals/anna.xml": what the lock of this preset names. */
const char *sent_path(const struct campaign *campaign, const char *id);

/* Of each vacant side what is done for it, and how it can be had: "Austria is
 * vacant: nothing waits for it ...; whoever would command it sends his
 * participant file to umpire". Sentences without an end. */
void vacant_words(struct names *out, const struct campaign *campaign);

#endif
