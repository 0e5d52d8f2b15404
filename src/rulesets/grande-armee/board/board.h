/* The game as it lies: what every rule asks of it.
 *
 * records.c, set-up.c and opening.c read, begin and open a game; coherence.c
 * says whether its parts agree. pieces.c finds units and leaders and moves
 * them: a unit goes by gra_put() and leaves by gra_remove(), so that stacks,
 * division leaders and held places keep up. force.c counts units that act
 * together, ground.c prices a step and knows rivers, zones.c which hexes an
 * enemy's zone lies on, chart-leaders.c who leads whom, points.c the points of
 * victory, victory.c who has won. */
#ifndef BERTHIER_GRANDE_ARMEE_BOARD_BOARD_H
#define BERTHIER_GRANDE_ARMEE_BOARD_BOARD_H

#include "core/play.h"
#include "rulesets/grande-armee/board/state.h"

extern const struct record gra_game_record;

/* set-up.c */
struct game *gra_begin(const struct module *module,
                       const struct options *options, struct arena *arena);
/* trains.c: the most supply trains that a nation may have, and how many are
 * rows of the module; the letters that ids of its pieces begin with, "fr", and
 * whose a piece with such letters is; is it the id of a supply train? */
int gra_train_limit(const struct module *module,
                    const struct nation_card *nation);
int gra_train_rows(const struct module *module,
                   const struct nation_card *nation);
const char *gra_prefix(const struct module *module,
                       const struct nation_card *nation, struct arena *arena);
const struct nation_card *gra_nation_of(const struct module *module,
                                        const char *id);
bool gra_is_train_id(const char *id);
/* opening.c: cards, leaders and stacks of a game that was begun, read or
 * copied. */
void gra_stack(struct game *game, const struct module *module,
               struct arena *arena);
bool gra_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file,
                   struct report *report);
const char *gra_when(const struct game *game, const struct module *module,
                     struct arena *arena);
/* Clears what ends with a game turn, before the next is ordered. */
void gra_begin_turn(struct game *game);
/* Carries out all orders of that kind in the section of the side that runs, in
 * the order of the file. */
void gra_play_kind(struct play *play, int side, const struct order_kind *kind);
/* Refuses an order that a battle has none of. */
bool gra_needs_map(const struct seat *seat, const struct order *order,
                   struct report *report);
/* Clears what ends with a combat phase. */
void gra_begin_phase(struct game *game);
/* coherence.c */
bool gra_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report);

/* ---- pieces.c ------------------------------------------------------------ */

int gra_enemy(int side);
/* ids may be NULL or unknown: NULL then. */
struct unit *gra_unit(const struct board *board, const char *id);
struct leader *gra_leader(const struct board *board, const char *id);
/* Units of a side in a hex, in the module's order: the first, the next. */
struct unit *gra_first(const struct board *board, int hex, int side);
struct unit *gra_next(const struct unit *unit);
/* Leaders of a side in a hex. */
struct leader *gra_first_leader(const struct board *board, int hex, int side);
struct leader *gra_next_leader(const struct leader *leader);
/* Units outside a fortress that are no trains: an enemy does not enter. */
bool gra_has_units(const struct board *board, int hex, int side);
/* Units with SP inside a fortress: they bar the hex to nobody. */
bool gra_has_garrison(const struct board *board, int hex, int side);
/* Inside a fortress; who leads a unit is where it is. */
bool gra_is_inside(const struct board *board, const struct leader *leader);
/* The record of a town or city; NULL: there is none in the hex. */
struct held *gra_held_at(const struct board *board, int hex);
/* A depot of the side that works in the hex, or NULL. */
struct depot *gra_depot_at(const struct board *board, int hex, int side);
/* Moves a unit with who leads it by name; a place that it enters is its side's
 * from then on. */
void gra_put(const struct board *board, struct unit *unit, int hex);
/* Any piece of the side outside a fortress, trains and leaders too. */
bool gra_has_any(const struct board *board, int hex, int side);
/* What is made where an enemy stands before the walls is made inside, be it his
 * train or a leader alone (ruling 114). */
void gra_shelter(const struct board *board, struct unit *unit);
/* Outside a fortress, as a unit. */
void gra_put_leader(const struct board *board, struct leader *leader, int hex);
/* Takes it off the map: its division leader stands where he stood. */
void gra_remove(const struct board *board, struct unit *unit);
/* A leader leaves the map for one of enum leader_state. */
void gra_remove_leader(const struct board *board, struct leader *leader,
                       int state);
/* A captured train becomes the nation's. */
void gra_take_over(struct play *play, struct unit *unit,
                   const struct nation_card *nation);
/* A free marker of a detachment comes to a hex, of that nation. */
void gra_raise_marker(const struct board *board, struct unit *marker,
                      const struct nation_card *nation, int sp, int hex);
/* Of two ids the one that comes first. */
bool gra_id_before(const char *one, const char *other);
/* Whose a record of the game is. */
const char *gra_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name);
void gra_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves);

/* ---- force.c ------------------------------------------------------------- */

/* Units that act together, in the order in which they were added. */
struct force {
    struct unit **units;
    size_t count;
};

/* Walks the units of a struct force as foreach() does a list. */
#define foreach_unit(one, force)                                               \
    FOREACH_AT(one, (force).count, struct unit *one = (force).units[one##_at])

void gra_force_add(struct arena *arena, struct force *force, struct unit *unit);
bool gra_force_has(const struct force *force, const struct unit *unit);
/* Unrouted, undemoralized, outside a fortress, and no train: it can fight in
 * the open. */
bool gra_can_fight(const struct unit *unit);
bool gra_is_routed(const struct unit *unit);
/* Not shut in a fortress, and no train. */
bool gra_is_outside(const struct unit *unit);
/* [base command] may it march, skirmish and attack this turn, by its own order
 * or its corps'? In a battle all may, and the Army Reserve may attack (9.5d).
 */
bool gra_has_order(const struct board *board, const struct unit *unit);
/* Cavalry, or horse artillery that rides along. */
bool gra_rides(const struct unit *unit);
/* A marker of a detachment (8.15). */
bool gra_is_detachment(const struct unit *unit);
/* 9.5 is it Army Reserve, whoever leads it? */
bool gra_is_reserve(const struct unit *unit);
/* Those of a side in a hex that pass the test; NULL: all. */
struct force gra_force_at(const struct board *board, int hex, int side,
                          bool (*test)(const struct unit *unit));
int gra_force_sp(const struct force *force);
int gra_force_cavalry(const struct force *force);
int gra_force_guns(const struct force *force);
/* Those of a force that are still on the map; of those the ones that pass. */
struct force gra_force_left(struct arena *arena, const struct force *force,
                            bool (*test)(const struct unit *unit));
/* Those who stand in that hex. */
struct force gra_force_in(struct arena *arena, const struct force *force,
                          int hex);
/* One force less another. */
struct force gra_force_less(struct arena *arena, const struct force *force,
                            const struct force *less);
void gra_force_join(struct arena *arena, struct force *force,
                    const struct force *more);
/* Larger first, of equals the lowest id; with smallest the other way round. */
void gra_force_sort(struct force *force, bool smallest);
/* "4th infantry division (5) and 3rd artillery (1)" */
const char *gra_force_text(struct arena *arena, const struct force *force);
/* Of more than two units by corps: "Soult's 13 SP and Lannes's 9 SP" */
const char *gra_corps_text(struct arena *arena, const struct force *force);

/* ---- ground.c: [base terrain] -------------------------------------------- */

/* Points for the step; PROHIBITED: it may not be taken. */
int gra_step_cost(const struct board *board, int from, int to);
/* 8.32a to 8.32e adds the cases that made it so. */
void gra_cite_step(struct journal *journal, struct event *event,
                   const struct board *board, int from, int to);
/* enum terrain_word of a hex of the map. */
int gra_terrain(const struct board *board, int hex);
/* Neighbours, and no major river without a bridge between. */
bool gra_adjacent(const struct board *board, int one, int other);
/* Is a bridge over the hexside, printed or laid by a bridge train? */
bool gra_is_bridged(const struct board *board, int one, int other);
/* Does a river lie between two neighbours? */
bool gra_river(const struct board *board, int one, int other);

/* ---- zones.c: [base zoc] ------------------------------------------------- */

enum zone { NO_ZONE, LIMITED_ZONE, NORMAL_ZONE };
/* The strongest zone of the side that lies on the hex. */
enum zone gra_zone_on(const struct board *board, int side, int hex);
/* An enemy's normal zone bars it to the side: none of its units stands there.
 */
bool gra_zone_bars(const struct board *board, int side, int hex);
/* Is it normal only if whom nobody sees there is strong enough (ruling 97)? */
bool gra_zone_is_supposed(const struct board *board, int side, int hex);

/* ---- chart-leaders.c: [base organization] -------------------------------- */

/* Who leads: a leader with a name, or one without that leads a unit. */
struct officer {
    struct leader *leader; /* NULL: he has no name */
    struct unit *unit;     /* that he leads, or NULL */
    struct leader *post;   /* of a corps: its leader, fallen or not */
    int rank, bonus, morale, initiative;
};

/* Who leads the unit: its division or cavalry leader; leader and rank say
 * nothing if nobody does, which returns false. */
bool gra_leads_unit(const struct board *board, struct unit *unit,
                    struct officer *officer);
/* Who leads the corps of that leader: himself, or who acts for him when he has
 * fallen; false: nobody. */
bool gra_leads_corps(const struct board *board, struct leader *leader,
                     struct officer *officer);
/* Is the one under the other, however many stand between? */
bool gra_is_under(const struct leader_card *leader,
                  const struct leader_card *above);
/* Rank, then seniority, then id. */
bool gra_outranks(const struct leader *one, const struct leader *other);
/* The leader of highest rank in a hex, or NULL; the initiative there. */
const struct leader *gra_ranking_at(const struct board *board, int hex,
                                    int side);
int gra_initiative_at(const struct board *board, int hex, int side);
/* SP on the map of all below him. */
int gra_command_sp(const struct board *board, const struct leader *leader);
/* Rank, then id; who has no name stands behind those of his rank. */
bool gra_officer_before(const struct officer *one, const struct officer *other);
void gra_sort_officers(struct officer *officers, size_t count);
const char *gra_officer_name(const struct officer *officer);

/* ---- points.c: [base vp] ------------------------------------------------- */

/* The one total, France's; and the parts of it. */
int gra_points(const struct board *board);
int gra_points_of_places(const struct board *board);
int gra_points_of_losses(const struct board *board);

/* ---- scenario-rules.c: what settings of the scenario add ----------------- */

/* May no unit of the side enter the province of that hex? Of the Coalition
 * Ansbach, before France has broken its peace. */
bool gra_is_forbidden(const struct board *board, int side, int hex);
/* 19.12b would the step break the peace of Ansbach, with its die? */
bool gra_provokes(const struct board *board, int side, int from, int to);
/* Before a force takes the step: forbidden provinces bar it, Ansbach may rise.
 * False: it may not be taken, or an enemy stands there now. */
bool gra_enter_province(struct play *play, const struct force *force, int from,
                        int to);
/* Points that events of the scenario cost or give France. */
int gra_points_of_events(const struct board *board);
/* The garrison of Ansbach feeds itself, and is never ordered. */
bool gra_is_of_ansbach(const struct board *board, const struct unit *unit);
/* A nation that comes in late: its leaders, units and trains stay where they
 * are, and are not ordered. */
bool gra_keeps_still(const struct board *board, const char *nation);
/* By the option `mack-holds` the leader does not go so far from his fortress
 * before a turn. */
bool gra_holds_fast(const struct board *board, const struct leader *leader,
                    int to);
/* At the end of the first turn in which France holds the city of an ally its
 * land is France's, but for settlements in which the Coalition stands. */
void gra_free_city(struct play *play);

/* ---- victory.c: [base victory] ------------------------------------------- */

/* enum verdict, as the game stands. */
int gra_verdict(const struct board *board);
/* enum verdict of a map's points as they stand, and in words without a full
 * stop. */
int gra_grade(const struct board *board);
const char *gra_grade_text(int verdict);
/* On a map, at the end of a turn: levels, verdict, grade; sets play->over. */
void gra_judge_turn(struct play *play);
/* Judges the battle for good: when its rounds are over, or it ends before. */
void gra_judge_hex(struct play *play);

#endif
