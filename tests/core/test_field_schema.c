/* From field tables to XML Schema: it must judge as the program does. */
#include "core/buffer.h"
#include "core/field.h"
#include "core/writer.h"

#include "tests/core/army.h"
#include "tests/core/samples.h"
#include "tests/core/tree.h"

#include <libxml/xmlschemas.h>
#include <stdio.h>

static void silent(void *context, const char *format, ...)
{
    (void)context;
    (void)format;
}

/* Puts an element's schema into a whole one, between the types. */
static xmlSchema *schema_from(const char *element)
{
    const char *top = getenv("srcdir");
    struct buffer text;
    xmlSchemaParserCtxt *parser;
    xmlSchema *schema;

    buffer_init(&text);
    buffer_printf(&text,
                  "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n"
                  " <xs:include schemaLocation=\"%s/schemas/types.xsd\"/>\n"
                  "%s</xs:schema>\n",
                  top ? top : ".", element);
    parser = xmlSchemaNewMemParserCtxt(text.bytes, (int)text.length);
    assert_non_null(parser);
    schema = xmlSchemaParse(parser);
    if (!schema)
        fail_msg("no schema: %s", text.bytes);
    xmlSchemaFreeParserCtxt(parser);
    buffer_release(&text);
    return schema;
}

static bool validates(xmlSchema *schema, const char *xml)
{
    xmlSchemaValidCtxt *context = xmlSchemaNewValidCtxt(schema);
    xmlDoc *doc = xmlReadMemory(xml, (int)strlen(xml), "test.xml", NULL,
                                XML_PARSE_NONET | XML_PARSE_HUGE);
    int result;

    assert_non_null(context);
    assert_non_null(doc);
    xmlSchemaSetValidErrors(context, silent, silent, NULL);
    result = xmlSchemaValidateDoc(context, doc);
    assert_true(result >= 0);
    xmlSchemaFreeValidCtxt(context);
    xmlFreeDoc(doc);
    return result == 0;
}

static void samples_are_judged_alike(void **state)
{
    const struct sample *sample = *state;
    struct arena *arena = arena_new();
    struct field fields[2] = {sample->field, {0}};
    struct buffer element, xml;
    struct writer writer;
    xmlSchema *schema;

    fields[0].name = "v";
    buffer_init(&element);
    buffer_init(&xml);
    fields_schema(&element, "e", fields);
    schema = schema_from(element.bytes);
    writer_init(&writer, &xml, arena);
    writer_open(&writer, "e");
    writer_attribute(&writer, "v", sample->text);
    writer_close(&writer);
    if (!sample->foreign)
        assert_int_equal(validates(schema, xml.bytes), sample->good);
    xmlSchemaFree(schema);
    buffer_release(&element);
    buffer_release(&xml);
    arena_free(arena);
}

#define DRY    "<weather rain='no'/>"
#define NEY    "<leader id='ney' rating='2'/>"
#define REILLE "<unit id='reille' arm='infantry' strength='2.5'/>"

static const struct file_row {
    const char *name;
    const char *xml;
    bool good;
} file_rows[] = {
    {"the least", "<army turn='1'>" DRY "</army>", true},
    {"white space", "<army turn='1'>\n " DRY "\n</army>", true},
    {"several of a list", "<army turn='1'>" DRY NEY NEY REILLE "</army>", true},
    {"all attributes of a leader",
     "<army turn='1'>" DRY "<leader id='ney' rating='-2' initiative='-1.5'"
     " command='0.3' likeness='QQ==' seal='0f'/></army>",
     true},
    {"all attributes of a unit",
     "<army turn='1'>" DRY "<unit id='a' title='A' arm='artillery'"
     " strength='0.25' hex='0101' guard='no' leaders='' path='0101 0102'>"
     "<loss steps='1' when='2026-11-21T18:00:00Z'/></unit></army>",
     true},
    {"no attribute", "<army>" DRY "</army>", false},
    {"an unknown attribute", "<army turn='1' x='1'>" DRY "</army>", false},
    {"a bad value", "<army turn='01'>" DRY "</army>", false},
    {"a bad word",
     "<army turn='1'>" DRY "<unit id='a' arm='x' strength='1'/></army>", false},
    {"a bad decimal",
     "<army turn='1'>" DRY
     "<unit id='a' arm='cavalry' strength='1.50'/></army>",
     false},
    {"a number in its range",
     "<army turn='1'><weather rain='no' rounds='24' heat='-40'/></army>", true},
    {"a number out of its range",
     "<army turn='1'><weather rain='no' rounds='25'/></army>", false},
    {"a number below its range",
     "<army turn='1'><weather rain='no' heat='-41'/></army>", false},
    {"a number of a range with a leading zero",
     "<army turn='1'><weather rain='no' rounds='07'/></army>", false},
    {"a word of a choice",
     "<army turn='1'><weather rain='no' wind='south'/></army>", true},
    {"a word that is not for files",
     "<army turn='1'><weather rain='no' wind='none'/></army>", false},
    {"an unknown element", "<army turn='1'>" DRY "<x/></army>", false},
    {"an element too deep",
     "<army turn='1'>" DRY "<leader id='a' rating='1'><loss steps='1'"
     " when='2026-11-21T18:00:00Z'/></leader></army>",
     false},
    {"a missing element", "<army turn='1'/>", false},
    {"one too many", "<army turn='1'>" DRY DRY "</army>", false},
    {"out of order", "<army turn='1'>" DRY REILLE NEY "</army>", false},
    {"the single one last", "<army turn='1'>" NEY DRY "</army>", false},
    {"text", "<army turn='1'>x" DRY "</army>", false},
};

static void files_are_judged_alike(void **state)
{
    const struct file_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct army army = {0};
    struct buffer element;
    xmlSchema *schema;

    buffer_init(&element);
    record_schema(&element, &army_record);
    schema = schema_from(element.bytes);
    assert_int_equal(validates(schema, row->xml), row->good);
    assert_int_equal(record_read(&army, &army_record,
                                 tree_from(arena, row->xml), "a.xml", arena,
                                 report),
                     row->good);
    xmlSchemaFree(schema);
    buffer_release(&element);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(samples, samples_are_judged_alike),
        TABLE(file_rows, files_are_judged_alike),
    };

    return run_tables(tables, LENGTH(tables));
}
