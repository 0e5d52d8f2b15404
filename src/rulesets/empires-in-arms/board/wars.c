/* Who wages war on whom. */
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

struct war *eia_war(const struct board *board, const char *one,
                    const char *other)
{
    foreach (struct war, war, board->game->wars)
        if ((same_name(war->one, one) && same_name(war->other, other)) ||
            (same_name(war->one, other) && same_name(war->other, one)))
            return war;
    return NULL;
}

/* [base conquest] wars with the conquered are over */
void eia_forget_wars(struct game *game, const char *minor)
{
    foreach (const struct war, war, game->wars)
        if (same_name(war->one, minor) || same_name(war->other, minor))
            DROP(war, game->wars);
}

bool eia_was_between(const struct alliance *alliance, enum power one,
                     enum power other)
{
    return (alliance->one == one && alliance->other == other) ||
           (alliance->one == other && alliance->other == one);
}

struct alliance *eia_alliance(const struct board *board, enum power one,
                              enum power other)
{
    foreach (struct alliance, alliance, board->game->alliances)
        if (alliance->ended == 0 && eia_was_between(alliance, one, other))
            return alliance;
    return NULL;
}
