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

static const char *const arms[] = {"foot", "horse", "guns", NULL};

static const struct word_row {
    const char *name;
    const char *word;
    int place;
} word_rows[] = {
    {"the first word", "foot", 0},   {"the last word", "guns", 2},
    {"a part of a word", "gun", -1}, {"no such word", "fleet", -1},
    {"an empty word", "", -1},       {"no word at all", NULL, -1},
};

static void words_have_a_place(void **state)
{
    const struct word_row *row = *state;

    assert_int_equal(word_place(arms, row->word), row->place);
}

struct piece {
    int strength;
    const char *id;
};

static struct piece pieces[] = {
    {5, "ney"}, {3, NULL}, {7, "soult"}, {9, "soult"}};

static const struct find_row {
    const char *name;
    size_t count;
    const char *sought;
    int strength; /* of the one found; 0: none */
} find_rows[] = {
    {"the first item", 4, "ney", 5},
    {"the first of two, behind one without a name", 4, "soult", 7},
    {"an item beyond the count", 2, "soult", 0},
    {"none of that name", 4, "davout", 0},
    {"nobody is sought", 4, NULL, 0},
    {"an empty list", 0, "ney", 0},
};

static void items_are_found_by_name(void **state)
{
    const struct find_row *row = *state;
    const struct piece *found =
        FIND_NAMED(struct piece, pieces, row->count, id, row->sought);

    assert_int_equal(found ? found->strength : 0, row->strength);
}

static const struct same_row {
    const char *name;
    const char *one, *other;
    bool same;
} same_rows[] = {
    {"the same name", "ney", "ney", true},
    {"another name", "ney", "soult", false},
    {"one is missing", "ney", NULL, false},
    {"the other is missing", NULL, "ney", false},
    {"two that are missing are not the same", NULL, NULL, false},
};

static void names_are_the_same(void **state)
{
    const struct same_row *row = *state;

    assert_int_equal(same_name(row->one, row->other), row->same);
}

static const struct split_row {
    const char *name;
    const char *text;
    size_t count;
    const char *last;
} split_rows[] = {
    {"an empty text", "", 0, NULL},
    {"blanks alone", "  ", 0, NULL},
    {"one word", "s738", 1, "s738"},
    {"two words", "s738 s741", 2, "s741"},
    {"more blanks than needed", " C.1  B.4 ", 2, "B.4"},
};

static void texts_are_split(void **state)
{
    const struct split_row *row = *state;
    struct arena *arena = arena_new();
    struct names names = names_split(row->text, arena);

    assert_int_equal(names.count, row->count);
    if (row->last)
        assert_string_equal(names.items[names.count - 1], row->last);
    arena_free(arena);
}

static const struct phrase_row {
    const char *name;
    const char *text;
    const char *phrase;
} phrase_rows[] = {
    {"nobody", "", ""},
    {"one", "ney", "ney"},
    {"two", "ney foy", "ney and foy"},
    {"eight are named", "a b c d e f g h", "a, b, c, d, e, f, g and h"},
    {"of nine six", "a b c d e f g h i", "a, b, c, d, e, f and 3 more"},
};

static void lists_are_phrases(void **state)
{
    const struct phrase_row *row = *state;
    struct arena *arena = arena_new();
    struct names names = names_split(row->text, arena);

    assert_string_equal(names_phrase(&names, arena), row->phrase);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(phrase_rows, lists_are_phrases),
        TABLE(id_rows, ids_have_a_form),
        TABLE(list_rows, lists_contain_names),
        TABLE(index_rows, names_are_found),
        TABLE(word_rows, words_have_a_place),
        TABLE(find_rows, items_are_found_by_name),
        TABLE(same_rows, names_are_the_same),
        TABLE(split_rows, texts_are_split),
    };

    return run_tables(tables, LENGTH(tables));
}
