/* How the settings of a scenario's rules are read. [base scenario] */
#include "core/order.h"
#include "rulesets/grande-armee/module/module.h"
#include "rulesets/grande-armee/module/rules.h"

#include <stdlib.h>

static const struct place setup = {"setup.tsv", 0};

static struct names words_of(const struct module *module, const char *key,
                             struct arena *arena)
{
    const char *value = gra_setting(module, key);

    return value ? names_split(value, arena) : (struct names){NULL, 0};
}

static int number_of(const struct module *module, const char *key)
{
    return setting_number(module->settings, module->settings_count, key, 0);
}

/* [base victory] three grades of France, the best first; fewer points are the
 * Coalition's */
static bool read_levels(struct module *module, struct arena *arena,
                        struct report *report)
{
    struct scenario *scenario = &module->scenario;
    const struct names words = words_of(module, "levels", arena);
    bool good = words.count == GRADES;

    for (int i = 0; good && i < GRADES; i++) {
        scenario->levels[i] = atoi(words.items[i]);
        good = i == 0 || scenario->levels[i] < scenario->levels[i - 1];
    }
    return good || refuse(report, &setup, BASE(victory),
                          "the setting 'levels' is three totals, each lower "
                          "than the one before");
}

static bool read_ansbach(struct module *module, struct report *report)
{
    struct ansbach_rule *rule = &module->scenario.ansbach;

    rule->detachment = gra_setting(module, "ansbach-detachment");
    rule->hex = number_of(module, "ansbach-hex");
    rule->die = number_of(module, "ansbach-die");
    rule->sp = number_of(module, "ansbach-sp");
    rule->vp = number_of(module, "ansbach-vp");
    if (!rule->detachment ||
        (map_hex(&module->map, rule->hex) && rule->sp > 0 && rule->die > 0))
        return true;
    return refuse(report, &setup, RULE(19_12b),
                  "the garrison of Ansbach needs the settings 'ansbach-hex', "
                  "'ansbach-die' and 'ansbach-sp'");
}

static bool read_names(struct module *module, struct arena *arena,
                       struct report *report)
{
    struct scenario *scenario = &module->scenario;
    bool good = true;

    scenario->decisive = words_of(module, "decisive-leaders", arena);
    for (size_t i = 0; i < scenario->decisive.count; i++)
        if (!gra_leader_card(module, scenario->decisive.items[i]))
            good = refuse(report, &setup, BASE(victory),
                          "'decisive-leaders' names '%s', who is no leader",
                          scenario->decisive.items[i]);
    scenario->late = words_of(module, "late-nations", arena);
    scenario->late_turn = number_of(module, "late-nations-turn");
    for (size_t i = 0; i < scenario->late.count; i++)
        if (!gra_nation(module, scenario->late.items[i]))
            good = refuse(report, &setup, BASE(scenario),
                          "'late-nations' names '%s', which is no nation",
                          scenario->late.items[i]);
    return good;
}

static void read_freed(struct module *module, struct arena *arena)
{
    const struct names words = words_of(module, "freed-hexes", arena);

    module->scenario.freed_city = number_of(module, "freed-city");
    for (size_t i = 0; i < words.count; i++)
        hexes_add(arena, &module->scenario.freed,
                  hex_from_text(words.items[i]));
}

static void read_holds(struct module *module)
{
    struct holds_rule *rule = &module->scenario.holds;

    rule->leader = gra_setting(module, "mack-holds-leader");
    rule->hex = number_of(module, "mack-holds-hex");
    rule->hexes = number_of(module, "mack-holds-hexes");
    rule->turn = number_of(module, "mack-holds-turn");
}

bool gra_check_options(const struct module *module,
                       const struct options *options, const struct place *place,
                       struct report *report)
{
    return !option_is(options, "mack-holds", "on") ||
           module->scenario.holds.leader ||
           refuse(report, place, BASE(scenario),
                  "the module has no setting 'mack-holds-leader': choose "
                  "mack-holds=off");
}

bool gra_open_scenario(struct module *module, struct arena *arena,
                       struct report *report)
{
    bool good;

    if (module->kind != MAP)
        return true;
    good = read_levels(module, arena, report);
    good = read_ansbach(module, report) && good;
    good = read_names(module, arena, report) && good;
    read_holds(module);
    read_freed(module, arena);
    return good;
}
