/* The parties of a combat: who takes part with what. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

const char *const eia_troop_words[] = {
    "infantry",        "militia",        "cavalry", "guard",    "artillery",
    "feudal-infantry", "feudal-cavalry", "cossack", "guerilla", NULL};

struct fight eia_fight(struct play *play, const char *area, enum power acting,
                       const struct rule *rule)
{
    return (struct fight){.play = play,
                          .board = play->board,
                          .rule = rule,
                          .area = area,
                          .acting = acting,
                          .day = 1,
                          .round = 1,
                          .parties = {{.role = ATTACKER}, {.role = DEFENDER}}};
}

static struct member *add(struct fight *fight, enum party_role role,
                          const struct member *member)
{
    struct party *party = &fight->parties[role];
    struct member *added = ADD_TO(fight->board.arena, party->members);
    const char *power = eia_power_id(member->player);

    *added = *member;
    if (member->player != NO_POWER)
        eia_once(fight->board.arena, &party->powers, power);
    return added;
}

/* [base losses] factors of a corps as losses know them */
static enum troop troop_of(const struct corps_card *card, enum factor factor)
{
    static const enum troop troops[FACTOR_COUNT] = {
        TROOP_INFANTRY, TROOP_MILITIA,   TROOP_CAVALRY,
        TROOP_GUARD,    TROOP_ARTILLERY, TROOP_FEUDAL_INFANTRY};

    return factor == FACTOR_FEUDAL && card->kind == CORPS_FEUDAL_CAVALRY
               ? TROOP_FEUDAL_CAVALRY
               : troops[factor];
}

/* [base field] a corps takes part */
void eia_add_corps(struct fight *fight, enum party_role role,
                   const struct corps *corps)
{
    const struct corps_card *card = corps->card;
    struct member member = {
        .kind = MEMBER_CORPS,
        .id = corps->id,
        .nation = eia_corps_nation(corps),
        .player = eia_corps_power(&fight->board, corps),
        .inside = corps->in_city,
    };

    for (int i = 0; i < FACTOR_COUNT; i++)
        member.troops[troop_of(card, (enum factor)i)] += corps->factors[i];
    add(fight, role, &member);
}

/* [base assault] a garrison takes part */
void eia_add_garrison(struct fight *fight, enum party_role role,
                      const struct garrison *garrison)
{
    struct member member = {
        .kind = MEMBER_GARRISON,
        .id = garrison->area,
        .nation = garrison->nation,
        .player = eia_player_of(&fight->board, garrison->nation),
        .inside = true,
    };

    member.troops[TROOP_INFANTRY] = garrison->infantry;
    member.troops[TROOP_MILITIA] = garrison->militia;
    add(fight, role, &member);
}

/* [base trivial] the garrison of a depot takes part */
void eia_add_depot(struct fight *fight, enum party_role role,
                   const struct depot *depot)
{
    struct member member = {.kind = MEMBER_DEPOT,
                            .id = depot->id,
                            .nation = eia_power_id(depot->owner),
                            .player = depot->owner};

    member.troops[TROOP_INFANTRY] = depot->infantry;
    member.troops[TROOP_MILITIA] = depot->militia;
    add(fight, role, &member);
}

/* 10.1.2a Cossack/freikorps counter equals one factor, of cavalry */
void eia_add_irregular(struct fight *fight, enum party_role role,
                       const struct irregular *irregular)
{
    struct member member = {
        .kind = MEMBER_IRREGULAR,
        .id = irregular->id,
        .nation = eia_power_id(irregular->owner),
        .player = irregular->owner,
        .inside = irregular->in_city,
    };

    rules_add(fight->board.arena, &fight->parties[role].counted, RULE(10_1_2a));
    member.troops[TROOP_COSSACK] = 1;
    add(fight, role, &member);
}

/* 10.1.1k guerillas take part */
void eia_add_guerillas(struct fight *fight, enum party_role role,
                       const struct guerilla *guerilla, int factors)
{
    struct member member = {
        .kind = MEMBER_GUERILLA,
        .id = guerilla->area,
        .nation = eia_power_id(SPAIN),
        .player = SPAIN,
        .inside = guerilla->in_city,
    };

    member.troops[TROOP_GUERILLA] = factors;
    add(fight, role, &member);
}

bool eia_is_cavalry(enum troop troop)
{
    return troop == TROOP_CAVALRY || troop == TROOP_FEUDAL_CAVALRY ||
           troop == TROOP_COSSACK;
}

int eia_member_factors(const struct member *member)
{
    int sum = 0;

    for (int i = 0; i < TROOP_COUNT; i++)
        sum += member->troops[i];
    return sum;
}

/* [base outflank] outflankers take no part till they arrive */
bool eia_takes_part(const struct party *party, const struct member *member)
{
    return !(party->split && member->outflanks);
}

int eia_party_troops(const struct party *party, enum troop troop)
{
    int sum = 0;

    foreach (struct member, member, party->members)
        if (eia_takes_part(party, member))
            sum += member->troops[troop];
    return sum;
}

int eia_party_factors(const struct party *party)
{
    int sum = 0;

    for (int i = 0; i < TROOP_COUNT; i++)
        sum += eia_party_troops(party, (enum troop)i);
    return sum;
}

int eia_party_cavalry(const struct party *party)
{
    int sum = 0;

    for (int i = 0; i < TROOP_COUNT; i++)
        if (eia_is_cavalry((enum troop)i))
            sum += eia_party_troops(party, (enum troop)i);
    return sum;
}

int eia_party_corps(const struct party *party)
{
    int sum = 0;

    foreach (struct member, member, party->members)
        sum += member->kind == MEMBER_CORPS && eia_member_factors(member) > 0;
    return sum;
}

/* 10.2.1g whose wars a member fights */
const char *eia_member_flag(const struct fight *fight,
                            const struct member *member)
{
    return member->kind == MEMBER_CORPS
               ? eia_corps_flag(eia_corps(&fight->board, member->id))
               : member->nation;
}

/* [base command] the power with most factors leads */
enum power eia_party_lead(const struct party *party)
{
    int factors[POWER_END] = {0};
    enum power lead = NO_POWER;

    foreach (struct member, member, party->members)
        factors[member->player] += 1 + eia_member_factors(member);
    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (factors[other] &&
            (lead == NO_POWER || factors[other] > factors[lead]))
            lead = other;
    return lead;
}

const char *eia_party_name(const struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];
    struct names names = {NULL, 0};

    foreach (const struct member, member, party->members)
        eia_once(fight->board.arena, &names,
                 eia_nation_name(&fight->board, member->nation));
    return names_text(&names, " and ", fight->board.arena);
}

const char *eia_which(const struct fight *fight, enum party_role role)
{
    return arena_text(fight->board.arena, "%s-%s-%s%s%d-%d-%s", fight->area,
                      eia_power_id(fight->acting),
                      fight->sort ? fight->sort : "", fight->sort ? "-" : "",
                      fight->day, fight->round,
                      role == ATTACKER ? "attacker" : "defender");
}

enum troop eia_troop(const char *word)
{
    int place = word_place(eia_troop_words, word);

    return place < 0 ? TROOP_COUNT : (enum troop)place;
}

/* [base hidden] who lays his corps open to each other (ruling 66) */
struct names eia_fighters(const struct fight *fight)
{
    struct names all = {NULL, 0};

    for (int role = ATTACKER; role <= DEFENDER; role++)
        foreach_name (id, fight->parties[role].powers)
            names_add(fight->board.arena, &all, id);
    return all;
}
