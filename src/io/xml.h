/* The one door to libxml2.
 *
 * xml_open() reads bytes into a lean tree of struct element in the caller's
 * arena. Three things happen to them, in this order: their length is compared
 * with the caps; xml-scan.c walks over the bytes and refuses what no file of
 * ours may hold before a parser sees it; xml-parse.c lets libxml2 send its
 * events, of which xml-tree.c makes elements. For a file that is signed or
 * digested, xml-canonical.c compares what each event would add to its
 * exclusive C14N with the bytes that stand there, so that such a file is its
 * own canonical form and its signed content is a stretch of it.
 *
 * libxml2 makes no tree, loads no external entity and touches no network;
 * xml_start() sees to that once. xml_validate() lets its schema validator read
 * the same bytes against a schema that is compiled into the program, but for
 * what stands in a turn's game, which the ruleset describes; schemas may be
 * kept by who validates many files.
 *
 * campaign/open/signed.c is the caller for every file that people send;
 * nothing else of libxml2 is called outside src/io/xml*.c, and writing needs
 * none of it (core/writer.h). */
#ifndef BERTHIER_IO_XML_H
#define BERTHIER_IO_XML_H

#include "core/element.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* Size caps before parsing, in bytes. */
enum {
    XML_MAIL_LIMIT = 256 * 1024,
    XML_LOCK_LIMIT = 4 * 1024 * 1024,
    XML_TURN_LIMIT = 64 * 1024 * 1024,
};

/* Once at the start of the program, before any thread: an allocator that
 * aborts, no external entities, no network. And at its end. */
void xml_start(void);
void xml_stop(void);

/*
 * How strictly a file is read. A DRAFT may be any well-formed XML in UTF-8
 * without DOCTYPE and namespaces; comments and processing instructions are
 * dropped, CDATA is text. A SIGNED file (and every other that is digested) must
 * besides equal its own exclusive C14N and hold elements, attributes and text
 * only. Refusals, with the line: [file malformed] (also a namespace, and more
 * than 64 attributes in an element), [file too-large] (1500000 elements and
 * attributes); [trust doctype], [trust comment], [trust
 * processing-instruction], [trust cdata], [trust entity], [trust encoding],
 * [trust too-deep] (64 levels), [trust signature-moved], [trust
 * signature-form], [trust not-canonical].
 */
enum xml_strictness { XML_DRAFT, XML_SIGNED };

/* An open document; the element tree lives in the arena and outlives it. */
struct xml_file;

/*
 * Parses bytes that must stay where they are until xml_close(). NULL after
 * refusals. name is the file as the user knows it and stands in findings.
 */
struct xml_file *xml_open(const char *name, const char *bytes, size_t length,
                          enum xml_strictness strictness, struct arena *arena,
                          struct report *report);
/* The same; the elements may be given back before their words. */
struct xml_arenas {
    struct arena *words;    /* names, values and texts */
    struct arena *elements; /* what points to them */
};
struct xml_file *xml_open_apart(const char *name, const char *bytes,
                                size_t length, enum xml_strictness strictness,
                                const struct xml_arenas *arenas,
                                struct report *report);
/* The root without its ds:Signature, if it has one. */
const struct element *xml_root(const struct xml_file *file);
/* Does the root's last child stand there as a ds:Signature? Refusing any other
 * place of a Signature is xml_open()'s work [trust signature-moved]. */
bool xml_has_signature(const struct xml_file *file);
/*
 * Validates against one of the schemas compiled into the program, such as
 * "sheet.xsd" or "toy.xsd"; what is wrong is refused [file schema]. A return
 * of the validator that is not 0 is a refusal, whatever it says.
 */
bool xml_validate(const struct xml_file *file, const char *schema,
                  struct report *report);
/* Schemas are compiled once and kept, for those who validate many files. */
struct xml_schemas;
struct xml_schemas *xml_schemas_new(void);
/* NULL is allowed. */
void xml_schemas_free(struct xml_schemas *schemas);
/* The same with a schema that is kept. NULL: none is. */
bool xml_validate_with(const struct xml_file *file, const char *schema,
                       struct xml_schemas *schemas, struct report *report);
/* NULL is allowed. */
void xml_close(struct xml_file *file);

/* A schema compiled into the program, by its file name; NULL if there is none
 * of that name. Made from schemas/ when the program is built. */
struct embedded_schema {
    const char *name;
    const char *text;
    size_t length;
};
const struct embedded_schema *embedded_schemas(void); /* {0} at the end */

#endif
