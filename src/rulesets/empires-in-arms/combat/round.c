/* Fire of a round, losses, morale loss, and who is broken. [base round] */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

struct volley {
    int losses, morale;
};

/* [base small-side] Fewer than half of the enemy shake him half as much,
 * fewer than a fifth not at all. */
static int shaking(const struct fight *fight, enum party_role role, int morale,
                   struct rules *why)
{
    int own = eia_party_factors(&fight->parties[role]);
    int enemy = eia_party_factors(&fight->parties[!role]);

    if (!fight->small_sides || 2 * own >= enemy)
        return morale;
    rules_add(fight->board.arena, why, BASE(small_side));
    return 5 * own >= enemy ? morale / 2 : 0;
}

/* [base outflank] outflankers that have come hit harder: a footnote says how
 * much. */
static int weight(const struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];
    int more = eia_chit_note(fight, role, NOTE_OUTFLANKERS);
    int sum = eia_party_factors(party);

    for (size_t i = 0; party->arrived && i < party->members_count; i++)
        if (party->members[i].outflanks)
            sum += more * eia_member_factors(&party->members[i]);
    return sum;
}

/* [base round] one side fires */
static struct volley fire(struct fight *fight, enum party_role role,
                          const struct fire *given)
{
    struct party *party = &fight->parties[role];
    const struct module *module = fight->board.module;
    const char *table = given->table[role];
    struct event *event = NULL;
    int face = 0;
    struct combat_result result = {0, 0};
    struct volley volley = {0, 0};
    struct rules why = {NULL, 0};
    int factors = 0;

    if (!table)
        return volley;
    face = eia_throw(fight->play, BASE(round), "fire", eia_which(fight, role),
                     eia_power_id(eia_party_lead(party)));
    result = eia_combat_result(module, table, face + given->modifier[role]);
    factors = weight(fight, role);
    volley.losses = eia_casualties(module, result.percent, factors);
    volley.morale = shaking(fight, role, result.morale, &why);
    party->inflicted = volley.losses;
    event = TELL(fight->play, EVENT_TABLE, BASE(casualty), NULL, NULL,
                 "%s, %d factor%s, die %d%+d on table %s: %d percent, %d "
                 "factor%s and %d.%d morale",
                 eia_party_name(fight, role), factors, eia_plural_s(factors),
                 face, given->modifier[role], table, result.percent,
                 volley.losses, eia_plural_s(volley.losses), volley.morale / 10,
                 volley.morale % 10);
    event_cites_all(fight->play->journal, event, &given->why[role]);
    event_cites_all(fight->play->journal, event, &why);
    return volley;
}

/* [base round] morale loss of the combat and of the day */
static void shake_party(struct party *party, int morale)
{
    party->shaken += morale;
    party->day_shaken += morale;
}

/* What its factors and its morale were made by is told with the losses, morale
 * unless it was told before. */
static void cite_losses(struct fight *fight, struct party *party,
                        struct event *event)
{
    event_cites_all(fight->play->journal, event, &party->shared);
    event_cites_all(fight->play->journal, event, &party->spirited);
    party->spirited = (struct rules){NULL, 0};
}

/* [base losses] factors and morale that a side loses */
static void suffer(struct fight *fight, enum party_role role,
                   const struct volley *volley)
{
    struct party *party = &fight->parties[role];
    const struct member *before = eia_members_before(fight, role);
    int lost = eia_lose(fight, role, volley->losses, false);
    struct event *event = NULL;

    shake_party(party, volley->morale);
    event = TELL(fight->play, EVENT_LOSS, BASE(losses),
                 eia_power_id(eia_party_lead(party)), NULL,
                 "%s: %d factor%s lost, %d left; morale loss %d.%d of %d.%d%s",
                 eia_party_name(fight, role), lost, eia_plural_s(lost),
                 eia_party_factors(party), party->shaken / 10,
                 party->shaken % 10, party->morale / 10, party->morale % 10,
                 eia_losses_told(fight, role, before));
    cite_losses(fight, party, event_number(event, lost));
}

/* [base round] both fire, then both lose */
bool eia_both_fire(struct fight *fight, const struct fire *given)
{
    struct volley attack = fire(fight, ATTACKER, given);
    struct volley defence = fire(fight, DEFENDER, given);

    suffer(fight, ATTACKER, &defence);
    suffer(fight, DEFENDER, &attack);
    return eia_check_broken(fight);
}

/* 12.3.5.6 Artillery alone breaks */
static bool is_artillery_alone(const struct party *party)
{
    int guns = eia_party_troops(party, TROOP_ARTILLERY);

    return guns > 0 && guns == eia_party_factors(party);
}

static void tell_broken(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];
    struct event *event = TELL(fight->play, EVENT_STATE, BASE(break),
                               eia_power_id(eia_party_lead(party)), NULL,
                               "%s: broken in round %d",
                               eia_party_name(fight, role), fight->round);

    if (is_artillery_alone(party))
        event_cites(fight->play->journal, event, RULE(12_3_5_6));
}

/* [base break] morale or factors gone, or guns alone */
bool eia_check_broken(struct fight *fight)
{
    bool any = false;

    for (int role = ATTACKER; role <= DEFENDER; role++) {
        struct party *party = &fight->parties[role];
        bool breaks = party->shaken >= party->morale ||
                      eia_party_factors(party) == 0 ||
                      is_artillery_alone(party);

        if (breaks && !party->broken) {
            party->broken = true;
            tell_broken(fight, (enum party_role)role);
        }
        any |= party->broken;
    }
    return any;
}
