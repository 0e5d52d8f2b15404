/* From a draft to a sheet: numbered, salted, canonical, signed, remembered. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_SIGN_H
#define BERTHIER_CAMPAIGN_SUBMIT_SIGN_H

#include "campaign/documents/sheet.h"
#include "campaign/open/campaign.h"

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

#endif
