/* Lines of supply, and the depots that hang on them. [base supply-line],
 * [base depot] */
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "wargame/supply.h"
#include "wargame/ways.h"

/* ---- a line -------------------------------------------------------------- */

struct line_rule {
    const struct board *board;
    const struct line_end *end;
};

/* No enemy in the open, no garrison of his that is not besieged, and no normal
 * zone of his without an own unit. */
static bool is_open(const struct line_rule *rule, int hex)
{
    const struct board *board = rule->board;
    int side = rule->end->side, enemy = gra_enemy(side);

    if (hex == rule->end->home)
        return true;
    return !gra_has_units(board, hex, enemy) &&
           !gra_zone_bars(board, side, hex) &&
           (!gra_has_garrison(board, hex, enemy) ||
            gra_is_besieged(board, hex));
}

/* Hexes are counted, whatever their ground costs; the source is open. */
static int cost_of(const void *context, int from, int to)
{
    const struct line_rule *rule = context;

    return gra_step_cost(rule->board, from, to) != PROHIBITED &&
                   is_open(rule, to)
               ? 1
               : PROHIBITED;
}

struct hexes gra_line_from(const struct board *board,
                           const struct hexes *sources,
                           const struct line_end *end)
{
    const struct line_rule line = {board, end};
    const struct way_rule rule = {cost_of, &line, end->limit};
    struct hexes near = {NULL, 0};

    for (size_t i = 0; i < sources->count; i++)
        if (hex_distance(sources->items[i], end->hex) <= end->limit &&
            (sources->items[i] == end->hex ||
             is_open(&line, sources->items[i])))
            hexes_add(board->arena, &near, sources->items[i]);
    return supply_line(board->arena, &rule, &near, end->hex);
}

/* ---- sources ------------------------------------------------------------- */

const struct nation_card *gra_supplier(const struct module *module,
                                       const struct unit *unit)
{
    const struct nation_card *own = unit->card->nation;

    return own->supply_as ? gra_nation(module, own->supply_as) : own;
}

/* [base depot-city] while its owner's side holds it, and nobody besieges it */
bool gra_city_works(const struct board *board, int hex,
                    const struct nation_card *nation)
{
    const struct place_card *card = board->module->place_at[hex];
    const struct held *held = gra_held_at(board, hex);

    return card && held && card->settlement == DEPOT_CITY &&
           same_name(card->depot_city_of, nation->id) &&
           held->side == nation->side && !gra_is_besieged(board, hex);
}

static struct hexes cities_of(const struct board *board,
                              const struct nation_card *nation)
{
    struct hexes cities = {NULL, 0};

    foreach (const struct place_card, place, board->module->places)
        if (gra_city_works(board, place->hex, nation))
            hexes_add(board->arena, &cities, place->hex);
    return cities;
}

static struct hexes depots_of(const struct board *board,
                              const struct nation_card *nation)
{
    struct hexes depots = {NULL, 0};

    foreach (const struct depot, depot, board->game->depots)
        if (!depot->lost && same_name(depot->nation->id, nation->id))
            hexes_add(board->arena, &depots, depot->hex);
    return depots;
}

/* A garrison that is not besieged draws on what is outside; one that is, on
 * what it has in its hex alone. Enemies before a fortress that do not besiege
 * it stand in nobody's way. */
bool gra_feed_from(const struct board *board, struct feeding *feeding,
                   const struct hexes *sources)
{
    bool shut = feeding->inside && gra_is_besieged(board, feeding->hex);
    const struct line_end end = {
        .side = feeding->side,
        .hex = feeding->hex,
        .home = feeding->inside ? feeding->hex : 0,
        .limit = shut ? 0 : board->module->days.supply_hexes};
    struct hexes line = {NULL, 0};

    if (!shut)
        line = gra_line_from(board, sources, &end);
    else if (hexes_contain(sources, feeding->hex))
        hexes_add(board->arena, &line, feeding->hex);
    if (line.count == 0)
        return false;
    feeding->fed = FED_LINE;
    feeding->from = line.items[0];
    return true;
}

bool gra_feed_by_city(const struct board *board, struct feeding *feeding)
{
    const struct hexes cities = cities_of(board, feeding->nation);

    return gra_feed_from(board, feeding, &cities);
}

bool gra_feed_by_depot(const struct board *board, struct feeding *feeding)
{
    const struct hexes depots = depots_of(board, feeding->nation);

    if (!gra_feed_from(board, feeding, &depots))
        return false;
    feeding->depot = gra_depot_at(board, feeding->from, feeding->side);
    return true;
}

/* 14.0a, 14.0b it is near, and serves others */
bool gra_foreign_source(const struct board *board,
                        const struct feeding *feeding)
{
    foreach (const struct nation_card, other, board->module->nations) {
        struct feeding trial = *feeding;

        trial.nation = other;
        if (other->side == feeding->side && other != feeding->nation &&
            (gra_feed_by_city(board, &trial) ||
             gra_feed_by_depot(board, &trial)))
            return true;
    }
    return false;
}

/* ---- links --------------------------------------------------------------- */

/* Where a chain may end: own depot cities and ends of communications; of an
 * ally of France her cities, too. */
static struct hexes ends_of_chains(const struct board *board,
                                   const struct nation_card *nation)
{
    const struct nation_card *power = gra_nation(board->module, nation->power);
    struct hexes ends = cities_of(board, nation);

    for (size_t i = 0; i < nation->loc.count; i++)
        if (!gra_has_units(board, nation->loc.items[i],
                           gra_enemy(nation->side)))
            hexes_add(board->arena, &ends, nation->loc.items[i]);
    if (power && power != nation && power->side == FRANCE) {
        const struct hexes more = cities_of(board, power);

        for (size_t i = 0; i < more.count; i++)
            hexes_add(board->arena, &ends, more.items[i]);
    }
    return ends;
}

/* From the ends outward: what one link reaches is an end for the next. Few hang
 * on others, so it is looked for by itself first. */
bool gra_is_linked(const struct board *board, const struct depot *depot)
{
    const struct hexes depots = depots_of(board, depot->nation);
    struct hexes ends = ends_of_chains(board, depot->nation);
    struct line_end end = {.side = depot->nation->side,
                           .hex = depot->hex,
                           .limit = board->module->days.link_hexes};
    bool linked = hexes_contain(&ends, depot->hex) ||
                  gra_line_from(board, &ends, &end).count > 0;

    for (size_t before = 0; before < ends.count && !linked;) {
        before = ends.count;
        for (size_t i = 0; i < depots.count; i++) {
            end.hex = depots.items[i];
            if (!hexes_contain(&ends, end.hex) &&
                gra_line_from(board, &ends, &end).count > 0)
                hexes_add(board->arena, &ends, end.hex);
        }
        linked = hexes_contain(&ends, depot->hex);
    }
    return linked;
}
