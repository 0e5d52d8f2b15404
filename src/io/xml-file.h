/* What the files of xml.h share about an open document. */
#ifndef BERTHIER_IO_XML_FILE_H
#define BERTHIER_IO_XML_FILE_H

#include "core/buffer.h"
#include "core/trust_rules.h"
#include "io/xml.h"

#include <libxml/tree.h>
#include <libxml/xmlerror.h>

enum {
    XML_DEPTH_LIMIT = 64,
    /* The parser compares each attribute of an element with every other. */
    XML_ATTRIBUTE_LIMIT = 64,
    /* Findings of one kind of check; more would help nobody. */
    XML_FINDING_LIMIT = 20,
};

struct xml_file {
    const char *name;
    const char *bytes;
    size_t length;
    enum xml_strictness strictness;
    struct arena *arena;
    xmlDoc *document;
    const struct element *root;
    bool has_signature;
};

/* Before the parser sees the bytes: UTF-8, and few attributes an element. */
bool xml_scan(const struct xml_file *file, struct report *report);
/* Fills in document; refuses what is not well-formed or has a DOCTYPE. */
bool xml_parse(struct xml_file *file, struct report *report);
/* Fills in root and has_signature; refuses what our kind of file lacks. */
bool xml_build(struct xml_file *file, struct report *report);
/* Do the bytes equal their exclusive C14N? */
bool xml_check_canonical(const struct xml_file *file, struct report *report);

/* The line, counted from 1, on which the byte at offset stands. */
long xml_line_at(const struct xml_file *file, size_t offset);
/* What libxml2 found, in plain words without its full stop. */
void xml_error_words(struct buffer *out, const xmlError *error);

#endif
