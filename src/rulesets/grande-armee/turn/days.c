/* The steps of a game of days around the player turns. [base sequence] */
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/siege/siege.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "rulesets/grande-armee/turn/turn.h"

/* Steps 2 and 3: what is made and where it enters comes before what is ordered,
 * for the paths of command hang on it. */
enum step_end gra_command_phase(struct play *play)
{
    const struct secret secret = gra_secret_begins(play);

    gra_logistics(play);
    gra_choose_entries(play);
    gra_command_step(play);
    play->game->commanded = true;
    gra_secret_ends(play, &secret, NEUTRAL);
    return STEP_NEXT;
}

/* Steps 10 and 11. */
enum step_end gra_siege_and_supply(struct play *play)
{
    struct secret secret;

    gra_siege_step(play);
    secret = gra_secret_begins(play);
    gra_supply_phase(play);
    gra_attrition_phase(play);
    gra_secret_ends(play, &secret, NEUTRAL);
    return STEP_NEXT;
}
