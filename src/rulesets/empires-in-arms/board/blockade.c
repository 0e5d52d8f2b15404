/* Fleets before ports. [base blockade] */
#include "rulesets/empires-in-arms/board/board.h"

#include <string.h>

/* [base blockade] fleets of an enemy of whoever holds the port lie in its
 * box. */
bool eia_blockaded(const struct board *board, const char *area)
{
    const char *nation = eia_land_nation(board, area);

    foreach (const struct fleet, fleet, board->game->fleets)
        if (eia_place_kind(fleet->at) == PLACE_BOX && fleet->ships > 0 &&
            strcmp(fleet->at + 1, area + 1) == 0 &&
            eia_at_war(board, fleet->nation, nation))
            return true;
    return false;
}
