/* The steps of a game turn. [base sequence] */
#include "rulesets/armee-du-nord/module/rules.h"
#include "rulesets/armee-du-nord/turn/turn.h"

const struct order_kind *const adn_day_orders[] = {
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

/* clang-format off */
#define PLAYER_TURN(number, whose, of_army) \
    {.id = number, .rule = BASE(sequence), .title = whose " player turn", \
     .orders = adn_day_orders, .applies = is_day, .ask = adn_ask, \
     .run = adn_run, .may_order = of_army, .waits = true, \
     .silence = adn_silence}

const struct step adn_sequence[] = {
    {.id = "O", .rule = BASE(sequence), .title = "Opening",
     .run = adn_open_turn},
    {.id = "N", .rule = BASE(night_rain), .title = "Night turn of all armies",
     .orders = night_orders, .applies = is_night, .ask = adn_ask,
     .run = adn_run, .waits = true, .silence = adn_silence},
    PLAYER_TURN("1", "Anglo-Dutch", of_anglo_dutch),
    PLAYER_TURN("2", "French", of_french),
    PLAYER_TURN("3", "Prussian", of_prussian),
    {.id = "E", .rule = BASE(victory), .title = "End of the turn",
     .run = adn_end_turn, .ends_game_turn = true},
    {0}};
/* clang-format on */
