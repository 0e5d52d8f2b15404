/* The steps of a battle. [base sequence] */
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/turn/turn.h"

/* clang-format off */
const struct step gra_sequence[] = {
    {.id = "4", .rule = BASE(sequence), .title = "First player",
     .orders = gra_phase_orders, .ask = gra_ask, .run = gra_attack_phase,
     .may_order = gra_is_first, .waits = true, .silence = gra_silence},
    {.id = "12", .rule = BASE(rally), .title = "Evening",
     .run = gra_evening, .ends_game_turn = true},
    {0}};
/* clang-format on */
