/* Validation, with a schema of this test's own beside that of the Signature. */
#include "io/xml.h"

#include "core/arena.h"
#include "io/files.h"
#include "tests/support/test.h"

#define DSIG              "http://www.w3.org/2000/09/xmldsig#"
#define EXC               "http://www.w3.org/2001/10/xml-exc-c14n#"
#define METHOD(name, uri) "<" name " Algorithm=\"" uri "\"></" name ">"
#define TRANSFORMS                                                             \
    "<Transforms>" METHOD("Transform", DSIG "enveloped-signature")             \
        METHOD("Transform", EXC) "</Transforms>"
#define HASH METHOD("DigestMethod", "http://www.w3.org/2001/04/xmlenc#sha256")
#define RSA                                                                    \
    METHOD("SignatureMethod",                                                  \
           "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256")
#define DIGEST                                                                 \
    "<DigestValue>47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=</DigestValue>"
#define REFERENCE(parts) "<Reference URI=\"\">" parts "</Reference>"
#define INFO(parts)                                                            \
    "<SignedInfo>" METHOD("CanonicalizationMethod", EXC) parts "</SignedInfo>"
#define A8    "AAAAAAAA"
#define A64   A8 A8 A8 A8 A8 A8 A8 A8
#define A512  A64 A64 A64 A64 A64 A64 A64 A64
#define VALUE "<SignatureValue>" A512 "</SignatureValue>"
#define SIGNED(parts)                                                          \
    "<sheet from=\"anna\">\n<order piece=\"reille\"></order>\n"                \
    "<Signature xmlns=\"" DSIG "\">" parts "</Signature></sheet>"

#define GAME(parts)                                                            \
    "<sheet from=\"anna\"><order piece=\"a\"></order>\n<game>" parts           \
    "</game></sheet>"

/* Has an import, as the schemas of our signed files have. */
static const char sheet_schema[] =
    "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' xmlns:d='" DSIG
    "'><xs:import namespace='" DSIG "' schemaLocation='dsig.xsd'/>"
    "<xs:element name='sheet'><xs:complexType><xs:sequence>"
    "<xs:element name='order' maxOccurs='unbounded'><xs:complexType>"
    "<xs:attribute name='piece' type='xs:string' use='required'/>"
    "</xs:complexType></xs:element>"
    "<xs:element name='game' minOccurs='0'><xs:complexType><xs:sequence>"
    "<xs:any processContents='lax'/></xs:sequence></xs:complexType>"
    "</xs:element>"
    "<xs:element ref='d:Signature' minOccurs='0'/></xs:sequence>"
    "<xs:attribute name='from' type='xs:string' use='required'/>"
    "</xs:complexType></xs:element></xs:schema>";

/* What may not be fetched: a file, and something from afar. */
static const char fetching_schema[] =
    "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>"
    "<xs:include schemaLocation='file:///dev/null'/>"
    "<xs:include schemaLocation='http://example.invalid/a.xsd'/>"
    "<xs:element name='sheet'/></xs:schema>";

static struct embedded_schema schemas[4];

/* Stands in for the list of the program. */
const struct embedded_schema *embedded_schemas(void)
{
    return schemas;
}

static const struct schema_row {
    const char *name;
    const char *text;
    long line; /* 0: valid */
} schema_rows[] = {
    {"valid without a Signature",
     "<sheet from=\"anna\"><order piece=\"a\"></order></sheet>", 0},
    {"valid with one",
     SIGNED(INFO(RSA REFERENCE(TRANSFORMS HASH DIGEST)) VALUE), 0},
    {"missing attribute", "<sheet from=\"anna\">\n<order></order>\n</sheet>",
     2},
    {"unknown attribute",
     "<sheet from=\"anna\">\n<order lost=\"1\" piece=\"a\"></order></sheet>",
     2},
    {"unknown element",
     "<sheet from=\"anna\"><order piece=\"a\"></order>\n\n<x></x></sheet>", 3},
    {"text where none may stand",
     "<sheet from=\"anna\"><order piece=\"a\">x</order></sheet>", 1},
    {"a game, of which it says nothing",
     GAME("<toy>\n<x from=\"a\">1 &amp; 2</x>\n</toy>"), 0},
    {"unknown element behind a game",
     "<sheet from=\"anna\"><order piece=\"a\"></order>\n<game><toy>\n"
     "<x></x>\n</toy></game>\n<x></x></sheet>",
     5},
    {"a game of nothing", GAME(""), 2},
    {"a game of two", GAME("<toy>\n<x></x></toy>\n<toy></toy>"), 4},
    {"another root", "<turn></turn>", 1},
    {"empty Signature", SIGNED(""), 3},
    {"Signature with a key",
     SIGNED(INFO(RSA REFERENCE(TRANSFORMS HASH DIGEST)) VALUE
            "<KeyInfo></KeyInfo>"),
     3},
    {"Signature with an object",
     SIGNED(INFO(RSA REFERENCE(TRANSFORMS HASH DIGEST)) VALUE
            "<Object></Object>"),
     3},
    {"Signature with two references",
     SIGNED(INFO(RSA REFERENCE(TRANSFORMS HASH DIGEST)
                     REFERENCE(TRANSFORMS HASH DIGEST)) VALUE),
     3},
    {"Signature with another method",
     SIGNED(INFO(METHOD("SignatureMethod", DSIG "hmac-sha1")
                     REFERENCE(TRANSFORMS HASH DIGEST)) VALUE),
     3},
    {"Signature with an XSLT",
     SIGNED(INFO(RSA REFERENCE(
         "<Transforms>" METHOD("Transform", DSIG "enveloped-signature") METHOD(
             "Transform",
             "http://www.w3.org/TR/1999/REC-xslt-19991116") "</Transforms>" HASH
             DIGEST)) VALUE),
     3},
    {"Signature of another file",
     SIGNED(INFO(RSA "<Reference URI=\"x\">" TRANSFORMS HASH DIGEST
                     "</Reference>") VALUE),
     3},
    {"Signature with a short value",
     SIGNED(INFO(RSA REFERENCE(TRANSFORMS HASH DIGEST)) "<SignatureValue>" A64
                                                        "</SignatureValue>"),
     3},
    {"Signature with a broken line",
     SIGNED(
         INFO(RSA REFERENCE(TRANSFORMS HASH DIGEST)) "<SignatureValue>\n" A512
                                                     "</SignatureValue>"),
     3},
};

static void schema_decides(void **state)
{
    const struct schema_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct xml_schemas *kept = xml_schemas_new();
    struct xml_file *file = xml_open("sheet.xml", row->text, strlen(row->text),
                                     XML_SIGNED, arena, report);

    assert_non_null(file);
    assert_int_equal(xml_validate(file, "sheet.xsd", report), row->line == 0);
    assert_int_equal(report_clean(report), row->line == 0);
    /* A kept schema says the same, the first time and the second. */
    for (int i = 0; i < 2; i++)
        assert_int_equal(
            xml_validate_with(file, "sheet.xsd", kept, report_new(arena)),
            row->line == 0);
    xml_schemas_free(kept);
    if (row->line) {
        assert_true(report_cites(report, "file", "schema"));
        assert_int_equal(report_finding(report, 0)->place.line, row->line);
    }
    xml_close(file);
    arena_free(arena);
}

static const struct missing_row {
    const char *name;
    const char *schema;
} missing_rows[] = {
    {"a schema the program does not carry", "other.xsd"},
    {"a schema of the disk", "/dev/stdin"},
    {"a schema that wants one fetched", "fetching.xsd"},
};

static void missing_schema_is_trouble(void **state)
{
    const struct missing_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct xml_file *file =
        xml_open("sheet.xml", "<sheet></sheet>", 15, XML_SIGNED, arena, report);

    assert_false(xml_validate(file, row->schema, report));
    assert_int_equal(report_troubles(report), 1);
    xml_close(file);
    arena_free(arena);
}

/* The Signature's schema as it is compiled into the program. */
static void load_schemas(struct arena *arena)
{
    const char *source = getenv("srcdir");
    struct report *report = report_new(arena);
    struct bytes dsig;

    if (!file_read(
            &dsig,
            arena_text(arena, "%s/schemas/dsig.xsd", source ? source : "."),
            XML_MAIL_LIMIT, arena, report))
        abort();
    schemas[0] = (struct embedded_schema){"sheet.xsd", sheet_schema,
                                          sizeof(sheet_schema) - 1};
    schemas[1] = (struct embedded_schema){"dsig.xsd", dsig.data, dsig.length};
    schemas[2] = (struct embedded_schema){"fetching.xsd", fetching_schema,
                                          sizeof(fetching_schema) - 1};
}

int main(void)
{
    const struct table tables[] = {
        TABLE(schema_rows, schema_decides),
        TABLE(missing_rows, missing_schema_is_trouble),
    };
    struct arena *arena = arena_new();
    int failures;

    load_schemas(arena);
    xml_start();
    failures = run_tables(tables, LENGTH(tables));
    xml_stop();
    arena_free(arena);
    return failures;
}
