/* [base vp]: points of victory, one total, which is France's. */
#include "rulesets/grande-armee/board/board.h"

int gra_points_of_places(const struct board *board)
{
    int sum = 0;

    foreach (const struct held, held, board->game->held) {
        const struct place_card *card = board->module->place_at[held->hex];

        if (held->side == card->start || card->start == NEUTRAL)
            continue;
        sum += held->side == FRANCE ? card->vp : -card->vp;
    }
    return sum;
}

int gra_points_of_losses(const struct board *board)
{
    const int *lost = board->game->lost;

    return lost[COALITION] / board->module->vp_sp -
           lost[FRANCE] / board->module->vp_sp;
}

int gra_points(const struct board *board)
{
    return board->module->start_vp + gra_points_of_places(board) +
           gra_points_of_losses(board) + board->game->leader_vp +
           gra_points_of_events(board);
}
