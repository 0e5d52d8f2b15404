/* Field combats whose chances are asked for: which stand there, and what is
 * settled before they are played. */
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/odds/odds.h"

#include <string.h>

/* clang-format off */
static const char *const yes_words[] = {"no", "yes", NULL};
static const char *const attack_words[] = {
    "assault", "escalated-assault", "echelon", "probe", "outflank", NULL};
static const char *const defence_words[] = {
    "defend", "counter-attack", "escalated-counter-attack", "cordon",
    "withdraw", "outflank", NULL};
static const char *const extent_words[] = {"combat", "round", "day", NULL};

const struct ruleset_secret eia_secrets[] = {
    [SECRET_RIVER] = {"river", "river", yes_words},
    [SECRET_ATTACK] = {"attacker-chit", "attacker's chit", attack_words},
    [SECRET_DEFENCE] = {"defender-chit", "defender's chit", defence_words},
    [SECRET_EXTENT] = {"extent", "played", extent_words},
    [EIA_SECRETS] = {NULL, NULL, NULL}};
/* clang-format on */

enum chit eia_secret_chit(enum eia_secret secret, int value)
{
    return eia_chit(eia_secrets[secret].words[value]);
}

const struct combat *eia_field_combat(const struct play *play, const char *area)
{
    foreach (struct combat, combat, play->game->combats)
        if (same_name(combat->area, area) && combat->kind != TRIVIAL_COMBAT)
            return combat;
    return NULL;
}

struct fight eia_odds_fight(const struct play *play, const char *area)
{
    struct play *copy =
        arena_copy(play->arena, play, sizeof(*play)); /* only looked at */

    return eia_fight_of(copy, eia_field_combat(play, area));
}

static enum party_role role_of(size_t secret)
{
    return secret == SECRET_ATTACK ? ATTACKER : DEFENDER;
}

/* ---- what is known ---------------------------------------------------- */

/* While a power marches, over what it will come is open. */
static int known_river(const struct play *play, const struct fight *fight)
{
    return play->game->land_part == LAND_BATTLES ? eia_came_over_water(fight)
                                                 : SECRET_OPEN;
}

/* A battle plan or case may have told the chit of the first day. A neutral
 * country has no player who chooses. */
static int known_chit(const struct fight *fight, size_t secret)
{
    const char *const *words = eia_secrets[secret].words;
    enum power lead = eia_party_lead(&fight->parties[role_of(secret)]);
    const struct battle *plan = NULL;
    const struct names *chits = NULL;

    if (lead == NO_POWER)
        return SECRET_IDLE;
    plan = eia_plan(fight, role_of(secret), lead);
    chits = secret == SECRET_ATTACK ? &plan->attack : &plan->defend;
    for (int i = 0; chits->count && words[i]; i++)
        if (strcmp(words[i], chits->items[0]) == 0)
            return i;
    return SECRET_OPEN;
}

int eia_known_secret(const struct play *play, const char *area, size_t secret)
{
    const struct fight fight = eia_odds_fight(play, area);

    if (secret == SECRET_EXTENT)
        return WHOLE_COMBAT;
    return secret == SECRET_RIVER ? known_river(play, &fight)
                                  : known_chit(&fight, secret);
}

static const char *any_leader(const struct fight *fight,
                              const struct party *party)
{
    foreach (struct leader, leader, fight->board.game->leaders)
        if (eia_is_with(party, leader))
            return leader->id;
    return NULL;
}

bool eia_may_be_secret(const struct play *play, const char *area, size_t secret,
                       int value)
{
    struct fight fight = eia_odds_fight(play, area);
    struct party *party = &fight.parties[role_of(secret)];

    if (secret != SECRET_ATTACK && secret != SECRET_DEFENCE)
        return true;
    party->commander = any_leader(&fight, party);
    return eia_party_lead(party) != NO_POWER &&
           eia_chit_is_legal(&fight, party,
                             eia_secret_chit((enum eia_secret)secret, value));
}

/* ---- as it is settled ------------------------------------------------- */

/* Who came from nowhere in particular came from where he stands. */
static void settle_river(struct fight *fight, bool river)
{
    const struct party *party = &fight->parties[ATTACKER];

    if (eia_came_over_water(fight) == river)
        return;
    foreach (const struct member, member, party->members) {
        struct corps *corps = member->kind == MEMBER_CORPS
                                  ? eia_corps(&fight->board, member->id)
                                  : NULL;

        if (!corps)
            continue;
        corps->by = river ? OVER_RIVER : OVER_LAND;
        corps->from = corps->from ? corps->from : corps->at;
    }
}

/* The first of them is another; what follows on later days stays. */
static void put_first(struct names *chits, const char *word,
                      struct arena *arena)
{
    struct names given = *chits;

    *chits = (struct names){NULL, 0};
    names_add(arena, chits, word);
    for (size_t i = 1; i < given.count; i++)
        names_add(arena, chits, given.items[i]);
}

/* A battle order of the side: its plan for this combat, but for the chit. */
static void add_order(struct play *play, const struct fight *fight,
                      size_t secret, int value)
{
    enum power lead = eia_party_lead(&fight->parties[role_of(secret)]);
    const char *side = eia_power_id(lead);
    struct battle *battle = ARENA_NEW(play->arena, struct battle);
    struct order *order = ARENA_NEW(play->arena, struct order);
    struct section *section = NULL;

    if (lead == NO_POWER)
        return;
    *battle = *eia_plan(fight, role_of(secret), lead);
    battle->at = fight->area;
    battle->ask = false;
    put_first(secret == SECRET_ATTACK ? &battle->attack : &battle->defend,
              eia_secrets[secret].words[value], play->arena);
    *order = (struct order){.kind = &eia_battle, .details = battle};
    section = LIST_ADD(play->arena, play->sections, play->section_count);
    *section = (struct section){
        .side = side, .step = play->step->id, .orders = order, .count = 1};
}

void eia_settle_secrets(struct play *play, const char *area, const int *secrets)
{
    struct fight fight = eia_fight_of(play, eia_field_combat(play, area));

    play->sections = NULL;
    play->section_count = 0;
    settle_river(&fight, secrets[SECRET_RIVER] == 1);
    add_order(play, &fight, SECRET_ATTACK, secrets[SECRET_ATTACK]);
    add_order(play, &fight, SECRET_DEFENCE, secrets[SECRET_DEFENCE]);
}
