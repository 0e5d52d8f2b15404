/* Powers without a player, and who takes care of them. [base uncontrolled] */
#include "rooms/empires-in-arms/politics/politics.h"

#include <string.h>

bool eia_uncontrolled(const struct europe *europe, enum power power)
{
    int months = eia_setting_number(europe->module, "silent-months");

    return eia_power_state(europe, power)->silent >= months;
}

/* His caretaker orders his troops and fleets and spends his money; what is
 * said in the political phase, and standing orders, are nobody's. */
const char *eia_guardian(const struct game *game, const struct module *module,
                         const char *side, const char *step)
{
    int months = eia_setting_number(module, "silent-months");

    for (size_t i = 0; strcmp(step, "P") != 0 && i < game->power_count; i++) {
        const struct power_state *state = &game->powers[i];

        if (state->power == eia_power(side) && state->silent >= months &&
            state->caretaker != NO_POWER)
            return eia_power_id(state->caretaker);
    }
    return NULL;
}

bool eia_may_attack_at(const struct europe *europe, enum power power,
                       const char *at, const struct place *place,
                       struct report *report)
{
    const struct area_card *area = eia_area(europe->module, at);

    if (!eia_uncontrolled(europe, power) ||
        (area && eia_player_of(europe, eia_home_of(europe, area->id)) == power))
        return true;
    return refuse(report, place, BASE(uncontrolled),
                  "'%s' has no player and attacks nobody outside its own lands",
                  eia_power_id(power));
}

/* Months running without a sheet; whoever writes again plays himself. */
static void count_silence(struct play *play)
{
    for (size_t i = 0; i < play->game->power_count; i++) {
        struct power_state *state = &play->game->powers[i];

        if (!play_section(play, eia_power_id(state->power), 0)) {
            state->silent++;
            continue;
        }
        state->silent = 0;
        state->caretaker = NO_POWER;
    }
}

static int chart(const struct module *module, enum power bidder,
                 enum power power)
{
    for (size_t i = 0; i < module->ump_count; i++)
        if (module->ump[i].bidder == bidder && module->ump[i].power == power)
            return module->ump[i].modifier;
    return 0;
}

static int favour(const struct europe *europe, enum power bidder,
                  enum power power)
{
    if (eia_enemies(europe, bidder, power))
        return eia_setting_number(europe->module, "caretaker-enemy");
    if (eia_allied(europe, bidder, power))
        return eia_setting_number(europe->module, "caretaker-ally");
    return 0;
}

static size_t bids_for(struct play *play, enum power power, struct bid *bids)
{
    const struct europe europe = eia_europe(play);
    size_t count = 0;

    for (int i = NO_POWER + 1; i < POWER_END; i++) {
        enum power bidder = (enum power)i;
        const struct sponsor *sponsor =
            play_standing(play, eia_power_id(bidder), &eia_sponsor, NULL);

        if (bidder == power || eia_uncontrolled(&europe, bidder) ||
            !names_contain(&sponsor->powers, eia_power_id(power)))
            continue;
        bids[count].power = bidder;
        bids[count++].modifier =
            chart(play->module, bidder, power) + favour(&europe, bidder, power);
    }
    return count;
}

static void find_caretaker(struct play *play, struct power_state *state)
{
    const struct europe europe = eia_europe(play);
    const struct contest contest = {BASE(uncontrolled), "caretaker",
                                    eia_power_id(state->power)};
    struct bid bids[POWER_END];
    const struct bid *best =
        eia_bid(play, &contest, bids, bids_for(play, state->power, bids));

    state->caretaker = best ? best->power : NO_POWER;
    event_for_all(
        event_of(journal_add(play->journal, EVENT_STATE, BASE(uncontrolled),
                             "%s, without a player, is in the care of %s",
                             eia_power_name(&europe, state->power),
                             eia_power_name(&europe, state->caretaker)),
                 eia_power_id(state->power), NULL));
}

/* Caretakers are chosen each quarter, with the politics of its first month:
 * the month opens without dice. */
void eia_caretakers(struct play *play)
{
    const struct europe europe = eia_europe(play);

    count_silence(play);
    if (eia_month(&europe) % 3 != 1)
        return;
    for (size_t i = 0; i < play->game->power_count; i++)
        if (eia_uncontrolled(&europe, play->game->powers[i].power))
            find_caretaker(play, &play->game->powers[i]);
}
