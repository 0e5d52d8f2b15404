/* A participant's keys: RSA-3072 to sign, P-256 for the dice alone. And how
 * trust/, the one door to OpenSSL, goes.
 *
 * What people trust is made here, and each part has a file: keys are made,
 * read and written (signing_key.c, signing_public.c, dice_key.c, pkcs8.c); a
 * file is signed and its signature verified on its bytes (signature.h); a
 * commit bears an SSH signature of the same key (commit_signature.h); digests
 * name files (digest.h); exchange_texts.h spells the lock and the seed, the
 * texts that are hashed, and its roll_block() the bytes of dice from seed and
 * label; vrf.h proves an answer over the lock, and verifies it; memory.h is a
 * participant's record of what he signed and answered.
 *
 * So an exchange uses them: sheets are signed; the host signs the lock, whose
 * digest is L; each contributor's dice key makes a proof over L that he can
 * not choose; lock and answers together make the seed, and the seed the dice.
 * No function here asks whom a key belongs to: campaign/open/ takes the keys
 * from the roster, and campaign/exchange/ says which of them must have
 * answered.
 *
 * Private keys are opaque, wiped when they are released, and never leave this
 * folder but as PEM, with the passphrase the caller gives. Where OpenSSL
 * itself fails the program aborts: there is no answer to it. */
#ifndef BERTHIER_TRUST_KEYS_H
#define BERTHIER_TRUST_KEYS_H

#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

enum { DICE_PUBLIC_SIZE = 33, SIGNATURE_SIZE = 384 };

/* Opaque; released by their functions; NULL is allowed there. */
struct signing_key;
struct signing_public;
struct dice_key;

/* Fresh keys. */
struct signing_key *signing_key_make(void);
struct dice_key *dice_key_make(void);
/* From PKCS#8 PEM; passphrase NULL: none. A file of another kind, size or
 * curve, or a wrong passphrase, is refused at name. */
struct signing_key *signing_key_read(const char *name, const char *pem,
                                     size_t length, const char *passphrase,
                                     struct report *report);
struct dice_key *dice_key_read(const char *name, const char *pem, size_t length,
                               const char *passphrase, struct report *report);
/* PKCS#8 PEM in the arena; with a passphrase: PBES2, AES-256-CBC. */
const char *signing_key_pem(const struct signing_key *key,
                            const char *passphrase, struct arena *arena);
const char *dice_key_pem(const struct dice_key *key, const char *passphrase,
                         struct arena *arena);
/* Public halves: base64 of the SubjectPublicKeyInfo in DER, one line; the PEM
 * of the same; the compressed point. */
const char *signing_public_base64(const struct signing_key *key,
                                  struct arena *arena);
struct signing_public *signing_public_read(const char *base64);
const char *signing_public_pem(const struct signing_public *key,
                               struct arena *arena);
/* "ssh-rsa AAAA..." for allowed_signers. */
const char *signing_public_ssh(const struct signing_public *key,
                               struct arena *arena);
void dice_public(const struct dice_key *key, uint8_t out[DICE_PUBLIC_SIZE]);
/* Are the bytes the compressed spelling of a point of P-256? No proof verifies
 * by any others: whoever has such a key in the roster stalls every exchange. */
bool dice_public_is_point(const uint8_t point[DICE_PUBLIC_SIZE]);
void signing_key_release(struct signing_key *key);
void signing_public_release(struct signing_public *key);
void dice_key_release(struct dice_key *key);

/* RSA PKCS#1 v1.5; with SHA-256 for files and SHA-512 for commits. */
enum signing_hash { SIGN_SHA256, SIGN_SHA512 };
void signing_key_sign(const struct signing_key *key, enum signing_hash hash,
                      const void *bytes, size_t length,
                      uint8_t out[SIGNATURE_SIZE]);
bool signing_public_verify(const struct signing_public *key,
                           enum signing_hash hash, const void *bytes,
                           size_t length,
                           const uint8_t signature[SIGNATURE_SIZE]);

#endif
