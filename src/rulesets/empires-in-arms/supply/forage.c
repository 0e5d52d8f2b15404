/* Living off the land. [base forage] */
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/supply/supply.h"

#include <string.h>

enum { MOST_LOST = 5, SMALL_CORPS = 6 };

static int value(const struct board *board, const char *modifier)
{
    foreach (const struct forage_row, row, board->module->forage)
        if (same_name(row->modifier, modifier))
            return row->value;
    return 0;
}

/* [base forage] winter is in the target */
static int season(const struct board *board)
{
    int month = eia_month(board);

    if (month == 12 || month <= 2)
        return value(board, "deep-winter");
    return month == 11 || month == 3 ? value(board, "edge-of-winter") : 0;
}

/* [base forage] other corps there are in the target */
static int others_there(const struct board *board, const struct corps *corps)
{
    enum power power = eia_corps_power(board, corps);
    int count = 0;

    foreach (const struct corps, other, board->game->corps)
        count += other != corps && same_name(other->at, corps->at) &&
                 !other->embarked &&
                 eia_combined(board, power, eia_corps_power(board, other));
    return count;
}

/* [base forage] points not spent are in the target */
static int unspent(const struct board *board, const struct corps *corps)
{
    struct mover mover;
    int left = 0;

    eia_mover(board, corps->id, &mover);
    left = eia_mover_points(board, &mover) - corps->spent;
    return left > 0 ? left : 0;
}

/* [base forage] an own home province or a minor country under one's control. */
static bool at_home(const struct board *board, const struct corps *corps)
{
    enum power power = eia_corps_power(board, corps);
    const char *home = eia_home_of(board, corps->at);

    if (eia_controller(board, corps->at) != power)
        return false;
    return eia_power(home) == NO_POWER || eia_power(home) == power;
}

/* [base forage] what the land gives to a corps */
int eia_forage_target(const struct board *board, const struct corps *corps)
{
    int target = eia_area(board->module, corps->at)->forage;

    target += value(board, "unspent-point") * unspent(board, corps);
    target += value(board, "other-corps") * others_there(board, corps);
    target += season(board);
    if (at_home(board, corps))
        target += value(board, "home");
    if (corps->forced)
        target += value(board, "forced-march");
    return target;
}

/* [base forage] militia first, foot before horse */
static int starve(const struct board *board, struct corps *corps, int factors)
{
    static const enum factor order[] = {FACTOR_MILITIA, FACTOR_INFANTRY,
                                        FACTOR_FEUDAL,  FACTOR_CAVALRY,
                                        FACTOR_GUARD,   FACTOR_ARTILLERY};
    int lost = 0;

    (void)board;
    for (size_t i = 0; i < sizeof(order) / sizeof(*order); i++)
        while (lost < factors && corps->factors[order[i]] > 0) {
            corps->factors[order[i]]--;
            lost++;
        }
    return lost;
}

/* [base forage] a corps has starved, 10.6d and its leader is without it */
static void perish(struct play *play, struct corps *corps)
{
    enum power power = eia_corps_power(&play->board, corps);

    eia_leaders_left(play, corps);
    eia_corps_leaves(&play->board, corps);
    event_from_outside(play->journal,
                       TELL(play, EVENT_LOSS, BASE(forage), eia_power_id(power),
                            corps->id, "%s is no more",
                            eia_piece_name(&play->board, corps->id)),
                       "%s is no more", eia_seen_corps(&play->board, corps));
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
    const char *side = eia_power_id(eia_corps_power(&play->board, corps));
    int was[FACTOR_COUNT];

    memcpy(was, corps->factors, sizeof(was));
    if (loss > MOST_LOST)
        loss = MOST_LOST;
    if (loss > 0 && eia_corps_factors(corps) <= SMALL_CORPS)
        loss = (loss + 1) / 2;
    if (loss <= 0)
        return;
    loss = starve(&play->board, corps, loss);
    event_number(TELL(play, EVENT_LOSS, BASE(forage), side, corps->id,
                      "%s loses %s", eia_piece_name(&play->board, corps->id),
                      starved(play->arena, corps, was)),
                 loss);
}

/* 10.6e Leaders need no supply: one die a corps, whoever leads it */
void eia_forage(struct play *play, struct corps *corps, const struct rules *why)
{
    const char *side = eia_power_id(eia_corps_power(&play->board, corps));
    int target = eia_forage_target(&play->board, corps);
    struct event *event = NULL;
    const struct names *before = NULL;
    const struct roll *roll = NULL;
    int loss = 0;

    before = eia_tell_power(play, eia_corps_power(&play->board, corps));
    event = TELL_OPEN(play, EVENT_GROUP, BASE(forage), side, corps->id,
                      "%s forages at %s: target %d",
                      eia_piece_name(&play->board, corps->id),
                      eia_place_name(&play->board, corps->at), target);
    event_from_outside(play->journal, event, "%s forages at %s",
                       eia_seen_corps(&play->board, corps),
                       eia_place_name(&play->board, corps->at));
    event->area = corps->at;
    event_cites_all(play->journal, event, why);
    if (eia_leader_with(&play->board, corps->id))
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
