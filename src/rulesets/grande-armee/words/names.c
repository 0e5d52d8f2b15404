/* What people call pieces and places. */
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

static void add_units(const struct seat *seat, struct printed_names *names)
{
    for (size_t i = 0; i < seat->module->unit_count; i++)
        if (seat->module->units[i].nation->side == gra_side_of(seat->side))
            printed_add(names, seat->module->units[i].id,
                        seat->module->units[i].name);
}

static void add_ranks(const struct seat *seat, struct printed_names *names,
                      int from, int to)
{
    for (size_t i = 0; i < seat->module->leader_count; i++) {
        const struct leader_card *leader = &seat->module->leaders[i];

        if (leader->nation->side == gra_side_of(seat->side) &&
            leader->rank >= from && leader->rank <= to)
            printed_add(names, leader->id, leader->name);
    }
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
    {"units", add_units},     {"unit", add_units},
    {"front", add_units},     {"keep", add_units},
    {"pursue", add_units},    {"pursue", add_none},
    {"leaders", add_leaders}, {"leader", add_leaders},
    {"cavalry", add_cavalry}, {"corps", add_commanders},
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
