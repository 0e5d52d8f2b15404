/* Corps, fleets, leaders, depots and what stands in cities. */
#include "rooms/empires-in-arms/board/board.h"
#include "rooms/empires-in-arms/module/rules.h"

#include <stdint.h>
#include <string.h>

struct europe eia_europe(const struct play *play)
{
    return (struct europe){play->game, play->module, play->options,
                           play->arena};
}

struct europe eia_europe_seen(const struct seat *seat)
{
    return (struct europe){seat->game, seat->module, seat->options,
                           seat->arena};
}

/* meta.errata Switch: printed errata in force */
bool eia_errata(const struct europe *europe)
{
    return option_is(europe->options, "errata", "on");
}

/* Corps, leaders and fleets stand in the module's order, all of them. */
struct corps *eia_corps(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct corps, europe->game->corps,
                      europe->game->corps_count, id, id);
}

struct leader *eia_leader(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct leader, europe->game->leaders,
                      europe->game->leader_count, id, id);
}

struct fleet *eia_fleet(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct fleet, europe->game->fleets,
                      europe->game->fleet_count, id, id);
}

struct depot *eia_depot(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct depot, europe->game->depots,
                      europe->game->depot_count, id, id);
}

struct irregular *eia_irregular(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct irregular, europe->game->irregulars,
                      europe->game->irregular_count, id, id);
}

struct fleet *eia_fleet_of(const struct europe *europe,
                           const struct minor_card *minor)
{
    if (minor->fleet)
        return eia_fleet(europe, minor->fleet);
    for (size_t i = 0; i < europe->game->fleet_count; i++)
        if (same_name(europe->game->fleets[i].nation, minor->id))
            return &europe->game->fleets[i];
    return NULL;
}

struct depot *eia_depot_at(const struct europe *europe, enum power power,
                           const char *area)
{
    for (size_t i = 0; i < europe->game->depot_count; i++)
        if (europe->game->depots[i].owner == power &&
            same_name(europe->game->depots[i].at, area))
            return &europe->game->depots[i];
    return NULL;
}

/* [base territory] who orders a corps: its player, or whom it serves */
enum power eia_corps_power(const struct europe *europe,
                           const struct corps *corps)
{
    return corps->serves != NO_POWER
               ? corps->serves
               : eia_player_of(europe, eia_corps_nation(europe, corps));
}

const char *eia_corps_nation(const struct europe *europe,
                             const struct corps *corps)
{
    return corps->nation ? corps->nation : eia_card_of(europe, corps)->owner;
}

bool eia_is_back(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct back, europe->game->backs,
                      europe->game->back_count, id, id) != NULL;
}

/* [base hidden] what a view shows from behind has the card of its back */
static const struct corps_card *card_of_back(const struct europe *europe,
                                             const char *id)
{
    const struct back *back = FIND_NAMED(struct back, europe->game->backs,
                                         europe->game->back_count, id, id);

    return back ? eia_back_card(europe->module, back->nation, back->kind,
                                back->move)
                : NULL;
}

/* Corps stand in the module's order: that of the state has its card in the
 * same place; a copy of it is looked up by its id. */
const struct corps_card *eia_card_of(const struct europe *europe,
                                     const struct corps *corps)
{
    uintptr_t first = (uintptr_t)europe->game->corps;
    size_t place = ((uintptr_t)corps - first) / sizeof(*corps);

    const struct corps_card *card = NULL;

    if ((uintptr_t)corps >= first && place < europe->module->corps_count)
        return &europe->module->corps[place];
    card = eia_corps_card(europe->module, corps->id);
    return card ? card : card_of_back(europe, corps->id);
}

int eia_corps_factors(const struct corps *corps)
{
    int sum = 0;

    for (int i = 0; i < FACTOR_COUNT; i++)
        sum += corps->factors[i];
    return sum;
}

/* [base siege] in the field, or in a city nobody besieges */
bool eia_unbesieged(const struct europe *europe, const struct corps *corps)
{
    return corps->at && !corps->embarked &&
           !(corps->in_city && eia_besieged(europe, corps->at));
}

bool eia_enemy_corps_in(const struct europe *europe, enum power power,
                        const char *area)
{
    const char *own = eia_power_id(power);

    for (size_t i = 0; i < europe->game->corps_count; i++) {
        const struct corps *corps = &europe->game->corps[i];

        if (same_name(corps->at, area) && eia_unbesieged(europe, corps) &&
            eia_at_war(europe, own, eia_corps_nation(europe, corps)))
            return true;
    }
    return false;
}

bool eia_own_corps_in(const struct europe *europe, enum power power,
                      const char *area)
{
    for (size_t i = 0; i < europe->game->corps_count; i++) {
        const struct corps *corps = &europe->game->corps[i];

        if (same_name(corps->at, area) && eia_unbesieged(europe, corps) &&
            eia_corps_power(europe, corps) == power)
            return true;
    }
    return false;
}

enum power eia_fleet_power(const struct europe *europe,
                           const struct fleet *fleet)
{
    return eia_player_of(europe, fleet->nation);
}

/* [base demobilise] a corps leaves the map, leaders with it */
void eia_corps_leaves(const struct europe *europe, struct corps *corps)
{
    for (size_t i = 0; i < europe->game->leader_count; i++) {
        struct leader *leader = &europe->game->leaders[i];

        if (leader->state == LEADER_ON && same_name(leader->with, corps->id)) {
            leader->state = LEADER_OFF;
            leader->with = NULL;
        }
    }
    corps->at = NULL;
    corps->in_city = false;
    corps->embarked = NULL;
    corps->from = NULL;
    corps->spent = 0;
    corps->forced = false;
    corps->placed = 0;
}

/* [base transport] cargo goes ashore in port; elsewhere its factors come
 * back as reinforcements. */
static void unload_corps(const struct europe *europe, struct corps *corps,
                         const struct area_card *port)
{
    const char *owner = eia_corps_nation(europe, corps);

    corps->embarked = NULL;
    if (port) {
        corps->at = port->id;
        return;
    }
    for (int i = 0; i < FACTOR_COUNT; i++) {
        if (corps->factors[i] > 0)
            eia_arrive(europe, owner, (enum factor)i, corps->factors[i],
                       europe->game->turn);
        corps->factors[i] = 0;
    }
    eia_corps_leaves(europe, corps);
}

/* [base transport] a depot goes ashore in port, else it is gone */
static void unload_depot(const struct europe *europe, const char *id,
                         const struct area_card *port)
{
    struct depot *depot = eia_depot(europe, id);

    if (depot && port)
        depot->at = port->id;
    else if (depot)
        LIST_REMOVE(europe->game->depots, europe->game->depot_count,
                    (size_t)(depot - europe->game->depots));
}

/* [base scuttle] a fleet leaves the map with what it carries */
void eia_fleet_leaves(const struct europe *europe, struct fleet *fleet)
{
    const struct area_card *port = eia_place_kind(fleet->at) == PLACE_PORT
                                       ? eia_area(europe->module, fleet->at)
                                       : NULL;

    for (size_t i = 0; i < europe->game->leader_count; i++) {
        struct leader *leader = &europe->game->leaders[i];

        if (leader->state == LEADER_ON && same_name(leader->with, fleet->id)) {
            leader->state = LEADER_OFF;
            leader->with = NULL;
        }
    }
    for (size_t i = 0; i < europe->game->corps_count; i++)
        if (same_name(europe->game->corps[i].embarked, fleet->id))
            unload_corps(europe, &europe->game->corps[i], port);
    if (fleet->depot)
        unload_depot(europe, fleet->depot, port);
    fleet->at = NULL;
    fleet->depot = NULL;
}

/* [base demobilise] an empty corps or garrison leaves the map */
void eia_empty_go(const struct europe *europe)
{
    struct game *game = europe->game;

    for (size_t i = 0; i < game->garrison_count;)
        if (game->garrisons[i].infantry + game->garrisons[i].militia == 0)
            LIST_REMOVE(game->garrisons, game->garrison_count, i);
        else
            i++;
    for (size_t i = 0; i < game->corps_count; i++)
        if (game->corps[i].at && eia_corps_factors(&game->corps[i]) == 0)
            eia_corps_leaves(europe, &game->corps[i]);
}

/* [base dice] One of several is chosen among them by id. */
struct names eia_by_id(struct arena *arena, const struct names *names)
{
    struct names sorted = {NULL, 0};
    const char *last = "";

    while (sorted.count < names->count) {
        const char *next = NULL;

        for (size_t i = 0; i < names->count; i++)
            if (strcmp(names->items[i], last) > 0 &&
                (!next || strcmp(names->items[i], next) < 0))
                next = names->items[i];
        if (!next) /* the same twice */
            break;
        names_add(arena, &sorted, next);
        last = next;
    }
    return sorted;
}

/* [base army-reinforcement] factors that a counter still holds */
int eia_corps_room(const struct europe *europe, const struct corps *corps,
                   enum factor factor)
{
    const struct corps_card *card = eia_card_of(europe, corps);
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
bool eia_strands_leader(const struct europe *europe, const char *corps)
{
    for (size_t i = 0; i < europe->game->leader_count; i++)
        if (europe->game->leaders[i].state == LEADER_ON &&
            same_name(europe->game->leaders[i].with, corps))
            return true;
    return false;
}

struct guerilla *eia_guerillas(const struct europe *europe, const char *area,
                               bool in_city)
{
    for (size_t i = 0; i < europe->game->guerilla_count; i++)
        if (same_name(europe->game->guerillas[i].area, area) &&
            europe->game->guerillas[i].in_city == in_city)
            return &europe->game->guerillas[i];
    return NULL;
}

/* 10.1.1d A number of factors an area, whatever counters show them */
void eia_add_guerilla_factors(const struct europe *europe, const char *area,
                              bool in_city, int factors)
{
    struct guerilla *guerilla = eia_guerillas(europe, area, in_city);

    if (!guerilla) {
        guerilla = LIST_ADD(europe->arena, europe->game->guerillas,
                            europe->game->guerilla_count);
        guerilla->area = eia_area(europe->module, area)->id;
        guerilla->in_city = in_city;
    }
    guerilla->factors += factors;
}

/* A power's id or a minor country's; NULL: the piece is none. */
static const char *nation_of(const struct europe *europe, const char *name)
{
    const struct module *module = europe->module;
    const struct corps *corps = eia_corps(europe, name);
    const struct fleet_card *fleet = eia_fleet_card(module, name);
    const struct leader_card *leader = eia_leader_card(module, name);

    if (corps)
        return eia_corps_nation(europe, corps);
    if (fleet)
        return fleet->owner;
    return leader ? leader->nation : NULL;
}

const char *eia_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name)
{
    struct game as_it_is = *game;
    const struct europe europe = {.game = &as_it_is, .module = module};
    const char *nation = nation_of(&europe, name);
    enum power power = NO_POWER;

    if (same_name(kind, "city"))
        power = eia_controller(&europe, name);
    else if (nation)
        power = eia_player_of(&europe, nation);
    else if (eia_minor_card(module, name))
        power = eia_player_of(&europe, name);
    return power == NO_POWER ? NULL : eia_power_id(power);
}
