/* Fuzz target: a participant's file and the keys in it. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/documents.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    struct participant participant;
    struct signing_public *key;

    if (!participant_read(&participant, root, "input", fuzz->arena,
                          fuzz->report))
        return false;
    key = signing_public_read(participant.signing);
    if (key)
        (void)signing_public_ssh(key, fuzz->arena);
    signing_public_release(key);
    participant_write(out, &participant);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    const struct signed_source source = {
        .name = "input", .bytes = fuzz->bytes, .kind = DOCUMENT_PARTICIPANT};
    struct signed_file file;

    (void)signed_open(&file, &source, fuzz->arena, fuzz->report);
    fuzz_document(fuzz, DOCUMENT_PARTICIPANT, through);
}
