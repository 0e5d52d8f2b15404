/*
 * A legal player of whatever ruleset: he orders what the choices of its kinds
 * offer him, and what comes to mind where a kind offers nothing, if the checks
 * let it pass. He knows no rule. So that armies meet, a ruleset says in a file
 * of its own (tests/rulesets/RULESET/liking.c) how much a choice is to be
 * liked; one that says nothing is played by mere chance.
 */
#ifndef BERTHIER_TESTS_GENERIC_PLAYER_H
#define BERTHIER_TESTS_GENERIC_PLAYER_H

#include "campaign/judge/desk.h"
#include "core/buffer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bold take what they like best of what they look at, the timid what they
 * like least, the fair whatever comes. */
enum character { FAIR, BOLD, TIMID, CHARACTERS };

/* What few do often: armies would melt away and wars end before they begin. */
struct habit {
    const struct order_kind *kind;
    unsigned once_in; /* so many sections is it thought of; 0: in each */
    unsigned more;    /* orders than of other kinds */
    bool goal;        /* what is liked best the timid take, too */
};

/* What a ruleset says of its players. */
struct taste {
    const char *ruleset;
    /* How much the choice is liked: how near it comes to the enemy, to a goal.
     * NULL: all are the same. */
    int (*liking)(const struct seat *seat, const struct order_kind *kind,
                  const void *details);
    const struct order_kind *const *liked; /* kinds that it speaks of; NULL ends
                                            */
    const struct habit *habits;            /* ends with {NULL}; NULL: none */
    unsigned picks; /* fewer than so many orders of a kind; 0: as is usual */
    size_t most;    /* so many choices of a kind are looked at; 0: as many as is
                       usual */
};

/* Of the rulesets that say something; NULL at the end. */
extern const struct taste *const tastes[];
/* Never NULL. */
const struct taste *taste_of(const struct ruleset *ruleset);

struct player {
    const struct desk *desk; /* of all sides for which he writes */
    const struct taste *taste;
    uint64_t game;   /* by which a side keeps its character in all exchanges */
    uint64_t *state; /* of his stream of chances */
    const enum character *character; /* of all his sides; NULL: as it comes */
    bool talkative;                  /* no side is ever silent */
    /* An order of a kind that offers nothing, about that subject or (NULL)
     * any; NULL if none comes to mind. The member may be NULL. */
    const struct order *(*invent)(void *whose, const struct seat *seat,
                                  const struct order_kind *kind,
                                  const char *about);
    /* Other details, which pass, for what he was offered; or the same. The
     * member may be NULL. */
    const void *(*vary)(void *whose, const struct seat *seat,
                        const struct order *order);
    /* Stops the test: he was offered what is refused. */
    void (*refused)(void *whose, const char *words);
    void *whose;
};

struct writer;

/* What his sheet orders. silent: sides for which he sends none. */
void player_decide(const struct player *player, struct judged_sheet *out,
                   struct names *silent);
/* The sections of a sheet with that; its root's tag is the caller's. */
void player_write(struct writer *writer, const struct judged_sheet *sheet,
                  struct arena *arena);

#endif
