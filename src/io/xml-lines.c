/* Lines of a file that was read. */
#include "io/xml-file.h"
#include <assert.h>
#include <libxml/parser.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlmemory.h>
#include <libxml/xmlschemastypes.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

long xml_line_at(const struct xml_file *file, size_t offset)
{
    long line = 1;

    for (size_t i = 0; i < offset && i < file->length; i++)
        line += file->bytes[i] == '\n';
    return line;
}
