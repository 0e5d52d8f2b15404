/* What people call pieces, armies and places. */
#include "rulesets/campaigns-of-napoleon/words/words.h"

#include <string.h>

/* Whose names are asked for, and where they go. */
struct asked {
    const struct board *board;
    enum side side;
    struct printed_names *names;
};

static void add_places(const struct asked *asked)
{
    const struct module *module = asked->board->module;

    for (size_t i = 0; i < module->map.place_count; i++)
        printed_add(asked->names,
                    hex_text(asked->names->arena, module->map.places[i].hex),
                    module->map.places[i].name);
}

static void add_units(const struct asked *asked)
{
    foreach (const struct unit_card, card, asked->board->module->units)
        if (card->side == asked->side)
            printed_add(asked->names, card->id, card->name);
}

/* "III": the corps of the troops that he has at the start, or NULL. */
static const char *corps_of(const struct module *module,
                            const struct leader_card *leader)
{
    foreach (const struct unit_card, card, module->units)
        if (leader->rank == CORPS_LEADER && same_name(card->leader, leader->id))
            return card->corps;
    return NULL;
}

static void add_leaders(const struct asked *asked)
{
    foreach (const struct leader_card, leader, asked->board->module->leaders) {
        const char *corps = corps_of(asked->board->module, leader);

        if (leader->side != asked->side)
            continue;
        printed_add(asked->names, leader->id, leader->name);
        if (corps)
            printed_add(asked->names, leader->id,
                        arena_text(asked->names->arena, "%s Corps", corps));
    }
}

static void add_vedettes(const struct asked *asked)
{
    foreach (struct vedette, vedette, asked->board->game->vedettes)
        if (vedette->of->side == asked->side)
            printed_add(asked->names, vedette->id, NULL);
}

static void add_armies(const struct asked *asked)
{
    foreach (const struct army_card, card, asked->board->module->armies)
        if (card->side == asked->side)
            printed_add(asked->names, card->id, card->name);
}

static void add_classes(const struct asked *asked)
{
    for (size_t i = 1; con_class_words[i]; i++)
        printed_add(asked->names, con_class_words[i], NULL);
}

/* What stands in the fields of orders, by their names. Forces come and go, and
 * each is called after its leader or its unit. */
static const struct about {
    const char *field;
    void (*add[3])(const struct asked *asked);
} abouts[] = {
    {"force", {add_leaders, add_units, add_vedettes}},
    {"leader", {add_leaders}},
    {"leaders", {add_leaders}},
    {"members", {add_leaders, add_units}},
    {"to", {add_leaders, add_units}},
    {"from", {add_units}},
    {"unit", {add_units}},
    {"units", {add_units}},
    {"army", {add_armies}},
    {"classes", {add_classes}},
};

void con_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names)
{
    const struct asked asked = {&seat->board, con_side(seat->side), names};

    (void)kind;
    if (field->type == FIELD_HEX || field->type == FIELD_HEXES)
        add_places(&asked);
    else if (field->type == FIELD_NAME || field->type == FIELD_NAMES)
        for (size_t i = 0; i < sizeof(abouts) / sizeof(abouts[0]); i++)
            for (size_t j = 0; j < 3 && abouts[i].add[j]; j++)
                if (strcmp(abouts[i].field, field->name) == 0)
                    abouts[i].add[j](&asked);
}
