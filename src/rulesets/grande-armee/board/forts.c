/* Fortresses: who is shut in, and by whom. [base fortress], [base siege] */
#include "rulesets/grande-armee/board/forts.h"

struct fort *gra_fort_at(const struct board *board, int hex)
{
    foreach (struct fort, fort, board->game->forts)
        if (fort->hex == hex)
            return fort;
    return NULL;
}

bool gra_is_own_fortress(const struct board *board, int side, int hex)
{
    const struct held *held = gra_held_at(board, hex);

    return held && held->side == side &&
           board->module->place_at[hex]->fortress != NO_FORTRESS;
}

int gra_room_in(const struct board *board, int hex)
{
    const struct place_card *card = board->module->place_at[hex];
    int room = card ? card->capacity : 0;

    foreach (const struct unit, unit, board->game->units)
        if (unit->state == ON_MAP && unit->hex == hex && unit->inside)
            room -= unit->sp;
    return room;
}

static bool is_inside(const struct unit *unit)
{
    return unit->inside && unit->sp > 0;
}

static bool stands_before(const struct unit *unit)
{
    return gra_is_outside(unit) && unit->rout == STEADY && unit->sp > 0;
}

struct force gra_garrison_of(const struct board *board, int hex, int side)
{
    return gra_force_at(board, hex, side, is_inside);
}

struct force gra_besiegers_of(const struct board *board, int hex, int side)
{
    return gra_force_at(board, hex, gra_enemy(side), stands_before);
}

bool gra_fights_inside(const struct unit *unit)
{
    return is_inside(unit) && unit->rout == STEADY && !unit->demoralized;
}

int gra_holder_of(const struct board *board, int hex)
{
    for (int side = FRANCE; side < SIDES; side++)
        if (gra_garrison_of(board, hex, side).count > 0)
            return side;
    return NEUTRAL;
}

/* [base siege] so many of the enemy outside, and no own stack with them */
bool gra_is_invested(const struct board *board, int hex)
{
    int side = gra_holder_of(board, hex);
    struct force garrison, before;
    int least = board->module->days.siege_sp;

    if (side == NEUTRAL)
        return false;
    garrison = gra_garrison_of(board, hex, side);
    before = gra_besiegers_of(board, hex, side);
    if (gra_force_sp(&garrison) > least)
        least = gra_force_sp(&garrison);
    return gra_force_sp(&before) >= least &&
           gra_force_at(board, hex, side, stands_before).count == 0;
}

bool gra_is_besieged(const struct board *board, int hex)
{
    const struct fort *fort = gra_fort_at(board, hex);

    return fort && fort->besieged > 0 && gra_is_invested(board, hex);
}

void gra_end_siege(const struct board *board, struct fort *fort)
{
    fort->besieged = fort->hungry = 0;
    fort->stores = board->module->place_at[fort->hex]->stores;
}
