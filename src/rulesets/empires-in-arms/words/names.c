/* What the fields of orders may name, as people call it. */
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/words/words.h"

#include <string.h>

struct naming {
    const struct seat *seat;
    struct board board;
    struct printed_names *out;
};

/* ---- places -------------------------------------------------------------- */

static void areas(const struct naming *naming)
{
    foreach (const struct area_card, area, naming->board.module->areas)
        printed_add(naming->out, area->id, area->name);
}

static void seas(const struct naming *naming)
{
    foreach (const struct sea_card, sea, naming->board.module->seas)
        printed_add(naming->out, sea->id, sea->name);
}

static void ports(const struct naming *naming)
{
    struct arena *arena = naming->out->arena;

    foreach (const struct area_card, area, naming->board.module->areas) {
        const char *port = arena_text(arena, "p%s", area->id + 1);

        if (!area->port)
            continue;
        printed_add(naming->out, port, area->name);
        printed_add(naming->out, port,
                    arena_text(arena, "the port of %s", area->name));
    }
}

/* Where fleets go. */
static void waters(const struct naming *naming)
{
    struct arena *arena = naming->out->arena;

    seas(naming);
    ports(naming);
    foreach (const struct area_card, area, naming->board.module->areas)
        if (area->port)
            printed_add(naming->out, arena_text(arena, "b%s", area->id + 1),
                        arena_text(arena, "off %s", area->name));
}

/* ---- countries ----------------------------------------------------------- */

static void powers(const struct naming *naming)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        if (eia_plays(naming->board.module, power))
            printed_add(naming->out, eia_power_id(power),
                        eia_power_name(&naming->board, power));
}

static void minors(const struct naming *naming)
{
    foreach (const struct minor_card, minor, naming->board.module->minors)
        printed_add(naming->out, minor->id, minor->name);
}

static void nations(const struct naming *naming)
{
    powers(naming);
    minors(naming);
}

/* With districts, which may be declared on by themselves. */
static void targets(const struct naming *naming)
{
    const struct module *module = naming->board.module;

    nations(naming);
    foreach (const struct district_card, district, module->districts)
        if (!eia_minor(&naming->board, district->id))
            printed_add(naming->out, district->id, district->name);
}

static void districts(const struct naming *naming)
{
    const struct module *module = naming->board.module;

    foreach (const struct district_card, district, module->districts)
        printed_add(naming->out, district->id, district->name);
}

static void provinces(const struct naming *naming)
{
    const struct module *module = naming->board.module;

    foreach (const struct province_card, province, module->provinces)
        printed_add(naming->out, province->id, province->name);
}

/* ---- pieces -------------------------------------------------------------- */

static bool is_own(const struct naming *naming, enum power power)
{
    return power == eia_power(naming->seat->side);
}

/* Every power has a I Corps: of his own a player says no more. */
static void corps(const struct naming *naming)
{
    foreach (struct corps, corps, naming->board.game->corps)
        if (is_own(naming, eia_corps_power(&naming->board, corps)))
            printed_add(naming->out, corps->id, corps->card->name);
}

static void irregulars(const struct naming *naming)
{
    foreach (const struct irregular, irregular, naming->board.game->irregulars)
        if (is_own(naming, irregular->owner))
            printed_add(naming->out, irregular->id, NULL);
}

static void movers(const struct naming *naming)
{
    corps(naming);
    irregulars(naming);
}

static void fleets(const struct naming *naming)
{
    foreach (struct fleet, fleet, naming->board.game->fleets)
        if (is_own(naming, eia_fleet_power(&naming->board, fleet)))
            printed_add(naming->out, fleet->id, fleet->card->name);
}

/* All of them: also prisoners are set free by their name. */
static void leaders(const struct naming *naming)
{
    foreach (const struct leader_card, card, naming->board.module->leaders)
        printed_add(naming->out, card->id, card->name);
}

static void depots(const struct naming *naming)
{
    foreach (const struct depot, depot, naming->board.game->depots) {
        const struct area_card *area =
            eia_area(naming->board.module, depot->at);

        printed_add(naming->out, depot->id, area ? area->name : NULL);
    }
}

static void corps_and_areas(const struct naming *naming)
{
    corps(naming);
    areas(naming);
}

static void corps_and_fleets(const struct naming *naming)
{
    corps(naming);
    fleets(naming);
}

/* "city", "depot" or a corps: where factors are left and taken. */
static void stores(const struct naming *naming)
{
    printed_add(naming->out, "city", NULL);
    printed_add(naming->out, "depot", NULL);
    corps(naming);
}

static void cossacks_and_feudals(const struct naming *naming)
{
    irregulars(naming);
    corps(naming);
}

/* ---- which of them ------------------------------------------------------- */

/* By the element that a field refers to, and else by its name. */
static const struct naming_row {
    const char *word;
    void (*add)(const struct naming *naming);
} referred[] =
    {
        {"area", areas},          {"corps", corps},
        {"fleet", fleets},        {"leader", leaders},
        {"minor", minors},        {"district", districts},
        {"depot", depots},        {"province", provinces},
        {"corps|back", corps},    {"corps|fleet", corps_and_fleets},
        {"power|minor", nations},
},
  called[] = {{"path", areas},         {"corps", movers},
              {"leaders", leaders},    {"drop-at", areas},
              {"take-at", areas},      {"at", areas},
              {"area", areas},         {"areas", areas},
              {"retreat", areas},      {"drop-into", stores},
              {"take-from", stores},   {"take-of", nations},
              {"of", nations},         {"from", corps_and_areas},
              {"to", corps_and_areas}, {"unit", cossacks_and_feudals},
              {"chain", depots},       {"depot", depots},
              {"port", ports},         {"outflank", corps},
              {"reinforce", corps},    {"provinces", provinces},
              {"target", targets},     {"triggers", nations},
              {"minors", minors},      {"powers", powers},
              {"minor", minors},       {"province", provinces},
              {"leader", leaders}};

static bool add_called(const struct naming *naming,
                       const struct naming_row *rows, size_t count,
                       const char *word)
{
    for (size_t i = 0; i < count; i++)
        if (same_name(rows[i].word, word)) {
            rows[i].add(naming);
            return true;
        }
    return false;
}

/* Of the record of a fleet: where it lies. */
static bool is_water(const struct order_kind *kind, const struct field *field)
{
    return strcmp(kind->name, "fleet") == 0 && strcmp(field->name, "at") == 0;
}

void eia_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names)
{
    const struct naming naming = {seat, seat->board, names};

    if (field->words == eia_power_words) {
        powers(&naming);
        return;
    }
    if (field->words)
        return;
    if ((kind == &eia_fleet_order && strcmp(field->name, "path") == 0) ||
        is_water(kind, field)) {
        waters(&naming);
        return;
    }
    if (field->refers &&
        add_called(&naming, referred, sizeof(referred) / sizeof(*referred),
                   field->refers))
        return;
    add_called(&naming, called, sizeof(called) / sizeof(*called), field->name);
}
