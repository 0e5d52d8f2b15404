/* Fuzz target: the view of a turn that a side gets in a closed book. */
#include "tests/fuzz/fuzz.h"

#include "rulesets/ruleset.h"

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    const struct room *room = fuzz_desk(0)->room;
    struct view_document view;

    if (!view_read(&view, root, room, "input", fuzz->arena, fuzz->report))
        return false;
    view_write(out, &view, room);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    fuzz_document(fuzz, DOCUMENT_VIEW, through);
}
