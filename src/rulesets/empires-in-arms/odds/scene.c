/* Small scenes: the map, the wars, and the combat. */
#include "rulesets/empires-in-arms/odds/scene.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/odds/odds.h"

#include <string.h>

/* ---- the map and the month -------------------------------------------- */

/* A module of the scene's own, but for that area as it was read. */
static const struct module *changed_map(const struct eia_scene_setup *setup,
                                        enum terrain terrain)
{
    const struct module *from = setup->board.module;
    struct arena *arena = setup->board.arena;
    struct module *module = arena_copy(arena, from, sizeof(*from));
    size_t changed = (size_t)(eia_area(from, setup->scene->area) - from->areas);

    module->areas = arena_copy(arena, from->areas,
                               from->areas_count * sizeof(*from->areas));
    module->areas[changed].terrain = terrain;
    memset(module->ways, 0, sizeof(module->ways));
    memset(module->sea_ways, 0, sizeof(module->sea_ways));
    eia_open_module(module, arena, setup->report);
    return module;
}

static bool set_terrain(struct eia_scene_setup *setup)
{
    const struct eia_scene *scene = setup->scene;
    int terrain = 0;

    if (!scene->terrain)
        return true;
    while (eia_terrain_words[terrain] &&
           strcmp(eia_terrain_words[terrain], scene->terrain) != 0)
        terrain++;
    if (!eia_terrain_words[terrain])
        return refuse(setup->report, &scene->at, FILE_RULE(bad_value),
                      "'%s' is no terrain", scene->terrain);
    setup->play->module = setup->board.module =
        changed_map(setup, (enum terrain)terrain);
    return true;
}

static bool set_month(const struct eia_scene_setup *setup)
{
    const struct eia_scene *scene = setup->scene;
    const struct module *module = setup->board.module;
    int turn = scene->month ? eia_turn_of(module, scene->month) : 1;

    if (turn < 1 || turn > module->last_turn)
        return refuse(setup->report, &scene->at, FILE_RULE(bad_value),
                      "'%s' is no month of the game", scene->month);
    setup->board.game->turn = turn;
    return true;
}

static bool set_dominant(const struct eia_scene_setup *setup)
{
    const struct names *dominant = &setup->scene->dominant;
    struct game *game = setup->board.game;

    foreach_name (id, *dominant)
        if (eia_power(id) == NO_POWER)
            return refuse(setup->report, &setup->scene->at,
                          FILE_RULE(unknown_reference), "'%s' is no power", id);
    for (size_t i = 0; dominant->count && i < game->powers_count; i++)
        game->powers[i].dominant =
            names_contain(dominant, eia_power_id(game->powers[i].power));
    return true;
}

static bool put_minor(const struct eia_scene_setup *setup,
                      const struct scene_minor *given)
{
    struct minor_state *minor = eia_minor(&setup->board, given->id);

    if (!minor)
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "'%s' is no minor country", given->id);
    if (eia_union_with(&setup->board, given->id))
        return refuse(setup->report, &given->at, RULE(10_4_1b),
                      "'%s' is part of '%s'", given->id,
                      eia_country_of(&setup->board, given->id));
    minor->controller = given->power;
    minor->status = given->power == NO_POWER ? NEUTRAL : FREE_STATE;
    return true;
}

/* ---- the whole -------------------------------------------------------- */

/* The lands as the module begins, and nobody in them. */
static void begin_game(struct eia_scene_setup *setup)
{
    struct play *play = setup->play;
    struct game *game = eia_begin(play->module, play->options, play->arena);

    foreach (struct corps, corps, game->corps)
        *corps = (struct corps){.id = corps->id, .nation = corps->nation};
    foreach (struct leader, leader, game->leaders)
        *leader = (struct leader){.id = leader->id, .nation = leader->nation};
    foreach (struct fleet, fleet, game->fleets) {
        fleet->at = NULL;
        fleet->ships = 0;
    }
    game->garrisons_count = game->depots_count = game->irregulars_count = 0;
    game->wars_count = game->alliances_count = 0;
    eia_resolve(game, play->module);
    play->game = game;
    setup->board = play->board;
}

static void add_war(struct eia_scene_setup *setup, const char *one,
                    const char *other)
{
    struct war *war = ADD_TO(setup->board.arena, setup->board.game->wars);

    war->one = one;
    war->other = other;
    war->since = setup->board.game->turn;
}

/* Those of a side move as one, and are at war with all of the other. */
static void add_wars(struct eia_scene_setup *setup)
{
    struct game *game = setup->board.game;

    foreach_name (id, setup->sides[ATTACKER])
        foreach_name (name, setup->sides[DEFENDER])
            add_war(setup, id, name);
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        struct combination *combination = LIST_ADD(
            setup->board.arena, game->combinations, game->combinations_count);

        combination->powers = setup->sides[role];
    }
}

/* The river is known if the scene says so, or if the map does for all who
 * attack; else the march is not over. */
static void set_river(struct eia_scene_setup *setup)
{
    const struct eia_scene *scene = setup->scene;
    bool known = true;

    foreach (struct corps, corps, setup->board.game->corps) {
        enum power power = eia_corps_power(&setup->board, corps);

        if (!same_name(corps->at, scene->area) ||
            !names_contain(&setup->sides[ATTACKER], eia_power_id(power)))
            continue;
        known &= corps->from != NULL;
        if (scene->river == RIVER_OPEN)
            continue;
        corps->by = scene->river == RIVER_THERE ? OVER_RIVER : OVER_LAND;
        corps->from = corps->from ? corps->from : corps->at;
    }
    setup->board.game->land_part =
        known || scene->river != RIVER_OPEN ? LAND_BATTLES : LAND_MOVES;
}

/* [base combat-list] the combat of the scene */
static bool find_combat(struct eia_scene_setup *setup)
{
    const struct eia_scene *scene = setup->scene;

    for (int role = ATTACKER; role <= DEFENDER; role++)
        if (!setup->sides[role].count)
            return refuse(setup->report, &scene->at, FILE_RULE(missing_element),
                          "nobody %s",
                          role == ATTACKER ? "attacks" : "defends");
    add_wars(setup);
    set_river(setup);
    setup->board.game->acting = eia_power(setup->sides[ATTACKER].items[0]);
    eia_list_combats(setup->play, setup->board.game->acting);
    return eia_field_combat(setup->play, scene->area) ||
           refuse(setup->report, &scene->at, BASE(combat_list),
                  "there is no field combat at %s",
                  eia_place_name(&setup->board, scene->area));
}

bool eia_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report)
{
    const struct eia_scene *given = scene;
    struct eia_scene_setup setup = {
        .scene = given, .play = play, .report = report};
    bool good = true;

    (void)file;
    begin_game(&setup);
    if (eia_place_kind(given->area) != PLACE_AREA ||
        !eia_area(play->module, given->area))
        return refuse(report, &given->at, FILE_RULE(unknown_reference),
                      "'%s' is no area", given->area);
    good &= set_terrain(&setup);
    good &= set_month(&setup);
    good &= set_dominant(&setup);
    for (size_t i = 0; i < given->minors_count; i++)
        good &= put_minor(&setup, &given->minors[i]);
    for (size_t i = 0; i < given->party_count; i++)
        good &= eia_put_party(&setup, &given->parties[i]);
    return good && find_combat(&setup);
}
