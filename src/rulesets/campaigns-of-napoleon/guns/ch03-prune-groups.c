/* Chapter 3.1: groups and combats that are no more, because their hexes have
 * emptied. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

#include <string.h>

/* [base vedettes] hexes without troops drop out */
static void keep_standing(const struct board *board, struct group *group)
{
    size_t kept = 0;

    for (size_t i = 0; i < group->hexes.count; i++)
        if (con_more_than_vedettes(board, group->side, group->hexes.items[i]))
            group->hexes.items[kept++] = group->hexes.items[i];
    group->hexes.count = kept;
}

/* 3.1f a combat needs both sides */
static bool both_there(const struct board *board, const struct combat *combat)
{
    return con_group(board, combat->groups[FRENCH])->hexes.count > 0 &&
           con_group(board, combat->groups[COALITION])->hexes.count > 0;
}

/* 10.5c a chit that was laid outlasts its combat */
static void keep_chits(const struct board *board, const struct combat *combat)
{
    for (int side = 0; side < SIDE_COUNT; side++)
        con_keep_chit(board, con_group(board, combat->groups[side]));
}

/* 3.1f groups and combats that are no more */
void con_prune_groups(struct play *play)
{
    struct game *game = play->game;
    size_t kept = 0;

    for (size_t i = 0; i < game->group_count; i++)
        keep_standing(&play->board, &game->groups[i]);
    for (size_t i = 0; i < game->combat_count; i++)
        if (both_there(&play->board, &game->combats[i]))
            game->combats[kept++] = game->combats[i];
        else
            keep_chits(&play->board, &game->combats[i]);
    game->combat_count = kept;
    kept = 0;
    for (size_t i = 0; i < game->group_count; i++)
        if (con_combat_of(&play->board, &game->groups[i]))
            game->groups[kept++] = game->groups[i];
    game->group_count = kept;
    con_renew_groups(play);
}
