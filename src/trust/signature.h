/* Signed files: one enveloped ds:Signature, last child of the root, of one
 * fixed form (XML-DSig, exclusive C14N, rsa-sha256). See doc/formats.md. */
#ifndef BERTHIER_TRUST_SIGNATURE_H
#define BERTHIER_TRUST_SIGNATURE_H

#include "core/buffer.h"
#include "core/report.h"
#include "trust/digest.h"
#include "trust/keys.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * All work here is on canonical bytes: io/xml has proven before that the file
 * equals its own exclusive C14N and that a Signature stands nowhere but as the
 * root's last child. As the Signature has one form, the file without it is the
 * file with those bytes cut out.
 */

/* Puts the Signature before the root's end tag of canonical bytes. */
void signature_add(struct buffer *file, const struct signing_key *key);
/* The digest that a Signature over these bytes would hold. */
void signature_digest(const char *bytes, size_t length,
                      uint8_t out[DIGEST_SIZE]);

/* What a signed file's bytes say. */
struct signature_parts {
    size_t start;                /* offset of <Signature */
    size_t length;               /* of the element */
    uint8_t digest[DIGEST_SIZE]; /* the DigestValue; the state of a turn */
    uint8_t value[SIGNATURE_SIZE];
};

/* Takes the signature apart; refuses what deviates from the one form
 * [trust unsigned, signature-form, object, foreign-key]. */
bool signature_split(struct signature_parts *out, const char *name,
                     const char *bytes, size_t length, struct report *report);
/* Is the digest that it names that of the rest, whoever has signed it? Refused
 * [trust tampered] if not. */
bool signature_covers(const struct signature_parts *parts, const char *name,
                      const char *bytes, size_t length, struct report *report);
/* Split, then the digest over the rest [trust tampered], then the key
 * [trust wrong-key]. */
bool signature_verify(const char *name, const char *bytes, size_t length,
                      const struct signing_public *key, struct report *report);

#endif
