/* How every file comes in: read, opened strictly, authenticated, validated.
 * And how a signature goes on. One function each, used by everybody. */
#ifndef BERTHIER_CAMPAIGN_OPEN_SIGNED_H
#define BERTHIER_CAMPAIGN_OPEN_SIGNED_H

#include "core/buffer.h"
#include "core/element.h"
#include "core/report.h"
#include "io/files.h"
#include "trust/digest.h"
#include "trust/keys.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct xml_schemas;

/* What a file may be; says its root, its schema, its size limit and who signs
 * it. */
enum document_kind {
    DOCUMENT_PARTICIPANT,
    DOCUMENT_ROSTER,
    DOCUMENT_CONSENT,
    DOCUMENT_MODULE,
    DOCUMENT_TURN,
    DOCUMENT_SHEET,
    DOCUMENT_SEAL,
    DOCUMENT_LOCK,
    DOCUMENT_ANSWER,
    DOCUMENT_RECEIPT,
    DOCUMENT_JOURNAL,
    DOCUMENT_VIEW,
    DOCUMENT_VOID,
    DOCUMENT_CORRECTION,
    DOCUMENT_UPGRADE,
    DOCUMENT_END,
    DOCUMENT_DISCLOSE,
    DOCUMENT_HIDDEN,
    DOCUMENT_EXTENSION,
    DOCUMENT_KINDS
};

enum document_signer {
    SIGNER_NOBODY,
    SIGNER_HIMSELF,
    SIGNER_FROM,
    SIGNER_HOST
};

struct document_form {
    const char *root;
    const char *schema; /* "sheet.xsd" */
    size_t limit;       /* bytes */
    enum document_signer signer;
};
extern const struct document_form document_forms[DOCUMENT_KINDS];

/* The kind whose root element has that name; DOCUMENT_KINDS: none. */
enum document_kind document_kind_of(const char *root);

/* Whose signatures count: the participants of the roster in force. */
struct keyring {
    struct keyring_key {
        const char *id;
        const struct signing_public *key;
    } * keys;
    size_t count;
    const char *host; /* id */
};
/* The participant's key, or NULL. */
const struct signing_public *keyring_find(const struct keyring *keyring,
                                          const char *id);

/* A file that came in. */
struct signed_file {
    const char *name; /* as findings name it */
    struct bytes bytes;
    char digest[DIGEST_TEXT];          /* of the bytes */
    char unsigned_digest[DIGEST_TEXT]; /* of a signed file without its
                                          Signature: the state of a turn */
    enum document_kind kind;
    const char *from;           /* whose signature it bears, or NULL */
    const struct element *root; /* without the Signature */
};

/* What comes in: a file's bytes under the name that findings shall use, and
 * what it must be. */
struct signed_source {
    const char *name;
    struct bytes bytes;            /* must live as long as the signed_file */
    enum document_kind kind;       /* DOCUMENT_KINDS: whatever its root says */
    const struct keyring *keyring; /* NULL: of nobody's file, and of a
                                      participant, whose own key counts */
    const char *pinned; /* digest, or NULL. A file that a signed file names by
                           it was judged when it was named: it need only be
                           that file, which spares big ones the schema and the
                           canonical spelling */
    struct arena *elements;      /* of the tree alone; NULL: with its words */
    struct xml_schemas *schemas; /* kept ones; NULL: none are */
};

/*
 * Size cap, strict parse, the claimed signer's key from the keyring,
 * signature, and only then the schema. False after refusals: [trust too-large,
 * stranger, ...], those of xml_open() and signature_verify(), [file schema].
 * The caller reads root with the reader of its kind.
 */
bool signed_open(struct signed_file *out, const struct signed_source *source,
                 struct arena *arena, struct report *report);
/* The same from a path; name is the path. */
bool signed_read(struct signed_file *out, const char *path,
                 const struct signed_source *source, struct arena *arena,
                 struct report *report);

/* Signs canonical bytes, and releases them; the digests of what came out are in
 * out, whose bytes live in the arena. root and name stay NULL. */
void signed_make(struct signed_file *out, struct buffer *canonical,
                 const struct signing_key *key, struct arena *arena);

/* What the buffer holds, which the arena takes over. */
struct bytes bytes_keep(struct buffer *buffer, struct arena *arena);
/* The SHA-256 of what is there, 64 digits. */
const char *bytes_digest(const struct bytes *bytes, struct arena *arena);

#endif
