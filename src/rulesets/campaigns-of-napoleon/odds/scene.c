/* Small scenes: the map, and the whole. */
#include "rulesets/campaigns-of-napoleon/odds/scene.h"

static bool change_hex(struct con_scene_setup *setup,
                       const struct scene_hex *hex)
{
    struct module *module = setup->module;
    struct map_place *place;

    setup->at = &hex->at;
    if (!con_scene_hex_is(setup, hex->hex))
        return false;
    for (size_t i = 0; i < module->map.hex_count; i++)
        if (module->map.hexes[i].hex == hex->hex)
            module->map.hexes[i].terrain = (int)hex->terrain;
    place = ARENA_NEW(setup->arena, struct map_place);
    *place = (struct map_place){
        .name = "the place",
        .hex = hex->hex,
        .size = (int)hex->place,
        .fortified = hex->fortified,
        .at = hex->at,
    };
    module->map.place_at[hex->hex] =
        hex->place != PLACE_NONE || hex->fortified ? place : NULL;
    return true;
}

/* [base adjacency] a hexside joins neighbours */
static bool change_hexside(struct con_scene_setup *setup,
                           const struct map_hexside *side)
{
    const struct map_hexside **side_at = setup->module->map.hexside_at;
    int one = side->one;
    int other = side->other;

    setup->at = &side->at;
    if (!con_scene_hex_is(setup, one) || !con_scene_hex_is(setup, other))
        return false;
    if (!hex_adjacent(one, other))
        return FAULT(BASE(adjacency), "%04d and %04d are not neighbours", one,
                     other);
    if (side->crest && side->crest != one && side->crest != other)
        return FAULT(FILE_RULE(bad_value),
                     "the high hex of a crest is %04d or %04d", one, other);
    side_at[one * 6 + hex_direction(one, other)] = side;
    side_at[other * 6 + hex_direction(other, one)] = side;
    return true;
}

/* ---- the whole -------------------------------------------------------- */

/* The scene has a map of its own to change, and pieces of its own. */
static void own_module(struct con_scene_setup *setup)
{
    struct module *module = ARENA_NEW(setup->arena, struct module);
    const struct module *from = setup->from;

    *module = *from;
    module->map.hexes =
        arena_copy(setup->arena, from->map.hexes,
                   from->map.hex_count * sizeof(from->map.hexes[0]));
    module->units = NULL;
    module->leaders = NULL;
    module->vedettes = NULL;
    module->arrivals = NULL;
    module->units_count = module->leaders_count = 0;
    module->vedettes_count = module->arrivals_count = 0;
    con_open_module(module, setup->arena, setup->report);
    setup->module = module;
}

static void begin_game(struct con_scene_setup *setup, struct play *play)
{
    play->module = setup->module;
    play->game = con_begin(setup->module, play->options, setup->arena);
    play->game->weather = setup->scene->weather;
    play->game->first_player = setup->scene->attacker;
    play->game->initiative_player = setup->scene->attacker;
    setup->board = play->board;
}

/* What the scene says of a whole party lies on its forces and groups. */
static void mark_party(const struct con_scene_setup *setup,
                       const struct scene_party *party)
{
    foreach (struct force, force, setup->board.game->forces)
        if (force->of->side == party->side) {
            force->forage = party->forage;
            force->failed_repulse = party->failed_repulse;
        }
    foreach (struct group, group, setup->board.game->groups)
        if (group->side == party->side)
            group->chit = party->chit;
}

bool con_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report)
{
    struct con_scene_setup setup = {.scene = scene,
                                    .from = play->module,
                                    .arena = play->arena,
                                    .report = report};
    const struct con_scene *given = scene;
    bool good = true;

    (void)file;
    own_module(&setup);
    begin_game(&setup, play);
    foreach (const struct scene_hex, hex, given->hexes)
        good &= change_hex(&setup, hex);
    foreach (const struct map_hexside, side, given->hexsides)
        good &= change_hexside(&setup, side);
    foreach (const struct scene_party, party, given->parties)
        good &= con_put_party(&setup, party);
    if (!good)
        return false;
    con_default_forces(&setup.board);
    con_begin_scene(play);
    foreach (const struct scene_party, party, given->parties)
        mark_party(&setup, party);
    return true;
}
