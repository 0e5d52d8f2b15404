/* E5: maintenance, and bankruptcy. [base expenditure] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

/* 10.1.3k, 10.1.4m, 10.1.5d: what is off the map costs nothing, whatever it
 * is */
static bool kept_on_map(const struct board *board, const struct corps *corps,
                        struct rules *why)
{
    const struct corps_card *card = corps->card;

    if (!corps->at && eia_corps_factors(corps) == 0)
        return false;
    if (card->most[FACTOR_FEUDAL])
        rules_add(board->arena, why, RULE(10_1_3k));
    if (card->kind == CORPS_INSURRECTION)
        rules_add(board->arena, why, RULE(10_1_4m));
    if (card->kind == CORPS_TYROL)
        rules_add(board->arena, why, RULE(10_1_5d));
    return corps->at != NULL;
}

/* 10.2.1e Off-map minor fleets frozen: the ships on record of the countries
 * that a power has conquered cost it nothing */
static void note_frozen(const struct board *board, enum power power,
                        struct rules *why)
{
    foreach (const struct minor_state, minor, board->game->minors)
        if (power != NO_POWER && minor->controller == power &&
            minor->status == CONQUERED && minor->ships > 0)
            rules_add(board->arena, why, RULE(10_2_1e));
}

/* [base expenditure] what the units of a nation cost */
int eia_maintenance_of(const struct board *board, const char *nation,
                       struct rules *why)
{
    const struct game *game = board->game;
    int corps_cost = eia_price(board->module, "corps-maintenance")->money;
    int fleet_cost = eia_price(board->module, "fleet-maintenance")->money;
    int depot_cost = eia_price(board->module, "depot-maintenance")->money;
    int sum = 0;

    note_frozen(board, eia_power(nation), why);
    foreach (struct corps, corps, game->corps)
        if (same_name(eia_corps_nation(corps), nation) &&
            kept_on_map(board, corps, why))
            sum += corps_cost;
    foreach (const struct fleet, fleet, game->fleets)
        if (fleet->at && same_name(fleet->nation, nation))
            sum += fleet_cost;
    foreach (const struct depot, depot, game->depots)
        if (depot->owner == eia_power(nation))
            sum += depot_cost;
    return sum;
}

static void tell_paid(struct play *play, const char *nation, int paid,
                      const struct rules *why)
{
    const struct names *before =
        eia_tell_treasury(play, eia_player_of(&play->board, nation));
    struct event *event =
        event_figures(TELL(play, EVENT_STATE, BASE(expenditure), nation, NULL,
                           "%s pays %d money to keep its units",
                           eia_nation_name(&play->board, nation), paid),
                      arena_text(play->arena, "money=%d; manpower=-", paid));

    event_number(event, paid);
    event_cites_all(play->journal, event, why);
    eia_told(play, before);
}

/* [base free-state] a free state pays first from its own treasury; the rest
 * is its controller's. */
static int free_states_owe(struct play *play, enum power power)
{
    int rest = 0;

    foreach (struct minor_state, minor, play->game->minors) {
        int bill = 0;
        int paid = 0;

        if (minor->status != FREE_STATE || minor->controller != power)
            continue;
        bill = eia_maintenance_of(&play->board, minor->id, NULL);
        paid = bill < minor->money ? bill : minor->money;
        minor->money -= paid;
        rest += bill - paid;
        if (paid > 0)
            tell_paid(play, minor->id, paid, NULL);
    }
    return rest;
}

enum disbanded { DISBAND_DEPOTS, DISBAND_CORPS, DISBAND_FLEETS };
static const char *const disband_words[] = {"depots", "corps", "fleets", NULL};

struct disband_order {
    enum disbanded first;
};

static void say_disband(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    (void)seat;
    buffer_printf(out, "if you go bankrupt, %s are given up first",
                  disband_words[ORDERED(disband_order, order)->first]);
}

static void choose_disband(const struct seat *seat, struct choices *choices)
{
    for (int i = 0; disband_words[i]; i++)
        choice_offer(seat, choices, &eia_disband_order,
                     &(const struct disband_order){(enum disbanded)i}, NULL);
}

const struct order_kind eia_disband_order = {
    ORDER("disband-order", BASE(bankrupt),
          "what a bankrupt power gives up first"),
    FIELDS(disband_order, CHOOSE(disband_order, first, "first", disband_words)),
    .say = say_disband, .choices = choose_disband,
    .initial = &(const struct disband_order){DISBAND_DEPOTS}};

/* [base bankrupt] the first depot, [base transport] be it aboard */
static bool give_up_depot(struct play *play, enum power power)
{
    foreach (const struct depot, depot, play->game->depots)
        if (depot->owner == power) {
            foreach (struct fleet, fleet, play->game->fleets)
                if (same_name(fleet->depot, depot->id))
                    fleet->depot = NULL;
            DROP(depot, play->game->depots);
            return true;
        }
    return false;
}

/* [base bankrupt] the corps with fewest factors; ties: the first. None on loan
 * (ruling 164). */
static bool give_up_corps(struct play *play, enum power power)
{
    struct corps *least = NULL;
    const struct names *before = NULL;

    foreach (struct corps, corps, play->game->corps) {
        if (!corps->at || corps->serves != NO_POWER ||
            eia_corps_power(&play->board, corps) != power)
            continue;
        if (!least || eia_corps_factors(corps) < eia_corps_factors(least))
            least = corps;
    }
    if (!least)
        return false;
    before = eia_tell_power(play, power);
    eia_leaders_left(play, least);
    eia_told(play, before);
    memset(least->factors, 0, sizeof(least->factors));
    eia_corps_leaves(&play->board, least);
    return true;
}

/* [base bankrupt] the first fleet */
static bool give_up_fleet(struct play *play, enum power power)
{
    foreach (struct fleet, fleet, play->game->fleets) {
        if (!fleet->at || eia_fleet_power(&play->board, fleet) != power)
            continue;
        fleet->ships = 0;
        eia_fleet_leaves(&play->board, fleet);
        return true;
    }
    return false;
}

/* In the order of enum disbanded. */
static const struct {
    bool (*give_up)(struct play *play, enum power power);
    const char *price;
} units[] = {{give_up_depot, "depot-maintenance"},
             {give_up_corps, "corps-maintenance"},
             {give_up_fleet, "fleet-maintenance"}};

/* [base bankrupt] units of one sort, until the bill is covered; returns what
 * is missing. */
static int give_up(struct play *play, enum power power, int sort, int missing)
{
    int price = eia_price(play->module, units[sort].price)->money;

    while (price > 0 && missing > 0 && units[sort].give_up(play, power))
        missing -= price;
    return missing;
}

/* [base bankrupt] */
static void bankrupt(struct play *play, enum power power, int missing)
{
    const struct disband_order *order =
        play_standing(play, eia_power_id(power), &eia_disband_order, NULL);
    const struct muster *before = eia_muster(&play->board);
    int first = (int)order->first;

    eia_power_state(&play->board, power)->bankrupt = true;
    eia_points(play, power, "bankruptcy", 1);
    for (int i = 0; i < 3; i++)
        missing = give_up(play, power, (first + i) % 3, missing);
    TELL(play, EVENT_STATE, BASE(bankrupt), eia_power_id(power), NULL,
         "%s is bankrupt and gives up units",
         eia_power_name(&play->board, power));
    eia_tell_changes(play, before, BASE(bankrupt), "they cannot be paid");
}

/* [base expenditure] E5: the units of a power are paid */
void eia_maintenance(struct play *play, enum power power)
{
    struct power_state *state = eia_power_state(&play->board, power);
    struct rules why = {NULL, 0};
    int bill = eia_maintenance_of(&play->board, eia_power_id(power), &why) +
               free_states_owe(play, power);
    int paid = bill < state->money ? bill : state->money;

    state->bankrupt = false;
    state->money -= paid;
    tell_paid(play, eia_power_id(power), paid, &why);
    if (paid < bill)
        bankrupt(play, power, bill - paid);
}
