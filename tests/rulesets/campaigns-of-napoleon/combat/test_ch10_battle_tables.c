/* 10.5.7: the tables of a battle, the odds and the advantage. */
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "tests/support/test.h"

static const struct cell_row {
    const char *name;
    int row, column;
    char winner;
    int r;
    int loss[2];
} cell_rows[] = {
    {"table.battle 1/1", 1, 1, 'A', 1, {0, 0}},
    {"table.battle 1/2", 1, 2, 'D', 1, {50, 25}},
    {"table.battle 1/3", 1, 3, 'D', 1, {25, 0}},
    {"table.battle 1/4", 1, 4, 'D', 2, {50, 0}},
    {"table.battle 1/5", 1, 5, 'D', 2, {100, 50}},
    {"table.battle 1/6", 1, 6, 'D', 3, {100, 25}},
    {"table.battle 2/1", 2, 1, 'A', 1, {25, 50}},
    {"table.battle 2/2", 2, 2, 'A', 1, {25, 25}},
    {"table.battle 2/3", 2, 3, 'D', 1, {50, 25}},
    {"table.battle 2/4", 2, 4, 'D', 2, {75, 50}},
    {"table.battle 2/5", 2, 5, 'D', 2, {75, 25}},
    {"table.battle 2/6", 2, 6, 'D', 3, {100, 25}},
    {"table.battle 3/1", 3, 1, 'A', 1, {0, 25}},
    {"table.battle 3/2", 3, 2, 'A', 1, {25, 50}},
    {"table.battle 3/3", 3, 3, 'D', 1, {25, 25}},
    {"table.battle 3/4", 3, 4, 'D', 1, {50, 25}},
    {"table.battle 3/5", 3, 5, 'D', 1, {50, 25}},
    {"table.battle 3/6", 3, 6, 'D', 1, {150, 150}},
    {"table.battle 4/1", 4, 1, 'A', 2, {0, 50}},
    {"table.battle 4/2", 4, 2, 'A', 2, {25, 75}},
    {"table.battle 4/3", 4, 3, 'A', 1, {25, 50}},
    {"table.battle 4/4", 4, 4, 'D', 1, {25, 25}},
    {"table.battle 4/5", 4, 5, 'D', 1, {50, 25}},
    {"table.battle 4/6", 4, 6, 'D', 1, {50, 50}},
    {"table.battle 5/1", 5, 1, 'A', 2, {50, 100}},
    {"table.battle 5/2", 5, 2, 'A', 2, {25, 75}},
    {"table.battle 5/3", 5, 3, 'A', 1, {25, 50}},
    {"table.battle 5/4", 5, 4, 'A', 1, {50, 50}},
    {"table.battle 5/5", 5, 5, 'D', 1, {25, 25}},
    {"table.battle 5/6", 5, 6, 'D', 1, {25, 50}},
    {"table.battle 6/1", 6, 1, 'A', 3, {25, 100}},
    {"table.battle 6/2", 6, 2, 'A', 3, {25, 100}},
    {"table.battle 6/3", 6, 3, 'A', 2, {150, 200}},
    {"table.battle 6/4", 6, 4, 'A', 1, {25, 50}},
    {"table.battle 6/5", 6, 5, 'A', 1, {50, 25}},
    {"table.battle 6/6", 6, 6, 'O', 1, {50, 50}},
    {"table.battle 7/1", 7, 1, 'A', 4, {0, 150}},
    {"table.battle 7/2", 7, 2, 'A', 4, {50, 175}},
    {"table.battle 7/3", 7, 3, 'A', 3, {100, 200}},
    {"table.battle 7/4", 7, 4, 'A', 2, {50, 75}},
    {"table.battle 7/5", 7, 5, 'A', 1, {25, 50}},
    {"table.battle 7/6", 7, 6, 'O', 1, {125, 125}},
    {"table.battle 8/1", 8, 1, 'A', 5, {25, 200}},
    {"table.battle 8/2", 8, 2, 'A', 4, {25, 150}},
    {"table.battle 8/3", 8, 3, 'A', 3, {0, 100}},
    {"table.battle 8/4", 8, 4, 'A', 2, {100, 150}},
    {"table.battle 8/5", 8, 5, 'A', 2, {100, 150}},
    {"table.battle 8/6", 8, 6, 'A', 1, {25, 25}},
    {"table.battle 9/1", 9, 1, 'A', 5, {50, 300}},
    {"table.battle 9/2", 9, 2, 'A', 5, {25, 200}},
    {"table.battle 9/3", 9, 3, 'A', 4, {25, 150}},
    {"table.battle 9/4", 9, 4, 'A', 3, {0, 100}},
    {"table.battle 9/5", 9, 5, 'A', 2, {100, 150}},
    {"table.battle 9/6", 9, 6, 'A', 1, {50, 50}},
};

static void cell_is_printed(void **state)
{
    const struct cell_row *row = *state;
    const struct battle_cell *cell = con_battle_cell(row->row, row->column);

    assert_int_equal(cell->winner, row->winner);
    assert_int_equal(cell->r, row->r);
    assert_int_equal(cell->loss[0], row->loss[0]);
    assert_int_equal(cell->loss[1], row->loss[1]);
}

static const struct dice_row {
    const char *name;
    int die, modifier, row;
} dice_rows[] = {
    {"10.5.7k die 4 and 2", 4, 2, 6},
    {"10.5.7k die 1 and 0", 1, 0, 1},
    {"10.5.7k die 6 and 3", 6, 3, 9},
    {"10.5.7k beyond the last row", 6, 7, 9},
};

static void row_is_read(void **state)
{
    const struct dice_row *row = *state;

    assert_int_equal(con_battle_row(row->die + row->modifier), row->row);
}

static const struct bombardment_row {
    const char *name;
    int points, die; /* modified */
    const char *header;
    int loss;
} bombardment_rows[] = {
    {"table.bombardment 1", 1, 3, "1", 0},
    {"table.bombardment 2", 2, 3, "2-3", 1},
    {"table.bombardment 3", 3, 4, "2-3", 1},
    {"table.bombardment 4", 4, 3, "4-5", 2},
    {"table.bombardment 5", 5, 3, "4-5", 2},
    {"table.bombardment 6", 6, 3, "6-7", 3},
    {"table.bombardment 7", 7, 3, "6-7", 3},
    {"table.bombardment 8", 8, 3, "8-9", 4},
    {"table.bombardment 9 and die 4", 9, 4, "8-9", 4},
    {"table.bombardment 10", 10, 3, "10-11", 5},
    {"table.bombardment 11", 11, 3, "10-11", 5},
    {"table.bombardment 12", 12, 3, "12-13", 6},
    {"table.bombardment 13", 13, 3, "12-13", 6},
    {"table.bombardment 14", 14, 3, "14+", 7},
    {"table.bombardment 200", 200, 3, "14+", 7},
    {"10.5.7b 9 points and 5: one to the right", 9, 5, "10-11", 5},
    {"10.5.7b 9 points and 2: one to the left", 9, 2, "6-7", 3},
    {"10.5.7b not beyond the first column", 1, -1, "1", 0},
    {"10.5.7b not beyond the last column", 14, 9, "14+", 7},
    {"10.5.7c 9 points, 4 and differential 1", 9, 4 + 1, "10-11", 5},
    {"10.5.7c 6 points, 3 less differential 1", 6, 3 - 1, "4-5", 2},
    {"10.5.7g mud: 5 less 1 shifts nothing", 9, 5 - 1, "8-9", 4},
};

static void guns_cost(void **state)
{
    const struct bombardment_row *row = *state;
    const struct bombardment_column *column =
        con_bombardment(row->points, con_bombardment_shift(row->die));

    assert_string_equal(column->header, row->header);
    assert_int_equal(column->loss, row->loss);
}

static const struct {
    const char *name;
} no_guns_rows[] = {{"table.bombardment no artillery has no column"}};

static void no_guns_no_column(void **state)
{
    (void)state;
    assert_null(con_bombardment(0, 0));
}

static const struct odds_row {
    const char *name;
    int greater, lesser, odds;
} odds_rows[] = {
    {"10.5.7.1a equal", 30, 30, 0},
    {"10.5.7.1a 32 to 30", 32, 30, 0},
    {"10.5.7.1a 33 to 30", 33, 30, 1},
    {"10.5.7.1a 44 to 30", 44, 30, 1},
    {"10.5.7.1a 45 to 30", 45, 30, 2},
    {"10.5.7.1a 59 to 30", 59, 30, 2},
    {"10.5.7.1a 60 to 30", 60, 30, 3},
    {"10.5.7.1a 74 to 30", 74, 30, 3},
    {"10.5.7.1a 75 to 30", 75, 30, 4},
    {"10.5.7.1a against nobody", 1, 0, 4},
    {"10.5.7.1b 36 against 30 less 6", 36, 24, 2},
    {"log.undated-4 36 against 24 after bombardment", 36, 24, 2},
    {"10.5.7.1m 30 against 10 doubled", 30, 20, 2},
    {"10.5.6a 40 against 20", 40, 20, 3},
};

static void odds_are_read(void **state)
{
    const struct odds_row *row = *state;

    assert_int_equal(con_odds(row->greater, row->lesser), row->odds);
}

static const struct advantage_row {
    const char *name;
    int sum[SIDE_COUNT], sp[SIDE_COUNT];
    int die;
    enum side side;
    int modifier;
} advantage_rows[] = {
    {"10.5.7h 3 and 2", {3, 2}, {30, 30}, 3, FRENCH, 0},
    {"10.5.7i 2 and 2, 30 and 34 SP", {2, 2}, {30, 34}, 6, COALITION, 0},
    {"10.5.7i 2 and 2, 34 and 30 SP", {2, 2}, {34, 30}, 6, FRENCH, 0},
    {"10.5.7i all equal: the French", {2, 2}, {30, 30}, 6, FRENCH, 0},
    {"10.5.7i the larger sum against more SP",
     {2, 3},
     {90, 30},
     6,
     COALITION,
     1},
    {"10.5.7j 5 and 2, extra die 4", {5, 2}, {30, 30}, 4, FRENCH, 2},
    {"10.5.7j 5 and 2, extra die 3", {5, 2}, {30, 30}, 3, FRENCH, 1},
    {"10.5.7j a negative sum", {-1, 2}, {30, 30}, 1, COALITION, 1},
    {"10.5.4 two more for the right guess", {1, 3}, {30, 30}, 1, COALITION, 1},
};

static void advantage_is_found(void **state)
{
    const struct advantage_row *row = *state;
    struct advantage result = con_advantage(row->sum, row->sp);

    assert_int_equal(result.side, row->side);
    assert_int_equal(con_advantage_modifier(result.halves, row->die),
                     row->modifier);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(cell_rows, cell_is_printed),
        TABLE(dice_rows, row_is_read),
        TABLE(bombardment_rows, guns_cost),
        TABLE(no_guns_rows, no_guns_no_column),
        TABLE(odds_rows, odds_are_read),
        TABLE(advantage_rows, advantage_is_found),
    };
    return run_tables(tables, LENGTH(tables));
}
