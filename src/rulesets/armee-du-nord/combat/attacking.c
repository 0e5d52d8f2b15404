/* How an attack is played. [base attack] */
#include "rulesets/armee-du-nord/combat/attacking.h"
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/charts.h"
#include "rulesets/armee-du-nord/module/rules.h"

struct force adn_able_to_attack(const struct board *board,
                                const struct attack_order *given)
{
    struct force force = {NULL, 0};
    const struct rule *rule;

    for (size_t i = 0; i < given->units.count; i++) {
        struct unit *unit = adn_unit(board, given->units.items[i]);

        if (!adn_cannot_attack(board, unit, given->target, &rule))
            adn_force_add(board->arena, &force, unit);
    }
    return force;
}

static void tell_dropped(struct play *play, const char *side,
                         const struct attack_order *given)
{
    for (size_t i = 0; i < given->units.count; i++) {
        const struct unit *unit = adn_unit(&play->board, given->units.items[i]);
        const struct rule *rule;
        const char *why =
            adn_cannot_attack(&play->board, unit, given->target, &rule);

        if (why)
            journal_tell(play->journal, EVENT_NOTE, rule, side, unit->id,
                         "%s does not attack %04d: it %s.", unit->card->name,
                         given->target, why);
    }
}

/* ---- the condition ------------------------------------------------------- */

struct conditions {
    enum condition condition;
    int odds;
};

static struct conditions condition_of(struct play *play, const char *side,
                                      const struct attack_order *given)
{
    const struct attack_if *standing =
        play_standing(play, side, &adn_attack_if, NULL);

    if (given->condition == IF_STANDING)
        return (struct conditions){standing->condition, standing->odds};
    return (struct conditions){given->condition, given->odds};
}

static bool is_met(const struct conditions *conditions,
                   const struct force *attackers, const struct force *defenders)
{
    switch (conditions->condition) {
    case IF_STANDING:
    case IF_ALWAYS:
        return true;
    case IF_ODDS:
        return adn_odds_column(adn_odds(adn_force_strength(attackers),
                                        adn_force_strength(defenders))) >=
               conditions->odds - 1;
    case IF_INFANTRY:
        return adn_has_arm(defenders, INFANTRY);
    case IF_CAVALRY:
        return adn_has_arm(defenders, CAVALRY);
    case IF_ARTILLERY:
        return adn_has_arm(defenders, HORSE_ARTILLERY) ||
               adn_has_arm(defenders, FOOT_ARTILLERY);
    }
    return true;
}

/* ---- combined arms ------------------------------------------------------- */

/* [base combined-arms] infantry, cavalry and guns on one hex, not in rain */
static int combined_arms(const struct board *board,
                         const struct attack_order *given,
                         const struct force *attackers)
{
    if (given->combined == COMBINED_NO || adn_now(board)->kind == RAIN ||
        !adn_has_arm(attackers, INFANTRY) || !adn_has_arm(attackers, CAVALRY) ||
        !hexes_contain(&board->game->bombarded, given->target))
        return 0;
    return board->module->combined_arms;
}

/* ---- the fight ----------------------------------------------------------- */

static void tell_party(struct play *play, const struct fight *fight,
                       const char *side, int came, bool attacker)
{
    bool empty = !adn_has_units(&play->board, fight->target,
                                (int)adn_enemy(fight->camp));
    struct force left = attacker
                            ? adn_force_left(play->arena, &fight->attackers)
                            : (struct force){NULL, 0};
    const struct party_outcome outcome = {
        .side = side,
        .name = play_side_name(play, side),
        .strength = came,
        .lost = attacker ? came - adn_force_strength(&left) : 0,
        .won = attacker == empty};

    event_for_all(journal_outcome(play->journal, BASE(attack), &outcome));
}

static int lost_by(const struct game *game, int camp)
{
    int lost = 0;

    for (int army = 0; army < ARMIES; army++)
        if ((int)adn_camp(army) == camp)
            lost += game->armies[army].lost;
    return lost;
}

static void tell_defender(struct play *play, const struct fight *fight,
                          const struct party_outcome *party)
{
    bool empty = !adn_has_units(&play->board, fight->target,
                                (int)adn_enemy(fight->camp));
    struct party_outcome outcome = *party;

    outcome.won = !empty;
    event_for_all(journal_outcome(play->journal, BASE(attack), &outcome));
}

void adn_play_fight(struct play *play, struct fight *fight,
                    const struct rule *rule, const char *heading)
{
    int enemy = (int)adn_enemy(fight->camp);
    const char *side = adn_army_words[fight->army];
    struct force defenders = adn_force_at(&play->board, fight->target, enemy);
    const struct unit *lead = adn_lead(&play->board, &defenders);
    int came = adn_force_strength(&fight->attackers);
    int before = lost_by(play->game, enemy);
    struct party_outcome other = {.strength = adn_force_strength(&defenders)};

    other.side = adn_army_words[lead->card->army];
    other.name = play_side_name(play, other.side);
    event_at(journal_tell_open(
                 play->journal, EVENT_COMBAT, rule, side, NULL,
                 "%s %s: %s against %s.", heading,
                 map_name(&play->module->map, fight->target, play->arena),
                 adn_force_text(play->arena, &fight->attackers),
                 adn_force_text(play->arena, &defenders)),
             fight->target);
    adn_fight(play, fight);
    other.lost = lost_by(play->game, enemy) - before;
    tell_party(play, fight, side, came, true);
    tell_defender(play, fight, &other);
    journal_close(play->journal);
}

static void tell_lapse(struct play *play, const char *side,
                       const struct attack_order *given,
                       const struct force *attackers,
                       const struct force *defenders)
{
    journal_tell(play->journal, EVENT_LAPSE, adn_attack_if.rule, side, NULL,
                 "The attack on %04d is not made: %d against %d does not meet "
                 "its condition.",
                 given->target, adn_force_strength(attackers),
                 adn_force_strength(defenders));
}

void adn_attack_hex(struct play *play, const char *side,
                    const struct attack_order *given)
{
    const struct conditions conditions = condition_of(play, side, given);
    struct force attackers = adn_able_to_attack(&play->board, given);
    struct fight fight = {.attackers = attackers,
                          .target = given->target,
                          .army = adn_army_of(side)};
    struct force defenders;

    fight.camp = (int)adn_camp(fight.army);
    defenders = adn_force_at(&play->board, given->target,
                             (int)adn_enemy(fight.camp));
    tell_dropped(play, side, given);
    if (!is_met(&conditions, &attackers, &defenders)) {
        tell_lapse(play, side, given, &attackers, &defenders);
        return;
    }
    fight.shift = combined_arms(&play->board, given, &attackers);
    for (size_t i = 0; i < attackers.count; i++)
        attackers.units[i]->attacked = true;
    hexes_add(play->arena, &play->game->attacked, given->target);
    adn_play_fight(play, &fight, BASE(attack), "Attack on");
    adn_advance(play, BASE(advance), &attackers, &given->advance,
                given->target);
}
