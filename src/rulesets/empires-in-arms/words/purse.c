/* What there is to spend, and what each thing costs. */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/words/words.h"

#include <string.h>

struct purse {
    const struct seat *seat;
    struct board board;
    enum power power;
    struct names lines;
};

static void say(struct purse *purse, const char *line)
{
    names_add(purse->seat->arena, &purse->lines, line);
}

static void say_treasuries(struct purse *purse)
{
    const struct power_state *state =
        eia_power_state(&purse->board, purse->power);
    const struct game *game = purse->board.game;

    say(purse, arena_text(purse->seat->arena, "you have %d money, %d manpower",
                          state->money, state->manpower));
    for (size_t i = 0; i < game->minor_count; i++)
        if (game->minors[i].status == FREE_STATE &&
            game->minors[i].controller == purse->power)
            say(purse,
                arena_text(purse->seat->arena,
                           "%s has %d money, %d manpower of its own",
                           eia_nation_name(&purse->board, game->minors[i].id),
                           game->minors[i].money, game->minors[i].manpower));
}

/* Prices of the chart that the options leave there. */
static void say_prices(struct purse *purse)
{
    const struct module *module = purse->board.module;
    struct arena *arena = purse->seat->arena;

    for (size_t i = 0; i < module->price_count; i++) {
        const struct price_row *row = &module->prices[i];
        int limit = purse->power == GREAT_BRITAIN ? row->limit_great_britain
                                                  : row->limit;

        if (row->months == 0) /* what keeps units is in the bill */
            continue;
        if (row->option && !option_is(purse->board.options, row->option, "on"))
            continue;
        say(purse,
            arena_text(arena, "%s: %d money, %d manpower, after %d month%s%s",
                       row->item, row->money, row->manpower, row->months,
                       eia_s(row->months),
                       limit ? arena_text(arena, ", at most %d", limit) : ""));
    }
}

/* [base expenditure] E5 is paid before anything is bought */
static void say_maintenance(struct purse *purse)
{
    int bill =
        eia_maintenance_of(&purse->board, eia_power_id(purse->power), NULL);

    say(purse, arena_text(purse->seat->arena,
                          "your units on the map cost %d money, before you buy",
                          bill));
}

/* Factors and ships that have come, by nation. */
static void say_due(struct purse *purse, const char *nation)
{
    struct arena *arena = purse->seat->arena;
    struct names words = {NULL, 0};
    int ships = 0;

    for (int i = 0; i < FACTOR_COUNT; i++) {
        int count = eia_due(&purse->board, nation, (enum factor)i);

        if (count > 0)
            names_add(arena, &words,
                      arena_text(arena, "%d %s", count, eia_factor_words[i]));
    }
    for (size_t i = 0; i < purse->board.game->build_count; i++) {
        const struct ship_build *build = &purse->board.game->builds[i];

        if (same_name(build->nation, nation) &&
            build->due <= purse->board.game->turn)
            ships += build->ships;
    }
    if (ships)
        names_add(arena, &words,
                  arena_text(arena, "%d ship%s", ships, eia_s(ships)));
    if (words.count)
        say(purse, arena_text(arena, "to be placed of %s: %s",
                              eia_nation_name(&purse->board, nation),
                              names_text(&words, ", ", arena)));
}

static void say_arrivals(struct purse *purse)
{
    const struct game *game = purse->board.game;
    int most = eia_setting_number(purse->board.module, "corps-placed-a-month");

    say_due(purse, eia_power_id(purse->power));
    for (size_t i = 0; i < game->minor_count; i++)
        if (game->minors[i].controller == purse->power)
            say_due(purse, game->minors[i].id);
    say(purse, arena_text(purse->seat->arena,
                          "at most %d corps are placed in a month", most));
}

/* [base depot] counters left, and what one costs */
static void say_depots(struct purse *purse)
{
    const struct power_card *card = purse->board.module->power[purse->power];
    const struct game *game = purse->board.game;
    int left = card->depots;

    for (size_t i = 0; i < game->depot_count; i++)
        left -= game->depots[i].owner == purse->power;
    say(purse, arena_text(purse->seat->arena,
                          "you have %d money; a depot costs %d, and %d of your "
                          "%d are left; supply costs half a money a link",
                          eia_power_state(&purse->board, purse->power)->money,
                          eia_price(purse->board.module, "depot")->money, left,
                          card->depots));
}

const char *const *eia_purse(const struct seat *seat)
{
    struct purse purse = {seat, seat->board, eia_power(seat->side), {NULL, 0}};

    if (strcmp(seat->step, "E") == 0) {
        say_treasuries(&purse);
        say_maintenance(&purse);
        say_prices(&purse);
    } else if (strcmp(seat->step, "R") == 0) {
        say_arrivals(&purse);
    } else if (strcmp(seat->step, "L") == 0) {
        say_depots(&purse);
    } else {
        return NULL;
    }
    names_add(seat->arena, &purse.lines, NULL);
    return purse.lines.items;
}
