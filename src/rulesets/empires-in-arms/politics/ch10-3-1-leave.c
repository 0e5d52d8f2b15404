/* What lets a power be in the land of another. 10.3.1 */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* 10.3.1l access by term C.5 in force. */
const struct access *eia_unconditional(const struct board *board,
                                       enum power grantor, enum power grantee)
{
    for (size_t i = 0; i < board->game->accesses_count; i++) {
        const struct access *access = &board->game->accesses[i];

        if (access->kind == ACCESS_UNCONDITIONAL &&
            eia_power(access->grantor) == grantor &&
            eia_power(access->grantee) == grantee)
            return access;
    }
    return NULL;
}

/* 10.3.1i some access record, or an alliance, lets the power be there. */
bool eia_is_let(const struct board *board, enum power power, enum power owner)
{
    for (size_t i = 0; i < board->game->accesses_count; i++) {
        const struct access *access = &board->game->accesses[i];

        if (access->kind != ACCESS_DARDANELLES &&
            eia_power(access->grantor) == owner &&
            eia_power(access->grantee) == power)
            return true;
    }
    return eia_allied(board, power, owner) || eia_enemies(board, power, owner);
}

/* 10.3.1i something of the power stands in the other's land without leave. */
bool eia_trespasses(const struct board *board, enum power power,
                    enum power owner)
{
    const struct game *game = board->game;

    if (power == owner || eia_is_let(board, power, owner))
        return false;
    for (size_t i = 0; i < game->corps_count; i++) {
        const struct corps *corps = &game->corps[i];

        if (corps->at && !corps->embarked &&
            eia_corps_power(board, corps) == power &&
            eia_controller(board, corps->at) == owner)
            return true;
    }
    for (size_t i = 0; i < game->garrisons_count; i++)
        if (eia_player_of(board, game->garrisons[i].nation) == power &&
            eia_controller(board, game->garrisons[i].area) == owner)
            return true;
    return false;
}
