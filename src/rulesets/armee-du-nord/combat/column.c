/* [base odds]: which column of the chart. */
#include "rulesets/armee-du-nord/combat/combat.h"
#include "wargame/chart.h"

enum { MOST_ODDS = 999, EVEN = 4 };

int adn_odds(int attack, int defence)
{
    return chart_odds(attack, defence, MOST_ODDS);
}

/* 1-5 is column 0, 1-1 column 4, 6-1 column 9 */
int adn_odds_column(int odds)
{
    if (odds > BEST_COLUMN)
        odds = BEST_COLUMN;
    if (odds < WORST_COLUMN)
        odds = WORST_COLUMN;
    return odds > 0 ? EVEN + odds - 1 : odds - WORST_COLUMN;
}

/* crt.odds-high for each step above 6-1 the die has one more, which a shift of
 * the column does not take away */
static int bonus_of(const struct board *board, int odds)
{
    return odds > BEST_COLUMN ? (odds - BEST_COLUMN) * board->module->odds_bonus
                              : 0;
}

/* crt.mod-morale no more than the limit, either way */
static int within_limit(const struct module *module, int differential)
{
    int limit = module->morale_limit;

    if (differential > limit)
        return limit;
    return differential < -limit ? -limit : differential;
}

void adn_find_column(struct bout *bout)
{
    static const int columns[ODDS_COLUMNS] = {0};
    const struct chart chart = {columns, ODDS_COLUMNS};
    const struct board *board = bout->board;
    int odds = adn_odds(adn_force_strength(&bout->attackers),
                        adn_force_strength(&bout->defenders));

    bout->bonus = bonus_of(board, odds);
    bout->column = chart_shift(&chart, adn_odds_column(odds),
                               bout->swapped ? 0 : bout->fight->shift);
    bout->differential =
        within_limit(board->module,
                     adn_morale(board, adn_lead(board, &bout->attackers)) -
                         adn_morale(board, adn_lead(board, &bout->defenders)));
}
