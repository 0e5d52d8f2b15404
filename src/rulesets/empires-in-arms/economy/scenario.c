/* What a scenario is played for. It has no status display: places count, each
 * its points for who holds it, and the last month decides. [base victory] */
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* [base victory] whose troops are in the city; else whose the land is (ruling
 * 107) */
static enum power holder_of(const struct board *board, const char *area)
{
    const char *garrison = eia_city_holder(board, area);
    enum power power = garrison ? eia_player_of(board, garrison) : NO_POWER;

    return power != NO_POWER ? power : eia_controller(board, area);
}

/* [base victory] the places that one power holds, and what they count */
static struct names held_by(const struct board *board, enum power power,
                            int *points)
{
    struct names held = {NULL, 0};

    foreach (const struct objective_row, row, board->module->objectives) {
        if (holder_of(board, row->area) != power)
            continue;
        *points += row->points;
        names_say(board->arena, &held, "%s (%d)",
                  eia_place_name(board, row->area), row->points);
    }
    return held;
}

static void count_points(struct play *play, struct power_state *state)
{
    int points = 0;
    const struct names held = held_by(&play->board, state->power, &points);

    state->victory = points;
    event_number(TELL(play, EVENT_STATE, BASE(victory),
                      eia_power_id(state->power), NULL,
                      "%s holds %s: %s, and needs %d",
                      eia_power_name(&play->board, state->power),
                      held.count ? names_text(&held, ", ", play->arena)
                                 : "none of the places that count",
                      arena_counted(play->arena, points, "victory point"),
                      eia_target(&play->board, state->power)),
                 points);
}

/* [base victory] what is held now is the score: it is no sum over the months.
 * The last month judges. */
void eia_objectives(struct play *play)
{
    for (size_t i = 0;
         play->module->objectives_count > 0 && i < play->game->powers_count;
         i++)
        count_points(play, &play->game->powers[i]);
    if (play->game->turn >= play->module->last_turn)
        eia_judge_victory(play);
}
