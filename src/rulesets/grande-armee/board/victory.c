/* [base victory]: who has won the battle. */
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"

/* Has the side a unit that is not routed? */
static bool stands(const struct board *board, int side)
{
    foreach (const struct unit, unit, board->game->units)
        if (unit->side == side && unit->state == ON_MAP &&
            unit->rout == STEADY && !gra_is_train(unit->card->type))
            return true;
    return false;
}

/* Who entered it last. */
static int holder(const struct board *board, int hex)
{
    const struct held *held = gra_held_at(board, hex);

    return held ? held->side : NEUTRAL;
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

/* ---- a map --------------------------------------------------------------- */

const char *gra_grade_text(int verdict)
{
    static const char *const grades[] = {
        [UNDECIDED] = "Nobody has won yet",
        [FRENCH_WIN] = "The French win",
        [COALITION_WINS] = "The Coalition wins",
        [FRENCH_DECISIVE] = "The French win decisively",
        [DRAWN] = "The game is drawn"};

    return grades[verdict];
}

int gra_grade(const struct board *board)
{
    static const int verdicts[] = {FRENCH_DECISIVE, FRENCH_WIN, DRAWN};
    int points = gra_points(board);

    for (int i = 0; i < GRADES; i++)
        if (points >= board->module->scenario.levels[i])
            return verdicts[i];
    return COALITION_WINS;
}

/* Unrouted strength in all commands below him. */
static bool has_men(const struct board *board, const struct leader *leader)
{
    foreach (const struct unit, unit, board->game->units)
        if (unit->state == ON_MAP && unit->rout == STEADY && unit->sp > 0 &&
            unit->leader &&
            (unit->leader == leader ||
             gra_is_under(unit->leader->card, leader->card)))
            return true;
    return false;
}

/* [base victory] whose leader has lost all: the other side has won as well as
 * it can; both have, nobody has so. */
static int lost_all(const struct board *board)
{
    const struct names *leaders = &board->module->scenario.decisive;
    bool lost[SIDES] = {false, false};

    for (size_t i = 0; i < leaders->count; i++) {
        const struct leader *leader = gra_leader(board, leaders->items[i]);

        if (leader && !has_men(board, leader))
            lost[leader->side] = true;
    }
    if (lost[FRANCE] == lost[COALITION])
        return UNDECIDED;
    return lost[FRANCE] ? COALITION_WINS : FRENCH_DECISIVE;
}

/* 12e: at once when a leader has lost all, else behind the last turn */
void gra_judge_turn(struct play *play)
{
    int verdict = lost_all(&play->board);

    if (verdict != UNDECIDED)
        journal_tell(play->journal, EVENT_STATE, BASE(victory), NULL, NULL,
                     "An army has no unrouted man left: that decides the "
                     "game.");
    else if (play->game->turn >= play->module->last_turn)
        verdict = gra_grade(&play->board);
    if (verdict == UNDECIDED)
        return;
    play->game->verdict = verdict;
    play->over = true;
    event_news(journal_tell(play->journal, EVENT_VERDICT, BASE(victory), NULL,
                            NULL, "%s.", gra_grade_text(verdict)),
               NEWS_GREAT);
}
