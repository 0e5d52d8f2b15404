/* Private keys as PKCS#8 in PEM. */
#include "trust/pkcs8.h"

#include "core/arena.h"
#include "trust/openssl.h"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/x509.h>
#include <string.h>

/* About a fifth of a second: what a guess at a passphrase costs. */
enum { ITERATIONS = 600000 };

struct pem_block {
    char *kind;
    char *header;
    unsigned char *der;
    long length;
};

static void pem_block_release(struct pem_block *block)
{
    OPENSSL_free(block->kind);
    OPENSSL_free(block->header);
    OPENSSL_clear_free(block->der, (size_t)block->length);
}

/* The file must begin with the block and end with it. */
static bool split_pem(const struct pem_file *file, struct pem_block *block)
{
    static const char begin[] = "-----BEGIN ";
    BIO *input;
    bool whole;

    if (file->length < sizeof(begin) || file->length > 64 * 1024 ||
        memcmp(file->pem, begin, strlen(begin)) != 0)
        return false;
    input = BIO_new_mem_buf(file->pem, (int)file->length);
    MUST_HAVE(input);
    whole = PEM_read_bio(input, &block->kind, &block->header, &block->der,
                         &block->length) == 1 &&
            BIO_pending(input) == 0 && block->header[0] == '\0';
    BIO_free(input);
    return whole;
}

static PKCS8_PRIV_KEY_INFO *decrypt(const struct pem_block *block,
                                    const char *passphrase)
{
    const unsigned char *der = block->der;
    X509_SIG *sealed = d2i_X509_SIG(NULL, &der, block->length);
    PKCS8_PRIV_KEY_INFO *info = NULL;

    if (sealed && der == block->der + block->length)
        info = PKCS8_decrypt(sealed, passphrase, (int)strlen(passphrase));
    X509_SIG_free(sealed);
    return info;
}

static PKCS8_PRIV_KEY_INFO *decode(const struct pem_block *block)
{
    const unsigned char *der = block->der;
    PKCS8_PRIV_KEY_INFO *info =
        d2i_PKCS8_PRIV_KEY_INFO(NULL, &der, block->length);

    if (info && der == block->der + block->length)
        return info;
    PKCS8_PRIV_KEY_INFO_free(info);
    return NULL;
}

/* What is wrong with the file, or NULL and the key. */
static const char *open_block(const struct pem_block *block,
                              const char *passphrase, EVP_PKEY **key)
{
    PKCS8_PRIV_KEY_INFO *info;
    bool sealed = strcmp(block->kind, PEM_STRING_PKCS8) == 0;

    if (!sealed && strcmp(block->kind, PEM_STRING_PKCS8INF) != 0)
        return "no private key in PKCS#8";
    if (sealed && !passphrase)
        return "the key is kept under a passphrase";
    info = sealed ? decrypt(block, passphrase) : decode(block);
    if (!info)
        return sealed ? "the passphrase does not open the key"
                      : "the key cannot be read";
    *key = EVP_PKCS82PKEY(info);
    PKCS8_PRIV_KEY_INFO_free(info);
    return *key ? NULL : "the key is of an unknown kind";
}

EVP_PKEY *pkcs8_read(const struct pem_file *file, struct report *report)
{
    const struct place place = {file->name, 0};
    struct pem_block block = {0};
    EVP_PKEY *key = NULL;
    const char *wrong = "not a key file, or more than one key";

    if (split_pem(file, &block))
        wrong = open_block(&block, file->passphrase, &key);
    pem_block_release(&block);
    ERR_clear_error();
    if (wrong)
        refuse(report, &place, FILE_RULE(unreadable), "%s", wrong);
    return key;
}

static bool write_sealed(BIO *out, PKCS8_PRIV_KEY_INFO *info,
                         const char *passphrase)
{
    X509_ALGOR *method = PKCS5_pbe2_set_iv(EVP_aes_256_cbc(), ITERATIONS, NULL,
                                           0, NULL, NID_hmacWithSHA256);
    X509_SIG *sealed;
    bool written;

    MUST_HAVE(method);
    /* From here on the sealed key owns the method. */
    sealed = PKCS8_set0_pbe(passphrase, (int)strlen(passphrase), info, method);
    MUST_HAVE(sealed);
    written = PEM_write_bio_PKCS8(out, sealed);
    X509_SIG_free(sealed);
    return written;
}

const char *pkcs8_write(const EVP_PKEY *key, const char *passphrase,
                        struct arena *arena)
{
    BIO *out = BIO_new(BIO_s_mem());
    PKCS8_PRIV_KEY_INFO *info = EVP_PKEY2PKCS8(key);
    const char *text;
    char *data;
    long length;

    must(out && info);
    must(passphrase ? write_sealed(out, info, passphrase)
                    : PEM_write_bio_PKCS8_PRIV_KEY_INFO(out, info));
    length = BIO_get_mem_data(out, &data);
    text = arena_string(arena, data, (size_t)length);
    OPENSSL_cleanse(data, (size_t)length);
    PKCS8_PRIV_KEY_INFO_free(info);
    BIO_free(out);
    return text;
}
