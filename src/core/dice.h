/* Dice are named, not drawn from a stream: what falls hangs on the seed of
 * the exchange and on the label alone, so that adding a roll moves no other.
 * (See doc/dice.md.)
 *
 * A rule throws with journal_roll(), which throws (dice_throw()) and adds the
 * event that shows it. The label is made of the case, what is thrown for and
 * whose throw it is; asking twice for one label is a bug. The bytes come from
 * a dice_source: in an exchange from trust/, as the hash of seed and label; in
 * tests from what they like.
 *
 * dice_called() is the other way of having dice, for core/odds.h: nothing is
 * thrown, a caller chooses each fall in turn, so that all ways can be looked
 * at. A rule that asks of a throw no more than whether it reaches a number
 * says so with dice_asks() before it throws; falls that answer alike are then
 * one way. A play whose end hangs on few things says how they stand with
 * dice_stand(); ways that come to the same are then one way from there on.
 * dice_again() throws a roll of a journal once more, for who proves it. */
#ifndef BERTHIER_CORE_DICE_H
#define BERTHIER_CORE_DICE_H

#include "core/journal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

/*
 * Where the bytes come from. block fills out with the block-th 32 bytes that
 * belong to the label: HMAC-SHA256(seed, "pbem-roll/1\n" label "\n" block
 * "\n"), given by trust/; tests give their own.
 */
struct dice_source {
    void (*block)(const void *context, const char *label, unsigned block,
                  uint8_t out[32]);
    const void *context;
};

struct dice;

struct dice *dice_new(struct arena *arena, const struct dice_source *source);

/*
 * Dice that are not thrown: for those who look at every way they may fall
 * (core/odds.h). choose is asked which of count ways, 0 and up, comes next;
 * weights says how many falls of the dice each stands for.
 */
struct dice_caller {
    int (*choose)(void *context, const int *weights, int count);
    void *context;
    bool every_face; /* whatever is asked: to prove that asking is right */
    /* See dice_stand(); NULL: it is not asked. */
    bool (*stand)(void *context, const char *position);
};
struct dice *dice_called(struct arena *arena, const struct dice_caller *caller);

/*
 * Who throws next asks nothing but whether the sum is at least so much; after
 * several calls, this of each of them. Thrown dice do not care. Called dice
 * choose among the sums that answer alike, and show one for all; the label and
 * the throw itself are as ever.
 */
void dice_asks(struct dice *dice, int least);

/*
 * Between two throws: what is still to come hangs on nothing but this text and
 * the dice, so that ways which come to the same text come to the same in the
 * end. It must tell all that the rules and the outcome will look at, and what
 * no play has changed may be left out. True: the play may stop here, nobody
 * looks at what it would come to. A text is only wanted where dice_joins()
 * says so; thrown dice want none and go on.
 */
bool dice_joins(const struct dice *dice);
bool dice_stand(struct dice *dice, const char *position);

/*
 * Throws count dice of that many sides (2..256) under the label
 * <case>/<what>/<which>: the case's number in lower case, what is thrown for,
 * and whose throw it is (an id, a hex). A byte of 256 - 256 mod sides or more
 * is skipped; a die is 1 + byte mod sides. Asking for a label twice is a bug
 * and aborts, as is a label outside [a-z0-9./-]{1,120}. which may be NULL.
 */
const struct roll *dice_throw(struct dice *dice, const struct rule *rule,
                              const char *what, const char *which, int count,
                              int sides);
/* The same roll once more, for him who proves it: label, sides and how many
 * are those of given, faces and bytes are made. False if given is no roll that
 * could have been thrown. */
bool dice_again(struct roll *out, const struct roll *given,
                const struct dice_source *source, struct arena *arena);
/* Everything thrown so far, in order. */
const struct roll *const *dice_rolls(const struct dice *dice, size_t *count);

/* Throws and adds an EVENT_ROLL, to be shown to whom the caller says. */
const struct roll *journal_roll(struct journal *journal, struct dice *dice,
                                const struct rule *rule, const char *what,
                                const char *which, int count, int sides,
                                struct event **event);

#endif
