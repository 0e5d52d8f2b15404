/* Positions in which what is rare happens. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/garden.h"
#include "tests/support/test.h"

#include <string.h>

enum { YEARS = 10, MONTHS_A_YEAR = 12, QUARTER = 3 };

void garden_war(struct match *match, enum power one, enum power other)
{
    const struct board *board = &match->scene->board;

    if (one != other && !eia_enemies(board, one, other) &&
        !eia_allied(board, one, other))
        scene_war(match->scene, eia_power_words[one], eia_power_words[other]);
}

struct foes garden_foes(struct match *match)
{
    struct foes foes = {AUSTRIA, FRANCE};

    do {
        foes.one = (enum power)(1 + chance(match, POWER_END - 1));
        foes.other = (enum power)(1 + chance(match, POWER_END - 1));
        garden_war(match, foes.one, foes.other);
    } while (!eia_enemies(&match->scene->board, foes.one, foes.other));
    return foes;
}

/* Half of the months end a quarter. */
static void garden_month(struct match *match)
{
    int turn = 1 + (int)chance(match, YEARS * MONTHS_A_YEAR - 1);

    if (once_in(match, 2))
        turn += QUARTER - 1 - (turn - 1) % QUARTER;
    match->scene->game->turn = turn;
}

static void (*const plots[])(struct match *match) = {
    garden_front,    garden_front,   garden_siege,    garden_spain,
    garden_steppe,   garden_borders, garden_passage,  garden_sea,
    garden_blockade, garden_courts,  garden_defeat,   garden_minors,
    garden_treasury, garden_prisons, garden_conquest, garden_december,
    garden_yards,    garden_late,    garden_siege,    garden_siege,
    garden_poland,
};

/* Where play begins: mostly where things happen. */
static const char *const steps[] = {"P0", "P", "R", "N", "L", "L", "L", "E1"};

/* Plots do not look at one another, and what play makes agrees with itself
 * (eia_coherent()): the conquered have no troops and no siege outlives them. */
static void mend_troops(const struct board *board)
{
    struct game *game = board->game;

    for (size_t i = 0; i < game->corps_count; i++) {
        const struct minor_state *minor =
            eia_minor(board, eia_corps_nation(&game->corps[i]));

        if (!minor || minor->status != CONQUERED)
            continue;
        eia_corps_leaves(board, &game->corps[i]);
        memset(game->corps[i].factors, 0, sizeof(game->corps[i].factors));
    }
    for (size_t i = 0; i < game->cities_count; i++) {
        struct city_state *city = &game->cities[i];
        bool there = false;

        for (size_t j = 0; j < game->corps_count; j++)
            there |= same_name(game->corps[j].at, city->area) &&
                     !game->corps[j].in_city &&
                     eia_corps_power(board, &game->corps[j]) == city->besieger;
        if (!there)
            *city = (struct city_state){.area = city->area};
    }
}

/* No city holds too many: factors go, then whole corps. */
static void mend_cities(const struct board *board)
{
    struct game *game = board->game;

    for (size_t i = 0; i < game->garrisons_count; i++) {
        struct garrison *one = &game->garrisons[i];

        while (one->infantry + one->militia > 0 &&
               eia_city_factors(board, one->area) >
                   eia_capacity(board, one->area))
            *(one->militia > 0 ? &one->militia : &one->infantry) -= 1;
    }
    for (size_t i = 0; i < game->corps_count; i++)
        if (game->corps[i].in_city &&
            eia_city_factors(board, game->corps[i].at) >
                eia_capacity(board, game->corps[i].at))
            eia_corps_leaves(board, &game->corps[i]);
}

static void forget(struct game *game, size_t prisoner)
{
    LIST_REMOVE(game->prisoners, game->prisoners_count, prisoner);
}

/* Nothing is of a month to come, and no prison is there twice. */
static void mend_records(struct game *game)
{
    for (size_t i = 0; i < game->wars_count; i++)
        if (game->wars[i].since > game->turn)
            game->wars[i].since = game->turn;
    for (size_t i = 0; i < game->accesses_count; i++)
        if (game->accesses[i].since > game->turn)
            game->accesses[i].since = game->turn;
    for (size_t i = 0; i < game->provinces_count; i++)
        if (game->provinces[i].occupied > game->turn)
            game->provinces[i].occupied = game->turn;
        else if (game->provinces[i].occupied == 0)
            game->provinces[i].occupier = NO_POWER;
    for (size_t i = 1; i < game->prisoners_count; i++)
        for (size_t j = 0; j < i; j++)
            if (game->prisoners[j].holder == game->prisoners[i].holder &&
                game->prisoners[j].factor == game->prisoners[i].factor &&
                same_name(game->prisoners[j].nation,
                          game->prisoners[i].nation)) {
                forget(game, i--);
                break;
            }
}

void garden_lay_out(struct match *match)
{
    unsigned count = 3 + chance(match, 5);

    garden_month(match);
    match->at = steps[chance(match, LENGTH(steps))];
    for (int i = 0; i < 3; i++)
        garden_foes(match);
    for (unsigned i = 0; i < count; i++)
        plots[chance(match, LENGTH(plots))](match);
    mend_troops(&match->scene->board);
    mend_cities(&match->scene->board);
    mend_records(match->scene->game);
}
