/* What people call pieces and places. */
#include "rulesets/armee-du-nord/words/words.h"

static void add_places(const struct module *module, struct printed_names *names)
{
    for (size_t i = 0; i < module->map.place_count; i++)
        printed_add(names, hex_text(names->arena, module->map.places[i].hex),
                    module->map.places[i].name);
}

static void add_units(const struct seat *seat, struct printed_names *names)
{
    int army = adn_army_of(seat->side);

    for (size_t i = 0; i < seat->module->unit_count; i++)
        if (seat->module->units[i].army == army)
            printed_add(names, seat->module->units[i].id,
                        seat->module->units[i].name);
}

static void add_leaders(const struct seat *seat, struct printed_names *names)
{
    int army = adn_army_of(seat->side);

    for (size_t i = 0; i < seat->module->leader_count; i++)
        if (seat->module->leaders[i].army == army)
            printed_add(names, seat->module->leaders[i].id,
                        seat->module->leaders[i].name);
}

static void add_corps(const struct seat *seat, struct printed_names *names)
{
    int army = adn_army_of(seat->side);

    for (size_t i = 0; i < seat->module->corps_count; i++)
        if (seat->module->corps[i].army == army)
            printed_add(names, seat->module->corps[i].id, NULL);
}

/* What stands in the fields of orders. */
static const struct about {
    const char *field;
    void (*add)(const struct seat *seat, struct printed_names *names);
} abouts[] = {
    {"pieces", add_units},   {"pieces", add_leaders},  {"piece", add_units},
    {"piece", add_leaders},  {"piece", add_corps},     {"units", add_units},
    {"unit", add_units},     {"batteries", add_units}, {"advance", add_units},
    {"leader", add_leaders}, {"corps", add_corps},
};

void adn_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names)
{
    (void)kind;
    if (field->type == FIELD_HEX || field->type == FIELD_HEXES)
        add_places(seat->module, names);
    else if (field->type == FIELD_NAME || field->type == FIELD_NAMES)
        for (size_t i = 0; i < sizeof(abouts) / sizeof(abouts[0]); i++)
            if (same_name(abouts[i].field, field->name))
                abouts[i].add(seat, names);
}
