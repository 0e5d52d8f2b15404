/* What must hold of leaders and prisoners, of fleets, ships and depots. */
#include "rulesets/empires-in-arms/board/coherence.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* ---- leaders and prisoners ----------------------------------------------- */

/* 10.6a a leader on the map is with troops, and no other is; 10.6.3a a captured
 * one is with his captor alone. */
static void check_box(struct whole *whole, const struct leader *leader,
                      const char *name)
{
    bool seen = leader->at && whole->game->seen_by != NO_POWER;

    if (leader->state == LEADER_ON && !leader->with && !seen)
        WRONG(leader, RULE(10_6a),
              "leader '%s' (%s) is on the map, with nobody", leader->id, name);
    if (leader->at &&
        (leader->with || leader->state != LEADER_ON || !seen ||
         eia_player_of(&whole->board, leader->nation) == whole->game->seen_by))
        WRONG(leader, BASE(hidden),
              "leader '%s' (%s) is at '%s' in a view alone, of another's, and "
              "there with nobody whom its reader knows",
              leader->id, name, leader->at);
    if (leader->state != LEADER_ON && leader->with)
        WRONG(leader, RULE(10_6a),
              "leader '%s' (%s) is with '%s', and not on the map", leader->id,
              name, leader->with);
    if (leader->state == LEADER_CAPTURED && !leader->holder)
        WRONG(leader, RULE(10_6_3a), "leader '%s' (%s) is captured by nobody",
              leader->id, name);
    if (leader->state != LEADER_CAPTURED && leader->holder)
        WRONG(leader, RULE(10_6_3a),
              "leader '%s' (%s) is held by '%s', and not captured", leader->id,
              name, leader->holder);
    if (leader->state != LEADER_WOUNDED && leader->back)
        WRONG(leader, RULE(10_6d),
              "leader '%s' (%s) comes back in turn %d, and is not wounded",
              leader->id, name, leader->back);
    if (leader->state == LEADER_ON && leader->retired)
        WRONG(leader, RULE(10_6_2b),
              "leader '%s' (%s) has retired, and is on the map", leader->id,
              name);
    eia_not_to_come(whole, &leader->place, "his retirement", leader->retired);
}

static void leaders_are_in_one_box(struct whole *whole)
{
    foreach (const struct leader, leader, whole->game->leaders)
        check_box(whole, leader, leader->card->name);
}

/* 10.6a, 10.6b the corps or fleet is on the map. */
static void leaders_are_with_troops(struct whole *whole)
{
    foreach (const struct leader, leader, whole->game->leaders) {
        const struct corps *corps = eia_whole_corps(whole, leader->with);
        const struct fleet *fleet = eia_whole_fleet(whole, leader->with);

        if ((corps && !corps->at && !corps->embarked) || (fleet && !fleet->at))
            WRONG(leader, fleet ? RULE(10_6b) : RULE(10_6a),
                  "leader '%s' (%s) is with %s, off the map", leader->id,
                  leader->card->name,
                  eia_piece_name(&whole->board, leader->with));
    }
}

static bool same_prison(const struct prisoner *one,
                        const struct prisoner *other)
{
    return one->holder == other->holder && one->factor == other->factor &&
           same_name(one->nation, other->nation);
}

/* [base prisoners] nobody holds his own, or the same twice. */
static void prisoners_are_of_others(struct whole *whole)
{
    foreach (const struct prisoner, one, whole->game->prisoners) {
        if (one->count == 0)
            WRONG(one, BASE(prisoners), "'%s' holds no factor of '%s'",
                  eia_power_id(one->holder), one->nation);
        if (one->holder == eia_power(one->nation))
            WRONG(one, BASE(prisoners), "'%s' holds factors of its own",
                  one->nation);
        foreach (const struct prisoner, other, whole->game->prisoners)
            if (other < one && same_prison(other, one))
                WRONG(one, BASE(prisoners),
                      "what '%s' holds of the %s of '%s' stands there twice",
                      eia_power_id(one->holder), eia_factor_words[one->factor],
                      one->nation);
    }
}

/* [base army-reinforcement] somebody arrives. */
static void arrivals_are_somebody(struct whole *whole)
{
    foreach (struct arrival, arrival, whole->game->arrivals)
        if (arrival->count == 0)
            WRONG(arrival, BASE(army_reinforcement),
                  "no factor of '%s' is to arrive", arrival->nation);
}

/* ---- fleets -------------------------------------------------------------- */

/* [base naval-reinforcement] no fleet has more ships than its counter; one on
 * the map has some. */
static void fleets_have_ships(struct whole *whole)
{
    foreach (const struct fleet, fleet, whole->game->fleets) {
        const struct fleet_card *card = fleet->card;

        if (fleet->ships > card->most)
            WRONG(fleet, BASE(naval_reinforcement),
                  "fleet '%s' (%s) has %d ships, and its counter holds %d",
                  fleet->id, card->name, fleet->ships, card->most);
        if (fleet->at && fleet->ships == 0)
            WRONG(fleet, BASE(naval_reinforcement),
                  "fleet '%s' (%s) is on the map without a ship", fleet->id,
                  card->name);
    }
}

/* 10.2.1d ships of a minor country are off the map or in its fleet. */
static void ships_of_minors_are_in_one_place(struct whole *whole)
{
    foreach (const struct minor_state, minor, whole->game->minors) {
        const struct fleet *fleet = eia_fleet_of(&whole->board, minor->card);

        if (minor->ships > 0 && fleet && fleet->at)
            WRONG(minor, RULE(10_2_1d),
                  "minor country '%s' has %d ships off the map, and fleet '%s' "
                  "is on it",
                  minor->id, minor->ships, fleet->id);
    }
}

static int carriers_of(const struct whole *whole, const char *depot)
{
    int count = 0;

    foreach (const struct fleet, fleet, whole->game->fleets)
        count += fleet->at && same_name(fleet->depot, depot);
    return count;
}

/* [base depot] a depot is on land, or aboard one fleet. */
static void depots_are_in_one_place(struct whole *whole)
{
    foreach (const struct depot, depot, whole->game->depots) {
        int carriers = carriers_of(whole, depot->id);

        if (depot->at && carriers > 0)
            WRONG(depot, BASE(depot),
                  "depot '%s' is at %s, and a fleet carries it", depot->id,
                  eia_place_name(&whole->board, depot->at));
        if (!depot->at && carriers != 1)
            WRONG(depot, BASE(depot),
                  "depot '%s' is in no area, and %d fleets carry it", depot->id,
                  carriers);
        foreach (const struct depot, other, whole->game->depots)
            if (other < depot && other->owner == depot->owner &&
                same_name(other->at, depot->at))
                WRONG(depot, BASE(depot), "depots '%s' and '%s' are both at %s",
                      other->id, depot->id,
                      eia_place_name(&whole->board, depot->at));
    }
}

/* [base depot] a power has no more of them than counters. */
static void depots_have_counters(struct whole *whole)
{
    int count[POWER_END] = {0};

    foreach (const struct depot, depot, whole->game->depots) {
        const struct power_card *card = whole->module->power[depot->owner];

        if (++count[depot->owner] > card->depots)
            WRONG(depot, BASE(depot),
                  "depot '%s' is one of %d of %s, which has counters for %d",
                  depot->id, count[depot->owner], card->name, card->depots);
    }
}

const eia_thing eia_fleets_hold[] = {leaders_are_in_one_box,
                                     leaders_are_with_troops,
                                     prisoners_are_of_others,
                                     arrivals_are_somebody,
                                     fleets_have_ships,
                                     ships_of_minors_are_in_one_place,
                                     depots_are_in_one_place,
                                     depots_have_counters,
                                     NULL};
