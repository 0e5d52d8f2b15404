/* Attacked cossacks and freikorps ride away. 10.1.2p to 10.1.2r */
#include "rooms/empires-in-arms/combat/orders.h"
#include "rooms/empires-in-arms/combat/rules.h"
#include "rooms/empires-in-arms/module/rules.h"

#include <stdlib.h>

/* 10.1.2q Cavalry corps hinder retreat: 4 or less */
static bool is_hindered(struct fight *fight)
{
    enum { MOST = 4 };
    const struct party *attacker = &fight->parties[ATTACKER];
    struct event *event = NULL;
    const struct roll *roll = NULL;
    bool cavalry = false;

    for (size_t i = 0; i < attacker->count; i++)
        cavalry |= attacker->members[i].kind == MEMBER_CORPS &&
                   eia_corps_card(fight->europe.module, attacker->members[i].id)
                       ->cavalry_symbol;
    if (!cavalry)
        return false;
    roll = journal_roll(fight->play->journal, fight->play->dice, RULE(10_1_2q),
                        "cossacks", eia_which(fight, DEFENDER), 1, 6, &event);
    event_for_all(event);
    return roll->faces[0] > MOST;
}

/* 10.1.2m freikorps stay where they may be: 10.1.2m. */
static bool is_allowed(const struct fight *fight, const struct member *member,
                       const char *to)
{
    const struct irregular *irregular =
        eia_irregular(&fight->europe, member->id);

    if (irregular && irregular->kind == FREIKORPS) {
        rule_cited(RULE(10_1_2m));
        return eia_same(eia_home_of(&fight->europe, to), member->nation) ||
               eia_controller(&fight->europe, to) == member->player;
    }
    return eia_entry(&fight->europe, member->nation, to) != ENTRY_REFUSED;
}

/* 10.1.2p an area without enemy corps where they may be */
static bool is_legal(const struct fight *fight, const struct member *member,
                     const char *to)
{
    return eia_is_free_of(&fight->europe, member->nation, to) &&
           is_allowed(fight, member, to);
}

/* 10.1.2p the first area of the standing order that is lawful */
static const char *wished(struct fight *fight, const struct member *member,
                          const struct names *areas)
{
    for (size_t i = 0; i < areas->count; i++)
        if (eia_edge(&fight->europe, fight->area, areas->items[i]) &&
            is_legal(fight, member, areas->items[i]))
            return eia_area(fight->europe.module, areas->items[i])->id;
    return NULL;
}

/* 10.1.2p the friendly area with the lowest id, else the lowest. */
static const char *usual(struct fight *fight, const struct member *member)
{
    const struct way *way = eia_ways(fight->europe.module, fight->area);
    const char *best = NULL;
    bool best_friendly = false;

    for (; way->to; way++) {
        const char *to = way->to->id;
        bool friendly = eia_controller(&fight->europe, to) == member->player;

        if (!eia_edge_open(&fight->europe, way->edge) ||
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
static void ride(struct fight *fight, struct member *member, const char *to)
{
    struct irregular *irregular = eia_irregular(&fight->europe, member->id);

    if (irregular)
        irregular->at = to;
    event_for_all(event_of(
        eia_goes(fight->play->arena,
                 journal_add(fight->play->journal, EVENT_RETREAT, RULE(10_1_2p),
                             "%s retreats to %s",
                             eia_piece_name(&fight->europe, member->id),
                             eia_place_name(&fight->europe, to)),
                 fight->area, to),
        member->nation, member->id));
}

/* 10.1.2p Automatic retreat before combat */
bool eia_cossacks_retreat(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];
    bool tested = false;
    size_t kept = 0;

    for (size_t i = 0; i < party->count; i++) {
        struct member *member = &party->members[i];
        const char *to =
            member->kind == MEMBER_IRREGULAR ? refuge(fight, member) : NULL;

        if (to && !tested) {
            tested = true;
            if (is_hindered(fight))
                return party->count == 0;
        }
        if (to)
            ride(fight, member, to);
        else
            party->members[kept++] = *member;
    }
    party->count = kept;
    return kept == 0;
}
