/* Validation against the schemas compiled into the program. */
#include "io/xml-file.h"

#include <assert.h>
#include <libxml/SAX2.h>
#include <libxml/xmlschemas.h>
#include <string.h>

/* One validation. An error belongs to the element whose tag was read last. */
struct validation {
    const struct xml_file *file;
    struct report *report;
    size_t refusals;
    xmlSchemaValidCtxt *context;
    long lines[XML_DEPTH_LIMIT]; /* of the open elements */
    size_t depth;
    long line; /* of the element that is judged */
};

static void note_error(void *context, xmlError *error)
{
    struct validation *validation = context;
    const struct place place = {validation->file->name, validation->line};
    struct buffer words;

    if (validation->refusals++ >= XML_FINDING_LIMIT)
        return;
    buffer_init(&words);
    xml_error_words(&words, error);
    refuse(validation->report, &place, FILE_RULE(schema), "%s", words.bytes);
    buffer_release(&words);
}

/* The number of parameters is libxml2's. */
static void start_element(void *context, const xmlChar *name,
                          const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces,
                          int attribute_count, int default_count,
                          const xmlChar **attributes)
{
    struct validation *validation = context;

    (void)name;
    (void)prefix;
    (void)uri;
    (void)namespace_count;
    (void)namespaces;
    (void)attribute_count;
    (void)default_count;
    (void)attributes;
    assert(validation->depth < XML_DEPTH_LIMIT);
    validation->line = xmlSAX2GetLineNumber(
        xmlSchemaValidCtxtGetParserCtxt(validation->context));
    validation->lines[validation->depth++] = validation->line;
}

static void end_element(void *context, const xmlChar *name,
                        const xmlChar *prefix, const xmlChar *uri)
{
    struct validation *validation = context;

    (void)name;
    (void)prefix;
    (void)uri;
    validation->line = validation->lines[--validation->depth];
}

/* NULL if there is none of that name, or it is wrong: a fault of ours. */
static xmlSchema *compile(const char *name)
{
    xmlSchemaParserCtxt *parser = xmlSchemaNewParserCtxt(name);
    xmlSchema *schema = xmlSchemaParse(parser);

    xmlSchemaFreeParserCtxt(parser);
    return schema;
}

/* What a schema says something of. Of the rest, most of a turn, the ends of its
 * lines are kept: findings behind it name theirs. */
static void take_described(struct buffer *out, const struct xml_file *file)
{
    const char *end = file->bytes + file->free_to;

    buffer_add(out, file->bytes, file->free_from);
    for (const char *at = file->bytes + file->free_from;
         (at = memchr(at, '\n', (size_t)(end - at))) != NULL; at++)
        buffer_add(out, at, 1);
    buffer_add(out, end, file->length - file->free_to);
}

/* Reads the bytes once more, as xml_parse() has read them, and makes no tree:
 * 0 if they are valid. */
static int stream(struct validation *validation, const struct buffer *bytes)
{
    xmlParserInputBuffer *input = xmlParserInputBufferCreateMem(
        bytes->bytes, (int)bytes->length, XML_CHAR_ENCODING_NONE);
    xmlSAXHandler handler = {
        .initialized = XML_SAX2_MAGIC,
        .startElementNs = start_element,
        .endElementNs = end_element,
    };

    xmlSchemaSetValidStructuredErrors(validation->context, note_error,
                                      validation);
    return xmlSchemaValidateStream(validation->context, input,
                                   XML_CHAR_ENCODING_NONE, &handler,
                                   validation);
}

static bool validate(struct validation *validation, xmlSchema *schema)
{
    const struct place place = {validation->file->name, 0};
    struct buffer described;
    int result;

    buffer_init(&described);
    take_described(&described, validation->file);
    validation->context = xmlSchemaNewValidCtxt(schema);
    result = stream(validation, &described);
    buffer_release(&described);
    xmlSchemaFreeValidCtxt(validation->context);
    /* Positive: invalid; negative: the validator gave up. */
    if (result != 0 && validation->refusals == 0)
        refuse(validation->report, &place, FILE_RULE(schema),
               "could not be validated");
    return result == 0 && validation->refusals == 0;
}

struct xml_schemas {
    struct kept_schema {
        char *name;
        xmlSchema *compiled;
    } * items;
    size_t count;
};

struct xml_schemas *xml_schemas_new(void)
{
    struct xml_schemas *schemas = xmlMalloc(sizeof(*schemas));

    *schemas = (struct xml_schemas){0};
    return schemas;
}

void xml_schemas_free(struct xml_schemas *schemas)
{
    for (size_t i = 0; schemas && i < schemas->count; i++) {
        xmlSchemaFree(schemas->items[i].compiled);
        xmlFree(schemas->items[i].name);
    }
    if (schemas)
        xmlFree(schemas->items);
    xmlFree(schemas);
}

/* NULL as compile() says it. */
static xmlSchema *kept(struct xml_schemas *schemas, const char *name)
{
    xmlSchema *compiled;
    size_t count = schemas->count;

    for (size_t i = 0; i < count; i++)
        if (strcmp(schemas->items[i].name, name) == 0)
            return schemas->items[i].compiled;
    compiled = compile(name);
    if (!compiled)
        return NULL;
    schemas->items =
        xmlRealloc(schemas->items, (count + 1) * sizeof(struct kept_schema));
    schemas->items[count].name = xmlMemStrdup(name);
    schemas->items[count].compiled = compiled;
    schemas->count++;
    return compiled;
}

bool xml_validate_with(const struct xml_file *file, const char *schema,
                       struct xml_schemas *schemas, struct report *report)
{
    struct validation validation = {.file = file, .report = report};
    xmlSchema *compiled = schemas ? kept(schemas, schema) : compile(schema);
    bool valid;

    if (!compiled)
        return trouble(report, schema, "this program has no such schema");
    valid = validate(&validation, compiled);
    if (!schemas)
        xmlSchemaFree(compiled);
    return valid;
}

bool xml_validate(const struct xml_file *file, const char *schema,
                  struct report *report)
{
    return xml_validate_with(file, schema, NULL, report);
}
