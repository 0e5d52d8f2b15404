/* 10.5 the political status display: zones, and the marker's way. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <assert.h>

enum { LOWEST_BOX = 1, HIGHEST_BOX = 40 };

const struct status_row *eia_status(const struct board *board, enum power power)
{
    return eia_status_row(board->module, eia_power_state(board, power)->box);
}

/* [base status] the zone of a power's box */
enum zone eia_zone(const struct board *board, enum power power)
{
    return eia_status(board, power)->zone;
}

/* 10.5.1c Marker cannot leave the display */
static const struct rule *held_at_the_end(struct power_state *state)
{
    if (state->box > HIGHEST_BOX) {
        state->box = HIGHEST_BOX;
        return RULE(10_5_1c);
    }
    if (state->box < LOWEST_BOX) {
        state->box = LOWEST_BOX;
        return RULE(10_5_1c);
    }
    return NULL;
}

/* 10.5.1d Forced off lower end: must sue */
static void must_sue(struct play *play, struct power_state *state)
{
    state->must_sue = true;
    event_for_everybody(TELL(
        play, EVENT_STATE, RULE(10_5_1d), eia_power_id(state->power), NULL,
        "%s is forced off the low end of the display and must sue each enemy",
        eia_power_name(&play->board, state->power)));
}

/* 12.6 the points are written into the political record */
static void note_line(struct play *play, enum power power, const char *cause,
                      int points)
{
    struct record_line *line = ADD_TO(play->arena, play->game->lines);

    line->turn = play->game->turn;
    line->power = power;
    line->amount = points;
    line->cause = cause;
}

/* 10.5.1a Gains move marker right; 10.5.1b Losses move marker left */
struct event *eia_points_number(struct play *play, enum power power,
                                const char *cause, int points)
{
    struct power_state *state = eia_power_state(&play->board, power);
    bool off_the_end = state->box + points < LOWEST_BOX;
    int before = state->box;
    const struct rule *held = NULL;
    struct event *event = NULL;

    state->box += points;
    held = held_at_the_end(state);
    event = event_number(
        event_of(journal_add(play->journal, EVENT_STATE,
                             points < 0 ? RULE(10_5_1b) : RULE(10_5_1a),
                             "%s: %+d political point%s for %s, now in box %d",
                             eia_power_name(&play->board, power), points,
                             eia_plural_s(points), eia_cause_words(cause),
                             state->box),
                 eia_power_id(power), NULL),
        points);
    event_figures(
        event_for_everybody(event),
        arena_text(play->arena, "points=%+d; box=%d", points, state->box));
    note_line(play, power, cause, state->box - before);
    if (held)
        event_cites(play->journal, event, held);
    if (off_the_end)
        must_sue(play, state);
    return event;
}

/* 10.5b a cause of the chart gives its points */
struct event *eia_points(struct play *play, enum power power, const char *cause,
                         int times)
{
    const struct points_row *row = eia_points_row(play->module, cause);

    assert(row);
    return event_cites(
        play->journal,
        eia_points_number(play, power, cause, row->points * times),
        RULE(10_5b));
}
