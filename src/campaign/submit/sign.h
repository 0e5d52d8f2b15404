/* From a draft to a sheet: numbered, salted, canonical, signed, remembered. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_SIGN_H
#define BERTHIER_CAMPAIGN_SUBMIT_SIGN_H

#include "campaign/documents/sheet.h"
#include "campaign/open/campaign.h"
#include "campaign/proof/remember.h"

#include <stdbool.h>
#include <stdint.h>

struct sign_request {
    const struct signing_key *key;
    const char *memory; /* path */
    const char *file;   /* the draft's name, for findings */
    int sequence;       /* 0: the next that the memory knows */
    const char *salt;   /* 64 digits, test keys only; NULL: random */
    const char *made;   /* a time, test keys only; NULL: by the clock */
    int64_t now; /* of the clock that the head is held against; 0: none */
    const char *folder; /* where a proof of cheating is laid; NULL: here */
};

struct signed_sheet {
    struct signed_file sheet;
    struct signed_file seal; /* of preset table; else empty */
    int sequence;
    bool late; /* its exchange is locked already: it is not played */
};

/* The draft must fit the campaign and be good; refused orders may be accepted.
 * What was accepted stands in the sheet. The memory knows the sheet (and
 * the seal) before this returns, and is held by nobody else meanwhile: another
 * sheet of the same number is refused [trust same-sequence], however many are
 * signed at once. */
bool sheet_sign(struct signed_sheet *out, const struct campaign *campaign,
                const struct sheet *draft, const struct sign_request *request);

/* before.c: what shows, beside the memory, that somebody has signed before. */
/* Whose sheet of the open exchange is about to be signed, and where it and his
 * memory lie. */
struct signer_desk {
    const struct campaign *campaign;
    const char *id;
    const char *folder; /* where sheets are written; NULL: here */
    const char *memory; /* path */
};

/* "mail/anna-4-2": the path of a sheet without its ending. */
const char *sheet_stem(const struct signer_desk *desk, int sequence);

/* The number that a sheet is to get. */
struct numbering {
    int sequence;
    bool given; /* by whoever signs, and not by the memory */
    bool found; /* a memory was there */
};
/* Does no file show that his memory lacks another sheet of that number or
 * above? Looked at are those where sheets are written, what is filed, the
 * head's entry or lock, and what was kept beside the memory. If one does, it is
 * refused [trust no-memory] with the number that goes on; where there is no
 * memory and he has signed for another exchange, it is remarked. */
bool sheet_is_next(const struct signer_desk *desk,
                   const struct signed_sheet *sheet,
                   const struct numbering *number);
/* No other file lies where sheet and seal are to be written [trust
 * same-sequence]: what is signed may have been mailed. */
bool sheet_is_written_once(const struct signer_desk *desk,
                           const struct signed_sheet *sheet);

/* Remarks that the open exchange is locked already, if it is, and what of his
 * the lock has: by the number of the sheet, if his memory (or NULL) knows it.
 * False if nothing is locked. */
bool sheet_is_late(const struct campaign *campaign, const char *id,
                   const struct memory *memory);

#endif
