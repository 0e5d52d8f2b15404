/* Our word on whether a file is spelt canonically against libxml2's C14N,
 * which the program itself does not use. */
#include "io/xml.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "tests/support/test.h"

#include <libxml/c14n.h>
#include <libxml/parser.h>
#include <stdio.h>

#define DSIG "http://www.w3.org/2000/09/xmldsig#"

/* The exclusive C14N, to be freed; NULL if the bytes are no document or their
 * namespaces have no canonical form. */
static xmlChar *canonical(const char *bytes, size_t length, size_t *out)
{
    xmlDoc *document = xmlReadMemory(bytes, (int)length, NULL, NULL,
                                     XML_PARSE_NONET | XML_PARSE_NOERROR |
                                         XML_PARSE_NOWARNING);
    xmlChar *form = NULL;
    int size;

    if (!document)
        return NULL;
    size = xmlC14NDocDumpMemory(document, NULL, XML_C14N_EXCLUSIVE_1_0, NULL, 0,
                                &form);
    xmlFreeDoc(document);
    *out = size < 0 ? 0 : (size_t)size;
    return form;
}

/* The finding's words for the first byte in which two texts differ. */
static void word_difference(struct buffer *out, const char *bytes,
                            size_t length, const xmlChar *form, size_t size)
{
    size_t at = 0, start = 0;

    for (; at < length && at < size && (xmlChar)bytes[at] == form[at]; at++)
        if (bytes[at] == '\n')
            start = at + 1;
    buffer_printf(out, "is not spelt canonically from byte %zu of the line on",
                  at - start + 1);
}

static void judge_alike(const char *bytes, size_t length)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    size_t size = 0;
    xmlChar *form = canonical(bytes, length, &size);
    struct xml_file *file =
        xml_open("x.xml", bytes, length, XML_SIGNED, arena, report);
    bool told = report_cites(report, "trust", "not-canonical");
    bool same = form && size == length && memcmp(form, bytes, size) == 0;
    struct buffer words;

    if ((told && same) || (file && !same))
        fail_msg("%.*s: told %d, accepted %d, but libxml2 says %d", (int)length,
                 bytes, told, file != NULL, same);
    buffer_init(&words);
    if (told && form) {
        word_difference(&words, bytes, length, form, size);
        assert_string_equal(report_finding(report, 0)->text, words.bytes);
    }
    buffer_release(&words);
    xmlFree(form);
    xml_close(file);
    arena_free(arena);
}

static const struct text_row {
    const char *name;
    const char *text;
} text_rows[] = {
    {"plain", "<a b=\"1\" c=\"2\">\n <d></d>\n</a>"},
    {"attributes out of order", "<a c=\"2\" b=\"1\" a=\"0\"></a>"},
    {"a name before a longer one", "<a b=\"1\" bb=\"2\" b-c=\"3\"></a>"},
    {"upper case first", "<a B=\"1\" b=\"2\" A=\"3\"></a>"},
    {"letters beyond ASCII", "<a b=\"\xc3\xa9\">\xf0\x9f\x8d\x8e</a>"},
    {"letters by number", "<a b=\"&#xe9;\">&#233;</a>"},
    {"escaped in a value", "<a b=\"&amp;&lt;&quot;&#x9;&#xA;&#xD;>'\"></a>"},
    {"> escaped in a value", "<a b=\"&gt;\"></a>"},
    {"' escaped in a value", "<a b=\"&apos;\"></a>"},
    {"a tab in a value", "<a b=\"1\t2\"></a>"},
    {"a line end in a value", "<a b=\"1\n2\"></a>"},
    {"an ampersand by number", "<a b=\"&#38;\">&#38;</a>"},
    {"an ampersand before a number", "<a b=\"&amp;#38;\">&amp;#38;</a>"},
    {"escaped in a text", "<a>&amp;&lt;&gt;\"'\t\n&#xD;</a>"},
    {"\" escaped in a text", "<a>&quot;</a>"},
    {"a line end by number", "<a>&#xA;</a>"},
    {"] and > in a text", "<a>]]&gt;</a>"},
    {"empty tag", "<a><b/></a>"},
    {"blanks in tags", "<a  b=\"1\" ></a >"},
    {"single quotes", "<a b='1'></a>"},
    {"blanks around the root", "\n<a></a>\n"},
    {"declaration", "<?xml version=\"1.0\"?><a></a>"},
    {"CR LF", "<a>\r\n</a>"},
    {"text around children", "<a>1<b>2</b>3<c></c>4</a>"},
    {"signed", "<a><Signature xmlns=\"" DSIG "\"><SignedInfo A=\"1\">&lt;"
               "</SignedInfo></Signature></a>"},
    {"Signature with a blank",
     "<a><Signature  xmlns=\"" DSIG "\"></Signature></a>"},
    {"Signature with an unused namespace",
     "<a><Signature xmlns=\"" DSIG "\" xmlns:x=\"urn:x\"></Signature></a>"},
    {"Signature with an attribute before its namespace",
     "<a><Signature Id=\"1\" xmlns=\"" DSIG "\"></Signature></a>"},
};

static void text_is_judged_alike(void **state)
{
    const struct text_row *row = *state;

    judge_alike(row->text, strlen(row->text));
}

static void form_is_judged_alike(void **state)
{
    const struct text_row *row = *state;
    size_t size;
    xmlChar *form = canonical(row->text, strlen(row->text), &size);

    judge_alike((const char *)form, size);
    xmlFree(form);
}

/* One file with everything in it, changed a little at every byte. */
static const struct edit_row {
    const char *name;
    const char *put;
    size_t instead; /* of so many bytes */
} edit_rows[] = {
    {"a blank", " ", 0},          {"a line end", "\n", 0},
    {"a letter", "z", 0},         {"a letter by number", "&#x7A;", 0},
    {"an ampersand", "&amp;", 0}, {"a >", ">", 0},
    {"a quotation mark", "'", 1}, {"a slash", "/", 0},
    {"nothing", "", 1},           {"a tab", "\t", 1},
    {"another letter", "z", 1},
};

static const char whole[] =
    "<a b=\"1 &amp; &quot;2&quot;\" c=\"&lt;&#x9;'>\">\n <d e=\"\"></d> "
    "&amp;&lt;&gt;\n<Signature xmlns=\"" DSIG
    "\"><X Y=\"1\">2</X></Signature></a>";

static void edited_file_is_judged_alike(void **state)
{
    const struct edit_row *row = *state;
    size_t length = strlen(whole);

    for (size_t at = 0; at + row->instead <= length; at++) {
        struct buffer edited;

        buffer_init(&edited);
        buffer_add(&edited, whole, at);
        buffer_puts(&edited, row->put);
        buffer_puts(&edited, whole + at + row->instead);
        judge_alike(edited.bytes, edited.length);
        buffer_release(&edited);
    }
}

int main(void)
{
    const struct table tables[] = {
        TABLE(text_rows, text_is_judged_alike),
        TABLE(text_rows, form_is_judged_alike),
        TABLE(edit_rows, edited_file_is_judged_alike),
    };
    int failures;

    xml_start();
    failures = run_tables(tables, LENGTH(tables));
    xml_stop();
    return failures;
}
