/* Lists of names and look-up. */
#include "core/names.h"

#include "core/arena.h"
#include "tests/support/test.h"

#define SIXTY_FOUR                                                             \
    "a123456789012345678901234567890123456789012345678901234567890123"

static const struct id_row {
    const char *name;
    const char *text;
    bool good;
} id_rows[] = {
    {"a letter", "a", true},
    {"a digit", "1", true},
    {"all that may stand", "2nd-corps.a-", true},
    {"64 bytes", SIXTY_FOUR, true},
    {"65 bytes", SIXTY_FOUR "4", false},
    {"nothing", "", false},
    {"a hyphen first", "-a", false},
    {"a point first", ".a", false},
    {"a capital", "Reille", false},
    {"a blank", "a b", false},
    {"a blank behind", "a ", false},
    {"a line break behind", "a\n", false},
    {"an underline", "a_b", false},
    {"another script", "r\xc3\xa9ille", false},
};

static void ids_have_a_form(void **state)
{
    const struct id_row *row = *state;

    assert_int_equal(is_name(row->text), row->good);
}

static const struct list_row {
    const char *name;
    const char *sought;
    bool there;
} list_rows[] = {
    {"the first", "ney", true},
    {"the last", "soult", true},
    {"a part", "ne", false},
    {"none", "", false},
};

static void lists_contain_names(void **state)
{
    const struct list_row *row = *state;
    struct arena *arena = arena_new();
    struct names names = {NULL, 0};

    assert_false(names_contain(&names, row->sought));
    names_add(arena, &names, "ney");
    names_add(arena, &names, "grouchy");
    names_add(arena, &names, "soult");
    assert_int_equal(names.count, 3);
    assert_string_equal(names.items[1], "grouchy");
    assert_int_equal(names_contain(&names, row->sought), row->there);
    arena_free(arena);
}

static const struct index_row {
    const char *name;
    int count;
} index_rows[] = {
    {"an empty index", 0},    {"one name", 1},       {"before it widens", 12},
    {"after it widened", 13}, {"many names", 20000},
};

static void names_are_found(void **state)
{
    const struct index_row *row = *state;
    struct arena *arena = arena_new();
    struct index *index = index_new(arena);
    int *things = ARENA_ARRAY(arena, int, (size_t)row->count + 1);

    for (int i = 0; i < row->count; i++)
        assert_true(index_add(index, arena_text(arena, "n%d", i), &things[i]));
    for (int i = 0; i < row->count; i++) {
        const char *name = arena_text(arena, "n%d", i);

        assert_ptr_equal(index_find(index, name), &things[i]);
        assert_false(index_add(index, name, things));
        assert_ptr_equal(index_find(index, name), &things[i]);
    }
    assert_null(index_find(index, "n"));
    assert_null(index_find(index, arena_text(arena, "n%d", row->count)));
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(id_rows, ids_have_a_form),
        TABLE(list_rows, lists_contain_names),
        TABLE(index_rows, names_are_found),
    };

    return run_tables(tables, LENGTH(tables));
}
