/* The month as a table of steps. [base sequence] */
#include "rulesets/empires-in-arms/sequence.h"
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/words/words.h"

/* meta.asterisk a scenario has neither politics nor an economy */
static bool is_campaign(const struct game *game)
{
    return !game->scenario;
}

static bool speaks_in_politics(const struct game *game, const char *side)
{
    (void)side;
    return is_campaign(game);
}

/* [base fleet-move] a module without fleets has no naval phase */
static bool has_fleets(const struct game *game)
{
    return game->fleets_count > 0;
}

static bool speaks_at_sea(const struct game *game, const char *side)
{
    (void)side;
    return has_fleets(game);
}

/* [base sequence] who may speak in E: all, in quarter months; meta.asterisk not
 * in a scenario */
static bool speaks_in_quarter(const struct game *game, const char *side)
{
    (void)side;
    return !game->scenario && (game->turn - 1) % 3 == 2;
}

/* [base sequence] L, and behind its last step, Lf: [base lapse], for which a
 * scenario has no step */
static enum step_end run_land(struct play *play)
{
    enum step_end end;

    eia_note_presence(play);
    end = eia_run_land(play);
    if (end == STEP_NEXT && is_campaign(play->game))
        eia_count_quiet(&play->board);
    return end;
}

/* [base sequence] V: the month is over. */
static enum step_end run_end(struct play *play)
{
    play->game->turn++;
    return STEP_NEXT;
}

const struct step eia_sequence[] = {
    {.id = "B",
     .rule = BASE(bidding),
     .title = "bids for the powers, before the first month",
     .orders = eia_bidding_orders,
     .applies = eia_bidding,
     .ask = eia_ask_bids,
     .waits = true,
     .silence = eia_silence_of_bids,
     .run = eia_run_bids,
     .may_order = eia_bids,
     .ends_game_turn = true},
    {.id = "S",
     .rule = BASE(set_up),
     .title = "forces are set up, before the first month",
     .orders = eia_set_up_orders,
     .applies = eia_setting_up,
     .ask = eia_ask_set_up,
     .waits = true,
     .silence = eia_silence_of_set_up,
     .run = eia_run_set_up,
     .may_order = eia_sets_up},
    {.id = "P0",
     .rule = BASE(sequence),
     .title = "the month opens",
     .run = eia_run_month},
    {.id = "P",
     .rule = BASE(sequence),
     .title = "political phase",
     .orders = eia_political_orders,
     .applies = is_campaign,
     .ask = eia_ask_politics,
     .waits = true,
     .silence = eia_silence_of_politics,
     .run = eia_run_politics,
     .may_order = speaks_in_politics},
    {.id = "R",
     .rule = BASE(sequence),
     .title = "reinforcement phase",
     .orders = eia_reinforcement_orders,
     .ask = eia_ask_reinforcement,
     .waits = true,
     .silence = eia_silence_of_reinforcement,
     .run = eia_run_reinforcement},
    {.id = "N",
     .rule = BASE(sequence),
     .title = "naval phase",
     .orders = eia_naval_orders,
     .applies = has_fleets,
     .ask = eia_ask_naval,
     .waits = true,
     .silence = eia_silence_of_fleets,
     .run = eia_run_naval,
     .may_order = speaks_at_sea},
    {.id = "L",
     .rule = BASE(sequence),
     .title = "land phase",
     .orders = eia_land_orders,
     .ask = eia_ask_land,
     .waits = true,
     .silence = eia_silence_of_land,
     .run = run_land},
    {.id = "E1",
     .rule = BASE(collection),
     .title = "victory points, money and manpower",
     .run = eia_run_collection},
    {.id = "E",
     .rule = BASE(sequence),
     .title = "economic phase",
     .orders = eia_economic_orders,
     .applies = is_campaign,
     .ask = eia_ask_economy,
     .waits = true,
     .silence = eia_silence_of_economy,
     .run = eia_run_economy,
     .may_order = speaks_in_quarter},
    {.id = "V",
     .rule = BASE(sequence),
     .title = "the month ends",
     .run = run_end,
     .ends_game_turn = true},
    {0}};
