/* [base stacking]: how much room a hex has. */
#include "rulesets/armee-du-nord/board/board.h"

bool adn_has_room(const struct board *board, int hex, int camp, int units,
                  int increments)
{
    for (const struct unit *unit = adn_first(board, hex, camp); unit;
         unit = adn_next(unit)) {
        units++;
        increments += unit->increments;
    }
    return units <= board->module->stacking_units &&
           increments <= board->module->stacking_increments;
}

/* 6.3a the limit of road column lasts as long as the Movement Phase */
const struct unit *adn_column_at(const struct board *board, int hex, int camp,
                                 const struct unit *but)
{
    const struct unit *unit = adn_first(board, hex, camp);

    for (; unit && board->game->part != PART_D; unit = adn_next(unit))
        if (unit->column && unit != but)
            return unit;
    return NULL;
}
