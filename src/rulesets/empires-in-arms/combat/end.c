/* A combat begins and ends: what is counted, what leaves the map, what becomes
 * of leaders. [base field] */
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

static struct contingent *contingent_of(struct fight *fight,
                                        struct party *party, const char *nation)
{
    struct contingent *contingent = NULL;

    foreach (struct contingent, one, party->contingents)
        if (same_name(one->nation, nation))
            return one;
    contingent = ADD_TO(fight->board.arena, party->contingents);
    contingent->nation = nation;
    return contingent;
}

/* 12.3.6b factors are counted when they take part */
void eia_count_in(struct fight *fight, enum party_role role,
                  const struct member *member)
{
    struct party *party = &fight->parties[role];

    for (int i = 0; i < TROOP_COUNT; i++)
        party->start[i] += member->troops[i];
    contingent_of(fight, party, member->nation)->start +=
        eia_member_factors(member);
}

/* 12.7b leaders who were there */
static void note_leaders(struct fight *fight, struct party *party)
{
    foreach (struct leader, leader, fight->play->game->leaders)
        if (eia_is_with(party, leader))
            names_add(fight->board.arena, &party->leaders, leader->id);
}

/* [base field] factors, leaders and morale of both sides */
void eia_fight_begin(struct fight *fight)
{
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        struct party *party = &fight->parties[role];

        foreach (struct member, member, party->members)
            eia_count_in(fight, (enum party_role)role, member);
        note_leaders(fight, party);
        party->morale =
            eia_party_morale(&fight->board, party, &party->spirited);
    }
}

/* 10.6a a leader is with a corps of the side */
bool eia_is_with(const struct party *party, const struct leader *leader)
{
    foreach (const struct member, member, party->members)
        if (member->kind == MEMBER_CORPS && leader->state == LEADER_ON &&
            same_name(leader->with, member->id))
            return true;
    return false;
}

/* 10.6a a corps of the side with factors left that he may go with: 10.6a. */
static const struct member *refuge(const struct fight *fight,
                                   const struct party *party,
                                   const struct leader *leader)
{
    enum power owner = eia_player_of(&fight->board, leader->nation);

    foreach (const struct member, member, party->members)
        if (member->kind == MEMBER_CORPS && eia_member_factors(member) > 0 &&
            member->player == owner)
            return member;
    return NULL;
}

/* 10.6.3a not one factor of the side, or of the pinning force, is left. */
static bool is_wiped_out(const struct party *party)
{
    return eia_party_factors(party) == 0;
}

/* 10.6.3a, 10.6d, 10.6a what becomes of his corps' leader */
static void leader_of_fallen(struct fight *fight, struct party *party,
                             struct leader *leader)
{
    const struct party *enemy = &fight->parties[!party->role];
    const struct member *other = refuge(fight, party, leader);

    if (is_wiped_out(party)) {
        eia_capture_leader(fight->play, leader, &enemy->powers,
                           eia_party_lead(enemy));
        return;
    }
    if (!other) {
        eia_leader_off(fight->play, leader, RULE(10_6d));
        return;
    }
    leader->with = other->id;
    TELL(fight->play, EVENT_STATE, RULE(10_6a), leader->nation, leader->id,
         "%s goes to %s", leader->card->name,
         eia_corps_card(fight->play->module, other->id)->name);
}

/* 10.6.3a leaders of a corps that is no more */
static void leaders_of_fallen(struct fight *fight, struct party *party,
                              const char *corps)
{
    foreach (struct leader, leader, fight->play->game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, corps))
            leader_of_fallen(fight, party, leader);
}

static void remove_irregular(const struct board *board, const char *id)
{
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (same_name(irregular->id, id)) {
            DROP(irregular, board->game->irregulars);
            return;
        }
}

static void remove_depot(const struct board *board, const char *id)
{
    foreach (const struct depot, depot, board->game->depots)
        if (same_name(depot->id, id)) {
            DROP(depot, board->game->depots);
            return;
        }
}

static void remove_empty(struct game *game)
{
    eia_tidy_guerillas(game);
    foreach (struct garrison, garrison, game->garrisons)
        if (garrison->infantry + garrison->militia == 0)
            DROP(garrison, game->garrisons);
}

static void tell_fall(const struct fight *fight, const struct member *member,
                      const struct corps *corps)
{
    struct event *event =
        TELL(fight->play, EVENT_LOSS, BASE(losses), member->nation, member->id,
             "%s %s is wiped out",
             eia_nation_name(&fight->board, member->nation), corps->card->name);

    event_from_outside(fight->play->journal, event, "%s is wiped out",
                       eia_seen_corps(&fight->board, corps));
}

/* [base losses] a piece without factors leaves the map */
static void fall(struct fight *fight, struct party *party,
                 const struct member *member)
{
    struct corps *corps = eia_corps(&fight->board, member->id);

    if (member->kind == MEMBER_IRREGULAR) {
        remove_irregular(&fight->board, member->id);
    } else if (member->kind == MEMBER_DEPOT) {
        remove_depot(&fight->board, member->id);
    } else if (member->kind == MEMBER_CORPS && corps->at) {
        leaders_of_fallen(fight, party, member->id);
        eia_corps_leaves(&fight->board, corps);
        tell_fall(fight, member, corps);
    }
}

/* [base losses] what each nation has lost. Prisoners are among them. Told
 * once, however often a fight ends. */
static void tell_lost(struct fight *fight, const struct party *party)
{
    foreach (struct contingent, one, party->contingents) {
        eia_tell_lost(fight->play, one->nation, one->lost, BASE(losses),
                      eia_place_name(&fight->board, fight->area));
        memset(one->lost, 0, sizeof(one->lost));
    }
}

/* [base field] the fallen leave the map, losses are told */
void eia_fight_end(struct fight *fight)
{
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        struct party *party = &fight->parties[role];

        foreach (struct member, member, party->members) {
            struct corps *corps = eia_corps(&fight->board, member->id);

            if (corps)
                corps->fought = true;
            if (eia_member_factors(member) == 0)
                fall(fight, party, member);
        }
        tell_lost(fight, party);
    }
    remove_empty(fight->play->game);
}

static int sum_of(const int troops[TROOP_COUNT])
{
    int sum = 0;

    for (int i = 0; i < TROOP_COUNT; i++)
        sum += troops[i];
    return sum;
}

/* Of all that took part: who has nobody left has no member any more. */
static const char *nations_of(const struct fight *fight,
                              const struct party *party)
{
    struct names names = {NULL, 0};

    foreach (const struct contingent, contingent, party->contingents)
        eia_once(fight->board.arena, &names,
                 eia_nation_name(&fight->board, contingent->nation));
    return names_text(&names, " and ", fight->board.arena);
}

void eia_tell_outcome(const struct fight *fight, int winner,
                      const struct rule *rule)
{
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        const struct party *party = &fight->parties[role];
        const struct party_outcome outcome = {
            .side = party->powers.count ? party->powers.items[0] : NULL,
            .name = nations_of(fight, party),
            .strength = sum_of(party->start),
            .lost = sum_of(party->lost),
            .won = role == winner};
        struct event *event = event_for_all(
            journal_outcome(fight->play->journal, rule, &outcome));

        event_from_outside(fight->play->journal, event, "%s: %s", outcome.name,
                           outcome.won ? "the day is theirs."
                                       : "the day is not theirs.");
    }
}
