/* SSH signatures of commits (SSHSIG, rsa-sha2-512, namespace git), so that
 * git verify-commit says Good with the committed allowed_signers. */
#ifndef BERTHIER_TRUST_COMMIT_SIGNATURE_H
#define BERTHIER_TRUST_COMMIT_SIGNATURE_H

#include "core/buffer.h"
#include "trust/keys.h"

#include <stdbool.h>
#include <stddef.h>

/* Appends the armored signature, no final LF. */
void commit_sign(const struct signing_key *key, const char *commit,
                 size_t length, struct buffer *out);
/* Is the armored signature that key's over these bytes, in our one form? */
bool commit_verify(const struct signing_public *key, const char *commit,
                   size_t length, const char *armored, size_t armored_length);
/* The same of a commit as git holds it, its signature within. */
bool commit_bears(const struct signing_public *key, const char *raw,
                  size_t length);

#endif
