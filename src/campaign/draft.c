/* Drafts of sheets. */
#include "campaign/draft.h"

#include "campaign/signed.h"
#include "io/xml.h"

#include <string.h>

bool draft_open(struct sheet *out, bool *is_signed, const char *path,
                struct arena *arena, struct report *report)
{
    struct bytes bytes;
    struct xml_file *file;
    const struct element *root;
    struct place place = {path, 0};

    if (!file_read(&bytes, path, XML_MAIL_LIMIT, arena, report))
        return false;
    file = xml_open(path, bytes.data, bytes.length, XML_DRAFT, arena, report);
    if (!file)
        return false;
    root = xml_root(file);
    if (is_signed)
        *is_signed = xml_has_signature(file);
    xml_close(file);
    place.line = root->line;
    if (strcmp(root->name, document_forms[DOCUMENT_SHEET].root) != 0)
        return refuse(report, &place, FILE_RULE(unknown_element),
                      "'%s' where a sheet is expected", root->name);
    return sheet_read(out, root, path, arena, report);
}
