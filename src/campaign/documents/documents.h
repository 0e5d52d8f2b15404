/* The files that people and program exchange, as structs with their field
 * tables. doc/formats.md shows each by example.
 *
 * A document has three things here: a struct, a function NAME_read() that
 * fills it from the root of an opened file, and a function NAME_write() that
 * writes its canonical bytes without a Signature. One field table
 * (core/field.h) stands behind both and behind its schema, so that none says
 * what the others do not: the small files here and in documents.c, the roster
 * in roster.h, sheets in sheet.h, turns and views in turn.h, what several must
 * agree to in agreed.h, modules and journals in module.h, each with its .c.
 *
 * Reading comes last. open/signed.c has read the bytes, verified the signature
 * and validated by the schema before a root is handed to NAME_read(), which
 * looks at the format's version first, then at each attribute, and refuses at
 * file and line. What a field table can not check but hangs on the document
 * alone is refused here too, such as a roster whose contributors do not fit
 * its preset. Whether a document fits the campaign is asked by who takes it
 * in.
 *
 * Turn, view, module and sheet hold a part that only the ruleset knows: the
 * game, the data, the orders. A sheet keeps the elements of its orders until
 * judge/ has the ruleset's tables; turn_read() takes the ruleset, and
 * turn_head_read() does without one, for those who do not play. module_build.c
 * makes a module of a folder of TSV files. This is the lowest folder of
 * campaign/: but for that it opens no file, and it knows no key. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_DOCUMENTS_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_DOCUMENTS_H

#include "core/element.h"
#include "core/field.h"
#include "core/order.h"
#include "core/report.h"

#include <stdbool.h>

struct report;
struct element;
struct arena;
struct buffer;
struct ruleset;

enum { FORMAT_VERSION = 1 };

/* So many warnings one file goes on in spite of. */
enum { ACCEPTS_MOST = 32 };

/* An id of a participant: [a-z0-9-]{1,16}. */
bool is_participant_id(const char *id);

/* Somebody's public halves, signed by himself. */
struct participant {
    int version;
    const char *id;      /* [a-z0-9-]{1,16} */
    const char *name;    /* name or handle, as he wants it printed */
    const char *signing; /* base64 of the SubjectPublicKeyInfo */
    const char *dice;    /* 66 digits: compressed point */
    const char *proof;   /* 162 digits: by the dice key, over participant_text()
                            of id and signing */
    bool test;
};

enum consent_kind {
    CONSENT_ROSTER,
    CONSENT_CORRECTION,
    CONSENT_VOID,
    CONSENT_RESTORE,
    CONSENT_UPGRADE,
    CONSENT_DISCLOSE,
    CONSENT_END,
    CONSENT_KINDS
};
extern const char *const consent_words[];

struct consent {
    int version;
    const char *game; /* of the first roster: its own digest */
    const char *from;
    enum consent_kind kind;
    const char *digest;   /* of the document agreed to */
    struct names accepts; /* warnings that he went on in spite of */
    bool withdrawn;       /* he takes back what he has consented to */
    int entry; /* the document's, if it names one; stands in no consent */
};

struct seal {
    int version;
    const char *game;
    int exchange;
    const char *state;
    const char *from;
    int sequence;
    const char *sheet; /* digest of the signed sheet */
};

struct lock {
    int version;
    const char *game;
    int exchange;
    const char *from;
    const char *due;  /* NULL: none was set */
    const char *time; /* commit time of the entry */
    const char *text; /* the block whose digest is L */
};

struct answer {
    int version;
    const char *game;
    int exchange;
    const char *lock; /* L */
    const char *from;
    const char *proof;    /* 162 digits */
    struct names accepts; /* as he says: nobody has signed it */
};

enum mail_kind {
    MAIL_SHEET,
    MAIL_SEAL,
    MAIL_ANSWER,
    MAIL_CONSENT,
    MAIL_PARTICIPANT,
    MAIL_WITHDRAWAL
};
extern const char *const mail_words[];

struct receipt {
    int version;
    const char *game;
    int exchange;
    const char *from; /* the host */
    const char *of;   /* whose file it was */
    enum mail_kind kind;
    const char *digest;
    const char *time;
};

/* A void entry's document; consents are to its digest. */
struct void_document {
    int version;
    const char *game;
    int exchange;
    const char *lock;      /* L of the lock it closes */
    struct names withheld; /* ids whose answer did not come */
    const char *reason;
    const char *until;      /* entered no later, or NULL */
    const char *unplayable; /* all came, and the program dies of it: the sheet
                               it had in hand, "orders/anna.xml", or "-";
                               NULL: it is void because something is withheld */
};

/* A closed book is to be published up to that state; consents are to its
 * digest. */
struct disclose_document {
    int version;
    const char *game;
    int entry;         /* that it will be; 0: any until then */
    const char *state; /* that it follows; or NULL, with that */
    const char *until; /* entered no later, or NULL */
};

/*
 * Reading: from the root of an opened file to the struct; refusals name file
 * and line; the format's version is checked first. False after refusals. What
 * out held before does not matter.
 */
bool participant_read(struct participant *out, const struct element *root,
                      const char *file, struct arena *arena,
                      struct report *report);
bool consent_read(struct consent *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report);
bool seal_read(struct seal *out, const struct element *root, const char *file,
               struct arena *arena, struct report *report);
bool lock_read(struct lock *out, const struct element *root, const char *file,
               struct arena *arena, struct report *report);
bool answer_read(struct answer *out, const struct element *root,
                 const char *file, struct arena *arena, struct report *report);
bool receipt_read(struct receipt *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report);
bool void_read(struct void_document *out, const struct element *root,
               const char *file, struct arena *arena, struct report *report);
bool disclose_read(struct disclose_document *out, const struct element *root,
                   const char *file, struct arena *arena,
                   struct report *report);

/* Writing: the canonical bytes without a Signature. */
void participant_write(struct buffer *out, const struct participant *in);
void consent_write(struct buffer *out, const struct consent *in);
void seal_write(struct buffer *out, const struct seal *in);
void lock_write(struct buffer *out, const struct lock *in);
void answer_write(struct buffer *out, const struct answer *in);
void receipt_write(struct buffer *out, const struct receipt *in);
void void_write(struct buffer *out, const struct void_document *in);
void disclose_write(struct buffer *out, const struct disclose_document *in);

struct extension {
    int version;
    const char *game;
    int exchange;       /* that is open */
    const char *state;  /* that its sheets answer */
    const char *from;   /* the host */
    const char *until;  /* sheets are due then */
    const char *time;   /* of the host's word */
    const char *reason; /* or NULL */
};

/* As in documents.h. */
bool extension_read(struct extension *out, const struct element *root,
                    const char *file, struct arena *arena,
                    struct report *report);
void extension_write(struct buffer *out, const struct extension *in);

#endif
