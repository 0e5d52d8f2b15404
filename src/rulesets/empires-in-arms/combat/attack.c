/* Attacks that nobody has to make: on cossacks, freikorps and depots, and by
 * guerillas. [base combat-list], 10.1.1k */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/module/rules.h"

struct attack {
    const char *at;
};
struct guerilla_attack {
    const char *area;
    int factors;
};

/* [base combat-list] an enemy of the power, or 10.2.1g of a corps of its minor
 * countries there: of these guerillas alone are none. */
static bool is_prey(const struct board *board, enum power power,
                    const char *area, enum power owner, bool guerillas)
{
    const char *own = eia_power_id(power);

    return guerillas ? eia_enemies(board, power, owner)
                     : eia_has_foe(board, area, eia_power_id(owner),
                                   &(const struct names){&own, 1});
}

/* [base combat-list] what may be attacked that need not be. Enemy cossacks,
 * freikorps or depot garrisons outside the city. */
static bool has_prey(const struct board *board, enum power power,
                     const char *area, bool guerillas)
{
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (same_name(irregular->at, area) && !irregular->in_city &&
            is_prey(board, power, area, irregular->owner, guerillas))
            return true;
    foreach (const struct depot, depot, board->game->depots)
        if (same_name(depot->at, area) &&
            depot->infantry + depot->militia > 0 &&
            is_prey(board, power, area, depot->owner, guerillas))
            return true;
    return false;
}

/* [base combat-list] who attacks has somebody in the field there */
static bool is_there(const struct board *board, enum power power,
                     const char *area)
{
    foreach (const struct corps, corps, board->game->corps)
        if (eia_stands_before(corps, area) &&
            eia_corps_power(board, corps) == power)
            return true;
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (same_name(irregular->at, area) && !irregular->in_city &&
            irregular->owner == power)
            return true;
    return false;
}

/* 10.1.1k guerillas of an enemy, who cannot be attacked */
static bool has_enemy_guerillas(const struct board *board, enum power power,
                                const char *area)
{
    return eia_guerillas(board, area, false) &&
           eia_enemies(board, power, SPAIN);
}

/* [base combat-list] there is something to attack */
static bool check_attack(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct attack *attack = order->details;

    if (!eia_area(seat->module, attack->at))
        return REFUSE(BASE(combat_list), "'%s' is no area", attack->at);
    return eia_may_attack_at(&seat->board, eia_power(seat->side), attack->at,
                             &order->place, report);
}

static bool check_prey(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct attack *attack = order->details;

    if (has_prey(&seat->board, eia_power(seat->side), attack->at, false))
        return is_there(&seat->board, eia_power(seat->side), attack->at) ||
               REFUSE(BASE(combat_list),
                      "no corps, cossack or freikorps of yours is in the field "
                      "at '%s'",
                      attack->at);
    if (has_enemy_guerillas(&seat->board, eia_power(seat->side), attack->at))
        return REFUSE(RULE(10_1_1k),
                      "guerillas at %s cannot be attacked: only anti-guerilla "
                      "operations reach them",
                      attack->at);
    return REFUSE(BASE(combat_list),
                  "no enemy cossack, freikorps or depot garrison is at %s",
                  attack->at);
}

/* 10.1.1k Guerillas may attack, not be attacked */
static bool check_guerilla_attack(const struct seat *seat,
                                  const struct order *order,
                                  struct report *report)
{
    const struct guerilla_attack *attack = order->details;

    if (eia_power(seat->side) != SPAIN)
        return REFUSE(RULE(10_1_1k), "guerillas obey Spain alone");
    if (eia_area(seat->module, attack->area))
        return true;
    return REFUSE(RULE(10_1_1k), "'%s' is no area", attack->area);
}

static bool check_band(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct guerilla_attack *attack = order->details;
    const struct guerilla *band =
        eia_guerillas(&seat->board, attack->area, false);

    if (!band || attack->factors < 1 || band->factors < attack->factors)
        return REFUSE(RULE(10_1_1k), "guerilla factors at %s: %d", attack->area,
                      band ? band->factors : 0);
    if (eia_enemy_corps_in(&seat->board, SPAIN, attack->area) ||
        has_prey(&seat->board, SPAIN, attack->area, true))
        return true;
    return REFUSE(RULE(10_1_1k), "no enemy is in the field at %s",
                  attack->area);
}

/* [base combat-list] the record that Ld1 completes. */
static struct combat *declare(struct play *play, const char *side,
                              const char *area)
{
    struct combat *combat = eia_combat_at(&play->board, area);

    if (!combat)
        combat = ADD_TO(play->arena, play->game->combats);
    combat->area = eia_area(play->module, area)->id;
    combat->kind = TRIVIAL_COMBAT;
    eia_once(play->arena, &combat->attackers, side);
    return combat;
}

/* [base combat-list] an attack is declared */
static void carry_out_attack(struct play *play, const char *side,
                             const struct order *order)
{
    const struct attack *attack = order->details;

    declare(play, side, attack->at);
    TELL(play, EVENT_ORDER, BASE(combat_list), side, NULL, "%s attacks at %s",
         eia_power_name(&play->board, eia_power(side)),
         eia_place_name(&play->board, attack->at));
}

/* 10.1.1k guerillas are declared to attack */
static void carry_out_guerilla_attack(struct play *play, const char *side,
                                      const struct order *order)
{
    const struct guerilla_attack *attack = order->details;

    declare(play, side, attack->area)->guerillas = attack->factors;
    event_number(TELL(play, EVENT_ORDER, RULE(10_1_1k), side, NULL,
                      "guerillas attack at %s with %s",
                      eia_place_name(&play->board, attack->area),
                      arena_counted(play->arena, attack->factors, "factor")),
                 attack->factors);
}

static void say_attack(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    buffer_printf(out, "attack what stands outside the city at %s",
                  eia_place_name(&seat->board, ORDERED(attack, order)->at));
}

static void say_guerilla_attack(const struct seat *seat,
                                const struct order *order, struct buffer *out)
{
    const struct guerilla_attack *attack = order->details;

    buffer_printf(out, "attack with %d guerilla factor%s at %s",
                  attack->factors, eia_plural_s(attack->factors),
                  eia_place_name(&seat->board, attack->area));
}

static void choose_attack(const struct seat *seat, struct choices *choices)
{
    foreach (struct corps, corps, seat->game->corps) {
        const struct attack attack = {corps->at};

        /* Own corps and, in an uncertain view too, what they meet now. */
        if (attack.at && eia_own_corps(seat, corps) &&
            has_prey(&seat->board, eia_power(seat->side), attack.at, false))
            choice_offer(seat, choices, &eia_attack, &attack, "%s",
                         eia_place_name(&seat->board, attack.at));
    }
}

static void choose_guerilla_attack(const struct seat *seat,
                                   struct choices *choices)
{
    foreach (const struct guerilla, band, seat->game->guerillas) {
        const struct guerilla_attack attack = {band->area, band->factors};

        /* In an uncertain view too, those who meet somebody now. */
        if (!band->in_city &&
            (eia_enemy_corps_in(&seat->board, SPAIN, band->area) ||
             has_prey(&seat->board, SPAIN, band->area, true)))
            choice_offer(seat, choices, &eia_guerilla_attack, &attack, "%s",
                         eia_place_name(&seat->board, band->area));
    }
}

const struct order_kind eia_attack = {
    ORDER("attack", BASE(combat_list),
          "attacks cossacks, freikorps or a depot"),
    FIELDS(attack, NEEDED(NAME, attack, at, "at")),
    .check_order = check_attack,
    .check_world = check_prey,
    .carry_out = carry_out_attack,
    .say = say_attack,
    .choices = choose_attack,
};

const struct order_kind eia_guerilla_attack = {
    ORDER("guerilla-attack", RULE(10_1_1k),
          "guerillas attack forces in their area"),
    FIELDS(guerilla_attack, NEEDED(NAME, guerilla_attack, area, "area"),
           NEEDED(COUNT, guerilla_attack, factors, "n")),
    .check_order = check_guerilla_attack,
    .check_world = check_band,
    .carry_out = carry_out_guerilla_attack,
    .say = say_guerilla_attack,
    .choices = choose_guerilla_attack,
};
