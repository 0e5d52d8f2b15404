/* Steps ask, then run: how an exchange is played.
 *
 * A ruleset's sequence is a table of steps, and play_exchange() (play.c) is the
 * one loop that walks it. For the step at its place it calls ask(), which
 * lists the questions that are open and changes nothing, and looks for an
 * answer to each: an order about its subject or the section of the step, a
 * standing order, and for questions open at the lock and silent sides, and for
 * all of sides that are absent, the fallback. If one that must be answered has
 * none, play stops here, and the next exchange goes on at this step. Else it
 * calls run(), which takes orders from the sections, checks and carries them
 * out one by one (play-orders.c), throws dice and writes the journal.
 * STEP_AGAIN comes back to the same step, so that loops live in the ruleset's
 * own state; STEP_NEXT goes on. Sections of a step that is past are closed, and
 * what was not reached in them is told.
 *
 * Behind a step that ends a game turn play stops too, after play_opening() has
 * gone through the head of the next one up to its first question. The same
 * questions make blank sheets and what show prints: play_questions().
 *
 * Stage 5 of an exchange calls this with the sheets of the lock; odds and
 * tests call a ruleset's step with a play of their own. The struct play is all
 * that a ruleset sees of the house: game, module, options and standing orders
 * come in, game and journal go out. doc/playing.md says the rules of it. */
#ifndef BERTHIER_CORE_PLAY_H
#define BERTHIER_CORE_PLAY_H

#include "core/dice.h"
#include "core/journal.h"
#include "core/order.h"
#include "core/progress.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

/* A decision that is open now. */
struct question {
    const char *side;
    const struct rule *rule;
    const char *subject; /* subject an order must name, or NULL: the section of
                          the step as a whole answers, even an empty one */
    int round;           /* 0 and 1 are the same: the first */
    const char *text;    /* for people: "orders for your forces" */
    const struct order_kind *const *answers; /* orders that answer; NULL ends */
    const struct order_kind *standing; /* a standing order that may, or NULL */
    const char *standing_subject; /* the subject under which it speaks, where
                                   that is not about: the step, for one that
                                   waives it; or NULL */
    const char *fallback; /* what acts when neither speaks, in words, or NULL:
                             then somebody must answer */
    bool optional;        /* need not be answered: play never waits for it */
};

/* The subject under which its standing order speaks, or NULL. */
static inline const char *question_standing_subject(const struct question *one)
{
    return one->standing_subject ? one->standing_subject : one->subject;
}

struct questions {
    struct arena *arena;
    struct question *items;
    size_t count;
};

struct question *question_add(struct questions *questions, const char *side,
                              const struct rule *rule, const char *text);

/* What a step's run says: go on to the next step, or come back to this one
 * (ask is called again first). */
enum step_end { STEP_NEXT, STEP_AGAIN };

/*
 * A line of the sequence of play. id is unique in the ruleset ("II.a"). ask
 * lists what is open now and changes nothing; NULL: this step asks nothing.
 * orders are the kinds a section of this step may hold (NULL at the end, or
 * NULL).
 */
struct step {
    const char *id;
    const struct rule *rule;
    const char *title;
    const struct order_kind *const *orders;
    /* Is it there at all, as the game stands? Play passes by one that is not,
     * as if the table did not have it. NULL: it always is. */
    bool (*applies)(const struct game *game);
    void (*ask)(const struct play *play, struct questions *questions);
    enum step_end (*run)(struct play *play);
    /* Whose sections this step takes, for blank sheets and check: true if the
     * side may speak here in this game turn as it looks now. NULL: all. */
    bool (*may_order)(const struct game *game, const char *side);
    /* What it asks a side waits for an answer: a sheet that says nothing is
     * asked again when play comes there. False: play runs on, and what the
     * sheet in hand does not say is never asked; now or never. */
    bool waits;
    /* The same where the game, an option or a standing order has a say in it.
     * NULL: none has. */
    bool (*waits_for)(const struct seat *seat);
    /* What it costs the side that its sheet says no more than this section
     * (NULL: nothing at all) for the step, as the game stands: "no command for
     * Reille and Foy: they test their initiative". On the seat's game the
     * orders of the section have been foreseen, as far as they are certain. In
     * the arena of the seat; NULL: it costs nothing. A member that is NULL: it
     * never does. */
    const char *(*silence)(const struct seat *seat,
                           const struct section *section);
    bool ends_game_turn; /* play stops behind it, whatever was sent */
};

bool step_stands(const struct step *step, const struct game *game);

/*
 * What a ruleset sees of the house while an exchange is played. Everything is
 * the ruleset's to change in game; the rest is given.
 */
struct play {
    union {
        struct board board;
        struct {
            struct game *game;
            const struct module *module;
            const struct options *options;
            struct arena *arena;
        };
    };
    struct dice *dice;
    struct journal *journal;
    struct section *sections; /* of the sheets in the lock */
    size_t section_count;
    struct standing *standing; /* one a side, in the order of the module; while
                                  an exchange is played, with the plans of its
                                  sheets */
    size_t standing_count;
    const struct order_kind *const *plans; /* the kinds of those; NULL at the
                                              end, or NULL */
    const struct names *silent; /* sides whose question open at the lock may
                                   be answered by its fallback: they sent no
                                   sheet and the roster's policy allows */
    const struct names *absent; /* sides whose every question its fallback
                                   answers: they are locked absent, or have
                                   signed an empty sheet. They stop nothing;
                                   NULL: none */
    const struct names *vacant; /* sides that nobody commands; NULL: none */
    const struct step *step;    /* the one that runs */
    bool running;               /* run was called, not ask; for the core */
    bool over;                  /* set by the ruleset: the game has ended */
    struct report *lapsed;      /* why orders lapsed; for the reports */
    struct progress *hand;      /* steps and orders are noted there; or NULL */
    /* The game as a side may see it: what its lapses tell it goes by that.
     * So does what it is asked, which must be the same at its desk. NULL:
     * nothing is hidden. */
    struct game *(*see)(const struct game *game, const struct module *module,
                        const struct options *options, const char *side,
                        struct arena *arena);
    /* What sentences call a side. NULL: by its id. */
    const char *(*side_name)(const struct module *module, const char *side);
};

/* What a sentence calls the side: as people do, where the ruleset says so. */
const char *play_side_name(const struct play *play, const char *side);

/*
 * Plays from the step of that id until a question stands open that no section,
 * standing order or fallback answers, or a game turn or the game ends.
 * Fallbacks act for the questions open at the lock of silent sides, and for
 * all of absent ones. *place says where play stands afterwards.
 */
enum play_end { PLAY_ASKS, PLAY_GAME_TURN, PLAY_OVER };

struct sequence_place {
    const char *step; /* id of the step that comes next or stands open */
};

enum play_end play_exchange(struct play *play, const struct step *sequence,
                            struct sequence_place *place);
/* Plays the steps that ask nothing from a place on, until one that asks comes.
 * An exchange that ends a game turn goes on so through the head of the next,
 * so that players see its weather before they are asked; a campaign begins so,
 * without a seed: such steps throw no dice. */
void play_opening(struct play *play, const struct step *sequence,
                  struct sequence_place *place);
/* The questions open at a place, without playing: those that its step asks
 * first. Of play only game, module, options, arena and the standing orders are
 * looked at. */
void play_questions(const struct play *play, const struct step *sequence,
                    const char *step, struct questions *questions);
/* Must a sheet answer it? No if it only may be answered, or if the standing
 * order in force speaks. (A fallback does not count.) */
bool play_waits(const struct play *play, const struct question *question);
const struct step *sequence_find(const struct step *sequence, const char *id);
/* The kinds of orders that its steps take, each once, in the order in which
 * the steps name them; NULL at the end. */
const struct order_kind *const *sequence_kinds(struct arena *arena,
                                               const struct step *sequence);

/* For a running step: the section of the side for this step and round, or
 * NULL. */
struct section *play_section(const struct play *play, const char *side,
                             int round);
/*
 * The first order of that kind about that subject (NULL: any) in the side's
 * sections of this step (any round if round is 0) that is not served yet, or
 * NULL. What run takes with it is served when run returns, also without being
 * carried out; ask may look without taking.
 */
struct order *play_order(const struct play *play, const char *side,
                         const struct order_kind *kind, const char *subject,
                         int round);
/* What the side has before it in the step that asks or runs: its own view of
 * the game, where anything is hidden. */
struct seat play_seat(const struct play *play, const char *side);
/* Has the side a legal order of one of these kinds (NULL at the end) in the
 * step that asks? Nobody is asked who has nothing to decide. Their choices()
 * are called until the first one is offered, on what the side sees: what it is
 * asked can be read from its view. */
bool play_offers(const struct play *play, const char *side,
                 const struct order_kind *const *kinds);
/* Details of the side's standing order, its initial value in the end. */
const void *play_standing(const struct play *play, const char *side,
                          const struct order_kind *kind, const char *subject);
/* The standing orders of the side, of a copy that the play has from now on: for
 * a play that is tried with others. Empty if it had none. */
struct standing *play_own_standing(struct play *play, const char *side);
/* The same of a kind that is planned: that nothing was planned and the default
 * acts is told to the side, once an exchange. */
const void *play_plan(struct play *play, const char *side,
                      const struct order_kind *kind, const char *subject);
/* The section's first order that is not served, or NULL. A step that may have
 * to stop between two orders takes them one by one with this and
 * play_carry_out(); what is left when play stops was not reached. */
struct order *play_next_order(struct section *section);
/* Checks and carries out, one after the other, the orders of the section that
 * are not served (NULL: none); what check refuses lapses: an EVENT_LAPSE with
 * its case, seen by the side. Of what its view does not show it reads no more
 * than that it cannot be; why, stands inside, for the whole book alone. Kinds
 * without carry_out are only checked. */
void play_section_orders(struct play *play, struct section *section);
/* One order the same way; it is served thereafter. Returns whether it was
 * carried out: what a lapsed order leaves open is settled by the standing
 * order, then the fallback. */
bool play_carry_out(struct play *play, const char *side, struct order *order);

#endif
