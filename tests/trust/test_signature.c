/* Tests of the signature: one form, and nothing else is accepted. */
#include "trust/signature.c" /* to reach the template */

#include "tests/trust/scene.h"

#include <stdio.h>

static const char small[] = "<sheet exchange=\"4\" from=\"anna\">\n"
                            " <orders side=\"french\"></orders>\n</sheet>";

/* The Signature of the small file by the first worthless key, made with the
 * openssl command: printf %s INFO | openssl dgst -sha256 -sign KEY. */
static const char small_digest[] =
    "ZxnMDIwhoEuDTWPit0+yxTqq8k5Jj6KkTwys5iG5Qzc=";
static const char small_value[] =
    "MlIqSiVOEKzmJfWotdr4riEV6nl/ggzOT6TNmeNycOHDV4XIDFeuNz+afdc4zX75"
    "xzEWAXTp6LXB2TgaR20a7MlxeI/fYkrJ/L+7n9DXPxg/qUBVWx9a6oGSbsTdTbNb"
    "+C4tQ6vjKcH/XTtulzz7fPeIZ0RJOW+UmqNUlVg3T7/MoommtBkld8reEioKShi2"
    "W2n0x5fwwgXyrUVsdljp9Y7WrbeLX/IUvShyReCjclXKidIMyHqijz9YkNhglrLR"
    "BZZo/09I/bgrdQevTXxacDHxo/kEz4FQz/8HtLIhKiKVj73cORDb/3OlMdKsfYyx"
    "Ey2WNfee7vh7GoZhP3M7uvIyW3JTutz2Y/P9teaZTZk1uLpgvawHGZAO9FpwFhWt"
    "V5MvUi9MH2tSVMmJcbOF7ktu3RBfXUOaqBcJzXr3U35Msl0ziUtTY5nOZ9h7Cizw"
    "m07bqCOOF2g1tRAAd/Uj1p8lc8ePl2MXSrx2BbW2XBRsMU0/wEKCQqK7eQbw29PT";

static struct buffer signed_copy(const char *text, struct signing_key *key)
{
    struct buffer file;

    buffer_init(&file);
    buffer_puts(&file, text);
    signature_add(&file, key);
    return file;
}

/* RSA with PKCS#1 v1.5: a file and a key have one signature for ever. */
static void signature_is_pinned(void)
{
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    struct buffer file = signed_copy(small, key);
    const char *expected =
        arena_text(arena, "%.*s%s%s%s%s%s</sheet>", (int)(strlen(small) - 8),
                   small, front, small_digest, middle, small_value, end);

    assert_string_equal(file.bytes, expected);
    buffer_release(&file);
    signing_key_release(key);
    arena_free(arena);
}

static void split_gives_the_parts(void)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct signing_key *key = anna(arena);
    struct buffer file = signed_copy(small, key);
    struct signature_parts parts;
    uint8_t digest[DIGEST_SIZE];

    assert_true(
        signature_split(&parts, "sheet.xml", file.bytes, file.length, report));
    assert_int_equal(parts.start, strlen(small) - strlen("</sheet>"));
    assert_int_equal(parts.start + parts.length,
                     file.length - strlen("</sheet>"));
    signature_digest(small, strlen(small), digest);
    assert_memory_equal(parts.digest, digest, sizeof(digest));
    buffer_release(&file);
    signing_key_release(key);
    arena_free(arena);
}

/*
 * Each row changes one thing of the signed small file: the first occurrence
 * of old becomes new. The file is verified with the key of the signer, or of
 * somebody else.
 */
static const struct attack_row {
    const char *name;
    const char *old;
    const char *new;
    enum trust_rule rule;
    bool other_key;
} attack_rows[] = {
    {"tampered: an attribute", "french", "prussia", TRUST_tampered, false},
    {"tampered: white space", "\n <orders", "  <orders", TRUST_tampered, false},
    {"tampered: behind the root", "</sheet>", "</sheet>\n", TRUST_tampered,
     false},
    {"tampered: the root's name", "</sheet>", "</sheer>", TRUST_tampered,
     false},
    {"wrong-key: somebody else's", "", "", TRUST_wrong_key, true},
    {"tampered: the digest", "<DigestValue>", "<DigestValue>@", TRUST_tampered,
     false},
    {"wrong-key: the value", "<SignatureValue>", "<SignatureValue>@",
     TRUST_wrong_key, false},
    {"foreign-key: KeyInfo", "</Signature>",
     "<KeyInfo><KeyName>x</KeyName></KeyInfo></Signature>", TRUST_foreign_key,
     false},
    {"object: content inside", "</Signature>", "<Object>x</Object></Signature>",
     TRUST_object, false},
    {"object: with a prefix", "</Signature>",
     "<d:Object xmlns:d=\"http://www.w3.org/2000/09/xmldsig#\"></d:Object>"
     "</Signature>",
     TRUST_object, false},
    {"signature-form: an id", "<Signature xmlns", "<Signature Id=\"s\" xmlns",
     TRUST_signature_form, false},
    {"signature-form: a prefix", "<Signature xmlns", "<d:Signature xmlns:d",
     TRUST_signature_form, false},
    {"signature-form: a line end", "<SignatureValue>", "<SignatureValue>\n",
     TRUST_signature_form, false},
    {"signature-form: another digest method", "xmlenc#sha256", "xmlenc#sha512",
     TRUST_signature_form, false},
    {"signature-form: SHA-1", "2001/04/xmldsig-more#rsa-sha256",
     "2000/09/xmldsig#rsa-sha1", TRUST_signature_form, false},
    {"signature-form: HMAC", "2001/04/xmldsig-more#rsa-sha256",
     "2000/09/xmldsig#hmac-sha1", TRUST_signature_form, false},
    {"signature-form: another reference", "URI=\"\"", "URI=\"#a\"",
     TRUST_signature_form, false},
    {"signature-form: a second reference", "</SignedInfo>",
     "<Reference URI=\"#a\"></Reference></SignedInfo>", TRUST_signature_form,
     false},
    {"signature-form: a third transform", "</Transforms>",
     "<Transform Algorithm=\"http://www.w3.org/TR/1999/"
     "REC-xslt-19991116\"></Transform></Transforms>",
     TRUST_signature_form, false},
    {"signature-form: one transform less",
     "<Transform Algorithm=\"http://www.w3.org/2001/10/"
     "xml-exc-c14n#\"></Transform>",
     "", TRUST_signature_form, false},
    {"signature-moved: something behind it", "</Signature>",
     "</Signature><order></order>", TRUST_signature_moved, false},
    {"signature-moved: wrapped", "</Signature>", "</Signature></orders>",
     TRUST_signature_moved, false},
    {"signature-moved: a second one before", " <orders",
     "<Signature></Signature><orders", TRUST_signature_moved, false},
    {"signature-moved: a second one by prefix", " <orders",
     "<x:Signature></x:Signature><orders", TRUST_signature_moved, false},
};

/* The row's change; "@" in the new text swaps the letter behind it. */
static const char *changed(const struct attack_row *row, const char *bytes,
                           struct arena *arena)
{
    const char *at = strstr(bytes, row->old);
    size_t length = strlen(row->new);
    const char *rest;
    char *text;

    assert_non_null(at);
    rest = at + strlen(row->old);
    if (length == 0 || row->new[length - 1] != '@')
        return arena_text(arena, "%.*s%s%s", (int)(at - bytes), bytes, row->new,
                          rest);
    text = arena_text(arena, "%s", bytes);
    text[rest - bytes] = *rest == 'A' ? 'B' : 'A';
    return text;
}

static void attack_is_refused(void **state)
{
    const struct attack_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct signing_key *key = anna(arena);
    struct signing_key *other = bert(arena);
    struct signing_public *public =
        public_of(row->other_key ? other : key, arena);
    struct signing_public *own = public_of(key, arena);
    struct buffer file = signed_copy(small, key);
    const char *bytes = changed(row, file.bytes, arena);

    assert_true(signature_verify("sheet.xml", file.bytes, file.length, own,
                                 report_new(arena)));
    assert_false(
        signature_verify("sheet.xml", bytes, strlen(bytes), public, report));
    assert_int_equal(report_findings(report), 1);
    assert_true(report_names(report, trust_rule(row->rule)));
    buffer_release(&file);
    signing_public_release(public);
    signing_public_release(own);
    signing_key_release(other);
    signing_key_release(key);
    arena_free(arena);
}

/* Files that never were signed. */
static const struct unsigned_row {
    const char *name;
    const char *text;
    enum trust_rule rule;
} unsigned_rows[] = {
    {"unsigned: a sheet", small, TRUST_unsigned},
    {"unsigned: nothing", "", TRUST_unsigned},
    {"unsigned: no tag", "sheet", TRUST_unsigned},
    {"unsigned: an open tag", "<", TRUST_unsigned},
    {"unsigned: another name", "<a><Signatures></Signatures></a>",
     TRUST_unsigned},
    {"signature-form: an empty one", "<a><Signature></Signature></a>",
     TRUST_signature_form},
    {"signature-moved: the root itself", "<Signature></Signature>",
     TRUST_signature_moved},
    {"signature-moved: not the last", "<a><Signature></Signature><b></b></a>",
     TRUST_signature_moved},
};

static void unsigned_is_refused(void **state)
{
    const struct unsigned_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct signature_parts parts;

    assert_false(signature_split(&parts, "sheet.xml", row->text,
                                 strlen(row->text), report));
    assert_true(report_names(report, trust_rule(row->rule)));
    arena_free(arena);
}

/* The Signature of one file does not fit another. */
static void signature_stays_with_its_file(void)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct signing_key *key = anna(arena);
    struct signing_public *public = public_of(key, arena);
    struct buffer one = signed_copy("<a></a>", key);
    struct buffer other = signed_copy("<b></b>", key);
    struct signature_parts parts;

    assert_true(
        signature_split(&parts, "b.xml", other.bytes, other.length, report));
    memcpy(one.bytes + 3, other.bytes + parts.start, parts.length);
    assert_false(
        signature_verify("a.xml", one.bytes, one.length, public, report));
    assert_true(report_names(report, TRUST(tampered)));
    buffer_release(&other);
    buffer_release(&one);
    signing_public_release(public);
    signing_key_release(key);
    arena_free(arena);
}

/* Who changes a file and puts its new digest in lacks the key all the same. */
static void new_digest_needs_the_key(void)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct signing_key *key = anna(arena);
    struct signing_key *other = bert(arena);
    struct signing_public *public = public_of(key, arena);
    struct buffer file = signed_copy("<a></a>", key);
    struct buffer forged = signed_copy("<b></b>", other);
    struct signature_parts parts;

    assert_true(
        signature_split(&parts, "a.xml", file.bytes, file.length, report));
    memcpy(forged.bytes + parts.start + VALUE_AT,
           file.bytes + parts.start + VALUE_AT, VALUE_CHARACTERS);
    assert_false(
        signature_verify("b.xml", forged.bytes, forged.length, public, report));
    assert_true(report_names(report, TRUST(wrong_key)));
    buffer_release(&forged);
    buffer_release(&file);
    signing_public_release(public);
    signing_key_release(other);
    signing_key_release(key);
    arena_free(arena);
}

/* A file of about 10 KB as they are mailed. */
static struct buffer long_file(struct signing_key *key)
{
    struct buffer file;

    buffer_init(&file);
    buffer_puts(&file, "<sheet from=\"anna\">\n");
    for (int i = 0; file.length < 9000; i++)
        buffer_printf(&file,
                      " <move force=\"corps-%d\" path=\"0722 08%02d\">"
                      "</move>\n",
                      i, i % 30 + 1);
    buffer_puts(&file, "</sheet>");
    signature_add(&file, key);
    return file;
}

static bool accepted(const char *bytes, size_t length,
                     const struct signing_public *key)
{
    struct arena *arena = arena_new();
    bool is_accepted =
        signature_verify("sheet.xml", bytes, length, key, report_new(arena));

    arena_free(arena);
    return is_accepted;
}

/* How many of the files with one bit of this byte flipped, the byte left out
 * or doubled are accepted. */
static int accepted_changes(struct buffer *file, size_t at, char *spare,
                            const struct signing_public *key)
{
    size_t length = file->length;
    int count = 0;

    for (int bit = 0; bit < 8; bit++) {
        file->bytes[at] = (char)(file->bytes[at] ^ 1 << bit);
        count += accepted(file->bytes, length, key);
        file->bytes[at] = (char)(file->bytes[at] ^ 1 << bit);
    }
    memcpy(spare, file->bytes, at);
    memcpy(spare + at, file->bytes + at + 1, length - at - 1);
    count += accepted(spare, length - 1, key);
    memcpy(spare, file->bytes, at + 1);
    memcpy(spare + at + 1, file->bytes + at, length - at);
    return count + accepted(spare, length + 1, key);
}

/* Some hundred thousand changes, all refused. */
static void every_byte_counts(void)
{
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    struct signing_public *public = public_of(key, arena);
    struct buffer file = long_file(key);
    char *spare = arena_zeroed(arena, 1, file.length + 2);
    int count = 0;

    assert_true(file.length > 10000);
    for (size_t at = 0; at < file.length; at++)
        count += accepted_changes(&file, at, spare, public);
    assert_int_equal(count, 0);
    assert_true(accepted(file.bytes, file.length, public));
    buffer_release(&file);
    signing_public_release(public);
    signing_key_release(key);
    arena_free(arena);
}

/* All of the Signature, where flipped bits could hide in base64. */
static void every_byte_of_the_signature_counts(void)
{
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    struct signing_public *public = public_of(key, arena);
    struct buffer file = signed_copy(small, key);
    char *spare = arena_zeroed(arena, 1, file.length + 2);
    int count = 0;

    for (size_t at = 0; at < file.length; at++)
        count += accepted_changes(&file, at, spare, public);
    assert_int_equal(count, 0);
    buffer_release(&file);
    signing_public_release(public);
    signing_key_release(key);
    arena_free(arena);
}

static const struct single singles[] = {
    {"the signature is pinned", signature_is_pinned},
    {"its parts", split_gives_the_parts},
    {"it stays with its file", signature_stays_with_its_file},
    {"a new digest needs the key", new_digest_needs_the_key},
    {"every byte of a long file counts", every_byte_counts},
    {"every byte of the signature counts", every_byte_of_the_signature_counts},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(singles, run_single),
        TABLE(attack_rows, attack_is_refused),
        TABLE(unsigned_rows, unsigned_is_refused),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}
