/* Orders of step 11: what a corps lives on. [base forage], [base supply-line]
 */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

struct forage_order {
    const char *corps;
    int settlement;
};

struct draw_order {
    const char *corps, *source;
};

/* ---- whom it is about ---------------------------------------------------- */

/* A leader of the side above a division, or a detachment of its. */
static bool check_corps(const struct seat *seat, const struct order *order,
                        const char *corps, struct report *report)
{
    const struct leader *leader = gra_leader(&seat->board, corps);
    const struct unit *unit = gra_unit(&seat->board, corps);
    int side = gra_side_of(seat->side);

    if (!gra_needs_map(seat, order, report))
        return false;
    return (leader && leader->side == side && leader->card->rank <= CORPS) ||
           (unit && gra_is_detachment(unit) && unit->side == side) ||
           REFUSE(BASE(supply_line),
                  "'%s' is no corps and no detachment of yours: name a leader, "
                  "or a detachment",
                  corps);
}

static bool is_about(const struct feeding *feeding, const char *corps)
{
    return same_name(feeding->leader ? feeding->leader->id
                                     : feeding->force.units[0]->id,
                     corps);
}

static void wish(const struct board *board, const char *corps,
                 const struct source_wish *wish)
{
    struct leader *leader = gra_leader(board, corps);
    struct unit *unit = gra_unit(board, corps);

    if (leader)
        leader->wish = *wish;
    else if (unit)
        unit->wish = *wish;
}

/* ---- forage -------------------------------------------------------------- */

static bool check_forage_order(const struct seat *seat,
                               const struct order *order, struct report *report)
{
    const struct forage_order *given = order->details;

    return check_corps(seat, order, given->corps, report) &&
           (gra_may_forage(&seat->board, given->corps) ||
            REFUSE(RULE(14_43a),
                   "'%s' has nobody who forages: French, their allies and "
                   "Russians do",
                   given->corps));
}

static bool refuse_forage(const struct seat *seat, const struct order *order,
                          const struct rule *rule, struct report *report)
{
    const struct forage_order *given = order->details;
    const char *place =
        map_name(&seat->module->map, given->settlement, seat->arena);

    if (rule == RULE(14_43b))
        return REFUSE(rule,
                      "%s is not friendly: neither was it at the start, nor "
                      "came a friend last",
                      place);
    if (rule == RULE(14_43d))
        return REFUSE(rule, "%s is depleted: choose another place", place);
    if (rule == RULE(14_43f))
        return REFUSE(rule,
                      "'%s' shares its hex with another corps: only apart do "
                      "they forage",
                      given->corps);
    return REFUSE(rule,
                  "'%s' may not forage from %s: French, their allies and "
                  "Russians do, within %d hexes",
                  given->corps, place, seat->module->days.forage_hexes);
}

static bool check_road(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct forage_order *given = order->details;

    return gra_is_road_place(&seat->board, given->settlement) ||
           REFUSE(RULE(19_13c),
                  "'%s' is on the road: name a place of %s without a depleted "
                  "marker",
                  given->corps, gra_setting(seat->module, "road-provinces"));
}

static bool check_forage(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct forage_order *given = order->details;
    const struct feedings all = gra_collect_feedings(&seat->board);
    const struct rule *bar = NULL;

    if (gra_is_on_the_road(&seat->board,
                           gra_leader(&seat->board, given->corps)))
        return check_road(seat, order, report);
    for (size_t i = 0; i < all.count; i++) {
        const struct rule *one;

        if (!is_about(&all.items[i], given->corps))
            continue;
        one = gra_bars_forage(&seat->board, &all.items[i], given->settlement);
        if (!one)
            return true;
        bar = bar && bar != RULE(14_43a) ? bar : one;
    }
    if (!bar)
        return REFUSE(BASE(supply_line),
                      "'%s' has nobody on the map who must be fed",
                      given->corps);
    return refuse_forage(seat, order, bar, report);
}

static void wish_forage(const struct board *board,
                        const struct forage_order *given)
{
    wish(board, given->corps,
         &(struct source_wish){.settlement = given->settlement});
}

static void foresee_forage(const struct seat *seat, const struct order *order)
{
    wish_forage(&seat->board, order->details);
}

static void carry_out_forage(struct play *play, const char *side,
                             const struct order *order)
{
    (void)side;
    wish_forage(&play->board, order->details);
}

static void say_forage(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct forage_order *given = order->details;

    buffer_printf(out, "%s forages from %s", given->corps,
                  map_name(&seat->module->map, given->settlement, seat->arena));
    order_say_lapse(seat, order, out);
}

/* Every place for every corps would be thousands: those in reach, the nearest
 * first. */
static void offer_forage(const struct seat *seat, struct choices *choices,
                         const struct feeding *one)
{
    struct forage_order given = {
        one->leader ? one->leader->id : one->force.units[0]->id, 0};

    for (int far = 0; far <= seat->module->days.forage_hexes; far++)
        for (size_t j = 0; j < seat->module->places_count; j++) {
            given.settlement = seat->module->places[j].hex;
            if (hex_distance(one->hex, given.settlement) == far &&
                !gra_bars_forage(&seat->board, one, given.settlement))
                choice_offer(seat, choices, &gra_forage, &given,
                             "%d hexes from %s", far,
                             gra_feeding_text(&seat->board, one));
        }
}

static void choices_forage(const struct seat *seat, struct choices *choices)
{
    const struct feedings all = gra_collect_feedings(&seat->board);
    int side = gra_side_of(seat->side);

    for (size_t i = 0; i < all.count && !choices_full(choices); i++)
        if (all.items[i].side == side)
            offer_forage(seat, choices, &all.items[i]);
}

const struct order_kind gra_forage = {
    ORDER("forage", RULE(14_43a), "a corps forages from this place"),
    FIELDS(forage_order, NEEDED(NAME, forage_order, corps, "corps"),
           REFER(HEX, forage_order, settlement, "settlement", "place")),
    .subject = "corps",
    .check_order = check_forage_order,
    .check_world = check_forage,
    .foresee = foresee_forage,
    .carry_out = carry_out_forage,
    .say = say_forage,
    .choices = choices_forage,
    .ahead = true,
    .once = true,
};

/* ---- draw ---------------------------------------------------------------- */

/* What a source of that id is for people, and whose; NULL: there is none. */
static const struct nation_card *nation_of_source(const struct board *board,
                                                  const char *source)
{
    const struct unit *train = gra_unit(board, source);
    const struct depot *depot =
        FIND_NAMED(const struct depot, board->game->depots,
                   board->game->depots_count, id, source);
    int hex = hex_from_text(source);
    const struct place_card *card = hex ? board->module->place_at[hex] : NULL;

    if (train && train->card->type == SUPPLY_TRAIN)
        return gra_supplier(board->module, train);
    if (depot)
        return depot->nation;
    return card && card->settlement == DEPOT_CITY
               ? gra_nation(board->module, card->depot_city_of)
               : NULL;
}

static bool check_draw_order(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    const struct draw_order *given = order->details;

    return check_corps(seat, order, given->corps, report);
}

/* Would it be fed so, if it wished? The wish is tried, and taken back. */
static bool serves(const struct board *board, const struct draw_order *given,
                   const struct feeding **about)
{
    const struct source_wish none = {0, NULL};
    struct feedings all;
    bool served = false;

    wish(board, given->corps, &(struct source_wish){0, given->source});
    all = gra_plan_feeding(board);
    wish(board, given->corps, &none);
    for (size_t i = 0; i < all.count; i++)
        if (is_about(&all.items[i], given->corps)) {
            *about = &all.items[i];
            served |= all.items[i].ordered;
        }
    return served;
}

static bool check_draw(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct draw_order *given = order->details;
    const struct nation_card *nation =
        nation_of_source(&seat->board, given->source);
    const struct feeding *about = NULL;

    if (!nation)
        return REFUSE(BASE(supply_line),
                      "'%s' is no source: name a supply train, a depot, or the "
                      "hex of a depot city",
                      given->source);
    if (serves(&seat->board, given, &about))
        return true;
    if (about && about->nation != nation)
        return REFUSE(about->leader && about->leader->card->nation == nation
                          ? RULE(14_0b)
                          : RULE(14_0a),
                      "'%s' serves units of %s alone", given->source,
                      nation->name);
    return REFUSE(BASE(supply_line),
                  "'%s' does not reach '%s': a line has at most %d hexes, and "
                  "a train feeds next to it",
                  given->source, given->corps, seat->module->days.supply_hexes);
}

static void wish_draw(const struct board *board, const struct draw_order *given)
{
    wish(board, given->corps, &(struct source_wish){0, given->source});
}

static void foresee_draw(const struct seat *seat, const struct order *order)
{
    wish_draw(&seat->board, order->details);
}

static void carry_out_draw(struct play *play, const char *side,
                           const struct order *order)
{
    (void)side;
    wish_draw(&play->board, order->details);
}

static void say_draw(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct draw_order *given = order->details;

    buffer_printf(out, "%s draws on %s", given->corps, given->source);
    order_say_lapse(seat, order, out);
}

/* Trains alone are worth an order: lines cost nothing. */
static void choices_draw(const struct seat *seat, struct choices *choices)
{
    const struct feedings all = gra_collect_feedings(&seat->board);
    int side = gra_side_of(seat->side);

    for (size_t i = 0; i < all.count && !choices_full(choices); i++)
        for (size_t j = 0; j < seat->game->units_count; j++) {
            const struct feeding *one = &all.items[i];
            const struct unit *train = &seat->game->units[j];
            const struct draw_order given = {
                one->leader ? one->leader->id : one->force.units[0]->id,
                train->id};

            /* Every train for every corps would be hundreds: those near. */
            if (one->side == side && train->card->type == SUPPLY_TRAIN &&
                train->state == ON_MAP && train->side == side &&
                hex_distance(train->hex, one->hex) <= 1)
                choice_offer(seat, choices, &gra_draw_order, &given,
                             "the train is spent");
        }
}

const struct order_kind gra_draw_order = {
    ORDER("draw", BASE(supply_line),
          "a corps draws on this train, depot or depot city"),
    FIELDS(draw_order, NEEDED(NAME, draw_order, corps, "corps"),
           NEEDED(NAME, draw_order, source, "source")),
    .subject = "corps",
    .check_order = check_draw_order,
    .check_world = check_draw,
    .foresee = foresee_draw,
    .carry_out = carry_out_draw,
    .say = say_draw,
    .choices = choices_draw,
    .ahead = true,
    .once = true,
};

/* ---- the section --------------------------------------------------------- */

/* Has the corps another place than this one? */
static bool has_other_place(const struct board *board, const char *corps,
                            int settlement)
{
    const struct feedings all = gra_collect_feedings(board);

    for (size_t i = 0; i < all.count; i++)
        for (size_t j = 0;
             is_about(&all.items[i], corps) && j < board->module->places_count;
             j++)
            if (board->module->places[j].hex != settlement &&
                !gra_bars_forage(board, &all.items[i],
                                 board->module->places[j].hex))
                return true;
    return false;
}

/* 14.43e the third who names a place is refused while there is another */
bool gra_check_feeding(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < section->count; i++) {
        const struct forage_order *given = section->orders[i].details;
        int before = 0;

        if (section->orders[i].kind != &gra_forage)
            continue;
        for (size_t j = 0; j < i; j++)
            before += section->orders[j].kind == &gra_forage &&
                      ((const struct forage_order *)section->orders[j].details)
                              ->settlement == given->settlement;
        if (before >= seat->module->days.foragers_most &&
            has_other_place(&seat->board, given->corps, given->settlement))
            good = refuse(
                report, &section->orders[i].place, RULE(14_43e),
                "%s feeds two corps already: '%s' has another place",
                map_name(&seat->module->map, given->settlement, seat->arena),
                given->corps);
    }
    return good;
}
