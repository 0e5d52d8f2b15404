/* The rule that a digested file has one spelling: its exclusive C14N. */
#include "io/xml-file.h"

#include <libxml/c14n.h>
#include <libxml/xmlIO.h>
#include <string.h>

/* Canonical bytes are compared as they come: no second copy of the file. */
struct comparison {
    const struct xml_file *file;
    size_t at;      /* how far both agree */
    bool different; /* there */
};

static int compare_next(void *context, const char *bytes, int length)
{
    struct comparison *comparison = context;
    const struct xml_file *file = comparison->file;
    const char *ours = file->bytes + comparison->at;
    size_t left = file->length - comparison->at;
    size_t count = (size_t)length;
    size_t same = 0;

    if (count <= left && memcmp(ours, bytes, count) == 0) {
        comparison->at += count;
        return length;
    }
    while (same < count && same < left && ours[same] == bytes[same])
        same++;
    comparison->at += same;
    comparison->different = true;
    return -1;
}

static bool is_canonical(struct comparison *comparison)
{
    const struct xml_file *file = comparison->file;
    xmlOutputBuffer *out =
        xmlOutputBufferCreateIO(compare_next, NULL, comparison, NULL);
    int written = xmlC14NExecute(file->document, NULL, NULL,
                                 XML_C14N_EXCLUSIVE_1_0, NULL, 0, out);
    int closed = xmlOutputBufferClose(out);

    return written >= 0 && closed >= 0 && !comparison->different &&
           comparison->at == file->length;
}

bool xml_check_canonical(const struct xml_file *file, struct report *report)
{
    struct comparison comparison = {file, 0, false};
    struct place place = {file->name, 0};
    size_t column;

    if (file->strictness == XML_DRAFT || is_canonical(&comparison))
        return true;
    place.line = xml_line_at(file, comparison.at);
    for (column = 0; column < comparison.at; column++) {
        if (file->bytes[comparison.at - column - 1] == '\n')
            break;
    }
    return refuse(report, &place, TRUST(not_canonical),
                  "is not spelt canonically from byte %zu of the line on",
                  column + 1);
}
