/* Factors that are under way to their army. */
#include "rulesets/empires-in-arms/board/board.h"

/* [base army-reinforcement] factors are under way until they are due */
void eia_arrive(const struct board *board, const char *nation,
                enum factor factor, int count, int due)
{
    struct arrival *arrival = ADD_TO(board->arena, board->game->arrivals);

    arrival->nation = nation;
    arrival->factor = factor;
    arrival->count = count;
    arrival->due = due;
}

/* [base army-reinforcement] factors that may be placed now */
int eia_due(const struct board *board, const char *nation, enum factor factor)
{
    int sum = 0;

    foreach (const struct arrival, arrival, board->game->arrivals)
        if (arrival->factor == factor && arrival->due <= board->game->turn &&
            same_name(arrival->nation, nation))
            sum += arrival->count;
    return sum;
}

/* [base army-reinforcement] due factors are used up */
void eia_take_due(const struct board *board, const char *nation,
                  enum factor factor, int count)
{
    struct game *game = board->game;

    for (size_t i = 0; i < game->arrivals_count && count > 0;) {
        struct arrival *arrival = &game->arrivals[i];
        int taken = arrival->count < count ? arrival->count : count;

        if (arrival->factor != factor || arrival->due > game->turn ||
            !same_name(arrival->nation, nation)) {
            i++;
            continue;
        }
        arrival->count -= taken;
        count -= taken;
        if (arrival->count == 0)
            LIST_REMOVE(game->arrivals, game->arrivals_count, i);
    }
}

/* 10.2.1e nothing is added to a nation any more */
void eia_nothing_comes(struct game *game, const char *nation)
{
    foreach (const struct arrival, arrival, game->arrivals)
        if (same_name(arrival->nation, nation))
            DROP(arrival, game->arrivals);
}
