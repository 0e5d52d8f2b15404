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
    /* Elements and attributes of a file: a turn of 20 MB has as many, and the
     * smallest of them would fill the memory of the machine. */
    XML_PIECE_LIMIT = 1500000,
    /* Bytes of a text between two tags; the parser's own limit for trees. */
    XML_TEXT_LIMIT = 10000000,
    /* Findings of one kind of check; more would help nobody. */
    XML_FINDING_LIMIT = 20,
};

struct xml_file {
    const char *name;
    const char *bytes;
    size_t length;
    enum xml_strictness strictness;
    struct xml_arenas arenas;
    struct element *root;
    bool has_signature;
    /* Of a digested file: where the content of the one element in its <game>
     * begins and ends, of which no schema of ours says anything (envelope.xsd,
     * ruleset-part). */
    size_t free_from, free_to;
};

/* A start tag as the parser tells it. */
struct xml_tag {
    const char *name; /* without its prefix */
    const xmlChar *prefix;
    const xmlChar *uri;
    int namespaces; /* that it declares */
    int attribute_count;
    /* Five pointers each: name, prefix, uri, start and end of the value, in
     * which an ampersand is spelt "&#38;" and nothing else is escaped. */
    const xmlChar **attributes;
};
enum { TAG_NAME, TAG_PREFIX, TAG_URI, TAG_START, TAG_END, TAG_PARTS };

/* The bytes of a file against its exclusive C14N, as the parser goes along.
 * Knows no namespace but a default one. */
struct xml_canonical {
    const struct xml_file *file;
    size_t at;      /* how far both agree */
    bool different; /* there */
};
/* uri: the namespace that the tag must declare, or NULL. */
void xml_canonical_open(struct xml_canonical *canonical,
                        const struct xml_tag *tag, const char *uri);
void xml_canonical_close(struct xml_canonical *canonical, const char *name);
void xml_canonical_text(struct xml_canonical *canonical, const char *text,
                        size_t length);
/* After the last event: do the bytes equal it? Refuses where they do not. */
bool xml_canonical_end(const struct xml_canonical *canonical,
                       struct report *report);

/* The tree that a file's events grow into. */
struct xml_tree;
struct xml_tree *xml_tree_new(struct xml_file *file);
void xml_tree_free(struct xml_tree *tree);
/* The events, on their lines. False: a text is too long. */
void xml_tree_open(struct xml_tree *tree, const struct xml_tag *tag, long line);
void xml_tree_close(struct xml_tree *tree, const char *name);
bool xml_tree_text(struct xml_tree *tree, const char *text, size_t length);
/* Comments and the like, which may stand in a draft; why is what they are
 * refused for. */
void xml_tree_other(struct xml_tree *tree, const struct rule *rule,
                    const char *why, long line);
/* Fills in root and has_signature of the file; refuses what our kind of file
 * lacks. For a file that has proved well-formed. */
bool xml_tree_end(struct xml_tree *tree, struct report *report);

/* Before the parser sees the bytes: UTF-8, and few attributes an element. */
bool xml_scan(const struct xml_file *file, struct report *report);
/* Sends the events to the tree; refuses what is not well-formed or has a
 * DOCTYPE. */
bool xml_parse(const struct xml_file *file, struct xml_tree *tree,
               struct report *report);

/* The line, counted from 1, on which the byte at offset stands. */
long xml_line_at(const struct xml_file *file, size_t offset);
/* What libxml2 found, in plain words without its full stop. */
void xml_error_words(struct buffer *out, const xmlError *error);

#endif
