/* The toy ruleset's door: Windfall, two families quarrelling over apples. */
#include "tests/toy/game.h"

#include "core/arena.h"

#include <string.h>

/* clang-format off */
const struct rule toy_cases[TOY_CASES] = {
#define CASE CASE_ROW
#include "tests/toy/cases.def"
#undef CASE
};

const struct rule toy_base[TOY_MECHANISMS] = {
#define MECHANISM MECHANISM_ROW
#include "tests/toy/base.def"
#undef MECHANISM
};
/* clang-format on */

static const char *const off_on[] = {"off", "on", NULL};
static const char *const on_off[] = {"on", "off", NULL};
static const char *const tempo[] = {"slow", "brisk", NULL};

static const struct option options[] = {
    {"chase", RULE(5_7), off_on, "attackers may enter the hex they have won"},
    {"tempo", RULE(5_8), tempo,
     "brisk: beaten bands hold without asking, and nobody "
     "is asked for cousins"},
    {"wind", RULE(7_2), on_off, "the wind shakes apples onto the heaps"},
    {NULL, NULL, NULL, NULL},
};

static const struct order_kind *const plan_orders[] = {&toy_plan, NULL};
static const struct order_kind *const move_orders[] = {&toy_move, NULL};
static const struct order_kind *const scuffle_orders[] = {
    &toy_scuffle, &toy_retreat, &toy_hold, NULL};
static const struct order_kind *const gathering_orders[] = {&toy_call, NULL};

/* Steps that a family may waive. */
static const char *const waivable[] = {"IV", NULL};
static const struct field ask_fields[] = ASK_FIELDS(waivable);
const struct order_kind toy_ask = ASK_KIND(BASE(asking), ask_fields);

/* One build has a plan of what another leaves standing, for the tests of how a
 * campaign comes from the one to the other. */
#ifdef TOY_PLANS
static const struct order_kind *const standing[] = {&toy_chase, &toy_ask, NULL};
static const struct order_kind *const toy_plans[] = {&toy_if_beaten, NULL};
#else
static const struct order_kind *const standing[] = {&toy_if_beaten, &toy_chase,
                                                    &toy_ask, NULL};
#endif

/* 1.1 order of a watch */
static const struct step sequence[] = {
    {.id = "I",
     .rule = RULE(1_1),
     .title = "Plans",
     .orders = plan_orders,
     .ask = toy_ask_plans,
     .run = toy_run_plans,
     .waits = true,
     .silence = toy_silence_of_plans},
    {.id = "II",
     .rule = RULE(1_1),
     .title = "Moves",
     .orders = move_orders,
     .ask = toy_ask_moves,
     .run = toy_run_moves,
     .waits = true,
     .silence = toy_silence_of_moves},
    {.id = "III",
     .rule = RULE(1_1),
     .title = "Scuffles",
     .orders = scuffle_orders,
     .ask = toy_ask_scuffles,
     .run = toy_run_scuffles,
     .waits = true,
     .silence = toy_silence_of_scuffles},
    {.id = "IV",
     .rule = RULE(1_1),
     .title = "Gathering",
     .orders = gathering_orders,
     .ask = toy_ask_gathering,
     .run = toy_run_gathering,
     .waits = true,
     .silence = toy_silence_of_gathering,
     .ends_game_turn = true},
    {.id = NULL},
};

static const struct step_note step_notes[] = {
    {"I", "both families", "the family rests"},
    {"II", "the family that moves first, then the other",
     "its bands stay where they are"},
    {"III", "whose band may begin a scuffle, and whose band is beaten in one",
     "it begins none; if-beaten says what the beaten do, and they hold"},
    {"IV", "a family that has a cousin to call", "it calls none"},
    {0}};

static const struct ruleset_side *sides(const struct module *module,
                                        size_t *count)
{
    *count = FAMILIES;
    return module->sides;
}

/* The wind needs its chart; a still night does without. */
static bool check_options(const struct module *module,
                          const struct options *in_force,
                          const struct place *place, struct report *report)
{
    if (option_is(in_force, "wind", "on") && module->wind_count == 0)
        return refuse(report, place, RULE(7_2),
                      "the module lacks the chart table-wind");
    return true;
}

/* 5.8: the option tempo sets first values and nothing more. */
static void begin_standing(struct standing *side_orders,
                           const struct module *module,
                           const struct options *in_force, struct arena *arena)
{
    static const struct if_beaten hold = {NULL, BEATEN_HOLD};
    const struct order order = {.kind = &toy_if_beaten, .details = &hold};

    (void)module;
    if (!option_is(in_force, "tempo", "brisk"))
        return;
    standing_put(arena, side_orders, &order);
    ask_never(arena, side_orders, &toy_ask);
}

static const char closed_book[] =
    "In Windfall that hides bands on hiding ground without an enemy beside "
    "them, orders and standing orders of the other family. It hides no other "
    "band and no apples. The host reads everything.";

/* Another build plays another revision, for the tests of upgrade. */
#ifndef TOY_REVISION
#define TOY_REVISION 1
#endif

static const struct revision_note revisions[] = {
#ifdef TOY_PLANS
    {2, "what a beaten band does is a plan"},
#elif TOY_REVISION >= 2
    {2, "nothing; another number is all that the tests want of it"},
#endif
#if TOY_REVISION >= 3
    {3, "watches are counted from 2"},
#endif
    {0},
};

const struct ruleset toy_ruleset = {
    .name = "toy",
    .title = "Windfall",
    .edition = "1",
    .revision = TOY_REVISION,
    .revisions = revisions,
    .rules = toy_cases,
    .rule_count = TOY_CASES,
    .base = toy_base,
    .base_count = TOY_MECHANISMS,
    .options = options,
    .module = &toy_module_record,
    .state = &toy_game_record,
    .sequence = sequence,
    .standing = standing,
#ifdef TOY_PLANS
    .plans = toy_plans,
#endif
    .step_notes = step_notes,
    .open_module = toy_open_module,
    .sides = sides,
    .begin = toy_begin,
    .check_options = check_options,
    .begin_standing = begin_standing,
    .open_game = toy_open_game,
    .coherent = toy_coherent,
    .when = toy_when,
    .owner = toy_owner,
    .check_section = toy_check_section,
    .names = toy_names,
    .complete = toy_complete,
    .describe = toy_describe,
    .budget = toy_purse,
    .closed_book = closed_book,
    .see = toy_see,
    .position = toy_position,
    .draw = toy_draw,
    .odds = &toy_odds,
};
