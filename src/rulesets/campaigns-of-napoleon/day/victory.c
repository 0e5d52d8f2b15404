/* [base morale-track] and [base victory]. */
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "wargame/chart.h"

enum { FRENCH_VICTORY = 3, COALITION_VICTORY = 0, PERCENT = 100 };

/* [base morale-track] the marker moves */
static void shift(struct play *play, const struct victory_event *event, int hex)
{
    int track = chart_within(play->module->track_low, play->module->track_high,
                             play->game->track + event->shift);
    struct event *told =
        journal_tell(play->journal, EVENT_STATE, BASE(morale_track), NULL, NULL,
                     "Morale: %s, %+d: the marker stands at %+d.", event->text,
                     event->shift, track);

    play->game->track = track;
    event_news(event_at(event_number(told, track), hex), NEWS_SMALL);
}

/* ---- battles ------------------------------------------------------------- */

/* [base morale-track] the event of a combat */
static bool fits_battle(const struct board *board, const struct combat *combat,
                        const struct victory_event *event)
{
    enum size_class french = con_group(board, combat->groups[FRENCH])->class;
    enum size_class coalition =
        con_group(board, combat->groups[COALITION])->class;

    if (event->kind == VICTORY_BATTLE_ARMY && french != ARMY &&
        coalition != ARMY)
        return false;
    if (event->kind == VICTORY_BATTLE_CORPS &&
        (french != CORPS || coalition != CORPS))
        return false;
    /* In a Delay or Withdraw the table winner counts, and the shift is one. */
    if (combat->type == DELAY || combat->type == WITHDRAW)
        return event->r_from == 1 || event->kind == VICTORY_BATTLE_CORPS;
    return combat->r_number >= event->r_from && combat->r_number <= event->r_to;
}

/* [base morale-track] a battle moves the marker */
static void count_battle(struct play *play, const struct combat *combat)
{
    const struct hexes *contact =
        &con_group(&play->board, combat->groups[FRENCH])->contact;

    if (con_is_small_combat(combat->type) || combat->type == NO_TYPE ||
        combat->drawn || combat->progress != DONE || combat->r_number == 0)
        return;
    foreach (const struct victory_event, event, play->module->victories) {
        if ((event->kind != VICTORY_BATTLE_ARMY &&
             event->kind != VICTORY_BATTLE_CORPS) ||
            event->side != combat->winner ||
            !fits_battle(&play->board, combat, event))
            continue;
        shift(play, event, contact->count ? contact->items[0] : 0);
    }
}

/* ---- what counts once ---------------------------------------------------- */

/* [base morale-track] has an event come about: somebody stands there, and no
 * outposts alone (4g), an army has lost its share, a leader is lost */
static bool holds_true(const struct board *board,
                       const struct victory_event *event)
{
    bool stands = con_stack_sp(board, event->side, event->hex) > 0 &&
                  con_more_than_vedettes(board, event->side, event->hex);
    const struct held_place *held = con_held(board, event->hex);
    const struct leader *leader = con_leader(board, event->leader);
    const struct army *army = con_army(board, event->army);

    if (event->kind == VICTORY_HOLD)
        return stands;
    if (event->kind == VICTORY_RETAKE)
        return held && held->was_french && stands;
    if (event->kind == VICTORY_LOST)
        return PERCENT * army->lost_sp >=
               event->percent * (army->start_sp + army->arrived_sp);
    return event->kind == VICTORY_HIT && leader && leader->state == OUT;
}

/* [base morale-track] events of a side that come once */
static void count_once(struct play *play, enum side side)
{
    foreach (const struct victory_event, event, play->module->victories)
        if (event->side == side && !con_has_happened(play->game, event->id) &&
            holds_true(&play->board, event)) {
            struct happened *happened = GAME_ADD(play, happened);

            happened->event = event->id;
            shift(play, event, event->hex);
        }
}

/* [base morale-track] battles first, French before Coalition */
void con_morale_track(struct play *play)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        foreach (const struct combat, combat, play->game->combats)
            if (combat->winner == side)
                count_battle(play, combat);
    count_once(play, FRENCH);
    count_once(play, COALITION);
}

/* ---- the verdict --------------------------------------------------------- */

/* [base victory] either end of the track, or the last day */
static enum verdict verdict(const struct play *play)
{
    const struct game *game = play->game;

    if (game->track >= play->module->track_high)
        return FRENCH_WIN;
    if (game->track <= play->module->track_low)
        return COALITION_WINS;
    if (game->turn < play->module->last_turn)
        return UNDECIDED;
    if (game->track >= FRENCH_VICTORY)
        return FRENCH_WIN;
    return game->track <= COALITION_VICTORY ? COALITION_WINS : DRAWN;
}

/* [base victory] who wins */
void con_judge(struct play *play)
{
    static const char *const texts[] = {"", "The French have won",
                                        "The Coalition has won",
                                        "The campaign ends in a draw"};
    enum verdict result = verdict(play);

    play->game->verdict = result;
    if (result == UNDECIDED)
        return;
    play->over = true;
    event_news(event_number(journal_tell(play->journal, EVENT_VERDICT,
                                         BASE(victory), NULL, NULL,
                                         "%s; the morale marker stands at %+d.",
                                         texts[result], play->game->track),
                            play->game->track),
               NEWS_GREAT);
}
