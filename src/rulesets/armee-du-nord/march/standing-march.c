/* [base standing-orders]: the order to march on, turn after turn. */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"

static bool check_march(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct march_order *given = order->details;

    return adn_own_counter(seat, order, given->piece, BASE(standing_orders),
                           report) &&
           (given->hex == 0 ||
            (map_hex(&seat->module->map, given->hex) &&
             !adn_box(seat->module, given->hex)) ||
            REFUSE(BASE(standing_orders), "there is no hex %04d on the map",
                   given->hex));
}

static void say_march(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct march_order *given = order->details;

    if (given->hex == 0)
        buffer_printf(out, "%s marches nowhere without an order",
                      given->piece ? given->piece : "a piece");
    else
        buffer_printf(
            out, "%s marches on to %s%s each turn, and stops near an enemy",
            given->piece, adn_hex_name(&seat->board, given->hex),
            given->column ? " in column" : "");
}

const struct order_kind adn_march = {
    ORDER("march", BASE(standing_orders),
          "a unit or leader marches on to a hex, turn after turn"),
    FIELDS(march_order, MAY(YES, march_order, column, "column"),
           MAY(HEX, march_order, hex, "hex"),
           MAY(NAME, march_order, piece, "piece")),
    .subject = "piece",
    .check_order = check_march,
    .say = say_march,
    .initial = &(const struct march_order){NULL, 0, false}};

const struct march_order *adn_march_of(const struct play *play,
                                       const struct counter *counter)
{
    return play_standing(play, adn_side_of(play->module, counter), &adn_march,
                         counter->id);
}

static bool leads_on(const struct march_order *given, int hex)
{
    return given->hex != 0 && given->hex != hex;
}

bool adn_marches(const struct play *play, const struct counter *counter)
{
    return leads_on(adn_march_of(play, counter), counter->hex);
}

bool adn_will_march(const struct seat *seat, const struct unit *unit)
{
    return !unit->moved && !adn_is_deployed(unit) &&
           !adn_must_stand(&seat->board, unit) &&
           leads_on(standing_details(seat->standing, &adn_march, unit->id),
                    unit->hex);
}

void adn_say_march(const struct seat *seat, const struct names *ids,
                   struct buffer *out)
{
    struct names names = {NULL, 0};

    foreach_name (id, *ids) {
        const struct unit *unit = adn_unit(&seat->board, id);

        if (adn_will_march(seat, unit))
            names_add(seat->arena, &names, unit->name);
    }
    if (names.count > 0)
        buffer_printf(out, ", after the standing march of %s",
                      names_series(&names, seat->arena));
}
