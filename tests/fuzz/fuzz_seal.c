/* Fuzz target: a seal. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/documents.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    struct seal seal;

    if (!seal_read(&seal, root, "input", fuzz->arena, fuzz->report))
        return false;
    seal_write(out, &seal);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    fuzz_document(fuzz, DOCUMENT_SEAL, through);
}
