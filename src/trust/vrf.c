/* ECVRF-P256-SHA256-TAI, RFC 9381 section 5, suite 0x01.
 *
 * Letters are those of the RFC: B the base point, q its order, x the secret
 * scalar, Y = x*B the public key, H the point that alpha hashes to, Gamma =
 * x*H, k the nonce, c the challenge, s the response. */
#include "trust/vrf.h"

#include "trust/digest.h"
#include "trust/openssl.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/hmac.h>
#include <string.h>

enum {
    POINT_SIZE = DICE_PUBLIC_SIZE, /* ptLen */
    CHALLENGE_SIZE = 16,           /* cLen */
    SCALAR_SIZE = 32,              /* qLen */
};

/* Domain separators of RFC 9381, each behind the suite's 0x01. */
static const uint8_t hash_to_curve_front[2] = {1, 1};
static const uint8_t challenge_front[2] = {1, 2};
static const uint8_t output_front[2] = {1, 3};
static const uint8_t back[1] = {0};

/* The curve and what is needed to reckon on it. */
struct curve {
    EC_GROUP *group;
    const BIGNUM *q;
    BN_CTX *work;
};

static void curve_init(struct curve *curve)
{
    curve->group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    MUST_HAVE(curve->group);
    curve->q = EC_GROUP_get0_order(curve->group);
    curve->work = BN_CTX_secure_new();
    MUST_HAVE(curve->work);
}

static void curve_release(struct curve *curve)
{
    BN_CTX_free(curve->work);
    EC_GROUP_free(curve->group);
}

static EC_POINT *new_point(const struct curve *curve)
{
    EC_POINT *point = EC_POINT_new(curve->group);

    MUST_HAVE(point);
    return point;
}

/* A secret number: wiped when freed, and computed with in constant time. */
static BIGNUM *new_secret(void)
{
    BIGNUM *number = BN_secure_new();

    MUST_HAVE(number);
    BN_set_flags(number, BN_FLG_CONSTTIME);
    return number;
}

/* Compressed points alone; OpenSSL checks that they lie on the curve. As the
 * cofactor is 1, every such point generates the whole group. */
static EC_POINT *read_point(const struct curve *curve,
                            const uint8_t text[POINT_SIZE])
{
    EC_POINT *point;

    if (text[0] != 2 && text[0] != 3)
        return NULL;
    point = new_point(curve);
    if (EC_POINT_oct2point(curve->group, point, text, POINT_SIZE,
                           curve->work) == 1)
        return point;
    ERR_clear_error();
    EC_POINT_free(point);
    return NULL;
}

/* False for the point at infinity, which has no such spelling. */
static bool write_point(const struct curve *curve, const EC_POINT *point,
                        uint8_t out[POINT_SIZE])
{
    return EC_POINT_point2oct(curve->group, point, POINT_CONVERSION_COMPRESSED,
                              out, POINT_SIZE, curve->work) == POINT_SIZE;
}

/* 5.4.1.1 try and increment; half of all numbers are the x of a point. */
static EC_POINT *hash_to_curve(const struct curve *curve,
                               const uint8_t public_key[POINT_SIZE],
                               const struct piece *alpha,
                               uint8_t text[POINT_SIZE])
{
    text[0] = 2;
    for (int i = 0; i < 256; i++) {
        const uint8_t counter = (uint8_t)i;
        const struct piece pieces[] = {
            {hash_to_curve_front, sizeof(hash_to_curve_front)},
            {public_key, POINT_SIZE},
            *alpha,
            {&counter, 1},
            {back, sizeof(back)},
        };
        EC_POINT *point;

        sha256_pieces(pieces, sizeof(pieces) / sizeof(pieces[0]), text + 1);
        point = read_point(curve, text);
        if (point)
            return point;
    }
    return NULL; /* once in 2^256 */
}

/* 5.4.3 challenge generation: c from Y, H, Gamma, U, V. */
static void challenge(const uint8_t points[5][POINT_SIZE],
                      uint8_t c[CHALLENGE_SIZE])
{
    const struct piece pieces[] = {
        {challenge_front, sizeof(challenge_front)},
        {points, (size_t)5 * POINT_SIZE},
        {back, sizeof(back)},
    };
    uint8_t digest[DIGEST_SIZE];

    sha256_pieces(pieces, sizeof(pieces) / sizeof(pieces[0]), digest);
    memcpy(c, digest, CHALLENGE_SIZE);
}

/* The generator of RFC 6979, section 3.2: K and V. */
struct generator {
    uint8_t key[DIGEST_SIZE];
    uint8_t value[DIGEST_SIZE];
};

static void hmac(const uint8_t key[DIGEST_SIZE], const void *bytes,
                 size_t length, uint8_t out[DIGEST_SIZE])
{
    MUST_HAVE(HMAC(EVP_sha256(), key, DIGEST_SIZE, bytes, length, out, NULL));
}

/* K = HMAC(K, V || round || seed), V = HMAC(K, V). */
static void stir(struct generator *state, uint8_t round, const uint8_t *seed,
                 size_t length)
{
    uint8_t text[DIGEST_SIZE + 1 + 2 * SCALAR_SIZE];
    size_t size = DIGEST_SIZE + 1 + length;

    memcpy(text, state->value, DIGEST_SIZE);
    text[DIGEST_SIZE] = round;
    if (length)
        memcpy(text + DIGEST_SIZE + 1, seed, length);
    hmac(state->key, text, size, state->key);
    hmac(state->key, state->value, DIGEST_SIZE, state->value);
    OPENSSL_cleanse(text, sizeof(text));
}

/* h1 mod q, as the RFC's bits2octets. */
static void reduce(const struct curve *curve, const uint8_t digest[DIGEST_SIZE],
                   uint8_t out[SCALAR_SIZE])
{
    BIGNUM *number = BN_bin2bn(digest, DIGEST_SIZE, NULL);

    MUST_HAVE(number);
    must(BN_nnmod(number, number, curve->q, curve->work));
    must(BN_bn2binpad(number, out, SCALAR_SIZE) == SCALAR_SIZE);
    BN_free(number);
}

/* 5.4.2.1 the nonce k by RFC 6979 from x and H. */
static BIGNUM *nonce(const struct curve *curve, const BIGNUM *x,
                     const uint8_t point_h[POINT_SIZE])
{
    struct generator state;
    uint8_t seed[2 * SCALAR_SIZE];
    uint8_t digest[DIGEST_SIZE];
    BIGNUM *k = new_secret();

    sha256(point_h, POINT_SIZE, digest);
    must(BN_bn2binpad(x, seed, SCALAR_SIZE) == SCALAR_SIZE);
    reduce(curve, digest, seed + SCALAR_SIZE);
    memset(state.value, 1, sizeof(state.value));
    memset(state.key, 0, sizeof(state.key));
    stir(&state, 0, seed, sizeof(seed));
    stir(&state, 1, seed, sizeof(seed));
    hmac(state.key, state.value, DIGEST_SIZE, state.value);
    MUST_HAVE(BN_bin2bn(state.value, DIGEST_SIZE, k));
    while (BN_is_zero(k) || BN_cmp(k, curve->q) >= 0) {
        stir(&state, 0, NULL, 0);
        hmac(state.key, state.value, DIGEST_SIZE, state.value);
        MUST_HAVE(BN_bin2bn(state.value, DIGEST_SIZE, k));
    }
    OPENSSL_cleanse(&state, sizeof(state));
    OPENSSL_cleanse(seed, sizeof(seed));
    return k;
}

/* number * point, or number * B where point is NULL, as text. Neither factor
 * is zero here, so that the product is a point. */
static void multiply(const struct curve *curve, const BIGNUM *number,
                     const EC_POINT *point, uint8_t out[POINT_SIZE])
{
    EC_POINT *product = new_point(curve);

    if (point)
        must(EC_POINT_mul(curve->group, product, NULL, point, number,
                          curve->work));
    else
        must(EC_POINT_mul(curve->group, product, number, NULL, NULL,
                          curve->work));
    must(write_point(curve, product, out));
    EC_POINT_free(product);
}

/* s = (k + c * x) mod q */
static void respond(const struct curve *curve, const BIGNUM *k, const BIGNUM *x,
                    uint8_t proof[VRF_PROOF_SIZE])
{
    uint8_t *c_text = proof + POINT_SIZE;
    BIGNUM *c = BN_bin2bn(c_text, CHALLENGE_SIZE, NULL);
    BIGNUM *s = new_secret();

    MUST_HAVE(c);
    must(BN_mod_mul(s, c, x, curve->q, curve->work));
    must(BN_mod_add(s, s, k, curve->q, curve->work));
    must(BN_bn2binpad(s, c_text + CHALLENGE_SIZE, SCALAR_SIZE) == SCALAR_SIZE);
    BN_free(c);
    BN_clear_free(s);
}

static BIGNUM *secret_scalar(const struct dice_key *key)
{
    BIGNUM *x = new_secret();

    must(EVP_PKEY_get_bn_param(key->key, OSSL_PKEY_PARAM_PRIV_KEY, &x));
    BN_set_flags(x, BN_FLG_CONSTTIME);
    return x;
}

void vrf_prove(const struct dice_key *key, const uint8_t *alpha, size_t length,
               uint8_t proof[VRF_PROOF_SIZE])
{
    const struct piece input = {alpha, length};
    uint8_t points[5][POINT_SIZE]; /* Y, H, Gamma, U, V */
    struct curve curve;
    EC_POINT *h;
    BIGNUM *x = secret_scalar(key);
    BIGNUM *k;

    curve_init(&curve);
    dice_public(key, points[0]);
    h = hash_to_curve(&curve, points[0], &input, points[1]);
    MUST_HAVE(h);
    k = nonce(&curve, x, points[1]);
    multiply(&curve, x, h, points[2]);
    multiply(&curve, k, NULL, points[3]);
    multiply(&curve, k, h, points[4]);
    memcpy(proof, points[2], POINT_SIZE);
    challenge((const uint8_t(*)[POINT_SIZE])points, proof + POINT_SIZE);
    respond(&curve, k, x, proof);
    BN_clear_free(k);
    BN_clear_free(x);
    EC_POINT_free(h);
    curve_release(&curve);
}

/* A proof taken apart: Gamma, c and s. */
struct parts {
    EC_POINT *gamma;
    BIGNUM *minus_c; /* q - c */
    BIGNUM *s;
};

static void parts_release(struct parts *parts)
{
    EC_POINT_free(parts->gamma);
    BN_free(parts->minus_c);
    BN_free(parts->s);
}

/* 5.4.4 decoding a proof: Gamma on the curve, s below q. */
static bool parts_read(struct parts *out, const struct curve *curve,
                       const uint8_t proof[VRF_PROOF_SIZE])
{
    const uint8_t *c = proof + POINT_SIZE;

    out->gamma = read_point(curve, proof);
    out->minus_c = BN_bin2bn(c, CHALLENGE_SIZE, NULL);
    out->s = BN_bin2bn(c + CHALLENGE_SIZE, SCALAR_SIZE, NULL);
    must(out->minus_c && out->s);
    must(BN_sub(out->minus_c, curve->q, out->minus_c));
    return out->gamma && BN_cmp(out->s, curve->q) < 0;
}

bool vrf_output(const uint8_t proof[VRF_PROOF_SIZE],
                uint8_t beta[VRF_OUTPUT_SIZE])
{
    const struct piece pieces[] = {
        {output_front, sizeof(output_front)},
        {proof, POINT_SIZE},
        {back, sizeof(back)},
    };
    struct parts parts;
    struct curve curve;
    bool decodes;

    curve_init(&curve);
    decodes = parts_read(&parts, &curve, proof);
    parts_release(&parts);
    curve_release(&curve);
    if (decodes)
        sha256_pieces(pieces, sizeof(pieces) / sizeof(pieces[0]), beta);
    return decodes;
}

/* out = s*first - c*second; first NULL is B. False at infinity. */
static bool combine(const struct curve *curve, const struct parts *parts,
                    const EC_POINT *const factors[2], uint8_t out[POINT_SIZE])
{
    EC_POINT *sum = new_point(curve);
    EC_POINT *addend = new_point(curve);
    bool finite;

    if (factors[0])
        must(EC_POINT_mul(curve->group, sum, NULL, factors[0], parts->s,
                          curve->work));
    else
        must(
            EC_POINT_mul(curve->group, sum, parts->s, NULL, NULL, curve->work));
    must(EC_POINT_mul(curve->group, addend, NULL, factors[1], parts->minus_c,
                      curve->work));
    must(EC_POINT_add(curve->group, sum, sum, addend, curve->work));
    finite = write_point(curve, sum, out);
    EC_POINT_free(addend);
    EC_POINT_free(sum);
    return finite;
}

/* 5.3 with everything decoded: U, V, and is c theirs? */
static bool challenge_fits(const struct curve *curve, const struct parts *parts,
                           const EC_POINT *y, uint8_t points[5][POINT_SIZE])
{
    EC_POINT *h = read_point(curve, points[1]);
    const EC_POINT *const for_u[2] = {NULL, y};
    const EC_POINT *const for_v[2] = {h, parts->gamma};
    uint8_t c[CHALLENGE_SIZE];
    BIGNUM *number;
    bool fits;

    MUST_HAVE(h);
    fits = combine(curve, parts, for_u, points[3]) &&
           combine(curve, parts, for_v, points[4]);
    EC_POINT_free(h);
    if (!fits)
        return false;
    challenge((const uint8_t(*)[POINT_SIZE])points, c);
    number = BN_bin2bn(c, sizeof(c), NULL);
    MUST_HAVE(number);
    must(BN_sub(number, curve->q, number));
    fits = BN_cmp(number, parts->minus_c) == 0;
    BN_free(number);
    return fits;
}

bool vrf_verify(const uint8_t public_key[DICE_PUBLIC_SIZE],
                const uint8_t *alpha, size_t length,
                const uint8_t proof[VRF_PROOF_SIZE],
                uint8_t beta[VRF_OUTPUT_SIZE])
{
    const struct piece input = {alpha, length};
    uint8_t points[5][POINT_SIZE]; /* Y, H, Gamma, U, V */
    struct curve curve;
    struct parts parts;
    EC_POINT *y;
    EC_POINT *h = NULL;
    bool valid;

    curve_init(&curve);
    y = read_point(&curve, public_key);
    valid = parts_read(&parts, &curve, proof) && y;
    if (valid) {
        memcpy(points[0], public_key, POINT_SIZE);
        memcpy(points[2], proof, POINT_SIZE);
        h = hash_to_curve(&curve, public_key, &input, points[1]);
        valid = h && challenge_fits(&curve, &parts, y, points);
    }
    EC_POINT_free(h);
    EC_POINT_free(y);
    parts_release(&parts);
    curve_release(&curve);
    return valid && vrf_output(proof, beta);
}
