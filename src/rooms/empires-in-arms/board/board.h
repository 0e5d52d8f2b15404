/* The game as it lies on the table, and what every phase asks of it: whose is
 * an area, who is at war, what stands where, what may it do.
 *
 * struct game (state.h) is what a turn file holds, records.c reads and writes
 * it, start.c makes the first one from the module's set-up. struct europe
 * joins it with module, options and arena; eia_europe() makes it for a step
 * that plays, eia_europe_seen() for a check at a player's desk, and nearly
 * every function takes it first.
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
 * question: the phases do, and call this. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_BOARD_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_BOARD_H

#include "core/arena.h"
#include "core/path.h"
#include "rooms/empires-in-arms/board/state.h"
#include "rooms/empires-in-arms/module/module.h"
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

/* pieces.c */
struct europe eia_europe(const struct play *play);
struct europe eia_europe_seen(const struct view *view);
/* Are the printed errata in force? meta.errata */
bool eia_errata(const struct europe *europe);

/* records.c */
extern const char *const eia_factor_words[];
extern const struct record eia_game_record;

/* map.c: Ways out of an area that the options leave there; ends with to NULL.
 */
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

/* names.c: what a log calls things. */
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

/* calendar.c */
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

/* territory.c */
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

/* pieces.c: look-up by id; NULL if there is none. Lists may move when
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

/* cities.c: Is it the id of an area with a city? */
bool eia_is_city(const struct view *view, const char *area);
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

/* pieces.c: Who orders a corps: its owner's player, or whom it serves on loan.
 */
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

/* muster.c: what every nation has, for the journal: nothing of it comes
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

/* ch10-5-status.c: the status display and political points. */
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

/* uncontrolled.c: powers without a player. */
bool eia_uncontrolled(const struct europe *europe, enum power power);
/* Who may order for the power in that step, or NULL. */
const char *eia_guardian(const struct game *game, const struct module *module,
                         const char *side, const char *step);
/* A power without a player attacks within its own lands alone: refuses an
 * attack at that area, port, box or sea. */
bool eia_may_attack_at(const struct europe *europe, enum power power,
                       const char *at, const struct place *place,
                       struct report *report);

/* start.c */
struct game *eia_begin(const struct module *module,
                       const struct options *options, struct arena *arena);

/* opening.c */
bool eia_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file,
                   struct report *report);

/* dispute.c: what several nations claim, or would rather not have. */
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

struct captor {
    const char *leader;
    enum power power;
};

/* prisoners.c: which numbers the dice. */
struct captured {
    const char *nation;
    enum factor factor;
    const struct names *captors; /* powers */
    const char *which;
    int before; /* captured before them in the same combat: 10.8b */
    bool told_later;
};

/* A piece that marches: a corps, or a cossack or freikorps. */
struct mover {
    const char *id;
    const char *nation; /* whose it is */
    enum power player;
    struct corps *corps;         /* or NULL */
    struct irregular *irregular; /* or NULL */
};

/* ch10-3-access.c: access as a piece that stands somewhere has it. */
struct passage {
    const char *nation;
    const char *from, *to;
    bool forcible;     /* would take it */
    struct rules *why; /* gets the cases that let it go there, or NULL */
};

/* bids.c: powers throw for what nobody runs. */
struct bid {
    enum power power;
    int modifier; /* besides the one of its zone */
    int total;    /* of its last throw */
};
struct contest {
    const struct rule *rule;
    const char *what, *about; /* of the labels of its dice */
};

/* board/ch10-3-*.c: may forces of the nation be in the area, and under what? */
enum entry { ENTRY_FREE, ENTRY_LIMITED, ENTRY_REFUSED };

/* Factors of the nation that may be placed now. */
int eia_due(const struct europe *europe, const char *nation,
            enum factor factor);
void eia_take_due(const struct europe *europe, const char *nation,
                  enum factor factor, int count);
/* Factors that come in the owner's next army reinforcement step. */
void eia_arrive(const struct europe *europe, const char *nation,
                enum factor factor, int count, int due);
/* The highest bid, ties thrown again; NULL: nobody bids. Shuffles bids. */
const struct bid *eia_bid(struct play *play, const struct contest *contest,
                          struct bid *bids, size_t count);
/* An enemy fleet in its box shuts the port. */
bool eia_blockaded(const struct europe *europe, const char *area);

/* ch10-3-2-agreement.c, siege/honours.c, combat/relief.c: standing
 * orders. */
extern const struct order_kind eia_city_command;
/* Whom the powers in a garrison agree on, or NO_POWER. */
enum power eia_agreed_command(struct play *play, const struct names *players,
                              const char *area);

/* ch10-3-access.c */
enum entry eia_passage(const struct europe *europe,
                       const struct passage *passage, bool *forced);
/* Refuses with the case. */
bool eia_check_passage(const struct europe *europe,
                       const struct passage *passage, const struct place *place,
                       struct report *report);
enum entry eia_entry(const struct europe *europe, const char *nation,
                     const char *area);
/* The case that forbids depots and garrisons there. */
const struct rule *eia_no_stay(const struct europe *europe, const char *area);
bool eia_depot_allowed(const struct europe *europe, enum power power,
                       const char *area);
bool eia_garrison_allowed(const struct europe *europe, enum power power,
                          const char *area);

/* ch10-6-5-bernadotte.c: when the army reinforcement step opens. */
void eia_bernadotte(struct play *play);

/* ch12-1-2-yards.c */
extern const struct order_kind eia_yard_ships;

/* ch12-1-2-yards.c: ships being built fall with their port. */
void eia_yards_fall(struct play *play);
/* 12.1.2.2c: who may put these ships into a fleet: the player of their nation,
 * if the port is his; NO_POWER: nobody as yet. */
enum power eia_yard_owner(const struct europe *europe,
                          const struct ship_build *build);

/* crossing.c: No enemy of the power has a fleet in one of the seas that block
 * it. why, or NULL, gets the cases by which one there does not. */
bool eia_crossing_open(const struct europe *europe, enum power power,
                       const struct edge_card *edge, struct rules *why);

/* dispute.c */
extern const struct order_kind eia_agree;

/* mover.c: false if there is no such piece. */
bool eia_mover(const struct europe *europe, const char *id,
               struct mover *mover);
const char *eia_mover_at(const struct mover *mover);
int eia_mover_spent(const struct mover *mover);
/* Movement points a turn, without a forced march. */
int eia_mover_points(const struct europe *europe, const struct mover *mover);
bool eia_is_cavalry_corps(const struct corps_card *card);
bool eia_is_feudal(const struct corps_card *card);
/* Points to enter an area over an edge. */
int eia_step_cost(const struct europe *europe, const struct edge_card *edge,
                  const char *area);
/* The leader with a corps, best strategic rating first; NULL: none. */
const struct leader *eia_leader_with(const struct europe *europe,
                                     const char *corps);
/* A corps has come to where it must stand and fight. why, or NULL, gets the
 * cases by which enemies there do not stop it. */
bool eia_must_stop(const struct europe *europe, const struct mover *mover,
                   const char *area, struct rules *why);

/* land/phase.c: La and Lb. Refuses what comes when the side has marched this
 * month; at the desk, where its battles are asked for. */
bool eia_may_march(const struct view *view, const struct order *order,
                   struct report *report);

/* pieces.c */
struct guerilla *eia_guerillas(const struct europe *europe, const char *area,
                               bool in_city);
void eia_add_guerilla_factors(const struct europe *europe, const char *area,
                              bool in_city, int factors);
/* Would a leader be left without a corps if this one went? */
bool eia_strands_leader(const struct europe *europe, const char *corps);
/* How many more factors of the kind the corps' counter holds. */
int eia_corps_room(const struct europe *europe, const struct corps *corps,
                   enum factor factor);

/* prisoners-freed.c */
int eia_prisoners_of(const struct europe *europe, enum power holder,
                     const char *nation);
/* One for one, as many as both hold. */
void eia_exchange_prisoners(struct play *play, enum power one,
                            enum power other);
/* Those whom a minor country took of powers its controller has no war with. */
void eia_return_prisoners(struct play *play, enum power holder);
void eia_free_leader(struct play *play, struct leader *leader,
                     const struct rule *rule);

/* prisoners.c */
extern const struct order_kind eia_captor;
void eia_capture_factors(struct play *play, const struct captured *captured,
                         int count);
/* Tells who has been taken since the list of prisoners was as before. */
void eia_tell_taken(struct play *play, const struct prisoner *before,
                    size_t count);
/* largest: the captor unless the owner names another: 10.6.3. Returns the
 * event of his capture; NULL: nobody took him. */
struct event *eia_capture_leader(struct play *play, struct leader *leader,
                                 const struct names *captors,
                                 enum power largest);

/* prisoners.c */
void eia_take_prisoners(struct play *play, const char *nation,
                        enum power holder, enum factor factor, int count);
/* also, or NULL: the case that sends them home. */
void eia_free_prisoners(struct play *play, enum power holder,
                        const char *nation, const struct rule *also);
/* leaders.c: 10.6 */
void eia_leader_off(struct play *play, struct leader *leader,
                    const struct rule *rule);

/* said.c: Carries out the orders of one kind in a power's section of the step,
 * in the order of the sheet. */
void eia_carry_out_all(struct play *play, enum power power,
                       const struct order_kind *kind);

/* Is there an order of that kind in the power's section of this step that
 * names the subject? */
bool eia_ordered(const struct play *play, enum power power,
                 const struct order_kind *kind, const char *subject);
/* Both have named each other in orders of that kind, and may: the orders are
 * served. */
bool eia_both_say(struct play *play, enum power one, enum power other,
                  const struct order_kind *kind);
/* What is left of that kind lapses: the other side has not said so. */
void eia_unanswered(struct play *play, const struct order_kind *kind);

/* siege-parties.c: what is in a city and before it. */
/* The nation whose city it is by its land: a power, or a minor country. */
const char *eia_city_nation(const struct europe *europe, const char *area);
/* Does the power besiege it, or help those who do: with a corps outside, and
 * combined with the besieger or allied to him and at war with the besieged? */
bool eia_helps_besiege(const struct europe *europe, enum power besieger,
                       enum power power, const char *area);
/* Players with a corps in the siege of that besieger, and their factors,
 * guerillas with them counted: 10.1.1n. why, or NULL, gets that case where
 * guerillas are before the city. */
struct names eia_besiegers(const struct europe *europe, enum power besieger,
                           const char *area);
int eia_besieging_factors(const struct europe *europe, enum power besieger,
                          const char *area, struct rules *why);
/* The besieger of besiegers with most factors there. */
enum power eia_first_besieger(const struct europe *europe,
                              const struct names *besiegers, const char *area);
bool eia_stands_before(const struct corps *corps, const char *area);
/* Powers whose corps, garrisons or irregulars are inside. */
struct names eia_inside(const struct europe *europe, const char *area);
bool eia_is_enemy_city(const struct europe *europe, enum power power,
                       const char *area);
/* Corps of an enemy outside the walls. */
bool eia_enemy_in_field(const struct europe *europe, enum power power,
                        const char *area);

/* siege/captives.c */
/* Whose garrisons, corps and irregulars are inside. */
struct names eia_nations_inside(const struct europe *europe, const char *area);

/* treasury.c: Printed money and manpower of a power's home provinces. */
int eia_home_money(const struct module *module, enum power power);

/* wars.c: Powers that wage war on the minor country itself, first to declare
 * first. */
struct names eia_attackers(const struct europe *europe, const char *minor);

#endif
