/* Fuzz target: a sheet or a draft, judged order by order on two turns. */
#include "tests/fuzz/fuzz.h"

#include "campaign/judge/check.h"
#include "io/xml.h"

#include <string.h>

static const struct element *draft_root(struct fuzz *fuzz)
{
    struct xml_file *file =
        xml_open("input", fuzz->bytes.data, fuzz->bytes.length, XML_DRAFT,
                 fuzz->arena, fuzz->report);
    const struct element *root = file ? xml_root(file) : NULL;

    xml_close(file);
    return root && strcmp(root->name, "sheet") == 0 ? root : NULL;
}

static void judge(struct fuzz *fuzz, int which)
{
    const struct element *root = draft_root(fuzz);
    struct desk desk = *fuzz_desk(which);
    struct judged_sheet judged;
    struct sheet sheet;

    desk.arena = fuzz->arena;
    if (root && sheet_read(&sheet, root, "input", fuzz->arena, fuzz->report))
        (void)sheet_check(&judged, &desk, &sheet, fuzz->report);
}

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    struct sheet sheet;

    if (!sheet_read(&sheet, root, "input", fuzz->arena, fuzz->report))
        return false;
    sheet_write(out, &sheet);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    judge(fuzz, 0);
    judge(fuzz, 1);
    fuzz_document(fuzz, DOCUMENT_SHEET, through);
}
