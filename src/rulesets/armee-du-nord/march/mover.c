/* Who moves, with what points. [base movement] */
#include "rulesets/armee-du-nord/march/march.h"

int adn_allowance(const struct unit *unit)
{
    int points = unit->card->movement;

    return (unit->leave == HALF_MOVE ? (points + 1) / 2 : points) * QUARTERS;
}

int adn_points_left(const struct unit *unit)
{
    return adn_allowance(unit) - unit->spent;
}

static void add(const struct board *board, struct mover *mover,
                const struct counter *counter)
{
    struct leader **leader;

    mover->hex = counter->hex;
    mover->army = counter->army;
    if (counter->list == UNIT_LIST) {
        adn_force_add(board->arena, &mover->units,
                      adn_unit(board, counter->id));
        return;
    }
    leader = LIST_ADD(board->arena, mover->leaders, mover->leaders_count);
    *leader = adn_leader(board, counter->id);
}

size_t adn_mover_count(const struct mover *mover)
{
    return mover->units.count + mover->leaders_count;
}

struct counter *adn_mover_at(const struct mover *mover, size_t at)
{
    return at < mover->units.count
               ? &mover->units.units[at]->counter
               : &mover->leaders[at - mover->units.count]->counter;
}

static void count_points(const struct board *board, struct mover *mover)
{
    size_t count = adn_mover_count(mover);

    mover->board = board;
    mover->points = ARENA_ARRAY(board->arena, int, count + 1);
    for (size_t i = 0; i < count; i++)
        mover->points[i] = i < mover->units.count
                               ? adn_points_left(mover->units.units[i])
                               : board->module->leader_movement * QUARTERS;
    mover->camp = adn_camp(mover->army);
}

bool adn_mover_for(const struct board *board, const struct move_order *order,
                   struct mover *mover)
{
    *mover = (struct mover){.column = order->column};
    foreach_name (id, order->pieces) {
        const struct counter *counter = adn_counter(board, id);

        if (!counter || counter->hex == 0 ||
            (mover->hex && counter->hex != mover->hex))
            return false;
        add(board, mover, counter);
    }
    count_points(board, mover);
    return order->pieces.count > 0;
}

void adn_mover_of(const struct board *board, const struct counter *counter,
                  struct mover *mover)
{
    *mover = (struct mover){.hex = 0};
    add(board, mover, counter);
    count_points(board, mover);
}

/* [base leaders] leaders move freely; of units the one that may least counts */
enum leave_to_act adn_leave_of(const struct mover *mover)
{
    static const int worth[] = {
        [OUT_OF_COMMAND] = 0, [FROZEN] = 0,        [HALF_MOVE] = 1,
        [MAY_MOVE] = 2,       [BY_INITIATIVE] = 3, [IN_COMMAND] = 4};
    enum leave_to_act least = IN_COMMAND;

    foreach_unit (unit, mover->units)
        if (worth[unit->leave] < worth[least])
            least = unit->leave;
    return least;
}

const char *adn_mover_text(const struct mover *mover, struct arena *arena)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; i < adn_mover_count(mover); i++)
        names_add(arena, &names, adn_mover_at(mover, i)->name);
    return names_phrase(&names, arena);
}

static void mark_moved(const struct mover *mover)
{
    for (size_t i = 0; i < adn_mover_count(mover); i++)
        adn_mover_at(mover, i)->moved = true;
    foreach_unit (unit, mover->units) {
        unit->column |= mover->used_column;
        unit->spent = adn_allowance(unit) - mover->points[unit_at];
    }
}

void adn_foresee_march(const struct seat *seat, struct mover *mover,
                       const struct hexes *path)
{
    struct march march = adn_walk(mover, path);

    for (size_t i = 0; i < adn_mover_count(mover); i++)
        adn_put(&seat->board, &adn_mover_at(mover, i)->piece, march.hex);
    mark_moved(mover);
    seat->game->marched = true;
}

struct march adn_go(struct play *play, struct mover *mover,
                    const struct hexes *path)
{
    struct march march;

    mover->play = play;
    march = adn_walk(mover, path);
    adn_tell_walk(mover, &march);
    mark_moved(mover);
    return march;
}
