/* What options need of a module: charts, rows, and a game that is no scenario.
 * Checked when a campaign is made and begun. */
#include "core/order.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/empires-in-arms/module/rules.h"

static bool is_on(const struct options *options, const char *option)
{
    return option_is(options, option, "on");
}

/* table.missing-game-card an option needs a chart, or rows of a table */
static bool refuse_chart(const struct place *place, struct report *report,
                         const char *chart, const char *option)
{
    return refuse(report, place, RULE(table_missing_game_card),
                  "the chart '%s' is missing, which the option %s needs", chart,
                  option);
}

static bool refuse_row(const struct place *place, struct report *report,
                       const char *table, const char *option)
{
    return refuse(report, place, RULE(table_missing_game_card),
                  "the table '%s' has no row of the option %s", table, option);
}

/* [base poland] the country, its corps, and the provinces to found it from */
static bool check_founded(const struct module *module,
                          const struct place *place, struct report *report)
{
    enum { FEWEST = 2 };
    const struct minor_card *card = eia_founded_card(module, OPTION_POLAND);
    const struct area_card *capital = NULL;
    int polish = 0;

    if (!card)
        return refuse_row(place, report, "minors", OPTION_POLAND);
    capital = eia_area(module, card->capital);
    foreach (const struct province_card, province, module->provinces)
        polish += province->polish;
    if (polish < FEWEST || !capital->in_province ||
        !capital->in_province->polish)
        return refuse(report, &card->at, BASE(poland),
                      "%s needs %d provinces marked polish, that of its "
                      "capital among them",
                      card->name, FEWEST);
    if (card->free_state && card->corps.count > 0)
        return true;
    return refuse(report, &card->at, BASE(poland),
                  "%s is to be a free state with corps", card->name);
}

/* [base ottoman], [base sicilies] who may have the district at the start
 * (ruling 101) */
static bool fits(const struct minor_card *country,
                 const struct minor_card *minor, const struct union_card *card)
{
    if (card->holder == NO_POWER)
        return minor->controller == country->controller &&
               minor->status == country->status;
    return minor->controller == NO_POWER || minor->controller == card->holder;
}

static bool check_district(const struct module *module,
                           const struct union_card *card, const char *district,
                           struct report *report)
{
    const struct minor_card *country = eia_minor_card(module, card->country);
    const struct minor_card *minor =
        eia_minor_card(module, eia_district_card(module, district)->minor);
    const struct rule *rule =
        card->apart.count > 0 ? BASE(sicilies) : BASE(ottoman);

    if (minor == country || minor->districts.count != 1)
        return refuse(report, &card->at, rule,
                      "'%s' is no other country's only district", district);
    if (fits(country, minor, card))
        return true;
    return refuse(report, &minor->at, rule,
                  "'%s' is not whose the option %s needs it to be at the start",
                  minor->id, card->option);
}

/* [base ottoman], [base sicilies] the countries that are one */
static bool check_union(const struct module *module, const char *option,
                        const struct place *place, struct report *report)
{
    const struct union_card *card = eia_union_card(module, option);
    bool fine = true;

    if (!card)
        return refuse_row(place, report, "unions", option);
    if (!fits(eia_minor_card(module, card->country),
              eia_minor_card(module, card->country), card))
        fine = refuse(
            report, &card->at, BASE(ottoman),
            "'%s' is not whose the option %s needs it to be at the start",
            card->country, option);
    foreach_name (district, card->districts)
        fine = check_district(module, card, district, report) && fine;
    foreach_name (corps, card->apart)
        if (!same_name(eia_corps_card(module, corps)->owner, card->country))
            fine = refuse(report, &card->at, RULE(10_4_4b),
                          "corps '%s' is not of '%s'", corps, card->country);
    return fine;
}

/* 10.4.1b the options of chapter 11: their rows come from the data file */
static bool check_states(const struct module *module,
                         const struct options *options,
                         const struct place *place, struct report *report)
{
    bool fine = true;

    if (is_on(options, OPTION_POLAND))
        fine = check_founded(module, place, report);
    if (is_on(options, "ottoman"))
        fine = check_union(module, "ottoman", place, report) && fine;
    if (is_on(options, "sicilies"))
        fine = check_union(module, "sicilies", place, report) && fine;
    return fine;
}

/* meta.asterisk a game of fewer than seven powers is none but a scenario, even
 * where nobody has said so: no step may look for the others (ruling 105) */
bool eia_is_scenario(const struct module *module, const struct options *options)
{
    enum { ALL = POWER_END - 1 };

    return module->side_count < ALL || option_is(options, "mode", "scenario");
}

/* meta.asterisk politics, status and treasuries are of seven powers (ruling
 * 105) */
static bool all_powers_there(const struct module *module,
                             const struct place *place, struct report *report)
{
    bool fine = true;

    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (!eia_plays(module, other))
            fine =
                refuse(report, place, BASE(scenario),
                       "the power '%s' is missing: play it with mode=scenario",
                       eia_power_id(other));
    return fine;
}

/* meta.asterisk charts that options need, and options that scenarios do not
 * have. */
bool eia_check_options(const struct module *module,
                       const struct options *options, const struct place *place,
                       struct report *report)
{
    static const char *const campaign_only[] = {"militia-conversion",
                                                "ship-building-locations",
                                                "channel-arrow",
                                                "danish-arrows",
                                                "naval-raiding",
                                                "large-fleet-movement",
                                                "reduced-naval-transport",
                                                "proportional-naval-losses",
                                                "limited-access",
                                                "economic-manipulation",
                                                "allied-access-only",
                                                "american-trade",
                                                OPTION_POLAND};
    bool fine = check_states(module, options, place, report);

    if (is_on(options, "guard-commitment") && module->guard_count == 0)
        fine = refuse_chart(place, report, "table-guard", "guard-commitment");
    if (is_on(options, "economic-manipulation") &&
        module->manipulation_count == 0)
        fine = refuse_chart(place, report, "table-manipulation",
                            "economic-manipulation");
    if (!option_is(options, "mode", "scenario"))
        return all_powers_there(module, place, report) && fine;
    for (size_t i = 0; i < sizeof(campaign_only) / sizeof(campaign_only[0]);
         i++)
        if (is_on(options, campaign_only[i]))
            fine = refuse(report, place, RULE(meta_asterisk),
                          "the option %s is for campaigns alone",
                          campaign_only[i]);
    return fine;
}

bool eia_hides(const struct options *options)
{
    return options && option_is(options, "hidden-strengths", "on");
}

bool eia_hides_treasuries(const struct options *options)
{
    return options && option_is(options, "hidden-treasuries", "on");
}
