/* What the options of the house need of a module, and of the number of its
 * players. */
#include "core/order.h"
#include "rulesets/armee-du-nord/module/module.h"
#include "rulesets/armee-du-nord/module/rules.h"

bool adn_has_rule(const struct options *options, const char *rule)
{
    return option_is(options, rule, "on");
}

/* [ruling 28] how many players the game has; two if nothing is said */
bool adn_open_players(struct module *module, struct report *report)
{
    static const char key[] = "game-players";
    const struct setting *setting =
        setting_find(module->settings, module->settings_count, key);

    module->players =
        setting_number(module->settings, module->settings_count, key, 2);
    return (module->players >= 2 && module->players <= SIDES) ||
           refuse(report, &setting->at, BASE(players),
                  "a game has two, three or four players, not '%s'",
                  setting->value);
}

/* The game has no more players than the rule is for. */
static bool check_marshal(const struct module *module, const struct rule *rule,
                          const char *option, int most,
                          const struct place *place, struct report *report)
{
    return module->players <= most ||
           refuse(report, place, rule,
                  "%s is for %s players, and this game has %d: choose %s=off",
                  option, most > 2 ? "two or three" : "two", module->players,
                  option);
}

/* option.crt the optional chart needs its cells; exp.ney-a for two or three
 * players, exp.grouchy-a for two alone */
bool adn_check_options(const struct module *module, const struct options *given,
                       const struct place *place, struct report *report)
{
    bool good = !option_is(given, "optional-crt", "on") ||
                module->attack_optional_count > 0 ||
                refuse(report, place, RULE(option_crt),
                       "the module has no table-attack-optional: choose "
                       "optional-crt=off");

    if (adn_has_rule(given, RULE_OF_NEY))
        good &= check_marshal(module, RULE(exp_ney_a), RULE_OF_NEY, 3, place,
                              report);
    if (adn_has_rule(given, RULE_OF_GROUCHY))
        good &= check_marshal(module, RULE(exp_grouchy_a), RULE_OF_GROUCHY, 2,
                              place, report);
    return good;
}
