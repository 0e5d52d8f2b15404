/* Who has points of command, and who may pay for what. [base points] */
#include "rulesets/grande-armee/command/command.h"

bool gra_must_activate(const struct leader *leader)
{
    return leader->card->rank == CORPS;
}

/* [base points] without a line of communications half of them, down */
int gra_command_points(const struct board *board, struct leader *leader)
{
    int points = leader->card->points;

    if (leader->state != ON_MAP || gra_must_activate(leader) || points == 0)
        return 0;
    return gra_has_loc(board, leader)
               ? points
               : points / board->module->days.no_loc_part;
}

/* The next above who has points of his own. */
static struct leader *payer_above(const struct board *board,
                                  const struct leader *leader)
{
    struct leader *above = gra_commander(board, leader);

    while (above && above->card->points == 0)
        above = gra_commander(board, above);
    return above;
}

/* [base command] the payer has the corps in command */
static void find_leader_payers(const struct board *board,
                               struct purchase *purchase)
{
    struct leader *leader = purchase->leader;

    purchase->self =
        gra_must_activate(leader) || leader->card->points > 0 ? leader : NULL;
    if (gra_in_command(board, leader))
        purchase->above = payer_above(board, leader);
}

/* A unit that its corps leader reaches is his; else who is above and reaches it
 * pays. */
static void find_unit_payers(const struct board *board,
                             struct purchase *purchase)
{
    struct unit *unit = purchase->unit;
    struct leader *above = unit->leader;

    if (above && gra_commands(board, above, unit) &&
        (gra_must_activate(above) || above->card->points > 0))
        purchase->self = above;
    while (above && (above->state != ON_MAP || above->card->points == 0 ||
                     !gra_commands(board, above, unit)))
        above = above->superior;
    if (above != purchase->self)
        purchase->above = above;
}

/* [base winter-quarters] the order after them costs more */
static int price_of(const struct days *days, const struct command_wish *given,
                    int was)
{
    int price = days->order_cost[given->order];

    if (given->order == MOVE || given->order == CONCENTRATE)
        price += days->march_cost[given->march];
    if (was == WINTER && given->order != WINTER)
        price += days->after_winter_points;
    return price;
}

bool gra_purchase(const struct board *board, const struct command_wish *given,
                  struct purchase *purchase)
{
    struct leader *leader = gra_leader(board, given->who);
    struct unit *unit = gra_unit(board, given->who);

    *purchase = (struct purchase){given, leader, unit, NULL, NULL, 0};
    if (leader ? !gra_leader_hex(board, leader)
               : !unit || unit->state != ON_MAP)
        return false;
    purchase->price =
        price_of(&board->module->days, given, leader ? leader->was : unit->was);
    if (leader)
        find_leader_payers(board, purchase);
    else
        find_unit_payers(board, purchase);
    return true;
}

void gra_give_command(const struct purchase *purchase)
{
    const struct command_wish *given = purchase->given;
    struct command *command = purchase->leader ? &purchase->leader->command
                                               : &purchase->unit->command;

    *command = (struct command){given->order, given->march, given->at};
}
