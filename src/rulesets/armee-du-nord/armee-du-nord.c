/* The door of the ruleset L'Armee du Nord. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "rulesets/armee-du-nord/odds/odds.h"
#include "rulesets/armee-du-nord/turn/turn.h"
#include "rulesets/armee-du-nord/words/words.h"

static const struct order_kind *const standing[] = {&adn_result_form,
                                                    &adn_retreat_path,
                                                    &adn_loss_order,
                                                    &adn_attack_if,
                                                    &adn_timing,
                                                    &adn_march,
                                                    NULL};

static const char *const on_or_off[] = {"on", "off", NULL};

static const struct option options[] = {
    {"optional-crt", RULE(option_crt), on_or_off,
     "the revised attack table in place of the printed one"},
    {0}};

/* option.crt the optional chart needs its cells */
static bool check_options(const struct module *module,
                          const struct options *given,
                          const struct place *place, struct report *report)
{
    if (!option_is(given, "optional-crt", "on") ||
        module->attack_optional_count > 0)
        return true;
    return refuse(report, place, RULE(option_crt),
                  "the module has no table-attack-optional: choose "
                  "optional-crt=off");
}

const struct ruleset armee_du_nord_ruleset = {
    .name = "armee-du-nord",
    .title = "L'Armee du Nord",
    .edition = "1996-03-01",
    .revision = 1,
    .rules = adn_cases,
    .rule_count = ADN_CASES,
    .base = adn_base,
    .base_count = ADN_MECHANISMS,
    .options = options,
    .module = &adn_module_record,
    .state = &adn_game_record,
    .sequence = adn_sequence,
    .standing = standing,
    .step_notes = adn_step_notes,
    .open_module = adn_open_module,
    .sides = adn_sides,
    .side_name = adn_side_name,
    .begin = adn_begin,
    .check_options = check_options,
    .open_game = adn_open_game,
    .coherent = adn_coherent,
    .when = adn_when,
    .owner = adn_owner,
    .move_with = adn_move_with,
    .check_section = adn_check_section,
    .names = adn_names,
    .complete = adn_complete,
    .describe = adn_describe,
    .idle = adn_has_no_use,
    .closed_book = "In L'Armee du Nord a closed book hides nothing of the game "
                   "yet: obscured units (23.0) come later.",
    .position = adn_position,
    .draw = adn_draw,
    .odds = &adn_chances,
};
