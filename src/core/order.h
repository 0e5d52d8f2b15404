/* Orders, what may be said of them, and the standing ones. */
#ifndef BERTHIER_CORE_ORDER_H
#define BERTHIER_CORE_ORDER_H

#include "core/field.h"
#include "core/report.h"
#include "core/rule.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buffer;
struct game;   /* each ruleset defines its own state */
struct module; /* and its own module data */
struct order_kind;
struct play;

/* One order of a sheet, or one standing order, or one plan. */
struct order {
    struct place place;
    const struct order_kind *kind;
    const void *details; /* read with kind->fields */
    bool served; /* in a sheet: it was carried out, has lapsed, or has answered
                    its question; what is not served when the exchange ends
                    was not reached and goes into the next blank sheet */
    bool taken;  /* the run that goes on has looked at it; for the core */
};

/* The orders of a side for one step, as its sheet has them. */
struct section {
    const char *side;
    const char *step; /* id of a step */
    int round;        /* 1, 2, ... */
    struct place place;
    struct order *orders;
    size_t count;
    bool served;    /* as a whole it has answered its question, or its step is
                       over. What was dropped of it is its orders that are not
                       served, whatever this says */
    size_t reached; /* orders before this one are served; for the core */
};

/* The standing orders of one side, one value a kind and subject; or its plans,
 * which act in the exchange of their sheet as standing orders do, and are gone
 * behind it. */
struct standing {
    const char *side;
    struct order *orders;
    size_t count;
};

/* A switch of the rulebook. */
struct option {
    const char *name;
    const struct rule *rule;
    const char *const *values; /* the first is the default; NULL at the end */
    const char *text;          /* what it switches, for people */
};

/* The options in force, in the order of the ruleset's table. */
struct option_value {
    const char *name;
    const char *value;
    int entry;      /* that switched it, in a turn; 0: it stands so from the
                       beginning */
    const char *by; /* ids of those who agreed to that, or NULL */
};

struct options {
    struct option_value *items;
    size_t count;
};

const char *option_value(const struct options *options, const char *name);
bool option_is(const struct options *options, const char *name,
               const char *value);

/* What lies on the table: all that a rule looks at. Of a seat it is as the side
 * sees it. struct play and struct seat have its members by their names too, so
 * that it needs no copy: &play->board is handed on. */
struct board {
    struct game *game;
    const struct module *module;
    const struct options *options;
    struct arena *arena; /* what is made for it lasts as long as it does */
};

/*
 * A seat: what a side has before it when its orders for a step are checked, in
 * an open book the turn itself. In game the earlier orders of the sheet have
 * been foreseen; foresee alone gets a scratch copy and may change it. certain
 * is false for a step that chance or the enemy comes before: then the world is
 * not asked. What is uncertain is the world, never the order.
 */
struct seat {
    union {
        struct board board;
        struct {
            struct game *game;
            const struct module *module;
            const struct options *options;
            struct arena *arena;
        };
    };
    const char *side;
    const char *step;
    bool certain;
    const struct standing *standing; /* of this side, or NULL */
};

/* Legal orders of a kind, for a blank sheet and for random players. */
struct choices {
    struct arena *arena;
    struct choice {
        const void *details;
        const char *comment; /* "Charleroi, 3 3/4 MP", or NULL */
        int rank;
    } * items;
    size_t count;
    size_t most; /* stop adding here; 0: no limit, and of places also those
                    without a name */
    struct report *tried; /* counts what is refused; made by the first offer */
    int rank; /* what is offered from now on has this rank: a sheet lists
                 the lower ones first, those of one rank as they come */
};

/* Ranks of places: named ones before all others, near ones before far. */
enum { RANK_UNNAMED = 1000000 };

/*
 * Puts an order into the list if its own check lets it pass (order_fits()), so
 * that whatever a sheet lists is accepted; says whether it did. This is the
 * only way into the list, and a kind's choices() hands it every candidate
 * without judging it first. The details are copied; they must be as
 * order_read() would make them of the sheet's words. format NULL: without
 * comment; what it prints must be there for a refused candidate, too.
 *
 * Each order is judged by itself, on the game as it stands: one that is listed
 * may refuse another one of the same list once it is foreseen, and what only
 * the whole section shows is check_section()'s.
 *
 * The check asks no world where the seat is uncertain. A choices() that would
 * then list every place for every piece sorts out itself what is not there as
 * the game stands: it is the one condition that may stand before an offer
 * (besides one that saves asking thousands), and says so where it stands.
 */
bool choice_offer(const struct seat *seat, struct choices *choices,
                  const struct order_kind *kind, const void *details,
                  const char *format, ...)
    __attribute__((format(printf, 5, 6)));
/* Nothing more goes in: a long search may end. */
bool choices_full(const struct choices *choices);

/* Has the seat an order of one of these kinds (NULL at the end) that its checks
 * let pass? Their choices() are called until the first one is offered. */
bool offers_any(const struct seat *seat, const struct order_kind *const *kinds);

/*
 * A kind of order. It is checked in two parts, always by order_check(): at the
 * player's desk, at submit and just before it is carried out (then what is
 * refused lapses).
 *
 * check_order refuses what is wrong with the order whatever the world does:
 * each id names a thing of the kind asked for, and one of the ordering side's
 * where no play can change that; words and numbers are in range; fields that
 * need each other are there. An id that play makes later is none of its
 * business. It is asked on any game, certain or not, and say relies on it
 * alone.
 *
 * check_world refuses what the game does not let happen now. It is asked only
 * when check_order said yes, and relies on that.
 *
 * carry_out is called only after both said yes on the very same game, and so is
 * foresee, which does on a scratch game what is certain about the order,
 * without dice: where the world does not hold, nothing is foreseen. Each of the
 * three may be NULL: nothing to refuse, nothing to foresee.
 */
struct order_kind {
    const char *name;        /* its element */
    const struct rule *rule; /* the case that gives the order */
    const char *summary;     /* one line for people */
    size_t size;             /* of details */
    const struct field *fields;
    const char *subject; /* name of the field that says about whom or what: a
                            question about "x" is answered by the order whose
                            subject is "x"; NULL: the order has none */
    bool (*check_order)(const struct seat *seat, const struct order *order,
                        struct report *report);
    bool (*check_world)(const struct seat *seat, const struct order *order,
                        struct report *report);
    void (*foresee)(const struct seat *seat, const struct order *order);
    void (*carry_out)(struct play *play, const char *side,
                      const struct order *order);
    /* The order in plain words with its certain consequences. */
    void (*say)(const struct seat *seat, const struct order *order,
                struct buffer *out);
    /* Offers all orders that a sheet should list, with choice_offer(). */
    void (*choices)(const struct seat *seat, struct choices *choices);
    /* The form as a sheet shows it, where all fields would hide the sense;
     * NULL: all of them. */
    const char *form;
    /* Do choices() offer, for a step that others come before, what could be
     * done on the game as it stands? Then a sheet lists it for who orders
     * ahead. */
    bool ahead;
    /* A second order of the kind about the same subject (without a subject: a
     * second one at all) is refused in a section, where it could but repeat or
     * gainsay the first. False: the checks tell how often it may be given. */
    bool once;
    /* Of a standing order: its value at turn 0, read as if it stood in a
     * file, e.g. "<initiative value=\"first\"/>" is {.value = FIRST}; of a
     * plan its value in each exchange whose sheet has none. NULL for ordinary
     * orders. */
    const void *initial;
    /* Does this value of a standing order or plan leave the question open
     * ("ask")?
     * NULL: never. */
    bool (*asks)(const void *details);
    /* Of a standing order that holds a secret of the game: what those who read
     * it know beforehand, as the end of a sentence ("your chits"). In an open
     * book all read it, and its owner is told so. NULL: no secret. */
    const char *reveals;
};

/* Checks an order in both parts, the world only where it is certain;
 * refuses into the report. */
bool order_check(const struct seat *seat, const struct order *order,
                 struct report *report);
/* Does order_check() say yes? In silence, for lists of choices. */
bool order_fits(const struct seat *seat, const struct order_kind *kind,
                const void *details);
/* Foresees, on the seat's game, an order that order_check() has let pass; in an
 * uncertain world only if it, as far as it is known, lets it happen. */
void order_foresee(const struct seat *seat, const struct order *order);

/* Of an order that is given ahead: what play would refuse on the board as it
 * stands, by the kind's own check_world, as the end of a sentence; nothing of
 * one that would be carried out. */
void order_say_lapse(const struct seat *seat, const struct order *order,
                     struct buffer *out);

/* The subject of an order as text, NULL if it has none. Of a list of names it
 * is the first; a hex is printed with four digits, a choice as its word; an
 * optional choice that is missing is no subject. */
const char *order_subject(struct arena *arena, const struct order *order);
/* Is that its subject? NULL: has it none? */
bool order_is_about(const struct order *order, const char *subject);

/* Reads the attributes of an order's element; NULL after refusals. An unknown
 * order name is refused with a "did you mean". */
struct order *order_read(struct arena *arena,
                         const struct order_kind *const *kinds,
                         const struct element *element, const char *file,
                         struct report *report);
void order_write(struct writer *writer, const struct order *order);
/* "move force=\"reille\" path=\"0722 0821\"" for prose. */
const char *order_text(struct arena *arena, const struct order *order);
/* The same as a journal tells it, without any mark of a file: "move reille 0722
 * 0821 joins=yes". What it must say stands without its name. */
const char *order_words(struct arena *arena, const struct order *order);

/* The details of a standing order in force: of that kind and, if subject is
 * not NULL, about that subject, else the one without; then kind->initial. */
const void *standing_details(const struct standing *standing,
                             const struct order_kind *kind,
                             const char *subject);
/* Puts an order in, in place of one of the same kind and subject. */
void standing_put(struct arena *arena, struct standing *standing,
                  const struct order *order);
/* The same with all of them (NULL: none). */
void standing_add(struct arena *arena, struct standing *standing,
                  const struct standing *more);

/* Of an order kind: what it is called, the case that gives it, and what it
 * does; what its details are, and how they are read: the rows of its fields, or
 * a table that several kinds read. */
#define ORDER(its_name, its_rule, does)                                        \
    .name = its_name, .rule = its_rule, .summary = does
#define DETAILS(in, table) .size = sizeof(struct in), .fields = (table)
#define FIELDS(in, ...)    DETAILS(in, ((const struct field[]){__VA_ARGS__, {0}}))
/* A check refuses the order that it is asked about, into its report: "the case,
 * the sentence and what that names". */
#define REFUSE(...) refuse(report, &order->place, __VA_ARGS__)

#endif
