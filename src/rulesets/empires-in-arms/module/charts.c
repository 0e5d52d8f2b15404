/* What the module's charts must hold, checked before any turn is played. */
#include "core/table.h"
#include "rulesets/empires-in-arms/module/records.h"
#include "rulesets/empires-in-arms/module/rules.h"

static const struct place module_place = {"module", 0};

/* table.political-status-display: boxes from 1 on without a gap, zones in
 * their order, none empty. */
static bool display_is_ordered(const struct module *module,
                               struct report *report)
{
    const struct place whole = module->status_count
                                   ? eia_chart_place(&module->status[0].at)
                                   : module_place;
    bool there[DOMINANT + 1] = {false};
    bool fine = true;

    for (size_t i = 0; i < module->status_count; i++) {
        const struct status_row *row = &module->status[i];

        there[row->zone] = true;
        if (row->box != (int)i + 1)
            fine = refuse(
                report, &row->at, RULE(table_political_status_display),
                "box %d stands where box %d belongs", row->box, (int)i + 1);
        if (i > 0 && row->zone < module->status[i - 1].zone)
            fine =
                refuse(report, &row->at, RULE(table_political_status_display),
                       "box %d: zone '%s' comes after '%s'", row->box,
                       eia_zone_words[row->zone],
                       eia_zone_words[module->status[i - 1].zone]);
    }
    for (int zone = FIASCO; zone <= DOMINANT; zone++)
        if (!there[zone])
            fine = refuse(report, &whole, RULE(table_political_status_display),
                          "zone '%s' has no box", eia_zone_words[zone]);
    return fine;
}

static const char *const causes[] = {"declare-war-major",
                                     "declare-war-ally",
                                     "declare-war-minor",
                                     "declare-war-unsponsored",
                                     "alliance-made",
                                     "alliance-broken",
                                     "call-refused",
                                     "battle-won-1",
                                     "battle-won-2",
                                     "battle-won-3",
                                     "battle-lost-1",
                                     "battle-lost-2",
                                     "battle-lost-3",
                                     "naval-won-1",
                                     "naval-won-2",
                                     "naval-won-3",
                                     "naval-lost-1",
                                     "naval-lost-2",
                                     "naval-lost-3",
                                     "nelson-commands-won",
                                     "capital-taken",
                                     "capital-lost",
                                     "surrender-conditional-received",
                                     "surrender-conditional-made",
                                     "surrender-unconditional-received",
                                     "surrender-unconditional-made",
                                     "minor-selected",
                                     "minor-conquered",
                                     "minor-lost",
                                     "minor-transferred",
                                     "ceded-province-conquered",
                                     "forcible-access",
                                     "fleet-removed",
                                     "bankruptcy"};

/* Those that the rules themselves number must have that number. */
static const struct {
    const char *cause;
    int points;
} given[] = {{"declare-war-minor", -1},
             {"minor-conquered", 1},
             {"minor-lost", -1},
             {"minor-transferred", 1},
             {"ceded-province-conquered", 0},
             {"forcible-access", -1}};

/* table.political-points Political points chart data; 10.5b every cause that a
 * rule gives points for, with the number of the rule if it says one */
static bool causes_there(const struct module *module, struct report *report)
{
    const struct place whole = module->points_count
                                   ? eia_chart_place(&module->points[0].at)
                                   : module_place;
    bool fine = true;

    for (size_t i = 0; i < sizeof(causes) / sizeof(causes[0]); i++) {
        const struct points_row *row = eia_points_row(module, causes[i]);

        if (!row)
            fine =
                refuse(report, &whole, RULE(table_political_points),
                       "the chart of political points lacks '%s'", causes[i]);
        for (size_t j = 0; row && j < sizeof(given) / sizeof(given[0]); j++)
            if (same_name(given[j].cause, causes[i]) &&
                row->points != given[j].points)
                fine = refuse(report, &row->at, RULE(table_political_points),
                              "'%s' is %+d by the rules, not %+d", causes[i],
                              given[j].points, row->points);
    }
    return fine;
}

/* 10.5a Starting positions on status display */
static bool starts_on_display(const struct module *module,
                              struct report *report)
{
    bool fine = true;

    foreach (struct power_card, card, module->powers)
        if (!eia_status_row(module, card->box))
            fine = refuse(report, &card->at, RULE(10_5a),
                          "%s starts in box %d, which is not there", card->name,
                          card->box);
    return fine;
}

/* 10.4a Minor countries have districts; 10.4.1a Major and secondary
 * districts: one major district each; [base poland] one that is founded has
 * provinces instead */
static bool districts_fit(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (const struct minor_card, minor, module->minors) {
        int major = 0;

        foreach_name (district, minor->districts) {
            const struct district_card *card =
                eia_district_card(module, district);

            major += card && card->rank == DISTRICT_MAJOR &&
                     same_name(card->minor, minor->id);
        }
        if (major == 1 || (minor->option && minor->districts.count == 0))
            continue;
        fine = refuse(report, &minor->at, RULE(10_4_1a),
                      "%s has %d major districts instead of one", minor->name,
                      major);
        if (minor->districts.count == 0)
            refusal_cites(report, RULE(10_4a));
    }
    return fine;
}

/* 10.1.3b Feudal corps start at full strength */
static bool feudal_start_full(const struct module *module,
                              struct report *report)
{
    bool fine = true;

    foreach (const struct start_row, row, module->start) {
        const struct corps_card *card =
            row->kind == START_CORPS ? eia_corps_card(module, row->id) : NULL;

        if (card && !same_name(card->available, "ceded") &&
            row->factors[FACTOR_FEUDAL] != card->most[FACTOR_FEUDAL])
            fine =
                refuse(report, &row->at, RULE(10_1_3b),
                       "'%s' starts with %d of its %d feudal factors", card->id,
                       row->factors[FACTOR_FEUDAL], card->most[FACTOR_FEUDAL]);
    }
    return fine;
}

/* 10.1.4b a map without such provinces has no insurrection (ruling 105) */
static bool insurrections_rise(const struct module *module)
{
    foreach (const struct province_card, province, module->provinces)
        if (province->insurrection)
            return true;
    return false;
}

/* 10.1.4a Two Austrian insurrection corps, off the map at start */
static bool insurrections_fit(const struct module *module,
                              struct report *report)
{
    enum { CORPS = 2 };
    bool fine = true;
    int count = 0;

    foreach (const struct corps_card, one, module->corps)
        count +=
            one->kind == CORPS_INSURRECTION && eia_power(one->owner) == AUSTRIA;
    if (count != CORPS && (count > 0 || insurrections_rise(module)))
        fine = refuse(report, &module_place, RULE(10_1_4a),
                      "Austria has %d insurrection corps instead of %d", count,
                      CORPS);
    foreach (const struct start_row, row, module->start) {
        const struct corps_card *card =
            row->kind == START_CORPS ? eia_corps_card(module, row->id) : NULL;

        if (card && card->kind == CORPS_INSURRECTION &&
            !same_name(row->where, "off-map"))
            fine = refuse(report, &row->at, RULE(10_1_4a),
                          "'%s' starts on the map", card->id);
    }
    return fine;
}

/* 10.4.1b Denmark-Norway and Sweden-Finland: who has what capital is data, and
 * each lies in the district that it is the capital of */
static bool capitals_fit(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (const struct district_card, card, module->districts) {
        const struct area_card *area = eia_area(module, card->capital);

        if (!area || !same_name(area->province, card->id) ||
            !same_name(area->city, card->capital_city))
            fine = refuse(report, &card->at, RULE(10_4_1b),
                          "%s, the capital of %s, is no city of it",
                          card->capital_city, card->name);
    }
    return fine;
}

/* table.missing-game-card: a chart without rows would be met only in the
 * middle of a turn */
static bool charts_there(const struct module *module, struct report *report)
{
    const struct needed_table charts[] = {
        {"table-casualties", module->casualties_count},
        {"table-chits", module->chits_count},
        {"table-chit-notes", module->chit_notes_count},
        {"table-city", module->cities_count},
        {"table-combat-results", module->combat_count},
        {"table-commander", module->commanders_count},
        {"table-forage", module->forage_count},
        {"table-naval", module->naval_count},
        {"table-peace", module->peace_count},
        {"table-points", module->points_count},
        {"table-prices", module->prices_count},
        {"table-pursuit", module->pursuit_count},
        {"table-siege", module->siege_count},
        {"table-status-display", module->status_count},
        {"table-terrain", module->terrain_count},
        {"table-ump", module->ump_count},
        {NULL, 0}};

    return tables_there(charts, &module_place, RULE(table_missing_game_card),
                        report);
}

/* table.missing-game-card all charts, before any turn */
bool eia_check_charts(const struct module *module, struct report *report)
{
    bool fine = charts_there(module, report);

    fine = display_is_ordered(module, report) && fine;
    fine = causes_there(module, report) && fine;
    fine = starts_on_display(module, report) && fine;
    fine = eia_check_combat_charts(module, report) && fine;
    fine = eia_check_chit_notes(module, report) && fine;
    fine = eia_check_state_charts(module, report) && fine;
    fine = capitals_fit(module, report) && fine;
    fine = feudal_start_full(module, report) && fine;
    fine = insurrections_fit(module, report) && fine;
    return districts_fit(module, report) && fine;
}
