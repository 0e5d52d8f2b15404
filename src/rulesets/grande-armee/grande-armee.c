/* The door of the ruleset La Grande Armee. */
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/odds/odds.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "rulesets/grande-armee/turn/turn.h"
#include "rulesets/grande-armee/words/words.h"

static const struct order_kind *const standing[] = {
    &gra_reaction, &gra_guns, &gra_leader_use, &gra_losses, NULL};

static const char *const off_or_on[] = {"off", "on", NULL};

static const struct option options[] = {
    {"mack-holds", BASE(scenario), off_or_on,
     "before turn 4 Mack goes no farther than three hexes from Ulm"},
    {0}};

/* No turn of a battle has it. */
static const char *const later[] = {"mack-holds", NULL};

const struct ruleset grande_armee_ruleset = {
    .name = "grande-armee",
    .title = "La Grande Armee",
    .edition = "errata",
    .revision = 1,
    .rules = gra_cases,
    .rule_count = GRA_CASES,
    .base = gra_base,
    .base_count = GRA_MECHANISMS,
    .options = options,
    .later = later,
    .module = &gra_module_record,
    .state = &gra_game_record,
    .sequence = gra_sequence,
    .standing = standing,
    .step_notes = gra_step_notes,
    .open_module = gra_open_module,
    .sides = gra_sides,
    .side_name = gra_side_name,
    .begin = gra_begin,
    .check_options = gra_check_options,
    .open_game = gra_open_game,
    .coherent = gra_coherent,
    .when = gra_when,
    .settled = gra_settled,
    .owner = gra_owner,
    .move_with = gra_move_with,
    .check_section = gra_check_section,
    .names = gra_names,
    .hex_printed = gra_hex_printed,
    .complete = gra_complete,
    .budget = gra_budget,
    .describe = gra_describe,
    .closed_book = gra_closed_book,
    .see = gra_see,
    .open_book_is_whole = true,
    .position = gra_position,
    .draw = gra_draw,
    .odds = &gra_chances,
};
