/* Texts of JSON: what has a meaning there, and what is no UTF-8. */
#include "io/json.h"

#include "tests/support/test.h"

#include <stdlib.h>

#define NONE "\xef\xbf\xbd"

static const struct text_row {
    const char *name;
    const char *text, *as;
} text_rows[] = {
    {"plain", "a b", "\"a b\"\n"},
    {"quote and backslash", "a\"\\", "\"a\\\"\\\\\"\n"},
    {"line end", "a\nb", "\"a\\u000ab\"\n"},
    {"two bytes", "\xc3\xa9", "\"\xc3\xa9\"\n"},
    {"three bytes", "\xe2\x82\xac", "\"\xe2\x82\xac\"\n"},
    {"last of three bytes", "\xef\xbf\xbf", "\"\xef\xbf\xbf\"\n"},
    {"last of four bytes", "\xf4\x8f\xbf\xbf", "\"\xf4\x8f\xbf\xbf\"\n"},
    {"byte ff", "a\xff.xml", "\"a" NONE ".xml\"\n"},
    {"byte that goes on", "\x80", "\"" NONE "\"\n"},
    {"cut short", "\xe2\x82", "\"" NONE NONE "\"\n"},
    {"cut short by a quote", "\xc3\"", "\"" NONE "\\\"\"\n"},
    {"overlong in two", "\xc0\xaf", "\"" NONE NONE "\"\n"},
    {"overlong in three", "\xe0\x80\xaf", "\"" NONE NONE NONE "\"\n"},
    {"overlong in four", "\xf0\x80\x80\xaf", "\"" NONE NONE NONE NONE "\"\n"},
    {"surrogate", "\xed\xa0\x80", "\"" NONE NONE NONE "\"\n"},
    {"beyond the last", "\xf4\x90\x80\x80", "\"" NONE NONE NONE NONE "\"\n"},
};

static void text_is_printed(void **state)
{
    const struct text_row *row = *state;
    struct json json = {0};
    char *found = NULL;
    size_t length = 0;

    json.out = open_memstream(&found, &length);
    assert_non_null(json.out);
    json_text(&json, NULL, row->text);
    fputs("\n", json.out);
    assert_int_equal(fclose(json.out), 0);
    assert_string_equal(found, row->as);
    free(found);
}

int main(void)
{
    const struct table tables[] = {TABLE(text_rows, text_is_printed)};

    return run_tables(tables, LENGTH(tables));
}
