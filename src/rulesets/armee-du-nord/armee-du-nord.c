/* The door of the ruleset L'Armee du Nord. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "rulesets/armee-du-nord/odds/odds.h"
#include "rulesets/armee-du-nord/turn/turn.h"

static const struct order_kind *const standing[] = {
    &adn_result_form, &adn_retreat_path, &adn_loss_order,
    &adn_attack_if,   &adn_timing,       &adn_march,
    &adn_picquet,     &adn_courier_path, NULL};

static const char *const on_or_off[] = {"on", "off", NULL};
static const char *const off_or_on[] = {"off", "on", NULL};

static const struct option options[] = {
    {"optional-crt", RULE(option_crt), on_or_off,
     "the revised attack table in place of the printed one"},
    {RULE_OF_DEFENCE, RULE(exp_combined_defence), off_or_on,
     "infantry, cavalry and artillery in one hex defend it as combined arms"},
    {RULE_OF_SUPPORT, RULE(exp_support_bombard), off_or_on,
     "who supports a bombardment advances into the hex that it empties"},
    {RULE_OF_NEY, RULE(exp_ney_a), off_or_on,
     "a die each turn says how Ney commands (two or three players)"},
    {RULE_OF_GROUCHY, RULE(exp_grouchy_a), off_or_on,
     "corps leaders may refuse Grouchy, by a die (two players)"},
    {0}};

/* They came when games of this ruleset were under way. */
static const char *const later[] = {RULE_OF_DEFENCE, RULE_OF_SUPPORT,
                                    RULE_OF_NEY, RULE_OF_GROUCHY, NULL};

/* What is said of the campaign alone is of no use in a battle. */
static bool is_of_campaign(const struct order_kind *kind)
{
    return kind == &adn_place_cam || kind == &adn_track ||
           kind == &adn_switch_track || kind == &adn_cam_retreat ||
           kind == &adn_picquet || kind == &adn_courier_path;
}

static bool idle(const struct seat *seat, const struct order_kind *kind)
{
    return adn_has_no_use(seat, kind) ||
           (is_of_campaign(kind) && !seat->module->campaign);
}

/* In a battle it does not stand, either. */
static void begin_standing(struct standing *orders, const struct module *module,
                           const struct options *chosen, struct arena *arena)
{
    size_t kept = 0;

    (void)chosen;
    (void)arena;
    for (size_t i = 0; i < orders->count; i++)
        if (module->campaign || !is_of_campaign(orders->orders[i].kind))
            orders->orders[kept++] = orders->orders[i];
    orders->count = kept;
}

/* For how many players a rule is at most. */
static const struct marshal {
    const char *option, *players;
    const struct rule *rule;
    int most;
} marshals[] = {{RULE_OF_NEY, "two or three", RULE(exp_ney_a), 3},
                {RULE_OF_GROUCHY, "two", RULE(exp_grouchy_a), 2}};

/* option.crt the optional chart needs its cells; exp.ney-a, exp.grouchy-a */
static bool check_options(const struct module *module,
                          const struct options *given,
                          const struct place *place, struct report *report)
{
    bool good = !option_is(given, "optional-crt", "on") ||
                module->attack_optional_count > 0 ||
                refuse(report, place, RULE(option_crt),
                       "the module has one table: choose optional-crt=off");

    for (const struct marshal *one = marshals; one < marshals + 2; one++)
        if (adn_has_rule(given, one->option) && module->players > one->most)
            good =
                refuse(report, place, one->rule,
                       "%s is for %s players, not for %d: choose %s=off",
                       one->option, one->players, module->players, one->option);
    return good;
}

static const char closed_book[] =
    "In L'Armee du Nord that hides how many increments enemy units have, until "
    "they are next to one of yours or have fought in this turn. It hides what "
    "is beside the map, who is active or in command, marches and orders. It "
    "does not hide where enemies stand, what fights and what it costs, points "
    "and arrivals. Of an army that has chosen 23.0 one sees how many units "
    "stand in a hex, and whether the largest is horse or foot, until they are "
    "shown. The Allies see each other whole. The host reads everything.";

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
    .later = later,
    .module = &adn_module_record,
    .state = &adn_game_record,
    .sequence = adn_sequence,
    .standing = standing,
    .step_notes = adn_step_notes,
    .open_module = adn_open_module,
    .sides = adn_sides,
    .side_name = adn_side_name,
    .begin = adn_begin,
    .begin_standing = begin_standing,
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
    .idle = idle,
    .closed_book = closed_book,
    .see = adn_see,
    .open_book_is_whole = true,
    .position = adn_position,
    .draw = adn_draw,
    .odds = &adn_chances,
};
