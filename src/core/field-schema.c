/* From field tables to XML Schema 1.0. */
#include "core/buffer.h"
#include "core/field-kind.h"

#include <assert.h>

enum { MOST_LEVELS = 64 };

static void line(struct buffer *out, int level, const char *text)
{
    assert(level < MOST_LEVELS);
    buffer_printf(out, "%*s%s\n", level, "", text);
}

/* Spelt as spell_decimal() spells. */
static void decimal_pattern(struct buffer *out, int level, int scale)
{
    static const struct {
        int scale;
        const char *fraction;
    } rows[] = {{2, "5"}, {4, "(25|5|75)"}, {10, "[1-9]"}};
    size_t i = 0;

    while (rows[i].scale != scale)
        i++;
    buffer_printf(out,
                  "%*s<xs:pattern value=\"0|-?0\\.%s|"
                  "-?[1-9][0-9]{0,7}(\\.%s)?\"/>\n",
                  level, "", rows[i].fraction, rows[i].fraction);
}

/* Of whole numbers alone: choices and decimals have types of their own. */
static bool has_range(const struct field *field)
{
    return (field->type == FIELD_COUNT || field->type == FIELD_NUMBER) &&
           (field->least != 0 || field->most != 0);
}

/* Spelt as parse_number() reads. */
static void range(struct buffer *out, int level, const struct field *field)
{
    buffer_printf(out, "%*s<xs:pattern value=\"0|%s[1-9][0-9]{0,8}\"/>\n",
                  level, "", field->type == FIELD_NUMBER ? "-?" : "");
    buffer_printf(out, "%*s<xs:minInclusive value=\"%d\"/>\n", level, "",
                  field->least);
    buffer_printf(out, "%*s<xs:maxInclusive value=\"%d\"/>\n", level, "",
                  field->most);
}

static void inline_type(struct buffer *out, int level,
                        const struct field *field)
{
    line(out, level, "<xs:simpleType>");
    buffer_printf(out, "%*s<xs:restriction base=\"%s\">\n", level + 1, "",
                  has_range(field) ? "xs:integer" : "xs:string");
    if (has_range(field))
        range(out, level + 2, field);
    if (field->type == FIELD_DECIMAL)
        decimal_pattern(out, level + 2, field->scale);
    for (size_t i = 0; field->words && field->words[i]; i++)
        if ((int)i >= field->least)
            buffer_printf(out, "%*s<xs:enumeration value=\"%s\"/>\n", level + 2,
                          "", field->words[i]);
    line(out, level + 1, "</xs:restriction>");
    line(out, level, "</xs:simpleType>");
}

static void attribute(struct buffer *out, int level, const struct field *field)
{
    const char *type =
        has_range(field) ? NULL : field_kind(field->type)->schema;

    buffer_printf(out, "%*s<xs:attribute name=\"%s\"", level, "", field->name);
    if (type)
        buffer_printf(out, " type=\"%s\"", type);
    if (!(field->flags & FIELD_OPTIONAL))
        buffer_puts(out, " use=\"required\"");
    if (type) {
        buffer_puts(out, "/>\n");
        return;
    }
    buffer_puts(out, ">\n");
    inline_type(out, level + 1, field);
    line(out, level, "</xs:attribute>");
}

static void attributes(struct buffer *out, int level,
                       const struct field *fields)
{
    for (; fields && fields->name; fields++)
        attribute(out, level, fields);
}

static void element_type(struct buffer *out, int level,
                         const struct record *record)
{
    const struct record *table = record->children;

    line(out, level, "<xs:complexType>");
    if (table && table->element) {
        line(out, level + 1, "<xs:sequence>");
        for (; table->element; table++) {
            buffer_printf(out, "%*s<xs:element name=\"%s\"%s>\n", level + 2, "",
                          table->element,
                          table->count == RECORD_SINGLE
                              ? ""
                              : " minOccurs=\"0\" maxOccurs=\"unbounded\"");
            element_type(out, level + 3, table);
            line(out, level + 2, "</xs:element>");
        }
        line(out, level + 1, "</xs:sequence>");
    }
    attributes(out, level + 1, record->fields);
    line(out, level, "</xs:complexType>");
}

void record_schema(struct buffer *out, const struct record *record)
{
    buffer_printf(out, " <xs:element name=\"%s\">\n", record->element);
    element_type(out, 2, record);
    line(out, 1, "</xs:element>");
}

void fields_schema(struct buffer *out, const char *element,
                   const struct field *fields)
{
    const struct record record = {.element = element, .fields = fields};

    record_schema(out, &record);
}
