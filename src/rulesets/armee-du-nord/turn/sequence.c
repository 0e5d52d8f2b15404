/* The steps of a game turn. [base sequence] */
#include "rulesets/armee-du-nord/module/rules.h"
#include "rulesets/armee-du-nord/turn/turn.h"

static const struct order_kind *const day_orders[] = {
    &adn_mode,   &adn_enter,        &adn_move, &adn_bombard,
    &adn_attack, &adn_breakthrough, NULL};
static const struct order_kind *const night_orders[] = {&adn_mode, &adn_enter,
                                                        &adn_move, NULL};

static bool is_day(const struct game *game)
{
    return !game->joint;
}

static bool is_night(const struct game *game)
{
    return game->joint;
}

static bool of_anglo_dutch(const struct game *game, const char *side)
{
    (void)game;
    return adn_army_of(side) == ANGLO_DUTCH;
}

static bool of_french(const struct game *game, const char *side)
{
    (void)game;
    return adn_army_of(side) == FRENCH;
}

static bool of_prussian(const struct game *game, const char *side)
{
    (void)game;
    return adn_army_of(side) == PRUSSIAN;
}

const struct step adn_sequence[] = {{.id = "O",
                                     .rule = BASE(sequence),
                                     .title = "Opening",
                                     .run = adn_open_turn},
                                    {.id = "N",
                                     .rule = BASE(night_rain),
                                     .title = "Night turn of all armies",
                                     .orders = night_orders,
                                     .applies = is_night,
                                     .ask = adn_ask_night,
                                     .run = adn_run_night,
                                     .waits = true,
                                     .silence = adn_silence},
                                    {.id = "1",
                                     .rule = BASE(sequence),
                                     .title = "Anglo-Dutch player turn",
                                     .orders = day_orders,
                                     .applies = is_day,
                                     .ask = adn_ask_anglo_dutch,
                                     .run = adn_run_anglo_dutch,
                                     .may_order = of_anglo_dutch,
                                     .waits = true,
                                     .silence = adn_silence},
                                    {.id = "2",
                                     .rule = BASE(sequence),
                                     .title = "French player turn",
                                     .orders = day_orders,
                                     .applies = is_day,
                                     .ask = adn_ask_french,
                                     .run = adn_run_french,
                                     .may_order = of_french,
                                     .waits = true,
                                     .silence = adn_silence},
                                    {.id = "3",
                                     .rule = BASE(sequence),
                                     .title = "Prussian player turn",
                                     .orders = day_orders,
                                     .applies = is_day,
                                     .ask = adn_ask_prussian,
                                     .run = adn_run_prussian,
                                     .may_order = of_prussian,
                                     .waits = true,
                                     .silence = adn_silence},
                                    {.id = "E",
                                     .rule = BASE(victory),
                                     .title = "End of the turn",
                                     .run = adn_end_turn,
                                     .ends_game_turn = true},
                                    {0}};
