/* The game as it lies on the map, and what every phase asks of it: what stands
 * where, who leads whom, what a step costs, what is supplied.
 *
 * struct game (state.h) is what a turn file holds, records.c reads and writes
 * it, con_begin() makes the first one from the module (scenario.c) and
 * con_open_game() checks one that was read. struct board
 * (core/order.h) joins it with module, options and arena: that of a step that
 * plays, or of a player's desk; nearly every function takes it first.
 *
 * The pieces build on one another. Hexes (map.c) know river, bridge, road and
 * ground; con_adjacent() is the one test of who touches whom, for a primary
 * river without a bridge parts two hexes (3.1k). Stacks (stacks.c) are what a
 * side has in a hex: troops, vedettes, zones of control, and in a view the
 * sightings that stand for unseen enemies [base hidden]. They are the floor's
 * (wargame/stacks.h): a piece moves by piece_put() and con_party_go(), and
 * leaves by piece_leave(), never by hand. A party (party.h) is any troops
 * looked at together, a force, a hex or a group. A force marches under one
 * leader [base force]: con_default_forces() puts whatever nobody ordered into
 * one, con_tidy_forces() drops who ends too far from his leader, and both are
 * called after all that moves or orders pieces. [base command] is the span test
 * of command.c.
 *
 * movement.c prices a step and a day's march, supply.c finds lines of
 * communications and messengers' ways and plays I.a1 (con_run_supply()).
 * Orders that several folders need are here as well: cavalry that acts as a
 * vedette (4g), pontoons, and con_check_own(), by which no order names another
 * side's piece. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_BOARD_BOARD_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_BOARD_BOARD_H

#include "core/path.h"
#include "rulesets/campaigns-of-napoleon/board/party.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "wargame/ways.h"

/* A new one in a list of the game that lies on a board, in play or on a seat:
 * GAME_ADD(board, forces). */
#define GAME_ADD(board, list)                                                  \
    LIST_ADD((board)->arena, (board)->game->list, (board)->game->list##_count)

/* records.c */
extern const struct record con_game_record;
extern const char *const con_class_words[];
extern const char *const con_chit_words[];

/* pieces.c: gives pieces their cards and sides and puts them into stacks, units
 * on top, leaders, vedettes: of a game that was read, copied or begun, and
 * whenever a list of pieces has moved. */
void con_make_stacks(struct game *game, const struct module *module,
                     struct arena *arena);
/* record_copy() with stacks of its own. */
struct game *con_copy(const struct game *game, const struct module *module,
                      struct arena *arena);
/* Look-up by id; NULL if there is none. */
struct unit *con_unit(const struct board *board, const char *id);
struct leader *con_leader(const struct board *board, const char *id);
/* Whichever of the three has that id. */
struct counter *con_counter(const struct board *board, const char *id);
bool con_still_comes(const struct board *board, const struct arrival *arrival);
/* Of the leader of that id; 1 of who has none (ruling 56). */
int con_initiative_of(const struct board *board, const char *id);
struct vedette *con_vedette(const struct board *board, const char *id);
struct force *con_force(const struct board *board, const char *id);
struct army *con_army(const struct board *board, const char *id);
struct group *con_group(const struct board *board, const char *id);
struct combat *con_combat(const struct board *board, const char *id);
/* The id of the side whose unit, leader, army, force, vedette or group it is;
 * NULL: of none. */
const char *con_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name);
enum side con_army_side(const struct board *board, const char *army);
static inline enum side con_enemy(enum side side)
{
    return side == FRENCH ? COALITION : FRENCH;
}
/* All there are, on the map or not, in the module's order: units, leaders,
 * vedettes; NULL behind the last. */
struct counter *con_counter_at(const struct game *game, size_t at);
#define foreach_counter(one, game)                                             \
    FOREACH_AT(one,                                                            \
               (game)->units_count + (game)->leaders_count +                   \
                   (game)->vedettes_count,                                     \
               struct counter *one = con_counter_at((game), one##_at))
/* "unit", "leader", "vedette" */
const char *con_kind_word(const struct counter *counter);
/* "unit 'foy' (9th Division Foy)" */
const char *con_who(const struct board *board, const struct counter *one);
/* As journal_tell(), but for the side alone. */
struct event *con_tell_own(struct journal *journal, enum event_kind kind,
                           const struct rule *rule, const char *side,
                           const char *piece, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
/* A die under the label <case>/<what>/<which>, of which the side alone reads:
 * its face. The text of its event is the caller's. */
int con_die(struct play *play, const struct rule *rule, const char *what,
            const char *which, enum side side, struct event **event);
/* Is a die with its modifiers at most the limit? */
bool con_passes(int face, int modifiers, int limit);
/* [base vedettes] points of strength that so many vedettes are of their unit */
static inline int con_points_of(int vedettes)
{
    return (vedettes + 1) / 2;
}
/* The event is for the side that acts or suffers in it, for nobody else. */
struct event *con_for_its_own(struct journal *journal, struct event *event,
                              enum side side);
/* "Reille", "the vedettes", "4th Division Durutte" */
const char *con_leader_name(const struct board *board, const char *id);
/* The name of its leader, or of its only unit. */
const char *con_force_name(const struct board *board,
                           const struct force *force);
/* "0722-0821-0820 (Thuin)" */
const char *con_path_text(const struct board *board, const struct hexes *path);
/* "1018 (Marchienne-au-Pont)" or "0821" */
const char *con_hex_name(const struct board *board, int hex);
const char *con_hex_names(const struct board *board, const struct hexes *hexes,
                          const char *between);
/* The first contact hex, by which people know a group, else its first. */
int con_group_place(const struct group *group);
const char *con_group_name(const struct board *board,
                           const struct group *group);
static inline int con_last_hex(const struct hexes *path)
{
    return path->items[path->count - 1];
}
/* "one hex", "3 hexes" */
const char *con_hexes(struct arena *arena, int count);
/* "3/4 movement point", "1 1/4 movement points" */
const char *con_movement_points(struct arena *arena, int quarters);

/* map.c */
const struct map_place *con_place(const struct board *board, int hex);
bool con_on_map(const struct board *board, int hex);
enum river con_river(const struct board *board, int one, int other);
enum road con_road(const struct board *board, int one, int other);
/* A bridge of the map or a pontoon. */
bool con_bridged(const struct board *board, int one, int other);
/* A bridge of the map that has not been broken; one that has. */
bool con_map_bridge(const struct board *board, int one, int other);
bool con_broken(const struct board *board, int one, int other);
/* Are one and other the hexes a and b, in either order? */
bool con_same_side(int a, int b, int one, int other);
/* A primary river with a bridge or a pontoon. */
bool con_bridged_primary(const struct board *board, int one, int other);
/* Neighbours on the map with a hexside that can be crossed (3.1k). */
bool con_adjacent(const struct board *board, int one, int other);
/* The same hex, or one that can be reached in a step. */
bool con_near(const struct board *board, int one, int other);
/* The high hex of a crest between the two, or 0. */
int con_crest(const struct board *board, int one, int other);
/* The row of the terrain chart that rules in the hex: fortified town, town or
 * center, village (as clear), else the ground. */
const struct terrain_row *con_terrain(const struct board *board, int hex);
bool con_fortified(const struct board *board, int hex);
/* [base consolidation] who holds a place, or NULL. */
struct held_place *con_held(const struct board *board, int hex);
/* [base fortified] how often strength in such a town counts for the odds */
int con_fortified_multiplier(const struct board *board);

/* stacks.c: the units of a side in a hex, in the module's order */
struct unit *con_unit_in(const struct board *board, enum side side, int hex);
struct unit *con_unit_below(const struct unit *unit);
/* Walks them from the top, as foreach() does a list. */
#define foreach_unit_in(one, board, side, hex)                                 \
    for (struct unit *one = con_unit_in((board), (side), (hex)); one;          \
         one = con_unit_below(one))
/* And the vedettes. */
struct vedette *con_vedette_in(const struct board *board, enum side side,
                               int hex);
struct vedette *con_vedette_below(const struct vedette *vedette);
enum vedette_use { VEDETTES_COUNT, VEDETTES_IGNORED };
/* A unit, vedette or leader of the side stands there. */
bool con_stands(const struct board *board, enum side side, int hex);
/* A unit of the side stands there, so it is not vedettes alone. */
bool con_troops(const struct board *board, enum side side, int hex);
bool con_vedette_only(const struct board *board, enum side side, int hex);
/* Troops of the side stand there, and not vedettes alone. */
bool con_more_than_vedettes(const struct board *board, enum side side, int hex);
int con_stack_sp(const struct board *board, enum side side, int hex);
/* Infantry or cavalry with a point of strength, as a zone takes. */
bool con_fights_close(const struct unit *unit);
/* The stack of the side in hex exerts a ZOC into the neighbour to. */
bool con_controls(const struct board *board, enum side side, int hex, int to,
                  enum vedette_use use);
/* The hex lies in a ZOC of the side. */
bool con_in_zoc(const struct board *board, enum side side, int hex,
                enum vedette_use use);
/* The stack of the side in hex has a ZOC of its own. */
bool con_zone_source(const struct board *board, enum side side, int hex,
                     enum vedette_use use);
/* Adjacent for sections 3, 5, 9, 10: passable, and not a bridge that both
 * sides declined to fight over (3.1k, 3.1p). */
bool con_in_contact(const struct board *board, int one, int other);
/* Is the hex in contact with one of them? */
bool con_touches(const struct board *board, int hex,
                 const struct hexes *enemies);
/* 10.2 those of one's own hexes that are in contact with the enemy's; and every
 * hexside between them, as pairs of own hex and enemy hex. */
struct hexes con_contact_of(const struct board *board, const struct hexes *own,
                            const struct hexes *enemies);
struct hexes con_contact_sides(const struct board *board,
                               const struct hexes *own,
                               const struct hexes *enemies);
int con_vedettes_in(const struct board *board, enum side side, int hex);
/* In a view: somebody of the side stands there, vedettes or troops. */
bool con_unknown(const struct board *board, enum side side, int hex);
/* Anything of the side stands in a neighbour, whatever lies between. */
bool con_next_to_stack(const struct board *board, enum side side, int hex);
void con_sort_hexes(struct hexes *hexes);
/* Hexes with any piece of the side, and those with troops, ascending. */
struct hexes con_all_stacks(const struct board *board, enum side side);
struct hexes con_stacks(const struct board *board, enum side side);

/* scenario.c */
struct game *con_begin(const struct module *module,
                       const struct options *options, struct arena *arena);

/* opening.c */
bool con_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file,
                   struct report *report);

/* coherence.c: Do the parts of a game agree that con_open_game() took? */
bool con_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report);

/* scenario.c */
const char *con_when(const struct game *game, const struct module *module,
                     struct arena *arena);
/* "16 June 1815" of a game turn */
const char *con_date(const struct module *module, int turn,
                     struct arena *arena);
/* Has the victory event of that id come about? */
bool con_has_happened(const struct game *game, const char *event);
/* The row of that turn, or NULL. */
const struct turn_card *con_day(const struct module *module, int turn);

/* movement.c */
struct march { /* who marches how */
    enum side side;
    const struct army_card *of;
    bool column; /* above the long-column strength */
};
struct march con_march_of(const struct board *board, const struct force *force,
                          const struct party *party);
/* The row of today's weather. */
const struct weather_row *con_weather(const struct board *board);
/* Quarters of MP for one step on terrain, roads and rivers alone; -1: cannot
 * be taken. */
int con_step_cost(const struct board *board, const struct march *march,
                  int from, int to);
/* The same of a row of the chart, whatever the weather. */
int con_chart_cost(const struct board *board, const struct march *march,
                   enum step_row step);
int con_vedette_mp(const struct board *board);
/* MP quarters of the force, or of a part of it, in today's weather. */
int con_force_mp(const struct board *board, const struct force *force);
int con_party_mp(const struct board *board, const struct force *force,
                 const struct party *party);
/* A way over the map for those of a side who are of ordinary length. */
struct ride {
    const struct board *board;
    enum side side;
    int limit; /* no way costs more */
    /* Who closes a hex; NULL: nobody. */
    bool (*bars)(const struct board *board, enum side enemy, int hex);
    bool (*ends)(const void *ride, int hex); /* where it may */
    /* Of a step; NULL: as the movement chart has it, in quarters. */
    int (*cost)(const struct board *board, int from, int to);
    const struct army *army; /* for those who ask where it ends */
};
/* Enemy troops bar riders, and their zones where no own troops stand. */
bool con_is_closed(const struct board *board, enum side enemy, int hex);
/* The nearest hex where it may end, of equals the lowest; 0: none. */
int con_ride(const struct ride *ride, int from);
/* The same for the floor. */
struct way_rule con_ride_rule(const struct ride *ride);
/* [base lines-of-communication] an active source of the army */
bool con_is_source(const struct supply_point *supply,
                   const struct army_card *army);
/* Cost in quarters from each hex to the army's center, or nearest source, for a
 * force of ordinary length; a very great number if there is no way. */
struct ways_home {
    int cost[HEX_NUMBERS];
};
const struct ways_home *con_ways_home(const struct board *board,
                                      const struct army_card *army);

/* march/march.c: what is on the march, step by step. */
struct mover {
    struct force *force;     /* NULL: a vedette alone */
    struct vedette *vedette; /* or NULL */
    struct party party;      /* what marches: the part in the first hex */
    struct march march;
    int hex;
    int left, spent; /* quarters of MP */
    bool stopped;
    bool forced;                 /* in phase V */
    struct hexes open;           /* then: enemies whose zones open, 9a */
    struct hexes path;           /* really marched, start included */
    const struct hexes *repulse; /* stacks it may try to brush aside */
    /* Why it went no further; NULL if it came to the end of its path, or if a
     * repulse that failed is told by itself. */
    const struct rule *rule;
    const char *why;
    bool out_of_points;
    bool ahead; /* a later day is foretold: where there is room, nobody knows */
    /* At a desk: what the march hangs on from that hex on, which only play can
     * tell; NULL: it is certain. */
    const char *hangs_on;
    int unsure_from;
};
/* order-pontoon.c: bridges whose train has gone are no more. */
void con_tidy_pontoons(const struct board *board);
extern const struct order_kind con_lay_pontoon;

/* order-acting-vedette.c */
extern const struct order_kind con_acting_vedette;
/* 4g All of these units are points of cavalry that act as vedettes. */
bool con_act_as_vedettes(const struct party *party);
/* 4g a single point of strength; its guns go along */
static inline bool con_one_point(const struct unit *unit)
{
    return unit->sp == 1;
}
/* One that no longer has a single point ends it, and if it acted before says
 * so. */
void con_outgrow(const struct board *board, struct unit *unit);
void con_say_outgrown(struct play *play, const struct unit *unit, bool acted);

/* ch06-cavalry.c: signed for the side, 0 without a clear contact hex (6a)
 */
struct cavalry {
    int strength[SIDE_COUNT];
    struct hexes contact; /* contact hexes of both sides */
};
/* 6a one of the hexes is clear for cavalry. */
bool con_any_clear(const struct board *board, const struct hexes *contact);
bool con_places_decide(const struct board *board, const struct hexes *contact);
int con_cavalry_differential(const struct board *board,
                             const struct cavalry *cavalry, enum side side);

/* orders.c: Orders: what several kinds check alike. */
/* Nothing but own orders comes before that step: it belongs to phase I, which
 * lies ahead. */
bool con_settled(const struct game *game, const char *step);
/* Is it that of the seat? */
bool con_is_his(const struct seat *seat, enum side side);
/* Refuses what is unknown ("did you mean") or not the side's. */
bool con_check_own(const struct seat *seat, const struct order *order,
                   const char *id, struct report *report);
/* The same of the order's subject. */
bool con_check_subject(const struct seat *seat, const struct order *order,
                       struct report *report);
/* [base force] the force that the order is about; NULL after a refusal. */
struct force *con_check_force(const struct seat *seat,
                              const struct order *order, struct report *report);
/* Play does what a desk foresees of the order. */
void con_deed(struct play *play, const char *side, const struct order *order);
/* The same of a kind that the journal tells as the sheet says it, to its side
 * alone. */
void con_carry_out_as_said(struct play *play, const char *side,
                           const struct order *order);
/* What the side wants of the subject: by the order of its sheet, else by the
 * standing one. */
const void *con_wish(const struct play *play, enum side side,
                     const struct order_kind *kind, const char *about);
/* The army of whatever the id names, or NULL. */
const struct army_card *con_army_of(const struct board *board, const char *id);

/* supply.c: I.a1 */
enum step_end con_run_supply(struct play *play);
/* The line of the army to a center in that hex, source first; empty if no
 * open primary road leads there. */
struct hexes con_line(const struct board *board, const struct army *army,
                      int center);
/* The army in whose pool the administrative points of this one are: itself,
 * or with the switch coalition-ap the first of its side. */
struct army *con_pool(const struct board *board, const char *army);
bool con_supplied(const struct board *board, const struct force *force);
/* A messenger reaches the leader: [base dispatch]. */
bool con_dispatched(const struct board *board, const struct force *force);

/* forces.c: the standing order `senior` of the side */
extern const struct order_kind con_senior_order;
const struct seniority *con_seniority(const struct play *play, enum side side);

/* The chapter 10 side of the ruleset. */
enum loss_cycle { CYCLE_STANDS, CYCLE_RETREATS };
/* Points to be taken from a party by the cycle. only_cavalry leaves the other
 * arms alone (a staked arm of heavy cavalry). */
struct loss {
    const struct party *party;
    int points;
    enum loss_cycle cycle;
    bool only_cavalry;
    const struct rule *rule;
};

#endif
