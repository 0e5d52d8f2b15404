/* What lets a power be in the land of another. 10.3.1 */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* 10.3.1l access by term C.5 in force. */
const struct access *eia_unconditional(const struct board *board,
                                       enum power grantor, enum power grantee)
{
    foreach (const struct access, access, board->game->accesses)
        if (access->kind == ACCESS_UNCONDITIONAL &&
            eia_power(access->grantor) == grantor &&
            eia_power(access->grantee) == grantee)
            return access;
    return NULL;
}

/* 10.3.1i some access record, or an alliance, lets the power be there. */
bool eia_is_let(const struct board *board, enum power power, enum power owner)
{
    foreach (const struct access, access, board->game->accesses)
        if (access->kind != ACCESS_DARDANELLES &&
            eia_power(access->grantor) == owner &&
            eia_power(access->grantee) == power)
            return true;
    return eia_allied(board, power, owner) || eia_enemies(board, power, owner);
}

/* 10.3.1d his land, though not that of a minor country which he runs and who
 * stands there is at war with; 10.2.1g nor his own, if he is so himself */
static bool is_his(const struct board *board, const char *flag,
                   enum power owner, const char *area)
{
    return eia_controller(board, area) == owner &&
           !eia_at_war(board, flag, eia_land_nation(board, area));
}

bool eia_stands_in(const struct board *board, enum power power,
                   enum power owner)
{
    foreach (const struct corps, corps, board->game->corps)
        if (corps->at && !corps->embarked &&
            eia_corps_power(board, corps) == power &&
            is_his(board, eia_corps_flag(corps), owner, corps->at))
            return true;
    foreach (const struct garrison, garrison, board->game->garrisons)
        if (eia_player_of(board, garrison->nation) == power &&
            is_his(board, eia_power_id(power), owner, garrison->area))
            return true;
    return false;
}

/* 10.3.1i something of the power stands in the other's land without leave. */
bool eia_trespasses(const struct board *board, enum power power,
                    enum power owner)
{
    return power != owner && !eia_is_let(board, power, owner) &&
           eia_stands_in(board, power, owner);
}
