/* What a side may spend in the command step, and what it costs. [base points]
 */
#include "core/arena.h"
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/module/rules.h"

/* "Napoleon has 14 points of command." */
static const char *of_leader(const struct board *board, struct leader *leader)
{
    int points = gra_command_points(board, leader);

    return arena_text(board->arena, "%s has %s of command%s.", leader->name,
                      arena_counted(board->arena, points, "point"),
                      points < leader->card->points
                          ? ", half of his for want of communications"
                          : "");
}

static const char *prices(const struct seat *seat)
{
    const struct days *days = &seat->module->days;

    return arena_text(
        seat->arena,
        "A corps leader who acts by himself has %d. To move, concentrate and "
        "transfer costs %d, %d and %d; a single forced march %d more, a double "
        "one %d.",
        days->corps_points, days->order_cost[MOVE],
        days->order_cost[CONCENTRATE], days->order_cost[TRANSFER],
        days->march_cost[SINGLE_MARCH], days->march_cost[DOUBLE_MARCH]);
}

const char *const *gra_budget(const struct seat *seat)
{
    struct names lines = {NULL, 0};

    if (seat->module->kind != MAP || !same_name(seat->step, "2"))
        return NULL;
    foreach (struct leader, leader, seat->game->leaders)
        if (leader->side == gra_side_of(seat->side) &&
            gra_command_points(&seat->board, leader) > 0)
            names_add(seat->arena, &lines, of_leader(&seat->board, leader));
    names_add(seat->arena, &lines, prices(seat));
    names_add(seat->arena, &lines, NULL);
    return lines.items;
}

/* ---- prices of a section ------------------------------------------------- */

/* Who is sure to be asked for the price, whatever dice fall; or NULL. */
static const struct leader *sure_payer(const struct purchase *purchase)
{
    const struct leader *self = purchase->self;
    int payer = purchase->given->payer;

    if (payer == BY_SELF)
        return self;
    if (self && !gra_must_activate(self) && !purchase->above)
        return self;
    return payer == BY_SUPERIOR ? purchase->above : NULL;
}

/* What that leader pays for sure of the orders up to that place. */
static int bill_of(const struct seat *seat, const struct section *section,
                   size_t to, const struct leader *payer)
{
    int sum = 0;

    for (size_t i = 0; i <= to; i++) {
        struct purchase purchase;

        if (section->orders[i].kind == &gra_command &&
            gra_purchase(&seat->board, section->orders[i].details, &purchase) &&
            sure_payer(&purchase) == payer)
            sum += purchase.price;
    }
    return sum;
}

/* 6.22, [base points] what can never be paid is refused; what hangs on a die is
 * not */
bool gra_check_commands(const struct seat *seat, const struct section *section,
                        struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < section->count; i++) {
        struct purchase purchase;
        struct leader *payer;
        int has, bill;

        if (section->orders[i].kind != &gra_command ||
            !gra_purchase(&seat->board, section->orders[i].details, &purchase))
            continue;
        payer = (struct leader *)sure_payer(&purchase);
        if (!payer)
            continue;
        has = gra_must_activate(payer)
                  ? seat->module->days.corps_points
                  : gra_command_points(&seat->board, payer);
        bill = bill_of(seat, section, i, payer);
        if (bill > has)
            good = refuse(report, &section->orders[i].place,
                          gra_must_activate(payer) ? RULE(6_22) : BASE(points),
                          "%s has %d points, and the orders up to this one "
                          "cost him %d",
                          payer->name, has, bill);
    }
    return good;
}
