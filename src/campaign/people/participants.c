/* Participant files: made by keygen, opened by join and verify. */
#include "campaign/people/begin.h"

#include "core/arena.h"
#include "io/files.h"
#include "io/xml.h"
#include "trust/digest.h"
#include "trust/exchange_texts.h"
#include "trust/vrf.h"

#include <string.h>

/* The one proof that there is of this key for this person. */
static const char *prove(const struct new_participant *person,
                         const char *signing, struct arena *arena)
{
    uint8_t proof[VRF_PROOF_SIZE];
    char digits[2 * VRF_PROOF_SIZE + 1];
    struct buffer text = {0};

    participant_text(&text, person->id, signing);
    vrf_prove(person->dice, (const uint8_t *)text.bytes, text.length, proof);
    buffer_release(&text);
    hex_encode(proof, sizeof(proof), digits);
    return arena_text(arena, "%s", digits);
}

void participant_make(struct signed_file *out,
                      const struct new_participant *person, struct arena *arena)
{
    uint8_t point[DICE_PUBLIC_SIZE];
    char dice[2 * DICE_PUBLIC_SIZE + 1];
    const char *signing = signing_public_base64(person->signing, arena);
    const struct participant document = {
        .version = FORMAT_VERSION,
        .id = person->id,
        .name = person->name,
        .signing = signing,
        .dice = dice,
        .proof = prove(person, signing, arena),
        .test = person->test,
    };
    struct buffer text = {0};

    dice_public(person->dice, point);
    hex_encode(point, sizeof(point), dice);
    participant_write(&text, &document);
    signed_make(out, &text, person->signing, arena);
}

bool participant_open(struct signed_file *file, struct participant *out,
                      const char *path, struct arena *arena,
                      struct report *report)
{
    const struct signed_source source = {.kind = DOCUMENT_PARTICIPANT};

    return signed_read(file, path, &source, arena, report) &&
           participant_read(out, file->root, path, arena, report);
}

/* False if the file lies there, is the one that the roster names, and is
 * refused. */
static bool open_beside(const struct roster_member *member, const char *path,
                        struct arena *arena, struct report *report)
{
    struct participant person;
    struct signed_file file;
    struct bytes bytes;

    return !file_exists(path) ||
           !file_read(&bytes, path, XML_MAIL_LIMIT, arena, report_new(arena)) ||
           strcmp(bytes_digest(&bytes, arena), member->digest) != 0 ||
           participant_open(&file, &person, path, arena, report);
}

bool participants_beside(const struct roster *roster, const char *path,
                         struct arena *arena, struct report *report)
{
    const char *slash = strrchr(path, '/');
    int length = slash ? (int)(slash + 1 - path) : 0;
    bool good = true;

    foreach_member (member, roster) {
        const char *beside = arena_text(arena, "%.*sparticipants/%s.xml",
                                        length, path, member->id);
        const char *above = arena_text(arena, "%.*s../participants/%s.xml",
                                       length, path, member->id);

        good &= open_beside(member, beside, arena, report) &&
                open_beside(member, above, arena, report);
    }
    return good;
}
