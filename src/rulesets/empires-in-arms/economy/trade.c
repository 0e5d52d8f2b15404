/* Trade: American, British, colonial. [base trade] */
#include "core/shares.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* [base trade] a treaty stops the trade */
static bool embargoed(const struct board *board, enum power power,
                      enum trade trade)
{
    foreach (const struct embargo, embargo, board->game->embargoes)
        if (embargo->power == power && embargo->until > board->game->turn &&
            (embargo->trade == trade || embargo->trade == TRADE_BOTH))
            return true;
    return false;
}

/* [base trade] Great Britain or a treaty stops it */
static bool denied_american(const struct board *board, enum power power)
{
    const struct power_state *britain = eia_power_state(board, GREAT_BRITAIN);

    return eia_has_power(&britain->denied, power) ||
           embargoed(board, power, TRADE_AMERICAN);
}

/* [base trade] enemies, and who has closed his ports */
static bool shut_to_british(const struct board *board, enum power power)
{
    return power != NO_POWER && (eia_enemies(board, power, GREAT_BRITAIN) ||
                                 eia_power_state(board, power)->closed_british);
}

/* [base trade] a port whose trade counts: open, and with some. */
static bool trades(const struct board *board, const struct area_card *area)
{
    return area->port && (area->american || area->british) &&
           !eia_blockaded(board, area->id);
}

/* [base trade] American and British trade of own ports */
static int continental_trade(const struct board *board, enum power power)
{
    bool american = !denied_american(board, power);
    bool british = !shut_to_british(board, power) &&
                   !embargoed(board, power, TRADE_BRITISH);
    int sum = 0;

    foreach (const struct area_card, area, board->module->areas) {
        if (eia_controller(board, area->id) != power || !trades(board, area))
            continue;
        sum += american ? area->american : 0;
        sum += british ? area->british : 0;
    }
    return sum;
}

/* [base trade] half of all British trade of open ports */
static int british_ports(const struct board *board)
{
    int sum = 0;

    foreach (const struct area_card, area, board->module->areas)
        if (trades(board, area) &&
            !shut_to_british(board, eia_controller(board, area->id)))
            sum += area->british;
    return divide_up(sum, 2);
}

/* 12.2.2b an enemy fleet is in the sea */
static bool raided(const struct board *board, const struct sea_card *sea)
{
    foreach (const struct fleet, fleet, board->game->fleets)
        if (fleet->ships > 0 && same_name(fleet->at, sea->id) &&
            eia_fights(board, GREAT_BRITAIN, fleet->nation))
            return true;
    return false;
}

/* 12.2.2a Switch: naval raiding of British trade; 12.2.2b Raiding lowers
 * colonial trade by 5; 12.2.2c it is looked at when the trade is determined */
static int raiding(const struct board *board, struct rules *why)
{
    int each = eia_setting_number(board->module, "naval-raiding");
    int sum = 0;

    if (!option_is(board->options, "naval-raiding", "on"))
        return 0;
    foreach (struct sea_card, sea, board->module->seas)
        if (sea->near_great_britain && raided(board, sea))
            sum += each;
    if (sum == 0)
        return 0;
    rules_add(board->arena, why, RULE(12_2_2a));
    rules_add(board->arena, why, RULE(12_2_2b));
    rules_add(board->arena, why, RULE(12_2_2c));
    return sum;
}

/* [base trade] less by raiding, half in an American war */
static int colonial_value(const struct board *board, struct rules *why)
{
    int value = eia_setting_number(board->module, "colonial-trade") -
                raiding(board, why);

    if (value < 0)
        value = 0;
    if (eia_power_state(board, GREAT_BRITAIN)->american_war > board->game->turn)
        value = divide_up(value, 2);
    return value;
}

/* [base trade] C.7: half of it, up, goes to whom the treaty names. */
static int colonial_trade(const struct board *board, enum power power,
                          struct rules *why)
{
    foreach (const struct colonial_share, share, board->game->shares) {
        if (share->until <= board->game->turn)
            continue;
        if (share->to == power)
            return divide_up(colonial_value(board, why), 2);
        return power == GREAT_BRITAIN ? colonial_value(board, why) / 2 : 0;
    }
    return power == GREAT_BRITAIN ? colonial_value(board, why) : 0;
}

/* [base trade] the trade of a quarter */
int eia_trade(const struct board *board, enum power power, struct rules *why)
{
    int colonial = colonial_trade(board, power, why);

    if (power == GREAT_BRITAIN)
        return british_ports(board) + colonial;
    return continental_trade(board, power) + colonial;
}

/* 12.9b B.6 counts as denied power; 12.9a with the option */
static int denied_count(const struct board *board, struct rules *why)
{
    bool by_treaty = option_is(board->options, "american-trade", "on");
    const struct power_state *britain = eia_power_state(board, GREAT_BRITAIN);
    int count = 0;

    for (enum power other = AUSTRIA; other < POWER_END; other++) {
        if (eia_has_power(&britain->denied, other)) {
            count++;
        } else if (by_treaty && embargoed(board, other, TRADE_AMERICAN)) {
            rules_add(board->arena, why, RULE(12_9a));
            rules_add(board->arena, why, RULE(12_9b));
            count++;
        }
    }
    return count;
}

/* 12.9c Britain must roll for American war */
void eia_american_war(struct play *play)
{
    struct power_state *britain = eia_power_state(&play->board, GREAT_BRITAIN);
    struct rules why = {NULL, 0};
    int count = denied_count(&play->board, &why);
    const struct rule *rule = option_is(play->options, "american-trade", "on")
                                  ? RULE(12_9c)
                                  : BASE(trade);
    struct event *event = NULL;
    const struct roll *roll = NULL;

    if (count == 0 || britain->american_war > play->game->turn)
        return;
    roll = journal_roll(play->journal, play->dice, rule, "american-war", NULL,
                        1, 6, &event);
    event_cites_all(play->journal, event_for_all(event), &why);
    if (roll->faces[0] > count)
        return;
    britain->american_war =
        play->game->turn +
        eia_setting_number(play->module, "american-war-months");
    britain->denied = (struct names){NULL, 0};
    event = TELL(play, EVENT_STATE, rule, NULL, NULL,
                 "the United States go to war with Great Britain: %d powers "
                 "were denied their trade",
                 count);
    event_cites_all(play->journal, event, &why);
}
