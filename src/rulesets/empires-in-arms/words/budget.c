/* What there is to spend, and what each thing costs. */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/words/words.h"

#include <string.h>

struct budget {
    const struct seat *seat;
    struct board board;
    enum power power;
    struct names lines;
};

#define SAY(budget, ...)                                                       \
    names_say((budget)->seat->arena, &(budget)->lines, __VA_ARGS__)

static void say_treasuries(struct budget *budget)
{
    const struct power_state *state =
        eia_power_state(&budget->board, budget->power);

    SAY(budget, "you have %d money, %d manpower", state->money,
        state->manpower);
    foreach (const struct minor_state, minor, budget->board.game->minors)
        if (minor->status == FREE_STATE && minor->controller == budget->power)
            SAY(budget, "%s has %d money, %d manpower of its own",
                eia_nation_name(&budget->board, minor->id), minor->money,
                minor->manpower);
}

/* Prices of the chart that the options leave there. */
static void say_prices(struct budget *budget)
{
    struct arena *arena = budget->seat->arena;

    foreach (const struct price_row, row, budget->board.module->prices) {
        int limit = budget->power == GREAT_BRITAIN ? row->limit_great_britain
                                                   : row->limit;

        if (row->months == 0) /* what keeps units is in the bill */
            continue;
        if (row->option && !option_is(budget->board.options, row->option, "on"))
            continue;
        SAY(budget, "%s: %d money, %d manpower, after %d month%s%s", row->item,
            row->money, row->manpower, row->months, eia_plural_s(row->months),
            limit ? arena_text(arena, ", at most %d", limit) : "");
    }
}

/* [base expenditure] E5 is paid before anything is bought */
static void say_maintenance(struct budget *budget)
{
    int bill =
        eia_maintenance_of(&budget->board, eia_power_id(budget->power), NULL);

    SAY(budget, "your units on the map cost %d money, before you buy", bill);
}

/* Factors and ships that have come, by nation. */
static void say_due(struct budget *budget, const char *nation)
{
    struct arena *arena = budget->seat->arena;
    struct names words = {NULL, 0};
    int ships = 0;

    for (int i = 0; i < FACTOR_COUNT; i++) {
        int count = eia_due(&budget->board, nation, (enum factor)i);

        if (count > 0)
            names_say(arena, &words, "%d %s", count, eia_factor_words[i]);
    }
    foreach (const struct ship_build, build, budget->board.game->builds)
        if (same_name(build->nation, nation) &&
            build->due <= budget->board.game->turn)
            ships += build->ships;
    if (ships)
        names_say(arena, &words, "%d ship%s", ships, eia_plural_s(ships));
    if (words.count)
        SAY(budget, "to be placed of %s: %s",
            eia_nation_name(&budget->board, nation),
            names_text(&words, ", ", arena));
}

static void say_arrivals(struct budget *budget)
{
    int most = eia_setting_number(budget->board.module, "corps-placed-a-month");

    say_due(budget, eia_power_id(budget->power));
    foreach (const struct minor_state, minor, budget->board.game->minors)
        if (minor->controller == budget->power)
            say_due(budget, minor->id);
    SAY(budget, "at most %d corps are placed in a month", most);
}

/* [base depot] counters left, and what one costs */
static void say_depots(struct budget *budget)
{
    const struct power_card *card = budget->board.module->power[budget->power];
    int left = card->depots;

    foreach (const struct depot, depot, budget->board.game->depots)
        left -= depot->owner == budget->power;
    SAY(budget,
        "you have %d money; a depot costs %d, and %d of your %d are "
        "left; supply costs half a money a link",
        eia_power_state(&budget->board, budget->power)->money,
        eia_price(budget->board.module, "depot")->money, left, card->depots);
}

const char *const *eia_budget(const struct seat *seat)
{
    struct budget budget = {
        seat, seat->board, eia_power(seat->side), {NULL, 0}};

    if (strcmp(seat->step, "E") == 0) {
        say_treasuries(&budget);
        say_maintenance(&budget);
        say_prices(&budget);
    } else if (strcmp(seat->step, "R") == 0) {
        say_arrivals(&budget);
    } else if (strcmp(seat->step, "L") == 0) {
        say_depots(&budget);
    } else {
        return NULL;
    }
    names_add(seat->arena, &budget.lines, NULL);
    return budget.lines.items;
}
