/* What a side may spend in a step, and what each thing costs. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "rulesets/campaigns-of-napoleon/words/words.h"

#include <string.h>

static const char *points(const struct seat *seat, int count)
{
    return arena_counted(seat->arena, count, "point");
}

/* [base lines-of-communication] */
static const char *cost_of_lines(const struct seat *seat)
{
    return arena_text(
        seat->arena,
        "A depot costs %s, a center %s and half of what came in today.",
        points(seat, DEPOT_COST), points(seat, CENTER_COST));
}

/* [base ap] with admin-march a command holds for two days */
static const char *cost_of_commands(const struct seat *seat)
{
    return arena_text(seat->arena, "A command costs %s%s.",
                      points(seat, COMMAND_COST),
                      option_is(seat->options, "admin-march", "on")
                          ? " and is good for two days"
                          : "");
}

/* 8e */
static const char *cost_of_rallies(const struct seat *seat)
{
    return arena_text(
        seat->arena,
        "To rally costs %s, and nothing on the center, a source or in a "
        "fortified town; each point more (extra-ap) lowers the die by 1.",
        points(seat, 1));
}

/* [base forced-march] */
static const char *cost_of_marches(const struct seat *seat)
{
    return arena_text(seat->arena,
                      "A forced march costs nothing; up to %s (extra-ap) lower "
                      "its die by 1 each.",
                      points(seat, MOST_EXTRA));
}

/* What is paid for in a step out of an army's points. */
static const struct expense {
    const char *step;
    const char *(*costs)(const struct seat *seat);
} expenses[] = {
    {"I.a2", cost_of_lines},  {"I.b3", cost_of_commands},
    {"IV", cost_of_rallies},  {"V.a", cost_of_marches},
    {"V.b", cost_of_marches},
};

static const char *costs_of(const struct seat *seat)
{
    for (size_t i = 0; i < sizeof(expenses) / sizeof(expenses[0]); i++)
        if (strcmp(expenses[i].step, seat->step) == 0)
            return expenses[i].costs(seat);
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
