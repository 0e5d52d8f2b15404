/* Positions in which what is rare happens. */
#include "rooms/empires-in-arms/board/board.h"
#include "tests/rooms/empires-in-arms/random/garden.h"
#include "tests/support/test.h"

enum { YEARS = 10, MONTHS_A_YEAR = 12, QUARTER = 3 };

void garden_war(struct match *match, enum power one, enum power other)
{
    const struct europe *europe = &match->scene->europe;

    if (one != other && !eia_enemies(europe, one, other) &&
        !eia_allied(europe, one, other))
        scene_war(match->scene, eia_power_words[one], eia_power_words[other]);
}

struct foes garden_foes(struct match *match)
{
    struct foes foes = {AUSTRIA, FRANCE};

    do {
        foes.one = (enum power)(1 + chance(match, POWER_END - 1));
        foes.other = (enum power)(1 + chance(match, POWER_END - 1));
        garden_war(match, foes.one, foes.other);
    } while (!eia_enemies(&match->scene->europe, foes.one, foes.other));
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
};

/* Where play begins: mostly where things happen. */
static const char *const steps[] = {"P0", "P", "R", "N", "L", "L", "L", "E1"};

void garden_lay_out(struct match *match)
{
    unsigned count = 3 + chance(match, 5);

    garden_month(match);
    match->at = steps[chance(match, LENGTH(steps))];
    for (int i = 0; i < 3; i++)
        garden_foes(match);
    for (unsigned i = 0; i < count; i++)
        plots[chance(match, LENGTH(plots))](match);
}
