/* Fuzz target: a journal. */
#include "tests/fuzz/fuzz.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    struct journal_document journal;

    if (!journal_document_read(&journal, root, "input", fuzz->arena,
                               fuzz->report))
        return false;
    journal_document_write(out, &journal);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    fuzz_document(fuzz, DOCUMENT_JOURNAL, through);
}
