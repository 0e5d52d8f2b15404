/* Tests of hashes, hexadecimal and base64. */
#include "trust/openssl.h"

#include "tests/trust/scene.h"

/* FIPS 180-4's examples. */
static const struct hash_row {
    const char *name;
    const char *text;
    const char *digest;
} hash_rows[] = {
    {"empty", "",
     "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
    {"abc", "abc",
     "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
    {"two blocks", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
};

static void digest_is_right(void **state)
{
    const struct hash_row *row = *state;
    size_t length = strlen(row->text);
    const struct piece pieces[] = {
        {row->text, length / 2},
        {row->text + length / 2, length - length / 2},
    };
    uint8_t digest[DIGEST_SIZE];
    char text[DIGEST_TEXT];

    sha256_text(row->text, length, text);
    assert_string_equal(text, row->digest);
    sha256_pieces(pieces, LENGTH(pieces), digest);
    hex_encode(digest, sizeof(digest), text);
    assert_string_equal(text, row->digest);
}

static const struct hex_row {
    const char *name;
    const char *text;
    bool good;
} hex_rows[] = {
    {"two bytes", "09af", true},
    {"capitals", "09AF", false},
    {"too short", "09a", false},
    {"too long", "09af0", false},
    {"twice too long", "09af09af", false},
    {"a letter beyond f", "09ag", false},
    {"a blank", "09 f", false},
    {"empty", "", false},
};

static void hex_is_strict(void **state)
{
    const struct hex_row *row = *state;
    uint8_t bytes[2];
    char again[5];

    assert_int_equal(hex_decode(row->text, bytes, 2), row->good);
    if (!row->good)
        return;
    hex_encode(bytes, 2, again);
    assert_string_equal(again, row->text);
}

/* RFC 4648, section 10, and spellings of "fo" and "f" that are not theirs. */
static const struct base64_row {
    const char *name;
    const char *text;
    const char *bytes; /* NULL: refused at size */
    size_t size;
} base64_rows[] = {
    {"RFC 4648 0", "", "", 0},
    {"RFC 4648 1", "Zg==", "f", 1},
    {"RFC 4648 2", "Zm8=", "fo", 2},
    {"RFC 4648 3", "Zm9v", "foo", 3},
    {"RFC 4648 4", "Zm9vYg==", "foob", 4},
    {"RFC 4648 6", "Zm9vYmFy", "foobar", 6},
    {"bits behind the last of one", "Zh==", NULL, 1},
    {"bits behind the last of two", "Zm9=", NULL, 2},
    {"no padding", "Zg", NULL, 1},
    {"half the padding", "Zg=", NULL, 1},
    {"too much padding", "Zg===", NULL, 1},
    {"other padding", "Zg=A", NULL, 1},
    {"padding inside", "Zg==Zg==", NULL, 4},
    {"padding for three", "Zm8=", NULL, 3},
    {"another alphabet", "Zm-_", NULL, 3},
    {"a line end", "Zm9v\n", NULL, 3},
    {"a blank", "Zm 9", NULL, 3},
    {"too short", "Zm9v", NULL, 6},
    {"too long", "Zm9vYmFy", NULL, 3},
};

static void base64_is_strict(void **state)
{
    const struct base64_row *row = *state;
    uint8_t bytes[8];
    char again[16];

    assert_int_equal(
        base64_decode(row->text, strlen(row->text), bytes, row->size),
        row->bytes != NULL);
    if (!row->bytes)
        return;
    assert_memory_equal(bytes, row->bytes, row->size);
    base64_encode(bytes, row->size, again);
    assert_string_equal(again, row->text);
}

/* Of the 64 texts that differ in the last letter four are one byte each. */
static void base64_has_one_spelling(void)
{
    char text[] = "Zg==";
    uint8_t byte;
    int good = 0;

    for (int letter = 1; letter < 128; letter++) {
        text[1] = (char)letter;
        good += base64_decode(text, 4, &byte, 1);
    }
    assert_int_equal(good, 4);
}

static void randomness_differs(void)
{
    uint8_t one[32] = {0};
    uint8_t other[32] = {0};

    random_bytes(one, sizeof(one));
    random_bytes(other, sizeof(other));
    assert_memory_not_equal(one, other, sizeof(one));
}

static const struct single singles[] = {
    {"one spelling of base64", base64_has_one_spelling},
    {"two draws differ", randomness_differs},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(hash_rows, digest_is_right),
        TABLE(hex_rows, hex_is_strict),
        TABLE(base64_rows, base64_is_strict),
        TABLE(singles, run_single),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}
