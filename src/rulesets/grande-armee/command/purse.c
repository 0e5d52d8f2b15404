/* What a side may spend in the command step, and what it costs. [base points]
 */
#include "core/arena.h"
#include "rulesets/grande-armee/command/command.h"

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
    for (size_t i = 0; i < seat->game->leader_count; i++) {
        struct leader *leader = &seat->game->leaders[i];

        if (leader->side == gra_side_of(seat->side) &&
            gra_command_points(&seat->board, leader) > 0)
            names_add(seat->arena, &lines, of_leader(&seat->board, leader));
    }
    names_add(seat->arena, &lines, prices(seat));
    names_add(seat->arena, &lines, NULL);
    return lines.items;
}
