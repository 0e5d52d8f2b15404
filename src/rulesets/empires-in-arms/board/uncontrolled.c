/* Powers without a player, and who takes care of them. [base uncontrolled] */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <string.h>

/* [base uncontrolled] a power silent for too long */
bool eia_uncontrolled(const struct board *board, enum power power)
{
    int months = eia_setting_number(board->module, "silent-months");

    return eia_plays(board->module, power) &&
           eia_power_state(board, power)->silent >= months;
}

/* [base uncontrolled] his caretaker orders his troops and fleets and spends
 * his money; what is said in the political phase, and standing orders, are
 * nobody's. */
const char *eia_guardian(const struct game *game, const struct module *module,
                         const char *side, const char *step)
{
    int months = eia_setting_number(module, "silent-months");

    for (size_t i = 0; strcmp(step, "P") != 0 && i < game->powers_count; i++) {
        const struct power_state *state = &game->powers[i];

        if (state->power == eia_power(side) && state->silent >= months &&
            state->caretaker != NO_POWER)
            return eia_power_id(state->caretaker);
    }
    return NULL;
}

/* [base uncontrolled] attacks within its own lands alone */
bool eia_may_attack_at(const struct board *board, enum power power,
                       const char *at, const struct place *place,
                       struct report *report)
{
    const struct area_card *area = eia_area(board->module, at);

    if (!eia_uncontrolled(board, power) ||
        (area && eia_player_of(board, eia_home_of(board, area->id)) == power))
        return true;
    return refuse(report, place, BASE(uncontrolled),
                  "'%s' has no player and attacks nobody outside its own lands",
                  eia_power_id(power));
}
