/* Where those who leave a combat go. [base retreat], 10.1.4g */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/supply/supply.h"

#include <stdlib.h>

enum { FAR = 10000 };

/* [base retreat] an area that corps of the side entered from */
static bool came_from(const struct fight *fight, const struct party *party,
                      const char *area)
{
    foreach (const struct member, member, party->members) {
        const struct corps *corps = member->kind == MEMBER_CORPS
                                        ? eia_corps(&fight->board, member->id)
                                        : NULL;

        if (corps && same_name(corps->from, area))
            return true;
    }
    return false;
}

/* 10.2.1g who leads, if troops of his own fight, else his minor country */
static const char *nation_of(const struct fight *fight,
                             const struct party *party)
{
    enum power lead = eia_party_lead(party);
    const char *first = NULL;

    foreach (const struct member, member, party->members) {
        const char *flag = eia_member_flag(fight, member);

        if (member->player == lead && (!first || eia_power(flag) == lead))
            first = flag;
    }
    return first;
}

/* [base retreat] no unbesieged enemy corps of one that leaves stands there. */
static bool is_free(const struct fight *fight, const struct party *party,
                    const char *area)
{
    foreach (const struct member, member, party->members)
        if (member->leaves &&
            eia_foes_in(&fight->board, eia_member_flag(fight, member), area))
            return false;
    return true;
}

/* 10.1.2m Where freikorps may go; alone: NULL, or they look for a way of their
 * own. */
static bool is_open_to(const struct fight *fight, const struct irregular *alone,
                       const char *to)
{
    return !alone || alone->kind != FREIKORPS ||
           eia_freikorps_may_be(&fight->board, alone->owner, to);
}

/* [base retreat] areas that a side may retreat to */
static bool is_legal(const struct fight *fight, const struct party *party,
                     const struct irregular *alone, const char *to)
{
    const struct board *board = &fight->board;
    const struct edge_card *edge = eia_edge(board, fight->area, to);

    if (!edge || !is_free(fight, party, to) || !is_open_to(fight, alone, to))
        return false;
    if (edge->kind == OVER_CROSSING &&
        !eia_crossing_open(board, eia_party_lead(party), edge, NULL))
        return false;
    if (party->role == DEFENDER &&
        came_from(fight, &fight->parties[ATTACKER], to))
        return false;
    return eia_entry(board, nation_of(fight, party), to) != ENTRY_REFUSED;
}

/* [base retreat] the area most of its corps entered from, the first of as
 * many. */
static const char *way_back(const struct fight *fight,
                            const struct party *party)
{
    const char *best = NULL;
    int most = 0;

    foreach (const struct member, member, party->members) {
        const struct corps *corps = eia_corps(&fight->board, member->id);
        int count = 0;

        for (size_t j = 0; corps && corps->from && j < party->members_count;
             j++) {
            const struct corps *other =
                eia_corps(&fight->board, party->members[j].id);

            count += other && same_name(other->from, corps->from);
        }
        if (count > most) {
            most = count;
            best = corps->from;
        }
    }
    return best;
}

/* [base retreat] the first area of the wish that is lawful */
static const char *wished(struct fight *fight, const struct party *party,
                          const struct irregular *alone,
                          const struct names *areas)
{
    foreach_name (area, *areas)
        if (eia_area(fight->board.module, area) &&
            is_legal(fight, party, alone, area))
            return eia_area(fight->board.module, area)->id;
    return NULL;
}

/* [base retreat] next door, nearest to supply, then the lowest id. */
static const char *nearest(struct fight *fight, const struct party *party,
                           const struct irregular *alone)
{
    const struct way *way = eia_ways(fight->board.module, fight->area);
    enum power lead = eia_party_lead(party);
    const char *best = NULL;
    int least = 0;

    for (; way->to; way++) {
        int distance = FAR;

        if (!is_legal(fight, party, alone, way->to->id))
            continue;
        if (!eia_supply_source(&fight->board, lead, nation_of(fight, party),
                               way->to->id, &distance))
            distance = FAR;
        if (!best || distance < least ||
            (distance == least && atoi(way->to->id + 1) < atoi(best + 1))) {
            best = way->to->id;
            least = distance;
        }
    }
    return best;
}

/* [base retreat] back, as the plan says, as ordered, to supply */
static const char *destination(struct fight *fight, const struct party *party,
                               const struct irregular *alone)
{
    enum power lead = eia_party_lead(party);
    const char *to = NULL;
    const struct retreat *standing = NULL;

    if (party->role == ATTACKER) {
        to = way_back(fight, party);
        if (to && is_legal(fight, party, alone, to))
            return to;
    }
    to =
        party->plan ? wished(fight, party, alone, &party->plan->retreat) : NULL;
    if (to)
        return to;
    if (lead != NO_POWER) {
        standing =
            play_standing(fight->play, eia_power_id(lead), &eia_retreat, NULL);
        to = wished(fight, party, alone, &standing->areas);
    }
    return to ? to : nearest(fight, party, alone);
}

/* 10.1.4g Retreat out forces stand down */
static bool stands_down(struct fight *fight, struct corps *corps,
                        const char *to)
{
    const struct corps_card *card = corps->card;

    if (eia_in_zone(&fight->board, corps, to))
        return false;
    eia_corps_leaves(&fight->board, corps);
    TELL(fight->play, EVENT_STATE, RULE(10_1_4g), card->owner, corps->id,
         "%s stands down", card->name);
    return true;
}

/* [base retreat] a corps retreats */
static void move_corps(struct fight *fight, const struct member *member,
                       const char *to)
{
    struct corps *corps = eia_corps(&fight->board, member->id);

    if (!corps->at || stands_down(fight, corps, to))
        return;
    corps->at = to;
    corps->in_city = false;
    corps->from = NULL;
    eia_enters(fight, corps->id, fight->area, to);
}

/* [base retreat] who finds no way is a prisoner; number: of the factors before
 * his. Returns how many he has. */
static int give_up(struct fight *fight, struct party *party,
                   struct member *member, int number)
{
    const int factors = eia_member_factors(member);

    for (int j = 0; j < TROOP_COUNT; j++) {
        const struct captured captured = {
            member->nation,
            eia_factor_of((enum troop)j),
            &fight->parties[!party->role].powers,
            arena_text(fight->board.arena, "%s-%s",
                       eia_which(fight, party->role), member->id),
            number,
            false};
        int count = member->troops[j];

        if (!count)
            continue;
        eia_capture_factors(fight->play, &captured, count);
        number += count;
        while (member->troops[j])
            eia_lose_from(&fight->board, party, member, (enum troop)j);
    }
    return factors;
}

/* [base retreat] who has no way out surrenders. Nowhere to go: the captors'
 * prisoners, leaders too. */
static void surrender(struct fight *fight, struct party *party)
{
    int before = 0;

    TELL(fight->play, EVENT_STATE, BASE(retreat), NULL, NULL,
         "%s has no way out and surrenders",
         eia_party_name(fight, party->role));
    foreach (struct member, member, party->members)
        if (member->leaves)
            before += give_up(fight, party, member, before);
    eia_fight_end(fight);
}

/* 10.1.2m freikorps that may not go where the others do have a way of their
 * own, or none. */
static void part_ways(struct fight *fight, struct party *party,
                      struct member *member, struct irregular *freikorps)
{
    const char *to = destination(fight, party, freikorps);

    event_for_everybody(
        TELL(fight->play, EVENT_RETREAT, RULE(10_1_2m), member->nation,
             member->id, to ? "%s retreats to %s" : "%s surrenders at %s",
             eia_piece_name(&fight->board, member->id),
             eia_place_name(&fight->board, to ? to : fight->area)));
    if (!to) {
        give_up(fight, party, member, 0);
        return;
    }
    freikorps->at = to;
    eia_enters(fight, freikorps->id, fight->area, to);
}

/* [base retreat] cossacks and freikorps retreat with the rest */
static void move_irregular(struct fight *fight, struct party *party,
                           struct member *member, const char *to)
{
    struct irregular *irregular = eia_irregular(&fight->board, member->id);

    if (!irregular)
        return;
    if (!is_open_to(fight, irregular, to)) {
        part_ways(fight, party, member, irregular);
        return;
    }
    irregular->at = to;
    eia_enters(fight, irregular->id, fight->area, to);
}

static void drop_leaving(struct party *party)
{
    size_t kept = 0;

    foreach (const struct member, member, party->members)
        if (!member->leaves)
            party->members[kept++] = *member;
    party->members_count = kept;
}

/* [base retreat] the fallen stay where they fell. */
static void keep_fallen(struct party *party)
{
    foreach (struct member, member, party->members)
        if (eia_member_factors(member) == 0)
            member->leaves = false;
}

static void tell_retreat(const struct fight *fight, const struct party *party,
                         const char *to, const struct names *ids)
{
    const struct board *board = &fight->board;
    const char *who = eia_party_name(fight, party->role);
    struct event *event = TELL(
        fight->play, EVENT_RETREAT, BASE(retreat),
        eia_power_id(eia_party_lead(party)), NULL, "%s: retreat to %s by %s",
        who, eia_place_name(board, to), eia_pieces_name(board, ids));

    eia_goes(fight->play->arena, event, fight->area, to);
    event_from_outside(fight->play->journal, event, "%s: retreat to %s by %s",
                       who, eia_place_name(board, to),
                       eia_seen_pieces(board, ids));
}

/* [base retreat] who goes where the side goes; to NULL: all who leave */
static struct names going(const struct fight *fight, const struct party *party,
                          const char *to)
{
    struct names ids = {NULL, 0};

    foreach (const struct member, member, party->members) {
        const struct irregular *irregular =
            eia_irregular(&fight->board, member->id);

        if (member->leaves &&
            (!to || !irregular || is_open_to(fight, irregular, to)))
            names_add(fight->board.arena, &ids, member->id);
    }
    return ids;
}

/* [base retreat] those who leave go, or surrender */
void eia_leave(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];
    const char *to = NULL;
    struct names ids = {NULL, 0};

    keep_fallen(party);
    if (!going(fight, party, NULL).count)
        return;
    to = destination(fight, party, NULL);
    if (!to) {
        surrender(fight, party);
        drop_leaving(party);
        return;
    }
    ids = going(fight, party, to);
    if (ids.count)
        tell_retreat(fight, party, to, &ids);
    foreach (struct member, one, party->members) {
        if (!one->leaves)
            continue;
        if (one->kind == MEMBER_CORPS)
            move_corps(fight, one, to);
        else
            move_irregular(fight, party, one, to);
        if (eia_member_factors(one) == 0)
            eia_fight_end(fight);
    }
    drop_leaving(party);
}

/* [base retreat] corps and cossacks outside the city go */
void eia_retreat_all(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];

    foreach (struct member, member, party->members)
        member->leaves =
            eia_member_factors(member) > 0 && !member->inside &&
            (member->kind == MEMBER_CORPS || member->kind == MEMBER_IRREGULAR);
    eia_leave(fight, role);
}
