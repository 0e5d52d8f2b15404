/* Chapter 6: the cavalry differential. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

enum { QUARTERS = 4, CAP = 3 };

/* 6a 0 if no contact hex of either side is clear */
bool con_any_clear(const struct board *board, const struct hexes *contact)
{
    foreach_hex (hex, *contact)
        if (con_terrain(board, hex)->clear_for_cavalry)
            return true;
    return false;
}

/* log.2011-05-30 villages count as clear, towns and centers do not: do they
 * decide here whether any hex is clear? */
bool con_places_decide(const struct board *board, const struct hexes *contact)
{
    bool open = false;
    bool village = false;
    bool town = false;

    foreach_hex (hex, *contact) {
        const struct terrain_row *row = con_terrain(board, hex);

        village |= row->terrain == VILLAGE;
        town |= row->terrain == TOWN || row->terrain == CENTER;
        open |= row->terrain != VILLAGE && row->clear_for_cavalry;
    }
    return !open && (village || town);
}

/* [base cavalry-differential] ratio of the stronger to the weaker */
static int differential(const struct board *board, int strong, int weak)
{
    /* 10.5.7f against none: the points themselves, at most three */
    if (weak == 0)
        return strong > CAP ? CAP : strong;
    foreach (const struct differential_row, row, board->module->differentials)
        if (QUARTERS * strong >= row->from * weak &&
            (row->below == 0 || QUARTERS * strong < row->below * weak))
            return row->modifier;
    return 0;
}

/* 6b as soon as one contact hex is clear all cavalry counts */
int con_cavalry_differential(const struct board *board,
                             const struct cavalry *cavalry, enum side side)
{
    int mine = cavalry->strength[side];
    int his = cavalry->strength[con_enemy(side)];

    if (!con_any_clear(board, &cavalry->contact))
        return 0;
    if (mine >= his)
        return differential(board, mine, his);
    return -differential(board, his, mine);
}
