/* Fuzz target: a receipt. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/documents.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    struct receipt receipt;

    if (!receipt_read(&receipt, root, "input", fuzz->arena, fuzz->report))
        return false;
    receipt_write(out, &receipt);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    fuzz_document(fuzz, DOCUMENT_RECEIPT, through);
}
