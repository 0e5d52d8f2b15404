/* Who moves, with what points. [base movement] */
#include "core/arena.h"
#include "rulesets/armee-du-nord/march/march.h"

int adn_allowance(const struct unit *unit)
{
    int points = unit->card->movement;

    if (unit->leave == HALF_MOVE)
        points = (points + 1) / 2;
    return points * QUARTERS;
}

static void add_leader(const struct board *board, struct mover *mover,
                       struct leader *leader)
{
    struct leader **added =
        LIST_ADD(board->arena, mover->leaders, mover->leader_count);

    *added = leader;
}

/* [base allied-out-of-command] the leader whom a half move goes to */
static int half_goal(const struct board *board, const struct mover *mover)
{
    for (size_t i = 0; i < mover->units.count; i++) {
        const struct unit *unit = mover->units.units[i];
        const struct leader *leader = adn_corps_leader(board, unit);

        if (unit->leave == HALF_MOVE)
            return leader ? leader->hex : NOBODY_COMMANDS;
    }
    return 0;
}

static void count_points(const struct board *board, struct mover *mover)
{
    size_t at = 0;

    mover->board = board;
    mover->points = ARENA_ARRAY(board->arena, int,
                                mover->units.count + mover->leader_count + 1);
    for (size_t i = 0; i < mover->units.count; i++)
        mover->points[at++] = adn_allowance(mover->units.units[i]);
    for (size_t i = 0; i < mover->leader_count; i++)
        mover->points[at++] = board->module->leader_movement * QUARTERS;
    mover->half_to = half_goal(board, mover);
    mover->camp = (int)adn_camp(mover->army);
}

bool adn_mover(const struct board *board, const struct names *pieces,
               struct mover *mover)
{
    *mover = (struct mover){.board = board};
    for (size_t i = 0; i < pieces->count; i++) {
        struct unit *unit = adn_unit(board, pieces->items[i]);
        struct leader *leader = adn_leader(board, pieces->items[i]);
        int hex = unit ? unit->hex : leader ? leader->hex : 0;

        if (hex == 0 || (i > 0 && hex != mover->hex))
            return false;
        mover->hex = hex;
        if (unit) {
            adn_force_add(board->arena, &mover->units, unit);
            mover->army = unit->card->army;
        } else {
            add_leader(board, mover, leader);
            mover->army = leader->card->army;
        }
    }
    count_points(board, mover);
    return pieces->count > 0;
}

void adn_mover_of_unit(const struct board *board, struct unit *unit,
                       struct mover *mover)
{
    *mover = (struct mover){.hex = unit->hex, .army = unit->card->army};
    adn_force_add(board->arena, &mover->units, unit);
    count_points(board, mover);
}

void adn_mover_of_leader(const struct board *board, struct leader *leader,
                         struct mover *mover)
{
    *mover = (struct mover){.hex = leader->hex, .army = leader->card->army};
    add_leader(board, mover, leader);
    count_points(board, mover);
}

/* [base leaders] leaders move freely; of units the one that may least counts */
enum leave_to_act adn_leave_of(const struct mover *mover)
{
    static const int worth[] = {[OUT_OF_COMMAND] = 0,
                                [HALF_MOVE] = 1,
                                [MAY_MOVE] = 2,
                                [BY_INITIATIVE] = 3,
                                [IN_COMMAND] = 4};
    enum leave_to_act least = IN_COMMAND;

    for (size_t i = 0; i < mover->units.count; i++)
        if (worth[mover->units.units[i]->leave] < worth[least])
            least = mover->units.units[i]->leave;
    return least;
}

void adn_mark_moved(const struct mover *mover)
{
    for (size_t i = 0; i < mover->units.count; i++) {
        mover->units.units[i]->moved = true;
        mover->units.units[i]->column |= mover->used_column;
    }
    for (size_t i = 0; i < mover->leader_count; i++)
        mover->leaders[i]->moved = true;
}

const char *adn_mover_text(const struct mover *mover, struct arena *arena)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; i < mover->units.count; i++)
        names_add(arena, &names, mover->units.units[i]->card->name);
    for (size_t i = 0; i < mover->leader_count; i++)
        names_add(arena, &names, mover->leaders[i]->card->name);
    return names_phrase(&names, arena);
}
