/* Mail comes in: one file is judged, and filed whole or bounced whole. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_SUBMIT_H
#define BERTHIER_CAMPAIGN_SUBMIT_SUBMIT_H

#include "campaign/documents/documents.h"
#include "campaign/open/campaign.h"
#include "campaign/open/signed.h"
#include "core/report.h"

#include <stdbool.h>
#include <stdint.h>

/* What became of a file. */
struct submission {
    const char *path;      /* as the user named it */
    struct report *report; /* findings and remarks about this file */
    bool filed;            /* or was filed before */
    bool again;            /* the very same lay there already */
    bool died;             /* the program, when it judged it */
    enum mail_kind kind;   /* of a filed one */
    const char *of;        /* who sent it, once his signature or proof is
                              verified; else NULL */
    int sequence;          /* of sheet and seal */
    const char *digest;    /* of the bytes as they are filed; of a bounced file
                              as they came */
};

/*
 * Judges a file against the campaign, or the draft of one, and files it in the
 * inbox (of a draft: in consents/). What mail does to a file is undone and
 * remarked: CR before LF, a BOM, blank bytes after the root. The same file
 * twice is harmless. Refusals are in out->report and leave nothing behind. A
 * child of the program judges it first: should that die, it is trouble of this
 * file alone.
 */
void submit_file(struct submission *out, const struct campaign *campaign,
                 const char *path);

/* The host's signed word that it arrived. */
struct receipt_request {
    const struct campaign *campaign;
    const struct submission *submission;
    const struct signing_key *key;
    int64_t time;
};
struct bytes receipt_make(const struct receipt_request *request);

/* For the files that judge one kind each; nobody else calls these. */
struct incoming {
    struct submission *out;
    const struct campaign *campaign; /* its report is the submission's */
    struct signed_file file;
    const char *filed_as; /* path in the inbox, to be set */
};
bool submit_sheet(struct incoming *incoming);
bool submit_seal(struct incoming *incoming);
bool submit_answer(struct incoming *incoming);
bool submit_consent(struct incoming *incoming);
bool submit_participant(struct incoming *incoming);
/* Bytes that a seal has promised, whatever they are; true if they are. */
bool submit_sealed(struct incoming *incoming);
/* Is it of this game and of the exchange that is open? */
bool submit_fits(const struct incoming *incoming, const char *game,
                 int exchange);

#endif
