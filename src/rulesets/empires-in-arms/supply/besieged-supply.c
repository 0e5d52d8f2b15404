/* What the besieged lose by hunger. [base besieged-supply], 10.6.3b */
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/supply/supply.h"

/* [base besieged-supply] who feeds a city: the player of most of the factors
 * inside; for a neutral minor country's the roll is thrown in the besieger's
 * turn. */
static enum power feeder(const struct board *board,
                         const struct city_state *city)
{
    const char *holder = eia_city_holder(board, city->area);
    enum power player = holder ? eia_player_of(board, holder) : NO_POWER;

    return player == NO_POWER ? city->besieger : player;
}

/* [base besieged-supply] a depot of somebody inside feeds all for one money. */
static bool is_fed_by_depot(struct play *play, const char *area)
{
    struct names players = eia_inside(&play->board, area, INSIDE_PLAYERS);

    foreach_name (id, players) {
        enum power player = eia_power(id);
        struct power_state *state = eia_power_state(&play->board, player);
        const struct names *before = NULL;
        struct event *event = NULL;

        if (!eia_depot_at(&play->board, player, area) || state->money < 1)
            continue;
        state->money--;
        before = eia_tell_treasury(play, player);
        event = TELL(play, EVENT_STATE, BASE(besieged_supply), id, NULL,
                     "%s pays 1 money for the depot in %s",
                     eia_power_name(&play->board, player),
                     eia_place_name(&play->board, area));
        event_from_outside(play->journal, event_number(event, -1),
                           "the depot in %s feeds the besieged",
                           eia_place_name(&play->board, area));
        eia_told(play, before);
        return true;
    }
    return false;
}

/* ---- losses ------------------------------------------------------------- */

/* [base besieged-supply] garrisons starve first, militia before all */
static int *of_garrisons(struct game *game, const char *area)
{
    foreach (struct garrison, garrison, game->garrisons) {
        if (!same_name(garrison->area, area))
            continue;
        if (garrison->militia)
            return &garrison->militia;
        if (garrison->infantry)
            return &garrison->infantry;
    }
    foreach (struct guerilla, guerilla, game->guerillas)
        if (guerilla->in_city && guerilla->factors &&
            same_name(guerilla->area, area))
            return &guerilla->factors;
    return NULL;
}

/* [base besieged-supply] as foraging corps lose theirs; the corps with most
 * factors first. */
static int *of_corps(struct game *game, const char *area)
{
    static const enum factor order[] = {FACTOR_MILITIA, FACTOR_INFANTRY,
                                        FACTOR_FEUDAL,  FACTOR_CAVALRY,
                                        FACTOR_GUARD,   FACTOR_ARTILLERY};
    struct corps *most = NULL;

    foreach (struct corps, corps, game->corps)
        if (corps->in_city && same_name(corps->at, area) &&
            eia_corps_factors(corps) > (most ? eia_corps_factors(most) : 0))
            most = corps;
    for (int i = 0; most && i < FACTOR_COUNT; i++)
        if (most->factors[order[i]])
            return &most->factors[order[i]];
    return NULL;
}

/* [base besieged-supply] cossacks and freikorps starve last */
static bool lose_light(struct game *game, const char *area)
{
    foreach (const struct irregular, irregular, game->irregulars)
        if (irregular->in_city && same_name(irregular->at, area)) {
            DROP(irregular, game->irregulars);
            return true;
        }
    return false;
}

/* [base besieged-supply] so many factors are lost inside */
static int starve(struct game *game, const char *area, int losses)
{
    int lost = 0;

    for (; lost < losses; lost++) {
        int *factors = of_garrisons(game, area);

        if (!factors)
            factors = of_corps(game, area);
        if (factors)
            --*factors;
        else if (!lose_light(game, area))
            break;
    }
    return lost;
}

/* ---- corps and leaders -------------------------------------------------- */

/* 10.6.3b a corps inside that the leader may go with */
static const struct corps *refuge(const struct board *board,
                                  const struct leader *leader, const char *area)
{
    enum power player = eia_player_of(board, leader->nation);

    foreach (const struct corps, corps, board->game->corps)
        if (corps->in_city && same_name(corps->at, area) &&
            eia_corps_factors(corps) > 0 &&
            eia_corps_power(board, corps) == player)
            return corps;
    return NULL;
}

/* 10.6.3b Leader captured in besieged supply */
static void leaders_of(struct play *play, const char *corps, const char *area,
                       const struct names *besiegers)
{
    foreach (struct leader, leader, play->game->leaders) {
        const struct corps *other = NULL;
        struct event *event = NULL;

        if (leader->state != LEADER_ON || !same_name(leader->with, corps))
            continue;
        other = refuge(&play->board, leader, area);
        if (other) {
            leader->with = other->id;
            continue;
        }
        event = eia_capture_leader(
            play, leader, besiegers,
            eia_first_besieger(&play->board, besiegers, area));
        if (event)
            event_cites(play->journal, event, RULE(10_6_3b));
    }
}

/* [base besieged-supply] what has no factors left is gone */
static void remove_starved(struct play *play, const char *area,
                           const struct names *besiegers)
{
    struct game *game = play->game;

    foreach (struct corps, corps, game->corps) {
        if (!corps->in_city || !same_name(corps->at, area) ||
            eia_corps_factors(corps) > 0)
            continue;
        leaders_of(play, corps->id, area, besiegers);
        eia_corps_leaves(&play->board, corps);
    }
    foreach (struct garrison, garrison, game->garrisons)
        if (garrison->infantry + garrison->militia == 0)
            DROP(garrison, game->garrisons);
    eia_tidy_guerillas(game);
}

/* [base besieged-supply] over the spires one factor is lost for every ten
 * inside, or part of ten. */
static void hunger(struct play *play, enum power power, const char *area)
{
    enum { EACH = 10 };
    const struct area_card *card = eia_area(play->module, area);
    int inside = eia_city_factors(&play->board, area);
    const struct names besiegers = eia_besiegers(
        &play->board, eia_city(&play->board, area)->besieger, area);
    const struct names knowers = eia_siege_powers(&play->board, area);
    const struct names *all = eia_tell_among(play, &knowers);
    int face =
        eia_throw(play, BASE(besieged_supply), "hunger",
                  arena_text(play->arena, "%s-%s", area, eia_power_id(power)),
                  eia_power_id(power));
    const struct muster *before = eia_muster(&play->board);
    int lost = 0;

    if (face > card->spires)
        lost = starve(play->game, area, (inside + EACH - 1) / EACH);
    event_number(TELL(play, EVENT_STATE, BASE(besieged_supply),
                      eia_power_id(power), NULL,
                      "besieged %s: die %d against %d: %d of %s lost",
                      eia_place_name(&play->board, area), face, card->spires,
                      lost, arena_counted(play->arena, inside, "factor")),
                 lost);
    eia_tell_changes(play, before, BASE(besieged_supply), "hunger");
    eia_told(play, all);
    remove_starved(play, area, &besiegers);
}

/* [base besieged-supply] an open port feeds itself. */
static bool is_open_port(const struct board *board, const char *area)
{
    return eia_area(board->module, area)->port && !eia_blockaded(board, area);
}

/* [base besieged-supply] the cities that a power feeds */
void eia_besieged_supply(struct play *play, enum power power)
{
    struct names areas = {NULL, 0};

    foreach (const struct city_state, city, play->game->cities)
        if (city->besieger != NO_POWER && feeder(&play->board, city) == power &&
            eia_city_factors(&play->board, city->area) > 0)
            names_add(play->arena, &areas, city->area);
    foreach_name (area, areas)
        if (!is_open_port(&play->board, area) && !is_fed_by_depot(play, area))
            hunger(play, power, area);
}
