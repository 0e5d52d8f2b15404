/* The steps of a battle and of a game of days. [base sequence] */
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/turn/turn.h"

static bool is_map(const struct game *game)
{
    return game->kind == MAP;
}

static bool on_a_map(const struct game *game, const char *side)
{
    (void)side;
    return is_map(game);
}

static bool is_second(const struct game *game, const char *side)
{
    return is_map(game) && !gra_is_first(game, side);
}

/* clang-format off */
const struct step gra_sequence[] = {
    {.id = "2", .rule = BASE(sequence), .title = "Logistics and command",
     .applies = is_map, .orders = gra_command_orders, .ask = gra_ask_command,
     .run = gra_command_phase, .may_order = on_a_map, .waits = true,
     .silence = gra_silence_command},
    {.id = "4", .rule = BASE(sequence), .title = "First player",
     .orders = gra_phase_orders, .ask = gra_ask_first, .run = gra_first_player,
     .may_order = gra_is_first, .waits = true, .silence = gra_silence},
    {.id = "7", .rule = BASE(sequence), .title = "Second player",
     .applies = is_map, .orders = gra_phase_orders, .ask = gra_ask_second,
     .run = gra_second_player, .may_order = is_second, .waits = true,
     .silence = gra_silence},
    {.id = "10", .rule = BASE(sequence), .title = "Siege and supply",
     .applies = is_map, .orders = gra_siege_orders, .ask = gra_ask_siege,
     .run = gra_siege_and_supply, .may_order = on_a_map,
     .silence = gra_silence_siege},
    {.id = "12", .rule = BASE(rally), .title = "Evening",
     .run = gra_evening, .ends_game_turn = true},
    {0}};
/* clang-format on */
