/* Options of the house that a module chooses: rows of its setup. What is not
 * there is off. */
#include "rulesets/armee-du-nord/module/module.h"
#include "rulesets/armee-du-nord/module/rules.h"

/* [ruling 61] on or off; a module that does not say so has it off */
static bool read_switch(const struct module *module, const char *key,
                        const struct rule *rule, bool *on,
                        struct report *report)
{
    const struct setting *setting =
        setting_find(module->settings, module->setting_count, key);

    *on = setting && same_name(setting->value, "on");
    return !setting || *on || same_name(setting->value, "off") ||
           refuse(report, &setting->at, rule, "'%s' is on or off, not '%s'",
                  key, setting->value);
}

bool adn_open_options(struct module *module, struct report *report)
{
    bool good =
        read_switch(module, "rule-combined-defence", RULE(exp_combined_defence),
                    &module->combined_defence, report);

    return read_switch(module, "rule-support-bombard",
                       RULE(exp_support_bombard), &module->support_bombard,
                       report) &&
           good;
}
