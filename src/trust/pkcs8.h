/* Private keys as PKCS#8 in PEM; for trust/ alone. */
#ifndef BERTHIER_TRUST_PKCS8_H
#define BERTHIER_TRUST_PKCS8_H

#include "core/report.h"

#include <openssl/evp.h>
#include <stddef.h>

struct arena;

struct pem_file {
    const char *name;
    const char *pem;
    size_t length;
    const char *passphrase; /* NULL: none */
};

/* One PEM block and nothing else. NULL after a refusal [file unreadable]; the
 * caller releases the key and looks at its kind. */
EVP_PKEY *pkcs8_read(const struct pem_file *file, struct report *report);
/* With a passphrase: PBES2, PBKDF2 with HMAC-SHA256, AES-256-CBC. */
const char *pkcs8_write(const EVP_PKEY *key, const char *passphrase,
                        struct arena *arena);

#endif
