/* What the rulesets say of their players: one line each of those that say
 * something, in alphabetical order. */
#include "tests/rulesets/generic/player.h"

extern const struct taste armee_du_nord_taste;
extern const struct taste campaigns_of_napoleon_taste;
extern const struct taste empires_in_arms_taste;
extern const struct taste grande_armee_taste;

const struct taste *const tastes[] = {
    &armee_du_nord_taste,
    &campaigns_of_napoleon_taste,
    &empires_in_arms_taste,
    &grande_armee_taste,
    NULL,
};
