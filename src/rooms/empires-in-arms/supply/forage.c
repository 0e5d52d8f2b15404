/* Living off the land. [base forage] */
#include "rooms/empires-in-arms/board/mover.h"
#include "rooms/empires-in-arms/board/muster.h"
#include "rooms/empires-in-arms/board/prisoners.h"
#include "rooms/empires-in-arms/module/rules.h"
#include "rooms/empires-in-arms/sight/sight.h"
#include "rooms/empires-in-arms/supply/supply.h"

#include <string.h>

enum { MOST_LOST = 5, SMALL_CORPS = 6 };

static int value(const struct europe *europe, const char *modifier)
{
    for (size_t i = 0; i < europe->module->forage_count; i++)
        if (same_name(europe->module->forage[i].modifier, modifier))
            return europe->module->forage[i].value;
    return 0;
}

/* [base forage] winter is in the target */
static int season(const struct europe *europe)
{
    int month = eia_month(europe);

    if (month == 12 || month <= 2)
        return value(europe, "deep-winter");
    return month == 11 || month == 3 ? value(europe, "edge-of-winter") : 0;
}

/* [base forage] other corps there are in the target */
static int others_there(const struct europe *europe, const struct corps *corps)
{
    enum power power = eia_corps_power(europe, corps);
    int count = 0;

    for (size_t i = 0; i < europe->game->corps_count; i++) {
        const struct corps *other = &europe->game->corps[i];

        count += other != corps && same_name(other->at, corps->at) &&
                 !other->embarked &&
                 eia_combined(europe, power, eia_corps_power(europe, other));
    }
    return count;
}

/* [base forage] points not spent are in the target */
static int unspent(const struct europe *europe, const struct corps *corps)
{
    struct mover mover;
    int left = 0;

    eia_mover(europe, corps->id, &mover);
    left = eia_mover_points(europe, &mover) - corps->spent;
    return left > 0 ? left : 0;
}

/* [base forage] an own home province or a minor country under one's control. */
static bool at_home(const struct europe *europe, const struct corps *corps)
{
    enum power power = eia_corps_power(europe, corps);
    const char *home = eia_home_of(europe, corps->at);

    if (eia_controller(europe, corps->at) != power)
        return false;
    return eia_power(home) == NO_POWER || eia_power(home) == power;
}

/* [base forage] what the land gives to a corps */
int eia_forage_target(const struct europe *europe, const struct corps *corps)
{
    int target = eia_area(europe->module, corps->at)->forage;

    target += value(europe, "unspent-point") * unspent(europe, corps);
    target += value(europe, "other-corps") * others_there(europe, corps);
    target += season(europe);
    if (at_home(europe, corps))
        target += value(europe, "home");
    if (corps->forced)
        target += value(europe, "forced-march");
    return target;
}

/* [base forage] militia first, foot before horse */
int eia_starve(const struct europe *europe, struct corps *corps, int factors)
{
    static const enum factor order[] = {FACTOR_MILITIA, FACTOR_INFANTRY,
                                        FACTOR_FEUDAL,  FACTOR_CAVALRY,
                                        FACTOR_GUARD,   FACTOR_ARTILLERY};
    int lost = 0;

    (void)europe;
    for (size_t i = 0; i < sizeof(order) / sizeof(*order); i++)
        while (lost < factors && corps->factors[order[i]] > 0) {
            corps->factors[order[i]]--;
            lost++;
        }
    return lost;
}

/* 10.6d A leader whose corps starves comes off the map */
static void perish(struct play *play, struct corps *corps)
{
    const struct europe europe = eia_europe(play);
    enum power power = eia_corps_power(&europe, corps);

    for (size_t i = 0; i < play->game->leader_count; i++)
        if (play->game->leaders[i].state == LEADER_ON &&
            same_name(play->game->leaders[i].with, corps->id))
            eia_leader_off(play, &play->game->leaders[i], RULE(10_6d));
    eia_corps_leaves(&europe, corps);
    event_from_outside(play->journal,
                       journal_tell(play->journal, EVENT_LOSS, BASE(forage),
                                    eia_power_id(power), corps->id,
                                    "%s is no more",
                                    eia_piece_name(&europe, corps->id)),
                       "%s is no more", eia_seen_corps(&europe, corps));
}

static const char *starved(struct arena *arena, const struct corps *corps,
                           const int *was)
{
    int lost[FACTOR_COUNT];

    for (int i = 0; i < FACTOR_COUNT; i++)
        lost[i] = was[i] - corps->factors[i];
    return eia_factors_words(arena, lost);
}

/* [base forage] so many at most, and half of it from a small corps */
static void lose_by_hunger(struct play *play, struct corps *corps, int loss)
{
    const struct europe europe = eia_europe(play);
    const char *side = eia_power_id(eia_corps_power(&europe, corps));
    int was[FACTOR_COUNT];

    memcpy(was, corps->factors, sizeof(was));
    if (loss > MOST_LOST)
        loss = MOST_LOST;
    if (loss > 0 && eia_corps_factors(corps) <= SMALL_CORPS)
        loss = (loss + 1) / 2;
    if (loss <= 0)
        return;
    loss = eia_starve(&europe, corps, loss);
    event_number(journal_tell(play->journal, EVENT_LOSS, BASE(forage), side,
                              corps->id, "%s loses %s",
                              eia_piece_name(&europe, corps->id),
                              starved(play->arena, corps, was)),
                 loss);
}

/* 10.6e Leaders need no supply: one die a corps, whoever leads it */
void eia_forage(struct play *play, struct corps *corps, const struct rules *why)
{
    const struct europe europe = eia_europe(play);
    const char *side = eia_power_id(eia_corps_power(&europe, corps));
    int target = eia_forage_target(&europe, corps);
    struct event *event = NULL;
    const struct names *before = NULL;
    const struct roll *roll = NULL;
    int loss = 0;

    before = eia_tell_power(play, eia_corps_power(&europe, corps));
    event = journal_tell_open(play->journal, EVENT_GROUP, BASE(forage), side,
                              corps->id, "%s forages at %s: target %d",
                              eia_piece_name(&europe, corps->id),
                              eia_place_name(&europe, corps->at), target);
    event_from_outside(play->journal, event, "%s forages at %s",
                       eia_seen_corps(&europe, corps),
                       eia_place_name(&europe, corps->at));
    event->area = corps->at;
    event_cites_all(play->journal, event, why);
    if (eia_leader_with(&europe, corps->id))
        event_cites(play->journal, event, RULE(10_6e));
    roll = target >= 6 ? NULL
                       : journal_roll(play->journal, play->dice, BASE(forage),
                                      "die", corps->id, 1, 6, &event);
    if (roll) {
        event_for_all(event_of(event, side, corps->id));
        loss = roll->faces[0] - (target > 0 ? target : 0);
    }
    lose_by_hunger(play, corps, loss);
    if (eia_corps_factors(corps) == 0)
        perish(play, corps);
    journal_close(play->journal);
    eia_told(play, before);
}
