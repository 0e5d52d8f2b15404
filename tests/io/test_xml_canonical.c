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

/* What somebody would try who wants two spellings of one file, or a Signature
 * where nobody looks for it. */
static const struct text_row nasty_rows[] = {
    {"xml:lang", "<a xml:lang=\"en\"></a>"},
    {"xml:space below", "<a><b xml:space=\"preserve\"> </b></a>"},
    {"xml:id with blanks", "<a xml:id=\" x \"></a>"},
    {"xml:base in the Signature",
     "<a><Signature xmlns=\"" DSIG "\" xml:base=\"u\"></Signature></a>"},
    {"xmlns undone at the root", "<a xmlns=\"\"></a>"},
    {"xmlns undone below", "<a><b xmlns=\"\"></b></a>"},
    {"an unused prefix", "<a xmlns:x=\"urn:x\"></a>"},
    {"a used prefix", "<x:a xmlns:x=\"urn:x\"></x:a>"},
    {"the prefix xml declared",
     "<a xmlns:xml=\"http://www.w3.org/XML/1998/namespace\"></a>"},
    {"the prefix xml declared in the Signature",
     "<a><Signature xmlns=\"" DSIG
     "\" xmlns:xml=\"http://www.w3.org/XML/1998/namespace\"></Signature></a>"},
    {"an undeclared prefix", "<a><x:b></x:b></a>"},
    {"an undeclared prefix of an attribute", "<a x:b=\"1\"></a>"},
    {"a namespace of our own", "<a xmlns=\"urn:a\"><b></b></a>"},
    {"two attributes of one name", "<a b=\"1\" b=\"1\"></a>"},
    {"two namespaces", "<a xmlns=\"urn:a\" xmlns=\"urn:a\"></a>"},
    {"a Signature of no namespace", "<a><Signature></Signature></a>"},
    {"a Signature of another namespace",
     "<a><Signature xmlns=\"urn:a\"></Signature></a>"},
    {"a Signature of almost the namespace",
     "<a><Signature xmlns=\"" DSIG " \"></Signature></a>"},
    {"a Signature of the namespace by number",
     "<a><Signature xmlns=\"http&#58;//www.w3.org/2000/09/xmldsig#\">"
     "</Signature></a>"},
    {"a Signature of a prefix",
     "<a><s:Signature xmlns:s=\"" DSIG "\"></s:Signature></a>"},
    {"a Signature of a prefix from above",
     "<a xmlns:s=\"" DSIG "\"><s:Signature></s:Signature></a>"},
    {"a prefix for the same namespace inside",
     "<a><Signature xmlns=\"" DSIG "\" xmlns:s=\"" DSIG
     "\"><s:SignedInfo></s:SignedInfo></Signature></a>"},
    {"the namespace again inside",
     "<a><Signature xmlns=\"" DSIG "\"><SignedInfo xmlns=\"" DSIG
     "\"></SignedInfo></Signature></a>"},
    {"the namespace undone inside",
     "<a><Signature xmlns=\"" DSIG
     "\"><SignedInfo xmlns=\"\"></SignedInfo></Signature></a>"},
    {"a Signature in the Signature",
     "<a><Signature xmlns=\"" DSIG
     "\"><Signature></Signature></Signature></a>"},
    {"two Signatures",
     "<a><Signature xmlns=\"" DSIG "\"></Signature><Signature xmlns=\"" DSIG
     "\"></Signature></a>"},
    {"a Signature in a child",
     "<a><b><Signature xmlns=\"" DSIG "\"></Signature></b></a>"},
    {"a Signature as the root", "<Signature xmlns=\"" DSIG "\"></Signature>"},
    {"a text behind the Signature",
     "<a><Signature xmlns=\"" DSIG "\"></Signature> </a>"},
    {"a text of an entity", "<a>&lt;Signature&gt;</a>"},
    {"CR alone", "<a>1\r2</a>"},
    {"CR by number", "<a>&#13;</a>"},
    {"CR by another number", "<a>&#xd;</a>"},
    {"CR with a leading zero", "<a>&#x0D;</a>"},
    {"CR in a value", "<a b=\"1\r\n2\"></a>"},
    {"CR by number in a value", "<a b=\"&#13;&#xD;\"></a>"},
    {"tab and line end by other numbers", "<a b=\"&#9;&#10;\"></a>"},
    {"a tab by number in a text", "<a>&#x9;</a>"},
    {"a letter beyond the first plane by number", "<a>&#x1F34E;</a>"},
    {"two halves of it by number", "<a>&#xD83C;&#xDF4E;</a>"},
    {"the last letter", "<a b=\"\xf4\x8f\xbf\xbf\">\xf4\x8f\xbf\xbf</a>"},
    {"no letter", "<a>\xef\xbf\xbe</a>"},
    {"a control by number", "<a>&#1;</a>"},
    {"zero by number", "<a>&#0;</a>"},
    {"DEL and controls behind it", "<a b=\"\x7f\">\x7f\xc2\x85</a>"},
    {"line ends of Unicode", "<a b=\"\xe2\x80\xa8\">\xe2\x80\xa8</a>"},
    {"a letter in two spellings", "<a b=\"e\xcc\x81\">\xc3\xa9</a>"},
    {"names beyond ASCII in order",
     "<a z=\"1\" \xef\xa4\x80=\"2\" \xf0\x90\x80\x80=\"3\"></a>"},
    {"names beyond ASCII in the order of UTF-16",
     "<a z=\"1\" \xf0\x90\x80\x80=\"3\" \xef\xa4\x80=\"2\"></a>"},
    {"an element's name beyond ASCII", "<\xc3\xa9></\xc3\xa9>"},
    {"an ampersand of an ampersand", "<a b=\"&amp;amp;\">&amp;amp;</a>"},
    {"ampersands at the end of a value",
     "<a b=\"&amp;&amp;\" c=\"&amp;#38\"></a>"},
    {"an undeclared entity", "<a b=\"&apple;\"></a>"},
    {"XML 1.1", "<?xml version=\"1.1\"?><a></a>"},
    {"a standalone declaration",
     "<?xml version=\"1.0\" standalone=\"yes\"?><a></a>"},
    {"]]> in a text", "<a>]]></a>"},
    {"nothing behind a name", "<a></a\n>"},
    {"two roots", "<a></a><a></a>"},
    {"a text behind the root", "<a></a>1"},
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

    if (form)
        judge_alike((const char *)form, size);
    xmlFree(form);
}

/* One file with everything in it, changed a little at every byte. */
static const struct edit_row {
    const char *name;
    const char *put;
    size_t instead; /* of so many bytes */
} edit_rows[] = {
    {"a blank", " ", 0},
    {"a line end", "\n", 0},
    {"a letter", "z", 0},
    {"a letter by number", "&#x7A;", 0},
    {"an ampersand", "&amp;", 0},
    {"a >", ">", 0},
    {"a quotation mark", "'", 1},
    {"a slash", "/", 0},
    {"nothing", "", 1},
    {"a tab", "\t", 1},
    {"another letter", "z", 1},
    {"a carriage return", "\r", 0},
    {"xml:lang", " xml:lang=\"x\"", 0},
    {"xmlns", " xmlns=\"\"", 0},
    {"a prefix", "x:", 0},
    {"a prefix declared", " xmlns:x=\"" DSIG "\"", 0},
    {"a comment", "<!---->", 0},
    {"an instruction", "<?p?>", 0},
    {"CDATA", "<![CDATA[]]>", 0},
    {"an element", "<z></z>", 0},
    {"a Signature", "<Signature xmlns=\"" DSIG "\"></Signature>", 0},
    {"a letter of four bytes", "\xf0\x9f\x8d\x8e", 0},
    {"half a letter", "\xc3", 0},
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
        TABLE(nasty_rows, text_is_judged_alike),
        TABLE(nasty_rows, form_is_judged_alike),
        TABLE(edit_rows, edited_file_is_judged_alike),
    };
    int failures;

    xml_start();
    failures = run_tables(tables, LENGTH(tables));
    xml_stop();
    return failures;
}
