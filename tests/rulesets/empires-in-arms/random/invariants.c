/* What holds after every exchange, whatever was ordered. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/random.h"

#include <string.h>

static const struct board *europe_of(const struct match *match)
{
    return &match->scene->board;
}

/* ---- pieces ------------------------------------------------------------- */

static void corps_are_well(const struct match *match)
{
    const struct board *board = europe_of(match);

    for (size_t i = 0; i < board->game->corps_count; i++) {
        const struct corps *corps = &board->game->corps[i];
        const struct corps_card *card = corps->card;
        int foot =
            corps->factors[FACTOR_INFANTRY] + corps->factors[FACTOR_MILITIA];

        for (int j = 0; j < FACTOR_COUNT; j++)
            MUST(match,
                 corps->factors[j] >= 0 && (j == FACTOR_MILITIA ||
                                            corps->factors[j] <= card->most[j]),
                 "%s has %d %s factors", corps->id, corps->factors[j],
                 eia_factor_words[j]);
        MUST(match, foot <= card->most[FACTOR_INFANTRY], "%s has %d foot",
             corps->id, foot);
        if (corps->embarked)
            MUST(match,
                 eia_fleet(board, corps->embarked)->at &&
                     eia_fleet(board, corps->embarked)->ships > 0,
                 "%s sails without a fleet", corps->id);
        if (!corps->at)
            continue;
        MUST(match,
             eia_place_kind(corps->at) == PLACE_AREA &&
                 eia_area(board->module, corps->at),
             "%s is at %s", corps->id, corps->at);
        MUST(match, eia_corps_factors(corps) > 0, "%s is empty", corps->id);
        MUST(match, !corps->in_city || eia_area(board->module, corps->at)->city,
             "%s is in no city", corps->id);
    }
}

static void leaders_are_well(const struct match *match)
{
    const struct board *board = europe_of(match);

    for (size_t i = 0; i < board->game->leaders_count; i++) {
        const struct leader *leader = &board->game->leaders[i];
        const struct corps *corps =
            leader->with ? eia_corps(board, leader->with) : NULL;
        const struct fleet *fleet =
            leader->with ? eia_fleet(board, leader->with) : NULL;

        MUST(match, (leader->state == LEADER_ON) == (leader->with != NULL),
             "%s is with %s", leader->id,
             leader->with ? leader->with : "nobody");
        MUST(match,
             (leader->state == LEADER_CAPTURED) == (leader->holder != NULL),
             "%s is held by %s", leader->id,
             leader->holder ? leader->holder : "nobody");
        if (leader->with)
            MUST(match,
                 (corps && (corps->at || corps->embarked)) ||
                     (fleet && fleet->at),
                 "%s is with %s, off the map", leader->id, leader->with);
    }
}

static void fleets_are_well(const struct match *match)
{
    const struct board *board = europe_of(match);

    for (size_t i = 0; i < board->game->fleets_count; i++) {
        const struct fleet *fleet = &board->game->fleets[i];

        MUST(match, fleet->ships >= 0 && fleet->ships <= fleet->card->most,
             "%s has %d ships", fleet->id, fleet->ships);
        if (!fleet->at)
            continue;
        MUST(match, fleet->ships > 0, "%s has no ships at %s", fleet->id,
             fleet->at);
        MUST(match, eia_place_kind(fleet->at) != PLACE_AREA, "%s is at %s",
             fleet->id, fleet->at);
    }
}

/* ---- cities ------------------------------------------------------------- */

static void cities_are_well(const struct match *match)
{
    const struct board *board = europe_of(match);
    const struct game *game = board->game;

    for (size_t i = 0; i < game->garrisons_count; i++) {
        const struct garrison *garrison = &game->garrisons[i];

        MUST(match, garrison->infantry >= 0 && garrison->militia >= 0,
             "%s has %d and %d factors of %s", garrison->area,
             garrison->infantry, garrison->militia, garrison->nation);
        MUST(match, eia_area(board->module, garrison->area)->city,
             "%s has no city for a garrison", garrison->area);
        for (size_t j = 0; j < i; j++)
            MUST(match,
                 strcmp(game->garrisons[j].area, garrison->area) != 0 ||
                     strcmp(game->garrisons[j].nation, garrison->nation) != 0,
                 "%s has two garrisons of %s", garrison->area,
                 garrison->nation);
    }
    for (size_t i = 0; i < game->cities_count; i++)
        MUST(match,
             game->cities[i].besieger != NO_POWER ||
                 (game->cities[i].siege == 0 && !game->cities[i].breached),
             "%s is breached by nobody", game->cities[i].area);
}

static void guerillas_are_well(const struct match *match)
{
    const struct board *board = europe_of(match);
    const struct game *game = board->game;

    for (size_t i = 0; i < game->guerillas_count; i++) {
        const struct guerilla *one = &game->guerillas[i];

        MUST(match,
             one->factors > 0 && same_name(eia_home_of(board, one->area), "sp"),
             "%d guerillas at %s", one->factors, one->area);
        for (size_t j = 0; j < i; j++)
            MUST(match,
                 !same_name(game->guerillas[j].area, one->area) ||
                     game->guerillas[j].in_city != one->in_city,
                 "two bands of guerillas at %s", one->area);
    }
}

/* ---- powers ------------------------------------------------------------- */

static void powers_are_well(const struct match *match)
{
    const struct game *game = match->scene->game;

    for (size_t i = 0; i < game->powers_count; i++) {
        const struct power_state *state = &game->powers[i];

        MUST(match, state->box >= 1 && state->box <= 40, "box %d", state->box);
        MUST(match, state->money >= 0 && state->manpower >= 0,
             "%s has %d money, %d manpower", eia_power_id(state->power),
             state->money, state->manpower);
    }
    for (size_t i = 0; i < game->minors_count; i++) {
        const struct minor_state *minor = &game->minors[i];

        MUST(match,
             (minor->status == NEUTRAL) == (minor->controller == NO_POWER) ||
                 (minor->status == NEUTRAL && minor->controller),
             "%s: status %d, controller %s", minor->id, (int)minor->status,
             eia_power_id(minor->controller));
        MUST(match, minor->money >= 0 && minor->manpower >= 0,
             "%s has %d money, %d manpower", minor->id, minor->money,
             minor->manpower);
    }
    for (size_t i = 0; i < game->provinces_count; i++)
        MUST(match, game->provinces[i].controller != NO_POWER, "%s is nobody's",
             game->provinces[i].id);
}

static void treaties_are_well(const struct match *match)
{
    const struct game *game = match->scene->game;

    for (size_t i = 0; i < game->wars_count; i++) {
        const struct war *war = &game->wars[i];

        MUST(match, strcmp(war->one, war->other) != 0, "%s at war with itself",
             war->one);
        MUST(match,
             !eia_allied(europe_of(match), eia_power(war->one),
                         eia_power(war->other)),
             "%s and %s are at war and allied", war->one, war->other);
        for (size_t j = 0; j < i; j++)
            MUST(match,
                 !(same_name(game->wars[j].one, war->one) &&
                   same_name(game->wars[j].other, war->other)) &&
                     !(same_name(game->wars[j].one, war->other) &&
                       same_name(game->wars[j].other, war->one)),
                 "%s and %s are at war twice", war->one, war->other);
    }
}

static void groups_are_apart(const struct match *match)
{
    const struct game *game = match->scene->game;
    int groups[POWER_END] = {0};

    for (size_t i = 0; i < game->combinations_count; i++)
        for (size_t j = 0; j < game->combinations[i].powers.count; j++)
            groups[eia_power(game->combinations[i].powers.items[j])]++;
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        MUST(match, groups[i] <= 1, "%s moves in %d groups", eia_power_words[i],
             groups[i]);
}

void all_is_well(const struct match *match)
{
    corps_are_well(match);
    leaders_are_well(match);
    fleets_are_well(match);
    cities_are_well(match);
    guerillas_are_well(match);
    powers_are_well(match);
    treaties_are_well(match);
    groups_are_apart(match);
}

/* ---- orders ------------------------------------------------------------- */

/* Whatever step is over took all its orders: they were carried out or have
 * lapsed, which the journal says with the case. Those for later steps may not
 * have been reached. */
void orders_are_settled(const struct match *match)
{
    const struct play *play = &match->scene->play;
    const struct step *steps = empires_in_arms_ruleset.sequence;
    bool over = match->scene->game->turn != match->turn_before ||
                sequence_find(steps, match->at) !=
                    sequence_find(steps, match->step_before);

    for (size_t i = 0; over && i < play->section_count; i++)
        for (size_t j = 0; sequence_find(steps, play->sections[i].step) ==
                               sequence_find(steps, match->step_before) &&
                           j < play->sections[i].count;
             j++)
            MUST(match, play->sections[i].orders[j].served,
                 "%s passed over the order of %s: %s", match->step_before,
                 play->sections[i].side,
                 order_text(match->arena, &play->sections[i].orders[j]));
}
