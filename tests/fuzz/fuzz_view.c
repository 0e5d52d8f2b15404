/* Fuzz target: the view of a turn that a side gets in a closed book. */
#include "tests/fuzz/fuzz.h"

#include "rulesets/ruleset.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    const struct ruleset *ruleset = fuzz_desk(0)->ruleset;
    struct view_document view;

    if (!view_read(&view, root, ruleset, "input", fuzz->arena, fuzz->report))
        return false;
    view_write(out, &view, ruleset);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    fuzz_document(fuzz, DOCUMENT_VIEW, through);
}
