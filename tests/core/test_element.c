/* Looking into a read tree. */
#include "core/element.h"

#include "tests/core/tree.h"

static const struct look_row {
    const char *name;
    const char *xml;
    const char *attribute; /* value of "id", or NULL */
    size_t children;
    long line; /* of the first <b>; 0: there is none */
} look_rows[] = {
    {"nothing", "<a/>", NULL, 0, 0},
    {"an attribute", "<a x='1' id='2'/>", "2", 0, 0},
    {"an empty attribute", "<a id=''/>", "", 0, 0},
    {"other children", "<a><c/><bb/></a>", NULL, 2, 0},
    {"the first of the name", "<a><c/>\n<b/>\n<b/></a>", NULL, 3, 2},
    {"grandchildren do not count", "<a><c><b id='1'/></c></a>", NULL, 1, 0},
};

static void elements_are_looked_into(void **state)
{
    const struct look_row *row = *state;
    struct arena *arena = arena_new();
    const struct element *root = tree_from(arena, row->xml);
    const struct element *child = element_child(root, "b");
    const char *value = element_attribute(root, "id");

    assert_int_equal(!value, !row->attribute);
    if (value)
        assert_string_equal(value, row->attribute);
    assert_int_equal(element_children(root), row->children);
    assert_int_equal(child ? child->line : 0, row->line);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(look_rows, elements_are_looked_into),
    };

    return run_tables(tables, LENGTH(tables));
}
