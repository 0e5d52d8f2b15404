/* What a side may spend in a step, and what each thing costs. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "rulesets/campaigns-of-napoleon/words/words.h"

static const char *points(const struct seat *seat, int count)
{
    return arena_counted(seat->arena, count, "point");
}

/* What is paid for in the step out of an army's points; NULL: nothing. */
static const char *costs_of(const struct seat *seat)
{
    const char *step = seat->step;

    /* [base lines-of-communication] */
    if (same_name(step, "I.a2"))
        return arena_text(
            seat->arena,
            "A depot costs %s, a center %s and half of what came in today.",
            points(seat, DEPOT_COST), points(seat, CENTER_COST));
    /* [base ap] with admin-march a command holds for two days */
    if (same_name(step, "I.b3"))
        return arena_text(seat->arena, "A command costs %s%s.",
                          points(seat, COMMAND_COST),
                          option_is(seat->options, "admin-march", "on")
                              ? " and is good for two days"
                              : "");
    /* 8e */
    if (same_name(step, "IV"))
        return "To rally costs 1 point, and nothing on the center, a source or "
               "in a fortified town; each point more (extra-ap) lowers the die "
               "by 1.";
    /* [base forced-march] */
    if (same_name(step, "V.a") || same_name(step, "V.b"))
        return arena_text(seat->arena,
                          "A forced march costs nothing; up to %s (extra-ap) "
                          "lower its die by 1 each.",
                          points(seat, MOST_EXTRA));
    return NULL;
}

/* "The Armee du Nord has 14 administrative points, 6 of today." */
static const char *of_army(const struct board *board, const struct army *army)
{
    const char *name = army->card->name;
    const char *left =
        arena_counted(board->arena, army->ap, "administrative point");

    if (army->received == 0)
        return arena_text(board->arena, "The %s has %s.", name, left);
    return arena_text(board->arena, "The %s has %s, %d of today.", name, left,
                      army->received);
}

/* [base ap] the pools of the side, then the prices */
const char *const *con_budget(const struct seat *seat)
{
    const char *costs = costs_of(seat);
    struct names lines = {NULL, 0};

    if (!costs)
        return NULL;
    foreach (const struct army, army, seat->game->armies)
        if (con_is_his(seat, army->card->side) &&
            con_pool(&seat->board, army->id) == army)
            names_add(seat->arena, &lines, of_army(&seat->board, army));
    names_add(seat->arena, &lines, costs);
    names_add(seat->arena, &lines, NULL);
    return lines.items;
}
