/* Parsing: libxml2 with everything turned off that a plain file can't need. */
#include "io/xml-file.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

/* One run of the parser over a file. */
struct parsing {
    const struct xml_file *file;
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
    /* Whoever asks for memory in vain is aborted: a text is too long. */
    if (error->code == XML_ERR_NO_MEMORY)
        return FILE_RULE(too_large);
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
    if (parser->nodeNr > XML_DEPTH_LIMIT) {
        refuse(parsing->report, &place, TRUST(too_deep), "nests too deeply");
        return;
    }
    buffer_init(&words);
    xml_error_words(&words, error);
    refuse(parsing->report, &place, rule_of(error), "%s", words.bytes);
    buffer_release(&words);
}

static void refuse_doctype(void *context, const xmlChar *name,
                           const xmlChar *public, const xmlChar *system)
{
    xmlParserCtxt *parser = context;
    struct parsing *parsing = parser->_private;
    const struct place place = {parsing->file->name,
                                xmlSAX2GetLineNumber(parser)};

    (void)name;
    (void)public;
    (void)system;
    if (!parsing->refused)
        refuse(parsing->report, &place, TRUST(doctype), "has a DOCTYPE");
    parsing->refused = true;
    xmlStopParser(parser);
}

/* A document alone proves nothing: libxml2 hands out truncated ones. */
static bool is_whole(const xmlParserCtxt *parser, const xmlDoc *document)
{
    return document && parser->wellFormed && parser->errNo == XML_ERR_OK &&
           !parser->disableSAX;
}

static bool check_declaration(const struct xml_file *file,
                              struct report *report)
{
    const struct place place = {file->name, 1};
    const xmlChar *encoding = file->document->encoding;

    if (!encoding || xmlStrcasecmp(encoding, BAD_CAST "UTF-8") == 0)
        return true;
    return refuse(report, &place, TRUST(encoding),
                  "says it is in '%s', not in UTF-8", (const char *)encoding);
}

static bool parse_with(xmlParserCtxt *parser, struct xml_file *file)
{
    const struct parsing *parsing = parser->_private;
    const struct place place = {file->name, 0};

    parser->sax->internalSubset = refuse_doctype;
    parser->sax->serror = note_error;
    file->document = xmlCtxtReadMemory(
        parser, file->bytes, (int)file->length, file->name, NULL,
        XML_PARSE_NONET | XML_PARSE_COMPACT | XML_PARSE_BIG_LINES);
    if (parsing->refused)
        return false;
    if (is_whole(parser, file->document))
        return true;
    return refuse(parsing->report, &place, FILE_RULE(malformed),
                  "is not well-formed XML");
}

bool xml_parse(struct xml_file *file, struct report *report)
{
    struct parsing parsing = {file, report, false};
    xmlParserCtxt *parser = xmlNewParserCtxt();
    bool parsed;

    parser->_private = &parsing;
    parsed = parse_with(parser, file);
    xmlFreeParserCtxt(parser);
    return parsed && check_declaration(file, report);
}
