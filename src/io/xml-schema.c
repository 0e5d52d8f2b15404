/* Validation against the schemas compiled into the program. */
#include "io/xml-file.h"

#include <libxml/xmlschemas.h>

/* One validation. */
struct validation {
    const struct xml_file *file;
    struct report *report;
    size_t refusals;
};

static void note_error(void *context, xmlError *error)
{
    struct validation *validation = context;
    struct place place = {validation->file->name, error->line};
    struct buffer words;

    if (validation->refusals++ >= XML_FINDING_LIMIT)
        return;
    /* The error itself has 16 bits for the line. */
    if (error->node)
        place.line = xmlGetLineNo(error->node);
    buffer_init(&words);
    xml_error_words(&words, error);
    refuse(validation->report, &place, FILE_RULE(schema), "%s", words.bytes);
    buffer_release(&words);
}

/* NULL if there is none of that name, or it is wrong: a fault of ours. */
static xmlSchema *compile(const char *name)
{
    xmlSchemaParserCtxt *parser = xmlSchemaNewParserCtxt(name);
    xmlSchema *schema = xmlSchemaParse(parser);

    xmlSchemaFreeParserCtxt(parser);
    return schema;
}

static bool validate(struct validation *validation, xmlSchema *schema)
{
    xmlSchemaValidCtxt *context = xmlSchemaNewValidCtxt(schema);
    const struct place place = {validation->file->name, 0};
    int result;

    xmlSchemaSetValidStructuredErrors(context, note_error, validation);
    result = xmlSchemaValidateDoc(context, validation->file->document);
    xmlSchemaFreeValidCtxt(context);
    /* Positive: invalid; negative: the validator gave up. */
    if (result != 0 && validation->refusals == 0)
        refuse(validation->report, &place, FILE_RULE(schema),
               "could not be validated");
    return result == 0 && validation->refusals == 0;
}

bool xml_validate(const struct xml_file *file, const char *schema,
                  struct report *report)
{
    struct validation validation = {file, report, 0};
    xmlSchema *compiled = compile(schema);
    bool valid;

    if (!compiled)
        return trouble(report, schema, "this program has no such schema");
    valid = validate(&validation, compiled);
    xmlSchemaFree(compiled);
    return valid;
}
