/* Months, quarters and years. */
#include "rooms/empires-in-arms/game.h"

#include <stdio.h>

enum { MONTHS = 12 };

/* Months since year 0. */
static int months_at(const struct module *module, int turn)
{
    return module->first_year * MONTHS + module->first_month - 1 + turn - 1;
}

int eia_year(const struct europe *europe)
{
    return months_at(europe->module, europe->game->turn) / MONTHS;
}

int eia_month(const struct europe *europe)
{
    return months_at(europe->module, europe->game->turn) % MONTHS + 1;
}

bool eia_is_quarter(const struct europe *europe)
{
    return eia_month(europe) % 3 == 0;
}

int eia_turn_of(const struct module *module, const char *month)
{
    int year = 0;
    int number = 0;

    if (sscanf(month, "%4d-%2d", &year, &number) != 2 || number < 1 ||
        number > MONTHS)
        return 0;
    return year * MONTHS + number - 1 - months_at(module, 1) + 1;
}

const char *eia_month_text(const struct module *module, int turn,
                           struct arena *arena)
{
    static const char *const names[MONTHS] = {
        "January", "February", "March",     "April",   "May",      "June",
        "July",    "August",   "September", "October", "November", "December"};
    int months = months_at(module, turn);

    return arena_text(arena, "%s %d", names[months % MONTHS], months / MONTHS);
}

const char *eia_when(const struct game *game, const struct module *module,
                     struct arena *arena)
{
    return arena_text(arena, "%s, game turn %d",
                      eia_month_text(module, game->turn, arena), game->turn);
}
