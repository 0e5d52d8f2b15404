/* What people call pieces and places. */
#include "core/arena.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/words/words.h"

/* The name of a place, and what the map prints in a hex. */
static void add_hexes(const struct module *module, struct printed_names *names)
{
    const struct hex_map *map = &module->map;

    for (size_t i = 0; i < map->place_count; i++)
        printed_add(names, hex_text(names->arena, map->places[i].hex),
                    map->places[i].name);
    for (size_t i = 0; i < map->hex_count; i++)
        if (map->hexes[i].printed)
            printed_add(names, hex_text(names->arena, map->hexes[i].hex),
                        map->hexes[i].printed);
}

const char *gra_hex_printed(const struct module *module, int hex)
{
    const struct map_hex *printed = map_hex(&module->map, hex);

    return printed ? printed->printed : NULL;
}

static void add_units(const struct seat *seat, struct printed_names *names)
{
    foreach (const struct unit_card, card, seat->module->units)
        if (card->nation->side == gra_side_of(seat->side))
            printed_add(names, card->id, card->name);
}

/* Trains besides, and markers of detachments that are in use. */
static void add_pieces(const struct seat *seat, struct printed_names *names)
{
    add_units(seat, names);
    for (size_t i = seat->module->units_count; i < seat->game->units_count;
         i++) {
        const struct unit *unit = &seat->game->units[i];

        if (unit->state == ON_MAP && unit->side == gra_side_of(seat->side))
            printed_add(names, unit->id, unit->name);
    }
}

static void add_trains(const struct seat *seat, struct printed_names *names)
{
    foreach (const struct unit, unit, seat->game->units)
        if (gra_is_train(unit->card->type) &&
            unit->side == gra_side_of(seat->side))
            printed_add(names, unit->id, unit->card->name);
}

static void add_depots(const struct seat *seat, struct printed_names *names)
{
    foreach (const struct depot, depot, seat->game->depots)
        if (!depot->lost && depot->nation->side == gra_side_of(seat->side))
            printed_add(names, depot->id, NULL);
}

static void add_nations(const struct seat *seat, struct printed_names *names)
{
    foreach (const struct nation_card, nation, seat->module->nations)
        if (nation->side == gra_side_of(seat->side))
            printed_add(names, nation->id, nation->name);
}

static void add_forces(const struct seat *seat, struct printed_names *names)
{
    const struct days *days = &seat->module->days;

    for (size_t i = 0; i < days->reinforcements_count; i++)
        if (gra_force_side(&seat->board, &days->reinforcements[i]) ==
            gra_side_of(seat->side))
            printed_add(names, days->reinforcements[i].id, NULL);
}

static void add_ranks(const struct seat *seat, struct printed_names *names,
                      int from, int to)
{
    foreach (const struct leader_card, leader, seat->module->leaders)
        if (leader->nation->side == gra_side_of(seat->side) &&
            leader->rank >= from && leader->rank <= to)
            printed_add(names, leader->id, leader->name);
}

static void add_leaders(const struct seat *seat, struct printed_names *names)
{
    add_ranks(seat, names, SUPREME, STAFF);
}

/* Who may answer for a hex. */
static void add_commanders(const struct seat *seat, struct printed_names *names)
{
    add_ranks(seat, names, SUPREME, CORPS);
}

static void add_cavalry(const struct seat *seat, struct printed_names *names)
{
    add_ranks(seat, names, CAVALRY, CAVALRY);
}

/* What a march drops: so many points, hex, marker and unit. */
static void add_drops(const struct seat *seat, struct printed_names *names)
{
    for (int sp = 1; sp < 100; sp++)
        printed_add(names, arena_text(names->arena, "%d", sp), NULL);
    add_hexes(seat->module, names);
    add_pieces(seat, names);
}

static void add_none(const struct seat *seat, struct printed_names *names)
{
    (void)seat;
    printed_add(names, "none", NULL);
}

/* What stands in the fields of orders and records. */
static const struct about {
    const char *field;
    void (*add)(const struct seat *seat, struct printed_names *names);
} abouts[] = {
    {"units", add_pieces},    {"unit", add_pieces},
    {"front", add_units},     {"keep", add_units},
    {"pursue", add_units},    {"pursue", add_none},
    {"leaders", add_leaders}, {"leader", add_leaders},
    {"who", add_leaders},     {"who", add_units},
    {"to", add_leaders},      {"with", add_leaders},
    {"units", add_leaders},   {"train", add_units},
    {"cavalry", add_cavalry}, {"corps", add_commanders},
    {"with", add_pieces},     {"with", add_leaders},
    {"train", add_trains},    {"depot", add_depots},
    {"ally", add_nations},    {"reinforcement", add_forces},
    {"to", add_commanders},   {"who", add_commanders},
    {"who", add_pieces},      {"pick", add_pieces},
    {"drop", add_drops},
};

void gra_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names)
{
    (void)kind;
    if (field->type == FIELD_HEX || field->type == FIELD_HEXES)
        add_hexes(seat->module, names);
    else if (field->type == FIELD_NAME || field->type == FIELD_NAMES)
        for (size_t i = 0; i < sizeof(abouts) / sizeof(abouts[0]); i++)
            if (same_name(abouts[i].field, field->name))
                abouts[i].add(seat, names);
}
