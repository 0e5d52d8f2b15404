/* Random players of Empires in Arms: campaigns that are played in process, a
 * turn file between any two exchanges. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_RANDOM_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_RANDOM_H

#include "rulesets/empires-in-arms/board/state.h"
#include "rulesets/ruleset.h"
#include "tests/rulesets/empires-in-arms/scene.h"

#include <stdint.h>

extern const struct ruleset empires_in_arms_ruleset;

/* Factors by kind, then what else is counted. */
enum {
    ITEM_IRREGULAR = FACTOR_COUNT,
    ITEM_GUERILLA,
    ITEM_MONEY,
    ITEM_MANPOWER,
    ITEM_SHIP,
    ITEM_COUNT
};
enum { MOST_NATIONS = 64 }; /* powers, then minor countries */
struct books {
    int has[MOST_NATIONS][ITEM_COUNT];
};

/* One campaign. What is played on is what was read back from the turn file. */
struct tally;
struct match {
    uint64_t seed;
    uint64_t state; /* of the stream of chances */
    struct scene *scene;
    struct tally *tally;        /* or NULL */
    struct arena *arena;        /* renewed with each exchange */
    const char *at;             /* step */
    bool wicked;                /* all write nonsense */
    int exchanges;              /* of this month */
    size_t orders;              /* given in all */
    size_t findings;            /* orders refused */
    struct questions questions; /* open when the exchange began */
    const char *step_before;    /* it began at */
    int turn_before;
    struct books before; /* when it began */
};

/* 0 .. among - 1; among is not 0. */
unsigned chance(struct match *match, size_t among);
/* True once in so many times. */
bool once_in(struct match *match, unsigned times);

void match_begin(struct match *match, uint64_t seed);
/* One exchange by seven random players, with everything that must hold. */
void match_exchange(struct match *match);
void match_end(struct match *match);
/* The game written and read again, in the match's arena. */
struct game *match_copy(const struct match *match);
/* The state as a file would have it. */
const char *match_bytes(const struct game *game, struct arena *arena);
/* Fails the test, and says where. */
void match_fail(const struct match *match, const char *format, ...)
    __attribute__((format(printf, 2, 3), noreturn));
#define MUST(match, what, ...)                                                 \
    ((what) ? (void)0 : match_fail(match, __VA_ARGS__))

/* Looks which questions are open. */
void match_ask(struct match *match);

/* gardener.c: the month begins with things as the seed wants them, so that
 * what is rare happens. */
void garden_lay_out(struct match *match);

/* player.c: sections of all powers by the player of all rulesets. */
void players_write(struct match *match);
/* spice.c: now and then an order says something else, if it may. */
const void *varied(struct match *match, const struct seat *seat,
                   const struct order *order);
/* Whoever is offered an alliance or a gift says yes, mostly. */
void players_agree(struct match *match);
struct seat match_seat(const struct match *match, struct game *game, int power);
/* The round that the power's open question of the step is in. */
int match_round(const struct match *match, int power);
/* words.c: an order as it stands in a sheet, made up; one with another value in
 * one field (NULL: it cannot be read). */
struct element *words_element(struct match *match, const char *side,
                              const struct order_kind *kind);
const struct order *words_changed(struct match *match, const char *side,
                                  const struct order *order);
/* wicked.c: the same, with no good in mind. */
void wicked_write(struct match *match);

/* invariants.c */
void all_is_well(const struct match *match);
void orders_are_settled(const struct match *match);

/* accounts.c: what every nation has, and that the journal tells of each change
 * since the exchange began. */
void books_of(struct books *books, const struct scene *scene);
void books_balance(const struct match *match);

#endif
