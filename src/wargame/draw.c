/* The map as a picture. */
#include "wargame/draw.h"

#include "core/arena.h"
#include "wargame/map.h"

static void draw_hex(const struct hex_map *map, const struct map_looks *looks,
                     const struct map_hex *hex, struct picture *picture)
{
    const struct map_place *place = map_place(map, hex->hex);
    struct picture_hex *drawn =
        LIST_ADD(picture->arena, picture->hexes, picture->hex_count);

    drawn->hex = hex->hex;
    drawn->printed = hex->printed;
    drawn->ground = looks->grounds[hex->terrain];
    if (!place)
        return;
    drawn->settlement = looks->settlements[place->size];
    drawn->fortified = place->fortified;
    drawn->place = place->name;
}

static struct picture_edge *add_edge(struct picture *picture, int one,
                                     int other, enum edge_kind kind)
{
    struct picture_edge *edge =
        LIST_ADD(picture->arena, picture->edges, picture->edge_count);

    edge->one = one;
    edge->other = other;
    edge->kind = kind;
    return edge;
}

static void draw_river(const struct map_looks *looks,
                       const struct map_hexside *side, struct picture *picture)
{
    struct picture_edge *edge =
        add_edge(picture, side->one, side->other, looks->rivers[side->river]);

    edge->name = side->name;
    edge->bridge = side->bridge;
    if (looks->bridge)
        looks->bridge(looks->context, edge);
}

/* The high hex comes first. */
static void draw_crest(const struct map_hexside *side, struct picture *picture)
{
    int low = side->crest == side->one ? side->other : side->one;

    add_edge(picture, side->crest, low, EDGE_CREST);
}

static void draw_road(const struct map_looks *looks,
                      const struct map_road *road, struct picture *picture)
{
    struct picture_road *drawn =
        LIST_ADD(picture->arena, picture->roads, picture->road_count);

    drawn->one = road->one;
    drawn->other = road->other;
    drawn->major = looks->major[road->kind];
}

/* "one hex is 3.2 km" */
static void draw_scale(const struct hex_map *map, struct picture *picture)
{
    int tenths = map->scale_tenths_of_km;

    picture->columns = map->columns;
    picture->rows = map->rows;
    picture->scale_tenths_of_km = tenths;
    if (tenths > 0)
        picture->scale = arena_text(picture->arena, "one hex is %d.%d km",
                                    tenths / 10, tenths % 10);
}

/* A strip of a larger map begins where its hexes do. */
static void find_first(int hex, struct picture *picture)
{
    if (!picture->first_column || hex_column(hex) < picture->first_column)
        picture->first_column = hex_column(hex);
    if (!picture->first_row || hex_row(hex) < picture->first_row)
        picture->first_row = hex_row(hex);
}

void map_draw(const struct hex_map *map, const struct map_looks *looks,
              struct picture *picture)
{
    draw_scale(map, picture);
    for (size_t i = 0; i < map->hex_count; i++) {
        find_first(map->hexes[i].hex, picture);
        draw_hex(map, looks, &map->hexes[i], picture);
    }
    for (size_t i = 0; i < map->hexside_count; i++) {
        const struct map_hexside *side = &map->hexsides[i];

        if (side->river)
            draw_river(looks, side, picture);
        if (side->crest)
            draw_crest(side, picture);
    }
    for (size_t i = 0; i < map->road_count; i++)
        draw_road(looks, &map->roads[i], picture);
}
