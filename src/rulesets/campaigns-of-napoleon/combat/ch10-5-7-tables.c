/* 10.5.7 Battle: its tables, the odds and the advantage. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "wargame/chart.h"

#include <assert.h>

/* table.bombardment */
static const struct bombardment_column bombardment_table[] = {
#define COLUMN(from, to, loss)                                                 \
    {from, to, loss, to == 0 ? #from "+" : from == to ? #from : #from "-" #to},
#include "rulesets/campaigns-of-napoleon/combat/ch10-bombardment-table.def"
#undef COLUMN
};

enum { COLUMNS = sizeof(bombardment_table) / sizeof(bombardment_table[0]) };

/* table.bombardment the column of so many points, shifted as far as it goes */
const struct bombardment_column *con_bombardment(int points, int shift)
{
    int column = COLUMNS - 1;

    while (column >= 0 && points < bombardment_table[column].from)
        column--;
    return column < 0
               ? NULL
               : &bombardment_table[chart_row(0, COLUMNS - 1, column + shift)];
}

/* 10.5.7b bombardment column shift */
int con_bombardment_shift(int modified_die)
{
    if (modified_die <= 2)
        return -1;
    return modified_die >= 5 ? +1 : 0;
}

/* 10.5.7.1a odds modifier bands; a shared end belongs to the higher one. */
int con_odds(long greater, long lesser)
{
    if (2 * greater >= 5 * lesser)
        return 4;
    if (greater >= 2 * lesser)
        return 3;
    if (2 * greater >= 3 * lesser)
        return 2;
    return 10 * greater >= 11 * lesser ? 1 : 0;
}

/* 10.5.7i advantaged and disadvantaged side: by the sums, then by SP (ruling
 * 94), then the French. */
struct advantage con_advantage(const int sum[SIDE_COUNT],
                               const int sp[SIDE_COUNT])
{
    int more = sum[FRENCH] - sum[COALITION];

    if (more != 0)
        return (struct advantage){more > 0 ? FRENCH : COALITION,
                                  more > 0 ? more : -more};
    return (struct advantage){sp[COALITION] > sp[FRENCH] ? COALITION : FRENCH,
                              0};
}

/* 10.5.7j half the difference, odd rounded */
int con_advantage_modifier(int halves, int die)
{
    if (halves % 2 == 0)
        return halves / 2;
    return die >= 4 ? (halves + 1) / 2 : halves / 2;
}

/* table.battle */
static const struct {
    int row;
    struct battle_cell cells[6];
} battle_table[] = {
/* clang-format off */
#define A(r, first, second) {'A', r, {first, second}}
#define D(r, first, second) {'D', r, {first, second}}
#define O(r, first, second) {'O', r, {first, second}}
/* clang-format on */
#define ROW(row, ...) {row, {__VA_ARGS__}},
#include "rulesets/campaigns-of-napoleon/combat/ch10-battle-table.def"
#undef ROW
#undef O
#undef D
#undef A
};

/* 10.5.7k a row above 9 reads row 9 (ruling 10). */
int con_battle_row(int sum)
{
    return sum > 9 ? 9 : sum;
}

/* table.battle the cell of a row and column */
const struct battle_cell *con_battle_cell(int row, int column)
{
    assert(row >= 1 && row <= 9 && column >= 1 && column <= 6);
    assert(battle_table[row - 1].row == row);
    return &battle_table[row - 1].cells[column - 1];
}

/* 10.5.7.4g, 10.5.7.4h 2.5 percent of the stack and of those who harry it */
int con_retreat_loss(int own, int enemies)
{
    return percent_of(own + enemies, 25);
}
