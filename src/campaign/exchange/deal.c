/* The sides that play has dealt among their players. */
#include "campaign/exchange/deal.h"

#include "campaign/documents/sides.h"

#include <string.h>

bool play_has_dealt(const struct turn *next, const struct desk *desk)
{
    size_t count;
    const struct ruleset_side *sides =
        desk->ruleset->sides(desk->module, &count);

    return desk->ruleset->dealt && count > 0 &&
           !desk->ruleset->dealt(desk->turn->play, desk->module, sides[0].id) &&
           desk->ruleset->dealt(next->play, desk->module, sides[0].id);
}

void put_dealt(struct turn *next, const struct desk *desk)
{
    struct dealt dealt = {0};
    bool same = true;

    foreach_game_side (seat, desk->ruleset, desk->module) {
        const char *side =
            desk->ruleset->dealt(next->play, desk->module, seat->id);

        names_add(desk->arena, &dealt.seats, seat->id);
        names_add(desk->arena, &dealt.sides, side);
        same = same && strcmp(side, seat->id) == 0;
    }
    if (!same)
        next->dealt = dealt;
}
