/* What the halves of the floor share. */
#ifndef BERTHIER_TESTS_BENCH_FLOOR_H
#define BERTHIER_TESTS_BENCH_FLOOR_H

#include <libxml/tree.h>
#include <libxml/xmlschemas.h>
#include <openssl/evp.h>
#include <stdbool.h>
#include <stddef.h>

/* Ends the program if a library failed. */
void floor_must(bool done, const char *what);
/* RSA over the bytes; the length of a signature of 3072 bits. */
enum { FLOOR_SIGNATURE = 384 };
void floor_sign(EVP_PKEY *key, const EVP_MD *hash, const void *bytes,
                size_t length, unsigned char out[FLOOR_SIGNATURE]);

/* A file that is read. */
struct floor_input {
    const char *path;
    const char *signer; /* NULL: nobody signs it */
    const char *schema; /* NULL: its digest stands in a signed file, so that it
                           was judged before */
    bool is_before;     /* read as it was before the entry */
    char *bytes;
    size_t length;
    xmlDoc *document;
    xmlSchema *compiled;
    EVP_PKEY *key;
    xmlNode *signature; /* cut out of the document */
};
/* The three libraries. */
void floor_start(void);
/* Compiles its schema and reads its signer's key from the folder. */
void floor_prepare(struct floor_input *input, const char *folder);
/* The bytes of folder/path. */
void floor_read(struct floor_input *input, const char *folder);
xmlDoc *floor_parse(const char *bytes, size_t length);
void floor_validate(const struct floor_input *input);
/* C14N into SHA-256, and the signature if it has one, which is cut out. */
void floor_verify(struct floor_input *input);
void floor_serialise(xmlDoc *document);

/* Blobs of the entry's files, trees, signed commit, ref, ten fsyncs: makes in
 * the repository BEFORE the head that AFTER has. */
void floor_commit(const char *before, const char *after, EVP_PKEY *key);

#endif
