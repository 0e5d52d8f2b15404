/* The key for the dice: a P-256 scalar that does nothing but VRF proofs. */
#include "core/arena.h"
#include "trust/keys.h"
#include "trust/openssl.h"
#include "trust/pkcs8.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <stdlib.h>
#include <string.h>

static struct dice_key *wrap(EVP_PKEY *key)
{
    struct dice_key *made = malloc(sizeof(*made));

    MUST_HAVE(made);
    made->key = key;
    return made;
}

struct dice_key *dice_key_make(void)
{
    EVP_PKEY *key = EVP_EC_gen("P-256");

    MUST_HAVE(key);
    return wrap(key);
}

static bool on_our_curve(const EVP_PKEY *key)
{
    char name[32];

    return EVP_PKEY_is_a(key, "EC") &&
           EVP_PKEY_get_utf8_string_param(key, OSSL_PKEY_PARAM_GROUP_NAME, name,
                                          sizeof(name), NULL) == 1 &&
           strcmp(name, "prime256v1") == 0;
}

/* Scalar in range, point on the curve, and the point is the scalar's. */
static bool sound(EVP_PKEY *key)
{
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
    bool is_sound;

    MUST_HAVE(context);
    is_sound = EVP_PKEY_check(context) == 1;
    EVP_PKEY_CTX_free(context);
    return is_sound;
}

struct dice_key *dice_key_read(const char *name, const char *pem, size_t length,
                               const char *passphrase, struct report *report)
{
    const struct pem_file file = {name, pem, length, passphrase};
    const struct place place = {name, 0};
    EVP_PKEY *key = pkcs8_read(&file, report);

    if (!key)
        return NULL;
    if (on_our_curve(key) && sound(key))
        return wrap(key);
    EVP_PKEY_free(key);
    ERR_clear_error();
    refuse(report, &place, FILE_RULE(bad_value),
           "not a dice key: it must be of the curve P-256");
    return NULL;
}

const char *dice_key_pem(const struct dice_key *key, const char *passphrase,
                         struct arena *arena)
{
    return pkcs8_write(key->key, passphrase, arena);
}

void dice_public(const struct dice_key *key, uint8_t out[DICE_PUBLIC_SIZE])
{
    BIGNUM *x = NULL;
    BIGNUM *y = NULL;

    must(EVP_PKEY_get_bn_param(key->key, OSSL_PKEY_PARAM_EC_PUB_X, &x));
    must(EVP_PKEY_get_bn_param(key->key, OSSL_PKEY_PARAM_EC_PUB_Y, &y));
    out[0] = BN_is_odd(y) ? 3 : 2;
    must(BN_bn2binpad(x, out + 1, DICE_PUBLIC_SIZE - 1) > 0);
    BN_free(x);
    BN_free(y);
}

bool dice_public_is_point(const uint8_t point[DICE_PUBLIC_SIZE])
{
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    EC_POINT *read;
    bool is_point;

    MUST_HAVE(group);
    read = EC_POINT_new(group);
    MUST_HAVE(read);
    is_point =
        (point[0] == 2 || point[0] == 3) &&
        EC_POINT_oct2point(group, read, point, DICE_PUBLIC_SIZE, NULL) == 1;
    ERR_clear_error();
    EC_POINT_free(read);
    EC_GROUP_free(group);
    return is_point;
}

void dice_key_release(struct dice_key *key)
{
    if (!key)
        return;
    EVP_PKEY_free(key->key);
    free(key);
}
