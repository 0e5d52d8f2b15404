/* How an attack is played. [base attack] */
#include "rulesets/armee-du-nord/combat/muster.h"

static bool has_guns(const struct force *force)
{
    return adn_has_arm(force, HORSE_ARTILLERY) ||
           adn_has_arm(force, FOOT_ARTILLERY);
}

/* ---- the condition ------------------------------------------------------- */

bool adn_is_met(const struct attack_order *given,
                const struct attack_if *standing, const struct force *attackers,
                const struct force *defenders)
{
    static const int arms[] = {
        [IF_INFANTRY] = INFANTRY, [IF_CAVALRY] = CAVALRY};
    const struct attack_if *own = &given->when;
    const struct attack_if *in_force =
        own->condition == IF_STANDING ? standing : own;
    int when = (int)in_force->condition;

    if (when == IF_ODDS)
        return adn_odds_column(adn_odds(adn_force_strength(attackers),
                                        adn_force_strength(defenders))) >=
               in_force->odds - 1;
    return when == IF_ARTILLERY ? has_guns(defenders)
           : when == IF_INFANTRY || when == IF_CAVALRY
               ? adn_has_arm(defenders, arms[when])
               : true;
}

/* ---- combined arms ------------------------------------------------------- */

/* [base combined-arms] infantry, cavalry and guns on one hex, not in rain */
static int combined_arms(const struct board *board,
                         const struct attack_order *given,
                         const struct force *attackers)
{
    const struct hexes targets = adn_targets(board->arena, given);
    bool bombarded = false;

    foreach_hex (hex, targets)
        bombarded |= hexes_contain(&board->game->bombarded, hex);
    return bombarded && given->combined != COMBINED_NO &&
                   adn_now(board)->kind != RAIN &&
                   adn_has_arm(attackers, INFANTRY) &&
                   adn_has_arm(attackers, CAVALRY)
               ? board->module->combined_arms
               : 0;
}

/* exp.combined-defence infantry, cavalry and artillery in the hex */
static int combined_defence(const struct board *board,
                            const struct force *defenders)
{
    return adn_has_rule(board->options, RULE_OF_DEFENCE) &&
                   adn_has_arm(defenders, INFANTRY) &&
                   adn_has_arm(defenders, CAVALRY) && has_guns(defenders)
               ? board->module->combined_arms
               : 0;
}

/* ---- the fight ----------------------------------------------------------- */

int adn_lost_by(const struct game *game, int camp)
{
    int lost = 0;

    for (int army = 0; army < ARMIES; army++)
        if (adn_camp(army) == camp)
            lost += game->armies[army].lost;
    return lost;
}

/* Does nobody of it stand where he stood? */
static bool is_beaten(const struct force *force, const struct hexes *from)
{
    bool stands = false;

    foreach_unit (unit, *force)
        stands |= unit->hex == from->items[unit_at];
    return !stands;
}

static void tell_party(struct play *play, const char *side, int came, int lost,
                       bool won)
{
    const struct party_outcome outcome = {.side = side,
                                          .name =
                                              adn_side_name(play->module, side),
                                          .strength = came,
                                          .lost = lost,
                                          .won = won};

    event_for_all(journal_outcome(play->journal, BASE(attack), &outcome));
}

/* qa.charge-2a who has moved in column attacks all the same */
static void tell_fight(struct play *play, const struct fight *fight,
                       const struct force *defenders, const struct rule *rule,
                       const char *heading)
{
    struct event *event = journal_tell_open(
        play->journal, EVENT_COMBAT, rule, adn_army_words[fight->army], NULL,
        "%s %s: %s against %s.", heading,
        adn_hex_name(&play->board, fight->target),
        adn_force_text(play->arena, &fight->attackers),
        adn_force_text(play->arena, defenders));

    event_at(event, fight->target);
    foreach_unit (unit, fight->attackers)
        if (unit->column)
            event_cites(play->journal, event, RULE(qa_charge_2a));
}

void adn_play_fight(struct play *play, struct fight *fight,
                    const struct rule *rule, const char *heading)
{
    int enemy = adn_enemy(fight->camp);
    struct force defenders =
        adn_enemies_at(&play->board, fight->target, fight->camp);
    int other = adn_lead(&play->board, &defenders)->army;
    int came = adn_force_strength(&fight->attackers);
    int met = adn_force_strength(&defenders);
    int before[] = {adn_lost_by(play->game, fight->camp),
                    adn_lost_by(play->game, enemy)};
    const struct names *told = adn_tell_among(play, NULL);
    struct hexes from = {NULL, 0};
    bool beaten, empty;

    foreach_unit (unit, fight->attackers)
        hexes_add(play->arena, &from, unit->hex);
    adn_show_force(play, &fight->attackers);
    adn_show_force(play, &fight->along);
    adn_show_force(play, &defenders);
    tell_fight(play, fight, &defenders, rule, heading);
    if (!fight->charge)
        fight->guard = combined_defence(&play->board, &defenders);
    adn_fight(play, fight);
    /* [ruling 86] where both stay, or both are beaten, nobody wins */
    beaten = is_beaten(&fight->attackers, &from);
    empty = !adn_has_enemy(&play->board, fight->target, fight->camp);
    tell_party(play, adn_army_words[fight->army], came,
               adn_lost_by(play->game, fight->camp) - before[0],
               empty && !beaten);
    tell_party(play, adn_army_words[other], met,
               adn_lost_by(play->game, enemy) - before[1], beaten && !empty);
    journal_close(play->journal);
    adn_tell_among(play, told);
}

static void enter(struct play *play, const struct rule *rule, struct unit *unit,
                  int hex)
{
    struct event *event =
        TELL_OF(play, EVENT_ADVANCE, rule, unit, "%s advances into %s.",
                unit->name, adn_hex_name(&play->board, hex));

    adn_event_step(play, event_for_everybody(event), unit->hex, hex);
    adn_enter_hex(play, unit, hex);
    unit->advanced = true;
}

void adn_advance(struct play *play, const struct rule *rule,
                 const struct force *force, const struct names *named, int hex)
{
    const struct board *board = &play->board;
    struct unit *strongest = NULL;

    if (force->count == 0 || adn_has_enemy(board, hex, force->units[0]->side))
        return;
    foreach_unit (unit, *force) {
        if (unit->state != ON_MAP || unit->advanced ||
            !adn_adjacent(board, unit->hex, hex) ||
            adn_prohibited(board, unit->card->arm, hex) ||
            !adn_has_room(board, hex, unit->side, 1, unit->increments))
            continue;
        if (names_contain(named, unit->id))
            enter(play, rule, unit, hex);
        else if (named->count == 0 && adn_is_stronger(unit, strongest))
            strongest = unit;
    }
    if (strongest)
        enter(play, rule, strongest, hex);
}

void adn_note_attack(const struct board *board,
                     const struct attack_order *given,
                     const struct force *attackers)
{
    const struct hexes targets = adn_targets(board->arena, given);

    foreach_unit (unit, *attackers)
        unit->attacked = true;
    foreach_hex (hex, targets)
        hexes_add(board->arena, &board->game->attacked, hex);
}

void adn_attack_hex(struct play *play, const char *side,
                    const struct attack_order *given)
{
    const struct attack_if *standing =
        play_standing(play, side, &adn_attack_if, NULL);
    int army = adn_army_of(side);
    struct fight fight = {.attackers =
                              adn_able(&play->board, given, &adn_attackers),
                          .target = given->target,
                          .also = given->also,
                          .army = army,
                          .camp = adn_camp(army)};
    const struct force *attackers = &fight.attackers;
    const struct force defenders =
        adn_enemies_at(&play->board, given->target, fight.camp);

    adn_tell_dropped(play, side, given, &adn_attackers);
    if (!adn_is_met(given, standing, attackers, &defenders)) {
        TELL_BY(play, EVENT_LAPSE, adn_attack_if.rule, side, NULL,
                "The attack on %04d is not made: %d against %d does not "
                "meet its condition.",
                given->target, adn_force_strength(attackers),
                adn_force_strength(&defenders));
        return;
    }
    fight.shift = combined_arms(&play->board, given, attackers);
    if (given->combined == COMBINED_YES && fight.shift == 0)
        TELL_BY(play, EVENT_NOTE, BASE(combined_arms), side, NULL,
                "The combined arms claimed against %04d are not there.",
                given->target);
    adn_note_attack(&play->board, given, attackers);
    adn_play_fight(play, &fight, BASE(attack), "Attack on");
    adn_advance(play, BASE(advance), attackers, &given->advance, given->target);
}
