/* The picture of a game: lands by who controls them, and the seas. */
#include "rulesets/empires-in-arms/picture/picture.h"

/* ---- lands ------------------------------------------------------------ */

static enum ground ground_of(enum terrain terrain)
{
    static const enum ground grounds[TERRAIN_COUNT] = {
        [CLEAR] = GROUND_CLEAR,       [FOREST] = GROUND_WOODS,
        [MOUNTAIN] = GROUND_MOUNTAIN, [DESERT] = GROUND_DESERT,
        [MARSH] = GROUND_MARSH,
    };

    return grounds[terrain];
}

static enum picture_hold hold_of(const struct board *board,
                                 const struct area_card *card)
{
    const struct minor_card *minor = eia_minor_of(board, card->id);
    const struct minor_state *state =
        minor ? eia_minor(board, minor->id) : NULL;

    if (!state)
        return eia_is_ceded(board, card->province) ? HOLD_CEDED : HOLD_HOME;
    switch (state->status) {
    case NEUTRAL:
        break;
    case CONQUERED:
        return HOLD_CONQUERED;
    case FREE_STATE:
        return HOLD_FREE;
    }
    return eia_controller(board, card->id) == NO_POWER ? HOLD_NEUTRAL
                                                       : HOLD_CONQUERED;
}

/* 10.4.1b The country that an option has made a land part of, or NULL. */
static const char *made_part_of(const struct board *board,
                                const struct area_card *card)
{
    if (card->in_province)
        return eia_province(board, card->province)->country;
    return card->in_district ? eia_district(board, card->province)->country
                             : NULL;
}

static const char *land_name(const struct board *board,
                             const struct area_card *card)
{
    const struct province_card *province =
        eia_province_card(board->module, card->province);
    const struct district_card *district =
        eia_district_card(board->module, card->province);

    const char *country = made_part_of(board, card);
    const char *name = province   ? province->name
                       : district ? district->name
                                  : card->province;

    return country ? arena_text(board->arena, "%s in %s", name,
                                eia_nation_name(board, country))
                   : name;
}

/* "Munich (a326), Bavaria: free state of France; clear, forage 4". */
static const char *land_title(const struct board *board,
                              const struct area_card *card,
                              enum picture_hold hold)
{
    static const char *const words[] = {
        [HOLD_HOME] = "home of",       [HOLD_CEDED] = "ceded to",
        [HOLD_NEUTRAL] = "neutral",    [HOLD_CONQUERED] = "conquered by",
        [HOLD_FREE] = "free state of",
    };
    enum power power = eia_controller(board, card->id);

    return arena_text(board->arena, "%s, %s: %s%s%s; %s, forage %d",
                      eia_place_name(board, card->id), land_name(board, card),
                      words[hold], power == NO_POWER ? "" : " ",
                      power == NO_POWER ? "" : eia_power_name(board, power),
                      eia_terrain_words[card->terrain], card->forage);
}

/* A capital's area may lack a city of its own in the table: the table says. */
static void draw_city(const struct board *board, const struct area_card *card,
                      struct picture_area *drawn)
{
    const struct city_state *city = eia_city(board, card->id);

    if (!card->city)
        return;
    drawn->name = card->city;
    drawn->settlement =
        card->capital == CAPITAL_NONE ? SETTLEMENT_TOWN : SETTLEMENT_CITY;
    drawn->capital = card->capital == CAPITAL_NATIONAL;
    drawn->port = card->port;
    drawn->fortified = card->fletches > 0;
    if (city && city->besieger != NO_POWER)
        drawn->besieger = eia_power_id(city->besieger);
}

static void draw_area(const struct board *board, struct picture *picture,
                      const struct area_card *card)
{
    enum power power = eia_controller(board, card->id);
    struct picture_area *drawn =
        LIST_ADD(picture->arena, picture->areas, picture->area_count);

    drawn->id = drawn->number = card->id;
    drawn->kind = AREA_LAND;
    drawn->x = card->x;
    drawn->y = card->y;
    drawn->region = card->province;
    drawn->side = power == NO_POWER ? NULL : eia_power_id(power);
    drawn->hold = hold_of(board, card);
    drawn->ground = ground_of(card->terrain);
    drawn->title = land_title(board, card, drawn->hold);
    draw_city(board, card, drawn);
}

static void draw_sea(const struct board *board, struct picture *picture,
                     const struct sea_card *card)
{
    struct picture_area *drawn =
        LIST_ADD(picture->arena, picture->areas, picture->area_count);

    drawn->id = drawn->number = card->id;
    drawn->kind = AREA_SEA;
    drawn->x = card->x;
    drawn->y = card->y;
    drawn->name = card->name;
    drawn->ground = GROUND_WATER;
    drawn->hold = HOLD_NEUTRAL;
    drawn->title =
        arena_text(board->arena, "%s%s%s", eia_place_name(board, card->id),
                   card->near_great_britain ? ", near Great Britain" : "",
                   card->ice ? ", ice in winter" : "");
}

/* The journal speaks of ports and the boxes off them: what happens there is
 * drawn at the area, unless the box itself is. */
static void draw_alias(struct picture *picture, char kind, const char *area)
{
    struct picture_alias *alias =
        LIST_ADD(picture->arena, picture->aliases, picture->alias_count);

    alias->id = arena_text(picture->arena, "%c%s", kind, area + 1);
    alias->at = area;
}

static void draw_aliases(const struct module *module, struct picture *picture)
{
    foreach (const struct area_card, area, module->areas) {
        if (!area->port)
            continue;
        draw_alias(picture, 'p', area->id);
        draw_alias(picture, 'b', area->id);
    }
}

/* ---- ways ------------------------------------------------------------- */

static void draw_edge(struct picture *picture, const struct edge_card *edge)
{
    static const enum link_kind kinds[] = {
        [OVER_LAND] = LINK_LAND,
        [OVER_RIVER] = LINK_RIVER,
        [OVER_CROSSING] = LINK_CROSSING,
        [OVER_STRAIT] = LINK_STRAIT,
    };
    struct picture_link *link =
        LIST_ADD(picture->arena, picture->links, picture->link_count);

    link->one = edge->one;
    link->other = edge->other;
    link->kind = kinds[edge->kind];
    link->name = edge->option ? arena_text(picture->arena, "%s (option %s)",
                                           edge->name ? edge->name : "crossing",
                                           edge->option)
                              : edge->name;
}

/* An area that the module does not place is not drawn. */
static void draw_map(const struct board *board, struct picture *picture)
{
    const struct module *module = board->module;

    foreach (struct area_card, area, module->areas)
        if (area->x != 0 || area->y != 0)
            draw_area(board, picture, area);
    foreach (struct sea_card, sea, module->seas)
        if (sea->x != 0 || sea->y != 0)
            draw_sea(board, picture, sea);
    foreach (struct edge_card, edge, module->edges)
        draw_edge(picture, edge);
    foreach (const struct sea_edge, sea_edge, module->sea_edges) {
        struct picture_link *link =
            LIST_ADD(picture->arena, picture->links, picture->link_count);

        link->one = sea_edge->one;
        link->other = sea_edge->other;
        link->kind = LINK_SEA;
    }
}

static void draw_sides(const struct board *board, struct picture *picture)
{
    static const char *const marks[POWER_END] = {
        [AUSTRIA] = "AU", [FRANCE] = "FR", [GREAT_BRITAIN] = "GB",
        [PRUSSIA] = "PR", [RUSSIA] = "RU", [SPAIN] = "SP",
        [TURKEY] = "TU"};

    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        struct picture_side *drawn = NULL;

        if (!eia_plays(board->module, power))
            continue;
        drawn = LIST_ADD(picture->arena, picture->sides, picture->side_count);
        drawn->side = eia_power_id(power);
        drawn->name = eia_power_name(board, power);
        drawn->mark = marks[power];
        drawn->pattern = (int)power - 1;
    }
}

/* The game is the side's own view: what that hides, the records say. */
void eia_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture)
{
    struct arena *arena = picture->arena;
    const struct board board = {record_copy(arena, &eia_game_record, game),
                                module, NULL, arena};

    (void)side;
    picture->title = arena_text(arena, "%s, %s", eia_setting(module, "title"),
                                eia_when(game, module, arena));
    draw_map(&board, picture);
    draw_aliases(module, picture);
    draw_sides(&board, picture);
    eia_draw_corps(&board, picture);
    eia_draw_fleets(&board, picture);
    eia_draw_marks(&board, picture);
}
