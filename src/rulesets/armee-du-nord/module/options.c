/* Options of the house that a module chooses: rows of its setup. What is not
 * there is off. */
#include "rulesets/armee-du-nord/module/module.h"
#include "rulesets/armee-du-nord/module/rules.h"

/* [ruling 71] on or off; a module that does not say so has it off */
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

/* [ruling 28] how many players the game has; two if nothing is said */
static bool read_players(struct module *module, struct report *report)
{
    static const char key[] = "game-players";
    const struct setting *setting =
        setting_find(module->settings, module->setting_count, key);

    module->players =
        setting_number(module->settings, module->setting_count, key, 2);
    return (module->players >= 2 && module->players <= 4) ||
           refuse(report, &setting->at, BASE(players),
                  "a game has two, three or four players, not '%s'",
                  setting->value);
}

/* exp.ney-a for two or three players, exp.grouchy-a for two alone */
static bool check_players(const struct module *module, struct report *report)
{
    const struct place place = {"setup.tsv", 0};
    bool good = true;

    if (module->rule_ney && module->players > 3)
        good = refuse(report, &place, RULE(exp_ney_a),
                      "rule-ney is for two or three players, and this game has "
                      "%d: switch it off",
                      module->players);
    if (module->rule_grouchy && module->players > 2)
        good = refuse(report, &place, RULE(exp_grouchy_a),
                      "rule-grouchy is for two players, and this game has %d: "
                      "switch it off",
                      module->players);
    return good;
}

/* Numbers that a rule needs, if it is on. */
static bool read_numbers(struct module *module, struct report *report)
{
    const bool always = true;
    const struct {
        const char *key;
        const struct rule *rule;
        const bool *on;
        int *number;
    } numbers[] = {{"deployment-increments", BASE(deployment), &always,
                    &module->deployment_increments},
                   {"perponcher-radius", RULE(24_0_2d), &module->campaign,
                    &module->perponcher_radius},
                   {"ney-first-turn", RULE(exp_ney_b), &module->rule_ney,
                    &module->ney_first_turn},
                   {"ney-free-to", RULE(exp_ney_b), &module->rule_ney,
                    &module->ney_free_to},
                   {"ney-tactical-to", RULE(exp_ney_b), &module->rule_ney,
                    &module->ney_tactical_to},
                   {"grouchy-refused-from", RULE(exp_grouchy_b),
                    &module->rule_grouchy, &module->grouchy_refused_from}};
    const struct place place = {"setup.tsv", 0};
    bool good = true;

    for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++) {
        *numbers[i].number = setting_number(
            module->settings, module->setting_count, numbers[i].key, 0);
        if (*numbers[i].on && *numbers[i].number <= 0)
            good = refuse(report, &place, numbers[i].rule,
                          "the setting '%s' is missing", numbers[i].key);
    }
    return good;
}

bool adn_open_options(struct module *module, struct report *report)
{
    const struct {
        const char *key;
        const struct rule *rule;
        bool *on;
    } switches[] = {
        {"rule-combined-defence", RULE(exp_combined_defence),
         &module->combined_defence},
        {"rule-support-bombard", RULE(exp_support_bombard),
         &module->support_bombard},
        {"rule-ney", RULE(exp_ney_a), &module->rule_ney},
        {"rule-grouchy", RULE(exp_grouchy_a), &module->rule_grouchy}};
    bool good = read_players(module, report);

    for (size_t i = 0; i < sizeof(switches) / sizeof(*switches); i++)
        good &= read_switch(module, switches[i].key, switches[i].rule,
                            switches[i].on, report);
    good &= read_numbers(module, report);
    return check_players(module, report) && good;
}
