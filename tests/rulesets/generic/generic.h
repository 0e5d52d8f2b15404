/*
 * Tests that know no ruleset: whatever ruleset the program has is tried with
 * what its own tables say. A world is a module and a turn on it; a trial begins
 * in one of them and goes on, exchange by exchange, with orders and turns that
 * are filled from ids that are there, of another kind, absent, from extremes
 * and from nothing. Nothing of that may be more than a finding: a trial runs in
 * a process of its own, and if that dies, what it had in hand is printed.
 */
#ifndef BERTHIER_TESTS_GENERIC_H
#define BERTHIER_TESTS_GENERIC_H

#include "campaign/documents/sheet.h"
#include "campaign/open/campaign.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/ruleset.h"
#include "tests/rulesets/generic/demands.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- worlds -------------------------------------------------------------- */

/* A turn to begin from; turn.data NULL: the set-up, with options drawn. */
struct world {
    const char *name; /* "samples/modules/waterloo-1815" or the turn's file */
    const struct ruleset *ruleset;
    struct module_document module; /* opened, with its element */
    struct bytes turn;
};

struct worlds {
    struct arena *arena;
    struct world *items;
    size_t count;
};

/*
 * Every module of the source tree that a ruleset of this program plays: folders
 * samples/modules/NAME and tests/NAME/module. On each, its set-up and the
 * golden turns of tests/golden that open on it.
 */
void worlds_find(struct worlds *out);
/* Those of one ruleset; empty if it has none. */
void worlds_of(struct worlds *out, const struct worlds *all,
               const struct ruleset *ruleset);

/* All kinds of a ruleset's orders, standing ones behind. */
enum { MOST_KINDS = 160 };
struct kinds {
    const struct order_kind *items[MOST_KINDS];
    size_t count;
};
void kinds_of(struct kinds *out, const struct ruleset *ruleset);

/* The folder of the ruleset's tests in the source tree. */
const char *tests_of(const struct ruleset *ruleset, struct arena *arena);

/* Stands where a campaign would have a digest. */
#define DIGEST_OF_NOTHING                                                      \
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"

/* ---- trials -------------------------------------------------------------- */

/* What a trial's process leaves for the one that started it. */
struct ledger {
    char doing[256];                                /* what was being done */
    char sheet[256 * 1024];                         /* with these orders */
    size_t tried[MOST_KINDS], accepted[MOST_KINDS]; /* as struct kinds has them
                                                     */
    size_t sheets, exchanges, findings;
    size_t pairs, same;    /* truths, and those of which all letters are */
    size_t turns, opened;  /* spoilt ones, and those of them that were read */
    int met[MOST_DEMANDS]; /* of the ruleset's demands */
};

struct desk;
struct words;

struct trial {
    const struct world *world;
    uint64_t seed, state;
    struct kinds kinds;
    struct ledger *ledger;
    struct bytes turn; /* where it stands; malloc()ed */
    size_t next_kind;  /* whose turn it is to be tried */
    /* Of the exchange that is tried: */
    struct arena *arena;
    struct report *report;
    struct campaign campaign;
    struct roster_side *sides;
    struct roster_member member;
    struct campaign_member commander;
    const struct element *root; /* of the turn */
    struct words *words;
    bool obedient; /* only what is offered is ordered */
    bool wordless; /* nothing is to be said: words are not collected */
    bool legal;    /* a player decides what is ordered (player.h), and all that
                      he orders must be accepted */
    struct names silent; /* sides that he says nothing for */
    /* Looks at what was played, before it is written; or NULL. */
    void (*after_exchange)(struct trial *trial,
                           const struct exchange_orders *orders,
                           const struct outcome *outcome);
    struct demands demands; /* for who counts there what must come up */
};

unsigned chance(struct trial *trial, size_t among);
bool once_in(struct trial *trial, unsigned times);

/* Stops the trial's process: what should never be was seen. */
void trial_fail(const struct trial *trial, const char *format, ...)
    __attribute__((format(printf, 2, 3), noreturn));
#define MUST(trial, condition, ...)                                            \
    do {                                                                       \
        if (!(condition))                                                      \
            trial_fail(trial, __VA_ARGS__);                                    \
    } while (0)
void trial_does(struct trial *trial, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Makes turn 0 if the world has no turn. */
void trial_begin(struct trial *trial);
void trial_end(struct trial *trial);
/* The trial stands at a copy of these bytes. */
void trial_keep(struct trial *trial, const struct bytes *bytes);
/* Opens a turn in a new arena; false after refusals, which are counted. */
bool trial_open(struct trial *trial, const struct bytes *turn);
void trial_close(struct trial *trial);
/* Sheet, check, lock, play, write and rendering; leaves the turn that was
 * written. False if nothing more can be played. strict: what is written must be
 * read again. */
bool trial_exchange(struct trial *trial, bool strict);
/* The turn as everybody would look at it, with a sheet that was not played, or
 * NULL. */
void trial_look(struct trial *trial, const struct sheet *unplayed);

/* ---- what is said -------------------------------------------------------- */

/* Ids and values of turn and module. */
void words_collect(struct trial *trial);
/* A value for that field; NULL: leave it out. */
const char *words_value(struct trial *trial, const struct field *field);
/* A value that has been seen somewhere in such a field, or NULL. */
const char *words_likely(struct trial *trial, const struct field *field);

/* Attributes with these fields, spoilt in one to three places. */
void words_spoil(struct trial *trial, struct element *element,
                 const struct field *fields);
/* A sheet for the turn, as it would come by mail. */
void sheet_invent(struct trial *trial, struct buffer *out);
/* The root's tag of one. */
struct writer;
void sheet_open(struct writer *writer, const struct trial *trial);
/* legal.c: the sheet of a player, and for whom he sends none. */
void sheet_decide(struct trial *trial, struct buffer *out);
/* A sheet as it is mailed, and as the orders of a player's text. */
const char *sheet_as_xml(struct trial *trial, const struct sheet *sheet);
const char *sheet_as_text(struct trial *trial, const struct desk *desk,
                          const struct sheet *sheet);

/* ---- what is done to a turn ---------------------------------------------- */

/* The opened turn's file with changes that its host might sign. */
void spoil_turn(struct trial *trial, struct bytes *out);
/* The same at another step of the sequence, and nothing else. */
void spoil_place(struct trial *trial, struct bytes *out);
/* A correction; false if it is refused as such. The opened turn is no longer
 * what it was. */
bool correct_turn(struct trial *trial, struct bytes *out);
/* Is the turn read? Then the trial stands at it. Counts both. */
bool trial_try(struct trial *trial, const struct bytes *turn);

/* ---- batches ------------------------------------------------------------- */

struct batch {
    const char *name; /* of the test */
    void (*play)(struct trial *trial);
    unsigned quick, many; /* trials a ruleset */
};

/* Plays the trials of each ruleset; fails the test after the last if one died
 * or check says no of a ruleset's sums. BERTHIER_SEED=N plays trial N alone. */
void batch_run(const struct batch *batch,
               void (*check)(const struct ruleset *ruleset,
                             const struct ledger *sums));

#endif
