/* Ld1: which combats there are. [base combat-list] */
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

/* Forces outside the city of an area, as far as combats ask. */
struct field_forces {
    struct names nations; /* for which its corps fight */
    struct names light;   /* powers of cossacks and freikorps */
};

/* [base combat-list] who fights for a nation: a power, or the minor country
 * that obeys none. */
static const char *party_of(const struct board *board, const char *nation)
{
    enum power power = eia_player_of(board, nation);

    return power == NO_POWER ? nation : eia_power_id(power);
}

/* [base combat-list] who stands in the field */
static struct field_forces forces_at(const struct board *board,
                                     const char *area)
{
    struct field_forces forces = {{NULL, 0}, {NULL, 0}};

    foreach (struct corps, corps, board->game->corps)
        if (same_name(corps->at, area) && eia_in_field(corps))
            eia_once(board->arena, &forces.nations, eia_corps_flag(corps));
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (same_name(irregular->at, area) && !irregular->in_city)
            eia_once(board->arena, &forces.light,
                     eia_power_id(irregular->owner));
    return forces;
}

/* [base combat-list] neither in a city nor at sea */
bool eia_in_field(const struct corps *corps)
{
    return corps->at && !corps->embarked && !corps->in_city &&
           eia_corps_factors(corps) > 0;
}

/* [base combat-list] a nation that acts now: of the group of the acting
 * power. */
static bool acts(const struct board *board, enum power power,
                 const char *nation)
{
    enum power other = eia_player_of(board, nation);

    return other != NO_POWER && eia_combined(board, power, other);
}

/* [base combat-list] at war with one of them */
static bool is_enemy_of(const struct board *board, const char *party,
                        const struct names *others)
{
    foreach_name (other, *others)
        if (eia_at_war(board, party, other))
            return true;
    return false;
}

/* [base combat-list] at war with one of those who act, and none of them: a war
 * that breaks out in the month leaves two of a group to fight in the next. */
static bool is_foe(const struct board *board, enum power power,
                   const char *party, const struct names *others)
{
    return !acts(board, power, party) && is_enemy_of(board, party, others);
}

/* [base combat-list] one combat an area */
static struct combat *combat_at(struct play *play, const char *area)
{
    struct combat *combat = eia_combat_at(&play->board, area);

    if (combat)
        return combat;
    combat = ADD_TO(play->arena, play->game->combats);
    combat->area = area;
    return combat;
}

/* [base combat-list] attackers and defenders of an area */
static void enlist(struct play *play, const char *area,
                   const struct names *corps, const struct names *light,
                   const struct names *enemies)
{
    struct combat *combat = NULL;

    if (!enemies->count)
        return;
    combat = combat_at(play, area);
    foreach_name (id, *corps)
        if (is_enemy_of(&play->board, id, enemies))
            eia_once(play->arena, &combat->attackers,
                     party_of(&play->board, id));
    foreach_name (id, *light)
        if (is_enemy_of(&play->board, id, enemies))
            eia_once(play->arena, &combat->attackers, id);
    foreach_name (enemy, *enemies)
        eia_once(play->arena, &combat->defenders,
                 party_of(&play->board, enemy));
}

/* 10.1.2o Must attack where movement ends; 10.1.2s Opposing cossacks fight;
 * 10.1.1l guerillas force nothing */
static void compulsory(struct play *play, enum power power, const char *area)
{
    struct field_forces forces = forces_at(&play->board, area);
    struct names mine = {NULL, 0};
    struct names light = {NULL, 0};
    struct names enemies = {NULL, 0};

    foreach_name (nation, forces.nations)
        if (acts(&play->board, power, nation))
            eia_once(play->arena, &mine, nation);
    foreach_name (id, forces.light)
        if (acts(&play->board, power, id))
            eia_once(play->arena, &light, id);
    foreach_name (nation, forces.nations)
        if (is_foe(&play->board, power, nation, &mine) ||
            is_foe(&play->board, power, nation, &light))
            eia_once(play->arena, &enemies, nation);
    foreach_name (id, forces.light)
        if (is_foe(&play->board, power, id, &light) ||
            (enemies.count && is_foe(&play->board, power, id, &mine)))
            eia_once(play->arena, &enemies, id);
    enlist(play, area, &mine, &light, &enemies);
}

/* [base combat-list] the powers that attack, and the minor countries whose
 * corps attack with theirs. */
static struct names flags_of(const struct board *board,
                             const struct field_forces *forces,
                             const struct names *attackers)
{
    struct names flags = {NULL, 0};

    foreach_name (attacker, *attackers)
        eia_once(board->arena, &flags, attacker);
    foreach_name (nation, forces->nations)
        if (names_contain(attackers, party_of(board, nation)))
            eia_once(board->arena, &flags, nation);
    return flags;
}

/* [base combat-list] the targets of a declared attack. */
static void complete(struct play *play, enum power power, struct combat *combat)
{
    struct field_forces forces = forces_at(&play->board, combat->area);
    struct names flags = flags_of(&play->board, &forces, &combat->attackers);

    foreach_name (nation, forces.nations)
        if (is_foe(&play->board, power, nation, &flags))
            eia_once(play->arena, &combat->defenders,
                     party_of(&play->board, nation));
    foreach_name (id, forces.light)
        if (is_foe(&play->board, power, id, &flags))
            eia_once(play->arena, &combat->defenders, id);
    foreach (const struct depot, depot, play->game->depots) {
        const char *owner = eia_power_id(depot->owner);

        if (same_name(depot->at, combat->area) &&
            is_foe(&play->board, power, owner, &flags))
            eia_once(play->arena, &combat->defenders, owner);
    }
}

/* 12.3.10a Switch: overwhelming numbers */
static bool is_overwhelming(const struct fight *fight)
{
    int attack = eia_party_factors(&fight->parties[ATTACKER]);
    int defence = eia_party_factors(&fight->parties[DEFENDER]);

    return option_is(fight->board.options, "overwhelming-numbers", "on") &&
           (attack >= 5 * defence || defence >= 5 * attack);
}

/* [base combat-list] field, limited or trivial */
static enum combat_kind kind_of(struct play *play, const struct combat *combat)
{
    struct fight fight = eia_fight_of(play, combat);

    if (!eia_party_corps(&fight.parties[ATTACKER]) ||
        !eia_party_corps(&fight.parties[DEFENDER]) || is_overwhelming(&fight))
        return TRIVIAL_COMBAT;
    return eia_relieves(&play->board, combat) ? LIMITED_FIELD_COMBAT
                                              : FIELD_COMBAT;
}

/* [base combat-list] attacks of the acting group are declared */
static void declared_attacks(struct play *play, enum power power)
{
    static const struct order_kind *const kinds[] = {&eia_attack,
                                                     &eia_guerilla_attack};

    for (enum power other = AUSTRIA; other < POWER_END; other++)
        for (int j = 0; j < 2; j++) {
            const char *side = eia_power_id(other);
            struct order *order = NULL;

            if (!eia_combined(&play->board, power, other))
                continue;
            while ((order = play_order(play, side, kinds[j], NULL, 0)))
                play_carry_out(play, side, order);
        }
}

static void sort_by_area(struct game *game)
{
    for (size_t i = 1; i < game->combats_count; i++)
        for (size_t j = i; j > 0; j--) {
            struct combat *pair = &game->combats[j - 1];
            struct combat first = pair[0];

            if (strcmp(pair[0].area, pair[1].area) <= 0)
                break;
            pair[0] = pair[1];
            pair[1] = first;
        }
}

static size_t irregulars_in(const struct party *party)
{
    size_t count = 0;

    foreach (const struct member, member, party->members)
        count += member->kind == MEMBER_IRREGULAR;
    return count;
}

/* 10.1.2o cossacks and freikorps that must attack, 10.1.2s each other;
 * 12.3.10a numbers that make a trivial combat */
static void cite_combat(const struct fight *fight, const struct combat *combat,
                        struct event *event)
{
    struct journal *journal = fight->play->journal;
    const struct party *attacker = &fight->parties[ATTACKER];
    const struct party *defender = &fight->parties[DEFENDER];

    event_cites_all(journal, event, &attacker->counted);
    event_cites_all(journal, event, &defender->counted);
    if (irregulars_in(attacker))
        event_cites(journal, event, RULE(10_1_2o));
    if (irregulars_in(attacker) == attacker->members_count &&
        irregulars_in(defender) == defender->members_count)
        event_cites(journal, event, RULE(10_1_2s));
    if (combat->kind == TRIVIAL_COMBAT && eia_party_corps(attacker) &&
        eia_party_corps(defender))
        event_cites(journal, event, RULE(12_3_10a));
}

static void report(struct play *play, const struct combat *combat)
{
    static const char *const words[] = {"field combat", "limited field combat",
                                        "trivial combat"};
    struct fight fight = eia_fight_of(play, combat);
    const struct names all = eia_fighters(&fight);
    const struct names *before = eia_tell_among(play, &all);
    struct event *event = TELL(
        play, EVENT_STATE, BASE(combat_list), NULL, NULL,
        "%s %s: %s with %s against %s with %d", words[combat->kind],
        eia_where(&play->board, combat->area), eia_party_name(&fight, ATTACKER),
        arena_counted(play->arena, eia_party_factors(&fight.parties[ATTACKER]),
                      "factor"),
        eia_party_name(&fight, DEFENDER),
        eia_party_factors(&fight.parties[DEFENDER]));

    event_from_outside(
        play->journal, event, "%s %s: %s against %s", words[combat->kind],
        eia_where(&play->board, combat->area), eia_party_name(&fight, ATTACKER),
        eia_party_name(&fight, DEFENDER));
    cite_combat(&fight, combat, event);
    eia_told(play, before);
}

/* [base combat-list] Ld1: the combats of the acting power */
void eia_list_combats(struct play *play, enum power power)
{
    struct game *game = play->game;

    declared_attacks(play, power);
    foreach (const struct area_card, area, play->module->areas)
        compulsory(play, power, area->id);
    foreach (struct combat, combat, game->combats) {
        complete(play, power, combat);
        if (!combat->defenders.count) {
            DROP(combat, game->combats);
            continue;
        }
        eia_join_relievers(play, combat);
        combat->kind = kind_of(play, combat);
    }
    sort_by_area(game);
    foreach (struct combat, one, game->combats)
        report(play, one);
}
