/* Months, quarters and years. */
#include "core/calendar.h"
#include "rulesets/empires-in-arms/board/board.h"

enum { MONTHS = 12 };

/* Months since year 0. */
static int months_at(const struct module *module, int turn)
{
    return module->first_year * MONTHS + module->first_month - 1 + turn - 1;
}

int eia_year(const struct board *board)
{
    return months_at(board->module, board->game->turn) / MONTHS;
}

int eia_month(const struct board *board)
{
    return months_at(board->module, board->game->turn) % MONTHS + 1;
}

bool eia_is_quarter(const struct board *board)
{
    return eia_month(board) % 3 == 0;
}

int eia_turn_of(const struct module *module, const char *month)
{
    struct date date;

    if (!date_read(month, &date))
        return 0;
    return date.year * MONTHS + date.month - 1 - months_at(module, 1) + 1;
}

const char *eia_month_text(const struct module *module, int turn,
                           struct arena *arena)
{
    int months = months_at(module, turn);

    return arena_text(arena, "%s %d", month_name(months % MONTHS + 1),
                      months / MONTHS);
}

const char *eia_when(const struct game *game, const struct module *module,
                     struct arena *arena)
{
    return arena_text(arena, "%s, game turn %d",
                      eia_month_text(module, game->turn, arena), game->turn);
}
