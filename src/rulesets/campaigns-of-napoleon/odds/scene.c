/* Small scenes: the map, and the whole. */
#include "rulesets/campaigns-of-napoleon/odds/scene.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/odds/odds.h"

static bool change_hex(struct con_building *building,
                       const struct scene_hex *hex)
{
    struct module *module = building->module;
    struct map_place *place;

    if (!con_scene_hex_is(building, &hex->at, hex->hex))
        return false;
    for (size_t i = 0; i < module->hex_count; i++)
        if (module->hexes[i].hex == hex->hex)
            module->hexes[i].terrain = hex->terrain;
    place = ARENA_NEW(building->arena, struct map_place);
    *place = (struct map_place){
        .name = "the place",
        .hex = hex->hex,
        .size = hex->place,
        .fortified = hex->fortified,
        .at = hex->at,
    };
    module->place_at[hex->hex] =
        hex->place != PLACE_NONE || hex->fortified ? place : NULL;
    return true;
}

/* [base adjacency] a hexside joins neighbours */
static bool change_hexside(struct con_building *building,
                           const struct scene_hexside *hexside)
{
    struct map_hexside *side = ARENA_NEW(building->arena, struct map_hexside);
    const struct map_hexside **side_at = building->module->side_at;
    int one = hexside->one;
    int other = hexside->other;

    if (!con_scene_hex_is(building, &hexside->at, one) ||
        !con_scene_hex_is(building, &hexside->at, other))
        return false;
    if (!hex_adjacent(one, other))
        return refuse(building->report, &hexside->at, BASE(adjacency),
                      "%04d and %04d are not neighbours", one, other);
    if (hexside->crest && hexside->crest != one && hexside->crest != other)
        return refuse(building->report, &hexside->at, FILE_RULE(bad_value),
                      "the high hex of a crest is %04d or %04d", one, other);
    *side = (struct map_hexside){
        .one = one < other ? one : other,
        .other = one < other ? other : one,
        .river = hexside->river,
        .bridge = hexside->bridge,
        .crest = hexside->crest,
        .at = hexside->at,
    };
    side_at[one * 6 + hex_direction(one, other)] = side;
    side_at[other * 6 + hex_direction(other, one)] = side;
    return true;
}

static bool change_map(struct con_building *building)
{
    const struct con_scene *scene = building->scene;
    bool good = true;

    for (size_t i = 0; i < scene->hex_count; i++)
        good &= change_hex(building, &scene->hexes[i]);
    for (size_t i = 0; i < scene->hexside_count; i++)
        good &= change_hexside(building, &scene->hexsides[i]);
    return good;
}

/* ---- the whole -------------------------------------------------------- */

/* The scene has a map of its own to change, and pieces of its own. */
static void own_module(struct con_building *building)
{
    struct module *module = ARENA_NEW(building->arena, struct module);
    const struct module *from = building->from;

    *module = *from;
    module->hexes = arena_copy(building->arena, from->hexes,
                               from->hex_count * sizeof(from->hexes[0]));
    module->units = NULL;
    module->leaders = NULL;
    module->vedettes = NULL;
    module->arrivals = NULL;
    module->unit_count = module->leader_count = 0;
    module->vedette_count = module->arrival_count = 0;
    con_open_module(module, building->arena, building->report);
    building->module = module;
}

static void begin_game(struct con_building *building, struct play *play)
{
    play->module = building->module;
    play->game = con_begin(building->module, play->options, building->arena);
    play->game->weather = building->scene->weather;
    play->game->first_player = building->scene->attacker;
    play->game->initiative_player = building->scene->attacker;
    building->game = play->game;
    building->board = play->board;
}

/* What the scene says of a whole party lies on its forces and groups. */
static void mark_party(const struct con_building *building,
                       const struct scene_party *party)
{
    struct game *game = building->game;

    for (size_t i = 0; i < game->force_count; i++)
        if (con_army_side(&building->board, game->forces[i].army) ==
            party->side) {
            game->forces[i].forage = party->forage;
            game->forces[i].failed_repulse = party->failed_repulse;
        }
    for (size_t i = 0; i < game->group_count; i++)
        if (game->groups[i].side == party->side)
            game->groups[i].chit = party->chit;
}

bool con_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report)
{
    struct con_building building = {.scene = scene,
                                    .from = play->module,
                                    .arena = play->arena,
                                    .report = report};
    const struct con_scene *given = scene;
    bool good;

    (void)file;
    own_module(&building);
    begin_game(&building, play);
    good = change_map(&building);
    for (size_t i = 0; i < given->party_count; i++)
        good &= con_put_party(&building, &given->parties[i]);
    if (!good)
        return false;
    con_default_forces(&building.board);
    con_begin_scene(play);
    for (size_t i = 0; i < given->party_count; i++)
        mark_party(&building, &given->parties[i]);
    return true;
}
