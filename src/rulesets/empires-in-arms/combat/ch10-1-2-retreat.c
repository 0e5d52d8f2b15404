/* Attacked cossacks and freikorps ride away. 10.1.2p to 10.1.2r */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <stdlib.h>

/* 10.1.2q Cavalry corps hinder retreat: 4 or less */
static bool is_hindered(struct fight *fight, const struct rules *why)
{
    enum { MOST = 4 };
    const struct party *attacker = &fight->parties[ATTACKER];
    struct event *event = NULL;
    const struct roll *roll = NULL;
    bool cavalry = false;

    foreach (const struct member, member, attacker->members)
        cavalry |=
            member->kind == MEMBER_CORPS &&
            eia_corps_card(fight->board.module, member->id)->cavalry_symbol;
    if (!cavalry)
        return false;
    roll = journal_roll(fight->play->journal, fight->play->dice, RULE(10_1_2q),
                        "cossacks", eia_which(fight, DEFENDER), 1, 6, &event);
    event_cites_all(fight->play->journal, event_for_all(event), why);
    return roll->faces[0] > MOST;
}

static bool is_freikorps(const struct fight *fight, const struct member *member)
{
    const struct irregular *irregular =
        eia_irregular(&fight->board, member->id);

    return irregular && irregular->kind == FREIKORPS;
}

/* 10.1.2m in their own land of old, or in what is theirs now */
bool eia_freikorps_may_be(const struct board *board, enum power owner,
                          const char *area)
{
    return same_name(eia_home_of(board, area), eia_power_id(owner)) ||
           eia_controller(board, area) == owner;
}

/* 10.1.2m Where cossacks and freikorps may go */
static bool is_allowed(const struct fight *fight, const struct member *member,
                       const char *to)
{
    if (is_freikorps(fight, member))
        return eia_freikorps_may_be(&fight->board, member->player, to);
    return eia_entry(&fight->board, member->nation, to) != ENTRY_REFUSED;
}

/* 10.1.2p an area without enemy corps where they may be */
static bool is_legal(const struct fight *fight, const struct member *member,
                     const char *to)
{
    return !eia_foes_in(&fight->board, member->nation, to) &&
           is_allowed(fight, member, to);
}

/* 10.1.2p the first area of the standing order that is lawful */
static const char *wished(struct fight *fight, const struct member *member,
                          const struct names *areas)
{
    foreach_name (area, *areas)
        if (eia_edge(&fight->board, fight->area, area) &&
            is_legal(fight, member, area))
            return eia_area(fight->board.module, area)->id;
    return NULL;
}

/* 10.1.2p the friendly area with the lowest id, else the lowest. */
static const char *usual(struct fight *fight, const struct member *member)
{
    const struct way *way = eia_ways(fight->board.module, fight->area);
    const char *best = NULL;
    bool best_friendly = false;

    for (; way->to; way++) {
        const char *to = way->to->id;
        bool friendly = eia_controller(&fight->board, to) == member->player;

        if (!eia_edge_open(&fight->board, way->edge) ||
            !is_legal(fight, member, to))
            continue;
        if (!best || friendly > best_friendly ||
            (friendly == best_friendly && atoi(to + 1) < atoi(best + 1))) {
            best = to;
            best_friendly = friendly;
        }
    }
    return best;
}

/* 10.1.2p where cossacks go, if they do not stand */
static const char *refuge(struct fight *fight, const struct member *member)
{
    const struct cossack_retreat *order =
        play_standing(fight->play, eia_power_id(member->player),
                      &eia_cossack_retreat, member->id);
    const char *to = NULL;

    if (order->stand)
        return NULL;
    to = wished(fight, member, &order->areas);
    return to ? to : usual(fight, member);
}

/* 10.1.2p cossacks retreat */
static void ride(struct fight *fight, struct member *member, const char *to,
                 const struct rules *why)
{
    struct journal *journal = fight->play->journal;
    struct irregular *irregular = eia_irregular(&fight->board, member->id);
    struct event *event = NULL;

    if (irregular)
        irregular->at = to;
    event = journal_tell(journal, EVENT_RETREAT, RULE(10_1_2p), member->nation,
                         member->id, "%s retreats to %s",
                         eia_piece_name(&fight->board, member->id),
                         eia_place_name(&fight->board, to));
    eia_goes(fight->play->arena, event, fight->area, to);
    event_cites_all(journal, event, why);
    if (is_freikorps(fight, member))
        event_cites(journal, event, RULE(10_1_2m));
    eia_enters(fight, member->id, fight->area, to);
}

/* 10.1.2p Automatic retreat before combat */
bool eia_cossacks_retreat(struct fight *fight, const struct rules *why)
{
    struct party *party = &fight->parties[DEFENDER];
    bool tested = false;
    size_t kept = 0;

    foreach (struct member, member, party->members) {
        const char *to =
            member->kind == MEMBER_IRREGULAR ? refuge(fight, member) : NULL;

        if (to && !tested) {
            tested = true;
            if (is_hindered(fight, why))
                return party->members_count == 0;
        }
        if (to)
            ride(fight, member, to, why);
        else
            party->members[kept++] = *member;
    }
    party->members_count = kept;
    return kept == 0;
}
