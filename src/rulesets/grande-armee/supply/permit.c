/* Step 2: a leave to build in an ally's depot city; and all of step 2.
 * [base depot-city] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

struct permit_order {
    const char *ally;
    int at;
};

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct permit_order *given = order->details;
    const struct nation_card *ally = gra_nation(seat->module, given->ally);
    const struct place_card *card = seat->module->place_at[given->at];
    const struct nation_card *owner =
        card ? gra_nation(seat->module, card->depot_city_of) : NULL;
    int side = gra_side_of(seat->side);

    if (!gra_needs_map(seat, order, report))
        return false;
    if (!ally || ally->side != side)
        return REFUSE(RULE(14_34a), "'%s' is no nation of your side",
                      given->ally);
    return (owner && owner->side == side && owner != ally) ||
           REFUSE(RULE(14_34a), "%s is no depot city of an ally of %s",
                  map_name(&seat->module->map, given->at, seat->arena),
                  ally->name);
}

/* 14.34b of several allies one has a depot there */
static bool check_world(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct permit_order *given = order->details;
    const struct place_card *card = seat->module->place_at[given->at];

    if (!gra_city_works(&seat->board, given->at,
                        gra_nation(seat->module, card->depot_city_of)))
        return REFUSE(RULE(14_34a), "%s is not in your hands, or besieged",
                      card->name);
    return !gra_depot_at(&seat->board, given->at, gra_side_of(seat->side)) ||
           REFUSE(RULE(14_34b), "an ally has a depot in %s already",
                  card->name);
}

static void permit(const struct board *board, const struct permit_order *given)
{
    struct permit *one = LIST_ADD(board->arena, board->game->permits,
                                  board->game->permits_count);

    one->ally = given->ally;
    one->hex = given->at;
}

static void foresee(const struct seat *seat, const struct order *order)
{
    permit(&seat->board, order->details);
}

static void carry_out(struct play *play, const char *side,
                      const struct order *order)
{
    const struct permit_order *given = order->details;

    permit(&play->board, given);
    journal_tell(play->journal, EVENT_ORDER, RULE(14_34a), side, NULL,
                 "%s may build a depot in %s this turn.",
                 gra_nation(play->module, given->ally)->name,
                 map_name(&play->module->map, given->at, play->arena));
}

static void say(const struct seat *seat, const struct order *order,
                struct buffer *out)
{
    const struct permit_order *given = order->details;

    buffer_printf(out, "%s may build a depot in %s", given->ally,
                  map_name(&seat->module->map, given->at, seat->arena));
}

/* Allies who have a train on the map can use it. */
static bool has_train(const struct board *board, const char *nation)
{
    foreach (const struct unit, unit, board->game->units)
        if (unit->state == ON_MAP && unit->card->type == SUPPLY_TRAIN &&
            same_name(unit->card->nation_id, nation))
            return true;
    return false;
}

static void choices(const struct seat *seat, struct choices *choices)
{
    const struct module *module = seat->module;

    foreach (const struct place_card, place, module->places)
        for (size_t j = 0;
             place->settlement == DEPOT_CITY && j < module->nations_count;
             j++) {
            const struct permit_order given = {module->nations[j].id,
                                               place->hex};

            /* A leave for who has no train is none. */
            if (has_train(&seat->board, given.ally))
                choice_offer(seat, choices, &gra_permit, &given, "in %s",
                             place->name);
        }
}

const struct order_kind gra_permit = {
    ORDER("permit", RULE(14_34a),
          "an ally may build a depot in your depot city this turn"),
    FIELDS(permit_order, REFER(NAME, permit_order, ally, "ally", "nation"),
           REFER(HEX, permit_order, at, "at", "hex")),
    .subject = "ally",
    .check_order = check_order,
    .check_world = check_world,
    .foresee = foresee,
    .carry_out = carry_out,
    .say = say,
    .choices = choices,
};

/* Depots are razed before trains are made: a depot that is gone makes none. */
void gra_logistics(struct play *play)
{
    for (int side = FRANCE; side < SIDES; side++) {
        gra_play_kind(play, side, &gra_raze_depot);
        gra_play_kind(play, side, &gra_permit);
    }
    gra_make_trains(play);
}
