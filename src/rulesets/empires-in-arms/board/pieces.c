/* Corps, fleets, leaders, depots and what stands in cities. */
#include "rulesets/empires-in-arms/board/board.h"

#include <string.h>

/* meta.errata Switch: printed errata in force */
bool eia_errata(const struct board *board)
{
    return option_is(board->options, "errata", "on");
}

/* Corps, leaders and fleets stand in the module's order, all of them. */
struct corps *eia_corps(const struct board *board, const char *id)
{
    return FIND_IN(struct corps, board->game->corps, id, id);
}

struct leader *eia_leader(const struct board *board, const char *id)
{
    return FIND_IN(struct leader, board->game->leaders, id, id);
}

struct fleet *eia_fleet(const struct board *board, const char *id)
{
    return FIND_IN(struct fleet, board->game->fleets, id, id);
}

struct depot *eia_depot(const struct board *board, const char *id)
{
    return FIND_IN(struct depot, board->game->depots, id, id);
}

struct irregular *eia_irregular(const struct board *board, const char *id)
{
    return FIND_IN(struct irregular, board->game->irregulars, id, id);
}

struct fleet *eia_fleet_of(const struct board *board,
                           const struct minor_card *minor)
{
    if (minor->fleet)
        return eia_fleet(board, minor->fleet);
    return FIND_IN(struct fleet, board->game->fleets, nation, minor->id);
}

struct depot *eia_depot_at(const struct board *board, enum power power,
                           const char *area)
{
    foreach (struct depot, depot, board->game->depots)
        if (depot->owner == power && same_name(depot->at, area))
            return depot;
    return NULL;
}

/* [base territory] who orders a corps: its player, or whom it serves */
enum power eia_corps_power(const struct board *board, const struct corps *corps)
{
    return corps->serves != NO_POWER
               ? corps->serves
               : eia_player_of(board, eia_corps_nation(corps));
}

const char *eia_corps_nation(const struct corps *corps)
{
    return corps->nation ? corps->nation : corps->card->owner;
}

/* 10.2.1g a minor country's corps has its own wars, one on loan those of the
 * power that it serves */
const char *eia_corps_flag(const struct corps *corps)
{
    return corps->serves != NO_POWER ? eia_power_id(corps->serves)
                                     : eia_corps_nation(corps);
}

bool eia_is_back(const struct board *board, const char *id)
{
    return FIND_IN(struct back, board->game->backs, id, id) != NULL;
}

int eia_corps_factors(const struct corps *corps)
{
    int sum = 0;

    for (int i = 0; i < FACTOR_COUNT; i++)
        sum += corps->factors[i];
    return sum;
}

/* [base siege] in the field, or in a city nobody besieges */
bool eia_unbesieged(const struct board *board, const struct corps *corps)
{
    return corps->at && !corps->embarked &&
           !(corps->in_city && eia_besieged(board, corps->at));
}

bool eia_foes_in(const struct board *board, const char *nation,
                 const char *area)
{
    foreach (const struct corps, corps, board->game->corps)
        if (same_name(corps->at, area) && eia_unbesieged(board, corps) &&
            eia_at_war(board, nation, eia_corps_flag(corps)))
            return true;
    return false;
}

bool eia_enemy_corps_in(const struct board *board, enum power power,
                        const char *area)
{
    return eia_foes_in(board, eia_power_id(power), area);
}

bool eia_own_corps_in(const struct board *board, enum power power,
                      const char *area)
{
    foreach (const struct corps, corps, board->game->corps)
        if (same_name(corps->at, area) && eia_unbesieged(board, corps) &&
            eia_corps_power(board, corps) == power)
            return true;
    return false;
}

enum power eia_fleet_power(const struct board *board, const struct fleet *fleet)
{
    return eia_player_of(board, fleet->nation);
}

/* 10.6a a corps of his power, or of a minor country that it controls, in the
 * same area and not parted from him by a siege */
bool eia_is_beside(const struct board *board, const struct leader *leader,
                   const struct corps *corps)
{
    const struct corps *own = eia_corps(board, leader->with);

    return own && own->at && !own->embarked && corps->at && !corps->embarked &&
           same_name(own->at, corps->at) &&
           eia_player_of(board, leader->nation) ==
               eia_corps_power(board, corps) &&
           (own->in_city == corps->in_city || !eia_besieged(board, own->at));
}

const struct corps *eia_corps_beside(const struct board *board,
                                     const struct leader *leader)
{
    foreach (const struct corps, corps, board->game->corps)
        if (!same_name(corps->id, leader->with) &&
            eia_corps_factors(corps) > 0 && eia_is_beside(board, leader, corps))
            return corps;
    return NULL;
}

void eia_leaders_leave(const struct board *board, const char *piece)
{
    foreach (struct leader, leader, board->game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, piece)) {
            leader->state = LEADER_OFF;
            leader->with = NULL;
        }
}

/* 10.6d a corps leaves the map, and leaders who stand with no other; [base
 * peace] one on loan serves no longer */
void eia_corps_leaves(const struct board *board, struct corps *corps)
{
    foreach (struct leader, leader, board->game->leaders) {
        const struct corps *other = NULL;

        if (leader->state == LEADER_ON && same_name(leader->with, corps->id))
            other = eia_corps_beside(board, leader);
        if (other)
            leader->with = other->id;
    }
    eia_leaders_leave(board, corps->id);
    corps->at = NULL;
    corps->in_city = false;
    corps->embarked = NULL;
    corps->from = NULL;
    corps->spent = 0;
    corps->forced = false;
    corps->placed = 0;
    corps->serves = NO_POWER;
    corps->loan_ends = 0;
}

void eia_corps_disbands(const struct board *board, struct corps *corps)
{
    eia_corps_leaves(board, corps);
    memset(corps->factors, 0, sizeof(corps->factors));
}

void eia_corps_comes_back(const struct board *board, struct corps *corps)
{
    for (int i = 0; i < FACTOR_COUNT; i++)
        if (corps->factors[i] > 0)
            eia_arrive(board, eia_corps_nation(corps), (enum factor)i,
                       corps->factors[i], board->game->turn);
    eia_corps_disbands(board, corps);
}

/* [base transport] cargo goes ashore in port; elsewhere its factors come
 * back as reinforcements. */
static void unload_corps(const struct board *board, struct corps *corps,
                         const struct area_card *port)
{
    if (!port) {
        eia_corps_comes_back(board, corps);
        return;
    }
    corps->embarked = NULL;
    corps->at = port->id;
}

/* [base transport] a depot goes ashore in port, else it is gone; nor does it
 * lie beside another of its power (ruling 159) */
void eia_unload_depot(const struct board *board, const char *id,
                      const struct area_card *port)
{
    struct depot *depot = eia_depot(board, id);

    if (depot && port && !eia_depot_at(board, depot->owner, port->id))
        depot->at = port->id;
    else if (depot)
        LIST_REMOVE(board->game->depots, board->game->depots_count,
                    (size_t)(depot - board->game->depots));
}

/* [base scuttle] a fleet leaves the map with what it carries */
void eia_fleet_leaves(const struct board *board, struct fleet *fleet)
{
    const struct area_card *port = eia_place_kind(fleet->at) == PLACE_PORT
                                       ? eia_area(board->module, fleet->at)
                                       : NULL;

    eia_leaders_leave(board, fleet->id);
    foreach (struct corps, corps, board->game->corps)
        if (same_name(corps->embarked, fleet->id))
            unload_corps(board, corps, port);
    if (fleet->depot)
        eia_unload_depot(board, fleet->depot, port);
    fleet->at = NULL;
    fleet->depot = NULL;
}

/* [base demobilise] an empty corps or garrison leaves the map */
void eia_empty_go(const struct board *board)
{
    struct game *game = board->game;

    foreach (struct garrison, one, game->garrisons)
        if (one->infantry + one->militia == 0)
            DROP(one, game->garrisons);
    foreach (struct corps, corps, game->corps)
        if (corps->at && eia_corps_factors(corps) == 0)
            eia_corps_leaves(board, corps);
}

/* [base dice] One of several is chosen among them by id. */
struct names eia_by_id(struct arena *arena, const struct names *names)
{
    struct names sorted = {NULL, 0};
    const char *last = "";

    while (sorted.count < names->count) {
        const char *next = NULL;

        foreach_name (name, *names)
            if (strcmp(name, last) > 0 && (!next || strcmp(name, next) < 0))
                next = name;
        if (!next) /* the same twice */
            break;
        names_add(arena, &sorted, next);
        last = next;
    }
    return sorted;
}

/* [base army-reinforcement] factors that a counter still holds */
int eia_corps_room(const struct corps *corps, enum factor factor)
{
    const struct corps_card *card = corps->card;
    int foot = corps->factors[FACTOR_INFANTRY] + corps->factors[FACTOR_MILITIA];

    if (factor == FACTOR_MILITIA && card->militia == MILITIA_NO)
        return 0;
    if (factor == FACTOR_INFANTRY && card->militia == MILITIA_ONLY)
        return 0;
    if (factor == FACTOR_INFANTRY || factor == FACTOR_MILITIA)
        return card->most[FACTOR_INFANTRY] - foot;
    return card->most[factor] - corps->factors[factor];
}

/* 10.6c Leaders not voluntarily unstacked */
bool eia_strands_leader(const struct board *board, const char *corps)
{
    foreach (const struct leader, leader, board->game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, corps) &&
            !eia_corps_beside(board, leader))
            return true;
    return false;
}

struct combat *eia_combat_at(const struct board *board, const char *area)
{
    return FIND_IN(struct combat, board->game->combats, area, area);
}

struct guerilla *eia_guerillas(const struct board *board, const char *area,
                               bool in_city)
{
    foreach (struct guerilla, guerilla, board->game->guerillas)
        if (same_name(guerilla->area, area) && guerilla->in_city == in_city)
            return guerilla;
    return NULL;
}

/* 10.1.1d With the option, no more than the counters show */
int eia_guerillas_shown(const struct board *board, int wish)
{
    int most = eia_setting_number(board->module, "guerilla-factors");
    int sum = 0;

    if (most == 0 || !option_is(board->options, "countermix", "on"))
        return wish;
    foreach (const struct guerilla, guerilla, board->game->guerillas)
        sum += guerilla->factors;
    return sum + wish > most ? most - sum : wish;
}

/* 10.1.1d A number of factors an area, whatever counters show them */
void eia_add_guerilla_factors(const struct board *board, const char *area,
                              bool in_city, int factors)
{
    struct guerilla *guerilla = eia_guerillas(board, area, in_city);

    if (!guerilla) {
        guerilla = ADD_TO(board->arena, board->game->guerillas);
        guerilla->area = eia_area(board->module, area)->id;
        guerilla->in_city = in_city;
    }
    guerilla->factors += factors;
}

/* 10.1.1o Those that fell or starved may have been those that moved. */
void eia_tidy_guerillas(struct game *game)
{
    foreach (struct guerilla, guerilla, game->guerillas) {
        if (guerilla->moved > guerilla->factors)
            guerilla->moved = guerilla->factors;
        if (guerilla->factors == 0)
            DROP(guerilla, game->guerillas);
    }
}

/* A power's id or a minor country's; NULL: the piece is none. */
static const char *nation_of(const struct board *board, const char *name)
{
    const struct corps *corps = eia_corps(board, name);
    const struct fleet_card *fleet = eia_fleet_card(board->module, name);
    const struct leader_card *leader = eia_leader_card(board->module, name);

    if (corps)
        return eia_corps_nation(corps);
    if (fleet)
        return fleet->owner;
    return leader ? leader->nation : NULL;
}

const char *eia_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name)
{
    struct game as_it_is = *game;
    const struct board board = {.game = &as_it_is, .module = module};
    const char *nation = nation_of(&board, name);
    enum power power = NO_POWER;

    if (same_name(kind, "city"))
        power = eia_controller(&board, name);
    else if (nation)
        power = eia_player_of(&board, nation);
    else if (eia_minor_card(module, name))
        power = eia_player_of(&board, name);
    return power == NO_POWER ? NULL : eia_power_id(power);
}
