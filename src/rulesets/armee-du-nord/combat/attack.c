/* The order to attack. [base attack] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/muster.h"

static const char *const combined_words[] = {"auto", "yes", "no", NULL};

/* [base attack] own infantry and cavalry, and conditions that go together */
static bool check_attack(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct attack_order *given = order->details;
    bool good = adn_check_named(seat, order, report);

    good &= adn_check_odds(order, &given->when, report);
    return adn_check_advance(order, &given->units, report) && good;
}

/* qa.spi-1 several hexes are attacked at once if one unit stands in them */
static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct attack_order *given = order->details;
    const struct hexes targets = adn_targets(seat->arena, given);
    int enemy = adn_enemy_of(seat);
    const struct unit *unit = adn_first(&seat->board, given->target, enemy);

    foreach_hex (hex, targets)
        if (hexes_contain(&seat->game->attacked, hex))
            return REFUSE(BASE(attack),
                          "%04d was attacked already: a hex is attacked once",
                          hex);
    foreach_hex (hex, given->also)
        if (hex == given->target || !unit || !adn_is_deployed(unit) ||
            adn_first(&seat->board, hex, enemy) != unit)
            return REFUSE(RULE(qa_spi_1),
                          "no unit is deployed both in %04d and in %04d",
                          given->target, hex);
    return adn_check_strike(seat, order, report);
}

static void foresee_attack(const struct seat *seat, const struct order *order)
{
    const struct attack_order *given = order->details;
    struct force force = adn_named(&seat->board, &given->units);

    adn_note_attack(&seat->board, given, &force);
}

static void carry_out_attack(struct play *play, const char *side,
                             const struct order *order)
{
    adn_attack_hex(play, side, order->details);
}

/* "22 against 9, column 2-1" as the map stands now */
static const char *odds_text(const struct seat *seat,
                             const struct attack_order *given)
{
    const struct force force = adn_named(&seat->board, &given->units);
    const struct force defenders =
        adn_force_at(&seat->board, given->target, adn_enemy_of(seat));
    int attack = adn_force_strength(&force);
    int defence = adn_force_strength(&defenders);

    if (defence == 0)
        return arena_text(seat->arena, "%d against what is not seen", attack);
    return arena_text(
        seat->arena, "%d against %d, column %s", attack, defence,
        adn_odds_words[adn_odds_column(adn_odds(attack, defence)) + 1]);
}

/* What may keep it from being made: [base standing-orders] its condition,
 * table.charge-noattack a charge that was ordered before it. */
static void say_odds(const struct seat *seat, const struct attack_order *given,
                     struct buffer *out)
{
    const struct force force = adn_named(&seat->board, &given->units);
    const struct force defenders =
        adn_force_at(&seat->board, given->target, adn_enemy_of(seat));
    struct names charging = {NULL, 0};

    buffer_printf(out, ": %s before shifts", odds_text(seat, given));
    if (defenders.count > 0 &&
        !adn_is_met(given,
                    standing_details(seat->standing, &adn_attack_if, NULL),
                    &force, &defenders))
        buffer_printf(out, ", which its condition does not allow");
    foreach_unit (unit, force)
        if (unit->charged)
            names_add(seat->arena, &charging, unit->name);
    if (charging.count > 0)
        buffer_printf(out, ", but not %s after a charge",
                      names_series(&charging, seat->arena));
}

static void say_attack(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct attack_order *given = order->details;
    const struct force force = adn_named(&seat->board, &given->units);

    buffer_printf(out, "%s %s %s", adn_force_text(seat->arena, &force),
                  force.count == 1 ? "attacks" : "attack",
                  adn_hex_name(&seat->board, given->target));
    foreach_hex (hex, given->also)
        buffer_printf(out, ", also in %04d", hex);
    adn_say_strike(seat, order, say_odds, out);
}

static void choose_attack(const struct seat *seat, struct choices *choices)
{
    adn_offer_targets(seat, choices, &adn_attack, odds_text);
}

const struct order_kind adn_attack = {
    ORDER("attack", BASE(attack),
          "infantry and cavalry attack a hex next to them"),
    FIELDS(attack_order, MAY(NAMES, attack_order, advance, "advance"),
           MAY(HEXES, attack_order, also, "also"),
           MAY_CHOOSE(attack_order, combined, "combined", combined_words),
           MAY_CHOOSE(attack_order, when.condition, "if", adn_if_words),
           MAY_CHOOSE(attack_order, when.odds, "odds", adn_odds_words),
           NEEDED(HEX, attack_order, target, "target"),
           NEEDED(NAMES, attack_order, units, "units")),
    .subject = "target",
    ACTS(check_attack, check_now, foresee_attack, carry_out_attack, say_attack,
         choose_attack),
    .once = true};
