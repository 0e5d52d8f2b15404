/* Who is asked in each step, in general words for the reference. */
#include "rulesets/empires-in-arms/module/rules.h"

const struct step_note eia_step_notes[] = {
    {"B",
     "every power with a player, before the first month, with bid-for-powers",
     "0 is bid for every power"},
    {"S",
     "every power with a player, before the first month, with set-up=sealed",
     "its forces stand where the module has them"},
    {"P", "every power, but in mode=scenario",
     "nothing is declared, made or broken; plans and standing orders answer "
     "others"},
    {"R", "every power that has something to place", "nothing is placed"},
    {"N", "every power whose fleets may sail or take troops aboard",
     "fleets stay where they are"},
    {"L",
     "powers at peace together, then those at war in their order, as tempo "
     "says; with tempo=sequential all parties of its battles, too, if no "
     "battle-case or battle-plan speaks",
     "corps stand, and are fed as supply-policy says; battles are fought with "
     "the base game's usual chits"},
    {"E",
     "in March, June, September and December every power that may buy, build, "
     "raise or manage anything",
     "nothing is bought, lent or raised"},
    {0}};
