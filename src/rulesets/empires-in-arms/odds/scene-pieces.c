/* Small scenes: corps and leaders are put on the map. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/odds/scene.h"

/* ---- corps ------------------------------------------------------------ */

static bool fill(const struct eia_scene_setup *setup, struct corps *corps,
                 const struct scene_corps *given)
{
    bool good = true;

    for (int i = 0; i < FACTOR_COUNT; i++) {
        int room = eia_corps_room(corps, (enum factor)i);

        if (given->factors[i] && given->factors[i] > room)
            good = refuse(setup->report, &given->at, FILE_RULE(bad_value),
                          "'%s' has room for %d %s, not for %d", given->id,
                          room, eia_factor_words[i], given->factors[i]);
        else
            corps->factors[i] = given->factors[i];
    }
    if (good && eia_corps_factors(corps) == 0)
        return refuse(setup->report, &given->at, FILE_RULE(bad_value),
                      "'%s' has no factors", given->id);
    return good;
}

/* 12.3.5a Artillery corps, as others of an option, are not in the game without
 * it */
static bool check_option(const struct eia_scene_setup *setup,
                         const struct corps *corps,
                         const struct scene_corps *given)
{
    const struct corps_card *card = corps->card;

    if (!card->option || option_is(setup->board.options, card->option, "on"))
        return true;
    return refuse(setup->report, &given->at,
                  card->kind == CORPS_ARTILLERY ? RULE(12_3_5a)
                                                : BASE(scenario),
                  "'%s' needs the option %s", given->id, card->option);
}

/* [base land-move] a corps stands there, and came from next door */
static bool stand(const struct eia_scene_setup *setup, struct corps *corps,
                  const struct scene_corps *given)
{
    const char *at = given->area ? given->area : setup->scene->area;
    const struct area_card *area = eia_area(setup->board.module, at);
    const struct edge_card *edge =
        given->from ? eia_edge(&setup->board, at, given->from) : NULL;

    if (!area || eia_place_kind(at) != PLACE_AREA)
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "'%s' is no area", at);
    if (given->from && !edge)
        return refuse(setup->report, &given->at, BASE(land_move),
                      "'%s' is not next to %s", given->from,
                      eia_place_name(&setup->board, at));
    corps->at = area->id;
    if (!edge)
        return true;
    corps->from = eia_area(setup->board.module, given->from)->id;
    corps->by = edge->kind;
    return true;
}

/* [base combat-list] the power, or the neutral country, that fights on this
 * side. */
static bool join(struct eia_scene_setup *setup, const struct corps *corps,
                 enum party_role role, const struct place *at)
{
    enum power power = eia_corps_power(&setup->board, corps);
    const char *owner = eia_corps_nation(corps);
    const char *side = power == NO_POWER ? owner : eia_power_id(power);

    if (power == NO_POWER && role == ATTACKER)
        return refuse(setup->report, at, BASE(combat_list),
                      "'%s' obeys no power, and attacks nobody", owner);
    if (names_contain(&setup->sides[!role], side))
        return refuse(setup->report, at, BASE(combat_list),
                      "'%s' stands on both sides", side);
    eia_once(setup->board.arena, &setup->sides[role], side);
    return true;
}

static bool put_corps(struct eia_scene_setup *setup, enum party_role role,
                      const struct scene_corps *given)
{
    struct corps *corps = eia_corps(&setup->board, given->id);

    if (!corps)
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "the module has no corps '%s'", given->id);
    return check_option(setup, corps, given) && fill(setup, corps, given) &&
           stand(setup, corps, given) && join(setup, corps, role, &given->at);
}

/* ---- leaders ---------------------------------------------------------- */

static bool is_of(const struct scene_party *party, const char *corps)
{
    return FIND_IN(struct scene_corps, party->corps, id, corps) != NULL;
}

/* 10.6a a leader stands with a corps of his own */
static bool put_leader(struct eia_scene_setup *setup,
                       const struct scene_party *party,
                       const struct scene_leader *given)
{
    const struct board *board = &setup->board;
    struct leader *leader = eia_leader(board, given->id);
    const struct corps *corps = eia_corps(board, given->with);

    if (!leader)
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "the module has no leader '%s'", given->id);
    if (!is_of(party, given->with))
        return refuse(setup->report, &given->at, FILE_RULE(unknown_reference),
                      "no corps '%s' stands on his side", given->with);
    if (corps &&
        eia_player_of(board, leader->nation) != eia_corps_power(board, corps))
        return refuse(setup->report, &given->at, RULE(10_6a),
                      "'%s' does not go with corps of others", given->id);
    if (corps)
        leader->with = corps->id;
    leader->state = LEADER_ON;
    return true;
}

bool eia_put_party(struct eia_scene_setup *setup,
                   const struct scene_party *party)
{
    bool good = true;

    foreach (struct scene_corps, corps, party->corps)
        good &= put_corps(setup, party->role, corps);
    foreach (struct scene_leader, leader, party->leaders)
        good &= put_leader(setup, party, leader);
    return good;
}
