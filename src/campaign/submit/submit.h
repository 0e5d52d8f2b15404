/* Mail comes in: one file is judged, and accepted whole or rejected whole.
 *
 * submit_file() is the host's door. It reads the file, undoes and remarks what
 * mail does to it, and opens it by its root as one of the kinds of mail:
 * sheet, seal, answer, consent or participant. The signature is verified with
 * the key that the roster has of the claimed sender; an answer carries a proof
 * instead. Then the function of its kind judges it:
 *
 *   submit_sheet()        orders.c: of this exchange and state, a higher
 *                         sequence than the one filed, and sheet_check() of
 *                         judge/ finds nothing
 *   submit_seal()         orders.c: a promise of a sheet, before the lock
 *   submit_sealed()       orders.c: bytes that a seal has promised
 *   submit_answer()       other.c: a proof over the lock that is open
 *   submit_consent()      other.c: to the document that waits
 *   submit_participant()  other.c: a newcomer of a draft or of a roster in the
 *                         making
 *
 * What passes lies in the inbox at the path that its entry will have, and the
 * very same file may come twice. Refusals are in the submission's own report,
 * so that a folder of mail is judged file by file; receipt_make() gives the
 * sender the host's signed word that it arrived.
 *
 * sign.c is the same way at the player's desk: sign takes a draft through
 * sheet_check(), numbers, salts and signs it, and remembers that. pending.c
 * lists the documents that wait for consents and whose are missing. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_SUBMIT_H
#define BERTHIER_CAMPAIGN_SUBMIT_SUBMIT_H

#include "campaign/documents/documents.h"
#include "campaign/mail/bounce.h"
#include "campaign/open/campaign.h"
#include "campaign/open/signed.h"
#include "core/buffer.h"
#include "core/report.h"
#include "io/files.h"
#include "io/mailbox.h"

#include <stdbool.h>
#include <stdint.h>

/* incoming.c: A mail folder is kept for a whole campaign and given whole each
 * time: what was told of. inbox/.known has a line of each such file, its digest
 * and the exchange that it was filed for, or 0. It spares letters and work, and
 * decides about nothing else. */
struct known_mail {
    struct buffer lines;
    size_t kept; /* bytes of them that are in the file */
};

/* A file that cannot be read knows nothing. */
void known_mail_open(struct known_mail *out, const struct campaign *campaign);
/* 0: it was refused; -1: it was never told of. */
int known_mail_of(const struct known_mail *known, const char *digest);
void known_mail_learn(struct known_mail *known, const char *digest,
                      int exchange);
/* Once the letters lie in the outbox; of a draft nothing is kept. False on
 * trouble. */
bool known_mail_keep(const struct known_mail *known,
                     const struct campaign *campaign);

/* What became of a file. */
struct submission {
    const char *path;      /* as the user named it */
    struct report *report; /* findings and remarks about this file */
    bool filed;            /* or was filed before */
    bool again;            /* the very same lay there already */
    bool told;             /* and its receipt was laid out */
    bool died;             /* the program, when it judged it */
    bool held;             /* nothing is wrong with it, and it can wait */
    bool known;            /* nothing new: filed, entered or told before */
    bool foreign;          /* no file of a campaign, beside such in a mail */
    bool entered;          /* the very same is in the history */
    enum bounce where;     /* what it is for */
    enum mail_kind kind;   /* of a filed one */
    const char *of;        /* who sent it, once his signature or proof is
                              verified; else NULL */
    int sequence;          /* of sheet and seal */
    const char *instead;   /* of which other participant file, a sentence with a
                              space behind; or NULL */
    const char *digest;    /* of the bytes as they are filed; of a bounced file
                              as they came */
};

/*
 * Judges a file against the campaign, or the draft of one, and files it in the
 * inbox (of a draft: in consents/). What mail does to a file is undone and
 * remarked: CR before LF, a BOM, blank bytes after the root. The same file
 * twice is harmless. Refusals are in out->report and leave nothing behind. A
 * child of the program judges it first: should that die, it is trouble of this
 * file alone. A sheet or seal is held whose exchange is locked in the host's
 * memory, the file of that path, while the lock itself is lost. What is
 * known or foreign is not to be told: the user has not named it.
 */
struct submitting {
    const struct campaign *campaign;
    const char *memory;
    struct known_mail *known;
};
void submit_file(struct submission *out, const struct submitting *run,
                 const struct mail_item *item);

/* The host's signed word that it arrived. */
struct receipt_request {
    const struct campaign *campaign;
    const struct submission *submission;
    const struct signing_key *key;
    int64_t time;
    const char *memory; /* path of the host's */
    bool is_given;      /* the time, by the user */
};
/* Keeps in the host's memory when it was filed: no entry may be older. By his
 * clock, or the receipt's time if that is later; where test keys play by that
 * alone, if it is given. Where a memory is lost none is begun, but of a draft.
 * False on trouble. */
bool receipt_note(const struct receipt_request *request);
struct bytes receipt_make(const struct receipt_request *request);

/* For the files that judge one kind each; nobody else calls these. */
struct incoming {
    struct submission *out;
    const struct campaign *campaign; /* its report is the submission's */
    const char *memory;              /* path of the host's */
    struct signed_file file;
    bool by_former_keys;  /* a consent to a roster, of one who gets new keys */
    const char *filed_as; /* path in the inbox, to be set */
    const char *replaces; /* another that counts no more then; or NULL */
};
bool submit_sheet(struct incoming *incoming);
bool submit_seal(struct incoming *incoming);
bool submit_answer(struct incoming *incoming);
bool submit_consent(struct incoming *incoming);
bool submit_participant(struct incoming *incoming);
/* Bytes that a seal has promised, whatever they are; true if they are. */
bool submit_sealed(struct incoming *incoming);
/* What it is for is that entry: notes what that is, and whether the history has
 * the very same there. Returns true if so. */
bool submit_is_entered(const struct incoming *incoming, int entry,
                       enum bounce where);
/* Is it of this game and of the exchange that is open? */
bool submit_fits(const struct incoming *incoming, const char *game,
                 int exchange);

/* mail_damage.c: what people mail that is no file of ours, by name. */
/* Undoes what mail does to a file, and only that, and says so. */
struct bytes mail_damage_mend(const struct bytes *raw, const char *name,
                              struct arena *arena, struct report *report);
/* Refuses what can be named: a draft that nobody has signed, a picture, an
 * archive, a letter's text, what a mail program has made of a file. False then;
 * true says nothing about what is left. */
bool mail_damage_check(const struct bytes *bytes, const char *name,
                       struct report *report);

enum mail_look {
    LOOK_FOREIGN,  /* no file of a campaign */
    LOOK_DOCUMENT, /* one that nobody mails to a host: a turn, a receipt */
    LOOK_MAIL,     /* to be judged: meant to be filed, and perhaps damaged */
};
enum mail_look mail_look_of(const struct mail_item *item);

#endif
