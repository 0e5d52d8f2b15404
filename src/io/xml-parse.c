/* Parsing: libxml2 with everything turned off that a plain file can't need. */
#include "io/xml-file.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

/* One run of the parser over a file. */
struct parsing {
    const struct xml_file *file;
    struct xml_tree *tree;
    struct report *report;
    bool refused; /* the first mistake says enough: others follow from it */
};

static const struct rule *rule_of(const xmlError *error)
{
    if (error->code == XML_ERR_UNDECLARED_ENTITY ||
        error->code == XML_ERR_ENTITY_LOOP)
        return TRUST(entity);
    if (error->code == XML_ERR_INVALID_ENCODING ||
        error->code == XML_ERR_UNSUPPORTED_ENCODING ||
        error->code == XML_ERR_UNKNOWN_ENCODING)
        return TRUST(encoding);
    return FILE_RULE(malformed);
}

static void note_error(void *context, xmlError *error)
{
    const xmlParserCtxt *parser = context;
    struct parsing *parsing = parser->_private;
    const struct place place = {parsing->file->name, error->line};
    struct buffer words;

    if (parsing->refused || error->level == XML_ERR_WARNING)
        return;
    parsing->refused = true;
    if (parser->nameNr > XML_DEPTH_LIMIT) {
        refuse(parsing->report, &place, TRUST(too_deep), "nests too deeply");
        return;
    }
    buffer_init(&words);
    xml_error_words(&words, error);
    refuse(parsing->report, &place, rule_of(error), "%s", words.bytes);
    buffer_release(&words);
}

static long line_of(void *parser)
{
    return xmlSAX2GetLineNumber(parser);
}

static void stop(xmlParserCtxt *parser, const struct rule *rule,
                 const char *words)
{
    struct parsing *parsing = parser->_private;
    const struct place place = {parsing->file->name, line_of(parser)};

    if (!parsing->refused && refuse(parsing->report, &place, rule, "%s", words))
        return;
    parsing->refused = true;
    xmlStopParser(parser);
}

/* NULL after the first mistake: what the parser tells then is no file. */
static struct xml_tree *tree_of(void *context)
{
    const xmlParserCtxt *parser = context;
    const struct parsing *parsing = parser->_private;

    return parsing->refused ? NULL : parsing->tree;
}

static void refuse_doctype(void *context, const xmlChar *name,
                           const xmlChar *public, const xmlChar *system)
{
    (void)name;
    (void)public;
    (void)system;
    stop(context, TRUST(doctype), "has a DOCTYPE");
}

/* The number of parameters is libxml2's. */
static void start_element(void *context, const xmlChar *name,
                          const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces,
                          int attribute_count, int default_count,
                          const xmlChar **attributes)
{
    const struct xml_tag tag = {.name = (const char *)name,
                                .prefix = prefix,
                                .uri = uri,
                                .namespaces = namespace_count,
                                .attribute_count = attribute_count,
                                .attributes = attributes};
    struct xml_tree *tree = tree_of(context);

    (void)namespaces;
    (void)default_count;
    if (tree)
        xml_tree_open(tree, &tag, line_of(context));
}

static void end_element(void *context, const xmlChar *name,
                        const xmlChar *prefix, const xmlChar *uri)
{
    struct xml_tree *tree = tree_of(context);

    (void)prefix;
    (void)uri;
    if (tree)
        xml_tree_close(tree, (const char *)name);
}

static void characters(void *context, const xmlChar *text, int length)
{
    struct xml_tree *tree = tree_of(context);

    if (tree && !xml_tree_text(tree, (const char *)text, (size_t)length))
        stop(context, FILE_RULE(too_large), "a text is too long");
}

static void other(void *context, const struct rule *rule, const char *why)
{
    struct xml_tree *tree = tree_of(context);

    if (tree)
        xml_tree_other(tree, rule, why, line_of(context));
}

static void cdata(void *context, const xmlChar *text, int length)
{
    other(context, TRUST(cdata), "has a CDATA section");
    characters(context, text, length);
}

static void comment(void *context, const xmlChar *text)
{
    (void)text;
    other(context, TRUST(comment), "has a comment");
}

static void instruction(void *context, const xmlChar *target,
                        const xmlChar *data)
{
    (void)target;
    (void)data;
    other(context, TRUST(processing_instruction),
          "has a processing instruction");
}

static void reference(void *context, const xmlChar *name)
{
    (void)name;
    stop(context, TRUST(entity), "has an entity");
}

static void listen(xmlSAXHandler *handler)
{
    handler->internalSubset = refuse_doctype;
    handler->serror = note_error;
    handler->startElementNs = start_element;
    handler->endElementNs = end_element;
    handler->characters = characters;
    handler->ignorableWhitespace = characters;
    handler->cdataBlock = cdata;
    handler->comment = comment;
    handler->processingInstruction = instruction;
    handler->reference = reference;
}

/* libxml2 hands out documents of files that it has read in part. */
static bool is_whole(const xmlParserCtxt *parser, const xmlDoc *document)
{
    return document && parser->wellFormed && parser->errNo == XML_ERR_OK &&
           !parser->disableSAX;
}

static bool check_declaration(const struct xml_file *file,
                              const xmlDoc *document, struct report *report)
{
    const struct place place = {file->name, 1};
    const xmlChar *encoding = document->encoding;

    if (!encoding || xmlStrcasecmp(encoding, BAD_CAST "UTF-8") == 0)
        return true;
    return refuse(report, &place, TRUST(encoding),
                  "says it is in '%s', not in UTF-8", (const char *)encoding);
}

/* The document has what the declaration says and nothing else: the elements
 * went to the tree. */
static bool judge(const xmlParserCtxt *parser, const xmlDoc *document)
{
    const struct parsing *parsing = parser->_private;
    const struct place place = {parsing->file->name, 0};

    if (parsing->refused)
        return false;
    if (!is_whole(parser, document))
        return refuse(parsing->report, &place, FILE_RULE(malformed),
                      "is not well-formed XML");
    return check_declaration(parsing->file, document, parsing->report);
}

bool xml_parse(const struct xml_file *file, struct xml_tree *tree,
               struct report *report)
{
    struct parsing parsing = {file, tree, report, false};
    xmlParserCtxt *parser = xmlNewParserCtxt();
    xmlDoc *document;
    bool good;

    parser->_private = &parsing;
    listen(parser->sax);
    document = xmlCtxtReadMemory(parser, file->bytes, (int)file->length,
                                 file->name, NULL, XML_PARSE_NONET);
    good = judge(parser, document);
    xmlFreeDoc(document);
    xmlFreeParserCtxt(parser);
    return good;
}
