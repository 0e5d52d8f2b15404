/* The besieged attack together with those who come to relieve them. [base
 * sortie] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* ---- join-relief: of powers in whose turn it does not happen ------------ */

struct join_relief {
    const char *city; /* area; NULL: every city */
    bool join;
};

/* [base sortie] the city of the wish is an area */
static bool check_relief(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct join_relief *details = order->details;

    if (!details->city || eia_area(seat->module, details->city))
        return true;
    return REFUSE(BASE(sortie), "'%s' is no area", details->city);
}

static void say_relief(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct join_relief *details = order->details;

    buffer_printf(out, "corps besieged %s%s %s those who come to their relief",
                  details->city ? "at " : "anywhere",
                  details->city ? eia_place_name(&seat->board, details->city)
                                : "",
                  details->join ? "attack with" : "do not join");
}

static void choose_relief(const struct seat *seat, struct choices *choices)
{
    for (int join = 0; join < 2; join++)
        choice_offer(seat, choices, &eia_join_relief,
                     &(const struct join_relief){NULL, join}, NULL);
}

const struct order_kind eia_join_relief = {
    ORDER("join-relief", BASE(sortie),
          "whether besieged corps attack together with relievers"),
    FIELDS(join_relief, MAY_REFER(NAME, join_relief, city, "city", "area"),
           NEEDED(YES, join_relief, join, "join")),
    .subject = "city",
    .check_order = check_relief,
    .say = say_relief,
    .choices = choose_relief,
    .initial = &(const struct join_relief){NULL, false}};

/* ---- who relieves, who joins -------------------------------------------- */

/* [base sortie] combined or allied with an attacker */
static bool is_attackers_friend(const struct board *board,
                                const struct combat *combat, enum power power)
{
    foreach_name (attacker, combat->attackers)
        if (eia_combined(board, power, eia_power(attacker)) ||
            eia_allied(board, power, eia_power(attacker)))
            return true;
    return false;
}

/* [base combat-list] the defenders besiege somebody inside, an enemy of theirs
 * and a friend of those who attack them. */
bool eia_relieves(const struct board *board, const struct combat *combat)
{
    const struct city_state *city = eia_city(board, combat->area);
    struct names inside = eia_inside(board, combat->area, INSIDE_NATIONS);
    bool besiege = false;

    if (!city || city->besieger == NO_POWER)
        return false;
    foreach_name (defender, combat->defenders)
        besiege |= eia_combined(board, city->besieger, eia_power(defender));
    foreach_name (id, inside)
        if (besiege && eia_fights(board, city->besieger, id) &&
            is_attackers_friend(board, combat, eia_player_of(board, id)))
            return true;
    return false;
}

/* [base sortie] a friend of an attacker, and an enemy of all defenders; 10.2.1g
 * as whose corps it is at war */
static bool is_friend(const struct board *board, const struct combat *combat,
                      const struct corps *corps)
{
    foreach_name (defender, combat->defenders)
        if (!eia_has_foe(board, combat->area, eia_corps_flag(corps),
                         &(const struct names){&defender, 1}))
            return false;
    return is_attackers_friend(board, combat, eia_corps_power(board, corps));
}

/* [base sortie] by order of those who act, else by standing order. */
static bool wishes(struct play *play, enum power power, const char *area)
{
    const char *side = eia_power_id(power);
    struct order *order = eia_combined(&play->board, play->game->acting, power)
                              ? play_order(play, side, &eia_sortie, area, 0)
                              : NULL;
    const struct join_relief *standing =
        play_standing(play, side, &eia_join_relief, area);

    return (order && play_carry_out(play, side, order)) || standing->join;
}

/* [base sortie] the besieged who attack with the relievers */
void eia_join_relievers(struct play *play, struct combat *combat)
{
    struct names asked = {NULL, 0};

    if (!eia_relieves(&play->board, combat))
        return;
    foreach (const struct corps, corps, play->game->corps) {
        enum power power = eia_corps_power(&play->board, corps);
        const char *side = eia_power_id(power);

        if (power == NO_POWER || !corps->in_city ||
            !same_name(corps->at, combat->area) ||
            names_contain(&asked, side) ||
            !is_friend(&play->board, combat, corps))
            continue;
        names_add(play->arena, &asked, side);
        if (wishes(play, power, combat->area))
            names_add(play->arena, &combat->besieged, side);
    }
}

/* [base sortie] their corps join the attack */
void eia_add_besieged(struct fight *fight, const struct combat *combat)
{
    foreach (const struct corps, corps, fight->play->game->corps) {
        const char *side = NULL;

        if (!corps->in_city || !same_name(corps->at, fight->area) ||
            eia_corps_factors(corps) == 0)
            continue;
        side = eia_power_id(eia_corps_power(&fight->board, corps));
        if (side && names_contain(&combat->besieged, side) &&
            eia_has_foe(&fight->board, fight->area, eia_corps_flag(corps),
                        &combat->defenders))
            eia_add_corps(fight, ATTACKER, corps);
    }
}

static bool has_corps_inside(const struct seat *seat, const char *area)
{
    foreach (const struct corps, corps, seat->game->corps)
        if (corps->in_city && same_name(corps->at, area) &&
            eia_own_corps(seat, corps))
            return true;
    return false;
}

static bool check_inside(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct sortie_order *details = order->details;

    if (!eia_besieged(&seat->board, details->city))
        return REFUSE(BASE(sortie), "%s is not besieged",
                      eia_place_name(&seat->board, details->city));
    if (has_corps_inside(seat, details->city))
        return true;
    return REFUSE(BASE(sortie), "no corps of yours is in %s",
                  eia_place_name(&seat->board, details->city));
}

/* [base sortie] an own corps in a besieged city */
static bool check_sortie(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct sortie_order *details = order->details;

    if (eia_is_city(seat, details->city))
        return true;
    return REFUSE(BASE(sortie), "'%s' has no city", details->city);
}

static void say_sortie(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    buffer_printf(
        out, "the corps in %s attack the besiegers",
        eia_place_name(&seat->board, ORDERED(sortie_order, order)->city));
}

static void choose_sortie(const struct seat *seat, struct choices *choices)
{
    foreach (const struct city_state, city, seat->game->cities) {
        const struct sortie_order details = {city->area};

        /* In an uncertain view too, out of sieges that there are now. */
        if (city->besieger != NO_POWER && has_corps_inside(seat, details.city))
            choice_offer(seat, choices, &eia_sortie, &details, NULL);
    }
}

const struct order_kind eia_sortie = {
    ORDER("sortie", BASE(sortie), "besieged corps attack the besiegers"),
    FIELDS(sortie_order, REFER(NAME, sortie_order, city, "city", "area")),
    .subject = "city",
    .once = true,
    .check_order = check_sortie,
    .check_world = check_inside,
    .say = say_sortie,
    .choices = choose_sortie,
};
