/* [base standing-orders]: a march that goes on turn after turn. */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"

struct march_order {
    const char *piece;
    int hex; /* 0: it stands */
    bool column;
};

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
        buffer_printf(out,
                      "%s marches on to %s%s turn after turn, and stops before "
                      "an enemy",
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

static const struct march_order *march_of(const struct play *play,
                                          const struct counter *counter)
{
    return play_standing(play, adn_side_of(play->module, counter), &adn_march,
                         counter->id);
}

/* [base deployment] who is deployed marches nowhere, and its owner is told */
static bool stays_deployed(struct play *play, const struct counter *counter)
{
    const struct unit *unit = adn_unit(&play->board, counter->id);

    if (!unit || !adn_is_deployed(unit))
        return false;
    if (march_of(play, counter)->hex != 0)
        TELL_BY(play, EVENT_STANDING, BASE(deployment),
                adn_side_of(play->module, counter), unit->id,
                "%s is deployed, and does not march before it "
                "consolidates.",
                unit->name);
    return true;
}

static bool leads_on(const struct march_order *given, int hex)
{
    return given->hex != 0 && given->hex != hex;
}

bool adn_marches(const struct play *play, const struct counter *counter)
{
    return leads_on(march_of(play, counter), counter->hex);
}

void adn_say_march(const struct seat *seat, const struct names *ids,
                   struct buffer *out)
{
    struct names names = {NULL, 0};

    foreach_name (id, *ids) {
        const struct unit *unit = adn_unit(&seat->board, id);

        if (unit->leave == IN_COMMAND && !unit->moved &&
            !adn_is_deployed(unit) &&
            leads_on(standing_details(seat->standing, &adn_march, id),
                     unit->hex))
            names_add(seat->arena, &names, unit->name);
    }
    if (names.count > 0)
        buffer_printf(out, ", after the standing march of %s",
                      names_series(&names, seat->arena));
}

bool adn_marches_in_column(const struct play *play,
                           const struct counter *counter)
{
    return march_of(play, counter)->column;
}

void adn_march_from(struct play *play, struct mover *mover)
{
    const struct march_order *given = march_of(play, adn_mover_at(mover, 0));
    struct hexes path;

    if (!leads_on(given, mover->hex))
        return;
    mover->column = given->column;
    mover->stops_near = true;
    path = adn_way(mover, given->hex);
    if (path.count == 0)
        TELL(play, EVENT_STANDING, BASE(standing_orders), mover->army,
             "%s finds no way to %04d.", adn_mover_text(mover, play->arena),
             given->hex);
    adn_go(play, mover, &path);
}

void adn_march_on(struct play *play, const char *side)
{
    const struct board *board = &play->board;

    foreach_counter_of (counter, board, adn_army_of(side)) {
        struct mover mover;

        if (counter->moved || counter->asleep ||
            !adn_may_order(board->module, side, counter) ||
            (counter->list == UNIT_LIST && counter->leave != IN_COMMAND) ||
            stays_deployed(play, counter))
            continue;
        adn_mover_of(board, counter, &mover);
        adn_march_from(play, &mover);
    }
}
