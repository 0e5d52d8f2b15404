/* The kinds of orders that a sequence names. */
#include "core/arena.h"
#include "core/play.h"
#include "tests/support/test.h"

static const struct order_kind march = {.name = "march"},
                               rally = {.name = "rally"},
                               siege = {.name = "siege"};

static const struct order_kind *const morning[] = {&march, &rally, NULL};
static const struct order_kind *const evening[] = {&rally, &siege, NULL};
static const struct order_kind *const nothing[] = {NULL};

static const struct step quiet[] = {{.id = "a"}, {.id = NULL}},
                         empty[] = {{.id = "a", .orders = nothing},
                                    {.id = NULL}},
                         day[] = {{.id = "a", .orders = morning},
                                  {.id = "b"},
                                  {.id = "c", .orders = evening},
                                  {.id = NULL}};

static const struct sequence_row {
    const char *name;
    const struct step *sequence;
    const struct order_kind *kinds[4];
} sequence_rows[] = {
    {"steps that take no orders name none", quiet, {NULL}},
    {"nor do those of an empty list", empty, {NULL}},
    {"each kind once, as steps name them", day, {&march, &rally, &siege}},
};

static void kinds_come_from_steps(void **state)
{
    const struct sequence_row *row = *state;
    struct arena *arena = arena_new();
    const struct order_kind *const *kinds =
        sequence_kinds(arena, row->sequence);
    size_t i = 0;

    for (; row->kinds[i]; i++)
        assert_ptr_equal(kinds[i], row->kinds[i]);
    assert_null(kinds[i]);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(sequence_rows, kinds_come_from_steps),
    };

    return run_tables(tables, LENGTH(tables));
}
