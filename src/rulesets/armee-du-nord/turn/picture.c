/* The picture of a game: the map, and a box for each unit. */
#include "rulesets/armee-du-nord/turn/turn.h"
#include "wargame/draw.h"

#include <string.h>

static void draw_map(const struct module *module, struct picture *picture)
{
    static const enum ground grounds[GROUNDS] = {[CLEAR] = GROUND_CLEAR,
                                                 [WOODS] = GROUND_WOODS,
                                                 [FOREST] = GROUND_WOODED_HILLS,
                                                 [SWAMP] = GROUND_MARSH,
                                                 [VILLAGE] = GROUND_CLEAR,
                                                 [TOWN] = GROUND_CLEAR,
                                                 [BOX] = GROUND_CLEAR};
    /* none, village, town, grand farm, landmark, box */
    static const enum settlement settlements[] = {
        SETTLEMENT_NONE,    SETTLEMENT_VILLAGE, SETTLEMENT_TOWN,
        SETTLEMENT_VILLAGE, SETTLEMENT_NONE,    SETTLEMENT_NONE};
    static const enum edge_kind rivers[] = {
        [STREAM] = EDGE_STREAM, [RIVER] = EDGE_RIVER};
    static const bool major[] = {[HIGHWAY] = true, [ROAD] = false};
    const struct map_looks looks = {grounds, settlements, rivers,
                                    major,   NULL,        NULL};
    static const char *const lines[] = {"highway", "road", "river", "stream",
                                        NULL};
    static const char *const ground_words[] = {"clear", "woods", NULL, "forest",
                                               "swamp"};
    static const char *const campaign_words[] = {
        "clear", "woods", "box of a track", "forest", "swamp"};

    picture->line_words = lines;
    picture->ground_words = module->campaign ? campaign_words : ground_words;
    map_draw(&module->map, &looks, picture);
    for (size_t i = 0; i < picture->hex_count; i++)
        picture->hexes[i].fortified = module->is_farm[picture->hexes[i].hex];
}

/* [base tracks] beside the map each track is a column of boxes: the first bears
 * its number, and of a place its name alone, for all stand close together */
static void name_boxes(const struct module *module, struct picture *picture)
{
    for (size_t i = 0; i < picture->hex_count; i++) {
        struct picture_hex *drawn = &picture->hexes[i];
        const struct box_card *box = adn_box(module, drawn->hex);
        size_t length = drawn->place ? strcspn(drawn->place, "(") : 0;
        bool named = length > 0 && drawn->place[length] == '(';
        bool first = box && box->number == 1, drawn_so = named || first;

        if (!box)
            continue;
        drawn->ground = GROUND_HILLS;
        drawn->settlement = drawn_so ? SETTLEMENT_VILLAGE : SETTLEMENT_NONE;
        drawn->place =
            drawn_so
                ? arena_text(picture->arena, "%s%s%s%.*s",
                             first ? "track " : "", first ? box->track : "",
                             first && named ? ": " : "",
                             named ? (int)length - 1 : 0, drawn->place)
                : NULL;
    }
}

static const char allies[] = "allies";

/* [ruling 88] nobody sees of which Allied army they are. */
static void draw_sides(const struct game *game, const struct module *module,
                       struct picture *picture)
{
    static const char *const marks[] = {"AD", "FR", "PR", "?"};
    int count = game->sightings_count > 0 ? ARMIES + 1 : ARMIES;

    for (int army = 0; army < count; army++) {
        struct picture_side *drawn =
            LIST_ADD(picture->arena, picture->sides, picture->side_count);
        bool known = army < ARMIES;

        drawn->side = known ? module->armies[army].id : allies;
        drawn->name = known ? module->armies[army].name : "Allies, obscured";
        drawn->pattern = army;
        drawn->mark = marks[army];
    }
}

static struct picture_box *add_box(struct picture *picture, int hex, int army)
{
    struct picture_box *box =
        LIST_ADD(picture->arena, picture->boxes, picture->box_count);

    box->hex = hex;
    box->side = adn_army_words[army];
    return box;
}

/* A deployed unit is drawn in each of its hexes. */
static void draw_unit_at(const struct unit *unit, int hex,
                         struct picture *picture)
{
    static const enum symbol symbols[] = {[INFANTRY] = SYMBOL_INFANTRY,
                                          [CAVALRY] = SYMBOL_CAVALRY,
                                          [HORSE_ARTILLERY] = SYMBOL_ARTILLERY,
                                          [FOOT_ARTILLERY] = SYMBOL_ARTILLERY};
    static const enum size_mark sizes[] = {SIZE_DIVISION, SIZE_BRIGADE,
                                           SIZE_NONE, SIZE_NONE};
    struct picture_box *box = add_box(picture, hex, unit->army);

    box->symbol = symbols[unit->card->arm];
    box->size = sizes[unit->card->size];
    box->label = unit->id;
    box->strength =
        arena_text(picture->arena, unit->veiled ? "?" : "%d", unit->increments);
    box->title =
        arena_text(picture->arena, "%s, %s%s, morale %d%s", unit->name,
                   arena_counted(picture->arena, unit->increments, "increment"),
                   unit->veiled ? " or fewer" : "", unit->card->morale,
                   adn_is_deployed(unit) ? ", deployed" : "");
}

/* 23.0 of what is not shown its number, and whether it is horse or foot */
static void draw_sighting(const struct sighting *sighting,
                          struct picture *picture)
{
    struct picture_box *box = add_box(picture, sighting->hex, FRENCH);

    if (sighting->camp == ALLIED_CAMP)
        box->side = allies;
    box->symbol = sighting->horse ? SYMBOL_CAVALRY : SYMBOL_INFANTRY;
    box->label = "?";
    box->title =
        arena_text(picture->arena, "%s, the largest %s",
                   arena_counted(picture->arena, sighting->count, "unit"),
                   sighting->horse ? "horse" : "foot");
}

void adn_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture)
{
    (void)side; /* nothing is hidden */
    picture->title = adn_when(game, module, picture->arena);
    picture->scale = "one hex is 700 m";
    draw_map(module, picture);
    name_boxes(module, picture);
    draw_sides(game, module, picture);
    foreach (struct unit, unit, game->units)
        if (unit->hex) {
            draw_unit_at(unit, unit->hex, picture);
            foreach_hex (hex, unit->deployed)
                draw_unit_at(unit, hex, picture);
        }
    foreach (struct leader, leader, game->leaders) {
        struct picture_box *box;

        if (!leader->hex)
            continue;
        box = add_box(picture, leader->hex, leader->army);
        box->symbol = SYMBOL_HEADQUARTERS;
        box->label = box->title = leader->name;
        box->led = true;
    }
    foreach (struct sighting, sighting, game->sightings)
        draw_sighting(sighting, picture);
}
