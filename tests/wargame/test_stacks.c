/* Who stands where, with pieces that no ruleset has. */
#include "core/arena.h"
#include "tests/support/test.h"
#include "wargame/stacks.h"

enum { RED, BLUE };
enum { ON_MAP = PIECE_ON_MAP, WAITING, GONE };

struct leader {
    PIECE;
    int rank;
};
struct unit {
    PIECE;
    int strength;
};

struct field {
    struct arena *arena;
    struct stacks *stacks;
    struct leader leaders[2];
    struct unit units[10];
};

/* Ten units of which three are blue, in one hex; a leader of each side. */
static void field_begin(struct field *field)
{
    static const char *const ids[] = {"a", "b", "c", "d", "e",
                                      "f", "g", "h", "i", "j"};

    *field = (struct field){.arena = arena_new()};
    field->stacks = stacks_new(field->arena);
    field->leaders[0] = (struct leader){.id = "ney", .hex = 505, .side = RED};
    field->leaders[1] =
        (struct leader){.id = "orange", .hex = 606, .side = BLUE};
    for (size_t i = 0; i < LENGTH(field->units); i++)
        field->units[i] = (struct unit){.id = ids[i],
                                        .hex = 505,
                                        .side = i % 4 == 3 ? BLUE : RED,
                                        .strength = (int)i};
    STACKS_ADD(field->stacks, field->leaders, LENGTH(field->leaders));
    STACKS_ADD(field->stacks, field->units, LENGTH(field->units));
}

/* The ids of a hex from the top: "ney a b". */
static const char *ids_in(const struct field *field, int hex)
{
    const char *text = "";

    for (struct piece *piece = stack_top(field->stacks, hex); piece;
         piece = stack_below(piece))
        text = arena_text(field->arena, "%s%s%s", text, *text ? " " : "",
                          piece->id);
    return text;
}

static const char *ids_of(const struct field *field, int hex, int side)
{
    const char *text = "";

    for (struct piece *piece = stack_top_of(field->stacks, hex, side); piece;
         piece = stack_below_of(piece))
        text = arena_text(field->arena, "%s%s%s", text, *text ? " " : "",
                          piece->id);
    return text;
}

static void ten_in_a_hex(struct field *field)
{
    assert_string_equal(ids_in(field, 505), "ney a b c d e f g h i j");
    assert_string_equal(ids_of(field, 505, BLUE), "d h");
    assert_string_equal(ids_of(field, 505, RED), "ney a b c e f g i j");
    assert_string_equal(ids_in(field, 606), "orange");
    assert_string_equal(ids_in(field, 504), "");
    assert_null(stack_top_of(field->stacks, 606, RED));
}

/* Who comes back stands where he stood: not the way decides, but the list. */
static void order_is_the_lists(struct field *field)
{
    piece_put(field->stacks, &field->units[2].piece, 606);
    assert_string_equal(ids_in(field, 505), "ney a b d e f g h i j");
    assert_string_equal(ids_in(field, 606), "orange c");
    piece_put(field->stacks, &field->units[1].piece, 606);
    assert_string_equal(ids_in(field, 606), "orange b c");
    piece_put(field->stacks, &field->units[2].piece, 505);
    assert_string_equal(ids_in(field, 505), "ney a c d e f g h i j");
    assert_int_equal(field->units[2].hex, 505);
}

static void off_the_map(struct field *field)
{
    piece_leave(field->stacks, &field->units[0].piece, GONE);
    assert_string_equal(ids_in(field, 505), "ney b c d e f g h i j");
    assert_int_equal(field->units[0].state, GONE);
    assert_int_equal(field->units[0].hex, 0);
    piece_leave(field->stacks, &field->units[0].piece, WAITING);
    piece_put(field->stacks, &field->units[0].piece, 606);
    assert_string_equal(ids_in(field, 606), "orange a");
    assert_int_equal(field->units[0].state, ON_MAP);
}

static void names_find_them(struct field *field)
{
    struct piece *ney = piece_named(field->stacks, "ney");

    assert_ptr_equal(ney, &field->leaders[0].piece);
    assert_null(piece_named(field->stacks, "nobody"));
    assert_null(piece_named(field->stacks, NULL));
    piece_leave(field->stacks, ney, GONE);
    assert_ptr_equal(piece_named(field->stacks, "ney"), ney);
}

/* Kinds of pieces are the lists that they were added in. */
static void lists_tell_kinds(struct field *field)
{
    assert_int_equal(piece_named(field->stacks, "orange")->list, 0);
    assert_int_equal(piece_named(field->stacks, "a")->list, 1);
    assert_int_equal(piece_named(field->stacks, "j")->list, 1);
    piece_put(field->stacks, &field->units[0].piece, 606);
    assert_int_equal(field->units[0].list, 1);
}

/* A copy of the pieces with stacks of its own: the original does not move. */
static void a_copy_is_apart(struct field *field)
{
    struct field copy = *field;

    copy.stacks = stacks_new(field->arena);
    STACKS_ADD(copy.stacks, copy.leaders, LENGTH(copy.leaders));
    STACKS_ADD(copy.stacks, copy.units, LENGTH(copy.units));
    piece_put(copy.stacks, &copy.units[0].piece, 707);
    piece_leave(copy.stacks, piece_named(copy.stacks, "ney"), GONE);
    assert_string_equal(ids_in(&copy, 505), "b c d e f g h i j");
    assert_string_equal(ids_in(field, 505), "ney a b c d e f g h i j");
}

/* Of a list those who are on the map, of a side or of both. */
static void those_on_the_map(struct field *field)
{
    const struct {
        struct unit *units;
        size_t units_count;
    } game = {field->units, LENGTH(field->units)};
    const char *all = "", *blue = "";

    piece_leave(field->stacks, &field->units[3].piece, GONE);
    foreach_piece (struct unit, unit, game.units, ANY_SIDE)
        all = arena_text(field->arena, "%s%s", all, unit->id);
    assert_string_equal(all, "abcefghij");
    foreach_piece (struct unit, unit, game.units, BLUE) {
        blue = arena_text(field->arena, "%s%s", blue, unit->id);
        break;
    }
    assert_string_equal(blue, "h");
}

static const struct stack_row {
    const char *name;
    void (*test)(struct field *field);
} rows[] = {
    {"ten pieces of two sides in a hex", ten_in_a_hex},
    {"the order of a stack is that of the lists", order_is_the_lists},
    {"who leaves the map stands nowhere", off_the_map},
    {"pieces by their ids", names_find_them},
    {"the kind of a piece is its list", lists_tell_kinds},
    {"a copy has stacks of its own", a_copy_is_apart},
    {"a list without those who are not on the map", those_on_the_map},
};

static void stacks(void **state)
{
    const struct stack_row *row = *state;
    struct field field;

    field_begin(&field);
    row->test(&field);
    arena_free(field.arena);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, stacks)};

    return run_tables(tables, LENGTH(tables));
}
