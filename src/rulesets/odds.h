/* What a ruleset offers to those who ask for chances: scenes, the combats that
 * stand in a position, and what may come of one. */
#ifndef BERTHIER_RULESETS_ODDS_H
#define BERTHIER_RULESETS_ODDS_H

#include "core/field.h"
#include "core/names.h"
#include "core/play.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct buffer;

/* One thing that comes of a combat: a number, or one of some words. */
struct ruleset_measure {
    const char *id;           /* "french-losses" */
    const char *title;        /* "French losses, SP" */
    const char *const *words; /* of the values 0, 1, ...; NULL at the end;
                                 NULL: numbers */
    const char *brief; /* heads its column in a matrix; NULL: not in it */
    bool tenths;       /* its numbers are tenths: 31 is 3.1 */
};

/* A choice that one side makes before the combat and the other cannot see; or
 * what else must be settled before it can be played. */
struct ruleset_secret {
    const char *id;           /* "french-chit" */
    const char *title;        /* "French chit" */
    const char *const *words; /* of the values 0, 1, ...; NULL at the end */
};

enum { MOST_SECRETS = 4 };

/* What a position may say of a secret instead of its value. */
enum {
    SECRET_OPEN = -1, /* not known: every value is looked at */
    SECRET_IDLE = -2, /* it plays no part */
};

/*
 * Of the play that all of these look at, game, module, options, standing
 * orders, arena and journal are set, and dice where it says so. A combat is
 * called by its id, which lives in the play's arena.
 */
struct ruleset_odds {
    /* A small scene: element "<name>-scene" with a struct of the ruleset's. */
    const struct record *scene;
    const struct ruleset_measure *measures; /* ends with {0} */
    const struct ruleset_secret *secrets;   /* ends with {0}; NULL: none */
    int leaves; /* a combat of more plays is simulated unless its asker wants
                   more; 0: ODDS_MOST_LEAVES. For a ruleset whose combats are
                   long to play */

    /* Puts the game of a scene into the play, and a module of its own if the
     * scene changes the map. Standing orders are read later. */
    bool (*set_up)(struct play *play, const void *scene, const char *file,
                   struct report *report);
    /* Of a turn: makes of it the position in which combats stand, without
     * dice. NULL: nothing is to be made. */
    void (*begin)(struct play *play);
    void (*list)(const struct play *play, struct names *ids);
    /* The id of the combat that the place (a hex, an area, a piece) has a
     * part in, or NULL. */
    const char *(*find)(const struct play *play, const char *place);
    /* Who meets whom, in lines for people; secrets as they will be played,
     * SECRET_OPEN for those of a matrix. */
    void (*say)(const struct play *play, const char *id, const int *secrets,
                struct buffer *out);
    /* The value of a secret in the position, SECRET_OPEN or SECRET_IDLE. */
    int (*secret)(const struct play *play, const char *id, size_t secret);
    /* May a secret have that value in this combat? NULL: any may. */
    bool (*may)(const struct play *play, const char *id, size_t secret,
                int value);
    /* Plays the combat to its end with the play's dice; values has a place
     * for each measure, secrets a value for each secret. */
    void (*play)(struct play *play, const char *id, const int *secrets,
                 int *values);
};

#endif
