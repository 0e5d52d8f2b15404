/* What the halves of the floor share. */
#ifndef BERTHIER_TESTS_BENCH_FLOOR_H
#define BERTHIER_TESTS_BENCH_FLOOR_H

#include <openssl/evp.h>
#include <stdbool.h>
#include <stddef.h>

/* Ends the program if a library failed. */
void floor_must(bool done, const char *what);
/* RSA over the bytes; the length of a signature of 3072 bits. */
enum { FLOOR_SIGNATURE = 384 };
void floor_sign(EVP_PKEY *key, const EVP_MD *hash, const void *bytes,
                size_t length, unsigned char out[FLOOR_SIGNATURE]);

/* Blobs of the entry's files, trees, signed commit, ref, ten fsyncs: makes in
 * the repository BEFORE the head that AFTER has. */
void floor_commit(const char *before, const char *after, EVP_PKEY *key);

#endif
