/* The picture of a game: map, forces, outposts. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "wargame/draw.h"

#include <string.h>

/* ---- the map ------------------------------------------------------------- */

static void draw_bridge(const void *context, struct picture_edge *edge)
{
    const struct board *board = context;

    edge->bridge = con_map_bridge(board, edge->one, edge->other);
    edge->pontoon = !edge->bridge && con_bridged(board, edge->one, edge->other);
}

static void draw_map(const struct board *board, struct picture *picture)
{
    static const enum ground grounds[] = {
        [CLEAR] = GROUND_CLEAR, [WOODS] = GROUND_WOODS,
        [HILLS] = GROUND_HILLS, [WOODS_HILLS] = GROUND_WOODED_HILLS,
        [MARSH] = GROUND_MARSH,
    };
    static const enum settlement settlements[] = {
        [PLACE_NONE] = SETTLEMENT_NONE,
        [PLACE_VILLAGE] = SETTLEMENT_VILLAGE,
        [PLACE_TOWN] = SETTLEMENT_TOWN,
        [PLACE_CENTER] = SETTLEMENT_CITY};
    static const enum edge_kind rivers[] = {
        [RIVER_PRIMARY] = EDGE_RIVER, [RIVER_SECONDARY] = EDGE_STREAM};
    static const bool major[] = {
        [ROAD_PRIMARY] = true, [ROAD_SECONDARY] = false};
    const struct map_looks looks = {grounds, settlements, rivers,
                                    major,   draw_bridge, board};

    map_draw(&board->module->map, &looks, picture);
}

/* ---- the troops ---------------------------------------------------------- */

static enum symbol symbol_of(const struct party *party)
{
    int sp = con_party_sp(party);
    int cavalry = con_party_cavalry(party);
    int art = con_party_art(party);

    if (sp == 0 && party->units_count > 0)
        return SYMBOL_ENGINEERS;
    if (sp == 0)
        return SYMBOL_HEADQUARTERS;
    if (art > sp - art)
        return SYMBOL_ARTILLERY;
    return cavalry > sp - art - cavalry ? SYMBOL_CAVALRY : SYMBOL_INFANTRY;
}

static const char *roll_call(const struct board *board,
                             const struct party *party)
{
    const char *text = "";

    foreach_unit (unit, *party)
        text =
            arena_text(board->arena, "%s%s%s %d+%d", text, unit_at ? "; " : "",
                       unit->card->name, unit->sp, unit->art);
    return *text ? text : NULL;
}

static void draw_part(const struct board *board, struct picture *picture,
                      const struct force *force, struct party *party)
{
    static const enum size_mark marks[] = {[NO_CLASS] = SIZE_NONE,
                                           [DIVISION] = SIZE_DIVISION,
                                           [CORPS] = SIZE_CORPS,
                                           [ARMY] = SIZE_ARMY};
    int hex =
        party->units_count ? party->units[0]->hex : party->leaders[0]->hex;
    struct picture_box *box =
        LIST_ADD(picture->arena, picture->boxes, picture->box_count);
    int sp = con_party_sp(party);

    box->hex = hex;
    box->side = force->army;
    box->symbol = symbol_of(party);
    box->size = marks[con_size_class(board, party)];
    box->label = con_force_name(board, force);
    box->strength = sp ? arena_text(picture->arena, "%d", sp) : NULL;
    box->title = roll_call(board, party);
}

/* A box for each hex that a force stands in. */
static void draw_force(const struct board *board, struct picture *picture,
                       const struct force *force)
{
    const struct party all = con_party_of_force(board, force);
    struct hexes hexes = {NULL, 0};

    foreach_unit (unit, all)
        if (!hexes_contain(&hexes, unit->hex))
            hexes_add(picture->arena, &hexes, unit->hex);
    foreach_leader (leader, all)
        if (!hexes_contain(&hexes, leader->hex))
            hexes_add(picture->arena, &hexes, leader->hex);
    foreach_hex (hex, hexes) {
        struct party part = con_party_of_force(board, force);

        con_party_keep(&part, hex);
        draw_part(board, picture, force, &part);
    }
}

static void draw_vedettes(const struct board *board, struct picture *picture)
{
    foreach_piece (const struct vedette, vedette, board->game->vedettes,
                   ANY_SIDE) {
        struct picture_box *box =
            LIST_ADD(picture->arena, picture->boxes, picture->box_count);

        box->hex = vedette->hex;
        box->side = vedette->army;
        box->symbol = SYMBOL_VEDETTE;
        box->title = vedette->id;
    }
}

/* What a side sees of the other: that somebody is there. */
static void draw_sightings(const struct board *board, struct picture *picture)
{
    static const enum symbol symbols[] = {SYMBOL_UNKNOWN, SYMBOL_VEDETTE,
                                          SYMBOL_UNKNOWN};
    static const char *const titles[] = {"a force", "vedettes", "troops"};

    foreach (const struct sighting, sighting, board->game->sightings) {
        struct picture_box *box =
            LIST_ADD(picture->arena, picture->boxes, picture->box_count);

        box->hex = sighting->hex;
        box->side = con_side_id(sighting->side);
        box->symbol = symbols[sighting->nature];
        box->title =
            sighting->demoralized
                ? arena_text(picture->arena, "%s, some of them demoralized",
                             titles[sighting->nature])
                : titles[sighting->nature];
    }
}

/* Armies of one side differ in pattern; a side of which a view says nothing
 * else is one army more, unless its only army bears its name. */
static void draw_sides(const struct board *board, struct picture *picture)
{
    const struct module *module = board->module;
    const struct sighting *first = board->game->sightings;
    const char *unknown = first ? con_side_id(first->side) : NULL;
    struct picture_side *drawn = NULL;

    for (size_t i = 0; i < module->armies_count; i++) {
        drawn = LIST_ADD(picture->arena, picture->sides, picture->side_count);
        drawn->side = module->armies[i].id;
        drawn->name = module->armies[i].name;
        drawn->pattern = (int)i;
        drawn->of = con_side_id(module->armies[i].side);
        if (unknown && strcmp(unknown, drawn->side) == 0)
            unknown = NULL;
    }
    if (!unknown)
        return;
    drawn = LIST_ADD(picture->arena, picture->sides, picture->side_count);
    drawn->side = drawn->of = unknown;
    drawn->name = con_side_adjective(first->side);
    drawn->pattern = (int)module->armies_count;
}

/* Side NULL: the whole book. */
void con_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture)
{
    struct arena *arena = picture->arena;
    struct game *seen = side ? con_see(game, module, NULL, side, arena)
                             : con_copy(game, module, arena);
    const struct board board = {seen, module, NULL, arena};

    picture->title = con_when(seen, module, arena);
    draw_map(&board, picture);
    draw_sides(&board, picture);
    foreach (struct force, force, seen->forces)
        draw_force(&board, picture, force);
    draw_vedettes(&board, picture);
    draw_sightings(&board, picture);
}
