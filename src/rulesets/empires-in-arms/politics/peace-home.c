/* Two powers make peace: prisoners and leaders come home, and so do troops in
 * the other's territory. [base repatriation] */
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* Whose land troops of a power have to leave. */
struct leaving {
    struct play *play;
    enum power power;
    enum power other; /* NO_POWER: see eia_send_home() */
};

/* [base repatriation] who must leave; by C.5 nobody */
static bool must_go(const struct leaving *leaving, const char *area)
{
    enum power owner =
        area ? eia_controller(&leaving->play->board, area) : NO_POWER;

    if (owner == NO_POWER || owner == leaving->power)
        return false;
    if (leaving->other != NO_POWER)
        return owner == leaving->other &&
               !eia_unconditional(&leaving->play->board, owner, leaving->power);
    return !eia_is_let(&leaving->play->board, leaving->power, owner) &&
           !eia_fights(&leaving->play->board, leaving->power,
                       eia_land_nation(&leaving->play->board, area));
}

/* [base repatriation] nearest area of one's own; ties: the lowest id. */
static const char *nearest_home(const struct board *board, enum power power,
                                const char *from)
{
    const int *distances = eia_area_distances(board, from);
    const char *best = NULL;
    int least = -1;

    for (size_t i = 0; i < board->module->areas_count; i++) {
        const char *id = board->module->areas[i].id;
        int distance = distances[i];

        if (distance < 0 || (least >= 0 && distance >= least) ||
            eia_controller(board, id) != power || eia_besieged(board, id) ||
            eia_enemy_corps_in(board, power, id))
            continue;
        least = distance;
        best = id;
    }
    if (!best &&
        eia_controller(board, board->module->power[power]->capitals.items[0]) ==
            power)
        best = board->module->power[power]->capitals.items[0];
    return best;
}

/* 10.3.1i; 10.2.1g a minor country's corps has its own wars */
static bool corps_must_go(const struct leaving *leaving,
                          const struct corps *corps)
{
    const struct board *board = &leaving->play->board;

    return must_go(leaving, corps->at) &&
           (leaving->other != NO_POWER ||
            !eia_at_war(board, eia_corps_flag(corps),
                        eia_land_nation(board, corps->at)));
}

static const struct rule *rule_of(const struct leaving *leaving)
{
    return leaving->other == NO_POWER ? RULE(10_3_1i) : BASE(repatriation);
}

static void tell_corps(const struct leaving *leaving, const struct corps *corps,
                       const char *home)
{
    struct play *play = leaving->play;
    const struct names *before = eia_tell_power(play, leaving->power);
    const char *way =
        arena_text(play->arena, "goes home from %s%s%s",
                   eia_place_name(&play->board, corps->at), home ? " to " : "",
                   home ? eia_place_name(&play->board, home) : "");
    struct event *event =
        TELL(play, EVENT_STATE, rule_of(leaving), eia_power_id(leaving->power),
             corps->id, "%s %s", eia_piece_name(&play->board, corps->id), way);

    event_from_outside(play->journal, event, "%s %s",
                       eia_seen_corps(&play->board, corps), way);
    eia_told(play, before);
}

/* 10.1.3e, 10.1.4g corps that keep their strength when they leave the map */
static bool stands_down(const struct corps_card *card)
{
    return card->kind == CORPS_INSURRECTION || eia_is_feudal(card);
}

/* [base repatriation] a corps goes home. Without a way home the factors come
 * back as reinforcements. */
static void corps_goes(const struct leaving *leaving, struct corps *corps)
{
    struct play *play = leaving->play;
    const char *home = nearest_home(&play->board, leaving->power, corps->at);

    /* 10.1.4g not out of the border provinces */
    if (home && !eia_in_zone(&play->board, corps, home))
        home = NULL;
    tell_corps(leaving, corps, home);
    corps->in_city = false;
    corps->from = NULL;
    if (home) {
        corps->at = home;
        return;
    }
    if (stands_down(corps->card)) {
        eia_corps_leaves(&play->board, corps);
        return;
    }
    eia_corps_comes_back(&play->board, corps);
}

/* [base repatriation] corps and cossacks go home */
static void corps_go(const struct leaving *leaving)
{
    const struct names order = eia_corps_by_looks(&leaving->play->board);

    foreach_name (word, order) {
        struct corps *corps = eia_corps(&leaving->play->board, word);

        if (!corps->embarked && eia_place_kind(corps->at) == PLACE_AREA &&
            eia_corps_power(&leaving->play->board, corps) == leaving->power &&
            corps_must_go(leaving, corps))
            corps_goes(leaving, corps);
    }
    foreach (struct irregular, irregular, leaving->play->game->irregulars) {
        const char *home = NULL;

        if (irregular->owner != leaving->power ||
            !must_go(leaving, irregular->at))
            continue;
        home =
            nearest_home(&leaving->play->board, leaving->power, irregular->at);
        irregular->at = home ? home : irregular->at;
        irregular->in_city = false;
    }
}

/* [base repatriation] a corps whose loan is over leaves the land of whom it
 * served, as by a peace, if it is not let in (ruling 163) */
void eia_loan_over(struct play *play, struct corps *corps, enum power served)
{
    const struct board *board = &play->board;
    const struct leaving leaving = {play, eia_corps_power(board, corps),
                                    served};

    if (!corps->at || corps->embarked ||
        eia_place_kind(corps->at) != PLACE_AREA ||
        !must_go(&leaving, corps->at) ||
        eia_is_let(board, leaving.power, served))
        return;
    if (option_is(play->options, "limited-access", "on"))
        eia_grant_limited(play, served, leaving.power);
    else
        corps_goes(&leaving, corps);
}

/* [base repatriation] factors come back as reinforcements */
static void come_back(const struct board *board, const char *nation,
                      int infantry, int militia)
{
    if (infantry > 0)
        eia_arrive(board, nation, FACTOR_INFANTRY, infantry, board->game->turn);
    if (militia > 0)
        eia_arrive(board, nation, FACTOR_MILITIA, militia, board->game->turn);
}

/* [base repatriation] unconditional access covers no garrison in a national
 * capital. */
static bool leaves_city(const struct leaving *leaving, const char *area)
{
    if (must_go(leaving, area))
        return true;
    return leaving->other != NO_POWER &&
           eia_controller(&leaving->play->board, area) == leaving->other &&
           eia_area(leaving->play->module, area)->capital == CAPITAL_NATIONAL;
}

static void tell_garrison(const struct leaving *leaving,
                          const struct garrison *garrison)
{
    struct play *play = leaving->play;
    const struct names *before = eia_tell_power(play, leaving->power);
    const char *nation = eia_nation_name(&play->board, garrison->nation);
    const char *city = eia_place_name(&play->board, garrison->area);
    int count = garrison->infantry + garrison->militia;

    event_from_outside(
        play->journal,
        TELL(play, EVENT_STATE, rule_of(leaving), eia_power_id(leaving->power),
             NULL, "%s leaves %s: %d factor%s, to come back as reinforcements",
             nation, city, count, eia_plural_s(count)),
        "%s leaves %s", nation, city);
    eia_told(play, before);
}

/* [base repatriation] garrisons come back as reinforcements */
static void garrisons_go(const struct leaving *leaving)
{
    foreach (const struct garrison, one, leaving->play->game->garrisons) {
        const struct garrison garrison = *one;

        if (eia_player_of(&leaving->play->board, garrison.nation) !=
                leaving->power ||
            !leaves_city(leaving, garrison.area))
            continue;
        DROP(one, leaving->play->game->garrisons);
        come_back(&leaving->play->board, garrison.nation, garrison.infantry,
                  garrison.militia);
        tell_garrison(leaving, &garrison);
    }
}

/* [base repatriation] depots vanish */
static void depots_go(const struct leaving *leaving)
{
    foreach (const struct depot, one, leaving->play->game->depots) {
        const struct depot depot = *one;

        if (depot.owner != leaving->power || !must_go(leaving, depot.at))
            continue;
        DROP(one, leaving->play->game->depots);
        come_back(&leaving->play->board, eia_power_id(depot.owner),
                  depot.infantry, depot.militia);
    }
}

static int by_sea(const struct board *board, const struct area_card *one,
                  const struct area_card *other)
{
    int least = -1;

    foreach_name (sea, one->box)
        foreach_name (id, other->box) {
            int distance = eia_sea_distance(board, sea, id);

            if (distance >= 0 && (least < 0 || distance < least))
                least = distance;
        }
    return least;
}

/* [base repatriation] to the nearest port of one's own, or out to sea. */
static void fleet_goes(const struct leaving *leaving, struct fleet *fleet)
{
    const struct area_card *from = eia_area(leaving->play->module, fleet->at);
    int least = -1;

    foreach (const struct area_card, area, leaving->play->module->areas) {
        int distance = -1;

        if (!area->port ||
            eia_controller(&leaving->play->board, area->id) != leaving->power)
            continue;
        distance = by_sea(&leaving->play->board, from, area);
        if (distance < 0 || (least >= 0 && distance >= least))
            continue;
        least = distance;
        fleet->at = arena_text(leaving->play->arena, "p%s", area->id + 1);
    }
    if (least < 0 && from->box.count)
        fleet->at = eia_sea(leaving->play->module, from->box.items[0])->id;
    TELL(leaving->play, EVENT_STATE, rule_of(leaving),
         eia_power_id(leaving->power), fleet->id, "%s sails to %s",
         eia_piece_name(&leaving->play->board, fleet->id),
         eia_place_name(&leaving->play->board, fleet->at));
}

/* [base repatriation] troops and fleets of a power go home */
void eia_send_home(struct play *play, enum power power, enum power other)
{
    const struct leaving leaving = {play, power, other};

    corps_go(&leaving);
    garrisons_go(&leaving);
    depots_go(&leaving);
    foreach (struct fleet, fleet, play->game->fleets)
        if (fleet->at && eia_place_kind(fleet->at) == PLACE_PORT &&
            eia_fleet_power(&play->board, fleet) == power &&
            must_go(&leaving, eia_area(play->module, fleet->at)->id))
            fleet_goes(&leaving, fleet);
}

/* 12.4a with option 12.4 they get time to walk. */
static void let_them_walk(struct play *play, enum power power)
{
    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (eia_trespasses(&play->board, power, other))
            eia_grant_limited(play, other, power);
}

/* 10.3.1i Neutral forces without access removed; 10.3.1h what a treaty gives
 * goes for all land of the grantor, whenever he got it. */
void eia_neutral_forces(struct play *play)
{
    if (!eia_errata(&play->board))
        return;
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        if (option_is(play->options, "limited-access", "on"))
            let_them_walk(play, power);
        eia_send_home(play, power, NO_POWER);
    }
}
