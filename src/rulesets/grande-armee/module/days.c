/* What is made of the tables of a game of days, and what they must have.
 * [base scenario] */
#include "core/table.h"
#include "rulesets/grande-armee/module/module.h"
#include "rulesets/grande-armee/module/rules.h"

#include <stdlib.h>

static const struct place whole = {"module.xml", 0};

static const struct needed_setting {
    const char *key;
    size_t offset;
} needed_settings[] = {
#define NUMBER(key, member) {key, offsetof(struct days, member)},
    GRA_DAY_NUMBERS(NUMBER)
#undef NUMBER
};

static void read_numbers(struct module *module, struct report *report)
{
    const struct place place = {"setup.tsv", 0};

    for (size_t i = 0; i < sizeof(needed_settings) / sizeof(*needed_settings);
         i++) {
        const struct needed_setting *needed = &needed_settings[i];
        int *value = (int *)(void *)((char *)&module->days + needed->offset);

        if (!gra_setting(module, needed->key))
            refuse(report, &place, BASE(scenario),
                   "the setting '%s' is missing", needed->key);
        *value = setting_number(module->settings, module->settings_count,
                                needed->key, 0);
    }
}

/* What stands below a line of a fraction is never 0. */
static bool parts_divide(const struct days *days, struct report *report)
{
    const struct place place = {"setup.tsv", 0};

    return (days->no_loc_part > 0 && days->bombard_part > 0 &&
            days->bombard_strong_part > 0 && days->rout_2_part > 0) ||
           refuse(report, &place, BASE(scenario),
                  "a setting that divides is 0");
}

/* [base ma], 8.6a, 8.6b, 8.24b what may be marched, and what takes from it */
static void open_allowances(struct module *module, struct report *report)
{
    static const char *const others[] = {"leader", "detachment-attached"};
    struct days *days = &module->days;

#define OF_MOVEMENT(key)                                                       \
    gra_amount(module->movement_rows, module->movement_count,                  \
               "table-movement", key, report)
    for (int type = 0; type < UNIT_TYPES; type++)
        days->allowance[type] = OF_MOVEMENT(gra_type_words[type]);
    for (int i = 0; i < 2; i++)
        days->allowance[LEADER_ALLOWANCE + i] = OF_MOVEMENT(others[i]);
    days->weather_mp[MUD] = OF_MOVEMENT("mud");
    days->weather_mp[SNOW] = OF_MOVEMENT("snow");
    days->unsupplied_mp = OF_MOVEMENT("unsupplied");
    days->leaving_mp = OF_MOVEMENT("leaving-shared-hex");
#undef OF_MOVEMENT
}

/* [base command] what an order and a forced march cost; 6.22 */
static void open_costs(struct days *days, struct report *report)
{
    static const char *const marches[] = {NULL, "single-march", "double-march"};

#define OF_COST(key)                                                           \
    gra_amount(days->command_costs, days->command_cost_count,                  \
               "table-command-cost", key, report)
    for (int order = MOVE; order < ORDERS; order++)
        days->order_cost[order] = OF_COST(gra_order_words[order]);
    for (int march = SINGLE_MARCH; march < MARCHES; march++)
        days->march_cost[march] = OF_COST(marches[march]);
    days->corps_points = OF_COST("corps-leader");
#undef OF_COST
}

static void open_attrition(struct days *days, struct report *report)
{
    static const char *const keys[] = {
#define ROW(key, name) [name] = key,
        GRA_ATTRITION(ROW)
#undef ROW
    };

    for (int i = 0; i < ATTRITION_MODIFIERS; i++)
        days->worn[i] = gra_amount(
            days->attrition_modifiers, days->attrition_modifier_count,
            "table-attrition-modifiers", keys[i], report);
}

/* Charts that are looked up by a die have each face; by a total, each total
 * from the first to the last. */
static void charts_run(const struct module *module, struct report *report)
{
    const struct days *days = &module->days;
    bool good = days->skirmish_count > 0 && days->attrition_count > 0;

    for (int kind = SINGLE_MARCH; kind < MARCHES; kind++)
        for (int die = 1; die <= 6; die++)
            good = good && gra_forced_row(module, kind, die);
    for (size_t i = 1; good && i < days->skirmish_count; i++)
        good = days->skirmish[i].total == days->skirmish[i - 1].total + 1;
    for (size_t i = 1; good && i < days->attrition_count; i++)
        good = atoi(days->attrition[i].key) ==
               atoi(days->attrition[i - 1].key) + 1;
    for (size_t i = 0; good && i < module->turns_count; i++)
        for (int die = 1; die <= 6; die++)
            good = good &&
                   gra_weather_of(module, module->turns[i].month, die) >= 0;
    if (!good)
        refuse(report, &whole, BASE(scenario),
               "a row is missing in table-forced-march, -weather, -skirmish "
               "or -attrition");
}

bool gra_open_days(struct module *module, struct report *report)
{
    struct days *days = &module->days;
    size_t before = report_findings(report);

    if (module->kind != MAP)
        return true;
    read_numbers(module, report);
    parts_divide(days, report);
    open_allowances(module, report);
    open_costs(days, report);
    open_attrition(days, report);
    charts_run(module, report);
    return report_findings(report) == before;
}

/* ---- looking things up --------------------------------------------------- */

const struct forced_row *gra_forced_row(const struct module *module, int kind,
                                        int die)
{
    foreach (const struct forced_row, row, module->days.forced)
        if (row->kind == kind && row->die == die)
            return row;
    return NULL;
}

int gra_weather_of(const struct module *module, const char *month, int die)
{
    foreach (const struct weather_row, row, module->days.weather)
        if (row->die == die && same_name(row->month, month))
            return row->weather;
    return -1;
}

static size_t held_within(int at, size_t count)
{
    if (at < 0)
        return 0;
    return (size_t)at < count ? (size_t)at : count - 1;
}

const struct skirmish_row *gra_skirmish_row(const struct module *module,
                                            int total)
{
    const struct days *days = &module->days;

    return &days->skirmish[held_within(total - days->skirmish[0].total,
                                       days->skirmish_count)];
}

int gra_attrition_percent(const struct module *module, int total)
{
    const struct days *days = &module->days;

    return days
        ->attrition[held_within(total - atoi(days->attrition[0].key),
                                days->attrition_count)]
        .amount;
}
