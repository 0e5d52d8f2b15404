/* What the chapters of the toy ruleset know of each other. */
#ifndef BERTHIER_TESTS_TOY_GAME_H
#define BERTHIER_TESTS_TOY_GAME_H

#include "core/hex.h"
#include "core/order.h"
#include "core/path.h"
#include "core/play.h"
#include "rulesets/ask.h"
#include "rulesets/cases.h"
#include "tests/toy/ruleset.h"
#include "wargame/map.h"
#include "wargame/stacks.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* clang-format off */
enum toy_case {
#define CASE CASE_ID
#include "tests/toy/cases.def"
#undef CASE
    TOY_CASES
};

enum toy_mechanism {
#define MECHANISM MECHANISM_ID
#include "tests/toy/base.def"
#undef MECHANISM
    TOY_MECHANISMS
};
/* clang-format on */

extern const struct rule toy_cases[TOY_CASES];
extern const struct rule toy_base[TOY_MECHANISMS];

/* Cites a case: RULE(5_4a). An unknown number does not compile. */
#define RULE(spelt) (&toy_cases[CASE_##spelt])
/* Cites a mechanism of our own: BASE(way_back). */
#define BASE(spelt) (&toy_base[MECHANISM_##spelt])

/* The module. */

struct family {
    const char *id;
    const char *name;
    int burrow;
    struct place place;
};

struct terrain { /* a row of the ground chart */
    const char *name;
    int cost;
    int shelter;
    bool hides;
    bool closed;
    const char *source;
};

struct heap {
    int hex;
    int apples;
};

struct band_card {
    const char *id;
    const char *family;
    const char *name;
    int hex;
    int strength;
    int pace;
    struct place place;
};

enum party { NOBODY, ATTACKER, DEFENDER };

struct scuffle_row { /* of the scuffle chart, sums ascending */
    int sum;         /* at least */
    enum party beaten;
    const char *source;
};

struct wind_row { /* of the wind chart, dice ascending */
    int die;
    int apples;
    const char *source;
};

enum { FAMILIES = 2 };

struct module {
    struct hex_map map; /* terrain: place of the ground in its chart */
    int watches;
    int stacking; /* bands of a family in a hex */
    struct family *families;
    size_t family_count;
    struct terrain *grounds;
    size_t ground_count;
    struct heap *heaps;
    size_t heap_count;
    struct band_card *bands;
    size_t band_count;
    struct scuffle_row *scuffles;
    size_t scuffle_count;
    struct wind_row *winds;
    size_t wind_count;
    struct ruleset_side sides[FAMILIES]; /* set by open_module */
};

/* The state. */

enum plan { UNPLANNED, SCOUT, PUSH, REST };

struct household { /* of a family, in the module's order */
    const char *family;
    int apples;
    enum plan plan;
};

struct band {
    PIECE; /* its side is the place of the family */
    const char *family;
    const char *name;
    int strength;
    int pace;
    bool tired;
    bool moved;
    bool scuffled;
    bool called;
};

struct scuffle { /* under way */
    const char *attacker;
    const char *defender;
    int round;
    enum party beaten; /* who has to answer */
};

enum verdict { UNDECIDED, FIRST_WINS, SECOND_WINS, DRAW };

struct game {
    int watch;
    int first;  /* index of the family that goes first */
    int turn;   /* 0, 1: whose go it is in moves and scuffles, 2: over */
    bool begun; /* the family at go has begun its scuffles */
    enum verdict verdict;
    struct place place;
    struct household *households;
    size_t household_count;
    struct heap *heaps;
    size_t heap_count;
    struct band *bands;
    size_t band_count;
    struct scuffle *scuffles; /* one or none */
    size_t scuffle_count;
    struct stacks *stacks; /* set by toy_stack */
};

/* toy.c: waives a step */
extern const struct order_kind toy_ask;

/* records.c */
extern const struct record toy_module_record;
extern const struct record toy_game_record;
extern const char *const toy_plan_words[];
bool toy_open_module(struct module *module, struct arena *arena,
                     struct report *report);

/* ch1-night.c: 1 the night */
struct game *toy_begin(const struct module *module,
                       const struct options *options, struct arena *arena);
bool toy_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file,
                   struct report *report);
/* coherence.c: Do the parts of a game agree that toy_open_game() took? */
bool toy_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report);
const char *toy_when(const struct game *game, const struct module *module,
                     struct arena *arena);
/* 1.2: is this the last watch, or has a family no band left? */
bool toy_night_is_over(const struct board *board);

/* bands.c: pieces and who they belong to */
/* Makes the stacks of a game that was read, copied or begun. */
void toy_stack(struct game *game, const struct module *module,
               struct arena *arena);
/* The top band of a hex, and the next below; NULL: there is none. */
struct band *toy_top(const struct board *board, int hex);
struct band *toy_below(const struct band *band);
/* Whose a band is; of a household its family says so itself. */
const char *toy_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name);
struct band *toy_band(const struct board *board, const char *id);
/* The band if it stands in the orchard and is the viewing side's; else
 * refuses by the rule. */
struct band *toy_own_band(const struct seat *seat, const struct order *order,
                          const char *id, struct report *report);
void toy_put(const struct board *board, struct band *band, int hex);
void toy_remove(const struct board *board, struct band *band);
/* Index of a family, and its household. */
int toy_family(const struct board *board, const char *id);
struct household *toy_household(const struct board *board, const char *id);
/* Whose go it is: id of the family. */
const char *toy_at_go(const struct board *board);

/* ch2-ground.c: 2 bands and the ground */
const struct terrain *toy_ground(const struct board *board, int hex);
/* 2.2: on the map and open. */
bool toy_open(const struct board *board, int hex);
/* 2.3: is the hex beside a band of the other family that stops? but may be
 * NULL: a band that does not count. */
bool toy_beside_enemy(const struct board *board, int side, int hex,
                      const struct band *but);
/* 2.5: is there room for one more band of the family? */
bool toy_has_room(const struct board *board, int side, int hex);

/* 2.2: what the first steps of a path cost. */
int toy_cost(const struct board *board, const struct hexes *path, size_t steps);
/* 2.3, 2.4: how far a path takes a band, and what ends it early. */
struct walk {
    size_t steps;                  /* hexes of the path that are entered */
    const struct rule *stopped_by; /* NULL: nothing */
    bool passed;                   /* 2.3a: an enemy too weak to stop it */
};
struct walk toy_walk(const struct board *board, const struct band *band,
                     const struct hexes *path);

/* ch3-plans.c: 3 plans */
extern const struct order_kind toy_plan;
void toy_ask_plans(const struct play *play, struct questions *questions);
enum step_end toy_run_plans(struct play *play);
bool toy_rests(const struct board *board, const char *family);
int toy_push_bonus(enum plan plan);
const char *toy_plan_text(enum plan plan);

/* ch4-moves.c: 4 moves */
extern const struct order_kind toy_move;
void toy_ask_moves(const struct play *play, struct questions *questions);
enum step_end toy_run_moves(struct play *play);
struct move {
    const char *band;
    struct hexes path;
};

/* ch5-scuffles.c, ch5-retreats.c: 5 scuffles */
extern const struct order_kind toy_scuffle;
extern const struct order_kind toy_retreat;
extern const struct order_kind toy_hold;
extern const struct order_kind toy_if_beaten;
extern const struct order_kind toy_chase;
void toy_ask_scuffles(const struct play *play, struct questions *questions);
enum step_end toy_run_scuffles(struct play *play);
struct challenge {
    const char *band;
    const char *enemy;
};
enum beaten { BEATEN_ASK, BEATEN_HOLD, BEATEN_BACK };
struct if_beaten {
    const char *band; /* NULL: every band */
    enum beaten value;
};
/* bands.c: what a round of it came to, for the table of a log. */
void toy_tell_outcome(struct play *play, const struct band *attacker,
                      const struct band *defender);
/* The scuffle under way, or NULL. */
struct scuffle *toy_under_way(const struct board *board);
struct band *toy_beaten(const struct board *board);
struct band *toy_victor(const struct board *board);
/* 5.4a: hexes a beaten band may retreat into, in the order of directions. */
struct hexes toy_ways_out(const struct board *board, const struct band *band,
                          const struct band *enemy);
/* 5.4: the beaten band's answer: does it, and says whether another round
 * follows. */
bool toy_answer(struct play *play);

/* ch5-odds.c: what may come of a scuffle */
extern const struct ruleset_odds toy_odds;

/* ch6-cousins.c: 6 cousins */
extern const struct order_kind toy_call;
enum { COUSIN_PRICE = 3, COUSIN_STRENGTH = 2 };

/* ch7-apples.c: 7 apples */
void toy_ask_gathering(const struct play *play, struct questions *questions);
enum step_end toy_run_gathering(struct play *play);

/* ch8-hiding.c: 8 hiding */
bool toy_sees(const struct board *board, const char *family,
              const struct band *band);
/* Lets those see the event who see the band. */
struct event *toy_show(struct play *play, struct event *event,
                       const struct band *band);
/* Tells what a band that has come to its hex finds beside it. */
void toy_scout(struct play *play, const struct band *band);
struct game *toy_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena);

/* names.c, and ch4-moves.c */
void toy_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names);
void toy_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details);
/* words.c: how a band stands; what apples buy */
const char *toy_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject);
const char *const *toy_purse(const struct seat *seat);
/* silence.c: what it costs that a section says no more */
const char *toy_silence_of_plans(const struct seat *seat,
                                 const struct section *section);
const char *toy_silence_of_moves(const struct seat *seat,
                                 const struct section *section);
const char *toy_silence_of_scuffles(const struct seat *seat,
                                    const struct section *section);
const char *toy_silence_of_gathering(const struct seat *seat,
                                     const struct section *section);

/* picture.c */
void toy_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

/* position.c: lines, NULL at the end */
const char *const *toy_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);

/* Two orders of a sheet that cannot both be (3.1, 4.1, 5.1). */
bool toy_check_section(const struct seat *seat, const struct section *section,
                       struct report *report);

#endif
