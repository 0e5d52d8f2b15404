/* Files of ours with one thing changed each, and what refuses them. */
#include "io/xml.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/element.h"
#include "io/files.h"
#include "tests/support/test.h"

#define DSIG  "http://www.w3.org/2000/09/xmldsig#"
#define START "<sheet from=\"anna\" version=\"1\">\n "
#define ORDER "<orders side=\"french\"></orders>\n"
#define SIGNATURE                                                              \
    "<Signature xmlns=\"" DSIG "\"><SignedInfo></SignedInfo></Signature>"

/* One run of the reader. */
struct reading {
    struct arena *arena;
    struct report *report;
    struct xml_file *file;
};

static struct reading read_bytes(const char *bytes, size_t length,
                                 enum xml_strictness strictness)
{
    struct reading reading = {.arena = arena_new()};

    reading.report = report_new(reading.arena);
    reading.file = xml_open("sheet.xml", bytes, length, strictness,
                            reading.arena, reading.report);
    assert_int_equal(report_clean(reading.report), reading.file != NULL);
    return reading;
}

static struct reading read_text(const char *text,
                                enum xml_strictness strictness)
{
    return read_bytes(text, strlen(text), strictness);
}

static void finish(struct reading *reading)
{
    xml_close(reading->file);
    arena_free(reading->arena);
}

/* Refused with that id and nothing else; strictness of both kinds unless the
 * row says that a draft may hold it. */
static const struct refusal_row {
    const char *name;
    const char *book;
    const char *number;
    long line;
    bool draft_may;
    size_t length; /* 0: up to the NUL */
    const char *text;
} refusal_rows[] = {
    {"doctype", "trust", "doctype", 1, false, 0,
     "<!DOCTYPE sheet>\n" START ORDER "</sheet>"},
    {"doctype with default attributes", "trust", "doctype", 1, false, 0,
     "<!DOCTYPE sheet [<!ATTLIST orders loss CDATA \"0\">]>" START ORDER
     "</sheet>"},
    {"doctype of a billion laughs", "trust", "doctype", 1, false, 0,
     "<!DOCTYPE sheet [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">"
     "<!ENTITY c \"&b;&b;&b;&b;\">]>" START "&c;</sheet>"},
    {"doctype of an external entity", "trust", "doctype", 1, false, 0,
     "<!DOCTYPE sheet [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" START
     "&x;</sheet>"},
    {"doctype named alone", "trust", "doctype", 1, false, 0,
     "<!DOCTYPE sheet SYSTEM \"http://example.invalid/sheet.dtd\">" START
     "</sheet>"},
    {"entity of nobody", "trust", "entity", 2, false, 0,
     START "<note>&secret;</note></sheet>"},
    {"entity in an attribute", "trust", "entity", 2, false, 0,
     START "<note to=\"&secret;\"></note></sheet>"},
    {"comment that splits a number", "trust", "comment", 2, true, 0,
     START "<strength>1<!---->2</strength></sheet>"},
    {"comment behind the root", "trust", "comment", 3, true, 0,
     START ORDER "</sheet><!-- -->"},
    {"comment before the root", "trust", "comment", 1, true, 0,
     "<!-- -->" START ORDER "</sheet>"},
    {"processing instruction before the root", "trust",
     "processing-instruction", 1, true, 0, "<?a b?>" START ORDER "</sheet>"},
    {"processing instruction within", "trust", "processing-instruction", 2,
     true, 0, START "<?a b?></sheet>"},
    {"cdata", "trust", "cdata", 2, true, 0,
     START "<note><![CDATA[12]]></note></sheet>"},
    {"not canonical: declaration", "trust", "not-canonical", 1, true, 0,
     "<?xml version=\"1.0\"?>" START ORDER "</sheet>"},
    {"not canonical: order of attributes", "trust", "not-canonical", 1, true, 0,
     "<sheet version=\"1\" from=\"anna\"></sheet>"},
    {"not canonical: empty element", "trust", "not-canonical", 2, true, 0,
     START "<orders/></sheet>"},
    {"not canonical: quotes", "trust", "not-canonical", 2, true, 0,
     START "<orders side='french'></orders></sheet>"},
    {"not canonical: blank in a tag", "trust", "not-canonical", 2, true, 0,
     START "<orders ></orders></sheet>"},
    {"not canonical: final newline", "trust", "not-canonical", 3, true, 0,
     START ORDER "</sheet>\n"},
    {"not canonical: CR LF", "trust", "not-canonical", 1, true, 0,
     "<sheet>\r\n</sheet>"},
    {"not canonical: character by number", "trust", "not-canonical", 1, true, 0,
     "<sheet>&#65;</sheet>"},
    {"not canonical: > in a text", "trust", "not-canonical", 1, true, 0,
     "<sheet>a > b</sheet>"},
    {"encoding: byte order mark", "trust", "encoding", 1, true, 0,
     "\xef\xbb\xbf" START ORDER "</sheet>"},
    {"encoding: UTF-16 with a mark", "trust", "encoding", 1, false, 10,
     "\xff\xfe<\0a\0/\0>\0"},
    {"encoding: UTF-16, high byte first", "trust", "encoding", 1, false, 8,
     "\0<\0a\0/\0>"},
    {"encoding: UTF-32", "trust", "encoding", 1, false, 12,
     "\0\0\0<\0\0\0a\0\0\0/"},
    {"encoding: declared UTF-16", "trust", "encoding", 1, false, 0,
     "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" START "</sheet>"},
    {"encoding: declared Latin 1, plain letters", "trust", "encoding", 1, false,
     0, "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" START "</sheet>"},
    {"encoding: Latin 1", "trust", "encoding", 2, false, 0,
     START "<note>S\xe9narmont</note></sheet>"},
    {"encoding: a second spelling of /", "trust", "encoding", 2, false, 0,
     START "<note>\xc0\xaf</note></sheet>"},
    {"encoding: half a character of UTF-16", "trust", "encoding", 2, false, 0,
     START "<note>\xed\xa0\x80</note></sheet>"},
    {"encoding: cut short", "trust", "encoding", 1, false, 0,
     "<sheet>\xe2\x82"},
    {"malformed: NUL", "file", "malformed", 1, false, 16, "<sheet>\0</sheet>"},
    {"malformed: NUL by number", "file", "malformed", 1, false, 0,
     "<sheet>&#0;</sheet>"},
    {"malformed: empty", "file", "malformed", 0, false, 0, ""},
    {"malformed: prose", "file", "malformed", 1, false, 0, "Dear umpire,"},
    {"malformed: not closed", "file", "malformed", 3, false, 0, START ORDER},
    {"malformed: closed by another", "file", "malformed", 2, false, 0,
     START "<orders></order></sheet>"},
    {"malformed: two roots", "file", "malformed", 1, false, 0,
     "<a></a><b></b>"},
    {"malformed: attribute twice", "file", "malformed", 2, false, 0,
     START "<orders side=\"a\" side=\"b\"></orders></sheet>"},
    {"malformed: attribute without quotes", "file", "malformed", 2, false, 0,
     START "<orders side=a></orders></sheet>"},
    {"malformed: prefix of nobody", "file", "malformed", 2, false, 0,
     START "<x:orders></x:orders></sheet>"},
    {"malformed: a namespace", "file", "malformed", 2, false, 0,
     START "<orders xmlns=\"http://example.invalid/\"></orders></sheet>"},
    {"malformed: a namespace for all", "file", "malformed", 1, false, 0,
     "<sheet xmlns=\"http://example.invalid/\"><a></a><b></b></sheet>"},
    {"malformed: XML's own prefix", "file", "malformed", 2, false, 0,
     START "<xml:orders></xml:orders></sheet>"},
    {"malformed: a namespace nobody uses", "file", "malformed", 2, false, 0,
     START "<orders xmlns:a=\"http://example.invalid/\"></orders></sheet>"},
    {"malformed: xml:lang", "file", "malformed", 2, false, 0,
     START "<note xml:lang=\"fr\"></note></sheet>"},
    {"signature moved: first child", "trust", "signature-moved", 2, false, 0,
     START SIGNATURE ORDER "</sheet>"},
    {"signature moved: text behind", "trust", "signature-moved", 2, true, 0,
     START SIGNATURE "\n</sheet>"},
    {"signature moved: in a child", "trust", "signature-moved", 2, false, 0,
     START "<orders>" SIGNATURE "</orders></sheet>"},
    {"signature moved: alone", "trust", "signature-moved", 1, false, 0,
     SIGNATURE},
    {"signature moved: the sheet wrapped", "trust", "signature-moved", 2, false,
     0, "<evil>" START SIGNATURE "</sheet></evil>"},
    {"signature moved: two of them", "trust", "signature-moved", 2, false, 0,
     START SIGNATURE SIGNATURE "</sheet>"},
    {"signature moved: inside another", "trust", "signature-moved", 2, false, 0,
     START "<Signature xmlns=\"" DSIG
           "\"><Signature></Signature></Signature></sheet>"},
    {"signature form: prefix", "trust", "signature-form", 2, false, 0,
     START "<d:Signature xmlns:d=\"" DSIG "\"></d:Signature></sheet>"},
    {"signature form: a sheet inside", "trust", "signature-form", 2, false, 0,
     START
     "<Signature xmlns=\"" DSIG
     "\"><Object><sheet xmlns=\"\"></sheet></Object></Signature></sheet>"},
};

static void is_refused(void **state)
{
    const struct refusal_row *row = *state;
    size_t length = row->length ? row->length : strlen(row->text);
    struct reading strict = read_bytes(row->text, length, XML_SIGNED);
    struct reading draft = read_bytes(row->text, length, XML_DRAFT);

    assert_null(strict.file);
    assert_int_equal(report_findings(strict.report), 1);
    assert_true(report_cites(strict.report, row->book, row->number));
    assert_int_equal(report_finding(strict.report, 0)->place.line, row->line);
    if (row->draft_may)
        assert_non_null(draft.file);
    else
        assert_true(report_cites(draft.report, row->book, row->number));
    finish(&strict);
    finish(&draft);
}

static const struct accepted_row {
    const char *name;
    const char *text;
    bool has_signature;
} accepted_rows[] = {
    {"plain", START ORDER "</sheet>", false},
    {"signed", START ORDER SIGNATURE "</sheet>", true},
    {"letters of every length",
     "<sheet>a\xc3\xa9\xe2\x82\xac\xf0\x9f\x8f\xb0</sheet>", false},
    {"escaped", "<sheet a=\"&lt;&amp;&quot;&#x9;\">&lt;&amp;&gt;</sheet>",
     false},
    {"nothing but a root", "<sheet></sheet>", false},
    {"an element called Signature in no namespace",
     "<sheet><Signature></Signature><a></a></sheet>", false},
};

static void is_accepted(void **state)
{
    const struct accepted_row *row = *state;
    const enum xml_strictness kinds[] = {XML_SIGNED, XML_DRAFT};

    for (size_t i = 0; i < LENGTH(kinds); i++) {
        struct reading reading = read_text(row->text, kinds[i]);

        assert_non_null(reading.file);
        assert_string_equal(xml_root(reading.file)->name, "sheet");
        assert_int_equal(xml_has_signature(reading.file), row->has_signature);
        finish(&reading);
    }
}

/* Files too large to be written down. */
static void nest(struct buffer *out, size_t depth)
{
    for (size_t i = 0; i < depth; i++)
        buffer_puts(out, "<a>");
    for (size_t i = 0; i < depth; i++)
        buffer_puts(out, "</a>");
}

static void add_attributes(struct buffer *out, size_t count)
{
    buffer_puts(out, "<a");
    for (size_t i = 0; i < count; i++)
        buffer_printf(out, " a%05zu=\"\"", i);
    buffer_puts(out, "></a>");
}

/* Text with character references beyond 10 MB makes libxml2 drop what follows
 * and call the rest a document. */
static void add_long_text(struct buffer *out, size_t count)
{
    buffer_puts(out, "<a>");
    for (size_t i = 0; i < count; i++)
        buffer_puts(out, "&#65;aaaaaaaaaaaaaaa");
    buffer_puts(out, "<b></b></a>");
}

static void add_blanks(struct buffer *out, size_t count)
{
    buffer_puts(out, "<a>");
    for (size_t i = 0; i < count; i++)
        buffer_puts(out, "                                ");
    buffer_puts(out, "</a>");
}

static const struct made_row {
    const char *name;
    void (*make)(struct buffer *out, size_t count);
    size_t count;
    const char *book; /* NULL: accepted */
    const char *number;
} made_rows[] = {
    {"64 levels", nest, 64, NULL, NULL},
    {"too deep: 65 levels", nest, 65, "trust", "too-deep"},
    {"too deep: 257 levels", nest, 257, "trust", "too-deep"},
    {"too deep: 100000 levels", nest, 100000, "trust", "too-deep"},
    {"64 attributes", add_attributes, 64, NULL, NULL},
    {"malformed: 65 attributes", add_attributes, 65, "file", "malformed"},
    {"malformed: 50000 attributes", add_attributes, 50000, "file", "malformed"},
    {"too large: text beyond 10 MB", add_long_text, 700000, "file",
     "too-large"},
    {"too large: a file beyond 64 MB", add_blanks, 2100000, "file",
     "too-large"},
};

static void made_file_is_judged(void **state)
{
    const struct made_row *row = *state;
    struct buffer bytes;
    struct reading reading;

    buffer_init(&bytes);
    row->make(&bytes, row->count);
    reading = read_bytes(bytes.bytes, bytes.length, XML_DRAFT);
    assert_int_equal(reading.file != NULL, row->book == NULL);
    if (row->book)
        assert_true(report_cites(reading.report, row->book, row->number));
    finish(&reading);
    buffer_release(&bytes);
}

static const struct tree_row {
    const char *name;
    const char *text;
    const char *tree;
} tree_rows[] = {
    {"attributes, children and text in their order",
     "<a b=\"1\" c=\"&lt;2\">\n <d>x</d>\n <e></e>\n <d>y</d></a>",
     "1:a[b=1][c=<2]{2:d'x'{}3:e{}4:d'y'{}}"},
    {"white space alone is no text", "<a>\n <b> </b>\n</a>", "1:a{2:b{}}"},
    {"text keeps its own blanks", "<a> x\n</a>", "1:a' x\n'{}"},
    {"text around children is joined", "<a>x<b></b>y</a>", "1:a'xy'{1:b{}}"},
    {"text is joined across a comment", "<a>1<!-- -->2</a>", "1:a'12'{}"},
    {"CDATA is text", "<a>1<![CDATA[<2]]></a>", "1:a'1<2'{}"},
    {"an empty attribute", "<a b=\"\"></a>", "1:a[b=]{}"},
    {"the Signature is left out", "<a>x\n" SIGNATURE "</a>", "1:a'x\n'{}"},
    {"entities of XML", "<a>&amp;&#x41;</a>", "1:a'&A'{}"},
};

static void describe(struct buffer *out, const struct element *element)
{
    const struct element *child = element->first;

    buffer_printf(out, "%ld:%s", element->line, element->name);
    for (size_t i = 0; i < element->attribute_count; i++)
        buffer_printf(out, "[%s=%s]", element->attributes[i].name,
                      element->attributes[i].value);
    if (element->text)
        buffer_printf(out, "'%s'", element->text);
    buffer_puts(out, "{");
    for (; child; child = child->next)
        describe(out, child);
    buffer_puts(out, "}");
}

static void tree_is_built(void **state)
{
    const struct tree_row *row = *state;
    struct reading reading = read_text(row->text, XML_DRAFT);
    const struct element *root;
    struct buffer tree;

    assert_non_null(reading.file);
    root = xml_root(reading.file);
    /* The tree outlives the file. */
    xml_close(reading.file);
    buffer_init(&tree);
    describe(&tree, root);
    assert_string_equal(tree.bytes, row->tree);
    buffer_release(&tree);
    arena_free(reading.arena);
}

static const struct property_row {
    const char *name;
} property_rows[] = {{"no part of a file is a file"}};

static void prefixes_are_refused(void **state)
{
    const char *text = START ORDER SIGNATURE "</sheet>";

    (void)state;
    for (size_t length = 0; length < strlen(text); length++) {
        struct reading reading = read_bytes(text, length, XML_SIGNED);

        if (reading.file)
            fail_msg("the first %zu bytes were accepted", length);
        finish(&reading);
    }
}

int main(void)
{
    const struct table tables[] = {
        TABLE(refusal_rows, is_refused),
        TABLE(accepted_rows, is_accepted),
        TABLE(made_rows, made_file_is_judged),
        TABLE(tree_rows, tree_is_built),
        TABLE(property_rows, prefixes_are_refused),
    };
    int failures;

    xml_start();
    failures = run_tables(tables, LENGTH(tables));
    xml_stop();
    return failures;
}
