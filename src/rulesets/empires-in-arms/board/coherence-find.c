/* Finding pieces by the places of their cards, and what is to come. */
#include "rulesets/empires-in-arms/board/coherence.h"
#include "rulesets/empires-in-arms/module/rules.h"

const struct corps *eia_whole_corps(const struct whole *whole, const char *id)
{
    const struct corps_card *card = eia_corps_card(whole->module, id);

    return card ? &whole->game->corps[card - whole->module->corps] : NULL;
}

const struct fleet *eia_whole_fleet(const struct whole *whole, const char *id)
{
    const struct fleet_card *card = eia_fleet_card(whole->module, id);

    return card ? &whole->game->fleets[card - whole->module->fleets] : NULL;
}

void eia_not_to_come(struct whole *whole, const struct place *place,
                     const char *what, int turn)
{
    if (turn > whole->game->turn)
        incoherent(&whole->findings, place, BASE(scenario),
                   "%s is of month %d, and the game has come to %d", what, turn,
                   whole->game->turn);
}
