/* What libxml2 found, in plain words. */
#include "io/xml-file.h"

#include <ctype.h>
#include <libxml/xmlerror.h>
#include <string.h>

/* $1 and $2 are the names libxml2 gives with the error. */
static const struct words {
    int code;
    const char *text;
} plain_words[] = {
    {XML_ERR_NO_MEMORY, "a text is too long"},
    {XML_ERR_DOCUMENT_EMPTY, "is no XML: it does not begin with '<'"},
    {XML_ERR_DOCUMENT_END, "something stands behind the end of the root"},
    {XML_ERR_INVALID_CHAR, "has a character that XML does not know"},
    {XML_ERR_UNDECLARED_ENTITY, "the entity '&$1;' is not one of XML's own"},
    {XML_ERR_ENTITYREF_SEMICOL_MISSING, "an '&' is not closed by ';'"},
    {XML_ERR_NAME_REQUIRED, "a name is missing"},
    {XML_ERR_LT_IN_ATTRIBUTE, "a '<' stands in an attribute, or a quotation "
                              "mark is missing"},
    {XML_ERR_ATTRIBUTE_NOT_STARTED, "an attribute's value is not quoted"},
    {XML_ERR_ATTRIBUTE_NOT_FINISHED, "an attribute's value is not closed, or "
                                     "too long"},
    {XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "the attribute '$1' has no value"},
    {XML_ERR_ATTRIBUTE_REDEFINED, "the attribute '$1' stands there twice"},
    {XML_ERR_SPACE_REQUIRED, "a blank is missing"},
    {XML_ERR_GT_REQUIRED, "a '>' is missing"},
    {XML_ERR_TAG_NAME_MISMATCH, "<$1> is closed by </$2>"},
    {XML_ERR_TAG_NOT_FINISHED, "<$1> is not closed"},
    {XML_ERR_MISPLACED_CDATA_END, "']]>' stands in a text"},
    {XML_ERR_COMMENT_NOT_FINISHED, "a comment is not closed by '-->'"},
    {XML_ERR_HYPHEN_IN_COMMENT, "'--' stands in a comment"},
    {XML_ERR_CDATA_NOT_FINISHED, "a CDATA section is not closed by ']]>'"},
    {XML_ERR_ENCODING_NAME, "the name of the encoding is missing"},
    {XML_ERR_INVALID_ENCODING, "says it is in another encoding than UTF-8"},
    {XML_ERR_UNSUPPORTED_ENCODING, "says it is in an unknown encoding"},
    {XML_ERR_RESERVED_XML_NAME, "an XML declaration stands not at the start"},
    {XML_NS_ERR_UNDEFINED_NAMESPACE, "the prefix '$1' is not declared"},
};

static void fill_in(struct buffer *out, const char *text, const xmlError *error)
{
    const char *names[] = {error->str1, error->str2};

    for (; *text; text++) {
        if (text[0] != '$') {
            buffer_add(out, text, 1);
            continue;
        }
        text++;
        buffer_puts(out, names[*text - '1'] ? names[*text - '1'] : "?");
    }
}

/* libxml2's own sentence as one of ours: no capital, no full stop. */
static void tidy(struct buffer *out, const char *message)
{
    size_t length = strlen(message);
    char first = (char)tolower((unsigned char)message[0]);

    while (length > 1 && strchr(".\n ", message[length - 1]))
        length--;
    if (length == 0)
        return;
    buffer_add(out, &first, 1);
    buffer_add(out, message + 1, length - 1);
}

void xml_error_words(struct buffer *out, const xmlError *error)
{
    size_t count = sizeof(plain_words) / sizeof(*plain_words);

    for (size_t i = 0; i < count; i++) {
        if (plain_words[i].code == error->code) {
            fill_in(out, plain_words[i].text, error);
            return;
        }
    }
    tidy(out, error->message ? error->message : "is wrong");
}
