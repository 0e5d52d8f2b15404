/* Small scenes: how they are read, and laid on the map. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/odds/odds.h"

/* clang-format off */
static const struct field unit_fields[] = {
    MAY(YES, scene_unit, demoralized, "demoralized"),
    NEEDED(HEX, scene_unit, hex, "hex"),
    FIELD(NAME, struct scene_unit, id, "id", FIELD_KEY),
    MAY(YES, scene_unit, routed, "routed"),
    FIELD_RANGE(COUNT, struct scene_unit, sp, "sp", FIELD_OPTIONAL, 1, 99),
    {0}};

static const struct field leader_fields[] = {
    NEEDED(HEX, scene_leader, hex, "hex"),
    FIELD(NAME, struct scene_leader, id, "id", FIELD_KEY),
    {0}};

static const struct field scene_fields[] = {
    MAY_CHOOSE(gra_scene, weather, "weather", gra_weather_words),
    {0}};

#define LIST(element, type, fields, items, count, at) \
    {element, sizeof(struct type), fields, NULL, \
     offsetof(struct gra_scene, items), offsetof(struct gra_scene, count), \
     NULL, at}

static const struct record scene_children[] = {
    LIST("attack", attack_order, gra_attack_fields, attacks, attacks_count,
         RECORD_NO_PLACE),
    LIST("unit", scene_unit, unit_fields, units, units_count,
         offsetof(struct scene_unit, at)),
    LIST("leader", scene_leader, leader_fields, leaders, leaders_count,
         offsetof(struct scene_leader, at)),
    {0}};

const struct record gra_scene_record = {
    "grande-armee-scene", sizeof(struct gra_scene), scene_fields,
    scene_children, 0, RECORD_SINGLE, NULL, RECORD_NO_PLACE};
/* clang-format on */

struct setup {
    struct play *play;
    struct report *report;
    struct place place; /* of the scene */
};

/* ---- pieces -------------------------------------------------------------- */

/* Everybody leaves the map; depots and places stay as the module has them. */
static void clear_map(const struct board *board)
{
    foreach (struct unit, unit, board->game->units)
        gra_remove(board, unit);
    foreach (struct leader, leader, board->game->leaders)
        piece_leave(board->game->stacks, &leader->piece, IN_POOL);
}

static bool hex_is(const struct setup *setup, const struct place *at, int hex)
{
    return map_hex(&setup->play->module->map, hex) ||
           refuse(setup->report, at, FILE_RULE(unknown_reference),
                  "there is no hex %04d", hex);
}

static bool fits(const struct setup *setup, const struct scene_unit *given,
                 const struct unit *unit)
{
    const struct board *board = &setup->play->board;

    if (unit->state == ON_MAP)
        return refuse(setup->report, &given->at, FILE_RULE(bad_value),
                      "'%s' stands twice", given->id);
    if (gra_has_units(board, given->hex, gra_enemy(unit->side)))
        return refuse(setup->report, &given->at, FILE_RULE(bad_value),
                      "an enemy of '%s' stands in %04d", given->id, given->hex);
    return given->sp <= unit->card->most ||
           refuse(setup->report, &given->at, BASE(organization),
                  "'%s' has %d SP at most", given->id, unit->card->most);
}

/* A unit brings who leads it by name. */
static bool put_unit(const struct setup *setup, const struct scene_unit *given)
{
    struct unit *unit = gra_unit(&setup->play->board, given->id);

    if (!unit)
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "the module has no unit '%s'", given->id);
    if (!hex_is(setup, &given->at, given->hex) || !fits(setup, given, unit))
        return false;
    gra_put(&setup->play->board, unit, given->hex);
    if (given->sp)
        unit->sp = given->sp;
    unit->rout = given->routed ? ROUT_1 : STEADY;
    unit->rout_turn = given->routed ? setup->play->game->turn : 0;
    unit->demoralized = given->demoralized;
    return true;
}

static bool put_leader(const struct setup *setup,
                       const struct scene_leader *given)
{
    struct leader *leader = gra_leader(&setup->play->board, given->id);

    if (!leader)
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "the module has no leader '%s'", given->id);
    if (!hex_is(setup, &given->at, given->hex))
        return false;
    gra_put_leader(&setup->play->board, leader, given->hex);
    return true;
}

/* ---- who fights ---------------------------------------------------------- */

static bool set_attack(const struct setup *setup, struct gra_scene *scene)
{
    struct play *play = setup->play;
    const struct unit *first;
    struct order order = {.place = setup->place, .kind = &gra_attack};
    struct seat seat = {.board = play->board, .step = "4", .certain = true};

    if (scene->attacks_count != 1)
        return refuse(setup->report, &setup->place, FILE_RULE(bad_value),
                      "a scene has one attack, and this one has %d",
                      (int)scene->attacks_count);
    order.details = scene->attacks;
    first = gra_first(&play->board, scene->attacks->from, FRANCE);
    scene->staged.side = first ? FRANCE : COALITION;
    scene->staged.order = scene->attacks;
    seat.side = gra_side_words[scene->staged.side];
    hexes_add(play->arena, &play->game->targets, scene->attacks->target);
    return order_check(&seat, &order, setup->report);
}

bool gra_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report)
{
    struct gra_scene *given =
        arena_copy(play->arena, scene, sizeof(struct gra_scene));
    const struct setup setup = {play, report, {file, 0}};
    bool good = true;

    play->game = gra_begin(play->module, play->options, play->arena);
    play->game->weather = given->weather;
    clear_map(&play->board);
    foreach (struct scene_unit, unit, given->units)
        good &= put_unit(&setup, unit);
    foreach (struct scene_leader, leader, given->leaders)
        good &= put_leader(&setup, leader);
    gra_begin_chances(play);
    if (!good || !set_attack(&setup, given))
        return false;
    play->game->staged = &given->staged;
    return true;
}
