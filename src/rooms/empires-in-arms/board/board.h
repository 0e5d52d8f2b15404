/* What the chapters of this room know of each other. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_BOARD_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_BOARD_H

#include "core/arena.h"
#include "core/field.h"
#include "core/journal.h"
#include "core/order.h"
#include "core/path.h"
#include "core/play.h"
#include "rooms/empires-in-arms/board/state.h"
#include "rooms/empires-in-arms/module/module.h"
#include "rooms/empires-in-arms/module/rules.h"
#include "rooms/room.h"

#include <stdbool.h>
#include <stddef.h>

/* Game, map and switches together: what most rules need to look at. */
struct europe {
    struct game *game;
    const struct module *module;
    const struct options *options;
    struct arena *arena;
};

struct europe eia_europe(const struct play *play);
struct europe eia_europe_seen(const struct view *view);
/* Are the printed errata in force? meta.errata */
bool eia_errata(const struct europe *europe);

/* Words of the files: module-records-*.c, board/records.c. */
extern const char *const eia_power_words[],
    *const eia_terrain_words[], *const eia_status_words[],
                                    *const eia_kind_words[],
                                        *const eia_zone_words[],
                                            *const eia_chit_words[],
                                                *const eia_factor_words[];
extern const struct record eia_module_record, eia_game_record;

/* module/module.c: settings, and look-up of cards by id; NULL if there is none.
 */
bool eia_open_module(struct module *module, struct arena *arena,
                     struct report *report);
/* module/charts.c: what the charts must hold; and what options need of them. */
bool eia_check_charts(const struct module *module, struct report *report);
bool eia_check_options(const struct module *module,
                       const struct options *options, const struct place *place,
                       struct report *report);
/* module/settings.c: every key a rule reads is there, and its value of its
 * kind; nothing else is. */
bool eia_check_settings(const struct module *module, struct arena *arena,
                        struct report *report);
/* The value of a setting; as a whole number. A key that its list lacks is a
 * bug. */
const char *eia_setting(const struct module *module, const char *key);
int eia_setting_number(const struct module *module, const char *key);
const struct province_card *eia_province_card(const struct module *module,
                                              const char *id);
const struct district_card *eia_district_card(const struct module *module,
                                              const char *id);
const struct minor_card *eia_minor_card(const struct module *module,
                                        const char *id);
const struct corps_card *eia_corps_card(const struct module *module,
                                        const char *id);
const struct leader_card *eia_leader_card(const struct module *module,
                                          const char *id);
const struct fleet_card *eia_fleet_card(const struct module *module,
                                        const char *id);
/* The lines of charts. */
const struct terrain_row *eia_terrain_row(const struct module *module,
                                          enum terrain terrain);
const struct status_row *eia_status_row(const struct module *module, int box);
const struct price_row *eia_price(const struct module *module,
                                  const char *item);
/* Points of a cause in table-points; a cause that is missing is a bug: all
 * are checked when the module is opened. */
const struct points_row *eia_points_row(const struct module *module,
                                        const char *cause);
const struct peace_row *eia_peace_row(const struct module *module,
                                      const char *term);

/* board/map.c: places are ids, see board/state.h. */
enum place_kind { PLACE_NOWHERE, PLACE_AREA, PLACE_SEA, PLACE_PORT, PLACE_BOX };
enum place_kind eia_place_kind(const char *at);
/* The area of an area, port or box; NULL for the rest. */
const struct area_card *eia_area(const struct module *module, const char *at);
const struct sea_card *eia_sea(const struct module *module, const char *at);
bool eia_same(const char *one, const char *other); /* NULL is nothing's like */
/* Ways out of an area that the options leave there; ends with to NULL. */
const struct way *eia_ways(const struct module *module, const char *area);
/* The edge between two areas, or NULL; one that an option takes away is not
 * there. */
const struct edge_card *eia_edge(const struct europe *europe, const char *one,
                                 const char *other);
bool eia_edge_open(const struct europe *europe, const struct edge_card *edge);
/* Neighbours of a sea; NULL at the end. */
const struct sea_card *const *eia_sea_ways(const struct module *module,
                                           const char *sea);
/* Fewest edges from an area to each of the module's, in its order, wherever
 * one may go; -1: no way. */
int *eia_area_distances(const struct europe *europe, const char *from);
/* The same between two seas. */
int eia_sea_distance(const struct europe *europe, const char *from,
                     const char *to);
/* "Ulm (a320)", "the port of Brest (p427)", "North Sea (s725)". */
/* The event's way is the one step from there to there. */
struct event *eia_goes(struct arena *arena, struct event *event,
                       const char *from, const char *to);
const char *eia_place_name(const struct europe *europe, const char *at);

/* board/names.c: what a log calls things. */
/* "IV Corps (fr-4)", "FR Fleet I (fr-f1)"; the id itself of another. */
const char *eia_piece_name(const struct europe *europe, const char *id);
const char *eia_pieces_name(const struct europe *europe,
                            const struct names *ids);
/* "at Ulm (a320)", "in the North Sea (s725)", "off Brest (b427)". */
const char *eia_where(const struct europe *europe, const char *at);
/* The s of a noun after a number: "1 factor", "2 factors". */
const char *eia_s(int count);
/* "a battle won" for "battle-won-1". */
const char *eia_cause_words(const char *cause);

/* board/calendar.c */
int eia_year(const struct europe *europe);        /* 1805 */
int eia_month(const struct europe *europe);       /* 1 to 12 */
bool eia_is_quarter(const struct europe *europe); /* 3, 6, 9, 12 */
/* Turn of a month such as "1810-08"; 0 if it is none. */
int eia_turn_of(const struct module *module, const char *month);
/* "June 1806" */
const char *eia_month_text(const struct module *module, int turn,
                           struct arena *arena);
const char *eia_when(const struct game *game, const struct module *module,
                     struct arena *arena);

/* board/territory.c: nations, powers, and whose an area is. */
enum power eia_power(const char *word);     /* NO_POWER if it is none */
const char *eia_power_id(enum power power); /* "fr" */
const char *eia_power_name(const struct europe *europe, enum power power);
/* "France", "Bavaria". */
const char *eia_nation_name(const struct europe *europe, const char *nation);
struct power_state *eia_power_state(const struct europe *europe,
                                    enum power power);
struct province_state *eia_province(const struct europe *europe,
                                    const char *id);
struct minor_state *eia_minor(const struct europe *europe, const char *id);
struct district_state *eia_district(const struct europe *europe,
                                    const char *id);
/* The minor country an area lies in, or NULL: a home province. */
const struct minor_card *eia_minor_of(const struct module *module,
                                      const char *area);
/* The province an area lies in, or NULL: a district. */
const struct province_card *eia_province_of(const struct module *module,
                                            const char *area);
/* Who plays the forces of a nation: the power, or who controls the minor
 * country; NO_POWER for a neutral one. */
enum power eia_player_of(const struct europe *europe, const char *nation);
/* Who controls the land: of its province, district or minor country. */
enum power eia_controller(const struct europe *europe, const char *area);
/* The nation whose home the area is: a power's id or a minor country's. */
const char *eia_home_of(const struct europe *europe, const char *area);
bool eia_is_ceded(const struct europe *europe, const char *province);
/* A war record joins them, or their controllers. Nations as ids. */
bool eia_at_war(const struct europe *europe, const char *one,
                const char *other);
/* The same for powers. */
bool eia_enemies(const struct europe *europe, enum power one, enum power other);
/* At war with any major power. */
bool eia_at_war_at_all(const struct europe *europe, enum power power);
bool eia_allied(const struct europe *europe, enum power one, enum power other);
/* They move as one this month; a power is combined with itself. */
bool eia_combined(const struct europe *europe, enum power one,
                  enum power other);

/* board/pieces.c: look-up by id; NULL if there is none. Lists may move when
 * they grow: keep no pointer over an addition. */
struct corps *eia_corps(const struct europe *europe, const char *id);
struct leader *eia_leader(const struct europe *europe, const char *id);
struct fleet *eia_fleet(const struct europe *europe, const char *id);
struct irregular *eia_irregular(const struct europe *europe, const char *id);
struct depot *eia_depot(const struct europe *europe, const char *id);
/* The same names by id: the order in which one of them is drawn. */
struct names eia_by_id(struct arena *arena, const struct names *names);
/* The power's depot in an area. */
struct depot *eia_depot_at(const struct europe *europe, enum power power,
                           const char *area);
struct city_state *eia_city(const struct europe *europe, const char *area);
/* The same, made if it is not there. */
struct city_state *eia_city_made(const struct europe *europe, const char *area);
struct garrison *eia_garrison(const struct europe *europe, const char *area,
                              const char *nation);
struct garrison *eia_garrison_made(const struct europe *europe,
                                   const char *area, const char *nation);
/* Whose garrison holds the city: the nation with most factors in it, corps
 * inside counted; NULL: empty. */
const char *eia_city_holder(const struct europe *europe, const char *area);
/* Factors in the city: garrisons, corps, irregulars, guerillas inside. */
int eia_city_factors(const struct europe *europe, const char *area);
int eia_capacity(const struct europe *europe, const char *area);
bool eia_besieged(const struct europe *europe, const char *area);
/* Who orders a corps: its owner's player, or whom it serves on loan. */
enum power eia_corps_power(const struct europe *europe,
                           const struct corps *corps);
const struct corps_card *eia_card_of(const struct europe *europe,
                                     const struct corps *corps);
int eia_corps_factors(const struct corps *corps);
/* On the map and neither in a besieged city nor at sea. */
bool eia_unbesieged(const struct europe *europe, const struct corps *corps);
/* Corps of an enemy of the power in the area, unbesieged. */
bool eia_enemy_corps_in(const struct europe *europe, enum power power,
                        const char *area);
/* Any corps of that power in the area, unbesieged. */
bool eia_own_corps_in(const struct europe *europe, enum power power,
                      const char *area);
enum power eia_fleet_power(const struct europe *europe,
                           const struct fleet *fleet);
/* Takes a corps off the map with its factors as they are; leaders with it
 * come off involuntarily (10.6d). */
void eia_corps_leaves(const struct europe *europe, struct corps *corps);
/* Takes a fleet off the map, its ships as they are; who led it comes off
 * involuntarily. */
void eia_fleet_leaves(const struct europe *europe, struct fleet *fleet);
/* Garrisons and corps without a factor are none. */
void eia_empty_go(const struct europe *europe);

/* board/muster.c: what every nation has, for the journal: nothing of it comes
 * or goes untold. Counts of troops are by factor, then cossacks (and
 * freikorps), then guerillas. */
enum { EIA_COSSACKS = FACTOR_COUNT, EIA_GUERILLAS, EIA_TROOPS };
struct muster *eia_muster(const struct europe *europe);
/* An event for each nation that has less or more than then, in factors, ships,
 * money or manpower: "France loses 3 infantry and 1 cavalry: why". */
void eia_tell_changes(struct play *play, const struct muster *before,
                      const struct rule *rule, const char *why);
/* Of one nation, what it lost; nothing of nothing. */
void eia_tell_lost(struct play *play, const char *nation, const int *troops,
                   const struct rule *rule, const char *why);
/* "3 infantry and 1 cavalry" or "nothing", by factor. */
const char *eia_factors_words(struct arena *arena, const int *factors);

/* board/ch10-5-status.c: the status display and political points. */
enum zone eia_zone(const struct europe *europe, enum power power);
const struct status_row *eia_status(const struct europe *europe,
                                    enum power power);
/* Gives the points of a cause of the chart, times times: the marker moves,
 * the record and the journal say so. Returns the event. */
struct event *eia_points(struct play *play, enum power power, const char *cause,
                         int times);
/* The same with a number of its own (leaders bought back, manipulation). */
struct event *eia_points_number(struct play *play, enum power power,
                                const char *cause, int points);

/* board/uncontrolled.c: powers without a player. */
bool eia_uncontrolled(const struct europe *europe, enum power power);
/* Who may order for the power in that step, or NULL. */
const char *eia_guardian(const struct game *game, const struct module *module,
                         const char *side, const char *step);
/* A power without a player attacks within its own lands alone: refuses an
 * attack at that area, port, box or sea. */
bool eia_may_attack_at(const struct europe *europe, enum power power,
                       const char *at, const struct place *place,
                       struct report *report);

/* board/start.c */
struct game *eia_begin(const struct module *module,
                       const struct options *options, struct arena *arena);
bool eia_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file,
                   struct report *report);
const struct room_side *eia_sides(const struct module *module, size_t *count);
const char *eia_side_name(const struct module *module, const char *side);

/* board/dispute.c: what several nations claim, or would rather not have. */
struct dispute {
    const struct rule *rule;
    const char *what; /* of its dice */
    const char *name; /* for the order `agree`, from the general to the
                         particular: "captor-a320-..."; NULL: what */
    const struct names *parties; /* nations; powers where they roll */
    int number; /* of several like disputes, from 0: agreements go in turn */
};
/* Whom the standing orders `agree` of all who play the parties name; NULL: they
 * do not agree. */
const char *eia_agreed(struct play *play, const struct dispute *dispute);
/* By agreement, else [D meta.competitive-rolls]: the highest or lowest of the
 * powers; ties roll again among themselves. Events lie in the journal. */
enum power eia_settle(struct play *play, const struct dispute *dispute,
                      bool lowest);
enum power eia_competitive_roll(struct play *play, const struct rule *rule,
                                const char *what, const struct names *powers,
                                bool lowest);

#endif
