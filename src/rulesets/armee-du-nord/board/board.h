/* The game as it lies: what every rule asks of it.
 *
 * A unit goes by adn_put() and leaves by adn_remove(), so that stacks and held
 * places keep up. Who may be ordered to do what is settled once, at the end of
 * part A of a player turn, from where everybody stands then (command.c). */
#ifndef BERTHIER_ARMEE_DU_NORD_BOARD_BOARD_H
#define BERTHIER_ARMEE_DU_NORD_BOARD_BOARD_H

#include "core/arena.h"
#include "core/play.h"
#include "rulesets/armee-du-nord/board/state.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "wargame/zones.h"

extern const struct record adn_game_record;
extern const char *const adn_rule_24_words[];

/* opening.c */
struct game *adn_begin(const struct module *module,
                       const struct options *options, struct arena *arena);
/* Cards and stacks of a game that was begun, read or copied. */
void adn_stack(struct game *game, const struct module *module,
               struct arena *arena);
bool adn_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file,
                   struct report *report);
const char *adn_when(const struct game *game, const struct module *module,
                     struct arena *arena);
/* A copy that may be changed, with stacks of its own. */
struct game *adn_copy(const struct board *board);
/* Clears what ends with a player turn, and says whose go it is. */
void adn_begin_player_turn(struct game *game, int army);
/* Goes to that turn. */
void adn_begin_turn(struct game *game, const struct module *module, int turn);
/* coherence.c: may the unit, which is deployed, stand so? */
bool adn_deployment_holds(const struct board *board, const struct unit *unit);
bool adn_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report);

/* pieces.c; ids may be NULL or unknown: NULL then. */
struct counter *adn_counter(const struct board *board, const char *id);
struct unit *adn_unit(const struct board *board, const char *id);
struct leader *adn_leader(const struct board *board, const char *id);
/* Units of a camp in a hex, the module's order: first, then the next below. */
struct unit *adn_first(const struct board *board, int hex, int camp);
struct unit *adn_next(const struct unit *unit);
/* A leader of a camp in a hex. */
struct leader *adn_first_leader(const struct board *board, int hex, int camp);
/* Units and leaders, on the map or not, the units first; the module's order. */
struct counter *adn_counter_at(const struct game *game, size_t at);
size_t adn_counters_count(const struct game *game);
/* Is it on the map, and of that army (ARMIES: of any)? */
bool adn_is_of(const struct counter *counter, int army);
/* Is it the first of its camp in its hex, and of that camp (CAMPS: of any)? */
bool adn_is_first(const struct board *board, const struct unit *unit, int camp);
/* All counters, and those of whom adn_is_of() or adn_is_first() is true. */
#define foreach_counter(one, game)                                             \
    FOREACH_AT(one, adn_counters_count(game),                                  \
               struct counter *one = adn_counter_at(game, one##_at))
#define foreach_counter_of(one, board, army)                                   \
    foreach_counter (one, (board)->game)                                       \
        if (adn_is_of(one, army))
#define foreach_unit_of(one, board, army)                                      \
    foreach (struct unit, one, (board)->game->units)                           \
        if (adn_is_of(&one->counter, army))
#define foreach_leader_of(one, board, army)                                    \
    foreach (struct leader, one, (board)->game->leaders)                       \
        if (adn_is_of(&one->counter, army))
#define foreach_stack_of(one, board, camp)                                     \
    foreach_unit_of (one, board, ARMIES)                                       \
        if (adn_is_first(board, one, camp))
/* Head of a loop over all of a camp in a hex: for (UNITS_AT(...)). */
#define UNITS_AT(item, board, hex, camp)                                       \
    struct unit *item = adn_first(board, hex, camp);                           \
    item;                                                                      \
    item = adn_next(item)
/* enum camp: of the other camp, and of the seat's enemy. */
int adn_enemy(int camp);
int adn_enemy_of(const struct seat *seat);
/* Does a unit of the camp stand there? Of its enemy? */
bool adn_has_units(const struct board *board, int hex, int camp);
bool adn_has_enemy(const struct board *board, int hex, int camp);
/* Is no unit of either there? */
bool adn_is_empty(const struct board *board, int hex);
/* [base control] a place of victory is held by who had a unit there last. */
struct held *adn_held(const struct board *board, int hex);
void adn_put(const struct board *board, struct piece *piece, int hex);
void adn_remove(const struct board *board, struct piece *piece, int state);
/* Beside the map. */
void adn_put_in_box(const struct board *board, struct piece *piece, int hex);
struct army *adn_army(const struct board *board, int army);
struct corps *adn_corps(const struct board *board,
                        const struct corps_card *card);
/* The leader of the unit's corps who is on the map, or NULL. */
struct leader *adn_corps_leader(const struct board *board,
                                const struct unit *unit);
int adn_radius(const struct module *module, const struct leader *leader);
int adn_initiative(const struct module *module, const struct leader *leader);
/* The side that orders the piece; may that one? */
const char *adn_side_of(const struct module *module,
                        const struct counter *counter);
bool adn_may_order(const struct module *module, const char *side,
                   const struct counter *counter);
bool adn_is_gun(const struct unit *unit);
/* The side's own piece, or unit, of that id, else refuses by the rule. */
struct counter *adn_own_counter(const struct seat *seat,
                                const struct order *order, const char *id,
                                const struct rule *rule, struct report *report);
struct unit *adn_own_unit(const struct seat *seat, const struct order *order,
                          const char *id, const struct rule *rule,
                          struct report *report);
bool adn_are_own(const struct seat *seat, const struct order *order,
                 const struct names *ids, const struct rule *rule,
                 struct report *report);
/* Units and leaders, and at least one. */
bool adn_are_pieces(const struct seat *seat, const struct order *order,
                    const struct names *ids, const struct rule *rule,
                    struct report *report);
/* Is the one at that place none of those before it, which would count twice? */
bool adn_named_once(const struct order *order, const struct names *ids,
                    size_t at, const struct rule *rule, struct report *report);

/* Whose a record of the game is. */
const char *adn_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name);
void adn_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves);

/* deployed.c: [base deployment] a deployed unit stands in three hexes: whoever
 * asks who is in one finds it there (adn_first()). adn_put() and adn_remove()
 * end a deployment. This makes the list of these hexes anew. */
void adn_spread(struct game *game, struct arena *arena);
void adn_deploy(const struct board *board, struct unit *unit,
                const struct hexes *hexes);
bool adn_is_deployed(const struct unit *unit);
/* Adds it once, the lowest first. */
void adn_sort_in(struct arena *arena, struct hexes *hexes, int hex);
/* All of them, one or three, from the lowest. */
struct hexes adn_hexes_of(struct arena *arena, const struct unit *unit);
/* The distance to the nearest of them. */
int adn_far_from(const struct unit *unit, int hex);

/* clang-format off */
/* What an order does: both checks, foresight, carrying out, words, choices. */
#define ACTS(order, world, foresees, carries_out, says, chooses) \
    .check_order = order, .check_world = world, .foresee = foresees, \
    .carry_out = carries_out, .say = says, .choices = chooses
/* Tells what a side does (of a piece, or NULL), what nobody does, what an army
 * does; of a unit or a leader, and where it stands. */
#define TELL_BY(play, kind, ...) journal_tell((play)->journal, kind, __VA_ARGS__)
#define TELL_ALL(play, kind, rule, ...) \
    TELL_BY(play, kind, rule, NULL, NULL, __VA_ARGS__)
#define TELL(play, kind, rule, army, ...) \
    TELL_BY(play, kind, rule, adn_army_words[army], NULL, __VA_ARGS__)
#define TELL_OF(play, kind, rule, one, ...) \
    TELL_BY(play, kind, rule, adn_army_words[(one)->army], (one)->id, \
            __VA_ARGS__)
#define TELL_AT(play, kind, rule, one, ...) \
    event_at(TELL_OF(play, kind, rule, one, __VA_ARGS__), (one)->hex)
/* clang-format on */

/* sight.c: [base obscured] in a closed book play tells what follows before the
 * army's camp alone, or before these sides (NULL: all); both return those it
 * was told before so far. In an open book nothing changes. */
const struct names *adn_tell_camp(const struct play *play, int army);
const struct names *adn_tell_among(const struct play *play,
                                   const struct names *sides);
/* Is it next to an enemy, by any hex of a deployed unit? Who is, enemies know
 * until the turn ends. */
bool adn_in_touch(const struct board *board, const struct unit *unit);
void adn_show_touching(const struct play *play);
struct game *adn_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena);

/* ground.c */
const struct turn_card *adn_now(const struct board *board);
bool adn_is_night(const struct board *board);
/* Rain, or mud on the ground. */
bool adn_is_wet(const struct board *board);
/* Neighbours without an unbridged river between. [base adjacency] */
bool adn_adjacent(const struct board *board, int one, int other);
/* Does a unit of the camp's enemy stand next to it? */
bool adn_next_to_enemy(const struct board *board, int hex, int camp);
/* By the chart, the ground of the turn. [base movement] */
int adn_step_cost(const struct board *board, int class, int from, int to,
                  bool column);
/* Is the ground prohibited to a class that does not march in column? */
bool adn_prohibited(const struct board *board, int class, int hex);
/* [base road-column] from a hex whose ground bars it the class goes by road. */
bool adn_is_bound(const struct board *board, int class, int from, int to);
/* "3634 (Ligny)" */
const char *adn_hex_name(const struct board *board, int hex);
/* "1 point", "3 3/4 points" */
const char *adn_points_phrase(struct arena *arena, int quarters);
/* May fire cross from the one hex to the other? [base bombardment] */
bool adn_line_of_sight(const struct board *board, int from, int to);

/* deployed.c: [base stacking] have so many units of that strength room in a hex
 * besides who is there? Those of the force itself do not count. */
bool adn_has_room(const struct board *board, int hex, int camp, int units,
                  int increments);
/* 6.3a does a unit in road column stand there? */
bool adn_column_at(const struct board *board, int hex, int camp);

/* [base zoi] does a zone lie on the hex that holds units of the camp? */
bool adn_in_zoi(const struct board *board, int hex, int camp);
/* Do both hexes lie in the zone of one and the same unit? */
bool adn_same_zoi(const struct board *board, int from, int to, int camp);

/* [base activation]; why ends "X is active: ...". Who is awake stays so. */
void adn_wake_unit(struct play *play, struct unit *unit,
                   const struct rule *rule, const char *why);

/* command.c: why a marker cannot lie there, or NULL; the hex where that of the
 * corps comes without an order, and where it lies, at a desk also when it will
 * have come so; 0: nowhere. [base markers] */
const char *adn_bars_marker(const struct board *board, int hex);
int adn_default_marker(const struct board *board, const struct corps *corps);
int adn_marker_of(const struct board *board, const struct corps *corps);
/* [base command] who of the army is in command; once a player turn */
void adn_settle_command(const struct board *board, int army);
/* By command or initiative? At a desk also who may yet pass a die. */
bool adn_acts(const struct board *board, const struct unit *unit);
/* 24.0.2e is it held back until Perponcher's headquarters is declared? */
bool adn_awaits_headquarters(const struct board *board,
                             const struct unit *unit);
/* Is it out of command in the campaign, with no die that could change it? */
bool adn_must_stand(const struct board *board, const struct unit *unit);
/* 24.0.2d may a unit that a courier has woken act there? Of all others: yes. */
bool adn_in_reach(const struct board *board, const struct unit *unit, int hex);
/* The same for a desk, unless it is settled already. */
void adn_foresee_command(const struct seat *seat);
/* exp.grouchy-b is the leader in command by that general's span alone? */
bool adn_is_only_under(const struct board *board, const struct leader *leader,
                       const struct leader *general);
/* Units of his corps in his radius that are out of command may act with him. */
void adn_command_units(const struct board *board, const struct leader *leader,
                       enum leave_to_act leave);
/* Is the hex within his radius, by a path without enemies? */
bool adn_within(const struct board *board, const struct leader *leader,
                int hex);
/* May he command the unit himself? On a track he reaches two boxes far. */
bool adn_reaches(const struct board *board, const struct leader *leader,
                 const struct unit *unit);
/* 30.0 may it not move in the first turn? Napoleon alone takes it along. */
bool adn_is_held(const struct counter *counter);

#endif
