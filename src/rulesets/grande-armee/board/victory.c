/* [base victory]: who has won the battle. */
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"

/* Has the side a unit that is not routed? */
static bool stands(const struct board *board, int side)
{
    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit->side == side && unit->state == ON_MAP &&
            unit->rout == STEADY && !gra_is_train(unit->card->type))
            return true;
    }
    return false;
}

/* Who entered it last. */
static int holder(const struct board *board, int hex)
{
    for (size_t i = 0; i < board->game->held_count; i++)
        if (board->game->held[i].hex == hex)
            return board->game->held[i].side;
    return NEUTRAL;
}

int gra_verdict(const struct board *board)
{
    int winner = board->module->held_winner;

    if (stands(board, gra_enemy(winner)) &&
        holder(board, board->module->held_hex) != winner)
        winner = gra_enemy(winner);
    return winner == FRANCE ? FRENCH_WIN : COALITION_WINS;
}

/* [base victory] what is judged once stands, whatever later rounds bring */
void gra_judge_hex(struct play *play)
{
    const struct board *board = &play->board;
    int winner = play->module->held_winner;
    const char *hex =
        map_name(&play->module->map, play->module->held_hex, play->arena);
    const char *name = play_side_name(play, gra_side_words[winner]);

    if (play->game->verdict != UNDECIDED)
        return;
    play->game->verdict = gra_verdict(board);
    if (!stands(board, gra_enemy(winner)))
        journal_tell(play->journal, EVENT_STATE, BASE(victory), NULL, NULL,
                     "All units against %s are routed or gone: that decides "
                     "the battle.",
                     name);
    else
        journal_tell(play->journal, EVENT_STATE, BASE(victory), NULL, NULL,
                     holder(board, play->module->held_hex) == winner
                         ? "%s is held by %s: that decides the battle."
                         : "%s is not held by %s: that decides the battle.",
                     hex, name);
}

void gra_judge_turn(struct play *play)
{
    play->over = play->game->turn >= play->module->last_turn;
}
