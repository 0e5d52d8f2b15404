/* The game as it lies on the table, and what every phase asks of it: whose is
 * an area, who is at war, what stands where, what may it do.
 *
 * struct game (state.h) is what a turn file holds, records.c reads and writes
 * it, start.c makes the first one from the module's set-up. struct board
 * (core/order.h) joins it with module, options and arena: that of a step that
 * plays, or of a player's desk; nearly every function takes it first.
 *
 * Three things that all phases lean on lie here. Territory and war
 * (territory.c, wars.c): a minor country is played by who controls it, and war
 * between nations is also war between those who play them, so rules do not
 * look at records but ask eia_player_of(), eia_controller(), eia_at_war() and
 * eia_combined(). Pieces (pieces.c, mover.c, cities.c, siege-parties.c): what
 * a corps holds, who orders it, what it may take in, who is inside a city and
 * who sits before it; eia_corps_leaves() and eia_fleet_leaves() take a counter
 * off the map with all that hangs on it. Access (10.3.1, ch10-3-access.c):
 * eia_passage() judges one step from an area into the next, eia_entry() a
 * piece where it stands.
 *
 * What happens in several phases is here as well: points move the marker
 * (10.5, eia_points()), disputes are settled by agreement and else by a
 * competitive roll (10.8a, dispute.c), powers bid for what nobody runs
 * (bids.c), factors and leaders are taken prisoner and freed (prisoners.c,
 * prisoners-freed.c), factors come in when they are due (arrivals.c), ships
 * fall with their yard (ch12-1-2-yards.c), Bernadotte goes to Sweden (10.6.5).
 * eia_muster() counts what all nations have, so that eia_tell_changes() can
 * say in the log what became less or more. Nothing here runs a step or asks a
 * question: the phases do, and call this.
 *
 * This header has what nearly all phases ask. What some do has its own:
 * access.h, dispute.h (and bids), mover.h, muster.h, prisoners.h, said.h,
 * siege-parties.h. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_BOARD_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_BOARD_H

#include "core/arena.h"
#include "core/path.h"
#include "rulesets/empires-in-arms/board/state.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/ruleset.h"

#include <stdbool.h>
#include <stddef.h>

/* What an order says, where it is asked but once. */
#define ORDERED(in, order) ((const struct in *)(order)->details)
/* journal_tell() of a step that plays. */
#define TELL(play, ...)      journal_tell((play)->journal, __VA_ARGS__)
#define TELL_OPEN(play, ...) journal_tell_open((play)->journal, __VA_ARGS__)

/* pieces.c */
/* Are the printed errata in force? meta.errata */
bool eia_errata(const struct board *board);

/* opening.c: each record of the game gets its card. Lands and counters stand in
 * the module's order, in a view those seen from behind after them. */
void eia_resolve(struct game *game, const struct module *module);

/* records.c */
extern const char *const eia_factor_words[];
extern const struct record eia_game_record;

/* map.c: Ways out of an area that the options leave there; ends with to NULL.
 */
const struct way *eia_ways(const struct module *module, const char *area);
/* The edge between two areas, or NULL; one that an option takes away is not
 * there. */
const struct edge_card *eia_edge(const struct board *board, const char *one,
                                 const char *other);
bool eia_edge_open(const struct board *board, const struct edge_card *edge);
/* Neighbours of a sea; NULL at the end. */
const struct sea_card *const *eia_sea_ways(const struct module *module,
                                           const char *sea);
/* Fewest edges from an area to each of the module's, in its order, wherever
 * one may go; -1: no way. */
int *eia_area_distances(const struct board *board, const char *from);
/* The same between two seas. */
int eia_sea_distance(const struct board *board, const char *from,
                     const char *to);
/* "Ulm (a320)", "the port of Brest (p427)", "North Sea (s725)". */
/* The event's way is the one step from there to there. */
struct event *eia_goes(struct arena *arena, struct event *event,
                       const char *from, const char *to);
const char *eia_place_name(const struct board *board, const char *at);

/* names.c: what a log calls things. */
/* "IV Corps (fr-4)", "FR Fleet I (fr-f1)"; the id itself of another. */
/* Is that id a counter that this view shows from behind? */
bool eia_is_back(const struct board *board, const char *id);
const char *eia_piece_name(const struct board *board, const char *id);
const char *eia_pieces_name(const struct board *board, const struct names *ids);
/* "at Ulm (a320)", "in the North Sea (s725)", "off Brest (b427)". */
const char *eia_where(const struct board *board, const char *at);
/* The s of a noun after a number: "1 factor", "2 factors". */
const char *eia_plural_s(int count);
/* "a battle won" for "battle-won-1". */
const char *eia_cause_words(const char *cause);

/* asking.c: the standing order that waives the question of a step. */
extern const struct order_kind eia_ask;
/* With tempo=swift a power waives R, N and E from the beginning. */
void eia_begin_standing(struct standing *standing, const struct module *module,
                        const struct options *options, struct arena *arena);
/* Asks the side if it has a legal order of these kinds, and has not waived
 * that. */
struct asked {
    const struct order_kind *const *kinds;
    const struct rule *rule;
    const char *text, *fallback;
};
void eia_ask_side(const struct play *play, struct questions *questions,
                  const char *side, const struct asked *asked);
void eia_ask_powers(const struct play *play, struct questions *questions,
                    const struct asked *asked);
bool eia_is_among(const struct order_kind *const *kinds,
                  const struct order_kind *kind);

/* calendar.c */
int eia_year(const struct board *board);        /* 1805 */
int eia_month(const struct board *board);       /* 1 to 12 */
bool eia_is_quarter(const struct board *board); /* 3, 6, 9, 12 */
/* Turn of a month such as "1810-08"; 0 if it is none. */
int eia_turn_of(const struct module *module, const char *month);
/* "June 1806" */
const char *eia_month_text(const struct module *module, int turn,
                           struct arena *arena);
const char *eia_when(const struct game *game, const struct module *module,
                     struct arena *arena);

/* territory.c */
const char *eia_power_name(const struct board *board, enum power power);
/* "France", "Bavaria". */
const char *eia_nation_name(const struct board *board, const char *nation);
struct power_state *eia_power_state(const struct board *board,
                                    enum power power);
struct province_state *eia_province(const struct board *board, const char *id);
struct minor_state *eia_minor(const struct board *board, const char *id);
struct district_state *eia_district(const struct board *board, const char *id);
/* The minor country an area lies in, or NULL: a province that is part of
 * none. */
const struct minor_card *eia_minor_of(const struct board *board,
                                      const char *area);
/* The minor country that a district belongs to, held apart or not; is it a
 * secondary one there? What the options of chapter 11 make of the cards is
 * asked here alone. */
const char *eia_country_of(const struct board *board, const char *district);
bool eia_is_secondary(const struct board *board, const char *district);
/* Districts of the country, those held apart as well; provinces of one that
 * was founded. In the module's order. */
struct names eia_districts_of(const struct board *board, const char *minor);
struct names eia_provinces_of(const struct board *board, const char *minor);
/* Has the country any land? */
bool eia_is_there(const struct board *board, const char *minor);
/* The province an area lies in, or NULL: a district. */
const struct province_card *eia_province_of(const struct module *module,
                                            const char *area);
/* Is it an area of that province or district? */
bool eia_lies_in(const struct board *board, const char *area,
                 const char *province);
/* Who plays the forces of a nation: the power, or who controls the minor
 * country; NO_POWER for a neutral one. */
enum power eia_player_of(const struct board *board, const char *nation);
/* Who controls the land: of its province, district or minor country. */
enum power eia_controller(const struct board *board, const char *area);
/* The nation whose home the area is: a power's id or a minor country's. */
const char *eia_home_of(const struct board *board, const char *area);
/* The nation with which one is at war if one is with the land: a minor country,
 * be it run by a power at peace, or who holds the area. */
const char *eia_land_nation(const struct board *board, const char *area);
bool eia_is_ceded(const struct board *board, const char *province);
/* A war record joins them, or one or both of their controllers. Nations as ids.
 */
bool eia_at_war(const struct board *board, const char *one, const char *other);
bool eia_fights(const struct board *board, enum power power,
                const char *nation);
/* The same for powers. */
bool eia_enemies(const struct board *board, enum power one, enum power other);
bool eia_fights_any(const struct board *board, enum power power,
                    const struct names *others);
/* At war with any major power. */
bool eia_at_war_at_all(const struct board *board, enum power power);
bool eia_allied(const struct board *board, enum power one, enum power other);
/* dispute.c: a die of that side's, or of nobody's, that all see; its face. */
int eia_throw(struct play *play, const struct rule *rule, const char *what,
              const char *which, const char *side);
/* wars.c: the record of a war or an alliance in force; NULL: there is none. */
struct war *eia_war(const struct board *board, const char *one,
                    const char *other);
void eia_forget_wars(struct game *game, const char *minor);
struct alliance *eia_alliance(const struct board *board, enum power one,
                              enum power other);
bool eia_was_between(const struct alliance *alliance, enum power one,
                     enum power other);
/* They move as one this month; a power is combined with itself. */
bool eia_combined(const struct board *board, enum power one, enum power other);
/* Tenths of its place in the order of the land phase, or at sea. */
int eia_group_place(const struct board *board, enum power power, bool at_sea);

/* pieces.c: look-up by id; NULL if there is none. Lists may move when
 * they grow: keep no pointer over an addition. */
struct corps *eia_corps(const struct board *board, const char *id);
struct leader *eia_leader(const struct board *board, const char *id);
struct fleet *eia_fleet(const struct board *board, const char *id);
/* That of a minor country, on its card or its own by an option; NULL: none. */
struct fleet *eia_fleet_of(const struct board *board,
                           const struct minor_card *minor);
struct irregular *eia_irregular(const struct board *board, const char *id);
struct depot *eia_depot(const struct board *board, const char *id);
/* The same names by id: the order in which one of them is drawn. */
struct names eia_by_id(struct arena *arena, const struct names *names);
/* The power's depot in an area. */
struct depot *eia_depot_at(const struct board *board, enum power power,
                           const char *area);

/* cities.c: Is it the id of an area with a city? */
bool eia_is_city(const struct seat *seat, const char *area);
struct city_state *eia_city(const struct board *board, const char *area);
/* The same, made if it is not there. */
struct city_state *eia_city_made(const struct board *board, const char *area);
struct garrison *eia_garrison(const struct board *board, const char *area,
                              const char *nation);
struct garrison *eia_garrison_made(const struct board *board, const char *area,
                                   const char *nation);
/* Who is in a city: whoever has a factor there, in garrison or corps, as
 * cossack, freikorps or guerilla. By nation it is whose troops they are: they
 * hold the city, march out, surrender, are taken. By player it is who orders
 * them, be it on loan (B.4), in the order of powers: he wishes, decides, feeds.
 * A neutral country's troops have no player. */
enum inside { INSIDE_NATIONS, INSIDE_PLAYERS };
struct names eia_inside(const struct board *board, const char *area,
                        enum inside whose);
/* In the order of dice and ties. */
void eia_order_powers(struct names *powers);
/* Whose garrison holds the city: the nation with most factors in it, corps
 * inside counted; NULL: empty. */
const char *eia_city_holder(const struct board *board, const char *area);
/* All nations with as many. */
struct names eia_city_holders(const struct board *board, const char *area);
/* Factors in the city: garrisons, corps, irregulars, guerillas inside. */
int eia_city_factors(const struct board *board, const char *area);
int eia_capacity(const struct board *board, const char *area);
bool eia_besieged(const struct board *board, const char *area);

/* pieces.c: The id of the power whose corps, fleet, leader, minor country or
 * city it is; NULL: of none. */
const char *eia_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name);
/* pieces.c: Who orders a corps: its owner's player, or whom it serves on loan.
 */
enum power eia_corps_power(const struct board *board,
                           const struct corps *corps);
/* Whose troops a corps has: a power or a minor country, by id. */
const char *eia_corps_nation(const struct corps *corps);
int eia_corps_factors(const struct corps *corps);
/* On the map and neither in a besieged city nor at sea. */
bool eia_unbesieged(const struct board *board, const struct corps *corps);
/* As whose corps it is at war: its nation, or whom it serves. */
const char *eia_corps_flag(const struct corps *corps);
/* Corps of an enemy of the nation, or of the power, in the area, unbesieged. */
bool eia_foes_in(const struct board *board, const char *nation,
                 const char *area);
bool eia_enemy_corps_in(const struct board *board, enum power power,
                        const char *area);
/* Any corps of that power in the area, unbesieged. */
bool eia_own_corps_in(const struct board *board, enum power power,
                      const char *area);
enum power eia_fleet_power(const struct board *board,
                           const struct fleet *fleet);
/* mover.c */
bool eia_is_feudal(const struct corps_card *card);
/* Is it of the side at the seat? */
bool eia_own_corps(const struct seat *seat, const struct corps *corps);
bool eia_own_fleet(const struct seat *seat, const struct fleet *fleet);
bool eia_own_nation(const struct seat *seat, const char *nation);
bool eia_own_area(const struct seat *seat, const char *area);
/* Could the leader be with that corps where he stands? */
bool eia_is_beside(const struct board *board, const struct leader *leader,
                   const struct corps *corps);
/* The first such corps that he is not with; NULL: there is none. */
const struct corps *eia_corps_beside(const struct board *board,
                                     const struct leader *leader);
/* Takes leaders with that corps or fleet off the map. */
void eia_leaders_leave(const struct board *board, const char *piece);
/* Takes a corps off the map with its factors as they are; its loan is over.
 * Leaders with it go to another beside it, or come off involuntarily (10.6d).
 */
void eia_corps_leaves(const struct board *board, struct corps *corps);
/* The same without its factors; with them as reinforcements, at once. */
void eia_corps_disbands(const struct board *board, struct corps *corps);
void eia_corps_comes_back(const struct board *board, struct corps *corps);
/* A depot that a fleet carried goes ashore in that port; NULL: it is gone. */
void eia_unload_depot(const struct board *board, const char *id,
                      const struct area_card *port);
/* Takes a fleet off the map, its ships as they are; who led it comes off
 * involuntarily. */
void eia_fleet_leaves(const struct board *board, struct fleet *fleet);
/* Garrisons and corps without a factor are none. */
void eia_empty_go(const struct board *board);

/* ch10-5-status.c: the status display and political points. */
enum zone eia_zone(const struct board *board, enum power power);
const struct status_row *eia_status(const struct board *board,
                                    enum power power);
/* Gives the points of a cause of the chart, times times: the marker moves,
 * the record and the journal say so. Returns the event. */
struct event *eia_points(struct play *play, enum power power, const char *cause,
                         int times);
/* The same with a number of its own (leaders bought back, manipulation). */
struct event *eia_points_number(struct play *play, enum power power,
                                const char *cause, int points);

/* uncontrolled.c: powers without a player. */
bool eia_uncontrolled(const struct board *board, enum power power);
/* Who may order for the power in that step, or NULL. */
const char *eia_guardian(const struct game *game, const struct module *module,
                         const char *side, const char *step);
/* A power without a player attacks within its own lands alone: refuses an
 * attack at that area, port, box or sea. */
bool eia_may_attack_at(const struct board *board, enum power power,
                       const char *at, const struct place *place,
                       struct report *report);

/* The union of the options in force that the country is, or NULL; that the
 * district is part of, held apart or not. */
const struct union_card *eia_union_of(const struct board *board,
                                      const char *country);
const struct union_card *eia_union_with(const struct board *board,
                                        const char *district);

/* start.c */
/* 10.4.1b Minor countries become one, as the options say; at the start. */
void eia_unite(const struct board *board);
/* A minor country that is its own becomes a district of another: land, corps,
 * garrisons, fleets, ships, money, what is to come, prisoners. */
void eia_join(const struct board *board, const char *district,
              const char *country);
struct game *eia_begin(const struct module *module,
                       const struct options *options, struct arena *arena);

/* opening.c */
bool eia_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file,
                   struct report *report);

/* coherence.c: Do the parts of a game agree that eia_open_game() took? */
bool eia_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report);

/* arrivals.c: Factors of the nation that may be placed now. */
int eia_due(const struct board *board, const char *nation, enum factor factor);
void eia_take_due(const struct board *board, const char *nation,
                  enum factor factor, int count);
/* Factors that come in the owner's next army reinforcement step. */
void eia_arrive(const struct board *board, const char *nation,
                enum factor factor, int count, int due);
void eia_nothing_comes(struct game *game, const char *nation);

/* blockade.c: An enemy fleet in its box shuts the port. */
bool eia_blockaded(const struct board *board, const char *area);

/* ch10-6-5-bernadotte.c: when the army reinforcement step opens. */
void eia_bernadotte(struct play *play);

/* ch12-1-2-yards.c */
extern const struct order_kind eia_yard_ships;
/* Ships being built fall with their port. */
void eia_yards_fall(struct play *play);
/* 12.1.2.2c: who may put these ships into a fleet: the player of their nation,
 * if the port is his; NO_POWER: nobody as yet. */
enum power eia_yard_owner(const struct board *board,
                          const struct ship_build *build);

/* crossing.c: No enemy of the power has a fleet in one of the seas that block
 * it. why, or NULL, gets the cases by which one there does not. */
bool eia_crossing_open(const struct board *board, enum power power,
                       const struct edge_card *edge, struct rules *why);

/* pieces.c */
struct combat *eia_combat_at(const struct board *board, const char *area);
struct guerilla *eia_guerillas(const struct board *board, const char *area,
                               bool in_city);
/* Of so many new factors those that the counters can show. */
int eia_guerillas_shown(const struct board *board, int wish);
void eia_add_guerilla_factors(const struct board *board, const char *area,
                              bool in_city, int factors);
/* Bands without factors are gone, and none has moved more than it has left. */
void eia_tidy_guerillas(struct game *game);
/* Would a leader be left without a corps if this one went? */
bool eia_strands_leader(const struct board *board, const char *corps);
/* How many more factors of the kind the corps' counter holds. */
int eia_corps_room(const struct corps *corps, enum factor factor);

/* treasury.c: Printed money and manpower of a power's home provinces. */
int eia_home_money(const struct module *module, enum power power);

/* wars.c: Powers that wage war on the minor country itself, first to declare
 * first. */
struct names eia_attackers(const struct board *board, const char *minor);

#endif
