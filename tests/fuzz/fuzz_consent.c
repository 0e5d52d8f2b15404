/* Fuzz target: a consent. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/documents.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    struct consent consent;

    if (!consent_read(&consent, root, "input", fuzz->arena, fuzz->report))
        return false;
    consent_write(out, &consent);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    fuzz_document(fuzz, DOCUMENT_CONSENT, through);
}
