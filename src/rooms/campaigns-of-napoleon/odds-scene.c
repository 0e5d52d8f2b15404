/* Small scenes: map and pieces are put up. */
#include "rooms/campaigns-of-napoleon/odds-scene.h"

#include <string.h>

/* A scene while its pieces are put on the map. The cards of others than the
 * module's are made here. */
struct building {
    const struct con_scene *scene;
    const struct module *from; /* as it was read */
    struct module *module;     /* of the scene */
    struct game *game;
    struct board board;
    struct arena *arena;
    struct report *report;
};

static bool on_map(const struct building *building, const struct place *at,
                   int hex)
{
    return con_on_map(&building->board, hex) ||
           refuse(building->report, at, FILE_RULE(unknown_reference),
                  "there is no hex %04d on the map", hex);
}

static bool change_hex(struct building *building, const struct scene_hex *hex)
{
    struct module *module = building->module;
    struct map_place *place;

    if (!on_map(building, &hex->at, hex->hex))
        return false;
    for (size_t i = 0; i < module->hex_count; i++)
        if (module->hexes[i].hex == hex->hex)
            module->hexes[i].terrain = hex->terrain;
    place = ARENA_NEW(building->arena, struct map_place);
    *place = (struct map_place){.name = "the place",
                                .hex = hex->hex,
                                .size = hex->place,
                                .fortified = hex->fortified,
                                .at = hex->at};
    module->place_at[hex->hex] =
        hex->place != PLACE_NONE || hex->fortified ? place : NULL;
    return true;
}

static bool change_hexside(struct building *building,
                           const struct scene_hexside *hexside)
{
    struct map_hexside *side = ARENA_NEW(building->arena, struct map_hexside);
    const struct map_hexside **side_at = building->module->side_at;
    int one = hexside->one;
    int other = hexside->other;

    if (!on_map(building, &hexside->at, one) ||
        !on_map(building, &hexside->at, other))
        return false;
    if (!hex_adjacent(one, other))
        return refuse(building->report, &hexside->at, BASE(adjacency),
                      "%04d and %04d are not neighbours", one, other);
    if (hexside->crest && hexside->crest != one && hexside->crest != other)
        return refuse(building->report, &hexside->at, FILE_RULE(bad_value),
                      "the high hex of a crest is %04d or %04d", one, other);
    *side = (struct map_hexside){.one = one < other ? one : other,
                                 .other = one < other ? other : one,
                                 .river = hexside->river,
                                 .bridge = hexside->bridge,
                                 .crest = hexside->crest,
                                 .at = hexside->at};
    side_at[one * 6 + hex_direction(one, other)] = side;
    side_at[other * 6 + hex_direction(other, one)] = side;
    return true;
}

static bool change_map(struct building *building)
{
    const struct con_scene *scene = building->scene;
    bool good = true;

    for (size_t i = 0; i < scene->hex_count; i++)
        good &= change_hex(building, &scene->hexes[i]);
    for (size_t i = 0; i < scene->hexside_count; i++)
        good &= change_hexside(building, &scene->hexsides[i]);
    return good;
}

/* ---- pieces ----------------------------------------------------------- */

static struct leader_card *add_leader(struct building *building,
                                      const struct leader_card *card, int hex)
{
    struct module *module = building->module;
    struct game *game = building->game;
    struct leader *leader =
        LIST_ADD(building->arena, game->leaders, game->leader_count);
    struct leader_card *added =
        LIST_ADD(building->arena, module->leaders, module->leader_count);

    *added = *card;
    leader->id = card->id;
    leader->hex = hex;
    return added;
}

static struct unit *add_unit(struct building *building,
                             const struct unit_card *card, int hex)
{
    struct module *module = building->module;
    struct game *game = building->game;
    struct unit *unit =
        LIST_ADD(building->arena, game->units, game->unit_count);

    *(struct unit_card *)LIST_ADD(building->arena, module->units,
                                  module->unit_count) = *card;
    unit->id = card->id;
    unit->hex = hex;
    unit->sp = card->sp;
    unit->art = card->art;
    return unit;
}

static bool is_new(const struct building *building, const struct place *at,
                   const char *id)
{
    return (!con_unit(&building->board, id) &&
            !con_leader(&building->board, id)) ||
           refuse(building->report, at, FILE_RULE(duplicate),
                  "'%s' stands there already", id);
}

static bool is_his(const struct building *building, const struct place *at,
                   const char *id, bool his)
{
    return his || refuse(building->report, at, FILE_RULE(bad_value),
                         "'%s' is of the other side", id);
}

static const struct leader_card *leader_of(const struct building *building,
                                           const char *id)
{
    for (size_t i = 0; i < building->from->leader_count; i++)
        if (strcmp(building->from->leaders[i].id, id) == 0)
            return &building->from->leaders[i];
    return NULL;
}

static const struct unit_card *unit_of(const struct building *building,
                                       const char *id)
{
    for (size_t i = 0; i < building->from->unit_count; i++)
        if (strcmp(building->from->units[i].id, id) == 0)
            return &building->from->units[i];
    return NULL;
}

/* Numbers are for those whom the module does not know. */
static bool has_numbers(const struct scene_leader *leader)
{
    return leader->name || leader->rank != OF_CORPS || leader->initiative ||
           leader->span || leader->star || leader->superior;
}

static struct leader_card card_of(const struct scene_leader *leader,
                                  const struct scene_party *party)
{
    static const enum rank ranks[] = {
        [OF_CORPS] = CORPS_LEADER,
        [OF_DIVISION] = MAJOR_GENERAL,
        [OF_CAVALRY] = CAVALRY_MAJOR_GENERAL,
        [OF_ARMY] = COMMANDER,
        [A_MARSHAL] = MARSHAL,
    };

    return (struct leader_card){
        .id = leader->id,
        .side = party->side,
        .army = party->army,
        .name = leader->name ? leader->name : leader->id,
        .rank = ranks[leader->rank],
        .span = leader->span ? leader->span : 9,
        .initiative = leader->initiative ? leader->initiative : 3,
        .star = leader->star,
        .command_value = 2,
        .superior = leader->superior,
        .provenance = "scene",
        .at = leader->at,
    };
}

static bool put_leader(struct building *building,
                       const struct scene_leader *leader,
                       const struct scene_party *party)
{
    const struct leader_card *known = leader_of(building, leader->id);
    const struct leader_card made = card_of(leader, party);

    if (!on_map(building, &leader->at, leader->hex) ||
        !is_new(building, &leader->at, leader->id))
        return false;
    if (known && has_numbers(leader))
        return refuse(building->report, &leader->at, FILE_RULE(bad_value),
                      "'%s' is a leader of the module, whose numbers stand",
                      leader->id);
    if (known &&
        !is_his(building, &leader->at, known->id, known->side == party->side))
        return false;
    add_leader(building, known ? known : &made, leader->hex);
    return true;
}

static bool leads(const struct building *building, const struct place *at,
                  const char *leader)
{
    return !leader || con_leader(&building->board, leader) ||
           refuse(building->report, at, FILE_RULE(unknown_reference),
                  "no leader '%s' stands there", leader);
}

static bool put_unit(struct building *building, const struct scene_unit *unit,
                     const struct scene_party *party)
{
    const struct unit_card *card = unit_of(building, unit->id);
    struct unit *put;

    if (!card)
        return refuse(building->report, &unit->at, FILE_RULE(unknown_reference),
                      "the module has no unit '%s'", unit->id);
    if (!on_map(building, &unit->at, unit->hex) ||
        !is_new(building, &unit->at, unit->id) ||
        !leads(building, &unit->at, unit->leader) ||
        !is_his(building, &unit->at, card->id, card->side == party->side))
        return false;
    put = add_unit(building, card, unit->hex);
    put->leader = unit->leader ? unit->leader : card->leader;
    put->demoralized = unit->demoralized;
    if (unit->sp + unit->art > 0) {
        put->sp = unit->sp;
        put->art = unit->art;
    }
    return true;
}

/* One unit of the troops: an arm, its strength, and what it weighs. */
struct body {
    const char *name; /* behind the id, or NULL */
    enum arm arm;
    int sp, art;
    int subordination; /* halves */
};

static void put_body(struct building *building,
                     const struct scene_troops *troops,
                     const struct scene_party *party, const struct body *body)
{
    const char *id = body->name ? arena_text(building->arena, "%s-%s",
                                             troops->id, body->name)
                                : troops->id;
    const struct unit_card card = {
        .id = id,
        .side = party->side,
        .army = party->army,
        .nation = party->army,
        .name = id,
        .arm = body->arm,
        .guard = troops->guard,
        .weight = body->arm != CAVALRY            ? WEIGHT_NONE
                  : troops->weight == WEIGHT_NONE ? MEDIUM
                                                  : troops->weight,
        .sp = body->sp,
        .art = body->art,
        .mp = body->arm == CAVALRY ? 7 : 5,
        .subordination = body->subordination,
        .provenance = "scene",
        .at = troops->at,
    };
    struct unit *unit = add_unit(building, &card, troops->hex);

    unit->leader = troops->leader;
    unit->demoralized = troops->demoralized;
}

/* The infantry is split as evenly as it goes, and the first unit has the
 * guns. */
static void put_infantry(struct building *building,
                         const struct scene_troops *troops,
                         const struct scene_party *party)
{
    int units = troops->units > 1 ? troops->units : 1;

    for (int i = 0; i < units; i++) {
        const struct body body = {
            .name = units > 1 ? arena_text(building->arena, "%d", i + 1) : NULL,
            .arm = INFANTRY,
            .sp = troops->infantry / units + (i < troops->infantry % units),
            .art = i == 0 ? troops->artillery : 0,
            .subordination = 2,
        };

        if (body.sp + body.art > 0)
            put_body(building, troops, party, &body);
    }
}

/* Horse beside a single unit of foot is the horse of a division. */
static void put_cavalry(struct building *building,
                        const struct scene_troops *troops,
                        const struct scene_party *party)
{
    const struct body body = {
        .name = troops->infantry > 0 ? "horse" : NULL,
        .arm = CAVALRY,
        .sp = troops->cavalry,
        .art = troops->infantry > 0 ? 0 : troops->artillery,
        .subordination = troops->infantry > 0 && troops->units <= 1 ? 1 : 2,
    };

    put_body(building, troops, party, &body);
}

static bool put_troops(struct building *building,
                       const struct scene_troops *troops,
                       const struct scene_party *party)
{
    const struct body guns = {
        .arm = ARTILLERY, .art = troops->artillery, .subordination = 1};

    if (!on_map(building, &troops->at, troops->hex) ||
        !is_new(building, &troops->at, troops->id) ||
        !leads(building, &troops->at, troops->leader))
        return false;
    if (troops->infantry + troops->cavalry + troops->artillery == 0)
        return refuse(building->report, &troops->at, FILE_RULE(bad_value),
                      "'%s' has no strength", troops->id);
    if (troops->infantry > 0)
        put_infantry(building, troops, party);
    if (troops->cavalry > 0)
        put_cavalry(building, troops, party);
    if (troops->infantry + troops->cavalry == 0)
        put_body(building, troops, party, &guns);
    return true;
}

static const char *army_of(const struct building *building,
                           const struct scene_party *party)
{
    const struct module *module = building->module;

    for (size_t i = 0; i < module->army_count; i++)
        if (module->armies[i].side == party->side &&
            (!party->army || strcmp(module->armies[i].id, party->army) == 0))
            return module->armies[i].id;
    return NULL;
}

static bool put_party(struct building *building,
                      const struct scene_party *given)
{
    struct scene_party party = *given;
    bool good = true;

    party.army = army_of(building, given);
    if (!party.army)
        return refuse(building->report, &given->at,
                      FILE_RULE(unknown_reference),
                      "the %s side has no army '%s'", con_side_id(given->side),
                      given->army);
    for (size_t i = 0; i < party.leader_count; i++)
        good &= put_leader(building, &party.leaders[i], &party);
    for (size_t i = 0; i < party.unit_count; i++)
        good &= put_unit(building, &party.units[i], &party);
    for (size_t i = 0; i < party.troops_count; i++)
        good &= put_troops(building, &party.troops[i], &party);
    return good;
}

/* ---- the whole -------------------------------------------------------- */

/* The scene has a map of its own to change, and pieces of its own. */
static void own_module(struct building *building)
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

static void begin_game(struct building *building, struct play *play)
{
    play->module = building->module;
    play->game = con_begin(building->module, play->options, building->arena);
    play->game->weather = building->scene->weather;
    play->game->first_player = building->scene->attacker;
    play->game->initiative_player = building->scene->attacker;
    building->game = play->game;
    building->board = con_board(play);
}

/* What the scene says of a whole party lies on its forces and groups. */
static void mark_party(const struct building *building,
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
    struct building building = {.scene = scene,
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
        good &= put_party(&building, &given->parties[i]);
    if (!good)
        return false;
    con_default_forces(&building.board);
    con_begin_chances(play);
    for (size_t i = 0; i < given->party_count; i++)
        mark_party(&building, &given->parties[i]);
    return true;
}
