/* The combat results and casualty charts. [base casualty] */
#include "rulesets/empires-in-arms/combat/combat.h"

#include <assert.h>

enum { COLUMN = 20, MOST_DIE = 7, MOST_LEVEL = 5 };

/* [base casualty] percent and morale loss of a die on a table */
struct combat_result eia_combat_result(const struct module *module,
                                       const char *table, int die)
{
    int column = die < 0 ? 0 : die > MOST_DIE ? MOST_DIE : die;

    foreach (const struct combat_row, row, module->combat)
        if (same_name(row->table, table))
            return (struct combat_result){row->percent[column],
                                          row->morale[column]};
    assert(false); /* a table that the module has not got */
    return (struct combat_result){0, 0};
}

static const struct casualty_row *row_of(const struct module *module,
                                         int percent)
{
    foreach (struct casualty_row, row, module->casualties)
        if (row->percent == percent)
            return row;
    return NULL;
}

/* [base casualty] percent of factors to whole factors. Twenty factors fill a
 * column; what is left has one of its own. */
int eia_casualties(const struct module *module, int percent, int factors)
{
    const struct casualty_row *row = row_of(module, percent);

    if (!row || factors <= 0)
        return 0;
    return factors / COLUMN * row->of[COLUMN] + row->of[factors % COLUMN];
}

static int held(int level)
{
    return level < 1 ? 1 : level > MOST_LEVEL ? MOST_LEVEL : level;
}

/* [base terrain] 12.3.4.2 Above the highest printed level the highest */
const char *eia_table_shifted(const struct board *board, const char *table,
                              int casualty, int morale)
{
    return arena_text(board->arena, "%d-%d", held(table[0] - '0' + casualty),
                      held(table[2] - '0' + morale));
}
