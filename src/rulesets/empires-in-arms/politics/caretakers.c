/* Powers without a player find one who takes care of them. */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* [base uncontrolled] months running without a sheet; whoever writes again
 * plays himself. */
static void count_silence(struct play *play)
{
    foreach (struct power_state, state, play->game->powers) {
        if (!play_section(play, eia_power_id(state->power), 0)) {
            state->silent++;
            continue;
        }
        state->silent = 0;
        state->caretaker = NO_POWER;
    }
}

/* [base uncontrolled] who waives politics is there by his marches (ruling 165);
 * one in the care of another is back by his politics alone */
void eia_note_presence(struct play *play)
{
    foreach (struct power_state, state, play->game->powers)
        if (!eia_uncontrolled(&play->board, state->power) &&
            play_section(play, eia_power_id(state->power), 0))
            state->silent = 0;
}

/* [base uncontrolled] the bidder's modifier of the chart */
static int chart(const struct module *module, enum power bidder,
                 enum power power)
{
    foreach (const struct ump_row, row, module->ump)
        if (row->bidder == bidder && row->power == power)
            return row->modifier;
    return 0;
}

/* [base uncontrolled] enemies and allies of the power bid otherwise */
static int favour(const struct board *board, enum power bidder,
                  enum power power)
{
    if (eia_enemies(board, bidder, power))
        return eia_setting_number(board->module, "caretaker-enemy");
    if (eia_allied(board, bidder, power))
        return eia_setting_number(board->module, "caretaker-ally");
    return 0;
}

/* [base uncontrolled] who bids for a power */
static size_t bids_for(struct play *play, enum power power, struct bid *bids)
{
    size_t count = 0;

    for (enum power bidder = AUSTRIA; bidder < POWER_END; bidder++) {
        const struct sponsor *sponsor =
            play_plan(play, eia_power_id(bidder), &eia_sponsor, NULL);

        if (bidder == power || eia_uncontrolled(&play->board, bidder) ||
            !eia_has_power(&sponsor->powers, power))
            continue;
        bids[count].power = bidder;
        bids[count++].modifier = chart(play->module, bidder, power) +
                                 favour(&play->board, bidder, power);
    }
    return count;
}

/* [base uncontrolled] the best bidder takes care of it */
static void find_caretaker(struct play *play, struct power_state *state)
{
    const struct contest contest = {BASE(uncontrolled), "caretaker",
                                    eia_power_id(state->power)};
    struct bid bids[POWER_END];
    const struct bid *best =
        eia_bid(play, &contest, bids, bids_for(play, state->power, bids));

    state->caretaker = best ? best->power : NO_POWER;
    TELL(play, EVENT_STATE, BASE(uncontrolled), eia_power_id(state->power),
         NULL, "%s, without a player, is in the care of %s",
         eia_power_name(&play->board, state->power),
         eia_power_name(&play->board, state->caretaker));
}

/* [base uncontrolled] caretakers are chosen each quarter, with the politics
 * of its first month: the month opens without dice. */
void eia_caretakers(struct play *play)
{
    count_silence(play);
    if (eia_month(&play->board) % 3 != 1)
        return;
    foreach (struct power_state, state, play->game->powers)
        if (eia_uncontrolled(&play->board, state->power))
            find_caretaker(play, state);
}
