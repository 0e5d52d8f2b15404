/* Every schema compiled into the program is one. */
#include "io/xml.h"

#include "core/arena.h"
#include "tests/support/test.h"

/* A file that none of them knows: refused by each, and trouble with none. */
static void schema_compiles(void **state)
{
    const struct embedded_schema *schema = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct xml_file *file = xml_open("x.xml", "<no-such-root></no-such-root>",
                                     29, XML_SIGNED, arena, report);

    assert_non_null(file);
    assert_false(xml_validate(file, schema->name, report));
    assert_int_equal(report_troubles(report), 0);
    assert_true(report_cites(report, "file", "schema"));
    xml_close(file);
    arena_free(arena);
}

int main(void)
{
    const struct embedded_schema *schemas = embedded_schemas();
    struct table table = {schemas, sizeof(*schemas), 0, schema_compiles};
    int failures;

    while (schemas[table.count].name)
        table.count++;
    xml_start();
    failures = table.count == 0 ? 1 : run_tables(&table, 1);
    xml_stop();
    return failures;
}
