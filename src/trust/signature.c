/* Signed files: one enveloped ds:Signature of one fixed form.
 *
 * The Signature is a template with two holes, for the digest and the value, so
 * that it has the same length in every file: it is found by counting back from
 * the root's end tag, and what is not the template is refused. */
#include "trust/signature.h"

#include "trust/base64.h"
#include "trust/openssl.h"

#include <assert.h>
#include <string.h>

#define DSIG      "http://www.w3.org/2000/09/xmldsig#"
#define EXCLUSIVE "http://www.w3.org/2001/10/xml-exc-c14n#"

/* What stands between the start tag of SignedInfo and the digest. Alone,
 * SignedInfo is canonicalised with the namespace that it inherits. */
#define INFO_FRONT                                                             \
    "<CanonicalizationMethod Algorithm=\"" EXCLUSIVE                           \
    "\"></CanonicalizationMethod>"                                             \
    "<SignatureMethod "                                                        \
    "Algorithm=\"http://www.w3.org/2001/04/xmldsig-more#rsa-sha256\">"         \
    "</SignatureMethod>"                                                       \
    "<Reference URI=\"\"><Transforms>"                                         \
    "<Transform Algorithm=\"" DSIG "enveloped-signature\"></Transform>"        \
    "<Transform Algorithm=\"" EXCLUSIVE "\"></Transform>"                      \
    "</Transforms>"                                                            \
    "<DigestMethod "                                                           \
    "Algorithm=\"http://www.w3.org/2001/04/xmlenc#sha256\"></DigestMethod>"    \
    "<DigestValue>"
#define INFO_BACK "</DigestValue></Reference></SignedInfo>"

static const char front[] =
    "<Signature xmlns=\"" DSIG "\"><SignedInfo>" INFO_FRONT;
static const char middle[] = INFO_BACK "<SignatureValue>";
static const char end[] = "</SignatureValue></Signature>";

enum {
    DIGEST_CHARACTERS = BASE64_LENGTH(DIGEST_SIZE),
    VALUE_CHARACTERS = BASE64_LENGTH(SIGNATURE_SIZE),
    DIGEST_AT = sizeof(front) - 1,
    MIDDLE_AT = DIGEST_AT + DIGEST_CHARACTERS,
    VALUE_AT = MIDDLE_AT + sizeof(middle) - 1,
    END_AT = VALUE_AT + VALUE_CHARACTERS,
    SIGNATURE_LENGTH = END_AT + sizeof(end) - 1,
};

/* The SignedInfo that the key signs, for a digest. */
static void signed_info(const uint8_t digest[DIGEST_SIZE], struct buffer *out)
{
    char text[DIGEST_CHARACTERS + 1];

    base64_encode(digest, DIGEST_SIZE, text);
    buffer_puts(out, "<SignedInfo xmlns=\"" DSIG "\">" INFO_FRONT);
    buffer_puts(out, text);
    buffer_puts(out, INFO_BACK);
}

/* Offset of the root's end tag, the last tag of canonical bytes; length if
 * there is none. */
static size_t end_tag(const char *bytes, size_t length)
{
    for (size_t i = length; i-- > 0;)
        if (bytes[i] == '<')
            return i + 1 < length && bytes[i + 1] == '/' ? i : length;
    return length;
}

void signature_digest(const char *bytes, size_t length,
                      uint8_t out[DIGEST_SIZE])
{
    sha256(bytes, length, out);
}

void signature_add(struct buffer *file, const struct signing_key *key)
{
    char digest_text[DIGEST_CHARACTERS + 1];
    char value_text[VALUE_CHARACTERS + 1];
    uint8_t digest[DIGEST_SIZE];
    uint8_t value[SIGNATURE_SIZE];
    size_t tag = end_tag(file->bytes, file->length);
    struct buffer made;

    assert(tag < file->length);
    signature_digest(file->bytes, file->length, digest);
    buffer_init(&made);
    signed_info(digest, &made);
    signing_key_sign(key, SIGN_SHA256, made.bytes, made.length, value);
    buffer_release(&made);
    base64_encode(digest, sizeof(digest), digest_text);
    base64_encode(value, sizeof(value), value_text);
    buffer_init(&made);
    buffer_add(&made, file->bytes, tag);
    buffer_printf(&made, "%s%s%s%s%s", front, digest_text, middle, value_text,
                  end);
    buffer_add(&made, file->bytes + tag, file->length - tag);
    buffer_release(file);
    *file = made;
}

/* Does a tag with this local name, of any prefix, begin here? */
static bool tag_is(const char *tag, const char *limit, const char *name)
{
    size_t length = strlen(name);
    const char *local = tag + 1;

    for (const char *at = local; at < limit && !strchr(" />", *at); at++)
        if (*at == ':')
            local = at + 1;
    return (size_t)(limit - local) > length &&
           memcmp(local, name, length) == 0 && strchr(" />", local[length]);
}

/* The first start tag of that name, or NULL. */
static const char *find_tag(const char *bytes, const char *limit,
                            const char *name)
{
    for (const char *at = bytes; at < limit; at++) {
        at = memchr(at, '<', (size_t)(limit - at));
        if (!at)
            return NULL;
        if (tag_is(at, limit, name))
            return at;
    }
    return NULL;
}

/* Why bytes that hold no Signature of our form where it should stand are
 * refused. */
static const struct rule *wrong_about(const char *bytes, size_t tag)
{
    const char *limit = bytes + tag;
    const char *found = find_tag(bytes, limit, "Signature");
    const char *last = limit;

    if (!found)
        return TRUST(unsigned);
    while (last > found && *--last != '<')
        ;
    if (last[1] != '/' || !tag_is(last + 1, limit, "Signature"))
        return TRUST(signature_moved);
    if (find_tag(found, limit, "Object"))
        return TRUST(object);
    if (find_tag(found, limit, "KeyInfo"))
        return TRUST(foreign_key);
    return TRUST(signature_form);
}

/* Is it the template, with base64 of one spelling in its holes? */
static bool has_form(struct signature_parts *out, const char *at)
{
    return memcmp(at, front, DIGEST_AT) == 0 &&
           memcmp(at + MIDDLE_AT, middle, sizeof(middle) - 1) == 0 &&
           memcmp(at + END_AT, end, sizeof(end) - 1) == 0 &&
           base64_decode(at + DIGEST_AT, DIGEST_CHARACTERS, out->digest,
                         DIGEST_SIZE) &&
           base64_decode(at + VALUE_AT, VALUE_CHARACTERS, out->value,
                         SIGNATURE_SIZE);
}

bool signature_split(struct signature_parts *out, const char *name,
                     const char *bytes, size_t length, struct report *report)
{
    const struct place place = {name, 0};
    const struct rule *rule;
    size_t tag = end_tag(bytes, length);

    if (tag < length && tag > SIGNATURE_LENGTH &&
        has_form(out, bytes + tag - SIGNATURE_LENGTH)) {
        out->start = tag - SIGNATURE_LENGTH;
        out->length = SIGNATURE_LENGTH;
        if (!find_tag(bytes, bytes + out->start, "Signature"))
            return true;
        return refuse(report, &place, TRUST(signature_moved),
                      "a second signature stands in the file");
    }
    rule = wrong_about(bytes, tag);
    return refuse(report, &place, rule, "not as it should be: %s", rule->title);
}

/* The digest of the bytes around the Signature. */
static void digest_around(const struct signature_parts *parts,
                          const char *bytes, size_t length,
                          uint8_t out[DIGEST_SIZE])
{
    size_t behind = parts->start + parts->length;
    const struct piece pieces[] = {
        {bytes, parts->start},
        {bytes + behind, length - behind},
    };

    sha256_pieces(pieces, 2, out);
}

bool signature_covers(const struct signature_parts *parts, const char *name,
                      const char *bytes, size_t length, struct report *report)
{
    const struct place place = {name, 0};
    uint8_t digest[DIGEST_SIZE];

    digest_around(parts, bytes, length, digest);
    return memcmp(digest, parts->digest, DIGEST_SIZE) == 0 ||
           refuse(report, &place, TRUST(tampered),
                  "the file was changed after it was signed");
}

bool signature_verify(const char *name, const char *bytes, size_t length,
                      const struct signing_public *key, struct report *report)
{
    const struct place place = {name, 0};
    struct signature_parts parts = {0};
    struct buffer info;
    bool his;

    if (!signature_split(&parts, name, bytes, length, report) ||
        !signature_covers(&parts, name, bytes, length, report))
        return false;
    buffer_init(&info);
    signed_info(parts.digest, &info);
    his = signing_public_verify(key, SIGN_SHA256, info.bytes, info.length,
                                parts.value);
    buffer_release(&info);
    if (his)
        return true;
    return refuse(report, &place, TRUST(wrong_key),
                  "the signature is not by the key of its sender");
}
