/* Who wages war on whom. */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"

/* [base declaration] who wages war on a minor country, first first */
struct names eia_attackers(const struct board *board, const char *minor)
{
    struct names attackers = {NULL, 0};

    foreach (const struct war, war, board->game->wars) {
        if (same_name(war->other, minor) && eia_power(war->one) != NO_POWER)
            names_add(board->arena, &attackers, war->one);
        if (same_name(war->one, minor) && eia_power(war->other) != NO_POWER)
            names_add(board->arena, &attackers, war->other);
    }
    return attackers;
}
