/* The guard is committed. 12.3.4 */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum { MOST_LEVELS = 2, FOR_TWO_LEVELS = 2, LAST_ROUND = 3 };

/* 12.3.4.3a Whose guard may be committed, and for how much */
static bool may_commit(const char *nation, int factors, int level)
{
    enum power power = eia_power(nation);

    if (level == MOST_LEVELS)
        return (power == FRANCE || power == RUSSIA) &&
               factors >= FOR_TWO_LEVELS;
    return factors >= 1 && (power == FRANCE || power == RUSSIA ||
                            power == AUSTRIA || power == PRUSSIA);
}

static bool is_guard_corps(const struct board *board, const char *id)
{
    const struct corps_card *card = eia_corps_card(board->module, id);

    return card && (card->kind == CORPS_GUARD || card->kind == CORPS_GRENADIER);
}

/* 12.3.4c of the force that is listed there with the player, or his own */
static bool is_beside(const struct seat *seat, const char *area,
                      enum power power)
{
    const struct combat *combat = eia_combat_at(&seat->board, area);

    if (power == eia_power(seat->side) || !combat)
        return power == eia_power(seat->side);
    if (names_contain(&combat->defenders, seat->side))
        return eia_has_power(&combat->defenders, power);
    return eia_has_power(&combat->attackers, power) ||
           eia_has_power(&combat->besieged, power);
}

/* 12.3.4c guard factors of the force's guard corps there; of all nations: how
 * many nations they are. */
static int guard_at(const struct board *board, const struct seat *seat,
                    const char *area, struct names *nations)
{
    int factors = 0;

    foreach (const struct corps, corps, board->game->corps) {
        const char *owner = eia_corps_nation(corps);

        if (!same_name(corps->at, area) || !is_guard_corps(board, corps->id) ||
            !is_beside(seat, area, eia_corps_power(board, corps)))
            continue;
        factors += corps->factors[FACTOR_GUARD];
        eia_once(seat->arena, nations, owner);
    }
    return factors;
}

/* 12.3.4c One guard corps of mixed nationalities */
bool eia_check_guard_there(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct battle *battle = order->details;
    const struct corps *corps = eia_corps(&seat->board, battle->guard_corps);
    struct names nations = {NULL, 0};
    int factors = 0;

    if (!battle->guard_rounds.count)
        return true;
    factors = guard_at(&seat->board, seat, battle->at, &nations);
    if (corps && is_guard_corps(&seat->board, corps->id)) {
        factors = corps->factors[FACTOR_GUARD];
        nations = (struct names){NULL, 0};
        names_add(seat->arena, &nations, eia_corps_nation(corps));
    }
    if (nations.count > 1)
        return REFUSE(RULE(12_3_4c),
                      "guard of several nations is at %s: name one corps",
                      battle->at);
    if (nations.count == 1 &&
        may_commit(nations.items[0], factors, battle->guard_level))
        return true;
    return REFUSE(RULE(12_3_4_3a), "%s cannot be committed at +%d",
                  arena_counted(seat->arena, factors, "guard factor"),
                  battle->guard_level);
}

/* 12.3.4a Switch: guard commitment; 12.3.4b Committing the guard, when */
bool eia_check_guard(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    const struct battle *battle = order->details;

    if (!battle->guard_rounds.count)
        return true;
    if (!option_is(seat->options, "guard-commitment", "on"))
        return REFUSE(RULE(12_3_4a), "the option guard-commitment is off");
    if (battle->guard_level < 1 || battle->guard_level > MOST_LEVELS)
        return REFUSE(RULE(12_3_4b), "the guard is committed at +1 or +2");
    return true;
}

/* Guard that is committed together: the named corps, or all of a nation. */
struct guard {
    const char *nation;
    const char *corps; /* or NULL: all */
    int factors;
};

/* 12.3.4c guard of the nation, or corps, that is committed */
static bool is_of(const struct fight *fight, const struct guard *guard,
                  const struct member *member)
{
    return member->kind == MEMBER_CORPS && member->troops[TROOP_GUARD] > 0 &&
           is_guard_corps(&fight->board, member->id) &&
           (guard->corps
                ? same_name(member->id, guard->corps)
                : !guard->nation || same_name(member->nation, guard->nation));
}

/* 12.3.4.3b the guard that is committed */
static struct guard guard_of(const struct fight *fight,
                             const struct party *party, const char *corps)
{
    struct guard guard = {NULL, corps, 0};

    foreach (const struct member, member, party->members) {
        if (!eia_takes_part(party, member) || !is_of(fight, &guard, member))
            continue;
        guard.nation = member->nation;
        guard.factors += member->troops[TROOP_GUARD];
    }
    return guard;
}

/* 12.3.4c One guard corps of mixed nationalities: none goes in unnamed */
static bool is_one(const struct fight *fight, const struct party *party,
                   const struct guard *guard)
{
    const struct guard any = {NULL, guard->corps, 0};

    foreach (const struct member, member, party->members)
        if (eia_takes_part(party, member) && is_of(fight, &any, member) &&
            !is_of(fight, guard, member)) {
            TELL(fight->play, EVENT_STATE, RULE(12_3_4c), NULL, NULL,
                 "%s: no guard goes in, the corps is not named",
                 eia_party_name(fight, party->role));
            return false;
        }
    return true;
}

static bool in_round(const struct names *rounds, int round)
{
    foreach_name (id, *rounds)
        if (id[0] == (char)('0' + round))
            return true;
    return false;
}

/* 12.3.4.1 Both sides decide in secret: from what stood when the round began;
 * 12.3.4d Once per day of combat */
int eia_guard_level(const struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];
    const struct battle *plan = party->plan;
    struct guard guard = {0};

    if (!plan || party->committed ||
        !in_round(&plan->guard_rounds, fight->round) ||
        party->shaken < plan->guard_loss ||
        !option_is(fight->board.options, "guard-commitment", "on"))
        return 0;
    guard = guard_of(fight, party, plan->guard_corps);
    return guard.nation && is_one(fight, party, &guard) &&
                   may_commit(guard.nation, guard.factors, plan->guard_level)
               ? plan->guard_level
               : 0;
}

/* 12.3.4.4 losses of the guard by its chart */
static int guard_losses(const struct module *module, int level, int die)
{
    foreach (const struct guard_row, row, module->guard)
        if (row->shift == level)
            return row->losses[die];
    return 0;
}

/* 12.3.4.4 Guard commitment losses; 12.3.4.3b of all that is committed. Fewer
 * if there are fewer; returns what goes on. */
static int lose_guard(struct fight *fight, enum party_role role, int *losses)
{
    struct party *party = &fight->parties[role];
    struct guard guard = guard_of(fight, party, party->plan->guard_corps);
    int lost = 0;

    for (; lost < *losses && lost < guard.factors; lost++) {
        struct member *most = NULL;

        foreach (struct member, member, party->members)
            if (eia_takes_part(party, member) && is_of(fight, &guard, member) &&
                (!most ||
                 member->troops[TROOP_GUARD] > most->troops[TROOP_GUARD]))
                most = member;
        eia_lose_from(&fight->board, party, most, TROOP_GUARD);
    }
    *losses = lost;
    return guard.factors - lost;
}

/* 12.3.4.1 both sides have guard, and could have committed it; 12.3.4d there
 * are rounds left in which it cannot go in again */
static void cite_commitment(struct fight *fight, enum party_role role,
                            struct event *event)
{
    struct journal *journal = fight->play->journal;
    const struct party *enemy = &fight->parties[!role];

    if (guard_of(fight, enemy, NULL).factors > 0)
        event_cites(journal, event, RULE(12_3_4_1));
    if (fight->round < LAST_ROUND)
        event_cites(journal, event, RULE(12_3_4d));
}

/* 12.3.4b Committing the guard, when */
static void announce(struct fight *fight, enum party_role role, int level)
{
    struct event *event = NULL;

    if (!level)
        return;
    fight->parties[role].committed = true;
    event = event_number(TELL(fight->play, EVENT_STATE, RULE(12_3_4b), NULL,
                              NULL, "%s: the guard goes in at +%d",
                              eia_party_name(fight, role), level),
                         level);
    cite_commitment(fight, role, event);
}

/* 12.3.4.3b All guard factors are committed; 12.3.4.5 Remaining guard fights,
 * lost guard does not */
static void advance(struct fight *fight, enum party_role role, int level)
{
    struct party *party = &fight->parties[role];
    int face = 0;
    int losses = 0;
    int left = 0;

    if (!level)
        return;
    face = eia_throw(fight->play, RULE(12_3_4_4), "guard",
                     eia_which(fight, role), NULL);
    losses = guard_losses(fight->board.module, level, face);
    left = lose_guard(fight, role, &losses);
    event_cites(
        fight->play->journal,
        event_number(
            TELL(fight->play, EVENT_LOSS, RULE(12_3_4_4), NULL, NULL,
                 "%s: %s lost in the advance", eia_party_name(fight, role),
                 arena_counted(fight->play->arena, losses, "guard factor")),
            losses),
        RULE(12_3_4_3b));
    if (left > 0) {
        party->forlorn = true;
        return;
    }
    party->broken = true;
    TELL(fight->play, EVENT_STATE, RULE(12_3_4_5), NULL, NULL,
         "%s: broken, the guard is gone", eia_party_name(fight, role));
}

/* 12.3.4.1 both commit, then both advance */
void eia_commit_guards(struct fight *fight, const int levels[2])
{
    for (int role = ATTACKER; role <= DEFENDER; role++)
        announce(fight, (enum party_role)role, levels[role]);
    for (int role = ATTACKER; role <= DEFENDER; role++)
        advance(fight, (enum party_role)role, levels[role]);
}

/* 12.3.4.6 Commitment must break the enemy */
void eia_guard_repulsed(struct fight *fight)
{
    bool held[2] = {!fight->parties[DEFENDER].broken,
                    !fight->parties[ATTACKER].broken};

    for (int role = ATTACKER; role <= DEFENDER; role++) {
        struct party *party = &fight->parties[role];

        if (party->forlorn && held[role] && !party->broken) {
            party->broken = true;
            TELL(fight->play, EVENT_STATE, RULE(12_3_4_6), NULL, NULL,
                 "%s: broken, the guard is thrown back",
                 eia_party_name(fight, (enum party_role)role));
        }
        party->forlorn = false;
    }
}
