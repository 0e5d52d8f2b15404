/* The small files that people exchange: attributes, and in a lock a text. */
#include "campaign/documents/documents.h"

#include "campaign/documents/internal.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "core/displayable.h"
#include "core/trust_rules.h"
#include "trust/digest.h"
#include "trust/exchange_texts.h"
#include "trust/keys.h"
#include "trust/vrf.h"

#include <string.h>

const char *const mail_words[] = {
    [MAIL_SHEET] = "sheet",
    [MAIL_SEAL] = "seal",
    [MAIL_ANSWER] = "answer",
    [MAIL_CONSENT] = "consent",
    [MAIL_PARTICIPANT] = "participant",
    [MAIL_WITHDRAWAL] = "withdrawal",
    NULL,
};

const char *const consent_words[] = {
    [CONSENT_ROSTER] = "roster",   [CONSENT_CORRECTION] = "correction",
    [CONSENT_VOID] = "void",       [CONSENT_RESTORE] = "restore",
    [CONSENT_UPGRADE] = "upgrade", [CONSENT_DISCLOSE] = "disclose",
    [CONSENT_END] = "end",         NULL,
};

static const struct field participant_fields[] = {
    FIELD(COUNT, struct participant, version, "version", FIELD_REQUIRED),
    FIELD(NAME, struct participant, id, "id", FIELD_REQUIRED),
    FIELD(TEXT, struct participant, name, "name", FIELD_REQUIRED),
    FIELD(BASE64, struct participant, signing, "signing", FIELD_REQUIRED),
    FIELD(HEXDATA, struct participant, dice, "dice", FIELD_REQUIRED),
    FIELD(HEXDATA, struct participant, proof, "proof", FIELD_REQUIRED),
    FIELD(YES, struct participant, test, "test", FIELD_OPTIONAL),
    {0},
};

static const struct field consent_fields[] = {
    FIELD(COUNT, struct consent, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct consent, game, "game", FIELD_REQUIRED),
    FIELD(NAME, struct consent, from, "from", FIELD_REQUIRED),
    FIELD_WORDS(struct consent, kind, "kind", FIELD_REQUIRED, consent_words),
    FIELD(DIGEST, struct consent, digest, "digest", FIELD_REQUIRED),
    FIELD(NAMES, struct consent, accepts, "accepts", FIELD_OPTIONAL),
    FIELD(YES, struct consent, withdrawn, "withdrawn", FIELD_OPTIONAL),
    {0},
};

static const struct field seal_fields[] = {
    FIELD(COUNT, struct seal, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct seal, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct seal, exchange, "exchange", FIELD_REQUIRED),
    FIELD(DIGEST, struct seal, state, "state", FIELD_REQUIRED),
    FIELD(NAME, struct seal, from, "from", FIELD_REQUIRED),
    FIELD(COUNT, struct seal, sequence, "sequence", FIELD_REQUIRED),
    FIELD(DIGEST, struct seal, sheet, "sheet", FIELD_REQUIRED),
    {0},
};

static const struct field lock_fields[] = {
    FIELD(COUNT, struct lock, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct lock, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct lock, exchange, "exchange", FIELD_REQUIRED),
    FIELD(NAME, struct lock, from, "from", FIELD_REQUIRED),
    FIELD(TIME, struct lock, due, "due", FIELD_OPTIONAL),
    FIELD(TIME, struct lock, time, "time", FIELD_REQUIRED),
    {0},
};

static const struct field answer_fields[] = {
    FIELD(COUNT, struct answer, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct answer, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct answer, exchange, "exchange", FIELD_REQUIRED),
    FIELD(DIGEST, struct answer, lock, "lock", FIELD_REQUIRED),
    FIELD(NAME, struct answer, from, "from", FIELD_REQUIRED),
    FIELD(HEXDATA, struct answer, proof, "proof", FIELD_REQUIRED),
    FIELD(NAMES, struct answer, accepts, "accepts", FIELD_OPTIONAL),
    {0},
};

static const struct field receipt_fields[] = {
    FIELD(COUNT, struct receipt, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct receipt, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct receipt, exchange, "exchange", FIELD_REQUIRED),
    FIELD(NAME, struct receipt, from, "from", FIELD_REQUIRED),
    FIELD(NAME, struct receipt, of, "of", FIELD_REQUIRED),
    FIELD_WORDS(struct receipt, kind, "kind", FIELD_REQUIRED, mail_words),
    FIELD(DIGEST, struct receipt, digest, "digest", FIELD_REQUIRED),
    FIELD(TIME, struct receipt, time, "time", FIELD_REQUIRED),
    {0},
};

static const struct field void_fields[] = {
    FIELD(COUNT, struct void_document, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct void_document, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct void_document, exchange, "exchange", FIELD_REQUIRED),
    FIELD(DIGEST, struct void_document, lock, "lock", FIELD_REQUIRED),
    FIELD(NAMES, struct void_document, withheld, "withheld", FIELD_REQUIRED),
    FIELD(TEXT, struct void_document, reason, "reason", FIELD_REQUIRED),
    FIELD(TIME, struct void_document, until, "until", FIELD_OPTIONAL),
    FIELD(TEXT, struct void_document, unplayable, "unplayable", FIELD_OPTIONAL),
    {0},
};

static const struct record participant_record =
    DOCUMENT("participant", struct participant, participant_fields, NULL);
static const struct record consent_record =
    DOCUMENT("consent", struct consent, consent_fields, NULL);
static const struct record seal_record =
    DOCUMENT("seal", struct seal, seal_fields, NULL);
static const struct record answer_record =
    DOCUMENT("answer", struct answer, answer_fields, NULL);
static const struct record receipt_record =
    DOCUMENT("receipt", struct receipt, receipt_fields, NULL);
static const struct record void_record =
    DOCUMENT("void", struct void_document, void_fields, NULL);

bool document_version(const struct element *root, const char *name,
                      const char *file, struct report *report)
{
    const struct place place = {file, root->line};
    const char *version;

    if (strcmp(root->name, name) != 0)
        return refuse(report, &place, FILE_RULE(unknown_element),
                      "'%s' where a '%s' is expected", root->name, name);
    version = element_attribute(root, "version");
    if (version && strcmp(version, "1") != 0)
        return refuse(report, &place, FILE_RULE(version),
                      "version '%s' of a %s is not one we read", version, name);
    return true;
}

bool document_value(const struct element *element, const char *file,
                    const char *attribute, struct report *report)
{
    return refuse(report, &(struct place){file, element->line},
                  FILE_RULE(bad_value), "'%s' is no value of %s",
                  element_attribute(element, attribute), attribute);
}

bool document_read(void *out, const struct record *record,
                   const struct element *root, const char *file,
                   struct arena *arena, struct report *report)
{
    memset(out, 0, record->size);
    return document_version(root, record->element, file, report) &&
           record_read(out, record, root, file, arena, report);
}

/* Each is told to all: a file must not fill the journal with them. */
bool document_accepts(const struct element *root, const char *file,
                      const struct names *accepts, struct report *report)
{
    return accepts->count <= ACCEPTS_MOST ||
           refuse(report, &(struct place){file, root->line},
                  FILE_RULE(bad_value),
                  "%zu warnings are accepted, more than %d", accepts->count,
                  ACCEPTS_MOST);
}

void document_write(struct buffer *out, const struct record *record,
                    const void *in)
{
    struct arena *arena = arena_new();
    struct writer writer;

    writer_init(&writer, out, arena);
    record_write(&writer, record, in);
    arena_free(arena);
}

void document_begin(struct writing *writing, struct buffer *out,
                    const char *root, const struct field *fields,
                    const void *in)
{
    writing->arena = arena_new();
    writer_init(&writing->writer, out, writing->arena);
    writer_open(&writing->writer, root);
    fields_write(&writing->writer, fields, in);
}

void document_end(struct writing *writing)
{
    writer_close(&writing->writer);
    arena_free(writing->arena);
}

bool is_participant_id(const char *id)
{
    return strlen(id) <= 16 &&
           strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(id);
}

bool is_digest_or_none(const char *text)
{
    return strcmp(text, "-") == 0 ||
           (strlen(text) == 64 && strspn(text, "0123456789abcdef") == 64);
}

/* Else its owner could never answer, and every exchange would stall. */
static bool check_dice_key(const struct participant *person,
                           const struct place *place, struct report *report)
{
    uint8_t point[DICE_PUBLIC_SIZE];

    return (hex_decode(person->dice, point, sizeof(point)) &&
            dice_public_is_point(point)) ||
           refuse(report, place, TRUST(dice_key),
                  "the dice key %s of '%s' is no point of P-256: no answer of "
                  "his could ever be proven; berthier keygen makes good ones",
                  person->dice, person->id);
}

/* Else anybody could register another's dice key, and answer with his proofs.
 */
static bool check_dice_proof(const struct participant *person,
                             const struct place *place, struct report *report)
{
    uint8_t point[DICE_PUBLIC_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    uint8_t beta[VRF_OUTPUT_SIZE];
    struct buffer text = {0};
    bool proved;

    participant_text(&text, person->id, person->signing);
    proved = hex_decode(person->dice, point, sizeof(point)) &&
             hex_decode(person->proof, proof, sizeof(proof)) &&
             vrf_verify(point, (const uint8_t *)text.bytes, text.length, proof,
                        beta);
    buffer_release(&text);
    return proved || refuse(report, place, TRUST(dice_proof),
                            "nothing proves that the dice key of '%s' is his: "
                            "its proof is by another key, or for another id or "
                            "signing key; berthier keygen makes good ones",
                            person->id);
}

bool participant_read(struct participant *out, const struct element *root,
                      const char *file, struct arena *arena,
                      struct report *report)
{
    const struct place place = {file, root->line};

    if (!document_read(out, &participant_record, root, file, arena, report))
        return false;
    if (!is_participant_id(out->id))
        return document_value(root, file, "id", report);
    if (is_same_folded(out->name, ""))
        return document_value(root, file, "name", report);
    if (strlen(out->dice) != 66)
        return document_value(root, file, "dice", report);
    if (strlen(out->proof) != 2 * VRF_PROOF_SIZE)
        return document_value(root, file, "proof", report);
    return check_dice_key(out, &place, report) &&
           check_dice_proof(out, &place, report);
}

bool consent_read(struct consent *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report)
{
    return document_read(out, &consent_record, root, file, arena, report) &&
           document_accepts(root, file, &out->accepts, report);
}

bool seal_read(struct seal *out, const struct element *root, const char *file,
               struct arena *arena, struct report *report)
{
    return document_read(out, &seal_record, root, file, arena, report);
}

bool lock_read(struct lock *out, const struct element *root, const char *file,
               struct arena *arena, struct report *report)
{
    const struct place place = {file, root->line};

    memset(out, 0, sizeof(*out));
    if (!document_version(root, "lock", file, report) ||
        !fields_read(out, lock_fields, root, file, arena, report))
        return false;
    if (root->first)
        return refuse(report, &place, FILE_RULE(unknown_element),
                      "'%s' does not stand in a lock", root->first->name);
    if (!root->text)
        return refuse(report, &place, FILE_RULE(missing_element),
                      "the lock has no text");
    out->text = root->text;
    return true;
}

bool answer_read(struct answer *out, const struct element *root,
                 const char *file, struct arena *arena, struct report *report)
{
    if (!document_read(out, &answer_record, root, file, arena, report) ||
        !document_accepts(root, file, &out->accepts, report))
        return false;
    if (strlen(out->proof) != 162)
        return document_value(root, file, "proof", report);
    return true;
}

bool receipt_read(struct receipt *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report)
{
    return document_read(out, &receipt_record, root, file, arena, report);
}

bool void_read(struct void_document *out, const struct element *root,
               const char *file, struct arena *arena, struct report *report)
{
    return document_read(out, &void_record, root, file, arena, report);
}

void participant_write(struct buffer *out, const struct participant *in)
{
    document_write(out, &participant_record, in);
}

void consent_write(struct buffer *out, const struct consent *in)
{
    document_write(out, &consent_record, in);
}

void seal_write(struct buffer *out, const struct seal *in)
{
    document_write(out, &seal_record, in);
}

void lock_write(struct buffer *out, const struct lock *in)
{
    struct writing writing;

    document_begin(&writing, out, "lock", lock_fields, in);
    writer_text(&writing.writer, in->text);
    document_end(&writing);
}

void answer_write(struct buffer *out, const struct answer *in)
{
    document_write(out, &answer_record, in);
}

void receipt_write(struct buffer *out, const struct receipt *in)
{
    document_write(out, &receipt_record, in);
}

void void_write(struct buffer *out, const struct void_document *in)
{
    document_write(out, &void_record, in);
}

static const struct field extension_fields[] = {
    FIELD(COUNT, struct extension, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct extension, game, "game", FIELD_REQUIRED),
    FIELD(COUNT, struct extension, exchange, "exchange", FIELD_REQUIRED),
    FIELD(DIGEST, struct extension, state, "state", FIELD_REQUIRED),
    FIELD(NAME, struct extension, from, "from", FIELD_REQUIRED),
    FIELD(TIME, struct extension, until, "until", FIELD_REQUIRED),
    FIELD(TIME, struct extension, time, "time", FIELD_REQUIRED),
    FIELD(TEXT, struct extension, reason, "reason", FIELD_OPTIONAL),
    {0},
};

static const struct record extension_record =
    DOCUMENT("extension", struct extension, extension_fields, NULL);

bool extension_read(struct extension *out, const struct element *root,
                    const char *file, struct arena *arena,
                    struct report *report)
{
    return document_read(out, &extension_record, root, file, arena, report);
}

void extension_write(struct buffer *out, const struct extension *in)
{
    document_write(out, &extension_record, in);
}
