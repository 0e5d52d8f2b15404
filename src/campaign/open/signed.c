/* How every file comes in: authenticated first, then validated. */
#include "campaign/open/signed.h"

#include "campaign/documents/internal.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/xml.h"
#include "trust/signature.h"

#include <string.h>

const struct document_form document_forms[DOCUMENT_KINDS] = {
    [DOCUMENT_PARTICIPANT] = {"participant", "participant.xsd", XML_MAIL_LIMIT,
                              SIGNER_HIMSELF},
    [DOCUMENT_ROSTER] = {"roster", "roster.xsd", XML_MAIL_LIMIT, SIGNER_NOBODY},
    [DOCUMENT_CONSENT] = {"consent", "consent.xsd", XML_MAIL_LIMIT,
                          SIGNER_FROM},
    [DOCUMENT_MODULE] = {"module", "module.xsd", XML_TURN_LIMIT, SIGNER_NOBODY},
    [DOCUMENT_TURN] = {"turn", "turn.xsd", XML_TURN_LIMIT, SIGNER_HOST},
    [DOCUMENT_SHEET] = {"sheet", "sheet.xsd", XML_MAIL_LIMIT, SIGNER_FROM},
    [DOCUMENT_SEAL] = {"seal", "seal.xsd", XML_MAIL_LIMIT, SIGNER_FROM},
    [DOCUMENT_LOCK] = {"lock", "lock.xsd", XML_LOCK_LIMIT, SIGNER_HOST},
    [DOCUMENT_ANSWER] = {"answer", "answer.xsd", XML_MAIL_LIMIT, SIGNER_NOBODY},
    [DOCUMENT_RECEIPT] = {"receipt", "receipt.xsd", XML_MAIL_LIMIT,
                          SIGNER_HOST},
    [DOCUMENT_JOURNAL] = {"journal", "journal.xsd", XML_TURN_LIMIT,
                          SIGNER_NOBODY},
    [DOCUMENT_VIEW] = {"view", "view.xsd", XML_TURN_LIMIT, SIGNER_HOST},
    [DOCUMENT_VOID] = {"void", "void.xsd", XML_MAIL_LIMIT, SIGNER_NOBODY},
    [DOCUMENT_CORRECTION] = {"correction", "correction.xsd", XML_MAIL_LIMIT,
                             SIGNER_NOBODY},
    [DOCUMENT_UPGRADE] = {"upgrade", "upgrade.xsd", XML_MAIL_LIMIT,
                          SIGNER_NOBODY},
    [DOCUMENT_END] = {"end", "end.xsd", XML_MAIL_LIMIT, SIGNER_NOBODY},
    [DOCUMENT_DISCLOSE] = {"disclose", "disclose.xsd", XML_MAIL_LIMIT,
                           SIGNER_NOBODY},
    [DOCUMENT_HIDDEN] = {"hidden", "hidden.xsd", XML_MAIL_LIMIT, SIGNER_NOBODY},
    [DOCUMENT_EXTENSION] = {"extension", "extension.xsd", XML_MAIL_LIMIT,
                            SIGNER_HOST},
};

enum document_kind document_kind_of(const char *root)
{
    int kind = 0;

    while (kind < DOCUMENT_KINDS &&
           strcmp(document_forms[kind].root, root) != 0)
        kind++;
    return (enum document_kind)kind;
}

const struct signing_public *keyring_find(const struct keyring *keyring,
                                          const char *id)
{
    for (size_t i = 0; i < keyring->count; i++)
        if (strcmp(keyring->keys[i].id, id) == 0)
            return keyring->keys[i].key;
    return NULL;
}

static bool check_size(const struct signed_source *source,
                       enum document_kind kind, struct report *report)
{
    size_t limit = kind == DOCUMENT_KINDS ? (size_t)XML_TURN_LIMIT
                                          : document_forms[kind].limit;

    if (source->bytes.length <= limit)
        return true;
    return refuse(report, &(struct place){source->name, 0}, TRUST(too_large),
                  "%zu bytes are more than the %zu of its kind",
                  source->bytes.length, limit);
}

/* What the root says the file is, if that is what it must be. */
static bool find_kind(struct signed_file *out,
                      const struct signed_source *source, struct report *report)
{
    const struct place place = {source->name, out->root->line};

    out->kind = document_kind_of(out->root->name);
    if (out->kind == DOCUMENT_KINDS)
        return refuse(report, &place, FILE_RULE(unknown_element),
                      "'%s' is the root of no file of ours", out->root->name);
    if (source->kind != DOCUMENT_KINDS && source->kind != out->kind)
        return refuse(report, &place, FILE_RULE(unknown_element),
                      "'%s' where a '%s' is expected", out->root->name,
                      document_forms[source->kind].root);
    return check_size(source, out->kind, report);
}

/* The id of him whose signature the file must bear, as the file claims it. */
static const char *claimed(const struct signed_file *file,
                           const struct signed_source *source,
                           struct report *report)
{
    const struct place place = {source->name, file->root->line};
    const char *from = element_attribute(file->root, "from");
    bool is_hosts = document_forms[file->kind].signer == SIGNER_HOST;

    if (!from && is_hosts)
        return source->keyring->host;
    if (!from) {
        refuse(report, &place, FILE_RULE(missing_attribute),
               "a %s says from whom it is", file->root->name);
        return NULL;
    }
    if (is_hosts && strcmp(from, source->keyring->host) != 0) {
        refuse(report, &place, TRUST(not_his_office),
               "a %s is the host's, and '%s' is not the host", file->root->name,
               from);
        return NULL;
    }
    return from;
}

static bool verify_own(const struct signed_file *file,
                       const struct signed_source *source,
                       struct report *report)
{
    const char *base64 = element_attribute(file->root, "signing");
    struct signing_public *key = base64 ? signing_public_read(base64) : NULL;
    bool good;

    if (!key)
        return refuse(report, &(struct place){source->name, file->root->line},
                      FILE_RULE(bad_value),
                      "there is no signing key of ours in it");
    good = signature_verify(source->name, source->bytes.data,
                            source->bytes.length, key, report);
    signing_public_release(key);
    return good;
}

static bool verify(struct signed_file *out, const struct signed_source *source,
                   struct report *report)
{
    const struct place place = {source->name, out->root->line};
    const struct signing_public *key;

    if (document_forms[out->kind].signer == SIGNER_HIMSELF) {
        out->from = element_attribute(out->root, "id");
        return verify_own(out, source, report);
    }
    if (!source->keyring)
        return refuse(report, &place, TRUST(stranger),
                      "whose key should have signed this %s is not known here: "
                      "name the folder of its campaign",
                      out->root->name);
    out->from = claimed(out, source, report);
    if (!out->from)
        return false;
    key = keyring_find(source->keyring, out->from);
    if (!key)
        return refuse(report, &place, TRUST(stranger),
                      "'%s' does not stand in the roster", out->from);
    return signature_verify(source->name, source->bytes.data,
                            source->bytes.length, key, report);
}

/* Digests of a file whose signature, if it has one, is good. */
static bool take_digests(struct signed_file *out, struct report *report)
{
    struct signature_parts parts;

    sha256_text(out->bytes.data, out->bytes.length, out->digest);
    if (document_forms[out->kind].signer == SIGNER_NOBODY) {
        memcpy(out->unsigned_digest, out->digest, sizeof(out->digest));
        return true;
    }
    if (!signature_split(&parts, out->name, out->bytes.data, out->bytes.length,
                         report))
        return false;
    hex_encode(parts.digest, DIGEST_SIZE, out->unsigned_digest);
    return true;
}

static bool check_pin(const struct signed_source *source, struct report *report)
{
    char digest[DIGEST_TEXT];

    if (!source->pinned)
        return true;
    sha256_text(source->bytes.data, source->bytes.length, digest);
    return strcmp(digest, source->pinned) == 0 ||
           refuse(report, &(struct place){source->name, 0}, TRUST(tampered),
                  "the file is %.12s, another one is named: %.12s", digest,
                  source->pinned);
}

static bool check_opened(struct signed_file *out,
                         const struct signed_source *source,
                         const struct xml_file *file, struct report *report)
{
    out->root = xml_root(file);
    if (!find_kind(out, source, report))
        return false;
    if (document_forms[out->kind].signer != SIGNER_NOBODY &&
        !verify(out, source, report))
        return false;
    return document_version(out->root, out->root->name, out->name, report) &&
           (source->pinned ||
            xml_validate_with(file, document_forms[out->kind].schema,
                              source->schemas, report)) &&
           take_digests(out, report);
}

bool signed_open(struct signed_file *out, const struct signed_source *source,
                 struct arena *arena, struct report *report)
{
    const struct xml_arenas arenas = {arena, source->elements ? source->elements
                                                              : arena};
    struct xml_file *file;
    bool good;

    memset(out, 0, sizeof(*out));
    out->name = source->name;
    out->bytes = source->bytes;
    if (!check_size(source, source->kind, report) || !check_pin(source, report))
        return false;
    file = xml_open_apart(
        source->name, source->bytes.data, source->bytes.length,
        source->pinned ? XML_DRAFT : XML_SIGNED, &arenas, report);
    if (!file)
        return false;
    good = check_opened(out, source, file, report);
    xml_close(file);
    return good;
}

bool signed_read(struct signed_file *out, const char *path,
                 const struct signed_source *source, struct arena *arena,
                 struct report *report)
{
    struct signed_source found = *source;

    found.name = path;
    return file_read(&found.bytes, path, XML_TURN_LIMIT, arena, report) &&
           signed_open(out, &found, arena, report);
}

struct bytes bytes_keep(struct buffer *buffer, struct arena *arena)
{
    const struct bytes bytes = {buffer->bytes, buffer->length};

    arena_adopt(arena, buffer->bytes);
    *buffer = (struct buffer){0};
    return bytes;
}

void signed_make(struct signed_file *out, struct buffer *canonical,
                 const struct signing_key *key, struct arena *arena)
{
    memset(out, 0, sizeof(*out));
    sha256_text(canonical->bytes, canonical->length, out->unsigned_digest);
    signature_add(canonical, key);
    out->bytes = bytes_keep(canonical, arena);
    sha256_text(out->bytes.data, out->bytes.length, out->digest);
}

const char *bytes_digest(const struct bytes *bytes, struct arena *arena)
{
    char digest[DIGEST_TEXT];

    sha256_text(bytes->data, bytes->length, digest);
    return arena_text(arena, "%s", digest);
}
