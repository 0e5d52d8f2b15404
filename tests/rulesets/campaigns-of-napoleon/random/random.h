/* What the files of the random and of the wicked player know of each other:
 * campaigns of Waterloo 1815 that are played in process, from sheet to turn
 * file, without signatures and commits. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_RANDOM_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_RANDOM_H

#include "campaign/documents/documents.h"
#include "campaign/exchange/stages.h"
#include "campaign/judge/desk.h"
#include "core/writer.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/rulesets/generic/player.h"
#include "tests/support/test.h"

#include <stdbool.h>
#include <stdint.h>

extern const struct ruleset campaigns_of_napoleon_ruleset;

/* A stream of numbers that hangs on its seed alone. */
struct chance {
    uint64_t state;
};
/* 0 .. among - 1; among is not 0. */
unsigned chance(struct chance *chance, size_t among);
/* True once in so many times. */
bool chance_once_in(struct chance *chance, unsigned times);

/* The module, read once for all campaigns. */
struct tally;
struct world {
    struct arena *arena;
    struct report *report;
    struct module_document module;
    struct tally *tally;
};
struct world *world_new(void);
void world_free(struct world *world);

/* One campaign. Arena and turn are renewed with each exchange: what is played
 * on is what was read back from the turn file. */
struct match {
    const struct world *world;
    uint64_t seed;
    struct chance chance;
    enum character characters[SIDE_COUNT];
    struct arena *arena;
    struct turn turn;
    bool closed;                   /* a side knows what it may see */
    struct turn views[SIDE_COUNT]; /* then */
    bool wicked;                   /* both write nonsense */
    struct arena *memory;          /* of the wicked: orders they once wrote */
    const struct element **stale;
    size_t stale_count;
    int exchanges;                 /* since the game turn began */
    const struct outcome *outcome; /* of the exchange that is looked at */
    bool over;
};

/* gardener.c: a campaign that begins in its middle, as the seed wants it. */
void match_begin(struct match *match, const struct world *world, uint64_t seed);
/* match.c: one exchange by two random players, with everything that must hold;
 * true if it ended a game turn. */
bool match_exchange(struct match *match);
void match_end(struct match *match);
/* Fails the test, and says where. */
void match_fail(const struct match *match, const char *format, ...)
    __attribute__((format(printf, 2, 3), noreturn));
#define MUST(match, what, ...)                                                 \
    ((what) ? (void)0 : match_fail(match, __VA_ARGS__))
struct board match_board(const struct match *match, struct game *game);
struct desk match_desk(const struct match *match, enum side side);
/* The turn as a file, and back; the bytes live in the arena. */
struct bytes turn_bytes(const struct turn *turn, struct arena *arena);
void turn_from(struct turn *out, const struct match *match,
               const struct bytes *bytes, struct arena *arena);

/* views.c: what each side may see of the turn, as a file and back; says
 * nothing that is not so. */
void match_look(struct match *match);

/* words.c: an order with values that a player could think of; about may be
 * NULL. NULL if no such order can be read. */
struct words {
    struct board board;
    enum side side;
    struct chance *chance;
    const char *about;
    bool wild; /* values that nobody in his senses would think of */
};
struct element *words_element(const struct words *words,
                              const struct order_kind *kind);
const struct order *words_order(const struct words *words,
                                const struct order_kind *kind);

/* player.c: the sheet of a side by the player of all rulesets, as text; empty
 * if he stays silent. */
struct bytes player_sheet(struct match *match, enum side side);

/* The root's tag, for both kinds of players. */
struct writer;
void sheet_head(struct writer *writer, const struct match *match,
                enum side side);
/* wicked.c: the sheet of one who means no good. */
struct bytes wicked_sheet(struct match *match, enum side side);

/* What the two sheets say, and what came of it. */
struct exchange {
    const struct match *match;
    struct exchange_orders orders;
    struct exchange_seed seed;
    struct outcome outcome;
};
/* invariants.c */
void exchange_keeps_its_word(const struct exchange *exchange);
void exchange_loses_nothing(const struct exchange *exchange);
void exchange_leaves_all_well(const struct exchange *exchange);

/* tally.c */
struct tally *tally_new(struct arena *arena);
void tally_exchange(struct tally *tally, const struct exchange *exchange);
void tally_findings(struct tally *tally, size_t findings);
size_t tally_count_findings(const struct tally *tally);
size_t tally_orders(const struct tally *tally);
int tally_game_turns(const struct tally *tally);
void tally_print(const struct tally *tally);
/* Fails if something occurred too seldom: long_run, or the quick one. */
void tally_check(const struct tally *tally, bool long_run);

#endif
