/* In a line, how a piece stands of which a sheet lists orders. */
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "rulesets/empires-in-arms/words/words.h"

/* "12 infantry, 2 cavalry" */
static const char *factors_of(const struct board *board,
                              const struct corps *corps)
{
    struct names words = {NULL, 0};

    for (int i = 0; i < FACTOR_COUNT; i++)
        if (corps->factors[i] > 0)
            names_say(board->arena, &words, "%d %s", corps->factors[i],
                      eia_factor_words[i]);
    return words.count ? names_text(&words, ", ", board->arena) : "no factors";
}

/* ", with CHARLES and MACK" */
static const char *leaders_of(const struct board *board, const char *piece)
{
    struct names words = {NULL, 0};

    foreach (const struct leader, leader, board->game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, piece))
            names_add(board->arena, &words, leader->card->name);
    return words.count ? arena_text(board->arena, " with %s",
                                    names_phrase(&words, board->arena))
                       : "";
}

/* [base supply] fed by a chain, by the land, or not at all */
static const char *supply_of(const struct seat *seat, const struct corps *corps)
{
    if (corps->embarked)
        return "at sea";
    if (!eia_unbesieged(&seat->board, corps))
        return "besieged";
    if (eia_chain_feeds(&seat->board, corps))
        return "supplied";
    return eia_would_forage(seat, corps) ? "no depot feeds it"
                                         : "fed by the land";
}

static const char *describe_corps(const struct seat *seat,
                                  const struct corps *corps)
{
    struct mover mover;
    int points = 0;

    if (!corps->at)
        return arena_text(seat->arena, "%s%s: off the map",
                          eia_piece_name(&seat->board, corps->id),
                          leaders_of(&seat->board, corps->id));
    eia_mover(&seat->board, corps->id, &mover);
    points = eia_mover_points(&seat->board, &mover) - eia_mover_spent(&mover);
    return arena_text(
        seat->arena, "%s%s: %s %s%s, %s, %s",
        eia_piece_name(&seat->board, corps->id),
        leaders_of(&seat->board, corps->id), factors_of(&seat->board, corps),
        eia_where(&seat->board, corps->at),
        corps->in_city ? ", in the city" : "", supply_of(seat, corps),
        arena_counted(seat->arena, points, "movement point"));
}

static const char *describe_fleet(const struct seat *seat,
                                  const struct fleet *fleet)
{
    struct rules why = {NULL, 0};

    if (!fleet->at)
        return arena_text(seat->arena, "%s: off the map",
                          eia_piece_name(&seat->board, fleet->id));
    return arena_text(
        seat->arena, "%s%s: %d ship%s %s%s, %d movement points",
        eia_piece_name(&seat->board, fleet->id),
        leaders_of(&seat->board, fleet->id), fleet->ships,
        eia_plural_s(fleet->ships), eia_where(&seat->board, fleet->at),
        eia_place_kind(fleet->at) == PLACE_PORT &&
                eia_blockaded(&seat->board,
                              eia_area(seat->module, fleet->at)->id)
            ? ", blockaded"
            : "",
        eia_fleet_points(&seat->board, fleet, &why));
}

static const char *describe_leader(const struct seat *seat,
                                   const struct leader *leader)
{
    const struct leader_card *card = leader->card;

    if (leader->state != LEADER_ON)
        return arena_text(seat->arena, "%s: not on the map", card->name);
    if (!leader->with)
        return arena_text(seat->arena, "%s, %s", card->name,
                          eia_where(&seat->board, leader->at));
    return arena_text(seat->arena, "%s, with %s", card->name,
                      eia_piece_name(&seat->board, leader->with));
}

const char *eia_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject)
{
    const struct corps *corps = eia_corps(&seat->board, subject);
    const struct fleet *fleet = eia_fleet(&seat->board, subject);
    const struct leader *leader = eia_leader(&seat->board, subject);
    const struct irregular *irregular = eia_irregular(&seat->board, subject);
    const struct area_card *area = eia_area(seat->module, subject);

    (void)kind;
    if (corps)
        return describe_corps(seat, corps);
    if (fleet)
        return describe_fleet(seat, fleet);
    if (leader)
        return describe_leader(seat, leader);
    if (irregular)
        return arena_text(seat->arena, "%s %s",
                          eia_piece_name(&seat->board, irregular->id),
                          eia_where(&seat->board, irregular->at));
    if (area)
        return eia_place_name(&seat->board, subject);
    if (eia_power(subject) != NO_POWER || eia_minor(&seat->board, subject))
        return eia_nation_name(&seat->board, subject);
    return NULL;
}
