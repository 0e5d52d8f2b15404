/* What the field tables cannot check of a module. */
#include "rulesets/campaigns-of-napoleon/module/module.h"
#include "core/table.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

static int number(const struct module *module, const char *key, int fallback)
{
    return setting_number(module->settings, module->settings_count, key,
                          fallback);
}

static void read_settings(struct module *module)
{
    module->first_turn = number(module, "first-turn", 1);
    module->last_turn = number(module, "last-turn", 1);
    module->invasion_turn = number(module, "invasion-turn", 1);
    module->ap_cap = number(module, "ap-cap-per-army", 25);
    module->stacking_sp = number(module, "stacking-sp", 50);
    module->long_column_sp = number(module, "long-column-sp", 30);
    module->supply_range = number(module, "supply-range-hexes", 10);
    module->dispatch_mp = number(module, "dispatch-range-mp", 8);
    module->fortified_multiplier = number(module, "fortified-multiplier", 2);
    module->track_start = number(module, "morale-track-start", 0);
    module->track_low = number(module, "morale-track-low", -6);
    module->track_high = number(module, "morale-track-high", 6);
}

/* 2e the side that the scenario gives the initiative */
static bool read_invader(struct module *module, struct report *report)
{
    const struct setting *setting = setting_find(
        module->settings, module->settings_count, "initiative-player-turn-1");

    if (!setting)
        return true;
    module->invader = con_side(setting->value);
    return module->invader < SIDE_COUNT ||
           refuse(report, &setting->at, RULE(2e), "no side is called '%s'",
                  setting->value);
}

/* [base scenario] units are of the side of their army */
static bool one_side_an_army(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (const struct unit_card, unit, module->units) {
        const struct army_card *army = con_army_card(module, unit->army);

        if (army && army->side != unit->side)
            fine = refuse(report, &unit->at, BASE(scenario),
                          "unit '%s' is not of the side of its army", unit->id);
    }
    return fine;
}

int con_band(const struct band *bands, size_t count, int number)
{
    for (size_t i = 0; i < count; i++)
        if (number >= bands[i].from && number <= bands[i].to)
            return bands[i].gives;
    return 0;
}

/* 10.4a which cavalry is heavy: as the card says, else by the hints of the
 * rule. */
bool con_is_heavy(const struct unit_card *card)
{
    if (card->arm != CAVALRY)
        return false;
    if (card->weight != WEIGHT_NONE)
        return card->weight == HEAVY;
    return card->mp <= 6 && card->vedettes == 0;
}

/* 4g cavalry acts as a vedette, and none that is heavy (ruling 82) */
static bool outposts_are_light(const struct module *module,
                               struct report *report)
{
    bool fine = true;

    foreach (const struct unit_card, unit, module->units)
        if (unit->outpost && (unit->arm != CAVALRY || con_is_heavy(unit)))
            fine =
                refuse(report, &unit->at, RULE(4g),
                       "'%s' is %s: it never acts as a vedette", unit->id,
                       unit->arm == CAVALRY ? "heavy cavalry" : "no cavalry");
    return fine;
}

/* [base scenario] a chart without rows would be met only in the middle of a
 * turn. */
static bool charts_there(const struct module *module, struct report *report)
{
    const struct needed_table charts[] = {
        {"table-ap", module->ap_count},
        {"table-attrition-column", module->attrition_columns_count},
        {"table-attrition", module->attrition_count},
        {"table-cavalry-differential", module->differentials_count},
        {"table-movement", module->movement_count},
        {"table-pursuit", module->pursuit_count},
        {"table-terrain", module->terrain_count},
        {"table-weather", module->weather_count},
        {"turns", module->turns_count},
        {"armies", module->armies_count},
        {"hexes", module->map.hex_count},
        {NULL, 0},
    };
    const struct place nowhere = {"module", 0};

    return tables_there(charts, &nowhere, BASE(scenario), report);
}

/* [base movement] the rows of the chart by their names */
static void find_steps(struct module *module)
{
    static const char *const names[STEP_ROWS] = {
        [CLEAR] = "clear",
        [WOODS] = "woods",
        [HILLS] = "hills",
        [WOODS_HILLS] = "woods-hills",
        [MARSH] = "marsh",
        [STEP_RIVER] = "secondary-river-without-bridge",
        [STEP_PRIMARY_ROAD] = "primary-road",
        [STEP_SECONDARY_ROAD] = "secondary-road",
        [STEP_LEAVING_ZOC] = "leaving-zoc",
        [STEP_REPULSE] = "repulse",
    };

    for (size_t i = 0; i < STEP_ROWS; i++)
        module->step_rows[i] =
            FIND_NAMED(const struct movement_row, module->movement,
                       module->movement_count, step, names[i]);
}

/* [base scenario] what a module must hold */
bool con_open_module(struct module *module, struct arena *arena,
                     struct report *report)
{
    /* [base adjacency] hexsides join neighbours, and [base movement] roads do
     */
    const struct map_rules rules = {BASE(scenario), BASE(adjacency),
                                    BASE(movement), module->map.at};
    bool fine = charts_there(module, report);

    read_settings(module);
    find_steps(module);
    fine = hex_map_open(&module->map, arena, &rules, report) && fine;
    fine = one_side_an_army(module, report) && fine;
    fine = outposts_are_light(module, report) && fine;
    return read_invader(module, report) && fine;
}

const struct army_card *con_army_card(const struct module *module,
                                      const char *army)
{
    return FIND_NAMED(const struct army_card, module->armies,
                      module->armies_count, id, army);
}
