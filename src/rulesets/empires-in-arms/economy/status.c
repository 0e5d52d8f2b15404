/* E1, E6 and E8: victory points, drift, civil disorder and victory. */
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* [base victory-points] */
void eia_victory_points(struct play *play)
{
    foreach (struct power_state, state, play->game->powers) {
        const struct status_row *row = eia_status(&play->board, state->power);

        state->victory += row->victory_points;
        event_number(
            event_figures(
                TELL(play, EVENT_STATE, BASE(victory_points),
                     eia_power_id(state->power), NULL,
                     "%s in box %d gains %d victory point%s and has %d",
                     eia_power_name(&play->board, state->power), state->box,
                     row->victory_points, eia_plural_s(row->victory_points),
                     state->victory),
                arena_text(play->arena, "box=%d; gains=%d; victory points=%d",
                           state->box, row->victory_points, state->victory)),
            row->victory_points);
    }
}

/* [base civil-disorder] no alliance is left */
static void end_alliances(struct game *game, enum power power)
{
    foreach (struct alliance, alliance, game->alliances)
        if (alliance->ended == 0 &&
            (alliance->one == power || alliance->other == power))
            alliance->ended = game->turn;
}

/* [base civil-disorder] */
static void civil_disorder(struct play *play, struct power_state *state)
{
    int box = eia_setting_number(play->module, "disorder-box");

    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (eia_enemies(&play->board, state->power, other))
            eia_make_peace(play, state->power, other);
    end_alliances(play->game, state->power);
    event_news(TELL(play, EVENT_STATE, BASE(civil_disorder),
                    eia_power_id(state->power), NULL,
                    "%s falls into civil disorder: peace with every power, no "
                    "alliance left, nobody may declare war on it for a year",
                    eia_power_name(&play->board, state->power)),
               NEWS_GREAT);
    state->disorder = play->game->turn;
    state->low_quarters = 0;
    eia_points_number(play, state->power, "civil-disorder", box - state->box);
}

/* [base drift] The markers move by their boxes; the ends hold. */
void eia_drift(struct play *play)
{
    int low = eia_setting_number(play->module, "disorder-boxes");

    foreach (struct power_state, state, play->game->powers) {
        int drift = eia_status(&play->board, state->power)->drift;

        state->low_quarters = state->box <= low ? state->low_quarters + 1 : 0;
        if (state->low_quarters >= 2)
            civil_disorder(play, state);
        else if (drift)
            eia_points_number(play, state->power, "drift", drift);
    }
}

static void tell_heading(struct play *play, const struct power_state *state)
{
    const char *status =
        arena_text(play->arena, "record of %s: box %d, %s",
                   eia_power_name(&play->board, state->power), state->box,
                   arena_counted(play->arena, state->victory, "victory point"));
    struct event *event = TELL_OPEN(play, EVENT_STATE, RULE(12_6), NULL, NULL,
                                    "%s, %d money, %d manpower", status,
                                    state->money, state->manpower);

    event_from_outside(play->journal, event, "%s", status);
}

/* 12.6 Records instead of blank forms */
void eia_tell_record(struct play *play)
{
    const struct game *game = play->game;

    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        const struct names *before = eia_tell_treasury(play, power);

        tell_heading(play, eia_power_state(&play->board, power));
        eia_told(play, before);
        foreach (const struct record_line, line, game->lines)
            if (line->power == power && line->turn > game->turn - 3)
                event_number(TELL(play, EVENT_STATE, RULE(12_6), NULL, NULL,
                                  "game turn %d: %+d for %s", line->turn,
                                  line->amount, eia_cause_words(line->cause)),
                             line->amount);
        journal_close(play->journal);
    }
}

/* [base victory] is one's share of his target greater? Equal shares: more
 * points. */
static bool ahead(const struct board *board, const struct power_state *one,
                  const struct power_state *other)
{
    long mine = (long)one->victory * eia_target(board, other->power);
    long his = (long)other->victory * eia_target(board, one->power);

    return mine > his || (mine == his && one->victory > other->victory);
}

/* [base victory] who is ahead of all */
static enum power best_share(const struct board *board, bool at_target)
{
    const struct power_state *best = NULL;

    foreach (const struct power_state, state, board->game->powers) {
        if (at_target && state->victory < eia_target(board, state->power))
            continue;
        if (!best || ahead(board, state, best))
            best = state;
    }
    return best ? best->power : NO_POWER;
}

/* [base victory] */
bool eia_judge_victory(struct play *play)
{
    enum power winner = best_share(&play->board, true);

    if (winner == NO_POWER && play->game->turn >= play->module->last_turn) {
        winner = eia_power(eia_setting(play->module, "no-winner"));
        if (eia_uncontrolled(&play->board, winner))
            winner = best_share(&play->board, false);
    }
    if (winner == NO_POWER)
        return false;
    play->game->winner = winner;
    play->game->finished = true;
    play->over = true;
    event_news(TELL(play, EVENT_VERDICT, BASE(victory), eia_power_id(winner),
                    NULL, "%s wins the war",
                    eia_power_name(&play->board, winner)),
               NEWS_GREAT);
    return true;
}
