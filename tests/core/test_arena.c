/* Memory of one turn. */
#include "core/arena.h"

#include "tests/support/test.h"

static const struct size_row {
    const char *name;
    size_t count;
    size_t size;
} size_rows[] = {
    {"nothing", 0, 8},
    {"a byte", 1, 1},
    {"a struct", 1, 56},
    {"a quarter of a chunk", 1, 16384},
    {"more than that", 1, 16385},
    {"more than a chunk", 3, 70000},
};

static void memory_is_zeroed_and_aligned(void **state)
{
    const struct size_row *row = *state;
    struct arena *arena = arena_new();

    for (int i = 0; i < 20; i++) {
        unsigned char *memory = arena_zeroed(arena, row->count, row->size);
        const char *string = arena_string(arena, "odd", 3);

        assert_int_equal((uintptr_t)memory % _Alignof(max_align_t), 0);
        for (size_t j = 0; j < row->count * row->size; j++)
            assert_int_equal(memory[j], 0);
        if (row->count > 0)
            memset(memory, 0xff, row->count * row->size);
        assert_string_equal(string, "odd");
    }
    arena_free(arena);
}

static const struct text_row {
    const char *name;
    size_t length;
} text_rows[] = {
    {"an empty string", 0},
    {"a short string", 5},
    {"a long string", 20000},
    {"a string of more than a chunk", 100000},
};

static void strings_end_with_a_zero(void **state)
{
    const struct text_row *row = *state;
    struct arena *arena = arena_new();
    char *bytes = malloc(row->length + 1);
    char *copy, *text;

    assert_non_null(bytes);
    memset(bytes, 'x', row->length);
    bytes[row->length] = '\0';
    copy = arena_string(arena, bytes, row->length);
    text = arena_text(arena, "<%s>", bytes);
    assert_string_equal(copy, bytes);
    assert_int_equal(strlen(text), row->length + 2);
    assert_memory_equal(text + 1, bytes, row->length);
    assert_memory_equal(arena_copy(arena, bytes, row->length + 1), bytes,
                        row->length + 1);
    free(bytes);
    arena_free(arena);
}

static const struct list_row {
    const char *name;
    size_t before; /* items of arena_list() */
    size_t more;
} list_rows[] = {
    {"from nothing", 0, 1000}, {"from one", 1, 1000},
    {"from three", 3, 9},      {"from four", 4, 9},
    {"from five", 5, 9},       {"a large list", 0, 100000},
};

static void lists_keep_their_items(void **state)
{
    const struct list_row *row = *state;
    struct arena *arena = arena_new();
    size_t *list = arena_list(arena, row->before, sizeof(*list));
    size_t count = row->before;
    size_t guard = 0;
    size_t *guarded = NULL;

    for (size_t i = 0; i < count; i++)
        list[i] = i;
    *(size_t *)LIST_ADD(arena, guarded, guard) = 42;
    for (size_t i = 0; i < row->more; i++) {
        size_t *item = LIST_ADD(arena, list, count);

        assert_int_equal(*item, 0);
        *item = count - 1;
    }
    assert_int_equal(count, row->before + row->more);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(list[i], i);
    assert_int_equal(guarded[0], 42);
    arena_free(arena);
}

static const struct shrink_row {
    const char *name;
    size_t before, left;
} shrink_rows[] = {
    {"a list that lost its last item gives a zeroed one", 3, 2},
    {"a list that lost all its items gives a zeroed one", 4, 0},
    {"a list that lost half of its items gives a zeroed one", 8, 5},
};

static void shorter_lists_forget(void **state)
{
    const struct shrink_row *row = *state;
    struct arena *arena = arena_new();
    size_t *list = NULL;
    size_t count = 0;

    while (count < row->before)
        *(size_t *)LIST_ADD(arena, list, count) = 42;
    count = row->left;
    assert_int_equal(*(size_t *)LIST_ADD(arena, list, count), 0);
    assert_int_equal(count, row->left + 1);
    arena_free(arena);
}

static const struct adopt_row {
    const char *name;
    size_t count;
} adopt_rows[] = {
    {"none is adopted", 0},
    {"one is adopted", 1},
    {"many are adopted", 1000},
};

/* Whether they are freed again is for the sanitizers to say. */
static void heap_memory_is_adopted(void **state)
{
    const struct adopt_row *row = *state;
    struct arena *arena = arena_new();
    char **memory = ARENA_ARRAY(arena, char *, row->count + 1);

    for (size_t i = 0; i < row->count; i++) {
        memory[i] = malloc(100);
        assert_non_null(memory[i]);
        memset(memory[i], 'x', 100);
        arena_adopt(arena, memory[i]);
    }
    for (size_t i = 0; i < row->count; i++)
        assert_int_equal(memory[i][99], 'x');
    arena_free(arena);
}

static const struct remove_row {
    const char *name;
    size_t place;
    const char *left;
} remove_rows[] = {
    {"the first", 0, "bcd"},
    {"one in the middle", 2, "abd"},
    {"the last", 3, "abc"},
};

static void what_is_behind_moves_up(void **state)
{
    const struct remove_row *row = *state;
    char letters[] = "abcd";
    size_t count = 4;

    LIST_REMOVE(letters, count, row->place);
    assert_int_equal(count, 3);
    assert_memory_equal(letters, row->left, 3);
}

static const struct walk_row {
    const char *name;
    size_t count;
    int skip, stop;
    int sum;
} walk_rows[] = {
    {"a list of nothing", 0, 0, 0, 0},
    {"all of it", 4, 0, 0, 10},
    {"one that is gone over", 4, 2, 0, 8},
    {"up to a break", 4, 0, 3, 3},
};

static void items_are_walked_in_order(void **state)
{
    const struct walk_row *row = *state;
    int numbers[] = {1, 2, 3, 4};
    const struct {
        int *items;
        size_t count;
    } list = {numbers, row->count};
    int sum = 0;

    foreach_item (const int, number, list) {
        if (*number == row->skip)
            continue;
        if (*number == row->stop)
            break;
        assert_int_equal(*number, number_at + 1);
        sum += *number;
    }
    assert_int_equal(sum, row->sum);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(size_rows, memory_is_zeroed_and_aligned),
        TABLE(text_rows, strings_end_with_a_zero),
        TABLE(list_rows, lists_keep_their_items),
        TABLE(shrink_rows, shorter_lists_forget),
        TABLE(adopt_rows, heap_memory_is_adopted),
        TABLE(remove_rows, what_is_behind_moves_up),
        TABLE(walk_rows, items_are_walked_in_order),
    };

    return run_tables(tables, LENGTH(tables));
}
