/* The door to libxml2: the order in which a file is read and doubted. */
#include "io/xml-file.h"

#include <assert.h>
#include <libxml/parser.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlmemory.h>
#include <libxml/xmlschemastypes.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* libxml2 goes on without memory, and calls wrong results good. */
static void *or_abort(void *memory)
{
    if (memory)
        return memory;
    fputs("berthier: out of memory\n", stderr);
    abort();
}

static void *allocate(size_t size)
{
    return or_abort(malloc(size ? size : 1));
}

static void *reallocate(void *memory, size_t size)
{
    return or_abort(realloc(memory, size ? size : 1));
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;

    return memcpy(allocate(size), text, size);
}

/* Nothing is fetched for a file but the schemas the program carries. */
static xmlParserInput *load_embedded(const char *name, const char *id,
                                     xmlParserCtxt *context)
{
    const struct embedded_schema *schema = embedded_schemas();
    xmlParserInputBuffer *buffer;
    xmlParserInput *input;

    (void)id;
    while (schema->name && (!name || strcmp(schema->name, name) != 0))
        schema++;
    if (!schema->name)
        return NULL;
    buffer = xmlParserInputBufferCreateMem(schema->text, (int)schema->length,
                                           XML_CHAR_ENCODING_NONE);
    input = xmlNewIOInputStream(context, buffer, XML_CHAR_ENCODING_NONE);
    input->filename = (const char *)xmlStrdup((const xmlChar *)name);
    return input;
}

static void say_nothing(void *context, const char *format, ...)
{
    (void)context;
    (void)format;
}

/* A big document is given back node by node; kept as small blocks, all of
 * them would be swept together again and again while the arena grows. */
static void keep_no_small_blocks(void)
{
#ifdef M_MXFAST
    mallopt(M_MXFAST, 0);
#endif
}

void xml_start(void)
{
    int failed = xmlMemSetup(free, allocate, reallocate, duplicate);

    assert(failed == 0);
    (void)failed;
    LIBXML_TEST_VERSION
    xmlInitParser();
    xmlSetExternalEntityLoader(load_embedded);
    xmlSetGenericErrorFunc(NULL, say_nothing);
    keep_no_small_blocks();
}

void xml_stop(void)
{
    xmlSchemaCleanupTypes();
    xmlCleanupParser();
}

static bool check_length(const struct xml_file *file, struct report *report)
{
    const struct place place = {file->name, 0};

    if (file->length == 0)
        return refuse(report, &place, FILE_RULE(malformed), "is empty");
    if (file->length > XML_TURN_LIMIT)
        return refuse(report, &place, FILE_RULE(too_large),
                      "is larger than %d bytes", XML_TURN_LIMIT);
    return true;
}

static bool read_tree(struct xml_file *file, struct report *report)
{
    struct xml_tree *tree = xml_tree_new(file);
    bool good = xml_parse(file, tree, report) && xml_tree_end(tree, report);

    xml_tree_free(tree);
    return good;
}

struct xml_file *xml_open_apart(const char *name, const char *bytes,
                                size_t length, enum xml_strictness strictness,
                                const struct xml_arenas *arenas,
                                struct report *report)
{
    struct xml_file *file = allocate(sizeof(*file));

    *file = (struct xml_file){.name = name,
                              .bytes = bytes,
                              .length = length,
                              .strictness = strictness,
                              .arenas = *arenas};
    if (check_length(file, report) && xml_scan(file, report) &&
        read_tree(file, report))
        return file;
    xml_close(file);
    return NULL;
}

struct xml_file *xml_open(const char *name, const char *bytes, size_t length,
                          enum xml_strictness strictness, struct arena *arena,
                          struct report *report)
{
    const struct xml_arenas arenas = {arena, arena};

    return xml_open_apart(name, bytes, length, strictness, &arenas, report);
}

const struct element *xml_root(const struct xml_file *file)
{
    return file->root;
}

bool xml_has_signature(const struct xml_file *file)
{
    return file->has_signature;
}

void xml_close(struct xml_file *file)
{
    free(file);
}
