/* Fuzz target: a roster. */
#include "campaign/documents/roster.h"
#include "tests/fuzz/fuzz.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    struct roster roster;

    if (!roster_read(&roster, root, "input", fuzz->arena, fuzz->report))
        return false;
    roster_write(out, &roster);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    fuzz_document(fuzz, DOCUMENT_ROSTER, through);
}
