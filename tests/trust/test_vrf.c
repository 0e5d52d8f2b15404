/* Tests of the VRF: the vectors of RFC 9381, and proofs that are none. */
#include "trust/vrf.c" /* to reach the nonce and the points */

#include "tests/trust/scene.h"

/* RFC 9381, B.1, examples 10 to 12. */
static const struct vector_row {
    const char *name;
    const char *alpha;
    const char *scalar;
    const char *public;
    const char *h;
    const char *k;
    const char *u;
    const char *v;
    const char *proof;
    const char *beta;
} vector_rows[] = {
    {
        "RFC 9381 example 10",
        "sample",
        "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
        "0360fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6",
        "0272a877532e9ac193aff4401234266f59900a4a9e3fc3cfc6a4b7e467a15d06d4",
        "0d90591273453d2dc67312d39914e3a93e194ab47a58cd598886897076986f77",
        "02bb6a034f67643c6183c10f8b41dc4babf88bff154b674e377d90bde009c21672",
        "02893ebee7af9a0faa6da810da8a91f9d50e1dc071240c9706726820ff919e8394",
        "035b5c726e8c0e2c488a107c600578ee75cb702343c153cb1eb8dec77f4b5071b4"
        "a53f0a46f018bc2c56e58d383f2305e0"
        "975972c26feea0eb122fe7893c15af376b33edf7de17c6ea056d4d82de6bc02f",
        "a3ad7b0ef73d8fc6655053ea22f9bede8c743f08bbed3d38821f0e16474b505e",
    },
    {
        "RFC 9381 example 11",
        "test",
        "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
        "0360fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6",
        "02173119b4fff5e6f8afed4868a29fe8920f1b54c2cf89cc7b301d0d473de6b974",
        "5852353a868bdce26938cde1826723e58bf8cb06dd2fed475213ea6f3b12e961",
        "022779a2cafcb65414c4a04a4b4d2adf4c50395f57995e89e6de823250d91bc48e",
        "033b4a14731672e82339f03b45ff6b5b13dee7ada38c9bf1d6f8f61e2ce5921119",
        "034dac60aba508ba0c01aa9be80377ebd7562c4a52d74722e0abae7dc3080ddb56"
        "c19e067b15a8a8174905b13617804534"
        "214f935b94c2287f797e393eb0816969d864f37625b443f30f1a5a33f2b3c854",
        "a284f94ceec2ff4b3794629da7cbafa49121972671b466cab4ce170aa365f26d",
    },
    {
        "RFC 9381 example 12",
        "Example using ECDSA key from Appendix L.4.2 of ANSI.X9-62-2005",
        "2ca1411a41b17b24cc8c3b089cfd033f1920202a6c0de8abb97df1498d50d2c8",
        "03596375e6ce57e0f20294fc46bdfcfd19a39f8161b58695b3ec5b3d16427c274d",
        "0258055c26c4b01d01c00fb57567955f7d39cd6f6e85fd37c58f696cc6b7aa761d",
        "5689e2e08e1110b4dda293ac21667eac6db5de4a46a519c73d533f69be2f4da3",
        "020f465cd0ec74d2e23af0abde4c07e866ae4e5138bded5dd1196b8843f380db84",
        "036cb6f811428fc4904370b86c488f60c280fa5b496d2f34ff8772f60ed24b2d1d",
        "03d03398bf53aa23831d7d1b2937e005fb0062cbefa06796579f2a1fc7e7b8c667"
        "d091c00b0f5c3619d10ecea44363b5a5"
        "99cadc5b2957e223fec62e81f7b4825fc799a771a3d7334b9186bdbee87316b1",
        "90871e06da5caa39a3c61578ebb844de8635e27ac0b13e829997d0d95dd98c19",
    },
};

/* Compares bytes with digits, and shows digits when they differ. */
static void assert_hex(const uint8_t *bytes, size_t length, const char *digits)
{
    char text[2 * VRF_PROOF_SIZE + 1];

    hex_encode(bytes, length, text);
    assert_string_equal(text, digits);
}

static void proof_is_the_rfcs(void **state)
{
    const struct vector_row *row = *state;
    const uint8_t *alpha = (const uint8_t *)row->alpha;
    size_t length = strlen(row->alpha);
    struct arena *arena = arena_new();
    struct dice_key *key = dice_key_of(row->scalar, arena);
    uint8_t public[DICE_PUBLIC_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];

    dice_public(key, public);
    assert_hex(public, sizeof(public), row->public);
    vrf_prove(key, alpha, length, proof);
    assert_hex(proof, sizeof(proof), row->proof);
    assert_true(vrf_output(proof, beta));
    assert_hex(beta, sizeof(beta), row->beta);
    memset(beta, 0, sizeof(beta));
    assert_true(vrf_verify(public, alpha, length, proof, beta));
    assert_hex(beta, sizeof(beta), row->beta);
    dice_key_release(key);
    arena_free(arena);
}

static void steps_are_the_rfcs(void **state)
{
    const struct vector_row *row = *state;
    const struct piece alpha = {row->alpha, strlen(row->alpha)};
    struct arena *arena = arena_new();
    struct dice_key *key = dice_key_of(row->scalar, arena);
    uint8_t public[POINT_SIZE];
    uint8_t text[POINT_SIZE];
    uint8_t scalar[SCALAR_SIZE];
    struct curve curve;
    BIGNUM *x = secret_scalar(key);
    BIGNUM *k;
    EC_POINT *h;

    curve_init(&curve);
    dice_public(key, public);
    h = hash_to_curve(&curve, public, &alpha, text);
    assert_hex(text, sizeof(text), row->h);
    k = nonce(&curve, x, text);
    assert_int_equal(BN_bn2binpad(k, scalar, SCALAR_SIZE), SCALAR_SIZE);
    assert_hex(scalar, sizeof(scalar), row->k);
    assert_true(BN_get_flags(x, BN_FLG_CONSTTIME));
    assert_true(BN_get_flags(k, BN_FLG_CONSTTIME));
    multiply(&curve, k, NULL, text);
    assert_hex(text, sizeof(text), row->u);
    multiply(&curve, k, h, text);
    assert_hex(text, sizeof(text), row->v);
    EC_POINT_free(h);
    BN_clear_free(k);
    BN_clear_free(x);
    curve_release(&curve);
    dice_key_release(key);
    arena_free(arena);
}

#define ORDER "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"
#define MOST  "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
#define ZERO  "0000000000000000000000000000000000000000000000000000000000000000"
/* The field's prime and 5 more: as 5 it would be the x of a point. */
#define PRIME_AND_5                                                            \
    "ffffffff00000001000000000000000000000001000000000000000000000004"
/* No point has the x of 1. */
#define ONE  "0000000000000000000000000000000000000000000000000000000000000001"
#define FIVE "0000000000000000000000000000000000000000000000000000000000000005"

static const struct refused_row {
    const char *name;
    size_t at; /* where in the proof of example 10 the digits are put */
    const char *digits;
} refused_rows[] = {
    {"5.4.4 s is the order", 49, ORDER},
    {"5.4.4 s is more than the order", 49, MOST},
    {"5.4.4 s is zero", 49, ZERO},
    {"5.4.4 Gamma off the curve", 0, "02" ONE},
    {"5.4.4 Gamma's x beyond the prime", 0, "02" PRIME_AND_5},
    {"5.4.4 Gamma at infinity", 0, "00" ZERO},
    {"5.4.4 Gamma as if uncompressed", 0, "04" FIVE},
    {"5.4.4 Gamma another point", 0, "02" FIVE},
    {"5.4.4 Gamma's sign", 0, "02"},
    {"5.3 c is zero", 33, "00000000000000000000000000000000"},
};

static void proof_is_refused(void **state)
{
    const struct refused_row *row = *state;
    const struct vector_row *good = &vector_rows[0];
    uint8_t public[DICE_PUBLIC_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];

    unhex(good->public, public);
    unhex(good->proof, proof);
    unhex(row->digits, proof + row->at);
    assert_false(vrf_verify(public, (const uint8_t *)good->alpha,
                            strlen(good->alpha), proof, beta));
}

static const struct undecoded_row {
    const char *name;
    size_t at;
    const char *digits;
} undecoded_rows[] = {
    {"5.2 s is the order", 49, ORDER},
    {"5.2 Gamma off the curve", 0, "02" ONE},
    {"5.2 Gamma's x beyond the prime", 0, "02" PRIME_AND_5},
    {"5.2 Gamma at infinity", 0, "00" ZERO},
};

static void output_is_refused(void **state)
{
    const struct undecoded_row *row = *state;
    uint8_t proof[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];

    unhex(vector_rows[0].proof, proof);
    unhex(row->digits, proof + row->at);
    assert_false(vrf_output(proof, beta));
}

static const struct public_row {
    const char *name;
    const char *public;
} public_rows[] = {
    {"5.6.1 key off the curve", "02" ONE},
    {"5.6.1 key at infinity", "00" ZERO},
    {"5.6.1 key's x beyond the prime", "02" PRIME_AND_5},
    {"5.6.1 another key", "02" FIVE},
};

static void key_is_refused(void **state)
{
    const struct public_row *row = *state;
    const struct vector_row *good = &vector_rows[0];
    uint8_t public[DICE_PUBLIC_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];

    unhex(row->public, public);
    unhex(good->proof, proof);
    assert_false(vrf_verify(public, (const uint8_t *)good->alpha,
                            strlen(good->alpha), proof, beta));
}

/* The rows above are about what they say: their 5 is the x of a point. */
static void five_is_on_the_curve(void)
{
    uint8_t text[POINT_SIZE];
    struct curve curve;
    EC_POINT *point;

    unhex("02" FIVE, text);
    curve_init(&curve);
    point = read_point(&curve, text);
    assert_non_null(point);
    EC_POINT_free(point);
    curve_release(&curve);
}

/* s = c * x makes U and V the point at infinity, which is no answer. */
static void infinity_is_refused(void)
{
    const struct vector_row *good = &vector_rows[0];
    struct arena *arena = arena_new();
    struct dice_key *key = dice_key_of(good->scalar, arena);
    uint8_t public[DICE_PUBLIC_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];
    BIGNUM *x = secret_scalar(key);
    BIGNUM *zero = new_secret();
    struct curve curve;

    curve_init(&curve);
    unhex(good->public, public);
    unhex(good->proof, proof);
    respond(&curve, zero, x, proof);
    assert_true(vrf_output(proof, beta));
    assert_false(vrf_verify(public, (const uint8_t *)good->alpha,
                            strlen(good->alpha), proof, beta));
    BN_clear_free(zero);
    BN_clear_free(x);
    curve_release(&curve);
    dice_key_release(key);
    arena_free(arena);
}

static void every_bit_counts(void)
{
    const struct vector_row *good = &vector_rows[1];
    uint8_t public[DICE_PUBLIC_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];
    int accepted = 0;

    unhex(good->public, public);
    unhex(good->proof, proof);
    for (size_t bit = 0; bit < (size_t)8 * VRF_PROOF_SIZE; bit++) {
        proof[bit / 8] ^= (uint8_t)(1u << bit % 8);
        accepted += vrf_verify(public, (const uint8_t *)good->alpha,
                               strlen(good->alpha), proof, beta);
        proof[bit / 8] ^= (uint8_t)(1u << bit % 8);
    }
    assert_int_equal(accepted, 0);
    assert_true(vrf_verify(public, (const uint8_t *)good->alpha,
                           strlen(good->alpha), proof, beta));
}

static void another_text_is_refused(void)
{
    const struct vector_row *good = &vector_rows[0];
    uint8_t public[DICE_PUBLIC_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];

    unhex(good->public, public);
    unhex(good->proof, proof);
    assert_false(vrf_verify(public, (const uint8_t *)"Sample", 6, proof, beta));
    assert_false(vrf_verify(public, (const uint8_t *)"sampl", 5, proof, beta));
    assert_false(vrf_verify(public, NULL, 0, proof, beta));
}

/* A fresh key and the empty text. */
static void fresh_keys_prove(void)
{
    struct dice_key *key = dice_key_make();
    uint8_t public[DICE_PUBLIC_SIZE];
    uint8_t first[VRF_PROOF_SIZE];
    uint8_t second[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];

    dice_public(key, public);
    vrf_prove(key, NULL, 0, first);
    vrf_prove(key, NULL, 0, second);
    assert_memory_equal(first, second, sizeof(first));
    assert_true(vrf_verify(public, NULL, 0, first, beta));
    dice_key_release(key);
}

static const struct single singles[] = {
    {"the rows' 5 is the x of a point", five_is_on_the_curve},
    {"5.3 U and V at infinity", infinity_is_refused},
    {"5.3 every bit of a proof counts", every_bit_counts},
    {"5.3 another text", another_text_is_refused},
    {"5.1 fresh keys, empty text, same proof twice", fresh_keys_prove},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(vector_rows, proof_is_the_rfcs),
        TABLE(vector_rows, steps_are_the_rfcs),
        TABLE(refused_rows, proof_is_refused),
        TABLE(undecoded_rows, output_is_refused),
        TABLE(public_rows, key_is_refused),
        TABLE(singles, run_single),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}
