/* Fleets that meet. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/garden.h"

enum { MOST_TRIES = 60 };

static struct fleet *spare_fleet(struct match *match, enum power power)
{
    const struct board *board = &match->scene->board;

    for (int i = 0; i < MOST_TRIES; i++) {
        struct fleet *fleet =
            &board->game->fleets[chance(match, board->game->fleets_count)];
        bool used = false;

        for (size_t j = 0; j < board->game->corps_count; j++)
            used = used || same_name(board->game->corps[j].embarked, fleet->id);
        for (size_t j = 0; j < board->game->leaders_count; j++)
            used = used || same_name(board->game->leaders[j].with, fleet->id);
        if (!used && !fleet->depot && eia_fleet_power(board, fleet) == power)
            return fleet;
    }
    return NULL;
}

/* Ships of a minor country that are off the map are in its fleet then. */
static struct fleet *sail(struct match *match, enum power power, const char *at)
{
    struct fleet *fleet = spare_fleet(match, power);
    struct minor_state *minor = NULL;

    if (!fleet)
        return NULL;
    minor = eia_minor(&match->scene->board, fleet->nation);
    if (minor)
        minor->ships = 0;
    fleet->at = at;
    fleet->ships = 1 + (int)chance(match, (size_t)fleet->card->most);
    return fleet;
}

static void embark(struct match *match, enum power power, struct fleet *fleet)
{
    const struct board *board = &match->scene->board;

    for (size_t i = 0; fleet && i < board->game->corps_count; i++) {
        struct corps *corps = &board->game->corps[i];

        if (corps->at || corps->embarked || corps->away ||
            corps->serves != NO_POWER || corps->placed ||
            eia_corps_power(board, corps) != power ||
            corps->card->kind != CORPS_INFANTRY)
            continue;
        corps->embarked = fleet->id;
        corps->factors[FACTOR_INFANTRY] = 2 + (int)chance(match, 6);
        corps->placed = 1;
        fleet->ships = 1 + (int)chance(match, 4);
        return;
    }
}

static void board_nelson(struct match *match, const struct fleet *fleet)
{
    struct leader *nelson = eia_leader(&match->scene->board, "nelson");

    if (!fleet || nelson->state != LEADER_OFF ||
        !same_name(fleet->nation, "gb"))
        return;
    nelson->state = LEADER_ON;
    nelson->with = fleet->id;
}

/* Stacks of two enemies in one sea or in two, with troops aboard. */
void garden_sea(struct match *match)
{
    const struct module *module = match->scene->module;
    const struct foes foes = {once_in(match, 2) ? GREAT_BRITAIN : RUSSIA,
                              once_in(match, 2) ? FRANCE : SPAIN};
    const char *sea = module->seas[chance(match, module->seas_count)].id;
    const struct sea_card *const *ways = eia_sea_ways(module, sea);
    const char *near = ways[0] ? ways[0]->id : sea;

    garden_war(match, foes.one, foes.other);
    for (int i = 0; i < 2; i++) {
        struct fleet *one = sail(match, foes.one, sea);
        struct fleet *other =
            sail(match, foes.other, once_in(match, 2) ? sea : near);

        if (once_in(match, 2))
            embark(match, foes.one, one);
        if (once_in(match, 2))
            embark(match, foes.other, other);
        if (once_in(match, 2))
            board_nelson(match, one);
    }
}

/* A fleet in port, and the enemy off it. */
void garden_blockade(struct match *match)
{
    const struct module *module = match->scene->module;
    enum power enemy = once_in(match, 2) ? FRANCE : SPAIN;

    garden_war(match, GREAT_BRITAIN, enemy);
    for (int i = 0; i < MOST_TRIES; i++) {
        const struct area_card *area =
            &module->areas[chance(match, module->areas_count)];
        struct arena *arena = match->scene->arena;

        if (!area->port || eia_controller(&match->scene->board, area->id) !=
                               (once_in(match, 2) ? enemy : GREAT_BRITAIN))
            continue;
        if (eia_controller(&match->scene->board, area->id) == enemy) {
            embark(match, enemy,
                   sail(match, enemy, arena_text(arena, "p%s", area->id + 1)));
            sail(match, GREAT_BRITAIN, arena_text(arena, "b%s", area->id + 1));
        } else {
            sail(match, GREAT_BRITAIN, arena_text(arena, "p%s", area->id + 1));
        }
        return;
    }
}
